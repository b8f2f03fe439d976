"""Where tables are made, joined, left and started: each wish is one transaction."""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ..bots import LEVELS
from ..core.game import Game
from ..games import game as game_named
from . import queries
from .errors import ServerError
from .records import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, Player, Seat, Table, new_id
from .replaying import begin

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
    seed: int | None = None
    components: Mapping[str, Any] | None = None


def create(connection: sa.Connection, wish: Wish, host: Player, server: str) -> Table:
    """A new table; it starts at once when no chair waits for a person."""
    if [kind for kind, _ in wish.seats].count("me") != 1:
        raise ServerError("bad-seats")
    if wish.clock is not None and wish.clock not in CLOCK_SECONDS:
        raise ServerError("bad-clock", most=CLOCK_SECONDS[-1])
    chairs = [_chair(number, kind, level, host) for number, (kind, level) in enumerate(wish.seats)]
    game = game_named(wish.game)
    # Started once for the engine to check players, options, seed and components.
    trial = game.new(len(chairs), wish.seed, wish.components, **_host_named(game, wish))
    new = _fresh(
        game=game.name,
        options=dict(trial.options),
        components=None if wish.components is None else dict(wish.components),
        seed=trial.seed,
        seeded=wish.seed is not None,
        opening=trial.laid,
        host=host.id,
        listed=wish.listed,
        clock=wish.clock,
        auto=wish.auto,
        seats=chairs,
    )
    queries.add_table(connection, new)
    return _started(connection, new, server) if _full(new) else new


def join(
    connection: sa.Connection, id: str, player: Player, invite: str | None, seat: int | None, server: str
) -> Table:
    """Take a free chair; the match starts when the last one is taken."""
    row = queries.table(connection, id, lock=True)
    if row.seat_of(player.id) is not None:
        raise ServerError("already-seated")
    if row.status != OPEN:
        raise ServerError("already-started")
    invited = invite is not None and hmac.compare_digest(invite.encode(errors="replace"), row.invite.encode())
    if not invited and (invite is not None or not row.listed):
        raise ServerError("bad-invite")
    free = [chair.seat for chair in row.seats if chair.kind == EMPTY]
    if not free:
        raise ServerError("no-free-chair")
    if seat is not None and seat not in free:
        raise ServerError("chair-taken")
    chosen = free[0] if seat is None else seat
    queries.change_seat(connection, id, chosen, kind=PERSON, player=player.id)
    return _changed(connection, id, server)


def leave(connection: sa.Connection, id: str, player: Player, server: str) -> Table | None:
    """Before the start the chair is free again, and without its host the table closes (None); then `hand`."""
    row, seat = _seated(connection, id, player)
    if row.status != OPEN:
        return hand(connection, id, player, USUAL_LEVEL, server)
    if row.host == player.id:
        queries.drop_table(connection, id)
        queries.tell(connection, id, server, "table")
        return None
    queries.change_seat(connection, id, seat, kind=EMPTY, player=None)
    return _changed(connection, id, server)


def start(connection: sa.Connection, id: str, player: Player, level: str, server: str) -> Table:
    """The host starts early: bots take the empty chairs."""
    row = queries.table(connection, id, lock=True)
    if row.host != player.id:
        raise ServerError("not-host")
    if row.status != OPEN:
        raise ServerError("already-started")
    for chair in row.seats:
        if chair.kind == EMPTY:
            queries.change_seat(connection, id, chair.seat, kind=BOT, level=_level(level))
    return _changed(connection, id, server)


def hand(connection: sa.Connection, id: str, player: Player, level: str, server: str) -> Table:
    """Hand one's seat to a bot."""
    row, seat = _seated(connection, id, player)
    if row.status == OVER:
        raise ServerError("table-over")
    if row.status == OPEN:
        raise ServerError("not-started")
    queries.change_seat(connection, id, seat, bot=_level(level))
    queries.change_table(connection, id, wakes=time.time())
    return _changed(connection, id, server)


def take(connection: sa.Connection, id: str, player: Player, server: str) -> Table:
    """Take one's seat back from the bot."""
    _, seat = _seated(connection, id, player)
    queries.change_seat(connection, id, seat, bot=None)
    queries.change_table(connection, id, resumed=time.time(), wakes=time.time())
    return _changed(connection, id, server)


def change_settings(
    connection: sa.Connection, id: str, player: Player, auto: bool | None, server: str
) -> Table:
    """What the host may change at any time."""
    row = queries.table(connection, id, lock=True)
    if row.host != player.id:
        raise ServerError("not-host")
    if auto is not None:
        queries.change_table(connection, id, auto=auto)
    return _changed(connection, id, server)


def rematch(connection: sa.Connection, id: str, player: Player, server: str) -> Table:
    """A new table with the same people, options and bots: the same one for all who ask."""
    row, _ = _seated(connection, id, player)
    if row.rematch is not None:
        return queries.table(connection, row.rematch)
    if row.status != OVER:
        raise ServerError("not-over")
    trial = game_named(row.game).lay(len(row.seats), None, row.components, row.options)
    new = _fresh(
        game=row.game,
        options=row.options,
        components=row.components,
        seed=trial.seed,
        seeded=False,
        opening=trial.laid,
        host=player.id,
        listed=row.listed,
        clock=row.clock,
        auto=row.auto,
        seats=[msgspec.structs.replace(chair, bot=None) for chair in row.seats],
    )
    queries.add_table(connection, new)
    queries.change_table(connection, id, rematch=new.id)
    queries.tell(connection, id, server, "table")
    return _started(connection, new, server)


def _fresh(**values: Any) -> Table:
    now = time.time()
    return Table(
        id=new_id(),
        invite=new_id(),
        status=OPEN,
        rematch=None,
        number=0,
        epoch=0,
        to_act=[],
        winners=None,
        undo=None,
        created=now,
        started=None,
        updated=now,
        resumed=None,
        wakes=None,
        driver=None,
        lease=0.0,
        **values,
    )


def _host_named(game: Game, wish: Wish) -> dict[str, Any]:
    """The options, with the seat of the host where the host begins and doesn't sit on the first seat: the
    engine knows seats, not people.
    """
    kinds = [kind for kind, _ in wish.seats]
    seat = f"seat-{1 + kinds.index('me')}" if "me" in kinds else "seat-1"
    first = game.options.get("first")
    if wish.options.get("first") == "host" and seat != "seat-1" and first and seat in first.values:
        return {**wish.options, "first": seat}
    return dict(wish.options)


def _chair(number: int, kind: str, level: str | None, host: Player) -> Seat:
    if kind == "me":
        return Seat(number, PERSON, host.id, host.name, None, None)
    if kind == "bot":
        return Seat(number, BOT, None, None, _level(level or USUAL_LEVEL), None)
    return Seat(number, EMPTY, None, None, None, None)


def _level(level: str) -> str:
    if level not in LEVELS:
        raise ServerError("unknown-level", value=level[:40], known=", ".join(LEVELS))
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
    queries.tell(connection, id, server, "table")
    row = queries.table(connection, id)
    return _started(connection, row, server) if _full(row) else row


def _started(connection: sa.Connection, row: Table, server: str) -> Table:
    now = time.time()
    to_act = list(begin(row).to_act)
    queries.change_table(
        connection, row.id, status=PLAYING, started=now, updated=now, to_act=to_act, wakes=now, driver=server
    )
    queries.tell(connection, row.id, server, "table")
    return queries.table(connection, row.id)
