"""Need Cards: drawn, reshuffled, discarded (DP-DRAW-06 to 08, DP-RUL-37, 38)."""

from __future__ import annotations

from typing import Any, Final

from ....core.event import TABLE
from ....core.sets import put
from ..names import CARDS, COLOURS, SUBSTITUTE
from ..state import Petz, Plot
from .packed import CODE_POTION, card_of, codes_of, one_card, unpack

NO_CARDS: Final = dict.fromkeys(CARDS, 0)


def draw(state: Petz, seat: int, colour: int) -> int:
    """The seat draws a card of that colour into its hand; a substitute where there is none left."""
    family, left = state.families[seat], state.left[colour]
    if left == 0:
        if state.discards[colour] == 0:
            family.hand[colour] += one_card(SUBSTITUTE)
            return SUBSTITUTE
        reshuffle(state, colour)
        left = state.left[colour]
    left -= 1
    card = state.decks[colour][left]
    state.left[colour] = left
    family.ceilings[colour] -= one_card(card)
    family.hand[colour] += one_card(card)
    return card


def reshuffle(state: Petz, colour: int) -> None:
    """The discard pile of one colour becomes its new deck; everybody knows what is in it."""
    pile = state.discards[colour]
    cards = unpack(pile)
    state.rng.shuffle(cards)
    decks = state.decks[:]
    decks[colour] = cards
    state.decks = decks
    state.left[colour] = len(cards)
    state.discards[colour] = 0
    state.ceilings = put(state.ceilings, colour, pile)
    for family in state.families:
        family.ceilings[colour] = pile
    if state.events is not None:
        state.record("dp-reshuffled", {"colour": COLOURS[colour], "cards": len(cards)}, reveals=TABLE)


def record_drawn(state: Petz, seat: int, colour: int, cards: list[int]) -> None:
    """Only the drawer learns which cards came."""
    if state.events is not None and cards:
        drawn: dict[str, Any] = {"seat": seat, "colour": COLOURS[colour], "count": len(cards), **NO_CARDS}
        for card in cards:
            drawn[CARDS[card]] += 1
        drawn["first"] = CARDS[min(cards)]
        state.record("dp-drawn", drawn, to=(seat,), reveals=TABLE)


def discard(state: Petz, colour: int, card: int) -> None:
    """A card goes face up on the pile of its colour; a substitute disappears (DP-RUL-38)."""
    if card != SUBSTITUTE:
        state.discards[colour] += one_card(card)


def discard_assigned(state: Petz, plot: Plot) -> None:
    """The cards of a pet go to their piles, its potions back to the stack (DP-LOSE-07, DP-JOB-01)."""
    colours = state.layout.colours(plot)
    for bar, code in enumerate(codes_of(plot.assigned)):
        if code == CODE_POTION:
            state.potions += 1
        elif code:
            discard(state, colours[bar], card_of(code))
    plot.assigned = plot.tally = 0
