"""Rollouts: what looks best at first sight, unless playing on shows that something else is better.

Every candidate is played on from the same imagined tables with the same dice, by the game's heuristics, so
that luck cancels out of the comparison. A candidate replaces the favourite only when it did better beyond
doubt.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ..core.heuristics import Heuristics
from ..core.rng import Rng
from ..core.state import State
from .clock import Clock
from .tree import play_out

CANDIDATES: Final = 6
LEAST: Final = 4
"""Comparisons before a candidate may be dropped."""
NOISE: Final = 0.1
"""Of the playouts' choices, in units of the game's scale."""
DOUBT: Final = 1.5
"""How many standard errors better than the favourite a candidate must be."""


class Candidate:
    """An action and how much better than the favourite it did, comparison by comparison."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.count: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def note(self, better: float) -> None:
        """Remember one comparison."""
        self.count += 1
        self.total += better
        self.squares += better * better

    def mean(self) -> float:
        """How much better than the favourite, on average."""
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        """The standard error of that."""
        if self.count < 2:
            return math.inf
        spread = max(0.0, self.squares / self.count - self.mean() ** 2)
        return math.sqrt(spread / (self.count - 1))


def compare(
    imagine: Callable[[], State],
    seat: int,
    ranks: list[float],
    legal: list[int],
    heuristics: Heuristics,
    rng: Rng,
    clock: Clock,
) -> int:
    """The favourite, or what beat it."""
    order = sorted(range(len(legal)), key=lambda at: -ranks[at])[:CANDIDATES]
    favourite, rivals = legal[order[0]], [Candidate(legal[at]) for at in order[1:]]
    while rivals and clock.left() > 0:
        table = imagine()
        dice = rng.below(1 << 30)
        base = played(table, seat, favourite, heuristics, dice)
        for rival in rivals:
            rival.note(played(table, seat, rival.action, heuristics, dice) - base)
        clock.done += 1
        if clock.done >= LEAST:
            rivals = [rival for rival in rivals if rival.mean() + DOUBT * rival.error() > 0]
            if len(rivals) == 1 and rivals[0].mean() > 2 * DOUBT * rivals[0].error():
                break
    winner, gain = favourite, 0.0
    for rival in rivals:
        if rival.count >= LEAST and rival.mean() > gain and rival.mean() > DOUBT * rival.error():
            winner, gain = rival.action, rival.mean()
    return winner


def played(table: State, seat: int, action: int, heuristics: Heuristics, dice: int) -> float:
    """How far ahead of the others the seat stands after the action and the play that follows."""
    state = table.copy()
    state.apply_of(seat, action)
    play_out(table, state, heuristics, Rng(dice), NOISE)
    outlook = [float(score) for score in state.scores()] if state.done else heuristics.outlook(state)
    others = [points for other, points in enumerate(outlook) if other != seat]
    return outlook[seat] - 0.5 * (max(others) + sum(others) / len(others))
