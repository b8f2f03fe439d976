"""A puzzle solved as its school advises."""

from __future__ import annotations

from typing import Any

from monstrerie.core.game import Game
from monstrerie.core.puzzles import Puzzle, School
from monstrerie.core.text import LANGUAGES, sentence


def follow(game: Game[Any], school: School, number: int) -> tuple[Puzzle, int]:
    """A puzzle, and what comes of following all hints; all that is said on the way has its sentences."""
    puzzle = school.checked(number)
    state = puzzle.state.copy()
    sentences = [puzzle.title, school.goal(puzzle), *school.lesson(number)]
    while not state.done:
        hint = school.hint(state)
        sentences += hint.why
        state.apply(game.action(state, hint.move))
    got, said = school.outcome(puzzle, [], state)
    sentences += [said, *(line for part in school.solution(puzzle) for line in part)]
    assert all(sentence(line.key, line.data, lang) for line in sentences for lang in LANGUAGES)
    return puzzle, got
