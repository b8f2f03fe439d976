"""How often Rampage's world breaks down, and what a move costs: random matches of 2 to 8 players with all
variants.

    python -m bench.rampage_breakdowns                                  # 500 gestures, a minute or two
    python -m bench.rampage_breakdowns --gestures 50000 --keep FOLDER   # keeps each match before

A gesture is a move that the physics engine answers. A breakdown is a sampled move that is not taken: the
simulation misbehaved, or the rules refused what they had offered. CPU is of one core, everything included.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from monstrerie import IllegalMove, Match, Move
from monstrerie.core.rng import Rng
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.bot.planner import GESTURES

from .rampage_physics import progress

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
                told = {"seat": seat, "move": match.game.encode(move), "refused": str(refused)}
                name.with_suffix(".move").write_text(json.dumps(told), encoding="utf-8")
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


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gestures", type=int, default=500, help="at least so many (500)")
    parser.add_argument("--first", type=int, default=1, help="number of the first match (1)")
    parser.add_argument("--keep", type=Path, help="folder for what is needed to see a breakdown again")
    args = parser.parse_args(arguments)
    tally, number = Tally(args.keep), args.first
    while tally.gestures < args.gestures:
        match, dice = table(number)
        for _ in decisions(match, dice, tally):
            if tally.gestures >= args.gestures:
                break
        said = f"{number + 1 - args.first} matches, {tally.gestures} gestures, {len(tally.broken)} breakdowns"
        progress(said)
        if args.keep is not None:
            print(said, flush=True)
        number += 1
    progress("")
    print("move            number    CPU ms, mean    slowest")
    for kind, cpu in sorted(tally.cpu.items()):
        print(f"{kind:14s} {len(cpu):7d} {1000 * np.mean(cpu):15.0f} {1000 * max(cpu):10.0f}")
    acted = [cost for kind in GESTURES for cost in tally.cpu[str(kind.__struct_config__.tag)]]
    print(
        f"{tally.gestures} gestures in {number - args.first} matches: {len(tally.broken)} breakdowns; "
        f"mean {1000 * np.mean(acted):.0f} ms, slowest {1000 * max(acted):.0f} ms"
    )
    for broken in tally.broken:
        print(broken)
    return 1 if tally.broken else 0


if __name__ == "__main__":
    sys.exit(main())
