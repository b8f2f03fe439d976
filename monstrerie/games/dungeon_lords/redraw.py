"""Imagining a table: all that a seat can't know is redrawn, from what it knows and the dice alone.

Unknown things are first put into an order that depends on public knowledge, so that two tables which look
alike to the seat give the same result from the same dice.
"""

from __future__ import annotations

from ...core.rng import Rng
from ...core.sets import holds, listed, lowest, only, set_of, without
from .names import ORDERING, SETUP, SPECIAL
from .rules.orders import CHOICES
from .rules.packed import first_card
from .rules.setup import KEEPS
from .state import ALL_ORDERS, NO_TRAPS, ROUNDS, Lord, Realm


def redraw(state: Realm, seat: int | None, rng: Rng) -> None:
    """Redraw in place what the seat (None: a spectator) can't know."""
    _redraw_traps(state, seat, rng)
    _redraw_cards(state, state.lords[seat].spied if seat is not None else 0, rng)
    _redraw_piles(state, rng)
    if state.phase == SETUP and state.lanes is not None:
        _redraw_locked(state, seat, rng)
    elif state.phase == ORDERING and state.lanes is not None:
        _redraw_orders(state, seat, rng)


def reshuffle(state: Realm, rng: Rng) -> None:
    """Redraw in place what nobody knows: what lies in the piles, and Combat cards on which nobody spied."""
    unknown = _unseen_traps(state, list(range(state.players)))
    rng.shuffle(unknown)
    state.trap_pile = [-1] * state.traps_drawn + unknown
    spied = 0
    for lord in state.lords:
        spied |= lord.spied
    _redraw_cards(state, spied, rng)
    _redraw_piles(state, rng)


def _unseen_traps(state: Realm, knowing: list[int]) -> list[int]:
    """The trap cards that none of these seats has seen."""
    known = state.used_traps[:]
    for seat in knowing:
        own = state.lords[seat]
        for kind, number in enumerate(own.traps):
            known[kind] = known[kind] + number + own.buried[kind]
        for trap in own.laid:
            known[trap] = known[trap] + 1
    copies = state.layout.trap_copies
    return [kind for kind, number in enumerate(known) for _card in range(copies[kind] - number)]


def _redraw_traps(state: Realm, seat: int | None, rng: Rng) -> None:
    """Others' stores, their unseen discards, the traps they have laid, and the deck."""
    me = -1 if seat is None else seat
    unknown = _unseen_traps(state, [] if seat is None else [seat])
    rng.shuffle(unknown)
    for other, lord in enumerate(state.lords):
        if other != me and lord.laid:
            lord.laid = _payable(state, lord, unknown)
    for other, lord in enumerate(state.lords):
        if other != me:
            lord.traps = _as_many(lord.traps, unknown)
            lord.buried = _as_many(lord.buried, unknown)
    # Where the cards drawn already lay tells nothing any more.
    state.trap_pile = [-1] * state.traps_drawn + unknown


def _payable(state: Realm, lord: Lord, cards: list[int]) -> list[int]:
    """As many traps as the lord has laid, such as it can pay (DL-CMB-29)."""
    effects = state.layout.trap_effects[state.year - 1]
    gold, food, imps = lord.gold, lord.food, lord.imps
    laid: list[int] = []
    for _trap in lord.laid:
        at = len(cards) - 1
        while at > 0:
            effect = effects[cards[at]]
            if effect.gold <= gold and effect.food <= food and effect.imps <= imps:
                break
            at -= 1
        laid.append(cards.pop(at))
        effect = effects[laid[-1]]
        gold, food, imps = gold - effect.gold, food - effect.food, imps - effect.imps
    return laid


def _as_many(counts: list[int], cards: list[int]) -> list[int]:
    if counts is NO_TRAPS:
        return counts
    made = NO_TRAPS[:]
    for number in counts:
        for _card in range(number):
            card = cards.pop()
            made[card] = made[card] + 1
    return made


def _redraw_cards(state: Realm, spied: int, rng: Rng) -> None:
    """Combat cards neither turned up nor spied on, and the special events not shown."""
    cards = state.cards[:]
    for year in (1, 2):
        known = _known_rounds(state, spied, year)
        places = [place + first_card(year) for place in range(ROUNDS) if not holds(known, place)]
        unplayed = first_card(year) + ROUNDS
        unknown = _shuffled([cards[place] for place in places] + cards[unplayed : first_card(year + 1)], rng)
        for place in places:
            cards[place] = unknown.pop()
        unknown.reverse()
        cards[unplayed : first_card(year + 1)] = unknown
    state.cards = cards
    seen = state.year if SPECIAL in state.event_tiles[: state.events_shown] else state.year - 1
    state.specials = state.specials[:seen] + _shuffled(state.specials[seen:], rng)
    shown, tiles = state.events_shown, state.event_tiles
    state.event_tiles = tiles[:shown] + _shuffled(tiles[shown:], rng)


def _known_rounds(state: Realm, spied: int, year: int) -> int:
    """The rounds of a year's Combat whose cards are known to those who spied on that set, as a set."""
    if year != state.year:
        return lowest(ROUNDS if year < state.year else 0)
    return lowest(state.cards_shown) | spied


def _redraw_piles(state: Realm, rng: Rng) -> None:
    """Monsters, rooms and adventurers not laid out yet; silver before gold."""
    layout, drawn, pile = state.layout, state.heroes_drawn, state.hero_pile
    state.monster_pile = _reshuffled(state.monster_pile, state.monsters_drawn, layout.silver_monsters, rng)
    state.room_pile = _reshuffled(state.room_pile, state.rooms_drawn, layout.silver_rooms, rng)
    known_end = len(pile) - state.heroes_bottomed
    state.hero_pile = pile[:drawn] + _shuffled(pile[drawn:known_end], rng) + pile[known_end:]
    if state.year == 1:
        state.gold_heroes = _shuffled(state.gold_heroes[:], rng)


def _reshuffled(pile: list[int], drawn: int, silver: int, rng: Rng) -> list[int]:
    if drawn >= silver:
        return pile[:drawn] + _shuffled(pile[drawn:], rng)
    return pile[:drawn] + _shuffled(pile[drawn:silver], rng) + _shuffled(pile[silver:], rng)


def _shuffled(unknown: list[int], rng: Rng) -> list[int]:
    """The same list, in an order that tells nothing of the one it had."""
    if len(unknown) > 1:
        unknown.sort()
        rng.shuffle(unknown)
    return unknown


def _some(members: int, number: int, rng: Rng) -> list[int]:
    orders = listed(members)
    rng.shuffle(orders)
    return orders[:number]


def _redraw_locked(state: Realm, seat: int | None, rng: Rng) -> None:
    """The others' three cards, and which of them those who have chosen took in hand."""
    assert state.lanes is not None
    for other, lord in enumerate(state.lords):
        if other == seat:
            continue
        drawn = _some(ALL_ORDERS, 3, rng)
        lord.drawn = set_of(drawn)
        if not state.lanes[other]:
            lord.locked = without(lord.drawn, only(drawn[0]))
            lord.hand = without(ALL_ORDERS, lord.locked)
    state.lanes = [
        [KEEPS[other]] if other != seat and lane else lane for other, lane in enumerate(state.lanes)
    ]


def _redraw_orders(state: Realm, seat: int | None, rng: Rng) -> None:
    """The others' chosen orders; those who are still choosing are imagined to begin anew, since nobody sees
    how far they are.
    """
    assert state.lanes is not None
    lanes = state.lanes[:]
    for other, lord in enumerate(state.lords):
        if other == seat:
            continue
        lord.hand = without(ALL_ORDERS, lord.locked)
        lord.orders = []
        lord.dummy_order = -1
        if lanes[other]:
            lanes[other] = [CHOICES[other]]
            continue
        lord.orders = _some(lord.hand, 3, rng)
        lord.hand = without(lord.hand, set_of(lord.orders))
        if state.players == 2:
            lord.dummy_order = _some(without(state.dummy_pile[other], state.dummy_shown[other]), 1, rng)[0]
    state.lanes = lanes
