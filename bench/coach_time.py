"""How long does an analysis take, and how soon is there a curve?

    python -m bench.coach_time [GAME …] [--workers 0]

`greedy` plays a match with four players, and the coach analyzes it at the usual depth. Prints JSON: the
moves, the seconds until there was a curve of several points, and the seconds of the whole.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from monstrerie.bots.arena import Contest, play
from monstrerie.coach import TABLES, progress

GAMES = ("dungeon-lords", "dungeon-petz", "mighty-monsters")


def timed(game: str, workers: int, tables: int = TABLES) -> dict[str, Any]:
    """Analyze a match of a game with a look at the clock."""
    match, _ = play(Contest(game, ("greedy",) * 4, 1, seed=3), 0)
    start, curve = perf_counter(), 0.0
    for said in progress(match, tables, workers):
        if not curve and len(said.curve) > 2:
            curve = perf_counter() - start
    return {"game": game, "moves": len(match.log), "curve": curve, "whole": perf_counter() - start}


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--workers", type=int, default=0)
    given = asked.parse_args()
    for game in given.games or GAMES:
        print(json.dumps(timed(game, given.workers)), flush=True)


if __name__ == "__main__":
    main()
