"""The city for a terminal: a map seen from above and what every seat may know, as text with Rich's console
markup, so that this module needs no library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.text import sentence

ACROSS: Final = 10.0
DOWN: Final = 20.0
"""millimetres of a character"""
MONSTERS: Final = ("bright_blue", "bright_green", "bright_red", "bright_magenta")
MEEPLES: Final = {
    "blue": ("b", "blue"),
    "green": ("g", "green"),
    "black": ("k", "bright_black"),
    "yellow": ("y", "yellow"),
    "grey": ("o", "white"),
    "red": ("r", "red"),
}


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    """The whole table as lines of marked-up text."""
    legend = sentence("ra-terminal-legend", {}, lang)
    lines = [*_map(view), f"[dim]{legend}[/]", ""]
    lines += [_seat(view, seat, lang, names) for seat in view["seats"]]
    return "\n".join([*lines, "", _runaway(view, lang)])


def _map(view: dict[str, Any]) -> list[str]:
    """Ruins with how many floors stand on them, loose meeples, vehicles, Monsters, neighbourhoods."""
    city = view["city"]
    half = city["size"] / 2
    left = min(board[0] for board in city["boards"]) - half
    right = max(board[0] for board in city["boards"]) + half
    width, height = int((right - left) / ACROSS), int(2 * half / DOWN)
    cells = [["[dim]·[/]"] * width for _ in range(height)]

    def put(x: float, y: float, mark: str, style: str) -> None:
        column, row = int((x - left) / ACROSS), int((half - y) / DOWN)
        if 0 <= column < width and 0 <= row < height:
            cells[row][column] = f"[{style}]{mark}[/]"

    def word(x: float, y: float, text: str, style: str) -> None:
        for number, letter in enumerate(text):
            put(x + (number - (len(text) - 1) / 2) * ACROSS, y, letter, style)

    for row in range(height):
        for column in range(width):
            x, y = left + (column + 0.5) * ACROSS, half - (row + 0.5) * DOWN
            if any(_inside(outline, x, y) for outline in city["ruins"].values()):
                cells[row][column] = "[dim]░[/]"
    for name, outline in city["zones"].items():
        word(*_label(outline, city["boards"], half), name, "dim italic")
    standing = {piece for pieces in view["buildings"].values() for piece in pieces}
    for piece, pose in view["pieces"].items():
        if piece.startswith("meeple-") and piece not in standing:
            mark, style = MEEPLES[view["meeples"][int(piece[7:])]]
            put(pose[0], pose[1], mark, style)
        elif piece.startswith("vehicle-"):
            put(pose[0], pose[1], "v", "bold cyan")
    for ruin, outline in city["ruins"].items():
        x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
        floors = [piece for piece in view["buildings"].get(ruin, ()) if piece.startswith("floor-")]
        word(x, y, f"{ruin}:{len(floors)}", "bold" if floors else "dim")
    for seat in range(len(view["seats"])):
        for piece, mark in (("body", "x"), ("paws", str(seat + 1))):
            pose = view["pieces"].get(f"{piece}-{seat}")
            if pose is not None:
                put(pose[0], pose[1], mark, f"bold reverse {MONSTERS[seat % len(MONSTERS)]}")
    return ["".join(row) for row in cells]


def _label(
    outline: Sequence[Sequence[float]], boards: Sequence[Sequence[float]], half: float
) -> tuple[float, float]:
    """Where a neighbourhood's name is read best: toward the edge of its board, where no ruin is."""
    middle = min(boards, key=lambda board: abs(board[0] - outline[0][0]))
    edge = [
        point for point in outline if max(abs(point[0] - middle[0]), abs(point[1] - middle[1])) > half - 1
    ]
    x, y = (sum(point[axis] for point in edge) / len(edge) - middle[axis] for axis in (0, 1))
    room = half - 2.5 * DOWN
    return middle[0] + max(-room, min(room, x)), middle[1] + max(-room, min(room, y))


def _inside(outline: Sequence[Sequence[float]], x: float, y: float) -> bool:
    """Whether a point lies in an upright rectangle."""
    xs, ys = [point[0] for point in outline], [point[1] for point in outline]
    return min(xs) < x < max(xs) and min(ys) < y < max(ys)


def _seat(view: dict[str, Any], seat: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    number = seat["seat"]
    turn = "▶" if number in view["turn"]["seats"] else " "
    cards = [card for kind in ("characters", "powers", "secrets") for card in seat[kind]]
    told = [sentence(f"ra-card-{card}", {}, lang) if card else "?" for card in cards]
    parts = [
        f"{turn} [{MONSTERS[number % len(MONSTERS)]}]{number + 1} {_plain(names[number])}[/]",
        sentence("ra-terminal-teeth", {"teeth": seat["teeth"]}, lang),
        ", ".join(seat["neighbourhoods"]) or "–",
        ", ".join(told),
    ]
    if seat["stomach"] is not None:
        eaten = " ".join(
            f"[{MEEPLES[colour][1]}]{count}{MEEPLES[colour][0]}[/]"
            for colour, count in seat["stomach"].items()
            if count
        )
        parts.append(
            sentence("ra-terminal-stomach", {"floors": seat["floors"], "teeth": seat["broken_teeth"]}, lang)
            + (f" {eaten}" if eaten else "")
        )
    return "  ".join(parts)


def _runaway(view: dict[str, Any], lang: str) -> str:
    """How full the Runaway board is."""
    board = view["runaway"]
    if board["side"] == "A":
        rows = [f"{len(row['meeples'])}/{row['size']}" for row in board["rows"]]
    else:
        rows = [f"{zone['colour']} {zone['count']}/{zone['size']}" for zone in board["zones"]]
    return sentence("ra-terminal-runaway", {"side": board["side"], "rows": "  ".join(rows)}, lang)


def _plain(text: str) -> str:
    """A name must not be read as markup."""
    return text.replace("[", r"\[")
