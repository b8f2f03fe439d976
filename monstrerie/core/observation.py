"""What a learner sees: a view as a row of small numbers, each field documented.

Rows are put together with mypyc's own writer of bytes: compiled, a number or a ready-made piece costs a few
nanoseconds.
"""

from __future__ import annotations

import msgspec
from librt.strings import BytesWriter


class Field(msgspec.Struct, frozen=True):
    """A stretch of an observation: `size` numbers from 0 to `high` (at most 255; more is cut to it)."""

    name: str
    size: int
    high: int
    about: str


def width(fields: list[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def spell(row: BytesWriter, numbers: list[int]) -> None:
    """Several numbers one after the other.

    >>> row = BytesWriter()
    >>> spell(row, [3, 1, 2])
    >>> row.getvalue()
    b'\\x03\\x01\\x02'
    """
    for value in numbers:
        row.append(value)


def one_of(size: int) -> list[bytes]:
    """Pieces in which one number of `size` is 1; by the index -1 the piece in which none is.

    >>> one_of(3)[1], one_of(3)[-1]
    (b'\\x00\\x01\\x00', b'\\x00\\x00\\x00')
    """
    return [bytes(number == chosen for number in range(size)) for chosen in range(size + 1)]


def bits(size: int) -> list[bytes]:
    """For every mask of `size` bits the piece that spells it out, the lowest bit first.

    >>> bits(3)[0b110]
    b'\\x00\\x01\\x01'
    """
    return [bytes(mask >> bit & 1 for bit in range(size)) for mask in range(1 << size)]


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
