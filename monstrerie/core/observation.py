"""What a learner sees: a view as a row of small numbers, each field documented."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """A stretch of an observation: `size` numbers from 0 to `high` (at most 255; more is cut to it)."""

    name: str
    size: int
    high: int
    about: str


def width(fields: list[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)
