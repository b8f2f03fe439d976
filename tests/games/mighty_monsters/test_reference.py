"""The engine against a second, slow reading of the rules, and exact leaf counts of small trees."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie import Match, Rng
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.state import Raid

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
    def look(match: Match) -> None:
        seat = match.to_act[0]
        assert set(match.moves(seat)) == moves_by_the_book(match.view(seat))

    for seed in range(25):
        match = GAME.new(players, seed=seed, whim=whim, factions="dealt")
        harness.play_randomly(match, seed, look)


LEAVES = [
    # From the first turn: 3 cards on 6 spaces, then placing and replacing.
    ({"players": 3, "seed": 1}, 0, [18, 294, 4404, 40848]),
    # The king bans the ones.
    ({"players": 3, "seed": 0, "whim": True}, 0, [12, 126, 1072, 4930]),
    ({"players": 4, "seed": 2, "row": True}, 7, [7, 35, 337, 5716]),
    ({"players": 6, "seed": 3}, 40, [27, 718, 18078]),
]


@pytest.mark.parametrize(("table", "moves", "counts"), LEAVES, ids=str)
def test_leaf_counts(table: dict[str, Any], moves: int, counts: list[int]) -> None:
    match = harness.after(
        GAME,
        table["players"],
        table["seed"],
        moves,
        factions="dealt",
        **{k: v for k, v in table.items() if k not in ("players", "seed")},
    )
    assert [harness.leaves(match.state, depth) for depth in range(1, len(counts) + 1)] == counts


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
