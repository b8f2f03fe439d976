"""The bot that searches: as many imagined tables as its budget allows, then the move tried most."""

from __future__ import annotations

import math
from time import perf_counter

from ..core.state import State
from .base import Bot, Budget, Imagination
from .tree import Node, iterate


class SearchBot(Bot):
    """Searches as long as the budget lasts."""

    name = "search"
    budget = Budget(seconds=0.4)
    exploration: float = 0.9
    noise: float = 0.6
    """Of the playouts' choices, in units of the game's scale: a playout must not always go the same way."""

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        root = Node(1.0)
        seconds, iterations = budget.seconds, budget.iterations
        if seconds is None and iterations is None:
            seconds = self.budget.seconds
        deadline = perf_counter() + seconds if seconds is not None else math.inf
        done = 0
        while (iterations is None or done < iterations) and (done == 0 or perf_counter() < deadline):
            table = imagination.table()
            table.current = imagination.seat
            iterate(root, table, imagination.heuristics, self.rng, self.exploration, self.noise)
            done += 1
        return max(legal, key=lambda action: root.children[action].visits if action in root.children else -1)
