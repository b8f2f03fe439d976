"""What a plan of battle does: the round that follows it, by the rules, for every card it could bring.

A card that the lord knows is taken as it is; of an unknown one all that it could be are told apart, alike
ones together. Choices left to the lord in the battle are taken as they turn out best for this round alone:
fewest tiles lost, then most prisoners, then fewest hit points left to the party.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.event import Event
from . import moves
from .names import CARDS
from .rules import actions as ids
from .rules.battle import begin
from .solver import Solver, alone, cards_to_come
from .state import Realm, card_of_round, count, hit_points, lay_card, tile_of, wounds_of

Worth = tuple[int, int, int]


def forecast(state: Realm, seat: int, action: int) -> dict[str, Any]:
    """For a move of planning or battle: what may be planned after it (`next`), what would end the planning
    there (`closing`), and the battle that comes of it.
    """
    twin = alone(state, seat)
    fighting = twin.fighter == seat
    told: list[Event] = []
    twin.events = told
    twin.apply(action)
    twin.events = None
    if fighting:
        card = card_of_round(state)
        return {"battle": [_told(state, seat, 1, card, True, *_best(twin, seat, told))]}
    follow = [] if twin.done else [_json(twin, other) for other in twin.legal()]
    closing = []
    while not twin.done:
        last = twin.legal()[-1]
        if last not in (ids.NO_TRAP, ids.READY):
            return {"next": follow}  # the tile is still to be chosen
        closing.append(_json(twin, last))
        twin.apply(last)
    return {"next": follow, "closing": closing, "battle": battles(state, twin, seat)}


def battles(before: Realm, planned: Realm, seat: int) -> list[dict[str, Any]]:
    """The battle for each card that the round could bring; alike ones together, the likeliest first."""
    if not planned.lords[seat].tile:
        return []
    cards = cards_to_come(before, seat)
    solver = Solver(seat, cards, False, 0)
    possible = solver.possible(planned, planned.round)
    out = []
    for card, weight in possible:
        twin = planned.copy()
        lay_card(twin, card)
        twin.agenda = []
        twin.done = False
        told: list[Event] = []
        twin.events = told
        begin(twin, seat)
        twin.advance()
        twin.events = None
        exactly = len(possible) == len(cards[planned.round])
        out.append(_told(before, seat, weight, card, exactly, *_best(twin, seat, told)))
    return sorted(out, key=lambda one: -int(one["weight"]))


def _best(state: Realm, seat: int, told: list[Event]) -> tuple[Realm, list[Event], bool]:
    """The end of a battle with the best choices for this round, all that happens in it, and whether the lord
    has any choice.
    """
    if state.done:
        return state, told, False
    best: tuple[Realm, list[Event], bool] | None = None
    legal = state.legal()
    for action in legal:
        twin = state.copy()
        events = told[:]
        twin.events = events
        twin.apply(action)
        twin.events = None
        found = _best(twin, seat, events)
        if best is None or _worth(found[0], seat) < _worth(best[0], seat):
            best = found
    assert best is not None
    return best[0], best[1], best[2] or len(legal) > 1


def _worth(state: Realm, seat: int) -> Worth:
    """Less is better."""
    lord = state.lords[seat]
    left = sum(hit_points(state.layout, hero) - wounds_of(hero) for hero in lord.party)
    return count(lord.conquered), -len(lord.prison), left


def _told(
    before: Realm,
    seat: int,
    weight: int,
    card: int,
    exactly: bool,
    after: Realm,
    events: list[Event],
    choices: bool,
) -> dict[str, Any]:
    """The battle in numbers; the card is named where it is this one and no other."""
    was, lord = before.lords[seat], after.lords[seat]
    return {
        "weight": weight,
        "card": CARDS[card] if exactly else None,
        "choices": choices,
        "fatigue": before.layout.fatigue[card],
        "conquered": count(lord.conquered) - count(was.conquered),
        "jailed": [hero + 1 for hero in lord.prison if hero not in was.prison],
        "party": [
            {
                "adventurer": tile_of(hero) + 1,
                "hp": hit_points(after.layout, hero),
                "wounds": wounds_of(hero),
            }
            for hero in lord.party
        ],
        "story": [{"kind": event.kind, "data": event.data} for event in events if event.visible(seat)],
    }


def _json(state: Realm, action: int) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(moves.move(state, action))
    return made
