"""What the steps of this game share: whose they are, and what a decision is about."""

from __future__ import annotations

from typing import Any

from ....core.decision import Decision
from ....core.state import Step
from ..names import CARDS, MONSTERS, ORDERS, TRAPS
from ..state import SEATS, Lord, Realm
from .packed import first_space, order_of
from .prices import gains, wage


class OfLord(Step[Realm]):
    """A step of one lord that runs by itself."""

    def __init__(self, lord: int) -> None:
        super().__init__(about=(lord,))
        self.lord: int = lord


class InTurn(Step[Realm]):
    """A step that comes to every lord, in turn order; `place` is counted from the first player."""

    def __init__(self, place: int = 0) -> None:
        super().__init__(about=(place,))
        self.place: int = place
        self.next: InTurn = type(self)(place + 1) if place + 1 < len(SEATS) else self

    def run(self, state: Realm) -> None:
        if self.place + 1 < state.players:
            state.agenda.append(self.next)
        self.visit(state, state.seat_after(self.place))

    def visit(self, state: Realm, seat: int) -> None:
        """What happens to one lord."""
        raise NotImplementedError


class Choice(Decision[Realm]):
    """A decision of one lord."""

    def data(self, state: Realm) -> dict[str, Any]:
        lord = state.lords[self.seat]
        return {"position": len(lord.orders) + 1, "imps": lord.idle, "gold": lord.gold}


class OnSpace(Choice):
    """A decision on the action of a space that the lord's minion stands on."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, (space,))
        self.space: int = space

    def obstacle(self, state: Realm, lord: Lord) -> str:
        """What keeps the lord from performing the action at all, in one word; empty: nothing (DL-EXE-08)."""
        raise NotImplementedError

    def data(self, state: Realm) -> dict[str, Any]:
        order = order_of(self.space)
        place = {"order": ORDERS[order], "space": self.space - first_space(order) + 1}
        return {**super().data(state), **gains(state, self.space), **place}


class ByMonster(Choice):
    """A decision in the attack of a monster or ghost of some kind."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, (kind,))
        self.kind: int = kind


class OnMonster(ByMonster):
    """A decision on a monster or ghost of some kind itself."""

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), **wage(state, self.kind, 0), "monster": MONSTERS[self.kind]}


class OnTrap(Choice):
    """A decision on a trap."""

    def __init__(self, seat: int, trap: int) -> None:
        super().__init__(seat, (trap,))
        self.trap: int = trap

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "trap": TRAPS[self.trap]}


class OnCard(Choice):
    """A decision on the spell of a combat card."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, (card,))
        self.card: int = card

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "card": CARDS[self.card]}


class OnNumber(Choice):
    """A decision on so many goods."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat, (number,))
        self.number: int = number
