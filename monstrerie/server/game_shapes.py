"""REST: games, their rules and their printed values (`shapes`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Struct
from pydantic import Field, StrictStr

from ..core.components import Confidence
from ..core.options import Option
from ..core.options import Value as OptionValue
from .shapes import Body

PieceName = Annotated[StrictStr, Field(max_length=60, pattern=r"^[a-z][\w:@-]*$")]
"""The name that a board gives a thing: `guard:2`, `gold@1`."""

MOST_PIECES: Final = 400
"""More things than any board has."""


class ExplainWish(Body):
    view: dict[str, Any]
    """what the reader sees"""
    pieces: Annotated[list[PieceName], Field(min_length=1, max_length=MOST_PIECES)]


class AliveAnswer(Struct, frozen=True):
    alive: bool
    version: str


class HealthAnswer(Struct, frozen=True):
    ok: bool
    version: str
    database: str


class Game(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, int]
    """least and most"""
    options: Mapping[str, Option]
    levels: Sequence[str]
    """of bots, the weakest first"""
    ratings: Mapping[str, float]
    """of levels, where this version measured them"""
    sentences: dict[str, str]
    """Fluent key of each kind of move"""
    facts: int
    """how many values the box has"""
    guesses: int
    """how many of them are only guessed"""
    school: bool
    """whether it has puzzles to learn by"""
    guide: bool
    """whether it has a guided first match"""
    coach: bool
    """whether its matches can be analyzed"""
    beginner: dict[str, OptionValue]
    """the options for somebody's first match, where they are not the usual ones"""
    tracks: Sequence[Sequence[str]]
    """phases that follow one another: Fluent keys"""
    pieces: Sequence[str]
    """the kinds of things that explain themselves"""


class GamesAnswer(Struct, frozen=True):
    games: list[Game]
    solo: bool = False
    """whether nobody else can come in: the server is in the visitor's own browser"""


class Rule(Struct, frozen=True):
    """One rule, in our own words."""

    id: str
    text: str
    cells: Sequence[str]


class Chapter(Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    level: int
    rules: list[Rule]


class RuleSection(Struct, frozen=True):
    """A section of the overview of the rules."""

    name: str
    """of its picture"""
    title: str
    step: bool
    """whether it belongs to the last section that is none"""
    text: Sequence[str]
    """paragraph by paragraph"""
    numbers: dict[str, int | float | str]
    """those of the box that its text names"""
    picture: bool
    example: bool
    """whether there is a table on which to try it"""
    chapters: list[Chapter]
    """the exact rules behind it"""


class RulesAnswer(Struct, frozen=True):
    sections: list[RuleSection]


class Explanation(Struct, frozen=True):
    """What a thing on the board is, in the reader's language."""

    title: str
    lines: list[str]
    rule: str
    """id of the rule about it"""


class ExplainAnswer(Struct, frozen=True):
    explanations: list[Explanation | None]
    """in the order asked; null for what isn't there"""


class Fact(Struct, frozen=True):
    """One value of the box, and how sure we are of it."""

    path: str
    value: Any
    confidence: Confidence
    source: str
    note: str
    label: str
    """what it is called, in the reader's language"""
    said: str
    """what it says, in the reader's language"""


class ComponentsAnswer(Struct, frozen=True):
    facts: list[Fact]
