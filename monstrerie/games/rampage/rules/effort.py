"""A bound on the work that one move may cost, so that none keeps its thread for ever.

A thread can't be ended from outside. So what simulates or searches counts its work here, and gives up when
the move has had its share. The share counts steps of the simulation and rings of a search, which are the
same on every machine; the processor time of the thread is the upper end for what these don't see. Legal moves
stay far below: they take some hundred steps, the costliest seen 2 110 and 44 seconds.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

MOST_STEPS = 400_000
"""Steps of the simulation in one move, and rings of points round which a place is looked for."""
MOST_SECONDS = 300.0
"""Processor time of the thread in one move."""


class Exhausted(Exception):
    """A move needs more work than any legal one should."""


class _Share(threading.local):
    """What is left to the move that this thread performs."""

    bounded: bool = False
    steps: int = 0
    until: float = 0.0
    spent: int = 0


_share = _Share()


@contextmanager
def bounded() -> Iterator[None]:
    """Perform one move: the work of this thread is counted, and `spend` raises Exhausted after too much."""
    before = _share.bounded, _share.steps, _share.until
    _share.bounded, _share.steps, _share.until = True, MOST_STEPS, thread_time() + MOST_SECONDS
    try:
        yield
    finally:
        _share.spent = MOST_STEPS - _share.steps
        _share.bounded, _share.steps, _share.until = before


def spent() -> int:
    """What the last move of this thread has cost."""
    return _share.spent


def spend(steps: int) -> None:
    """So much work is about to be done. Outside of a move all is allowed: planners have their own time."""
    if not _share.bounded:
        return
    _share.steps -= steps
    if _share.steps < 0 or thread_time() > _share.until:
        raise Exhausted
