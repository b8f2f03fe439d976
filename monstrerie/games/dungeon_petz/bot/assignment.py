"""How the bots lay Need Cards: what each card would bring and cost on the bar that is next."""

from __future__ import annotations

from typing import Final

from ..names import (
    ABSORB,
    ANGER,
    ANTIMAGIC,
    ARENA,
    BEAUTY_PAGEANT,
    BREEDERS_PRIZE,
    CARNIVORE,
    CHILDRENS_DAY,
    DISEASE,
    EATING_CONTEST,
    FREESTYLE,
    FULL_DISPLAY,
    GRAZE,
    HERBIVORE,
    HUNGER,
    MAGIC,
    MAGIC_SHOW,
    MEAT,
    MOODY_MEDLEY,
    PLAY,
    POOP,
    POTION,
    STRENGTH,
    TOY,
)
from ..rules.actions import ASSIGN
from ..state import (
    BARS,
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    FOOD,
    PLOTS,
    SMALLEST_SALE,
    SUFFERING,
    WEIGHTS,
    Petz,
    tally,
)
from .worth import HURT, MANURE, MUTANT, POINT, SPARE_FOOD, TOKEN

LOSS: Final = 9.0
"""What losing a pet costs, as long as nothing better is known."""
POTION_KEPT: Final = 1.3
STAR: Final = 1.0
EXTRA: Final = 0.3
"""In a single-pet exhibition one pet counts; the others count a little, in case plans change."""


class Display:
    """A seat's pets with the cards laid so far, worked out once for all cards in question."""

    def __init__(self, state: Petz, seat: int) -> None:
        self.state: Petz = state
        self.seat: int = seat
        layout = state.layout
        self.needs: list[int] = [0, 0, 0, 0]
        vegetables = meat = either = plays = 0
        self.star: int = -1
        biggest = 0
        for plot in range(PLOTS):
            at = PLOTS * seat + plot
            pet = state.pets[at]
            if pet < 0:
                continue
            needs = tally(state.assigned[at], DOMINANT, layout.bars, BARS * pet)
            self.needs[plot] = needs
            diet = layout.diets[pet]
            hunger = needs & 15
            if diet & HERBIVORE:
                hunger -= state.symbols(seat, plot, GRAZE)
            if diet & CARNIVORE:
                hunger -= state.symbols(seat, plot, MEAT)
            if hunger > 0:
                if diet == HERBIVORE:
                    vegetables += hunger
                elif diet == CARNIVORE:
                    meat += hunger
                else:
                    either += hunger
            plays += max(0, (needs >> 4 * PLAY & 15) - state.symbols(seat, plot, TOY))
            if state.sizes[at] - 2 * state.suffering[at] > biggest:
                biggest = state.sizes[at] - 2 * state.suffering[at]
                self.star = plot
        at = FOOD * seat
        box = state.food[at + 7]
        self.vegetables: int = sum(state.food[at : at + 4]) + box - vegetables
        self.meat: int = sum(state.food[at + 4 : at + 7]) + box - meat
        self.either: int = self.vegetables + self.meat - box - either
        # An imp in a gap often plays with two pets.
        self.imps: float = state.home[seat] - 0.6 * plays

    def harm(self, plot: int, need: int) -> float:
        """What one more need of a kind costs on a plot."""
        state, seat = self.state, self.seat
        at = PLOTS * seat + plot
        before = self.needs[plot] >> 4 * need & 15
        if need == HUNGER:
            return self.hungry(plot, before)
        if need == POOP:
            if before < state.symbols(seat, plot, ABSORB):
                return 0.05
            sick = 1.5 * TOKEN if self.needs[plot] >> 4 * DISEASE & 15 else 0.0
            return MANURE + sick
        if need == PLAY:
            if before < state.symbols(seat, plot, TOY):
                return 0.0
            return 0.4 if self.imps > 0.5 else self.token(plot)
        if need == MAGIC:
            if before < state.symbols(seat, plot, ANTIMAGIC):
                return 0.0
            mutations = state.mutation[at] + before - state.symbols(seat, plot, ANTIMAGIC)
            return MUTANT if mutations == 0 else LOSS
        if need == ANGER:
            if before < state.symbols(seat, plot, STRENGTH):
                return 0.0
            return HURT + 0.6 if self.imps > 0.5 else LOSS
        if need == DISEASE:
            harm = before + 1 + state.manure[at] + (self.needs[plot] >> 4 * POOP & 15)
            return 0.25 if harm <= 2 else (harm - 1 if before == 0 else 1) * self.token(plot)
        return POTION_KEPT

    def hungry(self, plot: int, before: int) -> float:
        """Food in store, symbols, or suffering."""
        state, seat = self.state, self.seat
        diet = state.layout.diets[state.pets[PLOTS * seat + plot]]
        symbols = 0
        if diet & HERBIVORE:
            symbols += state.symbols(seat, plot, GRAZE)
        if diet & CARNIVORE:
            symbols += state.symbols(seat, plot, MEAT)
        if before < symbols:
            return 0.0
        store = self.vegetables if diet == HERBIVORE else self.meat if diet == CARNIVORE else self.either
        return SPARE_FOOD if store > 0 and self.either > 0 else self.token(plot)

    def token(self, plot: int) -> float:
        """What a suffering token costs on a plot."""
        at = PLOTS * self.seat + plot
        state = self.state
        if state.suffering[at] + 1 >= state.sizes[at]:
            return LOSS
        cost = TOKEN + 0.25 * state.suffering[at]
        if state.sizes[at] >= SMALLEST_SALE:
            for buyer in state.buyers():
                cost = max(cost, TOKEN - 1.5 * state.layout.weights[WEIGHTS * buyer + SUFFERING])
        exhibition = state.exhibition()
        if plot == self.star and exhibition in (FREESTYLE, MOODY_MEDLEY):
            cost += 2.0 * POINT
        return cost

    def gain(self, plot: int, need: int, colour: int) -> float:
        """What one more need of a kind brings: this round's exhibition, this round's customers."""
        state = self.state
        at = PLOTS * self.seat + plot
        value = (
            POINT
            * self.points(plot, need)
            * (1.0 if state.exhibition() >= FULL_DISPLAY else STAR if plot == self.star else EXTRA)
        )
        if state.sizes[at] >= SMALLEST_SALE:
            best = -9.0
            for buyer in state.buyers():
                weights, first = state.layout.weights, WEIGHTS * buyer
                brings = float(weights[first + need]) if need < POTION else 0.0
                if need < POTION and weights[first + 8 + need] and not self.shows(at, need, colour):
                    brings += weights[first + 8 + need]
                best = max(best, brings)
            if best > -9.0:
                value += 1.9 * best
        return value

    def shows(self, at: int, need: int, colour: int) -> bool:
        """Whether a card of that colour shows the need already: a rainbow symbol counts it once."""
        state = self.state
        cards, bar = state.assigned[at], BARS * state.pets[at]
        while cards:
            code = cards & 15
            if state.layout.bars[bar] == colour and code and code != CODE_POTION:
                if code == 1 + need or code == CODE_DOUBLE + need:
                    return True
                if (code == 7 or code >= CODE_DOUBLE) and DOMINANT[colour] == need:
                    return True
            cards >>= 4
            bar += 1
        return False

    def points(self, plot: int, need: int) -> float:
        """Exhibition points for one more need of a kind."""
        exhibition = self.state.exhibition()
        if exhibition == ARENA:
            return 2.0 if need == ANGER else -1.0 if need == DISEASE else 0.0
        if exhibition == EATING_CONTEST:
            return 2.0 if need == HUNGER else -1.0 if need == DISEASE else 0.0
        if exhibition == MAGIC_SHOW:
            return 1.0 if need == MAGIC else 0.0
        if exhibition == CHILDRENS_DAY:
            return 2.0 if need == PLAY else -1.0 if need == POOP else 0.0
        if exhibition == BEAUTY_PAGEANT:
            return -1.0 if need == POOP else 0.7 if need == POTION else 0.0
        if exhibition < 0 or exhibition == BREEDERS_PRIZE:
            return 0.0
        before = self.needs[plot] >> 4 * need & 15
        if exhibition == MOODY_MEDLEY:
            return 2.0 if before == 0 else 0.0
        most = 0
        for kind in range(7):
            most = max(most, self.needs[plot] >> 4 * kind & 15)
        return 2.0 if before == most else 0.6 if before == most - 1 else 0.1


def assign_ranks(state: Petz, seat: int, legal: list[int]) -> list[float]:
    """What each card in question brings, less what it costs."""
    display = Display(state, seat)
    place = (legal[0] - ASSIGN) // 16
    plot, bar = place // BARS, place % BARS
    colour = state.layout.bars[BARS * state.pets[PLOTS * seat + plot] + bar]
    dominant = DOMINANT[colour]
    ranks: list[float] = []
    for action in legal:
        code = (action - ASSIGN) % 16
        if code == CODE_POTION:
            need = POTION
        elif code == 7:
            need = dominant
        else:
            need = code - 1 if code < CODE_POTION else code - CODE_DOUBLE
        value = display.gain(plot, need, colour) - display.harm(plot, need)
        if code >= CODE_DOUBLE:
            value += display.gain(plot, dominant, colour) - display.harm(plot, dominant)
        ranks.append(value)
    return ranks
