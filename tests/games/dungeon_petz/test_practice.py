"""Need cards: hands that few ways to assign them answer best, every way looked through."""

from __future__ import annotations

import pytest

from monstrerie.core.rng import Rng
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.practice import LOST, SHARE, Ways, harm
from monstrerie.games.dungeon_petz.rules.needcards import AssignCard
from monstrerie.games.dungeon_petz.state import Petz

from ..hints import follow

SCHOOL = GAME.school[1]


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_few_ways_to_assign_are_best(difficulty: int) -> None:
    puzzle = SCHOOL.generate(1, difficulty)
    again = SCHOOL.generate(1, difficulty)
    state: Petz = puzzle.state
    assert state.families[0].hand == again.state.families[0].hand and puzzle.best == again.best
    ends = Ways().ends(state)
    assert puzzle.best == min(ends)
    assert ends[puzzle.best] <= SHARE[difficulty] * sum(ends.values()) < sum(ends.values())


def test_every_way_is_as_the_engine_plays_it() -> None:
    """Without remembering anything: all assignments of an easy hand, each with the best of all care."""
    puzzle = SCHOOL.generate(3, 1)

    def least(state: Petz) -> int:
        if state.done:
            return harm(state)
        return min(least(after(state, action)) for action in state.legal())

    def after(state: Petz, action: int) -> Petz:
        twin = state.copy()
        twin.apply(action)
        return twin

    found: dict[int, int] = {}

    def walk(state: Petz) -> None:
        if isinstance(state.step_of(0), AssignCard):
            for action in state.legal():
                walk(after(state, action))
        else:
            found[least(state)] = found.get(least(state), 0) + 1

    walk(puzzle.state)
    assert found == Ways().ends(puzzle.state)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_hints_do_the_least_harm(number: int) -> None:
    puzzle, got = follow(GAME, SCHOOL, number)
    assert got == puzzle.best
    worst = 0
    for seed in range(20):
        idle: Petz = puzzle.state.copy()
        dice = Rng(seed)
        while not idle.done:
            legal = idle.legal()
            idle.apply(legal[dice.below(len(legal))])
        worst = max(worst, SCHOOL.outcome(puzzle, [], idle)[0])
    assert worst > puzzle.best


def test_a_lost_pet_weighs_more_than_a_token() -> None:
    state: Petz = SCHOOL.checked(1).state.copy()
    before = harm(state)
    state.families[0].change(0).clear()
    assert harm(state) == before + LOST
