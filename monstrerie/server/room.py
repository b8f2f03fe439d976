"""A table in memory: a cache over the database, and the people who look at it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from . import describe, messages, metrics
from .history import History, Plan
from .knowledge import Known
from .records import ChatLine, StoredMove, Table

if TYPE_CHECKING:
    from .socket import Client


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

    def online(self) -> set[str]:
        """The players who have this table open, here or at another server."""
        here = {client.player for client in self.clients if client.player is not None}
        return here.union(*(players for _, players in self.elsewhere.values()))

    def picture(self, seat: int | None) -> tuple[Known, messages.Update]:
        """What a seat knows and the update for it, made once for all who look from there."""
        history = self.history
        assert history is not None
        made = self._pictures.get(seat)
        if made is None or made[0] is not self.row or made[1] != history.number:
            known = Known(history, seat)
            made = (self.row, history.number, known, describe.update(self.row, history, known))
            self._pictures[seat] = made
        return made[2], made[3]

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
