"""What the steps of this game share: whose turn they are, and what a decision is about."""

from __future__ import annotations

from typing import Any

from ....core.decision import Decision
from ....core.state import Step
from ..names import COLOURS, SYMBOLS
from ..state import SEATS, Petz


class EachSeat(Step[Petz]):
    """Visits the seats in turn order from a place on; a visit may put decisions on the agenda.

    The steps of the later places are made once, so that going on makes no new objects.
    """

    def __init__(self, place: int = 0) -> None:
        super().__init__(about=(place,))
        self.place: int = place
        self.next: EachSeat = type(self)(place + 1) if place + 1 < len(SEATS) else self

    def run(self, state: Petz) -> None:
        agenda, order, last = state.agenda, state.order, state.players - 1
        step, before = self, len(agenda)
        self.visit(state, order[step.place])
        while step.place < last:
            if len(agenda) > before:
                agenda.insert(before, step.next)
                return
            step = step.next
            self.visit(state, order[step.place])

    def visit(self, state: Petz, seat: int) -> None:
        """What one seat does."""
        raise NotImplementedError


class OfSeat(Step[Petz]):
    """A step of one seat that runs by itself, at a stage of its turn where it has several."""

    def __init__(self, who: int, stage: int = 0) -> None:
        super().__init__(about=(who, stage))
        self.who: int = who
        self.stage: int = stage


class OnPlot(Decision[Petz]):
    """A decision on the pet of a plot."""

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat, (plot,))
        self.plot: int = plot

    def pet(self, state: Petz) -> str:
        """The name of the pet."""
        return state.layout.name(state.plot(self.seat, self.plot))

    def data(self, state: Petz) -> dict[str, Any]:
        return {"pet": self.pet(state)}


class OnBar(OnPlot):
    """A decision on a bar of a pet."""

    def __init__(self, seat: int, plot: int, bar: int) -> None:
        super().__init__(seat, plot)
        self.about = (plot, bar)
        self.bar: int = bar

    def colour(self, state: Petz) -> int:
        """The colour of the bar."""
        return state.layout.colours(state.plot(self.seat, self.plot))[self.bar]

    def data(self, state: Petz) -> dict[str, Any]:
        return {**super().data(state), "bar": self.bar + 1, "colour": COLOURS[self.colour(state)]}


class OnColour(Decision[Petz]):
    """A decision on cards of a colour."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat, (colour,))
        self.colour: int = colour

    def data(self, state: Petz) -> dict[str, Any]:
        return {"colour": COLOURS[self.colour]}


class OnSpace(Decision[Petz]):
    """A decision on what an action space offers."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat, (space,))
        self.space: int = space


class OnSymbol(Decision[Petz]):
    """A decision on a number of the cages: strength or antimagic."""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat, (symbol,))
        self.symbol: int = symbol

    def data(self, state: Petz) -> dict[str, Any]:
        return {"number": SYMBOLS[self.symbol]}


class OnExit(Decision[Petz]):
    """A decision on the group at an exit."""

    def __init__(self, seat: int, exit: int) -> None:
        super().__init__(seat, (exit,))
        self.exit: int = exit
