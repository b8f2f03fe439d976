"""Environment steps a second on one core, with observations and masks, beside other people's environments.

    python -m bench.throughput                    every game with observations and action ids
    python -m bench.throughput mighty-monsters    one of them
    --seconds 2 --rounds 3                        how long, and how often each is measured (the best counts)

A step is one decision of one player by a random legal choice, the observation of whoever decides next and the
mask of what it may do; the set-up of each new match is counted in. Ours: `Batch` (64 tables at once,
interpreted and compiled) and the plain PettingZoo loop. Theirs: PettingZoo's hanabi and chess through the
same loop, and Catanatron's Gymnasium environment (a duel with a random bot, whose moves are part of a step;
it has no mask but a list of valid actions, which is asked for). Time is the processor's, so that a busy
machine matters less. The peers come with `make ready-peers`; one that is missing is named and left out.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
TABLES = 64
PACKAGES = {"hanabi": "pettingzoo.classic.hanabi_v5", "chess": "pettingzoo.classic.chess_v6"}
MOST_PLAYERS = 4


def batch(game: str, seconds: float) -> float:
    """Our batch."""
    import numpy as np

    import monstrerie
    from monstrerie.envs import Batch

    tables = Batch(game, TABLES, players=min(MOST_PLAYERS, monstrerie.game(game).players.stop - 1), seed=1)
    dice, seen, steps = np.random.default_rng(1), tables.observe(), 0
    start = process_time()
    while process_time() - start < seconds:
        seen = tables.step(seen.draw(dice))
        steps += TABLES
    return steps / (process_time() - start)


def loop(env: Any, seconds: float) -> float:
    """PettingZoo's own loop: look, choose, step."""
    import numpy as np

    dice, steps, seed = np.random.default_rng(1), 0, 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=seed)
        seed += 1
        while env.agents and process_time() - start < seconds:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[dice.integers(len(legal))]))
            steps += 1
    return steps / (process_time() - start)


def aec(game: str, seconds: float) -> float:
    """Our PettingZoo environment."""
    import monstrerie
    from monstrerie.envs import aec as make

    players = min(MOST_PLAYERS, monstrerie.game(game).players.stop - 1)
    return loop(make(game, players=players), seconds)


def pettingzoo(name: str, seconds: float) -> float:
    """One of PettingZoo's own environments, without its wrappers that only check."""
    return loop(importlib.import_module(PACKAGES[name]).raw_env(), seconds)


def catanatron(_: str, seconds: float) -> float:
    """Catanatron's Gymnasium environment."""
    import random

    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    dice, steps = random.Random(1), 0
    random.seed(1)
    env.reset(seed=1)
    start = process_time()
    while process_time() - start < seconds:
        _, _, over, cut, _ = env.step(dice.choice(env.get_valid_actions()))
        steps += 1
        if over or cut:
            env.reset()
    return steps / (process_time() - start)


KINDS: dict[str, Callable[[str, float], float]] = {
    "batch": batch,
    "aec": aec,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
}


def measure(kind: str, name: str, form: str, seconds: float) -> float | str:
    """Steps a second, measured in a process of its own; or the name of the module that is missing."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(map(str, [COMPILED, ROOT] if form == "compiled" else [ROOT]))
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bench.throughput", "--one", kind, name, form, str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"bench: {kind} {name} failed:\n{done.stderr}")
    said: float | str = json.loads(done.stdout.splitlines()[-1])
    return said


def one(kind: str, name: str, form: str, seconds: float) -> None:
    """What such a process does."""
    from monstrerie.core.build import is_compiled

    if form and is_compiled() != (form == "compiled"):
        raise SystemExit(f"wanted the {form} form and got the other one (run make compiled)")
    warnings.simplefilter("ignore")
    try:
        print(json.dumps(KINDS[kind](name, seconds)))
    except ModuleNotFoundError as missing:
        if kind in ("batch", "aec"):
            raise
        print(json.dumps(str(missing.name)))


def plan(games: list[str], forms: list[str]) -> list[tuple[str, str, str, str]]:
    """What is measured: its name in the table, its kind, what of that kind, and the form of our rules."""
    rows = [
        ("PettingZoo hanabi", "pettingzoo", "hanabi", ""),
        ("PettingZoo chess", "pettingzoo", "chess", ""),
        ("Catanatron Gymnasium", "catanatron", "", ""),
    ]
    for game in games:
        for form in forms:
            rows += [(f"{game}, {kind}, {form}", kind, game, form) for kind in ("aec", "batch")]
    return rows


def main() -> None:
    """Measure everything in turns, so that a disturbance hits all alike, and print one table."""
    if sys.argv[1:2] == ["--one"]:
        one(sys.argv[2], sys.argv[3], sys.argv[4], float(sys.argv[5]))
        return
    import monstrerie

    known = [name for name, game in monstrerie.games().items() if not game.simulated and game.observation]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(known))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for game in asked.games:
        if game not in known:
            parser.error(f"no game {game!r} with observations and action ids: {', '.join(known)}")
    forms = ["interpreted", "compiled"] if (COMPILED / ".done").exists() else ["interpreted"]
    if len(forms) == 1:
        print("the compiled form is missing (make compiled): left out", file=sys.stderr)
    best: dict[str, float] = {}
    missing: dict[str, str] = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr)
        for title, kind, name, form in plan(asked.games or known, forms):
            got = measure(kind, name, form, asked.seconds)
            if isinstance(got, str):
                missing[title] = got
            else:
                best[title] = max(best.get(title, 0.0), got)
    for title, module in missing.items():
        print(f"{title}: left out, {module} is missing (make ready-peers)", file=sys.stderr)
    if asked.json:
        print(json.dumps(best))
        return
    peers = [title for title, kind, _, _ in plan([], []) if title in best]
    print(f"{'':46}{'steps/s':>12}" + "".join(f"{'× ' + peer:>24}" for peer in peers))
    for title, steps in best.items():
        ratios = "".join(f"{steps / best[peer]:24.1f}" for peer in peers)
        print(f"{title:46}{steps:12,.0f}{ratios}")


if __name__ == "__main__":
    main()
