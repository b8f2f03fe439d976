"""Meeples driven from the ruins into the streets: Smelly Feet (RA-POW-12) and Earthquake (RA-SEC-15)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Send
from ..state import Carnage
from .base import Choice, ask, named, not_now, reach, sidewalks


class SmellyFeet(Step[Carnage]):
    """After-action step 4: each ruin whose sidewalk the Monster touches is emptied
    (RA-TURN-16, RA-POW-12b).
    """

    def run(self, state: Carnage) -> None:
        touched = [ruin for ruin in sidewalks(state, state.active) if loose_meeples(state, ruin)]
        state.then([SendMeeples(state.active, ruin, "RA-POW-12") for ruin in touched])


def loose_meeples(state: Carnage, ruin: str) -> list[str]:
    """Meeples on ruin or sidewalk that are no part of a standing Building (RA-POW-12a, RA-PHY-15)."""
    world, position = state.layout.world(), state.position
    found: list[str] = ask(state, list, lambda: world.loose(position, ruin))
    return found


class SendMeeples(Choice):
    """Loose meeples of one ruin all go to one neighbourhood adjacent to it (RA-DEC-17, 34)."""

    sentence: ClassVar[str] = "ra-prompt-drive-out"

    def __init__(self, seat: int, ruin: str, rule: str) -> None:
        super().__init__(seat, (ruin, rule))
        self.ruin: str = ruin
        self.rule: str = rule

    def offers(self, state: Carnage) -> list[Move]:
        return [Send(zone) for zone in state.layout.world().plan.beside[self.ruin]]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Send)
        # Judged anew: another ruin emptied before may have changed what is loose here.
        meeples = loose_meeples(state, self.ruin)
        if not meeples:
            return
        world, position, ruin = state.layout.world(), state.position, self.ruin
        state.stirred = True
        data = {"seat": self.seat, "count": len(meeples), **named(state, ruin)}
        data["neighbourhood"] = move.neighbourhood
        state.record("ra-driven-out", data)
        reach(state, lambda: world.stand_meeples(position, meeples, move.neighbourhood, ruin))

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Send):
            return Refusal(
                "RA-ZON-06",
                "ra-refusal-not-beside",
                {"neighbourhood": move.neighbourhood[:20], **named(state, self.ruin)},
            )
        return not_now(move, self.rule)

    def data(self, state: Carnage) -> dict[str, Any]:
        return named(state, self.ruin)
