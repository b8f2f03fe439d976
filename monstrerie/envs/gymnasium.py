"""Gymnasium: one seat to learn with, the others played by bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, Budget, make
from ..core.errors import BadValue
from ..core.match import Match
from ..core.rng import Rng
from ..games import games
from .picture import paint
from .seats import Setting


class LegalDiscrete(spaces.Discrete):
    """The game's action ids; sampled without a mask, it draws a legal one, so that random play just works."""

    def __init__(self, actions: int, legal: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action, or one by the given mask or probabilities."""
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask=mask, probability=probability)

    def __reduce__(self) -> tuple[Any, ...]:
        # Other processes get the plain space: the table that knows what is legal stays here.
        return spaces.Discrete, (int(self.n),)


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """You are one seat; `opponents` is a bot's name, or one for each other seat separated by commas.

    An illegal action changes nothing and is explained in `info["refused"]`; with `strict` it raises. An
    action that is none of the game's always raises.
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mighty-monsters",
        players: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        strict: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.strict = strict
        self.setting = Setting(game, players, reward, options)
        names = [name.strip() for name in opponents.split(",")]
        if len(names) not in (1, self.setting.players - 1):
            raise BadValue("error-opponents", value=len(names), most=self.setting.players - 1)
        self.names = names * (self.setting.players - 1) if len(names) == 1 else names
        if seat is not None and not 0 <= seat < self.setting.players:
            raise BadValue("error-seat", value=str(seat), most=self.setting.players - 1)
        self.seat_wanted = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setting.width,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.setting.actions,), np.int8),
            }
        )
        self.action_space = LegalDiscrete(self.setting.actions, lambda: self._look()["action_mask"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh table up to your first decision; a seat by lot unless one was named."""
        super().reset(seed=seed)
        dice = Rng(int(self.np_random.integers(2**62)))
        setting = self.setting
        self.match: Match = setting.game.new(setting.players, seed=dice.seed(), **setting.options)
        self.seat = dice.below(setting.players) if self.seat_wanted is None else self.seat_wanted
        others = (make(name, dice.seed()) for name in self.names)
        self.bots: list[Bot | None] = [
            None if seat == self.seat else next(others) for seat in range(setting.players)
        ]
        self._play_bots()
        return self._look(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """Play your action, then the bots play until you are to act again or the match is over."""
        state = self.match.state
        if state.done:
            raise BadValue("error-env-over")
        legal = state.legal_of(self.seat)
        if not self.action_space.contains(action) or (self.strict and int(action) not in legal):
            raise BadValue("error-illegal-action", value=str(action)[:20], agent=f"seat_{self.seat}")
        if int(action) not in legal:
            refusal = self.match.why_not(self.seat, self.setting.game.move(state, int(action)))
            told = {"rule": refusal.rule, "text": refusal.text} if refusal is not None else {}
            return self._look(), 0.0, False, False, {"seat": self.seat, "refused": told}
        state.apply_of(self.seat, int(action))
        self._play_bots()
        reward = self.setting.rewards(state)[self.seat] if state.done else 0.0
        return self._look(), reward, state.done, False, {"seat": self.seat, "scores": state.scores()}

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        return None if self.render_mode is None else paint(self.setting, self.match.state, self.render_mode)

    def _play_bots(self) -> None:
        state = self.match.state
        while not state.done:
            waiting = [seat for seat in state.to_act() if seat != self.seat]
            if not waiting:
                return
            bot = self.bots[waiting[0]]
            assert bot is not None
            move = bot.choose(self.match, waiting[0], Budget(iterations=bot.budget.iterations or 50))
            state.apply_of(waiting[0], self.setting.game.action(state, move))

    def _look(self) -> dict[str, Any]:
        state = self.match.state
        legal = state.legal_of(self.seat) if self.seat in state.to_act() else []
        return {
            "observation": self.setting.observation(state, self.seat),
            "action_mask": self.setting.mask(legal),
        }


def register_all() -> None:
    """`gymnasium.make("monstrerie/MightyMonsters-v0", opponents="greedy")`, for every game there is."""
    for name, game in games().items():
        id = f"monstrerie/{''.join(word.capitalize() for word in name.split('-'))}-v0"
        if id not in gymnasium.registry and game.actions and game.fields(game.players.start):
            gymnasium.register(id, entry_point="monstrerie.envs.gymnasium:SeatEnv", kwargs={"game": name})
