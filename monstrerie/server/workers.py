"""Processes that do the heavy work, so that it delays nobody; one that dies or gets stuck is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any


class Workers:
    """A pool of processes that can be thrown away and made anew."""

    def __init__(self, number: int, prepare: Callable[[], None]) -> None:
        self.number = number
        self.closed = False
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    def current(self) -> ProcessPoolExecutor:
        """The processes as they are now, started if need be."""
        if self.closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.number, mp_context=multiprocessing.get_context("spawn"), initializer=self._prepare
            )
        return self._pool

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Give these up; the next job starts others."""
        if self._pool is broken:
            self._pool = None
            _stop(broken)

    def close(self) -> None:
        """Stop the processes without waiting for a job to end."""
        self.closed = True
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _stop(pool: ProcessPoolExecutor) -> None:
    # Python 3.11 has no public way to end a running job, and a server that stops should not wait for one.
    workers: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
    for worker in workers.values():
        worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)
