"""What a table is worth to every seat: tables that could be, played on with the game's heuristics, and what
is expected where they stop.

Table number so-and-so has the same luck wherever a match is looked at. What is compared is thus compared on
the same dice, and what changes nothing is worth nothing, exactly.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..bots.rollout import NOISE
from ..bots.tree import chances_to_win, play_out
from ..core.errors import NotSupported
from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State

if TYPE_CHECKING:
    from ..learning.network import Network

Chances = tuple[float, ...]
"""Each seat's chance to win; 1 together."""
STRIDE: Final = 1 << 20
"""Between the seeds of two sets of tables."""


class Estimate(NamedTuple):
    """A mean with its standard error, for every seat."""

    means: Chances
    errors: Chances


class Tried(NamedTuple):
    """What came of an action at each of the imagined tables."""

    chances: list[Chances]
    sources: dict[str, float]
    """Points of the seat by source, where it was stopped, on average."""


class Judge:
    """Judges tables of one game with `tables` imagined ones; another `fresh` number gives others."""

    def __init__(self, game: Game, tables: int, fresh: int = 0) -> None:
        self.game = game
        self.tables = tables
        self.first = fresh * STRIDE
        self.heuristics = game.bot.heuristics()
        self.network = network_of(game)

    def worth(self, state: State) -> Estimate:
        """What a table is worth, as far as all seats together know it."""
        ends = []
        for number in range(self.tables):
            table = self.reshuffled(state, number)
            ends.append(self.end(table, table, number))
        return mean(self.outlooks(ends))

    def reshuffled(self, state: State, number: int) -> State:
        """The table with what nobody knows, and all luck to come, drawn anew."""
        return self.redrawn(state, number, self.game.reshuffle)

    def imagined(self, state: State, seat: int, number: int) -> State:
        """The table with all that the seat doesn't know drawn anew."""
        table = self.redrawn(state, number, lambda copy, dice: self.game.redraw(copy, seat, dice))
        # Seats that choose at once are all to act: this one does.
        table.current = seat
        return table

    def redrawn(self, state: State, number: int, redraw: Callable[[State, Rng], None]) -> State:
        """A copy at which that is redrawn with the dice of a number."""
        table = state.copy()
        dice = Rng(self.first + number)
        redraw(table, dice)
        table.rng = Rng(dice.seed())
        return table

    def ranks(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """How good actions look to the seat at first sight."""
        tables = 1 if self.heuristics.fair() else min(4, self.tables)
        ranked = [self.heuristics.rank(self.imagined(state, seat, number), legal) for number in range(tables)]
        return [sum(each) / tables for each in zip(*ranked, strict=True)]

    def compare(self, state: State, seat: int, actions: Sequence[int]) -> list[Tried]:
        """What comes of each action at the same tables, as far as the seat knows."""
        ends: list[list[State]] = [[] for _ in actions]
        for number in range(self.tables):
            table = self.imagined(state, seat, number)
            for tried, action in zip(ends, actions, strict=True):
                after = table.copy()
                after.apply_of(seat, action)
                tried.append(self.end(table, after, number))
        chances = self.outlooks([end for tried in ends for end in tried])
        return [
            Tried(chances[at * self.tables : (at + 1) * self.tables], self.sources(tried, seat))
            for at, tried in enumerate(ends)
        ]

    def sources(self, ends: Sequence[State], seat: int) -> dict[str, float]:
        """A seat's points by source, on average over tables."""
        total: dict[str, float] = {}
        for end in ends:
            for source, points in self.game.breakdown(end)[seat].items():
                total[source] = total.get(source, 0.0) + points / len(ends)
        return total

    def end(self, start: State, state: State, number: int) -> State:
        """A table played on until its outlook can be trusted; `start` stays as it is."""
        after = state.copy()
        play_out(start, after, self.heuristics, Rng(self.first + number), NOISE)
        return after

    def outlooks(self, ends: Sequence[State]) -> list[Chances]:
        """Each seat's chance at each table: exact at the end, otherwise what the network expects. What it is
        shown is seen by each seat in turn.
        """
        chances: list[Chances | None] = [shares(self.game, end) if end.done else None for end in ends]
        open_ = [at for at, known in enumerate(chances) if known is None]
        if open_ and self.network is None:
            for at in open_:
                chances[at] = tuple(chances_to_win(ends[at], self.heuristics))
        elif open_:
            for at, said in zip(open_, self.asked(ends, open_), strict=True):
                chances[at] = said
        return [known for known in chances if known is not None]

    def asked(self, ends: Sequence[State], places: Sequence[int]) -> list[Chances]:
        """What the network expects at some of these tables."""
        import numpy as np

        assert self.network is not None
        players = ends[places[0]].players
        seats = [at % self.tables % players for at in places]
        rows = b"".join(self.game.observe(ends[at], seat) for at, seat in zip(places, seats, strict=True))
        seen = np.frombuffer(rows, np.uint8).reshape(len(places), -1)
        chances = self.network.judge(seen, players).chances.astype(float).tolist()
        # The network counts seats from the own one.
        return [
            tuple(said[(other - seat) % players] for other in range(players))
            for said, seat in zip(chances, seats, strict=True)
        ]


def shares(game: Game, state: State) -> Chances:
    """How the victory of a match that is over is shared."""
    winners = game.winners(state)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.players))


def mean(chances: Sequence[Chances]) -> Estimate:
    """The mean of what was found at several tables, with its standard errors.

    >>> mean([(1.0, 0.0), (0.0, 1.0)])
    Estimate(means=(0.5, 0.5), errors=(0.5, 0.5))
    """
    count = len(chances)
    means = tuple(sum(each) / count for each in zip(*chances, strict=True))
    spread = [
        sum((value - mean_) ** 2 for value in each)
        for each, mean_ in zip(zip(*chances, strict=True), means, strict=True)
    ]
    return Estimate(means, tuple(math.sqrt(each / (count * max(1, count - 1))) for each in spread))


def gain(one: Tried, other: Tried) -> Estimate:
    """How much better the one did than the other, table by table."""
    return mean(
        [
            tuple(better - worse for better, worse in zip(first, second, strict=True))
            for first, second in zip(one.chances, other.chances, strict=True)
        ]
    )


def network_of(game: Game) -> Network | None:
    """The network of a game; None where it has none, or nothing to reckon it with."""
    from ..bots.master import network_of as shipped

    try:
        return shipped(game)
    except NotSupported:
        return None
