"""What things are worth in reputation, roughly: pets to come, goods in town, tokens, imps and gold.

Customers and exhibitions that are known count as what they are, unknown ones as the average. The cards that
are still about say what a bar will ask for: the deck of its colour less what was discarded and what is in the
own hand.
"""

from __future__ import annotations

from typing import Final

from ..names import (
    ANGER,
    ANTIMAGIC,
    BUSINESS,
    COLOURS,
    CUSTOMERS,
    GRAZE,
    HERBIVORE,
    HUNGER,
    MAGIC,
    OMNIVORE,
    PLAY,
    STRENGTH,
    TOY,
)
from ..state import BARS, FOOD, PLOTS, SMALLEST_SALE, SUFFERING, WEIGHTS, Layout, Petz

GOLD: Final = 0.45
IMP: Final = 0.6
"""An imp that stays idle: a coin, or a clean cage."""
HURT: Final = 1.6
TOKEN: Final = 1.3
"""A suffering token, for the display at the end and the customers to come."""
MUTANT: Final = 2.5
MANURE: Final = 0.5
LOST: Final = 2.0
POINT: Final = 0.75
"""A point in an exhibition: what it moves the award by."""
SPARE_FOOD: Final = 0.35
CHOICE: Final = 0.4
"""How much of the way from the average card to the best one a hand with some choice gets."""
UNKNOWN_MATCH: Final = 3.2
MOST_WORTHS: Final = 50_000


class Tastes:
    """For one box: what a bar of each colour brings with each customer, on average and with some choice."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self.bars: list[float] = []
        """Four colours a customer."""
        self.worths: dict[int, float] = {}
        """What pets are worth, as far as it was worked out already."""
        self.needs: list[float] = []
        """Share of each need among the cards of a colour, six a colour."""
        for colour in range(len(COLOURS)):
            cards, size = layout.deck[colour], max(1, layout.sizes[colour])
            self.needs += [(cards >> 5 * need & 31) / size for need in range(6)]
        for customer in range(len(CUSTOMERS)):
            first = WEIGHTS * customer
            for colour in range(len(COLOURS)):
                mean, best = 0.0, -9.0
                for need in range(6):
                    share = self.needs[6 * colour + need]
                    if share > 0.0:
                        # A rainbow symbol counts once a colour: about half of what it promises.
                        brings = layout.weights[first + need] + 0.5 * layout.weights[first + 8 + need]
                        mean += share * brings
                        best = max(best, brings if share > 0.15 else brings * share / 0.15)
                self.bars.append(mean + CHOICE * (best - mean))


def share_of(state: Petz, seat: int, colour: int, need: int) -> float:
    """The chance that the next card of a colour shows a need, by counting cards."""
    left = state.layout.deck[colour] - state.discards[colour]
    own = state.hands[4 * seat + colour]
    wanted = (left >> 5 * need & 31) - (own >> 5 * need & 31)
    whole = 0
    for card in range(6):
        whole += (left >> 5 * card & 31) - (own >> 5 * card & 31)
    return max(0.0, wanted / whole) if whole > 0 else 0.0


def size_in(size: int, rounds: int) -> int:
    """How big a pet will be so many rounds later."""
    for _ in range(rounds):
        size = size + 2 if size < 4 else min(BARS, size + 1)
    return size


def pet_worth(state: Petz, tastes: Tastes, pet: int, size: int, suffering: int, mutation: int) -> float:
    """What a pet will bring: its best sale among the customers still to come, exhibitions until then, or its
    place in the final display.
    """
    selling_over = state.phase > BUSINESS
    # All that the judgement depends on, as one number.
    key = 2 * state.round + (1 if selling_over else 0)
    for at in range(state.customers_known):
        key = 9 * key + state.customers[at] + 1
    key = ((key << 5 | pet) << 3 | size) << 6 | min(suffering, 31) << 1 | (1 if mutation else 0)
    known = tastes.worths.get(key)
    if known is None:
        if len(tastes.worths) >= MOST_WORTHS:
            tastes.worths.clear()
        known = _pet_worth(state, tastes, pet, size, suffering, mutation, selling_over)
        tastes.worths[key] = known
    return known


def _pet_worth(
    state: Petz, tastes: Tastes, pet: int, size: int, suffering: int, mutation: int, selling_over: bool
) -> float:
    layout = state.layout
    rounds = layout.rounds
    best = 2.5 - 0.8 * (suffering + mutation)
    first = state.round + 1 if selling_over else max(state.round, 3)
    for round in range(first, rounds + 1):
        grown = size_in(size, round - state.round)
        if grown < SMALLEST_SALE:
            continue
        price = layout.prices[8 * pet + grown] - (2 if mutation else 0)
        for at in range(round - 3, round - 1 if round == rounds else round - 2):
            if at < state.customers_known:
                customer = state.customers[at]
                match = float(layout.weights[WEIGHTS * customer + SUFFERING] * suffering)
                for bar in range(grown):
                    match += tastes.bars[4 * customer + layout.bars[BARS * pet + bar]]
            else:
                match = UNKNOWN_MATCH + 0.35 * (grown - 4) - 1.3 * suffering
            # Other pets want the same customer, and waiting is a risk.
            sale = 2.0 * max(0.0, match) * (0.85 if round > state.round else 1.0) + GOLD * price
            sale *= 0.93 ** (round - state.round)
            best = max(best, sale)
    return best + 0.6 * (rounds - state.round)


def fit(state: Petz, seat: int, tastes: Tastes, pet: int, size: int, cage: int, addon: int) -> float:
    """How well a cage suits a pet: what of its likely needs the cage meets."""
    layout = state.layout
    likely = [0.0] * 6
    for bar in range(min(BARS, size + 1)):
        colour = layout.bars[BARS * pet + bar]
        for need in (HUNGER, PLAY, MAGIC, ANGER):
            likely[need] += tastes.needs[6 * colour + need]
    diet = layout.diets[pet]
    cages, addons = layout.cages, layout.addons
    strength = cages[6 * cage + STRENGTH] + addons[6 * addon + STRENGTH]
    antimagic = cages[6 * cage + ANTIMAGIC] + addons[6 * addon + ANTIMAGIC]
    toys = cages[6 * cage + TOY] + addons[6 * addon + TOY]
    value = 1.6 * min(likely[ANGER], float(strength)) + 0.3 * min(2.0, strength)
    value += 1.8 * min(likely[MAGIC], float(antimagic)) + 0.3 * min(2.0, antimagic)
    value += 1.0 * min(likely[PLAY], float(toys))
    if diet & HERBIVORE:
        value += 0.9 * min(likely[HUNGER], float(cages[6 * cage + GRAZE] + addons[6 * addon + GRAZE]))
    if diet >= 2:
        value += 0.9 * min(likely[HUNGER], float(cages[6 * cage + 3] + addons[6 * addon + 3]))
    return value + 0.5 * (cages[6 * cage + 5] + addons[6 * addon + 5])


def hunger_to_come(state: Petz, seat: int, tastes: Tastes) -> list[float]:
    """Vegetables, meat and food of either kind that the own pets will probably ask for, less what is in
    store.
    """
    layout = state.layout
    wanted = [0.0, 0.0, 0.0, 0.0]
    at = PLOTS * seat
    for plot in range(at, at + PLOTS):
        pet = state.pets[plot]
        if pet >= 0:
            for bar in range(state.sizes[plot]):
                wanted[layout.diets[pet]] += tastes.needs[6 * layout.bars[BARS * pet + bar]]
    for slot in range(3 * seat, 3 * seat + 3):
        new = state.new_pets[slot]
        if new >= 0:
            for bar in range(new & 7):
                wanted[layout.diets[new >> 3]] += tastes.needs[6 * layout.bars[BARS * (new >> 3) + bar]]
    stored = FOOD * seat
    vegetables = wanted[HERBIVORE] + 0.5 * wanted[OMNIVORE] - sum(state.food[stored : stored + 4])
    meat = wanted[2] + 0.5 * wanted[OMNIVORE] - sum(state.food[stored + 4 : stored + 7])
    return [vegetables, meat]


def play_to_come(state: Petz, seat: int, tastes: Tastes) -> float:
    """Play needs that the own pets will probably have beyond their toys."""
    layout = state.layout
    wanted = 0.0
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        pet = state.pets[at]
        if pet >= 0:
            likely = 0.0
            for bar in range(state.sizes[at]):
                likely += tastes.needs[6 * layout.bars[BARS * pet + bar] + PLAY]
            wanted += max(0.0, likely - state.symbols(seat, plot, TOY))
    return wanted
