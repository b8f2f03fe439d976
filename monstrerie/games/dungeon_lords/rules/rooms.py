"""Which room a tile of a dungeon is."""

from __future__ import annotations

from ..names import PANTHEON
from ..state import Realm, room_place, space_of


def room_at(state: Realm, seat: int, tile: int) -> int:
    """The room on a tile (a mask of one space); -1 for a tunnel."""
    if not state.lords[seat].rooms & tile:
        return -1
    place = room_place(seat, space_of(tile))
    for room in range(PANTHEON + 1):
        if state.room_places[room] == place:
            return room
    return -1
