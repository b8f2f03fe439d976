"""Whether Rampage's levels are in order: hard against normal, normal against easy, easy against random.

    python -m bench.rampage_levels                                # 100 matches each, and 25 of four normal
    python -m bench.rampage_levels --keep levels.json --minutes 8 # as many as that; again goes on
    python -m bench.rampage_levels --keep busy.json --workers 32  # busy: more processes than cores

Both of a pair may think as long about a decision, seats are exchanged after every match. Every process has
one thread. Told are the share of wins of the better one with its 95 % interval and what both score; of four
`normal` ones, how many turns a match takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean
from typing import Any

import msgspec

from monstrerie import Match, Move
from monstrerie.bots import Budget
from monstrerie.bots.arena import Contest, Played, interval, play
from monstrerie.games.rampage.state import Carnage

from . import many

PAIRS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"))
FOUR = ("normal",) * 4
TURNS = 60


def seats_of(number: int, each: int) -> tuple[tuple[str, ...], int]:
    """Who plays in a match, and which of its kind it is. All pairs are played in turn."""
    if number < each * len(PAIRS):
        return PAIRS[number % len(PAIRS)], number // len(PAIRS)
    return FOUR, number - each * len(PAIRS)


def match(each: int, seconds: float, number: int) -> Any:
    """How a match went, and its turns."""
    seats, place = seats_of(number, each)
    turns: set[tuple[int, int]] = set()

    def watch(table: Match, _seat: int, _move: Move) -> None:
        state = table.state
        assert isinstance(state, Carnage)
        turns.add((state.round, state.team))

    contest = Contest("rampage", seats, 1, 0, {}, Budget(seconds=seconds))
    _, found = play(contest, place, watch)
    return {"played": msgspec.to_builtins(found), "turns": len(turns)}


def wins(played: Sequence[Played]) -> float:
    """Wins of the entrant that should win, a shared one in parts."""
    return sum(
        1 / len(match.winners) for match in played for seat in match.winners if match.entrants[seat] == 0
    )


def table(found: Mapping[int, Any], each: int) -> bool:
    """Print the shares; whether all is in order, as far as these matches can tell."""
    good = True
    rows: dict[tuple[str, ...], list[tuple[Played, int]]] = {}
    for number, one in sorted(found.items()):
        row = rows.setdefault(seats_of(number, each)[0], [])
        row.append((msgspec.convert(one["played"], Played), one["turns"]))
    for seats, row in rows.items():
        played, turns = [match for match, _ in row], [count for _, count in row]
        summary = f"{len(row)} matches of {fmean(turns):.1f} turns (most {max(turns)})"
        if seats == FOUR:
            good &= max(turns) <= TURNS
            print(f"four normal: {summary}")
            continue
        low, high = interval(wins(played), len(played))
        good &= low > 0.5
        scores = [
            fmean(match.scores[match.entrants.index(entrant)] for match in played) for entrant in range(2)
        ]
        thought = [
            sum(match.seconds[match.entrants.index(entrant)] for match in played)
            / sum(match.decisions[match.entrants.index(entrant)] for match in played)
            for entrant in range(2)
        ]
        share = f"{100 * wins(played) / len(played):.1f} % ({100 * low:.1f}-{100 * high:.1f})"
        print(
            f"{seats[0]} against {seats[1]}: {share}, {scores[0]:.1f} against {scores[1]:.1f} points, "
            f"{thought[0]:.2f} and {thought[1]:.2f} s a decision; {summary}"
        )
    return good


def main(arguments: list[str] | None = None) -> int:
    """The command; when interrupted or out of time, it tells what it has."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--each", type=int, default=100, help="matches of each pair (100)")
    parser.add_argument("--four", type=int, default=25, help="matches of four normal (25)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a decision (1)")
    many.asked(parser)
    args = parser.parse_args(arguments)
    if min(args.each, args.four) < 0 or args.each + args.four < 1:
        parser.error("at least one match")
    wished = {"each": args.each, "seconds": args.seconds}
    jobs = range(args.each * len(PAIRS) + args.four)
    found = many.done(partial(match, args.each, args.seconds), jobs, wished, args)
    return 0 if found and table(found, args.each) else 1


if __name__ == "__main__":
    sys.exit(main())
