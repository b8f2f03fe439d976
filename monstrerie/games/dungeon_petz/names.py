"""The words for everything in the box, in the order of their numbers, and the numbers that rules ask for."""

from __future__ import annotations

from typing import Final

NEEDS: Final = ("hunger", "poop", "play", "magic", "anger", "disease", "potion")
"""In the order in which they are handled (DP-NEED-03, DP-RUL-41)."""
HUNGER: Final = 0
POOP: Final = 1
PLAY: Final = 2
MAGIC: Final = 3
ANGER: Final = 4
DISEASE: Final = 5
POTION: Final = 6
CARD_NEEDS: Final = NEEDS[:6]
"""Those that cards show: all but the sleep of a potion."""
CARDS: Final = (*CARD_NEEDS, "substitute")
SUBSTITUTE: Final = 6
"""In a packed hand: where substitute cards are counted."""
COLOURS: Final = ("green", "red", "yellow", "purple")
SPACES: Final = (
    "vegetables", "mixed", "meat", "artifacts", "cage-1", "cage-2", "addon", "young-1", "young-2", "older",
    "imps", "hospital", "judging", "platform",
)  # fmt: skip
"""The usable action spaces (DP-ACT-01)."""
VEGETABLE_STAND: Final = 0
MIXED_STAND: Final = 1
MEAT_STAND: Final = 2
ARTIFACT_SPACE: Final = 3
CAGE_SPACE: Final = 4
ADDON_SPACE: Final = 6
YOUNG_SPACE: Final = 7
OLDER_SPACE: Final = 9
IMP_SPACE: Final = 10
HOSPITAL_SPACE: Final = 11
JUDGING_SPACE: Final = 12
PLATFORM_SPACE: Final = 13
SPACE_COUNT: Final = 14
DUMMIES: Final = ("green-dummy", "red-dummy", "dummy-1", "dummy-2")
ARTIFACTS: Final = (
    "savage-feasts", "monsters-i-have-battled", "fun-with-food", "messing-with-magic", "crystal-ball",
    "long-handled-shovel", "imp-armor", "employee-of-the-month", "whip-of-obedience", "magic-box",
)  # fmt: skip
BOOKS: Final = 4
"""The first four artifacts are books."""
BALL: Final = 1 << 4
SHOVEL: Final = 1 << 5
ARMOR: Final = 1 << 6
EMPLOYEE: Final = 1 << 7
WHIP: Final = 1 << 8
BOX: Final = 1 << 9
"""Artifacts that rules ask for, each as a set of one."""
EXHIBITIONS: Final = (
    "arena", "freestyle", "moody-medley", "eating-contest", "beauty-pageant", "breeders-prize",
    "childrens-day", "magic-show",
)  # fmt: skip
CUSTOMERS: Final = (
    "farmer-troll", "dungeon-mistress", "dungeon-girl", "lich-lord", "warlock", "dungeon-master",
    "dungeon-granny", "porky-orky",
)  # fmt: skip
SYMBOLS: Final = ("strength", "antimagic", "graze", "meat", "toy", "absorb")
STRENGTH: Final = 0
ANTIMAGIC: Final = 1
GRAZE: Final = 2
MEAT: Final = 3
TOY: Final = 4
ABSORB: Final = 5
STORES: Final = (
    "vegetable-1", "vegetable-2", "vegetable-3", "vegetable-4", "meat-1", "meat-2", "meat-3", "box",
)  # fmt: skip
"""Where food lies: chambers from the left, and the Magic Box."""
PETS: Final = (
    "snakitty", "birdie", "direbunny", "trollie", "wormie", "stegobully", "dunguin", "uni", "stareplant",
    "fiery-fairy", "cthulie", "bubl", "snappy", "drago", "fluffy", "ghosty", "baby-golem", "lifffard",
)  # fmt: skip
DIETS: Final = ("", "herbivore", "carnivore", "omnivore")
HERBIVORE: Final = 1
CARNIVORE: Final = 2
OMNIVORE: Final = 3
LEAVINGS: Final = ("meat", "vegetable", "gold", "nothing")
"""What old pets leave on the meat stand."""
SOURCES: Final = ("exhibitions", "black-market", "platform", "lost-pets", "acumen", "display")
"""Where reputation comes from, in the order of a seat's part of the ledger."""
FROM_EXHIBITIONS: Final = 0
FROM_BLACK_MARKET: Final = 1
FROM_PLATFORM: Final = 2
FROM_LOSSES: Final = 3
FROM_ACUMEN: Final = 4
FROM_DISPLAY: Final = 5
PHASES: Final = (
    "setup", "grouping", "shopping", "arranging", "needs", "showing", "business", "working", "aging", "over",
)  # fmt: skip
SETUP: Final = 0
GROUPING: Final = 1
SHOPPING: Final = 2
ARRANGING: Final = 3
ASSIGNING: Final = 4
SHOWING: Final = 5
BUSINESS: Final = 6
WORKING: Final = 7
AGING: Final = 8
OVER: Final = 9
