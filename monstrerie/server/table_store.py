"""Tables in memory: loaded on demand, kept in step with the database, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..core.move import Move
from . import queries
from .database import Database
from .errors import ServerError, Stale
from .history import History, Plan, extended, plan, replay, still_waiting
from .records import OVER, PLAYING, Question, StoredMove, Table, new_id
from .room import Room, stored_moves

log = logging.getLogger("monstrerie.server")
_TRIES: Final = 20
_FEW: Final = 8
"""moves of a card game that are tried at once without keeping others waiting"""
LEASE_SECONDS: Final = 8.0
"""how long a server that fell silent keeps the others from thinking for its bots"""


class TableStore:
    """The rooms of one server."""

    def __init__(self, database: Database, idle_seconds: float) -> None:
        self.database = database
        self.server = new_id()
        self.rooms: dict[str, Room] = {}
        self.idle_seconds = idle_seconds
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # --- loading --------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table; loads it when it isn't in memory."""
        room = self.rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        if room.doubtful:
            async with room.lock:
                await self.fresh(room)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        row, moves, chat = await self.database.read(_whole, id)
        history = None
        if row.started is not None:
            try:
                history = await asyncio.to_thread(replay, row, moves)
            except ServerError as error:
                log.error("table %s can't be replayed", id, exc_info=error.__cause__)
                raise
        room = self.rooms[id] = Room(row, history, chat)
        return room

    async def fresh(self, room: Room) -> None:
        """Under the room's lock: read again what a failed write may have changed."""
        if room.doubtful:
            await self.reload(room)
            room.doubtful = False

    async def reload(self, room: Room) -> None:
        """Under the room's lock: take over what other processes stored, and tell everybody at the table."""
        number = room.history.number if room.history is not None else 0
        try:
            row, moves, chat = await self.database.read(
                _news, room.row.id, room.row.epoch, number, _last(room)
            )
        except ServerError as error:
            if error.code == "unknown-table":
                room.closed = True
                self.rooms.pop(room.row.id, None)
                room.changed()
                return
            raise
        if row.started is not None:
            if room.history is None or row.epoch != room.row.epoch:
                room.history = await asyncio.to_thread(replay, row, moves)
            else:
                room.history = await asyncio.to_thread(extended, room.history, moves)
                room.history.resume(row.clocks)
        # A new epoch may have erased what was said in the one before.
        room.chat = room.chat + chat if row.epoch == room.row.epoch else chat
        room.row = row
        room.changed()

    def sign_out(self, player: str) -> None:
        """Close the sockets of somebody who signed out everywhere, or was sent away."""
        for room in self.rooms.values():
            for client in room.clients:
                if client.player == player:
                    client.sign_out()

    def drop_idle(self) -> None:
        """Forget the rooms that nobody has looked at for a while."""
        limit = time.monotonic() - self.idle_seconds
        for id, room in list(self.rooms.items()):
            if not room.clients and not room.thinking and not room.lock.locked() and room.used < limit:
                if room.timer is not None:
                    room.timer.cancel()
                del self.rooms[id]

    # --- playing --------------------------------------------------------------------------------------------

    async def commit(self, room: Room, seat: int, moves: Sequence[Move], by: str) -> None:
        """Under the room's lock: play moves and what follows by itself; stored before it counts as played.

        IllegalMove changes nothing. Without moves, only what follows by itself is played.
        """
        turn = room.history.turns[seat] if room.history is not None else 0
        for _ in range(_TRIES):
            history = playing(room)
            if history.turns[seat] != turn:
                raise ServerError("stale-turn")
            # A card game's move takes less than the way to another thread and back.
            wish = (history.match, seat, moves, by, forced(room.row))
            quick = not history.match.game.simulated and len(moves) <= _FEW
            made = plan(*wish) if quick else await asyncio.to_thread(plan, *wish)
            if not made.played:
                return
            now = time.time()
            row = _row_after(room, history, made, now, self.server)
            try:
                await self.database.write(
                    queries.append,
                    row.id,
                    row.epoch,
                    history.number,
                    stored_moves(made, history.number, now),
                    self.server,
                    **_changed(room.row, row),
                )
            except Stale:
                await self.reload(room)
                continue
            except ServerError:
                room.doubtful = True  # it may or may not be stored
                raise
            room.accept(row, made, now, history.number)
            return
        raise ServerError("database-away")

    async def take_back(self, room: Room, question: Question) -> None:
        """Under the room's lock: remove the moves that everybody agreed to take back."""
        history = playing(room)
        match = await asyncio.to_thread(history.match.rewound, question.to)
        now = time.time()
        row = msgspec.structs.replace(
            room.row,
            number=question.to,
            epoch=room.row.epoch + 1,
            version=room.row.version + 1,
            to_act=list(match.to_act),
            undo=msgspec.structs.replace(question, outcome="done"),
            updated=now,
            resumed=now,
            wakes=now,
            driver=self.server,
            lease=now + LEASE_SECONDS,
        )
        kept = history.moves[: question.to]
        await self.database.write(
            queries.take_back,
            row.id,
            room.row.epoch,
            history.number,
            question.to,
            self.server,
            **_changed(room.row, row),
        )
        room.history = await asyncio.to_thread(replay, row, kept)
        room.row = row


def playing(room: Room) -> History:
    """The history of a match that goes on; ServerError when it doesn't."""
    if room.closed:
        raise ServerError("table-closed")
    if room.history is None:
        raise ServerError("not-started")
    if room.row.status == OVER:
        raise ServerError("table-over")
    return room.history


def forced(row: Table) -> dict[int, str]:
    """The seats whose only legal move is made without asking, and who counts as having decided."""
    return {
        chair.seat: "auto" if chair.awake else "bot" for chair in row.seats if row.auto or not chair.awake
    }


def wakes(row: Table, to_act: Sequence[int], waiting: dict[int, float], now: float) -> float | None:
    """When the server itself has to do something at this table; None when it waits for people."""
    if row.bots_only:
        return None  # whoever comes to watch wakes it
    if any(not row.seats[seat].awake for seat in to_act):
        return now
    if row.clock is None or not to_act:
        return None
    return min(waiting[seat] for seat in to_act) + row.clock


def _row_after(room: Room, history: History, made: Plan, now: float, server: str) -> Table:
    waiting = history.waiting
    for played in made.played:
        waiting = still_waiting(waiting, played.seat, now, played.to_act)
    match = made.match
    result = match.result
    to_act = list(match.to_act)
    return msgspec.structs.replace(
        room.row,
        number=history.number + len(made.played),
        version=room.row.version + 1,
        to_act=to_act,
        status=PLAYING if result is None else OVER,
        winners=None if result is None else list(result.winners),
        undo=_question_after(room.row.undo, made),
        # Lists are sorted by this and show it: what nobody notices must not move it.
        updated=now if _noticed(history, made) else room.row.updated,
        wakes=wakes(room.row, to_act, waiting, now),
        driver=server,
        lease=now + LEASE_SECONDS,
    )


def _noticed(history: History, made: Plan) -> bool:
    """Whether spectators notice anything of these moves."""
    acting = [history.acting[-1], *(played.to_act for played in made.played)]
    events = (event for played in made.played for event in played.events)
    return len(set(acting)) > 1 or any(event.visible(None) for event in events)


def _question_after(question: Question | None, made: Plan) -> Question | None:
    """Who asked and then plays on has thought better of it; what came to light can't be taken back."""
    if question is None or question.outcome is not None:
        return question
    asked = question.asked_seat
    if any(played.seat == asked and played.by == "person" for played in made.played):
        return msgspec.structs.replace(question, outcome="withdrawn")
    events = (event for played in made.played for event in played.events)
    looked = any(played.looked and played.seat == asked for played in made.played)
    if made.match.over or looked or any(event.reveals not in (None, asked) for event in events):
        return msgspec.structs.replace(question, outcome="refused")
    return question


def _changed(old: Table, new: Table) -> dict[str, Any]:
    names = [name for name in Table.__struct_fields__ if name not in ("number", "epoch", "version")]
    return {name: getattr(new, name) for name in names if getattr(new, name) != getattr(old, name)}


def _last(room: Room) -> int:
    return room.chat[-1].n if room.chat else -1


def _whole(connection: Any, id: str) -> tuple[Table, list[StoredMove], list[Any]]:
    return queries.table(connection, id), queries.moves(connection, id, 0), queries.chat(connection, id, -1)


def _news(
    connection: Any, id: str, epoch: int, number: int, last: int
) -> tuple[Table, list[StoredMove], list[Any]]:
    row = queries.table(connection, id)
    start, said = (number, last) if row.epoch == epoch else (0, -1)
    return row, queries.moves(connection, id, start), queries.chat(connection, id, said)


def same_moves(history: History, seat: int, turn: int, moves: Sequence[Move]) -> bool:
    """Whether these very moves are what the seat played from its turn `turn` on: a repeated message."""
    own = [stored.move for stored in history.moves if stored.seat == seat]
    encode = history.match.game.encode
    return own[turn : turn + len(moves)] == [encode(move) for move in moves]
