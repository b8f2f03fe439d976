"""How much of a budget is left while a bot thinks."""

from __future__ import annotations

import math
from typing import Final

from ..core.thinking import seconds as now_in_seconds

SPARE: Final = 1.25
"""How much faster than so far the iterations that are left might be."""


class Clock:
    """Counts iterations against seconds, iterations, or both.

    `least` iterations are made however little time there is: on a busy machine a bot that only watched the
    clock would play without having looked.
    """

    def __init__(self, seconds: float | None, iterations: int | None, least: int = 1) -> None:
        self.start: float = now_in_seconds()
        self.deadline: float = self.start + seconds if seconds is not None else math.inf
        self.most: float = float(iterations) if iterations is not None else math.inf
        self.least: float = min(float(least), self.most)
        self.done: int = 0

    def left(self) -> float:
        """How many more iterations there may be at most, reckoned from the pace so far; 0 when time is up."""
        due = max(0.0, self.least - self.done)
        now = now_in_seconds()
        if now >= self.deadline:
            return due
        pace = SPARE * max(self.done, 1) / max(now - self.start, 1e-9)
        return max(due, min(self.most - self.done, pace * (self.deadline - now)))
