"""What runs inside the school's process: puzzles kept once they were made, played by the moves given, solved.

Nothing is remembered about who plays: a position is its puzzle and the moves made in it so far. What has a
single legal move is done without asking, and is not among the moves given.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..core.errors import NotSupported
from ..core.event import Event
from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.puzzles import LEVELS, Puzzle, School
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


@lru_cache(maxsize=16)
def overview(game: str) -> shapes.School:
    """The fixed puzzles with what they teach, and how difficult new ones can be."""
    school = school_of(game_named(game))
    puzzles = []
    for number in range(1, school.count() + 1):
        puzzle = _puzzle(Name(game, number))
        puzzles.append(shapes.Lesson(number, puzzle.title, school.goal(puzzle), school.lesson(number)))
    return shapes.School(puzzles, LEVELS)


def play(name: Name, moves: list[Any]) -> shapes.Position:
    """The table after these moves: what is seen, what happened, what may be done, what came of it."""
    puzzle, match, events = _played(name, moves)
    school = school_of(match.game)
    outcome = None
    if match.over:
        number, said = school.outcome(match.state)
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
    _, match, _ = _played(name, moves)
    if match.over:
        return shapes.Hint(None, [])
    found = school_of(match.game).hint(match.state)
    return shapes.Hint(match.game.encode(match.game.move(match.state, found.action)), found.why)


def solution(name: Name) -> shapes.Solution:
    """The best play, told round by round."""
    return shapes.Solution(school_of(game_named(name.game)).solution(_puzzle(name)))


def why(name: Name, moves: list[Any], move: Any, lang: str) -> shapes.WhyAnswer:
    """Null when the move may be played after these; otherwise the rule and the reason."""
    _, match, _ = _played(name, moves)
    found = match.why_not(PUPIL, match.game.decode(move))
    return shapes.WhyAnswer(None if found is None else describe.refusal(found, lang))


def preview(name: Name, moves: list[Any], move: Any) -> shapes.PreviewAnswer:
    """The engine's numbers for a legal move after these."""
    _, match, _ = _played(name, moves)
    return shapes.PreviewAnswer(match.preview(PUPIL, match.game.decode(move)))


def preview_plan(name: Name, moves: list[Any], plan: list[Any], lang: str) -> shapes.PlanPreview:
    """The numbers for several moves after these, as far as they can be played. Nothing is hidden here."""
    _, match, _ = _played(name, moves)
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


def _played(name: Name, moves: list[Any]) -> tuple[Puzzle, Match, list[Event]]:
    """The match of a puzzle after these moves, and all that was told."""
    puzzle = _puzzle(name)
    match = Match.around(game_named(name.game), puzzle.state)
    events: list[Event] = []
    for move in map(match.game.decode, moves):
        events += _forced(match, move)
        events += match.play(PUPIL, move)
    events += _forced(match, None)
    return puzzle, match, events


def _forced(match: Match, until: Move | None) -> list[Event]:
    """Do what leaves no choice, up to a move that is made anyhow: a plan may name it."""
    events: list[Event] = []
    while not match.over and len(only := match.moves(PUPIL)) == 1 and only[0] != until:
        events += match.play(PUPIL, only[0])
    return events
