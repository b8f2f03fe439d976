"""Gymnasium: one seat to learn with, the others played by bots."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
from gymnasium.error import ResetNeeded

from ..bots import Bot, Budget, make, next_bot
from ..core.errors import BadValue
from ..core.match import Match
from ..core.rng import Rng
from ..games import games
from .picture import MODES, checked_mode, paint
from .seats import Gains, setting
from .spaces import Mask


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """You are one seat; `opponents` is a bot's name, or one for each other seat separated by commas.

    An illegal action changes nothing and is explained in `info["refused"]`; with `strict` it raises. An
    action that is none of the game's always raises.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mighty-monsters",
        players: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        differences: float = 0.0,
        strict: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.strict = strict
        self.setting = setting(game, players, reward, options, differences)
        names = [name.strip() for name in opponents.split(",")]
        for name in names:
            make(name)  # refuses a name that no bot has
        if len(names) not in (1, self.setting.players - 1):
            raise BadValue("error-opponents", value=len(names), most=self.setting.players - 1)
        self.names = names * (self.setting.players - 1) if len(names) == 1 else names
        if seat is not None and not 0 <= seat < self.setting.players:
            raise BadValue("error-seat", value=str(seat), most=self.setting.players - 1)
        self.seat_wanted = seat
        self.render_mode = checked_mode(render_mode)
        self.match: Match | None = None
        self.observation_space = self.setting.sight()
        self.action_space = self.setting.space(self._mask)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh table up to your first decision; a seat by lot unless one was named."""
        super().reset(seed=seed)
        dice = Rng(int(self.np_random.integers(2**62)))
        wanted = self.setting
        # A match can be over before you have had a decision: then another one is begun.
        while True:
            table = dice.seed()
            self.match = wanted.game.new(wanted.players, seed=table, **wanted.options_of(table))
            self.seat = dice.below(wanted.players) if self.seat_wanted is None else self.seat_wanted
            others = (make(name, dice.seed()) for name in self.names)
            self.bots: list[Bot | None] = [
                None if seat == self.seat else next(others) for seat in range(wanted.players)
            ]
            self.gains = Gains(wanted, self.match.state)
            self._play_bots(self.match)
            if not self.match.over:
                return self._observed(self.match), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """Play your action, then the bots play until you are to act again or the match is over."""
        match = self._begun("step")
        state = match.state
        if state.done:
            raise BadValue("error-env-over")
        number = self.setting.number(action)
        legal = number in self.setting.legal(state, self.seat)
        if not 0 <= number < self.setting.actions or (self.strict and not legal):
            raise BadValue("error-illegal-action", value=str(action)[:20], agent=f"seat_{self.seat}")
        if not legal:
            refused = self._refused(match, number)
            return self._observed(match), 0.0, False, False, {"seat": self.seat, "refused": refused}
        match.state = self.setting.play(state, self.seat, action)
        self._play_bots(match)
        state = match.state
        reward = self.gains.since(state)[self.seat]
        return self._observed(match), reward, state.done, False, {"seat": self.seat, "scores": state.scores()}

    def render(self) -> Any:
        """Text for `ansi`, an image for `rgb_array`."""
        return paint(self.setting, self._begun("render").state, self.render_mode)

    def _begun(self, call: str) -> Match:
        if self.match is None:
            raise ResetNeeded(f"Cannot call `env.{call}()` before calling `env.reset()`")
        return self.match

    def _play_bots(self, match: Match) -> None:
        others = [seat for seat in range(match.state.players) if seat != self.seat]
        while (seat := next_bot(match, others)) is not None:
            bot = self.bots[seat]
            assert bot is not None
            move = bot.choose(match, seat, Budget(iterations=bot.budget.iterations or 50))
            match.state = self.setting.perform(match.state, seat, move)

    def _refused(self, match: Match, number: int) -> dict[str, str]:
        """Why an action that the game has can't be played now."""
        game = match.game
        if game.simulated:
            return {"rule": game.cites.move, "text": f"{game.kinds[number].__name__}: not now"}
        refusal = match.why_not(self.seat, game.move(match.state, number))
        return {"rule": refusal.rule, "text": refusal.text} if refusal is not None else {}

    def _mask(self) -> Mask:
        match = self.match
        legal = [] if match is None else self.setting.legal(match.state, self.seat)
        # Before the first reset and after the end no action is legal: any is as good as another.
        return self.setting.mask(legal or list(range(self.setting.actions)))

    def _observed(self, match: Match) -> dict[str, Any]:
        state = match.state
        return {
            "observation": self.setting.observation(state, self.seat),
            "action_mask": self.setting.mask(self.setting.legal(state, self.seat)),
        }


def register_all() -> None:
    """`gymnasium.make("monstrerie/MightyMonsters-v0", opponents="greedy")`, for every game there is."""
    for name, game in games().items():
        id = f"monstrerie/{''.join(word.capitalize() for word in name.split('-'))}-v0"
        if id not in gymnasium.registry and game.observation is not None:
            gymnasium.register(id, entry_point="monstrerie.envs.gymnasium:SeatEnv", kwargs={"game": name})
