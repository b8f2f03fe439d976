"""Phase 4, potions: a card of the colour that each one replaced goes from the hand (DP-POT-04 to 07)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ..names import CARDS, COLOURS
from ..state import SEATS, Petz
from .actions import DISCARD, PER_COLOUR
from .cards import discard
from .packed import kinds_of, one_card, one_potion, potions_of
from .steps import OnColour


def potions(state: Petz, seat: int) -> None:
    """One discard for each potion assigned this round, also where its pet is lost (DP-POT-05, 06)."""
    if state.potions_due:
        discard_on(state, seat)


def discard_on(state: Petz, seat: int) -> None:
    """Ask for the next card; where all cards of the colour are alike, there is nothing to ask."""
    for colour in range(len(COLOURS)):
        while potions_of(state.potions_due, colour):
            step = DISCARDING[seat][colour]
            legal = step.legal(state)
            if len(legal) > 1:
                state.agenda.append(step)
                return
            step.put_away(state, legal[0])


class Discard(OnColour):
    """Which card of the colour that the potion stood in for (DP-POT-05)."""

    sentence: ClassVar[str] = "dp-prompt-discard"

    def legal(self, state: Petz) -> list[int]:
        first = DISCARD + PER_COLOUR * self.colour
        return [first + card for card in kinds_of(state.families[self.seat].hand[self.colour])]

    def play(self, state: Petz, action: int) -> None:
        self.put_away(state, action)
        discard_on(state, self.seat)

    def put_away(self, state: Petz, action: int) -> None:
        """Face up on the pile (DP-RUL-63)."""
        seat, colour, card = self.seat, self.colour, (action - DISCARD) % PER_COLOUR
        state.potions_due -= one_potion(colour)
        state.families[seat].hand[colour] -= one_card(card)
        discard(state, colour, card)
        if state.events is not None:
            gone = {"seat": seat, "colour": COLOURS[colour], "card": CARDS[card]}
            state.record("dp-discarded", gone, reveals=seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        return Refusal("DP-POT-05", "dp-refusal-discard", self.data(state))


DISCARDING: Final = [[Discard(seat, colour) for colour in range(len(COLOURS))] for seat in SEATS]
