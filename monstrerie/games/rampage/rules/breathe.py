"""Action: Breathe, over the top of the own Body, in any direction (RA-BREATH). Hurricane: of any Body
(RA-POW-11).
"""

from __future__ import annotations

from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Breathe
from ..state import Carnage
from .after import Aftermath
from .base import gesture
from .brawl import stands
from .naming import aim
from .numbers import breath_numbers
from .port import Breath


def sources(state: Carnage, seat: int) -> list[int]:
    """Monsters whose Body the breath may start from: the own, with Hurricane any that stands (RA-POW-11a)."""
    found = [seat]
    if state.has(seat, "hurricane"):
        found += [other for other in state.clockwise(seat) if stands(state, other)]
    return found


def offers(state: Carnage, seat: int) -> list[Move]:
    """One breath for each Body it may start from."""
    return [Breathe(0.0, -20.0, 1.0, -1 if source == seat else source) for source in sources(state, seat)]


def refuse(state: Carnage, seat: int, move: Breathe) -> Refusal | None:
    """None for a breath within bounds from a Body that may be used."""
    if move.source_seat not in (-1, seat):
        if not 0 <= move.source_seat < state.players:
            return Refusal("RA-POW-11", "ra-refusal-no-monster")
        if not state.has(seat, "hurricane"):
            return Refusal("RA-POW-11", "ra-refusal-no-power", {"card": "hurricane"})
        if not stands(state, move.source_seat):
            return Refusal("RA-POW-11a", "ra-refusal-not-standing", {"victim_seat": move.source_seat})
    return breath_numbers(state, move)


def perform(state: Carnage, seat: int, move: Breathe) -> None:
    """Blow."""
    source = seat if move.source_seat == -1 else move.source_seat
    data = {"seat": seat, "source_seat": source, "own": source == seat}
    numbers = {"yaw": move.yaw, "strength": move.strength}
    state.record("ra-breathed", {**data, **numbers, **aim(move.yaw, move.strength)})
    gesture(state, seat, Breath(source, move.yaw, move.pitch, move.strength), move.hand)
    state.then([Aftermath()])
