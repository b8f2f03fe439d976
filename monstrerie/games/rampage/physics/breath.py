"""The breath: a round jet from a mouth above a body's head, sampled by rays (RA-PHY-28 to 30).

What stands in front shields what stands behind. The axis speed is that at the lips up to a few mouth widths,
then falls inversely with the distance; across, it falls as a bell curve that has lost seven eighths at the
edge of the cone. A ray presses on the face it meets. Air that lands on the level runs on along it and pushes
the first small piece it finds, as a wall jet does; without that, meeples would only be pressed down.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import numpy as np

from ..rules.port import Breath
from .city import City
from .engine import MM, Bench, Ints
from .position import Array, Pose

RENEW: Final = 0.012  # seconds between two looks at what the air meets
_AIR: Final = 1.2  # kg/m3
_DRAG: Final = 1.2
_RINGS: Final = 7
_REACH: Final = 1.0  # metres
_RUN: Final = 0.15  # metres that air runs on along the level
_PRESS: Final = 0.3  # of the pressure from above that is felt: most of it flows off sideways
_STIR: Final = 0.25  # of its weight that a sleeping piece must feel to be woken
_STILL: Final = 0.002  # m/s
_PATIENCE: Final = 0.1  # seconds after which a piece that doesn't yield is left in peace
_GRAVITY: Final = 9.81
_HALF_WIDTH: Final = {"meeple": 0.0075, "vehicle": 0.012, "body": 0.018, "paws": 0.018}


class Jet:
    """One breath on its way."""

    def __init__(self, city: City, breath: Breath, body: Pose) -> None:
        hands = city.data.hands
        yaw, pitch = math.radians(breath.yaw), math.radians(breath.pitch)
        level = np.array([math.cos(yaw), math.sin(yaw), 0.0])
        axis = level * math.cos(pitch) + np.array([0.0, 0.0, math.sin(pitch)])
        top = city.pieces[city.body(breath.source)].height
        above = np.array([body.x, body.y, body.z + top + hands.mouth_up])
        self.lips: Array = MM * (above + hands.mouth_forward * level)
        self.time = hands.breath_time
        self._speed = breath.strength * hands.breath_top
        edge = math.tan(math.radians(hands.breath_cone))
        # The cone has the mouth's width at the lips, so its rays come from a point behind them.
        self._behind = MM * hands.mouth / 2 / edge
        self._source: Array = self.lips - self._behind * axis
        self._spread = edge / math.sqrt(2.0)
        self._core = hands.mouth * MM / (math.sqrt(2.0) * self._spread)
        self._rays, self._share, self._angle = _cone(axis, edge)
        kinds = [piece.kind for piece in city.movable]
        self._weight: Array = np.array([piece.mass * MM * _GRAVITY for piece in city.movable])
        self._floor = np.array([kind == "floor" for kind in kinds])
        self._small: Ints = np.array([i for i, kind in enumerate(kinds) if kind != "floor"], dtype=np.int32)
        self._half = np.array([_HALF_WIDTH[kinds[i]] for i in self._small])
        self._still = np.zeros(len(kinds))
        self._withstood = np.zeros(len(kinds))

    def forces(self, bench: Bench) -> Array:
        """Force and torque on each piece now."""
        piece, far, normal = bench.rays(self._source, self._rays, _REACH)
        far = np.where(piece == -1, _REACH, far)
        piece = np.where(far < self._behind, -1, piece).astype(np.int32)
        speed = self._speed * np.minimum(1.0, self._core / np.maximum(far - self._behind, 1e-6)) * self._angle
        point = self._source + far[:, None] * self._rays
        area = self._share * far**2
        total = np.zeros((len(self._weight), 6))
        self._press(bench, total, piece, normal, speed, point, area)
        self._run_on(bench, total, piece, normal, speed, point, area, far)
        return self._felt(bench, total)

    def _press(
        self, bench: Bench, total: Array, piece: Ints, normal: Array, speed: Array, point: Array, area: Array
    ) -> None:
        hit = (piece >= 0) & (piece < len(self._weight))
        if not hit.any():
            return
        struck, rays, face = piece[hit], self._rays[hit], normal[hit]
        wind = speed[hit, None] * rays - bench.velocity[struck, :3]
        against = np.maximum(0.0, -(wind * face).sum(axis=1))
        slant = np.maximum(0.05, -(rays * face).sum(axis=1))
        force = (0.5 * _AIR * _DRAG * against**2 * area[hit] / slant)[:, None] * -face
        force[:, 2] = np.where(force[:, 2] < 0, _PRESS * force[:, 2], force[:, 2])
        _add(bench, total, struck, force, point[hit])

    def _run_on(
        self,
        bench: Bench,
        total: Array,
        piece: Ints,
        normal: Array,
        speed: Array,
        point: Array,
        area: Array,
        far: Array,
    ) -> None:
        count = len(self._weight)
        level = (piece >= count) | ((piece >= 0) & self._floor[np.clip(piece, 0, count - 1)])
        lands = level & (normal[:, 2] > 0.8)
        if not lands.any():
            return
        along = self._rays[lands].copy()
        along[:, 2] = 0.0
        slant = np.linalg.norm(along, axis=1)
        along /= np.maximum(slant, 1e-9)[:, None]
        start = point[lands]
        low, high = start.min(axis=0) - _RUN, start.max(axis=0) + _RUN
        middles = bench.middles[self._small]
        close = ((middles > low) & (middles < high)).all(axis=1)
        small, half = self._small[close], self._half[close]
        if not len(small):
            return
        way = middles[close][None, :, :] - start[:, None, :]
        ahead = (way * along[:, None, :]).sum(axis=2)
        aside = np.abs(way[:, :, 0] * along[:, None, 1] - way[:, :, 1] * along[:, None, 0])
        meets = (ahead > 0) & (ahead < _RUN) & (aside < half) & (np.abs(way[:, :, 2] - 0.008) < 0.012)
        distance = np.where(meets, ahead, np.inf)
        first = distance.argmin(axis=1)
        gap = distance[np.arange(len(first)), first]
        got = np.isfinite(gap)
        if not got.any():
            return
        struck, along, gap = small[first[got]], along[got], gap[got]
        wind = (
            speed[lands][got]
            * np.sqrt(np.maximum(0.3, slant[got]))
            * far[lands][got]
            / (far[lands][got] + gap)
        )
        against = np.maximum(0.0, wind - (bench.velocity[struck, :3] * along).sum(axis=1))
        force = (0.5 * _AIR * _DRAG * against**2 * area[lands][got])[:, None] * along
        _add(bench, total, struck, force, start[got] + gap[:, None] * along + (0.0, 0.0, 0.007))

    def _felt(self, bench: Bench, total: Array) -> Array:
        """Leave in peace what feels a draught only, and what has withstood this much already."""
        push = np.linalg.norm(np.column_stack([total[:, :2], np.maximum(0.0, total[:, 2])]), axis=1)
        moving = np.abs(bench.velocity[:, :3]).max(axis=1) > _STILL
        self._still = np.where(moving | (push == 0.0), 0.0, self._still + RENEW)
        tired = self._still > _PATIENCE
        self._withstood = np.where(tired, np.maximum(self._withstood, push), self._withstood)
        awake = bench.awake_pieces
        need = np.where(moving & awake, 0.0, np.maximum(_STIR * self._weight, 1.2 * self._withstood))
        total[push < need] = 0.0
        return total


def _add(bench: Bench, total: Array, struck: Ints, force: Array, point: Array) -> None:
    np.add.at(total[:, :3], struck, force)
    np.add.at(total[:, 3:], struck, np.cross(point - bench.middles[struck], force))


def _cone(axis: Array, edge: float) -> tuple[Array, Array, Array]:
    """Rays of the cone: direction, solid angle, and the part of the axis speed that is left there."""
    side = np.cross(axis, (0.0, 0.0, 1.0))
    side /= np.linalg.norm(side)
    up = np.cross(side, axis)
    away, across, along, share, part = _rings(edge)
    rays = axis + away * (across * side + along * up)
    rays[1:] /= np.array([[np.linalg.norm(ray)] for ray in rays[1:]])
    return rays, share, part


@lru_cache(maxsize=8)
def _rings(edge: float) -> tuple[Array, Array, Array, Array, Array]:
    """Of each ray of a cone: how far it leans, to which side and how much up, as columns; its solid angle,
    and the part of the axis speed.
    """
    ring = edge / (_RINGS + 0.5)
    rows = [(0.0, 0.0, 0.0, math.pi * (ring / 2) ** 2)]
    for k in range(1, _RINGS + 1):
        count = 6 * k
        for i in range(count):
            turn = 2 * math.pi * (i + 0.5 * (k % 2)) / count
            rows.append((k * ring, math.cos(turn), math.sin(turn), math.pi * 2 * k * ring**2 / count))
    away, across, along, share = np.array(rows).T
    part = np.exp(-2.0 * (away / edge) ** 2)
    return away[:, None], across[:, None], along[:, None], share, part
