"""Many tables at once: in one process, with bots at some seats, and across processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monstrerie
from monstrerie import BadValue, Rng, UnknownName, WorkerLost
from monstrerie.bots import make
from monstrerie.envs import Batch, SharedBatch
from monstrerie.envs.stepping import Opponent

from .. import harness

monstrerie.register("tests.tiny:GAME")
GAMES = [game for game in monstrerie.games().values() if not game.simulated]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_heuristics_that_call_themselves_fair_are(game: monstrerie.Game) -> None:
    if not game.bot.heuristics().fair():
        return
    for players, options in harness.tables(game):

        def same(match: monstrerie.Match) -> None:
            state = match.state
            legal = state.legal()
            ranks = game.bot.heuristics().rank(state, legal)
            twin = match.determinise(state.current, Rng(len(match.log))).state
            assert twin.current == state.current
            assert game.bot.heuristics().rank(twin, legal) == ranks

        harness.play_randomly(game.new(players, seed=6, **options), 3, same)


@EVERY_GAME
def test_the_house_plays_what_the_greedy_bot_would(game: monstrerie.Game) -> None:
    """With the same dice: both draw a table first if they need one, then among the best."""
    match = game.new(game.players.start, seed=4)
    heuristics = game.bot.heuristics()
    for _ in range(60):
        if match.over:
            break
        seat = match.state.current
        legal = match.state.legal()
        choices = {Opponent(heuristics, game.redraw, Rng(seed)).choose(match.state) for seed in range(12)}
        bots = {game.action(match.state, make("greedy", seed).choose(match, seat)) for seed in range(12)}
        assert choices <= set(legal)
        if heuristics.fair():
            best = max(heuristics.rank(match.state, legal))
            top = {
                action
                for action, rank in zip(legal, heuristics.rank(match.state, legal), strict=True)
                if rank == best
            }
            assert choices <= top and bots <= top
            if len(top) == 1:
                assert choices == bots
        match.play(seat, game.move(match.state, sorted(choices)[0]))


def test_only_seats_without_a_bot_are_ever_to_act() -> None:
    batch = Batch("mighty-monsters", 6, players=4, bots=3, seed=2)
    seen = batch.observe()
    holders, ended, seats = seen.seats, 0, set()
    for _ in range(60):
        seen = batch.step(seen.masks.argmax(axis=1))
        holders = np.where(seen.done, seen.seats, holders)
        assert (seen.seats == holders).all()
        ended += int(seen.done.sum())
        seats |= set(seen.seats.tolist())
    assert ended >= 6 and seats == {0, 1, 2, 3}


def test_greedy_bots_beat_random_bots_from_the_learners_seat() -> None:
    """The learner plays at random, so what it wins says who the others are."""

    def share(bot: str) -> float:
        batch = Batch("mighty-monsters", 40, players=4, bots=3, bot=bot, seed=2)
        dice, seen, won, ended = np.random.default_rng(1), batch.observe(), 0.0, 0
        while ended < 120:
            seats = seen.seats
            seen = batch.step((seen.masks * dice.random(seen.masks.shape)).argmax(axis=1))
            won += float(seen.rewards[seen.done, seats[seen.done]].sum())
            ended += int(seen.done.sum())
        return won / ended

    assert share("random") > 0.15 > share("greedy")


def test_a_batch_repeats_itself() -> None:
    def played(seed: int) -> bytes:
        batch = Batch("mighty-monsters", 3, players=3, bots=1, seed=seed)
        seen = batch.observe()
        for _ in range(40):
            seen = batch.step(seen.masks.argmax(axis=1))
        return seen.observations.tobytes()

    assert played(5) == played(5) != played(6)


def test_random_actions_are_legal_and_every_legal_one_is_drawn() -> None:
    seen = Batch("mighty-monsters", 5, seed=1).observe()
    dice = np.random.default_rng(1)
    drawn = np.zeros_like(seen.masks)
    for _ in range(300):
        drawn[np.arange(5), seen.draw(dice)] = 1
    assert (drawn == seen.masks).all()


def test_what_was_seen_is_not_overwritten() -> None:
    batch = Batch("mighty-monsters", 2, seed=1)
    seen = batch.observe()
    before = seen.observations.tobytes(), seen.masks.tobytes()
    batch.step(seen.masks.argmax(axis=1))
    assert (seen.observations.tobytes(), seen.masks.tobytes()) == before


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (np.array([0, 0]), "array of 3"),
        (np.array(0), "array of 3"),
        (np.zeros((3, 1), int), "array of 3"),
        (np.zeros(3), "whole numbers"),
        (np.array([0, 0, 65]), "Action 65 .* table 2"),
        (np.array([0, 66, 0]), "Action 66 .* table 1"),
        (np.array([-1, 0, 0]), "Action -1 .* table 0"),
        (np.array([0, 0, 2**62]), "table 2"),
    ],
)
def test_bad_actions(actions: Any, says: str) -> None:
    batch = Batch("mighty-monsters", 3, seed=1, factions="dealt")
    before = batch.observe()
    good = before.masks.argmax(axis=1)
    given = (
        np.where(actions == 0, good, actions) if actions.shape == (3,) and actions.dtype == int else actions
    )
    with pytest.raises(BadValue, match=says):
        batch.step(given)
    assert batch.observe().observations.tobytes() == before.observations.tobytes()


@pytest.mark.parametrize("kind", [Batch, SharedBatch])
def test_batches_that_can_not_be(kind: Any) -> None:
    for count in (0, -1, 1_000_001):
        with pytest.raises(BadValue, match="1,000,000"):
            kind("mighty-monsters", count)
    for bots in (-1, 4):
        with pytest.raises(BadValue, match="0 to 3 seats"):
            kind("mighty-monsters", 2, players=4, bots=bots)
    with pytest.raises(UnknownName, match=r"zorg.*greedy, random"):
        kind("mighty-monsters", 2, bots=1, bot="zorg")
    with pytest.raises(UnknownName, match="zorg"):
        kind("zorg", 2)


@pytest.fixture(scope="module")
def spread() -> Iterator[SharedBatch]:
    """Five tables in two processes."""
    with SharedBatch("mighty-monsters", 5, players=3, seed=3, workers=2) as batch:
        yield batch


def test_tables_in_other_processes_play_by_the_same_rules(spread: SharedBatch) -> None:
    seen, ended = spread.observe(), 0
    for _ in range(150):
        assert (seen.masks.sum(axis=1) > 0).all() and (seen.seats >= 0).all()
        assert ((seen.rewards.sum(axis=1) > 0.99) == seen.done).all()
        seen = spread.step(seen.masks.argmax(axis=1))
        ended += int(seen.done.sum())
    assert ended >= 5
    before = seen.observations.tobytes()
    with pytest.raises(BadValue, match="table 0"):
        spread.step(np.full(5, -1))
    assert spread.observe().observations.tobytes() == before


def test_a_spread_batch_is_two_batches_side_by_side(spread: SharedBatch) -> None:
    dice = Rng(3)
    halves = [Batch("mighty-monsters", count, players=3, seed=dice.seed()) for count in (2, 3)]
    with SharedBatch("mighty-monsters", 5, players=3, seed=3, workers=2) as batch:
        seen = batch.observe()
        for _ in range(50):
            looks = [half.observe() for half in halves]
            for name in ("seats", "observations", "masks", "rewards", "done"):
                one, two = getattr(seen, name), np.concatenate([getattr(look, name) for look in looks])
                assert (one == two).all()
            seen = batch.step(seen.masks.argmax(axis=1))
            for half, look in zip(halves, looks, strict=True):
                half.step(look.masks.argmax(axis=1))


def test_the_death_of_a_worker_is_told_and_closes_the_batch() -> None:
    batch = SharedBatch("mighty-monsters", 4, players=3, workers=2)
    first = batch.observe().masks.argmax(axis=1)
    processes = batch.processes
    os.kill(processes[1], signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"Worker 1 .*SIGKILL"):
        batch.step(first)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
    with pytest.raises(BadValue, match="closed"):
        batch.observe()
    batch.close()


def test_workers_go_when_their_parent_is_killed(tmp_path: Path) -> None:
    code = (
        "from monstrerie.envs import SharedBatch\n"
        "import os, signal\n"
        "batch = SharedBatch('mighty-monsters', 2, workers=2)\n"
        "print(*batch.processes, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code, encoding="utf-8")  # which no worker runs again, though nothing guards it
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120
    )  # it returns once the last holder of its output has gone
    assert done.returncode == -signal.SIGKILL and len(done.stdout.split()) == 2


@pytest.mark.parametrize("workers", [-1, 3, 1000])
def test_impossible_numbers_of_workers(workers: int) -> None:
    with pytest.raises(BadValue, match="workers"):
        SharedBatch("mighty-monsters", 2, workers=workers)
