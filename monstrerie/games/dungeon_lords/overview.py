"""The overview of the rules: what each section is about, and its numbers."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...core.overview import Numbers, Section
from .components import Box, Party
from .guide import GUIDE
from .names import MONSTERS_A_SEASON, ORDERS, ROOMS_A_SEASON, SEASONS_A_YEAR


def _board(box: Box) -> Numbers:
    board = box.board
    return {
        "gold": board.gold,
        "food": board.food,
        "imps": board.imps,
        "tunnels": len(board.tunnels),
        "start": board.evilness_start,
        "paladin": board.paladin_space,
        "top": board.evilness_spaces,
        "orders": len(ORDERS),
        "seasons": SEASONS_A_YEAR,
        "monsters": MONSTERS_A_SEASON,
        "rooms": ROOMS_A_SEASON,
    }


def _spaces(order: str, box: Box) -> Numbers:
    """What the three spaces of an action cost and give."""
    return {
        f"{name}{number}": int(value)
        for number, space in enumerate(getattr(box.orders, order), 1)
        for name, value in msgspec.structs.asdict(space).items()
    }


def _action(order: str, rules: str) -> Section:
    return Section(order, [rules], lambda box: _spaces(order, box), step=True)


def _adventurers(box: Box) -> Numbers:
    def hits(party: Party) -> list[int]:
        return [each[1] for each in party]

    first, second = hits(box.adventurers.year_1), hits(box.adventurers.year_2)
    return {
        "weakest1": min(first),
        "strongest1": max(first),
        "weakest2": min(second),
        "strongest2": max(second),
    }


def _paladins(box: Box) -> Numbers:
    return _board(box) | {"hits1": box.paladins.year_1.hp, "hits2": box.paladins.year_2.hp}


def _battle(box: Box) -> Numbers:
    """What a few traps and monsters do."""
    troll, stone = box.monsters["troll"].attacks, box.traps["rolling-stone"].year_1
    return {"troll": troll[0], "dragon": box.monsters["dragon"].attacks[0], "stone": stone.first}


def _fatigue(box: Box) -> Numbers:
    cards = [card.fatigue for card in box.combat.values()]
    return {"least": min(cards), "most": max(cards)}


def _second_year(box: Box) -> Numbers:
    return {"cards": box.orders.year_2_traps} | _adventurers(box)


def _full(box: Box) -> Numbers:
    return {"gold": box.orders.hire_first_gold, "events": len(box.events)}


def _monsters(box: Any) -> Numbers:
    return {name: monster.attacks[0] for name, monster in box.monsters.items()}


COMBAT: Final = """
position 1; game dungeon-lords; players 3; option rules first
season autumn; phase planning; cards fireball word-of-peace graffiti magic-shield; cards-shown 0
seat 1; gold 2; food 3; dungeon C1 C2 C3 C4; lair goblin troll; traps rolling-stone pendulum
  party W4 T3t1 P3h2
agenda CombatRound(1) > FinishCombat > SecondYear > Season(winter)
"""

OVERVIEW: Final = (
    Section("goal", ["DL-GEN"], _board),
    Section("setup", ["DL-SET"], _board),
    Section("season", ["DL-NS"], _board),
    Section("choosing", ["DL-ORD"], _board, step=True),
    Section("executing", ["DL-EXE"], _board, step=True),
    _action("food", "DL-FOD"),
    _action("reputation", "DL-REP"),
    _action("dig", "DL-DIG"),
    _action("mine", "DL-MIN"),
    _action("imps", "DL-IMP"),
    _action("traps", "DL-TRP"),
    _action("monsters", "DL-MON"),
    _action("room", "DL-ROM"),
    Section("production", ["DL-PRD", "DL-RET"], _board, step=True),
    Section("events", ["DL-EVT"], step=True),
    Section("adventurers", ["DL-ADV", "DL-EOS"], _adventurers, step=True),
    Section("paladin", ["DL-PAL"], _paladins, step=True),
    Section("combat", ["DL-CMB:1-9", "DL-TRN"]),
    Section(
        "planning",
        ["DL-CMB:10-37"],
        step=True,
        example=GUIDE.part("dl-guide-plan", "dl-guide-rounds", COMBAT),
    ),
    Section("battle", ["DL-CMB:38-92"], _battle, step=True),
    Section("conquest", ["DL-CMB:93-107"], _fatigue, step=True),
    Section("second-year", ["DL-Y2"], _second_year),
    Section("end", ["DL-SCO"]),
    Section("titles", ["DL-TTL"], step=True),
    Section("full", ["DL-FUL"], _full),
    Section("fewer", ["DL-3P", "DL-2P"]),
    Section("all-monsters", ["DL-APM"], _monsters),
    Section("all-rooms", ["DL-APR"]),
    Section("questions", ["DL-RUL"], picture=False),
)
