"""What all the interfaces share: the table to be played, what a seat sees as arrays, what it gets for it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadValue, NotSupported
from ..core.game import Game
from ..core.observation import width
from ..core.options import settle
from ..core.result import places
from ..core.state import State
from ..games import game as game_named

REWARDS: Final = ("win", "rank", "score")


class Setting:
    """A game with its players, options and rewards, checked once."""

    def __init__(self, name: str, players: int | None, reward: str, options: dict[str, Any]) -> None:
        self.game: Game = game_named(name)
        self.players = self.game.players.start if players is None else players
        if reward not in REWARDS:
            raise BadValue("error-reward", value=str(reward)[:40], known=", ".join(REWARDS))
        self.reward = reward
        self.options: dict[str, Any] = dict(settle(self.game.options, options))
        self.actions = self.game.actions
        if self.actions == 0 or not self.game.fields(self.players):
            raise NotSupported("error-no-observation", game=self.game.name)
        self.width = width(self.game.fields(self.players))
        self.state(0)  # refuses a wrong number of players before anything else is made

    def state(self, seed: int) -> State:
        """A fresh table."""
        return self.game.new(self.players, seed=seed, **self.options).state

    def observation(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What the seat knows."""
        return np.frombuffer(bytes(self.game.observe(state, seat)), dtype=np.uint8)

    def mask(self, legal: list[int], size: int = 0) -> NDArray[np.int8]:
        """1 for each action that may be chosen."""
        made = bytearray(size or self.actions)
        for action in legal:
            made[action] = 1
        return np.frombuffer(bytes(made), dtype=np.int8)

    def rewards(self, state: State) -> list[float]:
        """What each seat gets at the end: a share of the victory, its rank from -1 to 1, or its points."""
        scores = state.scores()
        if self.reward == "score":
            return [float(score) for score in scores]
        if self.reward == "win":
            winners = self.game.winners(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        ranks = places(scores)
        below = [sum(other > own for other in ranks) for own in ranks]
        above = [own - 1 for own in ranks]
        return [(worse - better) / (self.players - 1) for worse, better in zip(below, above, strict=True)]
