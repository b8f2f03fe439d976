"""What every view has. The rest is each game's own, as types in its `view.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from .options import Value

T = TypeVar("T", bound=msgspec.Struct)
PlainMove = Annotated[dict[str, Any], msgspec.Meta(title="Move")]
"""A move as JSON: its `kind` and its fields."""


class Sentence(msgspec.Struct, frozen=True):
    """Something to say: a Fluent message and its arguments."""

    key: str
    data: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True):
    """What every view has; the rest is the game's own."""

    game: str
    players: int
    seat: int | None
    """who looks; null for a spectator"""
    options: dict[str, Value]
    over: bool
    to_act: Sequence[int]
    scores: Sequence[int | float]
    fewest: bool | msgspec.UnsetType = msgspec.UNSET
    """true where the fewest points win"""
    round: int | msgspec.UnsetType = msgspec.UNSET
    rounds: int | msgspec.UnsetType = msgspec.UNSET
    phase: str | msgspec.UnsetType = msgspec.UNSET
    """a Fluent key"""
    prompt: Sentence | msgspec.UnsetType | None = msgspec.UNSET
    """for this seat: what to do, what may be done, what happens then"""


def plain(typed: msgspec.Struct | Mapping[str, Any]) -> dict[str, Any]:
    """A view, a part of one or the numbers of a preview, as JSON has it."""
    made: dict[str, Any] = msgspec.to_builtins(typed)
    return made


def alike(kind: type[T], thing: object, **rest: Any) -> T:
    """A record with what a thing has under the same names; `rest` says what it hasn't."""
    same = {name: getattr(thing, name) for name in kind.__struct_fields__ if name not in rest}
    return kind(**same, **rest)
