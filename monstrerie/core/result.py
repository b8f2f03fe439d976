"""How a match ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Points, winners and where the points came from.

    `breakdown[seat]` maps the name of a source (also its Fluent message, `mm-source-loot`) to points; they
    add up to `scores[seat]`. `places[seat]` is 1 for the winners; equal players share a place.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    places: tuple[int, ...] = ()


def places(scores: list[int]) -> tuple[int, ...]:
    """Place of each seat when more points are better and equal players share a place.

    >>> places([19, 19, 23, 32])
    (3, 3, 2, 1)
    """
    return tuple(1 + sum(other > own for other in scores) for own in scores)
