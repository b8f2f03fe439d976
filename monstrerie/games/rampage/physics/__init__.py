"""The physics of Rampage: a city, a simulation that runs gestures in it and judges positions, and the adapter
through which the rules ask it.

    simulation = Simulation(City.build())
    position = simulation.start()
    run = simulation.run(position, PawsFlick(0, direction=225.0, strength=0.6))
    report = simulation.report(run.position)

Millimetres, degrees (counter-clockwise from +x), grams, seconds; z = 0 is the board's top face. Gestures and
spots are those of the port (`rules/port.py`).
"""

from __future__ import annotations

from .action import Settle, Tip
from .city import City
from .frames import Recording, unpack
from .position import Pose, Position, tilted, upright
from .simulation import Run, Simulation
from .tremor import Tremor, draw, shaken, trembled

__all__ = [
    "City",
    "Pose",
    "Position",
    "Recording",
    "Run",
    "Settle",
    "Simulation",
    "Tip",
    "Tremor",
    "draw",
    "shaken",
    "tilted",
    "trembled",
    "unpack",
    "upright",
]
