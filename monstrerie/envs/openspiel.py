"""OpenSpiel: importing this module registers the games that have action ids with pyspiel.

`pyspiel.load_game("monstrerie_mighty_monsters", {"players": 4})`. All chance of a match is drawn at its root:
one chance node chooses the seed among `seeds`, after which a match is decided by its players alone.

An observation is what the seat sees now. An information state adds what it remembers: as a string a digest of
everything that it heard and did, as a tensor its own latest decisions.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..core.errors import BadValue, NotSupported
from ..core.event import Event
from ..core.match import Match
from ..core.rng import Rng
from ..games import WHEN_REGISTERED, games
from .seats import Setting

PREFIX: Final = "monstrerie_"
LONGEST: Final = 5000
MOST_POINTS: Final = 1.0
MEMORY: Final = 128
"""Own decisions that an information state tensor holds, the latest first."""
BEFORE: Final = "the seed is drawn"

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
        if not 1 <= seeds <= 1 << 31:
            raise BadValue("error-seeds", value=str(seeds)[:20])
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

    def max_chance_nodes_in_history(self) -> int:
        """The seed is all there is."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What OpenSpiel's learners look through."""
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        return SpielObserver(_KNOWN[str(self)][0], iig_obs_type or pyspiel.IIGObservationType())


class Table:
    """A match and what its seats remember of it; copies are cheap, as OpenSpiel makes many."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.setting, self.seeds = _KNOWN[key]
        self.match: Match | None = None
        self.seed = -1
        self.actions: list[int] = []
        self.heard = [b""] * self.setting.players
        """For each seat, a digest of everything that it heard and did."""
        self.done: list[list[int]] = [[] for _ in range(self.setting.players)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.match = None if self.match is None else self.match.copy()
        twin.actions = self.actions[:]
        twin.heard = self.heard[:]
        twin.done = [done[:] for done in self.done]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.match is not None and self.match.imagined:
            raise NotSupported("error-imagined")
        return _replayed, (self.key, self.seed, self.actions)

    def draw(self, seed: int) -> None:
        """Set up the table that chance chose."""
        setting, self.seed = self.setting, seed
        self.match = setting.game.new(setting.players, seed=seed, **setting.options_of(seed))
        self._hear(self.match.opening_events)

    def play(self, action: int) -> None:
        """An action of the seat to act."""
        assert self.match is not None
        state, events = self.match.state, list[Event]()
        seat = state.current
        self.actions.append(action)
        self.done[seat].append(action)
        self.heard[seat] = _digest(self.heard[seat] + action.to_bytes(4, "little"))
        state.events = events
        state.apply(action)
        state.events = None
        self._hear(events)

    def _hear(self, events: list[Event]) -> None:
        lines = [b""] * self.setting.players
        for event in events:
            line = f"{event.kind}{json.dumps(event.data, sort_keys=True)}".encode()
            for seat in range(self.setting.players):
                if event.visible(seat):
                    lines[seat] += line
        self.heard = [_digest(old + new) if new else old for old, new in zip(self.heard, lines, strict=True)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: everybody) sees; nothing before the seed is drawn."""
        return {} if self.match is None else self.match.view(seat)


def _digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=16).digest()


def _replayed(key: str, seed: int, actions: list[int]) -> Table:
    """A table that was sent as its seed and actions."""
    table = Table(key)
    if seed >= 0:
        table.draw(seed)
    for action in actions:
        table.play(action)
    return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as a pyspiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(str(game))

    def current_player(self) -> int:
        """The seat to act, chance at the root, or the terminal id."""
        match = self.table.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.state.current

    def _legal_actions(self, player: int) -> list[int]:
        match = self.table.match
        return [] if match is None or player != match.state.current else match.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is equally likely."""
        seeds = self.table.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.table.match is None:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table.match is None:
            return f"seed {action}"
        return str(self.table.setting.game.move(self.table.match.state, action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.table.match is not None and self.table.match.over

    def returns(self) -> list[float]:
        """Ranks from -1 to 1; 0 for everybody before the end."""
        match = self.table.match
        if match is None or not match.over:
            return [0.0] * self.table.setting.players
        return self.table.setting.rewards(match.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that could be this one, as far as the seat knows; for IS-MCTS."""
        twin: SpielState = self.clone()
        match = twin.table.match
        if match is not None:
            twin.table.match = match.determinise(player, Rng(int(sampler() * 2**52)))
        return twin

    def __str__(self) -> str:
        if self.table.match is None:
            return BEFORE
        return json.dumps(self.table.view(None), sort_keys=True) + f" #{sum(map(len, self.table.done))}"


class SpielObserver:
    """What a seat knows, as numbers from 0 to 1 and as text."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        self._highs = setting.highs()
        width = setting.width if self.public and self.private else 0
        memory = MEMORY if width and self.recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(width + memory, np.float32)
        self.dict = {"observation": self.tensor[:width]} if width else {}
        if memory:
            self.dict["decisions"] = self.tensor[width:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the array."""
        self.tensor.fill(0.0)
        table = state.table
        if table.match is None or not self.dict:
            return
        seen = self.setting.observation(table.match.state, player)
        np.minimum(1.0, seen / self._highs, out=self.dict["observation"])
        if "decisions" in self.dict:
            for place, action in enumerate(table.done[player][: -MEMORY - 1 : -1]):
                self.dict["decisions"][place] = (action + 1) / (self.setting.actions + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        table = state.table
        if table.match is None:
            return BEFORE
        view = table.view(player if self.private else None)
        if not self.public:
            open_view = table.view(None)
            view = {key: value for key, value in view.items() if value != open_view[key]}
        text = json.dumps(view, sort_keys=True)
        return f"{text} {table.heard[player].hex()}" if self.recall and self.private else text


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
        provides_information_state_tensor=True,
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
        if not game.simulated and game.observation is not None:
            if short_name(name) not in pyspiel.registered_names():
                _register(name)
            made.append(short_name(name))
    return made


register_all()
WHEN_REGISTERED.append(register_all)
