"""Phase 4, the needs that imps and food can meet: hunger, poop, play (DP-NEED-07 to 36)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import ABSORB, CARNIVORE, GRAZE, HERBIVORE, HUNGER, MEAT, PLAY, POOP, STORES, TOY
from ..state import BOX_CHAMBER, FOOD, GAPS, MEAT_CHAMBER, PLOTS, SEATS, Petz, needs_of
from .actions import ENTERTAIN, FEED, PER_JOB, PER_PLOT, REFUSE, STOP_PLAY, split
from .employee import employable, no_employee
from .losing import check_losses
from .steps import OnPlot


def suffer(state: Petz, seat: int, plot: int, tokens: int, need: str) -> None:
    """Suffering tokens on a pet (DP-NEED-13)."""
    at = PLOTS * seat + plot
    state.suffering[at] += tokens
    if state.events is not None:
        told = {
            "seat": seat,
            "pet": state.layout.pets[state.pets[at]],
            "tokens": tokens,
            "total": state.suffering[at],
            "need": need,
        }
        state.record("dp-suffers", told)


def excesses(state: Petz, seat: int, need: int, symbol: int) -> bool:
    """Put into `wants` by how much each pet's needs exceed its cage; whether any do."""
    any_excess = False
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        excess = needs_of(state.tallies[at], need)
        if excess:
            excess -= state.symbols(seat, plot, symbol)
            if excess > 0:
                any_excess = True
            else:
                excess = 0
        state.wants[plot] = excess
    return any_excess


# --- hunger -------------------------------------------------------------------------------------------------


def hunger(state: Petz, seat: int) -> None:
    """Symbols feed first, then the player decides about what is left (DP-NEED-14 to 20, DP-RUL-44)."""
    hungry = False
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        hunger = needs_of(state.tallies[at], HUNGER)
        if hunger:
            diet = state.layout.diets[state.pets[at]]
            if diet & HERBIVORE:
                hunger -= state.symbols(seat, plot, GRAZE)
            if diet & CARNIVORE:
                hunger -= state.symbols(seat, plot, MEAT)
            if hunger > 0:
                hungry = True
            else:
                hunger = 0
        state.wants[plot] = hunger
    if hungry:
        feed_on(state, seat)


def edible(state: Petz, seat: int, plot: int) -> bool:
    """Whether there is food in store that the pet on the plot accepts (DP-NEED-08 to 10)."""
    diet = state.layout.diets[state.pets[PLOTS * seat + plot]]
    food, at = state.food, FOOD * seat
    if food[at + BOX_CHAMBER]:
        return True
    if diet & HERBIVORE and (food[at] or food[at + 1] or food[at + 2] or food[at + 3]):
        return True
    return diet & CARNIVORE > 0 and (food[at + 4] > 0 or food[at + 5] > 0 or food[at + 6] > 0)


def feed_on(state: Petz, seat: int) -> None:
    """The next hungry pet that can be fed; the others suffer."""
    for plot in range(PLOTS):
        wanted = state.wants[plot]
        if wanted:
            if edible(state, seat, plot):
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
        diet = state.layout.diets[state.pets[PLOTS * self.seat + self.plot]]
        food, at, first = state.food, FOOD * self.seat, FEED + PER_PLOT * self.plot
        out = [REFUSE]
        if diet & HERBIVORE:
            for store in range(MEAT_CHAMBER):
                if food[at + store]:
                    out.append(first + store)
        if diet & CARNIVORE:
            for store in range(MEAT_CHAMBER, BOX_CHAMBER):
                if food[at + store]:
                    out.append(first + store)
        if food[at + BOX_CHAMBER]:
            out.append(first + BOX_CHAMBER)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, plot = self.seat, self.plot
        state.wants[plot] -= 1
        if action == REFUSE:
            suffer(state, seat, plot, 1, "hunger")
        else:
            store = (action - FEED) % PER_PLOT
            state.food[FOOD * seat + store] -= 1
            if state.events is not None:
                state.record("dp-fed", {"seat": seat, "pet": self.pet(state), "food": STORES[store]})
        feed_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        pet = state.pets[PLOTS * self.seat + self.plot]
        told = {"pet": state.layout.pets[pet]}
        if not isinstance(move, moves.Feed):
            return Refusal("DP-NEED-07", "dp-refusal-feed-now", told)
        plot, food = move.plot, move.food
        if plot != self.plot + 1:
            return Refusal("DP-NEED-07", "dp-refusal-feed-other", told)
        diet = state.layout.diets[pet]
        if diet == HERBIVORE and str(food).startswith("meat"):
            return Refusal("DP-NEED-08", "dp-refusal-herbivore", told)
        if diet == CARNIVORE and str(food).startswith("vegetable"):
            return Refusal("DP-NEED-09", "dp-refusal-carnivore", told)
        return Refusal("DP-NEED-12", "dp-refusal-no-food", {"food": str(food)[:20]})


# --- poop ---------------------------------------------------------------------------------------------------


def poop(state: Petz, seat: int) -> None:
    """Manure for each poop need, less what the cage absorbs (DP-NEED-21 to 25)."""
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        poop = needs_of(state.tallies[at], POOP)
        if poop:
            manure = max(0, poop - state.symbols(seat, plot, ABSORB))
            state.manure[at] += manure
            if state.events is not None:
                told = {"seat": seat, "pet": state.layout.pets[state.pets[at]], "manure": manure}
                state.record("dp-poops", told)


# --- play ---------------------------------------------------------------------------------------------------


def play(state: Petz, seat: int) -> None:
    """Toys entertain first, then the imps in the gaps (DP-NEED-26 to 36)."""
    if excesses(state, seat, PLAY, TOY):
        play_on(state, seat)


def play_on(state: Petz, seat: int) -> None:
    """Ask for the next imp, as long as there is one and a pet that wants to play; then the bored ones
    suffer.
    """
    wants = state.wants
    if state.home[seat] > 0 and (wants[0] or wants[1] or wants[2] or wants[3]):
        state.agenda.append(ENTERTAINING[seat])
    else:
        end_play(state, seat)


def end_play(state: Petz, seat: int) -> None:
    """Play needs that nobody met."""
    for plot in range(PLOTS):
        wanted = state.wants[plot]
        if wanted:
            state.wants[plot] = 0
            suffer(state, seat, plot, wanted, "play")
    check_losses(state, seat)


class Entertain(Decision[Petz]):
    """An available imp in a gap plays once with each neighbour; the Employee of the Month twice (DP-NEED-28
    to 34, DP-ART-24).
    """

    sentence: ClassVar[str] = "dp-prompt-play"

    def legal(self, state: Petz) -> list[int]:
        wants = state.wants
        double = employable(state, self.seat)
        out = [STOP_PLAY]
        for gap in range(4):
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
        state.home[seat] -= 1
        state.busy[seat] += 1
        if double:
            state.employee = True
        for plot in GAPS[gap]:
            wants[plot] = max(0, wants[plot] - 1 - double)
        if state.events is not None:
            told = {"seat": seat, "gap": gap + 1, "employee": double == 1}
            state.record("dp-entertained", told)
        play_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Entertain):
            return Refusal("DP-NEED-26", "dp-refusal-play-now")
        gap: int = move.gap
        if not 1 <= gap <= 4:
            return Refusal("DP-NEED-30", "dp-refusal-no-gap")
        one, other = GAPS[gap - 1]
        if not state.wants[one] and not state.wants[other]:
            return Refusal("DP-NEED-26", "dp-refusal-nobody-plays", {"gap": gap})
        return no_employee(state, self.seat)


FEEDING: Final = [[Feed(seat, plot) for plot in range(PLOTS)] for seat in SEATS]
ENTERTAINING: Final = [Entertain(seat) for seat in SEATS]
