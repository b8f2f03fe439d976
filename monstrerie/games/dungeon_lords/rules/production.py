"""Production and retrieval, one player after the other (DL-PRD, DL-RET, DL-APR-01 to 12, DL-Y2-11, 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import holds, joined, listed, only, set_of, without
from ....core.state import Step
from ..moves import Dig, Retrieve, Work
from ..names import (
    ORDERS,
    PRODUCING,
    PRODUCTION_ROOMS,
    ROOMS,
)
from ..state import ALL_ORDERS, SEATS, Lord, Realm
from . import actions as ids
from . import evilness
from .execution import draw_traps
from .packed import count_use, diggable, open_rooms, room_owner, room_space, room_uses
from .steps import Choice, OfLord
from .tunnels import dig, why_not_dig


class Produce(Step[Realm]):
    """In turn order each player produces and then retrieves (DL-RUL-02, 03)."""

    def __init__(self, place: int) -> None:
        super().__init__(about=(place,))
        self.place: int = place

    def run(self, state: Realm) -> None:
        state.phase = PRODUCING
        place = self.place
        while place < state.players:
            seat = state.seat_after(place)
            place += 1
            lord = state.lords[seat]
            produces = state.holiday != 1 and open_rooms(lord) and usable(state, seat)
            may_choose = without(lord.waiting, only(lord.orders[0]))
            if produces or may_choose:
                if place < state.players:
                    state.agenda.append(PLAYERS[place])
                state.agenda.append(RETRIEVALS[seat])
                if produces:
                    state.agenda.append(PRODUCTIONS[seat])
                return
            retrieve(state, seat, lord.orders[0])


def usable(state: Realm, seat: int) -> int:
    """The production rooms that the lord could use now, as a set (DL-PRD-03 to 12)."""
    layout, lord = state.layout, state.lords[seat]
    workers = lord.idle + lord.tokens
    rooms = 0
    for room, place in enumerate(state.room_places):
        kind = layout.rooms[room]
        if place < 0 or not kind.produces:
            continue
        if room_owner(state, room) != seat or holds(lord.conquered, room_space(state, room)):
            continue
        if room_uses(state, room) >= state.year:
            continue
        if workers < kind.workers or lord.food < kind.food:
            continue
        if kind.produces == "tunnel" and not diggable(lord.filled):
            continue
        if kind.produces == "trap" and state.traps_drawn >= len(state.trap_pile):
            continue
        rooms = joined(rooms, room)
    return rooms


class Production(Choice):
    """Any sequence of room uses, each with its own crew (DL-DEC-13)."""

    sentence: ClassVar[str] = "dl-prompt-production"

    def legal(self, state: Realm) -> list[int]:
        return [ids.STOP, *[ids.work(room) for room in listed(usable(state, self.seat))]]

    def play(self, state: Realm, action: int) -> None:
        if action == ids.STOP:
            return
        use(state, self.seat, ids.worked(action))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Work):
            return Refusal("DL-PRD-01", "dl-refusal-produce-now")
        room = ROOMS.index(move.room) if move.room in ROOMS else -1
        lord, data = state.lords[self.seat], {"room": move.room}
        if move.room not in PRODUCTION_ROOMS or room_owner(state, room) != self.seat:
            return Refusal("DL-PRD-03", "dl-refusal-not-your-room", data)
        if holds(lord.conquered, room_space(state, room)):
            return Refusal("DL-PRD-11", "dl-refusal-room-conquered", data)
        if room_uses(state, room) >= state.year:
            rule = "DL-PRD-10" if state.year == 1 else "DL-Y2-11"
            return Refusal(rule, "dl-refusal-room-used", {"times": state.year, **data})
        workers = state.layout.rooms[room].workers
        if lord.idle + lord.tokens < workers:
            idle = lord.idle + lord.tokens
            return Refusal("DL-PRD-12", "dl-refusal-crew", {"workers": workers, "idle": idle, **data})
        if lord.food < state.layout.rooms[room].food:
            food = state.layout.rooms[room].food
            return Refusal("DL-PRD-06", "dl-refusal-room-food", {"food": food, **data})
        if state.layout.rooms[room].produces == "tunnel":
            return Refusal("DL-APR-07", "dl-refusal-nowhere-to-dig")
        return Refusal("DL-TRP-04", "dl-refusal-no-traps-left")


def use(state: Realm, seat: int, room: int) -> None:
    """A crew works in a room; troll tokens go first, since they can do nothing else (DL-PRD-05 to 08)."""
    kind, lord = state.layout.rooms[room], state.lords[seat]
    trolls = min(lord.tokens, kind.workers)
    lord.tokens -= trolls
    lord.idle -= kind.workers - trolls
    lord.food -= kind.food
    count_use(state, room)
    state.agenda.append(AGAIN[seat])
    if state.events is not None:
        data = {
            "seat": seat, "room": ROOMS[room], "workers": kind.workers, "food": kind.food,
            "brings": 0 if kind.produces == "reputation" and lord.evil <= 1 else 1,
        }  # fmt: skip
        state.record("dl-produced", data)
    if kind.produces == "food":
        lord.food += 1
    elif kind.produces == "gold":
        lord.gold += 1
    elif kind.produces == "trap":
        draw_traps(state, seat, 1)
    elif kind.produces == "tunnel":
        state.agenda.append(SHED_DIGS[seat])
    elif kind.produces == "reputation":
        evilness.lose(state, seat, 1)
    else:
        lord.imps += 1
        lord.idle += 1


class ProduceOn(OfLord):
    """More production, where it is possible."""

    def run(self, state: Realm) -> None:
        if usable(state, self.lord):
            state.agenda.append(PRODUCTIONS[self.lord])


class DigFromShed(Choice):
    """The tool shed's tunnel: no imp stands on it, no foreman, no order (DL-APR-07, 08)."""

    sentence: ClassVar[str] = "dl-prompt-dig-from-shed"

    def legal(self, state: Realm) -> list[int]:
        return ids.digs(diggable(state.lords[self.seat].filled))

    def play(self, state: Realm, action: int) -> None:
        dig(state, self.seat, action - ids.DIG)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Dig):
            return why_not_dig(state.lords[self.seat], move.space)
        return Refusal("DL-APR-07", "dl-refusal-shed-now")


class Retrieval(OfLord):
    """Asks, where there is a choice, which card comes back (DL-RET-02, 03)."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        if without(lord.waiting, only(lord.orders[0])):
            state.agenda.append(RETRIEVES[self.lord])
        else:
            retrieve(state, self.lord, lord.orders[0])


class RetrieveOrder(Choice):
    """The first card played, or one that was not executed (DL-RET-02 to 06)."""

    sentence: ClassVar[str] = "dl-prompt-retrieve-order"

    def legal(self, state: Realm) -> list[int]:
        lord = state.lords[self.seat]
        return [ids.RETRIEVES[order] for order in listed(joined(lord.waiting, lord.orders[0]))]

    def play(self, state: Realm, action: int) -> None:
        retrieve(state, self.seat, ids.THING[action])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Retrieve):
            return Refusal("DL-RET-04", "dl-refusal-retrieve-now")
        order = ORDERS.index(move.order) if move.order in ORDERS else -1
        if order not in state.lords[self.seat].orders:
            return Refusal("DL-RET-04", "dl-refusal-not-played")
        return Refusal("DL-RET-06", "dl-refusal-executed", {"order": move.order})


def retrieve(state: Realm, seat: int, order: int) -> None:
    """That card and the locked ones come back, the two others are locked (DL-RET-01 to 05, 09)."""
    lord: Lord = state.lords[seat]
    lord.locked = without(set_of(lord.orders), only(order))
    lord.hand = without(ALL_ORDERS, lord.locked)
    lord.waiting = 0
    if state.events is not None:
        state.record("dl-retrieved", {"seat": seat, "order": ORDERS[order]})


PLAYERS: Final = [Produce(place) for place in SEATS]
PRODUCTIONS: Final = [Production(seat) for seat in SEATS]
AGAIN: Final = [ProduceOn(seat) for seat in SEATS]
SHED_DIGS: Final = [DigFromShed(seat) for seat in SEATS]
RETRIEVALS: Final = [Retrieval(seat) for seat in SEATS]
RETRIEVES: Final = [RetrieveOrder(seat) for seat in SEATS]
