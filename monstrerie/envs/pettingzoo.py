"""PettingZoo: one agent a seat, in turn (AEC) or all at once (parallel, where those who wait play "wait")."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..core.errors import BadValue
from ..core.rng import Rng
from ..core.state import State
from .picture import paint
from .seats import Setting


def aec(
    game: str, players: int | None = None, reward: str = "win", render_mode: str | None = None, **options: Any
) -> TableEnv:
    """A table as a PettingZoo AEC environment."""
    return TableEnv(Setting(game, players, reward, options), render_mode)


def parallel(
    game: str, players: int | None = None, reward: str = "win", render_mode: str | None = None, **options: Any
) -> TogetherEnv:
    """A table as a PettingZoo parallel environment: a seat with nothing to decide can only play the last
    action, "wait".
    """
    return TogetherEnv(Setting(game, players, reward, options), render_mode)


class _Table:
    """What both kinds of environment have: spaces, seeds, pictures."""

    setting: Setting
    state: State
    render_mode: str | None
    dice: Rng

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.dice = Rng(seed)
        self.state = self.setting.state(self.dice.seed())

    def _picture(self) -> Any:
        if self.render_mode is None:
            return None
        return paint(self.setting, self.state, self.render_mode)


class TableEnv(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents `seat_0`, `seat_1`, … act in the order of the table; illegal actions are refused with
    ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "rgb_array", "human"],
        "name": "monstrerie_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = render_mode
        self.dice = Rng(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]

    @cache  # noqa: B019  PettingZoo wants the very same object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Observation as documented by `Game.fields`, and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setting.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.setting.actions,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's action ids."""
        return spaces.Discrete(self.setting.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh table; with the same seed, the same."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.current]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows; its mask is empty when it is not its turn."""
        seat = self.possible_agents.index(agent)
        legal = self.state.legal() if seat == self.state.current else []
        return {
            "observation": self.setting.observation(self.state, seat),
            "action_mask": self.setting.mask(legal),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent (None for one whose match is over)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or int(action) not in self.state.legal():
            raise BadValue("error-illegal-action", value=str(action)[:20], agent=agent)
        self.state.apply(int(action))
        self._clear_rewards()
        if self.state.done:
            self.rewards = dict(zip(self.possible_agents, self.setting.rewards(self.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.state.current]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        return self._picture()

    def close(self) -> None:
        """Nothing to close."""


class TogetherEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """All seats step at once; those to act choose, the others can only wait."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "rgb_array", "human"],
        "name": "monstrerie_parallel_v0",
    }

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.dice = Rng(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.wait = setting.actions

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Dict:
        """As in the AEC form, with one more action."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setting.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's action ids, and "wait" as the last."""
        return spaces.Discrete(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A fresh table; with the same seed, the same."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Play everybody's action. Seats to act at once act in seat order, none seeing another's secret
        choice.
        """
        waiting = self.state.to_act()
        legal = {seat: self.state.legal_of(seat) for seat in waiting}
        for agent, action in actions.items():
            seat = self.possible_agents.index(agent)
            if int(action) not in legal.get(seat, [self.wait]):
                raise BadValue("error-illegal-action", value=str(action)[:20], agent=agent)
        for seat in waiting:
            self.state.apply_of(seat, int(actions[self.possible_agents[seat]]))
        over = self.state.done
        gains = self.setting.rewards(self.state) if over else [0.0] * self.setting.players
        agents = self.agents
        told: tuple[Any, ...] = (
            self._look(),
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        return told

    def _look(self) -> dict[str, dict[str, Any]]:
        waiting = self.state.to_act()
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            legal = self.state.legal_of(seat) if seat in waiting else [self.wait]
            seen[agent] = {
                "observation": self.setting.observation(self.state, seat),
                "action_mask": self.setting.mask(legal, self.wait + 1),
            }
        return seen

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        return self._picture()

    def close(self) -> None:
        """Nothing to close."""
