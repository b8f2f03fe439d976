"""Many matches at once in one process, with arrays in and arrays out and no environment object in between."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadValue
from ..core.rng import Rng
from ..core.state import State
from .seats import Setting


class Step(NamedTuple):
    """All tables after a step. Where `done`, `rewards` are those of the match that ended, and a new one has
    begun.
    """

    seats: NDArray[np.int64]
    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


class Batch:
    """`count` tables of one game; each step plays one action at each of them.

    >>> batch = Batch("mighty-monsters", 8, players=4, seed=1)
    >>> seen = batch.look()
    >>> seen.masks.shape, seen.observations.shape[0]
    ((8, 66), 8)
    >>> bool(batch.step(seen.masks.argmax(axis=1)).done.any())
    False
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        reward: str = "win",
        seed: int = 0,
        **options: Any,
    ) -> None:
        if not 1 <= count <= 1_000_000:
            raise BadValue("error-batch", value=str(count)[:20])
        self.setting = Setting(game, players, reward, options)
        self.count = count
        self.dice = Rng(seed)
        self.states: list[State] = [self.setting.state(self.dice.seed()) for _ in range(count)]
        self.legal: list[list[int]] = [state.legal() for state in self.states]
        self._rewards = np.zeros((count, self.setting.players), np.float32)
        self._done = np.zeros(count, np.bool_)

    def look(self) -> Step:
        """What every seat to act sees and may do."""
        setting, observe = self.setting, self.setting.game.observe
        seen, masks = bytearray(), bytearray(self.count * setting.actions)
        seats = []
        offset = 0
        for state, legal in zip(self.states, self.legal, strict=True):
            seats.append(state.current)
            seen += bytes(observe(state, state.current))
            for action in legal:
                masks[offset + action] = 1
            offset += setting.actions
        return Step(
            np.array(seats),
            np.frombuffer(seen, np.uint8).reshape(self.count, setting.width),
            np.frombuffer(masks, np.int8).reshape(self.count, setting.actions),
            self._rewards.copy(),
            self._done.copy(),
        )

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play one action at every table; all are checked before the first is played."""
        chosen: list[int] = actions.tolist()
        if len(chosen) != self.count:
            raise BadValue("error-batch-actions", value=len(chosen), most=self.count)
        for number, action in enumerate(chosen):
            if action not in self.legal[number]:
                raise BadValue("error-illegal-action", value=str(action)[:20], agent=f"table {number}")
        self._rewards[:] = 0.0
        self._done[:] = False
        for number, action in enumerate(chosen):
            state = self.states[number]
            state.apply(action)
            if state.done:
                self._rewards[number] = self.setting.rewards(state)
                self._done[number] = True
                state = self.states[number] = self.setting.state(self.dice.seed())
            self.legal[number] = state.legal()
        return self.look()
