"""Positions for tests: an empty board, a few pieces set down exactly, and the built city."""

from __future__ import annotations

from functools import cache

from monstrerie.games.rampage.physics import City, Pose, Position, World, tilted, upright
from monstrerie.games.rampage.physics.action import Action

FLAT = 90.0


@cache
def world(boxes: int = 1) -> World:
    """One world for all tests: it holds no match."""
    return World(City.build(boxes=boxes))


@cache
def built() -> Position:
    """The city as it stands at the start, settled."""
    return world().start()


def only(**pieces: Pose) -> Position:
    """An empty board but for these pieces; `meeple_3=upright(…)` stands for `meeple-3`."""
    city = world().city
    return Position.empty(city.moving).placed({index(name): pose for name, pose in pieces.items()})


def index(name: str) -> int:
    """Piece index by name, with underscores for the dashes."""
    return world().city.piece(name.replace("_", "-")).index


def zone(name: str) -> int:
    """Zone index by name."""
    return world().city.zone(name).index


def names(zones: frozenset[int]) -> set[str]:
    """Names of zones."""
    return {world().city.zones[z].name for z in zones}


def monster(number: int, x: float, y: float, yaw: float = 0.0) -> dict[str, Pose]:
    """Paws on the board, body on them."""
    high = world().city.pieces[world().city.paws(number)].height
    return {f"paws_{number}": upright(x, y, 0.0, yaw), f"body_{number}": upright(x, y, high, yaw)}


def lying(x: float, y: float, z: float = 0.0, yaw: float = 0.0, thick: float = 10.0) -> Pose:
    """A piece on its face: it leant over by a right angle, its base's far edge on the ground at z."""
    return tilted(x, y, z + thick / 2, yaw, FLAT, yaw)


def settled(position: Position) -> Position:
    """Everything woken and left to itself until it rests."""
    action = Action(world().engine, position, film=False)
    action.wait(list(position.flags.nonzero()[0]), None)
    return action.result()[0]
