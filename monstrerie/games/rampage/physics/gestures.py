"""What a hand does, as small values: each checked against its bounds before anything moves (RA-PHY-24 to 34).

Directions are degrees counter-clockwise from +x, seen from above. Pieces are named by their index.
A gesture knows no seat: every direction and point is open to every player (RA-PHY-34).
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from ....core.refusal import Refusal
from .city import City
from .position import Position

Hold = Literal["upright", "flat", "head"]


class Flick(msgspec.Struct, frozen=True, tag="flick", forbid_unknown_fields=True):
    """Paws flicked along the ground; their body is in the hand meanwhile (RA-PHY-24, 25)."""

    paws: int
    direction: float
    strength: float
    offset: float = 0.0  # of the radius, to the left of the direction: spin


class Drop(msgspec.Struct, frozen=True, tag="drop", forbid_unknown_fields=True):
    """A body let go above a building (RA-PHY-26, 27).

    `target` is the ruin whose building is meant, or the paws or body of the monster meant (Heavyweight).
    `lean_x` and `lean_y` are the degrees by which a trembling hand tilts it; a committed drop has none.
    """

    body: int
    target: int
    x: float
    y: float
    yaw: float = 0.0
    hold: Hold = "upright"
    lean_x: float = 0.0
    lean_y: float = 0.0


class Breath(msgspec.Struct, frozen=True, tag="breath", forbid_unknown_fields=True):
    """Air blown over the head of a standing body, which is held meanwhile (RA-PHY-28 to 30, 32)."""

    body: int
    yaw: float
    pitch: float
    strength: float


class Throw(msgspec.Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Something set on a held body's head and flicked off it (RA-PHY-31 to 33).

    `piece` is a vehicle, the thrower's own paws (Kung-fu, Jumper) or another monster's body, which goes
    together with its paws (Wrestler). The body leans by `tilt` degrees toward `tilt_direction`.
    """

    piece: int
    body: int
    direction: float
    strength: float
    yaw: float = 0.0
    tilt: float = 0.0
    tilt_direction: float = 0.0
    offset: float = 0.0


class Fell(msgspec.Struct, frozen=True, tag="fell", forbid_unknown_fields=True):
    """A body tipped over in a direction, as gently as lays it down (RA-PHY-46)."""

    body: int
    direction: float


class Settle(msgspec.Struct, frozen=True, tag="settle", forbid_unknown_fields=True):
    """Lift these pieces without touching others, then let the world settle (RA-PHY-23).

    Without any, everything in the city is woken and left to itself.
    """

    lifted: tuple[int, ...] = ()


Gesture = Flick | Drop | Breath | Throw | Fell | Settle


def bounds(city: City, gesture: Gesture, position: Position) -> Refusal | None:
    """What forbids a committed gesture by its own numbers and the pieces it names.

    Bounds that need to know what lies where (a drop point over its building, a tilt that would overlap) are
    looked at by `World.check`.
    """
    for name, value in msgspec.structs.asdict(gesture).items():
        if isinstance(value, float) and not math.isfinite(value):
            return Refusal("RA-PHY-24", "rampage-refusal-number", {"field": name})
    match gesture:
        case Flick():
            return (
                _piece(city, position, gesture.paws, "paws", "RA-PHY-24")
                or _within(city.data.hands.flick_min, gesture.strength, 1.0, "RA-PHY-24", "strength")
                or _angle(gesture.direction, "RA-PHY-24", "direction")
                or _offset(city, gesture.offset, "RA-PHY-24")
            )
        case Drop():
            return (
                _piece(city, position, gesture.body, "body", "RA-DEMO-04", held=True)
                or _angle(gesture.yaw, "RA-PHY-27", "yaw")
                or _within(0.0, abs(gesture.lean_x) + abs(gesture.lean_y), 0.0, "RA-PHY-27", "lean")
                or _target(city, position, gesture)
            )
        case Breath():
            hands = city.data.hands
            return (
                _piece(city, position, gesture.body, "body", "RA-PHY-28")
                or _angle(gesture.yaw, "RA-PHY-28", "yaw")
                or _within(hands.pitch_min, gesture.pitch, hands.pitch_max, "RA-PHY-28", "pitch")
                or _within(hands.breath_min, gesture.strength, 1.0, "RA-PHY-29", "strength")
            )
        case Throw():
            return (
                _piece(city, position, gesture.body, "body", "RA-PHY-31")
                or _missile(city, position, gesture)
                or _angle(gesture.yaw, "RA-PHY-31", "yaw")
                or _angle(gesture.direction, "RA-PHY-31", "direction")
                or _angle(gesture.tilt_direction, "RA-PHY-31", "tilt_direction")
                or _within(0.0, gesture.tilt, city.data.hands.tilt_max, "RA-PHY-31", "tilt")
                or _within(city.data.hands.flick_min, gesture.strength, 1.0, "RA-PHY-31", "strength")
                or _offset(city, gesture.offset, "RA-PHY-31")
            )
        case Fell():
            return _piece(city, position, gesture.body, "body", "RA-PHY-46") or _angle(
                gesture.direction, "RA-PHY-46", "direction"
            )
        case Settle():
            for piece in gesture.lifted:
                if not 0 <= piece < city.moving:
                    return Refusal("RA-PHY-23", "rampage-refusal-piece", {"piece": piece})
            return None


def _piece(
    city: City, position: Position, piece: int, kind: str, rule: str, held: bool = False
) -> Refusal | None:
    """A piece of that kind, in play (or in the hand, where it may be)."""
    if not 0 <= piece < city.moving or city.pieces[piece].kind != kind:
        return Refusal(rule, "rampage-refusal-piece", {"piece": piece})
    if not held and not position.in_play(piece):
        return Refusal(rule, "rampage-refusal-not-in-play", {"piece": city.pieces[piece].name})
    return None


def _within(low: float, value: float, high: float, rule: str, field: str) -> Refusal | None:
    if low <= value <= high:
        return None
    return Refusal(rule, "rampage-refusal-range", {"field": field, "low": low, "high": high})


def _angle(value: float, rule: str, field: str) -> Refusal | None:
    return _within(0.0, value, 360.0, rule, field)


def _offset(city: City, value: float, rule: str) -> Refusal | None:
    most = city.data.hands.spin_max
    return _within(-most, value, most, rule, "offset")


def _target(city: City, position: Position, drop: Drop) -> Refusal | None:
    if not 0 <= drop.target < len(city.pieces):
        return Refusal("RA-PHY-26", "rampage-refusal-piece", {"piece": drop.target})
    target = city.pieces[drop.target]
    if target.kind == "ruin":
        return None
    if target.kind not in ("paws", "body") or target.number == city.pieces[drop.body].number:
        return Refusal("RA-PHY-26", "rampage-refusal-piece", {"piece": drop.target})
    if not position.in_play(drop.target):
        return Refusal("RA-PHY-26", "rampage-refusal-not-in-play", {"piece": target.name})
    return None


def _missile(city: City, position: Position, throw: Throw) -> Refusal | None:
    if not 0 <= throw.piece < city.moving:
        return Refusal("RA-PHY-31", "rampage-refusal-piece", {"piece": throw.piece})
    piece, body = city.pieces[throw.piece], city.pieces[throw.body]
    fine = (
        piece.kind == "vehicle"
        or (piece.kind == "paws" and piece.number == body.number)
        or (piece.kind == "body" and piece.number != body.number)
    )
    if not fine:
        return Refusal("RA-PHY-33", "rampage-refusal-piece", {"piece": throw.piece})
    if not position.in_play(throw.piece):
        return Refusal("RA-PHY-31", "rampage-refusal-not-in-play", {"piece": piece.name})
    return None
