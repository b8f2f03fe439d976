"""The action ids of Dungeon Lords: where each kind of move begins."""

from __future__ import annotations

from typing import Final

from ..state import SPACES

MOST_TAX: Final = 20
ORDER: Final = 0
KEEP: Final = 8
DUMMY_ORDER: Final = 16
RETRIEVE: Final = 24
PERFORM: Final = 32
DECLINE: Final = 33
STOP: Final = 34
SPY: Final = 35
DIG: Final = 39
MINE: Final = 59
"""One miner; two follow."""
HIRE: Final = 63
BUILD: Final = 72
"""`20 * place in the shop + space`."""
DISCARD: Final = 112
CHOOSE: Final = 121
WORK: Final = 130
PAY: Final = 138
LET_GO: Final = 147
TAX: Final = 156
REFUSE: Final = 177
PART: Final = 178
TILE: Final = 183
LAY: Final = 203
NO_TRAP: Final = 212
SEND: Final = 213
READY: Final = 222
RELEASE: Final = 223
SPRING: Final = 257
TARGET: Final = 266
ATTACK: Final = 271
"""`10 * monster + 5 * attack + place in the line`."""
SHEEP: Final = 361
TAKE_UP: Final = 362
TAKE_DOWN: Final = 363
WITHDRAW: Final = 364
ACTIONS: Final = 365


def listed(base: int, bits: int) -> list[list[int]]:
    """For every mask of so many bits the action ids of its members, counted from `base`."""
    return [[base + bit for bit in range(bits) if mask >> bit & 1] for mask in range(1 << bits)]


ORDER_LISTS: Final = listed(ORDER, 8)
_DIG_UPPER: Final = listed(DIG, 10)
_DIG_LOWER: Final = listed(DIG + 10, 10)
_TILE_UPPER: Final = listed(TILE, 10)
_TILE_LOWER: Final = listed(TILE + 10, 10)
_BUILD_UPPER: Final = (listed(BUILD, 10), listed(BUILD + 20, 10))
_BUILD_LOWER: Final = (listed(BUILD + 10, 10), listed(BUILD + 30, 10))


def built(action: int) -> tuple[int, int]:
    """The place in the shop and the space that building is about."""
    return (action - BUILD) // SPACES, (action - BUILD) % SPACES


def attack(kind: int, second: int) -> int:
    """A monster's first or second attack on the first in line; the others in line follow."""
    return ATTACK + 10 * kind + 5 * second


def attacked(action: int) -> tuple[int, int, int]:
    """The monster, 1 if it is its second attack (else 0), and the place in the line."""
    number = action - ATTACK
    return number // 10, number % 10 // 5, number % 5


def digs(mask: int) -> list[int]:
    """Action ids of digging on each space of the mask; a new list."""
    return _DIG_UPPER[mask & 1023] + _DIG_LOWER[mask >> 10]


def tiles(mask: int) -> list[int]:
    """Action ids of fighting on each space of the mask; a new list."""
    return _TILE_UPPER[mask & 1023] + _TILE_LOWER[mask >> 10]


def builds(slot: int, mask: int) -> list[int]:
    """Action ids of building the room of that place in the shop on each space of the mask; a new list."""
    return _BUILD_UPPER[slot][mask & 1023] + _BUILD_LOWER[slot][mask >> 10]
