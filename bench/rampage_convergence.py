"""Whether what happens in Rampage's city hangs on the step of the simulation.

    python -m bench.rampage_convergence                 # 264 seeded gestures on all cores
    python -m bench.rampage_convergence --tries 4 --only ruin,tile

Every gesture is made twice from the same position: at the shipped step and at an eighth of it. Told are the
mean way of the piece that the hand moved (of what a breath moved farthest) and the shares of what came of it:
a floor bared, a body toppled, the piece fallen off the board, or nothing of that (stopped). A row is off
where the ways differ by more than chance makes them differ: by over 15 % and two standard errors.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, Final

import numpy as np

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import City, Position, Simulation, trembled, upright
from monstrerie.games.rampage.physics.tremor import Trembling
from monstrerie.games.rampage.rules.port import BodyDrop, Breath, Misbehaved, PawsFlick, Shot

from . import many
from .rampage_physics import (
    Maker,
    breath,
    breath_at_body,
    drop,
    flick,
    free_spot,
    throw,
    with_monster,
)

KINDS: Final = ("bared", "toppled", "fell", "stopped")
FINER: Final = 8
WAY: Final = 0.15  # by how much the mean way may differ
SHARE: Final = 5.0  # points by which the share of a kind may


def tower(city: City, rng: Rng) -> int:
    """One of the six buildings of three floors."""
    towers = [ruin for ruin in city.of("ruin") if not city.pieces[ruin].name.startswith("ruin-ST")]
    return towers[rng.below(len(towers))]


def emptied(world: Simulation, position: Position, ruin: int) -> Position:
    """A ruin without its building."""
    return position.without(world.report(position).building(ruin))


def over_ruin(strength: float) -> Maker:
    """Paws flicked at a bare ruin."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        ruin = tower(world.city, rng)
        position = emptied(world, position, ruin)
        x, y, toward = free_spot(world.city, position, rng, ruin, (22.0, 60.0))
        position = with_monster(world.city, position, 0, x, y, toward)
        return position, PawsFlick(0, (toward + 30 * rng.unit() - 15) % 360, strength)

    return make


def over_tile(strength: float) -> Maker:
    """Paws flicked at a tile that lies on the street."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        position = emptied(world, position, city.ruin("S1"))
        turn = 90 * rng.unit()
        position = position.placed({city.piece("floor-S1-0").index: upright(30.0, 215.0, 0.0, turn)})
        way = 360 * rng.unit()
        away = 57.0 + 20.0 + 20.0 * rng.unit()
        turned = math.radians(way)
        for _ in range(100):
            x, y = 30.0 + away * math.cos(turned), 215.0 + away * math.sin(turned)
            reach = np.array([piece.radius for piece in city.movable]) + 20.0
            clear = np.hypot(*(position.poses[:, :2] - (x, y)).T) > reach
            if max(abs(x), abs(y)) < 260.0 and (clear | ~position.flags).all():
                break
            turned = 2 * math.pi * rng.unit()
        toward = math.degrees(turned) + 180.0 + 30 * rng.unit() - 15
        position = with_monster(city, position, 0, x, y, toward % 360)
        return position, PawsFlick(0, toward % 360, strength)

    return make


def beside(city: City, position: Position, rng: Rng, away: float) -> tuple[Position, float]:
    """Two monsters so far from each other on the free board; the way from the first to the second."""
    board = city.data.board.size / 2 - 20
    reach = np.array([piece.radius for piece in city.movable]) + 22
    while True:
        x, y, _ = free_spot(city, position, rng, city.of("ruin")[rng.below(7)], (22.0, 60.0))
        turn = 2 * math.pi * rng.unit()
        bx, by = x + away * math.cos(turn), y + away * math.sin(turn)
        clear = np.hypot(*(position.poses[:, :2] - (bx, by)).T) > reach
        if max(abs(bx), abs(by)) < board and clear.all():
            break
    position = with_monster(city, position, 0, x, y, math.degrees(turn))
    return with_monster(city, position, 1, bx, by, 360 * rng.unit()), math.degrees(turn) % 360


def at_monster(strength: float) -> Maker:
    """Paws flicked at another monster."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        position, toward = beside(world.city, position, rng, 60.0 + 60.0 * rng.unit())
        return position, PawsFlick(0, toward, strength)

    return make


def car_at_monster(strength: float) -> Maker:
    """A vehicle thrown at another monster, from a head that is tilted toward it."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        position, toward = beside(world.city, position, rng, 70.0 + 50.0 * rng.unit())
        shot = Shot(0, (f"vehicle-{rng.below(4)}",), toward, strength, toward, 15 + 15 * rng.unit(), toward)
        return position, shot

    return make


def at_vehicle(strength: float) -> Maker:
    """Paws flicked at a vehicle on the street."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        reach = np.array([piece.radius for piece in city.movable]) + 22
        while True:
            car = city.of("vehicle")[rng.below(4)]
            at, turn, away = position.pose(car), 2 * math.pi * rng.unit(), 45.0 + 40.0 * rng.unit()
            x, y = at.x - away * math.cos(turn), at.y - away * math.sin(turn)
            clear = np.hypot(*(position.poses[:, :2] - (x, y)).T) > reach
            if max(abs(x), abs(y)) < city.data.board.size / 2 - 20 and clear.all():
                break
        position = with_monster(city, position, 0, x, y, math.degrees(turn))
        return position, PawsFlick(0, (math.degrees(turn) + 20 * rng.unit() - 10) % 360, strength)

    return make


def at_pillar(strength: float) -> Maker:
    """Paws flicked at meeples that stand on the street."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        ruin = tower(city, rng)
        meeples = sorted(p for p in world.report(position).building(ruin) if city.pieces[p].kind == "meeple")
        position = emptied(world, position, ruin)
        x, y, toward = free_spot(city, position, rng, ruin, (30.0, 60.0))
        position = with_monster(city, position, 0, x, y, toward)
        turn = math.radians(toward)
        for number, meeple in enumerate(meeples[:3]):
            far, aside = 22.0 + 3.0 * rng.unit(), 13.0 * (number - 1) + 2 * rng.unit()
            at_x = x + far * math.cos(turn) - aside * math.sin(turn)
            at_y = y + far * math.sin(turn) + aside * math.cos(turn)
            position = position.placed({meeple: upright(at_x, at_y, 0.0, 360 * rng.unit())})
        return position, PawsFlick(0, toward, strength)

    return make


STRENGTHS: Final = (0.3, 0.5, 0.7, 1.0)
ROWS: Final[list[tuple[str, str, Maker]]] = [
    *[("ruin", f"flick {s:.1f} at a bare ruin", over_ruin(s)) for s in STRENGTHS],
    *[("building", f"flick {s:.1f} at a building", flick(s)) for s in STRENGTHS],
    *[("tile", f"flick {s:.1f} at a tile", over_tile(s)) for s in STRENGTHS],
    *[("pillar", f"flick {s:.1f} at meeples", at_pillar(s)) for s in STRENGTHS],
    *[("monster", f"flick {s:.1f} at a monster", at_monster(s)) for s in STRENGTHS],
    *[("vehicle", f"flick {s:.1f} at a vehicle", at_vehicle(s)) for s in STRENGTHS],
    ("drop", "drop, any hold, on a tower", drop("any")),
    ("drop", "drop on the stadium", drop("any", tall=False)),
    ("breath", "breath 1.0 at a roof", breath(1.0, True)),
    ("breath", "breath 1.0 at storeys", breath(1.0, False)),
    ("breath", "breath 1.0 at a body", breath_at_body(1.0)),
    *[("throw", f"throw {s:.1f} at a tower", throw(s)) for s in (0.5, 1.0)],
    *[("throw", f"throw {s:.1f} at a monster", car_at_monster(s)) for s in (0.5, 1.0)],
]


@dataclass
class Tally:
    """Outcomes at one step."""

    ways: list[float] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    bad: int = 0

    def share(self, kind: str) -> float:
        """Per cent of the outcomes."""
        return 100 * Counter(self.kinds)[kind] / max(1, len(self.kinds))

    def add(self, other: Tally) -> None:
        """Count the outcomes of another row, too."""
        self.ways += other.ways
        self.kinds += other.kinds
        self.cpu += other.cpu
        self.bad += other.bad


Pair = tuple[Tally, Tally]


def unlike(pair: Pair) -> int:
    """How many gestures ended otherwise at the fine step."""
    return sum(one != other for one, other in zip(pair[0].kinds, pair[1].kinds, strict=True))


def off(pair: Pair) -> bool:
    """Whether the ways differ by more than chance."""
    coarse, fine = (np.array(tally.ways) for tally in pair)
    error = np.std(coarse - fine, ddof=1) / math.sqrt(len(fine))
    return bool(abs(np.mean(coarse - fine)) > max(WAY * np.mean(fine), 2 * error))


def together(rows: Iterable[Pair]) -> Pair:
    """All rows as one."""
    whole = Tally(), Tally()
    for pair in rows:
        for both, one in zip(whole, pair, strict=True):
            both.add(one)
    return whole


def moved_piece(city: City, gesture: Trembling, before: Position, after: Position) -> int:
    """The piece whose way is measured."""
    match gesture:
        case PawsFlick():
            return city.paws(gesture.seat)
        case BodyDrop():
            return city.body(gesture.seat)
        case Shot():
            return city.piece(gesture.pieces[0]).index
        case Breath():
            shift = np.linalg.norm(after.poses[:, :3] - before.poses[:, :3], axis=1)
            return int(np.where(before.flags & after.flags, shift, 0.0).argmax())


def way(city: City, gesture: Trembling, before: Position, after: Position) -> float:
    """How far it went over the board; what leaves it went to its edge."""
    piece = moved_piece(city, gesture, before, after)
    edge = city.data.board.size / 2
    start = (gesture.x, gesture.y) if isinstance(gesture, BodyDrop) else before.poses[piece, :2]
    end = np.clip(after.poses[piece, :2], -edge, edge)
    return float(np.hypot(*(end - np.array(start))))


def kind_of(world: Simulation, gesture: Trembling, before: Position, after: Position) -> str:
    """What came of a gesture."""
    city, was, now = world.city, world.report(before), world.report(after)
    if any(was.on(f) and not now.on(f) for f in city.of("floor") if before.in_play(f)):
        return "bared"
    others = [city.body(n) for n in range(1, 4)]
    if any(now.fallen(body) and not was.fallen(body) for body in others):
        return "toppled"
    return "stopped" if now.on_city(moved_piece(city, gesture, before, after)) else "fell"


@lru_cache(maxsize=1)
def _starts(world: Simulation) -> list[Position]:
    found = []
    for seed in range(2):
        rng = Rng(seed)
        order = list(range(len(world.city.of("meeple"))))
        rng.shuffle(order)
        found.append(world.start(order, jitter=rng))
    return found


def case(world: Simulation, make: Maker, seed: int) -> tuple[Position, Trembling]:
    """A position and a gesture in it, the same for ever."""
    rng = Rng(seed)
    starts = _starts(world)
    position, gesture = make(world, starts[rng.below(len(starts))], rng)
    return world.lift(position), trembled(world.city, gesture, "regular", rng)


@lru_cache(maxsize=1)
def worlds() -> tuple[Simulation, Simulation]:
    """The same city at the shipped step and at a part of it."""
    city = City.build()
    return Simulation(city, filming=False), Simulation(city, filming=False, finer=FINER)


def tried(tries: int, seed: int, number: int) -> list[list[Any]]:
    """Make a gesture in both worlds: way, kind and CPU seconds, nothing where it breaks down."""
    row, attempt = divmod(number, tries)
    position, gesture = case(worlds()[0], ROWS[row][2], seed * 1_000_000 + 1000 * row + attempt)
    made: list[list[Any]] = []
    for world in worlds():
        start = time.process_time()
        try:
            after = world.run(position, gesture).position
        except Misbehaved:
            made.append([])
            continue
        cpu = time.process_time() - start
        made.append(
            [way(world.city, gesture, position, after), kind_of(world, gesture, position, after), cpu]
        )
    return made


def numbers(only: set[str], tries: int) -> list[int]:
    """Of the gestures of these kinds, or of all."""
    rows = [row for row, (kind, _, _) in enumerate(ROWS) if not only or kind in only]
    return [row * tries + attempt for row in rows for attempt in range(tries)]


def paired(found: Mapping[int, list[list[Any]]], tries: int) -> dict[str, Pair]:
    """What was made, row by row."""
    rows: dict[str, Pair] = {}
    for number, made in sorted(found.items()):
        pair = rows.setdefault(ROWS[number // tries][1], (Tally(), Tally()))
        for tally, result in zip(pair, made, strict=True):
            tally.bad += not result
            if all(made):
                tally.ways.append(result[0])
                tally.kinds.append(result[1])
                tally.cpu.append(result[2])
    return rows


def compared(only: set[str], tries: int, seed: int) -> dict[str, Pair]:
    """Every gesture at both steps, row by row, in this process."""
    return paired({number: tried(tries, seed, number) for number in numbers(only, tries)}, tries)


def line(name: str, pair: Pair) -> None:
    """One row of the table."""
    coarse, fine = pair
    shares = "   ".join(f"{coarse.share(kind):4.0f} / {fine.share(kind):4.0f} %" for kind in KINDS)
    print(
        f"{name:30s} {np.mean(coarse.ways):7.0f}  {np.mean(fine.ways):7.0f}   {shares}   {unlike(pair):6d}   "
        f"{1000 * np.mean(coarse.cpu):4.0f} ({1000 * max(coarse.cpu):4.0f})"
        + (f"   {coarse.bad} / {fine.bad} misbehaved" if coarse.bad or fine.bad else "")
        + ("   off" if len(fine.ways) > 1 and off(pair) else "")
    )


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tries", type=int, default=8, help="gestures in each row (8)")
    parser.add_argument("--seed", type=int, default=1)
    many.asked(parser)
    parser.add_argument("--only", default="", help=", ".join(dict.fromkeys(kind for kind, _, _ in ROWS)))
    args = parser.parse_args(arguments)
    only = set(args.only.split(",")) - {""}
    unknown = only - {kind for kind, _, _ in ROWS}
    if unknown or args.tries < 1:
        parser.error(f"unknown: {', '.join(sorted(unknown))}" if unknown else "at least one try")
    wished = {"tries": args.tries, "seed": args.seed, "finer": FINER}
    found = many.done(partial(tried, args.tries, args.seed), numbers(only, args.tries), wished, args)
    rows = paired(found, args.tries)
    kinds = "   ".join(f"{kind:>13s}" for kind in KINDS)
    print(f"{'gesture':30s} way, mm   at 1/{FINER}   {kinds}   unlike   CPU ms (max)")
    for name, pair in rows.items():
        line(name, pair)
    whole = coarse, fine = together(rows.values())
    line("all", whole)
    apart = abs(np.mean(coarse.ways) / np.mean(fine.ways) - 1)
    shares = max(abs(coarse.share(kind) - fine.share(kind)) for kind in KINDS)
    print(
        f"{len(coarse.ways)} gestures: the mean way differs by {100 * apart:.1f} %, the shares by at most "
        f"{shares:.1f} points; {unlike(whole)} end otherwise; most {1000 * max(coarse.cpu):.0f} ms"
    )
    return 0 if apart <= WAY and shares <= SHARE and not coarse.bad else 1


if __name__ == "__main__":
    sys.exit(main())
