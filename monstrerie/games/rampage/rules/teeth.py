"""Losing teeth: tokens first, then meeples of the stomach, to whoever broke them or to the box (RA-GEN-06 to
13).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Pay
from ..names import COLOURS
from ..state import NOBODY, Carnage
from .base import Choice, not_now


class LoseTooth(Step[Carnage]):
    """One tooth is due: a token where there is one, else two meeples (RA-GEN-07, 08, 12).

    A loss of two teeth is two of these, one after the other (RA-GEN-11).
    """

    def __init__(self, loser: int, to: int) -> None:
        super().__init__(about=(loser, to))
        self.loser: int = loser
        self.to: int = to

    def run(self, state: Carnage) -> None:
        loser, to = self.loser, self.to
        if state.tokens[loser] > 0:
            state.tokens[loser] -= 1
            if to == NOBODY:
                state.box_teeth += 1
                state.record("ra-tooth-lost", {"seat": loser, "left": state.tokens[loser]})
            else:
                state.broken[to] += 1
                state.loss_tokens += 1
                state.record(
                    "ra-tooth-broken", {"seat": to, "victim_seat": loser, "left": state.tokens[loser]}
                )
            return
        due = state.layout.box.teeth.meeples_for_a_tooth
        if sum(state.stomachs[loser]) == 0:
            state.record("ra-nothing-to-pay", {"seat": loser})
        pay(state, loser, due, to, "ra-prompt-pay-tooth")


class PayMeeple(Choice):
    """The payer chooses a meeple, until what is due is paid (RA-GEN-09)."""

    sentence: ClassVar[str] = "ra-prompt-pay-tooth"

    def __init__(self, seat: int, left: int, to: int, why: str) -> None:
        super().__init__(seat, (left, to, why))
        self.left: int = left
        self.to: int = to
        self.why: str = why

    def offers(self, state: Carnage) -> list[Move]:
        return [Pay(COLOURS[colour]) for colour, count in enumerate(state.stomachs[self.seat]) if count]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Pay)
        hand_over(state, self.seat, COLOURS.index(move.colour), self.to)
        pay(state, self.seat, self.left - 1, self.to, self.why)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if not isinstance(move, Pay):
            return not_now(move, "RA-GEN-09")
        if move.colour not in COLOURS:
            return Refusal("RA-CMP-03", "ra-refusal-no-colour", {"colour": move.colour[:20]})
        return Refusal("RA-GEN-09", "ra-refusal-not-in-stomach", {"colour": move.colour})

    def prompt(self, state: Carnage) -> dict[str, Any]:
        return {"key": self.why, "data": {"left": self.left}}


def pay(state: Carnage, seat: int, due: int, to: int, why: str) -> None:
    """Have `due` meeples paid; who has no more than that pays all there is, and owes nothing (RA-GEN-10)."""
    held = sum(state.stomachs[seat])
    if due > 0 and held > due:
        state.then([PayMeeple(seat, due, to, why)])
        return
    if due > 0:
        for colour in range(len(COLOURS)):
            for _ in range(state.stomachs[seat][colour]):
                hand_over(state, seat, colour, to)


def hand_over(state: Carnage, seat: int, colour: int, to: int) -> None:
    """One meeple leaves a stomach, for everybody to see (RA-HID-07)."""
    state.give(seat, colour, -1)
    if to == NOBODY:
        state.box_meeples[colour] += 1
        state.record("ra-paid", {"seat": seat, "colour": COLOURS[colour]})
    else:
        state.give(to, colour)
        state.loss_meeples[colour] += 1
        state.record("ra-paid-to", {"seat": seat, "colour": COLOURS[colour], "to_seat": to})
