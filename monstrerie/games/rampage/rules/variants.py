"""Variants: made-to-measure Monsters choose their cards, baby monsters buy theirs (RA-VAR-04 to 14)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Buy, Finish, Keep
from ..names import CARDS, CHARACTER, KINDS, POWER, SECRET
from ..state import Carnage
from .base import Choice, not_now


def hold(state: Carnage, seat: int, kind: int, card: str) -> None:
    """A card becomes the seat's own (a Power the team's)."""
    if kind == CHARACTER:
        state.characters[seat].append(card)
    elif kind == POWER:
        state.powers[state.layout.team_of[seat]].append(card)
    else:
        state.secrets[seat].append(card)


def kind_of(card: str) -> int:
    """Character, Power or Secret; -1 for no card at all."""
    for kind in (CHARACTER, POWER, SECRET):
        if card in CARDS[kind]:
            return kind
    return -1


# --- made-to-measure ----------------------------------------------------------------------------------------


class KeepCard(Choice):
    """One of three cards of a kind, chosen in secret (RA-VAR-04, 05)."""

    sentence: ClassVar[str] = "ra-prompt-keep"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, (kind,))
        self.kind: int = kind

    def offers(self, state: Carnage) -> list[Move]:
        return [Keep(card) for card in dict.fromkeys(state.offered[self.seat][self.kind])]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Keep)
        seat, kind = self.seat, self.kind
        state.offered[seat][kind].remove(move.card)
        state.gone[kind] += [(card, seat) for card in state.offered[seat][kind]]
        # Kept, but not shown before everybody has chosen.
        state.offered[seat][kind] = [move.card]
        state.record("ra-kept", {"seat": seat, "card": move.card}, to=(seat,))

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Keep):
            return Refusal("RA-VAR-04", "ra-refusal-not-offered", {"card": move.card[:30]})
        return not_now(move, "RA-VAR-04")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"kind": KINDS[self.kind]}


class ShowKept(Step[Carnage]):
    """All have chosen: Characters and Powers are shown (RA-VAR-05)."""

    def run(self, state: Carnage) -> None:
        for seat in range(state.players):
            for kind in (CHARACTER, POWER, SECRET):
                for card in state.offered[seat][kind]:
                    hold(state, seat, kind, card)
                state.offered[seat][kind] = []


# --- baby monsters ------------------------------------------------------------------------------------------


def price(state: Carnage, seat: int) -> int:
    """Floors that the next card costs: one more with every purchase (RA-VAR-08)."""
    first: int = state.layout.box.variants.first_price
    return first + state.bought[seat]


class Purchases(Step[Carnage]):
    """At the end of the turn cards may be bought, as long as the floors suffice (RA-VAR-07, 10)."""

    def __init__(self, buyer: int) -> None:
        super().__init__(about=(buyer,))
        self.buyer: int = buyer

    def run(self, state: Carnage) -> None:
        # With all packs empty nothing can be bought (RA-VAR-13).
        if any(state.packs) and state.floors[self.buyer] >= price(state, self.buyer):
            state.then([BuyCard(self.buyer)])


class BuyCard(Choice):
    """Pay floors and draw, or stop (RA-DEC-35)."""

    sentence: ClassVar[str] = "ra-prompt-buy"

    def offers(self, state: Carnage) -> list[Move]:
        return [Buy(), Finish()]

    def perform(self, state: Carnage, move: Move) -> None:
        seat = self.seat
        if isinstance(move, Finish):
            return
        paid = price(state, seat)
        state.floors[seat] -= paid
        state.box_floors += paid
        state.bought[seat] += 1
        for kind in (CHARACTER, POWER, SECRET):
            if state.packs[kind]:
                state.offered[seat][kind] = [state.packs[kind].pop()]
        state.record("ra-bought", {"seat": seat, "price": paid})
        for cards in state.offered[seat]:
            for card in cards:
                state.record("ra-offered", {"seat": seat, "card": card}, to=(seat,), reveals=TABLE)
        state.then([KeepBought(seat), Purchases(seat)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        return not_now(move, "RA-VAR-07")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"price": price(state, self.seat), "floors": state.floors[self.seat]}


class KeepBought(Choice):
    """One of the cards drawn, one of each pack; the others are out of the game (RA-VAR-09)."""

    sentence: ClassVar[str] = "ra-prompt-keep-bought"

    def offers(self, state: Carnage) -> list[Move]:
        return [Keep(card) for cards in state.offered[self.seat] for card in cards]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Keep)
        seat, kept = self.seat, kind_of(move.card)
        for kind in (CHARACTER, POWER, SECRET):
            if kind != kept:
                state.gone[kind] += [(card, seat) for card in state.offered[seat][kind]]
            state.offered[seat][kind] = []
        hold(state, seat, kept, move.card)
        if kept == SECRET:
            state.record("ra-kept-secret", {"seat": seat})
            state.record("ra-kept", {"seat": seat, "card": move.card}, to=(seat,))
        else:
            state.record("ra-shown", {"seat": seat, "card": move.card}, reveals=seat)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Keep):
            return Refusal("RA-VAR-09", "ra-refusal-not-offered", {"card": move.card[:30]})
        return not_now(move, "RA-VAR-09")
