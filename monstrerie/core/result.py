"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Points, winners and where the points came from.

    `breakdown[seat]` maps the name of a source (also its Fluent message, `mm-source-loot`) to points; they
    add up to `scores[seat]`. `places[seat]` is 1 for the winners; equal players share a place. Points are
    whole numbers, save where a game has half points.
    """

    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, Any], ...]
    places: tuple[int, ...] = ()


def places(scores: Sequence[float]) -> tuple[int, ...]:
    """Place of each seat when more points are better and equal players share a place.

    >>> places([19, 19, 23, 32])
    (3, 3, 2, 1)
    """
    return tuple(1 + sum(other > own for other in scores) for own in scores)
