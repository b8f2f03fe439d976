"""A season's orders: wishes that few sets of three orders fulfil, every way looked through."""

from __future__ import annotations

from itertools import permutations

import pytest

from monstrerie.games.dungeon_lords import GAME, moves
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.practice import WAYS, WISHES, Ways, stock
from monstrerie.games.dungeon_lords.state import Realm

from ..hints import follow

SCHOOL = GAME.school[1]


def ordered(state: Realm, three: tuple[int, ...]) -> Realm:
    """The table once these orders were given, in this sequence."""
    twin = state.copy()
    for order in three:
        twin.apply(moves.action(twin, moves.Order(ORDERS[order])))
    return twin


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_few_sets_of_orders_fulfil_the_wishes_in_whatever_sequence(difficulty: int) -> None:
    for seed in (1, 7):
        puzzle = SCHOOL.generate(seed, difficulty)
        again = SCHOOL.generate(seed, difficulty)
        state: Realm = puzzle.state
        assert SCHOOL.goal(puzzle) == SCHOOL.goal(again) and stock(state) == stock(again.state)
        wishes = tuple(SCHOOL.goal(puzzle).data[name] for name in WISHES)
        hand = [order for order in range(len(ORDERS)) if state.lords[0].hand >> order & 1]
        assert len(hand) == len(ORDERS) - 2
        good = [
            three
            for three in permutations(hand, 3)
            if Ways().fewest(ordered(state, three), wishes) == puzzle.best
        ]
        assert 6 <= len(good) <= 6 * WAYS[difficulty]
        sets = {frozenset(three) for three in good}
        assert len(good) == 6 * len(sets), "the sequence makes no difference"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_hints_fulfil_every_wish_and_idleness_does_not(number: int) -> None:
    puzzle, got = follow(GAME, SCHOOL, number)
    assert got == puzzle.best == 0
    idle: Realm = puzzle.state.copy()
    while not idle.done:
        idle.apply(idle.legal()[-1])
    assert SCHOOL.outcome(puzzle, [], idle)[0] > 0


def test_where_a_tunnel_is_dug_is_left_open_and_changes_nothing_that_is_wished_for() -> None:
    """All legal ways, places and all, end with the stocks that are reckoned with."""
    puzzle = SCHOOL.generate(2, 1)
    state = ordered(
        puzzle.state, tuple(i for i in range(len(ORDERS)) if puzzle.state.lords[0].hand >> i & 1)[:3]
    )
    found: set[tuple[int, ...]] = set()

    def walk(table: Realm) -> None:
        if table.done:
            found.add(stock(table))
            return
        for action in table.legal():
            twin = table.copy()
            twin.apply(action)
            walk(twin)

    walk(state)
    assert found == Ways().ends(state)
