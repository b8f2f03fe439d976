"""Phase 4, the needs that imps and food can meet: hunger, poop, play (DP-NEED-07 to 36)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import ABSORB, CARNIVORE, GRAZE, HERBIVORE, HUNGER, MEAT, PLAY, POOP, STORES, TOY
from ..state import BOX_CHAMBER, GAPS, MEAT_CHAMBER, PLOTS, SEATS, Family, Layout, Petz, Plot
from .actions import ENTERTAIN, FEED, PER_JOB, PER_PLOT, REFUSE, STOP_PLAY, split
from .employee import employable, no_employee
from .losing import check_losses
from .packed import eats
from .steps import OnPlot


def suffer(state: Petz, seat: int, plot: int, tokens: int, need: str) -> None:
    """Suffering tokens on a pet (DP-NEED-13)."""
    there = state.families[seat].change(plot)
    there.suffering += tokens
    if state.events is not None:
        pet = state.layout.name(there)
        suffers = {"seat": seat, "pet": pet, "tokens": tokens, "total": there.suffering, "need": need}
        state.record("dp-suffers", suffers)


def excesses(state: Petz, seat: int, need: int, symbol: int) -> bool:
    """Put into `wants` by how much each pet's needs exceed its cage; whether any do."""
    any_excess = False
    for number, plot in enumerate(state.families[seat].plots):
        excess = unmet(state.layout, plot, need, symbol)
        state.wants[number] = excess
        if excess:
            any_excess = True
    return any_excess


def unmet(layout: Layout, plot: Plot, need: int, symbol: int) -> int:
    """How many needs of a kind a pet shows beyond the symbols of its cage."""
    shown = plot.shows(need)
    return max(0, shown - layout.symbols(plot, symbol)) if shown else 0


# --- hunger -------------------------------------------------------------------------------------------------


def hunger(state: Petz, seat: int) -> None:
    """Symbols feed first, then the player decides about what is left (DP-NEED-14 to 20, DP-RUL-44)."""
    hungry = False
    for number, plot in enumerate(state.families[seat].plots):
        hunger = plot.shows(HUNGER)
        if hunger:
            hunger = max(0, hunger - symbols_eaten(state.layout, plot))
            if hunger:
                hungry = True
        state.wants[number] = hunger
    if hungry:
        feed_on(state, seat)


def symbols_eaten(layout: Layout, plot: Plot) -> int:
    """The symbols of its cage that feed a pet (DP-NEED-15 to 18)."""
    diet, symbols = layout.diets[plot.pet], 0
    if eats(diet, HERBIVORE):
        symbols += layout.symbols(plot, GRAZE)
    if eats(diet, CARNIVORE):
        symbols += layout.symbols(plot, MEAT)
    return symbols


def edible(family: Family, diet: int) -> list[int]:
    """The stores with food that a pet of that diet accepts (DP-NEED-08 to 10)."""
    food = family.food
    stores: list[int] = []
    if eats(diet, HERBIVORE):
        for store in range(MEAT_CHAMBER):
            if food[store]:
                stores.append(store)
    if eats(diet, CARNIVORE):
        for store in range(MEAT_CHAMBER, BOX_CHAMBER):
            if food[store]:
                stores.append(store)
    if food[BOX_CHAMBER]:
        stores.append(BOX_CHAMBER)
    return stores


def feed_on(state: Petz, seat: int) -> None:
    """The next hungry pet that can be fed; the others suffer."""
    family = state.families[seat]
    for plot in range(PLOTS):
        wanted = state.wants[plot]
        if wanted:
            if edible(family, state.layout.diets[family.plots[plot].pet]):
                state.agenda.append(FEEDING[seat][plot])
                return
            state.wants[plot] = 0
            suffer(state, seat, plot, wanted, "hunger")
    check_losses(state, seat)


class Feed(OnPlot):
    """One hunger need: a suitable token from any chamber, or suffering (DP-NEED-07 to 12)."""

    sentence: ClassVar[str] = "dp-prompt-feed"

    def data(self, state: Petz) -> dict[str, Any]:
        return {**super().data(state), "left": state.wants[self.plot]}

    def legal(self, state: Petz) -> list[int]:
        family, first = state.families[self.seat], FEED + PER_PLOT * self.plot
        stores = edible(family, state.layout.diets[family.plots[self.plot].pet])
        return [REFUSE, *[first + store for store in stores]]

    def play(self, state: Petz, action: int) -> None:
        seat, plot = self.seat, self.plot
        state.wants[plot] -= 1
        if action == REFUSE:
            suffer(state, seat, plot, 1, "hunger")
        else:
            store = (action - FEED) % PER_PLOT
            state.families[seat].eat(store)
            if state.events is not None:
                state.record("dp-fed", {"seat": seat, "pet": self.pet(state), "food": STORES[store]})
        feed_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        pet = {"pet": self.pet(state)}
        if not isinstance(move, moves.Feed):
            return Refusal("DP-NEED-07", "dp-refusal-feed-now", pet)
        plot, food = move.plot, move.food
        if plot != self.plot + 1:
            return Refusal("DP-NEED-07", "dp-refusal-feed-other", pet)
        diet = state.layout.diets[state.plot(self.seat, self.plot).pet]
        if diet == HERBIVORE and str(food).startswith("meat"):
            return Refusal("DP-NEED-08", "dp-refusal-herbivore", pet)
        if diet == CARNIVORE and str(food).startswith("vegetable"):
            return Refusal("DP-NEED-09", "dp-refusal-carnivore", pet)
        return Refusal("DP-NEED-12", "dp-refusal-no-food", {"food": str(food)[:20]})


# --- poop ---------------------------------------------------------------------------------------------------


def poop(state: Petz, seat: int) -> None:
    """Manure for each poop need, less what the cage absorbs (DP-NEED-21 to 25)."""
    family = state.families[seat]
    for number, plot in enumerate(family.plots):
        if plot.shows(POOP):
            manure = unmet(state.layout, plot, POOP, ABSORB)
            family.change(number).manure += manure
            if state.events is not None:
                state.record("dp-poops", {"seat": seat, "pet": state.layout.name(plot), "manure": manure})


# --- play ---------------------------------------------------------------------------------------------------


def play(state: Petz, seat: int) -> None:
    """Toys entertain first, then the imps in the gaps (DP-NEED-26 to 36)."""
    if excesses(state, seat, PLAY, TOY):
        play_on(state, seat)


def play_on(state: Petz, seat: int) -> None:
    """Ask for the next imp, as long as there is one and a pet that wants to play."""
    if state.families[seat].home > 0 and wanting(state):
        state.agenda.append(ENTERTAINING[seat])
    else:
        end_play(state, seat)


def wanting(state: Petz) -> bool:
    """Whether any need of the kind now being handled is left."""
    wants = state.wants
    return wants[0] > 0 or wants[1] > 0 or wants[2] > 0 or wants[3] > 0


def end_play(state: Petz, seat: int) -> None:
    """Pets whose play needs nobody met suffer."""
    for plot in range(PLOTS):
        wanted = state.wants[plot]
        if wanted:
            state.wants[plot] = 0
            suffer(state, seat, plot, wanted, "play")
    check_losses(state, seat)


class Entertain(Decision[Petz]):
    """An available imp in a gap plays once with each neighbour (DP-NEED-28 to 34).

    The Employee of the Month plays twice (DP-ART-24).
    """

    sentence: ClassVar[str] = "dp-prompt-play"

    def legal(self, state: Petz) -> list[int]:
        wants = state.wants
        double = employable(state, self.seat)
        out = [STOP_PLAY]
        for gap in range(len(GAPS)):
            one, other = GAPS[gap]
            if wants[one] or wants[other]:
                out.append(ENTERTAIN + PER_JOB * gap)
                if double and (wants[one] > 1 or wants[other] > 1):
                    out.append(ENTERTAIN + PER_JOB * gap + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, wants = self.seat, state.wants
        if action == STOP_PLAY:
            end_play(state, seat)
            return
        gap, double = split(action - ENTERTAIN, PER_JOB)
        state.families[seat].work(1)
        if double:
            state.employee = True
        for plot in GAPS[gap]:
            wants[plot] = max(0, wants[plot] - 1 - double)
        if state.events is not None:
            state.record("dp-entertained", {"seat": seat, "gap": gap + 1, "employee": double == 1})
        play_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Entertain):
            return Refusal("DP-NEED-26", "dp-refusal-play-now")
        gap: int = move.gap
        if not 1 <= gap <= len(GAPS):
            return Refusal("DP-NEED-30", "dp-refusal-no-gap")
        one, other = GAPS[gap - 1]
        if not state.wants[one] and not state.wants[other]:
            return Refusal("DP-NEED-26", "dp-refusal-nobody-plays", {"gap": gap})
        return no_employee(state, self.seat)


FEEDING: Final = [[Feed(seat, plot) for plot in range(PLOTS)] for seat in SEATS]
ENTERTAINING: Final = [Entertain(seat) for seat in SEATS]
