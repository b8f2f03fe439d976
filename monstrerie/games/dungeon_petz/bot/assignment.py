"""How the bots assign Need Cards: what each card would bring and cost on the bar that is next."""

from __future__ import annotations

from typing import Final

from ..names import (
    ABSORB,
    ANGER,
    ANTIMAGIC,
    CARNIVORE,
    DISEASE,
    HERBIVORE,
    HUNGER,
    MAGIC,
    NEEDS,
    PLAY,
    POOP,
    POTION,
    STRENGTH,
    TOY,
)
from ..rules.actions import ASSIGN, PER_BAR, PER_PET, split
from ..rules.needs import symbols_eaten
from ..rules.packed import (
    CODE_DOUBLE,
    CODE_POTION,
    CODE_SUBSTITUTE,
    DOMINANT,
    card_of,
    codes_of,
    needs_of,
    shows_need,
    tally,
)
from ..state import SMALLEST_SALE, Exhibition, Family, Layout, Petz, Plot
from .worth import HURT, MANURE, MUTANT, POINT, SPARE_FOOD, TOKEN

LOSS: Final = 9.0
"""What losing a pet costs, as long as nothing better is known."""
POTION_KEPT: Final = 1.3
STAR: Final = 1.0
NEW_COLOUR: Final = 0.7
"""How likely a potion is to be the first on its pet."""
EXTRA: Final = 0.3
"""In a single-pet exhibition one pet counts; the others count a little, in case plans change."""


class Display:
    """A seat's pets with the cards assigned so far, worked out once for all cards in question."""

    def __init__(self, state: Petz, seat: int) -> None:
        self.state: Petz = state
        self.layout: Layout = state.layout
        self.counted: Exhibition = state.counted()
        family: Family = state.families[seat]
        self.plots: list[Plot] = family.plots
        layout = state.layout
        self.needs: list[int] = [0, 0, 0, 0]
        """By plot, as `tally` counts them."""
        vegetables = meat = either = plays = 0
        self.star: int = -1
        biggest = 0
        for number, plot in enumerate(family.plots):
            if plot.pet < 0:
                continue
            needs = tally(plot.assigned, layout.colours(plot))
            self.needs[number] = needs
            diet = layout.diets[plot.pet]
            hunger = needs_of(needs, HUNGER) - symbols_eaten(layout, plot)
            if hunger > 0:
                if diet == HERBIVORE:
                    vegetables += hunger
                elif diet == CARNIVORE:
                    meat += hunger
                else:
                    either += hunger
            plays += max(0, needs_of(needs, PLAY) - layout.symbols(plot, TOY))
            if plot.size - 2 * plot.suffering > biggest:
                biggest = plot.size - 2 * plot.suffering
                self.star = number
        box = 1 if family.boxed() else 0
        self.vegetables: int = family.vegetables() + box - vegetables
        self.meat: int = family.meat() + box - meat
        self.either: int = self.vegetables + self.meat - box - either
        # An imp in a gap often plays with two pets.
        self.imps: float = family.home - 0.6 * plays

    def harm(self, plot: int, need: int) -> float:
        """What one more need of a kind costs on a plot."""
        layout, there = self.layout, self.plots[plot]
        before = needs_of(self.needs[plot], need)
        if need == HUNGER:
            return self.hungry(plot, before)
        if need == POOP:
            if before < layout.symbols(there, ABSORB):
                return 0.05
            sick = 1.5 * TOKEN if needs_of(self.needs[plot], DISEASE) else 0.0
            return MANURE + sick
        if need == PLAY:
            if before < layout.symbols(there, TOY):
                return 0.0
            return 0.4 if self.imps > 0.5 else self.token(plot)
        if need == MAGIC:
            if before < layout.symbols(there, ANTIMAGIC):
                return 0.0
            mutations = there.mutation + before - layout.symbols(there, ANTIMAGIC)
            return MUTANT if mutations == 0 else LOSS
        if need == ANGER:
            if before < layout.symbols(there, STRENGTH):
                return 0.0
            return HURT + 0.6 if self.imps > 0.5 else LOSS
        if need == DISEASE:
            harm = before + 1 + there.manure + needs_of(self.needs[plot], POOP)
            return 0.25 if harm <= 2 else (harm - 1 if before == 0 else 1) * self.token(plot)
        return POTION_KEPT

    def hungry(self, plot: int, before: int) -> float:
        """Food in store, symbols, or suffering."""
        there = self.plots[plot]
        if before < symbols_eaten(self.layout, there):
            return 0.0
        diet = self.layout.diets[there.pet]
        store = self.vegetables if diet == HERBIVORE else self.meat if diet == CARNIVORE else self.either
        return SPARE_FOOD if store > 0 and self.either > 0 else self.token(plot)

    def token(self, plot: int) -> float:
        """What a suffering token costs on a plot."""
        there = self.plots[plot]
        if there.suffering + 1 >= there.size:
            return LOSS
        cost = TOKEN + 0.25 * there.suffering
        if there.size >= SMALLEST_SALE:
            for buyer in self.state.buyers():
                cost = max(cost, TOKEN - 1.5 * self.layout.customers[buyer].suffering)
        if plot == self.star and (self.counted.chosen or self.counted.kinds):
            cost -= self.counted.suffering * POINT
        return cost

    def gain(self, plot: int, need: int, colour: int) -> float:
        """What one more need of a kind brings: this round's exhibition, this round's customers."""
        state, there = self.state, self.plots[plot]
        value = (
            POINT
            * self.points(plot, need)
            * (1.0 if self.counted.display else STAR if plot == self.star else EXTRA)
        )
        if there.size >= SMALLEST_SALE:
            best = -9.0
            for buyer in state.buyers():
                brings = 0.0
                if need < POTION:
                    customer = self.layout.customers[buyer]
                    brings = float(customer.needs[need])
                    if customer.rainbow[need] and not self.shown(there, need, colour):
                        brings += customer.rainbow[need]
                best = max(best, brings)
            if best > -9.0:
                value += 1.9 * best
        return value

    def shown(self, plot: Plot, need: int, colour: int) -> bool:
        """Whether a card of that colour shows the need already: a rainbow symbol counts it once."""
        colours = self.layout.colours(plot)
        for bar, code in enumerate(codes_of(plot.assigned)):
            if colours[bar] == colour and shows_need(code, colour, need):
                return True
        return False

    def points(self, plot: int, need: int) -> float:
        """Exhibition points for one more need of a kind."""
        counted = self.counted
        points = float(counted.needs[need])
        if need == POOP:
            points += counted.manure
        elif need == POTION:
            points += NEW_COLOUR * counted.colours
        before = needs_of(self.needs[plot], need)
        if before == 0:
            points += counted.kinds
        if counted.chosen:
            most = 0
            for kind in range(len(NEEDS)):
                most = max(most, needs_of(self.needs[plot], kind))
            points += counted.chosen * (1.0 if before == most else 0.3 if before == most - 1 else 0.05)
        return points


def assign_ranks(state: Petz, seat: int, legal: list[int]) -> list[float]:
    """What each card in question brings, less what it costs."""
    display = Display(state, seat)
    plot, place = split(legal[0] - ASSIGN, PER_PET)
    colour = state.layout.colours(state.plot(seat, plot))[place // PER_BAR]
    dominant = DOMINANT[colour]
    ranks: list[float] = []
    for action in legal:
        code = (action - ASSIGN) % PER_BAR
        if code == CODE_POTION:
            need = POTION
        elif code == CODE_SUBSTITUTE:
            need = dominant
        else:
            need = card_of(code)
        value = display.gain(plot, need, colour) - display.harm(plot, need)
        if code >= CODE_DOUBLE:
            value += display.gain(plot, dominant, colour) - display.harm(plot, dominant)
        ranks.append(value)
    return ranks
