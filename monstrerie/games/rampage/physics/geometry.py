"""Small geometry of actions: a body in the hand, a piece's middle and ball, what counts as quiet."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from ..rules.port import BodyDrop
from .city import City
from .engine import MM
from .pieces import Piece
from .position import Array, Pose, Position
from .turning import about_x, apply, matrices, matrix, product, yawed

_UNIT: Final = 1e-6  # by which the length of a turn's quaternion may differ from one
_FARTHEST: Final = (9000.0, 9000.0, 1000.0)  # mm: a meeple that is blown off the table flies far


def released(city: City, drop: BodyDrop) -> Pose:
    """A body in the hand before it is let go: its middle over the point, its lowest point at the height."""
    piece = city.pieces[city.body(drop.seat)]
    turn = {
        "upright": np.array([1.0, 0.0, 0.0, 0.0]),
        "flat": np.array([math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0]),
        "head-first": np.array([0.0, 0.0, 1.0, 0.0]),
    }[drop.pose]
    lean = product(about_x(drop.lean_x), product(yawed(90.0), product(about_x(drop.lean_y), yawed(-90.0))))
    quat = product(lean, product(yawed(drop.yaw), turn))
    axes = matrix(quat)
    middle = axes @ np.array([0.0, 0.0, piece.height / 2])
    lowest = min(
        float((axes @ corner)[2]) for part in piece.parts for corner in _corners(part.half, part.middle)
    )
    x, y = drop.x - middle[0], drop.y - middle[1]
    return Pose(float(x), float(y), city.data.hands.drop_height - lowest, *(float(value) for value in quat))


def _corners(half: tuple[float, float, float], middle: tuple[float, float, float]) -> list[Array]:
    signs = (-1.0, 1.0)
    return [
        np.array([middle[0] + a * half[0], middle[1] + b * half[1], middle[2] + c * half[2]])
        for a in signs
        for b in signs
        for c in signs
    ]


def laid_down(pose: Pose, direction: float, half: float) -> Pose:
    """On its face, head toward the direction."""
    quat = product(yawed(direction), np.array([math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0]))
    return Pose(pose.x, pose.y, pose.z + half, *(float(value) for value in quat))


def reach(piece: Piece) -> float:
    """Radius of the ball round a piece's middle that holds it."""
    return max(math.hypot(*part.half) + abs(part.middle[2] - piece.height / 2) for part in piece.parts)


@lru_cache(maxsize=8)
def reaches(city: City) -> Array:
    """The `reach` of each movable piece."""
    return np.array([reach(piece) for piece in city.movable])


@lru_cache(maxsize=8)
def bulks(city: City) -> Array:
    """Radius of the ball round each movable piece's origin that holds it, however it is turned."""
    return np.array(
        [
            max(math.hypot(*part.middle) + math.hypot(*part.half) for part in piece.parts)
            for piece in city.movable
        ]
    )


@lru_cache(maxsize=8)
def heights(city: City) -> Array:
    """Of each movable piece, from base to top."""
    return np.array([piece.height for piece in city.movable])


@lru_cache(maxsize=8)
def thinness(city: City) -> Array:
    """Half the thickness of each piece where it is thinnest. The ground is never thin."""
    thin = [min(min(part.half) for part in piece.parts) for piece in city.movable]
    return np.array(thin + [math.inf] * (len(city.pieces) - city.moving))


def middle_of(city: City, piece: int, row: Array) -> Array:
    return row[:3] + apply(row[3:], np.array([0.0, 0.0, city.pieces[piece].height / 2]))


def middles_of(city: City, rows: Array, pieces: npt.NDArray[np.bool_]) -> Array:
    """The middles of these pieces."""
    up = matrices(rows[pieces, 3:])[:, :, 2]
    found: Array = rows[pieces, :3] + up * (heights(city)[pieces] / 2)[:, None]
    return found


@lru_cache(maxsize=8)
def table_edges(city: City) -> tuple[Array, Array]:
    board = city.pieces[-2]
    half = np.array(board.parts[0].half[:2]) + city.data.board.table_margin
    middle = np.array(board.at[:2])
    return (middle - half) * MM, (middle + half) * MM


def amiss(city: City, position: Position) -> str:
    """What is wrong with a position from outside, "" when its pieces could lie so."""
    rows, flags = position.poses, position.flags
    if len(flags) != city.moving:
        return "a position of another city"
    if not np.isfinite(rows).all():
        return "not a number"
    if (np.abs(np.linalg.norm(rows[:, 3:], axis=1) - 1.0) > _UNIT).any():
        return "a turn that is none"
    return "a piece out of the room" if (np.abs(rows[flags, :3]) > _FARTHEST).any() else ""


def quiet(before: Array, now: Array, shift: float, turn: float) -> bool:
    """Whether no piece has moved by so many millimetres or radians: a tremble on the spot is no motion."""
    moved = np.linalg.norm(now[:, :3] - before[:, :3], axis=1).max()
    # a small rotation changes the four numbers of a quaternion by half its angle
    turned = 2 * np.linalg.norm(now[:, 3:] - before[:, 3:], axis=1).max()
    return bool(moved < shift * MM and turned < turn)
