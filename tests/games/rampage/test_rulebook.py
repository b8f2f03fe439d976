"""The rules as people read them: both languages complete, constants told with their values, readings told as
such.
"""

from __future__ import annotations

import re

import pytest

import monstrerie
from monstrerie.games.rampage import GAME, measures


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_the_rules_print_every_constant_with_its_value(lang: str) -> None:
    """`tools/generate.py` takes the numbers from `city.toml`, where a note names the constant."""
    texts = [rule.text for rule in GAME.rules(lang)]
    constants: dict[str, list[str]] = {}
    for fact in measures.shipped().facts.values():
        named = re.match(r"[A-Z0-9]+_[A-Z0-9]+|STEP", fact.note)
        if named and isinstance(fact.value, int | float):
            number = f"{fact.value:g}".replace(".", "," if lang == "fr" else ".")
            constants.setdefault(named[0], []).append(number)
    assert len(constants) > 25
    for name, numbers in constants.items():
        # One constant may have several numbers: a length and an angle.
        value = r" [^(). ]+ \w+ ".join(map(re.escape, numbers))
        assert any(re.search(rf"\b{name} (\(|= ){value}(?![\d.,]\d)", text) for text in texts), name


def test_the_french_rules_are_as_complete_as_the_english_ones() -> None:
    english, french = GAME.rules("en"), GAME.rules("fr")
    assert [rule.id for rule in english] == [rule.id for rule in french]
    assert sum(rule.id.startswith("AMB-") for rule in french) == 56
    for rule in french:
        assert rule.text and rule.text != english.rule(rule.id).text, rule.id


@pytest.mark.parametrize(("lang", "word"), [("en", "is a reading"), ("fr", "une lecture")])
def test_rulings_that_lean_on_a_reading_say_so(lang: str, word: str) -> None:
    rules = GAME.rules(lang)
    for ruling in ("AMB-05", "AMB-27", "AMB-28", "AMB-49"):
        assert word in rules.rule(ruling).cells[-2] + rules.rule(ruling).cells[-1], ruling
        assert not rules.rule(ruling).developers, "players find it"


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_players_rules_name_no_constant_and_no_man(lang: str) -> None:
    for chapter in GAME.rules(lang).for_players():
        for rule in chapter.rules:
            assert not re.search(r"[A-Z]{3,}_[A-Z]", rule.text), rule.id
            if lang == "en":
                assert not re.search(r"\b(he|his|him|himself)\b", rule.text), rule.id
                assert not re.search(r"colour|neighbour|grey|Paralys", rule.text), rule.id
            else:
                assert not re.search(r"écran|Gueule|plateau Fuite|transfert|\bSW\b|\bNW\b", rule.text), (
                    rule.id
                )
