"""The rules that players see: without developers' chapters and without the marks of the file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core import rulebook
from monstrerie.games import INCLUDED

DEVELOPERS = {"INV", "DEC", "HID", "RND", "RNG", "EX", "DAT", "DATA", "PHY"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", list(INCLUDED))
def test_players_see_players_rules(name: str, lang: str) -> None:
    book = monstrerie.game(name).rules(lang)
    shown = [rule for chapter in book.for_players() for rule in chapter.rules]
    assert shown and {rule.id.split("-")[1] for rule in shown}.isdisjoint(DEVELOPERS)
    cells = {rule.id: " ".join((rule.text, *rule.cells[:1])) for rule in shown}
    assert [id for id, text in cells.items() if re.search(r"\*\S|\S\*|`|\[|<", text)] == []


def test_the_same_rules_are_for_players_in_both_languages() -> None:
    for game in monstrerie.games().values():
        english, french = (
            {rule.id for chapter in game.rules(lang).for_players() for rule in chapter.rules}
            for lang in ("en", "fr")
        )
        assert english == french


def test_a_rule_asked_for_by_its_id_is_always_found() -> None:
    book = monstrerie.game("rampage").rules("en")
    assert book.rule("ra-phy-03").developers
    with_it = [rule.id for chapter in book.for_players("ra-phy-03") for rule in chapter.rules]
    without = [rule.id for chapter in book.for_players() for rule in chapter.rules]
    assert set(with_it) - set(without) == {"RA-PHY-03"}
    assert book.search("collision shapes") == []


def test_marks_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.en.md"
    file.write_text(
        """
## One
| XX-ONE-01 | **2 players:** A *bare* `WORD`, 2 * 3 * 4 *(see XX-RUL-02)*. | source |
## Two

<!-- for developers -->
| XX-TWO-01 | Hidden. | source |
### Two and a half
| XX-TWO-02 | Hidden with its parent. | source |
## Three
| XX-THREE-01 | Seen again. | source |
""",
        encoding="utf-8",
    )
    book = rulebook.read(file)
    assert [rule.id for chapter in book.for_players() for rule in chapter.rules] == [
        "XX-ONE-01",
        "XX-THREE-01",
    ]
    assert book.rule("XX-ONE-01").text == "2 players: A bare WORD, 2 * 3 * 4."
    assert len(book) == 4
