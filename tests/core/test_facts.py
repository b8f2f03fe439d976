"""Component facts in words: every guess of every game has a label and says its values, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core import facts, text
from monstrerie.core.components import Fact

GAMES = list(monstrerie.games())
CARDS = Fact([[3, 5], [4, 6]], "guess")


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_guess_is_said_in_words(name: str, lang: str) -> None:
    game = monstrerie.game(name)
    components = game.components()
    for path in components.guesses():
        fact = components.facts[path]
        assert facts.unsaid(game, path, fact, lang) == [], f"{lang}: {path}"
        label, value = facts.said(game, path, fact, lang)
        assert label != path and value, path
        assert not set("[]{}\"'_") & set(label + value), (path, label, value)


@pytest.fixture
def named(tmp_path: Path) -> Iterator[monstrerie.Game]:
    """A game that names some facts."""
    said = {
        "en": "boo-fact-cards = Cards of level { $item ->\n [level-1] 1\n [level-2] 2\n *[other] ?\n }\n"
        "    .pair = { $first }–{ $second }\n"
        "boo-fact-treat = Treats\n"
        "    .value = { $value } g\n"
        "boo-fact-word = { $word ->\n [cost] cost\n [free] no charge\n"
        " [Y] yellow\n [G] green\n *[other] ?\n }\n",
        "fr": "boo-fact-cards = Cartes\nboo-fact-word = { $word ->\n [cost] prix\n *[other] ?\n }\n",
    }
    for lang, lines in said.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "boo.ftl").write_text(lines, encoding="utf-8")
    text.add_folder(tmp_path)
    facts._words.cache_clear()

    class Boo:
        name = "boo"

    yield Boo()  # type: ignore[misc]
    text.FOLDERS.remove(tmp_path)
    text.bundle.cache_clear()
    facts._words.cache_clear()


def test_a_parent_path_names_what_is_below_it(named: monstrerie.Game) -> None:
    assert facts.said(named, "cards.level-1", CARDS, "en") == ("Cards of level 1", "3–5; 4–6")
    assert facts.unsaid(named, "cards.level-1", CARDS, "en") == []
    # Below the path there is a thing that the message doesn't name.
    assert facts.unsaid(named, "cards.level-3", CARDS, "en") == ["cards.level-3"]
    assert facts.unsaid(named, "dice.level-1", CARDS, "en") == ["dice.level-1"]


def test_values_are_said_in_words(named: monstrerie.Game) -> None:
    def value(said: object, lang: str = "en") -> str:
        return facts.said(named, "cards.level-1", Fact(said, "guess"), lang)[1]

    assert value(-1.5) == "−1.5" and value(-1.5, "fr") == "−1,5" and value(8.0) == "8"
    assert value([1, 2, 3]) == "1, 2, 3" and value([3, 5], "fr") == "3, 5"
    assert value({"cost": {}, "free": True}) == "cost: none; no charge"
    assert value({"cost": 2}, "fr") == "prix\u00a0: 2"
    assert value("YGG") == "yellow, green, green"
    assert value([{"cost": 1}, {"cost": 2}]) == "cost: 1; cost: 2"
    assert facts.unsaid(named, "cards.level-1", Fact({"zorg": "YZ"}, "guess"), "en") == ["zorg", "YZ"]
    assert facts.said(named, "treat", Fact(3, "guess"), "en") == ("Treats", "3 g")
