"""Phase 2, fight the guards: from the gate on, each pair against its guard, until one of them wins
(MM-FIGHT).
"""

from __future__ import annotations

from ....core.event import TABLE
from ....core.state import Step
from ..names import LOOT, NOWHERE
from ..state import Raid, owner_of, strength_of, turn_up
from . import whim
from .heal import HealAndPrepare


class FightGuards(Step[Raid]):
    """All fights of a round, one guard at a time (MM-FIGHT-01)."""

    def run(self, state: Raid) -> None:
        tile = state.tile()
        changed = whim.changed_guards(state, tile) if tile is not None and tile.guards != NOWHERE else None
        layout = state.layout
        if state.events is not None:
            state.record("mm-fights", {})
        beaten = 0
        while beaten < state.players:
            card = state.pile[state.castle[beaten]]
            strength, loot = layout.strengths[card], layout.loots[card]
            whimsical = False
            if changed is not None and tile is not None and changed[beaten]:
                strength += tile.strength
                loot = max(0, loot + tile.loot)
                whimsical = tile.strength != 0 or tile.loot != 0
            turn_up(state, card)
            total = state.totals[beaten]
            if state.events is not None:
                data = {
                    "guard": beaten + 1,
                    "level": state.levels[beaten] + 1,
                    "strength": strength,
                    "loot": loot,
                    "whim": whimsical,
                }
                state.record("mm-turned", data, reveals=TABLE)
            if total < strength:
                if state.events is not None:
                    data = {"guard": beaten + 1, "total": total, "strength": strength}
                    state.record("mm-guard-wins", data)
                break
            self.share(state, beaten, loot, strength)
            beaten += 1
        state.then([HealAndPrepare(beaten)])

    def share(self, state: Raid, guard: int, loot: int, strength: int) -> None:
        """Halves, rounded down; the odd coin to the owner of the stronger monster, or to nobody (MM-FIGHT-05
        to 08).
        """
        left, right = state.spaces[2 * guard], state.spaces[2 * guard + 1]
        one, other = owner_of(left), owner_of(right)
        stronger = strength_of(left) - strength_of(right)
        if state.events is not None:
            data = {"guard": guard + 1, "total": state.totals[guard], "strength": strength, "loot": loot}
            state.record("mm-beaten", data)
        if one == other:
            self.loot(state, one, loot, guard)
            return
        half = loot // 2
        odd = loot - 2 * half
        self.loot(state, one, half + (odd if stronger > 0 else 0), guard)
        self.loot(state, other, half + (odd if stronger < 0 else 0), guard)
        if odd and stronger == 0 and state.events is not None:
            state.record("mm-odd-coin", {"guard": guard + 1})

    def loot(self, state: Raid, seat: int, gold: int, guard: int) -> None:
        """The treasury pays, at once and in full (MM-FIGHT-09, 10)."""
        state.pay(seat, gold, LOOT)
        if state.events is not None:
            state.record("mm-loot", {"seat": seat, "gold": gold, "guard": guard + 1})
