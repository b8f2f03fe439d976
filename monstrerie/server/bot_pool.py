"""Bots think in processes of their own, so that a thinking bot delays nobody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ..bots import levels
from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng
from . import bot_process, metrics
from .fairness import Lane
from .workers import Workers

log = logging.getLogger("monstrerie.server")
_TRIES: Final = 3
_SECONDS: Final = 120.0
"""after which a bot is taken for stuck"""
_QUICK: Final = 0.2
"""seconds of the processor: bots that think less have a process to themselves, which no long thought holds
up
"""
_MEMORY: Final = 0.8
"""how much of what a level usually takes is what it took before"""


class BotPool:
    """A pool of processes that choose moves. A process that dies is replaced and its job done again."""

    def __init__(self, workers: int) -> None:
        spare = 1 if workers > 1 else 0
        self.workers = Workers(workers + spare, bot_process.prepare)
        self.lane = Lane(workers)
        self.quick_lane = Lane(1) if spare else self.lane
        self._seconds: dict[tuple[str, str], float] = {}
        """what a move of a level takes of the processor, in each game"""

    def open(self) -> None:
        """Start the processes, in the background."""
        pool = self.workers.current()
        for _ in range(self.workers.number):
            pool.submit(bot_process.warm)

    def close(self) -> None:
        """Stop the processes without waiting for a thought to end."""
        self.workers.close()

    async def choose(self, table: str, match: Match, seat: int, level: str, person: str = "") -> Move:
        """The move of a bot of that level, when it is the turn of the person whose table it is; never fails:
        after several failures any legal move is played.
        """
        quick = self._usual(match, level) < _QUICK
        lane = self.quick_lane if quick and self.lane.full else self.lane
        began = time.monotonic()
        async with lane.place(person, table):
            metrics.WAITED.observe(time.monotonic() - began)
            return await self._choose(table, match, seat, level)

    def _usual(self, match: Match, level: str) -> float:
        unknown = 0.0 if level == levels(match.game)[0] else _QUICK
        return self._seconds.get((match.game.name, level), unknown)

    async def _choose(self, table: str, match: Match, seat: int, level: str) -> Move:
        # In a thread: a save with the outcomes of a physics engine takes a while to write.
        save, seed = await asyncio.to_thread(match.save), _seed(table, match, seat)
        for attempt in range(1, _TRIES + 1):
            pool = self.workers.current()
            try:
                job = pool.submit(bot_process.choose, table, save, seat, level, seed)
                found, seconds = await asyncio.wait_for(asyncio.wrap_future(job), _SECONDS)
                usual = self._usual(match, level)
                metrics.THOUGHT.labels(match.game.name, level).observe(seconds)
                self._seconds[match.game.name, level] = usual * _MEMORY + seconds * (1 - _MEMORY)
                move = match.game.decode(found)
                if match.why_not(seat, move) is None:
                    return move
                log.error("table %s: the %s bot chose an illegal move: %s", table, level, found)
            except BrokenProcessPool:
                if self.workers.closed:
                    raise asyncio.CancelledError from None  # the server stops, and its bots with it
                log.warning("a bot's process died; starting another one (attempt %d)", attempt)
                self.workers.replace(pool)
            except TimeoutError:
                log.error("table %s: the %s bot did not answer in %d s", table, level, _SECONDS)
                self.workers.replace(pool)
            except Exception as error:  # whatever a bot trips over, the match goes on
                log.error("table %s: the %s bot failed: %r", table, level, error, exc_info=error)
        log.error("table %s: a random move instead of the %s bot's", table, level)
        return match.game.sample(match, seat, Rng(seed))


def _seed(table: str, match: Match, seat: int) -> int:
    text = f"{table}/{match.seed}/{len(match.log)}/{seat}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
