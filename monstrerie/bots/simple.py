"""Bots that hardly think: any legal move, or the one that looks best at first sight."""

from __future__ import annotations

from ..core.move import Move
from ..core.state import State
from .base import Bot, Budget, Imagination, favourite


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    name = "random"

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        return legal[self.rng.below(len(legal))]

    def improvise(self, imagination: Imagination) -> Move:
        return imagination.game.sample(imagination.match(), imagination.seat, self.rng)


class GreedyBot(Bot):
    """Plays what the game's heuristics rank highest; `noise` (in points) makes it err like a beginner."""

    name = "greedy"
    noise: float = 0.0

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        ranks = imagination.heuristics.rank(table, legal)
        if self.noise:
            ranks = [rank + self.noise * (self.rng.unit() - self.rng.unit()) for rank in ranks]
        return favourite(ranks, legal, self.rng)


class EasyBot(GreedyBot):
    """Greedy with half its mind elsewhere."""

    name = "easy"
    noise = 4.0
