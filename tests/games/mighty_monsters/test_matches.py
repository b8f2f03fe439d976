"""Whole matches: what always holds (MM-INV), and the engine against a second, slow reading of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie import Match, Rng
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.state import Raid, strengths

from ... import harness


def moves_by_the_book(view: dict[str, Any]) -> set[Play]:
    """Every legal move, read from nothing but the player's view, rule by rule."""
    seat, own = view["seat"], view["seats"][view["seat"]]
    found = set()
    for card in view["hand"]:
        if view["king"]["tile"] == 1 and card["strength"] == 1:
            continue  # MM-KING-01
        for number, guard in enumerate(view["guards"]):
            for side, monster in enumerate(guard["monsters"]):
                move = Play(card["strength"], 2 * number + side)
                if monster is None:
                    found.add(move)  # MM-PLAY-06
                    continue
                total = sum(standing["strength"] for standing in guard["monsters"] if standing)
                price = 1 if monster["seat"] == seat else guard["level"]  # MM-REPL-14 to 17
                if (
                    card["strength"] > monster["strength"]  # MM-REPL-01
                    and total < guard["strength_range"][1]  # MM-REPL-02
                    and own["gold"] >= price  # MM-REPL-18
                ):
                    found.add(move)
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("whim", [False, True])
def test_legal_moves_are_those_of_the_book(players: int, whim: bool) -> None:
    def check(match: Match) -> None:
        seat = match.to_act[0]
        assert set(match.moves(seat)) == moves_by_the_book(match.view(seat))

    for seed in range(25):
        match = GAME.new(players, seed=seed, whim=whim, factions="dealt")
        harness.play_randomly(match, seed, check)


def test_swapping_hidden_cards_by_hand_is_noticed_by_nobody() -> None:
    """The secrecy harness redraws by the game's own `redraw`; here the swaps are made from outside."""
    match = harness.after(GAME, 4, 5, 3, factions="dealt", whim=True)
    dice = Rng(4)
    for _ in range(50):
        twin = match.copy()
        state = twin.state
        assert isinstance(state, Raid)
        levels = state.layout.levels
        one, other = dice.below(36), dice.below(36)
        same_back = levels[state.pile[one]] == levels[state.pile[other]] or min(one, other) >= 4
        if not same_back:
            continue
        state.pile = state.pile[:]
        state.pile[one], state.pile[other] = state.pile[other], state.pile[one]
        state.tiles = [state.tiles[0], *state.tiles[:0:-1]]
        for seat in (None, 0, 1, 2, 3):
            assert twin.view(seat) == match.view(seat)
        for seat in range(4):
            assert twin.moves(seat) == match.moves(seat)


def test_round_one_hides_the_unseen_cards_and_shows_those_pushed_back() -> None:
    match = GAME.new(3, seed=7, factions="dealt", first="host")
    first = match.moves(0)[0]
    assert isinstance(first, Play)
    match.play(0, first)
    for other in (1, 2, None):
        shown = match.view(other)["seats"][0]
        assert shown["hand"] == [] and first.strength not in shown["unknown"] and len(shown["unknown"]) == 4
    while match.view(None)["round"] == 1:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    for seat in range(3):
        assert match.view(None)["seats"][seat]["unknown"] == []


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
            events = match.play(seat, moves[dice.below(len(moves))])
            assert sum(event.kind == "mm-guard-wins" for event in events) <= 1
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
