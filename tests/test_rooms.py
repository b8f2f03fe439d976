"""Every game is built to the same plan: the same modules under the same names, and tests beside them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import monstrerie
from monstrerie.core.game import Game
from monstrerie.core.simulated import Simulated

from .games.table import BaseTable

GAMES: Final = Path(monstrerie.__file__).parent / "games"
TESTS: Final = Path(__file__).parent / "games"
NAMES: Final = sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())

NEEDED: Final = {
    "README.md",
    "__init__.py",
    "bot",
    "components.py",
    "components.toml",
    "events.py",
    "moves.py",
    "names.py",
    "observation.py",
    "overview.en.ftl",
    "overview.fr.ftl",
    "overview.py",
    "position.py",
    "redraw.py",
    "rules",
    "rules.en.md",
    "rules.fr.md",
    "state.py",
    "terminal.py",
    "view.py",
}
# `practice.py`: a further course of the school.
OPTIONAL: Final = {
    *("explain.py", "guide.py", "practice.py", "preview.py", "school.py", "school.toml", "view_types.py"),
}
OWN: Final = {
    # The simulated city, and its measures, which are read without the physics engine.
    "rampage": {"physics", "city.toml", "measures.py"},
}

RULES: Final = {
    "action",
    "box",
    "breakdown",
    "layout",
    "move",
    "notation",
    "not_your_turn",
    "places",
    "points",
    "looks",
    "redraw",
    "reshuffle",
    "rests_on",
    "start",
    "view",
    "words",
}
"""All that a game overrides of `Game`: a new interest of bots, learners or screens belongs into a part."""
PHYSICS: Final = {"freedom", "missing", "moves", "open", "perform", "prepare", "refuse", "shape", "vary"}
"""What one with a physics engine overrides besides, and nobody else."""
PARTS: Final = {"bot", "explain", "guide", "observation", "overview", "preview", "school", "terminal"}


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


SHARED: Final = {"bot", "leaves", "matches", "sentences", "setup", "terminal"}
"""Tests that every game has: its bots, counts of small trees, whole matches, what is said, and so on."""
CHAPTERS: Final = {
    # Tests of a chapter that several modules make, or of what comes from outside.
    "mighty_monsters": {"end", "variants"},
    "dungeon_lords": {"adventurers", "general", "new_season", "planning", "second_year"},
    "dungeon_petz": {"end"},
    "rampage": {"actions", "bad_input", "facing", "hostile", "powers", "rulebook", "tremor"},
}
ACTS: Final = ("play", "moves", "why_not", "run", "happens", "heard")
"""What one does at the table of any game's tests, see `games/table.py`."""
HELPERS: Final = {"dungeon_lords": {"story.py"}, "rampage": {"physics", "toy.py"}}


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_a_game_are_named_after_what_they_test(name: str) -> None:
    here, game = modules(TESTS / name), GAMES / name
    tests = {module.removeprefix("test_") for module in here if module.startswith("test_")}
    tested = modules(game) | modules(game / "rules") | modules(game / "bot")
    assert SHARED - tests == set(), "tests that the other games have"
    assert tests - SHARED - tested == CHAPTERS.get(name, set()), "tests of no module and of no chapter"
    others = found(TESTS / name) - {f"{module}.py" for module in here if module.startswith("test_")}
    assert others == {"__init__.py", "tables.py"} | HELPERS.get(name, set())


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_the_tests_has_the_same_acts(name: str) -> None:
    table = import_module(f"tests.games.{name}.tables").Table
    assert issubclass(table, BaseTable)
    assert [act for act in ACTS if not hasattr(table, act)] == []
    others = {"do", "may", "offers", "plays", "refused", "why"}
    assert sorted(others & set(dir(table))) == [], "another word for one of the acts"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_overrides_its_rules_and_has_parts_for_the_rest(name: str) -> None:
    game = monstrerie.game(name.replace("_", "-"))
    own = {hook for hook in vars(type(game)) if callable(getattr(Game, hook, None)) and hook[0] != "_"}
    parts = {part for part in PARTS if part in vars(type(game))}
    assert own - parts <= (RULES | PHYSICS if game.simulated else RULES)
    assert {"bot", "observation", "terminal"} <= parts
    modules = {entry.removesuffix(".py") for entry in found(GAMES / name)}
    assert parts <= modules, "a part stands in the module of its name"


def test_what_a_game_has_to_override_are_rules() -> None:
    assert set(Game.__abstractmethods__) <= RULES
    assert set(Simulated.__abstractmethods__) - RULES <= PHYSICS


def test_nobody_asks_for_physics_by_counting_action_ids() -> None:
    asked = re.compile(
        r"(if|not|and|or) (\w+\.)*game(\(\w+\))?\.actions\b(?! [<>%])|game(\(\w+\))?\.actions (==|!=|or) "
    )
    files = [*GAMES.parent.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]
    assert [str(file) for file in files if asked.search(file.read_text(encoding="utf-8"))] == []


def test_the_tests_of_the_physics_are_named_after_what_they_test() -> None:
    tests = {module.removeprefix("test_") for module in modules(TESTS / "rampage" / "physics")} - {"tables"}
    assert tests - modules(GAMES / "rampage" / "physics") == {"cards", "convergence"}
