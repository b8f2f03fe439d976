"""The words for everything in the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

NEEDS: Final = ("hunger", "poop", "play", "magic", "anger", "disease", "potion")
"""In the order in which they are handled (DP-NEED-03, DP-RUL-41)."""
CARDS: Final = (*NEEDS[:6], "substitute")
COLOURS: Final = ("green", "red", "yellow", "purple")
SPACES: Final = (
    "vegetables", "mixed", "meat", "artifacts", "cage-1", "cage-2", "addon", "young-1", "young-2", "older",
    "imps", "hospital", "judging", "platform",
)  # fmt: skip
"""The usable action spaces (DP-ACT-01)."""
DUMMIES: Final = ("green-dummy", "red-dummy", "dummy-1", "dummy-2")
ARTIFACTS: Final = (
    "savage-feasts", "monsters-i-have-battled", "fun-with-food", "messing-with-magic", "crystal-ball",
    "long-handled-shovel", "imp-armor", "employee-of-the-month", "whip-of-obedience", "magic-box",
)  # fmt: skip
EXHIBITIONS: Final = (
    "arena", "freestyle", "moody-medley", "eating-contest", "beauty-pageant", "breeders-prize",
    "childrens-day", "magic-show",
)  # fmt: skip
CUSTOMERS: Final = (
    "farmer-troll", "dungeon-mistress", "dungeon-girl", "lich-lord", "warlock", "dungeon-master",
    "dungeon-granny", "porky-orky",
)  # fmt: skip
SYMBOLS: Final = ("strength", "antimagic", "graze", "meat", "toy", "absorb")
STORES: Final = (
    "vegetable-1", "vegetable-2", "vegetable-3", "vegetable-4", "meat-1", "meat-2", "meat-3", "box",
)  # fmt: skip
"""Where food lies: chambers from the left, and the Magic Box."""
PETS: Final = (
    "snakitty", "birdie", "direbunny", "trollie", "wormie", "stegobully", "dunguin", "uni", "stareplant",
    "fiery-fairy", "cthulie", "bubl", "snappy", "drago", "fluffy", "ghosty", "baby-golem", "lifffard",
)  # fmt: skip
DIETS: Final = ("", "herbivore", "carnivore", "omnivore")
LEAVINGS: Final = ("meat", "vegetable", "gold", "nothing")
"""What old pets leave on the meat stand."""
SOURCES: Final = ("exhibitions", "black-market", "platform", "lost-pets", "acumen", "display")
"""Where reputation comes from, in the order of a seat's part of the ledger."""
PHASES: Final = (
    "setup", "grouping", "shopping", "arranging", "needs", "showing", "business", "working", "aging", "over",
)  # fmt: skip
