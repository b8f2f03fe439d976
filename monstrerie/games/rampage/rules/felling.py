"""Secret Superpowers that fell Monsters: Wrestler and Terminator (RA-SEC-03, 14)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Send, Wrestle
from ..state import Carnage
from .after import Aftermath
from .base import Choice, gesture, homes, not_now, together
from .brawl import BreakTeeth, stands
from .naming import aim
from .numbers import shot_numbers
from .port import Felling
from .throw import shot


def wrestled(state: Carnage, seat: int) -> list[int]:
    """Standing Monsters of the own neighbourhood (RA-SEC-03c)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.invisible[other] and stands(state, other) and together(state, seat, other)
    ]


def refuse_throw(state: Carnage, seat: int, move: Wrestle) -> Refusal | None:
    """None when the victim can be thrown so."""
    if move.victim_seat not in wrestled(state, seat):
        return Refusal("RA-SEC-03", "ra-refusal-no-target", {"card": "wrestler"})
    if state.upside[seat]:
        return Refusal("RA-SEC-02a", "ra-refusal-upside")
    return shot_numbers(state, move) or state.layout.world().refuse(state.position, shot(seat, move))


def wrestle(state: Carnage, seat: int, move: Wrestle) -> None:
    """Throw both its pieces and break one tooth, whether or not it falls (RA-SEC-03a, b)."""
    victim = move.victim_seat
    state.spared = [victim]
    state.record("ra-wrestled", {"seat": seat, "victim_seat": victim, **aim(move.direction, move.strength)})
    gesture(state, seat, shot(seat, move), move.hand)
    state.then([BreakTeeth(victim, seat, state.layout.box.secrets["wrestler"].breaks), Aftermath()])


def terminated(state: Carnage, seat: int, neighbourhood: str) -> list[int]:
    """Other Monsters of a neighbourhood that are not down already (RA-SEC-14a)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.down[other] and not state.invisible[other] and neighbourhood in homes(state, other)
    ]


def terminator(state: Carnage, seat: int) -> None:
    """Every other Monster of one own neighbourhood falls and loses a tooth."""
    own = [zone for zone in homes(state, seat) if terminated(state, seat, zone)]
    if len(own) > 1:
        state.then([ChooseTerminated(seat)])
    else:
        terminate(state, seat, own[0])


class ChooseTerminated(Choice):
    """Which of the own neighbourhoods (RA-DEC-33, RA-CARD-08)."""

    sentence: ClassVar[str] = "ra-prompt-terminate"

    def offers(self, state: Carnage) -> list[Move]:
        return [Send(zone) for zone in homes(state, self.seat) if terminated(state, self.seat, zone)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Send)
        terminate(state, self.seat, move.neighbourhood)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Send):
            return Refusal("RA-CARD-08", "ra-refusal-not-there", {"neighbourhood": move.neighbourhood[:20]})
        return not_now(move, "RA-CARD-08")


def terminate(state: Carnage, seat: int, neighbourhood: str) -> None:
    """Fell them, away from the own Paws; each may answer with Mouthguard (RA-SEC-14b)."""
    victims = terminated(state, seat, neighbourhood)
    state.spared = victims[:]
    gesture(state, seat, Felling(seat, tuple(victims)), "")
    breaks = state.layout.box.secrets["terminator"].breaks
    steps: list[Step[Carnage]] = []
    for victim in victims:
        state.down[victim] = True
        state.record("ra-felled", {"seat": seat, "victim_seat": victim})
        if state.layout.team_of[victim] == state.team:
            state.benched[victim] = True
        steps.append(BreakTeeth(victim, seat, breaks))
    state.then([*steps, Aftermath()])


def terminable(state: Carnage, seat: int) -> list[str]:
    """Own neighbourhoods with somebody to fell."""
    return [zone for zone in homes(state, seat) if terminated(state, seat, zone)]
