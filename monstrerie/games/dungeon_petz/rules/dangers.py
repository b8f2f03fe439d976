"""Phase 4, the needs that cages must withstand: magic, anger, disease; and Imp Armor (DP-NEED-37 to 56,
DP-ART-14 to 18).

Magic comes before anger (DP-RUL-41).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import ANGER, ANTIMAGIC, ARMOR, DISEASE, MAGIC, STRENGTH, SYMBOLS
from ..state import PLOTS, SEATS, Petz, needs_of, put
from .actions import CATCH, LET_GO, NO_ARMOR, PER_JOB, WEAR_ARMOR, split
from .employee import employable, no_employee
from .losing import check_losses, lose
from .needs import excesses, suffer
from .steps import OnPlot, OnSymbol

SUITS: Final = 2
HARMLESS: Final = 2
"""Disease and manure that a pet bears without harm (DP-NEED-54)."""


def magic(state: Petz, seat: int) -> None:
    """Magic against antimagic (DP-NEED-45 to 51)."""
    if excesses(state, seat, MAGIC, ANTIMAGIC):
        armor_on(state, seat, ANTIMAGIC)


def anger(state: Petz, seat: int) -> None:
    """Anger against strength (DP-NEED-37 to 44)."""
    if excesses(state, seat, ANGER, STRENGTH):
        armor_on(state, seat, STRENGTH)


def armor_on(state: Petz, seat: int, symbol: int) -> None:
    """Ask for armor where it can help, then go on with what happens (DP-RUL-52)."""
    wants = state.wants
    if (
        state.owns(seat, ARMOR)
        and state.armor < SUITS
        and state.home[seat] > 0
        and (wants[0] or wants[1] or wants[2] or wants[3])
    ):
        state.agenda.append(ARMORING[seat][symbol])
    elif symbol == ANTIMAGIC:
        mutate(state, seat)
    else:
        catch_on(state, seat)


class WearArmor(OnSymbol):
    """An armored imp raises one number of one cage for this round (DP-ART-14 to 18, 21, DP-RUL-60)."""

    sentence: ClassVar[str] = "dp-prompt-armor"

    def legal(self, state: Petz) -> list[int]:
        double = employable(state, self.seat)
        out = [NO_ARMOR]
        for plot in range(PLOTS):
            excess = state.wants[plot]
            if excess:
                first = WEAR_ARMOR + PER_JOB * (2 * plot + self.symbol)
                out.append(first)
                if double and excess > 1:
                    out.append(first + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, symbol = self.seat, self.symbol
        if action == NO_ARMOR:
            if symbol == ANTIMAGIC:
                mutate(state, seat)
            else:
                catch_on(state, seat)
            return
        plot, double = split(action - WEAR_ARMOR - PER_JOB * symbol, 2 * PER_JOB)
        state.home[seat] -= 1
        state.busy[seat] += 1
        state.armor += 1
        if double:
            state.employee = True
        state.wants[plot] -= 1 + double
        at = 2 * plot + symbol
        state.boosts = put(state.boosts, at, state.boosts[at] + 1 + double)
        if state.events is not None:
            told = {
                "seat": seat,
                "plot": plot + 1,
                "pet": state.layout.pets[state.pets[PLOTS * seat + plot]],
                "number": SYMBOLS[symbol],
                "bonus": 1 + double,
            }
            state.record("dp-armored", told)
        armor_on(state, seat, symbol)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.WearArmor):
            return Refusal("DP-ART-14", "dp-refusal-armor-now")
        plot, number = move.plot, move.number
        if number != SYMBOLS[self.symbol]:
            return Refusal("DP-ART-14", "dp-refusal-armor-number")
        if not 1 <= plot <= PLOTS or not state.wants[plot - 1]:
            return Refusal("DP-ART-14", "dp-refusal-armor-useless", {"plot": plot})
        return no_employee(state, self.seat)


def mutate(state: Petz, seat: int) -> None:
    """A mutation token for each magic need above the antimagic (DP-NEED-48)."""
    for plot in range(PLOTS):
        tokens = state.wants[plot]
        if tokens:
            state.wants[plot] = 0
            at = PLOTS * seat + plot
            state.mutation[at] += tokens
            if state.events is not None:
                told = {
                    "seat": seat,
                    "pet": state.layout.pets[state.pets[at]],
                    "tokens": tokens,
                    "total": state.mutation[at],
                }
                state.record("dp-mutates", told)
    check_losses(state, seat)


def catch_on(state: Petz, seat: int) -> None:
    """The next pet that tries to escape and could be caught; the others are gone (DP-NEED-40 to 43)."""
    for plot in range(PLOTS):
        excess = state.wants[plot]
        if excess:
            home = state.home[seat]
            if home >= excess or (home >= excess - 1 > 0 and employable(state, seat)):
                state.agenda.append(CATCHING[seat][plot])
                return
            lose(state, seat, plot, "escape")


class Catch(OnPlot):
    """Pay the imps that an escaping pet hurts, or let it go (DP-NEED-41 to 43, DP-ART-25)."""

    sentence: ClassVar[str] = "dp-prompt-catch"

    def data(self, state: Petz) -> dict[str, Any]:
        return {**super().data(state), "imps": state.wants[self.plot]}

    def legal(self, state: Petz) -> list[int]:
        excess, home = state.wants[self.plot], state.home[self.seat]
        out = [LET_GO]
        if home >= excess:
            out.append(CATCH + PER_JOB * self.plot)
        if excess > 1 and home >= excess - 1 and employable(state, self.seat):
            out.append(CATCH + PER_JOB * self.plot + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, plot = self.seat, self.plot
        if action == LET_GO:
            lose(state, seat, plot, "escape")
        else:
            double = (action - CATCH) % PER_JOB
            hurt = state.wants[plot] - double
            if double:
                state.employee = True
            state.home[seat] -= hurt
            state.hospital = put(state.hospital, seat, state.hospital[seat] + hurt)
            state.wants[plot] = 0
            if state.events is not None:
                state.record("dp-caught", {"seat": seat, "pet": self.pet(state), "imps": hurt})
        catch_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        pet = self.pet(state)
        excess = state.wants[self.plot]
        if not isinstance(move, moves.Catch):
            return Refusal("DP-NEED-41", "dp-refusal-catch-now", {"pet": pet, "imps": excess})
        if move.plot != self.plot + 1:
            return Refusal("DP-NEED-41", "dp-refusal-catch-other", {"pet": pet})
        if move.employee:
            return no_employee(state, self.seat)
        few = {"pet": pet, "imps": excess, "home": state.home[self.seat]}
        return Refusal("DP-NEED-42", "dp-refusal-too-few", few)


def disease(state: Petz, seat: int) -> None:
    """Disease needs and manure together make a pet sick (DP-NEED-52 to 56)."""
    sick = False
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        disease = needs_of(state.tallies[at], DISEASE)
        if disease:
            harm = disease + state.manure[at]
            if harm > HARMLESS:
                suffer(state, seat, plot, harm - 1, "disease")
                sick = True
    if sick:
        check_losses(state, seat)


ARMORING: Final = [[WearArmor(seat, symbol) for symbol in (STRENGTH, ANTIMAGIC)] for seat in SEATS]
CATCHING: Final = [[Catch(seat, plot) for plot in range(PLOTS)] for seat in SEATS]
