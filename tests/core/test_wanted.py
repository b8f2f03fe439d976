"""What a refused component should be is said in the reader's language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import monstrerie
from monstrerie import BadComponents
from monstrerie.core.errors import Problem
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED, rampage
from monstrerie.games.rampage.rules.port import Fault, Misbehaved
from tests.sentences import text_faults

GAMES = Path(monstrerie.__file__).parent / "games"
CHECKS = sorted([*GAMES.glob("*/components.py"), *GAMES.glob("*/measures.py")])
REFUSED: list[tuple[str, str, Any, str]] = [
    ("mighty-monsters", "guards.level-1.loot_range", [7, 5], "mm-wanted-range"),
    ("mighty-monsters", "king.tiles", {0: {"banned": [1, 2]}}, "mm-wanted-banned"),
    ("mighty-monsters", "king.tiles", {0: {"hand": [1, 2]}}, "mm-wanted-hand"),
    ("dungeon-lords", "board.evilness_start", 0, "dl-wanted-evilness"),
    ("dungeon-lords", "board.entrance", [1, 4], "dl-wanted-entrance"),
    ("dungeon-lords", "board.tunnels", [[1, 4]], "dl-wanted-connected"),
    ("dungeon-lords", "combat.suggestion.year", 2, "dl-wanted-cards"),
    ("dungeon-lords", "rooms.mint.year", 2, "dl-wanted-rooms"),
    ("dungeon-lords", "monsters.troll.attacks", [3], "wanted-numbers"),
    ("dungeon-petz", "table.extra_imps", [1, 2, 3, 7], "dp-wanted-rounds"),
    ("dungeon-petz", "table.imps_home", 5, "dp-wanted-imps-home"),
    ("dungeon-petz", "cages.initial", {"strength": 16}, "dp-wanted-symbols"),
    ("dungeon-petz", "pets.birdie.bars", "YP", "dp-wanted-bars"),
    ("dungeon-petz", "books.fun-with-food", "YY", "dp-wanted-book"),
    ("rampage", "characters.anarchist", {"pair": ["green"], "points": 3}, "ra-wanted-pair"),
    ("rampage", "city.ruins.ST", {"floors": 2}, "ra-wanted-places"),
]
"""A game, a path, a value that can't be there (or changes in the shipped one), and what is said."""


def changed(value: Any, change: Any) -> Any:
    """The shipped value with some of its parts changed."""
    if isinstance(value, list) and isinstance(change, dict):
        return [change.get(number, part) for number, part in enumerate(value)]
    if isinstance(value, list) and change and isinstance(change[0], list):
        return [*value, *change]
    return {**value, **change} if isinstance(value, dict) else change


@pytest.mark.parametrize(("name", "path", "value", "key"), REFUSED, ids=[row[3] for row in REFUSED])
def test_what_a_component_should_be_is_said(name: str, path: str, value: Any, key: str) -> None:
    game = monstrerie.game(name)
    own: Any = changed(game.components().facts[path].value, value)
    for part in reversed(path.split(".")):
        own = {part: own}
    with pytest.raises(BadComponents) as caught:
        game.components(own)
    wanted = caught.value.data["wanted"]
    assert isinstance(wanted, Problem) and wanted.key == key
    said = {lang: caught.value.say(lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert wanted.say(lang) in said[lang]
        # The words of the file stay as they are.
        assert text_faults(wanted.say(lang).replace(wanted.data.get("known", "\n"), "Urka"), lang) == []
    assert wanted.say("en") != wanted.say("fr")


@pytest.mark.parametrize("file", CHECKS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_check_of_components_is_worded_in_the_code(file: Path) -> None:
    """Numbers, ranges and names out of the file may stand there; words are messages."""
    wanted = [
        node.args[3]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "check"
    ]
    written = [
        part.value
        for each in wanted
        if isinstance(each, ast.Constant | ast.JoinedStr)
        for part in (each.values if isinstance(each, ast.JoinedStr) else [each])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    assert [words for words in written if re.search(r"[^\W\d_]", words)] == []


def test_every_game_checks_its_components() -> None:
    assert {file.relative_to(GAMES).parts[0].replace("_", "-") for file in CHECKS} == set(INCLUDED)


@pytest.mark.parametrize("fault", ["number", "place", "judgement", "engine"])
def test_a_city_that_cannot_be_built_says_why(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Misbehaved(fault, "internal words")

    monkeypatch.setattr(rampage.Rampage, "_taped", fail)
    with pytest.raises(BadComponents) as caught:
        monstrerie.game("rampage").new(2, seed=1)
    for lang in LANGUAGES:
        said = caught.value.say(lang)
        assert "internal" not in said and text_faults(said, lang) == []
    assert caught.value.data["problem"].data == {"fault": fault}
