"""The practice range: what is asked for can be done, by a hand that errs as the gesture makes it err."""

from __future__ import annotations

import pytest

from monstrerie.core.match import Match
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games.rampage import GAME, school
from monstrerie.games.rampage.moves import Breathe, Flick
from monstrerie.games.rampage.school import KINDS, Shooting

(SCHOOL,) = GAME.school


def shot(puzzle: Shooting, made: object) -> int:
    match = Match.around(GAME, puzzle.state)
    match.play(0, made)  # type: ignore[arg-type]
    assert match.over, "one gesture, and nobody is asked anything else"
    return -SCHOOL.outcome(puzzle, [], match.state)[0]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_what_a_lesson_shows_reaches_what_it_asks_for(number: int) -> None:
    puzzle = SCHOOL.checked(number)
    assert isinstance(puzzle, Shooting) and puzzle.task.kind == KINDS[number - 1]
    hint = SCHOOL.hint(puzzle.state)
    assert shot(puzzle, hint.move) >= -puzzle.best > 0
    solved = [line for part in SCHOOL.solution(puzzle) for line in part]
    for line in (puzzle.title, SCHOOL.goal(puzzle), *SCHOOL.lesson(number), *hint.why, *solved):
        assert all(sentence(line.key, line.data, lang) for lang in LANGUAGES)


def test_one_gesture_of_one_kind_is_asked_for() -> None:
    puzzle = SCHOOL.checked(1)
    match = Match.around(GAME, puzzle.state)
    assert [type(move) for move in match.moves(0)] == [Flick]
    refusal = match.why_not(0, Breathe(0.0, -20.0, 1.0))
    assert refusal is not None and refusal.key == "ra-refusal-range-mark"
    assert all(sentence(refusal.key, refusal.data, lang) for lang in LANGUAGES)


def test_a_bad_gesture_reaches_nothing() -> None:
    puzzle = SCHOOL.checked(1)
    assert isinstance(puzzle, Shooting)
    away = SCHOOL.hint(puzzle.state).move
    assert isinstance(away, Flick)
    assert shot(puzzle, Flick((away.direction + 180) % 360, 0.1)) == 0 > puzzle.best


def test_the_hand_errs_otherwise_with_every_gesture_and_alike_with_the_same() -> None:
    puzzle = SCHOOL.checked(1)

    def erred(made: Flick) -> list[float]:
        match = Match.around(GAME, puzzle.state)
        (numbers,) = [event.data["numbers"] for event in match.play(0, made) if event.kind == "ra-tremor"]
        return [numbers["direction"] - made.direction, numbers["strength"] / made.strength]

    first, again, other = erred(Flick(90.0, 0.1)), erred(Flick(90.0, 0.1)), erred(Flick(90.1, 0.1))
    assert first == again and abs(first[0] - other[0]) > 0.01 and first[0] != 0


def test_new_tasks_are_measured_and_the_same_for_everybody() -> None:
    puzzle = SCHOOL.generate(3, 2)
    again = SCHOOL.generate(3, 2)
    assert isinstance(puzzle, Shooting) and isinstance(again, Shooting)
    assert puzzle.task == again.task and puzzle.title == again.title
    assert puzzle.task.hits >= 1 + school.SURE[2]
    assert shot(puzzle, SCHOOL.hint(puzzle.state).move) >= -puzzle.best
