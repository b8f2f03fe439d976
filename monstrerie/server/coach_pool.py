"""The coach: finished matches are analyzed in a process of its own, and what was found is kept. In another
one it says what it would do now, so that nobody who plays waits for an analysis.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import msgspec

from ..coach import Advice, Analysis
from ..core.errors import MonstrerieError
from ..core.match import Match
from . import coach_process, school_process
from .coach_process import SECONDS, said_in
from .coach_shapes import AnalysisAnswer
from .errors import ServerError
from .fairness import Lane
from .rates import ALONE, Rates
from .settings import Limits
from .workers import Workers

log = logging.getLogger("monstrerie.server")
_MOST_WAITING: Final = 8
_MOST_ASKING: Final = 40
_PATIENCE: Final = 30.0
"""seconds after which advice is given up"""
_KEPT: Final = 256

Question = tuple[str, int, int, int]
"""table, epoch, number of moves, seat"""


class CoachPool:
    """Analyzes one match after the other, and advises one person after the other. `folder` keeps what was
    found beyond the end of the server.
    """

    def __init__(self, folder: Path | None, limits: Limits, rates: Rates = ALONE) -> None:
        self.workers = Workers(1, school_process.prepare)
        self.advisers = Workers(1, school_process.prepare)
        self.lane = Lane(1)
        self._asked = rates.limit("advice", limits.advice)
        self._advice: OrderedDict[Question, Advice] = OrderedDict()
        self._passing = (
            None if folder is not None else tempfile.TemporaryDirectory(prefix="monstrerie-coach-")
        )
        self._folder = folder if folder is not None else Path(self._passing.name if self._passing else "")
        self._running: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop without waiting for an analysis."""
        self.workers.close()
        self.advisers.close()
        for task in self._running.values():
            task.cancel()
        if self._passing is not None:
            self._passing.cleanup()

    async def known(self, id: str) -> AnalysisAnswer:
        """What is known of a match, and whether somebody works on it."""
        said = await asyncio.to_thread(self._read, id)
        return AnalysisAnswer(id in self._running, said)

    async def start(self, id: str, match: Match) -> AnalysisAnswer:
        """Have a match analyzed, unless it is or was; what is known of it."""
        known = await self.known(id)
        done = known.analysis is not None and known.analysis.accounts
        if done or known.running:
            return known
        if len(self._running) >= _MOST_WAITING:
            raise ServerError("coach-busy")
        self._running[id] = asyncio.create_task(self._analyse(id, match.game.name, match.save()))
        return AnalysisAnswer(True, known.analysis)

    async def advise(self, who: str, question: Question, match: Match) -> Advice:
        """What a seat had best do now. Asked again, it is the same: that costs nothing."""
        known = self._advice.get(question)
        if known is not None:
            return known
        if self.lane.length >= _MOST_ASKING:
            raise ServerError("coach-busy")
        await self._asked.take(who)
        table, _, _, seat = question
        async with self.lane.place(who, table):
            said = await self._advise(table, await asyncio.to_thread(match.save), seat)
        self._advice[question] = said
        if len(self._advice) > _KEPT:
            self._advice.popitem(last=False)
        return said

    async def _advise(self, table: str, save: str, seat: int) -> Advice:
        pool = self.advisers.current()
        try:
            work = pool.submit(coach_process.advice, table, save, seat)
            return await asyncio.wait_for(asyncio.wrap_future(work), _PATIENCE)
        except BrokenProcessPool:
            if self.advisers.closed:
                raise asyncio.CancelledError from None
            log.warning("the adviser's process died; the next question starts another one")
        except TimeoutError:
            log.error("advice for table %s did not come in time", table)
        self.advisers.replace(pool)
        raise ServerError("coach-busy")

    async def _analyse(self, id: str, game: str, save: str) -> None:
        try:
            pool = self.workers.current()
            work = pool.submit(coach_process.analyse, game, save, str(self._folder), id)
            await asyncio.wait_for(asyncio.wrap_future(work), SECONDS * _MOST_WAITING)
        except BrokenProcessPool:
            if not self.workers.closed:
                log.warning("the coach's process died; the next analysis starts another one")
                self.workers.replace(pool)
        except (OSError, MonstrerieError) as error:
            log.error("table %s can't be analyzed: %s", id, error)
        except TimeoutError:
            log.error("the analysis of table %s did not end in time", id)
            self.workers.replace(pool)
        finally:
            self._running.pop(id, None)

    def _read(self, id: str) -> Analysis | None:
        try:
            return msgspec.json.decode(said_in(self._folder, id).read_bytes(), type=Analysis)
        except (OSError, msgspec.MsgspecError):  # not begun, or by another version
            return None
