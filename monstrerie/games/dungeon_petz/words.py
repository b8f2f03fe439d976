"""Moves name plots and exits by number; people call a pet by its name and see who stands at an exit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.move import Move
from .moves import Assign, Attach, Build, Catch, Enter, Feed, Keep, Sell, Send, Shovel, WearArmor


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """The pet on the plot of a move, or the group at its exit, as the view shows them; or nothing."""
    shop = view["seats"][seat]
    match move:
        case (
            WearArmor(plot=plot)
            | Assign(plot=plot)
            | Attach(plot=plot)
            | Build(plot=plot)
            | Catch(plot=plot)
            | Enter(plot=plot)
            | Feed(plot=plot)
            | Sell(plot=plot)
            | Shovel(plot=plot)
        ):
            pet = next((one["pet"] for one in shop["plots"] if one["plot"] == plot), None)
            return {"pet": pet["pet"]} if pet else {}
        case Send(exit=exit) | Keep(exit=exit):
            group = next((one for one in shop["groups"] or () if one["exit"] == exit), None)
            return {"imps": group["imps"], "gold": group["gold"]} if group else {}
        case _:
            return {}
