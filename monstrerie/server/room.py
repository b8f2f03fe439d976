"""A table in memory: a cache over the database, and the people who look at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from . import describe, messages, metrics
from .errors import ServerError
from .history import History, Plan
from .knowledge import Known
from .records import ChatLine, StoredMove, Table

if TYPE_CHECKING:
    from .socket import Client


_PASSING: Final[dict[str, Any]] = {
    "number": 0,
    "epoch": 0,
    "version": 0,
    "to_act": [],
    "updated": 0.0,
    "undo": None,
    "wakes": None,
    "driver": None,
    "lease": 0.0,
}


class Room:
    """One loaded table. Whoever changes it holds its lock; whoever only reads need not."""

    def __init__(self, row: Table, history: History | None, chat: list[ChatLine]) -> None:
        self.row = row
        self.history = history
        """None before the match has started."""
        self.chat = chat
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}
        """Other servers: when they last said so, and who is there."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.doubtful = False
        """The database didn't answer while something was written: read again before going on."""
        self.closed = False
        self.used = time.monotonic()
        self._pictures: dict[int | None, tuple[Table, int, Known, messages.Update]] = {}
        self._face: tuple[Table | None, tuple[Table, frozenset[str]]] | None = None
        self._known: dict[int | None, tuple[object, Known]] = {}

    @property
    def end(self) -> ServerError | None:
        """Why nobody may look at this table any more; None while people may."""
        if self.closed:
            return ServerError("table-closed")
        return ServerError("table-stopped") if self.row.closed else None

    def knows(self, epoch: int, number: int) -> bool:
        """Whether so many moves of that epoch are here already."""
        return self.row.epoch == epoch and self.row.number >= number and not self.doubtful

    def online(self) -> set[str]:
        """The players who have this table open, here or at another server."""
        here = {client.player for client in self.clients if client.player is not None}
        return here.union(*(players for _, players in self.elsewhere.values()))

    def face(self) -> tuple[Table, frozenset[str]]:
        """The table without what every move changes, and who is there: the same one as long as nothing of
        it differs, so that nobody needs to look closer.
        """
        made = self._face
        if made is None or made[0] is not self.row:
            lasting = msgspec.structs.replace(self.row, **_PASSING)
            face = (lasting, frozenset(self.online()))
            made = self._face = (self.row, face if made is None or made[1] != face else made[1])
        return made[1]

    def picture(self, seat: int | None) -> tuple[Known, messages.Update]:
        """What a seat knows and the update for it, made once for all who look from there."""
        history = self.history
        assert history is not None
        made = self._pictures.get(seat)
        if made is None or made[0] is not self.row or made[1] != history.number:
            known = self._follow(history, seat)
            made = (self.row, history.number, known, describe.update(self.row, history, known))
            self._pictures[seat] = made
        return made[2], made[3]

    def _follow(self, history: History, seat: int | None) -> Known:
        """What a seat knows of the history: of one that only grew, what is new."""
        origin, known = self._known.get(seat, (None, None))
        if known is None or origin is not history.origin:
            known = Known(history, seat)
            self._known[seat] = history.origin, known
        else:
            known.follow(history)
        return known

    def number(self, seat: int | None) -> int:
        """How many moves were made, as far as the seat noticed."""
        if self.history is None:
            return 0
        known, _ = self.picture(seat)
        return describe.number(self.row, self.history, known)

    def accept(self, row: Table, plan: Plan, at: float, batch: int) -> None:
        """The moves of a plan are stored: now they have happened."""
        history = self.history
        assert history is not None
        history.match = plan.match
        for stored, played in zip(stored_moves(plan, batch, at), plan.played, strict=True):
            metrics.MOVES.labels(played.by).inc()
            history.add(stored, played.events, played.to_act, played.looked)
        self.row = row

    def changed(self) -> None:
        """Let everybody who looks know."""
        if self._face is not None:
            self._face = (None, self._face[1])
        for client in list(self.clients):
            client.wake()


def stored_moves(plan: Plan, number: int, at: float) -> list[StoredMove]:
    """The rows of a plan's moves that follow the first `number` ones."""
    encode = plan.match.game.encode
    return [
        StoredMove(
            number + index,
            played.seat,
            encode(played.move),
            played.by,
            number if played.by == "person" else number + index,
            at,
            played.outcome,
        )
        for index, played in enumerate(plan.played)
    ]
