"""Polygons: which zones a footprint lies in (RA-PHY-07), and which zones border on each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from .city import City
    from .pieces import Zone

Point = tuple[float, float]
Polygon = npt.NDArray[np.float64]
_SAME: Final = 1e-6
_BEYOND: Final = 3000.0  # how far the map is continued beyond the board's edge
_GRID: Final = 2.0
_FAR: Final = 60.0  # farther from a border than any upright piece reaches
_ARC: Final = 8  # corners that stand for a rounded one


def shared_border(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Length that the outlines of two polygons have in common."""
    total = 0.0
    for a, b in _sides(one):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        for c, d in _sides(other):
            if max(abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) for p in (c, d)) > _SAME * length:
                continue
            ends = sorted(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length for p in (c, d))
            total += max(0.0, min(length, ends[1]) - max(0.0, ends[0]))
    return total


def inside(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in _sides(outline):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def _sides(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


class ZoneMap:
    """All zones of a city, each shrunk by ZONE_MIN and continued beyond the board's edge.

    A footprint is in a zone when it meets the shrunk zone. Far from borders a coarse grid answers at once.
    """

    def __init__(self, city: City) -> None:
        depth = city.data.judging.zone_min
        board = city.pieces[-2]
        half_x, half_y, _ = board.parts[0].half
        low = (board.at[0] - half_x, board.at[1] - half_y)
        high = (board.at[0] + half_x, board.at[1] + half_y)
        self._zones: list[tuple[Polygon, Polygon | None]] = []
        for zone in city.zones:
            outline = _continued(zone.outline, low, high)
            self._zones.append((_shrunk(outline, depth), _swollen(zone, depth)))
        self._boxes = np.array([[*outer.min(axis=0), *outer.max(axis=0)] for outer, _ in self._zones])
        self._low, self._high = np.array(low), np.array(high)
        self._coarse(city)

    def _coarse(self, city: City) -> None:
        """For each node of a grid: its zone, and how far the nearest border is."""
        count = np.ceil((self._high - self._low) / _GRID).astype(int) + 1
        xs = self._low[0] + _GRID * np.arange(count[0])
        ys = self._low[1] + _GRID * np.arange(count[1])
        self._near = np.full((len(xs), len(ys)), _FAR)
        self._at = np.full((len(xs), len(ys)), -1, dtype=np.int32)
        for zone in city.zones:
            corners = np.array(zone.outline)
            (x0, y0), (x1, y1) = corners.min(axis=0) - _FAR, corners.max(axis=0) + _FAR
            window = np.ix_(np.flatnonzero((xs >= x0) & (xs <= x1)), np.flatnonzero((ys >= y0) & (ys <= y1)))
            px, py = xs[window[0]], ys[window[1]]
            within = np.zeros((px.size, py.size), dtype=bool)
            near = self._near[window]
            for (ax, ay), (bx, by) in _sides(zone.outline) + (_sides(zone.hole) if zone.hole else []):
                if ay != by:
                    crosses = ((ay > py) != (by > py)) & (px < (bx - ax) * (py - ay) / (by - ay) + ax)
                    within ^= crosses
                if _on_edge((ax, ay), (bx, by), self._low, self._high):
                    continue
                dx, dy = bx - ax, by - ay
                along = np.clip(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
                near = np.minimum(near, np.hypot(px - ax - along * dx, py - ay - along * dy))
            self._near[window] = near
            self._at[window] = np.where(within, zone.index, self._at[window])

    def alone(self, x: float, y: float, radius: float) -> int:
        """The one zone in which a circle lies wholly, or -1 when a finer look is needed."""
        i, j = round((x - self._low[0]) / _GRID), round((y - self._low[1]) / _GRID)
        if not (0 <= i < self._near.shape[0] and 0 <= j < self._near.shape[1]):
            return -1
        return int(self._at[i, j]) if self._near[i, j] > radius + _GRID else -1

    def holds(self, zone: int, parts: Sequence[Polygon], points: Polygon) -> npt.NDArray[np.bool_]:
        """At which points a footprint, given as convex polygons round the origin, lies in a zone alone."""
        nodes = np.rint((points - self._low) / _GRID).astype(int)
        i, j = np.clip(nodes, 0, np.array(self._near.shape) - 1).T
        reach = max(float(np.hypot(*part.T).max()) for part in parts)
        found: npt.NDArray[np.bool_] = (self._at[i, j] == zone) & (self._near[i, j] > reach + _GRID)
        unsure = ~found & self._about(zone)[i, j]  # where it is its middle can't be in another zone
        if unsure.any():
            every = [part + points[unsure][:, None] for part in parts]
            meets = np.array(
                [[self._meets(index, areas) for areas in every] for index in range(len(self._zones))]
            )
            found[unsure] = (meets.any(axis=1).sum(axis=0) == 1) & meets[zone].any(axis=0)
        return found

    @lru_cache(maxsize=32)  # noqa: B019 - maps live as long as their city
    def _about(self, zone: int) -> npt.NDArray[np.bool_]:
        """Nodes of the grid in a zone or next to it."""
        own = np.pad(self._at == zone, 1)
        (rows, columns), around = self._at.shape, (0, 1, 2)
        near = [own[i : i + rows, j : j + columns] for i in around for j in around]
        found: npt.NDArray[np.bool_] = np.any(near, axis=0)
        return found

    def _meets(self, zone: int, areas: Polygon) -> npt.NDArray[np.bool_]:
        """Which of many convex polygons (of as many corners) lie in a zone."""
        outer, hole = self._zones[zone]
        x0, y0, x1, y1 = self._boxes[zone]
        low, high = areas.min(axis=1), areas.max(axis=1)
        found: npt.NDArray[np.bool_] = (low <= (x1, y1)).all(axis=1) & (high >= (x0, y0)).all(axis=1)
        if hole is not None:
            found &= ~((low > hole.min(axis=0)) & (high < hole.max(axis=0))).all(axis=1)
        if found.any():
            found[found] = _meet(areas[found], outer)
        return found

    def under(self, parts: Sequence[Polygon]) -> frozenset[int]:
        """Zones that a footprint, given as convex polygons, lies in."""
        low = np.min([part.min(axis=0) for part in parts], axis=0)
        high = np.max([part.max(axis=0) for part in parts], axis=0)
        near = (low <= self._boxes[:, 2:]).all(axis=1) & (high >= self._boxes[:, :2]).all(axis=1)
        zones = np.flatnonzero(near).tolist()
        return frozenset(zone for zone in zones if any(self._meets(zone, part[None])[0] for part in parts))


def _on_edge(a: Point, b: Point, low: npt.ArrayLike, high: npt.ArrayLike) -> bool:
    """Whether a side runs along the board's edge."""
    edges = [*np.asarray(low), *np.asarray(high)]
    return any(
        abs(a[axis] - edges[axis + end]) < _SAME and abs(b[axis] - edges[axis + end]) < _SAME
        for axis in (0, 1)
        for end in (0, 2)
    )


def _continued(outline: Sequence[Point], low: Point, high: Point) -> list[Point]:
    """The polygon with its sides on the board's edge pushed far out (RA-PHY-07, last sentence)."""
    found: list[Point] = []
    for index, (x, y) in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % len(outline)]
        enters, leaves = _on_edge(before, (x, y), low, high), _on_edge((x, y), after, low, high)
        if not enters and not leaves:
            found.append((x, y))
            continue
        far = (x + _BEYOND * _outward(x, low[0], high[0]), y + _BEYOND * _outward(y, low[1], high[1]))
        if enters and leaves:
            found.append(far)
        else:
            found += [(x, y), far] if leaves else [far, (x, y)]
    return found


def _outward(value: float, low: float, high: float) -> int:
    return -1 if abs(value - low) < _SAME else 1 if abs(value - high) < _SAME else 0


def _shrunk(outline: Sequence[Point], depth: float) -> Polygon:
    """All points at least `depth` inside a counter-clockwise polygon; an inner corner becomes an arc."""
    found: list[Point] = []
    for index, corner in enumerate(outline):
        before, after = outline[index - 1], outline[(index + 1) % len(outline)]
        one, two = _inward(before, corner), _inward(corner, after)
        turn = one[0] * two[1] - one[1] * two[0]
        if turn >= 0:  # convex: the two shifted sides meet
            scale = depth / (1 + one[0] * two[0] + one[1] * two[1])
            found.append((corner[0] + scale * (one[0] + two[0]), corner[1] + scale * (one[1] + two[1])))
        else:
            first, sweep = (
                math.atan2(one[1], one[0]),
                -math.acos(max(-1.0, min(1.0, one[0] * two[0] + one[1] * two[1]))),
            )
            for k in range(_ARC + 1):
                turned = first + sweep * k / _ARC
                found.append((corner[0] + depth * math.cos(turned), corner[1] + depth * math.sin(turned)))
    return np.array(found)


def _swollen(zone: Zone, depth: float) -> Polygon | None:
    """The ruin inside a sidewalk, grown by `depth`: a footprint within it isn't on the sidewalk."""
    if not zone.hole:
        return None
    (x0, y0), (x1, y1) = zone.hole[0], zone.hole[2]
    return np.array(
        [
            (x0 - depth, y0 - depth),
            (x1 + depth, y0 - depth),
            (x1 + depth, y1 + depth),
            (x0 - depth, y1 + depth),
        ]
    )


def _inward(a: Point, b: Point) -> Point:
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)


def _meet(convex: Polygon, zone: Polygon) -> npt.NDArray[np.bool_]:
    """Which of many convex polygons have a point in common with a simple one."""
    a, b = convex, np.roll(convex, -1, axis=1)
    c, d = zone, np.roll(zone, -1, axis=0)
    from_, to = a[:, :, None], b[:, :, None]
    one = _side(from_, to, c) * _side(from_, to, d)
    two = _side(c, d, from_) * _side(c, d, to)
    crossed = ((one <= 0) & (two <= 0)).any(axis=(1, 2))
    # where no borders cross, one lies within the other, or they are apart
    x, y = convex[:, 0, 0, None], convex[:, 0, 1, None]
    with np.errstate(divide="ignore", invalid="ignore"):
        right = ((c[:, 1] > y) != (d[:, 1] > y)) & (
            x < (d[:, 0] - c[:, 0]) * (y - c[:, 1]) / (d[:, 1] - c[:, 1]) + c[:, 0]
        )
    within = np.count_nonzero(right, axis=1) % 2 == 1
    found: npt.NDArray[np.bool_] = crossed | within | (_side(a, b, zone[0]) >= 0).all(axis=1)
    return found


def _side(a: Polygon, b: Polygon, p: Polygon) -> Polygon:
    """Positive where p lies to the left of a -> b."""
    left: Polygon = (b[..., 0] - a[..., 0]) * (p[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (
        p[..., 0] - a[..., 0]
    )
    return left
