"""The action ids of Dungeon Lords: where each kind of move begins."""

from __future__ import annotations

from typing import Final

from ....core.sets import listed, only
from ..names import MONSTERS, PRODUCTION_ROOMS, ROOMS, TRAPS
from ..names import ORDERS as NAMES_OF_ORDERS
from ..state import SPACES
from .packed import lower_half, upper_half

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
IN_BOX: Final = 365
"""So many ids are those of the box; those of things that were added to it follow."""


class Numbering:
    """The ids of the moves about things of one sort, and where those of added things go."""

    def __init__(self, firsts: list[int], boxed: int, width: int = 1) -> None:
        self.firsts: list[int] = firsts
        self.width: int = width
        """How many ids a move about one thing has."""
        self.ids: list[list[int]] = [[first + width * thing for thing in range(boxed)] for first in firsts]

    def add(self, things: int, action: int) -> int:
        """Append the ids of all things beyond the box, the first being `action`; the id after them."""
        while len(self.ids[0]) < things:
            for ids in self.ids:
                ids.append(action)
                action += self.width
        return action


_OF_MONSTERS: Final[Numbering] = Numbering([HIRE, CHOOSE, PAY, LET_GO, SEND], BUILD - HIRE)
_OF_ATTACKS: Final[Numbering] = Numbering([ATTACK], BUILD - HIRE, 10)
_OF_ROOMS: Final[Numbering] = Numbering([WORK], PAY - WORK)
_OF_TRAPS: Final[Numbering] = Numbering([DISCARD, LAY, SPRING], CHOOSE - DISCARD)
_OF_ORDERS: Final[Numbering] = Numbering([ORDER, KEEP, DUMMY_ORDER, RETRIEVE], KEEP - ORDER)
_ATTACKS_FROM: Final[int] = _OF_MONSTERS.add(len(MONSTERS), IN_BOX)
_ROOMS_FROM: Final[int] = _OF_ATTACKS.add(len(MONSTERS), _ATTACKS_FROM)
_TRAPS_FROM: Final[int] = _OF_ROOMS.add(len(PRODUCTION_ROOMS), _ROOMS_FROM)
_ORDERS_FROM: Final[int] = _OF_TRAPS.add(len(TRAPS), _TRAPS_FROM)
ACTIONS: Final[int] = _OF_ORDERS.add(len(NAMES_OF_ORDERS), _ORDERS_FROM)

HIRES: Final[list[int]] = _OF_MONSTERS.ids[0]
"""By monster; likewise by what a move is about."""
CHOICES: Final[list[int]] = _OF_MONSTERS.ids[1]
PAYS: Final[list[int]] = _OF_MONSTERS.ids[2]
LET_GOS: Final[list[int]] = _OF_MONSTERS.ids[3]
SENDS: Final[list[int]] = _OF_MONSTERS.ids[4]
ATTACKS: Final[list[int]] = _OF_ATTACKS.ids[0]
DISCARDS: Final[list[int]] = _OF_TRAPS.ids[0]
LAYS: Final[list[int]] = _OF_TRAPS.ids[1]
SPRINGS: Final[list[int]] = _OF_TRAPS.ids[2]
WORKS: Final[list[int]] = _OF_ROOMS.ids[0]
"""By place among the rooms that produce (`PRODUCTION_ROOMS`)."""
ORDERS: Final[list[int]] = _OF_ORDERS.ids[0]
KEEPS: Final[list[int]] = _OF_ORDERS.ids[1]
DUMMY_ORDERS: Final[list[int]] = _OF_ORDERS.ids[2]
RETRIEVES: Final[list[int]] = _OF_ORDERS.ids[3]


def _begin() -> list[int]:
    """For each id the first one of its kind of move."""
    firsts = (
        ORDER, KEEP, DUMMY_ORDER, RETRIEVE, PERFORM, DECLINE, STOP, SPY, DIG, MINE, HIRE, BUILD, DISCARD,
        CHOOSE, WORK, PAY, LET_GO, TAX, REFUSE, PART, TILE, LAY, NO_TRAP, SEND, READY, RELEASE, SPRING,
        TARGET, ATTACK, SHEEP, TAKE_UP, TAKE_DOWN, WITHDRAW,
    )  # fmt: skip
    made = [max([first for first in firsts if first <= action]) for action in range(ACTIONS)]
    for sort in (_OF_MONSTERS, _OF_ATTACKS, _OF_ROOMS, _OF_TRAPS, _OF_ORDERS):
        for first, ids in zip(sort.firsts, sort.ids, strict=True):
            for action in ids:
                made[action : action + sort.width] = [first] * sort.width
    return made


def _things() -> list[int]:
    """For each id which of its kind of move it is, counted from 0."""
    made = [action - MOVE[action] for action in range(ACTIONS)]
    for sort in (_OF_MONSTERS, _OF_ATTACKS, _OF_ROOMS, _OF_TRAPS, _OF_ORDERS):
        for ids in sort.ids:
            for thing, action in enumerate(ids):
                for part in range(sort.width):
                    made[action + part] = sort.width * thing + part
    return made


MOVE: Final[list[int]] = _begin()
"""By id: the first id of its kind of move, such as `HIRE`."""
THING: Final[list[int]] = _things()
"""By id: what the move is about, such as the number of the monster."""


def rising(ids: list[int]) -> list[int]:
    """The same list in rising order: ids of added things come after those that stand behind them."""
    if ACTIONS > IN_BOX:
        ids.sort()
    return ids


def subsets(things: list[int]) -> list[list[int]]:
    """For every set of places in a list what stands there."""
    return [[things[place] for place in listed(places)] for places in range(only(len(things)))]


def half(base: int) -> list[list[int]]:
    """For every set of ten spaces the action ids counted from `base`."""
    return subsets(list(range(base, base + 10)))


ORDER_LISTS: Final = subsets(ORDERS)
_DIG_UPPER: Final = half(DIG)
_DIG_LOWER: Final = half(DIG + 10)
_TILE_UPPER: Final = half(TILE)
_TILE_LOWER: Final = half(TILE + 10)
_BUILD_UPPER: Final = (half(BUILD), half(BUILD + 20))
_BUILD_LOWER: Final = (half(BUILD + 10), half(BUILD + 30))


def built(action: int) -> tuple[int, int]:
    """The place in the shop and the space that building is about."""
    return (action - BUILD) // SPACES, (action - BUILD) % SPACES


def attack(kind: int, second: int) -> int:
    """A monster's first or second attack on the first in line; the others in line follow."""
    return ATTACKS[kind] + 5 * second


def attacked(action: int) -> tuple[int, int, int]:
    """The monster, 1 if it is its second attack (else 0), and the place in the line."""
    number = THING[action]
    return number // 10, number % 10 // 5, number % 5


def work(room: int) -> int:
    """Using a room that produces."""
    return WORKS[PRODUCTION_ROOMS.index(ROOMS[room])]


def worked(action: int) -> int:
    """The room that is used."""
    return ROOMS.index(PRODUCTION_ROOMS[THING[action]])


def digs(spaces: int) -> list[int]:
    """Action ids of digging on each space of the set; a new list."""
    return _DIG_UPPER[upper_half(spaces)] + _DIG_LOWER[lower_half(spaces)]


def tiles(spaces: int) -> list[int]:
    """Action ids of fighting on each space of the set; a new list."""
    return _TILE_UPPER[upper_half(spaces)] + _TILE_LOWER[lower_half(spaces)]


def builds(slot: int, spaces: int) -> list[int]:
    """Action ids of building the room of that place in the shop on each space of the set; a new list."""
    return _BUILD_UPPER[slot][upper_half(spaces)] + _BUILD_LOWER[slot][lower_half(spaces)]
