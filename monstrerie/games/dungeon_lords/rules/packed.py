"""Numbers that hold several others: spaces of a site, adventurers in a line, places on the boards.

A dungeon is three sets of the twenty spaces of the site, numbered row by row from the surface. An adventurer
in a line is one number: tile, wounds and extra hit points.
"""

from __future__ import annotations

from typing import Final

from ....core.sets import count
from ..names import CARDS_A_YEAR, SILVER_PALADIN
from ..state import SPACES, SPACES_OF_ACTION, Layout, Lord, Realm, Trap

SITE: Final = (1 << SPACES) - 1
NOT_LEFT: Final = 0b11110_11110_11110_11110
"""Spaces that have one to their left; likewise to their right."""
NOT_RIGHT: Final = 0b01111_01111_01111_01111

TILE: Final = 63
"""Mask of the tile's number in an adventurer of a line."""
WOUND: Final = 1 << 6
EXTRA: Final = 1 << 12
"""Extra hit point."""


# --- the construction site --------------------------------------------------------------------------------


def beside(spaces: int) -> int:
    """Every space of the site that shares a side with a space of the set (DL-RUL-20)."""
    return ((spaces << 1 & NOT_LEFT) | (spaces >> 1 & NOT_RIGHT) | spaces << 5 | spaces >> 5) & SITE


def diggable(filled: int) -> int:
    """Where a tunnel may be dug: beside the dungeon, and without filling a 2x2 block (DL-DIG-12, 17).

    A space completes a block when its three other spaces are filled; each of the four lines looks at the
    blocks in which the space is the upper left, upper right, lower left or lower right one.
    """
    below, above = filled >> 5, filled << 5 & SITE
    left, right = filled << 1 & NOT_LEFT, filled >> 1 & NOT_RIGHT
    completes = (
        (right & below & (below >> 1 & NOT_RIGHT))
        | (left & below & (below << 1 & NOT_LEFT))
        | (right & above & (above >> 1 & NOT_RIGHT))
        | (left & above & (above << 1 & NOT_LEFT))
    )
    return beside(filled) & ~filled & ~completes


def closest(filled: int, conquered: int, entrance: int) -> int:
    """The unconquered tiles fewest steps from the entrance, over tiles that share sides (DL-RUL-68)."""
    unconquered = filled & ~conquered
    if not unconquered:
        return 0
    reached = entrance & filled
    front = reached
    while front:
        found = front & unconquered
        if found:
            return found
        front = beside(front) & filled & ~reached
        reached |= front
    return 0


def space_of(tile: int) -> int:
    """The space of a tile of a dungeon (a set of one)."""
    return count(tile - 1)


def upper_half(spaces: int) -> int:
    """Those of the first two rows."""
    return spaces & 1023


def lower_half(spaces: int) -> int:
    """Those of the last two rows, counted from there."""
    return spaces >> 10


def unconquered(lord: Lord) -> int:
    """The tiles that no party has conquered."""
    return lord.filled & ~lord.conquered


def all_tunnels(lord: Lord) -> int:
    """The tiles that are no room."""
    return lord.filled & ~lord.rooms


def free_tunnels(lord: Lord) -> int:
    """The unconquered tunnels."""
    return lord.filled & ~lord.conquered & ~lord.rooms


def open_rooms(lord: Lord) -> int:
    """The unconquered rooms."""
    return lord.rooms & ~lord.conquered


# --- adventurers in a line ----------------------------------------------------------------------------------


def tile_of(hero: int) -> int:
    """The number of his tile."""
    return hero & TILE


def wounds_of(hero: int) -> int:
    """His wounds."""
    return hero >> 6 & TILE


def hit_points(layout: Layout, hero: int) -> int:
    """His hit points, extra ones included."""
    return layout.hp[hero & TILE] + (hero >> 12)


def wounded(hero: int, number: int) -> int:
    """The adventurer with so many wounds more, or fewer."""
    return hero + number * WOUND


def strengthened(hero: int, number: int) -> int:
    """The adventurer with so many hit points more."""
    return hero + number * EXTRA


# --- the boards ---------------------------------------------------------------------------------------------


def order_of(space: int) -> int:
    """The order that a space of the Central board belongs to."""
    return space // SPACES_OF_ACTION


def first_space(order: int) -> int:
    """Space I of an order."""
    return SPACES_OF_ACTION * order


def first_card(year: int) -> int:
    """Where the combat cards of a year begin."""
    return CARDS_A_YEAR * (year - 1)


def card_at(state: Realm, position: int) -> int:
    """The combat card of a round of this year's Combat."""
    return state.cards[first_card(state.year) + position]


def card_of_round(state: Realm) -> int:
    """The combat card of the round being fought."""
    return state.cards[first_card(state.year) + state.round]


def set_card(state: Realm, card: int) -> None:
    """Have that combat card in the round being fought."""
    cards = state.cards[:]
    cards[first_card(state.year) + state.round] = card
    state.cards = cards


def trap_effect(state: Realm, trap: int) -> Trap:
    """What a trap does this year."""
    return state.layout.trap_effects[state.year - 1][trap]


def paladin_of_year(state: Realm) -> int:
    """The tile of the silver or the gold paladin."""
    return SILVER_PALADIN + state.year - 1


def room_owner(state: Realm, room: int) -> int:
    """The seat in whose dungeon a room is; -1 when it is in none."""
    place = state.room_places[room]
    return place // SPACES if place >= 0 else -1


def room_space(state: Realm, room: int) -> int:
    """The space of a room that is in some dungeon."""
    return state.room_places[room] % SPACES


def room_place(seat: int, space: int) -> int:
    """A space of a lord's dungeon, for `room_places`."""
    return SPACES * seat + space


def room_uses(state: Realm, room: int) -> int:
    """How often a production room was used this season."""
    return state.room_uses >> 2 * room & 3


def count_use(state: Realm, room: int) -> None:
    """A production room was used once more."""
    state.room_uses += 1 << 2 * room
