"""A raid as a learner sees it: the same knowledge as the view, as a row of small numbers.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair.
"""

from __future__ import annotations

from typing import Final

from ...core.observation import Field
from .state import ALL_FIVE, CHOOSING, OVER, PLAYING, STRENGTHS, Raid

FACTION_COUNT: Final = 6
KING_TILES: Final = 12
GUARD_CARDS: Final = 36
MOST: Final = 255


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


def observe(state: Raid, seat: int) -> list[int]:
    """What the seat knows."""
    players, layout = state.players, state.layout
    out = [0, 0, 0, layout.rounds - state.round]
    out[state.phase] = 1
    dealt = state.phase != CHOOSING
    for other in range(players):
        out.append(1 if dealt and (seat + other) % players == state.first else 0)
    known_tiles = 0
    if layout.whim and dealt:
        known_tiles = state.round + (1 if state.phase == PLAYING else 0)
    tiles = [0] * (2 * KING_TILES)
    for number in range(known_tiles):
        tiles[KING_TILES + state.tiles[number]] = 1
    if layout.whim and state.phase == PLAYING:
        tiles[state.tiles[state.round]] = 1
    out += tiles
    for card in range(GUARD_CARDS):
        out.append(state.seen >> card & 1)
    hidden = [0, 0, 0]
    for place in range(state.round * players):
        card = state.pile[place]
        if not state.seen >> card & 1:
            hidden[layout.levels[card]] += 1
    out += hidden
    levels = [0] * (3 * players)
    if state.phase != OVER:
        for guard in range(players):
            levels[3 * guard + state.levels[guard]] = 1
    out += levels
    out += state.totals
    owners = [0] * (2 * players * players)
    for space in range(2 * players):
        held = state.spaces[space]
        out.append(held >> 3)
        if held:
            owners[space * players + ((held & 7) - seat) % players] = 1
    out += owners
    for other in range(players):
        out.append(min(state.gold[(seat + other) % players], MOST))
    for other in range(players):
        out.append(state.standing[(seat + other) % players])
    factions = [0] * (FACTION_COUNT * players)
    hands, reserves = [0] * (STRENGTHS * players), [0] * (STRENGTHS * players)
    for other in range(players):
        owner = (seat + other) % players
        faction = state.factions[owner]
        if faction >= 0:
            factions[FACTION_COUNT * other + faction] = 1
        known = ALL_FIVE if other == 0 else state.shown >> 5 * owner & ALL_FIVE
        size = 0
        for index in range(STRENGTHS):
            if state.hands[owner] >> index & 1:
                size += 1
                hands[STRENGTHS * other + index] = known >> index & 1
            if state.reserves[owner] >> index & 1:
                reserves[STRENGTHS * other + index] = known >> index & 1
        out.append(size)
    sizes = out[len(out) - players :]
    del out[len(out) - players :]
    out += factions
    out += sizes
    out += hands
    out += reserves
    return out
