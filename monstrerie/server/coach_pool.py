"""The coach: finished matches are analyzed in a process of its own, and what was found is kept."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import msgspec

from ..bots.selfplay import write
from ..coach import Analysis, progress
from ..core.errors import MonstrerieError
from ..core.match import Match
from ..games import game as game_named
from . import school_process
from .coach_shapes import AnalysisAnswer
from .errors import ServerError
from .workers import Workers

log = logging.getLogger("monstrerie.server")
SECONDS: Final = 1200.0
"""after which an analysis is stopped, to be taken up when somebody asks again"""
_MOST_WAITING: Final = 8


class CoachPool:
    """Analyzes one match after the other. `folder` keeps what was found beyond the end of the server."""

    def __init__(self, folder: Path | None) -> None:
        self.workers = Workers(1, school_process.prepare)
        self._passing = (
            None if folder is not None else tempfile.TemporaryDirectory(prefix="monstrerie-coach-")
        )
        self._folder = folder if folder is not None else Path(self._passing.name if self._passing else "")
        self._running: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop without waiting for an analysis."""
        self.workers.close()
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

    async def _analyse(self, id: str, game: str, save: str) -> None:
        try:
            pool = self.workers.current()
            work = pool.submit(analyse, game, save, str(self._folder), id)
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


def said_in(folder: Path, id: str) -> Path:
    """The file with what is known of a match, for its readers."""
    return folder / f"{id}.said.json"


def analyse(game: str, save: str, folder: str, id: str) -> None:
    """In the process: analyze a match, and write down again and again what is known."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    match = game_named(game).load(save)
    for said in progress(match, workers=1, file=place / f"{id}.found.json", seconds=SECONDS):
        write(said_in(place, id), msgspec.json.encode(said))
