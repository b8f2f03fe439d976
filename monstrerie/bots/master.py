"""Bots with a trained network: one that only looks, and one that searches with it.

In a game without a network both search as `hard` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.errors import NotSupported
from ..core.game import Game
from ..core.state import State
from .base import Budget, Imagination
from .clock import Clock
from .rollout import compare
from .search import SearchBot

if TYPE_CHECKING:
    from ..learning.network import Network

GLANCE: Final = 1e-3
"""Added to how much the network likes what looks best at first sight: enough for that to be compared, too."""


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
    """Compares by rollouts what its network likes. A game whose search grows a tree is played as by `hard`,
    and so is one whose network is not yet known to be as strong as `hard`.
    """

    name = "master"
    budget = Budget(seconds=0.8)

    def compare(self, imagination: Imagination, table: State, legal: list[int], clock: Clock) -> int:
        network = network_of(imagination.game)
        heuristics = imagination.heuristics
        ranks = heuristics.rank(table, legal)
        if network is not None and network.proven:
            glance = ranks.index(max(ranks))
            ranks = liked(network, imagination, table, legal)
            ranks[glance] += GLANCE
        return compare(imagination.table, imagination.seat, ranks, legal, heuristics, self.rng, clock)


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
