"""Rollouts: the favourite stays unless something is better beyond doubt."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

import monstrerie
from monstrerie import Rng
from monstrerie.bots import Budget, make, rollout, search
from monstrerie.bots.arena import Contest, play_all, standings
from monstrerie.bots.clock import Clock
from monstrerie.core import thinking
from monstrerie.core.heuristics import Heuristics

from .. import harness
from ..tiny import GAME

LEGAL = [10, 20, 30]
RANKS = [0.0, 5.0, 1.0]
"""Action 20 is the favourite."""


def chosen(
    monkeypatch: pytest.MonkeyPatch, worth: Callable[[int, int], float], tables: int = 40
) -> tuple[int, int]:
    """What is chosen, and after how many tables, when actions turn out to be worth so much."""
    monkeypatch.setattr(rollout, "played", lambda table, seat, action, heuristics, dice: worth(action, dice))
    clock = Clock(None, tables)
    state = GAME.new(2, seed=1).state
    action = rollout.compare(lambda: state, 0, RANKS, LEGAL, Heuristics(), Rng(7), clock)
    return action, clock.done


def test_what_does_better_beyond_doubt_replaces_the_favourite(monkeypatch: pytest.MonkeyPatch) -> None:
    def worth(action: int, dice: int) -> float:
        return dice % 100 + (1.0 + dice % 7 / 7 if action == 30 else 0.0)

    action, tables = chosen(monkeypatch, worth)
    assert action == 30
    assert tables < 40  # it is clear long before


def test_luck_alone_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def worth(action: int, dice: int) -> float:
        return float(dice * (action + 1) % 101)

    assert chosen(monkeypatch, worth)[0] == 20


def test_what_does_worse_is_dropped_and_time_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, lambda action, dice: 3.0 if action == 20 else 1.0) == (20, rollout.LEAST)


def test_one_table_is_looked_at_even_without_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "played", lambda *arguments: 1.0)
    clock = Clock(1e-9, None)
    state = GAME.new(2, seed=1).state
    assert rollout.compare(lambda: state, 0, RANKS, LEGAL, Heuristics(), Rng(7), clock) == 20
    assert clock.done == 1


@pytest.mark.parametrize("name", harness.NOT_SIMULATED)
def test_a_search_without_any_time_makes_its_least(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now, clocks = [0.0], []

    def late() -> float:
        """Whoever looks at the clock is too late."""
        now[0] += 1e6
        return now[0]

    class Watched(Clock):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            clocks.append(self)

    monkeypatch.setattr(thinking, "perf_counter", late)
    monkeypatch.setattr(search, "Clock", Watched)
    monkeypatch.setattr(search, "decided", lambda root, left: False)
    game = monstrerie.game(name)
    match = harness.after(game, min(4, game.players.stop - 1), 2, 9)
    for seat in match.to_act[:1]:
        make("hard", 1).choose(match, seat, Budget(seconds=0.4))
    for used in clocks:
        assert used.done == used.least > 1
    assert Clock(1e-9, 3, 16).least == 3, "no more than are asked for"


@pytest.mark.parametrize(
    ("level", "budget", "most"),
    [
        ("normal", None, 6),
        ("hard", None, 64),
        ("hard", Budget(iterations=200), 200),
        ("hard", Budget(seconds=9.0), math.inf),
    ],
)
def test_levels_differ_and_a_budget_that_is_asked_for_counts(
    level: str, budget: Budget | None, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks: list[Clock] = []

    def compare(*arguments: Any) -> int:
        clocks.append(arguments[-1])
        return int(arguments[3][0])

    monkeypatch.setattr(search, "compare", compare)
    match = monstrerie.game("dungeon-lords").new(4, seed=1)
    make(level).choose(match, match.to_act[0], budget)
    assert [clock.most for clock in clocks] == [most]


@pytest.mark.once
@pytest.mark.slow
def test_comparing_rollouts_beats_playing_the_favourites() -> None:
    contest = Contest("dungeon-lords", ("search", "greedy"), 12, budget=Budget(iterations=6))
    table = standings(contest, list(play_all(contest, workers=1)))
    assert table[0].bot == "search" and table[0].share > 0.6
