"""Every sentence that the rules name exists in both languages, and none is idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import monstrerie
from monstrerie import Move
from monstrerie.core.text import bundle
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.moves import Restart
from monstrerie.games.rampage.state import CARDS

from .tables import FLICK, OUT, Table, table, throw

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


def refused(t: Table, move: Move, lang: str) -> str:
    refusal = t.match.why_not(0, move)
    assert refusal is not None
    return monstrerie.say(refusal, lang)


@pytest.mark.rule("RA-CMP-04", "RA-THROW-01")
def test_vehicles_are_counted_from_one_in_every_sentence() -> None:
    t = table("A B", at={"A": "N", "B": "S"})
    assert monstrerie.say(throw(0), "en").startswith("Throw vehicle 1 ")
    assert monstrerie.say(throw(0), "fr").startswith("Projeter le Véhicule 1 ")
    assert refused(t, throw(1), "en") == "Vehicle 2 is in no neighbourhood of yours."
    assert refused(t, throw(1), "fr") == "Le Véhicule 2 n’est pas dans votre Quartier."
    for none in (throw(4), throw(-1)):
        assert refused(t, none, "en") == "There is no such vehicle: they are numbered 1 to 4."
        assert refused(t, none, "fr").endswith("ils sont numérotés de 1 à 4.")
    (thrown,) = [event for event in t.do("A", throw(0)) if event.kind == "ra-thrown"]
    assert "vehicle 1 " in monstrerie.say(thrown, "en") and "Véhicule 1 " in monstrerie.say(thrown, "fr")


@pytest.mark.rule("RA-SET-11", "RA-MOVE-10")
def test_starting_spaces_are_counted_from_one_in_every_sentence() -> None:
    t = table("A B")
    t.next({"paws-0": OUT}).do("A", FLICK)
    for space in range(8):
        assert monstrerie.say(Restart(space), "en") == f"Start from space {space + 1}"
        assert monstrerie.say(Restart(space), "fr") == f"Repartir de l’emplacement {space + 1}"
    taken = t.position.pieces["paws-1"].space
    assert refused(t, Restart(taken), "en") == f"Starting space {taken + 1} is taken."
    assert refused(t, Restart(taken), "fr") == f"L’emplacement {taken + 1} est occupé."
    for none in (Restart(4), Restart(-1)):
        assert refused(t, none, "en") == "There is no such starting space: they are numbered 1 to 4."
        assert refused(t, none, "fr").endswith("ils sont numérotés de 1 à 4.")


def test_no_sentence_is_idle() -> None:
    keys = re.findall(r"(?m)^([a-z][a-zA-Z0-9_-]*) =", PAGE.read_text(encoding="utf-8"))
    assert [key for key in keys if key not in NAMED and not key.startswith(MADE_UP)] == []


def test_every_refusal_cites_a_rule_that_exists() -> None:
    cited = set(re.findall(r'"(RA-[A-Z]+-\d+[a-z]?)"', SOURCES))
    assert cited and [rule for rule in sorted(cited) if rule not in GAME.rules("en")] == []
