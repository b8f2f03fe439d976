"""OpenSpiel: importing this module registers the games that have action ids with pyspiel.

`pyspiel.load_game("monstrerie_mighty_monsters", {"players": 4})`. All chance of a match is drawn at its root:
one chance node chooses the seed among `seeds`, after which a match is decided by its players alone.
Information states hold what the seat sees now and everything it was told.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..core.match import Match
from ..core.rng import Rng
from ..games import games
from .seats import Setting

PREFIX = "monstrerie_"
LONGEST = 5000
MOST_POINTS = 1.0


_KNOWN: dict[str, tuple[Setting, int]] = {}
"""By pyspiel's text of a game: a game loaded from C++ may lose what its Python object remembers."""


def short_name(name: str) -> str:
    """The name by which pyspiel knows a game.

    >>> short_name("mighty-monsters")
    'monstrerie_mighty_monsters'
    """
    return PREFIX + name.replace("-", "_")


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games as a pyspiel game."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        players = int(params.get("players", 0)) or None
        options = {key: value for key, value in params.items() if key not in ("players", "seeds")}
        setting = Setting(name, players, "rank", options)
        seeds = int(params.get("seeds", 1024))
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=seeds,
            num_players=setting.players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        _KNOWN[str(self)] = (setting, seeds)

    def new_initial_state(self) -> SpielState:
        """A table before its seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What OpenSpiel's learners look through."""
        return SpielObserver(_KNOWN[str(self)][0])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as a pyspiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel_game = game
        self.setting, self.seeds = _KNOWN[str(game)]
        self.match: Match | None = None
        self.told: list[list[str]] = [[] for _ in range(self.setting.players)]

    def current_player(self) -> int:
        """The seat to act, chance at the root, or the terminal id."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.state.current

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None else self.match.state.legal_of(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is equally likely."""
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        setting = self.setting
        if self.match is None:
            self.match = setting.game.new(setting.players, seed=action, **setting.options)
            events = self.match.opening
        else:
            state = self.match.state
            state.events = events = []
            state.apply(action)
            state.events = None
        for event in events:
            for seat in range(setting.players):
                if event.visible(seat):
                    self.told[seat].append(f"{event.kind}{json.dumps(event.data, sort_keys=True)}")

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"seed {action}"
        return str(self.setting.game.move(self.match.state, action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """Ranks from -1 to 1; 0 for everybody before the end."""
        if self.match is None or not self.match.over:
            return [0.0] * self.setting.players
        return self.setting.rewards(self.match.state)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees, and everything it was told."""
        seat = self._seat(player)
        return self.observation_string(seat) + "\n" + "\n".join(self.told[seat])

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees."""
        if self.match is None:
            return "the seed is drawn"
        return json.dumps(self.match.view(self._seat(player)), sort_keys=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the seat sees, as numbers from 0 to 1."""
        return [float(value) for value in SpielObserver(self.setting).row(self, self._seat(player))]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that could be this one, as far as the seat knows; for IS-MCTS."""
        twin = self.__deepcopy__({})
        if twin.match is not None:
            twin.match = twin.match.determinise(player, Rng(int(sampler() * 2**52)))
        return twin

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin = SpielState(self.spiel_game)
        twin.match = None if self.match is None else self.match.copy()
        twin.told = [lines[:] for lines in self.told]
        return twin

    clone = lambda self: self.__deepcopy__({})  # noqa: E731

    def __str__(self) -> str:
        if self.match is None:
            return "the seed is drawn"
        return json.dumps(self.match.view(None), sort_keys=True) + f" #{len(self.told[0])}"


class SpielObserver:
    """The observation as a flat array of numbers from 0 to 1."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        fields = setting.game.fields(setting.players)
        self._highs = np.concatenate(
            [np.full(field.size, max(1, field.high), np.float32) for field in fields]
        )
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict = {"observation": self.tensor}

    def row(self, state: SpielState, player: int) -> Any:
        """One seat's observation."""
        if state.match is None:
            return np.zeros(self.setting.width, np.float32)
        seen = self.setting.observation(state.match.state, player)
        return np.minimum(1.0, seen / self._highs).astype(np.float32)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the array."""
        self.tensor[:] = self.row(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text."""
        return state.observation_string(player)


def _register(name: str) -> None:
    game = games()[name]
    parameters: dict[str, Any] = {"players": game.players.start, "seeds": 1024}
    parameters |= {key: option.default for key, option in game.options.items()}
    kind = pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Monstrerie {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params or {})

    pyspiel.register_game(kind, Registered)


def register_all() -> list[str]:
    """Register every game with action ids and observations; answers their pyspiel names."""
    made = []
    for name, game in games().items():
        if game.actions and game.fields(game.players.start):
            if short_name(name) not in pyspiel.registered_names():
                _register(name)
            made.append(short_name(name))
    return made


register_all()
