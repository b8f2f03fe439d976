"""REST: an owner's own box (`shapes`)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct
from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ..core.own_box import Leaf
from .shapes import Body, Word


class BoxChange(Body):
    """One thing to be set in a value (`BoxFact.leaves`)."""

    path: Word
    at: Annotated[list[StrictStr | StrictInt], Field(max_length=8)]
    value: StrictBool | StrictInt | StrictFloat | StrictStr


class BoxWish(Body):
    """What an owner has read off their box: the values by path, or a file."""

    name: Annotated[StrictStr, Field(max_length=60)] = ""
    values: dict[Annotated[StrictStr, Field(max_length=100)], Any] = Field(default_factory=dict)
    change: BoxChange | None = None
    toml: StrictStr | None = None
    file: Word = "box.toml"
    """what the file is called, for messages"""


class BoxFact(Struct, frozen=True):
    """One value that is to be read off the box."""

    path: str
    label: str
    said: str
    """what the shipped box says"""
    shipped: Any
    value: Any
    settled: bool
    """whether the owner has read it"""
    leaves: list[Leaf]


class BoxProblem(Struct, frozen=True):
    """Why nobody can play with this box."""

    text: str
    path: str
    """of the value; "" for none in particular"""
    rule: str


class BoxDifference(Struct, frozen=True):
    """What is printed otherwise than the shipped box says, in words."""

    path: str
    label: str
    shipped: str
    own: str


class BoxSheet(Struct, frozen=True):
    """An owner's box, and what is still to be read off it."""

    name: str
    values: dict[str, Any]
    """what the owner has read, by path"""
    steps: list[list[BoxFact]]
    """thing by thing"""
    settled: int
    total: int
    problem: BoxProblem | None
    differences: list[BoxDifference]
    fingerprint: str
    toml: str
    """the file that `--components` takes"""


class Box(Struct, frozen=True):
    """A box that somebody keeps here."""

    id: str
    game: str
    name: str
    values: dict[str, Any]


class BoxAnswer(Struct, frozen=True):
    box: Box | None


class TableBoxAnswer(Struct, frozen=True):
    differences: list[BoxDifference]
