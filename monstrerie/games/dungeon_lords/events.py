"""What is told with each kind of event."""

from __future__ import annotations

from typing import Final

from ...core.event import event_types, one_of
from . import names
from .rules.prices import PAYMENTS
from .view_types import CardName, ClassName, MonsterName, OrderName, Place, RoomName, Season, TrapName

SEAT: Final = {"seat": int}
ORDER: Final = {"seat": int, "order": OrderName}
MONSTER: Final = {"seat": int, "monster": MonsterName}
TRAP: Final = {"seat": int, "trap": TrapName}
SPELL: Final = {"seat": int, "number": int}
"""What a spell did, in numbers."""
COSTS: Final = ("cost_gold", "cost_food", "cost_imps", "cost_evil", "cost_traps", "cost_monsters")
PRICE: Final = {"payment": one_of(*PAYMENTS, "many", title="Payment"), **dict.fromkeys(COSTS, int)}
SYMBOLS: Final = ("disarm", "heal", "magic")
HERO: Final = {
    "adventurer": int,
    "class": ClassName,
    "hp": int,
    "symbols": int,
    **dict.fromkeys(SYMBOLS, int),
}
POINTS: Final = {"seat": int, "points": int, "below": bool}
"""As they are said: without a sign."""
SPECIAL: Final = {"special": one_of(*names.SPECIALS, title="SpecialName"), "amount": int}
EVENT: Final = one_of(*names.EVENTS, title="EventName")
WHY_NOT: Final = ("imps", "nowhere", "tunnels", "monster", "tavern", "shop", "price", "site", "evil", "traps")

EVENTS: Final = event_types(
    {
        "dl-order-drawn": ORDER,
        "dl-order-kept": ORDER,
        "dl-order-locked": ORDER,
        "dl-season": {"season": Season, "year": int, "seat": int},
        "dl-in-tavern": {"monster": MonsterName},
        "dl-in-shop": {"room": RoomName},
        "dl-event-coming": {"event": EVENT, "season": Season, "effect": bool},
        "dl-special-coming": SPECIAL,
        "dl-hero-bottomed": HERO,
        "dl-hero-coming": HERO,
        "dl-order-chosen": {**ORDER, "position": int},
        "dl-dummy-order-chosen": ORDER,
        "dl-order-revealed": {**ORDER, "position": int},
        "dl-dummy-placed": {"order": OrderName, "space": int, "dummy": int},
        "dl-minion-placed": {**ORDER, "space": int},
        "dl-no-space": ORDER,
        "dl-hire-first": {"seat": int, "gold": int},
        "dl-hire-first-unpaid": {**ORDER, "gold": int},
        "dl-dummy-home": {"order": OrderName},
        "dl-impossible": {**ORDER, "why": one_of(*WHY_NOT), **PRICE},
        "dl-declined": ORDER,
        "dl-got-food": {"seat": int, "food": int, "gold": int, "paid": int, **PRICE},
        "dl-improved": {"seat": int, "paid": int, **PRICE},
        "dl-recruited": {"seat": int, "imps": int, "food": int, "gold": int, **PRICE},
        "dl-spied": {"seat": int, "round": int},
        "dl-spied-card": {"seat": int, "round": int, "card": CardName, "fatigue": int},
        "dl-bought-traps": {"seat": int, "gold": int, **PRICE},
        "dl-drew-traps": {"seat": int, "traps": int},
        "dl-drew-trap": TRAP,
        "dl-discarded": SEAT,
        "dl-discarded-trap": TRAP,
        "dl-dug": {"seat": int, "space": Place},
        "dl-mined": {"seat": int, "gold": int},
        "dl-hired": {**MONSTER, "extra": int, **PRICE},
        "dl-given": MONSTER,
        "dl-built": {"seat": int, "room": RoomName, "space": Place, "gold": int},
        "dl-produced": {"seat": int, "room": RoomName, "workers": int, "food": int, "brings": int},
        "dl-retrieved": ORDER,
        "dl-event": {"event": EVENT, "effect": bool},
        "dl-paid": {**MONSTER, **PRICE},
        "dl-let-go": MONSTER,
        "dl-taxed": {"seat": int, "paid": int, "markers": int, "due": int},
        "dl-special": SPECIAL,
        "dl-untouched": SEAT,
        "dl-rats": {"seat": int, "lost": int},
        "dl-robbery": {"seat": int, "lost": int},
        "dl-desertion": {"seat": int, "imps": int},
        "dl-strikes": MONSTER,
        "dl-struck-deal": {**MONSTER, "part": one_of(*names.PARTS)},
        "dl-evil-gained": {"seat": int, "spaces": int, "evil": int},
        "dl-evil-lost": {"seat": int, "spaces": int, "evil": int},
        "dl-evil-most": {"seat": int, "evil": int},
        "dl-evil-least": {"seat": int, "evil": int},
        "dl-dummy-evil": {"evil": int},
        "dl-paladin-came": SEAT,
        "dl-paladin-moved": {"seat": int, "from_seat": int},
        "dl-hero-came": {"seat": int, **HERO},
        "dl-hero-dummy": HERO,
        "dl-first": SEAT,
        "dl-combat": {"year": int},
        "dl-round": {"round": int},
        "dl-card": {"round": int, "card": CardName, "fatigue": int},
        "dl-tile": {"seat": int, "space": Place},
        "dl-laid": {"seat": int, "gold": int},
        "dl-laid-trap": TRAP,
        "dl-sent": MONSTER,
        "dl-battle": {"seat": int, "space": Place, "room": one_of(*names.ROOMS, "")},
        "dl-called-off": SEAT,
        "dl-sprung": {**TRAP, "year": int, **PRICE},
        "dl-aimed": {**TRAP, "place": int, "wounds": int, **HERO},
        "dl-prevented": {"seat": int, "wounds": int},
        "dl-poisoned": {"seat": int, "place": int, "wounds": int, **HERO},
        "dl-blocked": {"seat": int, "what": one_of("spell", "healing", "conquest")},
        "dl-cast": {"seat": int, "card": CardName},
        "dl-not-cast": {
            "seat": int, "card": CardName, "why": one_of("magic", "room", "dart"), "has": int, "needs": int
        },
        "dl-no-effect": SPELL,
        "dl-shielded": SPELL,
        "dl-absorbed": {"seat": int, "place": int, "absorbed": int, **HERO},
        "dl-invisible": SPELL,
        "dl-unseen": {"seat": int, "place": int, **HERO},
        "dl-imps-lost": SPELL,
        "dl-goods-lost": {"seat": int, "good": one_of("gold", "food", "traps", "none"), "number": int},
        "dl-raging": SPELL,
        "dl-fed": {"seat": int, "place": int, "number": int, **HERO},
        "dl-illusion": SPELL,
        "dl-tireless": SPELL,
        "dl-withdrawn": MONSTER,
        "dl-sheep": {**MONSTER, "wounds": int},
        "dl-gone": MONSTER,
        "dl-escaped": {"seat": int, "left": int, **HERO},
        "dl-attacked": {**MONSTER, "attack": int, "place": int, "food": int},
        "dl-barred": MONSTER,
        "dl-no-target": MONSTER,
        "dl-taken-back": {**MONSTER, "up": bool},
        "dl-wounded": {"seat": int, "place": int, "wounds": int, "all_wounds": int, **HERO},
        "dl-eliminated": {"seat": int, **HERO},
        "dl-healed": {"seat": int, "place": int, "wounds": int, "all_wounds": int, **HERO},
        "dl-held": SEAT,
        "dl-fatigue": {"seat": int, "fatigue": int, "card": CardName},
        "dl-conquered": {"seat": int, "space": Place},
        "dl-poison": {"seat": int, "place": int, "wounds": int, **HERO},
        "dl-party-beaten": SEAT,
        "dl-combat-over": {"year": int},
        "dl-released": {"seat": int, **HERO},
        "dl-second-year": SEAT,
        "dl-titled": {"title": one_of(*names.TITLES), "seats": list[int], "count": int, "points": int},
        "dl-scored": {**POINTS, **{source.replace("-", "_"): int for source in names.SOURCES}},
        "dl-over": {"seats": list[int], "points": int, "below": bool, "count": int},
        "dl-licence": POINTS,
        "dl-no-licence": POINTS,
    }
)  # fmt: skip
