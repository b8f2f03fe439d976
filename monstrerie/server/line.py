"""A line to PostgreSQL that is held as long as a process lives: it hears notices and holds a lock.

Whoever holds a line is known to be there by its lock: PostgreSQL lets go of it the moment the process is
gone, however it went, and after some seconds of silence where its whole machine is. A notice is only a
wake-up: what it is about is in the database, and whoever missed it finds it there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from .errors import ServerError

if TYPE_CHECKING:
    import psycopg

    Connection = psycopg.AsyncConnection[Any]

log = logging.getLogger("monstrerie.server")
RETRY_SECONDS: Final = 1.0
_KEEP_ALIVE: Final = {"idle": 4, "interval": 2, "count": 3}
"""seconds, seconds and tries after which PostgreSQL and we take each other's silence for the end"""


class Line:
    """A line that is opened again whenever it breaks."""

    def __init__(self, url: sa.URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear: dict[str, Callable[[str], None]] = {}
        self._opened: list[Callable[[Connection], Awaitable[None]]] = []
        self._listening: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None

    def hear(self, channel: str, what: Callable[[str], None]) -> None:
        """Have this done with each notice on a channel; said before the line is opened."""
        self._hear[channel] = what

    def opened(self, what: Callable[[Connection], Awaitable[None]]) -> None:
        """Have this done with the line whenever it is open, before anything is heard."""
        self._opened.append(what)

    def listening(self, what: Callable[[], None]) -> None:
        """Have this done whenever the line hears again: whatever was said before was not heard."""
        self._listening.append(what)

    def open(self) -> None:
        """Start listening."""
        self._task = asyncio.create_task(self._hold())

    async def close(self) -> None:
        """Let go of the line."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _hold(self) -> None:
        import psycopg

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, ServerError) as error:
                log.warning("lost the line to PostgreSQL, trying again: %s", error.__cause__ or error)
            except Exception as error:  # whatever it is, the next line may be better
                log.error("the line to PostgreSQL: %r", error, exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        import psycopg

        ours: dict[str, Any] = {f"keepalives_{name}": value for name, value in _KEEP_ALIVE.items()}
        async with await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, **ours
        ) as connection:
            for name, value in _KEEP_ALIVE.items():
                await connection.execute(f"SET tcp_keepalives_{name} = {value}".encode())
            for what in self._opened:
                await what(connection)
            for channel in self._hear:
                await connection.execute(f"LISTEN {channel}".encode())
            for begin in self._listening:
                begin()
            async for note in connection.notifies():
                self._hear[note.channel](note.payload)
