"""What runs inside the school's process: puzzles kept once they were made, played by the moves given, solved.

Nothing is remembered about who plays: a position is its puzzle and the moves made in it so far. What has a
single legal move is done without asking, and is not among the moves given.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from ..core.errors import NotSupported
from ..core.event import Event
from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.puzzles import LEVELS, Puzzle, School, of_day
from ..games import game as game_named
from . import bot_process, describe, shapes

PUPIL: Final = 0
"""The seat that a puzzle is for."""
_KEPT: Final = 512
_NICE: Final = 5


class Name(msgspec.Struct, frozen=True):
    """Which puzzle: a fixed one by its number, or a new one by its seed and difficulty."""

    game: str
    number: int | None = None
    seed: int = 0
    difficulty: int = 0


def prepare() -> None:
    """Called once in the process: somebody waits for a lesson, but the tables come first."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    bot_process.follow()


# --- what a pupil asks --------------------------------------------------------------------------------------


def overview(game: str) -> shapes.School:
    """The fixed puzzles with what they teach, how difficult new ones can be, and the one of this day."""
    today = shapes.PuzzleOfDay(*of_day(datetime.now(UTC).date()))
    return shapes.School(_lessons(game), LEVELS, today)


@lru_cache(maxsize=16)
def _lessons(game: str) -> list[shapes.Lesson]:
    school = school_of(game_named(game))
    puzzles = []
    for number in range(1, school.count() + 1):
        puzzle = _puzzle(Name(game, number))
        puzzles.append(shapes.Lesson(number, puzzle.title, school.goal(puzzle), school.lesson(number)))
    return puzzles


def play(name: Name, moves: list[Any]) -> shapes.Position:
    """The table after these moves: what is seen, what happened, what may be done, what came of it."""
    puzzle, match, events, actions = _played(name, moves)
    school = school_of(match.game)
    outcome = None
    if match.over:
        number, said = school.outcome(puzzle, actions)
        outcome = shapes.Outcome(number, puzzle.best, number <= puzzle.best, said)
    view, legal = match.view(PUPIL), match.moves(PUPIL)
    return shapes.Position(
        title=puzzle.title,
        goal=school.goal(puzzle),
        view=view,
        moves=[match.game.encode(move) for move in legal],
        words=[match.game.words(view, PUPIL, move) for move in legal],
        events=[describe.event(event, n) for n, event in enumerate(events) if event.visible(PUPIL)],
        outcome=outcome,
    )


def hint(name: Name, moves: list[Any]) -> shapes.Hint:
    """A best move after these, and why; null where nothing is to be decided."""
    match = _played(name, moves).match
    if match.over:
        return shapes.Hint(None, [])
    found = school_of(match.game).hint(match.state)
    return shapes.Hint(match.game.encode(match.game.move(match.state, found.action)), found.why)


def solution(name: Name) -> shapes.Solution:
    """The best play, told round by round."""
    return shapes.Solution(school_of(game_named(name.game)).solution(_puzzle(name)))


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


def school_of(game: Game) -> School:
    """The game's school; NotSupported when it has none."""
    school = game.school
    if school is None:
        raise NotSupported("error-no-puzzles", game=game.name)
    return school


# --- how it is found out ------------------------------------------------------------------------------------


@lru_cache(maxsize=_KEPT)
def _puzzle(name: Name) -> Puzzle:
    school = school_of(game_named(name.game))
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
    puzzle = _puzzle(name)
    played = Played(puzzle, Match.around(game_named(name.game), puzzle.state), [], [])
    for move in map(played.match.game.decode, moves):
        _go_on(played, move)
        _play(played, PUPIL, move)
    _go_on(played, None)
    return played


def _go_on(played: Played, until: Move | None) -> None:
    """Let rivals answer, and do what leaves no choice, up to a move made anyhow: a plan may name it."""
    match = played.match
    while not match.over:
        if PUPIL not in match.to_act:
            answer = school_of(match.game).answer(match.state)
            _play(played, match.to_act[0], match.game.move(match.state, answer))
        elif len(only := match.moves(PUPIL)) == 1 and only[0] != until:
            _play(played, PUPIL, only[0])
        else:
            return


def _play(played: Played, seat: int, move: Move) -> None:
    match = played.match
    before = match.state.copy()
    played.events.extend(match.play(seat, move))
    played.actions.append(match.game.action(before, move))
