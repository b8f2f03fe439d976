"""One thread that writes to SQLite. What waits meanwhile is written together: one visit to the disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

Work = Callable[[sa.Connection], Any]
_MOST: Final = 64
"""transactions that are written together"""


class _Job:
    """A transaction that somebody waits for, and what came of it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.answer: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """In the loop: whoever waits goes on."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.answer)


class Writer:
    """Transactions one after another. Each fails alone, and is told only once all of them are on the disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="write", daemon=True)
        self._started = False

    async def run(self, work: Work) -> Any:
        """What a transaction answers, once it is stored."""
        if not self._started:
            self._started = True
            self._thread.start()
        job = _Job(work)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        if self._started:
            self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            with suppress(Empty):
                while len(jobs) < _MOST and not last:
                    more = self._jobs.get_nowait()
                    if more is None:
                        last = True
                    else:
                        jobs.append(more)
            self._write(jobs)
            # One call for all of them: every one wakes the loop.
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                job.loop.call_soon_threadsafe(_tell, jobs)
            if last:
                return

    def _write(self, jobs: list[_Job]) -> None:
        if len(jobs) > 1:
            try:
                with self._engine.begin() as connection:
                    for job in jobs:
                        _apart(connection, job)
            except Exception:  # a full disk, say: then each for itself, so that each learns its own
                for job in jobs:
                    job.answer = job.error = None
            else:
                return
        for job in jobs:
            try:
                with self._engine.begin() as connection:
                    job.answer = job.work(connection)
            except BaseException as error:
                job.error = error


def _apart(connection: sa.Connection, job: _Job) -> None:
    """One of several: what it refuses undoes nothing of the others."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        job.answer = job.work(connection)
    except Exception as error:
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
            raise
        job.error = error
        connection.exec_driver_sql("ROLLBACK TO one")
    connection.exec_driver_sql("RELEASE one")


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
