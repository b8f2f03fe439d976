"""Which room a tile of a dungeon is."""

from __future__ import annotations

from ..state import PANTHEON, Realm


def room_at(state: Realm, seat: int, tile: int) -> int:
    """The room on a tile (a mask of one space); -1 for a tunnel."""
    if not state.lords[seat].rooms & tile:
        return -1
    place = 20 * seat + tile.bit_length() - 1
    for room in range(PANTHEON + 1):
        if state.room_places[room] == place:
            return room
    return -1
