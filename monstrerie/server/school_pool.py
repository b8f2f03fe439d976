"""The school: lessons are worked out in a process of their own, in bounded time, a few at once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from . import school_process
from .errors import ServerError
from .rates import ALONE, Rates
from .school_process import Name
from .settings import Limits
from .workers import Workers

log = logging.getLogger("monstrerie.server")
Answer = TypeVar("Answer", bound=msgspec.Struct)
SECONDS: Final = 20.0
"""after which a question is taken for too hard"""
_MOST_WAITING: Final = 40
_KNOWN: Final = 512


class SchoolPool:
    """Answers pupils. What has to be solved is rationed more strictly than what is only played."""

    def __init__(self, limits: Limits, rates: Rates = ALONE, seconds: float = SECONDS) -> None:
        self.workers = Workers(1, school_process.prepare)
        self.seconds = seconds
        self._asked = rates.limit("lessons", limits.lessons)
        self._solved = rates.limit("solutions", limits.solutions)
        self._known: OrderedDict[Name, None] = OrderedDict()
        """new puzzles that were made already"""
        self._waiting = 0

    def close(self) -> None:
        """Stop without waiting for an answer."""
        self.workers.close()

    async def ask(self, who: str, lesson: Callable[..., Answer], *about: Any) -> Answer:
        """The answer to a question of `who`; ServerError when they ask too much, or it takes too long."""
        await self._asked.take(who)
        name = about[0]
        if isinstance(name, Name) and name.number is None and name not in self._known:
            await self._solved.take(who)
            self._known[name] = None
            if len(self._known) > _KNOWN:
                self._known.popitem(last=False)
        if lesson is school_process.hint or lesson is school_process.solution:
            await self._solved.take(who)
        return await self._work(lesson, about)

    async def _work(self, lesson: Callable[..., Answer], about: tuple[Any, ...]) -> Answer:
        if self._waiting >= _MOST_WAITING:
            raise ServerError("school-busy")
        self._waiting += 1
        pool = self.workers.current()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(lesson, *about)), self.seconds)
        except BrokenProcessPool:
            if self.workers.closed:
                raise asyncio.CancelledError from None
            log.warning("the school's process died; the next lesson starts another one")
            self.workers.replace(pool)
            raise ServerError("school-busy") from None
        except TimeoutError:
            log.error("%s%r did not end in %g s", lesson.__name__, about, self.seconds)
            self.workers.replace(pool)
            raise ServerError("school-busy") from None
        finally:
            self._waiting -= 1
