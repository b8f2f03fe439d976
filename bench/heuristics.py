"""What the heuristics cost, beside another checkout in the same run, and whether both choose the same.

    python -m bench.heuristics                            every game with action ids
    python -m bench.heuristics dungeon-lords --base DIR   one of them, beside the checkout in DIR
    --matches 2 --rounds 3                                matches of each number of players and set of
                                                          options, and how often all is measured (the best
                                                          counts)

`greedy` plays with itself, in the compiled form where there is one (`make compiled`). In microseconds:
`choose` is a decision of the bot; `building` and `combat` are the ranks of a decision alone, outside the
decisions that a calculation settles and in them, as bots of a batch pay for them; `playout` is one of a
search bot, with rules and outlook. Beneath them, `start` is a match set up by `Game.new`, `random` a decision
of random play (legal list, choice, execution), `copy` a copy of a table just set up. The digest covers every
move, rank, outlook and result, bit for bit.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

import monstrerie
from monstrerie import Rng, bots
from monstrerie.bots.tree import play_out
from monstrerie.core.game import Game
from monstrerie.core.heuristics import Heuristics
from monstrerie.core.options import Value
from monstrerie.core.state import State

ROOT = Path(__file__).parent.parent
FIGURES = ("choose", "building", "combat", "playout", "start", "random", "copy")
OURS = """\
import bench, runpy, sys
bench.__path__[:] = [sys.argv.pop(1)]
runpy.run_module(sys.argv.pop(1), run_name="__main__")
"""
"""The checkout may have an older bench, or none of that name."""
PLAYOUTS = 10
"""Of each match."""
COPIES = 1000


def measure(name: str, matches: int) -> dict[str, Any]:
    """Play in this process: the microseconds of each figure, the numbers behind them, and the digest."""
    game = monstrerie.game(name)
    settings: list[tuple[int, dict[str, Value]]] = []
    for players in game.players:
        settings.append((players, {}))
        for key, option in game.options.items():
            for value in option.values:
                if value != option.default and players in option.fits.get(str(value), game.players):
                    settings.append((players, {key: value}))
    gc.disable()  # it would look through the tables kept here again and again, and be booked on any of them
    spent: dict[str, list[float]] = {figure: [] for figure in FIGURES}
    digest = hashlib.sha256()
    for (players, options), seed in product(settings, range(matches)):
        digest.update(watch(game, players, options, seed, spent).encode())
        digest.update(play_randomly(game, players, options, seed, spent).encode())
    return {
        "figures": {figure: 1e6 * sum(times) / len(times) for figure, times in spent.items() if times},
        "counts": {figure: len(times) for figure, times in spent.items() if times},
        "digest": digest.hexdigest(),
    }


def watch(
    game: Game, players: int, options: Mapping[str, Any], seed: int, spent: Mapping[str, list[float]]
) -> str:
    """A digest of one match of `greedy` with itself; the seconds of each figure are added to `spent`."""
    digest = hashlib.sha256()

    def timed(figure: str, work: Callable[[], object]) -> Any:
        start = process_time()
        done = work()
        spent[figure].append(process_time() - start)
        digest.update(repr(done).encode())
        return done

    match = game.new(players, seed=seed, **options)
    seats = [bots.make("greedy", 10 * seed + seat) for seat in range(players)]
    tables: list[tuple[State, list[int]]] = []
    while not match.over:
        seat = match.to_act[0]
        moves = match.moves(seat)
        if len(moves) > 1:
            table = match.determinise(seat, len(match.log)).state
            table.current = seat
            tables.append((table, table.legal_of(seat)))
            moves = [timed("choose", partial(seats[seat].choose, match, seat))]
        match.play(seat, moves[0])
    # The base may be older than `game.bot`.
    found: Any = getattr(game, "bot", game)
    heuristics: Heuristics = found.heuristics()
    for table, legal in tables:
        figure = "combat" if heuristics.certain(table, legal) else "building"
        timed(figure, partial(heuristics.rank, table, legal))
    for table, _ in tables[:: max(1, len(tables) // PLAYOUTS)]:
        state = table.copy()

        def playout(table: State = table, state: State = state) -> list[float]:
            play_out(table, state, heuristics, Rng(seed), 0.1)
            return heuristics.outlook(state)

        timed("playout", playout)
    return digest.hexdigest()


def play_randomly(
    game: Game, players: int, options: Mapping[str, Any], seed: int, spent: Mapping[str, list[float]]
) -> str:
    """The result of a random match on the rules alone; the seconds of each figure are added to `spent`."""
    game.new(players, seed=seed, **options)  # works out what all matches of that kind share
    begun = process_time()
    match = game.new(players, seed=seed, **options)
    spent["start"].append(process_time() - begun)
    state, dice, decisions = match.state, Rng(seed), 0
    begun = process_time()
    for _ in range(COPIES):
        state.copy()
    spent["copy"].append((process_time() - begun) / COPIES)
    begun = process_time()
    while not state.done:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        decisions += 1
    spent["random"].append((process_time() - begun) / decisions)
    return f"{decisions} {state.scores()}"


def elsewhere(checkout: Path, name: str, matches: int) -> dict[str, Any]:
    """The same with the rules of a checkout."""
    return run_in(checkout, ["bench.heuristics", "--one", name, str(matches)])


def run_in(
    checkout: Path, arguments: Sequence[str], settings: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What a bench of ours prints about a checkout, compiled where it is, in a process of its own."""
    paths = [path for path in (checkout / "build" / "compiled", checkout) if (path / "monstrerie").exists()]
    # Packages may be kept in a folder of their own.
    path = os.pathsep.join(filter(None, [str(paths[0]), str(ROOT), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-P", "-c", OURS, str(ROOT / "bench"), *arguments],
        env={**os.environ, **(settings or {}), "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(arguments)} failed in {checkout}:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure in turns, so that a disturbance hits all alike, and print one table."""
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(measure(sys.argv[2], int(sys.argv[3]))))
        return
    known = [name for name, game in monstrerie.games().items() if not game.simulated]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(known))
    parser.add_argument("--base", type=Path, help="another checkout")
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    for name in asked.games:
        if name not in known:
            parser.error(f"no game {name!r} with action ids: {', '.join(known)}")
    if asked.base is not None and not (asked.base / "monstrerie").exists():
        parser.error(f"no checkout of ours: {asked.base}")
    checkouts = [ROOT] if asked.base is None else [ROOT, asked.base.resolve()]
    different = False
    for name in asked.games or known:
        rounds = [
            [elsewhere(checkout, name, asked.matches) for checkout in checkouts] for _ in range(asked.rounds)
        ]
        digests = {found["digest"] for found in rounds[0]}
        different = different or len(digests) > 1
        print(f"{name}: {'equal' if len(digests) == 1 else 'DIFFERENT'} choices, {digests.pop()[:16]}")
        for figure, count in rounds[0][0]["counts"].items():
            times = [[found["figures"][figure] for found in beside] for beside in rounds]
            best = [min(of) for of in zip(*times, strict=True)]
            beside = f"{best[1]:10.2f}{best[1] / best[0]:8.2f} times" if len(best) > 1 else ""
            print(f"    {figure:10}{count:8} {best[0]:10.2f} µs{beside}")
    if different:
        raise SystemExit("bench: the checkouts choose differently")


if __name__ == "__main__":
    main()
