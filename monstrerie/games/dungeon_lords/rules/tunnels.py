"""Dig tunnels and mine gold: what imps do (DL-DIG, DL-MIN)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import count, holds, joined
from ..moves import Decline, Dig, Mine, Stop
from ..names import DIG, MINE
from ..state import SPACES, Lord, Realm
from . import actions as ids
from .orders import not_executed
from .packed import beside, diggable, free_tunnels
from .steps import OnSpace

DECLINING: Final = [ids.DECLINE]
STOPPING: Final = [ids.STOP]
MOST_IMPS: Final = 4
"""At work on one space."""


class DigTunnels(OnSpace):
    """One tunnel after the other, each with an imp; a foreman besides on space III (DL-DIG-01 to 13)."""

    sentence: ClassVar[str] = "dl-prompt-dig-tunnels"

    def __init__(self, seat: int, space: int, dug: int = 0) -> None:
        super().__init__(seat, space)
        self.about = (space, dug)
        self.dug: int = dug
        self.next: DigTunnels = DigTunnels(seat, space, dug + 1) if dug + 1 < MOST_IMPS else self

    def obstacle(self, state: Realm, lord: Lord) -> str:
        if lord.idle <= state.layout.spaces[self.space].foreman:
            return "imps"
        return "" if diggable(lord.filled) else "nowhere"

    def legal(self, state: Realm) -> list[int]:
        may_leave = STOPPING if self.dug else DECLINING
        return may_leave + ids.digs(diggable(state.lords[self.seat].filled))

    def play(self, state: Realm, action: int) -> None:
        if action == ids.DECLINE:
            not_executed(state, self.seat, DIG, "dl-declined")
            return
        if action == ids.STOP:
            return
        lord = state.lords[self.seat]
        if self.dug == 0:
            foremen = state.layout.spaces[self.space].foreman
            lord.idle -= foremen
            lord.foremen += foremen
        lord.idle -= 1
        space = action - ids.DIG
        dig(state, self.seat, space)
        lord.dug = joined(lord.dug, space)
        if self.dug + 1 < state.layout.spaces[self.space].imps and lord.idle > 0 and diggable(lord.filled):
            state.agenda.append(self.next)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Dig):
            return why_not_dig(state.lords[self.seat], move.space)
        if isinstance(move, Stop):
            return Refusal("DL-DIG-05", "dl-refusal-dig-none")
        if isinstance(move, Decline):
            return Refusal("DL-DIG-04", "dl-refusal-dug-already")
        return Refusal("DL-DIG-04", "dl-refusal-dig-now")


def dig(state: Realm, seat: int, space: int) -> None:
    """Lay a tunnel, unconquered (DL-DIG-19)."""
    lord = state.lords[seat]
    lord.filled = joined(lord.filled, space)
    if state.events is not None:
        state.record("dl-dug", {"seat": seat, "space": space})


def why_not_dig(lord: Lord, space: int) -> Refusal:
    """Why no tunnel can be dug there."""
    if not 0 <= space < SPACES:
        return Refusal("DL-DIG-12", "dl-refusal-no-site-space", {"space": space, "most": SPACES - 1})
    if holds(lord.filled, space):
        return Refusal("DL-DIG-12", "dl-refusal-space-filled", {"space": space})
    if not holds(beside(lord.filled), space):
        return Refusal("DL-DIG-12", "dl-refusal-not-beside", {"space": space})
    return Refusal("DL-DIG-17", "dl-refusal-block", {"space": space})


class MineGold(OnSpace):
    """How many miners go; each brings one gold (DL-MIN-01 to 12)."""

    sentence: ClassVar[str] = "dl-prompt-mine-gold"

    def obstacle(self, state: Realm, lord: Lord) -> str:
        if most_miners(state, lord, self.space):
            return ""
        return "imps" if lord.idle <= state.layout.spaces[self.space].foreman else "tunnels"

    def legal(self, state: Realm) -> list[int]:
        return MINING[most_miners(state, state.lords[self.seat], self.space)][:]

    def play(self, state: Realm, action: int) -> None:
        if action == ids.DECLINE:
            not_executed(state, self.seat, MINE, "dl-declined")
            return
        lord = state.lords[self.seat]
        miners = action - ids.MINE + 1
        foremen = state.layout.spaces[self.space].foreman
        lord.idle -= miners + foremen
        lord.foremen += foremen
        lord.miners = miners
        lord.gold += miners
        if state.events is not None:
            state.record("dl-mined", {"seat": self.seat, "gold": miners})

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Mine):
            lord, kind = state.lords[self.seat], state.layout.spaces[self.space]
            if move.miners < 1:
                return Refusal("DL-MIN-05", "dl-refusal-mine-none")
            if move.miners > kind.imps:
                return Refusal("DL-MIN-01", "dl-refusal-miners", {"most": kind.imps})
            if move.miners + kind.foreman > lord.idle:
                return Refusal("DL-MIN-11", "dl-refusal-idle-imps", {"imps": lord.idle})
            return Refusal("DL-MIN-09", "dl-refusal-miner-each-tunnel")
        return Refusal("DL-MIN-05", "dl-refusal-mine-now")


def most_miners(state: Realm, lord: Lord, space: int) -> int:
    """As many as the space, the free imps (less a foreman) and the unconquered tunnels allow."""
    kind = state.layout.spaces[space]
    most = min(kind.imps, lord.idle - kind.foreman)
    if most <= 0:
        return 0
    return min(most, count(free_tunnels(lord)))


MINING: Final = [[ids.DECLINE, *range(ids.MINE, ids.MINE + most)] for most in range(MOST_IMPS + 1)]
