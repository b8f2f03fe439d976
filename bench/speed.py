"""Random playouts, interpreted and compiled, beside OpenSpiel and Catanatron in the same run on one core.

    python -m bench.speed                    every game with a fast layer
    python -m bench.speed mighty-monsters    one of them
    --seconds 2 --rounds 3                   how long, and how often each is measured (the best of them
    counts)

A decision is a legal list, a random choice from it and its execution; whole matches are played, and their
set-up (ours through `Game.new`, OpenSpiel's deal) is counted in. The ratio is to OpenSpiel's hearts (C++
through its Python interface): less than 1 is faster. Machines are noisy: compare ratios, not times.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import monstrerie

from .peers import CARD_GAMES, Peer, catanatron, pyspiel_game

ROOT = Path(__file__).parent.parent
FORMS = {"interpreted": ROOT, "compiled": ROOT / "build" / "compiled"}
OPTIONS: dict[str, list[str]] = {"mighty-monsters": ["factions=dealt"]}
"""How a game is set for its figure, where not by default."""


def own(name: str, form: str, seconds: float) -> Peer:
    """One of our games in one form, in a process of its own."""
    game = monstrerie.game(name)
    command = [sys.executable, "-m", "monstrerie", "bench", name, "--seconds", str(seconds), "--json"]
    for option in OPTIONS.get(
        name, [f"{key}=on" for key, value in game.options.items() if True in value.values]
    ):
        command += ["-o", option]
    environment = {**os.environ, "PYTHONPATH": str(FORMS[form])}
    said = json.loads(
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd="/").stdout
    )
    speed = said["speeds"][0]
    if speed["form"] != form:
        raise SystemExit(f"bench: wanted the {form} form, got the {speed['form']} one (run make compiled)")
    return Peer(
        f"{name} ({form})",
        speed["matches_a_second"],
        speed["microseconds_a_decision"],
        speed["copies_a_second"],
    )


def best(measured: list[Peer]) -> Peer:
    """The least disturbed of several measurements of the same thing."""
    return Peer(
        measured[0].name,
        max(peer.matches_a_second for peer in measured),
        min(peer.microseconds_a_decision for peer in measured),
        max(peer.copies_a_second for peer in measured),
    )


def main() -> None:
    """Measure everything in turns, so that a disturbance hits all alike, and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "games", nargs="*", default=[name for name, game in monstrerie.games().items() if not game.simulated]
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not (FORMS["compiled"] / "monstrerie").exists():
        raise SystemExit("bench: the compiled form is missing: run make compiled first")
    measured: dict[str, list[Peer]] = {}
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds} …", file=sys.stderr)
        peers = [pyspiel_game(name, arguments.seconds) for name in CARD_GAMES]
        peers.append(pyspiel_game("hearts", arguments.seconds, by_index=True))
        peers.append(catanatron(arguments.seconds))
        peers += [own(name, form, arguments.seconds) for name in arguments.games for form in FORMS]
        for peer in peers:
            measured.setdefault(peer.name, []).append(peer)
    table = [best(peers) for peers in measured.values()]
    if arguments.json:
        print(json.dumps([peer._asdict() for peer in table]))
        return
    hearts = next(peer for peer in table if peer.name.endswith("hearts")).microseconds_a_decision
    print(f"{'':34}{'µs/decision':>12}{'ratio':>8}{'matches/s':>12}{'copies/s':>12}")
    for peer in table:
        ratio = peer.microseconds_a_decision / hearts
        print(
            f"{peer.name:34}{peer.microseconds_a_decision:12.2f}{ratio:8.2f}"
            f"{peer.matches_a_second:12,.0f}{peer.copies_a_second:12,.0f}"
        )


if __name__ == "__main__":
    main()
