"""Collateral damage, swallowing floors: tiles with nothing on them go to the player whose action it was
(RA-FLOOR).
"""

from __future__ import annotations

from ....core.state import Step
from ..state import Carnage
from .base import judge, take
from .port import Judgement


class SwallowFloors(Step[Carnage]):
    """After-action step 7: empty tiles are won one after the other, the highest first (RA-TURN-19)."""

    def run(self, state: Carnage) -> None:
        # At the start of a turn no action has been done, so nothing is won (RA-TURN-06).
        if state.deed == "start":
            return
        while True:
            tile = next_bare(judge(state))
            if tile == "":
                return
            state.stirred = True
            state.floors[state.active] += 1
            state.record("ra-swallowed", {"seat": state.active, "floor": tile, "floors": 1})
            take(state, [tile])
            mark_end(state)


def next_bare(seen: Judgement) -> str:
    """The next tile to be won, "" when there is none: the highest, then the lowest number (RA-FLOOR-06)."""
    bare = bare_floors(seen) or ringed_floors(seen)
    if not bare:
        return ""
    order = list(seen.on)
    return min(bare, key=lambda tile: (-seen.heights[tile], order.index(tile)))


def bare_floors(seen: Judgement) -> list[str]:
    """Tiles with nothing on them; out of the City only meeples keep a tile (RA-FLOOR-01, 02, 10)."""
    bare: list[str] = []
    for tile, load in seen.on.items():
        kept = any(piece.startswith("meeple-") for piece in load) if tile in seen.out else bool(load)
        if not kept:
            bare.append(tile)
    return bare


def ringed_floors(seen: Judgement) -> list[str]:
    """The highest of tiles that carry nothing but each other, in a ring (RA-FLOOR-15)."""
    carried = {tile for tile, load in seen.on.items() if all(piece.startswith("floor-") for piece in load)}
    while True:
        # Whoever is loaded by a tile outside the set is no part of a ring.
        left = {tile for tile in carried if all(piece in carried for piece in seen.on[tile])}
        if left == carried:
            break
        carried = left
    if not carried:
        return []
    order = list(seen.on)
    return [min(carried, key=lambda tile: (-seen.heights[tile], order.index(tile)))]


def floors_left(state: Carnage) -> int:
    """Tiles in or around the City, outside stomachs and box (RA-VAR-14)."""
    return sum(1 for _ in judge(state).on)


def mark_end(state: Carnage) -> None:
    """When the last tile is gone, every other team has one more turn; it happens once (RA-END-01, 03, 06)."""
    if state.turns_left == -1 and floors_left(state) == 0:
        state.turns_left = len(state.layout.teams) - 1
        state.record("ra-last-floor", {"seat": state.active, "turns": state.turns_left})
