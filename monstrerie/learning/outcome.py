"""What the end of a match is worth: the same numbers for imitation, self-play and the networks' outlook."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game

Floats = NDArray[np.float32]

LEAD: Final = 0.5
"""What a lead of one unit is worth beside a victory."""
FURTHEST: Final = 2.0
"""Units of lead that still count."""


def lead_unit(game: Game) -> float:
    """Points that make a unit of lead, from the game's own scale."""
    return 4.0 * game.bot.heuristics().scale()


def outcomes(wins: Floats, scores: Floats, seats: int, unit: float) -> Floats:
    """For matches with `wins` and `scores` of every seat, what each seat should predict: everybody's share of
    the victory, counted from the own seat and with room for `seats` of them, and the own lead.

    >>> targets = outcomes(np.float32([[0, 1, 0]]), np.float32([[3, 9, 6]]), 4, 3.0)
    >>> targets[0, 1].tolist(), targets[0, 2].tolist()
    ([1.0, 0.0, 0.0, 0.0, 1.5], [0.0, 0.0, 1.0, 0.0, 0.0])
    """
    matches, players = wins.shape
    targets = np.zeros((matches, players, seats + 1), np.float32)
    for seat in range(players):
        targets[:, seat, :players] = np.roll(wins, -seat, axis=1)
    others = (scores.sum(1, keepdims=True) - scores) / (players - 1)
    targets[:, :, -1] = np.clip((scores - others) / unit, -FURTHEST, FURTHEST)
    return targets
