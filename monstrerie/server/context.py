"""The parts of a running server, and what its routes ask of them."""

from __future__ import annotations

from collections.abc import Iterable

from ..games import prepare
from . import describe, metrics, queries, table_shapes
from .bot_pool import BotPool
from .bus import Bus
from .coach_pool import CoachPool
from .database import Database, parse_url
from .driver import Driver
from .errors import ServerError
from .identity import Cookies
from .limits import Buckets, Sockets
from .records import Player, Table
from .replays import Replays
from .school_pool import SchoolPool
from .settings import Settings
from .setup_pool import SetupPool
from .socket import SocketHandler
from .table_store import TableStore


class Context:
    """Everything a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(parse_url(settings.database))
        self.cookies = Cookies(settings.secret)
        self.bot_pool = BotPool(settings.bot_workers)
        self.school_pool = SchoolPool(settings.limits)
        self.setup_pool = SetupPool()
        self.coach_pool = CoachPool(settings.coach, settings.limits)
        self.store = TableStore(self.database, settings.idle_seconds)
        self.driver = Driver(self.store, self.bot_pool, settings.keeper_seconds, settings.keep, self.measure)
        self.handler = SocketHandler(self.store, self.driver, settings.limits)
        self.bus = Bus(self.store, self.driver)
        self.sockets = Sockets(*settings.limits.sockets)
        self.sessions = Buckets(*settings.limits.sessions)
        self.questions = Buckets(*settings.limits.messages)
        self.creations = Buckets(*settings.limits.tables)
        self.creations_of = Buckets(*settings.limits.tables_of_address)
        self.reports = Buckets(*settings.limits.reports)
        self.replays = Replays(settings.limits.replays)

    async def open(self) -> None:
        """Start everything; StartError says why not."""
        prepare()
        self.database.open()
        self.bot_pool.open()
        if self.database.shared:
            self.bus.open()
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
        self.database.close()

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
