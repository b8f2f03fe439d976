"""The `World` of the rules on the physics engine: names to piece numbers, runs to outcomes, reports to
judgements.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import numpy as np

from ....core.refusal import Refusal
from ....core.rng import Rng
from ....core.typed import prepared
from ..measures import CityData
from ..rules.naming import renamed
from ..rules.port import (
    BodyDrop,
    CityPlan,
    Felling,
    Gesture,
    Judgement,
    Misbehaved,
    Outcome,
    Shot,
    Spot,
)
from . import frames
from .action import Tip
from .city import City
from .geometry import amiss
from .pieces import Piece
from .position import Position
from .simulation import Run, Simulation
from .tremor import trembled

T = TypeVar("T")
_UPRIGHT = [1.0, 0.0, 0.0, 0.0]
_TRIES = 40
"""Random points that are tried before the sure one is taken."""
_FEW = 9
GRAVITY = 9.81
"""m/s²"""


@lru_cache(maxsize=8)
def world(boxes: int, measures: str = "") -> SimulatedWorld:
    """The simulated city of one box or two, of `city.toml` or of an owner's measures (JSON)."""
    if not measures:
        return SimulatedWorld(Simulation(City.build(boxes=boxes)))
    facts = msgspec.json.decode(measures, type=prepared(CityData))
    return SimulatedWorld(Simulation(City(facts, boxes)))


class SimulatedWorld:
    """What the rules ask, answered by the physics engine."""

    def __init__(self, simulation: Simulation, plan: CityPlan | None = None) -> None:
        self.simulation = simulation
        self.hands = simulation.hands
        self.city = simulation.city
        self.plan = plan or _plan(self.city)
        limits = self.city.data.hands
        self.bounds = {
            "flick.strength": (limits.flick_min, 1.0),
            "flick.side": (-limits.spin_max, limits.spin_max),
            "shot.strength": (limits.flick_min, 1.0),
            "shot.side": (-limits.spin_max, limits.spin_max),
            "shot.tilt": (0.0, limits.tilt_max),
            "breath.pitch": (limits.pitch_min, limits.pitch_max),
            "breath.strength": (limits.breath_min, 1.0),
        }
        board, (half_x, half_y, _) = self.city.pieces[-2].at, self.city.pieces[-2].parts[0].half
        self.extent = (board[0] - half_x, board[0] + half_x), (board[1] - half_y, board[1] + half_y)
        self._spot = lru_cache(maxsize=512)(self.hands.some_spot)
        self._perch = lru_cache(maxsize=128)(self._some_perch)
        self._poses = lru_cache(maxsize=32)(self._rounded)

    def start(self, order: Sequence[int], spaces: Sequence[int], seed: int) -> Position:
        return _sound(lambda: self.simulation.start(list(order), dict(enumerate(spaces)), Rng(seed)))

    # --- judging

    def judge(self, position: Position, upside: Sequence[bool]) -> Judgement:
        report, city = self.simulation.report(position), self.city
        zones: dict[str, tuple[str, ...]] = {}
        out: list[str] = []
        for piece in city.movable:
            if not position.in_play(piece.index):
                continue
            if report.on_city(piece.index):
                zones[piece.name] = tuple(city.zones[zone].name for zone in sorted(report.zones(piece.index)))
            else:
                out.append(piece.name)
        floors = [index for index in city.of("floor") if position.in_play(index)]
        bodies = [seat for seat in range(len(upside)) if position.in_play(city.body(seat))]
        buildings = {ruin: report.building(city.ruin(ruin)) for ruin in self.plan.ruins}
        return Judgement(
            zones=zones,
            out=tuple(out),
            on={city.pieces[floor].name: self._names(report.on(floor)) for floor in floors},
            heights={city.pieces[floor].name: self._middle(position, floor) for floor in floors},
            fallen=tuple(seat for seat in bodies if report.fallen(city.body(seat), upside[seat])),
            standing=tuple(seat for seat in bodies if report.stands_on_paws(city.body(seat), upside[seat])),
            buildings={ruin: self._names(pieces) for ruin, pieces in buildings.items() if pieces},
        )

    def edible(self, position: Position, meeples: Sequence[str]) -> list[str]:
        report = self.simulation.report(position)
        found = [(meeple, self._piece(meeple)) for meeple in meeples]
        return _sound(
            lambda: [name for name, piece in found if report.accessible(piece) and not report.supports(piece)]
        )

    def loose(self, position: Position, ruin: str) -> list[str]:
        report = self.simulation.report(position)
        return list(self._names(_sound(lambda: report.loose_meeples(self.city.ruin(ruin)))))

    def refuse(self, position: Position, gesture: Gesture) -> Refusal | None:
        return self.simulation.refuse(position, gesture)

    def why_not_spot(self, position: Position, seat: int, spot: Spot) -> Refusal | None:
        return self.hands.why_not_spot(position, seat, spot)

    def why_not_perch(self, position: Position, seat: int, ruin: str, x: float, y: float) -> Refusal | None:
        return self.hands.why_not_perch(position, seat, ruin, x, y)

    def facing(self, position: Position, seat: int) -> float | None:
        return self.hands.facing(position, seat)

    def free_spaces(self, position: Position, seat: int) -> list[int]:
        return list(self.hands.free_spaces(position, seat))

    # --- simulating

    def run(self, position: Position, gesture: Gesture, level: str, seed: int) -> Outcome:
        if isinstance(gesture, Felling):
            return self._fell(position, gesture)
        final: dict[str, float] = {}
        made = gesture
        if level:
            made = trembled(self.city, gesture, level, Rng(seed))
            numbers = msgspec.structs.asdict(made)
            final = {name: value for name, value in numbers.items() if isinstance(value, float)}
        run = _sound(lambda: self.simulation.run(position, made))
        after = run.position
        if isinstance(gesture, Shot) and gesture.returns:
            paws, yaw = self.city.paws(gesture.seat), self.facing(position, gesture.seat)
            back = _sound(lambda: self.hands.put_paws(after, paws, position.pose(paws)))
            after = _sound(lambda: self.hands.stand(back, self.city.body(gesture.seat), yaw))
        hit = True
        if isinstance(gesture, BodyDrop):
            hit = bool(run.touched & self.simulation.target(position, gesture))
        return Outcome(after, hit, (_text(run.frames),), final)

    def _fell(self, position: Position, felling: Felling) -> Outcome:
        """One Body after the other, each away from the Terminator's Paws (RA-PHY-46)."""
        origin = position.pose(self.city.paws(felling.seat))
        motion: list[str] = []
        for victim in felling.victims:
            body = self.city.body(victim)
            pose = position.pose(body)
            away = math.degrees(math.atan2(pose.y - origin.y, pose.x - origin.x)) % 360.0
            run = self._tip(position, Tip(body, away))
            position = run.position
            motion.append(_text(run.frames))
        return Outcome(position, True, tuple(motion))

    def _tip(self, position: Position, tip: Tip) -> Run:
        return _sound(lambda: self.simulation.run(position, tip))

    # --- putting by hand

    def take(self, position: Position, pieces: Sequence[str]) -> Outcome:
        indices = [self._piece(piece) for piece in pieces]
        return Outcome(_sound(lambda: self.simulation.lift(position, indices)))

    def stand(self, position: Position, seat: int, upside: bool, yaw: float | None = None) -> Outcome:
        body = self.city.body(seat)
        return Outcome(_sound(lambda: self.hands.stand(position, body, yaw, upside)))

    def restart(
        self, position: Position, seat: int, space: int, upside: bool, yaw: float | None = None
    ) -> Outcome:
        return Outcome(_sound(lambda: self.hands.restart(position, seat, space, upside, yaw)))

    def place(self, position: Position, seat: int, spot: Spot) -> Outcome:
        return Outcome(_sound(lambda: self.hands.place(position, seat, spot)))

    def perch(self, position: Position, seat: int, ruin: str, x: float, y: float) -> Outcome:
        return Outcome(_sound(lambda: self.hands.perch(position, seat, ruin, x, y)))

    def park(self, position: Position, vehicles: Sequence[str]) -> Outcome:
        for vehicle in vehicles:
            position = self._park(position, self._piece(vehicle))
        return Outcome(position)

    def _park(self, position: Position, vehicle: int) -> Position:
        return _sound(lambda: self.hands.park(position, vehicle))

    def stand_meeples(
        self, position: Position, meeples: Sequence[str], neighbourhood: str, near: str
    ) -> Outcome:
        zone = self.city.zone(neighbourhood).index
        if near.startswith("paws-"):
            pose = position.pose(self._piece(near))
            point = (pose.x, pose.y)
        else:
            at = self.city.pieces[self.city.ruin(near)].at
            point = (at[0], at[1])
        indices = [self._piece(meeple) for meeple in meeples]
        return Outcome(_sound(lambda: self.hands.stand_meeples(position, indices, zone, point)))

    # --- for those who look or guess

    def varied(self, rng: Rng, until: float) -> SimulatedWorld:
        return SimulatedWorld(self.simulation.varied(rng, until), self.plan)

    def spots(self, position: Position, seat: int, neighbourhood: str, upside: bool, seed: int) -> list[Spot]:
        zone = self.city.zone(neighbourhood)
        if seed:
            xs, ys = zip(*zone.outline, strict=True)
            dice = Rng(seed)
            for _ in range(_TRIES):
                x = min(xs) + (max(xs) - min(xs)) * dice.unit()
                y = min(ys) + (max(ys) - min(ys)) * dice.unit()
                spot = Spot(neighbourhood, x, y, None, upside)
                if self.why_not_spot(position, seat, spot) is None:
                    return [spot]
        sure = self._spot(position, seat, neighbourhood, upside)
        return [] if sure is None else [sure]

    def perches(self, position: Position, seat: int, ruin: str, seed: int) -> list[tuple[float, float]]:
        return self._perch(position, seat, ruin, seed)

    def _some_perch(self, position: Position, seat: int, ruin: str, seed: int) -> list[tuple[float, float]]:
        """A few likely points; looking everywhere would take long where there is no place at all."""
        floors = self._floors(position, ruin)
        middles = [(pose.x, pose.y) for pose in map(position.pose, floors)]
        points = self._scatter(position, floors, Rng(seed + 1))[:_FEW]
        for x, y in points + middles if seed else middles + points:
            if self.why_not_perch(position, seat, ruin, x, y) is None:
                return [(x, y)]
        return []

    def points(self, position: Position, target: str, seed: int) -> list[tuple[float, float]]:
        monster = target.startswith("body-")
        pieces = [self._piece(target)] if monster else self._floors(position, target)
        if not pieces:
            return []
        if seed and not monster:
            for x, y in self._scatter(position, pieces, Rng(seed)):
                if self.refuse(position, BodyDrop(0, target, x, y)) is None:
                    return [(x, y)]
        top = max(pieces, key=lambda piece: position.pose(piece).z)
        pose = position.pose(top)
        return [(pose.x, pose.y)]

    def _floors(self, position: Position, ruin: str) -> list[int]:
        building = self.simulation.report(position).building(self.city.ruin(ruin))
        return sorted(piece for piece in building if self.city.pieces[piece].kind == "floor")

    def _scatter(self, position: Position, pieces: Sequence[int], dice: Rng) -> list[tuple[float, float]]:
        """Random points round the middles of pieces, as far as they reach."""
        found = []
        for _ in range(_TRIES if pieces else 0):
            piece = pieces[dice.below(len(pieces))]
            pose, reach = position.pose(piece), self.city.pieces[piece].radius
            found.append((pose.x + reach * (2 * dice.unit() - 1), pose.y + reach * (2 * dice.unit() - 1)))
        return found

    def slide(self, distance: float) -> float:
        data = self.city.data
        # v² = 2 µ g s: friction alone stops the Paws.
        speed = math.sqrt(2 * data.materials.wood_board * GRAVITY * max(0.0, distance) / 1000)
        return speed / data.hands.flick_top

    def poses(self, position: Position) -> dict[str, list[float]]:
        return self._poses(position)

    def _rounded(self, position: Position) -> dict[str, list[float]]:
        return {
            piece.name: [round(value, 3) for value in row[:3]] + [round(value, 5) for value in row[3:]]
            for piece, row in zip(self.city.movable, position.poses.tolist(), strict=True)
            if position.in_play(piece.index)
        }

    def words(self, position: Position) -> dict[str, str]:
        rows = {
            piece.name: row
            for piece, row in zip(self.city.movable, position.poses.tolist(), strict=True)
            if position.in_play(piece.index)
        }
        return {
            name: " ".join(map(repr, row[:3] if row[3:] == _UPRIGHT else row)) for name, row in rows.items()
        }

    def arranged(self, words: dict[str, str]) -> Position:
        names = [piece.name for piece in self.city.movable]
        rows = [[0.0, 0.0, 0.0, *_UPRIGHT] for _ in names]
        for name, said in words.items():
            try:
                row = [float(word) for word in said.split()]
            except ValueError:
                raise ValueError(name) from None
            row += _UPRIGHT if len(row) == 3 else []
            place = names.index(name)
            alone = [rows[place] for _ in names]
            if len(row) == len(rows[place]):
                rows[place] = alone[place] = row
            lone = Position.of(np.array(alone), [other == name for other in names])
            if rows[place] is not row or amiss(self.city, lone):
                raise ValueError(name)
        return Position.of(np.array(rows), [name in words for name in names])

    def pack(self, position: Position) -> bytes:
        return msgspec.msgpack.encode([position.poses.tobytes(), position.flags.astype("u1").tobytes()])

    def unpack(self, packed: bytes) -> Position:
        poses, flags = msgspec.msgpack.decode(packed, type=tuple[bytes, bytes])
        if set(flags) - {0, 1}:
            raise ValueError("a piece that is neither in play nor out of it")
        position = Position(poses, flags)
        problem = amiss(self.city, position)
        if problem:
            raise ValueError(problem)
        return position

    def check_motion(self, motion: str) -> None:
        frames.check(base64.b64decode(motion, validate=True), self.city.moving)

    # --- names and numbers

    def _piece(self, name: str) -> int:
        return self.city.piece(name).index

    def _names(self, pieces: Any) -> tuple[str, ...]:
        return tuple(self.city.pieces[piece].name for piece in sorted(pieces))

    def _middle(self, position: Position, floor: int) -> float:
        pose = position.pose(floor)
        return pose.z + pose.up * self.city.data.pieces.floor_thickness / 2


def _plan(city: City) -> CityPlan:
    names = {index: city.zones[index].name for index in city.neighbourhoods}
    ruins = {index: city.pieces[index].name.removeprefix("ruin-") for index in city.of("ruin")}
    return CityPlan(
        neighbourhoods=tuple(names.values()),
        ruins=tuple(ruins.values()),
        adjacent={
            names[one]: tuple(names[other] for other in sorted(near)) for one, near in city.neighbours.items()
        },
        beside={
            ruins[ruin]: tuple(names[zone] for zone in sorted(near)) for ruin, near in city.beside.items()
        },
        spaces=len(city.starts),
        colours=tuple(city.pieces[index].colour for index in city.of("meeple")),
        floors=tuple(city.pieces[index].name for index in city.of("floor")),
        vehicles=len(city.of("vehicle")),
        sketch=_sketch(city),
    )


def _sketch(city: City) -> dict[str, Any]:
    """The measures of `city.toml`, for whoever draws."""
    board, hands = city.data.board, city.data.hands
    ruins = [(city.pieces[index], city.zones[city.ground(index)].outline) for index in city.of("ruin")]
    first = {kind: city.pieces[city.of(kind)[0]] for kind in ("meeple", "paws", "body", "vehicle", "floor")}
    second = board.second_box
    boards = [[0.0, 0.0, 0.0], [*second.offset, 180.0 if second.half_turn else 0.0]][: city.boxes]
    names = renamed(city.data, city.boxes)
    return {
        **({"names": names} if names else {}),
        "boards": boards,
        "size": board.size,
        "thickness": board.thickness,
        "sidewalk": board.sidewalk,
        "ruin_height": board.ruin_height,
        "zones": {city.zones[zone].name: _points(city.zones[zone].outline) for zone in city.neighbourhoods},
        "ruins": {ruin.name.removeprefix("ruin-"): _points(outline) for ruin, outline in ruins},
        "starts": [[space.x, space.y, space.yaw] for space in city.starts],
        "garages": [[space.x, space.y, space.yaw] for space in city.garages],
        "sizes": {kind: _extent(piece) for kind, piece in first.items()},
        "drop": hands.drop_height,
        "mouth": {"up": hands.mouth_up, "forward": hands.mouth_forward, "cone": hands.breath_cone},
        "pieces": [piece.name for piece in city.movable],
    }


def _points(outline: Sequence[tuple[float, float]]) -> list[list[float]]:
    return [list(point) for point in outline]


def _extent(piece: Piece) -> list[float]:
    """Length, width and height of an upright piece; a floor's footprint is its ruin's."""
    wide = [max(abs(part.middle[axis]) + part.half[axis] for part in piece.parts) for axis in (0, 1)]
    return [2 * wide[0], 2 * wide[1], piece.height]


def _sound(work: Callable[[], T]) -> T:
    """Any way in which a simulation breaks down is the same to the rules."""
    try:
        return work()
    except Misbehaved:
        raise
    except ValueError as error:
        raise Misbehaved("place", str(error)) from None
    except (RuntimeError, ArithmeticError) as error:
        raise Misbehaved("engine", str(error)) from None


def _text(film: bytes) -> str:
    return base64.b64encode(film).decode("ascii")
