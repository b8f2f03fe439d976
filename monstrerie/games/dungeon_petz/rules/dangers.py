"""Phase 4, the needs that cages must withstand: magic, anger, disease (DP-NEED-37 to 56).

Magic comes before anger (DP-RUL-41). Imp Armor helps against both (DP-ART-14 to 18).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import ANGER, ANTIMAGIC, ARMOR, DISEASE, MAGIC, STRENGTH, SYMBOLS
from ..state import PLOTS, SEATS, Petz
from .actions import CATCH, LET_GO, NO_ARMOR, PER_JOB, WEAR_ARMOR, split
from .employee import employable, no_employee
from .losing import check_losses, lose
from .needs import excesses, suffer, wanting
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
    family = state.families[seat]
    if family.owns(ARMOR) and state.armor < SUITS and family.home > 0 and wanting(state):
        state.agenda.append(ARMORING[seat][symbol])
    else:
        strike(state, seat, symbol)


def strike(state: Petz, seat: int, symbol: int) -> None:
    """What magic or anger does that the cages can't withstand."""
    if symbol == ANTIMAGIC:
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
            strike(state, seat, symbol)
            return
        plot, double = split(action - WEAR_ARMOR - PER_JOB * symbol, 2 * PER_JOB)
        state.families[seat].work(1)
        state.armor += 1
        if double:
            state.employee = True
        state.wants[plot] -= 1 + double
        state.boost(plot, symbol, 1 + double)
        if state.events is not None:
            armored = {
                "seat": seat,
                "plot": plot + 1,
                "pet": state.layout.name(state.plot(seat, plot)),
                "number": SYMBOLS[symbol],
                "bonus": 1 + double,
            }
            state.record("dp-armored", armored)
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
            there = state.families[seat].change(plot)
            there.mutation += tokens
            if state.events is not None:
                pet = state.layout.name(there)
                mutates = {"seat": seat, "pet": pet, "tokens": tokens, "total": there.mutation}
                state.record("dp-mutates", mutates)
    check_losses(state, seat)


def catch_on(state: Petz, seat: int) -> None:
    """The next pet that tries to escape and could be caught; the others are gone (DP-NEED-40 to 43)."""
    for plot in range(PLOTS):
        excess = state.wants[plot]
        if excess:
            home = state.families[seat].home
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
        excess, home = state.wants[self.plot], state.families[self.seat].home
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
            state.families[seat].home -= hurt
            state.families[seat].hospital += hurt
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
        few = {"pet": pet, "imps": excess, "home": state.families[self.seat].home}
        return Refusal("DP-NEED-42", "dp-refusal-too-few", few)


def disease(state: Petz, seat: int) -> None:
    """Disease needs and manure together make a pet sick (DP-NEED-52 to 56)."""
    sick = False
    for number, plot in enumerate(state.families[seat].plots):
        harm = sickness(plot.shows(DISEASE), plot.manure)
        if harm:
            suffer(state, seat, number, harm, "disease")
            sick = True
    if sick:
        check_losses(state, seat)


def sickness(disease: int, manure: int) -> int:
    """The suffering that disease and manure in a cage bring."""
    return disease + manure - 1 if disease > 0 and disease + manure > HARMLESS else 0


ARMORING: Final = [[WearArmor(seat, symbol) for symbol in (STRENGTH, ANTIMAGIC)] for seat in SEATS]
CATCHING: Final = [[Catch(seat, plot) for plot in range(PLOTS)] for seat in SEATS]
