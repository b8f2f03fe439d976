"""Where tables are made, joined, left and started: each wish is one transaction.

No match is set up or replayed here: the thread that writes is everybody's.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..bots import levels
from ..coach import can_analyse
from ..core.options import hosted
from ..core.version import __version__
from ..games import game as game_named
from . import queries, schema
from .errors import ServerError
from .identity import check_free
from .records import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, Player, Seat, StoredMove, Table, new_id
from .settings import Limits
from .setup_pool import SetUp

NOBODY: Final = ""
"""the host of a table where only bots play"""
USUAL_LEVEL: Final = "normal"
CLOCK_SECONDS: Final = range(1, 14 * 24 * 3600 + 1)


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play."""

    game: str
    seats: Sequence[tuple[str, str | None]]
    """(me | link | bot, level of the bot)"""
    options: Mapping[str, Any]
    listed: bool = False
    clock: int | None = None
    auto: bool = True
    coach: bool = False
    seed: int | None = None
    components: Mapping[str, Any] | None = None
    save: str | None = None
    """a saved match or a position to go on with; its options, seed and components are its own"""


def check(wish: Wish, host: Player | None) -> list[Seat]:
    """The chairs of a wish; ServerError when they can't be. Bots on all chairs need no host."""
    kinds = [kind for kind, _ in wish.seats]
    if set(kinds) != {"bot"} and host is None:
        raise ServerError("no-session")
    if set(kinds) != {"bot"} and kinds.count("me") != 1:
        raise ServerError("bad-seats")
    if wish.save is not None and (
        "link" in kinds or wish.options or wish.components or wish.seed is not None
    ):
        raise ServerError("save-seats" if "link" in kinds else "save-own")
    if wish.coach:
        if kinds.count("me") != 1 or "link" in kinds:
            raise ServerError("coach-people")
        can_analyse(game_named(wish.game))
    if wish.clock is not None and wish.clock not in CLOCK_SECONDS:
        raise ServerError("bad-clock", most=CLOCK_SECONDS[-1])
    return [_chair(wish.game, number, kind, level, host) for number, (kind, level) in enumerate(wish.seats)]


def engine_options(wish: Wish) -> dict[str, Any]:
    """The options of a wish, with the seat of its host where the host begins."""
    kinds = [kind for kind, _ in wish.seats]
    return hosted(game_named(wish.game).options, wish.options, kinds.index("me") if "me" in kinds else 0)


def options_again(old: Table, player: Player) -> dict[str, Any]:
    """The options of a rematch that this player asks for, and so is the host of."""
    return hosted(game_named(old.game).options, old.options, old.seat_of(player.id) or 0)


def check_room(connection: sa.Connection, host: str, limits: Limits) -> None:
    """Refuse one more table of a host who has enough that wait for people, or that are not over."""
    counts = queries.hosted(connection, host)
    if counts.get(OPEN, 0) >= limits.open_tables:
        raise ServerError("too-many-open", most=limits.open_tables)
    if sum(counts.values()) >= limits.running_tables:
        raise ServerError("too-many-tables", most=limits.running_tables)


def create(connection: sa.Connection, wish: Wish, match: SetUp, host: Player | None, server: str) -> Table:
    """A new table; it starts at once when no chair waits for a person.

    With bots on all chairs it is nobody's: there is no host, and whoever opens it watches.
    """
    seats = check(wish, host)
    new = _fresh(
        game=wish.game,
        options=match.options,
        components=match.components if wish.components is None else dict(wish.components),
        seed=match.seed,
        seeded=wish.seed is not None or wish.save is not None,
        opening=match.opening,
        position=match.position,
        host=NOBODY if host is None or all(chair.kind == BOT for chair in seats) else host.id,
        listed=wish.listed,
        clock=wish.clock,
        auto=wish.auto,
        chat="all" if wish.listed else "seats",
        coached=wish.coach,
        seats=seats,
    )
    queries.add_table(connection, new)
    if not _full(new):
        return new
    row = _started(connection, new, match.to_act, server)
    if match.moves:
        queries.append(connection, new.id, 0, 0, _played(row, match), server)
        row = queries.table(connection, new.id)
    return row


def _played(row: Table, match: SetUp) -> list[StoredMove]:
    """The moves of a saved match, as those of the people and bots who sit there now."""
    return [
        StoredMove(
            number, seat, move, "person" if row.seats[seat].awake else "bot", number, row.updated, outcome
        )
        for number, (seat, move, outcome) in enumerate(match.moves)
    ]


def join(
    connection: sa.Connection,
    id: str,
    player: Player,
    invite: str | None,
    seat: int | None,
    first: Sequence[int],
    server: str,
) -> Table:
    """Take a free chair; the match starts when the last one is taken, and the seats `first` act."""
    row = queries.table(connection, id, lock=True)
    if row.seat_of(player.id) is not None:
        raise ServerError("already-seated")
    if row.status != OPEN:
        raise ServerError("already-started")
    if not row.lets_in(invite) and (invite is not None or not row.listed):
        raise ServerError("bad-invite")
    free = [chair.seat for chair in row.seats if chair.kind == EMPTY]
    if not free:
        raise ServerError("no-free-chair")
    if seat is not None and seat not in free:
        raise ServerError("chair-taken")
    if queries.is_barred(connection, id, player.id, "ban"):
        raise ServerError("banned")
    check_free(player.name, (chair.name for chair in row.seats))
    if row.coached:
        raise ServerError("coach-people")
    chosen = free[0] if seat is None else seat
    queries.change_seat(connection, id, chosen, kind=PERSON, player=player.id)
    row = _changed(connection, id, server)
    return _started(connection, row, first, server) if _full(row) else row


def leave(connection: sa.Connection, id: str, player: Player, server: str) -> Table | None:
    """Before the start the chair is free again, and without its host the table closes (None); then `hand`."""
    row, seat = _seated(connection, id, player)
    if row.status != OPEN:
        return hand(connection, id, player, USUAL_LEVEL, server)
    if row.host == player.id:
        queries.drop_table(connection, id)
        queries.notify(connection, id, server, "table")
        return None
    queries.change_seat(connection, id, seat, kind=EMPTY, player=None)
    return _changed(connection, id, server)


def start(
    connection: sa.Connection, id: str, player: Player, level: str, first: Sequence[int], server: str
) -> Table:
    """The host starts early: bots take the empty chairs, and the seats `first` act."""
    row = _hosted(connection, id, player)
    if row.status != OPEN:
        raise ServerError("already-started")
    for chair in row.seats:
        if chair.kind == EMPTY:
            queries.change_seat(connection, id, chair.seat, kind=BOT, level=_level(row.game, level))
    return _started(connection, _changed(connection, id, server), first, server)


def set_bot(
    connection: sa.Connection,
    id: str,
    player: Player,
    seat: int,
    level: str | None,
    first: Sequence[int],
    server: str,
) -> Table:
    """Before the start the host puts a bot of this level on a chair where nobody sits, or with None takes it
    away; when that was the last free chair the match starts, and the seats `first` act.
    """
    row = _hosted(connection, id, player)
    if row.status != OPEN:
        raise ServerError("already-started")
    if seat >= len(row.seats) or row.seats[seat].kind == PERSON:
        raise ServerError("chair-taken")
    if level is None:
        queries.change_seat(connection, id, seat, kind=EMPTY, level=None)
    else:
        queries.change_seat(connection, id, seat, kind=BOT, level=_level(row.game, level))
    row = _changed(connection, id, server)
    return _started(connection, row, first, server) if _full(row) else row


def hand(connection: sa.Connection, id: str, player: Player, level: str, server: str) -> Table:
    """Hand one's seat to a bot."""
    row, seat = _seated(connection, id, player)
    if row.status == OVER:
        raise ServerError("table-over")
    if row.status == OPEN:
        raise ServerError("not-started")
    queries.change_seat(connection, id, seat, bot=_level(row.game, level))
    queries.change_table(connection, id, wakes=time.time())
    return _changed(connection, id, server)


def take(connection: sa.Connection, id: str, player: Player, since: float | None, server: str) -> Table:
    """Take one's seat back from the bot. `since` is when its present decision began to wait: its clock begins
    anew, but only once in each decision, and nobody else's does.
    """
    row, seat = _seated(connection, id, player)
    chair = row.seats[seat]
    if chair.bot is None:
        return row
    now = time.time()
    again = since is not None and since <= (chair.resumed or 0.0)
    queries.change_seat(connection, id, seat, bot=None, resumed=chair.resumed if again else now)
    queries.change_table(connection, id, wakes=now)
    return _changed(connection, id, server)


def change_settings(
    connection: sa.Connection, id: str, player: Player, changes: Mapping[str, Any], server: str
) -> Table:
    """What the host may change at any time: auto, listed, chat; and that the coach may be asked, as long as
    there is no other person.
    """
    row = _hosted(connection, id, player)
    values = dict(changes)
    if values.pop("coach", False):
        check_coach(row, player)
        values["coached"] = True
    queries.change_table(connection, id, **values)
    return _changed(connection, id, server)


def check_coach(row: Table, player: Player) -> int:
    """The seat of the one person here, who may ask the coach; ServerError where people compete."""
    seat = row.seat_of(player.id)
    if seat is None:
        raise ServerError("not-seated")
    if row.status == OVER:
        raise ServerError("table-over")
    if not row.alone:
        raise ServerError("coach-people")
    can_analyse(game_named(row.game))
    return seat


def remove(
    connection: sa.Connection, id: str, player: Player, seat: int, level: str, ban: bool, server: str
) -> Table:
    """The host sends somebody away: before the start the chair is free again, after it a bot's."""
    row = _hosted(connection, id, player)
    if row.status == OVER:
        raise ServerError("table-over")
    gone = row.seats[seat].player if seat < len(row.seats) else None
    if gone is None or gone == player.id:
        raise ServerError("nobody-there")
    if ban:
        queries.bar(connection, id, gone, "ban")
    if row.status == OPEN:
        queries.change_seat(connection, id, seat, kind=EMPTY, player=None)
    else:
        level = _level(row.game, level)
        queries.change_seat(connection, id, seat, kind=BOT, player=None, bot=None, level=level)
        queries.change_table(connection, id, wakes=time.time())
    return _changed(connection, id, server)


def mute(
    connection: sa.Connection, id: str, player: Player, seat: int | None, line: int | None, muted: bool
) -> Table:
    """The host will not have somebody chat, who sits there or said that line; or will again."""
    row = _hosted(connection, id, player)
    queries.bar(connection, id, _whom(connection, row, seat, line)[0], "mute", muted)
    return row


def report(
    connection: sa.Connection, id: str, player: Player, seat: int | None, line: int | None, text: str
) -> None:
    """Tell those who run the server about somebody."""
    row = queries.table(connection, id)
    about, said = _whom(connection, row, seat, line)
    values = {"table_id": id, "reporter": player.id, "about": about, "line": said, "text": text}
    connection.execute(schema.reports.insert().values(id=new_id(), at=time.time(), **values))


def _hosted(connection: sa.Connection, id: str, player: Player) -> Table:
    row = queries.table(connection, id, lock=True)
    if row.host != player.id:
        raise ServerError("not-host")
    return row


def _whom(
    connection: sa.Connection, row: Table, seat: int | None, line: int | None
) -> tuple[str, str | None]:
    """Who sits there, or said that line."""
    said = None if line is None else queries.speaker(connection, row.id, line)
    if said is not None:
        return said
    there = row.seats[seat].player if seat is not None and seat < len(row.seats) else None
    if there is None:
        raise ServerError("nobody-there")
    return there, None


def rematch(
    connection: sa.Connection,
    id: str,
    player: Player,
    match: SetUp | None,
    first: Sequence[int],
    server: str,
) -> Table:
    """A new table with the same people, options and bots: the same one for all who ask.

    Whoever asks sits there, and it starts when everybody has. `match` is the new match, needed where nobody
    has asked before; else `first` act.
    """
    row, seat = _seated(connection, id, player)
    if row.rematch is not None and match is None:
        again = queries.table(connection, row.rematch, lock=True)
        if again.status != OPEN or again.seats[seat].kind != EMPTY or again.seat_of(player.id) is not None:
            return again
        queries.change_seat(connection, again.id, seat, kind=PERSON, player=player.id)
        again = _changed(connection, again.id, server)
        return _started(connection, again, first, server) if _full(again) else again
    if row.status != OVER or match is None:
        raise ServerError("not-over")
    new = _fresh(
        game=row.game,
        options=match.options,
        components=row.components,
        seed=match.seed,
        seeded=False,
        opening=match.opening,
        host=player.id,
        listed=row.listed,
        clock=row.clock,
        auto=row.auto,
        chat=row.chat,
        coached=row.coached,
        seats=[_kept(chair, player) for chair in row.seats],
    )
    queries.add_table(connection, new)
    queries.change_table(connection, id, rematch=new.id)
    queries.notify(connection, id, server, "table")
    return _started(connection, new, match.to_act, server) if _full(new) else new


def _kept(chair: Seat, player: Player) -> Seat:
    """A chair at the next table: it waits for whoever sat there, but for the one who asks, and bots."""
    if chair.kind == BOT or chair.player == player.id:
        return msgspec.structs.replace(chair, bot=None)
    return Seat(chair.seat, EMPTY, None, None, None, None)


def _fresh(**values: Any) -> Table:
    now = time.time()
    return Table(id=new_id(), invite=new_id(), created=now, updated=now, rules=__version__, **values)


def _chair(game: str, number: int, kind: str, level: str | None, host: Player | None) -> Seat:
    if kind == "me" and host is not None:
        return Seat(number, PERSON, host.id, host.name, None, None)
    if kind == "bot":
        return Seat(number, BOT, None, None, _level(game, level or USUAL_LEVEL), None)
    return Seat(number, EMPTY, None, None, None, None)


def _level(game: str, level: str) -> str:
    known = levels(game_named(game))
    if level not in known:
        raise ServerError("unknown-level", value=level[:40], known=", ".join(known))
    return level


def _seated(connection: sa.Connection, id: str, player: Player) -> tuple[Table, int]:
    row = queries.table(connection, id, lock=True)
    seat = row.seat_of(player.id)
    if seat is None:
        raise ServerError("not-seated")
    return row, seat


def _full(row: Table) -> bool:
    return row.status == OPEN and all(chair.kind != EMPTY for chair in row.seats)


def _changed(connection: sa.Connection, id: str, server: str) -> Table:
    queries.notify(connection, id, server, "table")
    return queries.table(connection, id)


def _started(connection: sa.Connection, row: Table, first: Sequence[int], server: str) -> Table:
    now, to_act = time.time(), list(first)
    wakes = None if row.bots_only else now
    queries.change_table(
        connection,
        row.id,
        status=PLAYING,
        started=now,
        updated=now,
        to_act=to_act,
        wakes=wakes,
        driver=server,
    )
    queries.notify(connection, row.id, server, "table")
    return queries.table(connection, row.id)
