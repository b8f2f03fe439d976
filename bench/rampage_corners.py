"""Whether Rampage's four corners are equally good: bots of one level at all of them.

    python -m bench.rampage_corners                     # 400 matches of easy bots, hours of one core
    python -m bench.rampage_corners --keep corners.json --minutes 8     # as many as that; again goes on

Every city is played four times, each corner beginning once. Told are the share of wins of each corner with
its 95 % interval, the mean points and the rounds of a match. The city is the same when it is turned by half,
so opposite corners are also counted together; and whoever begins is counted, wherever it sits.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from monstrerie.bots import Budget
from monstrerie.bots.arena import Contest, Played, interval, play_one
from monstrerie.games import rampage

from . import many

CORNERS = ("north-east", "south-east", "south-west", "north-west")
FAIR = (0.2, 0.3)


def match(level: str, seed: int, seconds: float | None, number: int) -> Any:
    """How a match went. Each seat begins in turn."""
    options = {"first": f"seat-{number % len(CORNERS) + 1}"}
    budget = Budget(seconds=seconds) if seconds else None
    contest = Contest("rampage", (level,) * 4, 1, seed + number // len(CORNERS), options, budget)
    return msgspec.to_builtins(play_one(contest, 0))


def layout() -> str:
    """What tells one city from another."""
    return sha256((Path(rampage.__file__).parent / "city.toml").read_bytes()).hexdigest()[:8]


def wins(played: Sequence[tuple[int, Played]], seats: Sequence[int]) -> float:
    """Wins of these seats, a shared one in parts."""
    return sum(len(set(match.winners) & set(seats)) / len(match.winners) for _, match in played)


def table(played: Sequence[tuple[int, Played]]) -> bool:
    """Print the shares; whether all corners are fair as far as these matches can tell."""
    rows: list[tuple[str, tuple[int, ...], int]] = [(name, (seat,), 1) for seat, name in enumerate(CORNERS)]
    rows += [("north-east and south-west", (0, 2), 2), ("the other two", (1, 3), 2)]
    fair = True
    for name, seats, corners in rows:
        won = wins(played, seats)
        low, high = interval(won, len(played))
        score = fmean(match.scores[seat] for _, match in played for seat in seats)
        share = f"{100 * won / len(played):6.1f} %  ({100 * low:.1f}-{100 * high:.1f})"
        print(f"{name:28s}{share}  {score:5.1f} points")
        fair &= low <= FAIR[1] * corners and high >= FAIR[0] * corners
    began = sum(wins([(first, match)], [first]) for first, match in played)
    low, high = interval(began, len(played))
    print(f"{'who begins':28s}{100 * began / len(played):6.1f} %  ({100 * low:.1f}-{100 * high:.1f})")
    rounds = [match.rounds or 0 for _, match in played]
    print(f"{len(played)} matches, {fmean(rounds):.1f} rounds (most {max(rounds)})")
    return fair


def main(arguments: list[str] | None = None) -> int:
    """The command; when interrupted or out of time, it tells what it has."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seconds", type=float, help="for a decision; the level's own unless given")
    parser.add_argument("--seed", type=int, default=0)
    many.asked(parser)
    args = parser.parse_args(arguments)
    if args.matches < 1:
        parser.error("at least one match")
    wished = {"level": args.level, "seed": args.seed, "seconds": args.seconds, "layout": layout()}
    work = partial(match, args.level, args.seed, args.seconds)
    found = many.done(work, range(args.matches), wished, args)
    played = [(number % len(CORNERS), msgspec.convert(one, Played)) for number, one in found.items()]
    return 0 if played and table(played) else 1


if __name__ == "__main__":
    sys.exit(main())
