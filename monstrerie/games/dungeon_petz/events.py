"""What is told with each kind of event."""

from __future__ import annotations

from typing import Final

from ...core.event import event_types, one_of
from .names import CARDS, CUSTOMERS, EXHIBITIONS, LEAVINGS, NEEDS, PETS, SPACES, STORES, SYMBOLS
from .view_types import Artifact, CardName, Colour, Need

HALVES: Final = int | float
PET: Final = one_of(*PETS, title="PetName")
EXHIBITION: Final = one_of(*EXHIBITIONS, title="ExhibitionName")
STORE: Final = one_of(*STORES, title="StoreName")
CUSTOMER: Final = one_of(*CUSTOMERS, title="CustomerName")
SPACE: Final = one_of(*SPACES, title="SpaceName")
SYMBOL: Final = one_of(*SYMBOLS, title="SymbolName")
CAGE: Final = dict.fromkeys(SYMBOLS, int)
SEAT: Final = {"seat": int}
OF_PET: Final = {"seat": int, "pet": PET}
ON_PLOT: Final = {"seat": int, "plot": int}
GROUP: Final = {"seat": int, "exit": int, "imps": int, "gold": int}
DRAWN: Final = {"seat": int, "colour": Colour, "count": int}
CARD: Final = {"seat": int, "colour": Colour, "card": CardName}
ON_BAR: Final = {**OF_PET, "bar": int, "colour": Colour, "card": CardName, "double": bool}

EVENTS: Final = event_types(
    {
        "dp-start": SEAT,
        "dp-round": {"round": int, "rounds": int, "seat": int},
        "dp-exhibition": {"exhibition": EXHIBITION, "round": int},
        "dp-customer": {"customer": CUSTOMER, "round": int},
        "dp-neutral": {"space": SPACE},
        "dp-neutral-pet": {"pet": PET},
        "dp-farm": {"pet": PET, "leaves": one_of(*LEAVINGS)},
        "dp-stands": {
            "vegetables": int, "mixed_vegetables": int, "mixed_meat": int,
            "meat": int, "meat_vegetables": int, "meat_gold": int, "exhibition": one_of(*EXHIBITIONS, ""),
        },
        "dp-new-artifact": {"artifact": Artifact},
        "dp-new-cage": CAGE,
        "dp-new-addon": {"kind": SYMBOL},
        "dp-new-pet": {"pet": PET, "size": int},
        "dp-income": {"seat": int, "gold": int},
        "dp-grouped": GROUP,
        "dp-ready": SEAT,
        "dp-groups": {"seat": int, "count": int},
        "dp-group": GROUP,
        "dp-kept": {"seat": int, "imps": int, "gold": int},
        "dp-sent": {"seat": int, "imps": int, "gold": int, "space": SPACE},
        "dp-food": {"seat": int, "vegetables": int, "meat": int, "gold": int, "all": int},
        "dp-artifact": {"seat": int, "artifact": Artifact},
        "dp-studied": {"seat": int, "artifact": Artifact, "colour": Colour},
        "dp-cage": {"seat": int, **CAGE},
        "dp-addon": {"seat": int, "kind": SYMBOL},
        "dp-bought": {**OF_PET, "size": int},
        "dp-invited": {"seat": int, "imps": int},
        "dp-hospital": {"seat": int, "imps": int, "potion": bool},
        "dp-built": ON_PLOT,
        "dp-attached": ON_PLOT,
        "dp-housed": {**OF_PET, "plot": int},
        "dp-settled": SEAT,
        "dp-draws": DRAWN,
        "dp-drawn": {**DRAWN, **dict.fromkeys(CARDS, int), "first": CardName},
        "dp-reshuffled": {"colour": Colour, "cards": int},
        "dp-exchanged": CARD,
        "dp-discarded": CARD,
        "dp-assigned": ON_BAR,
        "dp-assigned-all": SEAT,
        "dp-revealed": ON_BAR,
        "dp-fed": {**OF_PET, "food": STORE},
        "dp-poops": {**OF_PET, "manure": int},
        "dp-entertained": {"seat": int, "gap": int, "employee": bool},
        "dp-armored": {**OF_PET, "plot": int, "number": SYMBOL, "bonus": int},
        "dp-mutates": {**OF_PET, "tokens": int, "total": int},
        "dp-caught": {**OF_PET, "imps": int},
        "dp-suffers": {**OF_PET, "tokens": int, "total": int, "need": Need},
        "dp-lost": {
            **OF_PET, "cause": one_of("escape", "suffering", "mutation", "released"), "reputation": int
        },
        "dp-entered": {**OF_PET, "need": one_of(*NEEDS, "")},
        "dp-no-pet": {"seat": int, "judge": int},
        "dp-scored": {"seat": int, "score": int, "total": HALVES},
        "dp-award": {"seat": int, "exhibition": EXHIBITION, "total": HALVES, "reputation": int},
        "dp-sold": {
            **OF_PET, "customer": CUSTOMER, "platform": bool, "match": int, "times": int, "reputation": int,
            "gold": int, "paid": int,
        },
        "dp-no-sale": {"seat": int, "sold": bool},
        "dp-leaves": {"customer": CUSTOMER},
        "dp-earned": {"seat": int, "gold": int},
        "dp-cleaned": ON_PLOT,
        "dp-shovelled": {**ON_PLOT, "pet": one_of(*PETS, ""), "empty": bool, "left": int},
        "dp-stored": {"seat": int, "food": STORE},
        "dp-grows": {**OF_PET, "size": int},
        "dp-ages": {"seat": int, "food": int},
        "dp-spoiled": {"seat": int, "food": int},
        "dp-home": {"seat": int, "imps": int, "waiting": int},
        "dp-final": {
            "seat": int, "which": one_of("acumen", "display"), "total": HALVES, "reputation": HALVES,
            "amount": HALVES, "loses": bool,
        },
        "dp-over": {"seats": list[int], "reputation": HALVES, "count": int},
    }
)  # fmt: skip
