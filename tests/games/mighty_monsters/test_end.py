"""The end of the game (MM-END)."""

from __future__ import annotations

import pytest

from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.state import Raid

from .tables import table

EASY = "L1/6 s1 b0"
WALL = "L3/10 s99 b9"


@pytest.mark.rule("MM-END-01", "MM-END-03", "MM-END-06", "MM-EX-10")
def test_the_richest_wins_and_equal_gold_shares_a_place() -> None:
    at = table(
        "Frank Ani Jenny Inga",
        [EASY] * 4,
        {"G1": "Frank 1, Frank 2", "G2": "Ani 1, Ani 2", "G3": "Jenny 1, Jenny 2", "G4": "Inga 1, Inga 2"},
        gold={"Frank": 19, "Ani": 19, "Jenny": 23, "Inga": 32},
        rounds=1,
    )
    at.fight()
    result = at.match.result
    assert at.match.over and result is not None
    assert result.winners == (3,) and result.places == (3, 3, 2, 1)


@pytest.mark.rule("MM-END-02", "MM-END-03", "MM-EX-31")
def test_the_healing_of_the_last_round_is_paid_before_the_count() -> None:
    at = table(
        "Ani Inga Frank",
        [EASY, EASY, WALL],
        {"G1": "Inga 1, Inga 2", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Ani 2"},
        gold={"Ani": 20, "Inga": 19, "Frank": 0},
        rounds=1,
        healing={1: 1, 2: 1},
    )
    at.fight()
    assert at.gold["Ani"] == 18 and at.gold["Inga"] == 19
    assert at.match.result is not None and at.match.result.winners == (1,)


@pytest.mark.rule("MM-END-04", "MM-EX-32")
def test_the_richest_share_the_victory() -> None:
    at = table(
        "Ani Inga Frank",
        [EASY] * 3,
        {"G1": "Inga 1, Inga 2", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Ani 2"},
        gold={"Ani": 25, "Inga": 25, "Frank": 10},
        rounds=1,
    )
    at.fight()
    assert at.match.result is not None and at.match.result.winners == (0, 1)
    assert at.heard("mm-over") == [{"seats": [0, 1], "gold": 25, "count": 2}]


@pytest.mark.rule("MM-END-05")
def test_only_gold_counts() -> None:
    at = table(
        "Ani Inga Frank",
        [EASY] * 3,
        {"G1": "Inga 4, Inga 5", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Ani 2"},
        gold={"Ani": 12, "Inga": 11, "Frank": 10},
        rounds=1,
        first="Inga",
    )
    at.fight()
    assert at.match.result is not None and at.match.result.scores == (12, 11, 10)


@pytest.mark.rule("MM-NEXT-13", "MM-END-01", "MM-EX-33")
def test_after_the_last_round_no_guards_are_laid_and_the_pawn_stays() -> None:
    match = GAME.new(6, seed=3, factions="dealt")
    state = match.state
    assert isinstance(state, Raid)
    first = -1
    while not match.over:
        first = state.first
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    view = match.view(None)
    assert view["guards"] == [] and view["pile"]["left"] == 0 and view["king"]["left"] == 0
    assert state.first == first
