"""Orders are executed action by action, space by space; here also the actions that cost and bring what is
printed, such as food, reputation, imps and traps (DL-EXE, DL-FOD, DL-REP, DL-IMP, DL-TRP, DL-Y2-16 to 18).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, joined
from ....core.state import Step
from ..moves import Decline, Perform, Spy
from ..names import BUILD, CARDS, HIRE, ORDERS, TRAPS
from ..state import ACTION_SPACES, DUMMY, FREE, ROUNDS, SEATS, SPACES_OF_ACTION, Lord, Realm
from . import actions as ids
from . import evilness
from .discards import discard_traps
from .hiring import HireMonster
from .orders import not_executed
from .packed import card_at, first_space, order_of
from .prices import cost, extra_traps
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
            lord.waiting = joined(lord.waiting, order)
            if state.events is not None:
                data = {"seat": seat, "order": ORDERS[order], "why": obstacle}
                state.record("dl-impossible", {**data, **cost(state, space)})


class Act(OnSpace):
    """Perform the action as printed, or decline it (DL-DEC-04, 05, DL-TRP, DL-Y2-16, 17)."""

    sentence: ClassVar[str] = "dl-prompt-act"

    def obstacle(self, state: Realm, lord: Lord) -> str:
        """The printed cost is paid in full, and there must be something to get (DL-EXE-09, DL-RUL-18)."""
        kind = state.layout.spaces[self.space]
        if lord.gold < kind.cost_gold or lord.food < kind.cost_food:
            return "price"
        if not evilness.can_pay(state, lord, kind.cost_evil):
            return "evil"
        return "" if kind.traps == 0 or state.traps_drawn < len(state.trap_pile) else "traps"

    def legal(self, state: Realm) -> list[int]:
        return SPYING[:] if state.layout.spaces[self.space].spy else PLAIN[:]

    def play(self, state: Realm, action: int) -> None:
        seat, space = self.seat, self.space
        if action == ids.DECLINE:
            not_executed(state, seat, order_of(space), "dl-declined")
            return
        lord, kind = state.lords[seat], state.layout.spaces[space]
        lord.gold += kind.gold - kind.cost_gold
        lord.food += kind.food - kind.cost_food
        lord.imps += kind.imps
        lord.idle += kind.imps
        if state.events is not None:
            event, fields = EVENTS[ORDERS[order_of(space)]]
            data = {field: getattr(kind, value) for field, value in fields.items()}
            state.record(event, {"seat": seat, **data, **cost(state, space)})
        if kind.cost_evil:
            evilness.gain(state, seat, kind.cost_evil)
        if kind.better:
            evilness.lose(state, seat, kind.better)
        if action >= ids.SPY:
            self.spy(state, lord, action - ids.SPY)
        if kind.traps:
            extra = extra_traps(state, space)
            draw_traps(state, seat, kind.traps + extra)
            if extra:
                discard_traps(state, seat, extra)

    def spy(self, state: Realm, lord: Lord, position: int) -> None:
        """Everybody sees which card is looked at, only the spy what it is (DL-REP-06 to 10, DL-RUL-29)."""
        lord.spied = joined(lord.spied, position)
        if state.events is not None:
            state.record("dl-spied", {"seat": self.seat, "round": position + 1})
            card = card_at(state, position)
            seen = {
                "seat": self.seat, "round": position + 1,
                "card": CARDS[card], "fatigue": state.layout.fatigue[card],
            }  # fmt: skip
            state.record("dl-spied-card", seen, to=(self.seat,), reveals=TABLE)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Spy):
            if not state.layout.spaces[self.space].spy:
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


EVENTS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "food": ("dl-got-food", {"food": "food", "gold": "gold", "paid": "cost_gold"}),
    "reputation": ("dl-improved", {"paid": "cost_gold"}),
    "imps": ("dl-recruited", {"imps": "imps", "food": "cost_food", "gold": "cost_gold"}),
    "traps": ("dl-bought-traps", {"gold": "cost_gold"}),
}
"""What an action performed as printed is told with: the event, and its fields by those of the space."""
ASKED: Final[dict[str, type[OnSpace]]] = {
    "dig": DigTunnels,
    "mine": MineGold,
    "monsters": HireMonster,
    "room": BuildRoom,
}
"""What the owner of a minion is asked, by order; where nothing is said, whether he performs it as printed."""
ON_SPACES: Final[list[list[OnSpace]]] = [
    [ASKED.get(ORDERS[order_of(space)], Act)(seat, space) for space in range(ACTION_SPACES)] for seat in SEATS
]
