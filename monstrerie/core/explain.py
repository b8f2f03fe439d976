"""What stands on a table, explained: its name, what it does with its numbers in this match, and its rule.

The board gives every thing a name (`data-piece`): a kind, perhaps which one of it, and whose it is where that
is not the viewer: `guard:2`, `gold`, `gold@1`. An explanation is read off a view, so it can't tell more than
its reader sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from .view import Sentence, View

T = TypeVar("T")
_NAME: Final = re.compile(r"([a-z-]+?)(?::([\w-]+)|-(\d+))?(?:@(\d))?", re.ASCII)


class Explanation(NamedTuple):
    """What one thing is."""

    title: Sentence
    rule: str
    lines: Sequence[Sentence]
    """At most three."""


def explained(prefix: str, kind: str, rule: str, /, *lines: str, **data: Any) -> Explanation:
    """An explanation whose title and lines all know the same numbers; `prefix` begins the keys of a game."""
    key = f"{prefix}-explain-{kind}"
    return Explanation(Sentence(key, data), rule, [Sentence(f"{key}-{line}", data) for line in lines])


class Piece(NamedTuple):
    """A thing on the board, by its name."""

    kind: str
    name: str
    """Which one of its kind; "" where there is only one."""
    seat: int
    """Whose it is, or who looks; the first seat for a spectator."""

    @property
    def number(self) -> int:
        """Which one, counted; -1 where that is no number."""
        return int(self.name) if self.name.isdecimal() else -1


Explain = Callable[[Any, Piece], Explanation | None]
"""Explains the things of one kind; None for one that isn't there."""


class ExplainPart(NamedTuple):
    """How a game explains what stands on its table (`Game.explain`)."""

    view: type[msgspec.Struct]
    """What its view is."""
    kinds: Mapping[str, Explain]
    tracks: Sequence[Mapping[str, str]] = ()
    """The phases that follow one another (a round, or what happens but once), each with its rule. What
    happens there is said by `explain-<phase>`.
    """

    def of(self, view: Mapping[str, Any], names: Sequence[str]) -> list[Explanation | None]:
        """What these things in a view are; None for each that isn't there. ValidationError for no view."""
        viewer = msgspec.convert(view, View).seat or 0
        table = msgspec.convert(view, self.view)
        return [self._one(table, name, viewer) for name in names]

    def _one(self, table: msgspec.Struct, name: str, viewer: int) -> Explanation | None:
        found = _NAME.fullmatch(name)
        if found is None:
            return None
        kind, word, number, seat = found.groups()
        piece = Piece(kind, word or number or "", viewer if seat is None else int(seat))
        if kind == "phase":
            return self._phase(piece.name)
        explain = self.kinds.get(kind)
        return explain(table, piece) if explain is not None else None

    def _phase(self, name: str) -> Explanation | None:
        rule = next((track[name] for track in self.tracks if name in track), None)
        if rule is None:
            return None
        return Explanation(Sentence(name), rule, [Sentence(f"explain-{name}")])


def nth(things: Sequence[T], number: int) -> T | None:
    """The thing with this number, counted from 0; None where there is none."""
    return things[number] if 0 <= number < len(things) else None
