"""Putting a whole Monster down: on a starting space, or in a neighbourhood (RA-MOVE-07, RA-RUN-07,
RA-PHY-19).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Place, Restart
from ..state import Carnage
from .base import Choice, facing, not_now, reach
from .numbers import angle, point, refuse_face
from .port import Spot


class ChooseSpace(Choice):
    """Paws out of the City: one free starting space of the owner's choice (RA-TURN-04, RA-MOVE-07).

    In the middle of a Move the Body comes along and is lifted again by the next flick.
    """

    sentence: ClassVar[str] = "ra-prompt-restart"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat, (rule,))
        self.rule: str = rule

    def offers(self, state: Carnage) -> list[Move]:
        return [Restart(space) for space in state.layout.world().free_spaces(state.position, self.seat)]

    def refuse(self, state: Carnage, move: Move) -> Refusal | None:
        if not isinstance(move, Restart) or Restart(move.space) not in self.offers(state):
            return self.why_not(state, move)
        return refuse_face(move)

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Restart)
        world, position, seat = state.layout.world(), state.position, self.seat
        state.stirred = True
        state.down[seat] = False
        state.record("ra-restarted", {"seat": seat, "space": move.space})
        face = facing(state, seat, move.face)
        if seat == state.active:
            state.facing = face  # the flick that may follow takes the Body off again
        reach(state, lambda: world.restart(position, seat, move.space, state.upside[seat], face))

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if not isinstance(move, Restart):
            return not_now(move, self.rule)
        spaces = state.layout.world().plan.spaces
        if not 0 <= move.space < spaces:
            return Refusal("RA-SET-11", "ra-refusal-no-space", {"most": spaces})
        return Refusal("RA-MOVE-10", "ra-refusal-space-taken", {"space": move.space})

    def data(self, state: Carnage) -> dict[str, Any]:
        # The Body may be in the hand, so nothing of the table shows how it looked (RA-PHY-18).
        looked = facing(state, self.seat, None)
        return {} if looked is None else {"face": round(looked, 1)}


class PlaceMonster(Choice):
    """A Monster is put into any neighbourhood: its owner's own, or by the next player (RA-DEC-03, 22, 32)."""

    sentence: ClassVar[str] = "ra-prompt-place"

    def __init__(self, seat: int, monster: int, rule: str) -> None:
        super().__init__(seat, (monster, rule))
        self.monster: int = monster
        self.rule: str = rule

    def offers(self, state: Carnage) -> list[Move]:
        world, upside = state.layout.world(), state.upside[self.monster]
        offered: list[Move] = []
        for zone in world.plan.neighbourhoods:
            for spot in world.spots(state.position, self.monster, zone, upside, 0)[:1]:
                offered.append(Place(zone, spot.x, spot.y))
        return offered

    def refuse(self, state: Carnage, move: Move) -> Refusal | None:
        if not isinstance(move, Place):
            return not_now(move, self.rule)
        world = state.layout.world()
        if move.neighbourhood not in world.plan.neighbourhoods:
            return Refusal(
                "RA-ZON-01", "ra-refusal-no-neighbourhood", {"neighbourhood": move.neighbourhood[:20]}
            )
        turned = None if move.yaw is None else angle("yaw", move.yaw, "RA-PHY-18")
        return (
            turned
            or point(move, "RA-PHY-19")
            or world.why_not_spot(state.position, self.monster, self.spot(state, move))
        )

    def spot(self, state: Carnage, move: Place) -> Spot:
        """Where the move puts the Monster."""
        return Spot(move.neighbourhood, move.x, move.y, move.yaw, state.upside[self.monster])

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Place)
        world, position, monster = state.layout.world(), state.position, self.monster
        state.stirred = True
        state.invisible[monster] = False
        state.down[monster] = False
        data = {"seat": self.seat, "monster_seat": monster, "neighbourhood": move.neighbourhood}
        state.record("ra-placed-own" if self.seat == monster else "ra-placed", data)
        spot = self.spot(state, move)
        reach(state, lambda: world.place(position, monster, spot))

    def prompt(self, state: Carnage) -> dict[str, Any]:
        if self.monster == self.seat:
            return {"key": "ra-prompt-place-own", "data": {}}
        return {"key": self.sentence, "data": {"monster_seat": self.monster}}
