"""The physics of Rampage: a city without an engine, gestures as values, a world that runs and judges them.

    world = World(City.build())
    position = world.start()
    outcome = world.run(position, Flick(world.city.paws(0), direction=225.0, strength=0.6))
    report = world.report(outcome.position)

Millimetres, degrees (counter-clockwise from +x), grams, seconds; z = 0 is the board's top face.
"""

from __future__ import annotations

from ..rules.port import Misbehaved
from .city import City
from .frames import Recording, check, unpack
from .geometry import amiss
from .gestures import Breath, Drop, Fell, Flick, Gesture, Settle, Throw
from .pieces import Part, Piece, Place, Space, Zone
from .placing import Spot
from .position import Pose, Position, tilted, upright
from .report import Report
from .tremor import LEVELS, Level, Tremor, draw, shaken
from .world import Outcome, World

__all__ = [
    "LEVELS",
    "Breath",
    "City",
    "Drop",
    "Fell",
    "Flick",
    "Gesture",
    "Level",
    "Misbehaved",
    "Outcome",
    "Part",
    "Piece",
    "Place",
    "Pose",
    "Position",
    "Recording",
    "Report",
    "Settle",
    "Space",
    "Spot",
    "Throw",
    "Tremor",
    "World",
    "Zone",
    "amiss",
    "check",
    "draw",
    "shaken",
    "tilted",
    "unpack",
    "upright",
]
