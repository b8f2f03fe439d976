"""Quaternions (w, x, y, z) and rotation matrices, as small arrays."""

from __future__ import annotations

import math

import numpy as np

from .position import Array


def product(one: Array, other: Array) -> Array:
    """First `other`, then `one`."""
    w1, x1, y1, z1 = one
    w2, x2, y2, z2 = other
    return np.array(
        [
            w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
            w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
            w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
            w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
        ]
    )


def yawed(degrees: float) -> Array:
    """About the vertical."""
    half = math.radians(degrees) / 2
    return np.array([math.cos(half), 0.0, 0.0, math.sin(half)])


def about_x(degrees: float) -> Array:
    """About the x axis."""
    half = math.radians(degrees) / 2
    return np.array([math.cos(half), math.sin(half), 0.0, 0.0])


def matrix(quat: Array) -> Array:
    """Columns are the turned axes."""
    w, x, y, z = quat / np.linalg.norm(quat)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def apply(quat: Array, vector: Array) -> Array:
    """A turned vector."""
    turned: Array = matrix(quat) @ vector
    return turned


def matrices(quats: Array) -> Array:
    """A matrix for each row."""
    w, x, y, z = (quats / np.linalg.norm(quats, axis=1, keepdims=True)).T
    return np.stack(
        [
            np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)], axis=-1),
            np.stack([2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)], axis=-1),
            np.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], axis=-1),
        ],
        axis=1,
    )
