"""What a seat can't know of a raid, drawn anew."""

from __future__ import annotations

from ...core.rng import Rng
from .state import ALL_FIVE, PLAYING, Raid, drawn, is_seen, known_tiles, one, shown_of, strengths


def redraw(state: Raid, seat: int | None, rng: Rng) -> None:
    """Redraw what the seat can't know: guards not seen, king tiles to come, the others' hands of the first
    round.

    Everything is first put into an order that depends on public knowledge alone, so that two tables which
    look alike to the seat give the same result from the same `rng`.
    """
    reshuffle(state, rng)
    if state.phase != PLAYING:
        return
    hands, reserves = state.hands[:], state.reserves[:]
    for other in range(state.players):
        if other != seat:
            _redraw_hand(state, other, hands, reserves, rng)
    state.hands = hands
    state.reserves = reserves


def reshuffle(state: Raid, rng: Rng) -> None:
    """Redraw what nobody knows: guards not seen, king tiles to come."""
    _redraw_guards(state, rng)
    known = known_tiles(state)
    tiles = sorted(state.tiles[known:])
    rng.shuffle(tiles)
    state.tiles = state.tiles[:known] + tiles


def _redraw_guards(state: Raid, rng: Rng) -> None:
    layout, count = state.layout, drawn(state)
    pile = state.pile[:]
    unseen: list[list[int]] = [[], [], []]
    for card in sorted(card for card in pile if not is_seen(state, card)):
        unseen[layout.levels[card]].append(card)
    for cards in unseen:
        rng.shuffle(cards)
    for place in range(count):
        if not is_seen(state, pile[place]):
            pile[place] = unseen[layout.levels[pile[place]]].pop()
    rest = [card for cards in unseen for card in cards]
    rng.shuffle(rest)
    pile[count:] = rest
    state.pile = pile


def _redraw_hand(state: Raid, other: int, hands: list[int], reserves: list[int], rng: Rng) -> None:
    shown = shown_of(state, other)
    hidden = strengths(ALL_FIVE & ~shown)
    in_hand = len(strengths(hands[other] & ~shown))
    rng.shuffle(hidden)
    if not hidden:
        return
    hands[other] &= shown
    reserves[other] &= shown
    for number, strength in enumerate(hidden):
        if number < in_hand:
            hands[other] |= one(strength)
        else:
            reserves[other] |= one(strength)
