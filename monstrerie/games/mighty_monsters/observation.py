"""A raid as a learner sees it: the same knowledge as the view, as a row of small numbers.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from ...core.observation import Field
from ...core.rows import bits, one_of, write_all
from .names import FACTIONS, KING_TILES
from .state import (
    ALL_FIVE,
    CHOOSING,
    OVER,
    PLAYING,
    STRENGTHS,
    Raid,
    is_seen,
    owner_of,
    shown_of,
    strength_of,
)

FACTION_COUNT: Final = len(FACTIONS)
GUARD_CARDS: Final = 36
MOST: Final = 255

ONE_OF: Final = [one_of(size) for size in range(KING_TILES + 1)]
"""By the number of those among whom one is chosen."""
BITS_5: Final = bits(STRENGTHS)
BITS_9: Final = bits(9)
BITS_12: Final = bits(KING_TILES)
NINE: Final = 511


def fields(players: int) -> list[Field]:
    """The fields, in order."""
    return [
        Field("phase", 3, 1, "choosing factions, playing monsters, over"),
        Field("rounds_left", 1, 12, "rounds still to play, this one included"),
        Field("first_player", players, 1, "who has the pawn"),
        Field("tile", KING_TILES, 1, "the king tile in force"),
        Field("tiles_seen", KING_TILES, 1, "king tiles turned up so far"),
        Field(
            "guards_seen", GUARD_CARDS, 1, "guard cards turned up so far, in the order of the component file"
        ),
        Field("hidden_discards", 3, 36, "guards discarded face down, by level"),
        Field("guard_level", 3 * players, 1, "for each guard from the gate on, its level"),
        Field("guard_total", players, 10, "for each guard, the strength standing at it"),
        Field("space_strength", 2 * players, 5, "for each space, the strength there; 0 when empty"),
        Field("space_owner", 2 * players * players, 1, "for each space, whose monster stands there"),
        Field("gold", players, MOST, "everybody's gold"),
        Field("standing", players, 2, "how many monsters everybody has standing"),
        Field("faction", FACTION_COUNT * players, 1, "everybody's faction"),
        Field("hand_size", players, 3, "how many cards everybody has in hand"),
        Field("in_hand", STRENGTHS * players, 1, "strengths known to be in hand"),
        Field("in_reserve", STRENGTHS * players, 1, "strengths known to be in reserve"),
    ]


def observe(state: Raid, seat: int, row: BytesWriter) -> None:
    """Write what the seat knows."""
    players, layout, phase = state.players, state.layout, state.phase
    around, levels = ONE_OF[players], ONE_OF[3]
    row.write(levels[phase])
    row.append(layout.rounds - state.round)
    row.write(around[(state.first - seat) % players if phase != CHOOSING else -1])
    tile, seen = -1, 0
    if layout.whim and phase != CHOOSING:
        for turned in range(state.round):
            seen |= 1 << state.tiles[turned]
        if phase == PLAYING:
            tile = state.tiles[state.round]
            seen |= 1 << tile
    row.write(ONE_OF[KING_TILES][tile])
    row.write(BITS_12[seen])
    seen = state.seen
    row.write(BITS_9[seen & NINE])
    row.write(BITS_9[seen >> 9 & NINE])
    row.write(BITS_9[seen >> 18 & NINE])
    row.write(BITS_9[seen >> 27])
    hidden = [0, 0, 0]
    for place in range(state.round * players):
        card = state.pile[place]
        if not is_seen(state, card):
            hidden[layout.levels[card]] += 1
    write_all(row, hidden)
    for guard in range(players):
        row.write(levels[state.levels[guard] if phase != OVER else -1])
    write_all(row, state.totals)
    owners = BytesWriter()
    for space in range(2 * players):
        held = state.spaces[space]
        row.append(strength_of(held))
        owners.write(around[(owner_of(held) - seat) % players if held else -1])
    row.write(owners.getvalue())
    for other in range(players):
        row.append(min(state.gold[(seat + other) % players], MOST))
    for other in range(players):
        row.append(state.standing[(seat + other) % players])
    hands = BytesWriter()
    reserves = BytesWriter()
    sizes = BytesWriter()
    for other in range(players):
        owner = (seat + other) % players
        row.write(ONE_OF[FACTION_COUNT][state.factions[owner]])
        known = ALL_FIVE if other == 0 else shown_of(state, owner)
        hand = state.hands[owner]
        sizes.append(hand.bit_count())
        hands.write(BITS_5[hand & known])
        reserves.write(BITS_5[state.reserves[owner] & known])
    row.write(sizes.getvalue())
    row.write(hands.getvalue())
    row.write(reserves.getvalue())
