"""`greedy` plays, and the heuristics rank, as recorded, to the last bit. `python -m tests.bots.test_choices`
writes the record anew, after a wanted change.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import monstrerie
from bench import heuristics
from monstrerie.core.options import Value

FILE = Path(__file__).parent / "choices.json"
SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("mighty-monsters", 3, {}),
    ("mighty-monsters", 6, {"factions": "dealt"}),
    ("dungeon-lords", 2, {}),
    ("dungeon-lords", 3, {"rules": "first"}),
    ("dungeon-lords", 4, {"choose_locked": True, "special_events": "all"}),
    ("dungeon-petz", 2, {}),
]


def digest(game: str, players: int, options: dict[str, Value]) -> str:
    """Of a match."""
    return heuristics.watch(monstrerie.game(game), players, options, 1, {f: [] for f in heuristics.FIGURES})


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_greedy_chooses_as_recorded(game: str, players: int, options: dict[str, Value]) -> None:
    assert digest(game, players, options) == json.loads(FILE.read_text())[f"{game}-{players}"]


if __name__ == "__main__":
    made = {f"{game}-{players}": digest(game, players, options) for game, players, options in SETTINGS}
    FILE.write_text(json.dumps(made, indent=1) + "\n")
