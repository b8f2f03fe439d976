"""Clearance: what lies in the way of a piece put down by hand, and where a level place is near."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ..rules import effort
from .geometry import bulks
from .position import Array, Pose, Position, upright
from .shapes import Solids, footprint, overlaps
from .zones import inside

if TYPE_CHECKING:
    from .city import City
    from .pieces import Piece
    from .simulation import Simulation

LEVEL: Final = 1.0  # degrees by which a tile may slope to be a level place for paws
_FARTHEST: Final = 1200.0
_EDGE: Final = 2.0  # mm from an edge within which the middle of a disc is not carried safely


class Clearance:
    """The space round the pieces of a position."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.city: City = simulation.city

    def clear(
        self,
        position: Position,
        piece: int,
        pose: Pose,
        gap: float,
        ignore: Collection[int] = (),
        fixed: bool = True,
    ) -> bool:
        """Whether a piece at a pose keeps `gap` from every other (a negative gap: overlaps by less)."""
        near = self.box(pose[:3], [piece], abs(gap))
        others = self.obstacles(position, (piece, *ignore), fixed, near)
        return bool(self.fits(piece, pose, gap, others, np.zeros((1, 3)))[0])

    def box(self, place: Sequence[float], pieces: Sequence[int], more: float) -> Box:
        """Where pieces can reach that are put at a place, or so much away from it."""
        # Blown up by a gap, a corner goes out by its root of three; a millimetre is for rounding.
        return Box(np.array(place), float(bulks(self.city)[list(pieces)].max()) + 2 * more + 1.0)

    def obstacles(
        self, position: Position, ignore: Collection[int], fixed: bool = True, near: Box | None = None
    ) -> Solids:
        """All pieces in play but these, and what is fixed; of what moves perhaps only what reaches into a
        box: to make solids of all takes longer than to ask them.
        """
        flags = position.flags
        if near is not None:
            far = np.abs(position.poses[:, :3] - near.place).max(axis=1)
            flags &= far <= near.half + bulks(self.city)
        there = [int(p) for p in np.flatnonzero(flags) if p not in ignore]
        ground = [*self.city.of("ruin"), *self.city.of("board")] if fixed else []
        return Solids(self.city, position.poses, there + ground)

    def fits(
        self, piece: int, pose: Pose, gap: float, others: Solids, shifts: Array
    ) -> npt.NDArray[np.bool_]:
        """For each shift from a pose, whether a piece keeps `gap` from the others there."""
        rows = np.zeros((self.city.moving, 7))
        rows[piece] = pose
        return ~overlaps(Solids(self.city, rows, [piece], -gap), others, shifts)

    def rings(self, x: float, y: float) -> Iterator[tuple[float, Array]]:
        """Rings of NUDGE_STEP round a point, nearest first: distance, and points clockwise from +x."""
        step = self.city.data.judging.nudge_step
        yield 0.0, np.array([[x, y]])
        for ring in range(1, int(_FARTHEST / step) + 1):
            effort.spend(1)
            count = max(8, math.ceil(2 * math.pi * ring))
            turns = -2 * math.pi * np.arange(count) / count
            yield (
                ring * step,
                np.column_stack([x + ring * step * np.cos(turns), y + ring * step * np.sin(turns)]),
            )

    def within(self, piece: int, yaw: float, zone: int, points: Array) -> npt.NDArray[np.bool_]:
        """At which points a piece that stands upright is wholly in one zone and wholly over the board."""
        board = self.city.pieces[-2]
        areas = footprint(self.city.pieces[piece], np.array(upright(0.0, 0.0, 0.0, yaw)))
        reach = np.abs(np.concatenate(areas)).max(axis=0)
        half = np.array(board.parts[0].half[:2])
        found: npt.NDArray[np.bool_] = (np.abs(points - board.at[:2]) <= half - reach).all(axis=1)
        found[found] = self.simulation.map.holds(zone, areas, points[found])
        return found

    def level_poses(
        self,
        surfaces: Sequence[Surface],
        paws: int,
        body: int,
        turn: float,
        yaw: float,
        others: Solids,
        points: Array,
    ) -> list[tuple[Pose, int]]:
        """Poses over these points at which paws lie level on a surface, with room for them and the body; each
        with the piece that they lie on, point by point and from the lowest surface up.
        """
        gap = self.city.data.judging.place_gap
        radius = self.city.pieces[paws].radius
        carried = np.array([surface.carries(points, radius) for surface in surfaces])
        which, where = np.nonzero(carried)
        if not len(which):
            return []
        heights = np.array([surface.z for surface in surfaces])[which]
        shifts = np.column_stack([points[where], heights + gap])
        high = self.city.pieces[paws].height + gap
        fine = self.fits(paws, upright(0.0, 0.0, 0.0, turn), 0.0, others, shifts)
        if fine.any():
            fine[fine] = self.fits(body, upright(0.0, 0.0, high, yaw), 0.0, others, shifts[fine])
        found = []
        for number in np.lexsort((heights, where)).tolist():
            if not fine[number]:
                continue
            x, y = points[where[number]].tolist()
            surface = surfaces[int(which[number])]
            found.append((upright(x, y, surface.z, turn), surface.piece))
        return found

    def surfaces(self, position: Position) -> list[Surface]:
        """The level surfaces of a position that can carry a disc: board, ruins and tiles."""
        board = self.city.pieces[-2]
        ruins = [self.city.pieces[ruin] for ruin in self.city.of("ruin")]
        tops = [edges(_top(ruin)) for ruin in ruins]
        found = [Surface(board.index, 0.0, edges(_top(board)), False, tuple(tops))]
        found += [Surface(ruin.index, ruin.height, top, False) for ruin, top in zip(ruins, tops, strict=True)]
        for floor in self.city.of("floor"):
            if not position.in_play(floor):
                continue
            pose, piece = position.pose(floor), self.city.pieces[floor]
            if min(pose.tilt, 180.0 - pose.tilt) <= LEVEL:
                area = edges(footprint(piece, position.poses[floor])[0])
                found.append(Surface(floor, pose.z + (piece.height if pose.up > 0 else 0.0), area, True))
        return found

    def covers(self, position: Position, piece: int, x: float, y: float, radius: float) -> bool:
        """Whether a piece's footprint overlaps a circle."""
        if not position.in_play(piece):
            return False
        for area in footprint(self.city.pieces[piece], position.poses[piece]):
            if inside([(float(a), float(b)) for a, b in area], (x, y)):
                return True
            ends = np.roll(area, -1, axis=0)
            side = ends - area
            along = np.clip(
                ((np.array([x, y]) - area) * side).sum(axis=1) / np.maximum((side**2).sum(axis=1), 1e-12),
                0,
                1,
            )
            if (np.linalg.norm(area + along[:, None] * side - (x, y), axis=1) < radius - 1e-9).any():
                return True
        return False


class Box(NamedTuple):
    """An upright cube."""

    place: Array
    half: float


class Edges(NamedTuple):
    """The sides of a convex polygon (counter-clockwise): where each begins, its way and its length."""

    corner: Array
    side: Array
    length: Array


class Surface(NamedTuple):
    """Something level that a disc can lie on."""

    piece: int
    z: float
    area: Edges
    whole: bool
    """Whether it must hold the whole disc; on what is fixed the disc's middle is enough."""
    holes: tuple[Edges, ...] = ()

    def carries(self, points: Array, radius: float) -> npt.NDArray[np.bool_]:
        """At which points a disc lies on it."""
        found = depth(self.area, points) >= (radius if self.whole else _EDGE)
        for hole in self.holes:
            found &= depth(hole, points) < 0.0
        return found


def _top(fixed: Piece) -> Array:
    """The upper face of a fixed box."""
    (half_x, half_y, _), (x, y, _) = fixed.parts[0].half, fixed.at
    return np.array(
        [
            [x - half_x, y - half_y],
            [x + half_x, y - half_y],
            [x + half_x, y + half_y],
            [x - half_x, y + half_y],
        ]
    )


def edges(area: Array) -> Edges:
    """The sides of a convex polygon, counter-clockwise."""
    side = np.roll(area, -1, axis=0) - area
    length = np.linalg.norm(side, axis=1)
    keep = length > 1e-9
    return Edges(area[keep], side[keep], length[keep])


def depth(area: Edges, points: Array) -> Array:
    """How deep points lie within a convex polygon; negative outside."""
    corner, side, length = area
    away = points[:, None, :] - corner[None, :, :]
    found: Array = ((side[:, 0] * away[:, :, 1] - side[:, 1] * away[:, :, 0]) / length).min(axis=1)
    return found


def holds_disc(area: Array, x: float, y: float, radius: float) -> bool:
    """Whether a convex polygon (counter-clockwise) holds a circle."""
    return bool(depth(edges(area), np.array([[x, y]]))[0] >= radius)
