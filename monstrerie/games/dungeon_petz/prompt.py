"""What a seat is asked to do now, in a sentence."""

from __future__ import annotations

from typing import Any

from ...core.state import Step
from .names import COLOURS, EXHIBITIONS
from .rules import (
    arranging,
    business,
    dangers,
    exhibitions,
    grouping,
    needcards,
    needs,
    potions,
    shopping,
    showing,
)
from .rules.aging import StoreFood
from .state import (
    ADDON_SPACE,
    OLDER_SPACE,
    PLOTS,
    Petz,
)

PLAIN: dict[type[Step[Any]], str] = {
    shopping.Study: "study",
    arranging.PlaceTiles: "place",
    arranging.HousePets: "house",
    needs.Entertain: "play",
    showing.ShovelOut: "shovel",
    business.SellPet: "sell",
    business.Work: "work",
    StoreFood: "store",
}


def prompt(state: Petz, seat: int, step: Step[Any]) -> dict[str, Any]:
    """Fluent key and data of the question that a decision puts to its seat."""
    data: dict[str, Any] = {}
    name = PLAIN.get(type(step), "")
    pets = state.layout.pets
    match step:
        case grouping.Gather():
            name = "gather"
            data = {"imps": state.home[seat], "gold": state.gold[seat]}
        case grouping.Fund(made=made):
            name = "fund"
            data = {"most": grouping.most_gold(state, seat, made)}
        case shopping.SendGroup():
            name = "send"
            data = {"size": shopping.due(state, seat)}
        case shopping.Take(space=space):
            name = (
                "take-cage" if space < ADDON_SPACE else "take-addon" if space == ADDON_SPACE else "take-pet"
            )
            data = {"size": 3 if space == OLDER_SPACE else 2}
        case needcards.ExchangeCards():
            name = "exchange"
            data = {"left": needcards.MOST_EXCHANGED - sum(state.exchanged)}
        case needcards.AssignCard(plot=plot, bar=bar):
            name = "assign"
            data = {
                "pet": pets[state.pets[PLOTS * seat + plot]],
                "bar": bar + 1,
                "colour": COLOURS[step.colour(state)],
            }
        case needs.Feed(plot=plot):
            name = "feed"
            data = {"pet": pets[state.pets[PLOTS * seat + plot]], "left": state.wants[plot]}
        case dangers.WearArmor(symbol=symbol):
            name = "armor"
            data = {"number": ("strength", "antimagic")[symbol]}
        case dangers.Catch(plot=plot):
            name = "catch"
            data = {"pet": pets[state.pets[PLOTS * seat + plot]], "imps": state.wants[plot]}
        case potions.Discard(colour=colour):
            name = "discard"
            data = {"colour": COLOURS[colour]}
        case exhibitions.Enter():
            name = "enter"
            data = {"exhibition": EXHIBITIONS[state.exhibition()]}
        case _:
            pass
    assert name, f"no prompt for {type(step).__name__}"
    return {"key": f"dp-prompt-{name}", "data": data}
