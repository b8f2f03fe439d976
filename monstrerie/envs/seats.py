"""What all the interfaces share: the table to be played, what a seat sees as arrays, what it may do, and what
it gets for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.errors import BadValue, IllegalMove, NotSupported
from ..core.game import Game
from ..core.move import Move
from ..core.observation import width
from ..core.options import settle
from ..core.rng import Rng
from ..core.simulated import Simulated
from ..core.state import State
from ..games import game as game_named
from .spaces import Gesture, LegalDiscrete, Mask

REWARDS: Final = ("win", "rank", "score", "points", "none")
ANY: Final = "any"
"""The value of an option that is drawn anew for every match."""


class Setting:
    """A game with its players, options and rewards, checked once; its actions are the game's action ids.

    `differences` is the weight of points won and lost during play, added to the reward at the end.
    """

    def __init__(
        self,
        name: str,
        players: int | None,
        reward: str,
        options: dict[str, Any],
        differences: float = 0.0,
    ) -> None:
        self.game: Game = game_named(name)
        self.players = self.game.players.start if players is None else players
        if reward not in REWARDS:
            raise BadValue("error-reward", value=str(reward)[:40], known=", ".join(REWARDS))
        self.reward = reward
        if not isinstance(differences, int | float) or not abs(differences) <= 1e6:
            raise BadValue("error-differences", value=str(differences)[:40])
        self.differences = float(differences)
        drawn = {name for name, value in options.items() if value == ANY and name in self.game.options}
        given = {name: value for name, value in options.items() if name not in drawn}
        self.options: dict[str, Any] = dict(settle(self.game.options, given))
        known = isinstance(self.players, int) and not isinstance(self.players, bool)
        if not known or self.players not in self.game.players or self.game.missing() is not None:
            self.game.new(self.players, seed=0, **self.options)  # says what is wrong
        self.drawn = {name: self.game.options[name].values_for(self.players) for name in sorted(drawn)}
        self.layout = self.game.prepared(self.players, self.options, self.game.components()).layout
        if self.game.observation is None:
            raise NotSupported("error-no-observation", game=self.game.name)
        fields, self.write = self.game.observation
        self.fields = fields(self.players)
        self.actions = self._actions()
        self.width = width(self.fields)
        self.agents = [f"seat_{seat}" for seat in range(self.players)]

    def _actions(self) -> int:
        if self.game.simulated:
            raise NotSupported("error-no-action-ids", game=self.game.name)
        return self.game.actions

    def options_of(self, seed: int) -> dict[str, Any]:
        """The options of the match with that seed, those to be drawn as well."""
        dice = Rng(seed ^ 1)  # not the table's own
        return self.options | {name: values[dice.below(len(values))] for name, values in self.drawn.items()}

    def state(self, seed: int) -> State:
        """A fresh table, as of a match with that seed."""
        options, layout = self.options, self.layout
        if self.drawn:
            options = self.options_of(seed)
            layout = self.game.prepared(self.players, options, self.game.components()).layout
        state: State = self.game.start(self.players, Rng(seed), options, layout)
        self.game.open(state)
        return state

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.agents:
            raise BadValue("error-agent", value=str(agent)[:40], known=", ".join(self.agents))
        return self.agents.index(agent)

    # --- what a seat sees -----------------------------------------------------------------------------------

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        """What the seat knows."""
        return np.frombuffer(self.game.observe(state, seat), dtype=np.uint8)

    def sight(self, actions: int = 0) -> spaces.Dict:
        """The space of observations, with a mask of so many actions (or of the game's)."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions or self.actions,), np.int8),
            }
        )

    def highs(self) -> NDArray[np.float32]:
        """The highest value of each number of an observation."""
        return np.concatenate([np.full(field.size, max(1, field.high), np.float32) for field in self.fields])

    # --- what it may do -------------------------------------------------------------------------------------

    def space(self, legal: Callable[[], Mask], actions: int = 0) -> spaces.Space[Any]:
        """The space of actions; sampled without a mask, it draws a legal one."""
        return LegalDiscrete(actions or self.actions, legal)

    def legal(self, state: State, seat: int) -> list[int]:
        """What the seat may choose now; [] for one that is not to act."""
        return state.legal_of(seat)

    def mask(self, legal: list[int], size: int = 0) -> Mask:
        """1 for each action that may be chosen."""
        made = bytearray(size or self.actions)
        for action in legal:
            made[action] = 1
        return np.frombuffer(made, dtype=np.int8)

    def number(self, action: Any) -> int:
        """The discrete part of an action; -1 for something that is no action at all."""
        try:
            return index(action)
        except TypeError:
            return -1

    def play(self, state: State, seat: int, action: Any) -> State:
        """Play an action that was found legal; the table may be another object afterwards."""
        state.apply_of(seat, index(action))
        return state

    def perform(self, state: State, seat: int, move: Move) -> State:
        """Play a legal move, likewise."""
        self.game.perform(state, seat, move)
        return state

    # --- what it gets for it --------------------------------------------------------------------------------

    def rewards(self, state: State) -> list[float]:
        """What each seat gets at the end: a share of the victory, its rank from -1 to 1, its whole points, or
        its points with the halves that some games have.
        """
        if self.reward == "none":
            return [0.0] * self.players
        if self.reward == "points":
            return [float(-points if self.game.fewest else points) for points in self.game.points(state)]
        if self.reward == "score":
            return [float(score) for score in state.scores()]
        if self.reward == "win":
            winners = self.game.winners(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        ranks = self.game.result(state).places
        below = [sum(other > own for other in ranks) for own in ranks]
        above = [sum(other < own for other in ranks) for own in ranks]
        return [(worse - better) / (self.players - 1) for worse, better in zip(below, above, strict=True)]


class GestureSetting(Setting):
    """A simulated game: an action is a kind of move, and numbers that shape it."""

    game: Simulated

    def _actions(self) -> int:
        return len(self.game.kinds)

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        return np.frombuffer(self.game.observe(state, seat), dtype=np.float32)

    def sight(self, actions: int = 0) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, self.highs(), (self.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions or self.actions,), np.int8),
            }
        )

    def space(self, legal: Callable[[], Mask], actions: int = 0) -> spaces.Space[Any]:
        return Gesture(actions or self.actions, len(self.game.numbers), legal)

    def legal(self, state: State, seat: int) -> list[int]:
        if seat not in state.to_act():
            return []
        kinds = self.game.kinds
        return sorted({kinds.index(type(move)) for move in self.game.moves(state, seat)})

    def number(self, action: Any) -> int:
        if not isinstance(action, dict) or set(action) != {"kind", "numbers"}:
            return -1
        numbers = np.asarray(action["numbers"], dtype=np.float64)
        if numbers.shape != (len(self.game.numbers),) or not ((numbers >= 0.0) & (numbers <= 1.0)).all():
            raise BadValue("error-gesture", value=len(self.game.numbers))
        return super().number(action["kind"])

    def play(self, state: State, seat: int, action: Any) -> State:
        kind = self.game.kinds[index(action["kind"])]
        numbers = [float(number) for number in action["numbers"]]
        return self.perform(state, seat, self.game.shape(state, seat, kind, numbers))

    def perform(self, state: State, seat: int, move: Move) -> State:
        """Play the gesture on a copy; one whose simulation breaks down is replaced by a plain one."""
        game = self.game
        offers = [offer for offer in game.moves(state, seat) if type(offer) is type(move)]
        for tried in (move, *offers):
            after = state.copy()
            try:
                game.perform(after, seat, tried)
            except IllegalMove:
                continue
            return after
        raise BadValue("error-illegal-action", value=type(move).__name__, agent=self.agents[seat])


def setting(
    name: str, players: int | None, reward: str, options: dict[str, Any], differences: float = 0.0
) -> Setting:
    """The setting that fits the game: with action ids, or with gestures."""
    kind = GestureSetting if game_named(name).simulated else Setting
    return kind(name, players, reward, options, differences)


class Gains:
    """What everybody has won since they were last asked: differences during play, rewards at the end."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.nothing = [0.0] * setting.players
        self.scores = state.scores() if setting.differences else []

    def since(self, state: State) -> list[float]:
        """The rewards of everything that has happened since the last call."""
        end = self.setting.rewards(state) if state.done else self.nothing
        if not self.setting.differences:
            return end
        before, self.scores = self.scores, state.scores()
        weight = self.setting.differences
        return [
            weight * (now - then) + last for now, then, last in zip(self.scores, before, end, strict=True)
        ]


def dice(seed: int | None, old: Rng | None) -> Rng:
    """The dice after a reset: those of the seed, or without one the old ones, or any."""
    if seed is None:
        return old if old is not None else Rng(secrets.randbits(62))
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 63:
        raise BadValue("error-seed", value=str(seed)[:40])
    return Rng(number)
