"""Sets of small numbers, a bit for each member, and lists that copies share.

Copies of a state share its lists: a list is never changed in place, only replaced.
"""

from __future__ import annotations


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


def holds(members: int, member: int) -> bool:
    """Whether a set holds a member."""
    return members >> member & 1 == 1


def count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def listed(members: int) -> list[int]:
    """The members of a set, rising.

    >>> listed(0b100_00100)
    [2, 7]
    """
    out: list[int] = []
    member = 0
    while members >> member:
        if members >> member & 1:
            out.append(member)
        member += 1
    return out


def put(items: list[int], at: int, value: int) -> list[int]:
    """The list with one value changed; the old one stays as it is, for the copies that share it."""
    made = items[:]
    made[at] = value
    return made


def added(items: list[int], at: int, more: int) -> list[int]:
    """Likewise, with one value raised (or lowered)."""
    made = items[:]
    made[at] += more
    return made
