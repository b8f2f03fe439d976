"""What is told with each kind of event."""

from __future__ import annotations

from typing import Final

from ...core.event import event_types, one_of
from .view import Faction, Level, Strength, Where

PLAYED: Final = {"seat": int, "strength": Strength, "guard": int, "space": int, "healing": int}
HEALED: Final = {"seat": int, "paid": int, "owed": int, "faction": Faction, "printed": bool}
STRENGTHS: Final = list[Strength]

EVENTS: Final = event_types(
    {
        "mm-led": {"seat": int, "faction": Faction},
        "mm-dealt": {"seat": int, "strengths": STRENGTHS},
        "mm-first": {"seat": int},
        "mm-round": {"round": int, "rounds": int},
        "mm-guards": {"levels": list[Level]},
        "mm-whim": {
            "tile": int, "nothing": bool,
            "guards": Where, "change": one_of("both", "loot", "strength"), "loot": str, "strength": str,
            "bans": bool, "banned": STRENGTHS, "hands": bool, "hand": STRENGTHS,
            "heals": bool, "healed": STRENGTHS, "healing": int,
        },
        "mm-hands-named": {"strengths": STRENGTHS},
        "mm-placed": PLAYED,
        "mm-replaced-own": {**PLAYED, "old": Strength, "price": int},
        "mm-replaced": {**PLAYED, "old": Strength, "owner_seat": int, "price": int, "share": int},
        "mm-fights": {},
        "mm-turned": {"guard": int, "level": Level, "strength": int, "loot": int, "whim": bool},
        "mm-guard-wins": {"guard": int, "total": int, "strength": int},
        "mm-beaten": {"guard": int, "total": int, "strength": int, "loot": int},
        "mm-loot": {"seat": int, "gold": int, "guard": int},
        "mm-odd-coin": {"guard": int},
        "mm-healed": HEALED,
        "mm-healed-short": HEALED,
        "mm-over": {"seats": list[int], "gold": int, "count": int},
    }
)  # fmt: skip
