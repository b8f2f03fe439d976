"""The simulated city: runs gestures to rest, judges positions, has hands that put pieces down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from time import perf_counter

import msgspec
import numpy as np

from ....core.refusal import Refusal
from ....core.rng import Rng
from ..rules.port import BodyDrop, Gesture, Misbehaved, Shot
from .action import Action, OutOfTime, Settle, Task
from .city import City
from .engine import Engine, Settings
from .placing import Hands
from .position import Position, tilted
from .report import Report
from .shapes import footprint
from .zones import ZoneMap, inside

_REPORTS = 64  # positions whose reports are kept: the rules ask several questions about the same one
_PATIENCE = 1.0  # seconds after which a planner has seen enough: what still moves is calmed
_VARIED = 0.1  # RA-PHY-44: how far a planner's friction and bounce may be off


class Run(msgspec.Struct, frozen=True):
    """What came of a task."""

    position: Position  # at rest
    frames: bytes  # the recording, see frames.py; empty where nobody will watch
    # Pieces, fixed ones too, that a dropped body met until it hit its target (RA-PHY-16).
    touched: frozenset[int]
    simulated: float  # seconds
    retried: bool = False  # the first try misbehaved, a finer one did not
    slowed: bool = False  # rest came only by raised damping (RA-PHY-02)


class Simulation:
    """One city's physics. Safe to use from several threads; holds no match."""

    def __init__(
        self,
        city: City,
        filming: bool = True,
        until: float = math.inf,
        finer: int = 1,
        engine: Engine | None = None,
    ) -> None:
        self.city = city
        self._filming = filming
        self._planning = False
        self._patience = math.inf
        self._until = until  # of `perf_counter`: afterwards every action is given up
        self.engine = engine or Engine(city, Settings(city.data.judging.step, finer=finer))
        self.hands = Hands(self)
        self._reports = lru_cache(maxsize=_REPORTS)(lambda position: Report(self, position))
        self.known_zones: dict[tuple[int, bytes], frozenset[int]] = {}  # see Report.over

    @cached_property
    def map(self) -> ZoneMap:
        """The zones, ready to be asked."""
        return ZoneMap(self.city)

    @cached_property
    def _fine(self) -> Engine:
        """The same at half the step, for the rare action that misbehaves."""
        settings = self.engine.settings
        return self.engine.other(settings._replace(finer=2 * settings.finer))

    def varied(self, rng: Rng, until: float = math.inf) -> Simulation:
        """A simulation to plan in: friction and bounce up to 10 % off (RA-PHY-44), nothing filmed; after
        `until` everything is given up (OutOfTime).
        """
        friction, bounce = (1 + _VARIED * (2 * rng.unit() - 1) for _ in range(2))
        settings = self.engine.settings._replace(friction=friction, bounce=bounce, rough=True)
        other = Simulation(self.city, filming=False, until=until, engine=self.engine.other(settings))
        # Zones are the city's: finding them out again would cost as much as a try.
        other.map, other.known_zones = self.map, self.known_zones
        other._planning, other._patience = True, _PATIENCE
        return other

    def hurry(self) -> None:
        """OutOfTime where a planner's time is over."""
        if perf_counter() > self._until:
            raise OutOfTime

    # ------------------------------------------------------------------ running

    def refuse(self, position: Position, gesture: Gesture) -> Refusal | None:
        """What forbids a gesture by what lies where. Its numbers and pieces are the rules' affair."""
        if isinstance(gesture, BodyDrop):
            if not any(inside(area, (gesture.x, gesture.y)) for area in self._over(position, gesture)):
                return Refusal("RA-PHY-26", "rampage-refusal-point", {"x": gesture.x, "y": gesture.y})
        elif isinstance(gesture, Shot) and gesture.tilt > 0:
            return self._overlap(position, gesture)
        return None

    def _over(self, position: Position, drop: BodyDrop) -> list[list[tuple[float, float]]]:
        """Footprints over which a drop may be let go."""
        pieces = [self.city.pieces[piece] for piece in self.target(position, drop) if position.in_play(piece)]
        return [
            [(float(x), float(y)) for x, y in area]
            for piece in pieces
            if piece.kind != "meeple"
            for area in footprint(piece, position.poses[piece.index])
        ]

    def target(self, position: Position, drop: BodyDrop) -> frozenset[int]:
        """What a drop is meant to hit: the pieces of a building, or a monster's body and paws."""
        if drop.target.startswith("body-"):
            body = self.city.piece(drop.target).index
            return frozenset((body, self.city.partner(body)))
        return self.report(position).building(self.city.ruin(drop.target))

    def _overlap(self, position: Position, shot: Shot) -> Refusal | None:
        """A tilt at which the held body would meet something is refused (RA-PHY-32)."""
        body = self.city.body(shot.seat)
        # A jump that follows a first flick starts with the body in the hand, which is set down for it.
        if not position.in_play(body):
            return None
        own = {body, self.city.paws(shot.seat), *(self.city.piece(name).index for name in shot.pieces)}
        base = position.pose(body)
        pose = tilted(base.x, base.y, base.z, base.yaw, shot.tilt, shot.tilt_direction)
        gap = self.city.data.judging.contact_gap
        if self.hands.clear(position, body, pose, -gap, own, fixed=False):
            return None
        return Refusal("RA-PHY-32", "rampage-refusal-tilt", {})

    def run(self, position: Position, task: Task) -> Run:
        """Run a task to rest; raises Misbehaved, and nothing is changed.

        Flick: the body ends in the hand (out of play). Drop: the body ends where it rests. Breath, Shot: the
        held body and paws end where they were; own paws that were shot end where they rest, their body in
        the hand.
        """
        target = self.target(position, task) if isinstance(task, BodyDrop) else frozenset()
        return self._tried(position, task, target, self._filming)

    def _tried(self, position: Position, task: Task, target: frozenset[int], filming: bool) -> Run:
        """Where it misbehaves, it is tried once more at half the step."""
        try:
            return self._run(self.engine, position, task, target, filming)
        except Misbehaved:
            again = self._run(self._fine, position, task, target, filming)
            return msgspec.structs.replace(again, retried=True)

    def _run(
        self, engine: Engine, position: Position, task: Task, target: frozenset[int], filming: bool
    ) -> Run:
        action = Action(engine, position, filming, self._until, self._patience)
        action.run(task, target)
        rest, film = action.result()
        return Run(rest, film, frozenset(action.touched), action.simulated, slowed=action.slowed)

    def drift(self, position: Position, seconds: float) -> float:
        """How far (mm) any piece of an untouched position strays in so many seconds, nothing asleep."""
        engine = Engine(self.city, self.engine.settings._replace(sleep=False))
        return Action(engine, position, film=False).drift(seconds)

    # ------------------------------------------------------------------ judging

    def report(self, position: Position) -> Report:
        """The rules' questions about a position, answered."""
        return self._reports(position)

    def props(self, position: Position, meeple: int, touching: Iterable[int]) -> bool:
        """Whether something would move without a meeple, compared with a copy that keeps it (RA-PHY-14)."""
        judging = self.city.data.judging
        awake = [piece for piece in touching if piece < self.city.moving]
        without = self.later(position.without([meeple]), awake, judging.support_time)
        if not self._differs(without, position, meeple):
            return False
        return self._differs(without, self.later(position, awake, judging.support_time), meeple)

    def later(self, position: Position, awake: Sequence[int], seconds: float | None = None) -> Position:
        """Some pieces woken and left to themselves, so long or until they rest; without a recording."""
        if (
            self._planning
            and seconds is None
            and [self.city.pieces[piece].kind for piece in awake] == ["body"]
        ):
            return position  # set down a hair above its paws: to plan, that is as good as on them
        action = Action(self.engine, position, False, self._until, self._patience)
        action.wait(awake, seconds)
        return action.result()[0]

    def _differs(self, one: Position, other: Position, but: int) -> bool:
        judging = self.city.data.judging
        shift = np.linalg.norm(one.poses[:, :3] - other.poses[:, :3], axis=1)
        dot = np.abs((one.poses[:, 3:] * other.poses[:, 3:]).sum(axis=1))
        turn = np.degrees(2 * np.arccos(np.clip(dot, 0.0, 1.0)))
        moved = (shift > judging.support_shift) | (turn > judging.support_turn)
        moved[but] = False
        return bool((moved & one.flags).any())

    # ------------------------------------------------------------------ set-up and settling

    def start(
        self,
        order: Sequence[int] | None = None,
        monsters: Mapping[int, int] | None = None,
        jitter: Rng | None = None,
    ) -> Position:
        """`City.start`, settled."""
        return self.lift(self.city.start(order, monsters, jitter))

    def lift(self, position: Position, pieces: Iterable[int] = ()) -> Position:
        """Take pieces away and let the rest settle (RA-PHY-23), without a recording; without any, everything
        is woken and settles.
        """
        return self._tried(position, Settle(tuple(pieces)), frozenset(), filming=False).position
