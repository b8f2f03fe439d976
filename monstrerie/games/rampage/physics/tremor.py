"""Hands shake: the error added to a committed gesture, drawn from the match's own dice (RA-PHY-37 to 42).

A tremor is drawn after the gesture was committed and is kept with it: start, gesture and tremor together give
the same outcome for ever.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

from ....core.rng import Rng
from .city import City
from .gestures import Breath, Drop, Flick, Gesture, Throw

Level = Literal["novice", "regular", "expert"]
LEVELS: Final[tuple[Level, ...]] = ("novice", "regular", "expert")


class Tremor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawn error: degrees, millimetres, and strength as a part of the intended one."""

    turn: float = 0.0  # direction of a flick or throw, yaw of a breath
    strength: float = 0.0
    x: float = 0.0
    y: float = 0.0
    lean_x: float = 0.0
    lean_y: float = 0.0
    pitch: float = 0.0
    tilt: float = 0.0


def draw(city: City, gesture: Gesture, level: Level, rng: Rng) -> Tremor:
    """The error of a hand of that level at that gesture: Gaussian, independent, cut at three deviations."""
    sizes = city.data.tremor
    factor = {"novice": sizes.novice, "regular": sizes.regular, "expert": sizes.expert}[level]

    def error(deviation: float) -> float:
        return deviation * factor * _normal(rng, sizes.cut)

    match gesture:
        case Flick():
            wild = 0.5 + gesture.strength
            return Tremor(turn=wild * error(sizes.flick_direction), strength=error(sizes.flick_strength))
        case Drop():
            return Tremor(
                x=error(sizes.drop_point),
                y=error(sizes.drop_point),
                lean_x=error(sizes.drop_tilt),
                lean_y=error(sizes.drop_tilt),
            )
        case Breath():
            return Tremor(
                turn=error(sizes.breath_yaw),
                pitch=error(sizes.breath_pitch),
                strength=error(sizes.breath_strength),
            )
        case Throw():
            wild = 0.5 + gesture.strength
            return Tremor(
                turn=wild * error(sizes.throw_direction),
                tilt=wild * error(sizes.throw_tilt),
                strength=error(sizes.throw_strength),
            )
        case _:
            return Tremor()


def shaken(city: City, gesture: Gesture, tremor: Tremor) -> Gesture:
    """The gesture as the hand really makes it: intended plus error, clipped to the bounds (RA-PHY-38).

    A drop point is not clipped: a hand may miss the building (RA-PHY-42).
    """
    hands = city.data.hands
    replace = msgspec.structs.replace
    match gesture:
        case Flick() | Throw():
            strength = _clip(hands.flick_min, gesture.strength * (1 + tremor.strength), 1.0)
            direction = (gesture.direction + tremor.turn) % 360.0
            if isinstance(gesture, Flick):
                return replace(gesture, direction=direction, strength=strength)
            tilt = _clip(0.0, gesture.tilt + tremor.tilt, hands.tilt_max)
            return replace(gesture, direction=direction, strength=strength, tilt=tilt)
        case Drop():
            return replace(
                gesture,
                x=gesture.x + tremor.x,
                y=gesture.y + tremor.y,
                lean_x=tremor.lean_x,
                lean_y=tremor.lean_y,
            )
        case Breath():
            return replace(
                gesture,
                yaw=(gesture.yaw + tremor.turn) % 360.0,
                pitch=_clip(hands.pitch_min, gesture.pitch + tremor.pitch, hands.pitch_max),
                strength=_clip(hands.breath_min, gesture.strength * (1 + tremor.strength), 1.0),
            )
        case _:
            return gesture


def _clip(low: float, value: float, high: float) -> float:
    return min(high, max(low, value))


def _normal(rng: Rng, cut: float) -> float:
    """A standard Gaussian number, drawn again while it is beyond the cut (Box and Muller's sine half)."""
    while True:
        # 1 - unit() is never 0, so the logarithm is always finite.
        value = math.sqrt(-2.0 * math.log(1.0 - rng.unit())) * math.sin(2.0 * math.pi * rng.unit())
        if abs(value) <= cut:
            return value
