"""Who sits where: what a save keeps beside the match, so that it can be taken up by the same people."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .errors import BadSave

_LONGEST: Final = 80


class Seated(msgspec.Struct, frozen=True):
    """One seat: a person, by name where they gave one, or a bot, by its level."""

    name: str = ""
    bot: str = ""


def encode(seats: list[Seated]) -> list[dict[str, str]]:
    """The seats as a save keeps them."""
    return [{key: said for key, said in (("name", seat.name), ("bot", seat.bot)) if said} for seat in seats]


def decode(seats: Any, players: int) -> list[Seated]:
    """The seats of a save; BadSave when they are none of this match."""
    if not isinstance(seats, list) or len(seats) != players or not all(map(_good, seats)):
        raise BadSave("error-save-keys", names="seats")
    return [Seated(seat.get("name", ""), seat.get("bot", "")) for seat in seats]


def _good(seat: Any) -> bool:
    return (
        isinstance(seat, dict)
        and set(seat) <= {"name", "bot"}
        and all(isinstance(said, str) and len(said) <= _LONGEST for said in seat.values())
    )
