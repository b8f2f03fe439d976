"""A table as text, from nothing but the spectator's view, and as an image of what its seats see."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadValue
from ..core.state import State
from .seats import Setting

MODES: Final = ("ansi", "rgb_array", "human")
PAGE: Final = 110
"""Columns of a drawn table."""
CELL = 12
COLUMNS = 48


def checked_mode(mode: str | None) -> str | None:
    """A way to render, or none."""
    if mode is not None and mode not in MODES:
        raise BadValue("error-render-mode", value=str(mode)[:40], known=", ".join(MODES))
    return mode


def paint(setting: Setting, state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """`ansi` gives text, `rgb_array` an image, `human` prints."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return image(setting, state)
    words = text(setting, state)
    if mode == "human":
        print(words)
        return None
    return words


def text(setting: Setting, state: State) -> str:
    """The table as the terminal draws it, or its view as an outline where the game has no drawing."""
    view: dict[str, Any] = {
        "game": setting.game.name,
        "seat": None,
        "players": setting.players,
        "options": setting.options,
        "over": state.done,
        "to_act": state.to_act(),
        "scores": state.scores(),
        **setting.game.look(state, None),
    }
    drawn = setting.game.draw(view, "en", [f"seat {seat}" for seat in range(setting.players)])
    if drawn is None:
        return "\n".join(outline(view))
    from rich.console import Console

    page = StringIO()
    Console(file=page, width=PAGE, color_system=None).print(drawn)
    return page.getvalue()


def outline(value: Any, name: str = "", depth: int = 0) -> list[str]:
    """Nested data as indented lines, the short parts of it on one.

    >>> outline({"round": 2, "seats": [{"gold": 1, "imps": [2, 3]}]})
    ['round: 2', 'seats: [gold: 1, imps: [2, 3]]']
    """
    line = f"{name}: {_brief(value)}" if name else _brief(value)
    if depth and (len(line) + 2 * depth <= PAGE or not isinstance(value, dict | list)):
        return ["  " * (depth - 1) + line]
    parts = value.items() if isinstance(value, dict) else ((f"{at}", item) for at, item in enumerate(value))
    lines = ["  " * (depth - 1) + f"{name}:"] if name else []
    for key, item in parts:
        lines += outline(item, str(key), depth + 1)
    return lines


def _brief(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_brief(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return f"[{', '.join(_brief(item) for item in value)}]"
    return "-" if value is None else str(value)


def image(setting: Setting, state: State) -> NDArray[np.uint8]:
    """Everybody's observation as rows of coloured cells: what a network sees, made visible."""
    seen = np.stack([setting.observation(state, seat) for seat in range(setting.players)])
    level = np.minimum(1.0, seen / setting.highs())
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
