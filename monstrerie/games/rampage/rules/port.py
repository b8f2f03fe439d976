"""The port between the rules and the city: gestures and spots go in, outcomes and judgements come out.

The rules know no physics engine. They speak to a `World`: `physics/adapter.py` simulates one, the tests have
one that does what a test says. Both take these very values. Pieces are named `meeple-17`, `floor-S1-0`,
`vehicle-0`, `body-2` and `paws-2` (the number of a body or paws is its owner's seat); zones are a
neighbourhood's name (`N`), `sidewalk:S1` and `ruin:S1`. Angles are degrees, counter-clockwise from +x.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from ....core.refusal import Refusal
from ....core.rng import Rng

LEVELS: Final = ("novice", "regular", "expert")
"""How much a hand trembles (RA-PHY-41)."""
POSES: Final = ("upright", "flat", "head-first")
"""How a Body may be held over a Building (RA-DEMO-07)."""


Fault = Literal["number", "speed", "through", "into", "engine", "place", "judgement", "work"]


class Misbehaved(Exception):
    """A simulation that broke down; its result is thrown away. `fault` says how: a number that is none, a
    piece too fast, through the board or into another, no place for one, judgements that can't be, more work
    than a move should need, or whatever stopped the engine.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)
        self.fault: Fault = fault
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


class PawsFlick(msgspec.Struct, frozen=True):
    """Paws flicked along the ground; their Body is in the hand meanwhile (RA-PHY-24, 25)."""

    seat: int
    direction: float
    strength: float
    side: float = 0.0
    """Of the radius, to the left of the direction: spin."""


class BodyDrop(msgspec.Struct, frozen=True):
    """A Body let go above a point (RA-PHY-26, 27). `target` is the ruin of the Building meant, or the Body of
    the Monster meant (`body-2`).
    """

    seat: int
    target: str
    x: float
    y: float
    pose: str = "upright"
    yaw: float = 0.0
    lean_x: float = 0.0
    """Degrees by which a trembling hand tilts it; a player can't choose them."""
    lean_y: float = 0.0


class Breath(msgspec.Struct, frozen=True):
    """Air blown over the top of a Body, which is held meanwhile (RA-PHY-28 to 30, 32); `source` is the seat
    of that Body.
    """

    source: int
    yaw: float
    pitch: float
    strength: float


class Shot(msgspec.Struct, frozen=True):
    """Something flicked off the top of a held Body (RA-PHY-31 to 33): a vehicle, the own Paws, or Body and
    Paws of another Monster. The held Body leans by `tilt` degrees toward `tilt_direction`.
    """

    seat: int
    pieces: tuple[str, ...]
    direction: float
    strength: float
    yaw: float = 0.0
    tilt: float = 0.0
    tilt_direction: float = 0.0
    side: float = 0.0
    returns: bool = False
    """Whether the thrown Paws go back under the Body (Kung-fu Master)."""


class Felling(msgspec.Struct, frozen=True):
    """Bodies tipped over, away from somebody's Paws (RA-PHY-46)."""

    seat: int
    victims: tuple[int, ...]


Gesture = PawsFlick | BodyDrop | Breath | Shot | Felling


class Spot(NamedTuple):
    """Where in a neighbourhood a Monster is put (RA-PHY-19), facing how (None: as it does), on its feet or
    upside down.
    """

    neighbourhood: str
    x: float
    y: float
    yaw: float | None = None
    upside: bool = False


class Judgement(msgspec.Struct, frozen=True):
    """What the rules see in one position at rest; a pure function of it (RA-PHY-53)."""

    zones: dict[str, tuple[str, ...]]
    """Of each piece that is on the City (RA-PHY-05): the zones it lies over (RA-PHY-07)."""
    out: tuple[str, ...]
    """The pieces that are out of the City."""
    on: dict[str, tuple[str, ...]]
    """Of each floor: what is on it (RA-PHY-10)."""
    heights: dict[str, float]
    """Of each floor: how high its centre is."""
    fallen: tuple[int, ...]
    """Seats whose Body has fallen (RA-PHY-09)."""
    standing: tuple[int, ...]
    """Seats whose Body stands on its own Paws (RA-PHY-11)."""
    buildings: dict[str, tuple[str, ...]]
    """Floors and meeples of each ruin's Building (RA-PHY-12); a ruin without one is missing."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a gesture or of putting something down, everything at rest again."""

    position: Any
    hit: bool = True
    """Of a drop: whether the Body touched its target (RA-PHY-16)."""
    motion: tuple[str, ...] = ()
    """The recorded frames, for the animation (base64); outside every state."""
    final: dict[str, float] = {}
    """The numbers that were simulated, tremor included, by the gesture's field (RA-PHY-38)."""


class CityPlan(msgspec.Struct, frozen=True):
    """The printed board and the pieces in the box, as far as the rules care."""

    neighbourhoods: tuple[str, ...]
    ruins: tuple[str, ...]
    adjacent: dict[str, tuple[str, ...]]
    """Neighbourhoods that share a wall (RA-ZON-07)."""
    beside: dict[str, tuple[str, ...]]
    """Of each ruin: the neighbourhoods that its sidewalk borders (RA-ZON-06)."""
    spaces: int
    """Starting spaces."""
    colours: tuple[str, ...]
    """Of each meeple, by its number."""
    floors: tuple[str, ...]
    vehicles: int
    sketch: dict[str, Any] = {}
    """What a drawing of the city needs: outlines, sizes and the order of the pieces in a recording."""


class World(Protocol):
    """The city that the hands of the players reach into. Positions are values: nothing changes one."""

    plan: CityPlan
    bounds: dict[str, tuple[float, float]]
    """Lowest and highest value of each number of a gesture: `flick.strength`, `shot.tilt`,
    `breath.pitch` …
    """

    extent: tuple[tuple[float, float], tuple[float, float]]
    """Lowest and highest x and y of the boards."""

    def start(self, order: Sequence[int], spaces: Sequence[int], seed: int) -> Any:
        """The city built and settled: `order[place]` is the meeple on each place, `spaces[seat]` the starting
        space of each Monster (RA-SET).
        """

    # --- judging

    def judge(self, position: Any, upside: Sequence[bool]) -> Judgement:
        """All judgements of a position but the two that need a look at one meeple; `upside` tells the Bodies
        that stand on their heads.
        """

    def edible(self, position: Any, meeples: Sequence[str]) -> list[str]:
        """Those that a hand can take out and that support nothing (RA-PHY-13, 14)."""

    def loose(self, position: Any, ruin: str) -> list[str]:
        """Loose meeples of a ruin, by number (RA-PHY-15)."""

    def refuse(self, position: Any, gesture: Gesture) -> Refusal | None:
        """What forbids a gesture by what lies where: a point beside its Building, a tilt that overlaps
        (RA-PHY-26, 32).
        """

    def why_not_spot(self, position: Any, seat: int, spot: Spot) -> Refusal | None:
        """What forbids putting a Monster there (RA-PHY-19)."""

    def why_not_perch(self, position: Any, seat: int, ruin: str, x: float, y: float) -> Refusal | None:
        """What forbids setting a Monster on a Building (RA-POW-01b)."""

    def facing(self, position: Any, seat: int) -> float | None:
        """Where a Body looks; None for one that is in the hand or out of play."""

    def free_spaces(self, position: Any, seat: int) -> list[int]:
        """Starting spaces that a Monster may restart from (RA-MOVE-10)."""

    # --- simulating

    def run(self, position: Any, gesture: Gesture, level: str, seed: int) -> Outcome:
        """Simulate a gesture to rest; with a level, the hand trembles by a draw from the seed. After a flick
        or a jump the Body is in the hand; after a drop it lies where it fell.
        """

    # --- putting by hand

    def take(self, position: Any, pieces: Sequence[str]) -> Outcome:
        """Lift pieces out of play, then let the rest settle (RA-PHY-23)."""

    def stand(self, position: Any, seat: int, upside: bool, yaw: float | None = None) -> Outcome:
        """Put a Body (back) on its Paws, which are shifted where they must (RA-PHY-18, 21), and settle; with
        its turn unchanged unless its owner chooses one.
        """

    def restart(
        self, position: Any, seat: int, space: int, upside: bool, yaw: float | None = None
    ) -> Outcome:
        """Put a Monster on a starting space, or the nearest clear spot (RA-PHY-20)."""

    def place(self, position: Any, seat: int, spot: Spot) -> Outcome:
        """Put a Monster at a legal spot."""

    def perch(self, position: Any, seat: int, ruin: str, x: float, y: float) -> Outcome:
        """Set a Monster on top of a Building."""

    def park(self, position: Any, vehicles: Sequence[str]) -> Outcome:
        """Put vehicles back on the spaces of their colours, or the nearest clear spots (RA-THROW-08, 11)."""

    def stand_meeples(self, position: Any, meeples: Sequence[str], neighbourhood: str, near: str) -> Outcome:
        """Stand meeples up in a neighbourhood, nearest to `near`: Paws or a ruin (RA-PHY-45)."""

    # --- for those who look or guess

    def varied(self, rng: Rng, until: float) -> World:
        """A city to plan in: friction and bounce changed at random by up to 10 % (RA-PHY-44). What isn't at
        rest when `perf_counter` says so has misbehaved.
        """

    def spots(self, position: Any, seat: int, neighbourhood: str, upside: bool, seed: int) -> list[Spot]:
        """Some legal spots for a Monster as it faces, [] when there is none; another seed gives others."""

    def perches(self, position: Any, seat: int, ruin: str, seed: int) -> list[tuple[float, float]]:
        """Some legal spots on top of a Building, [] when there is none."""

    def points(self, position: Any, target: str, seed: int) -> list[tuple[float, float]]:
        """Some points to drop a Body from, over a ruin's Building or a Monster (`body-2`)."""

    def slide(self, distance: float) -> float:
        """How strong a flick is that sends Paws so many millimetres over the free board; may be above 1."""

    def poses(self, position: Any) -> dict[str, list[float]]:
        """x, y, z in millimetres and the turn (w, x, y, z) of every piece in play."""

    def words(self, position: Any) -> dict[str, str]:
        """How each piece in play lies, exactly, as people can read it."""

    def arranged(self, words: dict[str, str]) -> Any:
        """The position that such words tell; ValueError with the name of a piece that can't lie so."""

    def pack(self, position: Any) -> bytes:
        """A position as bytes, exactly."""

    def unpack(self, packed: bytes) -> Any:
        """The position that was packed; ValueError for what never was one of this city."""

    def check_motion(self, motion: str) -> None:
        """ValueError for what is no recording of this city."""
