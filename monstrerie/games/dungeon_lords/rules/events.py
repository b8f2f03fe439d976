"""Events: payday, taxes, and the year's special event, in turn order (DL-EVT, DL-FUL-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, count
from ....core.state import Step
from ..names import EVENT, EVENTS, GHOST, MONSTERS, PAYDAY, SPECIAL, TAXES
from ..state import NO_MONSTERS, SEATS, Lord, Realm
from . import actions as ids
from . import evilness
from .hiring import affordable, feed, monsters_in, pay, remove
from .prices import wage
from .special import SPECIAL_TURN
from .steps import InTurn, OfLord, OnMonster
from .taxes import ask_tax, tax


def shuffle_events(state: Realm) -> None:
    """Payday, taxes and special event, one each on spring, summer and autumn (DL-SET-21, DL-Y2-10)."""
    tiles = [PAYDAY, TAXES, SPECIAL]
    state.rng.shuffle(tiles)
    state.event_tiles = tiles
    state.events_shown = 0


class EventPhase(Step[Realm]):
    """The event that lies on this season takes place (DL-EVT-01 to 06)."""

    def run(self, state: Realm) -> None:
        state.phase = EVENT
        event = state.event_tiles[state.season - 1]
        if state.events is not None:
            data = {"event": EVENTS[event], "effect": event != SPECIAL or state.layout.special_events}
            state.record("dl-event", data)
        if event == PAYDAY:
            state.agenda.append(FIRST_PAYDAY)
        elif event == TAXES:
            state.agenda.append(FIRST_TAX_DAY)
        elif state.layout.special_events:
            state.agenda.append(SPECIAL_TURN)


class Payday(InTurn):
    """One player's payday after the other's (DL-EVT-03, DL-RUL-04)."""

    def visit(self, state: Realm, seat: int) -> None:
        state.unpaid = state.lords[seat].lair
        state.leaving = 0
        state.agenda.append(WAGES[seat])


class Wages(OfLord):
    """Tile by tile; whoever can't be paid must go, and evilness for that comes last (DL-EVT-07 to 11,
    DL-RUL-40).
    """

    def run(self, state: Realm) -> None:
        seat = self.lord
        for kind in state.layout.paid_first:
            while state.unpaid[kind] > 0:
                if wage_affordable(state, state.lords[seat], kind):
                    state.agenda.append(self)
                    state.agenda.append(PAYS[seat][kind])
                    return
                let_go(state, seat, kind)
        state.unpaid = NO_MONSTERS
        if state.leaving:
            leaving = state.leaving
            state.leaving = 0
            evilness.gain(state, seat, leaving)


def wage_affordable(state: Realm, lord: Lord, kind: int) -> bool:
    """Whether the tile can be paid with what is left after the wages paid so far."""
    others = monsters_in(state.unpaid) - (0 if kind == GHOST else 1)
    return affordable(state, lord, kind, 0, others)


def let_go(state: Realm, seat: int, kind: int) -> None:
    """It leaves for the Distant Lands (DL-EVT-10, 14)."""
    remove(state.lords[seat], kind)
    state.unpaid = added(state.unpaid, kind, -1)
    state.leaving += 1
    if state.events is not None:
        state.record("dl-let-go", {"seat": seat, "monster": MONSTERS[kind]})


class PayWage(OnMonster):
    """Pay a monster or ghost, or let it go (DL-DEC-16)."""

    sentence: ClassVar[str] = "dl-prompt-pay-wage"

    def legal(self, state: Realm) -> list[int]:
        return [ids.PAYS[self.kind], ids.LET_GOS[self.kind]]

    def play(self, state: Realm, action: int) -> None:
        kind = self.kind
        if ids.MOVE[action] == ids.LET_GO:
            let_go(state, self.seat, kind)
            return
        state.unpaid = added(state.unpaid, kind, -1)
        if state.events is not None:
            state.record("dl-paid", {"seat": self.seat, "monster": MONSTERS[kind], **wage(state, kind, 0)})
        pay(state, self.seat, kind)
        if state.layout.monsters[kind].monsters:
            feed(state, self.seat, state.unpaid)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-EVT-08", "dl-refusal-pay-or-let-go", {"monster": MONSTERS[self.kind]})


class TaxDay(InTurn):
    """One gold for every two tiles, rounded up, each player deciding how much of it (DL-EVT-16 to 20)."""

    def visit(self, state: Realm, seat: int) -> None:
        ask_tax(state, seat, tax(count(state.lords[seat].filled)))


FIRST_PAYDAY: Final = Payday()
WAGES: Final = [Wages(seat) for seat in SEATS]
PAYS: Final = [[PayWage(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
FIRST_TAX_DAY: Final = TaxDay()
