"""The overview of the rules: what each section is about, and its numbers."""

from __future__ import annotations

from typing import Any, Final

from ...core.overview import Numbers, Section
from .components import Box
from .guide import GUIDE
from .state import PLOTS


def _table(box: Box) -> Numbers:
    table = box.table
    return {
        "imps": table.imps,
        "home": table.imps_home,
        "away": table.imps - table.imps_home,
        "gold": table.start_gold,
        "plots": PLOTS,
        "strength": box.cages.initial.strength,
        "antimagic": box.cages.initial.antimagic,
        "manure": box.cages.initial_manure,
        "pets": len(box.pets),
    }


def _awards(box: Box) -> Numbers:
    return {f"place{place}": award for place, award in enumerate(box.awards.four, 1)}


def _prices(box: Box) -> Numbers:
    prices = [*box.prices.carnivore, *box.prices.herbivore, *box.prices.omnivore]
    return {"cheap": min(prices), "dear": max(prices)}


def _chambers(box: Any) -> Numbers:
    return {"vegetables": box.food["vegetable_chambers"], "meat": box.food["meat_chambers"]}


def _decks(box: Box) -> Numbers:
    return {"potions": box.decks.potions}


GROUPING: Final = """
position 1; game dungeon-petz; players 2; option first seat-1
phase grouping; exhibitions-known 1; customers-known 1; young fluffy trollie; older ghosty
pits cage-8 cage-3 -; addons-shown addon-3 addon-6; stands 2 0 0 | 0 0 0 | 0 2 0
spaces mixed neutral, artifacts neutral, cage-2 neutral, young-1 neutral, hospital neutral, judging neutral
seat 1; gold 3; hand hunger | play | play | magic; plot-1 cage initial, manure 1
seat 2; gold 3; hand hunger | play | disease | magic; plot-1 cage initial, manure 1
agenda RevealGroups > Arrange(1) > DrawCards(1) > AssignCards > ShowOff(1) > NextRound > FinalScoring
lane 1 Gather@1(1)
lane 2 Gather@2(1)
"""
ASSIGNING: Final = """
position 1; game dungeon-petz; players 2; option first seat-1
phase needs; exhibitions-known 1; customers-known 1
spaces vegetables 3@1, young-2 2@1, cage-1 2@2, older 2@2, imps 2@2
seat 1; home 1; food vegetable-1*2; hand hunger anger | play | play magic | magic
  plot-1 cage initial, manure 1, pet trollie, size 2
seat 2; home 1; invited 1; gold 3; hand hunger | anger | disease | anger; plot-1 cage initial, manure 1
  plot-2 cage cage-3, pet ghosty, size 3, assigned play play magic
agenda ShowOff(1) > Awards > Sales(1) > DiscardCards > Jobs(1) > Age > NextRound > FinalScoring
lane 1 AssignCard@1(1, 1)
"""

OVERVIEW: Final = (
    Section("goal", ["DP-GEN"], _table),
    Section("setup", ["DP-SET", "DP-COMP"], _table),
    Section("round", ["DP-REV", "DP-NEW"]),
    Section("income", ["DP-INC"], step=True),
    Section(
        "groups",
        ["DP-GRP"],
        step=True,
        example=GUIDE.part("dp-guide-groups", "dp-guide-pet", GROUPING),
    ),
    Section("shopping", ["DP-SHOP"], step=True),
    Section("spaces", ["DP-ACT"], step=True),
    Section("cages", ["DP-ARR"], _table, step=True),
    Section(
        "cards",
        ["DP-DRAW", "DP-ASG", "DP-POT"],
        _decks,
        step=True,
        example=GUIDE.part("dp-guide-assign", "dp-guide-grows", ASSIGNING),
    ),
    Section("needs", ["DP-NEED"], step=True),
    Section("lost", ["DP-LOSE"], step=True),
    Section("exhibition", ["DP-SHOW", "DP-EXH"], _awards, step=True),
    Section("selling", ["DP-BIZ", "DP-CUST"], _prices, step=True),
    Section("jobs", ["DP-JOB"], step=True),
    Section("aging", ["DP-AGE", "DP-NEXT"], _chambers, step=True),
    Section("end", ["DP-FIN"], _table),
    Section("neutral", ["DP-NEU"]),
    Section("advanced", ["DP-ADV"]),
    Section("pets", ["DP-PET"], _table),
    Section("artifacts", ["DP-ART"]),
    Section("questions", ["DP-RUL"], picture=False),
)
