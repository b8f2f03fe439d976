"""Exact counts of small trees: every line of so many decisions from a fixed table. Whoever changes a rule by
accident changes one of these numbers.
"""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME, school

from ... import harness
from .tables import table


@pytest.mark.parametrize(
    ("players", "rules", "counts"),
    [(2, "full", [3, 9, 54, 270, 1080]), (4, "first", [6, 30, 120, 720, 3600])],
)
def test_the_opening(players: int, rules: str, counts: list[int]) -> None:
    state = GAME.new(players, seed=11, rules=rules).state
    assert [harness.leaves(state, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("number", "count"), [(1, 87), (2, 1046), (3, 1494), (4, 255)])
def test_the_training_combats(number: int, count: int) -> None:
    """To the very end: every way to fight them."""
    assert harness.leaves(school.scenario(number).state, 60) == count


def test_a_season_of_work() -> None:
    """Two lords at their orders: digging, mining, hiring and building with all that may be declined."""
    t = table(2).put(tavern="goblin witch", shop="mint henhouse")
    t.lord(0, gold=3, food=3, imps=4).lord(1, gold=2, food=2, imps=3)
    t.execute(dig=[0, 1], mine=[1], monsters=[None, 0], room=[0])
    assert [harness.leaves(t.match.state, depth) for depth in (1, 2, 3, 4)] == [8, 59, 462, 3088]
