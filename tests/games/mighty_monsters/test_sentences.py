"""What players are told: numbers as the king's tile makes them, sentences by effect, marks of guesses."""

from __future__ import annotations

import re
from typing import Any

import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.text import sentence
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Lead, Play
from monstrerie.games.mighty_monsters.state import Raid
from monstrerie.games.mighty_monsters.terminal import draw

from ... import harness
from .tables import table

NAMES = ["Anna", "Bob", "Émile", "Odile", "Yves", "Zoé"]
SHIPPED: list[dict[str, Any]] = GAME.components().tree()["king"]["tiles"]


def guards(tile: int, stand: dict[str, str] | None = None, seat: str = "Ani") -> list[dict[str, Any]]:
    at = table("Ani Inga Frank", ["L1/6", "L2/8", "L3/10"], stand, turn=seat, tile=tile)
    found: list[dict[str, Any]] = at.match.view(0)["guards"]
    return found


@pytest.mark.rule("MM-KING-12")
def test_ranges_are_shown_as_the_tile_makes_them() -> None:
    first, second, last = guards(12)
    assert last["strength_now"] == [4, 7] and last["loot_now"] == [5, 10]
    assert last["strength_range"] == [7, 10] and last["loot_range"] == [10, 15]
    assert last["whim"] == {"strength": -3, "loot": -5, "pairs": False}
    for guard in (first, second):
        assert guard["whim"] is None
        assert (guard["strength_now"], guard["loot_now"]) == (guard["strength_range"], guard["loot_range"])


@pytest.mark.rule("MM-WHIM-11")
def test_a_range_of_loot_never_goes_below_nothing() -> None:
    own = {"king": {"tiles": [{"guards": "first", "loot": -6}] * 12}}
    view = GAME.new(3, seed=1, whim=True, factions="dealt", components=own).view(0)
    assert min(view["guards"][0]["loot_now"]) >= 0


@pytest.mark.rule("MM-KING-02", "MM-KING-08")
def test_tiles_that_look_at_pairs_change_complete_pairs_only() -> None:
    open_pairs = {"G1": "Inga 2, Frank 2", "G2": "Inga 1, -"}
    assert [guard["whim"] for guard in guards(2, open_pairs)] == [
        {"strength": 0, "loot": 3, "pairs": True},
        None,
        None,
    ]
    assert [guard["whim"] for guard in guards(8)] == [None] * 3  # all totals are 0, and no pair stands
    assert all(guard["whim"] is None for guard in guards(8, open_pairs))


def test_ranges_are_what_the_fights_then_hold() -> None:
    for seed in range(30):
        match = GAME.new(4, seed=seed, whim=True, factions="dealt")
        dice = Rng(seed)
        while not match.over:
            seat = match.to_act[0]
            before = match.view(seat)["guards"]
            pairs = match.view(seat)["king"]["effect"]["guards"] in ("equal-pairs", "weakest-pairs")
            moves = match.moves(seat)
            for event in match.play(seat, moves[dice.below(len(moves))]):
                if event.kind == "mm-turned" and not pairs:
                    guard = before[event.data["guard"] - 1]
                    low, high = guard["strength_now"]
                    least, most = guard["loot_now"]
                    assert low <= event.data["strength"] <= high
                    assert least <= event.data["loot"] <= most


@pytest.mark.rule("MM-KING-07")
def test_hearts_show_what_healing_costs_this_round() -> None:
    at = table("Ani Inga Frank", stand={"G1": "Inga 4, -"}, hands={"Ani": [3, 4, 5]}, turn="Ani", tile=7)
    view = at.match.view(0)
    assert [(card["strength"], card["healing"], card["printed_healing"]) for card in view["hand"]] == [
        (3, 2, 2),
        (4, 4, 2),
        (5, 4, 3),
    ]
    assert view["guards"][0]["monsters"][0]["healing"] == 4
    # A cost that the king names is no guess.
    assert [card["guessed"] for card in view["hand"]] == [True, False, False]


@pytest.mark.rule("MM-HEAL-01")
def test_a_card_that_is_played_tells_its_healing_cost() -> None:
    match = GAME.new(3, seed=2, factions="dealt")
    events = []
    while not match.over:
        events += match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    played = [event.data for event in events if event.kind in ("mm-placed", "mm-replaced", "mm-replaced-own")]
    assert len(played) > 30
    assert {(data["strength"], data["healing"]) for data in played} <= {
        (1, 1),
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 3),
    }


def test_the_fights_are_announced_once_a_round() -> None:
    match = GAME.new(3, seed=2, factions="dealt")
    kinds: list[str] = []
    while not match.over:
        kinds += [event.kind for event in match.play(match.to_act[0], match.moves(match.to_act[0])[0])]
    assert kinds.count("mm-fights") == 6
    assert all(kinds[at + 1] == "mm-turned" for at, kind in enumerate(kinds) if kind == "mm-fights")


def test_nothing_negative_is_called_the_treasury() -> None:
    assert "treasury" not in GAME.new(3, seed=1).view(0)


# --- the king's tiles ---------------------------------------------------------------------------------------


def whim(effect: dict[str, Any], lang: str = "en") -> str:
    own = {"king": {"tiles": [effect] * 12}}
    match = GAME.new(3, seed=1, whim=True, factions="dealt", components=own)
    (event,) = (event for event in match.opening_events if event.kind == "mm-whim")
    king = match.view(None)["king"]["sentence"]
    assert sentence(king["key"], king["data"], lang) == monstrerie.say(event, lang)
    return monstrerie.say(event, lang).replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("tile", "en", "fr"),
    [
        (1, "No monster of strength 1 may be played.", "Aucun monstre de force 1 ne peut être joué."),
        (
            2,
            "Each guard between two equally strong monsters has +3 loot.",
            "Pour chaque garde entre deux monstres de même force : +3 de butin.",
        ),
        (3, "Everyone plays with 3, 4 and 5 in hand.", "Chacun joue avec 3, 4 et 5 en main."),
        (4, "The first guard has +3 loot.", "Pour le premier garde : +3 de butin."),
        (
            5,
            "Each of the first two guards has −2 loot.",
            "Pour chacun des deux premiers gardes : −2 de butin.",
        ),
        (
            7,
            "Healing costs 4 gold for each monster of strength 4 and 5.",
            "Les soins coûtent 4 pièces d’or par monstre de force 4 et 5.",
        ),
        (9, "Nothing changes this round.", "Rien ne change ce round."),
        (
            12,
            "The last guard has −5 loot and −3 strength.",
            "Pour le dernier garde : −5 de butin et −3 de force.",
        ),
    ],
)
def test_the_tiles_of_the_box_are_told_by_their_effect(tile: int, en: str, fr: str) -> None:
    assert whim(SHIPPED[tile - 1]) == f"The king’s whim. {en}"
    assert whim(SHIPPED[tile - 1], "fr") == f"Au bon vouloir du Roi. {fr}"


def test_an_owners_tile_is_told_as_it_is_and_not_as_its_number() -> None:
    assert whim({"guards": "last", "strength": 2}) == "The king’s whim. The last guard has +2 strength."
    both = {"banned": [2], "guards": "second", "loot": -1, "healing": 0, "healed": [5]}
    assert whim(both) == (
        "The king’s whim. No monster of strength 2 may be played. The second guard has −1 loot. "
        "Healing costs 0 gold for each monster of strength 5."
    )
    assert whim({"guards": "last"}) == "The king’s whim. Nothing changes this round."
    own = {"king": {"tiles": [{"guards": "last", "strength": 2}] * 12}}
    view = GAME.new(3, seed=1, whim=True, factions="dealt", components=own).view(None)
    assert (view["king"]["effect"]["guards"], view["king"]["effect"]["strength"]) == ("last", 2)
    drawn = draw(view, "en", NAMES)
    assert "The last guard has +2 strength." in drawn
    assert view["king"]["rule"] == "MM-WHIM-01"
    shipped = GAME.new(3, seed=1, whim=True, factions="dealt").view(None)["king"]
    assert shipped["rule"] == f"MM-KING-{shipped['tile']:02d}"


# --- moves, prompts, options --------------------------------------------------------------------------------


@pytest.mark.rule("MM-REPL-14", "MM-REPL-17")
def test_a_move_that_replaces_says_whom_and_for_how_much() -> None:
    stand = {"G1": "Inga 3, Ani 1", "G2": "Frank 2, -", "G3": "-, -"}
    at = table("Ani Inga Frank", ["L1/6", "L2/8", "L3/10"], stand, hands={"Ani": [4, 5]}, turn="Ani")
    names = ["Anna", "Émile", "Bob"]
    view = at.match.view(0)

    def said(strength: int, space: int, lang: str) -> str:
        move = Play(strength, space)
        return monstrerie.say(move, lang, names, GAME.words(view, 0, move))

    assert said(4, 0, "en") == "Replace Émile’s 3 above guard 1 with the 4 (1 gold)"
    assert said(4, 0, "fr") == "Remplacer le 3 d’Émile au-dessus du garde 1 par le 4 (1 pièce d’or)"
    assert said(4, 1, "en") == "Replace your own 1 below guard 1 with the 4 (1 gold)"
    assert said(4, 2, "en") == "Replace Bob’s 2 above guard 2 with the 4 (2 gold)"
    assert said(4, 2, "fr") == "Remplacer le 2 de Bob au-dessus du garde 2 par le 4 (2 pièces d’or)"
    assert said(4, 3, "en") == "Play the 4 below guard 2"
    assert GAME.words(view, 0, Lead("trolls")) == {} and GAME.words(view, 0, Play(4, 11)) == {}


def test_the_price_that_a_move_says_is_the_price_paid() -> None:
    def check(match: Match) -> None:
        seat = match.to_act[0]
        assert isinstance(match.state, Raid)
        for move in match.moves(seat):
            words = GAME.words(match.view(seat), seat, move)
            twin = match.copy()
            twin.play(seat, move)
            kinds = {event.kind for event in match.copy().play(seat, move)}
            if words:
                assert twin.view(None)["seats"][seat]["gold"] == match.state.gold[seat] - words["price"]
            assert bool(words) == bool(kinds & {"mm-replaced", "mm-replaced-own"})

    for seed in range(3):
        harness.play_randomly(GAME.new(3, seed=seed, factions="dealt"), seed, check)


def test_the_prompt_names_only_what_can_be_done() -> None:
    def prompt(stand: dict[str, str] | None, gold: int) -> str:
        at = table(stand=stand, hands={"Ani": [3, 4, 5]}, gold=gold, turn="Ani")
        prompt = at.match.view(0)["prompt"]
        return sentence(prompt["key"], prompt["data"], "en")

    assert "replace" not in prompt(None, 8)
    assert "replace" in prompt({"G1": "Inga 1, -"}, 8)
    assert "replace" not in prompt({"G1": "Inga 1, -"}, 0)


@pytest.mark.rule("MM-SET-19", "MM-DEC-03")
def test_any_seat_can_be_named_first_player() -> None:
    for seat in range(4):
        match = GAME.new(4, seed=3, factions="dealt", first=f"seat-{seat + 1}")
        assert match.view(None)["first_seat"] == seat and match.to_act == (seat,)
        again = GAME.load(match.save())
        assert again.view(None) == match.view(None)
    assert GAME.new(4, seed=3, factions="dealt", first="host").view(None)["first_seat"] == 0
    with pytest.raises(monstrerie.BadValue, match="seat-5"):
        GAME.new(4, seed=3, first="seat-5")


# --- guesses ------------------------------------------------------------------------------------------------


def test_guesses_are_marked_and_an_owners_values_are_not() -> None:
    shipped = GAME.new(3, seed=1, factions="dealt").view(0)
    assert all(guard["guessed"] == {"strength": True, "loot": True} for guard in shipped["guards"])
    assert all(card["guessed"] for card in shipped["hand"]) and shipped["guessed_levels"] == [1, 2, 3]
    values = GAME.components().tree()
    read = {"monsters": {"healing": values["monsters"]["healing"]}, "guards": values["guards"]}
    owned = GAME.new(3, seed=1, factions="dealt", components=read).view(0)
    assert all(guard["guessed"] == {"strength": False, "loot": False} for guard in owned["guards"])
    assert not any(card["guessed"] for card in owned["hand"]) and owned["guessed_levels"] == []
    assert "≈" in draw(shipped, "en", NAMES) and "(guessed)" in draw(shipped, "en", NAMES)
    assert "≈" not in draw(owned, "en", NAMES) and "(guessed)" not in draw(owned, "en", NAMES)
    some = {"monsters": {"healing": {"trolls": [1, 1, 2, 2, 3]}}}
    mixed = GAME.new(6, seed=1, factions="dealt", components=some)
    while mixed.view(None)["round"] != 2:
        mixed.play(mixed.to_act[0], mixed.moves(mixed.to_act[0])[0])
    drawn = draw(mixed.view(None), "en", NAMES)
    assert "♥≈" in drawn and re.search(r"\d♥\d", drawn) and "(guessed)" not in drawn
