"""Need cards, alone and at exhibitions: hands that few ways answer best, every way looked through."""

from __future__ import annotations

import pytest

from monstrerie.core.event import Event
from monstrerie.core.rng import Rng
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.names import EXHIBITIONS
from monstrerie.games.dungeon_petz.practice import LOST, SHARE, SHOWS, Ways, harm, lacking
from monstrerie.games.dungeon_petz.rules.needcards import AssignCard
from monstrerie.games.dungeon_petz.state import Petz

from ..hints import follow

SCHOOL = GAME.school[1]
SHOW_SCHOOL = GAME.school[2]


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


@pytest.mark.parametrize("number", [1, 2, 3])
def test_hints_win_the_most_that_an_exhibition_is_worth(number: int) -> None:
    """With its own exhibition in each lesson; the best is that of all ways, each to its very end."""
    puzzle, got = follow(GAME, SHOW_SCHOOL, number)
    state: Petz = puzzle.state
    assert EXHIBITIONS[state.exhibition()] == ("moody-medley", "eating-contest", "childrens-day")[number - 1]
    ends = Ways(lacking).ends(state)
    assert got == puzzle.best == min(ends) < 0
    assert ends[got] <= SHARE[SHOWS[number - 1][1]] * sum(ends.values())
    assert SHOW_SCHOOL.goal(puzzle).data["points"] == -got


def test_an_exhibition_counts_what_the_engine_gives_for_it() -> None:
    state: Petz = SHOW_SCHOOL.checked(1).state.copy()
    events: list[Event] = []
    state.events = events
    while not state.done:
        state.apply(GAME.action(state, SHOW_SCHOOL.hint(state).move))
    (total,) = [
        event.data["total"] for event in events if event.kind == "dp-scored" and event.data["seat"] == 0
    ]
    assert lacking(state) == harm(state) - total
