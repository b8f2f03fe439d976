"""Processes that do the heavy work, so that it delays nobody; one that dies or gets stuck is replaced.

A browser has neither threads nor processes for us: there the work is done at once (`in_browser`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")
THREADS: Final = sys.platform != "emscripten"
"""Whether there are threads and processes here."""


class AtOnce(Executor):
    """Does the work where it is asked for, and answers when it is done."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """The answer, or what went wrong."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class Workers:
    """A pool of processes that can be thrown away and made anew."""

    def __init__(self, number: int, prepare: Callable[[], None]) -> None:
        self.number = number
        self.closed = False
        self._prepare = prepare
        self._pool: Executor | None = None

    def current(self) -> Executor:
        """The processes as they are now, started if need be."""
        if self.closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = self._processes() if THREADS else AtOnce()
        return self._pool

    def _processes(self) -> Executor:
        return ProcessPoolExecutor(
            self.number, mp_context=multiprocessing.get_context("spawn"), initializer=self._prepare
        )

    def replace(self, broken: Executor) -> None:
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


def _stop(pool: Executor) -> None:
    # Python 3.11 has no public way to end a running job, and a server that stops should not wait for one.
    workers: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
    for worker in workers.values():
        worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)
