"""Rooms: which one a tile is, and building one in place of an unconquered tunnel, in its zone and not beside
another (DL-ROM).
"""

from __future__ import annotations

from typing import ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import common, holds, joined, without
from ..moves import Build
from ..names import BUILD, ROOMS
from ..state import SPACES, Lord, Realm
from . import actions as ids
from .orders import not_executed
from .packed import all_tunnels, beside, free_tunnels, room_place, space_of
from .steps import OnSpace


def room_at(state: Realm, seat: int, tile: int) -> int:
    """The room on a tile (a set of one); -1 for a tunnel."""
    space = space_of(tile)
    if not holds(state.lords[seat].rooms, space):
        return -1
    place = room_place(seat, space)
    for room, used in enumerate(state.room_places):
        if used == place:
            return room
    return -1


def sites(state: Realm, lord: Lord, room: int) -> int:
    """The tunnels that the room may replace (DL-ROM-07 to 13)."""
    return common(without(free_tunnels(lord), beside(lord.rooms)), state.layout.rooms[room].zone)


class BuildRoom(OnSpace):
    """One of the rooms left, and the tunnel that it replaces."""

    sentence: ClassVar[str] = "dl-prompt-build-room"

    def obstacle(self, state: Realm, lord: Lord) -> str:
        """Some room that is left must be payable, and have a place (DL-ROM-05, 14)."""
        if lord.gold < state.layout.spaces[self.space].cost_gold:
            return "price" if max(state.shop, default=-1) >= 0 else "shop"
        for room in state.shop:
            if room >= 0 and sites(state, lord, room):
                return ""
        return "site" if max(state.shop, default=-1) >= 0 else "shop"

    def legal(self, state: Realm) -> list[int]:
        lord = state.lords[self.seat]
        out = [ids.DECLINE]
        for slot, room in enumerate(state.shop):
            if room >= 0:
                out += ids.builds(slot, sites(state, lord, room))
        return out

    def play(self, state: Realm, action: int) -> None:
        seat = self.seat
        if action == ids.DECLINE:
            not_executed(state, seat, BUILD, "dl-declined")
            return
        slot, space = ids.built(action)
        lord, room = state.lords[seat], state.shop[slot]
        shop = state.shop[:]
        shop[slot] = -1
        state.shop = shop
        price = state.layout.spaces[self.space].cost_gold
        lord.gold -= price
        lord.rooms = joined(lord.rooms, space)
        places = state.room_places[:]
        places[room] = room_place(seat, space)
        state.room_places = places
        if state.events is not None:
            state.record("dl-built", {"seat": seat, "room": ROOMS[room], "space": space, "gold": price})

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Build):
            return Refusal("DL-ROM-04", "dl-refusal-build-now")
        room = ROOMS.index(move.room) if move.room in ROOMS else -1
        if room < 0 or room not in state.shop:
            return Refusal("DL-ROM-06", "dl-refusal-not-in-shop", {"room": move.room})
        lord, space = state.lords[self.seat], move.space
        if not 0 <= space < SPACES:
            return Refusal("DL-DIG-12", "dl-refusal-no-site-space", {"space": space, "most": SPACES - 1})
        if not holds(all_tunnels(lord), space):
            return Refusal("DL-ROM-07", "dl-refusal-no-tunnel", {"space": space})
        if holds(lord.conquered, space):
            return Refusal("DL-ROM-08", "dl-refusal-conquered", {"space": space})
        if holds(beside(lord.rooms), space):
            return Refusal("DL-ROM-11", "dl-refusal-beside-room", {"space": space})
        return Refusal("DL-ROM-10", "dl-refusal-zone", {"space": space, "room": move.room})
