"""Variant, the king's whim: the tile of the round changes loots, strengths, hands or healing (MM-WHIM,
MM-KING).
"""

from __future__ import annotations

from typing import Final

from ....core.event import TABLE, Event
from ..state import ALL_FIVE, Raid, Tile, strengths

# The words of `components.WHERE`, by number.
NOWHERE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
FIRST_TWO: Final = 3
LAST: Final = 4
LAST_TWO: Final = 5
EQUAL_PAIRS: Final = 6
WEAKEST_PAIRS: Final = 7


def turn_up(state: Raid) -> None:
    """Before the first monster of a round: the top tile is turned up and what it does at once is done
    (MM-WHIM-01).
    """
    tile = state.tile()
    if tile is None:
        return
    state.banned = tile.banned
    if state.events is not None:
        number = state.tiles[state.round] + 1
        state.events.append(Event("mm-whim", {"tile": number}, reveals=TABLE))
    if tile.hand:
        exchange_hands(state, tile.hand)


def exchange_hands(state: Raid, hand: int) -> None:
    """Everybody takes the named strengths in hand and lays the others face down (MM-KING-03)."""
    state.hands = [hand] * state.players
    state.reserves = [ALL_FIVE ^ hand] * state.players
    state.shown = (1 << 5 * state.players) - 1
    if state.events is not None:
        state.events.append(Event("mm-hands-named", {"strengths": strengths(hand)}))


def changed_guards(state: Raid, tile: Tile) -> list[bool]:
    """Which guards the tile changes, by their place from the gate or by the pairs as they stand
    (MM-WHIM-10).
    """
    players, where = state.players, tile.guards
    if where == EQUAL_PAIRS:
        spaces = state.spaces
        return [
            spaces[2 * guard] > 0 and spaces[2 * guard] >> 3 == spaces[2 * guard + 1] >> 3
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
