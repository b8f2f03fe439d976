"""Variant, the king's whim: the tile of the round changes loots, strengths, hands or healing (MM-WHIM,
MM-KING).
"""

from __future__ import annotations

from typing import Any

from ....core.event import TABLE
from ..names import (
    EQUAL_PAIRS,
    FIRST,
    FIRST_TWO,
    LAST,
    LAST_TWO,
    NOWHERE,
    SECOND,
    WEAKEST_PAIRS,
    WHERE,
)
from ..state import ALL_FIVE, Raid, Tile, show_all, strength_of, strengths


def turn_up(state: Raid) -> None:
    """Before the first monster of a round: the top tile is turned up and what it does at once is done
    (MM-WHIM-01).
    """
    tile = state.tile()
    if tile is None:
        return
    state.banned = tile.banned
    if state.events is not None:
        data = {"tile": state.tiles[state.round] + 1, **told_effect(tile)}
        state.record("mm-whim", data, reveals=TABLE)
    if tile.hand:
        exchange_hands(state, tile.hand)


def told_effect(tile: Tile) -> dict[str, Any]:
    """What a tile does, as the arguments of its sentence: by its effects, since an owner's tile with the same
    number may do something else.
    """
    change = tile.guards != NOWHERE and (tile.loot != 0 or tile.strength != 0)
    heals = tile.healing >= 0 and tile.healed != 0
    return {
        "nothing": not (change or heals or tile.banned or tile.hand),
        "guards": WHERE[tile.guards] if change else "none",
        "change": "both" if tile.loot and tile.strength else "loot" if tile.loot else "strength",
        "loot": signed(tile.loot),
        "strength": signed(tile.strength),
        "bans": tile.banned != 0,
        "banned": strengths(tile.banned),
        "hands": tile.hand != 0,
        "hand": strengths(tile.hand),
        "heals": heals,
        "healed": strengths(tile.healed),
        "healing": max(0, tile.healing),
    }


def signed(number: int) -> str:
    """A change as it is written: with a plus, or with a true minus sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def exchange_hands(state: Raid, hand: int) -> None:
    """Everybody takes the named strengths in hand and lays the others face down (MM-KING-03)."""
    state.hands = [hand] * state.players
    state.reserves = [ALL_FIVE ^ hand] * state.players
    show_all(state)
    if state.events is not None:
        state.record("mm-hands-named", {"strengths": strengths(hand)})


def changes_now(state: Raid, tile: Tile) -> list[bool]:
    """Which guards the tile changes as the castle is now. Of the tiles that look at pairs only complete pairs
    are told: what a pair will be nobody knows.
    """
    changed = changed_guards(state, tile)
    if tile.guards in (EQUAL_PAIRS, WEAKEST_PAIRS):
        spaces = state.spaces
        for guard in range(state.players):
            if spaces[2 * guard] == 0 or spaces[2 * guard + 1] == 0:
                changed[guard] = False
    return changed


def changed_guards(state: Raid, tile: Tile) -> list[bool]:
    """Which guards the tile changes, by their place from the gate or by the pairs as they stand
    (MM-WHIM-10).
    """
    players, where = state.players, tile.guards
    if where == EQUAL_PAIRS:
        spaces = state.spaces
        return [
            spaces[2 * guard] > 0 and strength_of(spaces[2 * guard]) == strength_of(spaces[2 * guard + 1])
            for guard in range(players)
        ]
    if where == WEAKEST_PAIRS:
        weakest = min(state.totals)
        return [total == weakest for total in state.totals]
    chosen = [False] * players
    if where in (FIRST, FIRST_TWO):
        chosen[0] = True
    if where in (SECOND, FIRST_TWO):
        chosen[1] = True
    if where in (LAST, LAST_TWO):
        chosen[players - 1] = True
    if where == LAST_TWO:
        chosen[players - 2] = True
    return chosen
