"""The action ids of Dungeon Lords: where each kind of move begins."""

from __future__ import annotations

from typing import Final

MOST_TAX: Final = 10
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
REFUSE: Final = 167
PART: Final = 168
TILE: Final = 173
LAY: Final = 193
NO_TRAP: Final = 202
SEND: Final = 203
READY: Final = 212
RELEASE: Final = 213
SPRING: Final = 247
TARGET: Final = 256
ATTACK: Final = 261
"""`10 * monster + 5 * attack + place in the line`."""
SHEEP: Final = 351
TAKE_UP: Final = 352
TAKE_DOWN: Final = 353
WITHDRAW: Final = 354
ACTIONS: Final = 355


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


def digs(mask: int) -> list[int]:
    """Action ids of digging on each space of the mask; a new list."""
    return _DIG_UPPER[mask & 1023] + _DIG_LOWER[mask >> 10]


def tiles(mask: int) -> list[int]:
    """Action ids of fighting on each space of the mask; a new list."""
    return _TILE_UPPER[mask & 1023] + _TILE_LOWER[mask >> 10]


def builds(slot: int, mask: int) -> list[int]:
    """Action ids of building the room of that place in the shop on each space of the mask; a new list."""
    return _BUILD_UPPER[slot][mask & 1023] + _BUILD_LOWER[slot][mask >> 10]
