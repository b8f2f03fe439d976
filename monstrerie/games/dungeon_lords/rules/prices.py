"""Prices as the arguments of a sentence: every part with the word that links it to the part before."""

from __future__ import annotations

from typing import Any

from ..state import Realm


def price(gold: int, food: int, imps: int, evil: int, traps: int, monsters: int) -> dict[str, Any]:
    """The arguments of `dl-price`. A link is `no` before the first part, `and` before the last one.

    >>> price(1, 0, 0, 0, 1, 0)["link_traps"], price(1, 0, 0, 0, 1, 0)["cost_parts"]
    ('and', 2)
    """
    return {
        "cost_gold": gold,
        "cost_food": food,
        "cost_imps": imps,
        "cost_evil": evil,
        "cost_traps": traps,
        "cost_monsters": monsters,
        **links("cost_parts", ["gold", "food", "imps", "evil", "traps", "monsters"],
                [gold, food, imps, evil, traps, monsters]),
    }  # fmt: skip


def links(key: str, names: list[str], amounts: list[int]) -> dict[str, Any]:
    """How many parts of a list are there (under `key`), and what links each one to the part before it."""
    there = 0
    for amount in amounts:
        if amount:
            there += 1
    out: dict[str, Any] = {key: there}
    told = 0
    for place, name in enumerate(names):
        link = "no"
        if amounts[place]:
            told += 1
            if told > 1:
                link = "and" if told == there else "comma"
        out[f"link_{name}"] = link
    return out


def wage(state: Realm, kind: int, extra_food: int) -> dict[str, Any]:
    """What a monster or ghost costs, with the food that the space of the action adds."""
    layout = state.layout
    return price(
        layout.wage_gold[kind],
        layout.wage_food[kind] + extra_food,
        0,
        layout.wage_evil[kind],
        layout.wage_traps[kind],
        layout.wage_monsters[kind],
    )


def cost(state: Realm, space: int) -> dict[str, Any]:
    """What a space of an action costs."""
    layout = state.layout
    return price(layout.cost_gold[space], layout.cost_food[space], 0, layout.cost_evil[space], 0, 0)


def gains(state: Realm, space: int) -> dict[str, Any]:
    """What a space of an action costs and brings: the arguments of `dl-space-text`."""
    layout = state.layout
    extra = layout.year_2_traps if state.year == 2 and layout.traps[space] else 0
    return {
        **cost(state, space),
        "gain_food": layout.gain_food[space],
        "gain_gold": layout.gain_gold[space],
        "better": layout.better[space],
        "spy": layout.spy[space],
        "workers": layout.imps[space],
        "foreman": layout.foreman[space],
        "gain_traps": layout.traps[space] + extra,
        "discard": extra,
    }


def trap_price(state: Realm, trap: int, fee: int) -> dict[str, Any]:
    """What it costs to use a trap, with the gold that a room asks for."""
    effect = state.layout.trap_effects[state.year - 1][trap]
    return price(effect.gold + fee, effect.food, effect.imps, 0, 0, 0)
