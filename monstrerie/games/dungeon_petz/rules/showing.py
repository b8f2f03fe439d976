"""Phase 4, Showing Off: in turn order everybody reveals the cards, handles the needs symbol by symbol and
scores
the exhibition (DP-NEED-01 to 06).

The needs themselves are in `needs` (hunger, poop, play), `dangers` (magic, anger, disease) and `potions`.
"""

from __future__ import annotations

from typing import Any, Final

from ....core.event import Event
from ....core.refusal import Refusal
from ....core.state import Step
from ..state import (
    BARS,
    CODE_DOUBLE,
    CODE_POTION,
    COLOURS,
    DOMINANT,
    PLOTS,
    SHOVEL,
    SHOWING,
    Petz,
    tally,
)
from .actions import NO_SHOVEL, SHOVEL_OUT
from .asked import tag
from .dangers import ANGER_STEPS, DISEASE_STEPS, MAGIC_STEPS
from .employee import employable, no_employee
from .exhibitions import EXHIBITS
from .needcards import card_name
from .needs import HUNGER_STEPS, PLAY_STEPS, POOP_STEPS
from .potions import POTION_STEPS

ONE_LOAD: Final = 2
"""Manure that one imp takes away (DP-ART-08, DP-JOB-06); the Employee of the Month twice as much."""


class ShowOff(Step[Petz]):
    """All turns of the phase, one player after the other (DP-NEED-01)."""

    def run(self, state: Petz) -> None:
        state.phase = SHOWING
        for seat in state.order[::-1]:
            state.agenda.extend(TURNS[seat])


class Reveal(Step[Petz]):
    """All cards of a player are turned face up (DP-NEED-02)."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: int = who

    def key(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, state: Petz) -> None:
        seat = self.who
        bars = state.layout.bars
        due = 0
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            cards = state.assigned[at]
            if cards:
                first = BARS * state.pets[at]
                state.tallies[at] = tally(cards, DOMINANT, bars, first)
                while cards:
                    if cards & 15 == CODE_POTION:
                        due += 1 << 4 * bars[first]
                    cards >>= 4
                    first += 1
        state.potions_due = due
        state.revealed |= 1 << seat
        state.boosts = [0] * 8
        state.armor = 0
        state.shovel = -1
        if state.events is not None:
            self.tell(state)

    def tell(self, state: Petz) -> None:
        """Card by card."""
        assert state.events is not None
        layout, seat = state.layout, self.who
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet, cards = state.pets[at], state.assigned[at]
            for bar in range(state.sizes[at] if pet >= 0 else 0):
                code = cards >> 4 * bar & 15
                told: dict[str, Any] = {
                    "seat": seat,
                    "pet": layout.pets[pet],
                    "bar": bar + 1,
                    "colour": COLOURS[layout.bars[BARS * pet + bar]],
                    "card": card_name(code),
                    "double": code >= CODE_DOUBLE,
                }
                state.events.append(Event("dp-revealed", told, reveals=seat))


class ShovelMoment(Step[Petz]):
    """A moment at which the shovel may be used (DP-ART-10, DP-RUL-55).

    Asked where it can make a difference: after the needs that change manure, imps or pets, and after the
    count.
    """

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: int = who

    def key(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, state: Petz) -> None:
        if state.artifacts[self.who] & SHOVEL:
            shovel_on(state, self.who)


def shovel_on(state: Petz, seat: int) -> None:
    """Ask for the shovel, if there is manure and an imp to take it away."""
    if (state.shovel > 0 or (state.shovel < 0 and state.home[seat] > 0)) and any(
        state.manure[PLOTS * seat : PLOTS * seat + PLOTS]
    ):
        state.agenda.append(SHOVELLING[seat])


class ShovelOut(Step[Petz]):
    """One manure token goes, from any cage (DP-ART-08 to 12, 20)."""

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        out = [NO_SHOVEL]
        fresh = state.shovel < 0
        double = fresh and employable(state, seat)
        for plot in range(PLOTS):
            if state.manure[PLOTS * seat + plot] > 0:
                out.append(SHOVEL_OUT + 2 * plot)
                if double:
                    out.append(SHOVEL_OUT + 2 * plot + 1)
        return out

    def play(self, state: Petz, action: int) -> None:
        if action == NO_SHOVEL:
            return
        seat, plot, double = self.seat, (action - SHOVEL_OUT) >> 1, (action - SHOVEL_OUT) & 1
        if state.shovel < 0:
            state.home[seat] -= 1
            state.busy[seat] += 1
            state.shovel = ONE_LOAD
            if double:
                state.shovel = 2 * ONE_LOAD
                state.employee = True
        state.shovel -= 1
        state.manure[PLOTS * seat + plot] -= 1
        if state.events is not None:
            state.events.append(Event("dp-shovelled", {"seat": seat, "plot": plot + 1, "left": state.shovel}))
        shovel_on(state, seat)

    def why_not(self, state: Petz, move: Any) -> Refusal:
        if tag(move) != "shovel":
            return Refusal("DP-ART-08", "dp-refusal-shovel-now")
        plot: int = move.plot
        if not 1 <= plot <= PLOTS or state.manure[PLOTS * self.seat + plot - 1] == 0:
            return Refusal("DP-ART-08", "dp-refusal-no-manure", {"plot": plot})
        if state.shovel >= 0:
            return Refusal("DP-ART-11", "dp-refusal-same-shoveller")
        return no_employee(state, self.seat)


def _turn(seat: int) -> list[Step[Any]]:
    moment = ShovelMoment(seat)
    steps: list[Step[Any]] = [
        Reveal(seat),
        moment,
        HUNGER_STEPS[seat],
        POOP_STEPS[seat],
        moment,
        PLAY_STEPS[seat],
        moment,
        MAGIC_STEPS[seat],
        moment,
        ANGER_STEPS[seat],
        moment,
        DISEASE_STEPS[seat],
        POTION_STEPS[seat],
        moment,
        EXHIBITS[seat],
        moment,
    ]
    return steps[::-1]


SHOW_OFF: Final = ShowOff()
SHOVELLING: Final = [ShovelOut(seat) for seat in range(4)]
TURNS: Final = [_turn(seat) for seat in range(4)]
"""A player's turn as it lies on the agenda, the next step last."""
