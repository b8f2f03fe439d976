"""The course of a turn: pieces put back, up to two actions, the meal, and what ends the turn (RA-TURN).

A player alone is a team of one; a team has one common turn (RA-VAR-17).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import (
    Breathe,
    Climb,
    Drop,
    DropOn,
    Finish,
    Flick,
    Jump,
    KungFu,
    Reveal,
    SetPaws,
    Throw,
    TurnBack,
    Wrestle,
)
from ..state import ACTIONS, Carnage
from . import breathe, demolish, move, secrets, throw
from .after import Aftermath, Pass, begin, lift_body
from .base import PAWS, Choice, is_out, judge, not_now, stand_body
from .meal import MealPhase
from .places import ChooseSpace, PlaceMonster

DEEDS = {
    Flick: "move",
    Jump: "move",
    SetPaws: "move",
    Climb: "move",
    Drop: "demolish",
    DropOn: "demolish",
    Breathe: "breath",
    Throw: "throw",
    KungFu: "kung-fu",
    TurnBack: "turn-back",
}
"""What each move that costs an action is called while it is resolved."""


class StartTurn(Step[Carnage]):
    """A team's turn begins (RA-TURN-03 to 06)."""

    def __init__(self, playing: int) -> None:
        super().__init__(about=(playing,))
        self.playing: int = playing

    def run(self, state: Carnage) -> None:
        members = state.layout.teams[self.playing]
        state.phase = ACTIONS
        state.team = self.playing
        state.actions = turn_actions(state, self.playing) + state.extra[self.playing]
        state.extra[self.playing] = 0
        for seat in members:
            state.acted[seat] = 0
            state.benched[seat] = False
            state.fed[seat] = False
        begin(state, members[0], "start")
        state.record("ra-turn", {"seats": members, "actions": state.actions, "round": state.round})
        steps: list[Step[Carnage]] = []
        for seat in members:
            if state.invisible[seat]:
                steps.append(PlaceMonster(seat, seat, "RA-SEC-07"))
            elif is_out(state, PAWS + str(seat)):
                steps.append(ChooseSpace(seat, "RA-TURN-04"))
        from .end import EndTurn

        state.then([*steps, LiftBodies(), ActionPhase(), MealPhase(), EndTurn()])


def turn_actions(state: Carnage, team: int) -> int:
    """Two for a player alone, one more than members for a team (RA-TURN-07, RA-VAR-17, 35)."""
    turn = state.layout.box.turn
    if not state.layout.team_game:
        alone: int = turn.actions
        return alone
    shared: int = len(state.layout.teams[team]) + turn.team_actions_more
    return shared


class LiftBodies(Step[Carnage]):
    """Step 3: Bodies that are down or off their Paws go back on them; what that moves is resolved, but no
    floor is won (RA-TURN-05, 06).
    """

    def run(self, state: Carnage) -> None:
        for seat in state.layout.teams[state.team]:
            lift_body(state, seat)
        state.deed = "start"
        state.then([Pass()])


class ActionPhase(Step[Carnage]):
    """Actions, one at a time, until none is left or nobody wants another (RA-TURN-07, 10)."""

    def run(self, state: Carnage) -> None:
        members = state.layout.teams[state.team]
        able = [
            seat for seat in members if (state.actions > 0 and fit(state, seat)) or may_reveal(state, seat)
        ]
        steps: list[Step[Carnage]] = [ChooseAction(seat) for seat in able]
        if len(steps) == 1:
            state.then(steps)
        elif steps:
            state.together(steps)


def fit(state: Carnage, seat: int) -> bool:
    """Whether the seat's Monster can do an action: on the board, and not felled by the own
    team (RA-VAR-26).
    """
    return not state.benched[seat] and PAWS + str(seat) in judge(state).zones


def may_reveal(state: Carnage, seat: int) -> bool:
    """Window A is open to a Monster that has not vanished, as long as a Secret is left (RA-CARD-04)."""
    return bool(state.secrets[seat]) and not state.invisible[seat]


def bound(state: Carnage, seat: int) -> bool:
    """Whether the seat must first turn its Body back (RA-SEC-02a)."""
    return state.upside[seat] and state.actions > 0 and fit(state, seat)


def reserved(state: Carnage, seat: int) -> int:
    """Actions of the team that other members need to turn their Bodies back (RA-VAR-40)."""
    members = state.layout.teams[state.team]
    return sum(1 for other in members if other != seat and state.upside[other] and fit(state, other))


def patience(state: Carnage, seat: int, people: Collection[int]) -> list[int]:
    """Partners to be let go first, for a bot that leaves everybody a share of the team's actions: those who
    could act and have done less this turn, and people who have done as much.
    """
    if state.actions == 0 or not isinstance(state.step_of(seat), ChooseAction):
        return []
    own = state.acted[seat]
    return [
        other
        for other in state.to_act()
        if other != seat
        and fit(state, other)
        and (state.acted[other] < own or (state.acted[other] == own and other in people))
    ]


class ChooseAction(Choice):
    """The next action, a Secret Superpower, or enough (RA-DEC-06, 36)."""

    sentence: ClassVar[str] = "ra-prompt-action"

    def offers(self, state: Carnage) -> list[Move]:
        seat = self.seat
        offered = secrets.offers(state, seat, "A")
        if bound(state, seat):
            return [TurnBack(), *offered]
        if state.actions > reserved(state, seat) and fit(state, seat):
            offered = [
                *move.offers(state, seat),
                *demolish.offers(state, seat),
                *breathe.offers(state, seat),
                *throw.offers(state, seat),
                *offered,
            ]
        return [*offered, Finish()]

    def refuse(self, state: Carnage, made: Move) -> Refusal | None:
        seat = self.seat
        if isinstance(made, Finish):
            return Refusal("RA-SEC-02a", "ra-refusal-turn-back-first") if bound(state, seat) else None
        if isinstance(made, Reveal | Wrestle):
            return secrets.refuse(state, seat, made, "A")
        if type(made) not in DEEDS:
            return not_now(made)
        if state.benched[seat]:
            return Refusal("RA-VAR-26", "ra-refusal-benched")
        if not fit(state, seat):
            return Refusal("RA-GEN-04", "ra-refusal-off-board")
        if state.actions == 0:
            return Refusal("RA-TURN-07", "ra-refusal-no-actions")
        if isinstance(made, TurnBack):
            return None if state.upside[seat] else Refusal("RA-SEC-02", "ra-refusal-upright")
        if state.upside[seat]:
            return Refusal("RA-SEC-02a", "ra-refusal-turn-back-first")
        if state.actions <= reserved(state, seat):
            return Refusal("RA-VAR-40", "ra-refusal-reserved")
        if isinstance(made, Drop | DropOn):
            return demolish.refuse(state, seat, made)
        if isinstance(made, Breathe):
            return breathe.refuse(state, seat, made)
        if isinstance(made, Throw | KungFu):
            return throw.refuse(state, seat, made)
        return move.refuse(state, seat, made)

    def perform(self, state: Carnage, made: Move) -> None:
        seat = self.seat
        if isinstance(made, Finish):
            return
        # A member acts: whatever the others were asked is asked again afterwards.
        state.lanes = None
        state.then([ActionPhase()])
        if isinstance(made, Reveal | Wrestle):
            secrets.perform(state, seat, made)
            return
        state.actions -= 1
        state.acted[seat] += 1
        begin(state, seat, DEEDS[type(made)])
        if isinstance(made, TurnBack):
            turn_back(state, seat)
        elif isinstance(made, Drop | DropOn):
            demolish.perform(state, seat, made)
        elif isinstance(made, Breathe):
            breathe.perform(state, seat, made)
        elif isinstance(made, Throw | KungFu):
            throw.perform(state, seat, made)
        else:
            move.perform(state, seat, made)

    def why_not(self, state: Carnage, made: Any) -> Refusal:
        return self.refuse(state, made) or not_now(made)

    def prompt(self, state: Carnage) -> dict[str, Any]:
        if bound(state, self.seat):
            return {"key": "ra-prompt-turn-back", "data": {"actions": state.actions}}
        return super().prompt(state)

    def data(self, state: Carnage) -> dict[str, Any]:
        offered = self.offers(state)
        can = {
            name: any(isinstance(offer, kinds) for offer in offered)
            for name, kinds in (
                ("move", (Flick, Jump)),
                ("demolish", (Drop, DropOn)),
                ("breathe", (Breathe,)),
                ("toss", (Throw,)),
                ("kung_fu", (KungFu,)),
                ("secret", (Reveal, Wrestle)),
            )
        }
        return {"actions": state.actions, **can, "any": any(can.values())}


def turn_back(state: Carnage, seat: int) -> None:
    """The Body stands the right way up again; the action has no other effect (RA-SEC-02a)."""
    state.upside[seat] = False
    state.judged = None
    state.record("ra-turned-back", {"seat": seat})
    stand_body(state, seat)
    state.then([Aftermath()])
