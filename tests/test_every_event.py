"""Every kind of event is declared with its data, recorded somewhere, and said with nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import monstrerie
from monstrerie import Event, Game
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED

from .harness import event_fault
from .sentences import messages, parsed

GAMES = [monstrerie.game(name) for name in INCLUDED]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_declared_is_recorded_and_said(game: Game) -> None:
    source = "".join(file.read_text() for file in (game.folder / "rules").glob("*.py"))
    assert [kind for kind in game.events if f'"{kind}"' not in source] == [], "recorded nowhere"
    assert [kind for kind in game.events for lang in LANGUAGES if kind not in parsed(lang)] == []
    asked = {
        kind: messages()[kind].arguments - set(declared.__struct_fields__)
        for kind, declared in game.events.items()
    }
    assert {kind: names for kind, names in asked.items() if names} == {}, "the sentence asks for more"


@pytest.mark.parametrize(
    ("kind", "data", "fault"),
    [
        ("mm-stolen", {}, "mm-stolen: not in the events of mighty-monsters"),
        ("mm-first", {}, "missing required field `seat`"),
        ("mm-first", {"seat": 0, "gold": 1}, "unknown field `gold`"),
        ("mm-first", {"seat": "Ani"}, "Expected `int`, got `str` - at `$.seat`"),
        ("mm-guards", {"levels": [1, 4]}, "Expected `int` <= 3 - at `$.levels[1]`"),
        ("mm-led", {"seat": 0, "faction": "knights"}, "none of the words of faction"),
    ],
)
def test_an_event_that_is_not_as_declared(kind: str, data: dict[str, Any], fault: str) -> None:
    assert fault in event_fault(monstrerie.game("mighty-monsters"), Event(kind, data))


def test_a_test_that_plays_a_wrong_event_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    game = monstrerie.game("mighty-monsters")
    declared = {kind: data for kind, data in game.events.items() if kind != "mm-first"}
    monkeypatch.setattr(type(game), "events", declared)
    with pytest.raises(AssertionError, match="mm-first: not in the events"):
        game.new(players=3, seed=1, factions="dealt")


def test_what_is_guessed_may_be_said_of_any_event() -> None:
    game = monstrerie.game("mighty-monsters")
    assert event_fault(game, Event("mm-first", {"seat": 0, "guess": True})) == ""
