"""A table as text, from nothing but the spectator's view, and as an image of what a seat sees."""

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
CELL: Final = 5
CELLS: Final = 160
"""Of a field on one line."""
LINE: Final = 14
MARGIN: Final = 8
LABEL: Final = 160
GROUND: Final = 24
EMPTY: Final = 44
INK: Final = (150, 150, 150)
TINTS: Final = (
    (222, 178, 74), (86, 156, 214), (106, 190, 128), (214, 110, 96),
    (176, 126, 200), (90, 190, 190), (200, 150, 120), (160, 180, 90),
)  # fmt: skip
LETTERS: Final = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25573", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", "0": "75557", "1": "26227",
    "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71111", "8": "75757",
    "9": "75717", "_": "00007", "-": "00700",
}  # fmt: skip
"""Five rows of three dots a letter."""


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
    view = setting.game.whole_view(state, None, setting.options)
    terminal = setting.game.terminal
    if terminal is None:
        return "\n".join(outline(view))
    from rich.console import Console

    page = StringIO()
    drawn = terminal.draw(view, "en", [f"seat {seat}" for seat in range(setting.players)], ())
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
    """What the seat to act sees (when the match is over: seat 0), made visible: each field of its
    observation on a line, as cells that are the brighter the higher their number is.
    """
    seat = max(0, state.current)
    # The root brings out small numbers beside a high that is seldom reached.
    level = np.sqrt(np.minimum(1.0, setting.observation(state, seat) / setting.highs()))
    lines = 1 + sum(-(-field.size // CELLS) for field in setting.fields)
    canvas = np.full((lines * LINE + MARGIN, 2 * MARGIN + LABEL + CELLS * CELL, 3), GROUND, np.uint8)
    tint = np.array(TINTS[seat % len(TINTS)])
    _write(canvas, MARGIN, f"{setting.game.name} seat {seat}", tint)
    top, at = MARGIN + LINE, 0
    for field in setting.fields:
        _write(canvas, top, field.name, np.array(INK))
        for first in range(0, field.size, CELLS):
            for place, value in enumerate(level[at + first : at + min(first + CELLS, field.size)]):
                left = MARGIN + LABEL + place * CELL
                canvas[top : top + LINE - 2, left : left + CELL - 1] = EMPTY + value * (tint - EMPTY)
            top += LINE
        at += field.size
    return canvas


def _write(canvas: NDArray[np.uint8], top: int, words: str, ink: NDArray[Any]) -> None:
    """Small capitals, two pixels to a dot."""
    left = MARGIN
    for letter in words.upper():
        for row, dots in enumerate(LETTERS.get(letter, "00000")):
            for column in range(3):
                if int(dots) >> (2 - column) & 1:
                    canvas[top + 2 * row : top + 2 * row + 2, left + 2 * column : left + 2 * column + 2] = ink
        left += 8
