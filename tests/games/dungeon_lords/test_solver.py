"""The solver with unknown Combat cards: each card comes up at most once."""

from __future__ import annotations

from itertools import permutations

import pytest

from monstrerie.games.dungeon_lords.bot.solver import Solver, cards_to_come, solve
from monstrerie.games.dungeon_lords.rules.combat import CombatRound

from .tables import Table, table


def bare(party: str, year: int = 1) -> Table:
    """A lord with nothing but five tunnels and a party in front of them: nothing is ever to be chosen."""
    tunnels = "C1 C2 C3 C4 B4"
    return table(2, year=year).lord(0, party=party, gold=0, food=0, imps=0, tunnels=tunnels)


def over_all_hands(t: Table, first: tuple[int, ...]) -> float:
    """The mean loss over every hand of four different cards that begins so."""
    base = 9 * t.state.year - 9
    rest = [card for card in range(base, base + 9) if card not in first]
    losses = [
        Solver(0, [[card] for card in (*first, *hand)], False, 1_000_000).from_round(t.state, 0, 0)
        for hand in permutations(rest, 4 - len(first))
    ]
    return sum(losses) / len(losses)


@pytest.mark.parametrize(("party", "year"), [("T3t1", 1), ("W5", 1), ("W8", 2), ("M3m1 W4", 1), ("M6m3", 2)])
def test_unknown_cards_are_drawn_without_replacement(party: str, year: int) -> None:
    t = bare(party, year)
    mind = Solver(0, cards_to_come(t.state, 0), False, 1_000_000)
    value = mind.from_round(t.state, 0, 0)
    assert mind.exact() and value == pytest.approx(over_all_hands(t, ()))


def test_a_lone_thief_is_worth_what_the_hands_say() -> None:
    t = bare("T3t1")
    mind = Solver(0, cards_to_come(t.state, 0), False, 1_000_000)
    assert round(mind.from_round(t.state, 0, 0)) == 14503  # 15174 if a card could come twice


def test_spied_cards_cannot_come_again_either() -> None:
    t = bare("W5").lord(0, spied=0b0001)
    mind = Solver(0, cards_to_come(t.state, 0), False, 1_000_000)
    assert mind.from_round(t.state, 0, 0) == pytest.approx(over_all_hands(t, (t.state.cards[0],)))


def test_advice_says_whether_it_is_exact() -> None:
    t = table(2).lord(0, party="T3t1 W3", traps="pendulum", lair="goblin").run(CombatRound(0))
    assert solve(t.state, 0).exact
    assert not solve(t.state, 0, limit=3).exact
