"""What follows an action: pieces put back, brawls, runaways and floors, again until nothing changes
(RA-TURN-13 to 20).
"""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..state import Carnage
from .base import BODY, PAWS, is_out, judge, reach, stand_body
from .brawl import Brawls
from .floors import SwallowFloors
from .places import ChooseSpace
from .ruins import SmellyFeet
from .runaways import Flee

MOST_PASSES: Final = 99
"""Far more than there are floors on two boards: a city that never comes to rest must not
hold the table up.
"""


def begin(state: Carnage, seat: int, deed: str) -> None:
    """From here on, everything that happens is this seat's doing (RA-TURN-22)."""
    state.active = seat
    state.deed = deed
    state.spared = []
    state.prepared = []
    state.vacuum = ""
    state.facing = None
    state.passes = 0


class Aftermath(Step[Carnage]):
    """Steps 3 to 7 after an action or a Superpower that moved pieces (RA-CARD-14)."""

    def run(self, state: Carnage) -> None:
        steps: list[Step[Carnage]] = [PutBack()]
        if state.deed == "move" and state.has(state.active, "smelly-feet"):
            steps.append(SmellyFeet())
        state.then([*steps, Pass()])


class Pass(Step[Carnage]):
    """Steps 5 to 7 once; and again as long as they change something (RA-TURN-20)."""

    def run(self, state: Carnage) -> None:
        state.stirred = False
        state.passes += 1
        state.then([PutBack(), Brawls(), Flee(), SwallowFloors(), Again()])


class Again(Step[Carnage]):
    """The end of a pass."""

    def run(self, state: Carnage) -> None:
        if state.stirred and state.passes < MOST_PASSES:
            state.then([Pass()])
        else:
            state.deed = ""
            state.prepared = []
            state.facing = None


class PutBack(Step[Carnage]):
    """Step 3: vehicles to their spaces, the active player's Paws into the City, his Body upright on them
    (RA-TURN-15).
    """

    def run(self, state: Carnage) -> None:
        world, seat = state.layout.world(), state.active
        lost = [piece for piece in judge(state).out if piece.startswith("vehicle-")]
        if lost:
            state.stirred = True
            state.record("ra-garaged", {"count": len(lost)})
            position = state.position
            reach(state, lambda: world.park(position, lost))
        if state.invisible[seat]:
            return
        # Driven out by an own action that is no Move costs no tooth (RA-MOVE-12).
        if is_out(state, PAWS + str(seat)):
            state.then([ChooseSpace(seat, "RA-MOVE-12"), LiftBody(seat)])
        else:
            lift_body(state, seat)


class LiftBody(Step[Carnage]):
    """Put a Body on its Paws where it isn't."""

    def __init__(self, owner: int) -> None:
        super().__init__(about=(owner,))
        self.owner: int = owner

    def run(self, state: Carnage) -> None:
        lift_body(state, self.owner)


def lift_body(state: Carnage, seat: int) -> None:
    """A Body that is down, off its Paws or in the hand goes back on them, free of charge (RA-TURN-05,
    RA-DEMO-08).
    """
    seen = judge(state)
    if PAWS + str(seat) not in seen.zones:
        return
    if seat in seen.standing:
        # Physics may have set a fallen Body upright; its owner now says so, too.
        state.down[seat] = False
        return
    lay = state.down[seat]
    state.down[seat] = False
    state.stirred = True
    if lay:
        state.record("ra-lifted", {"seat": seat})
    stand_body(state, seat)


def in_hand(state: Carnage, seat: int) -> bool:
    """Whether the seat's Body is off the board, between two flicks."""
    seen, body = judge(state), BODY + str(seat)
    return body not in seen.zones and body not in seen.out
