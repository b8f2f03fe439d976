"""What the server does at a table by itself: bots think, clocks run out, single moves are made."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from ..core.errors import IllegalMove
from . import describe, queries, undo_requests
from .bot_pool import BotPool
from .errors import ServerError
from .records import PLAYING
from .room import Room
from .table_store import LEASE_SECONDS, TableStore, forced, playing, wakes

log = logging.getLogger("monstrerie.server")
CLOCK_LEVEL: Final = "normal"
"""the bot that moves when a clock has run out"""
_SETTLING: Final = -1
"""in `Room.thinking`, beside the seats: single moves and settled questions"""
_GONE_ON: Final = ("stale-turn", "table-closed", "table-over")
"""what a bot's move may come to when the table went on without it"""
_RETRY_SECONDS: Final = 1.0
_SWEEP_SECONDS: Final = 3600.0


class Driver:
    """Keeps every table going that waits for the server and not for a person."""

    def __init__(
        self,
        store: TableStore,
        bot_pool: BotPool,
        keeper_seconds: float,
        keep: float | None,
        measure: Callable[[], None],
    ) -> None:
        self._measure = measure
        self.keep = keep
        self._swept = 0.0
        self.store = store
        self.bot_pool = bot_pool
        self.keeper_seconds = keeper_seconds
        self._keeper: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._catching: set[asyncio.Task[None]] = set()

    def heed(self, alive: Collection[str], died: bool) -> None:
        """Of several servers these live, besides this one: what a dead one drove is anybody's."""
        if died:
            self._hurry.set()
        now = time.time()
        for id, room in self.store.rooms.items():
            driver = room.row.driver
            if driver not in (None, self.store.server) and driver not in alive and room.row.lease > now:
                task = asyncio.create_task(self.catch_up(id))
                self._catching.add(task)
                task.add_done_callback(self._catching.discard)

    async def open(self) -> None:
        """Go on with whatever was going on before a restart, and look after it from now on."""
        if not self.store.database.shared:
            await self.store.database.write(queries.free_leases)
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop thinking everywhere."""
        tasks = [task for room in self.store.rooms.values() for task in room.thinking.values()]
        tasks += [*self._catching, *([self._keeper] if self._keeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.store.rooms.values():
            if room.timer is not None:
                room.timer.cancel()

    def after(self, room: Room) -> None:
        """Something changed at a table: tell everybody, and do what is now the server's to do."""
        room.changed()
        self.kick(room)

    def kick(self, room: Room) -> None:
        """Start whatever is due at a table."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        history = room.history
        if room.closed or history is None or room.row.status != PLAYING:
            return
        if room.row.bots_only and not room.clients:
            return  # nobody plays and nobody watches: it goes on when somebody looks again
        if self._unsettled(room):
            self._start(room, _SETTLING, self._settle(room))
        for seat in room.row.to_act:
            if self._due(room, seat) is not None:
                self._start(room, seat, self._think(room, seat))
        end = describe.deadline(room.row, history.waiting, room.row.to_act)
        if end is not None:
            self._later(room, max(0.0, end - time.time()) + 0.01)

    def _start(self, room: Room, seat: int, work: Any) -> None:
        if seat in room.thinking:
            work.close()
            return
        task = asyncio.create_task(work)
        room.thinking[seat] = task
        task.add_done_callback(lambda done: self._ended(room, seat, done))

    def _ended(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        if room.thinking.get(seat) is task:
            del room.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %r", room.row.id, task.exception(), exc_info=task.exception())
            self._later(room, _RETRY_SECONDS)

    def _later(self, room: Room, seconds: float) -> None:
        if room.timer is not None:
            room.timer.cancel()
        room.timer = asyncio.get_running_loop().call_later(seconds, self.kick, room)

    def _due(self, room: Room, seat: int) -> tuple[str, str] | None:
        """Level of the bot that has to move for a seat now, and why; None when a person has time."""
        row, history = room.row, room.history
        if room.closed or history is None or row.status != PLAYING or seat not in row.to_act:
            return None
        level = row.seats[seat].decider
        if row.bots_only and not room.clients:
            return None
        if level is not None:
            people = [other for other, chair in enumerate(row.seats) if chair.decider is None]
            waits = history.match.game.bot.gives_way(history.match.state, seat, people)
            return None if waits else (level, "bot")
        end = describe.deadline(row, history.waiting, (seat,))
        return (CLOCK_LEVEL, "clock") if end is not None and end <= time.time() else None

    def _unsettled(self, room: Room) -> bool:
        history, row = room.history, room.row
        assert history is not None
        if row.undo is not None and row.undo.outcome is None and not describe.waiting(row):
            return True
        return any(seat in forced(row) and history.match.only_move(seat) is not None for seat in row.to_act)

    async def _settle(self, room: Room) -> None:
        async with room.lock:
            await self.store.fresh(room)
            if room.row.status != PLAYING or room.closed:
                return
            await undo_requests.settle(self.store, room)
            await self.store.commit(room, 0, [], "auto")
        asyncio.get_running_loop().call_soon(self.after, room)  # once this task is off the list

    async def _think(self, room: Room, seat: int) -> None:
        while (job := self._due(room, seat)) is not None:
            if not await self._lease(room):
                return
            if self._due(room, seat) is None:
                return
            history = playing(room)
            epoch, turn = room.row.epoch, history.turns[seat]
            move = await self.bot_pool.choose(room.row.id, history.match, seat, job[0], room.row.host)
            async with room.lock:
                await self.store.fresh(room)
                job = self._due(room, seat)
                if job is None or room.row.epoch != epoch or playing(room).turns[seat] != turn:
                    continue
                try:
                    await self.store.commit(room, seat, [move], job[1])
                except IllegalMove:
                    continue  # somebody else's move came first: think again
                except ServerError as error:
                    if error.code not in _GONE_ON:
                        raise
                    continue
            self.after(room)

    async def _lease(self, room: Room) -> bool:
        """Whether this server may think here; with several servers only one at a time does."""
        if not self.store.database.shared:
            return True
        row, now = room.row, time.time()
        if row.driver == self.store.server and row.lease > now + LEASE_SECONDS / 3:
            return True
        if row.driver == self.store.server or row.lease <= now:
            until = now + LEASE_SECONDS
            if await self.store.database.write(queries.take_lease, row.id, self.store.server, now, until):
                return True
        self._later(room, max(0.5, row.lease - now + 0.5))
        return False

    async def _keep(self) -> None:
        """Every now and then: go on at tables that nobody drives, catch up with what others changed, and
        forget idle ones. Nothing that goes wrong at one table keeps it from the others.
        """
        while True:
            for work in (self._go_on, self._catch_up, self._see_off, self._sweep):
                try:
                    await work()
                except Exception as error:
                    log.error("looking after the tables: %s", error, exc_info=error.__cause__ or error)
            self.store.drop_idle()
            self._measure()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self.keeper_seconds)
            self._hurry.clear()

    async def _go_on(self) -> None:
        for id in await self.store.database.read(queries.tables_due, time.time()):
            try:
                await self._resume(id)
            except Exception as error:
                log.error("table %s: %s", id, error, exc_info=error.__cause__ or error)

    async def _catch_up(self) -> None:
        """A note between servers may get lost, or another program may have changed a table."""
        known = {id: room.row.version for id, room in self.store.rooms.items()}
        stored = await self.store.database.read(queries.versions, list(known))
        for id, version in known.items():
            if stored.get(id) != version:
                await self.catch_up(id)

    async def _see_off(self) -> None:
        """Another program may have banned or erased somebody who is here."""
        clients = [client for room in self.store.rooms.values() for client in room.clients]
        here = {(who.id, who.generation) for client in clients if (who := client.who) is not None}
        if here:
            there = await self.store.database.read(queries.standing, [id for id, _ in here])
            for id, generation in here:
                if there.get(id) != generation:
                    self.store.sign_out(id)

    async def _sweep(self) -> None:
        """Once an hour: what nobody came for."""
        now = time.time()
        if now - self._swept > _SWEEP_SECONDS:
            self._swept = now
            await self.store.database.write(queries.drop_old, now, self.keep)

    async def catch_up(self, id: str) -> None:
        """Take over what somebody else stored about a table in memory."""
        room = self.store.rooms.get(id)
        if room is None:
            return
        try:
            async with room.lock:
                await self.store.reload(room)
        except Exception as error:
            log.error("table %s: %s", id, error, exc_info=error.__cause__ or error)
            room.doubtful = True
        self.after(room)

    async def _resume(self, id: str) -> None:
        try:
            room = await self.store.room(id)
        except ServerError as error:
            if error.code in (
                "table-damaged",
                "table-differs",
            ):  # nothing will mend it by itself: don't ask again
                log.error("table %s is left alone until somebody opens it", id)
                await self.store.database.write(queries.change_table, id, wakes=None)
            return
        if room.thinking:
            return
        async with room.lock:
            await self.store.reload(room)
        self.kick(room)
        row, history = room.row, room.history
        if not room.thinking and history is not None and row.status == PLAYING:
            due = wakes(row, row.to_act, history.waiting, time.time())
            if due != row.wakes:
                await self.store.database.write(queries.change_table, id, wakes=due)
