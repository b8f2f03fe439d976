"""The words for everything in the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("trolls", "dragons", "insectoids", "undead", "aquatic", "demons")
KING_TILES: Final = 12

SOURCES: Final = ("start", "loot", "compensation", "replacing", "healing")
"""Where gold comes from and goes to, in the order of a seat's part of the ledger."""
START: Final = 0
LOOT: Final = 1
COMPENSATION: Final = 2
REPLACING: Final = 3
HEALING: Final = 4

WHERE: Final = (
    "none", "first", "second", "first-two", "last", "last-two", "equal-pairs", "weakest-pairs",
)  # fmt: skip
"""Which guards a king tile changes."""
NOWHERE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
FIRST_TWO: Final = 3
LAST: Final = 4
LAST_TWO: Final = 5
EQUAL_PAIRS: Final = 6
WEAKEST_PAIRS: Final = 7
