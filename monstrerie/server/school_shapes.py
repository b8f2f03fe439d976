"""REST: schools and guides (`shapes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Struct
from pydantic import Field, StrictInt, StrictStr

from ..core.view import PlainMove, Sentence
from .shapes import Body, Move, SeenView
from .table_shapes import Event

Seed = Annotated[StrictInt, Field(ge=1, le=9999)]


class PuzzleName(Body):
    """A fixed puzzle by its number, or a new one by its seed and difficulty, of a course or of the first."""

    course: Annotated[str, Field(max_length=20)] | None = None
    number: Annotated[StrictInt, Field(ge=1, le=999)] | None = None
    seed: Seed | None = None
    difficulty: Annotated[StrictInt, Field(ge=1, le=5)] | None = None


class PuzzleWish(Body):
    puzzle: PuzzleName


class PositionWish(PuzzleWish):
    moves: Annotated[list[PlainMove], Field(max_length=200)] = Field(default_factory=list)


class MoveWish(PositionWish):
    move: PlainMove


class PlanWish(PositionWish):
    plan: Annotated[list[PlainMove], Field(min_length=1, max_length=64)]


class GuideWish(Body):
    example: Annotated[StrictStr, Field(max_length=40)] | None = None
    """the section of the rules whose example it is; null for the guided first match"""
    match: Annotated[StrictStr, Field(max_length=1_000_000)] | None = None
    """where the pupil was, as the server gave it; null begins"""
    moves: Annotated[list[PlainMove], Field(max_length=64)] = Field(default_factory=list)


class GuidePlanWish(Body):
    example: Annotated[StrictStr, Field(max_length=40)] | None = None
    match: Annotated[StrictStr, Field(max_length=1_000_000)]
    plan: Annotated[list[PlainMove], Field(min_length=1, max_length=64)]


class Lesson(Struct, frozen=True):
    """A fixed puzzle and what it teaches."""

    number: int
    title: Sentence
    goal: Sentence
    lesson: list[Sentence]
    """one thought after another"""


class PuzzleOfDay(Struct, frozen=True):
    course: str
    seed: int
    difficulty: int


class Course(Struct, frozen=True):
    """One thing that a school teaches."""

    name: str
    title: Sentence
    text: Sentence
    puzzles: list[Lesson]


class School(Struct, frozen=True):
    courses: list[Course]
    levels: Sequence[int]
    """how difficult a new puzzle can be"""
    today: PuzzleOfDay
    """the same for everybody; days begin at midnight UTC"""


class Outcome(Struct, frozen=True):
    """What came of a puzzle."""

    number: int
    """less is better"""
    best: int
    solved: bool
    sentence: Sentence


class Reached(Struct, frozen=True, kw_only=True):
    """A pupil's table after some moves."""

    view: SeenView
    moves: list[Move]
    """the legal ones"""
    words: list[dict[str, Any]]
    """what the table adds to the sentence of each (`Game.words`)"""
    events: list[Event]
    """all since the beginning"""


class Position(Reached, frozen=True, kw_only=True):
    """A puzzle after some moves."""

    title: Sentence
    goal: Sentence
    outcome: Outcome | None


class Hint(Struct, frozen=True):
    """A best move and its reasons."""

    move: Move | None
    """null when it is over"""
    why: list[Sentence]


class Solution(Struct, frozen=True):
    """The best play, told round by round."""

    rounds: list[list[Sentence]]


class GuideStop(Struct, frozen=True):
    """One idea of a guide."""

    number: int
    """counted from 1"""
    sentence: Sentence
    lights: Sequence[str]
    """the pieces that it is about (`data-piece` on the board)"""
    after: int | None
    """the event after which it is said; null: before the next decision"""
    decides: bool
    """whether the pupil decides here"""


class GuideMoment(Struct, frozen=True):
    """The table as it was when something happened that a stop is about."""

    events: int
    """so many events had happened by then"""
    view: SeenView


class GuidedMatch(Reached, frozen=True, kw_only=True):
    """A guided match after some moves."""

    match: str
    """to be sent again with the next moves"""
    stops: list[GuideStop]
    """what there is to say until the next decision"""
    moments: list[GuideMoment]
    """the table on the way there, where something is said"""
    total: int
    """how many stops the guide has"""
    answer: Sentence | None
    """to a move that does not fit, and was not played"""
    over: bool
    """whether the guide has nothing more to ask"""
