"""Concrete gestures: which numbers of an offer may vary; offers with numbers drawn anew or chosen by a
learner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ....core.move import Move
from ....core.rng import Rng
from .. import moves
from ..state import Carnage
from .base import Choice
from .places import PlaceMonster
from .port import POSES, World

TURN: Final = (0.0, 360.0)
"""Degrees."""


def ranges(kind: type[Move], bounds: dict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The numbers of a kind of gesture that may vary freely, and how far."""
    turn = TURN
    if kind is moves.Flick:
        return {"direction": turn, "strength": bounds["flick.strength"], "side": bounds["flick.side"]}
    if kind in (moves.Jump, moves.KungFu, moves.Wrestle, moves.Throw):
        free = {
            "direction": turn,
            "strength": bounds["shot.strength"],
            "side": bounds["shot.side"],
            "tilt": bounds["shot.tilt"],
            "tilt_direction": turn,
        }
        return {**free, "yaw": turn} if kind is moves.Throw else free
    if kind is moves.Breathe:
        return {"yaw": turn, "pitch": bounds["breath.pitch"], "strength": bounds["breath.strength"]}
    return {"yaw": turn} if kind in (moves.Drop, moves.DropOn) else {}


def numbers_of(kind: type[Move], world: World) -> dict[str, tuple[float, float]]:
    """All numbers that a player chooses in a kind of gesture, and how far each may go."""
    found = ranges(kind, world.bounds)
    if kind is moves.Place:
        found["yaw"] = TURN
    if kind in (moves.Drop, moves.DropOn, moves.Place, moves.SetPaws, moves.Climb):
        (left, right), (low, high) = world.extent
        found = {"x": (left, right), "y": (low, high), **found}
    if kind in moves.PUTS_BACK:
        found["face"] = TURN
    return found


def freedom(state: Carnage, move: Any) -> dict[str, tuple[float, float] | tuple[str, ...]]:
    """All that a player may choose in an offered move: its numbers, and its pose."""
    poses = {"pose": POSES} if isinstance(move, moves.Drop | moves.DropOn) else {}
    return {**numbers_of(type(move), state.layout.world()), **poses}


def vary(state: Carnage, seat: int, offer: Move, rng: Rng) -> Move:
    """A move of the same kind and target."""
    world = state.layout.world()
    changes: dict[str, Any] = {}
    for name, (low, high) in ranges(type(offer), world.bounds).items():
        # A side offset is a finesse: most flicks have none.
        changes[name] = 0.0 if name == "side" and rng.below(3) else low + (high - low) * rng.unit()
    points: list[tuple[float, float]] = []
    if isinstance(offer, moves.Drop | moves.DropOn):
        changes["pose"] = POSES[rng.below(len(POSES))]
        target = offer.ruin if isinstance(offer, moves.Drop) else f"body-{offer.victim_seat}"
        points = world.points(state.position, target, rng.seed())
    elif isinstance(offer, moves.Climb):
        points = world.perches(state.position, seat, offer.ruin, rng.seed())
    elif isinstance(offer, moves.SetPaws | moves.Place):
        step = state.step_of(seat)
        monster = step.monster if isinstance(step, PlaceMonster) else seat
        spots = world.spots(state.position, monster, offer.neighbourhood, state.upside[monster], rng.seed())
        points = [(spot.x, spot.y) for spot in spots]
    if points:
        changes["x"], changes["y"] = points[rng.below(len(points))]
    return msgspec.structs.replace(offer, **changes) if changes else offer


NUMBERS: Final = (
    "target",
    "direction",
    "strength",
    "side",
    "tilt",
    "tilt_direction",
    "yaw",
    "pitch",
    "x",
    "y",
    "pose",
)
"""What a learner shapes a move with: numbers from 0 to 1. `target` chooses among the offers of a kind, `pose`
among the ways to hold a Body; the others go from the lowest value to the highest.
"""
REACH: Final = 120.0
"""How wide round the offered point a Building or Monster is aimed at, in millimetres."""
CLOSER: Final = (1.0, 0.5, 0.25, 0.0)
"""A point that is not legal is sought again so much nearer to the offered one, which is."""


def shape(state: Carnage, seat: int, kind: type[Move], numbers: Sequence[float]) -> Move:
    """The legal move of that kind (one of those offered) that the numbers stand for."""
    step = state.step_of(seat)
    assert isinstance(step, Choice)
    offers = [offer for offer in step.offers(state) if isinstance(offer, kind)]
    by_name = dict(zip(NUMBERS, numbers, strict=True))
    offer: Any = offers[min(int(by_name["target"] * len(offers)), len(offers) - 1)]
    world = state.layout.world()
    free = ranges(type(offer), world.bounds)
    changes: dict[str, Any] = {name: low + (high - low) * by_name[name] for name, (low, high) in free.items()}
    if isinstance(offer, moves.Drop | moves.DropOn):
        changes["pose"] = POSES[min(int(by_name["pose"] * len(POSES)), len(POSES) - 1)]
    if isinstance(offer, moves.Place):
        changes["yaw"] = 360.0 * by_name["yaw"]
    wanted = _aimed(offer, world.plan.sketch, by_name["x"], by_name["y"])
    for part in CLOSER if wanted else (1.0,):
        if wanted is not None:
            changes["x"] = offer.x + part * (wanted[0] - offer.x)
            changes["y"] = offer.y + part * (wanted[1] - offer.y)
        made: Move = msgspec.structs.replace(offer, **changes) if changes else offer
        if step.refuse(state, made) is None:
            return made
    return offer  # type: ignore[no-any-return]  # an offer is a move


def _aimed(offer: Any, sketch: dict[str, Any], x: float, y: float) -> tuple[float, float] | None:
    """The point that two numbers from 0 to 1 mean; None for a move that has no point."""
    if isinstance(offer, moves.SetPaws | moves.Place):
        outline = sketch.get("zones", {}).get(offer.neighbourhood)
        if outline:
            xs, ys = zip(*outline, strict=True)
            return min(xs) + (max(xs) - min(xs)) * x, min(ys) + (max(ys) - min(ys)) * y
        return offer.x, offer.y
    if isinstance(offer, moves.Climb | moves.Drop | moves.DropOn):
        return offer.x + REACH * (x - 0.5), offer.y + REACH * (y - 0.5)
    return None
