"""Moves name plots, exits and places by number; people call a pet by its name and see who stands at an exit
and what lies in a place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.move import Move
from .moves import (
    Assign,
    Attach,
    Build,
    Catch,
    Enter,
    Feed,
    Keep,
    Sell,
    Send,
    Shovel,
    TakeAddon,
    TakeCage,
    TakePet,
    WearArmor,
)
from .names import SYMBOLS

NOBODY = "none"
"""Instead of a pet on a plot where none lives."""


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """The pet on the plot of a move, the group at its exit or the tile in its place, as the view shows them.
    Empty where there is nothing to add.
    """
    shop, town = view["seats"][seat], view["town"]
    match move:
        case (
            WearArmor(plot=plot)
            | Assign(plot=plot)
            | Catch(plot=plot)
            | Enter(plot=plot)
            | Feed(plot=plot)
            | Sell(plot=plot)
            | Shovel(plot=plot)
        ):
            pet = _pet(shop, plot)
            return {} if pet == NOBODY else {"pet": pet}
        case Build(cage=cage, plot=plot):
            tile = _at(shop["new"]["cages"], cage)
            return {**tile, "pet": _pet(shop, plot)} if tile else {}
        case Attach(plot=plot):
            tile = shop["new"]["addon"]
            return {"kind": _kind(tile), "pet": _pet(shop, plot)} if tile else {}
        case Send(exit=exit) | Keep(exit=exit):
            group = next((one for one in shop["groups"] or () if one["exit"] == exit), None)
            return {"imps": group["imps"], "gold": group["gold"]} if group else {}
        case TakeCage(pit=pit):
            return dict(_at(town["cages"], pit) or {})
        case TakeAddon(place=place):
            tile = _at(town["addons"], place)
            return {"kind": _kind(tile)} if tile else {}
        case TakePet(pet=pet):
            row = [*town["young"], *town["older"]]
            return next(({"diet": one["diet"]} for one in row if one["pet"] == pet), {})
        case _:
            return {}


def _pet(shop: Mapping[str, Any], plot: int) -> str:
    for one in shop["plots"]:
        if one["plot"] == plot and one["pet"]:
            return str(one["pet"]["pet"])
    return NOBODY


def _at(tiles: list[Any], place: int) -> Any:
    """The tile in a place, counted from 1; None where there is none."""
    return tiles[place - 1] if 1 <= place <= len(tiles) else None


def _kind(tile: Mapping[str, int]) -> str:
    """The first symbol of an addon, which says what it is."""
    return next((name for name in SYMBOLS if tile[name]), SYMBOLS[0])
