"""Action ids never change: agents were trained on them. A new kind of move adds lines to the golden files.

python -m tests.test_actions    writes the ids of new moves (it refuses to change an old one)
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import monstrerie
from monstrerie.games import INCLUDED

from .golden import FOLDER

GAMES = [name for name in INCLUDED if not monstrerie.game(name).simulated]


def ids(name: str) -> Iterator[str]:
    """Every action id with its move, on a table just laid."""
    game = monstrerie.game(name)
    state = game.new(game.players.start, seed=2016).state
    for action in range(game.actions):
        move = game.move(state, action)
        if game.action(state, move) == action:
            yield f"{action} {json.dumps(game.encode(move))}"


@pytest.mark.parametrize("name", GAMES)
def test_ids_stay(name: str) -> None:
    file = FOLDER / "actions" / f"{name}.txt"
    frozen = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    assert [*ids(name)] == frozen, (
        "an id changed, or a new one is not recorded yet: python -m tests.test_actions"
    )


if __name__ == "__main__":
    for name in GAMES:
        file = FOLDER / "actions" / f"{name}.txt"
        old = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        now = list(ids(name))
        missing = set(old) - set(now)
        assert not missing, f"{name}: these ids were given away and stay: {sorted(missing)}"
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
