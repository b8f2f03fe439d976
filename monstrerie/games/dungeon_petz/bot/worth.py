"""What things are worth in reputation, roughly: pets to come, goods in town, tokens, imps and gold.

Customers and exhibitions that are known count as what they are, unknown ones as the average. The cards that
are still about say what a bar will ask for: the deck of its colour less what was discarded and what is in the
own hand.
"""

from __future__ import annotations

from typing import Final

from ..names import (
    ABSORB,
    ANGER,
    ANTIMAGIC,
    BUSINESS,
    CARNIVORE,
    COLOURS,
    CUSTOMERS,
    DIETS,
    GRAZE,
    HERBIVORE,
    HUNGER,
    MAGIC,
    MEAT,
    OMNIVORE,
    PETS,
    PLAY,
    STRENGTH,
    SUBSTITUTE,
    TOY,
)
from ..rules.aging import older
from ..rules.business import MUTANT_DISCOUNT
from ..rules.packed import bought_size, cards_of, eats, pet_of
from ..state import BARS, SMALLEST_SALE, Family, Layout, Petz, Plot

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
        self.bars: list[list[float]] = []
        """By customer and colour."""
        self.worths: dict[int, float] = {}
        """What pets are worth, as far as it was worked out already."""
        self.needs: list[list[float]] = []
        """By colour: the share of each need among its cards."""
        for colour in range(len(COLOURS)):
            cards, size = layout.deck[colour], max(1, layout.sizes[colour])
            self.needs.append([cards_of(cards, need) / size for need in range(SUBSTITUTE)])
        for customer in layout.customers:
            bars: list[float] = []
            for shares in self.needs:
                mean, best = 0.0, -9.0
                for need, share in enumerate(shares):
                    if share > 0.0:
                        # A rainbow symbol counts once a colour: about half of what it promises.
                        brings = customer.needs[need] + 0.5 * customer.rainbow[need]
                        mean += share * brings
                        best = max(best, brings if share > 0.15 else brings * share / 0.15)
                bars.append(mean + CHOICE * (best - mean))
            self.bars.append(bars)

    def likely(self, colours: list[int], size: int, need: int) -> float:
        """How often a need will probably show on so many bars."""
        found = 0.0
        for bar in range(size):
            found += self.needs[colours[bar]][need]
        return found


def share_of(state: Petz, seat: int, colour: int, need: int) -> float:
    """The chance that the next card of a colour shows a need, by counting cards."""
    left = state.layout.deck[colour] - state.discards[colour]
    own = state.families[seat].hand[colour]
    wanted = cards_of(left, need) - cards_of(own, need)
    whole = 0
    for card in range(SUBSTITUTE):
        whole += cards_of(left, card) - cards_of(own, card)
    return max(0.0, wanted / whole) if whole > 0 else 0.0


def size_in(size: int, rounds: int) -> int:
    """How big a pet will be so many rounds later."""
    for _ in range(rounds):
        size = older(size)
    return size


def plot_worth(state: Petz, tastes: Tastes, plot: Plot) -> float:
    """What the pet on a plot will bring."""
    return pet_worth(state, tastes, plot.pet, plot.size, plot.suffering, plot.mutation)


def pet_worth(state: Petz, tastes: Tastes, pet: int, size: int, suffering: int, mutation: int) -> float:
    """What a pet will bring: its best sale, exhibitions until then, or its place in the final display."""
    selling_over = state.phase > BUSINESS
    # All that the judgement depends on, as one number.
    key = 2 * state.round + (1 if selling_over else 0)
    for at in range(state.customers_known):
        key = (len(CUSTOMERS) + 1) * key + state.customers[at] + 1
    key = (len(PETS) * key + pet) * (BARS + 1) + size
    key = 2 * (32 * key + min(suffering, 31)) + (1 if mutation else 0)
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
        price = layout.prices[pet][grown] - (MUTANT_DISCOUNT if mutation else 0)
        for at in range(round - 3, round - 1 if round == rounds else round - 2):
            if at < state.customers_known:
                customer = state.customers[at]
                match = float(layout.customers[customer].suffering * suffering)
                bars, colours = tastes.bars[customer], layout.bars[pet]
                for bar in range(grown):
                    match += bars[colours[bar]]
            else:
                match = UNKNOWN_MATCH + 0.35 * (grown - 4) - 1.3 * suffering
            # Other pets want the same customer, and waiting is a risk.
            sale = 2.0 * max(0.0, match) * (0.85 if round > state.round else 1.0) + GOLD * price
            sale *= 0.93 ** (round - state.round)
            best = max(best, sale)
    return best + 0.6 * (rounds - state.round)


def fit(tastes: Tastes, pet: int, size: int, cage: int, addon: int) -> float:
    """How well a cage suits a pet: what of its likely needs the cage meets."""
    layout = tastes.layout
    colours, bars = layout.bars[pet], min(BARS, size + 1)
    first, second = layout.cages[cage], layout.addons[addon]
    strength = first[STRENGTH] + second[STRENGTH]
    antimagic = first[ANTIMAGIC] + second[ANTIMAGIC]
    value = 1.6 * min(tastes.likely(colours, bars, ANGER), float(strength)) + 0.3 * min(2.0, strength)
    value += 1.8 * min(tastes.likely(colours, bars, MAGIC), float(antimagic)) + 0.3 * min(2.0, antimagic)
    value += 1.0 * min(tastes.likely(colours, bars, PLAY), float(first[TOY] + second[TOY]))
    hunger, diet = tastes.likely(colours, bars, HUNGER), layout.diets[pet]
    if eats(diet, HERBIVORE):
        value += 0.9 * min(hunger, float(first[GRAZE] + second[GRAZE]))
    if eats(diet, CARNIVORE):
        value += 0.9 * min(hunger, float(first[MEAT] + second[MEAT]))
    return value + 0.5 * (first[ABSORB] + second[ABSORB])


def hunger_to_come(family: Family, tastes: Tastes) -> tuple[float, float]:
    """Vegetables and meat that the own pets will probably ask for, less what is in store."""
    layout = tastes.layout
    pets = [(plot.pet, plot.size) for plot in family.plots if plot.pet >= 0]
    pets += [(pet_of(new), bought_size(new)) for new in family.waiting()]
    wanted = [0.0] * len(DIETS)
    for pet, size in pets:
        colours, diet = layout.bars[pet], layout.diets[pet]
        for bar in range(size):
            wanted[diet] += tastes.needs[colours[bar]][HUNGER]
    either = 0.5 * wanted[OMNIVORE]
    return wanted[HERBIVORE] + either - family.vegetables(), wanted[CARNIVORE] + either - family.meat()


def play_to_come(family: Family, tastes: Tastes) -> float:
    """Play needs that the own pets will probably have beyond their toys."""
    layout = tastes.layout
    wanted = 0.0
    for plot in family.plots:
        if plot.pet >= 0:
            likely = tastes.likely(layout.colours(plot), plot.size, PLAY)
            wanted += max(0.0, likely - layout.symbols(plot, TOY))
    return wanted
