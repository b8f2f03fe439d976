"""What a seat can't know, drawn anew: decks, the others' cards and groups, tiles still face down (DP-HID).

Everything unknown is first put into an order that depends on what the seat knows alone, so that two tables
which look alike to it give the same result from the same `rng`.

What a seat knows about a deck is more than which cards it hasn't seen: since the last reshuffle only cards of
that reshuffle can be in it. `Petz.ceilings` keeps this, less what the seat drew itself.
"""

from __future__ import annotations

from ...core.rng import Rng
from .names import ASSIGNING, GROUPING, SHOWING, SUBSTITUTE
from .rules.cards import count, unpack
from .rules.grouping import GATHERING
from .rules.needcards import ASSIGNMENTS
from .state import (
    BARS,
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    EXITS,
    PLOTS,
    Petz,
    cards_of,
    code_on,
    gold_of,
    group_of,
    holds,
    imps_of,
    on_bar,
    one_card,
    put,
)

REAL = (1 << 30) - 1
"""Mask of the cards in a packed number that are no substitutes."""
DOUBLED = 3
"""One in so many imagined cards that could show both needs does."""
HOME = 6
"""After one in so many imagined groups the other imps stay at home."""


def redraw(state: Petz, seat: int | None, rng: Rng) -> None:
    """Redraw in place all that the seat can't know."""
    state.exhibitions = _stack(state.exhibitions, state.exhibitions_known, rng)
    state.customers = _stack(state.customers, state.customers_known, rng)
    state.pet_pile = _stack(state.pet_pile, state.dealt[0], rng)
    state.cage_stack = _stack(state.cage_stack, state.dealt[1], rng)
    state.addon_stack = _stack(state.addon_stack, state.dealt[2], rng)
    state.artifact_stack = _stack(state.artifact_stack, state.dealt[3], rng)
    others = [other for other in range(state.players) if other != seat]
    if state.phase == GROUPING:
        for other in others:
            _redraw_groups(state, other, rng)
    hidden = [_pick_up(state, other, rng) for other in others]
    _redraw_cards(state, seat, others, rng)
    for other, bars in zip(others, hidden, strict=True):
        _lay_down(state, other, bars, rng)


def _stack(tiles: list[int], known: int, rng: Rng) -> list[int]:
    rest = sorted(tiles[known:])
    rng.shuffle(rest)
    return tiles[:known] + rest


# --- groups -------------------------------------------------------------------------------------------------


def _redraw_groups(state: Petz, other: int, rng: Rng) -> None:
    """Behind the screen: who is still grouping starts again, who is ready gets groups that could be."""
    at = EXITS * other
    for exit in range(at, at + EXITS):
        state.home[other] += imps_of(state.groups[exit])
        state.gold[other] += gold_of(state.groups[exit])
        state.groups[exit] = 0
    lanes = state.lanes
    if lanes is not None and lanes[other]:
        lanes[other] = [GATHERING[other][0]]
        return
    made: list[tuple[int, int]] = []
    while state.home[other] > 0 and len(made) < EXITS:
        imps = 1 + rng.below(min(state.home[other], 3))
        gold = rng.below(min(state.gold[other], 2) + 1)
        state.home[other] -= imps
        state.gold[other] -= gold
        made.append((imps + gold, imps))
        if rng.below(HOME) == 0:
            break
    made.sort(reverse=True)
    for exit, (size, imps) in enumerate(made):
        state.groups[at + exit] = group_of(imps, size - imps)


# --- cards --------------------------------------------------------------------------------------------------


def _pick_up(state: Petz, other: int, rng: Rng) -> list[tuple[int, int, bool]]:
    """Take another player's hidden cards back in hand; where they lay, and which of them are potions.

    How many potions lie on bars of one colour shows in the hand (DP-HID-04), once everybody has assigned;
    which bars those are is drawn anew. While somebody still assigns, nothing shows: who has done so may have
    used any potions.
    """
    if state.phase not in (ASSIGNING, SHOWING) or holds(state.revealed, other):
        return []
    open_lanes = state.phase == ASSIGNING and state.lanes is not None
    bars: list[list[tuple[int, int]]] = [[], [], [], []]
    potions = [0, 0, 0, 0]
    for plot in range(PLOTS):
        at = PLOTS * other + plot
        cards, pet = state.assigned[at], state.pets[at]
        for bar in range(state.sizes[at] if pet >= 0 else 0):
            code = code_on(cards, bar)
            colour = state.layout.bars[BARS * pet + bar]
            bars[colour].append((at, bar))
            if code == CODE_POTION:
                potions[colour] += 1
                state.potions_held = put(state.potions_held, other, state.potions_held[other] + 1)
            elif code:
                card = code - 1 if code < CODE_POTION else code - CODE_DOUBLE
                state.hands[4 * other + colour] += one_card(card)
        state.assigned[at] = 0
    if state.phase == ASSIGNING and not open_lanes:
        return []  # nobody has assigned anything yet
    if open_lanes:
        potions = [0, 0, 0, 0]
        assert state.lanes is not None
        if state.lanes[other]:
            first = next(plot for plot in range(PLOTS) if state.pets[PLOTS * other + plot] >= 0)
            state.lanes[other] = [ASSIGNMENTS[other][BARS * first]]
            return []
        for _ in range(state.potions_held[other]):
            colour = rng.below(4)
            if potions[colour] < len(bars[colour]):
                potions[colour] += 1
    hidden: list[tuple[int, int, bool]] = []
    for colour in range(4):
        places = bars[colour]
        rng.shuffle(places)
        hidden += [(at, bar, number < potions[colour]) for number, (at, bar) in enumerate(places)]
    return hidden


def _redraw_cards(state: Petz, seat: int | None, others: list[int], rng: Rng) -> None:
    """The decks and the others' hands, from the cards that the seat hasn't seen."""
    knower = state.players if seat is None else seat
    decks: list[list[int]] = []
    for colour in range(4):
        left = state.left[colour]
        deck = state.decks[colour][:left]
        unseen = sum(one_card(card) for card in deck)
        for other in others:
            unseen += state.hands[4 * other + colour] & REAL
        possible = _least(unseen, state.ceilings[4 * knower + colour])
        cards = unpack(possible)
        rng.shuffle(cards)
        deck = cards[:left]
        decks.append(deck)
        rest = unpack(unseen - sum(one_card(card) for card in deck))
        rng.shuffle(rest)
        for other in others:
            at = 4 * other + colour
            substitutes = state.hands[at] & ~REAL
            hand = substitutes
            for _ in range(count(state.hands[at] & REAL)):
                hand += one_card(rest.pop())
            state.hands[at] = hand
            # What another player knows of the deck is not ours to know: they know no less than a spectator.
            state.ceilings[at] = state.ceilings[4 * state.players + colour]
    state.decks = decks


def _least(one: int, other: int) -> int:
    """Card by card the smaller number."""
    packed = 0
    for card in range(6):
        packed |= min(cards_of(one, card), cards_of(other, card)) * one_card(card)
    return packed


def _lay_down(state: Petz, other: int, hidden: list[tuple[int, int, bool]], rng: Rng) -> None:
    """Assign imagined cards to the bars, potions where they were drawn to be."""
    layout = state.layout
    for at, bar, potion in hidden:
        if potion:
            state.potions_held = put(state.potions_held, other, state.potions_held[other] - 1)
            state.assigned[at] |= on_bar(CODE_POTION, bar)
            continue
        colour = layout.bars[BARS * state.pets[at] + bar]
        cards = unpack(state.hands[4 * other + colour])
        card = cards[rng.below(len(cards))]
        state.hands[4 * other + colour] -= one_card(card)
        code = 1 + card
        if layout.double and card not in (DOMINANT[colour], SUBSTITUTE) and rng.below(DOUBLED) == 0:
            code = CODE_DOUBLE + card
        state.assigned[at] |= on_bar(code, bar)
