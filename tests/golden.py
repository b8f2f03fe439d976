"""Golden playthroughs: recorded matches with every view and legal list at every decision.

    python -m tests.golden            write them anew (then review the change as a diff)
    python -m tests.golden --check    say whether they would change

Each decision is told as: who chose what from which legal actions, what happened, and what changed in every
view since the decision before, one value a line. So a change of the rules shows as a readable diff.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import monstrerie
from monstrerie import Match, Rng

FOLDER = Path(__file__).parent / "golden"
SIMULATED = 40
"""Moves of a match with a physics engine."""
EXTRA: dict[str, list[tuple[int, dict[str, Any]]]] = {}
"""Tables to record for a game besides its smallest and its largest with all options on."""


def tables() -> Iterator[tuple[str, Match, int]]:
    """File name, fresh match and seed of every golden playthrough."""
    monstrerie.register("tests.tiny:GAME")
    for name, game in monstrerie.games().items():
        if game.simulated:
            yield f"{name}-{game.players.start}.txt", simulated(name), 2016
            continue
        last = {option: described.values[-1] for option, described in game.options.items()}
        chosen = [(game.players.start, {}), (game.players.start + 1, last), *EXTRA.get(name, [])]
        for players, options in chosen:
            yield f"{name}-{players}.txt", game.new(players, seed=2016, **options), 2016


def simulated(name: str) -> Match:
    """A match of a game with a physics engine, from the save beside its golden file: another machine may
    simulate otherwise, but has to replay this one to the letter. Without the save, a new one is played.
    """
    game = monstrerie.game(name)
    file = FOLDER / f"{name}-{game.players.start}.json"
    if not file.exists():
        match = game.new(game.players.start, seed=2016)
        dice = Rng(2016)
        while len(match.log) < SIMULATED and not match.over:
            seat = match.to_act[0]
            match.play(seat, game.sample(match, seat, dice))
        file.write_text(match.save(), encoding="utf-8")
    return game.load(file.read_text(encoding="utf-8"))


def record(match: Match, seed: int) -> str:
    """The whole playthrough as text."""
    if match.log:
        return replayed(match)
    lines = [f"{match.game.name}, {match.players} players, seed {match.seed}, {json.dumps(match.options)}"]
    lines += [f"  ! {monstrerie.say(event)}" for event in match.opening_events]
    before: dict[str, dict[str, str]] = {}
    dice = Rng(seed)
    while True:
        lines += differences(match, before)
        if match.over:
            lines.append(f"result {match.result}")
            return "\n".join(lines) + "\n"
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        lines.append(
            f"#{len(match.log) + 1} to act {list(waiting)}, seat {seat}: {match.state.legal_of(seat)}"
        )
        move = match.game.sample(match, seat, dice)
        lines.append(f"  > {json.dumps(match.game.encode(move))}")
        for event in match.play(seat, move):
            only = "" if event.to is None else f" (only {list(event.to)})"
            lines.append(f"  ! {monstrerie.say(event)}{only}")


def replayed(whole: Match) -> str:
    """A saved match as text, told like a recorded one."""
    match = whole.rewound(0)
    lines = [f"{match.game.name}, {match.players} players, seed {match.seed}, {json.dumps(match.options)}"]
    lines += [f"  ! {monstrerie.say(event)}" for event in match.opening_events]
    before: dict[str, dict[str, str]] = {}
    for (seat, move), outcome in zip(whole.log, whole.outcomes, strict=True):
        lines += differences(match, before)
        lines.append(f"#{len(match.log) + 1} to act {list(match.to_act)}, seat {seat}")
        lines.append(f"  > {json.dumps(match.game.encode(move))}")
        for event in match.play(seat, move, outcome):
            only = "" if event.to is None else f" (only {list(event.to)})"
            lines.append(f"  ! {monstrerie.say(event)}{only}")
    lines += differences(match, before)
    return "\n".join(lines) + "\n"


def differences(match: Match, before: dict[str, dict[str, str]]) -> Iterator[str]:
    """What changed in the views since the last decision; what all viewers see alike is said once."""
    viewers = ["spectator", *(f"seat {seat}" for seat in range(match.players))]
    seen_by: dict[str, list[str]] = {}
    for who, seat in zip(viewers, (None, *range(match.players)), strict=True):
        flat, known = dict(flatten(match.view(seat), "")), before.get(who, {})
        for path in known:
            if path not in flat:
                seen_by.setdefault(f"{path} is gone", []).append(who)
        for path, value in flat.items():
            if known.get(path) != value:
                seen_by.setdefault(f"{path} = {value}", []).append(who)
        before[who] = flat
    for change, whose in seen_by.items():
        yield f"  {'all' if whose == viewers else ', '.join(whose)}: {change}"


def flatten(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every leaf of a view with its path."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from flatten(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, item in enumerate(value):
            yield from flatten(item, f"{path}[{number}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Write the golden files, or say which would change."""
    FOLDER.mkdir(exist_ok=True)
    changed = 0
    for name, match, seed in tables():
        text = record(match, seed)
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            changed += 1
            print(f"{'changes' if '--check' in sys.argv else 'written'}: {file.name}")
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    print(f"{changed} golden playthroughs changed")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
