"""What every seat does in turn order, as one step that goes on from where somebody had to choose."""

from __future__ import annotations

from typing import Any

from ....core.state import Step
from ..state import Petz


class EachSeat(Step[Petz]):
    """Visits the seats in turn order from a place on; a visit may put decisions on the agenda.

    A family is the same step for every place, so that walking on makes no new objects.
    """

    family: list[Step[Any]]

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: int = place

    def key(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: Petz) -> None:
        agenda, order = state.agenda, state.order
        place, players, before = self.place, state.players, len(state.agenda)
        while place < players:
            self.visit(state, order[place])
            place += 1
            if len(agenda) > before:
                if place < players:
                    agenda.insert(before, self.family[place])
                return

    def visit(self, state: Petz, seat: int) -> None:
        """What one seat does."""
        raise NotImplementedError


def family(members: list[EachSeat]) -> EachSeat:
    """Make the steps of one kind, one for each place, known to each other; the first of them."""
    steps: list[Step[Any]] = []
    for member in members:
        steps.append(member)
    for member in members:
        member.family = steps
    return members[0]
