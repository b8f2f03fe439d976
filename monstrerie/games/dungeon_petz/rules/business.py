"""Phase 5, Business: pets are sold, cards discarded, idle imps clean or earn (DP-BIZ, DP-JOB)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import BUSINESS, CUSTOMERS, FROM_BLACK_MARKET, FROM_PLATFORM, PLATFORM_SPACE, WORKING
from ..state import (
    BARS,
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    MUTATION,
    PLOTS,
    SEATS,
    SMALLEST_SALE,
    SUFFERING,
    WEIGHTS,
    Petz,
    codes_of,
    holder,
    holds,
    imps_on,
    needs_of,
    only,
    put,
)
from .actions import CLEAN, EARN, NO_SALE, PER_JOB, SELL, split
from .cards import discard_assigned
from .employee import LOAD, employable, no_employee
from .steps import EachSeat

MUTANT_DISCOUNT: Final = 2
BY_PLATFORM: Final = 4
"""In `served`: a platform sale was made."""


# --- selling ------------------------------------------------------------------------------------------------


def match_score(state: Petz, at: int, customer: int) -> int:
    """How well a pet fits a customer (DP-BIZ-06 to 14)."""
    weights, first = state.layout.weights, WEIGHTS * customer
    needs = state.tallies[at]
    score = weights[first + SUFFERING] * state.suffering[at] + weights[first + MUTATION] * state.mutation[at]
    for need in range(6):
        weight = weights[first + need]
        if weight:
            score += weight * needs_of(needs, need)
        rainbow = weights[first + 8 + need]
        if rainbow and needs_of(needs, need):
            score += rainbow * colours_showing(state, at, need)
    return score


def colours_showing(state: Petz, at: int, need: int) -> int:
    """Different colours among the cards that show a need (DP-BIZ-14, DP-RUL-74)."""
    bars, seen = state.layout.bars, 0
    for bar, code in enumerate(codes_of(state.assigned[at]), BARS * state.pets[at]):
        colour = bars[bar]
        if code == CODE_POTION or code == 0:
            shows = False
        elif code == 7:
            shows = DOMINANT[colour] == need
        elif code < 7:
            shows = code - 1 == need
        else:
            shows = code - CODE_DOUBLE == need or DOMINANT[colour] == need
        if shows:
            seen |= only(colour)
    return seen.bit_count()


def price(state: Petz, at: int) -> int:
    """Gold for a pet: by size, 2 less for a mutant; negative when the seller pays (DP-BIZ-24 to 28)."""
    gold = state.layout.prices[8 * state.pets[at] + state.sizes[at]]
    return gold - MUTANT_DISCOUNT if state.mutation[at] else gold


def on_platform(state: Petz, seat: int) -> int:
    """Own imps on the platform, the action space included (DP-BIZ-17)."""
    held = state.spaces[PLATFORM_SPACE]
    imps = state.platform[seat]
    return imps + imps_on(held) if holder(held) == seat else imps


class Sales(EachSeat):
    """From round 3 on everybody may sell, in turn order (DP-BIZ-01, 02)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = BUSINESS
        if state.round >= 3:
            state.served = 0
            sell_on(state, seat)


def sell_on(state: Petz, seat: int) -> None:
    """Ask, if there is anything to sell."""
    step = SELLING[seat]
    at = PLOTS * seat
    sizes = state.sizes
    if (
        sizes[at] >= SMALLEST_SALE
        or sizes[at + 1] >= SMALLEST_SALE
        or sizes[at + 2] >= SMALLEST_SALE
        or sizes[at + 3] >= SMALLEST_SALE
    ) and len(step.legal(state)) > 1:
        state.agenda.append(step)


class SellPet(Decision[Petz]):
    """One sale, or no more (DP-BIZ-03 to 05, 11, 15 to 33)."""

    sentence: ClassVar[str] = "dp-prompt-sell"

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        buyers = state.buyers()
        out = [NO_SALE]
        platform = not state.served & BY_PLATFORM and on_platform(state, seat) > 0
        for plot in range(PLOTS):
            at = PLOTS * seat + plot
            if state.sizes[at] < SMALLEST_SALE or state.gold[seat] + price(state, at) < 0:
                continue
            for which in range(len(buyers)):
                if not holds(state.served, which) and match_score(state, at, buyers[which]) > 0:
                    sale = SELL + 4 * plot + 2 * which
                    out.append(sale)
                    if platform:
                        out.append(sale + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        if action == NO_SALE:
            if state.events is not None:
                told: dict[str, Any] = {"seat": self.seat, "sold": state.served != 0}
                state.record("dp-no-sale", told)
            return
        seat = self.seat
        sale, platform = split(action - SELL, 2)
        plot, which = split(sale, 2)
        at = PLOTS * seat + plot
        customer = state.buyers()[which]
        match, times = match_score(state, at, customer), 3 if platform else 2
        points = match * times
        gold = price(state, at)
        state.gold[seat] += gold
        if state.events is not None:
            told = {
                "seat": seat,
                "pet": state.layout.pets[state.pets[at]],
                "customer": CUSTOMERS[customer],
                "platform": platform == 1,
                "match": match,
                "times": times,
                "reputation": points,
                "gold": gold,
                "paid": max(0, -gold),
            }
            state.record("dp-sold", told)
        state.earn(seat, 2 * points, FROM_PLATFORM if platform else FROM_BLACK_MARKET)
        state.served |= only(which)
        if platform:
            state.served |= BY_PLATFORM
            from_platform(state, seat)
        # The cards would be discarded right after the sales anyway (DP-JOB-01).
        discard_assigned(state, at)
        state.clear(at)
        if len(state.buyers()) > 1:
            sell_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Sell):
            return Refusal("DP-BIZ-04", "dp-refusal-sell-now")
        plot, name = move.plot, move.customer
        seat = self.seat
        buyers = [CUSTOMERS[buyer] for buyer in state.buyers()]
        if name not in buyers:
            return Refusal("DP-BIZ-03", "dp-refusal-no-customer")
        at = PLOTS * seat + plot - 1
        if not 1 <= plot <= PLOTS or state.pets[at] < 0:
            return Refusal("DP-BIZ-05", "dp-refusal-no-pet", {"plot": plot})
        pet = state.layout.pets[state.pets[at]]
        if state.sizes[at] < SMALLEST_SALE:
            return Refusal("DP-BIZ-05", "dp-refusal-too-small", {"pet": pet, "least": SMALLEST_SALE})
        which = buyers.index(name)
        if holds(state.served, which):
            return Refusal("DP-BIZ-03", "dp-refusal-served", {"customer": name})
        score = match_score(state, at, state.buyers()[which])
        if score <= 0:
            return Refusal("DP-BIZ-11", "dp-refusal-no-match", {"pet": pet, "customer": name, "score": score})
        if state.gold[seat] + price(state, at) < 0:
            cost = {"pet": pet, "customer": name, "cost": -price(state, at), "gold": state.gold[seat]}
            return Refusal("DP-BIZ-29", "dp-refusal-cannot-pay", cost)
        if on_platform(state, seat) == 0:
            return Refusal("DP-BIZ-17", "dp-refusal-no-platform")
        return Refusal("DP-BIZ-21", "dp-refusal-platform-used")


def from_platform(state: Petz, seat: int) -> None:
    """One own imp goes to the sold pet's cage, from the right side first (DP-BIZ-18, DP-RUL-78)."""
    if state.platform[seat] > 0:
        state.platform = put(state.platform, seat, state.platform[seat] - 1)
    else:
        state.join(PLATFORM_SPACE, -1)
    state.busy[seat] += 1


# --- cards and idle imps ------------------------------------------------------------------------------------


class DiscardCards(Step[Petz]):
    """The customers leave (DP-BIZ-30); all cards still assigned go to their piles, in every round
    (DP-JOB-01
    to 04).
    """

    def run(self, state: Petz) -> None:
        if state.events is not None:
            for buyer in state.buyers():
                state.record("dp-leaves", {"customer": CUSTOMERS[buyer]})
        for at in range(PLOTS * state.players):
            if state.assigned[at]:
                discard_assigned(state, at)
        state.revealed = 0


class Jobs(EachSeat):
    """Idle imps, player by player (DP-JOB-05)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = WORKING
        state.cleaning = 0
        work_on(state, seat)


def dirty(state: Petz, seat: int) -> int:
    """Manure in cages without a pet (DP-JOB-08, 10)."""
    tokens = 0
    for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
        if state.pets[at] < 0:
            tokens += state.manure[at]
    return tokens


def work_on(state: Petz, seat: int) -> None:
    """Ask, while there is somebody to clean and something to clean; all others earn gold."""
    if (state.cleaning > 0 or state.home[seat] > 0) and dirty(state, seat) > 0:
        state.agenda.append(AT_WORK[seat])
    else:
        earn(state, seat)


def earn(state: Petz, seat: int) -> None:
    """1 gold for each imp still available, the Employee of the Month included (DP-JOB-11, DP-ART-23)."""
    imps = state.home[seat]
    if imps:
        state.home[seat] = 0
        state.busy[seat] += imps
        state.gold[seat] += imps
        if state.events is not None:
            state.record("dp-earned", {"seat": seat, "gold": imps})


class Work(Decision[Petz]):
    """A manure token cleaned away, by the present cleaner or the next imp; or all others earn (DP-JOB-05 to
    09, DP-ART-22).
    """

    sentence: ClassVar[str] = "dp-prompt-work"

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        double = state.cleaning == 0 and employable(state, seat) and dirty(state, seat) > LOAD
        out = [EARN]
        for plot in range(PLOTS):
            at = PLOTS * seat + plot
            if state.pets[at] < 0 and state.manure[at] > 0:
                out.append(CLEAN + PER_JOB * plot)
                if double:
                    out.append(CLEAN + PER_JOB * plot + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action == EARN:
            state.cleaning = 0
            earn(state, seat)
            return
        plot, double = split(action - CLEAN, PER_JOB)
        if state.cleaning == 0:
            state.home[seat] -= 1
            state.busy[seat] += 1
            state.cleaning = LOAD
            if double:
                state.cleaning = 2 * LOAD
                state.employee = True
        state.cleaning -= 1
        state.manure[PLOTS * seat + plot] -= 1
        if state.events is not None:
            state.record("dp-cleaned", {"seat": seat, "plot": plot + 1})
        work_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Clean):
            return Refusal("DP-JOB-05", "dp-refusal-work-now")
        plot: int = move.plot
        at = PLOTS * self.seat + plot - 1
        if not 1 <= plot <= PLOTS or state.manure[at] == 0:
            return Refusal("DP-JOB-06", "dp-refusal-no-manure", {"plot": plot})
        if state.pets[at] >= 0:
            return Refusal("DP-JOB-08", "dp-refusal-clean-pet", {"pet": state.layout.pets[state.pets[at]]})
        return no_employee(state, self.seat)


SALES: Final = Sales()
SELLING: Final = [SellPet(seat) for seat in SEATS]
DISCARD_CARDS: Final = DiscardCards()
JOBS: Final = Jobs()
AT_WORK: Final = [Work(seat) for seat in SEATS]
