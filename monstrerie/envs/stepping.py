"""The inner loop of a batch: tables stepped one after the other, what their seats see written into buffers.

Compiled by mypyc, so that a table costs little more than its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter

from ..core.heuristics import Heuristics
from ..core.rng import Rng
from ..core.state import State

LONGEST: Final = 1_000_000
"""Decisions in a row that opponents may make: more means that a game never comes to its end."""


class Opponent:
    """Who plays the seats that nobody learns with: the bot "random", or "greedy" where it has heuristics."""

    def __init__(
        self, heuristics: Heuristics | None, redraw: Callable[[State, int, Rng], None], dice: Rng
    ) -> None:
        self.heuristics: Heuristics | None = heuristics
        self.fair: bool = heuristics is None or heuristics.fair()
        self.redraw: Callable[[State, int, Rng], None] = redraw
        self.dice: Rng = dice

    def choose(self, state: State) -> int:
        """An action of the seat to act, from what that seat knows."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if self.heuristics is None:
            return legal[self.dice.below(len(legal))]
        ranks = self.ranks(state, legal)
        best = ranks[0]
        count = 0
        for rank in ranks:
            if rank > best:
                best, count = rank, 1
            elif rank == best:
                count += 1
        lucky = self.dice.below(count) if count > 1 else 0
        for number, rank in enumerate(ranks):
            if rank == best:
                if lucky == 0:
                    return legal[number]
                lucky -= 1
        raise ValueError(f"ranks that can't be compared: {ranks}")

    def ranks(self, state: State, legal: list[int]) -> list[float]:
        """How good each legal action looks to the seat to act."""
        heuristics = self.heuristics
        assert heuristics is not None
        table = state
        if not self.fair:
            table = state.copy()
            self.redraw(table, state.current, self.dice)
            table.current = state.current
        return heuristics.rank(table, legal)


class Tables:
    """Some tables of one game. `seen` and `masks` are flat buffers of bytes, one row a table.

    All rows of a step are first put together in writers of our own, which costs less than writing each into
    the buffers.
    """

    def __init__(
        self,
        count: int,
        players: int,
        fresh: Callable[[int], State],
        observe: Callable[[State, int, BytesWriter], None],
        actions: int,
        seen: Any,
        masks: Any,
        bots: int,
        opponent: Opponent,
        dice: Rng,
    ) -> None:
        self.players: int = players
        self.fresh: Callable[[int], State] = fresh
        self.observe: Callable[[State, int, BytesWriter], None] = observe
        self.actions: int = actions
        self.seen: Any = seen
        self.masks: Any = masks
        self.none: bytes = bytes(actions)
        self.rows: BytesWriter = BytesWriter()
        self.marks: BytesWriter = BytesWriter()
        self.bots: int = bots
        self.opponent: Opponent = opponent
        self.dice: Rng = dice
        self.states: list[State] = []
        self.seats: list[int] = []
        self.theirs: list[int] = []
        """For each table, the seats that opponents play, as a mask."""
        for number in range(count):
            self.seats.append(-1)
            self.theirs.append(0)
            self.states.append(self.open(number))
            self.show(number)
        self.hand_out()

    def open(self, number: int) -> State:
        """A fresh table at which somebody who learns is to act."""
        while True:
            state = self.fresh(self.dice.seed())
            theirs = 0
            left = self.bots
            for seat in range(self.players):
                if left and self.dice.below(self.players - seat) < left:
                    theirs |= 1 << seat
                    left -= 1
            self.theirs[number] = theirs
            self.play_on(state, theirs)
            if not state.done:
                return state

    def play_on(self, state: State, theirs: int) -> None:
        """Let opponents play until somebody else is to act, or the match is over."""
        if not theirs:
            return
        opponent = self.opponent
        for _ in range(LONGEST):
            if state.done or not theirs >> state.current & 1:
                return
            state.apply(opponent.choose(state))
        raise RuntimeError("a match that never ends")

    def show(self, number: int) -> None:
        """Note what the seat to act sees, and what it may do, after the tables before it."""
        state = self.states[number]
        marks = self.marks
        start = len(marks)
        marks.write(self.none)
        for action in state.legal():
            marks[start + action] = 1
        self.seats[number] = state.current
        self.observe(state, state.current, self.rows)

    def hand_out(self) -> None:
        """Copy what was noted of all tables into the buffers."""
        self.seen[:] = self.rows.getvalue()
        self.masks[:] = self.marks.getvalue()
        self.rows.truncate(0)
        self.marks.truncate(0)

    def step(self, actions: list[int], ended: Callable[[int, State], None]) -> None:
        """Play one legal action at every table. `ended` hears of each match that is over, by its table's
        number and its last state; then a new one begins there.
        """
        for number, action in enumerate(actions):
            state = self.states[number]
            theirs = self.theirs[number]
            state.apply(action)
            self.play_on(state, theirs)
            if state.done:
                ended(number, state)
                self.states[number] = self.open(number)
            self.show(number)
        self.hand_out()
