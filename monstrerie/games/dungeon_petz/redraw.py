"""What a seat can't know, drawn anew: decks, the others' cards and groups, tiles still face down (DP-HID).

Everything unknown is first put into an order that depends on what the seat knows alone, so that two tables
which it can't tell apart give the same result from the same `rng`.

What a seat knows about a deck is more than which cards it hasn't seen: since the last reshuffle only cards of
that reshuffle can be in it. `Family.ceilings` says so, less what the family drew itself.
"""

from __future__ import annotations

from ...core.rng import Rng
from .names import ASSIGNING, COLOURS, GROUPING, SHOWING, SUBSTITUTE
from .rules.grouping import GATHERING
from .rules.needcards import ASSIGNMENTS, next_pet
from .rules.packed import (
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    card_of,
    cards_of,
    code_on,
    count,
    gold_of,
    group_of,
    imps_of,
    on_bar,
    one_card,
    real,
    unpack,
)
from .state import ADDONS_DEALT, ARTIFACTS_DEALT, CAGES_DEALT, EXITS, PETS_DEALT, Petz

Hidden = tuple[int, int, bool]
"""A covered card: its plot, its bar, and whether it is a potion."""
DOUBLED = 3
"""One in so many imagined cards that could show both needs does."""
HOME = 6
"""After one in so many imagined groups the other imps stay at home."""


def redraw(state: Petz, seat: int | None, rng: Rng) -> None:
    """Redraw in place all that the seat can't know."""
    _restack(state, rng)
    others = [other for other in range(state.players) if other != seat]
    if state.phase == GROUPING:
        for other in others:
            _redraw_groups(state, other, rng)
    hidden = [_pick_up(state, other, rng) for other in others]
    _redraw_cards(state, seat, others, rng)
    for other, bars in zip(others, hidden, strict=True):
        _assign(state, other, bars, rng)


def reshuffle(state: Petz, rng: Rng) -> None:
    """Redraw in place what nobody knows: tiles still face down and what lies in the decks."""
    _restack(state, rng)
    state.decks = [_stack(deck[:left], 0, rng) for deck, left in zip(state.decks, state.left, strict=True)]


def _restack(state: Petz, rng: Rng) -> None:
    state.exhibitions = _stack(state.exhibitions, state.exhibitions_known, rng)
    state.customers = _stack(state.customers, state.customers_known, rng)
    state.pet_pile = _stack(state.pet_pile, state.dealt[PETS_DEALT], rng)
    state.cage_stack = _stack(state.cage_stack, state.dealt[CAGES_DEALT], rng)
    state.addon_stack = _stack(state.addon_stack, state.dealt[ADDONS_DEALT], rng)
    state.artifact_stack = _stack(state.artifact_stack, state.dealt[ARTIFACTS_DEALT], rng)


def _stack(tiles: list[int], known: int, rng: Rng) -> list[int]:
    rest = sorted(tiles[known:])
    rng.shuffle(rest)
    return tiles[:known] + rest


# --- groups -------------------------------------------------------------------------------------------------


def _redraw_groups(state: Petz, other: int, rng: Rng) -> None:
    """Behind the screen: who is still grouping starts again, who is ready gets groups that could be."""
    family = state.families[other]
    for group in family.groups:
        family.home += imps_of(group)
        family.gold += gold_of(group)
    family.groups = [0] * EXITS
    lanes = state.lanes
    if lanes is not None and lanes[other]:
        lanes[other] = [GATHERING[other][0]]
        return
    made: list[tuple[int, int]] = []
    while family.home > 0 and len(made) < EXITS:
        imps = 1 + rng.below(min(family.home, 3))
        gold = rng.below(min(family.gold, 2) + 1)
        family.home -= imps
        family.gold -= gold
        made.append((imps + gold, imps))
        if rng.below(HOME) == 0:
            break
    made.sort(reverse=True)
    for exit, (size, imps) in enumerate(made):
        family.groups[exit] = group_of(imps, size - imps)


# --- cards --------------------------------------------------------------------------------------------------


def _pick_up(state: Petz, other: int, rng: Rng) -> list[Hidden]:
    """Take another player's hidden cards back in hand; where they were, and which of them are potions.

    How many potions are on bars of one colour shows in the hand (DP-HID-04), once everybody has assigned;
    which bars those are is drawn anew. While somebody still assigns, nothing shows: who has done so may have
    used any potions.
    """
    family = state.families[other]
    if state.phase not in (ASSIGNING, SHOWING) or family.revealed:
        return []
    open_lanes = state.phase == ASSIGNING and state.lanes is not None
    bars: list[list[tuple[int, int]]] = [[], [], [], []]
    potions = [0, 0, 0, 0]
    for number, plot in enumerate(family.plots):
        colours = state.layout.colours(plot)
        for bar in range(plot.size):
            code = code_on(plot.assigned, bar)
            bars[colours[bar]].append((number, bar))
            if code == CODE_POTION:
                potions[colours[bar]] += 1
                family.potions += 1
            elif code:
                family.hand[colours[bar]] += one_card(card_of(code))
        family.change(number).assigned = 0
    if state.phase == ASSIGNING and not open_lanes:
        return []  # nobody has assigned anything yet
    if open_lanes:
        potions = [0, 0, 0, 0]
        assert state.lanes is not None
        if state.lanes[other]:
            state.lanes[other] = [ASSIGNMENTS[other][next_pet(family, 0)][0]]
            return []
        for _ in range(family.potions):
            colour = rng.below(4)
            if potions[colour] < len(bars[colour]):
                potions[colour] += 1
    hidden: list[Hidden] = []
    for places, count_ in zip(bars, potions, strict=True):
        rng.shuffle(places)
        hidden += [(plot, bar, number < count_) for number, (plot, bar) in enumerate(places)]
    return hidden


def _redraw_cards(state: Petz, seat: int | None, others: list[int], rng: Rng) -> None:
    """The decks and the others' hands, from the cards that the seat hasn't seen."""
    ceilings = state.ceilings if seat is None else state.families[seat].ceilings
    hands = [state.families[other].hand for other in others]
    decks: list[list[int]] = []
    for colour in range(len(COLOURS)):
        left = state.left[colour]
        deck = state.decks[colour][:left]
        unseen = sum(one_card(card) for card in deck)
        unseen += sum(real(hand[colour]) for hand in hands)
        possible = _least(unseen, ceilings[colour])
        cards = unpack(possible)
        rng.shuffle(cards)
        deck = cards[:left]
        decks.append(deck)
        rest = unpack(unseen - sum(one_card(card) for card in deck))
        rng.shuffle(rest)
        for hand in hands:
            cards_held = real(hand[colour])
            hand[colour] -= cards_held
            for _ in range(count(cards_held)):
                hand[colour] += one_card(rest.pop())
    state.decks = decks
    for other in others:
        # What another player knows of the deck is not ours to know: they know no less than a spectator.
        state.families[other].ceilings = state.ceilings[:]


def _least(one: int, other: int) -> int:
    """Card by card the smaller number."""
    packed = 0
    for card in range(SUBSTITUTE):
        packed += min(cards_of(one, card), cards_of(other, card)) * one_card(card)
    return packed


def _assign(state: Petz, other: int, hidden: list[Hidden], rng: Rng) -> None:
    """Assign imagined cards to the bars, potions where they were drawn to be."""
    layout, family = state.layout, state.families[other]
    for number, bar, potion in hidden:
        plot = family.change(number)
        if potion:
            family.potions -= 1
            plot.assigned += on_bar(CODE_POTION, bar)
            continue
        colour = layout.colours(plot)[bar]
        cards = unpack(family.hand[colour])
        card = cards[rng.below(len(cards))]
        family.hand[colour] -= one_card(card)
        code = 1 + card
        if layout.double and card not in (DOMINANT[colour], SUBSTITUTE) and rng.below(DOUBLED) == 0:
            code = CODE_DOUBLE + card
        plot.assigned += on_bar(code, bar)
