"""Action: Throw a vehicle of the own neighbourhood off the top of the Body (RA-THROW); Telekinesis reaches
any neighbourhood, the Kung-fu Master throws the own Paws (RA-POW-09, 16).
"""

from __future__ import annotations

from typing import Any

from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Jump, KungFu, Throw, Wrestle
from ..state import Carnage
from .after import Aftermath
from .base import BODY, PAWS, gesture, homes, quarters
from .naming import aim
from .numbers import angle, shot_numbers
from .port import Shot


def vehicles(state: Carnage, seat: int) -> list[int]:
    """Vehicles that the seat may throw (RA-THROW-01 to 03, RA-POW-16)."""
    own, found = homes(state, seat), []
    for vehicle in range(state.layout.world().plan.vehicles):
        where = quarters(state, f"vehicle-{vehicle}")
        if state.has(seat, "telekinesis"):
            near = bool(where)
        else:
            near = any(zone in own for zone in where)
        if near:
            found.append(vehicle)
    return found


def offers(state: Carnage, seat: int) -> list[Move]:
    """One throw for each vehicle in reach, and the Kung-fu shot."""
    offered: list[Move] = [Throw(vehicle, 0.0, 0.5) for vehicle in vehicles(state, seat)]
    if state.has(seat, "kung-fu-master"):
        offered.append(KungFu(0.0, 0.5))
    return offered


def refuse(state: Carnage, seat: int, move: Throw | KungFu) -> Refusal | None:
    """None for a shot within bounds of something the seat may throw."""
    if isinstance(move, KungFu):
        if not state.has(seat, "kung-fu-master"):
            return Refusal("RA-POW-09", "ra-refusal-no-power", {"card": "kung-fu-master"})
    else:
        count = state.layout.world().plan.vehicles
        if not 0 <= move.vehicle < count:
            return Refusal("RA-CMP-04", "ra-refusal-no-vehicle", {"most": count})
        if move.vehicle not in vehicles(state, seat):
            where = quarters(state, f"vehicle-{move.vehicle}")
            rule = "RA-THROW-01" if where else "RA-THROW-02"
            return Refusal(rule, "ra-refusal-vehicle-far", {"vehicle": move.vehicle})
        turned = angle("yaw", move.yaw, "RA-PHY-31")
        if turned is not None:
            return turned
    return shot_numbers(state, move) or state.layout.world().refuse(state.position, shot(seat, move))


def shot(seat: int, move: Throw | KungFu | Jump | Wrestle) -> Shot:
    """The gesture of the move: a vehicle, the own Paws, or both pieces of the victim, off the own Body."""
    if isinstance(move, Throw):
        pieces: tuple[str, ...] = (f"vehicle-{move.vehicle}",)
    elif isinstance(move, Wrestle):
        pieces = (BODY + str(move.victim_seat), PAWS + str(move.victim_seat))
    else:
        pieces = (PAWS + str(seat),)
    yaw = move.yaw if isinstance(move, Throw) else 0.0
    numbers = (move.direction, move.strength, yaw, move.tilt, move.tilt_direction, move.side)
    return Shot(seat, pieces, *numbers, returns=isinstance(move, KungFu))


def perform(state: Carnage, seat: int, move: Throw | KungFu) -> None:
    """Throw. The Paws of a Kung-fu Master come back wherever they flew, and cost no tooth (RA-POW-09a)."""
    numbers = {"direction": move.direction, "strength": move.strength}
    data: dict[str, Any] = {"seat": seat, **numbers, **aim(move.direction, move.strength)}
    if isinstance(move, KungFu):
        state.record("ra-kung-fu", data)
    else:
        state.record("ra-thrown", {**data, "vehicle": move.vehicle})
    gesture(state, seat, shot(seat, move), move.hand)
    state.then([Aftermath()])
