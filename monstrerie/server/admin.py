"""What those who run a server may do to its tables and its people; each a function inside a transaction."""

from __future__ import annotations

import time
from typing import Any, Final

import sqlalchemy as sa

from ..core.faults import fault
from . import queries, schema
from .admin_shapes import (
    AdminExportAnswer,
    AdminPerson,
    AdminReport,
    AdminSeat,
    AdminTable,
    AdminTableAnswer,
    Stage,
)
from .errors import ServerError
from .history import replay
from .identity import ID
from .records import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, Table
from .seating import NOBODY, USUAL_LEVEL

CLOSED: Final = "closed"
STAGES: Final[tuple[Stage, ...]] = (OPEN, PLAYING, OVER, CLOSED)


def described(row: Table) -> AdminTable:
    """A table as those who run the server see it."""
    return AdminTable(
        id=row.id,
        game=row.game,
        stage=CLOSED if row.closed else row.status,
        seats=[AdminSeat(each.seat, each.kind, each.player, each.name, each.decider) for each in row.seats],
        host=row.host,
        listed=row.listed,
        moves=row.number,
        rules=row.rules,
        created=row.created,
        updated=row.updated,
    )


# --- tables -------------------------------------------------------------------------------------------------


def tables(connection: sa.Connection, stage: Stage | None = None, after: str = "") -> list[Table]:
    """Tables, the latest first, 100 at a time."""
    c = schema.tables.c
    status = OVER if stage == CLOSED else stage
    where = sa.true() if status is None else c.status == status
    if stage in (OVER, CLOSED):
        where &= c.winners.is_(None) if stage == CLOSED else c.winners.is_not(None)
    return queries.tables_where(connection, where, after)


def table(connection: sa.Connection, id: str) -> AdminTableAnswer:
    """One table, and what was said there."""
    return AdminTableAnswer(described(queries.table(connection, id)), queries.chat(connection, id, -1))


def close(connection: sa.Connection, id: str, server: str = "") -> Table:
    """End a match where it stands: nobody plays or chats there any more, its replay stays. A table that waits
    for people is removed.
    """
    row = queries.table(connection, id, lock=True)
    if row.status == OVER:
        raise ServerError("table-over")
    if row.status == OPEN:
        queries.drop_table(connection, id)
    else:
        values: dict[str, Any] = {"undo": None, "wakes": None, "to_act": [], "winners": None}
        queries.change_table(connection, id, status=OVER, updated=time.time(), **values)
    queries.notify(connection, id, server, "table")
    return row


def delete(connection: sa.Connection, id: str, server: str = "") -> None:
    """Remove a table with its moves and its chat."""
    queries.table(connection, id, lock=True)
    queries.drop_table(connection, id)
    queries.notify(connection, id, server, "table")


def matches(connection: sa.Connection) -> list[str]:
    """Ids of all tables where something was played."""
    c = schema.tables.c
    return list(connection.scalars(sa.select(c.id).where(c.started.is_not(None)).order_by(c.created, c.id)))


def check(connection: sa.Connection, id: str) -> ServerError | None:
    """Replay a stored match; why it can't be, if so."""
    try:
        row = queries.table(connection, id)
    except ServerError:
        return None  # deleted meanwhile
    try:
        replay(row, queries.moves(connection, id, 0))
    except ServerError as error:
        return error
    return None


# --- people -------------------------------------------------------------------------------------------------


def people(connection: sa.Connection, name: str = "", after: str = "") -> list[AdminPerson]:
    """People whose name has this in it, the latest first, 100 at a time."""
    c = schema.players.c
    part = "".join(letter for letter in name.lower() if letter.isprintable())
    where: sa.ColumnElement[bool] = sa.func.lower(c.name).contains(part, autoescape=True)
    if after:
        created, id = _place(after)
        where &= (c.created < created) | ((c.created == created) & (c.id > id))
    return _people(connection, where)


def person(connection: sa.Connection, id: str) -> AdminPerson:
    """The person with that id."""
    found = _people(connection, schema.players.c.id == id) if ID.fullmatch(id) else []
    if not found:
        raise ServerError("unknown-person")
    return found[0]


def place_of(one: AdminPerson | AdminReport) -> str:
    """Where a list goes on after this."""
    return f"{one.created if isinstance(one, AdminPerson) else one.at!r}_{one.id}"


def _place(after: str) -> tuple[float, str]:
    at, _, id = after.partition("_")
    try:
        return float(at), id
    except ValueError:
        raise ServerError("bad-request", problem=fault("other", ("after",))) from None


def _people(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[AdminPerson]:
    c = schema.players.c
    sits = sa.select(sa.func.count()).where(schema.seats.c.player == c.id).scalar_subquery()
    told = sa.select(sa.func.count()).where(schema.reports.c.about == c.id).scalar_subquery()
    query = sa.select(c.id, c.name, c.avatar, c.created, c.banned, c.muted, sits, told).where(where)
    found = connection.execute(query.order_by(c.created.desc(), c.id).limit(queries.LIST_LENGTH))
    return [AdminPerson(*row) for row in found]


def ban(connection: sa.Connection, id: str, barred: bool = True, server: str = "") -> AdminPerson:
    """Bar somebody from the whole server, or no longer. Their cookies count for nothing meanwhile."""
    found = _bar(connection, id, "banned", barred)
    if barred:
        queries.notify(connection, "", server, "signed-out", [id])
    return found


def mute(connection: sa.Connection, id: str, barred: bool = True) -> AdminPerson:
    """Bar somebody from the chat of all tables, or no longer."""
    return _bar(connection, id, "muted", barred)


def _bar(connection: sa.Connection, id: str, what: str, barred: bool) -> AdminPerson:
    person(connection, id)
    values = {what: time.time() if barred else None}
    connection.execute(schema.players.update().where(schema.players.c.id == id).values(values))
    return person(connection, id)


def reports(connection: sa.Connection, after: str = "") -> list[AdminReport]:
    """What people reported, the latest first, 100 at a time."""
    c = schema.reports.c
    where: sa.ColumnElement[bool] = sa.true()
    if after:
        at, id = _place(after)
        where = (c.at < at) | ((c.at == at) & (c.id > id))
    reporter, about = schema.players.alias(), schema.players.alias()
    query = (
        sa.select(c.id, c.at, c.table_id, c.reporter, reporter.c.name, c.about, about.c.name, c.line, c.text)
        .join(reporter, reporter.c.id == c.reporter, isouter=True)
        .join(about, about.c.id == c.about, isouter=True)
    )
    found = connection.execute(query.where(where).order_by(c.at.desc(), c.id).limit(queries.LIST_LENGTH))
    return [AdminReport(*row) for row in found]


def drop_report(connection: sa.Connection, id: str) -> None:
    """A report that is dealt with."""
    if not connection.execute(schema.reports.delete().where(schema.reports.c.id == id)).rowcount:
        raise ServerError("not-found")


# --- what is known of somebody ------------------------------------------------------------------------------


def export(connection: sa.Connection, id: str) -> AdminExportAnswer:
    """Everything stored about somebody. Others' reports about them are others' words and not among it."""
    who = person(connection, id)
    seats, moves, chat, hosts = schema.seats.c, schema.moves.c, schema.chat.c, schema.tables.c
    where = (moves.table_id == seats.table_id) & (moves.seat == seats.seat) & (moves.by == "person")

    def rows(*columns: sa.ColumnElement[Any], where: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in connection.execute(sa.select(*columns).where(where))]

    return AdminExportAnswer(
        person=who,
        seats=rows(
            *(seats.table_id, seats.seat, hosts.game, hosts.status, hosts.created, hosts.started),
            where=(seats.player == id) & (hosts.id == seats.table_id),
        ),
        moves=rows(*(moves.table_id, moves.number, moves.move, moves.at), where=where & (seats.player == id)),
        chat=rows(chat.table_id, chat.n, chat.text, chat.at, where=(chat.player == id) & (chat.text != "")),
        boxes=rows(*schema.boxes.c, where=schema.boxes.c.player == id),
        hosted=rows(hosts.id, hosts.game, hosts.created, where=hosts.host == id),
        barred=rows(*schema.barred.c, where=schema.barred.c.player == id),
        reports=rows(*schema.reports.c, where=schema.reports.c.reporter == id),
    )


def erase(connection: sa.Connection, id: str, server: str = "") -> list[str]:
    """Forget somebody; answers the ids of the tables that changed. Where others play or played, the match
    stays: their seat has no name, and what goes on is a bot's. Tables of nobody else go.
    """
    person(connection, id)
    seats, tables = schema.seats.c, schema.tables.c
    mine = sa.select(seats.table_id).where(seats.player == id)
    said = sa.select(schema.chat.c.table_id).where(schema.chat.c.player == id)
    wanted = tables.id.in_(mine.union(said)) | (tables.host == id)
    changed = list(connection.scalars(sa.select(tables.id).where(wanted).order_by(tables.id)))
    for table_id in changed:
        _leave(connection, queries.table(connection, table_id, lock=True), id)
        queries.notify(connection, table_id, server, "table")
    # Their lines stay as numbers that are never given again.
    gone = schema.chat.update().where(schema.chat.c.player == id)
    connection.execute(gone.values(player="", name="", text=""))
    told = schema.reports.c
    connection.execute(schema.reports.delete().where(told.about == id))
    connection.execute(schema.reports.update().where(told.reporter == id).values(reporter=""))
    connection.execute(schema.barred.delete().where(schema.barred.c.player == id))
    connection.execute(schema.boxes.delete().where(schema.boxes.c.player == id))
    connection.execute(schema.players.delete().where(schema.players.c.id == id))
    queries.notify(connection, "", server, "signed-out", [id])
    return changed


def _leave(connection: sa.Connection, row: Table, id: str) -> None:
    others = [each.player for each in row.seats if each.player not in (None, id)]
    seat = row.seat_of(id)
    if (seat is not None and not others) or (row.status == OPEN and row.host == id):
        queries.drop_table(connection, row.id)
        return
    if seat is not None:
        chair: dict[str, Any] = {"kind": PERSON, "bot": None}
        if row.status == PLAYING:
            chair = {"kind": BOT, "bot": None, "level": row.seats[seat].bot or USUAL_LEVEL}
        elif row.status == OPEN:
            chair = {"kind": EMPTY}
        queries.change_seat(connection, row.id, seat, player=None, **chair)
    # A new epoch: whoever has the table in memory reads all of it again, the chat as well.
    values: dict[str, Any] = {"epoch": row.epoch + 1}
    if row.host == id:
        values["host"] = others[0] if others else NOBODY
    if row.status == PLAYING:
        values["wakes"] = time.time()
    queries.change_table(connection, row.id, **values)
