"""The school of raids: exact averages, answers of rivals, puzzles without end with one best action."""

from __future__ import annotations

from statistics import mean

import pytest

from monstrerie import BadValue
from monstrerie.core.rng import Rng
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.school import CLEAR, LEVELS, Expected, Plan
from monstrerie.games.mighty_monsters.state import STRENGTHS, Raid

(SCHOOL,) = GAME.school


def best_of(state: Raid) -> int:
    return GAME.action(state, SCHOOL.hint(state).move)


def finished(state: Raid, first: int) -> list[int]:
    """The actions of a puzzle that begins with one, everybody playing their best afterwards."""
    actions, last = [], state.round
    twin = state.copy()
    action = first
    while True:
        actions.append(action)
        twin.apply(action)
        if twin.round != last or twin.done:
            return actions
        action = SCHOOL.answer(twin)


@pytest.mark.rule("MM-FIGHT-05", "MM-FIGHT-14", "MM-HEAL-01", "MM-HEAL-02")
def test_averages_are_those_of_the_engine() -> None:
    """Many raids of the same castle, fought by the engine over redrawn guards, come to the same average."""
    puzzle = SCHOOL.puzzle(1)
    actions = finished(puzzle.state, best_of(puzzle.state))
    before: Raid = puzzle.state.copy()
    for action in actions[:-1]:
        before.apply(action)
    worth = Plan(before).worth(before, actions[-1])
    got: list[list[int]] = []
    for seed in range(3000):
        twin = before.copy()
        GAME.redraw(twin, 0, Rng(seed))
        twin.apply(actions[-1])
        got.append(twin.gold)
    for seat, average in enumerate(worth):
        assert mean(gold[seat] for gold in got) == pytest.approx(average, abs=0.25)


@pytest.mark.parametrize("difficulty", LEVELS)
def test_new_puzzles_have_one_best_answer(difficulty: int) -> None:
    for seed in (1, 4):
        puzzle = SCHOOL.generate(seed, difficulty)
        assert puzzle.title.key == "mm-puzzle-generated", "not the fixed one in its place"
        again = SCHOOL.generate(seed, difficulty)
        assert (again.state.spaces, again.state.hands, again.best) == (
            puzzle.state.spaces,
            puzzle.state.hands,
            puzzle.best,
        )
        state: Raid = puzzle.state
        assert state.current == 0 and state.round == state.layout.rounds - 1
        assert 1 <= state.empty <= LEVELS[difficulty]
        reached = {
            action: SCHOOL.outcome(puzzle, finished(state, action), state)[0] for action in state.legal()
        }
        best = best_of(state)
        assert reached[best] == puzzle.best
        assert (
            min(number for action, number in reached.items() if action != best)
            >= puzzle.best + 10 * CLEAR - 1
        )


def test_a_hard_one_wants_a_monster_replaced() -> None:
    puzzle = SCHOOL.generate(1, 5)
    assert puzzle.state.spaces[best_of(puzzle.state) // STRENGTHS] != 0
    puzzle = SCHOOL.generate(1, 1)
    assert puzzle.state.spaces[best_of(puzzle.state) // STRENGTHS] == 0


def test_a_rival_takes_what_brings_most() -> None:
    """Not what hurts the pupil most: the answer is the best of all by the rival's own gold."""
    found = 0
    for seed in (3, 5, 7):
        state: Raid = SCHOOL.generate(seed, 4).state.copy()
        state.apply(best_of(state))
        if state.current <= 0:
            continue
        found += 1
        plan, seat = Plan(state), state.current
        answer = SCHOOL.answer(state)
        assert plan.worth(state, answer)[seat] == max(
            plan.worth(state, action)[seat] for action in state.legal()
        )
    assert found


def test_lessons_are_told_in_both_languages() -> None:
    for number in range(1, SCHOOL.count() + 1):
        puzzle = SCHOOL.puzzle(number)
        hint = SCHOOL.hint(puzzle.state)
        solved = [line for part in SCHOOL.solution(puzzle) for line in part]
        _, outcome = SCHOOL.outcome(puzzle, finished(puzzle.state, best_of(puzzle.state)), puzzle.state)
        for line in (puzzle.title, SCHOOL.goal(puzzle), *SCHOOL.lesson(number), *hint.why, *solved, outcome):
            assert all(sentence(line.key, line.data, lang) for lang in LANGUAGES)
    with pytest.raises(BadValue):
        SCHOOL.checked(SCHOOL.count() + 1)


def test_a_guard_of_the_same_level_is_not_there_twice() -> None:
    """What one guard was is gone for the next: a expected draws without putting back."""
    puzzle = SCHOOL.puzzle(1)
    expected = Expected(puzzle.state)
    expected.levels = [0, 0, 0]
    expected.cards[0] = [(2, 4), (3, 4), (9, 0)]
    spaces = [3 << 3, 2 << 3, 3 << 3, 2 << 3, 5 << 3 | 1, 4 << 3 | 1]
    # The third card wins wherever it lies but last, where a strength of 9 is met with 9.
    assert expected.gold(spaces, [10, 10, 10])[1] == pytest.approx(
        (2 * (10 - sum(expected.healing[1][strength] for strength in (5, 4))) + 10) / 3
    )
