"""Phase 4, Showing Off: everybody in turn order reveals cards, handles needs and scores (DP-NEED-01 to 06).

The needs themselves are in `needs` (hunger, poop, play), `dangers` (magic, anger, disease) and `potions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import COLOURS, SHOVEL, SHOWING
from ..state import PLOTS, SEATS, Petz
from .actions import NO_SHOVEL, PER_JOB, SHOVEL_OUT, split
from .dangers import anger, disease, magic
from .employee import LOAD, employable, no_employee
from .exhibitions import exhibit
from .needcards import card_name
from .needs import hunger, play, poop
from .packed import CODE_DOUBLE, CODE_POTION, code_on, codes_of, one_potion, tally
from .potions import potions
from .steps import EachSeat, OfSeat


class ShowOff(EachSeat):
    """All turns of the phase, one player after the other (DP-NEED-01)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = SHOWING
        family = state.families[seat]
        if family.owns(SHOVEL):
            state.agenda.append(SHOVELLERS[seat][0])
        elif family.has_pet():
            TURNS[seat][0].run(state)
        else:
            family.revealed = True
            exhibit(state, seat)


class Turn(OfSeat):
    """A player's turn from a stage on: reveal, needs in the order of the board, exhibition (DP-NEED-03)."""

    def run(self, state: Petz) -> None:
        seat, stage, before = self.who, self.stage, len(state.agenda)
        while stage < len(STAGES):
            STAGES[stage](state, seat)
            stage += 1
            if len(state.agenda) > before:
                if stage < len(STAGES):
                    state.agenda.insert(before, TURNS[seat][stage])
                return


class ShovellersTurn(OfSeat):
    """The same for the owner of the shovel, who may use it at any moment (DP-ART-10, DP-RUL-55).

    The decision comes where it can make a difference: after whatever changes manure, imps or pets, and after
    the count.
    """

    def run(self, state: Petz) -> None:
        seat, stage = self.who, self.stage
        if stage < len(STAGES):
            state.agenda.append(SHOVELLERS[seat][stage + 1])
            state.agenda.append(HANDLING[seat][stage])
        if stage in MOMENTS:
            shovel_on(state, seat)


class Handle(OfSeat):
    """One stage of a turn."""

    def run(self, state: Petz) -> None:
        STAGES[self.stage](state, self.who)


def reveal(state: Petz, seat: int) -> None:
    """All cards of a player are turned face up (DP-NEED-02)."""
    family = state.families[seat]
    due = 0
    for number, plot in enumerate(family.plots):
        if plot.assigned:
            colours = state.layout.colours(plot)
            family.change(number).tally = tally(plot.assigned, colours)
            for bar, code in enumerate(codes_of(plot.assigned)):
                if code == CODE_POTION:
                    due += one_potion(colours[bar])
    state.potions_due = due
    family.revealed = True
    state.unarmed()
    if state.events is not None:
        record_cards(state, seat)


def record_cards(state: Petz, seat: int) -> None:
    """Card by card."""
    layout = state.layout
    for plot in state.families[seat].plots:
        for bar in range(plot.size):
            code = code_on(plot.assigned, bar)
            shown: dict[str, Any] = {
                "seat": seat,
                "pet": layout.name(plot),
                "bar": bar + 1,
                "colour": COLOURS[layout.colours(plot)[bar]],
                "card": card_name(code),
                "double": code >= CODE_DOUBLE,
            }
            state.record("dp-revealed", shown, reveals=seat)


def shovel_on(state: Petz, seat: int) -> None:
    """Ask for the shovel, if there is manure and an imp to take it away."""
    family = state.families[seat]
    ready = state.shovel > 0 or (state.shovel < 0 and family.home > 0)
    if ready and any(plot.manure for plot in family.plots):
        state.agenda.append(SHOVELLING[seat])


class ShovelOut(Decision[Petz]):
    """One manure token goes, from any cage (DP-ART-08 to 12, 20)."""

    sentence: ClassVar[str] = "dp-prompt-shovel"

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        out = [NO_SHOVEL]
        fresh = state.shovel < 0
        double = fresh and employable(state, seat)
        for number, plot in enumerate(state.families[seat].plots):
            if plot.manure > 0:
                out.append(SHOVEL_OUT + PER_JOB * number)
                if double:
                    out.append(SHOVEL_OUT + PER_JOB * number + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        if action == NO_SHOVEL:
            return
        seat = self.seat
        family = state.families[seat]
        plot, double = split(action - SHOVEL_OUT, PER_JOB)
        if state.shovel < 0:
            family.work(1)
            state.shovel = LOAD
            if double:
                state.shovel = 2 * LOAD
                state.employee = True
        state.shovel -= 1
        there = family.change(plot)
        there.manure -= 1
        if state.events is not None:
            empty = there.pet < 0
            pet = "" if empty else state.layout.name(there)
            shovelled = {"seat": seat, "plot": plot + 1, "pet": pet, "empty": empty, "left": state.shovel}
            state.record("dp-shovelled", shovelled)
        shovel_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Shovel):
            return Refusal("DP-ART-08", "dp-refusal-shovel-now")
        plot: int = move.plot
        if not 1 <= plot <= PLOTS or state.plot(self.seat, plot - 1).manure == 0:
            return Refusal("DP-ART-08", "dp-refusal-no-manure", {"plot": plot})
        if state.shovel >= 0:
            return Refusal("DP-ART-11", "dp-refusal-same-shoveller")
        return no_employee(state, self.seat)


STAGES: Final[list[Callable[[Petz, int], None]]] = [
    reveal,
    hunger,
    poop,
    play,
    magic,
    anger,
    disease,
    potions,
    exhibit,
]
"""The stages of a turn, in their order."""
MOMENTS: Final = (1, 3, 4, 5, 6, 8, 9)
"""Stages before which the shovel is offered; 9 is after the count."""
SHOVELLING: Final = [ShovelOut(seat) for seat in SEATS]
TURNS: Final = [[Turn(seat, stage) for stage in range(len(STAGES))] for seat in SEATS]
HANDLING: Final = [[Handle(seat, stage) for stage in range(len(STAGES))] for seat in SEATS]
SHOVELLERS: Final = [[ShovellersTurn(seat, stage) for stage in range(len(STAGES) + 1)] for seat in SEATS]
SHOW_OFF: Final = ShowOff()
