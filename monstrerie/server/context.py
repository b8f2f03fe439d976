"""The parts of a running server, and what its routes ask of them."""

from __future__ import annotations

from collections.abc import Iterable

from ..games import prepare
from . import describe, queries, shapes
from .bus import Bus
from .database import Database, parse_url
from .driving import Driver
from .errors import ServerError
from .house import House
from .identity import Cookies
from .laying import Layer
from .limits import Buckets
from .records import Player, Table
from .settings import Settings
from .socket import Hall
from .thinking import Thinker
from .tutor import Tutor


class Context:
    """Everything a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(parse_url(settings.database))
        self.cookies = Cookies(settings.secret)
        self.thinker = Thinker(settings.bot_workers)
        self.tutor = Tutor(settings.limits)
        self.layer = Layer()
        self.house = House(self.database, settings.idle_seconds)
        self.driver = Driver(self.house, self.thinker, settings.keeper_seconds)
        self.hall = Hall(self.house, self.driver, settings.limits.chat, settings.limits.messages)
        self.bus = Bus(self.house, self.driver)
        self.sessions = Buckets(*settings.limits.sessions)
        self.creations = Buckets(*settings.limits.tables)

    async def open(self) -> None:
        """Start everything; StartError says why not."""
        prepare()
        self.database.open()
        self.thinker.open()
        if self.database.shared:
            self.bus.open()
        await self.driver.open()

    async def close(self) -> None:
        """Stop everything."""
        self.thinker.close()
        self.tutor.close()
        self.layer.close()
        await self.bus.close()
        await self.driver.close()
        self.database.close()

    async def player(self, cookie: str | None) -> Player | None:
        """Whose cookie this is; None when it is forged or unknown here."""
        id = self.cookies.read(cookie)
        return None if id is None else await self.database.read(queries.player, id)

    def table(self, row: Table, who: Player | None) -> shapes.Table:
        """A table as this reader may know it."""
        room = self.house.rooms.get(row.id)
        online = room.online() if room is not None else ()
        return describe.table(row, None if who is None else who.id, online)

    async def refresh(self, ids: Iterable[str], load: bool = False) -> None:
        """Tables were changed in the database: rooms in memory follow, and with `load` come into memory."""
        for id in ids:
            room = self.house.rooms.get(id)
            if room is None:
                if load:
                    self.driver.kick(await self.house.room(id))
                continue
            try:
                async with room.lock:
                    await self.house.reload(room)
            except ServerError:
                room.doubtful = True
                raise
            self.driver.after(room)
