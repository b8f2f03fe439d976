"""Guards are drawn and laid face down, one per player, from the gate to the treasury (MM-SET-12, MM-NEXT-08,
MM-ROW).
"""

from __future__ import annotations

from ..state import Raid


def lay_guards(state: Raid) -> None:
    """Draw N guards and lay them face down from the gate on (MM-SET-12, MM-NEXT-08)."""
    layout = state.layout
    drawn = state.round * layout.players
    castle = list(range(drawn, drawn + layout.players))
    if layout.row:
        sort_by_level(castle, [layout.levels[state.pile[place]] for place in castle], drawn)
    state.castle = castle
    state.levels = [layout.levels[state.pile[place]] for place in castle]
    state.maxima = [layout.maxima[level] for level in state.levels]
    state.prices = [layout.prices[level] for level in state.levels]


def sort_by_level(castle: list[int], levels: list[int], drawn: int) -> None:
    """Rising level from the gate, equal levels in the order drawn (MM-ROW-03 to 07)."""
    at = 0
    for level in range(3):
        for offset in range(len(levels)):
            if levels[offset] == level:
                castle[at] = drawn + offset
                at += 1
