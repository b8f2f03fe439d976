"""What a city is made of: pieces, zones, spaces and places as small values, and the lists of all boxes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from .. import measures as data
from .position import Pose
from .zones import Point

Kind = Literal["floor", "meeple", "paws", "body", "vehicle", "ruin", "board", "table"]
ZoneKind = Literal["neighbourhood", "sidewalk", "ruin"]

SUFFIX: Final = ("", "-2")  # the second box's ruins and zones


class Part(msgspec.Struct, frozen=True):
    """A convex part of a piece: half sizes, and its middle from the piece's origin (the middle of its base).

    A box has half sizes x, y, z; a cylinder (axis z) radius, radius, half height; a capsule (axis x) half
    length over all, radius, radius.
    """

    kind: Literal["box", "cylinder", "capsule"]
    half: tuple[float, float, float]
    middle: tuple[float, float, float]


class Piece(msgspec.Struct, frozen=True):
    """One wooden or cardboard thing. `number` counts within its kind (paws and body: the monster)."""

    index: int
    name: str
    kind: Kind
    number: int
    box: int
    colour: str
    mass: float
    parts: tuple[Part, ...]
    home: int = -1  # a floor's ruin, by piece index
    level: int = 0  # a floor's storey, 0 lowest
    at: tuple[float, float, float] = (0.0, 0.0, 0.0)  # a fixed piece's place (middle of its base)

    @property
    def height(self) -> float:
        """From base to top, upright."""
        return max(part.middle[2] + part.half[2] for part in self.parts)

    @property
    def radius(self) -> float:
        """Of the circle round the origin that holds the upright footprint."""
        return max(
            math.hypot(abs(part.middle[0]) + part.half[0], abs(part.middle[1]) + part.half[1])
            if part.kind != "cylinder"
            else part.half[0]
            for part in self.parts
        )


class Zone(msgspec.Struct, frozen=True):
    """A neighbourhood, sidewalk or ruin as a polygon (counter-clockwise). A sidewalk has a hole: its ruin."""

    index: int
    name: str
    kind: ZoneKind
    box: int
    outline: tuple[Point, ...]
    hole: tuple[Point, ...] = ()
    ruin: int = -1  # a sidewalk's or ruin's piece index


class Space(msgspec.Struct, frozen=True):
    """A printed space: a monster's start or a vehicle's."""

    x: float
    y: float
    yaw: float
    zone: int


class MeeplePlace(msgspec.Struct, frozen=True):
    """Where a meeple stands at the start: on which ruin, how many floors up, and the pose."""

    ruin: int
    level: int
    pose: Pose


def placed(facts: data.CityData, box: int, point: Point) -> Point:
    if box == 0:
        return point
    second = facts.board.second_box
    sign = -1.0 if second.half_turn else 1.0
    return (second.offset[0] + sign * point[0], second.offset[1] + sign * point[1])


def turned(facts: data.CityData, box: int, yaw: float) -> float:
    return (yaw + 180.0) % 360.0 if box and facts.board.second_box.half_turn else yaw


def _rectangle(centre: Point, size: Sequence[float]) -> tuple[Point, ...]:
    (x, y), hx, hy = centre, size[0] / 2, size[1] / 2
    return ((x - hx, y - hy), (x + hx, y - hy), (x + hx, y + hy), (x - hx, y + hy))


def all_zones(facts: data.CityData, boxes: int) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for box in range(boxes):
        for name, outline in facts.neighbourhoods.items():
            points = tuple(placed(facts, box, point) for point in outline)
            if _area(points) < 0:
                points = points[::-1]
            found.append(Zone(len(found), name + SUFFIX[box], "neighbourhood", box, points))
    for box in range(boxes):
        for name, ruin in facts.ruins.items():
            centre, size = placed(facts, box, ruin.centre), facts.footprints[ruin.shape]
            wide = [side + 2 * facts.board.sidewalk for side in size]
            hole = _rectangle(centre, size)
            full = name + SUFFIX[box]
            found.append(
                Zone(len(found), f"sidewalk:{full}", "sidewalk", box, _rectangle(centre, wide), hole)
            )
            found.append(Zone(len(found), f"ruin:{full}", "ruin", box, hole))
    return tuple(found)


def _area(points: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def _part(part: data.PartData) -> Part:
    x, y, z = part.at
    if part.kind == "box":
        half = (part.size[0] / 2, part.size[1] / 2, part.size[2] / 2)
    elif part.kind == "cylinder":
        half = (part.radius, part.radius, part.height / 2)
    else:
        half = (part.length / 2, part.radius, part.radius)
    return Part(part.kind, half, (x, y, z + half[2]))


def _slab(size: Sequence[float], height: float) -> Part:
    return Part("box", (size[0] / 2, size[1] / 2, height / 2), (0.0, 0.0, height / 2))


def movable_pieces(facts: data.CityData, boxes: int) -> list[Piece]:
    found: list[Piece] = []
    pieces, colours = facts.pieces, facts.colours

    def add(
        name: str, kind: Kind, number: int, box: int, colour: str, shape: data.PieceData, level: int = 0
    ) -> None:
        parts = tuple(_part(part) for part in shape.parts)
        found.append(Piece(len(found), name, kind, number, box, colour, shape.mass, parts, level=level))

    number = 0
    for box in range(boxes):
        for name, ruin in facts.ruins.items():
            size = facts.footprints[ruin.shape]
            part = data.PartData("box", (0.0, 0.0, 0.0), (size[0], size[1], pieces.floor_thickness))
            mass = size[0] * size[1] * pieces.floor_thickness * pieces.floor_density / 1000
            for level in range(ruin.floors):
                full = f"floor-{name}{SUFFIX[box]}-{level}"
                add(full, "floor", number, box, "", data.PieceData(mass, [part]), level=level)
                number += 1
    number = 0
    for box in range(boxes):
        for colour in colours.meeples:
            for _ in range(colours.meeples_each):
                add(f"meeple-{number}", "meeple", number, box, colour, pieces.meeple)
                number += 1
    for kind, names, shape in (
        ("paws", colours.monsters, pieces.paws),
        ("body", colours.monsters, pieces.body),
        ("vehicle", colours.vehicles, pieces.vehicle),
    ):
        number = 0
        for box in range(boxes):
            for colour in names:
                add(f"{kind}-{number}", kind, number, box, colour, shape)  # type: ignore[arg-type]
                number += 1
    return found


def fixed_pieces(facts: data.CityData, boxes: int, first: int) -> list[Piece]:
    found: list[Piece] = []
    board = facts.board
    for box in range(boxes):
        for name, ruin in facts.ruins.items():
            centre = placed(facts, box, ruin.centre)
            part = _slab(facts.footprints[ruin.shape], board.ruin_height)
            at = (*centre, 0.0)
            index = first + len(found)
            found.append(
                Piece(index, f"ruin-{name}{SUFFIX[box]}", "ruin", len(found), box, "", 0.0, (part,), at=at)
            )
    corners = [
        placed(facts, box, (sx * board.size / 2, sy * board.size / 2))
        for box in range(boxes)
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    low, high = [min(c) for c in zip(*corners, strict=True)], [max(c) for c in zip(*corners, strict=True)]
    part = _slab((high[0] - low[0], high[1] - low[1]), board.thickness)
    at = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, -board.thickness)
    # one slab also for two boxes: no seam stops a piece (RA-CMP-10, RA-VAR-39)
    found.append(Piece(first + len(found), "board", "board", 0, 0, "", 0.0, (part,), at=at))
    found.append(
        Piece(first + len(found), "table", "table", 0, 0, "", 0.0, (), at=(at[0], at[1], -board.thickness))
    )
    return found
