"""How many gestures Rampage's bots try in a second, beside another checkout in the same run.

    python -m bench.rampage_worlds                    this checkout, on all cores and on one
    python -m bench.rampage_worlds --base DIR         beside the checkout in DIR
    --positions 4 --rounds 3                          positions of each match, and how often all is measured
                                                      (the best counts)

A `hard` bot decides at the same tables of three random matches, each time after forty tries of different
gestures, the same in every checkout. Told are tries a second by the clock, everything included that a
decision needs, and the processor time of a try.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter, process_time

import monstrerie
from monstrerie import IllegalMove, Move, Rng
from monstrerie.games.rampage.bot import planner
from monstrerie.games.rampage.rules.turn import ChooseAction
from monstrerie.games.rampage.state import Carnage

from .heuristics import ROOT, run_in

MATCHES = 3
TRIES = 40


def tables(seed: int, count: int) -> list[tuple[Carnage, int]]:
    """Tables of a random match where an action is to be chosen, each with the seat that chooses."""
    game, rng = monstrerie.game("rampage"), Rng(seed)
    match = game.new(2 + seed % 3, seed=seed)
    found: list[tuple[Carnage, int]] = []
    while len(found) < count and not match.over:
        seat, state = match.to_act[0], match.state
        assert isinstance(state, Carnage)
        if isinstance(state.step_of(seat), ChooseAction) and state.actions > 0:
            imagined = match.determinise(seat, Rng(seed)).state
            assert isinstance(imagined, Carnage)
            found.append((imagined, seat))
        try:
            match.play(seat, game.sample(match, seat, rng))
        except IllegalMove:  # the world broke down: another gesture
            continue
    return found


def measure(positions: int) -> dict[str, float]:
    """Decide at every table in this process."""
    planner.LEVELS["hard"] = planner.Level("expert", TRIES, 3600.0)
    found = [table for seed in range(MATCHES) for table in tables(seed, positions)]
    tries, outcome = [], planner._outcome

    def counted(table: Carnage, seat: int, made: Move) -> float:
        tries.append(made)
        return outcome(table, seat, made)

    planner._outcome = counted
    wall, cpu = perf_counter(), process_time()
    for number, (state, seat) in enumerate(found):
        planner.think(state, seat, "hard", Rng(number))
    wall, cpu = perf_counter() - wall, process_time() - cpu
    return {"tries": len(tries), "speed": len(tries) / wall, "cpu": 1000 * cpu / len(tries)}


def main() -> None:
    """Measure in turns, so that a disturbance hits all alike, and print one table."""
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(measure(int(sys.argv[2]))))
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--base", type=Path, help="another checkout")
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.base is not None and not (asked.base / "monstrerie").exists():
        parser.error(f"no checkout of ours: {asked.base}")
    places = [("all cores", ROOT, "0"), ("one thread", ROOT, "1")]
    if asked.base is not None:
        places.append(("base", asked.base.resolve(), "0"))
    best: dict[str, dict[str, float]] = {}
    for _ in range(asked.rounds):
        for name, checkout, threads in places:
            arguments = ["bench.rampage_worlds", "--one", str(asked.positions)]
            found = run_in(checkout, arguments, {"MONSTRERIE_BOT_THREADS": threads})
            if name not in best or found["speed"] > best[name]["speed"]:
                best[name] = found
    for name, found in best.items():
        last = best[places[-1][0]]
        times, work = found["speed"] / last["speed"], last["cpu"] / found["cpu"]
        print(
            f"{name:12s}{found['tries']:6.0f} tries  {found['speed']:7.1f} a second  "
            f"{found['cpu']:6.1f} ms of a core each  {times:5.2f} times by the clock, {work:.2f} by work"
        )


if __name__ == "__main__":
    main()
