"""Action: Move. The Body is taken off, the Paws are flicked, the Body joins them where they rest (RA-MOVE).

Powers that change it: Elastic Foot and Mountaineer before the flick, Jumper instead of it, Prima Ballerina a
second one (RA-POW-01, 06, 13, 14).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Climb, Finish, Flick, Jump, SetPaws
from ..state import NOBODY, Carnage
from .after import Aftermath, in_hand
from .base import (
    PAWS,
    Choice,
    facing,
    floors_of,
    gesture,
    homes,
    is_out,
    judge,
    named,
    not_now,
    reach,
    ruins_near,
    stand_body,
)
from .naming import aim
from .numbers import flick_numbers, point, shot_numbers
from .places import ChooseSpace
from .port import PawsFlick, Spot
from .teeth import LoseTooth
from .throw import shot


def offers(state: Carnage, seat: int) -> list[Move]:
    """A flick, and what the Powers allow instead of it or before it."""
    if state.gazed[seat]:
        return []
    return [*flicks(state, seat), *preparations(state, seat)]


def refuse(state: Carnage, seat: int, move: Move) -> Refusal | None:
    """None when the Move may be begun so."""
    if state.gazed[seat]:
        return Refusal("RA-SEC-12", "ra-refusal-gazed")
    if isinstance(move, SetPaws | Climb):
        return refuse_preparation(state, seat, move)
    return refuse_flick(state, seat, move)


def perform(state: Carnage, seat: int, move: Move) -> None:
    """Begin the Move, which is one action however many flicks it has (RA-POW-06)."""
    state.flicks = (
        state.layout.box.powers["prima-ballerina"].flicks if state.has(seat, "prima-ballerina") else 1
    )
    go_on(state, seat, move)


def go_on(state: Carnage, seat: int, move: Move) -> None:
    """A step of the Move: getting ready, or a flick."""
    if isinstance(move, SetPaws | Climb):
        prepare(state, seat, move)
        state.then([GoOn(seat)])
    else:
        flick(state, seat, move)
        state.then([AfterFlick(seat)])


# --- before the flick ---------------------------------------------------------------------------------------


def preparations(state: Carnage, seat: int) -> list[Move]:
    """Where Elastic Foot and Mountaineer may put the Monster first, each once a Move (RA-POW-01a, 13a)."""
    world, own, upside = state.layout.world(), homes(state, seat), state.upside[seat]
    offered: list[Move] = []
    if state.has(seat, "elastic-foot") and "elastic-foot" not in state.prepared:
        for zone in own:
            for found in world.spots(state.position, seat, zone, upside, 0)[:1]:
                offered.append(SetPaws(zone, found.x, found.y))
    if state.has(seat, "mountaineer") and "mountaineer" not in state.prepared:
        for ruin in ruins_near(state, own):
            if ruin in judge(state).buildings:
                for x, y in world.perches(state.position, seat, ruin, 0)[:1]:
                    offered.append(Climb(ruin, x, y))
    return offered


def refuse_preparation(state: Carnage, seat: int, move: SetPaws | Climb) -> Refusal | None:
    """None when the Monster may be put there before the flick."""
    world, own = state.layout.world(), homes(state, seat)
    power, rule = ("elastic-foot", "RA-POW-13") if isinstance(move, SetPaws) else ("mountaineer", "RA-POW-01")
    if not state.has(seat, power):
        return Refusal(rule, "ra-refusal-no-power", {"card": power})
    if power in state.prepared:
        return Refusal(rule + "a", "ra-refusal-prepared", {"card": power})
    if isinstance(move, SetPaws):
        if move.neighbourhood not in own:
            return Refusal("RA-POW-13a", "ra-refusal-not-there", {"neighbourhood": move.neighbourhood[:20]})
        return point(move, "RA-PHY-19") or world.why_not_spot(state.position, seat, spot(state, seat, move))
    if move.ruin not in ruins_near(state, own) or move.ruin not in judge(state).buildings:
        return Refusal("RA-POW-01", "ra-refusal-no-building", {"ruin": move.ruin[:20]})
    return point(move, "RA-POW-01b") or world.why_not_perch(state.position, seat, move.ruin, move.x, move.y)


def spot(state: Carnage, seat: int, move: SetPaws) -> Spot:
    """Where Elastic Foot puts the Monster, which faces as it did."""
    return Spot(move.neighbourhood, move.x, move.y, None, state.upside[seat])


def prepare(state: Carnage, seat: int, move: SetPaws | Climb) -> None:
    """Put the Monster where its flick starts from."""
    world, position = state.layout.world(), state.position
    if isinstance(move, SetPaws):
        state.prepared.append("elastic-foot")
        state.record("ra-set-paws", {"seat": seat, "neighbourhood": move.neighbourhood})
        there = spot(state, seat, move)
        reach(state, lambda: world.place(position, seat, there))
    else:
        state.prepared.append("mountaineer")
        where = named(state, move.ruin)
        state.record("ra-climbed", {"seat": seat, **where, "floors": floors_of(state, move.ruin)})
        state.facing = facing(state, seat, None)
        reach(state, lambda: world.perch(position, seat, move.ruin, move.x, move.y))


# --- the flick ----------------------------------------------------------------------------------------------


def flicks(state: Carnage, seat: int) -> list[Move]:
    """An ordinary flick, and a jump for the Jumper."""
    offered: list[Move] = [Flick(0.0, 0.5)]
    if state.has(seat, "jumper"):
        offered.append(Jump(0.0, 0.5))
    return offered


def refuse_flick(state: Carnage, seat: int, move: Move) -> Refusal | None:
    """None for a flick within bounds; a jump needs the Power."""
    if isinstance(move, Jump):
        if not state.has(seat, "jumper"):
            return Refusal("RA-POW-14", "ra-refusal-no-power", {"card": "jumper"})
        return shot_numbers(state, move) or state.layout.world().refuse(state.position, shot(seat, move))
    if isinstance(move, Flick):
        return flick_numbers(state, move)
    return not_now(move, "RA-MOVE-03")


def flick(state: Carnage, seat: int, move: Move) -> None:
    """One flick or jump; the Body is in the hand afterwards (RA-MOVE-02, RA-POW-06a)."""
    state.flicks -= 1
    assert isinstance(move, Flick | Jump)
    if isinstance(move, Jump):
        if in_hand(state, seat):
            stand_body(state, seat)
        state.facing = facing(state, seat, move.face)
        state.record("ra-jumped", _aimed(seat, move))
        gesture(state, seat, shot(seat, move), move.hand)
    else:
        state.facing = facing(state, seat, move.face)
        state.record("ra-flicked", _aimed(seat, move))
        gesture(state, seat, PawsFlick(seat, move.direction, move.strength, move.side), move.hand)


def _aimed(seat: int, move: Flick | Jump) -> dict[str, Any]:
    """A flick for its sentence: which way, and how hard."""
    numbers = {"direction": move.direction, "strength": move.strength}
    return {"seat": seat, **numbers, **aim(move.direction, move.strength)}


class AfterFlick(Step[Carnage]):
    """Paws that left the City cost a tooth at once and start again from a corner (RA-MOVE-06, 07,
    RA-POW-06b).
    """

    def __init__(self, mover: int) -> None:
        super().__init__(about=(mover,))
        self.mover: int = mover

    def run(self, state: Carnage) -> None:
        seat = self.mover
        steps: list[Step[Carnage]] = []
        if is_out(state, PAWS + str(seat)):
            state.record("ra-paws-out", {"seat": seat})
            steps = [LoseTooth(seat, NOBODY), ChooseSpace(seat, "RA-MOVE-07")]
        steps.append(GoOn(seat) if state.flicks > 0 else Aftermath())
        state.then(steps)


class GoOn(Choice):
    """In the middle of a Move: the flick that must follow, or the second one of Prima Ballerina, which may
    (RA-DEC-09 to 11).
    """

    sentence: ClassVar[str] = "ra-prompt-flick"

    def offers(self, state: Carnage) -> list[Move]:
        if self.flicked(state):
            return [*flicks(state, self.seat), Finish()]
        # Two flicks: a table that plays an only legal move by itself must not flick for its player.
        return [*flicks(state, self.seat), Flick(180.0, 0.5), *preparations(state, self.seat)]

    def refuse(self, state: Carnage, move: Move) -> Refusal | None:
        if isinstance(move, Finish):
            return None if self.flicked(state) else Refusal("RA-POW-13a", "ra-refusal-must-flick")
        if isinstance(move, SetPaws | Climb):
            if self.flicked(state):
                return Refusal(
                    "RA-POW-13a" if isinstance(move, SetPaws) else "RA-POW-01a", "ra-refusal-flicked"
                )
            return refuse_preparation(state, self.seat, move)
        return refuse_flick(state, self.seat, move)

    def perform(self, state: Carnage, move: Move) -> None:
        if isinstance(move, Finish):
            state.then([Aftermath()])
        else:
            go_on(state, self.seat, move)

    def flicked(self, state: Carnage) -> bool:
        """Whether this Move has had its first flick."""
        ballet = state.has(self.seat, "prima-ballerina")
        return ballet and state.flicks < state.layout.box.powers["prima-ballerina"].flicks

    def prompt(self, state: Carnage) -> dict[str, Any]:
        return {"key": "ra-prompt-flick-again" if self.flicked(state) else self.sentence, "data": {}}
