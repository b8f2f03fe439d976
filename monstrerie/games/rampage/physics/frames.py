"""Recordings of an action for the page: moving pieces only, 30 poses a second, quantised and packed.

Format, version 1 (all integers little-endian):

    4 bytes   b"RAF1"
    u8        frames a second
    u16       frames F (the first is the start of the action, the last is the position at rest)
    u16       pieces P that move at all
    P x u16   their piece indices
    rest      zlib: F x P x 6 int16 as differences to the frame before (the first to zero), in two byte planes
              (all low bytes, then all high bytes)

The six numbers: x, y, z in 0.1 mm, then the quaternion's x, y, z in 1/32767 with w >= 0 left out. A piece out
of play lies at x = y = z = -32768 in its frame.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .position import Array

FPS: Final = 30
AWAY: Final = -32768
_MAGIC: Final = b"RAF1"
_HEAD: Final = struct.Struct("<4sBHH")
_UNIT: Final = 10.0  # steps a millimetre
_TURN: Final = 32767.0


class Recording(NamedTuple):
    """An unpacked recording: `poses[frame, piece]` is x, y, z, qw, qx, qy, qz; `seen`: it is in play."""

    fps: int
    pieces: tuple[int, ...]
    poses: Array
    seen: npt.NDArray[np.bool_]


def pack(frames: list[Array], in_play: list[npt.NDArray[np.bool_]], fps: int = FPS) -> bytes:
    """Pack frames of all pieces (rows of seven); pieces that never change are left out."""
    quantised = np.stack([_quantised(rows, flags) for rows, flags in zip(frames, in_play, strict=True)])
    moving = np.flatnonzero((quantised != quantised[:1]).any(axis=(0, 2)))
    kept = np.ascontiguousarray(quantised[:, moving])
    steps = kept.copy()
    steps[1:] -= kept[:-1]  # wraps around; unpacking wraps back
    planes = steps.astype("<i2").view(np.uint8).reshape(-1, 2).T.tobytes()
    head = _HEAD.pack(_MAGIC, fps, len(frames), len(moving))
    return head + moving.astype("<u2").tobytes() + zlib.compress(planes, 6)


def unpack(data: bytes) -> Recording:
    """The poses of a recording; a damaged one raises ValueError."""
    fps, frames, pieces, packed = _opened(data)
    count = len(pieces)
    planes = np.frombuffer(packed, np.uint8).reshape(2, -1)
    steps = np.ascontiguousarray(planes.T).view("<i2").reshape(frames, count, 6)
    numbers = np.cumsum(steps.astype(np.int16), axis=0, dtype=np.int16)
    seen = ~(numbers[:, :, :3] == AWAY).all(axis=2)
    poses = np.zeros((frames, count, 7))
    poses[:, :, :3] = numbers[:, :, :3] / _UNIT
    poses[:, :, 4:] = numbers[:, :, 3:] / _TURN
    poses[:, :, 3] = np.sqrt(np.maximum(0.0, 1.0 - (poses[:, :, 4:] ** 2).sum(axis=2)))
    return Recording(fps, pieces, poses, seen)


def check(data: bytes, pieces: int) -> None:
    """ValueError for what is no recording of a city with so many movable pieces."""
    fps, frames, moving, _ = _opened(data)
    if not fps or not frames or any(piece >= pieces for piece in moving):
        raise ValueError("a recording of another city")


def _opened(data: bytes) -> tuple[int, int, tuple[int, ...], bytes]:
    """Frames a second, frames, pieces and the unzipped rest."""
    try:
        magic, fps, frames, count = _HEAD.unpack_from(data)
        if magic != _MAGIC:
            raise ValueError("no recording of this version")
        start, size = _HEAD.size + 2 * count, frames * count * 12
        pieces = np.frombuffer(data, "<u2", count, _HEAD.size)
        # One byte more than there may be: whatever else is zipped there is not unzipped.
        unzipper = zlib.decompressobj()
        packed = unzipper.decompress(data[start:], size + 1)
    except (struct.error, zlib.error) as error:
        raise ValueError(f"a damaged recording: {error}") from None
    if len(packed) != size or not unzipper.eof:
        raise ValueError("a recording that ends too soon or too late")
    return fps, frames, tuple(int(piece) for piece in pieces), packed


def _quantised(rows: Array, flags: npt.NDArray[np.bool_]) -> npt.NDArray[np.int16]:
    out = np.empty((len(rows), 6))
    out[:, :3] = np.clip(np.rint(rows[:, :3] * _UNIT), AWAY + 1, -(AWAY + 1))
    out[:, 3:] = np.rint(np.where(rows[:, 3:4] < 0, -rows[:, 4:], rows[:, 4:]) * _TURN)
    out[~flags] = (AWAY, AWAY, AWAY, 0, 0, 0)
    return out.astype(np.int16)
