"""What players can see and say instead of an id: where something lies, how high a Building is, which way and
how hard a gesture goes. The sentences find these words in their data.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Any, Final

from ..measures import CityData
from ..names import COLOURS

COMPASS: Final = ("E", "NE", "N", "NW", "W", "SW", "S", "SE")
"""From 0 degrees on, counter-clockwise."""
GENTLY: Final = 0.35
HARD: Final = 0.7
"""Strengths from which a gesture is called firm and hard."""
NEAR: Final = 90.0
"""mm: farther away than this a landmark does not help to find a meeple."""

KNOWN: Final = (
    {"ST": "stadium", "R1": "NE", "R2": "SW", "S1": "N", "S2": "W", "S3": "S", "S4": "E"},
    {"ST": "stadium", "R1": "SW", "R2": "NE", "S1": "S", "S2": "E", "S3": "N", "S4": "W"},
)
"""What the sentences call each ruin of `city.toml`: the stadium, or the tower of a part of the board. The
second board lies turned by half, and players see it so."""
CENTRAL: Final = 0.1
"""Part of the board's size: a tower nearer to the middle than this stands in no direction from it."""


def toward(angle: float) -> str:
    """The direction of the compass nearest to an angle.

    >>> toward(0.0), toward(100.0), toward(359.0)
    ('E', 'N', 'E')
    """
    return COMPASS[round(angle / 45.0) % 8]


def force(strength: float) -> str:
    """How hard a gesture is, in a word.

    >>> force(0.2), force(0.5), force(1.0)
    ('gently', 'firmly', 'hard')
    """
    return "gently" if strength < GENTLY else "firmly" if strength < HARD else "hard"


def aim(direction: float, strength: float) -> dict[str, str]:
    """A gesture's direction and strength for a sentence."""
    return {"toward": toward(direction), "force": force(strength)}


def by_colour(colours: Sequence[str]) -> dict[str, Any]:
    """How many meeples of each colour: a sentence lists those that there are.

    >>> counts = by_colour(["red", "blue", "red"])
    >>> counts["count"], counts["blue"], counts["green"], counts["red"]
    (3, 1, 0, 2)
    """
    return {"count": len(colours), **{colour: colours.count(colour) for colour in COLOURS}}


def heights(
    buildings: Mapping[str, Sequence[str]], poses: Mapping[str, Sequence[float]], city: Mapping[str, Any]
) -> dict[str, int]:
    """How many floors each ruin's Building has. A floor that lies on two Buildings counts where its middle
    is nearest.
    """
    middles = {ruin: middle(outline) for ruin, outline in city.get("ruins", {}).items()}
    found = dict.fromkeys(buildings, 0)
    shared: dict[str, list[str]] = {}
    for ruin, pieces in buildings.items():
        for piece in pieces:
            if piece.startswith("floor-"):
                shared.setdefault(piece, []).append(ruin)
    for floor, ruins in shared.items():
        at, known = poses.get(floor), [ruin for ruin in ruins if ruin in middles]
        if at is None or not known:
            found[ruins[0]] += 1
        else:
            found[min(known, key=lambda ruin: math.dist(middles[ruin], (at[0], at[1])))] += 1
    return found


def part(centre: tuple[float, float], size: float) -> str:
    """The part of a board of that size where a tower stands. A corner is where it is less than twice as far
    from the middle one way as the other.

    >>> part((-78.0, 186.0), 560.0), part((160.0, 98.0), 560.0), part((10.0, -5.0), 560.0)
    ('N', 'NE', 'C')
    """
    x, y = centre
    if max(abs(x), abs(y)) < CENTRAL * size:
        return "C"
    north = "" if 2 * abs(y) < abs(x) else "N" if y > 0 else "S"
    east = "" if 2 * abs(x) < abs(y) else "E" if x > 0 else "W"
    return north + east


def renamed(city: CityData, boxes: int) -> dict[str, dict[str, Any]]:
    """The ruins that are not where the sentences have them, and the data that names them by their place.

    Towers in the same part of a board get letters from north to south, then from west to east.
    """
    stadiums = [ruin for ruin, built in city.ruins.items() if built.shape == "stadium"]
    found: dict[str, dict[str, Any]] = {}
    for board in range(1, boxes + 1):
        turn = -1 if board > 1 and city.board.second_box.half_turn else 1
        middles = ((ruin, built.centre) for ruin, built in city.ruins.items())
        centres = {ruin: (turn * x, turn * y) for ruin, (x, y) in middles}
        parts = {ruin: part(centre, city.board.size) for ruin, centre in centres.items()}
        if len(stadiums) == 1:
            parts[stadiums[0]] = "stadium"
        for ruin, place in parts.items():
            same = [other for other in parts if parts[other] == place]
            if len(same) == 1 and KNOWN[board - 1].get(ruin) == place:
                continue
            same.sort(key=lambda other: (-centres[other][1], centres[other][0]))
            letter = ascii_uppercase[same.index(ruin) % 26] if len(same) > 1 else "none"
            name = ruin if board == 1 else f"{ruin}-{board}"
            found[name] = {"ruin": "moved", "id": name, "part": place, "letter": letter, "board": board}
    return found


def building(city: Mapping[str, Any], ruin: str) -> dict[str, Any]:
    """The data that names a ruin's Building in a sentence."""
    known: dict[str, Any] = city.get("names", {}).get(ruin, {"ruin": ruin})
    return known


def middle(outline: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The middle of a ruin."""
    count = len(outline)
    return sum(point[0] for point in outline) / count, sum(point[1] for point in outline) / count


def landmark(view: Mapping[str, Any], piece: str) -> dict[str, Any]:
    """What a meeple lies beside: a Building or ruin, a vehicle or a Monster; else only its neighbourhood."""
    poses: Mapping[str, Sequence[float]] = view["pieces"]
    at = poses[piece]
    found: list[tuple[float, str, dict[str, Any]]] = []
    for ruin, outline in view["city"].get("ruins", {}).items():
        found.append((_gap(outline, at), "ruin", building(view["city"], ruin)))
    for name, pose in poses.items():
        kind, _, number = name.partition("-")
        if kind == "paws":
            found.append((math.dist(pose[:2], at[:2]) - 18.0, "monster", {"near_seat": int(number)}))
        elif kind == "vehicle":
            found.append((math.dist(pose[:2], at[:2]) - 15.0, "vehicle", {"vehicle": int(number)}))
    if found:
        distance, near, words = min(found, key=lambda landmark: landmark[0])
        if distance < NEAR:
            return {"near": near, **words}
    where = [zone for zone in view["neighbourhoods"] if zone in view["zones"].get(piece, ())]
    return {"near": "neighbourhood", "neighbourhood": where[0]} if where else {"near": "none"}


def _gap(outline: Sequence[Sequence[float]], at: Sequence[float]) -> float:
    """How far a point is from an upright rectangle."""
    xs, ys = [point[0] for point in outline], [point[1] for point in outline]
    across = max(min(xs) - at[0], 0.0, at[0] - max(xs))
    along = max(min(ys) - at[1], 0.0, at[1] - max(ys))
    return math.hypot(across, along)
