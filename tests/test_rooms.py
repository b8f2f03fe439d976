"""Every game is built to the same plan: the same modules under the same names, and tests beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import monstrerie

GAMES: Final = Path(monstrerie.__file__).parent / "games"
TESTS: Final = Path(__file__).parent / "games"
NAMES: Final = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())

NEEDED: Final = {
    "README.md",
    "__init__.py",
    "bot",
    "components.py",
    "components.toml",
    "moves.py",
    "names.py",
    "observation.py",
    "redraw.py",
    "rules",
    "rules.en.md",
    "rules.fr.md",
    "state.py",
    "terminal.py",
    "view.py",
}
OPTIONAL: Final = {"preview.py", "school.py", "school.toml", "view_types.py"}
OWN: Final = {
    # The simulated city, and its measures, which are read without the physics engine.
    "rampage": {"physics", "city.toml", "measures.py"},
}


def found(folder: Path) -> set[str]:
    return {entry.name for entry in folder.iterdir() if entry.name != "__pycache__"}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_modules_of_the_plan_and_no_others(name: str) -> None:
    here = found(GAMES / name)
    assert here - NEEDED - OPTIONAL - OWN.get(name, set()) == set(), "a module that no other game has"
    assert NEEDED - here == set(), "a module that the other games have"


@pytest.mark.parametrize("name", NAMES)
def test_rules_and_bots_are_flat_folders_of_modules(name: str) -> None:
    for folder in ("rules", "bot"):
        assert all(entry.endswith(".py") for entry in found(GAMES / name / folder))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_tests_and_a_table_to_play_them_on(name: str) -> None:
    here = found(TESTS / name)
    assert {"__init__.py", "tables.py"} <= here
    helpers = {"dungeon_lords": {"story.py"}, "rampage": {"physics", "toy.py"}}.get(name, set())
    others = {entry for entry in here if not entry.startswith("test_")}
    assert others - {"__init__.py", "tables.py"} == helpers
