"""Every sentence that the rules name exists in both languages, and none is idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core.text import bundle
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.state import CARDS

SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(GAME.folder.rglob("*.py"))
    if file.name != "test_texts.py"
)
NAMED = set(re.findall(r'"((?:ra|rampage)-[a-z0-9-]+)"', SOURCES))
MADE_UP = ("option-rampage", "ra-phase-", "ra-card-", "rampage")
PAGE = Path(monstrerie.__file__).parent / "locales" / "en" / "rampage.ftl"


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_every_named_sentence_exists(lang: str) -> None:
    missing = [key for key in NAMED if not bundle(lang).has_message(key)]
    assert missing == []
    for kind in CARDS:
        for card in kind:
            assert bundle(lang).has_message(f"ra-card-{card}") and bundle(lang).has_message(
                f"ra-card-{card}-text"
            )
    for name, option in GAME.options.items():
        assert bundle(lang).has_message(f"option-rampage-{name}-help")
        if not isinstance(option.default, bool):
            assert all(bundle(lang).has_message(f"option-rampage-{name}-{value}") for value in option.values)


def test_no_sentence_is_idle() -> None:
    keys = re.findall(r"(?m)^([a-z][a-zA-Z0-9_-]*) =", PAGE.read_text(encoding="utf-8"))
    assert [key for key in keys if key not in NAMED and not key.startswith(MADE_UP)] == []


def test_every_refusal_cites_a_rule_that_exists() -> None:
    cited = set(re.findall(r'"(RA-[A-Z]+-\d+[a-z]?)"', SOURCES))
    assert cited and [rule for rule in sorted(cited) if rule not in GAME.rules("en")] == []
