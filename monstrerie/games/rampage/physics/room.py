"""Is there room: what lies in the way of a piece put down by hand, and where a level place is near."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from .position import Array, Pose, Position, upright
from .shapes import Solids, footprint, overlaps
from .zones import inside

if TYPE_CHECKING:
    from .city import City
    from .world import World

LEVEL: Final = 1.0  # degrees by which a tile may slope to be a level place for paws
_FARTHEST: Final = 1200.0


class Room:
    """The space round the pieces of a position."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.city: City = world.city

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
        others = self.obstacles(position, (piece, *ignore), fixed)
        return bool(self.room(piece, pose, gap, others, np.zeros((1, 3)))[0])

    def obstacles(self, position: Position, ignore: Collection[int], fixed: bool = True) -> Solids:
        """All pieces in play but these, and what is fixed."""
        there = [int(p) for p in np.flatnonzero(position.flags) if p not in ignore]
        ground = [*self.city.of("ruin"), *self.city.of("board")] if fixed else []
        return Solids(self.city, position.poses, there + ground)

    def room(
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
            count = max(8, math.ceil(2 * math.pi * ring))
            turns = -2 * math.pi * np.arange(count) / count
            yield (
                ring * step,
                np.column_stack([x + ring * step * np.cos(turns), y + ring * step * np.sin(turns)]),
            )

    def within(self, piece: int, pose: Pose, zone: int) -> bool:
        """Wholly in one zone and wholly over the board."""
        found, row = self.city.pieces[piece], np.array(pose)
        board = self.city.pieces[-2]
        half_x, half_y, _ = board.parts[0].half
        inner = (half_x - found.radius, half_y - found.radius)
        if abs(pose.x - board.at[0]) < inner[0] and abs(pose.y - board.at[1]) < inner[1]:
            alone = self.world.map.alone(pose.x, pose.y, found.radius)
            if alone >= 0:
                return alone == zone
        areas = footprint(found, row)
        for area in areas:
            if (np.abs(area - np.array(board.at[:2])) > (half_x, half_y)).any():
                return False
        return self.world.map.under(areas) == {zone}

    def laid(
        self, position: Position, paws: int, body: int, turn: float, yaw: float, others: Solids, points: Array
    ) -> list[Pose]:
        """Poses over these points at which paws lie level on something, with room for them and the body."""
        gap = self.city.data.judging.place_gap
        spots = [
            (float(x), float(y), z) for x, y in points for z in self.levels(position, float(x), float(y))
        ]
        if not spots:
            return []
        shifts = np.array(spots) + np.array([0.0, 0.0, gap])
        high = self.city.pieces[paws].height + gap
        fine = self.room(paws, upright(0.0, 0.0, 0.0, turn), 0.0, others, shifts)
        fine &= self.room(body, upright(0.0, 0.0, high, yaw), 0.0, others, shifts)
        return [upright(*spot, turn) for spot, room in zip(spots, fine, strict=True) if room]

    def levels(self, position: Position, x: float, y: float) -> list[float]:
        """Heights at which a level surface carries a disc at a point: board or ruin, then tiles."""
        board = self.city.pieces[-2]
        half_x, half_y, _ = board.parts[0].half
        if abs(x - board.at[0]) > half_x or abs(y - board.at[1]) > half_y:
            return []
        found = {0.0}
        for ruin in self.city.of("ruin"):
            piece = self.city.pieces[ruin]
            if (
                abs(x - piece.at[0]) <= piece.parts[0].half[0]
                and abs(y - piece.at[1]) <= piece.parts[0].half[1]
            ):
                found = {piece.height}
        for floor in self.city.of("floor"):
            if not position.in_play(floor):
                continue
            row = position.poses[floor]
            near = math.hypot(row[0] - x, row[1] - y) < self.city.pieces[floor].radius + 2
            if near and self.tile_under(position, floor, x, y):
                found.add(self.tile_top(position, floor))
        return sorted(found)

    def tile_under(self, position: Position, floor: int, x: float, y: float) -> bool:
        row = position.poses[floor]
        if min(position.pose(floor).tilt, 180.0 - position.pose(floor).tilt) > LEVEL:
            return False
        area = footprint(self.city.pieces[floor], row)[0]
        return inside([(float(a), float(b)) for a, b in area], (x, y))

    def tile_top(self, position: Position, floor: int) -> float:
        pose, thick = position.pose(floor), self.city.pieces[floor].height
        return pose.z + (thick if pose.up > 0 else 0.0)

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


def holds_disc(
    area: np.ndarray[tuple[int, ...], np.dtype[np.float64]], x: float, y: float, radius: float
) -> bool:
    """Whether a convex polygon (counter-clockwise) holds a circle."""
    side = np.roll(area, -1, axis=0) - area
    length = np.linalg.norm(side, axis=1)
    keep = length > 1e-9
    depth = (side[keep, 0] * (y - area[keep, 1]) - side[keep, 1] * (x - area[keep, 0])) / length[keep]
    return bool((depth >= radius).all())
