"""Clumsiness: pieces knocked over outside an action (RA-GEN-16 to 19). No input of this game causes it
(RA-GEN-20).
"""

from __future__ import annotations

from typing import Any

from ....core.state import Step
from ..state import NOBODY, Carnage
from .base import adopt, judge, take
from .floors import mark_end, next_bare
from .runaways import board, fugitives, take_away
from .teeth import LoseTooth


class Clumsiness(Step[Carnage]):
    """A player has knocked the city over: it now lies as the outcome says, and he pays for it."""

    def __init__(self, clumsy: int, outcome: Any) -> None:
        super().__init__(about=(clumsy,))
        self.clumsy: int = clumsy
        self.outcome: Any = outcome

    def run(self, state: Carnage) -> None:
        adopt(state, self.outcome)
        state.record("ra-clumsy", {"seat": self.clumsy})
        state.then([LoseTooth(self.clumsy, NOBODY), TidyUp(self.clumsy)])


class TidyUp(Step[Carnage]):
    """Bodies stay down without a tooth broken, tiles go to the box, meeples to the Runaway board (RA-GEN-17
    to 19).
    """

    def __init__(self, clumsy: int) -> None:
        super().__init__(about=(clumsy,))
        self.clumsy: int = clumsy

    def run(self, state: Carnage) -> None:
        for seat in judge(state).fallen:
            state.down[seat] = True
        fled = fugitives(state)
        if fled:
            take_away(state, fled)
        while True:
            tile = next_bare(judge(state))
            if tile == "":
                break
            state.box_floors += 1
            state.record("ra-floor-boxed", {"floor": tile})
            take(state, [tile])
            mark_end(state)
        if fled:
            board(state, fled, self.clumsy)
