"""What runs inside the school's process: puzzles kept once they were made, played by the moves given, solved.

Nothing is remembered about who plays: a position is its puzzle and the moves made in it so far. What has a
single legal move is done without asking, and is not among the moves given.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from ..core.errors import NotSupported
from ..core.event import Event
from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.puzzles import LEVELS, Puzzle, School, course_named, course_of_day, of_day
from ..core.view import Sentence
from ..games import game as game_named
from . import bot_process, describe, school_shapes, shapes

PUPIL: Final = 0
"""The seat that a puzzle is for."""
_KEPT: Final = 512
_POSITIONS: Final = 64
_NICE: Final = 5


class Name(msgspec.Struct, frozen=True):
    """Which puzzle of a course: a fixed one by its number, or a new one by its seed and difficulty."""

    game: str
    course: str
    number: int | None = None
    seed: int = 0
    difficulty: int = 0


def prepare() -> None:
    """Called once in the process: somebody waits for a lesson, but the tables come first."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    bot_process.follow()


# --- what a pupil asks --------------------------------------------------------------------------------------


def overview(game: str) -> school_shapes.School:
    """The courses with their fixed puzzles, how difficult new ones can be, and the one of this day."""
    courses, day = courses_of(game_named(game)), datetime.now(UTC).date()
    today = school_shapes.PuzzleOfDay(course_of_day(courses, day).name, *of_day(day))
    return school_shapes.School([_course(game, course.name) for course in courses], LEVELS, today)


@lru_cache(maxsize=16)
def _course(game: str, course: str) -> school_shapes.Course:
    school = course_named(courses_of(game_named(game)), course)
    puzzles = []
    for number in range(1, school.count() + 1):
        puzzle = _puzzle(Name(game, course, number))
        puzzles.append(school_shapes.Lesson(number, puzzle.title, school.goal(puzzle), school.lesson(number)))
    return school_shapes.Course(course, Sentence(school.title), Sentence(school.text), puzzles)


def play(name: Name, moves: list[Any]) -> school_shapes.Position:
    """The table after these moves: what is seen, what happened, what may be done, what came of it."""
    puzzle, match, events, actions = _played(name, moves)
    school = _school(name)
    outcome = None
    if match.over:
        number, said = school.outcome(puzzle, actions, match.state)
        outcome = school_shapes.Outcome(number, puzzle.best, number <= puzzle.best, said)
    view, legal = match.view(PUPIL), match.listed(PUPIL)
    return school_shapes.Position(
        title=puzzle.title,
        goal=school.goal(puzzle),
        view=view,
        moves=[match.game.encode(move) for move in legal],
        words=[match.game.words(view, PUPIL, move) for move in legal],
        events=[describe.event(event, n) for n, event in enumerate(events) if event.visible(PUPIL)],
        outcome=outcome,
    )


def hint(name: Name, moves: list[Any]) -> school_shapes.Hint:
    """A best move after these, and why; null where nothing is to be decided."""
    match = _played(name, moves).match
    if match.over:
        return school_shapes.Hint(None, [])
    found = _school(name).hint(match.state)
    return school_shapes.Hint(match.game.encode(found.move), found.why)


def solution(name: Name) -> school_shapes.Solution:
    """The best play, told round by round."""
    return school_shapes.Solution(_school(name).solution(_puzzle(name)))


def why(name: Name, moves: list[Any], move: Any, lang: str) -> shapes.WhyAnswer:
    """Null when the move may be played after these; otherwise the rule and the reason."""
    match = _played(name, moves).match
    found = match.why_not(PUPIL, match.game.decode(move))
    return shapes.WhyAnswer(None if found is None else describe.refusal(found, lang))


def preview(name: Name, moves: list[Any], move: Any) -> shapes.PreviewAnswer:
    """The engine's numbers for a legal move after these."""
    match = _played(name, moves).match
    return shapes.PreviewAnswer(match.preview(PUPIL, match.game.decode(move)))


def preview_plan(name: Name, moves: list[Any], plan: list[Any], lang: str) -> shapes.PlanPreview:
    """The numbers for several moves after these, as far as they can be played. Nothing is hidden here."""
    match = _played(name, moves).match
    found = match.game.preview.plan(match, PUPIL, [match.game.decode(move) for move in plan])
    return describe.plan_preview(match.game, found, lang)


def courses_of(game: Game) -> Sequence[School]:
    """What the game's school teaches; NotSupported when it has none."""
    if not game.school:
        raise NotSupported("error-no-puzzles", game=game.name)
    return game.school


# --- how it is found out ------------------------------------------------------------------------------------


def _school(name: Name) -> School:
    return course_named(courses_of(game_named(name.game)), name.course)


@lru_cache(maxsize=_KEPT)
def _puzzle(name: Name) -> Puzzle:
    school = _school(name)
    if name.number is not None:
        return school.checked(name.number)
    return school.generate(name.seed, name.difficulty)


class Played(NamedTuple):
    """A puzzle after some moves: its match, all that was told, and every action, whoever chose it."""

    puzzle: Puzzle
    match: Match
    events: list[Event]
    actions: list[int]


def _played(name: Name, moves: list[Any]) -> Played:
    played = _position(name, msgspec.json.encode(moves))
    return played._replace(match=played.match.copy())


@lru_cache(maxsize=_POSITIONS)
def _position(name: Name, moves: bytes) -> Played:
    """Asked for again and again: a city takes its time to come to rest."""
    puzzle = _puzzle(name)
    played = Played(puzzle, Match.around(game_named(name.game), puzzle.state), [], [])
    for move in map(played.match.game.decode, msgspec.json.decode(moves)):
        _go_on(name, played, move)
        _play(played, PUPIL, move)
    _go_on(name, played, None)
    return played


def _only_move(match: Match) -> Move | None:
    """What is done without asking. In a school nobody is kept from knowing what the pupil holds."""
    legal = match.moves(PUPIL)
    if len(legal) != 1 or match.game.freedom(match.state, PUPIL, legal[0]):
        return None
    return legal[0]


def _go_on(name: Name, played: Played, until: Move | None) -> None:
    """Let rivals answer, and do what leaves no choice, up to a move made anyhow: a plan may name it."""
    match = played.match
    school = _school(name)
    while not match.over:
        if PUPIL not in match.to_act:
            answer = school.answer(match.state)
            _play(played, match.to_act[0], match.game.move(match.state, answer))
        elif (only := _only_move(match)) is not None and only != until:
            _play(played, PUPIL, only)
        else:
            return


def _play(played: Played, seat: int, move: Move) -> None:
    match = played.match
    before = match.state.copy()
    played.events.extend(match.play(seat, move))
    played.actions.append(match.game.action(before, move))
