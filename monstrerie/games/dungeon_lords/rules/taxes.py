"""Gold that is due: taxes, an extra tax, a spell; what is not paid is a red marker (DL-EVT-18 to 21)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import PayTax
from ..state import Realm
from . import actions as ids
from .steps import OnNumber


def tax(tiles: int) -> int:
    """One gold for every two tiles, rounded up (DL-EVT-16)."""
    return (tiles + 1) // 2


def ask_tax(state: Realm, seat: int, due: int) -> None:
    """Ask how much is paid; without gold there is nothing to ask."""
    due = min(due, ids.MOST_TAX)
    if due > 0 and state.lords[seat].gold > 0:
        state.agenda.append(PayTaxes(seat, due))
    elif due > 0:
        settle_tax(state, seat, due, 0)


def settle_tax(state: Realm, seat: int, due: int, paid: int) -> None:
    """Every gold not paid is a red marker (DL-EVT-19)."""
    lord = state.lords[seat]
    lord.gold -= paid
    lord.taxes += due - paid
    if state.events is not None:
        state.record("dl-taxed", {"seat": seat, "paid": paid, "markers": due - paid, "due": due})


class PayTaxes(OnNumber):
    """From nothing to the whole tax (DL-EVT-18)."""

    sentence: ClassVar[str] = "dl-prompt-pay-taxes"

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "due": self.number}

    def legal(self, state: Realm) -> list[int]:
        most = min(self.number, state.lords[self.seat].gold)
        return list(range(ids.TAX, ids.TAX + most + 1))

    def play(self, state: Realm, action: int) -> None:
        settle_tax(state, self.seat, self.number, action - ids.TAX)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, PayTax):
            return Refusal("DL-EVT-18", "dl-refusal-tax-now", {"due": self.number})
        gold = state.lords[self.seat].gold
        if gold < move.gold <= self.number:
            return Refusal("DL-EVT-20", "dl-refusal-tax-gold", {"gold": gold})
        return Refusal("DL-EVT-18", "dl-refusal-tax-range", {"due": self.number})
