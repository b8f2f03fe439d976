"""Orders: three are chosen in secret, revealed position by position, and minions take the spaces (DL-ORD,
DL-3P, DL-2P, DL-FUL-12 to 16).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import holds, joined, listed, only, set_of, without
from ....core.state import Step
from ..moves import DummyOrder, Order
from ..names import EXECUTING, HIRE, ORDERS
from ..state import ACTION_SPACES, ALL_ORDERS, DUMMY, FREE, SEATS, Realm
from . import actions as ids
from .packed import first_space
from .steps import Choice


class DummyOrders(Step[Realm]):
    """Before the players choose, the dummies' open orders take space II (DL-3P-01 to 04, DL-2P-01 to 03)."""

    def run(self, state: Realm) -> None:
        spaces = [FREE] * ACTION_SPACES
        state.spaces = spaces
        if not state.dummy_pile:
            return
        open_orders = 3 if state.players == 3 else 2
        shown: list[int] = []
        for dummy in range(len(state.dummy_pile)):
            pile = state.dummy_pile[dummy]
            cards = listed(pile)
            state.rng.shuffle(cards)
            cards = cards[:open_orders]
            for order in cards:
                space = 1 if spaces[first_space(order) + 1] == FREE else 2
                spaces[first_space(order) + space] = DUMMY
                if state.events is not None:
                    data = {"order": ORDERS[order], "space": space + 1, "dummy": dummy + 1}
                    state.record("dl-dummy-placed", data, reveals=TABLE)
            shown.append(set_of(cards))
        state.dummy_shown = shown
        if state.players == 3:
            put_dummy_orders_away(state, shown)


def put_dummy_orders_away(state: Realm, used: list[int]) -> None:
    """The three used orders are locked, all others form the next pile (DL-3P-04, DL-2P-11)."""
    state.dummy_locked = used
    state.dummy_pile = [without(ALL_ORDERS, orders) for orders in used]


class ChooseOrders(Step[Realm]):
    """All at once and in secret (DL-ORD-03, DL-RUL-01)."""

    def run(self, state: Realm) -> None:
        state.together([CHOICES[seat] for seat in range(state.players)])


class ChooseOrder(Choice):
    """One card of the hand for the next of the three positions (DL-ORD-02, 04, 05)."""

    sentence: ClassVar[str] = "dl-prompt-choose-order"

    def legal(self, state: Realm) -> list[int]:
        return ids.ORDER_LISTS[state.lords[self.seat].hand][:]

    def play(self, state: Realm, action: int) -> None:
        lord = state.lords[self.seat]
        lord.hand = without(lord.hand, only(ids.THING[action]))
        lord.orders = [*lord.orders, ids.THING[action]]
        if state.events is not None:
            data = {"seat": self.seat, "order": ORDERS[ids.THING[action]], "position": len(lord.orders)}
            state.record("dl-order-chosen", data, to=(self.seat,))
        if len(lord.orders) < 3:
            state.also(self)
        elif state.players == 2:
            state.also(DUMMY_CHOICES[self.seat])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Order):
            return Refusal("DL-ORD-02", "dl-refusal-choose-orders")
        if move.order not in ORDERS:
            return Refusal("DL-SET-02", "dl-refusal-no-order")
        if holds(state.lords[self.seat].locked, ORDERS.index(move.order)):
            return Refusal("DL-ORD-05", "dl-refusal-order-locked", {"order": move.order})
        return Refusal("DL-ORD-02", "dl-refusal-order-played", {"order": move.order})


class ChooseDummyOrder(Choice):
    """With two players: the third order of the own dummy, one of three left in its pile (DL-2P-04, 05)."""

    sentence: ClassVar[str] = "dl-prompt-choose-dummy-order"

    def legal(self, state: Realm) -> list[int]:
        left = without(state.dummy_pile[self.seat], state.dummy_shown[self.seat])
        return [ids.DUMMY_ORDERS[order] for order in listed(left)]

    def play(self, state: Realm, action: int) -> None:
        state.lords[self.seat].dummy_order = ids.THING[action]
        if state.events is not None:
            data = {"seat": self.seat, "order": ORDERS[ids.THING[action]]}
            state.record("dl-dummy-order-chosen", data, to=(self.seat,))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, DummyOrder):
            return Refusal("DL-2P-04", "dl-refusal-dummy-order")
        return Refusal("DL-2P-05", "dl-refusal-choose-dummy-order")


class PlaceMinions(Step[Realm]):
    """Cards are turned up position by position; in turn order minions take the lowest free space (DL-ORD-08
    to 15).
    """

    def run(self, state: Realm) -> None:
        spaces = state.spaces[:]
        state.spaces = spaces
        if state.players == 2:
            self.place_third_dummies(state)
        for lord in state.lords:
            lord.waiting = 0
        for position in range(3):
            if state.events is not None:
                for seat in range(state.players):
                    order = state.lords[seat].orders[position]
                    data = {"seat": seat, "order": ORDERS[order], "position": position + 1}
                    state.record("dl-order-revealed", data, reveals=seat)
            if position == 0 and state.layout.full:
                self.pay_hire_first(state)
            for place in range(state.players):
                seat = state.seat_after(place)
                lord = state.lords[seat]
                order = lord.orders[position]
                if holds(lord.waiting, order):
                    continue  # the surcharge could not be paid
                at = first_space(order)
                if spaces[at] != FREE:
                    at += 1
                    if spaces[at] != FREE:
                        at += 1
                        if spaces[at] != FREE:
                            not_executed(state, seat, order, "dl-no-space")
                            continue
                spaces[at] = seat
                if state.events is not None:
                    data = {"seat": seat, "order": ORDERS[order], "space": at - first_space(order) + 1}
                    state.record("dl-minion-placed", data)
        state.phase = EXECUTING
        state.turn = 0

    def pay_hire_first(self, state: Realm) -> None:
        """Hiring as first order costs gold at once, or is not executed (DL-FUL-12 to 14)."""
        price = state.layout.hire_first_gold
        for place in range(state.players):
            seat = state.seat_after(place)
            lord = state.lords[seat]
            if lord.orders[0] != HIRE:
                continue
            if lord.gold >= price:
                lord.gold -= price
                if state.events is not None:
                    state.record("dl-hire-first", {"seat": seat, "gold": price})
            else:
                lord.waiting = joined(lord.waiting, HIRE)
                if state.events is not None:
                    state.record("dl-hire-first-unpaid", {"seat": seat, "order": ORDERS[HIRE], "gold": price})

    def place_third_dummies(self, state: Realm) -> None:
        """Both are revealed and placed before any minion of a player, on space I and if need be II
        (DL-2P-06 to 08).
        """
        used: list[int] = []
        for dummy in range(2):
            order = state.lords[dummy].dummy_order
            space = 0 if state.spaces[first_space(order)] == FREE else 1
            state.spaces[first_space(order) + space] = DUMMY
            used.append(joined(state.dummy_shown[dummy], order))
            if state.events is not None:
                data = {"order": ORDERS[order], "space": space + 1, "dummy": dummy + 1}
                state.record("dl-dummy-placed", data, reveals=dummy)
        put_dummy_orders_away(state, used)


def not_executed(state: Realm, seat: int, order: int, kind: str) -> None:
    """The minion goes onto the order card (DL-ORD-15, DL-EXE-05, 08)."""
    lord = state.lords[seat]
    lord.waiting = joined(lord.waiting, order)
    if state.events is not None:
        state.record(kind, {"seat": seat, "order": ORDERS[order]})


CHOICES: Final = [ChooseOrder(seat) for seat in SEATS]
DUMMY_CHOICES: Final = [ChooseDummyOrder(seat) for seat in SEATS]
