"""What so many players a day need, and what breaks first: a day of arrivals on measured costs.

python -m bench.arrivals [--players 1000,10000,1000000] [--costs bench/arrivals.toml] [--cores 4]
                         [--memory-gb 8] [--set people.visits=2 ...] [--seed 1]

Every visit of a day is drawn: when it begins, which game, against whom, how long each match takes. That gives
the moves, sockets, tables, thoughts and bytes of every minute; the worst minute decides what is needed. For
the bots of the busiest minutes a queue is simulated, thought by thought, with so many cores.
"""

from __future__ import annotations

import argparse
import heapq
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

COSTS: Final = Path(__file__).parent / "arrivals.toml"
_MINUTES: Final = 24 * 60
_DRAWN: Final = 200_000
"""visits at most that are drawn one by one; of more, each stands for several"""
_QUEUED: Final = 60_000
"""thoughts at most in the simulated queue: of more, a part of the cores serves a part of the tables"""
_QUICK: Final = 0.2
"""seconds of the processor: as in the server's pool of bots"""
_WAIT: Final = 1.0
"""seconds that 99 of 100 easy bots may wait for a core"""

Numbers = NDArray[np.float64]


class Day(NamedTuple):
    """What every minute of a day asks for."""

    moves: Numbers
    """acknowledged moves in that minute, bots' among them"""
    sockets: Numbers
    tables: Numbers
    """in memory"""
    visits: Numbers
    thoughts: Mapping[tuple[str, str], Numbers]
    """by game and level"""
    updates: Numbers


class Need(NamedTuple):
    """What a day takes."""

    what: str
    used: float
    unit: str
    of_one: float
    """how much of it one machine, process or line has"""
    note: str


def day(players: float, costs: Mapping[str, Any], rng: np.random.Generator) -> Day:
    """Draw all visits of a day, and add up what they do."""
    people, server = costs["people"], costs["server"]
    wanted = players * people["visits"]
    count = rng.poisson(min(wanted, _DRAWN))
    weight = wanted / max(1, min(wanted, _DRAWN))
    begins = _begins(count, people["evening"], rng)
    names = list(people["games"])
    games = rng.choice(len(names), count, p=_shares(people["games"]))
    levels = list(people["levels"])
    level = rng.choice(len(levels), count, p=_shares(people["levels"]))
    alone = rng.random(count) < people["alone"]
    matches = 1 + rng.poisson(max(0.0, people["matches"] - 1), count)
    bots = np.where(alone, np.maximum(1, rng.poisson(people["bots"] - 1, count) + 1), 0)
    # Of a table of friends each visit is one person; the table is shared.
    seats = np.where(alone, 1 + bots, np.maximum(2, rng.poisson(people["friends"] - 2, count) + 2))
    decisions = np.array([costs["bots"][name]["decisions"] for name in names])[games]
    moves = np.array([costs["bots"][name]["moves"] for name in names])[games]
    thinking = people["seconds-a-move"] * rng.lognormal(-0.125, 0.5, count)
    bot_seconds = np.zeros(count)
    for number, name in enumerate(names):
        for place, one in enumerate(levels):
            chosen = (games == number) & (level == place)
            bot_seconds[chosen] = costs["bots"][name][one]
    # People at a table think one after the other, or at once: about half of each.
    others = np.where(alone, bots * bot_seconds, (seats - 1) * thinking / 2)
    minutes = matches * decisions * (thinking + others) / 60
    own_moves = moves * matches
    all_moves = own_moves * np.where(alone, 1 + bots, 1)
    spread = _spread(begins, minutes)
    readers = np.where(alone, 1.0, seats)
    thoughts = {
        (name, one): weight
        * spread(
            np.where(alone & (games == number) & (level == place), decisions * matches * bots / minutes, 0.0)
        )
        for number, name in enumerate(names)
        for place, one in enumerate(levels)
    }
    shared = np.where(alone, 1.0, 1.0 / seats)
    lingering = _spread(begins, minutes + server["idle-seconds"] / 60)
    return Day(
        moves=weight * spread(all_moves / minutes),
        sockets=weight * spread(np.ones(count)),
        tables=weight * lingering(shared),
        visits=weight * np.bincount(begins.astype(int) % _MINUTES, minlength=_MINUTES).astype(float),
        thoughts=thoughts,
        updates=weight * spread(all_moves * readers / minutes),
    )


def _shares(of: Mapping[str, float]) -> Numbers:
    values = np.array(list(of.values()), dtype=np.float64)
    shares: Numbers = values / values.sum()
    return shares


def _begins(count: int, evening: float, rng: np.random.Generator) -> Numbers:
    """When visits begin: a wave with its top in the evening, so much above the mean."""
    hours = np.arange(_MINUTES) / 60
    steep = 1.0
    for _ in range(60):  # the steepness that has this top
        wave = np.exp(steep * np.cos((hours - 20) / 24 * 2 * np.pi))
        steep *= (evening / (wave.max() / wave.mean())) ** 0.5
    begins: Numbers = rng.choice(_MINUTES, count, p=wave / wave.sum()) + rng.random(count)
    return begins


def _spread(begins: Numbers, minutes: Numbers) -> Any:
    """A function that adds up, minute by minute, what each visit brings as long as it lasts."""
    first = begins.astype(int)
    last = np.minimum(first + np.maximum(1, np.ceil(minutes)).astype(int), first + _MINUTES - 1)
    size = 2 * _MINUTES + 1

    def added(values: Numbers) -> Numbers:
        steps = np.bincount(first, values, size) - np.bincount(last, values, size)
        running = np.cumsum(steps)
        # Who came late yesterday is still there after midnight.
        whole: Numbers = np.maximum(0.0, running[:_MINUTES] + running[_MINUTES : 2 * _MINUTES])
        return whole

    return added


# --- what that takes ----------------------------------------------------------------------------------------


def bots_cores(found: Day, costs: Mapping[str, Any]) -> Numbers:
    """How many cores would think without a pause, minute by minute."""
    total = np.zeros(_MINUTES)
    for (name, level), count in found.thoughts.items():
        total += count * costs["bots"][name][level] / 60
    return total


def waits(found: Day, costs: Mapping[str, Any], cores: int, rng: np.random.Generator) -> tuple[float, float]:
    """What 99 of 100 thoughts of the busiest minute wait at most for a core: the quick ones, which have an
    eighth of the cores to themselves, as no long thought may hold them up, and all others.
    """
    peak = int(bots_cores(found, costs).argmax())
    kept = max(1, cores // 8)
    waited = []
    for quick, places in ((True, kept), (False, max(1, cores - kept))):
        rates = [
            (costs["bots"][name][level], float(count[peak]) / 60)
            for (name, level), count in found.thoughts.items()
            if (costs["bots"][name][level] < _QUICK) == quick
        ]
        waited.append(_queued(rates, places, rng))
    return waited[0], waited[1]


def _queued(rates: Sequence[tuple[float, float]], cores: int, rng: np.random.Generator) -> float:
    """Thoughts (seconds each, how many a second) in one queue for so many cores; what 99 of 100 wait at most.

    Of very many a part is looked at, before the same part of the cores.
    """
    total = sum(rate for _, rate in rates)
    seconds = min(600.0, max(60.0, _QUEUED / max(total, 1e-9)))
    places = max(1, round(cores * min(1.0, _QUEUED / max(total * seconds, 1e-9))))
    part = places / cores
    arrivals: list[tuple[float, float]] = []
    for mean, rate in rates:
        number = rng.poisson(rate * seconds * part)
        times = mean * rng.lognormal(-0.32, 0.8, number)
        arrivals += zip(rng.random(number) * seconds, times, strict=True)
    if not arrivals:
        return 0.0
    free = [0.0] * places
    waited = []
    for at, takes in sorted(arrivals):
        start = max(at, heapq.heappop(free))
        heapq.heappush(free, start + takes)
        waited.append(start - at)
    return float(np.quantile(waited, 0.99))


def needs(found: Day, costs: Mapping[str, Any], cores: int, memory_gb: float) -> list[Need]:
    """Everything that can run out, with how much of it the worst minute asks for."""
    server, database = costs["server"], costs["database"]
    peak = float(found.moves.max()) / 60
    sockets, tables = float(found.sockets.max()), float(found.tables.max())
    visits = float(found.visits.max()) / 60
    loop = (
        peak * server["move-ms"] + visits * server["visit-ms"] + sockets * server["socket-idle-ms"]
    ) / 1000
    memory = (
        server["process-mb"]
        + (cores + 1) * server["bot-process-mb"]
        + (sockets * server["socket-kb"] + tables * server["table-kb"]) / 1000
    )
    return [
        Need(
            "bots' cores", float(bots_cores(found, costs).max()), "cores", cores * 0.8, "all cores, at 80 %"
        ),
        Need("the serving process", loop, "cores", server["full"], "one event loop, at most so busy"),
        Need("memory", memory / 1000, "GB", memory_gb, "of the machine"),
        Need("open files", sockets, "", 524_288, "LimitNOFILE of the unit in docs/hosting.md"),
        Need(
            "notes between servers",
            peak * server["note-ms"] / 1000,
            "cores",
            server["full"],
            "each process hears of each move: more processes don't help",
        ),
        Need(
            "the database",
            peak * database["move-ms"] / 1000,
            "cores",
            cores * server["full"],
            "one PostgreSQL on a machine of its own",
        ),
    ]


class Fleet(NamedTuple):
    """Machines that are enough."""

    processes: int
    thinking: int
    """cores for bots"""
    wait_easy: float
    wait_others: float
    serving_memory: float
    """GB, of all serving processes"""


def fleet(found: Day, costs: Mapping[str, Any], rng: np.random.Generator) -> Fleet:
    """As many serving processes and cores for bots as the worst minute needs; 0 processes: no number does."""
    server = costs["server"]
    peak, sockets = float(found.moves.max()) / 60, float(found.sockets.max())
    visits = float(found.visits.max()) / 60
    own = (
        peak * server["move-ms-postgres"] + visits * server["visit-ms"] + sockets * server["socket-idle-ms"]
    ) / 1000
    notes = peak * server["note-ms"] / 1000
    alone = own * server["move-ms"] / server["move-ms-postgres"]
    processes = 1 if alone <= server["full"] else 0
    if not processes and notes < server["full"]:
        processes = int(np.ceil(own / (server["full"] - notes)))
    cores = max(1, int(np.ceil(bots_cores(found, costs).max() / 0.9)))
    easy, others = waits(found, costs, cores, rng)
    while max(easy, others) > _WAIT and cores < 1 << 20:
        cores += max(1, cores // 20)
        easy, others = waits(found, costs, cores, rng)
    memory = max(1, processes) * server["process-mb"] / 1000
    memory += (sockets * server["socket-kb"] + float(found.tables.max()) * server["table-kb"]) / 1e6
    return Fleet(processes, cores, easy, others, memory)


def table(players: Sequence[float], costs: Mapping[str, Any], args: argparse.Namespace) -> None:
    """Both tables: what is needed, and what breaks first."""
    rng = np.random.default_rng(args.seed)
    days = [day(count, costs, rng) for count in players]
    rows: dict[str, list[str]] = {}
    for found in days:
        made = fleet(found, costs, rng)
        moves, visits = float(found.moves.sum()), float(found.visits.sum())
        matches = visits * costs["people"]["matches"]
        disk = moves * costs["database"]["move-bytes"] + matches * costs["database"]["table-bytes"]
        sent = float(found.updates.sum()) * costs["network"]["update-bytes"]
        sent += visits * costs["network"]["page-bytes"]
        busiest = float(found.updates.max()) * costs["network"]["update-bytes"] / 60
        for name, value in {
            "people at once, most": f"{found.sockets.max():,.0f}",
            "tables in memory, most": f"{found.tables.max():,.0f}",
            "moves a second, most": f"{found.moves.max() / 60:,.1f}",
            "moves a day": f"{moves:,.0f}",
            "serving processes": f"{made.processes:,}" if made.processes else "no number is enough",
            "their memory": f"{made.serving_memory:,.1f} GB",
            "cores for bots": f"{made.thinking:,}",
            "a bot waits (easy, others; p99)": f"{made.wait_easy:.2f} s, {made.wait_others:.2f} s",
            "cores of PostgreSQL": f"{found.moves.max() / 60 * costs['database']['move-ms'] / 1000:.2f}",
            "stored a day": f"{disk / 1e9:,.2f} GB",
            "sent a day": f"{sent / 1e9:,.1f} GB",
            "updates sent, most": f"{busiest * 8 / 1e6:,.1f} Mbit/s",
        }.items():
            rows.setdefault(name, []).append(value)
    print("| players a day | " + " | ".join(f"{count:,.0f}" for count in players) + " |")
    print("|---" * (len(players) + 1) + "|")
    for name, values in rows.items():
        print(f"| {name} | " + " | ".join(values) + " |")
    print(
        f"\nOne machine of {args.cores} cores and {args.memory_gb:g} GB, one serving process; "
        "what breaks first:\n"
    )
    print("| what | at 1,000 players a day | there is | breaks at |")
    print("|---|---|---|---|")
    last, count = days[-1], players[-1]
    found_needs = needs(last, costs, args.cores, args.memory_gb)
    fixed = {
        "memory": (costs["server"]["process-mb"] + (args.cores + 1) * costs["server"]["bot-process-mb"])
        / 1000
    }
    breaking = []
    for need in found_needs:
        start = fixed.get(need.what, 0.0)
        each = (need.used - start) / count
        breaking.append(((need.of_one - start) / each if each > 0 else np.inf, each, start, need))
    for most, each, start, need in sorted(breaking, key=lambda one: one[0]):
        used = f"{each * 1000 + start:,.3f} {need.unit}"
        print(
            f"| {need.what} | {used} | {need.of_one:,.1f} {need.unit} ({need.note}) | "
            f"{_rounded(most)} players |"
        )


def _rounded(number: float) -> str:
    if not np.isfinite(number) or number <= 0:
        return "-"
    step = 10 ** (int(np.floor(np.log10(number))) - 1)
    return f"{round(number / step) * step:,.0f}"


def costs_from(file: Path, changes: Sequence[str]) -> dict[str, Any]:
    """The file, with what is said otherwise."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    for change in changes:
        path, _, value = change.partition("=")
        inside: Any = found
        *outer, name = path.split(".")
        try:
            for part in outer:
                inside = inside[part]
            if not isinstance(inside[name], int | float):
                raise KeyError(name)
            inside[name] = float(value)
        except (KeyError, ValueError):
            raise SystemExit(
                f"--set {change}: there is no number {path} in {file}, or no number after ="
            ) from None
    return found


def main() -> None:
    """Draw, and add up."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--players", default="1000,10000,1000000")
    options.add_argument("--costs", type=Path, default=COSTS)
    options.add_argument("--set", action="append", default=[], metavar="PATH=NUMBER")
    options.add_argument("--cores", type=int, default=4)
    options.add_argument("--memory-gb", type=float, default=8.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    try:
        players = [float(text) for text in given.players.split(",")]
        if min(players) < 1:
            raise ValueError
    except ValueError:
        options.error(f"--players {given.players}: numbers from 1 on, with commas between")
    table(players, costs_from(given.costs, given.set), given)


if __name__ == "__main__":
    main()
