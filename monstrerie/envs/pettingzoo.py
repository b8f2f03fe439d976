"""PettingZoo: one agent a seat, in turn (AEC) or all at once (parallel, where those who wait play "wait")."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper
from pettingzoo.utils.env_logger import EnvLogger

from ..core.errors import BadValue
from ..core.rng import Rng
from ..core.state import State
from .picture import MODES, checked_mode, paint
from .seats import Gains, Setting, dice, setting
from .spaces import Mask


def aec(
    game: str,
    players: int | None = None,
    reward: str = "win",
    differences: float = 0.0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TableEnv:
    """A table as a PettingZoo AEC environment: agents act when they have something to decide.

    `reward` is what the end brings: a share of the victory ("win"), the "rank" from -1 to 1, the "score", or
    "none"; `differences` is the weight of points won and lost during play. After `max_cycles` times as many
    steps as there are agents, all are truncated.
    """
    return TableEnv(setting(game, players, reward, options, differences), max_cycles, render_mode)


def parallel(
    game: str,
    players: int | None = None,
    reward: str = "win",
    differences: float = 0.0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TogetherEnv:
    """A table as a PettingZoo parallel environment: a seat with nothing to decide can only play the last
    action, "wait". Everything else is as in `aec`.
    """
    return TogetherEnv(setting(game, players, reward, options, differences), max_cycles, render_mode)


class Zoo:
    """A table in the shape of PettingZoo's own modules, where every agent acts in every cycle:
    `zoo.parallel_env()`, and `zoo.env()` as its AEC form.
    """

    def __init__(self, game: str, players: int | None = None, **options: Any) -> None:
        self.parallel_env = partial(parallel, game, players, **options)

    def env(self, **options: Any) -> parallel_to_aec_wrapper:
        """The parallel environment, one agent after the other."""
        return parallel_to_aec_wrapper(self.parallel_env(**options))

    raw_env = env


def checked_cycles(value: int | None) -> int | None:
    """A number of cycles, or none."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
        raise BadValue("error-cycles", value=str(value)[:40])
    return value


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents `seat_0`, `seat_1`, … act in the order of the table; illegal actions are refused with
    ValueError, and change nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo reads it as an attribute
        "render_modes": list(MODES),
        "name": "monstrerie_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, setting: Setting, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.setting = setting
        self.max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"monstrerie_{setting.game.name.replace('-', '_')}_v0"}
        self.possible_agents = setting.agents[:]
        self.table: State | None = None
        self._dice: Rng | None = None
        self._legal: list[int] = []

    @cache  # noqa: B019  PettingZoo wants the very same object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Observation as documented by `Game.fields`, and the mask of legal actions."""
        self.setting.seat(agent)
        return self.setting.sight()

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's action ids, or its gestures; sampled without a mask, a legal one."""
        seat = self.setting.seat(agent)
        return self.setting.space(lambda: self._mask(seat))

    def _mask(self, seat: int) -> Mask:
        legal = self._legal if self.table is not None and seat == self.table.current else []
        # Who is not to act may do nothing; for a sample any action is as good as another.
        return self.setting.mask(legal or list(range(self.setting.actions)))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh table; with the same seed, the same. Without a seed, another one each time."""
        self._dice = dice(seed, self._dice)
        self.table = state = self.setting.state(self._dice.seed())
        self._gains = Gains(self.setting, state)
        self._left = -1 if self.max_cycles is None else self.max_cycles * self.setting.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[state.current]
        self._legal = self.setting.legal(state, state.current)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows; its mask is empty when it is not its turn."""
        state = self.table
        if state is None:
            EnvLogger.error_observe_before_reset()
            raise AssertionError
        seat = self.setting.seat(agent)
        return {
            "observation": self.setting.observation(state, seat),
            "action_mask": self.setting.mask(self._legal if seat == state.current else []),
        }

    def step(self, action: Any) -> None:
        """Play an action of the selected agent (None for one whose match is over)."""
        state = self.table
        if state is None:
            EnvLogger.error_step_before_reset()
            raise AssertionError
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.setting.number(action) not in self._legal:
            raise BadValue("error-illegal-action", value=str(action)[:20], agent=agent)
        self._cumulative_rewards[agent] = 0.0
        self.table = state = self.setting.play(state, state.current, action)
        self._left -= 1
        self.rewards = dict(zip(self.agents, self._gains.since(state), strict=True))
        if state.done:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._left == 0:
            self.truncations = dict.fromkeys(self.agents, True)
        if state.done or self._left == 0:
            self._legal = []
            self.agent_selection = self.agents[0]
        else:
            self._legal = self.setting.legal(state, state.current)
            self.agent_selection = self.possible_agents[state.current]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        if self.table is None:
            EnvLogger.error_render_before_reset()
            raise AssertionError
        return paint(self.setting, self.table, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """All seats step at once; those to act choose, the others can only wait."""

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo reads it as an attribute
        "render_modes": list(MODES),
        "name": "monstrerie_parallel_v0",
        "render_fps": 2,
    }

    def __init__(
        self, setting: Setting, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        self.setting = setting
        self.max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"monstrerie_{setting.game.name.replace('-', '_')}_v0"}
        self.possible_agents = setting.agents[:]
        self.agents: list[str] = []
        self.table: State | None = None
        self.wait = setting.actions
        self._dice: Rng | None = None
        self._legal: list[list[int]] = []

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Dict:
        """As in the AEC form, with one more action."""
        self.setting.seat(agent)
        return self.setting.sight(self.wait + 1)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's action ids (or gestures), and "wait" as the last."""
        seat = self.setting.seat(agent)
        return self.setting.space(lambda: self._mask(seat), self.wait + 1)

    def _mask(self, seat: int) -> Mask:
        return self.setting.mask(self._legal[seat] if self._legal else [self.wait], self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A fresh table; with the same seed, the same. Without a seed, another one each time."""
        self._dice = dice(seed, self._dice)
        self.table = self.setting.state(self._dice.seed())
        self._gains = Gains(self.setting, self.table)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(self.table), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        """Play everybody's action; all are checked before the first is played. Seats to act at once act in
        seat order, none seeing another's secret choice.
        """
        state = self.table
        if state is None:
            EnvLogger.error_step_before_reset()
            raise AssertionError
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        for agent in actions:
            self.setting.seat(agent)
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise BadValue("error-no-action", agent=agent)
            if self.setting.number(actions[agent]) not in self._legal[seat]:
                raise BadValue("error-illegal-action", value=str(actions[agent])[:20], agent=agent)
        asked = {seat: state.step_of(seat) for seat in state.to_act()}
        for seat, decision in asked.items():
            # Of a team whose members may all act, the first one's action can leave the others nothing to do.
            if state.step_of(seat) is not decision:
                continue
            self.table = state = self.setting.play(state, seat, actions[self.possible_agents[seat]])
        self._cycles += 1
        over = state.done
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents = self.agents
        answer: tuple[Any, ...] = (
            self._observed(state),
            dict(zip(agents, self._gains.since(state), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return answer

    def _observed(self, state: State) -> dict[str, dict[str, Any]]:
        waiting = state.to_act()
        self._legal = [
            self.setting.legal(state, seat) if seat in waiting else [self.wait]
            for seat in range(self.setting.players)
        ]
        return {
            agent: {
                "observation": self.setting.observation(state, seat),
                "action_mask": self._mask(seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        if self.table is None:
            EnvLogger.error_render_before_reset()
            raise AssertionError
        return paint(self.setting, self.table, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
