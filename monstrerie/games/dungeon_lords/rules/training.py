"""Training combats: one lord, three tunnels, the same fatigue every round, no spells (DL-TRN)."""

from __future__ import annotations

from typing import Final

from ....core.state import Step
from ..names import PLANNING
from ..state import Realm
from .battle import BATTLE
from .combat import PLAN
from .packed import unconquered


class TrainingRound(Step[Realm]):
    """Rounds go on until the party is eliminated or every tile conquered (DL-TRN-04)."""

    def run(self, state: Realm) -> None:
        lord = state.lords[0]
        if lord.party and unconquered(lord):
            state.phase = PLANNING
            state.agenda.append(self)
            state.agenda.append(BATTLE)
            state.agenda.append(PLAN)


ROUND: Final = TrainingRound()
