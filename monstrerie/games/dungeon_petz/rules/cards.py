"""Need Cards: drawn, reshuffled, discarded (DP-DRAW-06 to 08, DP-RUL-37, 38)."""

from __future__ import annotations

from typing import Any, Final

from ....core.event import TABLE
from ..names import CARDS, COLOURS, SUBSTITUTE
from ..state import BARS, CODE_POTION, Petz, card_of, codes_of, one_card

NO_CARDS: Final = dict.fromkeys(CARDS, 0)
SUMS: Final = [(packed & 31) + (packed >> 5) for packed in range(1 << 10)]
"""Of two numbers of five bits."""


def draw(state: Petz, seat: int, colour: int) -> int:
    """The seat draws a card of that colour into its hand; a substitute where there is none left."""
    left = state.left[colour]
    if left == 0:
        if state.discards[colour] == 0:
            state.hands[4 * seat + colour] += one_card(SUBSTITUTE)
            return SUBSTITUTE
        reshuffle(state, colour)
        left = state.left[colour]
    left -= 1
    card = state.decks[colour][left]
    state.left[colour] = left
    at = 4 * seat + colour
    state.ceilings[at] -= one_card(card)
    state.hands[at] += one_card(card)
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
    for seat in range(state.players + 1):
        state.ceilings[4 * seat + colour] = pile
    if state.events is not None:
        state.record("dp-reshuffled", {"colour": COLOURS[colour], "cards": len(cards)}, reveals=TABLE)


def unpack(packed: int) -> list[int]:
    """The cards of a packed number, one by one, lowest need first."""
    cards: list[int] = []
    card = 0
    while packed:
        count = packed & 31
        while count > 0:
            cards.append(card)
            count -= 1
        packed >>= 5
        card += 1
    return cards


def tell_drawn(state: Petz, seat: int, colour: int, cards: list[int]) -> None:
    """The drawer alone is told which cards came."""
    if state.events is not None and cards:
        told: dict[str, Any] = {"seat": seat, "colour": COLOURS[colour], "count": len(cards), **NO_CARDS}
        for card in cards:
            told[CARDS[card]] += 1
        told["first"] = CARDS[min(cards)]
        state.record("dp-drawn", told, to=(seat,), reveals=TABLE)


def count(packed: int) -> int:
    """How many cards a packed number holds."""
    return SUMS[packed & 1023] + SUMS[packed >> 10 & 1023] + SUMS[packed >> 20 & 1023] + (packed >> 30)


def discard(state: Petz, colour: int, card: int) -> None:
    """A card goes face up on the pile of its colour; a substitute disappears (DP-RUL-38)."""
    if card != SUBSTITUTE:
        state.discards[colour] += one_card(card)


def discard_assigned(state: Petz, at: int) -> None:
    """The cards of the pet on a plot go to their piles, its potions back to the stack (DP-LOSE-07,
    DP-JOB-01).
    """
    colours = state.layout.bars
    for bar, code in enumerate(codes_of(state.assigned[at]), BARS * state.pets[at]):
        if code == CODE_POTION:
            state.potions += 1
        elif code:
            discard(state, colours[bar], card_of(code))
    state.assigned[at] = 0
    state.tallies[at] = 0


def names(packed: int) -> list[str]:
    """The cards of a packed number by name."""
    return [CARDS[card] for card in unpack(packed)]
