"""The overview of the rules: what each section is about, and its numbers."""

from __future__ import annotations

from typing import Any, Final

from ...core.overview import Numbers, Section
from .components import Box
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


OVERVIEW: Final = (
    Section("goal", ["DP-GEN"], _table),
    Section("setup", ["DP-SET", "DP-COMP"], _table),
    Section("round", ["DP-REV", "DP-NEW"]),
    Section("income", ["DP-INC"], step=True),
    Section("groups", ["DP-GRP"], step=True),
    Section("shopping", ["DP-SHOP"], step=True),
    Section("spaces", ["DP-ACT"], step=True),
    Section("cages", ["DP-ARR"], _table, step=True),
    Section("cards", ["DP-DRAW", "DP-ASG", "DP-POT"], _decks, step=True),
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
