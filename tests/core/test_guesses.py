"""Guessed values where they bite: marked in the events of a match, in the terminal's log and drawings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import monstrerie
from monstrerie import LANGUAGES, Event, Match, Rng
from monstrerie.cli.drawing import log_line
from monstrerie.core.text import sentence

MARKED = {
    "mighty-monsters": {"mm-turned", "mm-healed"},
    "dungeon-lords": {"dl-special", "dl-special-coming", "dl-sprung", "dl-card", "dl-fatigue", "dl-cast"},
    "dungeon-petz": {"dp-stands", "dp-award", "dp-new-cage", "dp-new-addon", "dp-invited"},
}
"""Events that a match of a few seeds has with a guessed number in them."""


def owned(name: str) -> monstrerie.Components:
    """The box as shipped, every value read off it by its owner."""
    shipped = monstrerie.game(name).components()
    return monstrerie.Components(
        {path: monstrerie.Fact(fact.value, "certain") for path, fact in shipped.facts.items()}
    )


def events(match: Match) -> Iterator[Event]:
    """All that happens in a match of random moves."""
    dice = Rng(match.seed)
    yield from match.opening_events
    while not match.over:
        seat = match.to_act[0]
        yield from match.play(seat, match.game.sample(match, seat, dice))


def played(name: str, own: bool = False) -> list[Event]:
    game = monstrerie.game(name)
    options = {"special_events": "all"} if name == "dungeon-lords" else {}
    return [
        event
        for seed in (1, 2, 3)
        for event in events(game.new(3, seed, owned(name) if own else None, **options))
    ]


@pytest.mark.parametrize("name", MARKED)
def test_events_with_guessed_numbers_are_marked(name: str) -> None:
    events = played(name)
    marked = {event.kind for event in events if event.data.get("guess")}
    assert marked >= MARKED[name]
    game = monstrerie.game(name)
    guesses = set(game.components().guesses())
    match = game.new(3, 1)
    for event in events:
        grounds = game.rests_on(match.state, event)
        assert set(grounds) <= set(game.components().facts), "every path is one of the box"
        assert bool(event.data.get("guess")) == bool(guesses & set(grounds))


@pytest.mark.parametrize("name", MARKED)
def test_nothing_is_a_guess_for_an_owner(name: str) -> None:
    assert not [event for event in played(name, own=True) if "guess" in event.data]


def test_a_trap_is_marked_in_the_year_whose_effect_is_a_guess() -> None:
    sprung = [event.data for event in played("dungeon-lords") if event.kind == "dl-sprung"]
    guessed = {(data["year"], data["trap"]) for data in sprung if data.get("guess")}
    assert guessed and {year for year, _ in guessed} == {2}
    assert any(data["year"] == 1 for data in sprung)


def test_a_sale_is_marked_when_the_customer_is_a_guess() -> None:
    game = monstrerie.game("dungeon-petz")
    match = game.new(4, 1)
    facts = game.components().facts
    certain = next(
        path.removeprefix("customers.")
        for path, fact in facts.items()
        if path.startswith("customers.") and fact.confidence != "guess"
    )
    events = [Event("dp-sold", {"customer": name}) for name in ("lich-lord", certain)]
    marked = game.marked(match.state, events, match.guesses)
    assert [event.data.get("guess") for event in marked] == [True, None]


def test_the_runaway_board_of_rampage_is_marked() -> None:
    game = monstrerie.game("rampage")
    guesses = frozenset(game.components().guesses())
    events = [
        Event("ra-effect", {"seat": 0, "effect": "row-2"}),
        Event("ra-effect", {"seat": 0, "effect": "green"}),
        Event("ra-row-6", {"seat": 0}),
        Event("ra-swallowed", {"seat": 0}),
    ]
    assert [event.data.get("guess") for event in game.marked(None, events, guesses)] == [
        True,
        True,
        True,
        None,
    ]
    assert game.marked(None, events, frozenset({"runaway.zones"}))[0] is events[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_the_terminal_says_so(lang: str) -> None:
    data = {"guard": 1, "level": 1, "strength": 5, "loot": 3, "whim": False}
    plain = log_line(Event("mm-turned", data), lang, ["Ani", "Bo", "Cy"])
    marked = log_line(Event("mm-turned", {**data, "guess": True}), lang, ["Ani", "Bo", "Cy"])
    assert "≈" not in plain
    assert marked == f"{plain} [dim]{sentence('guessed-value', {}, lang)}[/]" and "≈" in marked
