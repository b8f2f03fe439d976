"""A server's side of the bots that think on other machines: who is there, what is asked, what is answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final

import msgspec

from ..core.version import __version__
from . import bot_queue, metrics, peers
from .bot_queue import Thought, Wish
from .database import Database
from .errors import ServerError
from .records import new_id

log = logging.getLogger("monstrerie.server")
LOOK_SECONDS: Final = 1.0
"""how often a server looks who is there, and whether a notice was lost"""
_FORGOTTEN: Final = 3600.0
"""seconds after which nobody knows any more whose turn it was"""


class Job(msgspec.Struct, eq=False):
    """A bot's turn that a worker elsewhere may take."""

    id: str
    thought: asyncio.Future[Thought | None]
    """what it found; None where nobody will answer any more"""
    stored: bool = False


class RemoteBots:
    """Knows which games somebody elsewhere thinks at, and asks them."""

    def __init__(self, database: Database, server: str) -> None:
        self.database = database
        self.server = server
        self.places: Counter[str] = Counter()
        """how many bots think elsewhere at once, at each game"""
        self.seen: Callable[[Collection[str], bool], None] = lambda alive, died: None
        """told who lives, and whether somebody has died since: what that one had is free"""
        self.often: list[Callable[[], Awaitable[None]]] = []
        """what else is to be done as often as this server looks who is there"""
        self._jobs: dict[str, Job] = {}
        self._unwanted: list[str] = []
        self._news = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        self._strange: set[str] = set()
        self._forgot = 0.0

    def open(self) -> None:
        """Start looking."""
        self._watch = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Wait for nothing any more, and let nobody think in vain."""
        if self._watch is None:
            return
        self._watch.cancel()
        await asyncio.gather(self._watch, return_exceptions=True)
        for job in self._jobs.values():
            if not job.thought.done():
                job.thought.cancel()
        with suppress(ServerError):  # without a database there is nothing to take back
            await self.database.write(bot_queue.withdraw_all, self.server)

    def wake(self, server: str = "") -> None:
        """A notice: a move was found for this server, or perhaps for any."""
        if server in ("", self.server):
            self._news.set()

    def serves(self, game: str) -> bool:
        """Whether somebody elsewhere thinks at this game."""
        return self.places[game] > 0

    async def ask(self, wish: Wish) -> Job:
        """Put a turn where workers find it."""
        save = await asyncio.to_thread(bot_queue.packed, wish.save)
        # Known here before anybody can answer.
        job = Job(new_id(), asyncio.get_running_loop().create_future())
        self._jobs[job.id] = job
        try:
            await self.database.write(bot_queue.ask, self.server, job.id, wish, save)
        except BaseException:
            self.forget(job)
            raise
        job.stored = True
        return job

    async def withdraw(self, job: Job) -> bool:
        """Take a turn back; False where somebody thinks about it already."""
        if not await self.database.write(bot_queue.withdraw, [job.id]):
            return False
        self._jobs.pop(job.id, None)
        metrics.BOT_JOBS.labels("withdrawn").inc()
        return True

    def forget(self, job: Job) -> None:
        """Nobody waits for this any more."""
        if self._jobs.pop(job.id, None) is not None:
            self._unwanted.append(job.id)

    async def _look_on(self) -> None:
        looked = 0.0
        while True:
            try:
                if time.monotonic() - looked >= LOOK_SECONDS:
                    looked = time.monotonic()
                    await self._look()
                    for work in self.often:
                        await work()
                if self._jobs:
                    await self._collect()
            except ServerError as error:
                log.warning("bots elsewhere: %s", error.__cause__ or error)
            except Exception as error:
                log.error("bots elsewhere: %s", error, exc_info=error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
            self._news.clear()

    async def _look(self) -> None:
        """Who is there, who has died, and which jobs nobody will do."""
        alive, dead = await self.database.write(peers.others, self.server)
        if dead:
            log.warning("gone: %s", ", ".join(f"{peer.kind} {peer.id}" for peer in dead))
        self.seen({peer.id for peer in alive}, bool(dead))
        places: Counter[str] = Counter()
        workers = [peer for peer in alive if peer.kind == peers.BOTS]
        for peer in workers:
            if peer.rules == __version__:
                places.update(dict.fromkeys(peer.games, peer.places))
            elif peer.id not in self._strange:
                self._strange.add(peer.id)
                log.warning("bots of version %s are not asked: this is %s", peer.rules, __version__)
        self.places = places
        metrics.BOT_WORKERS.set(len(workers))
        metrics.BOT_PLACES.set(sum(peer.places for peer in workers if peer.rules == __version__))
        if self._unwanted:
            gone, self._unwanted = self._unwanted, []
            await self.database.write(bot_queue.withdraw, gone, claimed=True)
        if self._jobs:
            asked = [id for id, job in self._jobs.items() if job.stored]
            there = await self.database.write(bot_queue.standing, self.server)
            for id in asked:
                if id not in there and id in self._jobs:
                    await self._collect()  # it may have been answered, not lost
                    if id in self._jobs:
                        self._tell(id, None, "lost")
        if time.monotonic() - self._forgot > _FORGOTTEN:
            self._forgot = time.monotonic()
            await self.database.write(bot_queue.forget, _FORGOTTEN)

    async def _collect(self) -> None:
        for thought in await self.database.write(bot_queue.collect, self.server):
            self._tell(thought.id, thought, "failed" if thought.move is None else "answered")

    def _tell(self, id: str, thought: Thought | None, end: str) -> None:
        job = self._jobs.pop(id, None)
        metrics.BOT_JOBS.labels(end).inc()
        if job is not None and not job.thought.done():
            job.thought.set_result(thought)
