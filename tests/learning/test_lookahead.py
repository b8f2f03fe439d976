"""Looking ahead with a network: the favourite stays unless something is better beyond doubt."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monstrerie
from monstrerie import Rng
from monstrerie.bots import Budget, make
from monstrerie.bots.clock import Clock
from monstrerie.core.state import State
from monstrerie.learning import lookahead
from monstrerie.learning.lookahead import FIRST, Lookahead
from monstrerie.learning.outcome import LEAD

from .. import harness
from .test_networks import MONSTERS, some_network

LEGAL = [10, 20, 30, 40]
LIKES = [0.2, 0.7, 0.0999, 0.0001]
"""Action 20 is the favourite, and 40 too unlikely to be looked at."""


def ahead(match: monstrerie.Match, seat: int = 0, seed: int = 4) -> Lookahead:
    return Lookahead(match.game, some_network(match.game), seat, match.players, Rng(seed))


class Scripted(Lookahead):
    """Is told what actions are worth."""

    def __init__(self, better: dict[int, float], noise: float) -> None:
        super().__init__(MONSTERS, some_network(), 0, 3, Rng(1))
        self.better, self.noise = better, noise
        self.asked: list[list[int]] = []

    def compare(self, tables: list[State], actions: list[int], clock: Clock) -> Any:
        self.asked.append(actions)
        mean = [self.better.get(action, 0.0) for action in actions]
        return mean + self.noise * self.dice.normal(size=(len(tables), len(actions)))


def test_what_does_better_beyond_doubt_replaces_the_favourite() -> None:
    state, clock = MONSTERS.new(3, seed=1).state, Clock(None, 64, 0)
    values = Scripted({10: -0.3, 30: 0.2, 40: 9.0}, 0.1)
    assert values.choose(lambda: state, LIKES, LEGAL, clock) == 30
    assert values.asked[0] == [20, 10, 30]
    assert values.asked[-1] == [20, 30]
    assert clock.done < 64  # it is clear long before


def test_luck_alone_does_not() -> None:
    state = MONSTERS.new(3, seed=1).state
    for worse in (0.0, -0.05):
        kept = Scripted({20: 0.1, 10: worse, 30: worse}, 0.3)
        assert kept.choose(lambda: state, LIKES, LEGAL, Clock(None, 256, 0)) == 20


def test_what_does_worse_is_dropped_and_time_saved() -> None:
    state, clock = MONSTERS.new(3, seed=1).state, Clock(None, 64, 0)
    assert Scripted({20: 1.0}, 0.01).choose(lambda: state, LIKES, LEGAL, clock) == 20
    assert clock.done == FIRST


def test_without_time_the_favourite_is_played() -> None:
    match = MONSTERS.new(3, seed=1)
    legal = match.state.legal()
    likes = [0.5 if action == legal[-1] else 0.1 for action in legal]
    assert ahead(match).choose(match.state.copy, likes, legal, Clock(1e-9, None, 0)) == legal[-1]


@pytest.mark.parametrize("name", harness.NOT_SIMULATED)
def test_luck_is_the_same_for_all_candidates(name: str) -> None:
    """An action is worth at every table what the same action is worth beside it, but for the rounding of its
    row in the network's products; nobody's table is touched.
    """
    game = monstrerie.game(name)
    match = harness.after(game, 3, 2, 9)
    seat = match.to_act[0]
    tables = [match.imagine(seat, Rng(number)) for number in range(3)]
    before = [game.observe(table, seat) for table in tables]
    first, last = (match.state.legal_of(seat)[at] for at in (0, -1))
    worth = ahead(match, seat).compare(tables, [first, last, first], Clock(None, None))
    assert worth is not None and np.allclose(worth[:, 0], worth[:, 2], rtol=0, atol=1e-5)
    assert not np.allclose(worth[:, 0], worth[:, 1], rtol=0, atol=1e-5)
    assert [game.observe(table, seat) for table in tables] == before


def test_the_end_of_a_match_counts_as_it_is() -> None:
    match = MONSTERS.new(3, seed=5)
    while True:
        ended = match.determinise(None, 1)
        harness.play_some(ended, 1, 1)
        if ended.over:
            break
        harness.play_some(match, 1, 1)
    state, seat = match.state, match.to_act[0]
    for action in state.legal_of(seat):
        last = state.copy()
        last.apply_of(seat, action)
        if not last.done:
            continue
        scores = last.scores()
        won = (scores[seat] == max(scores)) / scores.count(max(scores))
        lead = (scores[seat] - (sum(scores) - scores[seat]) / 2) / 12
        worth = ahead(match, seat).compare([state], [action], Clock(None, None))
        assert worth is not None
        assert worth[0, 0] == pytest.approx(won + LEAD * max(-2.0, min(2.0, lead)))
        return
    raise AssertionError("no action ends the match")


def test_it_looks_no_further_than_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one own decision ahead, an action is worth what the network expects there."""
    monkeypatch.setattr(lookahead, "DECISIONS", 1)
    match = harness.after(MONSTERS, 3, 2, 6)
    seat = match.to_act[0]
    seer = ahead(match, seat)
    worth = seer.compare([match.state], match.state.legal_of(seat)[:1], Clock(None, None))
    state = match.state.copy()
    state.apply_of(seat, state.legal_of(seat)[0])
    dice = np.random.default_rng(Rng(4).seed())
    while True:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        rows = np.frombuffer(MONSTERS.observe(state, state.current), np.uint8)[None]
        opinion = seer.network.judge(rows, 3)
        if state.current == seat:
            break
        luck = dice.gumbel(size=(1, MONSTERS.actions))
        state.apply(legal[int((opinion.logits + luck)[0, legal].argmax())])
    assert worth is not None
    assert worth[0, 0] == pytest.approx(opinion.chances[0, 0] + LEAD * opinion.lead[0].clip(-2, 2), abs=1e-5)


def test_a_master_looks_ahead_and_plays_the_same_from_the_same_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "DECISIONS", 2)
    looked: list[int] = []
    compare = Lookahead.compare

    def watched(self: Lookahead, tables: list[State], actions: list[int], clock: Clock) -> Any:
        looked.append(len(actions))
        return compare(self, tables, actions, clock)

    monkeypatch.setattr(Lookahead, "compare", watched)
    match = monstrerie.game("dungeon-lords").new(4, seed=5)
    budget = Budget(iterations=FIRST)
    while not looked:
        seat = match.to_act[0]
        move = make("master", 1).choose(match, seat, budget)
        assert make("master", 1).choose(match.determinise(seat, 3), seat, budget) == move
        match.play(seat, move)
    assert len(looked) == 2 and min(looked) > 1
