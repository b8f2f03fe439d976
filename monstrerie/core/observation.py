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


def named(fields: list[Field], row: bytes) -> dict[str, list[int]]:
    """An observation by the names of its fields.

    >>> named(
    ...     [Field("gold", 2, 9, "everybody's gold"), Field("round", 1, 4, "the round")], b"\\x03\\x05\\x02"
    ... )
    {'gold': [3, 5], 'round': [2]}
    """
    found: dict[str, list[int]] = {}
    at = 0
    for field in fields:
        found[field.name] = list(row[at : at + field.size])
        at += field.size
    return found
