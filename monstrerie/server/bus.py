"""Between servers on one PostgreSQL: LISTEN/NOTIFY carries what happens at one to the others."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from . import queries
from .driver import Driver
from .line import Line
from .table_store import TableStore

log = logging.getLogger("monstrerie.server")
_PRESENCE_SECONDS: Final = 15.0
"""how often each server says who is there; twice in vain, and it is taken for gone"""


class Note(msgspec.Struct, frozen=True):
    """What one server tells the others: a table changed (read it again), or who is there."""

    table: str
    server: str
    what: str
    online: list[str] = []
    moves: tuple[int, int] | None = None
    """the epoch, and how many moves it has; None where something else changed"""


class Bus:
    """Hears what other servers stored and who is connected to them."""

    def __init__(self, store: TableStore, driver: Driver, line: Line) -> None:
        line.hear(queries.CHANNEL, self._hear)
        line.listening(self._miss_nothing)
        self.store = store
        self.driver = driver
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: set[asyncio.Task[None]] = set()
        self._announced: dict[str, set[str]] = {}
        self._behind: dict[str, bool] = {}
        """Tables that are being read again, and whether more was said about them since that began."""

    def open(self) -> None:
        """Tell the others who is here."""
        self._tasks = [asyncio.create_task(self._announce())]

    async def close(self) -> None:
        """Stop."""
        for task in (*self._tasks, *self._jobs):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._jobs, return_exceptions=True)

    def _miss_nothing(self) -> None:
        """Whatever was said while nobody listened is in the database."""
        for id in list(self.store.rooms):
            self._follow(id)

    def _hear(self, payload: str) -> None:
        try:
            news = msgspec.json.decode(payload, type=Note)
        except (
            msgspec.DecodeError,
            UnicodeError,
        ) as error:
            log.warning("an unreadable note between servers: %s", error)
            return
        if news.what == "signed-out" and news.online:
            self.store.sign_out(news.online[0])
        room = self.store.rooms.get(news.table)
        if room is None or news.server == self.store.server:
            return
        if news.what == "presence":
            room.elsewhere[news.server] = (time.monotonic(), set(news.online))
            room.changed()
        elif news.moves is None or not room.knows(*news.moves):
            self._follow(news.table)

    def _follow(self, id: str) -> None:
        """Take over what was stored about a table. What is said while that is being read is read once, after
        it, however often it is said.
        """
        if id in self._behind:
            self._behind[id] = True
        else:
            self._behind[id] = False
            self._do(self._catch_up(id))

    async def _catch_up(self, id: str) -> None:
        try:
            while True:
                await self.driver.catch_up(id)
                if not self._behind[id]:
                    return
                self._behind[id] = False
        finally:
            del self._behind[id]

    def _do(self, work: Any) -> None:
        job = asyncio.create_task(work)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _announce(self) -> None:
        """Tell the other servers who is here: at once when it changes, and now and then."""
        last = 0.0
        while True:
            await asyncio.sleep(0.25)
            now = time.monotonic()
            again = now - last > _PRESENCE_SECONDS
            last = now if again else last
            for id, room in list(self.store.rooms.items()):
                seated = {chair.player for chair in room.row.seats}
                here = {client.player for client in room.clients if client.player in seated and client.player}
                if here != self._announced.get(id, set()) or (again and here):
                    try:
                        await self.store.database.write(_presence, id, self.store.server, sorted(here))
                        self._announced[id] = here
                    except Exception as error:
                        log.warning("presence: %s", error)
                stale = [
                    name for name, (when, _) in room.elsewhere.items() if now - when > 2.5 * _PRESENCE_SECONDS
                ]
                for name in stale:
                    del room.elsewhere[name]
                    room.changed()
            for id in self._announced.keys() - self.store.rooms.keys():
                del self._announced[id]


def _presence(connection: sa.Connection, id: str, server: str, online: list[str]) -> None:
    payload = json.dumps({"table": id, "server": server, "what": "presence", "online": online})
    connection.execute(
        sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": queries.CHANNEL, "payload": payload}
    )
