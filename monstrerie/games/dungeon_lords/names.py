"""The words for everything in the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

ORDERS: Final = ("food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room")
MONSTERS: Final = (
    "goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon",
)  # fmt: skip
ROOMS: Final = (
    "henhouse", "mushroom-farm", "souvenir-shop", "mint",
    "workshop", "tool-shed", "printing-house", "magic-chamber",
    "training-room", "dark-room", "labyrinth", "anti-magic-room",
    "cafeteria", "chapel", "pandemonium", "pantheon",
)  # fmt: skip
TRAPS: Final = (
    "rolling-stone", "wall-of-fire", "pendulum", "trap-door", "cursed-ring",
    "poisoned-meal", "poisoned-dart", "anti-magic-dart", "kamikaze-imp",
)  # fmt: skip
CARDS: Final = (
    "word-of-peace", "suggestion", "magic-shield", "invisibility", "detect-evil",
    "fist-of-justice", "detect-treasure", "fireball", "graffiti",
    "aura-of-fear", "metamorphosis", "blind-rage", "create-food", "illusion",
    "song-of-courage", "regeneration", "magic-key", "dimensional-gate",
)  # fmt: skip
SPECIALS: Final = (
    "witch-hunt", "monster-strike", "extra-tax", "rats", "robbery", "rust", "desertion", "rumours", "holiday",
)  # fmt: skip
SOURCED: Final = 5
"""So many of the special events, the first ones, are known from reports; the others are ours."""
EVENTS: Final = ("payday", "taxes", "special")
CLASSES: Final = ("warrior", "thief", "priest", "wizard", "paladin", "illusion")
SEASONS: Final = ("winter", "spring", "summer", "autumn")
ZONES: Final = ("near", "deep", "edge", "centre", "any")
PARTS: Final = ("gold", "food", "evil", "trap", "monster")
"""Of a wage, for the strike."""
SOURCES: Final = (
    "rooms", "monsters", "prisoners", "paladins", "conquered", "taxes", "point-rooms", "titles", "pantheon",
)  # fmt: skip
TITLES: Final = ("dark-deeds", "rooms", "tunnels", "monsters", "imps", "treasure", "battle")
