"""Discarding own traps, face down: for a golem, after buying in year 2, by a spell or an event (DL-Y2-17,
DL-APM-23).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ..moves import Discard
from ..names import TRAPS
from ..state import SEATS, Realm
from . import actions as ids
from .steps import OnNumber


class DiscardTrap(OnNumber):
    """Which one of the own traps goes; `number` in all."""

    sentence: ClassVar[str] = "dl-prompt-discard-trap"

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "number": self.number}

    def legal(self, state: Realm) -> list[int]:
        traps = state.lords[self.seat].traps
        return [ids.DISCARDS[kind] for kind, number in enumerate(traps) if number > 0]

    def play(self, state: Realm, action: int) -> None:
        discard(state, self.seat, ids.THING[action])
        discard_traps(state, self.seat, self.number - 1)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Discard):
            return Refusal("DL-APM-23", "dl-refusal-no-such-trap")
        return Refusal("DL-Y2-17", "dl-refusal-discard-trap", {"traps": self.number})


def discard_traps(state: Realm, seat: int, number: int) -> None:
    """Ask for so many discards. Only the last trap of a store is not asked for: that all traps are alike must
    not show.
    """
    traps = state.lords[seat].traps
    left = sum(traps)
    if left > 1 and number > 0:
        state.agenda.append(DISCARDS[seat] if number == 1 else DiscardTrap(seat, number))
    elif left == 1 and number > 0:
        discard(state, seat, traps.index(1))


def discard(state: Realm, seat: int, trap: int) -> None:
    """Face down: that one goes is public, which one only its owner knows (DL-GEN-12, DL-HID-09)."""
    lord = state.lords[seat]
    lord.traps = added(lord.traps, trap, -1)
    lord.buried = added(lord.buried, trap, 1)
    if state.events is not None:
        state.record("dl-discarded", {"seat": seat})
        state.record("dl-discarded-trap", {"seat": seat, "trap": TRAPS[trap]}, to=(seat,))


DISCARDS: Final = [DiscardTrap(seat, 1) for seat in SEATS]
