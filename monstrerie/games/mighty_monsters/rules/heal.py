"""Phase 3, heal and prepare: the beaten and the unfought pay, cards change places, new guards are laid
(MM-HEAL, MM-NEXT, MM-END).
"""

from __future__ import annotations

from ....core.state import Step
from ..names import FACTIONS, HEALING
from ..state import OVER, Raid, one, owner_of, show_all, strength_of


class HealAndPrepare(Step[Raid]):
    """The whole phase; nobody chooses anything in it (MM-NEXT-05). `beaten` guards were beaten this round."""

    def __init__(self, beaten: int) -> None:
        super().__init__(about=(beaten,))
        self.beaten: int = beaten

    def run(self, state: Raid) -> None:
        self.heal(state)
        exchange_cards(state)
        state.round += 1

    def heal(self, state: Raid) -> None:
        """Each monster at the guard that won, then each at a guard still face down (MM-HEAL-01, 02)."""
        owed = [0] * state.players
        for held in state.spaces[2 * self.beaten :]:
            seat = owner_of(held)
            owed[seat] += state.healing(seat, strength_of(held))
        for seat in range(state.players):
            if owed[seat] > 0:
                paid = min(owed[seat], state.gold[seat])
                state.pay(seat, -paid, HEALING)
                if state.events is not None:
                    kind = "mm-healed" if paid == owed[seat] else "mm-healed-short"
                    data = {
                        "seat": seat,
                        "paid": paid,
                        "owed": owed[seat],
                        "faction": FACTIONS[state.factions[seat]],
                        "printed": any(
                            owner_of(held) == seat and state.printed_healing(strength_of(held))
                            for held in state.spaces[2 * self.beaten :]
                        ),
                    }
                    state.record(kind, data)


def exchange_cards(state: Raid) -> None:
    """The reserve comes in hand, the two standing monsters become the new reserve (MM-NEXT-01 to 04).

    From here on every hand is public knowledge: the new reserve stood openly, the rest is in hand.
    """
    players = state.players
    reserves = [0] * players
    for held in state.spaces:
        reserves[owner_of(held)] |= one(strength_of(held))
    for seat in range(players):
        state.hands[seat] |= state.reserves[seat]
    state.reserves = reserves
    show_all(state)
    state.spaces = [0] * (2 * players)
    state.empty = 2 * players
    state.totals = [0] * players
    state.standing = [0] * players
    state.banned = 0


class EndGame(Step[Raid]):
    """The last king tile is discarded: no new guards, the pawn stays, gold is counted (MM-NEXT-13,
    MM-END-01).
    """

    def run(self, state: Raid) -> None:
        state.phase = OVER
        state.castle = []
        state.levels = []
        state.maxima = []
        state.prices = []
        if state.events is not None:
            most = max(state.gold)
            winners = [seat for seat in range(state.players) if state.gold[seat] == most]
            state.record("mm-over", {"seats": winners, "gold": most, "count": len(winners)})
