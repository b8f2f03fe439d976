"""What others hold on to never changes: action ids, on which agents were trained, and the names of steps in
positions. A new kind of move or step adds lines to the golden files.

python -m tests.test_actions    writes what is new (it refuses to change an old line)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

import monstrerie
from monstrerie.games import INCLUDED

from .golden import FOLDER


def ids(name: str) -> Iterator[str]:
    """Every action id with its move, on a table just laid."""
    game = monstrerie.game(name)
    state = game.new(game.players.start, seed=2016).state
    for action in range(game.actions):
        move = game.move(state, action)
        if game.action(state, move) == action:
            yield f"{action} {json.dumps(game.encode(move))}"


def steps(name: str) -> Iterator[str]:
    """The name of every step in a position, whether it has a seat, and how much else it is about. A class may
    have another name (`Written.former`).
    """
    game = monstrerie.game(name)
    players = game.players.start
    options = {option: described.default for option, described in game.options.items()}
    layout = game.prepared(players, options, game.components()).layout
    for step in sorted(game.notation(players, options, layout).steps, key=lambda step: step.name):
        yield f"{step.name}{'@' * step.asks} {len(step.arguments)}"


FROZEN: Final[list[tuple[str, str, Callable[[str], Iterator[str]]]]] = [
    *(("actions", name, ids) for name in INCLUDED if not monstrerie.game(name).simulated),
    *(("steps", name, steps) for name in INCLUDED),
]


def file_of(folder: str, name: str) -> Path:
    """Where it is frozen."""
    return FOLDER / folder / f"{name}.txt"


@pytest.mark.parametrize(("folder", "name", "found"), FROZEN, ids=[f"{each[0]}-{each[1]}" for each in FROZEN])
def test_nothing_is_renumbered_or_renamed(
    folder: str, name: str, found: Callable[[str], Iterator[str]]
) -> None:
    file = file_of(folder, name)
    frozen = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    assert [*found(name)] == frozen, "changed, or new and not recorded yet: python -m tests.test_actions"


if __name__ == "__main__":
    for folder, name, found in FROZEN:
        file = file_of(folder, name)
        old = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        now = list(found(name))
        missing = set(old) - set(now)
        assert not missing, f"{folder} of {name}: these were given away and stay: {sorted(missing)}"
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
