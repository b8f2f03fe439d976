"""Secret Superpowers that take meeples from stomachs: Passionate Kiss and Tramp (RA-SEC-01, 04)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Pick, Target
from ..names import COLOURS
from ..state import Carnage, Drawn
from .base import Choice, not_now, together

# --- Passionate Kiss ----------------------------------------------------------------------------------------


def kissable(state: Carnage, seat: int) -> list[int]:
    """Other Monsters of the own neighbourhood with meeples, down or not (RA-SEC-01a)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.invisible[other] and together(state, seat, other) and sum(state.stomachs[other]) > 0
    ]


def kiss(state: Carnage, seat: int) -> None:
    """Take two meeples of choice from one stomach."""
    targets, takes = kissable(state, seat), state.layout.box.secrets["passionate-kiss"].takes
    if len(targets) > 1:
        state.then([ChooseKissed(seat)])
    else:
        state.then([Kiss(seat, targets[0], takes)])


class ChooseKissed(Choice):
    """Whom to kiss (RA-DEC-27)."""

    sentence: ClassVar[str] = "ra-prompt-kiss"

    def offers(self, state: Carnage) -> list[Move]:
        return [Target(victim) for victim in kissable(state, self.seat)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Target)
        state.then([Kiss(self.seat, move.victim_seat, state.layout.box.secrets["passionate-kiss"].takes)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        return Refusal("RA-SEC-01", "ra-refusal-no-monster") if isinstance(move, Target) else not_now(move)


class Kiss(Choice):
    """One meeple of the kissed Monster's stomach, which its player now sees (RA-SEC-01, RA-HID-04)."""

    sentence: ClassVar[str] = "ra-prompt-kiss-pick"

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__(seat, (victim, left))
        self.victim: int = victim
        self.left: int = left

    def offers(self, state: Carnage) -> list[Move]:
        return [Pick(COLOURS[colour]) for colour, count in enumerate(state.stomachs[self.victim]) if count]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Pick)
        colour = COLOURS.index(move.colour)
        state.give(self.victim, colour, -1)
        state.give(self.seat, colour)
        state.record("ra-kissed", {"seat": self.seat, "victim_seat": self.victim, "colour": move.colour})
        if self.left > 1 and sum(state.stomachs[self.victim]) > 0:
            state.then([Kiss(self.seat, self.victim, self.left - 1)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Pick):
            return Refusal("RA-SEC-01", "ra-refusal-not-in-stomach", {"colour": move.colour[:20]})
        return not_now(move, "RA-SEC-01")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"victim_seat": self.victim, "left": self.left}


# --- Tramp --------------------------------------------------------------------------------------------------


def beggable(state: Carnage, seat: int) -> list[int]:
    """Others whose stomachs hold meeples, wherever they are (RA-SEC-04a)."""
    return [other for other in state.clockwise(seat) if sum(state.stomachs[other]) > 0]


def tramp(state: Carnage, seat: int) -> None:
    """Three meeples in all, drawn blind."""
    state.then([NameStomachs(seat, [0] * state.players)])


class NameStomachs(Choice):
    """How many meeples come from whom is named first, one at a time (RA-DEC-30)."""

    sentence: ClassVar[str] = "ra-prompt-tramp"

    def __init__(self, seat: int, asked: list[int]) -> None:
        super().__init__(seat, (asked,))
        self.asked: list[int] = asked

    def offers(self, state: Carnage) -> list[Move]:
        return [
            Target(other)
            for other in state.clockwise(self.seat)
            if self.asked[other] < sum(state.stomachs[other])
        ]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Target)
        asked = self.asked[:]
        asked[move.victim_seat] += 1
        held = sum(sum(state.stomachs[other]) for other in state.clockwise(self.seat))
        if sum(asked) < min(held, state.layout.box.secrets["tramp"].takes):
            state.then([NameStomachs(self.seat, asked)])
            return
        for victim in state.clockwise(self.seat):
            if asked[victim]:
                draw(state, self.seat, victim, asked[victim])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Target):
            return Refusal("RA-SEC-04a", "ra-refusal-stomach-empty")
        return not_now(move, "RA-SEC-04a")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"left": state.layout.box.secrets["tramp"].takes - sum(self.asked)}


def draw(state: Carnage, seat: int, victim: int, count: int) -> None:
    """Draw blind from a stomach; only the two players concerned see what came out (RA-RND-04, RA-HID-04)."""
    held = state.stomachs[victim][:]
    pool = [colour for colour, number in enumerate(held) for _ in range(number)]
    state.rng.shuffle(pool)
    drawn = [0] * len(COLOURS)
    for colour in pool[:count]:
        drawn[colour] += 1
        state.give(victim, colour, -1)
        state.give(seat, colour)
    state.drawn.append(Drawn(victim, seat, drawn, held, state.stomachs[victim][:], state.stomachs[seat][:]))
    state.record("ra-drawn", {"seat": seat, "victim_seat": victim, "count": count}, reveals=TABLE)
    for colour in pool[:count]:
        data = {"seat": seat, "victim_seat": victim, "colour": COLOURS[colour]}
        state.record("ra-drawn-seen", data, to=(seat, victim))
