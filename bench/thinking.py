"""What a bot's decision costs the processor, and how many decisions a match asks for.

python -m bench.thinking [--games A,B] [--levels easy,normal,hard] [--seconds 20] [--seed 1]

Bots of one level play matches through the same function as in a server's bots' processes, for so long for
each game and level. A match that is cut off counts for the cost, not for the number of decisions.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Final

from monstrerie.games import game
from monstrerie.server import bot_process

from . import servers

GAMES: Final = ("mighty-monsters", "dungeon-lords", "dungeon-petz", "rampage")
_SEATS: Final = 3


def think(name: str, level: str, seconds: float, seed: int) -> tuple[list[float], list[float], list[float]]:
    """Processor seconds of each decision; for each whole match decisions and moves of a seat."""
    found = game(name)
    seats = min(max(_SEATS, found.players.start), found.players.stop - 1)
    times: list[float] = []
    decisions: list[float] = []
    moves: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        match, chosen, made = found.new(seats, seed), 0, 0
        while not match.over and time.monotonic() < end:
            seat = match.to_act[0]
            move = match.only_move(seat)
            if move is None:
                plain, spent = bot_process.choose(f"{name}/{seed}", match.save(), seat, level, made)
                move = found.decode(plain)
                times.append(spent)
                chosen += 1
            match.play(seat, move)
            made += 1
        if match.over:
            decisions.append(chosen / seats)
            moves.append(made / seats)
        seed += 1
    return times, decisions, moves


def main() -> None:
    """Measure, and print a table."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--levels", default="easy,normal,hard")
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    print(
        f"{'':16} {'':7} {'n':>6} {'mean':>9} {'median':>9} {'p99':>9}   a seat and match: decisions, moves"
    )
    for name in given.games.split(","):
        for level in given.levels.split(","):
            times, decisions, moves = think(name, level, given.seconds, given.seed)
            cut = statistics.quantiles(times, n=100) if len(times) > 1 else [max(times)] * 99
            per_match = f"{statistics.mean(decisions):.0f}, {statistics.mean(moves):.0f}" if decisions else ""
            print(
                f"{name:16} {level:7} {len(times):6} {statistics.mean(times):7.4f} s {cut[49]:7.4f} s "
                f"{cut[98]:7.4f} s   {per_match}",
                flush=True,
            )
    print(servers.load())


if __name__ == "__main__":
    main()
