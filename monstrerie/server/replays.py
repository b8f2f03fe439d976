"""Replays cost those who ask for them: one at a time, in turn, so often for each person, and kept for the
next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from .fairness import Lane
from .rates import Rate

_KEPT: Final = 32 * 1024 * 1024
"""bytes of answers"""
_FRAMES: Final = 10
"""so many frames cost as much as a request"""


class Replays:
    """A thread of its own: moves are played in others."""

    def __init__(self, pace: Rate) -> None:
        self._pace = pace
        self._lane = Lane(1)
        self._thread = ThreadPoolExecutor(1, "replay")
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    def close(self) -> None:
        """Stop without waiting for those who wait."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def answer(self, person: str, key: Hashable, frames: int, make: Callable[[], bytes]) -> bytes:
        """What was made under this key before, or is made now; ServerError when this person asks too much."""
        await self._pace.take(person, 1 if key in self._answers else 1 + frames / _FRAMES)
        if key not in self._answers:
            async with self._lane.place(person):
                if key not in self._answers:  # nobody else has asked for the same meanwhile
                    made = await asyncio.get_running_loop().run_in_executor(self._thread, make)
                    self._answers[key] = made
                    self._bytes += len(made)
        self._answers.move_to_end(key)
        found = self._answers[key]
        while self._bytes > _KEPT and len(self._answers) > 1:
            self._bytes -= len(self._answers.popitem(last=False)[1])
        return found
