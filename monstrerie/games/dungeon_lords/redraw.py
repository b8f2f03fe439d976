"""Imagining a table: all that a seat can't know is redrawn, from what it knows and the dice alone.

Unknown things are first put into an order that depends on public knowledge, so that two tables which look
alike to the seat give the same result from the same dice.
"""

from __future__ import annotations

from ...core.rng import Rng
from .names import CARDS_A_YEAR, KINDS, ORDERING, ROOMS_A_YEAR, SETUP, SPECIAL
from .rules.orders import CHOICES
from .rules.setup import KEEPS
from .state import ALL_ORDERS, ROUNDS, Realm, first_card, holds, listed, only


def redraw(state: Realm, seat: int | None, rng: Rng) -> None:
    """Redraw in place what the seat (None: a spectator) can't know."""
    _redraw_traps(state, seat, rng)
    _redraw_cards(state, seat, rng)
    _redraw_piles(state, rng)
    if state.phase == SETUP and state.lanes is not None:
        _redraw_locked(state, seat, rng)
    elif state.phase == ORDERING and state.lanes is not None:
        _redraw_orders(state, seat, rng)


def _redraw_traps(state: Realm, seat: int | None, rng: Rng) -> None:
    """Others' stores, their unseen discards, the traps they have laid, and the deck."""
    known = state.used_traps[:]
    if seat is not None:
        own = state.lords[seat]
        for kind in range(KINDS):
            known[kind] += own.traps[kind] + own.buried[kind]
        for trap in own.laid:
            known[trap] += 1
    unknown = [kind for kind in range(KINDS) for _ in range(state.layout.trap_copies[kind] - known[kind])]
    rng.shuffle(unknown)
    for other, lord in enumerate(state.lords):
        if other == seat:
            continue
        for_store, for_grave, for_plan = sum(lord.traps), sum(lord.buried), len(lord.laid)
        lord.traps = _counted(unknown, for_store)
        lord.buried = _counted(unknown, for_grave)
        lord.laid = [unknown.pop() for _ in range(for_plan)]
    # Where the cards drawn already lay tells nothing any more.
    state.trap_pile = [-1] * state.traps_drawn + unknown


def _counted(cards: list[int], number: int) -> list[int]:
    counts = [0] * KINDS
    for _ in range(number):
        counts[cards.pop()] += 1
    return counts


def _redraw_cards(state: Realm, seat: int | None, rng: Rng) -> None:
    """Combat cards neither turned up nor spied on, and the special events not shown."""
    spied = state.lords[seat].spied if seat is not None else 0
    cards = state.cards[:]
    for year in (1, 2):
        if year < state.year:
            known = list(range(ROUNDS))
        elif year > state.year:
            known = []
        else:
            known = [
                position
                for position in range(ROUNDS)
                if position < state.cards_shown or holds(spied, position)
            ]
        places = [first_card(year) + place for place in range(CARDS_A_YEAR) if place not in known]
        unknown = sorted(cards[place] for place in places)
        rng.shuffle(unknown)
        for place in places:
            cards[place] = unknown.pop()
    state.cards = cards
    seen = state.year - 1
    if SPECIAL in state.event_tiles[: state.events_shown]:
        seen = state.year
    rest = sorted(state.specials[seen:])
    rng.shuffle(rest)
    state.specials = state.specials[:seen] + rest
    hidden = sorted(state.event_tiles[state.events_shown :])
    rng.shuffle(hidden)
    state.event_tiles = state.event_tiles[: state.events_shown] + hidden


def _redraw_piles(state: Realm, rng: Rng) -> None:
    """Monsters, rooms and adventurers not laid out yet; silver before gold."""
    silver = sum(copies[0] for copies in state.layout.copies)
    state.monster_pile = _reshuffled(state.monster_pile, state.monsters_drawn, silver, rng)
    state.room_pile = _reshuffled(state.room_pile, state.rooms_drawn, ROOMS_A_YEAR, rng)
    known_end = len(state.hero_pile) - state.heroes_bottomed
    heroes = sorted(state.hero_pile[state.heroes_drawn : known_end])
    rng.shuffle(heroes)
    pile = state.hero_pile
    state.hero_pile = pile[: state.heroes_drawn] + heroes + pile[known_end:]
    if state.year == 1:
        heroes = sorted(state.gold_heroes)
        rng.shuffle(heroes)
        state.gold_heroes = heroes


def _reshuffled(pile: list[int], drawn: int, silver: int, rng: Rng) -> list[int]:
    out = pile[:drawn]
    for start, end in ((drawn, silver), (max(drawn, silver), len(pile))):
        if start < end:
            part = sorted(pile[start:end])
            rng.shuffle(part)
            out += part
    return out


def _some(mask: int, number: int, rng: Rng) -> list[int]:
    orders = listed(mask)
    rng.shuffle(orders)
    return orders[:number]


def _redraw_locked(state: Realm, seat: int | None, rng: Rng) -> None:
    """The others' three cards, and which of them was kept by those who have chosen."""
    assert state.lanes is not None
    for other, lord in enumerate(state.lords):
        if other == seat:
            continue
        drawn = _some(ALL_ORDERS, 3, rng)
        lord.drawn = sum([only(order) for order in drawn])
        if not state.lanes[other]:
            lord.locked = lord.drawn & ~only(drawn[0])
            lord.hand = ALL_ORDERS ^ lord.locked
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
        hand = ALL_ORDERS ^ lord.locked
        lord.hand = hand
        lord.orders = []
        lord.dummy_order = -1
        if lanes[other]:
            lanes[other] = [CHOICES[other]]
            continue
        lord.orders = _some(hand, 3, rng)
        for order in lord.orders:
            lord.hand ^= only(order)
        if state.players == 2:
            lord.dummy_order = _some(state.dummy_pile[other] & ~state.dummy_shown[other], 1, rng)[0]
    state.lanes = lanes
