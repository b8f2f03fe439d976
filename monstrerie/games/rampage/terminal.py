"""The city for a terminal: a map seen from above and what every seat may know, as text with Rich's console
markup, so that this module needs no library.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from ...core.markup import plain
from ...core.text import sentence
from .rules.naming import building, heights, middle

WIDE: Final = 76
"""characters of the map at most, so that it fits a terminal of 80 columns"""
FINEST: Final = 10.0
"""millimetres of a character, across; a character is twice as high"""
MONSTERS: Final = ("bright_blue", "bright_green", "bright_red", "bright_magenta")
MEEPLES: Final = {
    "blue": "blue",
    "green": "green",
    "black": "bright_black",
    "yellow": "yellow",
    "grey": "white",
    "red": "red",
}


def draw(view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()) -> str:
    """The whole table as lines of marked-up text."""
    legend = [sentence(f"ra-terminal-{part}", {}, lang) for part in ("legend", "meeples")]
    lines = [*_map(view, lang), *(f"[dim]{line}[/]" for line in legend), ""]
    for seat in view["seats"]:
        lines += _seat(view, seat, lang, names)
    return "\n".join([*lines, "", *_runaway(view, lang)])


def _letter(colour: str, lang: str) -> str:
    """A meeple's sign on the map."""
    return sentence("rampage-letter", {"colour": colour}, lang)


def _short(neighbourhood: str, lang: str) -> str:
    """A neighbourhood's sign on the map."""
    return sentence("rampage-map-neighborhood", {"neighbourhood": neighbourhood}, lang)


def _map(view: dict[str, Any], lang: str) -> list[str]:
    """Ruins with how many floors stand on them, loose meeples, vehicles, Monsters, neighbourhoods."""
    city = view["city"]
    half = city["size"] / 2
    left = min(board[0] for board in city["boards"]) - half
    right = max(board[0] for board in city["boards"]) + half
    across = max(FINEST, (right - left) / WIDE)
    down = 2 * across
    width, height = int((right - left) / across), int(2 * half / down)
    cells = [["[dim]·[/]"] * width for _ in range(height)]

    def put(x: float, y: float, mark: str, style: str) -> None:
        column, row = int((x - left) / across), int((half - y) / down)
        if 0 <= column < width and 0 <= row < height:
            cells[row][column] = f"[{style}]{mark}[/]"

    def word(x: float, y: float, text: str, style: str) -> None:
        for number, letter in enumerate(text):
            put(x + (number - (len(text) - 1) / 2) * across, y, letter, style)

    for row in range(height):
        for column in range(width):
            x, y = left + (column + 0.5) * across, half - (row + 0.5) * down
            if any(_inside(outline, x, y) for outline in city["ruins"].values()):
                cells[row][column] = "[dim]░[/]"
    for name, outline in city["zones"].items():
        word(*_label(outline, city["boards"], half, down), _short(name, lang), "dim italic")
    standing = {piece for pieces in view["buildings"].values() for piece in pieces}
    for piece, pose in view["pieces"].items():
        if piece.startswith("meeple-") and piece not in standing:
            colour = view["meeples"][int(piece[7:])]
            put(pose[0], pose[1], _letter(colour, lang), MEEPLES[colour])
        elif piece.startswith("vehicle-"):
            put(pose[0], pose[1], "#", "bold cyan")
    floors = heights(view["buildings"], view["pieces"], city)
    for ruin, outline in city["ruins"].items():
        x, y = middle(outline)
        name, count = sentence("rampage-map-building", building(city, ruin), lang), floors.get(ruin, 0)
        word(x, y, f"{name}:{count}", "bold" if count else "dim")
    for seat in range(len(view["seats"])):
        for piece, mark in (("body", "x"), ("paws", str(seat + 1))):
            pose = view["pieces"].get(f"{piece}-{seat}")
            if pose is not None:
                put(pose[0], pose[1], mark, f"bold reverse {MONSTERS[seat % len(MONSTERS)]}")
    return ["".join(row) for row in cells]


def _label(
    outline: Sequence[Sequence[float]], boards: Sequence[Sequence[float]], half: float, down: float
) -> tuple[float, float]:
    """Where a neighbourhood's name is read best: toward the edge of its board, where no ruin is."""
    middle = min(boards, key=lambda board: abs(board[0] - outline[0][0]))
    edge = [
        point for point in outline if max(abs(point[0] - middle[0]), abs(point[1] - middle[1])) > half - 1
    ]
    x, y = (sum(point[axis] for point in edge) / len(edge) - middle[axis] for axis in (0, 1))
    room = half - 2.5 * down
    return middle[0] + max(-room, min(room, x)), middle[1] + max(-room, min(room, y))


def _inside(outline: Sequence[Sequence[float]], x: float, y: float) -> bool:
    """Whether a point lies in an upright rectangle."""
    xs, ys = [point[0] for point in outline], [point[1] for point in outline]
    return min(xs) < x < max(xs) and min(ys) < y < max(ys)


def _seat(view: dict[str, Any], seat: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    number = seat["seat"]
    turn = "▶" if number in view["turn"]["seats"] else " "
    cards = [card for kind in ("characters", "powers", "secrets") for card in seat[kind]]
    named = [sentence(f"ra-card-{card}", {}, lang) if card else "?" for card in cards]
    parts = [
        f"{turn} [{MONSTERS[number % len(MONSTERS)]}]{number + 1} {plain(names[number])}[/]",
        sentence("ra-terminal-teeth", {"teeth": seat["teeth"]}, lang),
        ", ".join(_short(zone, lang) for zone in seat["neighbourhoods"]) or "–",
    ]
    if seat["stomach"] is not None:
        data = {"floors": seat["floors"], "teeth": seat["broken_teeth"]}
        parts.append(sentence("ra-terminal-stomach", data, lang))
        parts += [
            f"[{MEEPLES[colour]}]{count}{_letter(colour, lang)}[/]"
            for colour, count in seat["stomach"].items()
            if count
        ]
    return ["  ".join(parts), *_wrapped(named, ", ")]


def _wrapped(words: Sequence[str], joint: str) -> list[str]:
    """Words joined on as few indented lines as the terminal's width allows."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(joint) + len(word) <= WIDE:
            lines[-1] += joint + word
        else:
            lines.append(f"    {word}")
    return lines


def _runaway(view: dict[str, Any], lang: str) -> list[str]:
    """How full the Runaway board is."""
    board = view["runaway"]
    if board["side"] == "A":
        rows = [
            sentence(
                "ra-terminal-row", {"row": row, "filled": len(held["meeples"]), "size": held["size"]}, lang
            )
            for row, held in enumerate(board["rows"], 1)
        ]
    else:
        rows = [
            sentence(
                "ra-terminal-zone",
                {"colour": zone["colour"], "filled": zone["count"], "size": zone["size"]},
                lang,
            )
            for zone in board["zones"]
        ]
    return [sentence("ra-terminal-runaway", {"side": board["side"]}, lang), *_wrapped(rows, " · ")]
