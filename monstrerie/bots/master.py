"""Bots with a trained network: one that only looks, and one that searches with it.

In a game without a network both search as `hard` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.errors import NotSupported
from ..core.game import Game
from ..core.state import State
from .base import Budget, Imagination
from .clock import Clock
from .search import SearchBot

if TYPE_CHECKING:
    from ..learning.network import Network


class NetworkBot(SearchBot):
    """Plays what its network likes best, without a search."""

    name = "network"

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        network = network_of(imagination.game)
        if network is None:
            return super().think(imagination, table, legal, budget)
        likes = liked(network, imagination, table, legal)
        return legal[likes.index(max(likes))]


class MasterBot(SearchBot):
    """Plays what its network likes, unless looking ahead shows that something else is better. A game whose
    network is not known to be as strong as `hard` is played as by `hard`, with more time.
    """

    name = "master"
    budget = Budget(seconds=0.9)
    tables: int = 64
    """Imagined for a decision, where nobody asks for more."""

    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        network = network_of(imagination.game)
        if network is None or not network.proven or imagination.heuristics.certain(table, legal):
            return super().think(imagination, table, legal, budget)
        from ..learning.lookahead import Lookahead

        likes = liked(network, imagination, table, legal)
        tables = self.tables if budget is self.budget else budget.iterations
        ahead = Lookahead(imagination.game, network, imagination.seat, len(table.scores()), self.rng)
        return ahead.choose(imagination.table, likes, legal, Clock(budget.seconds, tables, 0))


def mastered(game: Game) -> bool:
    """Whether a game has a network with which `master` is known to beat `hard`."""
    try:
        network = network_of(game)
    except NotSupported:
        return False
    return network is not None and network.mastered


def liked(network: Network, imagination: Imagination, table: State, legal: list[int]) -> list[float]:
    """How likely the network would choose each legal action."""
    seen = imagination.game.observe(table, imagination.seat)
    likes: list[float] = network.likes(seen, len(table.scores()), legal)[0].tolist()
    return likes


def network_of(game: Game) -> Network | None:
    """The network of a game; None where it has none."""
    try:
        from ..learning.shipped import network_of as shipped
    except ModuleNotFoundError as missing:
        raise NotSupported("error-extra", extra="envs", module=str(missing.name)) from None
    return shipped(game)
