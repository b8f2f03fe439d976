"""A table as text and as an image, from nothing but the spectator's view."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.state import State
from .seats import Setting

CELL = 12
COLUMNS = 48


def paint(setting: Setting, state: State, mode: str) -> str | NDArray[np.uint8] | None:
    """`ansi` gives text, `rgb_array` an image, `human` prints."""
    if mode == "rgb_array":
        return image(setting, state)
    words = text(setting, state)
    if mode == "human":
        print(words)
        return None
    return words


def text(setting: Setting, state: State) -> str:
    """The table as the terminal draws it, or its view where the game has no drawing."""
    view: dict[str, Any] = {
        "seat": None,
        "players": setting.players,
        "to_act": state.to_act(),
        "scores": state.scores(),
        **setting.game.look(state, None),
    }
    names = [f"seat {seat}" for seat in range(setting.players)]
    drawn = setting.game.draw(view, "en", names)
    return drawn if isinstance(drawn, str) else json.dumps(view, indent=1)


def image(setting: Setting, state: State) -> NDArray[np.uint8]:
    """Everybody's observation as rows of coloured cells: what a network sees, made visible."""
    seen = np.stack([setting.observation(state, seat) for seat in range(setting.players)])
    highs = np.concatenate(
        [np.full(field.size, max(1, field.high)) for field in setting.game.fields(setting.players)]
    )
    level = np.minimum(1.0, seen / highs)
    rows = -(-setting.width // COLUMNS)
    canvas = np.full((setting.players, rows * COLUMNS, 3), 24, dtype=np.uint8)
    tint = np.array(
        [[222, 178, 74], [86, 156, 214], [106, 190, 128], [214, 110, 96], [176, 126, 200], [90, 190, 190]]
    )
    for seat in range(setting.players):
        canvas[seat, : setting.width] = 30 + level[seat][:, None] * (tint[seat % len(tint)] - 30)
    grid = canvas.reshape(setting.players * rows, COLUMNS, 3)
    big: NDArray[np.uint8] = np.kron(grid, np.ones((CELL, CELL, 1), dtype=np.uint8))
    return big
