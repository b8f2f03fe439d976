"""Gold that is due: taxes, an extra tax, a spell; what is not paid is a red marker (DL-EVT-18 to 21)."""

from __future__ import annotations

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import PayTax
from ..state import Realm
from . import actions as ids


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
        told = {"seat": seat, "paid": paid, "markers": due - paid, "due": due}
        state.record("dl-taxed", told)


class PayTaxes(Step[Realm]):
    """From nothing to the whole tax (DL-EVT-18)."""

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due: int = due

    def key(self) -> tuple[int, ...]:
        return (self.due,)

    def legal(self, state: Realm) -> list[int]:
        most = min(self.due, state.lords[self.seat].gold)
        return list(range(ids.TAX, ids.TAX + most + 1))

    def play(self, state: Realm, action: int) -> None:
        settle_tax(state, self.seat, self.due, action - ids.TAX)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, PayTax):
            return Refusal("DL-EVT-18", "dl-refusal-tax-now", {"due": self.due})
        gold = state.lords[self.seat].gold
        if gold < move.gold <= self.due:
            return Refusal("DL-EVT-20", "dl-refusal-tax-gold", {"gold": gold})
        return Refusal("DL-EVT-18", "dl-refusal-tax-range", {"due": self.due})
