"""The words for everything in the box, in the order of their numbers, and the numbers that rules ask for.

What `components.toml` lists is numbered as it stands there; what is added to it goes to the end of its list.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_BOX: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")
)
ORDERS: Final = tuple(name for name, fact in _BOX["orders"].items() if isinstance(fact["value"], list))
GET_FOOD: Final = 0
REPUTATION: Final = 1
DIG: Final = 2
MINE: Final = 3
RECRUIT: Final = 4
BUY_TRAPS: Final = 5
HIRE: Final = 6
BUILD: Final = 7
MONSTERS: Final[tuple[str, ...]] = tuple(_BOX["monsters"])
GHOST: Final = 2
TROLL: Final = 3
ROOMS: Final[tuple[str, ...]] = tuple(_BOX["rooms"])
LABYRINTH: Final = 10
ANTI_MAGIC_ROOM: Final = 11
PANTHEON: Final = 15
PRODUCTION_ROOMS: Final = tuple(name for name, room in _BOX["rooms"].items() if "produces" in room)
TRAPS: Final[tuple[str, ...]] = tuple(_BOX["traps"])
CARDS: Final[tuple[str, ...]] = tuple(_BOX["combat"])
CARDS_A_YEAR: Final = 9
SPECIALS: Final[tuple[str, ...]] = tuple(_BOX["events"])
SOURCED: Final = 5
"""So many of the special events, the first ones, are known from reports; the others are ours."""
EVENTS: Final = ("payday", "taxes", "special")
PAYDAY: Final = 0
TAXES: Final = 1
SPECIAL: Final = 2
CLASSES: Final = ("warrior", "thief", "priest", "wizard", "paladin", "illusion")
WARRIOR: Final = 0
THIEF: Final = 1
PRIEST: Final = 2
WIZARD: Final = 3
PALADIN_CLASS: Final = 4
ILLUSION_CLASS: Final = 5
SEASONS: Final = ("winter", "spring", "summer", "autumn")
SEASONS_A_YEAR: Final = 4
MONSTERS_A_SEASON: Final = 3
ROOMS_A_SEASON: Final = 2
ZONES: Final = ("near", "deep", "edge", "centre", "any")
PARTS: Final = ("gold", "food", "evil", "trap", "monster")
"""Of a wage, for the strike."""
SOURCES: Final = (
    "rooms", "monsters", "prisoners", "paladins", "conquered", "taxes", "point-rooms", "titles", "pantheon",
)  # fmt: skip
TITLES: Final = ("dark-deeds", "rooms", "tunnels", "monsters", "imps", "treasure", "battle")
HEROES_A_YEAR: Final = 16
SILVER_PALADIN: Final = 32
"""The tiles of adventurers: those of year 1, those of year 2, the paladins, an illusion."""
GOLD_PALADIN: Final = 33
ILLUSION: Final = 34
SETUP: Final = 0
"""The phases."""
ORDERING: Final = 1
EXECUTING: Final = 2
PRODUCING: Final = 3
EVENT: Final = 4
PLANNING: Final = 5
FIGHTING: Final = 6
OVER: Final = 7
