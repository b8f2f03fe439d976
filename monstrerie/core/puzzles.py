"""Puzzles: small positions with a best solution that a game offers as a school."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import date
from typing import Any, ClassVar, Final

import msgspec

from .errors import BadValue
from .move import Move
from .state import State
from .view import Sentence


class Puzzle(msgspec.Struct, frozen=True):
    """A position for one player, seat 0, and how well it can be solved (less is better)."""

    title: Sentence
    state: Any
    best: int


class Hint(msgspec.Struct, frozen=True):
    """A best move, and why it is one."""

    move: Move
    why: list[Sentence] = []


def after(puzzle: Puzzle, actions: Sequence[int]) -> State:
    """The table of a puzzle after these actions."""
    state: State = puzzle.state.copy()
    for action in actions:
        state.apply(action)
    return state


LEVELS: Final = (1, 2, 3, 4, 5)
"""How difficult a new puzzle can be."""


DAILY: Final = 5000
"""The first seed of those kept for days; whoever practises begins with 1."""


def of_day(day: date) -> tuple[int, int]:
    """Seed and difficulty of the puzzle of a day, the same for everybody: easy on Mondays, hard on Sundays.

    >>> of_day(date(2026, 11, 16)), of_day(date(2026, 11, 22))
    ((5319, 1), (5325, 5))
    """
    return DAILY + (day - date(2026, 1, 1)).days % DAILY, 1 + day.weekday() * len(LEVELS) // 7


def course_of_day(courses: Sequence[School], day: date) -> School:
    """The courses of a game take turns."""
    return courses[day.toordinal() % len(courses)]


def course_named(courses: Sequence[School], name: str | None) -> School:
    """The course of that name, or the first one; BadValue where there is none."""
    found = [course for course in courses if name in (None, course.name)]
    if not found:
        raise BadValue("error-course", value=str(name)[:20], known=", ".join(one.name for one in courses))
    return found[0]


class School(ABC):
    """One course of a game with puzzles (`Game.school` has them all). Numbers begin with 1."""

    name: ClassVar[str]
    title: ClassVar[str]
    """The name of a sentence, as the next one: what the course is called, and what it is about."""
    text: ClassVar[str]

    @abstractmethod
    def count(self) -> int:
        """How many fixed puzzles there are."""

    @abstractmethod
    def puzzle(self, number: int) -> Puzzle:
        """A fixed puzzle."""

    @abstractmethod
    def generate(self, seed: int, difficulty: int) -> Puzzle:
        """A new puzzle; difficulty 1 (easy) to 5. The same numbers give the same puzzle."""

    @abstractmethod
    def goal(self, puzzle: Puzzle) -> Sentence:
        """What is to be reached."""

    def lesson(self, number: int) -> list[Sentence]:
        """What the fixed puzzle of that number teaches, one thought after another."""
        return []

    @abstractmethod
    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        """The best play, told round by round; the last sentence says what came of it."""

    @abstractmethod
    def hint(self, state: State) -> Hint:
        """A best action where the player is to choose, and why."""

    def answer(self, state: State) -> int:
        """The action of a rival who is to choose, where a puzzle has such."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        """What came of a puzzle that these actions finished, as a number to compare with `best` and as a
        sentence; `end` is the table that they led to.
        """

    def checked(self, number: int) -> Puzzle:
        """The puzzle of that number; BadValue when there is none."""
        if not 1 <= number <= self.count():
            raise BadValue("error-puzzle", value=number, most=self.count())
        return self.puzzle(number)
