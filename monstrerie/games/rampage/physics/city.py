"""The city without an engine: every piece, zone and space of one or two boxes, by stable index.

Movable pieces come first and keep their index for a whole match: floors, meeples, paws, bodies, vehicles, box
after box within each kind. Fixed ones follow: ruins, boards, the table. Millimetres and degrees throughout.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

import msgspec

from ....core.components import Components
from ....core.rng import Rng
from . import data
from .position import Pose, Position, upright
from .zones import Point, inside, shared_border

Kind = Literal["floor", "meeple", "paws", "body", "vehicle", "ruin", "board", "table"]
ZoneKind = Literal["neighbourhood", "sidewalk", "ruin"]

_SUFFIX: Final = ("", "-2")  # the second box's ruins and zones


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


class Place(msgspec.Struct, frozen=True):
    """Where a meeple stands at the start: on which ruin, how many floors up, and the pose."""

    ruin: int
    level: int
    pose: Pose


class City:
    """All that never changes in a match.

    >>> city = City.build()
    >>> city.piece("floor-S1-0").kind, len(city.movable)
    ('floor', 121)
    """

    def __init__(self, facts: data.CityData, boxes: int = 1) -> None:
        if boxes not in (1, 2):
            raise ValueError(f"a city has one box or two, not {boxes}")
        self.data = facts
        self.boxes = boxes
        self.zones: tuple[Zone, ...] = _zones(facts, boxes)
        pieces = _movable(facts, boxes)
        self.moving: Final = len(pieces)  # movable pieces have indices below this
        pieces += _fixed(facts, boxes, len(pieces))
        ruins = {piece.name.removeprefix("ruin-"): piece.index for piece in pieces if piece.kind == "ruin"}
        self.pieces: tuple[Piece, ...] = tuple(
            msgspec.structs.replace(piece, home=ruins[piece.name.split("-", 1)[1].rsplit("-", 1)[0]])
            if piece.kind == "floor"
            else piece
            for piece in pieces
        )
        self.zones = tuple(
            zone
            if zone.kind == "neighbourhood"
            else msgspec.structs.replace(zone, ruin=ruins[zone.name.split(":")[1]])
            for zone in self.zones
        )
        self._by_name = {piece.name: piece for piece in self.pieces}
        self._by_zone = {zone.name: zone for zone in self.zones}

    @staticmethod
    def build(components: Components | None = None, boxes: int = 1) -> City:
        """The city of the shipped file or of an owner's changed one."""
        return City(data.read(components), boxes)

    # ------------------------------------------------------------------ looking up

    def piece(self, name: str) -> Piece:
        """By name: `floor-S1-0`, `meeple-17`, `paws-0`, `body-0`, `vehicle-2`, `ruin-ST`, `board`."""
        return self._by_name[name]

    def zone(self, name: str) -> Zone:
        """By name: `N`, `sidewalk:S1`, `ruin:S1`; those of a second box end in `-2`."""
        return self._by_zone[name]

    def of(self, kind: Kind) -> tuple[int, ...]:
        """Indices of all pieces of a kind, in order."""
        return self._kinds[kind]

    @property
    def movable(self) -> tuple[Piece, ...]:
        """The pieces that have a pose."""
        return self.pieces[: self.moving]

    def paws(self, monster: int) -> int:
        """Index of a monster's paws."""
        return self._kinds["paws"][monster]

    def body(self, monster: int) -> int:
        """Index of a monster's body."""
        return self._kinds["body"][monster]

    def partner(self, piece: int) -> int:
        """The body of these paws, the paws of this body."""
        found = self.pieces[piece]
        return self.body(found.number) if found.kind == "paws" else self.paws(found.number)

    @cached_property
    def _kinds(self) -> dict[Kind, tuple[int, ...]]:
        kinds: tuple[Kind, ...] = ("floor", "meeple", "paws", "body", "vehicle", "ruin", "board", "table")
        return {kind: tuple(piece.index for piece in self.pieces if piece.kind == kind) for kind in kinds}

    @cached_property
    def neighbourhoods(self) -> tuple[int, ...]:
        """Zone indices of the neighbourhoods, box after box."""
        return tuple(zone.index for zone in self.zones if zone.kind == "neighbourhood")

    def zone_at(self, point: Point) -> int:
        """Zone index at a point of the board."""
        for zone in self.zones:
            if inside(zone.outline, point) and not (zone.hole and inside(zone.hole, point)):
                return zone.index
        raise ValueError(f"{point} is not on the board")

    def sidewalk(self, ruin: int) -> int:
        """Zone index of the strip round a ruin."""
        return next(zone.index for zone in self.zones if zone.kind == "sidewalk" and zone.ruin == ruin)

    def ground(self, ruin: int) -> int:
        """Zone index of a ruin itself."""
        return next(zone.index for zone in self.zones if zone.kind == "ruin" and zone.ruin == ruin)

    @cached_property
    def neighbours(self) -> dict[int, frozenset[int]]:
        """Neighbourhood -> neighbourhoods that share a border of positive length (RA-ZON-07, RA-VAR-39)."""
        near: dict[int, set[int]] = {index: set() for index in self.neighbourhoods}
        for one in self.neighbourhoods:
            for other in self.neighbourhoods:
                if one < other and shared_border(self.zones[one].outline, self.zones[other].outline) > 0:
                    near[one].add(other)
                    near[other].add(one)
        return {index: frozenset(found) for index, found in near.items()}

    @cached_property
    def beside(self) -> dict[int, frozenset[int]]:
        """Ruin piece -> neighbourhoods adjacent to it (RA-ZON-06)."""
        return {
            ruin: frozenset(
                index
                for index in self.neighbourhoods
                if shared_border(self.zones[self.sidewalk(ruin)].outline, self.zones[index].outline) > 0
            )
            for ruin in self.of("ruin")
        }

    # ------------------------------------------------------------------ spaces and set-up

    @cached_property
    def starts(self) -> tuple[Space, ...]:
        """Starting spaces, clockwise, box after box."""
        spaces = self.data.spaces
        return self._spaces(spaces.start, spaces.start_yaw)

    @cached_property
    def garages(self) -> tuple[Space, ...]:
        """The space of each vehicle, by vehicle number."""
        spaces = self.data.spaces
        return self._spaces(spaces.vehicle, spaces.vehicle_yaw)

    def _spaces(self, points: Sequence[Point], yaws: Sequence[float]) -> tuple[Space, ...]:
        found = []
        for box in range(self.boxes):
            for point, yaw in zip(points, yaws, strict=True):
                x, y = _placed(self.data, box, point)
                found.append(Space(x, y, _turned(self.data, box, yaw), self.zone_at((x, y))))
        return tuple(found)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The places of the meeples at the start, ruin after ruin from the bottom up (RA-SET-04 to 06)."""
        found = []
        pieces, spaces = self.data.pieces, self.data.spaces
        tall = self.pieces[self.of("meeple")[0]].height
        for index in self.of("ruin"):
            ruin = self.pieces[index]
            facts = self.data.ruins[ruin.name.removeprefix("ruin-").removesuffix(_SUFFIX[1])]
            half_x, half_y = (side / 2 - spaces.pillar_inset for side in self.data.footprints[facts.shape])
            corners = [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]
            middles = [(0.0, -half_y), (half_x, 0.0), (0.0, half_y), (-half_x, 0.0)]
            side = spaces.stadium_square / 2
            roof = (
                [(-side, -side), (side, -side), (side, side), (-side, side)]
                if facts.roof == 4
                else [(0.0, 0.0)]
            )
            top = self.data.board.ruin_height
            for level in range(facts.floors + 1):
                spots = roof if level == facts.floors else corners + (middles if facts.pillars == 8 else [])
                z = top + level * (tall + pieces.floor_thickness)
                found += [
                    Place(
                        index,
                        level,
                        upright(ruin.at[0] + x, ruin.at[1] + y, z, _turned(self.data, ruin.box, 0.0)),
                    )
                    for x, y in spots
                ]
        return tuple(found)

    def start(
        self,
        order: Sequence[int] | None = None,
        monsters: Mapping[int, int] | None = None,
        jitter: Rng | None = None,
    ) -> Position:
        """The city as it is built, not yet settled (`World.start` settles it).

        `order[place]` is the meeple (0 to 89, or 179) that stands on that place; `monsters` gives the
        starting space of each monster in the game, and all others stay in the box; `jitter` is the seeded
        error of RA-PHY-47.
        """
        meeples = self.of("meeple")
        order = range(len(meeples)) if order is None else order
        if sorted(order) != list(range(len(meeples))):
            raise ValueError("order must name every meeple once")
        position = Position.empty(self.moving)
        changes: dict[int, Pose] = {}
        for place, meeple in zip(self.places, order, strict=True):
            changes[meeples[meeple]] = self._shaken(place.pose, jitter)
        tall = self.pieces[meeples[0]].height
        for index in self.of("floor"):
            floor = self.pieces[index]
            ruin = self.pieces[floor.home]
            storey = tall + self.data.pieces.floor_thickness
            z = self.data.board.ruin_height + tall + floor.level * storey
            changes[index] = self._shaken(upright(ruin.at[0], ruin.at[1], z), jitter)
        for number, index in enumerate(self.of("vehicle")):
            garage = self.garages[number]
            changes[index] = self._shaken(upright(garage.x, garage.y, 0.0, garage.yaw), jitter)
        starts = {monster: monster for monster in range(len(self.starts))} if monsters is None else monsters
        for monster, number in starts.items():
            space = self.starts[number]
            pose = self._shaken(upright(space.x, space.y, 0.0, space.yaw), jitter)
            changes[self.paws(monster)] = pose
            changes[self.body(monster)] = pose._replace(z=self.pieces[self.paws(monster)].height)
        return position.placed(changes)

    def _shaken(self, pose: Pose, jitter: Rng | None) -> Pose:
        if jitter is None:
            return pose
        hands = self.data.hands
        dx, dy, turn = (2 * jitter.unit() - 1 for _ in range(3))
        return upright(
            pose.x + dx * hands.setup_jitter,
            pose.y + dy * hands.setup_jitter,
            pose.z,
            pose.yaw + turn * hands.setup_turn,
        )


# ---------------------------------------------------------------------------- building the lists


def _placed(facts: data.CityData, box: int, point: Point) -> Point:
    if box == 0:
        return point
    second = facts.board.second_box
    sign = -1.0 if second.half_turn else 1.0
    return (second.offset[0] + sign * point[0], second.offset[1] + sign * point[1])


def _turned(facts: data.CityData, box: int, yaw: float) -> float:
    return (yaw + 180.0) % 360.0 if box and facts.board.second_box.half_turn else yaw


def _rectangle(centre: Point, size: Sequence[float]) -> tuple[Point, ...]:
    (x, y), hx, hy = centre, size[0] / 2, size[1] / 2
    return ((x - hx, y - hy), (x + hx, y - hy), (x + hx, y + hy), (x - hx, y + hy))


def _zones(facts: data.CityData, boxes: int) -> tuple[Zone, ...]:
    found: list[Zone] = []
    for box in range(boxes):
        for name, outline in facts.neighbourhoods.items():
            points = tuple(_placed(facts, box, point) for point in outline)
            if _area(points) < 0:
                points = points[::-1]
            found.append(Zone(len(found), name + _SUFFIX[box], "neighbourhood", box, points))
    for box in range(boxes):
        for name, ruin in facts.ruins.items():
            centre, size = _placed(facts, box, ruin.centre), facts.footprints[ruin.shape]
            wide = [side + 2 * facts.board.sidewalk for side in size]
            hole = _rectangle(centre, size)
            full = name + _SUFFIX[box]
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


def _movable(facts: data.CityData, boxes: int) -> list[Piece]:
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
                full = f"floor-{name}{_SUFFIX[box]}-{level}"
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


def _fixed(facts: data.CityData, boxes: int, first: int) -> list[Piece]:
    found: list[Piece] = []
    board = facts.board
    for box in range(boxes):
        for name, ruin in facts.ruins.items():
            centre = _placed(facts, box, ruin.centre)
            part = _slab(facts.footprints[ruin.shape], board.ruin_height)
            at = (*centre, 0.0)
            index = first + len(found)
            found.append(
                Piece(index, f"ruin-{name}{_SUFFIX[box]}", "ruin", len(found), box, "", 0.0, (part,), at=at)
            )
    corners = [
        _placed(facts, box, (sx * board.size / 2, sy * board.size / 2))
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
