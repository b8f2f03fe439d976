"""The overview of the rules: what each section is about, and its numbers."""

from __future__ import annotations

from typing import Final

from ...core.overview import Numbers, Section
from .components import GUARDS_PER_LEVEL, Box
from .guide import GUIDE
from .state import HAND_SIZE, MOST_STANDING, STRENGTHS


def _table(box: Box) -> Numbers:
    rounds = box.castle.rounds
    return {
        "factions": len(box.monsters.factions),
        "monsters": STRENGTHS,
        "hand": HAND_SIZE,
        "reserve": STRENGTHS - HAND_SIZE,
        "gold": box.table.start_gold,
        "guards": 3 * GUARDS_PER_LEVEL,
        "least": min(rounds),
        "most": max(rounds),
    }


def _turn(box: Box) -> Numbers:
    return _backs(box) | {"each": MOST_STANDING, "strongest": STRENGTHS}


def _backs(box: Box) -> Numbers:
    """The three backs, and a pair in front of the first."""
    found: Numbers = {}
    for number, level in enumerate(box.levels(), 1):
        (low, high), (least, most) = level.strength_range, level.loot_range
        found |= {f"low{number}": low, f"high{number}": high, f"least{number}": least, f"most{number}": most}
    return found


def _prices(box: Box) -> Numbers:
    prices = box.prices
    return _backs(box) | {
        "strongest": STRENGTHS,
        "treasury": prices.treasury,
        "own": prices.own_monster,
        **{f"owner{number}": price for number, price in enumerate(prices.owner, 1)},
    }


def _fight(box: Box) -> Numbers:
    """The card of the lowest level that is the hardest to beat, and a pair that just does."""
    level = box.guards.level_1
    strength, loot = max(level.cards)
    return _backs(box) | {
        "strength": strength,
        "loot": loot,
        "half": loot // 2,
        "rest": loot - loot // 2,
        "odd": loot % 2,
    }


def _healing(box: Box) -> Numbers:
    costs = [cost for each in box.monsters.healing.values() for cost in each]
    return _backs(box) | {"least": min(costs), "most": max(costs)}


REPLACING: Final = """
position 1; game mighty-monsters; players 3; option first seat-1
pile 1:5/6 2:8/11 3:10/15; castle 1@2 4@1 | 4@3 - | - -
seat 1; faction aquatic; hand 3 5; hidden 1 2 3 5; gold 8
seat 2; faction trolls; hand 2 4; hidden 2 3 4 5; gold 8
seat 3; faction dragons; hand 1 3; hidden 1 2 3 5; gold 8
agenda PlayMonster@1 > StartRound x5 > EndGame
"""

OVERVIEW: Final = (
    Section("goal", ["MM-ROUND"], _table),
    Section("setup", ["MM-COMP", "MM-SET"], lambda box: _table(box) | _backs(box)),
    Section("round", [], _turn),
    Section("place", ["MM-PLAY"], _turn, step=True),
    Section(
        "replace",
        ["MM-REPL"],
        _prices,
        step=True,
        example=GUIDE.part("mm-guide-replace", "mm-guide-heal", REPLACING),
    ),
    Section("fight", ["MM-FIGHT"], _fight, step=True),
    Section("heal", ["MM-HEAL"], _healing, step=True),
    Section("next", ["MM-NEXT"], _table, step=True),
    Section("end", ["MM-END"], _table),
    Section("row", ["MM-ROW"], _backs),
    Section("whim", ["MM-WHIM", "MM-KING"]),
    Section("questions", ["MM-AMB"], picture=False),
)
