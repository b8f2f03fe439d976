"""Everything the server asks of the database and tells it, each as one function inside a transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ..core.faults import fault
from ..core.typed import convert
from . import schema
from .errors import ServerError, Stale
from .identity import check_free
from .records import EMPTY, OPEN, OVER, PLAYING, Box, ChatLine, Player, Question, Seat, StoredMove, Table

log = logging.getLogger("monstrerie.server")
CHANNEL: Final = "monstrerie"
LIST_LENGTH: Final = 100
CHAT_LENGTH: Final = 200
LISTED_SECONDS: Final = 24 * 3600.0
OPEN_SECONDS: Final = 14 * LISTED_SECONDS
_AS_JSON: Final = frozenset(column.name for column in schema.tables.c if isinstance(column.type, sa.JSON))
_APPEND: Final = (
    "INSERT INTO moves (table_id, number, seat, move, outcome, by, batch, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_LEEWAY: Final = 60.0
"""seconds that the clocks of database and servers may differ"""
_AT_ONCE: Final = 5000
"""ids in one question: databases bound how many values it may bring along"""


def notify(
    connection: sa.Connection,
    table: str,
    server: str,
    what: str,
    online: Sequence[str] = (),
    moves: tuple[int, int] | None = None,
) -> None:
    """With PostgreSQL: let the other servers know, at the moment the transaction is committed.

    `moves` are the epoch and how many moves it has now: whoever has read them already need not read again.
    """
    if connection.dialect.name == "postgresql":
        said = {"table": table, "server": server, "what": what, "online": list(online), "moves": moves}
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, json.dumps(said)))


# --- players ------------------------------------------------------------------------------------------------


def player(connection: sa.Connection, id: str) -> Player | None:
    """The player with that id."""
    row = connection.execute(sa.select(schema.players).where(schema.players.c.id == id)).first()
    return Player(row.id, row.name, row.generation, row.avatar, row.banned is not None) if row else None


def standing(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """Of which generation the cookies of these players are, as far as they may be here at all."""
    c = schema.players.c
    found: dict[str, int] = {}
    for start in range(0, len(ids), _AT_ONCE):
        there = c.id.in_(ids[start : start + _AT_ONCE]) & c.banned.is_(None)
        found |= {
            row.id: row.generation for row in connection.execute(sa.select(c.id, c.generation).where(there))
        }
    return found


def sign_out(connection: sa.Connection, who: Player, server: str) -> Player:
    """All cookies that a player has so far no longer count."""
    newer = msgspec.structs.replace(who, generation=who.generation + 1)
    c = schema.players.c
    connection.execute(schema.players.update().where(c.id == who.id).values(generation=newer.generation))
    notify(connection, "", server, "signed-out", [who.id])
    return newer


def add_player(connection: sa.Connection, new: Player, now: float) -> None:
    """A new guest."""
    connection.execute(
        schema.players.insert().values(id=new.id, name=new.name, avatar=new.avatar, created=now)
    )


def change_player(connection: sa.Connection, who: Player, server: str) -> list[str]:
    """Another name or avatar, at every table at once; answers the ids of those tables. Refused where
    somebody at one that is not over has a name like it.
    """
    id = who.id
    mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == id)
    others = (
        sa.select(schema.players.c.name)
        .join(schema.seats, schema.seats.c.player == schema.players.c.id)
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
        .where(schema.tables.c.status != OVER, schema.seats.c.table_id.in_(mine), schema.players.c.id != id)
    )
    check_free(who.name, connection.scalars(others))
    connection.execute(
        schema.players.update().where(schema.players.c.id == id).values(name=who.name, avatar=who.avatar)
    )
    where = schema.seats.c.player == id
    found = [row.table_id for row in connection.execute(sa.select(schema.seats.c.table_id).where(where))]
    for table_id in found:
        change_table(connection, table_id)
        notify(connection, table_id, server, "table")
    return found


# --- boxes --------------------------------------------------------------------------------------------------


def box(connection: sa.Connection, id: str) -> Box:
    """The box with that id."""
    row = connection.execute(sa.select(schema.boxes).where(schema.boxes.c.id == id)).first()
    if row is None:
        raise ServerError("unknown-box")
    return Box(**row._mapping)


def box_for(connection: sa.Connection, id: str, game: str) -> Box:
    """The box with that id, which must be of this game."""
    found = box(connection, id)
    if found.game != game:
        raise ServerError("unknown-box")
    return found


def box_of(connection: sa.Connection, player: str, game: str) -> Box | None:
    """The box of a game that a player keeps."""
    c = schema.boxes.c
    query = sa.select(schema.boxes).where((c.player == player) & (c.game == game))
    row = connection.execute(query).first()
    return None if row is None else Box(**row._mapping)


def keep_box(connection: sa.Connection, new: Box) -> Box:
    """Keep a player's box; the one of the same game before lends it its id, so that links stay."""
    before = box_of(connection, new.player, new.game)
    if before is None:
        connection.execute(schema.boxes.insert().values(msgspec.structs.asdict(new)))
        return new
    kept = msgspec.structs.replace(new, id=before.id)
    query = schema.boxes.update().where(schema.boxes.c.id == before.id)
    connection.execute(query.values(msgspec.structs.asdict(kept)))
    return kept


# --- tables -------------------------------------------------------------------------------------------------


def table(connection: sa.Connection, id: str, lock: bool = False) -> Table:
    """The table with that id; with `lock`, nobody else changes it before this transaction ends."""
    query = sa.select(schema.tables).where(schema.tables.c.id == id)
    rows = connection.execute(query.with_for_update() if lock else query).all()
    if not rows:
        raise ServerError("unknown-table")
    return _with_seats(connection, rows)[0]


def add_table(connection: sa.Connection, new: Table) -> None:
    """A new table with its chairs."""
    values = {name: value for name, value in msgspec.structs.asdict(new).items() if name != "seats"}
    connection.execute(schema.tables.insert().values(values))
    stored = ("seat", "kind", "player", "level", "bot", "resumed")
    chairs = [{"table_id": new.id, **{name: getattr(chair, name) for name in stored}} for chair in new.seats]
    connection.execute(schema.seats.insert(), chairs)


def change_table(connection: sa.Connection, /, id: str, **values: Any) -> None:
    """Set columns of a table."""
    if isinstance(values.get("undo"), Question):
        values["undo"] = msgspec.to_builtins(values["undo"])
    newer = schema.tables.c.version + 1
    connection.execute(schema.tables.update().where(schema.tables.c.id == id).values(**values, version=newer))


def change_seat(connection: sa.Connection, id: str, seat: int, **values: Any) -> None:
    """Set columns of a chair."""
    chair = (schema.seats.c.table_id == id) & (schema.seats.c.seat == seat)
    connection.execute(schema.seats.update().where(chair).values(**values))
    change_table(connection, id)


def drop_table(connection: sa.Connection, id: str) -> None:
    """Remove a table with all that belongs to it."""
    connection.execute(schema.tables.update().where(schema.tables.c.rematch == id).values(rematch=None))
    connection.execute(schema.tables.delete().where(schema.tables.c.id == id))


def bar(connection: sa.Connection, id: str, player: str, what: str, barred: bool = True) -> None:
    """Ban or mute somebody at a table, or end that."""
    c = schema.barred.c
    values = {"table_id": id, "player": player, "what": what}
    connection.execute(schema.barred.delete().where(c.table_id == id, c.player == player, c.what == what))
    if barred:
        connection.execute(schema.barred.insert().values(values))


def is_barred(connection: sa.Connection, id: str, player: str, *what: str) -> bool:
    """Whether somebody is banned or muted at a table."""
    c = schema.barred.c
    query = sa.select(c.what).where(c.table_id == id, c.player == player, c.what.in_(what)).limit(1)
    return connection.scalar(query) is not None


def speaker(connection: sa.Connection, id: str, line: int) -> tuple[str, str] | None:
    """Who said a line at a table, and what."""
    c = schema.chat.c
    found = connection.execute(sa.select(c.player, c.text).where(c.table_id == id, c.n == line)).first()
    return None if found is None else (found.player, found.text)


def drop_old(connection: sa.Connection, now: float, keep: float | None) -> None:
    """What nobody came for: listed tables leave the list after a day, open ones go after two weeks, finished
    ones after `keep` seconds, if that is said.
    """
    c = schema.tables.c
    stale = (c.status == OPEN) & c.listed & (c.updated < now - LISTED_SECONDS)
    connection.execute(schema.tables.update().where(stale).values(listed=False, version=c.version + 1))
    connection.execute(schema.tables.delete().where(c.status == OPEN, c.updated < now - OPEN_SECONDS))
    connection.execute(schema.limits.delete().where(schema.limits.c.until < now - _LEEWAY))
    if keep is not None:
        connection.execute(schema.tables.delete().where(c.status == OVER, c.updated < now - keep))


def tables_of(connection: sa.Connection, player: str, after: str = "") -> list[Table]:
    """The tables where a player sits, the latest first."""
    mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.player == player)
    return tables_where(connection, schema.tables.c.id.in_(mine), after)


def tables_open(connection: sa.Connection, after: str = "") -> list[Table]:
    """Listed tables with a free chair."""
    free = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind == EMPTY)
    listed = schema.tables.c.listed & (schema.tables.c.status == OPEN)
    return tables_where(connection, listed & schema.tables.c.id.in_(free), after)


def tables_live(connection: sa.Connection, after: str = "") -> list[Table]:
    """Listed tables where a match goes on."""
    return tables_where(connection, schema.tables.c.listed & (schema.tables.c.status == PLAYING), after)


def hosted(connection: sa.Connection, player: str) -> dict[str, int]:
    """How many tables of a host are open, and how many are being played."""
    c = schema.tables.c
    query = sa.select(c.status, sa.func.count()).where(c.host == player, c.status != OVER).group_by(c.status)
    return {row[0]: row[1] for row in connection.execute(query)}


def tables_due(connection: sa.Connection, now: float) -> list[str]:
    """Ids of the tables where a server has something to do and none is at it."""
    c = schema.tables.c
    due = (c.status == PLAYING) & (c.wakes <= now) & (c.lease < now)
    return [
        row.id for row in connection.execute(sa.select(c.id).where(due).order_by(c.wakes).limit(LIST_LENGTH))
    ]


def versions(connection: sa.Connection, ids: Sequence[str]) -> dict[str, int]:
    """The version of each of these tables that there is."""
    c = schema.tables.c
    found: dict[str, int] = {}
    for start in range(0, len(ids), _AT_ONCE):
        query = sa.select(c.id, c.version).where(c.id.in_(ids[start : start + _AT_ONCE]))
        found |= {row.id: row.version for row in connection.execute(query)}
    return found


def take_lease(connection: sa.Connection, id: str, server: str, now: float, until: float) -> bool:
    """Become the server that thinks for a table's bots, unless another one is."""
    c = schema.tables.c
    free = (c.id == id) & ((c.driver == server) | (c.lease < now) | c.driver.is_(None))
    done = connection.execute(schema.tables.update().where(free).values(driver=server, lease=until))
    return done.rowcount == 1


def free_leases(connection: sa.Connection) -> None:
    """At the start of the only server: whoever held a lease is gone."""
    connection.execute(schema.tables.update().values(lease=0.0))


# --- moves --------------------------------------------------------------------------------------------------


def moves(connection: sa.Connection, id: str, after: int) -> list[StoredMove]:
    """The moves of a match from number `after` on."""
    c = schema.moves.c
    found = connection.execute(
        sa.select(schema.moves).where((c.table_id == id) & (c.number >= after)).order_by(c.number)
    )
    return [
        StoredMove(row.number, row.seat, row.move, row.by, row.batch, row.at, row.outcome) for row in found
    ]


def append(
    connection: sa.Connection,
    /,
    id: str,
    epoch: int,
    number: int,
    new: Sequence[StoredMove],
    server: str,
    **values: Any,
) -> None:
    """Store moves that follow the first `number` ones; Stale when the match has moved on meanwhile."""
    _advance(connection, id, epoch, number, number=number + len(new), **values)
    rows = [
        (id, one.number, one.seat, _json(one.move), one.outcome, one.by, one.batch, one.at) for one in new
    ]
    try:
        connection.exec_driver_sql(_with_marks(connection.dialect.name, _APPEND), rows)
    except IntegrityError:
        raise Stale from None
    notify(connection, id, server, "moves", moves=(epoch, number + len(new)))


def take_back(
    connection: sa.Connection, /, id: str, epoch: int, number: int, to: int, server: str, **values: Any
) -> None:
    """Remove the moves from `to` on and begin a new epoch; Stale when the match has moved on meanwhile."""
    _advance(connection, id, epoch, number, number=to, epoch=epoch + 1, **values)
    c = schema.moves.c
    connection.execute(schema.moves.delete().where((c.table_id == id) & (c.number >= to)))
    notify(connection, id, server, "moves")


def _advance(connection: sa.Connection, id: str, expected_epoch: int, expected: int, **values: Any) -> None:
    where = (id, expected, expected_epoch, PLAYING)
    given = [_json(value) if name in _AS_JSON else value for name, value in values.items()]
    text = _move_on(connection.dialect.name, tuple(values))
    if connection.exec_driver_sql(text, (*given, *where)).rowcount != 1:
        raise Stale


def _json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


@lru_cache(maxsize=200)
def _move_on(dialect: str, names: tuple[str, ...]) -> str:
    columns = ", ".join(f"{schema.tables.c[name].name} = ?" for name in names)
    where = "id = ? AND number = ? AND epoch = ? AND status = ?"
    return _with_marks(dialect, f"UPDATE tables SET {columns}, version = version + 1 WHERE {where}")


def _with_marks(dialect: str, text: str) -> str:
    """SQL as the driver wants it. What is said at every move is said by hand: it takes less time."""
    return text.replace("?", "%s") if dialect == "postgresql" else text


# --- chat ---------------------------------------------------------------------------------------------------


def chat(connection: sa.Connection, id: str, after: int) -> list[ChatLine]:
    """What was said after line `after`, the last of it when it is much."""
    c = schema.chat.c
    query = (
        sa.select(schema.chat)
        # Of lines that were erased only the number is left: it must not be given again.
        .where((c.table_id == id) & (c.n > after) & (c.text != ""))
        .order_by(c.n.desc())
        .limit(CHAT_LENGTH)
    )
    found = connection.execute(query).all()
    return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(found)]


def add_chat(
    connection: sa.Connection, id: str, speaker: Player, seat: int | None, text: str, now: float, server: str
) -> None:
    """Say something at a table."""
    # Locking the table's row puts speakers at several servers in line.
    row = table(connection, id, lock=True)
    if row.chat == "none" or (row.chat == "seats" and seat is None):
        raise ServerError("chat-closed")
    if is_barred(connection, id, speaker.id, "mute", "ban"):
        raise ServerError("muted")
    if (
        connection.scalar(sa.select(schema.players.c.muted).where(schema.players.c.id == speaker.id))
        is not None
    ):
        raise ServerError("muted-here")
    last = connection.scalar(sa.select(sa.func.max(schema.chat.c.n)).where(schema.chat.c.table_id == id))
    n = 0 if last is None else last + 1
    connection.execute(
        schema.chat.insert().values(
            table_id=id, n=n, player=speaker.id, seat=seat, name=speaker.name, text=text, at=now
        )
    )
    change_table(connection, id)
    notify(connection, id, server, "chat")


# --- reading ------------------------------------------------------------------------------------------------


def place_of(row: Table) -> str:
    """Where a list goes on after this table."""
    return f"{row.updated!r}_{row.id}"


def tables_where(connection: sa.Connection, where: sa.ColumnElement[bool], after: str) -> list[Table]:
    """Tables, the latest first, 100 at a time."""
    c = schema.tables.c
    if after:
        try:
            updated, id = float(after.partition("_")[0]), after.partition("_")[2]
        except ValueError:
            raise ServerError("bad-request", problem=fault("other", ("after",))) from None
        where &= (c.updated < updated) | ((c.updated == updated) & (c.id > id))
    query = sa.select(schema.tables).where(where).order_by(c.updated.desc(), c.id).limit(LIST_LENGTH)
    return _with_seats(connection, connection.execute(query).all())


def _with_seats(connection: sa.Connection, rows: Iterable[sa.Row[Any]]) -> list[Table]:
    found = [dict(row._mapping) for row in rows]
    chairs: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    query = (
        sa.select(schema.seats, schema.players.c.name, schema.players.c.avatar)
        .join(schema.players, schema.players.c.id == schema.seats.c.player, isouter=True)
        .where(schema.seats.c.table_id.in_(list(chairs)))
        .order_by(schema.seats.c.seat)
    )
    for row in connection.execute(query):
        seat = Seat(row.seat, row.kind, row.player, row.name, row.level, row.bot, row.resumed, row.avatar)
        chairs[row.table_id].append(seat)
    return [_record(values, chairs[values["id"]]) for values in found]


def _record(values: dict[str, Any], chairs: list[Seat]) -> Table:
    undo = values.pop("undo")
    try:
        question = None if undo is None else convert(undo, Question)
    except Exception as error:  # of a damaged row the rest is still good
        log.error("table %s: %s", values["id"], error)
        question = None
    return Table(**values, undo=question, seats=chairs)
