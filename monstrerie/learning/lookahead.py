"""What a network likes, unless looking ahead shows that something else is better.

Every candidate is played on from the same imagined tables with the same luck, by the network in all seats and
at all tables at once. A candidate is worth what the network expects at the next own decisions, or how the
match ends. It replaces the favourite only when it did better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..bots.clock import Clock
from ..bots.rollout import Candidate
from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State
from .network import Network
from .outcome import FURTHEST, LEAD, lead_unit, outcomes

CANDIDATES: Final = 6
PLAUSIBLE: Final = 0.001
"""An action that the network would choose less often is not looked at."""
DECISIONS: Final = 24
"""Own decisions that are looked ahead."""
TRUST: Final = 0.95
"""What all later decisions count, beside what the network expects at one."""
FIRST: Final = 4
"""Tables imagined before a candidate may be dropped."""
ROWS: Final = 96
"""Decisions that the network is asked about at once: fewer take longer each."""
DOUBT: Final = 1.0
"""How many standard errors better than the favourite a candidate must be."""


class Branch:
    """A candidate played on at an imagined table."""

    __slots__ = ("decisions", "expected", "left", "number", "state", "table", "worth")

    def __init__(self, state: State, table: int, number: int) -> None:
        self.state = state
        self.table = table
        self.number = number
        self.decisions = 0
        self.expected = np.nan
        """By the network at the last own decision."""
        self.worth = 0.0
        self.left = 1.0
        """What is still to come counts so much."""


class Lookahead:
    """A decision that is thought about."""

    def __init__(self, game: Game, network: Network, seat: int, players: int, rng: Rng) -> None:
        self.game, self.network = game, network
        self.seat, self.players = seat, players
        self.unit = lead_unit(game)
        self.dice = np.random.default_rng(rng.seed())

    def choose(
        self, imagine: Callable[[], State], likes: Sequence[float], legal: list[int], clock: Clock
    ) -> int:
        """The favourite, or what beat it."""
        order = sorted(range(len(legal)), key=lambda at: -likes[at])[:CANDIDATES]
        favourite = legal[order[0]]
        rivals = [Candidate(legal[at]) for at in order[1:] if likes[at] >= PLAUSIBLE]
        while rivals and (left := clock.left()) >= 1:
            actions = [favourite, *(rival.action for rival in rivals)]
            count = int(min(ROWS // len(actions), left)) if clock.done else FIRST
            worth = self.compare([imagine() for _ in range(count)], actions, clock)
            if worth is None:
                break
            for number, rival in enumerate(rivals, 1):
                for better in (worth[:, number] - worth[:, 0]).tolist():
                    rival.note(better)
            clock.done += count
            rivals = [rival for rival in rivals if rival.mean() + 2 * DOUBT * rival.error() > 0]
            if (
                len(rivals) == 1
                and clock.done > ROWS // 4
                and rivals[0].mean() > 4 * DOUBT * rivals[0].error()
            ):
                break
        winner, gain = favourite, 0.0
        for rival in rivals:
            if rival.mean() > gain and rival.mean() > DOUBT * rival.error():
                winner, gain = rival.action, rival.mean()
        return winner

    def compare(self, tables: list[State], actions: list[int], clock: Clock) -> NDArray[np.float32] | None:
        """What each action is worth at each table, as far as there is time to look; None if there is none."""
        worth = np.zeros((len(tables), len(actions)), np.float32)
        live: list[Branch] = []
        for at, table in enumerate(tables):
            for number, action in enumerate(actions):
                state = table.copy()
                state.apply_of(self.seat, action)
                live.append(Branch(state, at, number))
        while live and clock.left() > 0:
            live = self.step(live, worth)
        for branch in live:
            worth[branch.table, branch.number] = branch.worth + branch.left * branch.expected
        return None if np.isnan(worth).any() else worth

    def step(self, live: list[Branch], worth: NDArray[np.float32]) -> list[Branch]:
        """Play what the network likes in each branch, up to the next choice; those that go on."""
        waiting: list[Branch] = []
        choices: list[list[int]] = []
        for branch in live:
            state = branch.state
            legal = state.legal()
            while len(legal) == 1:
                state.apply(legal[0])
                legal = state.legal()
            if legal:
                waiting.append(branch)
                choices.append(legal)
            else:
                worth[branch.table, branch.number] = branch.worth + branch.left * self.end(state)
        if not waiting:
            return waiting
        seen = b"".join(self.game.observe(branch.state, branch.state.current) for branch in waiting)
        opinion = self.network.judge(np.frombuffer(seen, np.uint8).reshape(len(waiting), -1), self.players)
        expected = (opinion.chances[:, 0] + LEAD * opinion.lead.clip(-FURTHEST, FURTHEST)).tolist()
        luck = self.dice.gumbel(size=(len(worth), opinion.logits.shape[1]))
        wanted = opinion.logits + luck[[branch.table for branch in waiting]]
        going: list[Branch] = []
        for row, (branch, legal) in enumerate(zip(waiting, choices, strict=True)):
            if branch.state.current == self.seat:
                branch.decisions += 1
                branch.expected = expected[row]
                if branch.decisions == DECISIONS:
                    worth[branch.table, branch.number] = branch.worth + branch.left * branch.expected
                    continue
                branch.worth += branch.left * (1 - TRUST) * branch.expected
                branch.left *= TRUST
            branch.state.apply(legal[int(wanted[row, legal].argmax())])
            going.append(branch)
        return going

    def end(self, state: State) -> float:
        """What the end of the match is worth."""
        scores = np.array([state.scores()], np.float32)
        best = (scores == scores.max()).astype(np.float32)
        judged = outcomes(best / best.sum(), scores, self.players, self.unit)[0, self.seat]
        return float(judged[0] + LEAD * judged[-1])
