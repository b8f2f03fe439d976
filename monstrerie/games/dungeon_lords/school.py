"""Combat school as the terminal and the page know it: the four training combats, and new ones without end."""

from __future__ import annotations

from typing import Any

from ...core.puzzles import Puzzle, School, Sentence
from ...core.state import State
from . import puzzles
from .state import Realm


class CombatSchool(School):
    """Less is better: what counts is how many tiles the party conquers."""

    def count(self) -> int:
        return puzzles.count()

    def puzzle(self, number: int) -> Puzzle:
        return _shown(puzzles.scenario(number))

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        return _shown(puzzles.generate(seed, difficulty))

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        return puzzles.solve(puzzle.state)

    def hint(self, state: State) -> int:
        assert isinstance(state, Realm)
        return puzzles.best_action(state)

    def outcome(self, state: State) -> tuple[int, Sentence]:
        assert isinstance(state, Realm)
        lost = state.lords[0].conquered.bit_count()
        return lost, Sentence("dl-puzzle-lost", {"tiles": lost})


def _shown(made: Any) -> Puzzle:
    return Puzzle(Sentence(made.title, made.data), made.state, made.best)
