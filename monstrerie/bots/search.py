"""The bot that searches: as many imagined tables as its budget allows, then the move tried most."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from ..core.state import State
from .base import Bot, Budget, Imagination
from .tree import Node, iterate

SPARE: Final = 1.25
"""How much faster than so far the iterations that are left might be."""


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
        start = perf_counter()
        deadline = start + seconds if seconds is not None else math.inf
        most = iterations if iterations is not None else math.inf
        done = 0
        while done < most:
            table = imagination.table()
            table.current = imagination.seat
            iterate(root, table, imagination.heuristics, self.rng, self.exploration, self.noise)
            done += 1
            now = perf_counter()
            pace = done / max(now - start, 1e-9)
            if now >= deadline or decided(root, min(most - done, SPARE * pace * (deadline - now))):
                break
        return max(legal, key=lambda action: root.children[action].visits if action in root.children else -1)


def decided(root: Node, left: float) -> bool:
    """Whether the most tried move stays so, even if all iterations that are left tried the second."""
    first = second = 0
    for node in root.children.values():
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second > left
