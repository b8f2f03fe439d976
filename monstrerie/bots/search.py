"""The bot that searches: as many imagined tables as its budget allows, then the move tried most."""

from __future__ import annotations

from ..core.state import State
from .base import Bot, Budget, Imagination, favourite
from .clock import Clock
from .rollout import LEAST, compare
from .tree import Node, iterate


class SearchBot(Bot):
    """Searches as long as the budget lasts."""

    name = "search"
    budget = Budget(seconds=0.4)
    exploration: float = 0.9
    noise: float = 0.6
    """Of the playouts' choices, in units of the game's scale: a playout must not always go the same way."""
    least: int = 16
    """Iterations of a tree, however little time there is."""
    comparisons: int = 64
    """By rollouts, where nobody asks for more: what they have not told apart by then is about as good."""

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        heuristics = imagination.heuristics
        if heuristics.certain(table, legal):
            return favourite(heuristics.rank(table, legal), legal, self.rng)
        seconds, iterations = budget.seconds, budget.iterations
        if seconds is None and iterations is None:
            seconds = self.budget.seconds
        if heuristics.rollouts():
            if budget is self.budget:
                iterations = self.comparisons
            return self.compare(imagination, table, legal, Clock(seconds, iterations, LEAST))
        return self.grow(imagination, legal, Clock(seconds, iterations, self.least))

    def compare(self, imagination: Imagination, table: State, legal: list[int], clock: Clock) -> int:
        """By rollouts."""
        ranks = imagination.heuristics.rank(table, legal)
        return compare(
            imagination.table, imagination.seat, ranks, legal, imagination.heuristics, self.rng, clock
        )

    def grow(self, imagination: Imagination, legal: list[int], clock: Clock) -> int:
        """By a tree."""
        root = Node(1.0)
        while True:
            table = imagination.table()
            table.current = imagination.seat
            iterate(root, table, imagination.heuristics, self.rng, self.exploration, self.noise)
            clock.done += 1
            left = clock.left()
            if left <= 0 or decided(root, left):
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
