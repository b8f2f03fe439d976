"""The end of the game (MM-END), and what holds in every state of random play (MM-INV)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie import Rng
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.state import Raid, strengths

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


@pytest.mark.rule("MM-INV-01", "MM-INV-02", "MM-INV-03", "MM-INV-08", "MM-INV-09", "MM-INV-10", "MM-INV-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"row": True}, {"whim": True}, {"row": True, "whim": True}], ids=str)
def test_what_always_holds(players: int, options: dict[str, Any]) -> None:
    for seed in range(40):
        match = GAME.new(players, seed=seed, **options)
        state = match.state
        assert isinstance(state, Raid)
        dice = Rng(seed)
        while not match.over:
            seat = match.to_act[0]
            moves = match.moves(seat)
            told = match.play(seat, moves[dice.below(len(moves))])
            assert sum(event.kind == "mm-guard-wins" for event in told) <= 1
            assert state.treasury + sum(state.gold) == 0 and min(state.gold) >= 0
            if state.phase != 1:
                continue
            for owner in range(players):
                standing = [held >> 3 for held in state.spaces if held and held & 7 == owner]
                hand, reserve = strengths(state.hands[owner]), strengths(state.reserves[owner])
                assert sorted(standing + hand + reserve) == [1, 2, 3, 4, 5]
                assert len(standing) + len(hand) == 3 and len(reserve) == 2 and len(standing) <= 2
                assert len(standing) == state.standing[owner]
            current = match.to_act[0]
            assert any(state.spaces[move.space] == 0 for move in match.moves(current))  # type: ignore[attr-defined]
        used = len(state.pile) - match.view(None)["pile"]["left"]
        assert used == {3: 18, 4: 24, 5: 25, 6: 36}[players]
        assert match.result is not None
        for score, sources in zip(match.result.scores, match.result.breakdown, strict=True):
            assert sum(sources.values()) == score
