"""The city without an engine: every piece, zone and space of one or two boxes, by stable index.

Movable pieces come first and keep their index for a whole match: floors, meeples, paws, bodies, vehicles, box
after box within each kind. Fixed ones follow: ruins, boards, the table. Millimetres and degrees throughout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

import msgspec

from ....core.components import Components
from ....core.rng import Rng
from .. import measures as data
from .pieces import (
    SUFFIX,
    Kind,
    MeeplePlace,
    Piece,
    Space,
    Zone,
    all_zones,
    fixed_pieces,
    movable_pieces,
    placed,
    turned,
)
from .position import Pose, Position, upright
from .zones import Point, inside, shared_border


class OffBoard(ValueError):
    """A point that is in no zone of the board."""

    def __init__(self, point: Point) -> None:
        super().__init__(f"{point} is not on the board")
        self.point = point


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
        self.zones: tuple[Zone, ...] = all_zones(facts, boxes)
        pieces = movable_pieces(facts, boxes)
        self.moving: Final = len(pieces)  # movable pieces have indices below this
        pieces += fixed_pieces(facts, boxes, len(pieces))
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

    def ruin(self, name: str) -> int:
        """Index of the ruin with that name, such as `S1`."""
        return self._by_name[f"ruin-{name}"].index

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
        raise OffBoard(point)

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
                x, y = placed(self.data, box, point)
                found.append(Space(x, y, turned(self.data, box, yaw), self.zone_at((x, y))))
        return tuple(found)

    @cached_property
    def places(self) -> tuple[MeeplePlace, ...]:
        """The places of the meeples at the start, ruin after ruin from the bottom up (RA-SET-04 to 06)."""
        found = []
        pieces, spaces = self.data.pieces, self.data.spaces
        tall = self.pieces[self.of("meeple")[0]].height
        for index in self.of("ruin"):
            ruin = self.pieces[index]
            facts = self.data.ruins[ruin.name.removeprefix("ruin-").removesuffix(SUFFIX[1])]
            inset = spaces.stadium_inset if facts.pillars == 8 else spaces.pillar_inset
            half_x, half_y = (side / 2 - inset for side in self.data.footprints[facts.shape])
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
                    MeeplePlace(
                        index,
                        level,
                        upright(ruin.at[0] + x, ruin.at[1] + y, z, turned(self.data, ruin.box, 0.0)),
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
        """The city as it is built, not yet settled (`Simulation.start` settles it).

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
