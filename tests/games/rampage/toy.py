"""A city without physics: every piece lies where a test says, and a gesture does what a test says.

Judgements follow from the zones a piece lies over and from what carries it. Left to itself (`wild`), the toy
city does something to its topmost pieces that depends on the gesture alone, so that whole matches can be
played on it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from monstrerie.core.refusal import Refusal
from monstrerie.core.rng import Rng
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.rules.port import (
    BodyDrop,
    CityPlan,
    Felling,
    Gesture,
    Judgement,
    Misbehaved,
    Outcome,
    PawsFlick,
    Shot,
    Spot,
)

RING = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OUTER = {"S1": "N NW", "S2": "NW W", "R2": "W SW", "S3": "S SE", "S4": "SE E", "R1": "E NE"}
CORNERS = ("NE", "SE", "SW", "NW")
GARAGES = ("N", "E", "S", "W")


class Lie(NamedTuple):
    """How a piece lies: the zones it is over (none: out of the City), what carries it, whether it
    is tipped over.
    """

    zones: tuple[str, ...]
    carriers: tuple[str, ...] = ("board",)
    tipped: bool = False
    space: int = -1
    height: float = -1.0


class Toy:
    """A position of the toy city: a value."""

    in_order: ClassVar = False
    """Whether pieces are told in the order of their names, as a text has them; saves know no such order."""

    def __init__(self, pieces: dict[str, Lie]) -> None:
        self.pieces = dict(sorted(pieces.items())) if self.in_order else pieces

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Toy) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.pieces)))

    def changed(self, changes: dict[str, Lie | None]) -> Toy:
        """With these pieces lying so (None: out of play); whatever they carried comes down where it is."""
        pieces = dict(self.pieces)
        for piece, lie in changes.items():
            if lie is None:
                pieces.pop(piece, None)
            else:
                pieces[piece] = lie
        gone = [piece for piece in changes if piece in self.pieces]
        for piece, lie in list(pieces.items()):
            if piece not in changes and any(carrier in gone for carrier in lie.carriers):
                kept = tuple(carrier for carrier in lie.carriers if carrier not in gone)
                pieces[piece] = lie._replace(carriers=kept or ("board" if lie.zones else "table",))
        return Toy(pieces)

    def on(self, piece: str) -> tuple[str, ...]:
        above = _above.get(id(self.pieces))
        if above is None or above[0] is not self.pieces:
            carried: dict[str, list[str]] = {}
            for other, lie in self.pieces.items():
                for carrier in lie.carriers:
                    carried.setdefault(carrier, []).append(other)
            _above.clear()
            above = _above[id(self.pieces)] = (self.pieces, carried)
        return tuple(above[1].get(piece, ()))


_above: dict[int, tuple[dict[str, Lie], dict[str, list[str]]]] = {}
"""What lies on what in the position asked about last; outside the value, which must stay one."""


Script = Callable[[Toy, Any], tuple[dict[str, Lie | None], bool]]


def plan(boxes: int = 1) -> CityPlan:
    """The default board, or two of them with their east edges together."""
    neighbourhoods, ruins = [], []
    adjacent: dict[str, tuple[str, ...]] = {}
    beside: dict[str, tuple[str, ...]] = {}
    for box in range(boxes):
        tail = "-2" if box else ""
        names = [zone + tail for zone in RING]
        neighbourhoods += names
        for number, zone in enumerate(names):
            adjacent[zone] = (names[number - 1], names[(number + 1) % 8])
        ruins.append("ST" + tail)
        beside["ST" + tail] = tuple(names)
        for ruin, near in OUTER.items():
            ruins.append(ruin + tail)
            beside[ruin + tail] = tuple(zone + tail for zone in near.split())
    if boxes == 2:
        adjacent["NE"] += ("SE-2",)
        adjacent["SE-2"] += ("NE",)
    floors = [f"floor-{ruin}-{level}" for ruin in ruins for level in range(1 if ruin.startswith("ST") else 3)]
    return CityPlan(
        tuple(neighbourhoods),
        tuple(ruins),
        adjacent,
        beside,
        4 * boxes,
        tuple(colour for _ in range(boxes) for colour in COLOURS for _ in range(15)),
        tuple(floors),
        4 * boxes,
    )


class ToyWorld:
    """The test double of the physics."""

    def __init__(self, boxes: int = 1, wild: bool = False) -> None:
        self.plan = plan(boxes)
        self.bounds = {
            "flick.strength": (0.02, 1.0),
            "flick.side": (-0.5, 0.5),
            "shot.strength": (0.02, 1.0),
            "shot.side": (-0.5, 0.5),
            "shot.tilt": (0.0, 30.0),
            "breath.pitch": (-60.0, 10.0),
            "breath.strength": (0.2, 1.0),
        }
        self.wild = wild
        self.script: list[Script] = []
        self.settling: list[Script] = []
        """What happens when a piece is lifted by hand, in order; nothing when the list is empty."""
        self.seen: list[Any] = []
        """The gestures that were simulated, with the tremor's level."""
        self.stuck: set[str] = set()
        """Meeples that can't be reached, or that prop something up."""
        self.crowded: set[str] = set()
        """Neighbourhoods without a clear spot."""
        self.broken = False
        self.runs = 0
        self.faces: list[float | None] = []
        self.looks: dict[int, float] = {}
        """Where Bodies look, by seat, where a test cares."""
        self.extent = (-280.0, 280.0), (-280.0, 280.0)
        self.plans = 0

    def start(self, order: Sequence[int], spaces: Sequence[int], seed: int) -> Toy:
        pieces: dict[str, Lie] = {}
        places = iter(order)
        for ruin in self.plan.ruins:
            stadium = ruin.startswith("ST")
            floors = 1 if stadium else 3
            ground = (f"ruin:{ruin}",)
            below: tuple[str, ...] = ground
            for level in range(floors):
                pillars = tuple(f"meeple-{next(places)}" for _ in range(8 if stadium else 4))
                for meeple in pillars:
                    pieces[meeple] = Lie(ground, below)
                tile = f"floor-{ruin}-{level}"
                pieces[tile] = Lie(ground, pillars)
                below = (tile,)
            for _ in range(4 if stadium else 1):
                pieces[f"meeple-{next(places)}"] = Lie(ground, below)
        for vehicle in range(self.plan.vehicles):
            pieces[f"vehicle-{vehicle}"] = Lie((self.garage_of(vehicle),))
        for seat, space in enumerate(spaces):
            pieces[f"paws-{seat}"] = Lie((self.corner_of(space),), space=space)
            pieces[f"body-{seat}"] = Lie((self.corner_of(space),), (f"paws-{seat}",))
        return Toy(pieces)

    def corner_of(self, space: int) -> str:
        return CORNERS[space % 4] + ("-2" if space > 3 else "")

    def garage_of(self, vehicle: int) -> str:
        return GARAGES[vehicle % 4] + ("-2" if vehicle > 3 else "")

    # --- judging

    def judge(self, position: Toy, upside: Sequence[bool]) -> Judgement:
        pieces = position.pieces
        floors = [floor for floor in self.plan.floors if floor in pieces]
        bodies = [piece for piece in pieces if piece.startswith("body-")]
        heights: dict[str, float] = {}
        fallen = [seat_of(body) for body in bodies if pieces[body].tipped or not pieces[body].zones]
        buildings = {ruin: self._building(position, ruin) for ruin in self.plan.ruins}
        return Judgement(
            zones={piece: lie.zones for piece, lie in pieces.items() if lie.zones},
            out=tuple(piece for piece, lie in pieces.items() if not lie.zones),
            on={floor: position.on(floor) for floor in floors},
            heights={floor: self._height(position, floor, heights) for floor in floors},
            fallen=tuple(sorted(fallen)),
            standing=tuple(
                seat_of(body)
                for body in bodies
                if seat_of(body) not in fallen and f"paws-{seat_of(body)}" in pieces[body].carriers
            ),
            buildings={
                ruin: found for ruin, found in buildings.items() if any("floor" in piece for piece in found)
            },
        )

    def _height(self, position: Toy, piece: str, known: dict[str, float] | None = None) -> float:
        known = {} if known is None else known
        lie = position.pieces.get(piece)
        if lie is None:
            return 0.0
        if lie.height >= 0:
            return lie.height
        if piece not in known:
            known[piece] = 0.0  # a ring of pieces stands on nothing
            known[piece] = 1.0 + max(self._height(position, carrier, known) for carrier in lie.carriers)
        return known[piece]

    def _building(self, position: Toy, ruin: str) -> tuple[str, ...]:
        found: list[str] = []
        edge = [f"ruin:{ruin}"]
        while edge:
            piece = edge.pop()
            for other in position.on(piece):
                if other not in found and other.startswith(("floor-", "meeple-")):
                    found.append(other)
                    edge.append(other)
        return tuple(sorted(found))

    def loose(self, position: Toy, ruin: str) -> list[str]:
        own = {f"ruin:{ruin}", f"sidewalk:{ruin}"}
        building = self._building(position, ruin)
        standing = any(piece.startswith("floor-") for piece in building)
        return sorted(
            (
                piece
                for piece, lie in position.pieces.items()
                if piece.startswith("meeple-")
                and lie.zones
                and set(lie.zones) <= own
                and not (standing and piece in building and position.on(piece))
                and not any(
                    carrier.startswith(("floor-", "vehicle-", "paws-", "body-")) for carrier in lie.carriers
                )
                and piece not in self.stuck
            ),
            key=seat_of,
        )

    def edible(self, position: Toy, meeples: Sequence[str]) -> list[str]:
        return [meeple for meeple in meeples if meeple not in self.stuck and not position.on(meeple)]

    def refuse(self, position: Toy, gesture: Gesture) -> Refusal | None:
        if isinstance(gesture, BodyDrop) and not (0 <= gesture.x <= 100 and 0 <= gesture.y <= 100):
            return Refusal("RA-PHY-26", "rampage-refusal-point", {"x": gesture.x, "y": gesture.y})
        if isinstance(gesture, Shot) and gesture.tilt == 29.0:
            return Refusal("RA-PHY-32", "rampage-refusal-tilt", {})
        return None

    def why_not_spot(self, position: Toy, seat: int, spot: Spot) -> Refusal | None:
        if spot.neighbourhood in self.crowded or not (0 <= spot.x <= 100 and 0 <= spot.y <= 100):
            return Refusal("RA-PHY-19", "rampage-refusal-no-room", {})
        return None

    def why_not_perch(self, position: Toy, seat: int, ruin: str, x: float, y: float) -> Refusal | None:
        if not (0 <= x <= 100 and 0 <= y <= 100):
            return Refusal("RA-POW-01b", "rampage-refusal-no-room", {})
        return None

    def facing(self, position: Toy, seat: int) -> float | None:
        return self.looks.get(seat) if f"body-{seat}" in position.pieces else None

    def free_spaces(self, position: Toy, seat: int) -> list[int]:
        taken = [
            lie.space
            for piece, lie in position.pieces.items()
            if piece.startswith(("paws-", "body-")) and seat_of(piece) != seat
        ]
        return [space for space in range(self.plan.spaces) if space not in taken]

    # --- simulating

    def run(self, position: Toy, gesture: Gesture, level: str, seed: int) -> Outcome:
        self.runs += 1
        self.seen.append((gesture, level))
        if self.broken:
            raise Misbehaved("number", "not a number")
        changes: dict[str, Lie | None] = {}
        hit = True
        if isinstance(gesture, PawsFlick) or (
            isinstance(gesture, Shot) and gesture.pieces == (f"paws-{gesture.seat}",) and not gesture.returns
        ):
            changes[f"body-{gesture.seat}"] = None
        elif isinstance(gesture, BodyDrop):
            changes[f"body-{gesture.seat}"] = Lie(("N",), tipped=True)
        elif isinstance(gesture, Felling):
            for victim in gesture.victims:
                changes[f"body-{victim}"] = Lie(position.pieces[f"paws-{victim}"].zones, tipped=True)
        if self.script:
            more, hit = self.script.pop(0)(position, gesture)
            changes.update(more)
        elif self.wild:
            more, hit = self._havoc(position.changed(changes), gesture, level, seed)
            changes.update(more)
        final = {"strength": getattr(gesture, "strength", 1.0)} if level else {}
        return Outcome(position.changed(changes), hit, motion=("AAAA",), final=final)

    def _havoc(
        self, position: Toy, gesture: Gesture, level: str, seed: int
    ) -> tuple[dict[str, Lie | None], bool]:
        text = repr(gesture) + (f"{level}{seed}" if level else "") + str(sorted(position.pieces.items()))
        dice = Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big"))
        held = {f"body-{getattr(gesture, 'source', -1)}", f"paws-{getattr(gesture, 'source', -1)}"}
        if isinstance(gesture, Shot):
            held |= {f"body-{gesture.seat}"} | ({f"paws-{gesture.seat}"} if gesture.returns else set())
        changes: dict[str, Lie | None] = {}
        if isinstance(gesture, PawsFlick | Shot):
            flying = gesture.pieces if isinstance(gesture, Shot) else (f"paws-{gesture.seat}",)
            for moved in flying:
                if moved not in held:
                    changes[moved] = self._anywhere(dice)
        tops = [
            piece for piece in position.pieces if not position.on(piece) and piece not in held | set(changes)
        ]
        for _ in range(dice.below(7)):
            if not tops:
                break
            piece = tops.pop(dice.below(len(tops)))
            if piece.startswith("body-"):
                if dice.below(2):
                    lie = position.pieces[piece]
                    changes[piece] = Lie(lie.zones if dice.below(6) else (), tipped=True)
            elif not piece.startswith("paws-") or dice.below(4) == 0:
                changes[piece] = self._anywhere(dice)
        return changes, dice.below(4) > 0

    def _anywhere(self, dice: Rng) -> Lie:
        zones = self.plan.neighbourhoods
        if dice.below(8) == 0:
            return Lie((), ("table",))
        here = dice.below(len(zones))
        if dice.below(6) == 0:
            return Lie((zones[here], self.plan.adjacent[zones[here]][0]))
        ruin = self.plan.ruins[dice.below(len(self.plan.ruins))]
        if dice.below(5) == 0:
            return Lie((f"ruin:{ruin}", f"sidewalk:{ruin}"), (f"ruin:{ruin}",))
        if dice.below(3) == 0:
            return Lie((self.plan.beside[ruin][0], f"sidewalk:{ruin}"))
        return Lie((zones[here],))

    # --- putting by hand

    def _settled(self, position: Toy) -> Outcome:
        if self.settling:
            changes, _ = self.settling.pop(0)(position, None)
            return Outcome(position.changed(changes))
        return Outcome(position)

    def take(self, position: Toy, pieces: Sequence[str]) -> Outcome:
        return self._settled(position.changed(dict.fromkeys(pieces)))

    def stand(self, position: Toy, seat: int, upside: bool, yaw: float | None = None) -> Outcome:
        self.faces.append(yaw)
        paws = position.pieces[f"paws-{seat}"]
        return self._settled(position.changed({f"body-{seat}": Lie(paws.zones, (f"paws-{seat}",))}))

    def restart(
        self, position: Toy, seat: int, space: int, upside: bool, yaw: float | None = None
    ) -> Outcome:
        self.faces.append(yaw)
        return self._put(position, seat, Lie((self.corner_of(space),), space=space))

    def place(self, position: Toy, seat: int, spot: Spot) -> Outcome:
        return self._put(position, seat, Lie((spot.neighbourhood,)))

    def perch(self, position: Toy, seat: int, ruin: str, x: float, y: float) -> Outcome:
        top = max(
            (floor for floor in self.plan.floors if floor in position.pieces and f"-{ruin}-" in floor),
            key=lambda floor: self._height(position, floor),
        )
        return self._put(position, seat, Lie((f"ruin:{ruin}",), (top,)))

    def _put(self, position: Toy, seat: int, paws: Lie) -> Outcome:
        return self._settled(
            position.changed({f"paws-{seat}": paws, f"body-{seat}": Lie(paws.zones, (f"paws-{seat}",))})
        )

    def park(self, position: Toy, vehicles: Sequence[str]) -> Outcome:
        return self._settled(
            position.changed({vehicle: Lie((self.garage_of(seat_of(vehicle)),)) for vehicle in vehicles})
        )

    def stand_meeples(self, position: Toy, meeples: Sequence[str], neighbourhood: str, near: str) -> Outcome:
        return self._settled(position.changed({meeple: Lie((neighbourhood,)) for meeple in meeples}))

    # --- looking and guessing

    def varied(self, rng: Rng, until: float) -> ToyWorld:
        self.plans += 1
        return self

    def spots(self, position: Toy, seat: int, neighbourhood: str, upside: bool, seed: int) -> list[Spot]:
        spot = Spot(neighbourhood, float(seed % 100), 50.0, None, upside)
        return [] if neighbourhood in self.crowded else [spot]

    def perches(self, position: Toy, seat: int, ruin: str, seed: int) -> list[tuple[float, float]]:
        return [(float(seed % 100), 50.0)]

    def points(self, position: Toy, target: str, seed: int) -> list[tuple[float, float]]:
        return [(float(seed % 100), 50.0)]

    def slide(self, distance: float) -> float:
        return distance / 1000

    def poses(self, position: Toy) -> dict[str, list[float]]:
        return {piece: [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0] for piece in position.pieces}

    def words(self, position: Toy) -> dict[str, str]:
        return {
            piece: msgspec.json.encode(lie).decode().replace(",", ", ")
            for piece, lie in position.pieces.items()
        }

    def arranged(self, words: dict[str, str]) -> Toy:
        pieces: dict[str, Lie] = {}
        for piece, said in words.items():
            try:
                pieces[piece] = msgspec.json.decode(said, type=Lie)
            except msgspec.MsgspecError:
                raise ValueError(piece) from None
        return Toy(pieces)

    def pack(self, position: Toy) -> bytes:
        return msgspec.json.encode(position.pieces)

    def unpack(self, packed: bytes) -> Toy:
        return Toy(msgspec.json.decode(packed, type=dict[str, Lie]))

    def check_motion(self, motion: str) -> None:
        if motion != "AAAA":
            raise ValueError("no recording")


def seat_of(piece: str) -> int:
    return int(piece.rsplit("-", 1)[1])
