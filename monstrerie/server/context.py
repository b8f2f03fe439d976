"""The parts of a running server, and what its routes ask of them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from ..games import prepare
from . import bot_queue, describe, metrics, peers, queries, table_shapes
from .bot_pool import BotPool
from .bus import Bus
from .coach_pool import CoachPool
from .database import Database, parse_url
from .driver import Driver
from .errors import ServerError
from .identity import Cookies
from .limits import Sockets
from .line import Line
from .rates import Rates, compare
from .records import Player, Table
from .remote_bots import RemoteBots
from .replays import Replays
from .school_pool import SchoolPool
from .settings import Settings
from .setup_pool import SetupPool
from .socket import SocketHandler
from .table_store import TableStore

if TYPE_CHECKING:
    from .line import Connection


class Context:
    """Everything a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(parse_url(settings.database))
        self.cookies = Cookies(settings.secret)
        shared = self.database if self.database.shared else None
        rates, limits = Rates(shared, settings.secret), settings.limits
        self.school_pool = SchoolPool(limits, rates)
        self.setup_pool = SetupPool()
        self.coach_pool = CoachPool(settings.coach, limits, rates)
        self.store = TableStore(self.database, settings.idle_seconds)
        self.line = Line(self.database.url)
        self.remote_bots = RemoteBots(self.database, self.store.server)
        elsewhere = self.remote_bots if self.database.shared else None
        self.bot_pool = BotPool(settings.bot_workers, elsewhere)
        self.driver = Driver(self.store, self.bot_pool, settings.keeper_seconds, settings.keep, self.measure)
        self.remote_bots.seen = self.driver.heed
        self.handler = SocketHandler(self.store, self.driver, limits, rates)
        self.bus = Bus(self.store, self.driver, self.line)
        self._told: dict[str, int] = {}
        self.remote_bots.often.append(self._compare)
        self.line.opened(self._enter)
        self.line.hear(bot_queue.MOVES, self.remote_bots.wake)
        self.line.listening(self.remote_bots.wake)
        self.sockets = Sockets(*limits.sockets, lambda key: rates.whose("sockets", key))
        self.sessions = rates.limit("sessions", limits.sessions)
        self.questions = rates.limit("questions", limits.messages)
        self.creations = rates.limit("tables", limits.tables)
        self.creations_of = rates.limit("tables of address", limits.tables_of_address)
        self.reports = rates.limit("reports", limits.reports)
        self.replays = Replays(rates.limit("replays", limits.replays))

    async def open(self) -> None:
        """Start everything; StartError says why not."""
        prepare()
        self.database.open()
        self.bot_pool.open()
        if self.database.shared:
            self.line.open()
            self.bus.open()
            self.remote_bots.open()
        await self.driver.open()

    async def close(self) -> None:
        """Stop everything."""
        self.bot_pool.close()
        self.school_pool.close()
        self.setup_pool.close()
        self.replays.close()
        self.coach_pool.close()
        await self.bus.close()
        await self.driver.close()
        await self.remote_bots.close()
        if self.database.shared:
            with suppress(ServerError):  # whoever finds our lock free will do it
                await self.database.write(compare, self.store.server, {})
                await self.database.write(peers.leave, self.store.server)
            await self.line.close()
        self.database.close()

    async def _enter(self, line: Connection) -> None:
        """The line is open: let the others see that we live."""
        await peers.hold(line, self.store.server)
        await self.database.write(peers.enter, self.store.server, peers.SERVER, time.time())

    async def _compare(self) -> None:
        """Who has many sockets here, the others should know, and the other way round."""
        many = self.sockets.many()
        news = None if many == self._told else many
        self.sockets.elsewhere = await self.database.write(compare, self.store.server, news)
        self._told = many

    def measure(self) -> None:
        """What is counted by looking."""
        metrics.SOCKETS.set(sum(len(room.clients) for room in self.store.rooms.values()))
        metrics.TABLES.set(len(self.store.rooms))
        lanes = {self.bot_pool.lane, self.bot_pool.quick_lane}
        metrics.BOTS_WAITING.set(sum(lane.length for lane in lanes))

    async def player(self, cookie: str | None) -> Player | None:
        """Whose cookie this is; None when it is forged or unknown here. ServerError when they are banned."""
        found = self.cookies.read(cookie)
        who = None if found is None else await self.database.read(queries.player, found[0])
        if who is not None and who.banned:
            raise ServerError("banned-here")
        return who if found is not None and who is not None and who.generation == found[1] else None

    def table(self, row: Table, who: Player | None) -> table_shapes.Table:
        """A table as this reader may know it."""
        room = self.store.rooms.get(row.id)
        online = room.online() if room is not None else ()
        return describe.table(row, None if who is None else who.id, online)

    async def refresh(self, ids: Iterable[str], load: bool = False) -> None:
        """Tables were changed in the database: rooms in memory follow, and with `load` come into memory."""
        for id in ids:
            room = self.store.rooms.get(id)
            if room is None:
                if load:
                    self.driver.kick(await self.store.room(id))
                continue
            try:
                async with room.lock:
                    await self.store.reload(room)
            except ServerError:
                room.doubtful = True
                raise
            self.driver.after(room)
