"""Phase 5, Business: pets are sold, cards discarded, idle imps clean or earn (DP-BIZ, DP-JOB)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import holds, joined
from ....core.state import Step
from .. import moves
from ..names import BUSINESS, CUSTOMERS, FROM_BLACK_MARKET, FROM_PLATFORM, PLATFORM_SPACE, WORKING
from ..state import PLOTS, SEATS, SMALLEST_SALE, Family, Petz, Plot
from .actions import CLEAN, EARN, NO_SALE, PER_JOB, SELL, split
from .cards import discard_assigned
from .employee import LOAD, employable, no_employee
from .packed import codes_of, holder, imps_on, shows_need
from .steps import EachSeat

MUTANT_DISCOUNT: Final = 2
PER_SALE: Final = 2
"""A pet is sold on the black market or from the platform."""
PER_SELLER: Final = 4
"""Sales of the pet on a plot: to two customers, in both ways."""


# --- selling ------------------------------------------------------------------------------------------------


def match_score(state: Petz, plot: Plot, buyer: int) -> int:
    """How well a pet fits a customer (DP-BIZ-06 to 14)."""
    customer = state.layout.customers[buyer]
    score = customer.suffering * plot.suffering + customer.mutation * plot.mutation
    for need, points in enumerate(customer.needs):
        if points:
            score += points * plot.shows(need)
    for need, points in enumerate(customer.rainbow):
        if points and plot.shows(need):
            score += points * colours_showing(state, plot, need)
    return score


def colours_showing(state: Petz, plot: Plot, need: int) -> int:
    """Different colours among the cards that show a need (DP-BIZ-14, DP-RUL-74)."""
    colours = state.layout.colours(plot)
    seen: set[int] = set()
    for bar, code in enumerate(codes_of(plot.assigned)):
        if shows_need(code, colours[bar], need):
            seen.add(colours[bar])
    return len(seen)


def price(state: Petz, plot: Plot) -> int:
    """Gold for a pet: by size, 2 less for a mutant; negative when the seller pays (DP-BIZ-24 to 28)."""
    gold = state.layout.prices[plot.pet][plot.size]
    return gold - MUTANT_DISCOUNT if plot.mutation else gold


def on_platform(state: Petz, seat: int) -> int:
    """Own imps on the platform, the action space included (DP-BIZ-17)."""
    held = state.spaces[PLATFORM_SPACE]
    imps = state.families[seat].platform
    return imps + imps_on(held) if holder(held) == seat else imps


class Sales(EachSeat):
    """From round 3 on everybody may sell, in turn order (DP-BIZ-01, 02)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = BUSINESS
        if state.round >= 3:
            state.served = 0
            state.platform_used = False
            sell_on(state, seat)


def sell_on(state: Petz, seat: int) -> None:
    """Ask, if there is anything to sell."""
    step = SELLING[seat]
    if len(step.legal(state)) > 1:
        state.agenda.append(step)


class SellPet(Decision[Petz]):
    """One sale, or no more (DP-BIZ-03 to 05, 11, 15 to 33)."""

    sentence: ClassVar[str] = "dp-prompt-sell"

    def legal(self, state: Petz) -> list[int]:
        family = state.families[self.seat]
        buyers = state.buyers()
        out = [NO_SALE]
        platform = not state.platform_used and on_platform(state, self.seat) > 0
        for number, plot in enumerate(family.plots):
            if plot.size < SMALLEST_SALE or family.gold + price(state, plot) < 0:
                continue
            for which, buyer in enumerate(buyers):
                if not holds(state.served, which) and match_score(state, plot, buyer) > 0:
                    sale = SELL + PER_SELLER * number + PER_SALE * which
                    out.append(sale)
                    if platform:
                        out.append(sale + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        if action == NO_SALE:
            if state.events is not None:
                state.record("dp-no-sale", {"seat": self.seat, "sold": state.served != 0})
            return
        seat = self.seat
        family = state.families[seat]
        number, which, platform = sale_of(action)
        plot, customer = family.change(number), state.buyers()[which]
        match, times = match_score(state, plot, customer), 3 if platform else 2
        points = match * times
        gold = price(state, plot)
        family.gold += gold
        if state.events is not None:
            sold: dict[str, Any] = {
                "seat": seat,
                "pet": state.layout.name(plot),
                "customer": CUSTOMERS[customer],
                "platform": platform,
                "match": match,
                "times": times,
                "reputation": points,
                "gold": gold,
                "paid": max(0, -gold),
            }
            state.record("dp-sold", sold)
        family.earn(2 * points, FROM_PLATFORM if platform else FROM_BLACK_MARKET)
        state.served = joined(state.served, which)
        if platform:
            state.platform_used = True
            from_platform(state, family)
        # The cards would be discarded right after the sales anyway (DP-JOB-01).
        discard_assigned(state, plot)
        plot.clear()
        if len(state.buyers()) > 1:
            sell_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Sell):
            return Refusal("DP-BIZ-04", "dp-refusal-sell-now")
        family, name = state.families[self.seat], move.customer
        buyers = [CUSTOMERS[buyer] for buyer in state.buyers()]
        if name not in buyers:
            return Refusal("DP-BIZ-03", "dp-refusal-no-customer")
        if not 1 <= move.plot <= PLOTS or family.plots[move.plot - 1].pet < 0:
            return Refusal("DP-BIZ-05", "dp-refusal-no-pet", {"plot": move.plot})
        plot = family.plots[move.plot - 1]
        pet = state.layout.name(plot)
        if plot.size < SMALLEST_SALE:
            return Refusal("DP-BIZ-05", "dp-refusal-too-small", {"pet": pet, "least": SMALLEST_SALE})
        which = buyers.index(name)
        if holds(state.served, which):
            return Refusal("DP-BIZ-03", "dp-refusal-served", {"customer": name})
        score = match_score(state, plot, state.buyers()[which])
        if score <= 0:
            return Refusal("DP-BIZ-11", "dp-refusal-no-match", {"pet": pet, "customer": name, "score": score})
        if family.gold + price(state, plot) < 0:
            cost = {"pet": pet, "customer": name, "cost": -price(state, plot), "gold": family.gold}
            return Refusal("DP-BIZ-29", "dp-refusal-cannot-pay", cost)
        if on_platform(state, self.seat) == 0:
            return Refusal("DP-BIZ-17", "dp-refusal-no-platform")
        return Refusal("DP-BIZ-21", "dp-refusal-platform-used")


def sale_of(action: int) -> tuple[int, int, bool]:
    """The plot, the place of the customer, and whether the pet is sold from the platform."""
    plot, sale = split(action - SELL, PER_SELLER)
    customer, platform = split(sale, PER_SALE)
    return plot, customer, platform == 1


def from_platform(state: Petz, family: Family) -> None:
    """One own imp goes to the sold pet's cage, from the right side first (DP-BIZ-18, DP-RUL-78)."""
    if family.platform > 0:
        family.platform -= 1
    else:
        state.join(PLATFORM_SPACE, -1)
    family.busy += 1


# --- cards and idle imps ------------------------------------------------------------------------------------


class DiscardCards(Step[Petz]):
    """The customers leave (DP-BIZ-30); all cards still assigned go to their piles (DP-JOB-01 to 04)."""

    def run(self, state: Petz) -> None:
        if state.events is not None:
            for buyer in state.buyers():
                state.record("dp-leaves", {"customer": CUSTOMERS[buyer]})
        for family in state.families:
            for number, plot in enumerate(family.plots):
                if plot.assigned:
                    discard_assigned(state, family.change(number))
            family.revealed = False


class Jobs(EachSeat):
    """Idle imps, player by player (DP-JOB-05)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = WORKING
        state.cleaning = 0
        work_on(state, seat)


def dirty(family: Family) -> int:
    """Manure in cages without a pet (DP-JOB-08, 10)."""
    tokens = 0
    for plot in family.plots:
        if plot.pet < 0:
            tokens += plot.manure
    return tokens


def work_on(state: Petz, seat: int) -> None:
    """Ask, while there is somebody to clean and something to clean; all others earn gold."""
    family = state.families[seat]
    if (state.cleaning > 0 or family.home > 0) and dirty(family) > 0:
        state.agenda.append(AT_WORK[seat])
    else:
        earn(state, seat)


def earn(state: Petz, seat: int) -> None:
    """1 gold for each imp still available, the Employee of the Month included (DP-JOB-11, DP-ART-23)."""
    family = state.families[seat]
    imps = family.home
    if imps:
        family.work(imps)
        family.gold += imps
        if state.events is not None:
            state.record("dp-earned", {"seat": seat, "gold": imps})


class Work(Decision[Petz]):
    """A manure token cleaned away, by the present cleaner or the next imp; or all others earn.

    DP-JOB-05 to 09, DP-ART-22.
    """

    sentence: ClassVar[str] = "dp-prompt-work"

    def legal(self, state: Petz) -> list[int]:
        family = state.families[self.seat]
        double = state.cleaning == 0 and employable(state, self.seat) and dirty(family) > LOAD
        out = [EARN]
        for number, plot in enumerate(family.plots):
            if plot.pet < 0 and plot.manure > 0:
                out.append(CLEAN + PER_JOB * number)
                if double:
                    out.append(CLEAN + PER_JOB * number + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action == EARN:
            state.cleaning = 0
            earn(state, seat)
            return
        plot, double = split(action - CLEAN, PER_JOB)
        if state.cleaning == 0:
            state.families[seat].work(1)
            state.cleaning = LOAD
            if double:
                state.cleaning = 2 * LOAD
                state.employee = True
        state.cleaning -= 1
        state.families[seat].change(plot).manure -= 1
        if state.events is not None:
            state.record("dp-cleaned", {"seat": seat, "plot": plot + 1})
        work_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Clean):
            return Refusal("DP-JOB-05", "dp-refusal-work-now")
        plot: int = move.plot
        if not 1 <= plot <= PLOTS or state.plot(self.seat, plot - 1).manure == 0:
            return Refusal("DP-JOB-06", "dp-refusal-no-manure", {"plot": plot})
        there = state.plot(self.seat, plot - 1)
        if there.pet >= 0:
            return Refusal("DP-JOB-08", "dp-refusal-clean-pet", {"pet": state.layout.name(there)})
        return no_employee(state, self.seat)


SALES: Final = Sales()
SELLING: Final = [SellPet(seat) for seat in SEATS]
DISCARD_CARDS: Final = DiscardCards()
JOBS: Final = Jobs()
AT_WORK: Final = [Work(seat) for seat in SEATS]
