"""What the bots know about ruling a dungeon: `judgement` while building, the solver in Combat."""

from __future__ import annotations

from ....core.heuristics import Heuristics
from ..names import FIGHTING, PLANNING
from ..state import Realm
from . import judgement
from .solver import Solver, action_values, cards_to_come

SOLVER_LIMIT = 1500
"""Decisions that the solver looks at before it begins to guess."""
TILE_POINTS = 3.0
"""A tile lost costs two points, and part of a title."""
MOST_SOLVERS = 64


class LordHeuristics(Heuristics):
    """Rules of thumb for the building years, exact search for the fights."""

    def __init__(self) -> None:
        self.solvers: dict[tuple[object, ...], Solver] = {}

    def scale(self) -> float:
        """Points."""
        return 2.0

    def enough(self, root: Realm, state: Realm) -> bool:
        """The next Combat: only there does it show what a dungeon is worth."""
        return state.year != root.year or state.phase == PLANNING or state.phase == FIGHTING

    def rollouts(self) -> bool:
        """A season is dozens of small decisions."""
        return True

    def certain(self, state: Realm, legal: list[int]) -> bool:
        """In Combat the solver has looked at every plan."""
        return state.phase == PLANNING or state.phase == FIGHTING

    def rank(self, state: Realm, legal: list[int]) -> list[float]:
        """How good each legal action looks, in points."""
        if state.lanes is None and self.certain(state, legal):
            return self.combat_ranks(state, legal)
        return judgement.rank_actions(state, legal)

    def outlook(self, state: Realm) -> list[float]:
        """Points to expect in the end."""
        return judgement.outlook(state)

    def combat_ranks(self, state: Realm, legal: list[int]) -> list[float]:
        """The solver's losses turned into points. One solver serves all decisions of a lord in a round, as
        long as he knows the same cards: most of what it is asked it has met before.
        """
        if len(legal) == 1:
            return [0.0]
        seat = state.current
        lord = state.lords[seat]
        cards = cards_to_come(state, seat)
        cards[state.round] = few(cards[state.round])
        key = (
            state.layout, seat, state.year, state.round, lord.filled, lord.rooms, tuple(state.room_places),
            tuple(cards[state.round]),
        )  # fmt: skip
        solver = self.solvers.get(key)
        if solver is None:
            solver = Solver(seat, cards, False, SOLVER_LIMIT, state.round + 1)
            solver.tile, solver.prisoner, solver.paladin, solver.good = TILE_POINTS, 2.0, 5.0, 0.4
            if len(self.solvers) >= MOST_SOLVERS:
                self.solvers.clear()
            self.solvers[key] = solver
        return [-loss for loss in action_values(state, seat, solver)]


def few(cards: list[int]) -> list[int]:
    """Three of the cards a round could bring stand for all of them."""
    return cards if len(cards) <= 3 else [cards[0], cards[len(cards) // 2], cards[-1]]
