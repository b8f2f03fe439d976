"""What the bots of Dungeon Petz know, and how good they are."""

from __future__ import annotations

from monstrerie import Rng
from monstrerie.bots import make
from monstrerie.games.dungeon_petz import GAME

from .tables import RED, table


def test_a_bot_values_gold_but_not_as_much_as_reputation() -> None:
    at = table()
    heuristics = GAME.bot.heuristics()
    usual = heuristics.outlook(at.state)[RED]
    at.family(RED).gold += 1
    richer = heuristics.outlook(at.state)[RED]
    at.family(RED).gold -= 1
    at.family(RED).reputation += 2
    assert usual < richer < heuristics.outlook(at.state)[RED]


def test_greedy_play_beats_random_play() -> None:
    """Three seats play at random; the fourth by the heuristics alone, without any search."""
    won = 0
    for seed in range(6):
        match = GAME.new(4, seed=seed, double=True, foresight="more", meat_stand=True, final_order=True)
        bots = [make("greedy" if seat == seed % 4 else "random", seed=seat) for seat in range(4)]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match, seat))
        assert match.result is not None
        won += match.result.winners == (seed % 4,)
    assert won == 6


def test_the_bots_know_only_what_their_seat_knows() -> None:
    """The same choice on two tables that look alike to the seat."""
    dice = Rng(4)
    match = GAME.new(3, seed=4)
    for _ in range(60):
        seat = match.to_act[0]
        other = match.determinise(seat, dice)
        assert make("greedy", seed=9).choose(match, seat) == make("greedy", seed=9).choose(other, seat)
        match.play(seat, make("greedy", seed=1).choose(match, seat))
