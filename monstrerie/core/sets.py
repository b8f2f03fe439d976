"""Sets of small numbers, a bit for each member, and lists that copies share.

Copies of a state share its lists: a list is never changed in place, only replaced.
"""

from __future__ import annotations

from mypy_extensions import i64


def only(member: int) -> int:
    """The set of that one member."""
    return 1 << member


def set_of(members: list[int]) -> int:
    """The set of those members."""
    made = 0
    for member in members:
        made |= 1 << member
    return made


def lowest(number: int) -> int:
    """The set of the so many lowest members."""
    return (1 << number) - 1


def joined(members: int, member: int) -> int:
    """The set with a member more."""
    return members | 1 << member


def without(members: int, others: int) -> int:
    """The set without the members of another one."""
    return members & ~others


def common(members: int, others: int) -> int:
    """What both sets have."""
    return members & others


def holds(members: int, member: int) -> bool:
    """Whether a set holds a member."""
    return members >> member & 1 == 1


def count(members: int) -> int:
    """How many members a set has. (mypyc would look `bit_count` up by its name.)"""
    bits: i64 = members
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def listed(members: int) -> list[int]:
    """The members of a set, rising.

    >>> listed(0b100_00100)
    [2, 7]
    """
    out: list[int] = []
    rest: i64 = members
    member: i64 = 0
    while rest:
        if rest & 1:
            out.append(member)
        rest >>= 1
        member += 1
    return out


def put(items: list[int], at: int, value: int) -> list[int]:
    """The list with one value changed; the old one stays as it is, for the copies that share it."""
    made = items[:]
    made[at] = value
    return made


def added(items: list[int], at: int, more: int) -> list[int]:
    """Likewise, with one value raised (or lowered)."""
    return put(items, at, items[at] + more)
