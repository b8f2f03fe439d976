"""Concrete gestures: an offer with its numbers drawn anew, anywhere within their ranges."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.move import Move
from ...core.rng import Rng
from . import moves
from .rules.places import PlaceMonster
from .state import Carnage
from .view import ranges
from .world import POSES


def vary(state: Carnage, seat: int, offer: Move, rng: Rng) -> Move:
    """A move of the same kind and target."""
    world = state.layout.world()
    changes: dict[str, Any] = {}
    for name, (low, high) in ranges(offer, world.bounds).items():
        # A side offset is a finesse: most flicks have none.
        changes[name] = 0.0 if name == "side" and rng.below(3) else low + (high - low) * rng.unit()
    points: list[tuple[float, float]] = []
    if isinstance(offer, moves.Drop | moves.DropOn):
        changes["pose"] = POSES[rng.below(len(POSES))]
        target = offer.ruin if isinstance(offer, moves.Drop) else f"body-{offer.victim_seat}"
        points = world.points(state.position, target, rng.seed())
    elif isinstance(offer, moves.SetPaws):
        points = world.spots(state.position, seat, offer.neighbourhood, rng.seed())
    elif isinstance(offer, moves.Climb):
        points = world.perches(state.position, seat, offer.ruin, rng.seed())
    elif isinstance(offer, moves.Place):
        step = state.step_of(seat)
        monster = step.monster if isinstance(step, PlaceMonster) else seat
        points = world.spots(state.position, monster, offer.neighbourhood, rng.seed())
    if points:
        changes["x"], changes["y"] = points[rng.below(len(points))]
    return msgspec.structs.replace(offer, **changes) if changes else offer
