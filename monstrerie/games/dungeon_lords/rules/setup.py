"""Set-up: piles are shuffled, boards laid out, a first player drawn, orders locked (DL-SET, DL-FUL-01 to
08).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.rng import Rng
from ....core.sets import listed, only, set_of, without
from ....core.state import Step
from ..moves import Keep
from ..names import CARDS_A_YEAR, HEROES_A_YEAR, ORDERS, SPECIALS
from ..state import ALL_ORDERS, SEATS, Layout, Realm, empty_realm
from . import actions as ids
from .events import shuffle_events
from .season import Season
from .steps import Choice


def realm(layout: Layout, rng: Rng) -> Realm:
    """The table before the first decision."""
    state = empty_realm(layout, rng)
    silver = list(range(CARDS_A_YEAR))
    gold = list(range(CARDS_A_YEAR, 2 * CARDS_A_YEAR))
    rng.shuffle(silver)
    rng.shuffle(gold)
    state.cards = silver + gold
    traps = [kind for kind, copies in enumerate(layout.trap_copies) for _ in range(copies)]
    rng.shuffle(traps)
    state.trap_pile = traps
    monsters: list[int] = []
    rooms: list[int] = []
    for year in (0, 1):
        stack = [kind for kind, monster in enumerate(layout.monsters) for _ in range(monster.copies[year])]
        rng.shuffle(stack)
        monsters += stack
        stack = [number for number, room in enumerate(layout.rooms) if room.year == year + 1]
        rng.shuffle(stack)
        rooms += stack
    state.monster_pile = monsters
    state.room_pile = rooms
    heroes = list(range(HEROES_A_YEAR))
    rng.shuffle(heroes)
    state.hero_pile = heroes
    heroes = list(range(HEROES_A_YEAR, 2 * HEROES_A_YEAR))
    rng.shuffle(heroes)
    state.gold_heroes = heroes
    specials = list(range(len(SPECIALS)))
    rng.shuffle(specials)
    # All are shuffled and the others taken out, so that a seed leads to the same match otherwise.
    state.specials = [event for event in specials if event < layout.specials]
    shuffle_events(state)
    state.first = rng.below(layout.players)
    lay_dummies(state)
    state.then([LockOrders(), Season(0)])
    return state


def lay_dummies(state: Realm) -> None:
    """A board for each unused colour with 2 and 3 players: three orders locked, five in its pile (DL-SET-28
    to 31).
    """
    locked: list[int] = []
    for _ in range(len(SEATS) - state.players):
        locked.append(_some_orders(state, 3))
    state.dummy_locked = locked
    state.dummy_pile = [without(ALL_ORDERS, orders) for orders in locked]
    state.dummy_shown = [0] * len(locked)


def _some_orders(state: Realm, number: int) -> int:
    """So many of the eight order cards at random, as a set."""
    orders = list(range(len(ORDERS)))
    state.rng.shuffle(orders)
    return set_of(orders[:number])


class LockOrders(Step[Realm]):
    """First-game rules: two orders are locked at random; otherwise three are drawn, and two of them chosen
    (DL-SET-25, DL-FUL-01 to 04).
    """

    def run(self, state: Realm) -> None:
        if state.events is not None:
            state.record("dl-first", {"seat": state.first}, reveals=TABLE)
        number = 3 if state.layout.choose_locked else 2
        for seat in range(state.players):
            lord = state.lords[seat]
            drawn = _some_orders(state, number)
            if number == 3:
                lord.drawn = drawn
                if state.events is not None:
                    for order in listed(drawn):
                        data = {"seat": seat, "order": ORDERS[order]}
                        state.record("dl-order-drawn", data, to=(seat,), reveals=TABLE)
            else:
                lord.locked = drawn
                lord.hand = without(ALL_ORDERS, drawn)
        if number == 3:
            state.agenda.append(ShowLocked())
            state.together([KEEPS[seat] for seat in range(state.players)])
        else:
            record_locked(state, False)


class KeepOrder(Choice):
    """Of the three orders drawn one stays in hand (DL-FUL-02)."""

    sentence: ClassVar[str] = "dl-prompt-keep-order"

    def legal(self, state: Realm) -> list[int]:
        drawn = state.lords[self.seat].drawn
        return [ids.KEEPS[order] for order in listed(drawn)]

    def play(self, state: Realm, action: int) -> None:
        lord = state.lords[self.seat]
        lord.locked = without(lord.drawn, only(ids.THING[action]))
        lord.hand = without(ALL_ORDERS, lord.locked)
        if state.events is not None:
            data = {"seat": self.seat, "order": ORDERS[ids.THING[action]]}
            state.record("dl-order-kept", data, to=(self.seat,))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Keep):
            return Refusal("DL-FUL-02", "dl-refusal-not-drawn")
        return Refusal("DL-FUL-03", "dl-refusal-lock-first")


class ShowLocked(Step[Realm]):
    """All have chosen: the locked orders are shown (DL-FUL-04)."""

    def run(self, state: Realm) -> None:
        for lord in state.lords:
            lord.drawn = 0
        record_locked(state, True)


def record_locked(state: Realm, chosen: bool) -> None:
    """Locked orders lie face up."""
    if state.events is None:
        return
    for seat in range(state.players):
        for order in listed(state.lords[seat].locked):
            data = {"seat": seat, "order": ORDERS[order]}
            state.record("dl-order-locked", data, reveals=seat if chosen else TABLE)


KEEPS: Final = [KeepOrder(seat) for seat in SEATS]
