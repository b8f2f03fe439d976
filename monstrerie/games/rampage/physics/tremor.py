"""Hands shake: the error added to a committed gesture, drawn from the match's own dice (RA-PHY-37 to 42).

A tremor is drawn after the gesture was committed and is kept with it: start, gesture and tremor together give
the same outcome for ever.
"""

from __future__ import annotations

import math

import msgspec

from ....core.rng import Rng
from ..rules.port import BodyDrop, Breath, PawsFlick, Shot
from .city import City

Trembling = PawsFlick | BodyDrop | Breath | Shot
"""The gestures of a hand that may tremble."""


class Tremor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawn error: degrees, millimetres, and strength as a part of the intended one."""

    turn: float = 0.0  # direction of a flick or shot, yaw of a breath
    strength: float = 0.0
    x: float = 0.0
    y: float = 0.0
    lean_x: float = 0.0
    lean_y: float = 0.0
    pitch: float = 0.0
    tilt: float = 0.0


def draw(city: City, gesture: Trembling, level: str, rng: Rng) -> Tremor:
    """The error of a hand of that level at that gesture: Gaussian, independent, cut at three deviations."""
    sizes = city.data.tremor
    factor = {"novice": sizes.novice, "regular": sizes.regular, "expert": sizes.expert}[level]

    def error(deviation: float) -> float:
        return deviation * factor * _normal(rng, sizes.cut)

    match gesture:
        case PawsFlick():
            wild = 0.5 + gesture.strength
            return Tremor(turn=wild * error(sizes.flick_direction), strength=error(sizes.flick_strength))
        case BodyDrop():
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
        case Shot():
            wild = 0.5 + gesture.strength
            return Tremor(
                turn=wild * error(sizes.throw_direction),
                tilt=wild * error(sizes.throw_tilt),
                strength=error(sizes.throw_strength),
            )


def trembled(city: City, gesture: Trembling, level: str, rng: Rng) -> Trembling:
    """The gesture as a hand of that level makes it this time."""
    return shaken(city, gesture, draw(city, gesture, level, rng))


def shaken(city: City, gesture: Trembling, tremor: Tremor) -> Trembling:
    """The gesture as the hand really makes it: intended plus error, clipped to the bounds (RA-PHY-38).

    A drop point is not clipped: a hand may miss the building (RA-PHY-42).
    """
    hands = city.data.hands
    replace = msgspec.structs.replace
    match gesture:
        case PawsFlick() | Shot():
            strength = _clip(hands.flick_min, gesture.strength * (1 + tremor.strength), 1.0)
            direction = (gesture.direction + tremor.turn) % 360.0
            if isinstance(gesture, PawsFlick):
                return replace(gesture, direction=direction, strength=strength)
            tilt = _clip(0.0, gesture.tilt + tremor.tilt, hands.tilt_max)
            return replace(gesture, direction=direction, strength=strength, tilt=tilt)
        case BodyDrop():
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


def _clip(low: float, value: float, high: float) -> float:
    return min(high, max(low, value))


def _normal(rng: Rng, cut: float) -> float:
    """A standard Gaussian number, drawn again while it is beyond the cut (Box and Muller's sine half)."""
    while True:
        # 1 - unit() is never 0, so the logarithm is always finite.
        value = math.sqrt(-2.0 * math.log(1.0 - rng.unit())) * math.sin(2.0 * math.pi * rng.unit())
        if abs(value) <= cut:
            return value
