"""What happened, in order: the log, the animation and the sentence all come from events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, get_args

import msgspec

TABLE: Final = -1
"""Value of `Event.reveals` when the secret that came out belonged to nobody (a deck, chance)."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `kind` is also the name of its sentence (`mm-placed`), `data` the sentence's arguments: numbers, words
    and lists of them. `to` names the seats that may know it (None: everybody). `reveals` says whose secret
    came out with it (a seat, or TABLE), which ends the right to take a move back; None when nothing hidden
    was shown. `guess` in the data says that a number in it comes from a guessed component value
    (`Game.rests_on`). `passing` marks what only those need who are there: a film of a collapse, not the
    ruins it leaves.
    """

    kind: str
    data: dict[str, Any] = {}
    to: tuple[int, ...] | None = None
    reveals: int | None = None
    passing: bool = False

    def visible(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may know this event."""
        return self.to is None or (seat is not None and seat in self.to)


def one_of(*words: str, title: str = "") -> Any:
    """The type of a field that holds one of these words; one with a title has a name on the page."""
    return Annotated[str, msgspec.Meta(title=title or None, extra={"one of": words})]


def optional(hint: Any) -> Any:
    """The type of a field that is not always there."""
    return hint | msgspec.UnsetType


def event_types(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, type[msgspec.Struct]]:
    """The kinds of events of a game with the types of their data, from the fields of each.

    Any of them may have `guess`, since the owner of a box may fill it with guesses.

    >>> types = event_types({"boo-shown": {"seat": int, "card": optional(int)}})
    >>> msgspec.convert({"seat": 0, "card": 3}, types["boo-shown"]).card
    3
    """
    return {kind: _data(kind, {**fields, "guess": optional(bool)}) for kind, fields in rows.items()}


def _data(kind: str, hints: Mapping[str, Any]) -> type[msgspec.Struct]:
    fields = [
        (name, hint, msgspec.UNSET) if msgspec.UnsetType in get_args(hint) else (name, hint)
        for name, hint in hints.items()
    ]
    return msgspec.defstruct(kind, fields, kw_only=True, frozen=True, forbid_unknown_fields=True)
