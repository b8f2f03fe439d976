"""Bots think in processes of their own, so that a thinking bot delays nobody: here, or on other machines."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ..bots import levels
from ..core.errors import MonstrerieError
from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng
from ..core.view import PlainMove
from . import bot_process, metrics
from .bot_queue import Wish
from .errors import ServerError
from .fairness import Lane
from .remote_bots import Job, RemoteBots
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
_HEAD_START: Final = 0.25
"""seconds that workers elsewhere have to begin, where it is no quick thought, before a process here may"""


class BotPool:
    """Chooses moves in a pool of processes, and on other machines where workers are. A process that dies is
    replaced and its job done again.
    """

    def __init__(self, workers: int, elsewhere: RemoteBots | None = None) -> None:
        spare = 1 if workers > 1 else 0
        self.workers = Workers(workers + spare, bot_process.prepare)
        self.elsewhere = elsewhere
        self.lane = Lane(workers)
        self.quick_lane = Lane(1) if spare else self.lane
        self._seconds: dict[tuple[str, str], float] = {}
        """what a move of a level takes of the processor, in each game"""

    def open(self) -> None:
        """Start the processes, in the background."""
        warm(self.workers)

    def close(self) -> None:
        """Stop the processes without waiting for a thought to end."""
        self.workers.close()

    async def choose(self, table: str, match: Match, seat: int, level: str, person: str = "") -> Move:
        """The move of a bot of that level, when it is the turn of the person whose table it is; never fails:
        after several failures any legal move is played.
        """
        quick = self._usual(match, level) < _QUICK
        lane = self.quick_lane if quick and self.lane.full else self.lane
        # In a thread: a save with the outcomes of a physics engine takes a while to write.
        save, seed = await asyncio.to_thread(match.save), _seed(table, match, seat)
        wish = Wish(person, table, match.game.name, level, seat, seed, quick, save)
        if lane.full or not quick:
            for _ in range(_TRIES):
                if self.elsewhere is None or not self.elsewhere.serves(match.game.name):
                    break
                move = await self._anywhere(self.elsewhere, lane, match, wish)
                if move is not None:
                    return move
        began = time.monotonic()
        async with lane.place(person, table):
            metrics.WAITED.observe(time.monotonic() - began)
            return await self._here(match, wish)

    async def _here(self, match: Match, wish: Wish) -> Move:
        """The move of a process here, whose place is free."""
        found = await think(self.workers, wish.match, wish.save, wish.seat, wish.level, wish.seed)
        move = None if found is None else self._checked(match, wish, *found)
        if move is not None:
            return move
        log.error("table %s: a random move instead of the %s bot's", wish.match, wish.level)
        return match.game.sample(match, wish.seat, Rng(wish.seed))

    async def _anywhere(self, elsewhere: RemoteBots, lane: Lane, match: Match, wish: Wish) -> Move | None:
        """The move of whoever is free first: a worker elsewhere, or after a moment a process here; None where
        a worker began and did not end.
        """
        try:
            job = await elsewhere.ask(wish)
        except ServerError as error:
            log.warning("bots elsewhere can't be asked: %s", error.__cause__ or error)
            return None
        here = asyncio.create_task(self._withdrawn(elsewhere, lane, match, wish, job))
        try:
            await asyncio.wait((here, job.thought), return_when=asyncio.FIRST_COMPLETED)
            if not job.thought.done():
                move = await here
                if move is not None:
                    return move
            thought = await job.thought
        finally:
            here.cancel()
            await asyncio.gather(here, return_exceptions=True)
            elsewhere.forget(job)
        if thought is None or thought.move is None:
            log.warning("table %s: the %s bot got no move from elsewhere", wish.match, wish.level)
            return None
        metrics.WAITED.observe(thought.waited)
        return self._checked(match, wish, thought.move, thought.seconds)

    async def _withdrawn(
        self, elsewhere: RemoteBots, lane: Lane, match: Match, wish: Wish, job: Job
    ) -> Move | None:
        """The move of a process here that is free before any worker; None where one has begun."""
        began = time.monotonic()
        await asyncio.sleep(0 if wish.quick else _HEAD_START)
        async with lane.place(wish.person, wish.match):
            try:
                if not await elsewhere.withdraw(job):
                    return None
            except ServerError as error:
                log.warning("bots elsewhere can't be asked: %s", error.__cause__ or error)
            metrics.WAITED.observe(time.monotonic() - began)
            return await self._here(match, wish)

    def _usual(self, match: Match, level: str) -> float:
        unknown = 0.0 if level == levels(match.game)[0] else _QUICK
        return self._seconds.get((match.game.name, level), unknown)

    def _checked(self, match: Match, wish: Wish, found: PlainMove, seconds: float) -> Move | None:
        """The move that was found, if it is one."""
        usual = self._usual(match, wish.level)
        metrics.THOUGHT.labels(wish.game, wish.level).observe(seconds)
        self._seconds[wish.game, wish.level] = usual * _MEMORY + seconds * (1 - _MEMORY)
        try:
            move = match.game.decode(found)
            if match.why_not(wish.seat, move) is None:
                return move
        except MonstrerieError as error:
            log.error("table %s: the %s bot: %s", wish.match, wish.level, error)
        log.error("table %s: the %s bot chose an illegal move: %s", wish.match, wish.level, found)
        return None


def warm(workers: Workers) -> None:
    """Start all processes of a pool, in the background."""
    pool = workers.current()
    for _ in range(workers.number):
        pool.submit(bot_process.warm)


async def think(
    workers: Workers, table: str, save: str, seat: int, level: str, seed: int
) -> tuple[PlainMove, float] | None:
    """What a process found, and the seconds of the processor that it took; None after several failures."""
    for attempt in range(1, _TRIES + 1):
        pool = workers.current()
        try:
            work = asyncio.wrap_future(pool.submit(bot_process.choose, table, save, seat, level, seed))
            return await asyncio.wait_for(work, _SECONDS)
        except BrokenProcessPool:
            if workers.closed:
                raise asyncio.CancelledError from None  # the server stops, and its bots with it
            log.warning("a bot's process died; starting another one (attempt %d)", attempt)
            workers.replace(pool)
        except TimeoutError:
            log.error("table %s: the %s bot did not answer in %d s", table, level, _SECONDS)
            workers.replace(pool)
        except Exception as error:  # whatever a bot trips over, the match goes on
            log.error("table %s: the %s bot failed: %r", table, level, error, exc_info=error)
    return None


def _seed(table: str, match: Match, seat: int) -> int:
    text = f"{table}/{match.seed}/{len(match.log)}/{seat}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
