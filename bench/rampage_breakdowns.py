"""How often Rampage's world breaks down, and what a move costs: random matches of 2 to 8 players with all
variants.

    python -m bench.rampage_breakdowns                                  # 500 gestures, a minute or two
    python -m bench.rampage_breakdowns --gestures 50000 --minutes 8 --keep counts.json --broken FOLDER

Matches are played on all cores until there are so many gestures or the time is over. A gesture is a move that
the physics engine answers. A breakdown is a sampled move that is not taken: the simulation misbehaved, or the
rules refused what they had offered. CPU is of one core, everything included.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from monstrerie import IllegalMove, Match, Move
from monstrerie.core.rng import Rng
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.bot.planner import GESTURES

from . import many

TRIES: Final = 20
"""Moves that are sampled at a decision before a match is given up."""


def table(number: int) -> tuple[Match, Rng]:
    """A match of its number: all counts of players in turn, options at random."""
    dice = Rng(number)
    players = GAME.players[number % len(GAME.players)]
    wished: dict[str, Any] = {}
    for name, option in GAME.options.items():
        values = option.values_for(players)
        wished[name] = values[dice.below(len(values))]
    return GAME.new(players, seed=number, **wished), dice


class Tally:
    """What came of the moves of some matches."""

    def __init__(self, keep: Path | None = None) -> None:
        self.keep = keep
        self.cpu: defaultdict[str, list[float]] = defaultdict(list)
        self.broken: list[str] = []
        self.gestures = 0

    def play(self, match: Match, seat: int, move: Move) -> bool:
        """Play a move; False when it is not taken."""
        self.gestures += isinstance(move, GESTURES)
        start = time.process_time()
        try:
            match.play(seat, move)
        except IllegalMove as refused:
            self.broken.append(f"{move}: {refused}")
            if self.keep is not None:
                self.keep.mkdir(parents=True, exist_ok=True)
                name = self.keep / f"{match.seed}-{len(match.log)}-{len(self.broken)}"
                name.with_suffix(".json").write_text(match.save(), encoding="utf-8")
                about = {"seat": seat, "move": match.game.encode(move), "refused": str(refused)}
                name.with_suffix(".move").write_text(json.dumps(about), encoding="utf-8")
            return False
        self.cpu[str(move.__struct_config__.tag)].append(time.process_time() - start)
        return True


def decisions(match: Match, dice: Rng, tally: Tally) -> Iterator[int]:
    """Play a match at random, stopping at every decision: the seat that is about to decide."""
    while not match.over:
        seat = match.to_act[dice.below(len(match.to_act))]
        yield seat
        if not any(tally.play(match, seat, match.game.sample(match, seat, dice)) for _ in range(TRIES)):
            return


def match(broken: Path | None, number: int) -> dict[str, Any]:
    """Play a match to its end and say what came of it."""
    tally = Tally(broken)
    table_, dice = table(number)
    for _ in decisions(table_, dice, tally):
        pass
    cpu = {kind: [len(cost), sum(cost), max(cost)] for kind, cost in tally.cpu.items()}
    return {"gestures": tally.gestures, "cpu": cpu, "broken": tally.broken}


def gestures(found: Mapping[int, Any]) -> int:
    """Of all matches."""
    return sum(one["gestures"] for one in found.values())


def main(arguments: list[str] | None = None) -> int:
    """The command; when interrupted or out of time, it tells what it has."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gestures", type=int, default=500, help="at least so many (500)")
    parser.add_argument("--first", type=int, default=1, help="number of the first match (1)")
    parser.add_argument("--broken", type=Path, help="folder for what is needed to see a breakdown again")
    many.asked(parser)
    args = parser.parse_args(arguments)
    if args.gestures < 1:
        parser.error("at least one gesture")
    jobs = range(args.first, args.first + args.gestures)
    found = many.done(
        partial(match, args.broken), jobs, {}, args, lambda found: gestures(found) >= args.gestures
    )
    print("move            number    CPU ms, mean    slowest")
    total = [0, 0.0, 0.0]
    tags = {str(kind.__struct_config__.tag) for kind in GESTURES}
    for kind in sorted({kind for one in found.values() for kind in one["cpu"]}):
        rows = [one["cpu"][kind] for one in found.values() if kind in one["cpu"]]
        count, spent, slowest = (
            sum(row[0] for row in rows),
            sum(row[1] for row in rows),
            max(row[2] for row in rows),
        )
        print(f"{kind:14s} {count:7d} {1000 * spent / count:15.0f} {1000 * slowest:10.0f}")
        if kind in tags:
            total = [total[0] + count, total[1] + spent, max(total[2], slowest)]
    broken = [line for one in found.values() for line in one["broken"]]
    print(
        f"{gestures(found)} gestures in {len(found)} matches: {len(broken)} breakdowns; "
        f"mean {1000 * total[1] / max(1, total[0]):.0f} ms, slowest {1000 * total[2]:.0f} ms"
    )
    for line in broken:
        print(line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
