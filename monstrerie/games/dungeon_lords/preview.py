"""The engine's numbers for a legal move, as far as the seat can know them.

Every preview is what the move does at once: costs and gains, where the marker would stand. `sentence` says it
in words where there is something to say.

A plan of battle is followed to the end of its round, by the rules, for every card it could bring. A card that
the lord knows is taken as it is; of an unknown one all that it could be are tried, alike ones together.
Choices left to the lord in the battle are taken as they turn out best for this round alone: fewest tiles
lost, then most prisoners, then fewest hit points left to the party.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict, cast

import msgspec

from ...core.event import Event
from ...core.match import Match
from ...core.move import Move
from ...core.parts import PlanPreview, preview_plan
from ...core.sets import count, only
from ...core.view import PlainMove, Sentence
from . import moves
from .bot.solver import Solver, alone, cards_to_come
from .names import CARDS, MONSTERS, ORDERS, ROOMS, TRAPS
from .rules import actions as ids
from .rules.battle import begin
from .rules.combat import most_monsters, most_traps, trap_fee
from .rules.execution import SEQUENCE
from .rules.heroes import symbols
from .rules.monsters import stronger
from .rules.packed import card_of_round, hit_points, order_of, set_card, tile_of, trap_effect, wounds_of
from .rules.prices import cost, gains, trap_price, wage
from .rules.spells import METAMORPHOSIS
from .rules.taxes import PayTaxes, tax
from .rules.traps import trap_wounds
from .rules.tunnels import DigTunnels
from .state import Realm

PLANS: Final = (moves.Tile, moves.Lay, moves.NoTrap, moves.Send, moves.Ready)
BLOWS: Final = (moves.Attack, moves.Target, moves.Spring, moves.TakeBack)


class Fighter(TypedDict):
    """An adventurer of the party after a battle."""

    adventurer: int
    hp: int
    wounds: int


class Happening(TypedDict):
    """One thing that would happen."""

    kind: str
    data: dict[str, Any]


class BattlePreview(TypedDict):
    """How a round of Combat would go with one card, or with several alike."""

    weight: int
    """of how many cards"""
    card: str | None
    """null: one of several with this fatigue"""
    choices: bool
    """whether the lord still has a choice in the battle; the best one for this round is taken"""
    fatigue: int
    conquered: int
    jailed: list[int]
    """adventurers by number"""
    party: list[Fighter]
    story: list[Happening]


class Preview(TypedDict, total=False):
    """What a move would lead to; each kind of move has some of these."""

    gold: int
    """left, or the price of a trap or room"""
    food: int
    imps: int
    evil: int
    paladin: bool
    """the paladin would come"""
    traps: int
    monsters: int
    fee: int
    """for a trap in a room"""
    tiles: int
    tax: int
    room: str
    workers: int
    markers: int
    points: int
    wounds: int | list[int]
    """of one blow, or of each adventurer in line"""
    target: int
    later: int
    no_conquest: bool
    next: list[PlainMove]
    """what may be planned after it"""
    further: list[PlainMove]
    """where one may dig on after it, with the same order"""
    closing: list[PlainMove]
    """what would end the planning there"""
    battle: list[BattlePreview]
    """the likeliest first"""
    sentence: Sentence
    short: Sentence


def preview(state: Realm, seat: int, move: Move) -> Preview:
    """What the move costs and brings; {} where there are no numbers."""
    numbers = at_once(state, seat, move)
    if isinstance(move, PLANS) or (isinstance(move, BLOWS) and state.fighter == seat):
        numbers.update(ahead_of(state, seat, moves.action(state, move)))
    return cast(Preview, numbers)


def plan(match: Match, seat: int, made: Sequence[Move]) -> PlanPreview:
    """A plan that leaves a trap or monsters out says so at its end."""
    found = preview_plan(match, seat, made)
    closing = [match.game.decode(move) for move in found.numbers.get("closing", ())]
    return found if found.refusal else msgspec.structs.replace(found, plan=[*made, *closing])


def at_once(state: Realm, seat: int, move: Move) -> dict[str, Any]:
    """What the move does by itself."""
    if isinstance(move, moves.Perform | moves.Spy):
        space = SEQUENCE[state.turn - 1]
        data = {"order": ORDERS[order_of(space)], **gains(state, space), "spy": isinstance(move, moves.Spy)}
        return {**_action(state, seat), **_short("dl-short-space", data)}
    if isinstance(move, moves.Dig):
        tiles = count(state.lords[seat].filled) + 1
        said = _with_sentence("dl-preview-dig", {"tiles": tiles, "tax": tax(tiles)})
        return {**said, "further": _further(state, seat, move)}
    if isinstance(move, moves.Mine):
        return _with_sentence("dl-preview-mine", {"gold": state.lords[seat].gold + move.miners})
    if isinstance(move, moves.Hire | moves.Pay):
        extra = 0
        if isinstance(move, moves.Hire):
            extra = state.layout.spaces[SEQUENCE[state.turn - 1]].cost_food
        kind = MONSTERS.index(move.monster)
        first, second = state.layout.monsters[kind].attacks
        data = {**wage(state, kind, extra), "attack": first, "second": second}
        return {**_wage(state, seat, kind, extra), **_short("dl-short-monster", data)}
    if isinstance(move, moves.Build):
        space = SEQUENCE[state.turn - 1]
        return {"gold": state.layout.spaces[space].cost_gold, **_short("dl-short-price", cost(state, space))}
    if isinstance(move, moves.Work):
        room = ROOMS.index(move.room)
        crew = {"workers": state.layout.rooms[room].workers, "food": state.layout.rooms[room].food}
        return {"room": move.room, **crew, **_short("dl-short-work", {**crew, "room": move.room})}
    if isinstance(move, moves.PayTax):
        decision = state.step_of(seat)
        assert isinstance(decision, PayTaxes)
        markers = decision.number - move.gold
        said = {"key": "dl-preview-tax", "data": {"markers": markers, "points": 3 * markers}}
        return {"markers": markers, "points": -3 * markers, "sentence": said}
    if isinstance(move, moves.Lay):
        return _trap(state, seat, TRAPS.index(move.trap))
    if isinstance(move, moves.Attack):
        return _attack(state, seat, move)
    if isinstance(move, moves.Tile):
        tile = only(move.space)
        data = {
            "monsters": most_monsters(state, seat, tile),
            "traps": most_traps(state, seat, tile),
            "fee": trap_fee(state, seat, tile),
        }
        return {**data, **_short("dl-short-tile", data)}
    if isinstance(move, moves.Send):
        kind = MONSTERS.index(move.monster)
        first, second = state.layout.monsters[kind].attacks
        return _short("dl-short-attacks", {"attack": first, "second": second})
    return {}


def _further(state: Realm, seat: int, move: moves.Dig) -> list[PlainMove]:
    """Where the lord may dig on after that, with the same order."""
    twin = alone(state, seat)
    twin.apply(moves.action(state, move))
    if twin.done or not isinstance(twin.step_of(seat), DigTunnels):
        return []
    return [_json(twin, action) for action in twin.legal() if action != ids.STOP]


def _with_sentence(key: str, numbers: dict[str, Any]) -> dict[str, Any]:
    return {**numbers, "sentence": {"key": key, "data": numbers}}


def _short(key: str, numbers: dict[str, Any]) -> dict[str, Any]:
    """What the terminal lists beside the move."""
    return {"short": {"key": key, "data": numbers}}


def _evil_after(state: Realm, seat: int, change: int) -> int:
    return max(1, min(state.layout.top, state.lords[seat].evil + change))


def _action(state: Realm, seat: int) -> dict[str, Any]:
    layout, lord = state.layout, state.lords[seat]
    space = layout.spaces[SEQUENCE[state.turn - 1]]
    return {
        "gold": lord.gold - space.cost_gold + space.gold,
        "food": lord.food - space.cost_food + space.food,
        "imps": lord.imps + space.imps,
        "evil": _evil_after(state, seat, space.cost_evil - space.better),
        "paladin": _evil_after(state, seat, space.cost_evil) >= layout.paladin_space,
    }


def _wage(state: Realm, seat: int, kind: int, extra: int) -> dict[str, Any]:
    wage, lord = state.layout.monsters[kind], state.lords[seat]
    evil = _evil_after(state, seat, wage.evil)
    return {
        "gold": lord.gold - wage.gold,
        "food": lord.food - wage.food - extra,
        "traps": wage.traps,
        "monsters": wage.monsters,
        "evil": evil,
        "paladin": evil >= state.layout.paladin_space,
    }


def _trap(state: Realm, seat: int, kind: int) -> dict[str, Any]:
    """Wounds that the trap would deal to each adventurer in line, prevented ones taken off."""
    lord, layout = state.lords[seat], state.layout
    effect, fee = trap_effect(state, kind), trap_fee(state, seat, lord.tile)
    wounds, _ = trap_wounds(layout, effect, lord.party, -1, symbols(lord.party, layout.disarm))
    paid = trap_price(state, kind, fee)
    if effect.target:
        data = {**paid, "target": effect.target, "later": effect.later}
        short = _short("dl-short-lay-target", data)
    else:
        line = ", ".join(map(str, wounds))
        short = _short("dl-short-lay", {**paid, "line": line, "no_conquest": effect.no_conquest})
    return {
        **short,
        "gold": effect.gold + fee,
        "food": effect.food,
        "imps": effect.imps,
        "wounds": wounds,
        "target": effect.target,
        "later": effect.later,
        "no_conquest": effect.no_conquest,
    }


def _attack(state: Realm, seat: int, move: moves.Attack) -> dict[str, Any]:
    if move.monster not in MONSTERS:
        wounds = state.layout.amount[METAMORPHOSIS]
        return {"wounds": wounds, **_short("dl-short-wounds", {"wounds": wounds})}
    kind = MONSTERS.index(move.monster)
    blow = state.layout.monsters[kind].blows[move.attack - 1]
    wounds = blow.wounds + stronger(state, seat, kind)
    short = _short("dl-short-block", {}) if blow.harmless else _short("dl-short-wounds", {"wounds": wounds})
    return {"wounds": 0 if blow.harmless else wounds, "no_conquest": blow.no_conquest, **short}


# --- the round that follows a plan --------------------------------------------------------------------------

Worth = tuple[int, int, int]


def ahead_of(state: Realm, seat: int, action: int) -> dict[str, Any]:
    """For a move of planning or battle: what may be planned after it (`next`), what would end the planning
    there (`closing`), and the battle that comes of it.
    """
    twin = alone(state, seat)
    fighting = twin.fighter == seat
    heard: list[Event] = []
    twin.events = heard
    twin.apply(action)
    twin.events = None
    if fighting:
        card = card_of_round(state)
        return {"battle": [_battle(state, seat, 1, card, True, *_best(twin, seat, heard))]}
    follow = [] if twin.done else [_json(twin, other) for other in twin.legal()]
    closing = []
    while not twin.done:
        ends = [other for other in twin.legal() if other in (ids.NO_TRAP, ids.READY)]
        if not ends:
            return {"next": follow}  # the tile is still to be chosen
        closing.append(_json(twin, ends[0]))
        twin.apply(ends[0])
    return {"next": follow, "closing": closing, "battle": battles(state, twin, seat)}


def battles(before: Realm, planned: Realm, seat: int) -> list[BattlePreview]:
    """The battle for each card that the round could bring; alike ones together, the likeliest first."""
    if not planned.lords[seat].tile:
        return []
    cards = cards_to_come(before, seat)
    solver = Solver(seat, cards, False, 0)
    possible = solver.possible(planned, planned.round)
    out = []
    for card, weight in possible:
        twin = planned.copy_alone(seat)
        set_card(twin, card)
        twin.agenda = []
        twin.done = False
        heard: list[Event] = []
        twin.events = heard
        begin(twin, seat)
        twin.advance()
        twin.events = None
        exactly = len(possible) == len(cards[planned.round])
        out.append(_battle(before, seat, weight, card, exactly, *_best(twin, seat, heard)))
    return sorted(out, key=lambda one: -one["weight"])


def _best(state: Realm, seat: int, heard: list[Event]) -> tuple[Realm, list[Event], bool]:
    """The end of a battle with the best choices for this round, all that happens in it, and whether the lord
    has any choice.
    """
    if state.done:
        return state, heard, False
    best: tuple[Realm, list[Event], bool] | None = None
    legal = state.legal()
    for action in legal:
        twin = state.copy_alone(seat)
        events = heard[:]
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


def _battle(
    before: Realm,
    seat: int,
    weight: int,
    card: int,
    exactly: bool,
    after: Realm,
    events: list[Event],
    choices: bool,
) -> BattlePreview:
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
