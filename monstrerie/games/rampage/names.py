"""The words for everything in the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "green", "black", "yellow", "grey", "red")
GREY: Final = 4
ZONE_ORDER: Final = (5, 0, 1, 3, 2)
"""Zones of the Runaway board's side B in the order in which they fire: red, blue, green, yellow, black."""

CHARACTERS: Final = (
    "anarchist",
    "brawler",
    "destructive",
    "softie",
    "scrap-merchant",
    "glutton",
    "imitator",
    "young",
    "mean",
    "pacifist",
    "punk",
    "romantic",
    "seductive",
    "shy",
    "tourist",
    "seer",
)
POWERS: Final = (
    "mountaineer",
    "braces",
    "vacuum-cleaner",
    "boxer",
    "sharp-canines",
    "prima-ballerina",
    "long-tail",
    "heavyweight",
    "kung-fu-master",
    "elastic-tongue",
    "hurricane",
    "smelly-feet",
    "elastic-foot",
    "jumper",
    "siren",
    "telekinesis",
)
SECRETS: Final = (
    "passionate-kiss",
    "who-farted",
    "wrestler",
    "tramp",
    "unleashed",
    "ravenous",
    "invisibility",
    "unstable-mutation",
    "little-wings",
    "freeloader",
    "mouthguard",
    "paralysing-gaze",
    "ultra-bright-smile",
    "terminator",
    "earthquake",
    "too-cute",
)
CHARACTER: Final = 0
POWER: Final = 1
SECRET: Final = 2
KINDS: Final = ("character", "power", "secret")
CARDS: Final = (CHARACTERS, POWERS, SECRETS)
