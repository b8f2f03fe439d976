"""Phase 4, potions: they let the pet sleep, and force a card of the replaced colour out of the hand
(DP-POT-04 to 07).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ..names import CARDS, COLOURS
from ..state import SEATS, Petz
from .actions import DISCARD
from .cards import discard
from .steps import OnColour


def potions(state: Petz, seat: int) -> None:
    """One discard for each potion assigned this round, also where its pet is lost (DP-POT-05, 06)."""
    if state.potions_due:
        discard_on(state, seat)


def discard_on(state: Petz, seat: int) -> None:
    """Ask for the next card; where all cards of the colour are alike, there is nothing to ask."""
    for colour in range(4):
        while state.potions_due >> 4 * colour & 15:
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
        out: list[int] = []
        hand = state.hands[4 * self.seat + self.colour]
        card = 0
        while hand:
            if hand & 31:
                out.append(DISCARD + 8 * self.colour + card)
            hand >>= 5
            card += 1
        return out

    def play(self, state: Petz, action: int) -> None:
        self.put_away(state, action)
        discard_on(state, self.seat)

    def put_away(self, state: Petz, action: int) -> None:
        """Face up on the pile (DP-RUL-63)."""
        seat, colour, card = self.seat, self.colour, action & 7
        state.potions_due -= 1 << 4 * colour
        state.hands[4 * seat + colour] -= 1 << 5 * card
        discard(state, colour, card)
        if state.events is not None:
            told = {"seat": seat, "colour": COLOURS[colour], "card": CARDS[card]}
            state.record("dp-discarded", told, reveals=seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        return Refusal("DP-POT-05", "dp-refusal-discard", self.data(state))


DISCARDING: Final = [[Discard(seat, colour) for colour in SEATS] for seat in SEATS]
