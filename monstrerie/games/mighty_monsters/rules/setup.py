"""Set-up: king tiles and guards are shuffled, factions chosen, monsters dealt, a first player found
(MM-SET).
"""

from __future__ import annotations

from typing import ClassVar

from ....core.decision import Decision
from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.rng import Rng
from ....core.state import Step
from ..moves import Lead
from ..names import FACTIONS, KING_TILES, START
from ..state import (
    ALL_FIVE,
    HAND_SIZE,
    LEAD,
    PLAYING,
    STRENGTHS,
    Layout,
    Raid,
    empty_castle,
    one,
    strengths,
)
from .guards import lay_guards
from .heal import EndGame
from .play import StartRound


def raid(layout: Layout, rng: Rng, choose_factions: bool, first: int) -> Raid:
    """The table before the first decision. `first` is the seat of the first player, -1 for chance."""
    state = empty_castle(layout, rng)
    tiles = list(range(KING_TILES))
    rng.shuffle(tiles)
    state.tiles = tiles
    pile = list(range(len(layout.levels)))
    rng.shuffle(pile)
    state.pile = pile
    lay_guards(state)
    deal: Step[Raid] = Deal(first)
    if choose_factions:
        state.then([*(ChooseFaction(seat) for seat in range(layout.players)), deal])
    else:
        factions = list(range(len(FACTIONS)))
        rng.shuffle(factions)
        state.factions = factions[: layout.players]
        state.then([deal])
    return state


class ChooseFaction(Decision[Raid]):
    """Every player leads a faction nobody else has (MM-SET-14); in seat order (MM-AMB-14)."""

    sentence: ClassVar[str] = "mm-prompt-choose"

    def legal(self, state: Raid) -> list[int]:
        return [LEAD + faction for faction in range(len(FACTIONS)) if faction not in state.factions]

    def play(self, state: Raid, action: int) -> None:
        faction = action - LEAD
        factions = state.factions[:]
        factions[self.seat] = faction
        state.factions = factions
        if state.events is not None:
            state.record("mm-led", {"seat": self.seat, "faction": FACTIONS[faction]})

    def why_not(self, state: Raid, move: Move) -> Refusal:
        if not isinstance(move, Lead):
            return Refusal("MM-SET-14", "mm-refusal-choose-first")
        faction = move.faction
        if faction not in FACTIONS:
            return Refusal("MM-COMP-02", "mm-refusal-no-faction")
        owner = state.factions.index(FACTIONS.index(faction))
        return Refusal("MM-SET-14", "mm-refusal-faction-taken", {"faction": faction, "owner_seat": owner})


class Deal(Step[Raid]):
    """Start gold; three monsters at random in hand, two in reserve; the first player (MM-SET-16 to 19)."""

    def __init__(self, first: int) -> None:
        super().__init__(about=(first,))
        self.first: int = first

    def run(self, state: Raid) -> None:
        hands, reserves = [], []
        for seat in range(state.players):
            state.pay(seat, state.layout.start_gold, START)
            order = list(range(1, STRENGTHS + 1))
            state.rng.shuffle(order)
            hand = 0
            for strength in order[:HAND_SIZE]:
                hand |= one(strength)
            hands.append(hand)
            reserves.append(ALL_FIVE ^ hand)
            if state.events is not None:
                data = {"seat": seat, "strengths": strengths(hand)}
                state.record("mm-dealt", data, to=(seat,), reveals=TABLE)
        state.hands = hands
        state.reserves = reserves
        state.first = self.first if self.first >= 0 else state.rng.below(state.players)
        state.phase = PLAYING
        if state.events is not None:
            reveals = None if self.first >= 0 else TABLE
            state.record("mm-first", {"seat": state.first}, reveals=reveals)
        rounds: list[Step[Raid]] = [StartRound() for _ in range(state.layout.rounds)]
        state.then([*rounds, EndGame()])
