"""How a match ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Points, winners and where the points came from, by seat."""

    scores: tuple[int | float, ...]
    """whole numbers, save where a game has half points"""
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int | float], ...]
    """name of a source (also its Fluent message, `mm-source-loot`) -> points; they add up to the score"""
    places: tuple[int, ...] = ()
    """1 for the winners; equal players share a place"""


def places(scores: Sequence[float], fewest: bool = False) -> tuple[int, ...]:
    """Place of each seat when more points (or the fewest) are better and equal players share a place.

    >>> places([19, 19, 23, 32]), places([19, 19, 23, 32], fewest=True)
    ((3, 3, 2, 1), (1, 1, 3, 4))
    """
    return tuple(1 + sum(other < own if fewest else other > own for other in scores) for own in scores)
