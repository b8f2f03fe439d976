"""`monstrerie bot-worker`: a process, on any machine, in which the bots of a PostgreSQL's servers think.

It takes one turn after another from the database (`bot_queue.py`) and needs nothing else of it: no table, no
name, no secret. It may come, go and die at any moment.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ..core.errors import NotSupported
from ..core.simulated import THREADS, cores, threads
from ..core.text import sentence
from ..core.version import __version__
from ..games import game as game_named
from ..games import games
from . import bot_pool, bot_process, bot_queue, logs, peers
from .bot_queue import Claim
from .database import Database, parse_url
from .errors import ServerError, StartError
from .line import RETRY_SECONDS, Line
from .records import new_id
from .settings import process_count
from .workers import Workers

if TYPE_CHECKING:
    from .line import Connection

log = logging.getLogger("monstrerie.server")
LOOK_SECONDS: Final = 1.0
"""how often a worker looks whether a notice was lost"""
_GOODBYE_SECONDS: Final = 5.0
"""how long a worker that was told to go finishes what it has begun"""


def run(database: str | None, workers: int | None = None, lang: str = "en") -> None:
    """Think until interrupted. StartError says what is in the way."""
    logs.set_up()
    address = database or os.environ.get("MONSTRERIE_DATABASE")
    if not address:
        raise StartError("server-start-bots-database")
    places = cores() if workers is None else process_count(workers, "--workers")
    if not address.strip().startswith(("postgresql:", "postgresql+", "postgres:")):
        raise StartError("server-start-bots-postgres")
    url = parse_url(address)
    threads()  # the processes read it at every move: nonsense is told now
    known, missing = playable()
    base = Database(url)
    base.join()
    try:
        with base.writer.begin() as connection:
            check_rules(bot_queue.versions(connection))
        os.environ.setdefault(THREADS, str(max(1, cores() // places)))
        worker = BotWorker(base, places, known)
        about = {"places": places, "database": url.render_as_string(hide_password=True)}
        ready = sentence("server-bots-ready", {**about, "version": __version__}, lang)
        if missing:
            ready += "\n" + sentence("server-bots-missing", {"games": ", ".join(missing)}, lang)
        with suppress(KeyboardInterrupt):
            asyncio.run(worker.run(lambda: print(ready, flush=True)))
    finally:
        base.close()
    print(sentence("server-bots-stopped", {"number": worker.moves}, lang), flush=True)


def playable() -> tuple[list[str], list[str]]:
    """The games that can be played here, and those for which something is not installed."""
    known: list[str] = []
    missing: list[str] = []
    for name in games():
        try:
            game_named(name).check_extra()
        except NotSupported:
            missing.append(name)
        else:
            known.append(name)
    return known, missing


def check_rules(versions: set[str]) -> None:
    """StartError where servers are there and none has this version: bots here would know other rules."""
    if versions and __version__ not in versions:
        raise StartError("server-start-bots-version", found=max(versions), version=__version__)


class BotWorker:
    """Takes turns as its places are free. One place more is kept for levels that think little."""

    def __init__(self, database: Database, places: int, known: list[str]) -> None:
        spare = 1 if places > 1 else 0
        self.database = database
        self.places = places
        self.games = known
        self.workers = Workers(places + spare, bot_process.prepare_elsewhere)
        self.moves = 0
        """how many were found"""
        self._id = ""
        """another one with each line: what was begun on the line before is somebody else's"""
        self._free = [places, spare]
        self._thoughts: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()
        self._leaving = False
        self._strange = False
        self._line = Line(database.url)
        self._line.opened(self._enter)
        self._line.hear(bot_queue.JOBS, lambda _: self._news.set())
        self._line.listening(self._news.set)

    async def run(self, ready: Callable[[], None]) -> None:
        """Think until told to go."""
        if sys.platform != "win32":  # there Ctrl-C ends it, and that is all right
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, self.leave)
        bot_pool.warm(self.workers)
        self._line.open()
        ready()
        try:
            while not self._leaving:
                if self._id:
                    await self._take()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
                self._news.clear()
        finally:
            await self._go()

    def leave(self) -> None:
        """Begin nothing more, and go."""
        self._leaving = True
        self._news.set()

    async def _enter(self, line: Connection) -> None:
        id = new_id()
        await peers.hold(line, id)
        await self.database.write(peers.enter, id, peers.BOTS, time.time(), self.games, self.places)
        self._id = id

    async def _take(self) -> None:
        """Begin as many turns as there are places."""
        try:
            while any(self._free) and not self._leaving:
                quick = self._free[0] == 0
                job = await self.database.write(bot_queue.claim, self._id, self.games, quick)
                if job is None:
                    break
                self._free[quick] -= 1
                thought = asyncio.create_task(self._think(job, self._id, quick))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)
            self._heed(await self.database.write(bot_queue.versions))
        except ServerError as error:
            log.warning("the database is away, trying again: %s", error.__cause__ or error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _think(self, job: Claim, worker: str, place: bool) -> None:
        try:
            found = await bot_pool.think(self.workers, job.match, job.save, job.seat, job.level, job.seed)
            move, seconds = found or (None, 0.0)
            try:
                await self.database.write(bot_queue.end, worker, job, move, seconds)
            except ServerError as error:
                log.warning("a move can't be told: %s", error.__cause__ or error)
            else:
                self.moves += move is not None
        finally:
            self._free[place] += 1
            self._news.set()

    def _heed(self, versions: set[str]) -> None:
        """Say once that the servers became others."""
        strange = bool(versions) and __version__ not in versions
        if strange and not self._strange:
            log.warning("the servers are of version %s now, this is %s", max(versions), __version__)
        self._strange = strange

    async def _go(self) -> None:
        if self._thoughts:
            await asyncio.wait(self._thoughts, timeout=_GOODBYE_SECONDS)
        for thought in self._thoughts:
            thought.cancel()
        self.workers.close()
        with suppress(ServerError):  # whoever finds our lock free will do it
            await self.database.write(bot_queue.give_back, self._id)
            await self.database.write(peers.leave, self._id)
        await self._line.close()
