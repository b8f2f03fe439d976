"""Polygons: which zones a footprint lies in (RA-PHY-07), and which zones border on each other."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]
_SAME = 1e-6


def shared_border(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Length that the outlines of two polygons have in common."""
    total = 0.0
    for a, b in zip(one, [*one[1:], one[0]], strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = (dx * dx + dy * dy) ** 0.5
        for c, d in zip(other, [*other[1:], other[0]], strict=True):
            if max(abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) for p in (c, d)) > _SAME * length:
                continue
            ends = sorted(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length for p in (c, d))
            total += max(0.0, min(length, ends[1]) - max(0.0, ends[0]))
    return total


def inside(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found
