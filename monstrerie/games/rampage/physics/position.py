"""Where everything lies: the poses of all movable pieces at rest, and which of them are in play.

A position is a value: it never changes, its copies are itself, equal positions are equal bit for bit. Between
actions nothing moves, so poses are all there is to a position.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
_ROW: Final = 7  # x, y, z, then the quaternion w, x, y, z
_REST: Final = np.array([0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])


class Pose(NamedTuple):
    """Place of a piece's origin (the middle of its base) in millimetres, and its turn as a quaternion."""

    x: float
    y: float
    z: float
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0

    @property
    def yaw(self) -> float:
        """Heading of the piece's own x axis, seen from above, in degrees from 0 to 360."""
        w, x, y, z = self.qw, self.qx, self.qy, self.qz
        return math.degrees(math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))) % 360.0

    @property
    def up(self) -> float:
        """Cosine of the angle between the piece's up axis and the vertical."""
        return 1 - 2 * (self.qx * self.qx + self.qy * self.qy)

    @property
    def tilt(self) -> float:
        """Angle between the piece's up axis and the vertical, in degrees."""
        return math.degrees(2 * math.asin(min(1.0, math.hypot(self.qx, self.qy))))


def upright(x: float, y: float, z: float = 0.0, yaw: float = 0.0) -> Pose:
    """A piece that stands on its base."""
    half = math.radians(yaw) / 2
    return Pose(x, y, z, math.cos(half), 0.0, 0.0, math.sin(half))


def tilted(x: float, y: float, z: float, yaw: float, tilt: float, toward: float) -> Pose:
    """A piece that stood at `yaw` and then leant by `tilt` degrees toward the compass direction `toward`."""
    half, lean, axis = math.radians(yaw) / 2, math.radians(tilt) / 2, math.radians(toward + 90.0)
    w1, x1, y1 = math.cos(lean), math.sin(lean) * math.cos(axis), math.sin(lean) * math.sin(axis)
    w2, z2 = math.cos(half), math.sin(half)
    return Pose(x, y, z, w1 * w2, x1 * w2 + y1 * z2, y1 * w2 - x1 * z2, w1 * z2)


class Position:
    """Poses and flags of all movable pieces of a city, by piece index.

    >>> position = Position.empty(3).placed({1: upright(10.0, 20.0)})
    >>> position.pose(1).x, position.in_play(1), position.in_play(0)
    (10.0, True, False)
    """

    __slots__ = ("_flags", "_poses")

    def __init__(self, poses: bytes, flags: bytes) -> None:
        if len(poses) != len(flags) * _ROW * 8:
            raise ValueError("poses and flags are not of one city")
        self._poses = poses
        self._flags = flags

    @staticmethod
    def empty(pieces: int) -> Position:
        """Everything is in the box."""
        return Position(np.tile(_REST, pieces).astype("<f8").tobytes(), bytes(pieces))

    @staticmethod
    def of(poses: Array, in_play: Iterable[bool]) -> Position:
        """From one row a piece; a piece in the box has the pose of rest, whatever its row says."""
        flags = bytes(bool(flag) for flag in in_play)
        rows = np.array(poses, dtype="<f8").reshape(len(flags), _ROW)
        rows[np.frombuffer(flags, np.uint8) == 0] = _REST
        return Position(rows.tobytes(), flags)

    # ------------------------------------------------------------------ reading

    @property
    def poses(self) -> Array:
        """One read-only row a piece: x, y, z, qw, qx, qy, qz."""
        return np.frombuffer(self._poses, "<f8").reshape(-1, _ROW)

    @property
    def flags(self) -> npt.NDArray[np.bool_]:
        """Which pieces are in play."""
        return np.frombuffer(self._flags, np.uint8).astype(np.bool_)

    def __len__(self) -> int:
        return len(self._flags)

    def in_play(self, piece: int) -> bool:
        """Whether a piece is in the city or on the table round it (not in a hand, stomach or box)."""
        return self._flags[piece] != 0

    def pose(self, piece: int) -> Pose:
        """A piece's pose."""
        return Pose(*self.poses[piece].tolist())

    # ------------------------------------------------------------------ other positions

    def copy(self) -> Position:
        """Itself: a position never changes."""
        return self

    def placed(self, changes: Mapping[int, Pose]) -> Position:
        """With these pieces in play at these poses, whatever was there."""
        rows, flags = self.poses.copy(), bytearray(self._flags)
        for piece, pose in changes.items():
            rows[piece] = pose
            flags[piece] = 1
        return Position(rows.tobytes(), bytes(flags))

    def without(self, pieces: Iterable[int]) -> Position:
        """With these pieces out of play."""
        rows, flags = self.poses.copy(), bytearray(self._flags)
        for piece in pieces:
            rows[piece] = _REST
            flags[piece] = 0
        return Position(rows.tobytes(), bytes(flags))

    # ------------------------------------------------------------------ value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._flags == other._flags and self._poses == other._poses

    def __hash__(self) -> int:
        return hash((self._flags, self._poses))

    def __repr__(self) -> str:
        return f"<Position of {sum(self._flags)} of {len(self)} pieces, {self.digest()[:12]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self._poses, self._flags)

    def digest(self) -> str:
        """Of poses and flags, the same on every machine."""
        return hashlib.blake2b(self._flags + self._poses, digest_size=16).hexdigest()
