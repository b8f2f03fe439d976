"""The rules as people read them: both languages complete, the numbers those of the shipped city, readings
told as such.
"""

from __future__ import annotations

import re

import pytest

import monstrerie
from monstrerie.games.rampage import GAME, measures

CONSTANT = re.compile(r"`([A-Z0-9_]+)`")


def constants(lang: str) -> dict[str, list[float]]:
    """The numbers that the last table of the rules gives for each constant."""
    text = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    found: dict[str, list[float]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        names = CONSTANT.findall(cells[0]) if line.startswith("| `") else []
        values = [re.findall(r"-?\d+(?:\.\d+)?", part) for part in cells[1].split(",")] if names else []
        for number, value in enumerate(values):
            # One constant may have several numbers: a length and an angle.
            found.setdefault(names[min(number, len(names) - 1)], []).extend(map(float, value))
    return found


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_the_constants_of_the_rules_are_those_of_the_city(lang: str) -> None:
    said, facts = constants(lang), measures.shipped().facts
    shipped: dict[str, list[float]] = {}
    for fact in facts.values():
        noted = re.match(r"[A-Z0-9]+_[A-Z0-9]+|STEP", fact.note or "")
        if noted and isinstance(fact.value, int | float):
            shipped.setdefault(noted[0], []).append(float(fact.value))
    assert len(shipped) > 25
    for name, values in shipped.items():
        assert said[name][: len(values)] == values, name


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_sizes_and_weights_of_the_rules_are_those_of_the_city(lang: str) -> None:
    text = (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8").replace("\u00a0", " ")
    facts = measures.shipped().facts
    for piece, label in (
        ("body", {"en": "| Body:", "fr": "| Corps :"}),
        ("paws", {"en": "| Paws |", "fr": "| Pattes |"}),
        ("vehicle", {"en": "| Vehicle |", "fr": "| Véhicule |"}),
    ):
        (line,) = [line for line in text.splitlines() if line.startswith(label[lang])]
        assert f"{facts[f'pieces.{piece}'].value['mass']:g} g" in line, line
    (ruins,) = [
        line for line in text.splitlines() if line.startswith(("| Ruin height", "| Hauteur des Ruines"))
    ]
    numbers = [float(number) for number in re.findall(r"\d+", ruins)]
    assert numbers == [facts["board.ruin-height"].value, facts["board.sidewalk"].value]


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
