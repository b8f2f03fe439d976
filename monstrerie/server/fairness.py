"""Places for heavy work, given out fairly: person by person, and of each person table by table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = asyncio.Future[None]


class Lane:
    """So many places. However much one person waits for, the next free place is the next person's."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queue: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    @property
    def full(self) -> bool:
        """Whether somebody who comes now has to wait."""
        return self._free == 0

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(line) for tables in self._queue.values() for line in tables.values())

    @asynccontextmanager
    async def place(self, person: str, table: str = "") -> AsyncIterator[None]:
        """Hold a place as long as the work lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(person, table)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, person: str, table: str) -> None:
        turn: Waiting = asyncio.get_running_loop().create_future()
        self._queue.setdefault(person, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just given the place
                self._leave()
            raise

    def _leave(self) -> None:
        """The place goes to whoever has waited longest, of those who were not served since."""
        while self._queue:
            person, tables = self._queue.popitem(last=False)
            table, line = tables.popitem(last=False)
            turn = line.popleft()
            if line:
                tables[table] = line
            if tables:
                self._queue[person] = tables
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
