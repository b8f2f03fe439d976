"""Rampage's physics in figures: what random actions do, what they cost, whether the city stands and repeats.

    python -m bench.rampage_physics                     # the whole table, a few minutes
    python -m bench.rampage_physics --tries 10 --only drop,stability
    python -m bench.rampage_physics --games 4           # whole random games, until no floor is left

Every action starts from a freshly built city with another set-up error; hands tremble as a regular player's.
CPU is of one core, recording included. The prototype's figures (another city, the same machine) stand beside.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import multiprocessing
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import City, Position, Simulation, trembled, upright
from monstrerie.games.rampage.physics.tremor import Trembling
from monstrerie.games.rampage.rules.port import POSES, BodyDrop, Breath, Misbehaved, PawsFlick, Shot

DOWN = 6.0  # mm that a floor's middle must sink to count as down
MOVED = 5.0  # mm that a meeple must move to count
STILL = 0.1  # mm that nothing of the untouched city may move in ten seconds


@dataclass
class Tally:
    """What one row of the table counts."""

    tries: int = 0
    floors: list[int] = field(default_factory=list)
    meeples: list[int] = field(default_factory=list)
    escaped: list[int] = field(default_factory=list)
    felled: int = 0
    misses: int = 0
    bad: int = 0
    slowed: int = 0
    cpu: list[float] = field(default_factory=list)
    simulated: list[float] = field(default_factory=list)

    def line(self) -> str:
        """The row as text."""
        if not self.floors:
            return "nothing ran"
        floors = np.array(self.floors)
        part = [f"{100 * np.mean(floors >= n):3.0f} %" for n in (1, 2, 3)]
        nothing = np.mean([f == 0 and m == 0 for f, m in zip(self.floors, self.meeples, strict=True)])
        return (
            f"{100 * nothing:4.0f} %   {'  '.join(part)}   "
            f"{np.mean(self.meeples):4.1f} ({max(self.meeples):2d})  "
            f"{np.mean(self.escaped):4.2f} ({max(self.escaped):2d})  {self.felled:3d}   "
            f"{np.mean(self.simulated):4.2f} ({max(self.simulated):4.1f})   "
            f"{1000 * np.mean(self.cpu):4.0f} ({1000 * max(self.cpu):4.0f})   {self.bad}"
        )


HEAD = (
    "action                        nothing   >=1    >=2    >=3   meeples     escaped    felled  "
    "simulated s   CPU ms (max)  bad"
)


def spot(city: City, rng: Rng, ruin: int, gap: tuple[float, float]) -> tuple[float, float, float]:
    """A point at some distance before a random side of a ruin, and the direction to the building."""
    piece = city.pieces[ruin]
    half_x, half_y, _ = piece.parts[0].half
    side = rng.below(4)
    out = gap[0] + (gap[1] - gap[0]) * rng.unit()
    along = (2 * rng.unit() - 1) * 0.7
    dx, dy = [
        (half_x + out, along * half_y),
        (along * half_x, half_y + out),
        (-half_x - out, along * half_y),
        (along * half_x, -half_y - out),
    ][side]
    return piece.at[0] + dx, piece.at[1] + dy, (180.0 + 90.0 * side) % 360.0


def with_monster(city: City, position: Position, monster: int, x: float, y: float, yaw: float) -> Position:
    """A monster set down at a point, whatever the rules say to it."""
    high = city.pieces[city.paws(monster)].height
    return position.placed(
        {city.paws(monster): upright(x, y, 0.0, yaw), city.body(monster): upright(x, y, high, yaw)}
    )


def free_spot(
    city: City, position: Position, rng: Rng, ruin: int, gap: tuple[float, float]
) -> tuple[float, float, float]:
    """Such a point on the board, clear of everything by its circle."""
    board = city.data.board.size / 2 - 20
    while True:
        x, y, toward = spot(city, rng, ruin, gap)
        others = position.poses[:, :2]
        reach = np.array([piece.radius for piece in city.movable]) + 22
        if max(abs(x), abs(y)) < board and (np.hypot(*(others - (x, y)).T) > reach).all():
            return x, y, toward


Maker = Callable[[Simulation, Position, Rng], tuple[Position, Trembling]]


def drop(pose: str, tall: bool = True) -> Maker:
    """A body let go somewhere over a building, anyhow turned."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        ruins = [r for r in city.of("ruin") if city.pieces[r].name.startswith("ruin-ST") != tall]
        ruin = city.pieces[ruins[rng.below(len(ruins))]]
        half_x, half_y, _ = ruin.parts[0].half
        x = ruin.at[0] + 0.9 * half_x * (2 * rng.unit() - 1)
        y = ruin.at[1] + 0.9 * half_y * (2 * rng.unit() - 1)
        how = POSES[rng.below(3)] if pose == "any" else pose
        return position, BodyDrop(0, ruin.name.removeprefix("ruin-"), x, y, how, 360 * rng.unit())

    return make


def flick(strength: float) -> Maker:
    """Paws flicked at a building's base from close by."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        towers = [r for r in city.of("ruin") if not city.pieces[r].name.startswith("ruin-ST")]
        ruin = towers[rng.below(len(towers))]
        x, y, toward = free_spot(city, position, rng, ruin, (22.0, 60.0))
        position = with_monster(city, position, 0, x, y, toward)
        return position, PawsFlick(0, (toward + 30 * rng.unit() - 15) % 360, strength)

    return make


def breath(strength: float, high: bool) -> Maker:
    """Blown at a building from its sidewalk: at its roof, or at its storeys."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        towers = [r for r in city.of("ruin") if not city.pieces[r].name.startswith("ruin-ST")]
        ruin = city.pieces[towers[rng.below(len(towers))]]
        x, y, _ = free_spot(city, position, rng, ruin.index, (22.0, 45.0))
        toward = math.degrees(math.atan2(ruin.at[1] - y, ruin.at[0] - x)) % 360.0
        position = with_monster(city, position, 0, x, y, toward)
        lips = city.pieces[city.body(0)].height + city.pieces[city.paws(0)].height + city.data.hands.mouth_up
        away = math.hypot(ruin.at[0] - x, ruin.at[1] - y) - city.data.hands.mouth_forward
        aim = 64.0 if high else 20.0 + 30.0 * rng.unit()
        pitch = math.degrees(math.atan2(aim - lips, away if high else away - 40.0))
        return position, Breath(0, toward, max(city.data.hands.pitch_min, pitch), strength)

    return make


def breath_at_body(strength: float) -> Maker:
    """Blown at another monster a hand's breadth away."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        x, y, toward = free_spot(city, position, rng, city.of("ruin")[rng.below(7)], (22.0, 60.0))
        position = with_monster(city, position, 0, x, y, toward)
        away = 70.0 + 60.0 * rng.unit()
        turn = 360.0 * rng.unit()
        for _ in range(200):
            bx, by = x + away * math.cos(math.radians(turn)), y + away * math.sin(math.radians(turn))
            inside = max(abs(bx), abs(by)) < city.data.board.size / 2 - 20
            reach = np.array([piece.radius for piece in city.movable]) + 22
            gap = np.hypot(*(position.poses[:, :2] - (bx, by)).T) > reach
            if inside and gap.all():
                break
            turn = 360.0 * rng.unit()
        position = with_monster(city, position, 1, bx, by, 360.0 * rng.unit())
        lips = 60.0 + city.data.hands.mouth_up
        pitch = math.degrees(math.atan2(38.0 - lips, away - city.data.hands.mouth_forward))
        return position, Breath(0, turn % 360.0, pitch, strength)

    return make


def throw(strength: float) -> Maker:
    """A vehicle flicked off the head at a building."""

    def make(world: Simulation, position: Position, rng: Rng) -> tuple[Position, Trembling]:
        city = world.city
        towers = [r for r in city.of("ruin") if not city.pieces[r].name.startswith("ruin-ST")]
        ruin = city.pieces[towers[rng.below(len(towers))]]
        x, y, _ = free_spot(city, position, rng, ruin.index, (22.0, 60.0))
        toward = math.degrees(math.atan2(ruin.at[1] - y, ruin.at[0] - x)) % 360.0
        position = with_monster(city, position, 0, x, y, toward)
        vehicle, tilt = f"vehicle-{rng.below(4)}", 25.0 * rng.unit()
        return position, Shot(0, (vehicle,), toward, strength, toward, tilt, toward)

    return make


ROWS: list[tuple[str, str, Maker]] = [
    ("drop", "drop, any hold, on a tower", drop("any")),
    ("drop", "drop upright", drop("upright")),
    ("drop", "drop flat", drop("flat")),
    ("drop", "drop head first", drop("head-first")),
    ("drop", "drop on the stadium", drop("any", tall=False)),
    *[("flick", f"flick {s:.1f} at a base", flick(s)) for s in (0.2, 0.4, 0.6, 0.8, 1.0)],
    *[("breath", f"breath {s:.1f} at a roof", breath(s, True)) for s in (0.3, 0.6, 1.0)],
    *[("breath", f"breath {s:.1f} at storeys", breath(s, False)) for s in (0.6, 1.0)],
    *[("breath", f"breath {s:.1f} at a body", breath_at_body(s)) for s in (0.6, 1.0)],
    *[("throw", f"throw {s:.1f} at a tower", throw(s)) for s in (0.3, 0.6, 1.0)],
]
PROTOTYPE = """the prototype (other city, 30 tries each):
drop 30 cm upright 23 %, flat 50 % >=1 floor, 3 % >=2, 176 ms;
flick 1.5 m/s 7 %, 2 m/s 37 %, 3 m/s 97 % >=1, 253 and 261 ms; throw 3 m/s 0 %, 4 m/s 43 %, 58 ms;
breath: roof meeple off, no floor, no body felled, 291 ms; mean 180 ms"""


def measure(world: Simulation, before: Position, after: Position, tally: Tally, monster: int) -> None:
    """Count what an action did. The acting monster's own body is no victim."""
    city = world.city
    was, now = world.report(before), world.report(after)
    tally.floors.append(sum(was.height(f) - now.height(f) > DOWN for f in city.of("floor")))
    shift = np.linalg.norm(after.poses[:, :3] - before.poses[:, :3], axis=1)
    tally.meeples.append(sum(bool(shift[m] > MOVED) for m in city.of("meeple")))
    tally.escaped.append(sum(not now.on_city(m) for m in city.of("meeple")))
    tally.felled += sum(
        now.fallen(city.body(n)) and not was.fallen(city.body(n)) for n in range(4) if n != monster
    )


def one(world: Simulation, make: Maker, seed: int) -> tuple[Position, Trembling]:
    """A fresh city and an action in it."""
    rng = Rng(seed)
    order = list(range(len(world.city.of("meeple"))))
    rng.shuffle(order)
    position = world.start(order, jitter=rng)
    position, gesture = make(world, position, rng)
    if not isinstance(gesture, BodyDrop):  # what was set down by hand settles first
        position = world.lift(position)
    return position, trembled(world.city, gesture, "regular", rng)


def table(world: Simulation, tries: int, only: set[str], seed: int) -> Tally:
    """The table of random actions."""
    whole = Tally()
    print(HEAD)
    for kind, name, make in ROWS:
        if only and kind not in only:
            continue
        tally = Tally()
        for attempt in range(tries):
            progress(f"{name}: {attempt + 1} of {tries}")
            position, gesture = one(world, make, seed * 100_000 + attempt)
            start = time.process_time()
            try:
                outcome = world.run(position, gesture)
            except Misbehaved:
                tally.bad += 1
                continue
            tally.cpu.append(time.process_time() - start)
            tally.simulated.append(outcome.simulated)
            tally.slowed += outcome.slowed
            measure(world, position, outcome.position, tally, 0)
        progress("")
        print(f"{name:28s} {tally.line()}")
        whole.cpu += tally.cpu
        whole.simulated += tally.simulated
        whole.bad += tally.bad
        whole.slowed += tally.slowed
    if whole.cpu:
        print(
            f"\n{len(whole.cpu)} actions: mean {1000 * np.mean(whole.cpu):.0f} ms CPU "
            f"(max {1000 * max(whole.cpu):.0f}),"
            f" {np.mean(whole.simulated):.2f} s simulated, {whole.bad} misbehaved, {whole.slowed} slowed down"
        )
    print(PROTOTYPE)
    return whole


def stability(boxes: int) -> bool:
    """The untouched city, everything kept awake for ten seconds."""
    world = Simulation(City.build(boxes=boxes))
    fine = True
    for name, rng in (("exact", None), ("with set-up errors", Rng(3))):
        position = world.start(jitter=rng)
        start = time.process_time()
        moved = world.drift(position, 10.0)
        fine &= moved < STILL
        cost = time.process_time() - start
        print(
            f"{boxes} box{'es' if boxes > 1 else ''}, {name}: "
            f"moved {1000 * moved:.2f} µm in 10 s ({cost:.1f} s CPU)"
        )
    return fine


def rest(world: Simulation, tries: int, seed: int) -> bool:
    """Whether what sleeps after an action is truly at rest: everything is woken, and should stay."""
    frozen, worst = 0, 0.0
    for attempt in range(tries):
        progress(f"rest: {attempt + 1} of {tries}")
        position, gesture = one(world, ROWS[attempt % 10][2], seed * 1000 + attempt)
        after = world.run(position, gesture).position
        again = world.lift(after)
        shift = np.linalg.norm(again.poses[:, :3] - after.poses[:, :3], axis=1)[after.flags].max()
        worst = max(worst, float(shift))
        frozen += bool(shift > 2.0)
    progress("")
    print(f"rest: {frozen} of {tries} positions moved by over 2 mm when woken (at most {worst:.2f} mm)")
    return frozen <= tries // 20


def _digest(seed: int) -> str:
    world = Simulation(City.build())
    sums = hashlib.blake2b(digest_size=8)
    for index, (_, _, make) in enumerate(ROWS[::3]):
        position, gesture = one(world, make, seed + index)
        outcome = world.run(position, gesture)
        sums.update(outcome.position.digest().encode() + outcome.frames)
    return sums.hexdigest()


def determinism(seed: int) -> bool:
    """The same actions in two other processes, and in two threads at once."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        found = pool.map(_digest, [seed, seed])
    with ThreadPoolExecutor(2) as threads:
        found += list(threads.map(_digest, [seed, seed]))
    print("determinism:", "identical" if len(set(found)) == 1 else f"DIFFERENT {found}")
    return len(set(found)) == 1


def threads(world: Simulation, tries: int) -> None:
    """Actions a second on one thread and on two."""
    jobs = [one(world, ROWS[i % len(ROWS)][2], 70_000 + i) for i in range(tries)]
    for count in (1, 2):
        start = time.perf_counter()
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(lambda job: world.run(*job), jobs))
        print(
            f"{count} thread{'s' if count > 1 else ''}: "
            f"{tries / (time.perf_counter() - start):.1f} actions a second"
        )


def games(world: Simulation, count: int, seed: int) -> bool:
    """Random games until no floor is left: actions, explosions, actions that had to be slowed down."""
    fine = True
    for number in range(count):
        rng = Rng(seed + number)
        position, tally = world.start(jitter=rng), Tally()
        start = time.process_time()
        for action in range(200):
            progress(f"game {number + 1}, action {action + 1}")
            position, left = turn(world, position, rng, tally, action % 4)
            if not left:
                break
        progress("")
        fine &= tally.bad == 0
        print(
            f"game {number + 1}: {tally.tries} actions, {time.process_time() - start:.1f} s CPU, "
            f"{1000 * np.mean(tally.cpu):.0f} ms an action (max {1000 * max(tally.cpu):.0f}), "
            f"{sum(tally.escaped)} escaped, {tally.bad} misbehaved, {tally.slowed} slowed down"
        )
    return fine


def turn(
    world: Simulation, position: Position, rng: Rng, tally: Tally, monster: int
) -> tuple[Position, bool]:
    """A random action with what the rules do after it: escaped and bare pieces go, the body goes back."""
    city = world.city
    body, paws = city.body(monster), city.paws(monster)
    report = world.report(position)
    if not report.on_city(paws):
        position = world.hands.restart(position, monster, world.hands.free_spaces(position, monster)[0])
    elif not report.stands_on_paws(body):
        position = world.hands.stand(position, body)
    report = world.report(position)
    standing = [r for r in city.of("ruin") if report.building(r)]
    gesture: Trembling
    kind = rng.below(4)
    if kind == 0 and standing:
        ruin = standing[rng.below(len(standing))]
        floors = [p for p in report.building(ruin) if city.pieces[p].kind == "floor"]
        at = position.pose(floors[rng.below(len(floors))])
        turned, name = 360 * rng.unit(), city.pieces[ruin].name.removeprefix("ruin-")
        gesture = BodyDrop(monster, name, at.x, at.y, POSES[rng.below(3)], turned)
    elif kind == 1:
        gesture = Breath(monster, 360 * rng.unit(), -40 * rng.unit(), 0.3 + 0.7 * rng.unit())
    elif kind == 2:
        turned = 360 * rng.unit()
        thrown = (f"vehicle-{rng.below(4)}",)
        gesture = Shot(monster, thrown, turned, 0.2 + 0.8 * rng.unit(), turned, 20 * rng.unit())
    else:
        gesture = PawsFlick(monster, 360 * rng.unit(), 0.2 + 0.8 * rng.unit(), rng.unit() - 0.5)
    start = time.process_time()
    tally.tries += 1
    try:
        outcome = world.run(position, trembled(city, gesture, "regular", rng))
    except Misbehaved:
        tally.bad += 1
        return position, True
    tally.cpu.append(time.process_time() - start)
    tally.slowed += outcome.slowed
    position = outcome.position
    report = world.report(position)
    if not report.on_city(paws):
        position = world.hands.restart(position, monster, world.hands.free_spaces(position, monster)[0])
    else:
        position = world.hands.stand(position, body)
    for vehicle in city.of("vehicle"):
        if not world.report(position).on_city(vehicle):
            position = world.hands.park(position, vehicle)
    report = world.report(position)
    fled = [m for m in city.of("meeple") if position.in_play(m) and not report.on_city(m)]
    tally.escaped.append(len(fled))
    position = world.lift(position, fled)
    while True:
        report = world.report(position)
        bare = [f for f in city.of("floor") if position.in_play(f) and not report.on(f)]
        if not bare:
            break
        position = world.lift(position, [max(bare, key=report.height)])
    return position, any(position.in_play(f) for f in city.of("floor"))


def half(world: Simulation, position: Position, ruin: str) -> Position:
    """A tower without its two upper floors and those who stood on them."""
    floors = [world.city.piece(f"floor-{ruin}-{number}").index for number in (1, 2)]
    report = world.report(position)
    return world.lift(position.without([*floors, *(piece for floor in floors for piece in report.on(floor))]))


def hands(world: Simulation, tries: int, seed: int) -> None:
    """What becomes of a drop on the middle of a tower, by the hand that lets go."""
    city = world.city
    towers = [ruin for ruin in city.of("ruin") if not city.pieces[ruin].name.startswith("ruin-ST")]
    starts = [world.start(jitter=Rng(seed + number)) for number in range(3)]
    print("drops on a tower's middle   misses  displaces nothing   bares none   one   two or more   topples")
    for kind, level in product(("fresh", "half"), ("expert", "regular", "novice")):
        missed = nothing = toppled = 0
        bared = []
        for attempt in range(tries):
            progress(f"{kind}, {level}: {attempt + 1} of {tries}")
            rng = Rng(seed * 100_000 + attempt)
            start = starts[attempt % len(starts)]
            ruin = city.pieces[towers[attempt % len(towers)]]
            name = ruin.name.removeprefix("ruin-")
            if kind == "half":
                start = half(world, start, name)
            drop = BodyDrop(0, name, ruin.at[0], ruin.at[1], POSES[attempt // 6 % 3], 360 * rng.unit())
            run = world.run(start, trembled(city, drop, level, rng))
            now, floors = world.report(run.position), world.target(start, drop) & {*city.of("floor")}
            missed += not run.touched & world.target(start, drop)
            shift = np.linalg.norm(run.position.poses[:, :3] - start.poses[:, :3], axis=1)
            nothing += not (shift[[*city.of("floor"), *city.of("meeple")]] > MOVED).any()
            bared.append(sum(not now.on(floor) for floor in floors))
            toppled += all(now.height(floor) < DOWN for floor in floors)
        progress("")
        share = [100 * np.mean(np.array(bared) == exactly) for exactly in (0, 1)]
        print(
            f"{kind + ', ' + level:26s} {100 * missed / tries:5.1f} % {100 * nothing / tries:16.0f} % "
            f"{share[0]:11.0f} % {share[1]:3.0f} % {100 - sum(share):11.0f} % {100 * toppled / tries:7.0f} %"
        )


def progress(text: str) -> None:
    """One line that overwrites itself, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{text:70s}", end="\r", file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tries", type=int, default=40, help="actions in each row (40)")
    parser.add_argument("--games", type=int, default=0, help="whole random games (none)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", default="", help="drop, flick, breath, throw, hands, stability, rest, determinism, threads"
    )
    args = parser.parse_args(arguments)
    if args.tries < 1 or args.games < 0:
        parser.error("at least one try")
    only = set(args.only.split(",")) - {""}
    unknown = only - {kind for kind, _, _ in ROWS} - {"hands", "stability", "rest", "determinism", "threads"}
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    world = Simulation(City.build())
    fine = True
    if not only or only & {kind for kind, _, _ in ROWS}:
        fine &= table(world, args.tries, only, args.seed).bad == 0
    if not only or "hands" in only:
        hands(world, args.tries, args.seed)
    if not only or "stability" in only:
        fine &= stability(1) & stability(2)
    if not only or "rest" in only:
        fine &= rest(world, args.tries, args.seed)
    if not only or "determinism" in only:
        fine &= determinism(args.seed)
    if not only or "threads" in only:
        threads(world, min(40, args.tries))
    if args.games:
        fine &= games(world, args.games, args.seed)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
