"""Collision shapes seen from above (RA-PHY-04), and straight ways out for them (RA-PHY-13).

A box, and a many-sided stand-in for a disc or a head, is a zonotope: the sum of a few segments. Moving it
along a line adds one segment more, and two zonotopes are apart exactly if a cross product of two of their
segments separates them. So a whole sweep is one exact test, without steps.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from .city import City
from .pieces import Part, Piece
from .position import Array
from .turning import matrix
from .zones import Polygon

_ROUND: Final = 24  # corners of a disc's or a head's outline
_DIRECTIONS: Final = 16
_ELEVATIONS: Final = (60.0, 30.0, 0.0)


def footprint(piece: Piece, row: Array) -> list[Polygon]:
    """The piece's parts projected on the board, each a convex polygon, counter-clockwise."""
    axes = matrix(row[3:])
    return [_outline(part, axes, row[:3]) for part in piece.parts]


def _outline(part: Part, axes: Array, place: Array) -> Polygon:
    middle: Array = (place + axes @ np.array(part.middle))[:2]
    if part.kind == "box":
        return _zonogon([axes[:2, i] * part.half[i] for i in range(3)]) + middle
    turns = 2 * math.pi * np.arange(_ROUND) / _ROUND
    circle = np.column_stack([np.cos(turns), np.sin(turns)])
    if part.kind == "capsule":
        radius, reach = part.half[1], part.half[0] - part.half[1]
        arm = axes[:2, 0] * reach
        return _hull(np.vstack([radius * circle + arm, radius * circle - arm])) + middle
    rim = part.half[0] * (circle[:, :1] * axes[:2, 0] + circle[:, 1:] * axes[:2, 1])
    arm = axes[:2, 2] * part.half[2]
    if np.abs(arm).max() < 1e-6:
        return _hull(rim) + middle
    return _hull(np.vstack([rim + arm, rim - arm])) + middle


def _zonogon(segments: Sequence[Array]) -> Polygon:
    """Sum of segments -s..s in the plane."""
    arms = [s if (s[1], s[0]) > (0.0, 0.0) else -s for s in segments if np.abs(s).max() > 1e-9]
    arms.sort(key=lambda s: math.atan2(s[1], s[0]))
    corner = -np.sum(arms, axis=0)
    points = []
    for sign in (2.0, -2.0):
        for arm in arms:
            points.append(corner)
            corner = corner + sign * arm
    return np.array(points)


def _hull(points: Array) -> Polygon:
    """Convex hull, counter-clockwise (Andrew's chain)."""
    ordered = [tuple(p) for p in points[np.lexsort((points[:, 1], points[:, 0]))].tolist()]

    def chain(run: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        out: list[tuple[float, ...]] = []
        for p in run:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (
                out[-1][1] - out[-2][1]
            ) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return np.array(chain(ordered) + chain(ordered[::-1]))


# ---------------------------------------------------------------------------- sweeps


def ways_out() -> list[Array]:
    """Straight up, then 16 compass directions at 60, 30 and 0 degrees: the likely ones first, in groups."""
    found = [np.array([[0.0, 0.0, 1.0]])]
    turns = 2 * math.pi * np.arange(_DIRECTIONS) / _DIRECTIONS
    for elevation in _ELEVATIONS:
        up = math.radians(elevation)
        flat = math.cos(up) * np.column_stack([np.cos(turns), np.sin(turns)])
        found.append(np.column_stack([flat, np.full(_DIRECTIONS, math.sin(up))]))
    return found


class Solids:
    """Parts of pieces as zonotopes: middles (n, 3) and half segments (n, most, 3), padded with zeros."""

    def __init__(self, city: City, poses: Array, pieces: Sequence[int], shrink: float = 0.0) -> None:
        middles, segments, owners = [], [], []
        for index in pieces:
            piece = city.pieces[index]
            if index < city.moving:
                axes, place = matrix(poses[index, 3:]), poses[index, :3]
            else:
                axes, place = np.eye(3), np.array(piece.at)
            for part in piece.parts:
                owners.append(index)
                middles.append(place + axes @ np.array(part.middle))
                segments.append(_segments(part, shrink) @ axes.T)
        most = max((len(s) for s in segments), default=3)
        self.owners = np.array(owners, dtype=np.intp)
        self.middles: Array = np.array(middles).reshape(-1, 3)
        self.segments: Array = np.zeros((len(segments), most, 3))
        for i, found in enumerate(segments):
            self.segments[i, : len(found)] = found
        self.extent: Array = np.abs(self.segments).sum(axis=1)


@lru_cache(maxsize=1024)
def _segments(part: Part, shrink: float) -> Array:
    half = [max(0.05, value - shrink) for value in part.half]
    if part.kind == "box":
        return np.diag(half)
    # A regular polygon of 2n sides is the sum of n segments; the radius lies between its two circles.
    along, size, count = (2, half[0], 8) if part.kind == "cylinder" else (0, half[1], 4)
    angle = math.pi / (2 * count)
    length = size * math.tan(angle) * (1 + math.cos(angle)) / (2 * math.cos(angle))
    one, two = (axis for axis in range(3) if axis != along)
    found = np.zeros((count + 1, 3))
    found[0, along] = half[along]
    turns = math.pi * np.arange(count) / count
    found[1:, one], found[1:, two] = length * np.cos(turns), length * np.sin(turns)
    return found


def blocked(mover: Solids, others: Solids, ways: Array) -> npt.NDArray[np.bool_]:
    """For each way (a row of `ways`), whether some part of `mover` meets one of `others` on it."""
    return _meets(mover, others, ways / 2, ways / 2)


def overlaps(mover: Solids, others: Solids, shifts: Array) -> npt.NDArray[np.bool_]:
    """For each shift (a row of `shifts`), whether `mover`, shifted so, overlaps one of `others`."""
    return _meets(mover, others, shifts, np.zeros_like(shifts))


def _meets(mover: Solids, others: Solids, shifts: Array, sweeps: Array) -> npt.NDArray[np.bool_]:
    """Whether `mover`, shifted and stretched by a sweep to either side, meets one of `others`."""
    found = np.zeros(len(shifts), dtype=np.bool_)
    reach = np.abs(sweeps).max(axis=0)
    low = (mover.middles - mover.extent).min(axis=0) + shifts.min(axis=0) - reach
    high = (mover.middles + mover.extent).max(axis=0) + shifts.max(axis=0) + reach
    near = ((others.middles + others.extent >= low) & (others.middles - others.extent <= high)).all(axis=1)
    near &= ~np.isin(others.owners, mover.owners)
    middles, extent, segments = others.middles[near], others.extent[near], others.segments[near]
    if not len(middles):
        return found
    # shifts x parts x others; upright boxes round both are apart for nearly all pairs
    offset = middles[None, None] - mover.middles[None, :, None] - shifts[:, None, None]
    room = extent[None, None] + mover.extent[None, :, None] + np.abs(sweeps[:, None, None])
    row, part, other = np.nonzero((np.abs(offset) <= room).all(axis=3))
    if not len(row):
        return found
    segments = segments[:, segments.any(axis=(0, 2))]  # most have three, a disc has nine
    if sweeps.any():
        mine = np.concatenate([mover.segments[part], sweeps[row][:, None]], axis=1)
        axes, span = _gauges(mine, segments[other])
    else:
        # The same two solids are asked about at many shifts: what doesn't depend on the shift is found once.
        pairs, pair = np.unique(part * len(middles) + other, return_inverse=True)
        axes, span = _gauges(mover.segments[pairs // len(middles)], segments[pairs % len(middles)])
        axes, span = axes[pair], span[pair]
    apart = np.abs(axes @ offset[row, part, other][:, :, None])[:, :, 0]
    found[row[~(apart > span).any(axis=1)]] = True
    return found


def _gauges(mine: Array, theirs: Array) -> tuple[Array, Array]:
    """Directions along which two zonotopes can be apart, and how far their middles then are at least."""
    every = np.concatenate([mine, theirs], axis=1)
    one, two = np.triu_indices(every.shape[1], 1)
    axes = np.cross(every[:, one], every[:, two])
    size = np.linalg.norm(axes, axis=2)
    span = np.abs(axes @ every.transpose(0, 2, 1)).sum(axis=2) + 1e-9 * size
    span[size <= 1e-9] = np.inf  # parallel segments tell nothing
    return axes, span
