"""What is told with each kind of event."""

from __future__ import annotations

from typing import Final

from ...core.event import event_types, one_of, optional
from .names import CHARACTERS, COLOURS, POWERS, SECRETS
from .rules.naming import COMPASS
from .view import CardKind, Colour

SEAT: Final = {"seat": int}
VICTIM: Final = {"seat": int, "victim_seat": int}
MEEPLE: Final = {"seat": int, "colour": Colour}
CARD: Final = {"seat": int, "card": one_of(*CHARACTERS, *POWERS, *SECRETS, title="CardName")}
SECRET: Final = {"seat": int, "card": one_of(*SECRETS, title="SecretName")}
RUIN: Final = {
    "ruin": str, "id": optional(str), "part": optional(str), "letter": optional(str), "board": optional(int),
}  # fmt: skip
"""In an owner's city a Building is named by its place."""
AIM: Final = {"toward": one_of(*COMPASS, title="Direction"), "force": one_of("gently", "firmly", "hard")}
GESTURE: Final = {"seat": int, "direction": float, "strength": float, **AIM}
PLACED: Final = {"seat": int, "monster_seat": int, "neighbourhood": str}
EFFECTS: Final = ("row-1", "row-2", "row-3", "row-4", "row-5", "red", "blue", "green", "yellow", "black")
EFFECT: Final = {"seat": int, "effect": one_of(*EFFECTS, title="EffectName")}
LEVEL: Final = one_of("novice", "regular", "expert")

EVENTS: Final = event_types(
    {
        "ra-shown": CARD,
        "ra-dealt": SECRET,
        "ra-first": SEAT,
        "ra-turn": {"seats": list[int], "actions": int, "round": int},
        "ra-turned-back": SEAT,
        "ra-tremor": {"seat": int, "level": LEVEL, "numbers": dict[str, float]},
        "ra-motion": {"frames": str},
        "ra-moved": {"seat": int, "meeples": int, "floors": int},
        "ra-restarted": {"seat": int, "space": int},
        "ra-placed-own": PLACED,
        "ra-placed": PLACED,
        "ra-set-paws": {"seat": int, "neighbourhood": str},
        "ra-climbed": {"seat": int, **RUIN, "floors": int},
        "ra-jumped": GESTURE,
        "ra-flicked": GESTURE,
        "ra-paws-out": SEAT,
        "ra-felled": VICTIM,
        "ra-loss-cancelled": {"seat": int, "breaker_seat": int},
        "ra-dropped-on": VICTIM,
        "ra-dropped": {"seat": int, **RUIN, "floors": int},
        "ra-missed": SEAT,
        "ra-kung-fu": GESTURE,
        "ra-thrown": {**GESTURE, "vehicle": int},
        "ra-breathed": {"seat": int, "source_seat": int, "own": bool, "yaw": float, "strength": float, **AIM},
        "ra-garaged": {"count": int},
        "ra-lifted": SEAT,
        "ra-swallowed": {"seat": int, "floor": str, "floors": int},
        "ra-last-floor": {"seat": int, "turns": int},
        "ra-dines": {"seat": int, "limit": int, "count": int, "neighbourhood": str},
        "ra-dines-runaway": {"seat": int, "limit": int, "count": int},
        "ra-eaten": {**MEEPLE, "meeple": int},
        "ra-smiled": MEEPLE,
        "ra-driven-out": {"seat": int, "count": int, **RUIN, "neighbourhood": str},
        "ra-tooth-lost": {"seat": int, "left": int},
        "ra-tooth-broken": {**VICTIM, "left": int},
        "ra-nothing-to-pay": SEAT,
        "ra-paid": MEEPLE,
        "ra-paid-to": {**MEEPLE, "to_seat": int},
        "ra-vacuumed": {"seat": int, "count": int, "neighbourhood": str},
        "ra-fled": {"seat": int, "colours": list[Colour], "count": int, **dict.fromkeys(COLOURS, int)},
        "ra-effect": EFFECT,
        "ra-effect-cancelled": EFFECT,
        "ra-extra-actions": {"seats": list[int], "count": int, "team": bool},
        "ra-discarded": {**CARD, "kind": CardKind},
        "ra-secret-discarded": SEAT,
        "ra-row-6": SEAT,
        "ra-secret": SECRET,
        "ra-upside-down": SEAT,
        "ra-more-actions": {"seat": int, "actions": int},
        "ra-vanished": SEAT,
        "ra-mutated": CARD,
        "ra-gazed": SEAT,
        "ra-kissed": {**VICTIM, "colour": Colour},
        "ra-drawn": {**VICTIM, "count": int},
        "ra-drawn-seen": {**VICTIM, "colour": Colour},
        "ra-wrestled": {**VICTIM, **AIM},
        "ra-clumsy": SEAT,
        "ra-floor-boxed": {"floor": str},
        "ra-bought": {"seat": int, "price": int},
        "ra-offered": CARD,
        "ra-kept": CARD,
        "ra-kept-secret": SEAT,
        "ra-copied": {**CARD, "owner_seat": int},
        "ra-named": {"seat": int, "named_seat": int},
        "ra-counted": {"seat": int, "points": int, "meeples": int},
        "ra-over": {"seats": list[int], "count": int, "points": int},
    }
)  # fmt: skip
