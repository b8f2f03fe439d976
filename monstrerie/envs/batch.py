"""Many matches at once in one process, with arrays in and arrays out and no environment object in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadValue, UnknownName
from ..core.rng import Rng
from ..core.state import State
from .seats import Setting
from .stepping import Opponent, Tables

BOTS: Final = ("greedy", "random")
"""Bots that think fast enough to sit at the tables of a batch."""
MOST: Final = 1_000_000


class Step(NamedTuple):
    """All tables after a step. Where `done`, `rewards` are those of the match that ended, and a new one has
    begun.
    """

    seats: NDArray[np.int64]
    """Whose turn it is."""
    observations: NDArray[np.uint8]
    """What that seat knows: `Game.fields` says which numbers stand where."""
    masks: NDArray[np.int8]
    """1 for each action that it may choose."""
    rewards: NDArray[np.float32]
    """For every seat; 0 before the end."""
    done: NDArray[np.bool_]

    def part(self, start: int, stop: int) -> Step:
        """Some of the tables, in the same arrays."""
        seats, observations, masks, rewards, done = self
        some = slice(start, stop)
        return Step(seats[some], observations[some], masks[some], rewards[some], done[some])

    def draw(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action at every table."""
        count, actions = self.masks.shape
        legal = np.flatnonzero(self.masks.view(np.bool_))
        firsts = np.arange(0, count * actions + 1, actions)
        ends = np.searchsorted(legal, firsts)
        # Far faster than `integers` between arrays of bounds, and as fair: a table has few actions.
        places = ends[:-1] + (dice.random(count) * (ends[1:] - ends[:-1])).astype(np.int64)
        chosen: NDArray[np.int64] = legal[places] - firsts[:-1]
        return chosen

    def copy(self) -> Step:
        """The same in arrays of its own."""
        seats, observations, masks, rewards, done = self
        return Step(seats.copy(), observations.copy(), masks.copy(), rewards.copy(), done.copy())


@dataclass(frozen=True)
class Plan:
    """What is played at the tables of a batch, checked; and by whom, where not by the caller."""

    setting: Setting
    count: int
    seed: int
    bots: int
    bot: str

    @classmethod
    def checked(
        cls,
        game: str,
        count: int,
        players: int | None,
        reward: str,
        seed: int,
        bots: int,
        bot: str,
        options: dict[str, Any],
    ) -> Plan:
        """The plan, or what is wrong with it."""
        if not 1 <= count <= MOST:
            raise BadValue("error-batch", value=str(count)[:20])
        setting = Setting(game, players, reward, options)
        if not 0 <= bots < setting.players:
            raise BadValue("error-batch-bots", value=str(bots)[:20], most=setting.players - 1)
        if bot not in BOTS:
            raise UnknownName("error-batch-bot", name=str(bot)[:40], known=", ".join(BOTS))
        return cls(setting, count, seed, bots, bot)


class TableGroup:
    """The tables of a plan, whose seats' arrays are the caller's: of this process, or shared with others."""

    def __init__(self, plan: Plan, into: Step) -> None:
        setting, dice = plan.setting, Rng(plan.seed)
        heuristics = setting.game.bot.heuristics() if plan.bot == "greedy" else None
        self.setting = setting
        self.into = into
        self.tables = Tables(
            plan.count,
            setting.players,
            setting.state,
            setting.write,
            setting.actions,
            into.observations.data.cast("B"),
            into.masks.data.cast("B"),
            plan.bots,
            Opponent(heuristics, setting.game.redraw, Rng(dice.seed())),
            dice,
        )
        into.seats[:] = self.tables.seats

    def step(self, actions: list[int]) -> None:
        """Play one legal action at every table."""
        self.into.rewards[:] = 0.0
        self.into.done[:] = False
        self.tables.step(actions, self._ended)
        self.into.seats[:] = self.tables.seats

    def _ended(self, number: int, state: State) -> None:
        self.into.rewards[number] = self.setting.rewards(state)
        self.into.done[number] = True


class Batch:
    """`count` tables of one game; each step plays one action at each of them.

    With `bots`, so many seats of each table, drawn anew for every match, are played by `bot` within the
    step; only the others are ever to act.

    >>> batch = Batch("mighty-monsters", 8, players=4, seed=1)
    >>> seen = batch.observe()
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
        bots: int = 0,
        bot: str = "greedy",
        **options: Any,
    ) -> None:
        plan = Plan.checked(game, count, players, reward, seed, bots, bot, options)
        self.setting = plan.setting
        self.count = count
        self._arrays = blank(plan)
        self._group = TableGroup(plan, self._arrays)

    @property
    def states(self) -> list[State]:
        """The tables themselves."""
        return self._group.tables.states

    def observe(self) -> Step:
        """What every seat to act sees and may do."""
        return self._arrays.copy()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play one action at every table; all are checked before the first is played."""
        self._group.step(legal(actions, self._arrays.masks).tolist())
        return self._arrays.copy()


def blank(plan: Plan) -> Step:
    """Arrays for the tables of a plan."""
    count, setting = plan.count, plan.setting
    return Step(
        np.zeros(count, np.int64),
        np.zeros((count, setting.width), np.uint8),
        np.zeros((count, setting.actions), np.int8),
        np.zeros((count, setting.players), np.float32),
        np.zeros(count, np.bool_),
    )


def legal(actions: NDArray[np.integer[Any]], masks: NDArray[np.int8]) -> NDArray[np.integer[Any]]:
    """The actions, if every table got one that is legal there."""
    chosen, (count, ids) = np.asarray(actions), masks.shape
    if chosen.shape != (count,):
        raise BadValue("error-batch-actions", value=str(list(chosen.shape)), most=count)
    if not np.issubdtype(chosen.dtype, np.integer):
        raise BadValue("error-batch-integers", value=str(chosen.dtype))
    inside = (chosen >= 0) & (chosen < ids)
    good = inside & (masks[np.arange(count), np.where(inside, chosen, 0)] == 1)
    if not good.all():
        table = int(good.argmin())
        raise BadValue("error-illegal-action", value=str(chosen[table]), agent=f"table {table}")
    return chosen
