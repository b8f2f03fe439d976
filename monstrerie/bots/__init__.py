"""Players that think: random, greedy, search, networks, and the levels that people choose from."""

from __future__ import annotations

from typing import Final

from ..core.errors import UnknownName
from ..core.game import Game
from .base import Bot, Budget, Imagination, insist, next_bot
from .master import MasterBot, NetworkBot, mastered
from .search import SearchBot
from .simple import EasyBot, GreedyBot, RandomBot

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Imagination", "insist", "levels", "make", "next_bot"]


class NormalBot(SearchBot):
    """A short search."""

    name = "normal"
    budget = Budget(seconds=0.4, iterations=60)
    comparisons = 6


class HardBot(SearchBot):
    """A search of up to 0.4 seconds a decision."""

    name = "hard"
    budget = Budget(seconds=0.4)


BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot
    for bot in (
        RandomBot,
        GreedyBot,
        SearchBot,
        EasyBot,
        NormalBot,
        HardBot,
        NetworkBot,
        MasterBot,
    )
}
LEVELS: Final = ("easy", "normal", "hard", "master")


def levels(game: Game) -> tuple[str, ...]:
    """What people choose from at a table: `master` only where it is known to beat `hard`."""
    return LEVELS if mastered(game) else LEVELS[:-1]


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name or level.

    >>> make("greedy", seed=7).name
    'greedy'
    """
    if name not in BOTS:
        raise UnknownName("error-unknown-bot", name=str(name)[:40], known=", ".join(BOTS))
    return BOTS[name](seed)
