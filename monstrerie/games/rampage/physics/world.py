"""The simulated world: runs gestures to rest, judges positions, puts pieces down by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ....core.refusal import Refusal
from ....core.rng import Rng
from .city import City
from .gestures import Gesture
from .position import Pose, Position
from .report import Report
from .tremor import Tremor


class Misbehaved(RuntimeError):
    """A simulation went wrong (not a number, too fast, through the board); nothing was changed."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a gesture."""

    position: Position  # at rest
    frames: bytes  # the recording, see frames.py
    touched: frozenset[int]  # pieces, fixed ones too, that the dropped body met (RA-PHY-16); else empty
    simulated: float  # seconds
    retried: bool = False  # the first try misbehaved, a finer one did not
    slowed: bool = False  # rest came only by raised damping (RA-PHY-02)


class World:
    """One city's physics. Safe to use from several threads; holds no match."""

    def __init__(self, city: City, friction: float = 1.0, bounce: float = 1.0) -> None:
        self.city = city

    def varied(self, rng: Rng) -> World:
        """A world for a bot's planning: friction and bounce changed by up to 10 % (RA-PHY-44)."""
        raise NotImplementedError("physics: the engine is being built")

    # ------------------------------------------------------------------ running

    def check(self, gesture: Gesture, position: Position) -> Refusal | None:
        """What forbids a committed gesture, with its rule; None when it may be run."""
        raise NotImplementedError("physics: the engine is being built")

    def run(self, position: Position, gesture: Gesture, tremor: Tremor | None = None) -> Outcome:
        """Run a gesture to rest. Flick: the body ends in the hand (out of play). Drop: the body ends where it
        rests. Breath, Throw: the held body and paws end where they were; thrown own paws end where they rest and
        their body in the hand. Raises Misbehaved."""
        raise NotImplementedError("physics: the engine is being built")

    def run_many(
        self, jobs: Sequence[tuple[Position, Gesture, Tremor | None]], threads: int | None = None
    ) -> list[Outcome | Misbehaved]:
        """Run many on all cores (or so many threads), in order; one that misbehaves is returned, not raised."""
        raise NotImplementedError("physics: the engine is being built")

    def report(self, position: Position) -> Report:
        """The rules' questions about a position."""
        return Report(self.city, position)

    # ------------------------------------------------------------------ set-up and placing by hand

    def start(
        self,
        order: Sequence[int] | None = None,
        monsters: Mapping[int, int] | None = None,
        jitter: Rng | None = None,
    ) -> Position:
        """`City.start`, settled."""
        raise NotImplementedError("physics: the engine is being built")

    def lift(self, position: Position, pieces: Iterable[int]) -> Position:
        """Take pieces away and let the rest settle (RA-PHY-23); without a recording."""
        raise NotImplementedError("physics: the engine is being built")

    def put_back(
        self, position: Position, body: int, yaw: float | None = None, upside_down: bool = False
    ) -> Position | None:
        """The body upright on its paws (RA-PHY-18); None when it is not possible there."""
        raise NotImplementedError("physics: the engine is being built")

    def stand(
        self, position: Position, body: int, yaw: float | None = None, upside_down: bool = False
    ) -> Position:
        """`put_back`, with the paws shifted as far as needed (RA-PHY-21). Paws must be in play."""
        raise NotImplementedError("physics: the engine is being built")

    def why_not_place(
        self, position: Position, monster: int, zone: int, x: float, y: float, yaw: float
    ) -> Refusal | None:
        """What forbids putting a monster at a point of a neighbourhood (RA-PHY-19)."""
        raise NotImplementedError("physics: the engine is being built")

    def place(self, position: Position, monster: int, zone: int, x: float, y: float, yaw: float) -> Position:
        """Put a monster, paws and body, in a neighbourhood; ValueError where `why_not_place` refuses."""
        raise NotImplementedError("physics: the engine is being built")

    def has_place(self, position: Position, monster: int, zone: int) -> tuple[float, float] | None:
        """Some legal spot of a neighbourhood for a monster, or None (RA-PHY-19)."""
        raise NotImplementedError("physics: the engine is being built")

    def free_starts(self, position: Position, monster: int) -> tuple[int, ...]:
        """Starting spaces that are free for a monster (RA-MOVE-10)."""
        raise NotImplementedError("physics: the engine is being built")

    def restart(self, position: Position, monster: int, space: int, upside_down: bool = False) -> Position:
        """Put a monster, paws and body, on a starting space or the nearest clear spot (RA-MOVE-07, RA-PHY-20)."""
        raise NotImplementedError("physics: the engine is being built")

    def park(self, position: Position, vehicle: int) -> Position:
        """Put a vehicle back on its space or the nearest clear spot (RA-THROW-08, 11)."""
        raise NotImplementedError("physics: the engine is being built")

    def put_paws(self, position: Position, paws: int, pose: Pose) -> Position:
        """Paws back at a pose (Kung-fu), or the nearest clear spot when something lies there now."""
        raise NotImplementedError("physics: the engine is being built")

    def why_not_mount(
        self, position: Position, monster: int, ruin: int, x: float, y: float
    ) -> Refusal | None:
        """What forbids setting a monster on a building (RA-POW-01b)."""
        raise NotImplementedError("physics: the engine is being built")

    def mount(self, position: Position, monster: int, ruin: int, x: float, y: float) -> Position:
        """Set a monster on a building; ValueError where `why_not_mount` refuses."""
        raise NotImplementedError("physics: the engine is being built")

    def mounts(self, position: Position, monster: int, ruin: int) -> tuple[float, float] | None:
        """Some clear place on a building for a monster, or None."""
        raise NotImplementedError("physics: the engine is being built")

    def stand_meeples(
        self, position: Position, meeples: Sequence[int], zone: int, near: tuple[float, float]
    ) -> Position:
        """Stand meeples up on the clear spots of a neighbourhood nearest to a point (RA-PHY-45)."""
        raise NotImplementedError("physics: the engine is being built")
