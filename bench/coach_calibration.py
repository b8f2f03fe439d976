"""Is the coach honest? Predicted and real shares of victories, luck in the long run, mistakes looked at anew.

    python -m bench.coach_calibration [GAME …] [--matches 300] [--minutes 20] [--workers 0] [--to FILE]

Bots of mixed levels play; the coach judges every match at three decisions that are drawn, one in each third.
Its chances fall into ten bins, and beside each stands how often those seats won (a shared victory counts in
part). Of every tenth match there is a whole analysis: the mean luck of a seat with its standard error, and
its mistakes, each compared again at ten times as many other tables. What was measured is kept in the file;
the same command goes on. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

import monstrerie
from monstrerie import Rng
from monstrerie.bots import job_pool
from monstrerie.bots.arena import Contest, play
from monstrerie.bots.selfplay import write
from monstrerie.coach import TABLES, analyse, can_analyse, work, worth
from monstrerie.core.errors import NotSupported

BINS: Final = 10
WHOLE: Final = 10
"""One match in so many is analyzed from end to end."""
LOOKS: Final = 3
CONFIRM: Final = 10
"""times the tables"""
LINEUPS: Final = (
    ("greedy", "greedy", "greedy", "greedy"),
    ("normal", "greedy", "easy", "greedy"),
    ("normal", "normal", "greedy", "easy"),
)


class Sample(msgspec.Struct, frozen=True):
    """What one match showed."""

    game: str
    number: int
    pairs: tuple[tuple[float, float], ...]
    """chances told, and what became of them"""
    luck: tuple[float, ...] = ()
    mistakes: tuple[tuple[float, float, float], ...] = ()
    """what each was said to cost, and what it costs at fresh tables, with its standard error"""


def sampled(tables: int, job: tuple[str, int]) -> Sample:
    """Play a match and judge it."""
    name, number = job
    match, _ = play(Contest(name, LINEUPS[number % len(LINEUPS)], 1, seed=1000 + number), number)
    judge = worth.Judge(match.game, tables, 2)
    decisions = work.moments(match)
    shares = worth.shares(match.game, match.state)
    dice, third = Rng(number), len(decisions) // LOOKS
    pairs: list[tuple[float, float]] = []
    for part in range(LOOKS):
        state = decisions[part * third + dice.below(third)].state
        pairs += zip(judge.worth(state).means, shares, strict=True)
    if (number + 1) % WHOLE:
        return Sample(name, number, tuple(pairs))
    said = analyse(match, tables, workers=1)
    fresh = worth.Judge(match.game, CONFIRM * work.AGAIN * tables, 3)
    mistakes = []
    for one in said.mistakes:
        moment = decisions[one.moves]
        better = match.game.action(moment.state, match.game.decode(one.better))
        found = work.examine(fresh, moment, work.Job("again", one.moves, better))
        mistakes.append((one.cost, found.cost, found.cost_error))
    return Sample(name, number, tuple(pairs), tuple(one.luck for one in said.accounts), tuple(mistakes))


def summary(samples: Sequence[Sample]) -> dict[str, Any]:
    """What the matches of a game say together."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        for claimed, became in sample.pairs:
            bins[min(BINS - 1, int(BINS * claimed))].append((claimed, became))
    rows = []
    for at, pairs in enumerate(bins):
        if pairs:
            claimed, real = (sum(each) / len(pairs) for each in zip(*pairs, strict=True))
            rows.append({"from": at / BINS, "seats": len(pairs), "told": claimed, "real": real})
    judged = sum(len(pairs) for pairs in bins)
    off = sum(row["seats"] * abs(row["told"] - row["real"]) for row in rows) / max(1, judged)
    # Seats of a match share their luck out: one match is one sample.
    lucks = [sample.luck[0] for sample in samples if sample.luck]
    mean = sum(lucks) / max(1, len(lucks))
    spread = math.sqrt(sum((luck - mean) ** 2 for luck in lucks) / max(1, len(lucks) - 1))
    mistakes = [one for sample in samples for one in sample.mistakes]
    return {
        "matches": len(samples),
        "bins": rows,
        "mean_difference": off,
        "mean_of_bins": sum(abs(row["told"] - row["real"]) for row in rows) / max(1, len(rows)),
        "analyzed": len(lucks),
        "luck_of_the_first_seat": mean,
        "its_error": spread / math.sqrt(max(1, len(lucks))),
        "mistakes": len(mistakes),
        "confirmed": sum(cost > 0 for _, cost, _ in mistakes),
        "told_cost": sum(claimed for claimed, _, _ in mistakes) / max(1, len(mistakes)),
        "real_cost": sum(cost for _, cost, _ in mistakes) / max(1, len(mistakes)),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--matches", type=int, default=300)
    asked.add_argument("--minutes", type=float, default=20.0)
    asked.add_argument("--workers", type=int, default=0)
    asked.add_argument("--tables", type=int, default=TABLES)
    asked.add_argument("--to", type=Path, default=Path("coach_calibration.json"))
    given = asked.parse_args()
    names = given.games or [name for name, game in monstrerie.games().items() if analysable(game)]
    kept: dict[str, list[Sample]] = {}
    if given.to.exists():
        about = msgspec.json.decode(given.to.read_bytes(), type=tuple[int, list[Sample]])
        if about[0] == given.tables:
            for sample in about[1]:
                kept.setdefault(sample.game, []).append(sample)
    known = {(sample.game, sample.number) for samples in kept.values() for sample in samples}
    # All games advance together, so that whenever time is up each has its share.
    jobs = [
        (name, number) for number in range(given.matches) for name in names if (name, number) not in known
    ]
    end = monotonic() + 60 * given.minutes
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if jobs and given.minutes > 0:
        for sample in job_pool.do(partial(sampled, given.tables), jobs, given.workers):
            kept.setdefault(sample.game, []).append(sample)
            every = [one for samples in kept.values() for one in samples]
            write(given.to, msgspec.json.encode((given.tables, every)))
            if monotonic() > end:
                break
    found = {name: summary(kept.get(name, [])) for name in names}
    print(json.dumps({"tables": given.tables, "games": found}, indent=2))


def analysable(game: monstrerie.Game) -> bool:
    """Whether the coach takes its matches."""
    try:
        can_analyse(game)
    except NotSupported:
        return False
    return True


if __name__ == "__main__":
    main()
