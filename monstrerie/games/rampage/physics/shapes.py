"""Collision shapes seen from above (RA-PHY-04), and straight ways out for them (RA-PHY-13).

A box, and a many-sided stand-in for a disc or a head, is a zonotope: the sum of a few segments. Moving it along
a line adds one segment more, and two zonotopes are apart exactly if a cross product of two of their segments
separates them. So a whole sweep is one exact test, without steps.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from .city import City, Part, Piece
from .position import Array
from .turning import matrix
from .zones import Polygon

_ROUND: Final = 24  # corners of a disc's or a head's outline
_PRISM: Final = 8  # segments that stand for a circle in a sweep
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
    """Straight up, then 16 compass directions at 60, 30 and 0 degrees: the likely ones first."""
    found = [np.array([0.0, 0.0, 1.0])]
    for elevation in _ELEVATIONS:
        up = math.radians(elevation)
        for k in range(_DIRECTIONS):
            turn = 2 * math.pi * k / _DIRECTIONS
            found.append(
                np.array([math.cos(up) * math.cos(turn), math.cos(up) * math.sin(turn), math.sin(up)])
            )
    return found


class Solids:
    """Parts of pieces as zonotopes: middles (n, 3) and half segments (n, most, 3), padded with zeros."""

    def __init__(self, city: City, poses: Array, pieces: Sequence[int], shrink: float = 0.0) -> None:
        middles, segments = [], []
        for index in pieces:
            piece = city.pieces[index]
            if index < city.moving:
                axes, place = matrix(poses[index, 3:]), poses[index, :3]
            else:
                axes, place = np.eye(3), np.array(piece.at)
            for part in piece.parts:
                middles.append(place + axes @ np.array(part.middle))
                segments.append([axes @ s for s in _segments(part, shrink)])
        most = max((len(s) for s in segments), default=3)
        self.middles: Array = np.array(middles).reshape(-1, 3)
        self.segments: Array = np.zeros((len(segments), most, 3))
        for i, found in enumerate(segments):
            self.segments[i, : len(found)] = found
        self.reach: Array = np.abs(self.segments).sum(axis=1).max(axis=1) * math.sqrt(3.0)


def _segments(part: Part, shrink: float) -> list[Array]:
    half = [max(0.05, value - shrink) for value in part.half]
    if part.kind == "box":
        return [np.eye(3)[i] * half[i] for i in range(3)]
    # A regular polygon of 2n sides is the sum of n segments; the radius lies between its inner and outer circle.
    along = 2 if part.kind == "cylinder" else 0
    size = half[0] if part.kind == "cylinder" else half[1]
    length = (
        size
        * math.tan(math.pi / (2 * _PRISM))
        * (1 + math.cos(math.pi / (2 * _PRISM)))
        / (2 * math.cos(math.pi / (2 * _PRISM)))
    )
    across = [axis for axis in range(3) if axis != along]
    found = [np.eye(3)[along] * half[along]]
    for k in range(_PRISM):
        turn = math.pi * k / _PRISM
        found.append(length * (math.cos(turn) * np.eye(3)[across[0]] + math.sin(turn) * np.eye(3)[across[1]]))
    return found


def blocked(mover: Solids, others: Solids, way: Array) -> npt.NDArray[np.bool_]:
    """For each solid of `others`, whether some part of `mover` meets it when moved along `way`."""
    hit = np.zeros(len(others.middles), dtype=bool)
    if not len(others.middles):
        return hit
    for middle, segments in zip(mover.middles, mover.segments, strict=True):
        offset = others.middles - middle - way / 2
        # a coarse look first: distance to the path's middle line
        length = float(np.linalg.norm(way)) or 1.0
        along = np.clip((offset @ way) / length, -length / 2, length / 2)
        gap = np.linalg.norm(offset - along[:, None] * way / length, axis=1)
        close = np.flatnonzero((gap < others.reach + np.abs(segments).sum() + 1e-9) & ~hit)
        if len(close):
            hit[close] = _overlap(offset[close], np.vstack([segments, way / 2]), others.segments[close])
    return hit


def _overlap(offset: Array, mine: Array, theirs: Array) -> npt.NDArray[np.bool_]:
    count = len(offset)
    mine = mine[np.abs(mine).max(axis=1) > 0]
    every = np.concatenate([np.broadcast_to(mine, (count, *mine.shape)), theirs], axis=1)
    pairs = np.array(list(itertools.combinations(range(every.shape[1]), 2)))
    axes = np.cross(every[:, pairs[:, 0]], every[:, pairs[:, 1]])
    size = np.linalg.norm(axes, axis=2)
    span = np.abs(np.einsum("npk,nsk->nps", axes, every)).sum(axis=2)
    apart = np.abs(np.einsum("npk,nk->np", axes, offset))
    return ~((apart > span + 1e-9 * size) & (size > 1e-9)).any(axis=1)
