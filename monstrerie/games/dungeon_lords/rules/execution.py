"""Orders are executed action by action, space by space; here also the four actions with a printed cost and
gain: food, reputation, imps, traps (DL-EXE, DL-FOD, DL-REP, DL-IMP, DL-TRP, DL-Y2-16 to 18).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, only
from ....core.state import Step
from ..moves import Decline, Perform, Spy
from ..names import BUILD, BUY_TRAPS, CARDS, DIG, GET_FOOD, HIRE, MINE, ORDERS, RECRUIT, REPUTATION, TRAPS
from ..state import ACTION_SPACES, DUMMY, FREE, ROUNDS, SEATS, SPACES_OF_ACTION, Lord, Realm
from . import actions as ids
from . import evilness
from .discards import discard_traps
from .hiring import HireMonster
from .orders import not_executed
from .packed import card_at, first_space, order_of
from .prices import cost
from .rooms import BuildRoom
from .steps import OnSpace
from .tunnels import DigTunnels, MineGold

UPWARDS: Final = (HIRE, BUILD)
SEQUENCE: Final[list[int]] = [
    first_space(order) + (2 - space if order in UPWARDS else space)
    for order in range(len(ORDERS))
    for space in range(SPACES_OF_ACTION)
]
"""Upper row, then lower row; the last two actions from space III down (DL-EXE-01 to 03)."""
PLAIN: Final = [ids.PERFORM, ids.DECLINE]
SPYING: Final = [ids.PERFORM, ids.DECLINE, ids.SPY, ids.SPY + 1, ids.SPY + 2, ids.SPY + 3]


class Execute(Step[Realm]):
    """Goes from minion to minion; one that can't act goes onto the order card (DL-EXE-08)."""

    def run(self, state: Realm) -> None:
        while state.turn < ACTION_SPACES:
            space = SEQUENCE[state.turn]
            state.turn += 1
            seat = state.spaces[space]
            if seat == FREE:
                continue
            order = order_of(space)
            if seat == DUMMY:
                if state.events is not None:
                    state.record("dl-dummy-home", {"order": ORDERS[order]})
                continue
            lord, decision = state.lords[seat], ON_SPACES[seat][space]
            obstacle = decision.obstacle(state, lord)
            if not obstacle:
                state.agenda.append(self)
                state.agenda.append(decision)
                return
            lord.waiting |= only(order)
            if state.events is not None:
                data = {"seat": seat, "order": ORDERS[order], "why": obstacle}
                state.record("dl-impossible", {**data, **cost(state, space)})


class Act(OnSpace):
    """Perform the action as printed, or decline it (DL-DEC-04, 05)."""

    sentence: ClassVar[str] = "dl-prompt-act"

    def obstacle(self, state: Realm, lord: Lord) -> str:
        """The printed cost is paid in full, and there must be something to get (DL-EXE-09, DL-RUL-18)."""
        layout, space = state.layout, self.space
        if lord.gold < layout.cost_gold[space] or lord.food < layout.cost_food[space]:
            return "price"
        if not evilness.can_pay(state, lord, layout.cost_evil[space]):
            return "evil"
        left = order_of(space) != BUY_TRAPS or state.traps_drawn < len(state.trap_pile)
        return "" if left else "traps"

    def legal(self, state: Realm) -> list[int]:
        return SPYING[:] if state.layout.spy[self.space] else PLAIN[:]

    def play(self, state: Realm, action: int) -> None:
        seat, space = self.seat, self.space
        order = order_of(space)
        if action == ids.DECLINE:
            not_executed(state, seat, order, "dl-declined")
            return
        layout, lord = state.layout, state.lords[seat]
        lord.gold -= layout.cost_gold[space]
        lord.food -= layout.cost_food[space]
        if order == GET_FOOD:
            lord.food += layout.gain_food[space]
            lord.gold += layout.gain_gold[space]
            if state.events is not None:
                data = {"seat": seat, "food": layout.gain_food[space], "gold": layout.gain_gold[space]}
                data["paid"] = layout.cost_gold[space]
                state.record("dl-got-food", {**data, **cost(state, space)})
            if layout.cost_evil[space]:
                evilness.gain(state, seat, layout.cost_evil[space])
        elif order == REPUTATION:
            if state.events is not None:
                data = {"seat": seat, "paid": layout.cost_gold[space]}
                state.record("dl-improved", {**data, **cost(state, space)})
            evilness.lose(state, seat, layout.better[space])
            if action >= ids.SPY:
                self.spy(state, lord, action - ids.SPY)
        elif order == RECRUIT:
            lord.imps += layout.imps[space]
            lord.idle += layout.imps[space]
            if state.events is not None:
                data = {
                    "seat": seat, "imps": layout.imps[space],
                    "food": layout.cost_food[space], "gold": layout.cost_gold[space],
                }  # fmt: skip
                state.record("dl-recruited", {**data, **cost(state, space)})
        else:
            self.buy_traps(state, lord)

    def spy(self, state: Realm, lord: Lord, position: int) -> None:
        """Everybody sees which card is looked at, only the spy what it is (DL-REP-06 to 10, DL-RUL-29)."""
        lord.spied |= only(position)
        if state.events is not None:
            state.record("dl-spied", {"seat": self.seat, "round": position + 1})
            card = card_at(state, position)
            seen = {
                "seat": self.seat, "round": position + 1,
                "card": CARDS[card], "fatigue": state.layout.fatigue[card],
            }  # fmt: skip
            state.record("dl-spied-card", seen, to=(self.seat,), reveals=TABLE)

    def buy_traps(self, state: Realm, lord: Lord) -> None:
        """Cards from the top of the deck; in year 2 one more, and one is discarded (DL-TRP, DL-Y2-16, 17)."""
        layout, seat = state.layout, self.seat
        extra = layout.year_2_traps if state.year == 2 else 0
        if state.events is not None:
            data = {"seat": seat, "gold": layout.cost_gold[self.space]}
            state.record("dl-bought-traps", {**data, **cost(state, self.space)})
        draw_traps(state, seat, layout.traps[self.space] + extra)
        if extra:
            discard_traps(state, seat, extra)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Spy):
            if not state.layout.spy[self.space]:
                return Refusal("DL-REP-02", "dl-refusal-no-spying")
            return Refusal("DL-REP-06", "dl-refusal-no-card", {"most": ROUNDS})
        assert not isinstance(move, Perform | Decline)
        return Refusal("DL-EXE-05", "dl-refusal-perform-or-decline", {"order": ORDERS[order_of(self.space)]})


def draw_traps(state: Realm, seat: int, number: int) -> int:
    """So many cards, or what is left, from the deck to the store, seen by their owner alone (DL-TRP-04 to
    06).
    """
    lord = state.lords[seat]
    number = min(number, len(state.trap_pile) - state.traps_drawn)
    if state.events is not None:
        state.record("dl-drew-traps", {"seat": seat, "traps": number})
    for _ in range(number):
        trap = state.trap_pile[state.traps_drawn]
        state.traps_drawn += 1
        lord.traps = added(lord.traps, trap, 1)
        if state.events is not None:
            state.record("dl-drew-trap", {"seat": seat, "trap": TRAPS[trap]}, to=(seat,), reveals=TABLE)
    return number


ASKED: Final[dict[int, type[OnSpace]]] = {
    DIG: DigTunnels,
    MINE: MineGold,
    HIRE: HireMonster,
    BUILD: BuildRoom,
}
"""What the owner of a minion is asked, by order; where nothing is said, whether he performs it as printed."""
ON_SPACES: Final[list[list[OnSpace]]] = [
    [ASKED.get(order_of(space), Act)(seat, space) for space in range(ACTION_SPACES)] for seat in SEATS
]
