"""Prices as the arguments of a sentence."""

from __future__ import annotations

from typing import Any, Final

from ..state import Realm
from .packed import trap_effect

PAYMENTS: Final = (
    "none", "gold", "food", "imps", "evil", "traps", "monsters",
    "gold-food", "gold-imps", "gold-evil", "gold-traps", "gold-monsters", "food-imps", "food-evil",
    "food-traps", "food-monsters", "evil-traps", "evil-monsters",
    "gold-food-imps", "gold-food-evil", "gold-food-traps", "gold-evil-traps", "food-evil-traps",
    "food-evil-monsters", "gold-evil-monsters",
)  # fmt: skip
"""The prices that have a sentence of their own; of others every part is named."""


def price(gold: int, food: int, imps: int, evil: int, traps: int, monsters: int) -> dict[str, Any]:
    """The arguments of `dl-price`: the parts, and under `payment` which of them there are.

    >>> price(1, 0, 0, 0, 1, 0)["payment"], price(0, 0, 0, 0, 0, 0)["payment"]
    ('gold-traps', 'none')
    """
    parts = {"gold": gold, "food": food, "imps": imps, "evil": evil, "traps": traps, "monsters": monsters}
    payment = "-".join([part for part, count in parts.items() if count]) or "none"
    costs: dict[str, Any] = {f"cost_{part}": count for part, count in parts.items()}
    return {"payment": payment if payment in PAYMENTS else "many", **costs}


def wage(state: Realm, kind: int, extra_food: int) -> dict[str, Any]:
    """What a monster or ghost costs, with the food that the space of the action adds."""
    wage = state.layout.monsters[kind]
    return price(wage.gold, wage.food + extra_food, 0, wage.evil, wage.traps, wage.monsters)


def cost(state: Realm, space: int) -> dict[str, Any]:
    """What a space of an action costs."""
    kind = state.layout.spaces[space]
    return price(kind.cost_gold, kind.cost_food, 0, kind.cost_evil, 0, 0)


def gains(state: Realm, space: int) -> dict[str, Any]:
    """What a space of an action costs and brings: the arguments of `dl-space-text`."""
    kind, extra = state.layout.spaces[space], extra_traps(state, space)
    return {
        **cost(state, space),
        "gain_food": kind.food,
        "gain_gold": kind.gold,
        "better": kind.better,
        "spy": kind.spy,
        "workers": kind.imps,
        "foreman": int(kind.foreman),
        "gain_traps": kind.traps + extra,
        "discard": extra,
    }


def extra_traps(state: Realm, space: int) -> int:
    """Cards drawn more in year 2, where any are; as many are discarded (DL-Y2-16)."""
    return state.layout.year_2_traps if state.year == 2 and state.layout.spaces[space].traps else 0


def trap_price(state: Realm, trap: int, fee: int) -> dict[str, Any]:
    """What it costs to use a trap, with the gold that a room asks for."""
    effect = trap_effect(state, trap)
    return price(effect.gold + fee, effect.food, effect.imps, 0, 0, 0)
