"""PettingZoo's own tests on our environments: every game with every number of players."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import monstrerie
from monstrerie.envs import Zoo, aec, parallel

TABLES = [
    (game.name, players)
    for game in monstrerie.games().values()
    if game.fields(game.players.start)
    for players in game.players
]
EVERY_TABLE = pytest.mark.parametrize(("name", "players"), TABLES, ids=str)
WITHOUT_PHYSICS = pytest.mark.parametrize(
    ("name", "players"), [table for table in TABLES if not monstrerie.game(table[0]).simulated], ids=str
)
# PettingZoo warns about what is unusual, not wrong: observations in a dict.
pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]


def known(env: Any) -> Any:
    """The same tables and the same random actions in every run: PettingZoo's tests seed neither."""
    env.reset(seed=7)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def cycles(name: str, many: int) -> int:
    """A gesture is simulated for tens of milliseconds: a few of them must do."""
    return 2 if monstrerie.game(name).simulated else many


@EVERY_TABLE
def test_api(name: str, players: int) -> None:
    api_test(known(aec(name, players=players)), num_cycles=cycles(name, 400))


@WITHOUT_PHYSICS
def test_everybody_acting_in_every_cycle(name: str, players: int) -> None:
    api_test(known(Zoo(name, players=players).env()), num_cycles=60)
    render_test(lambda render_mode=None: known(Zoo(name, players=players).env(render_mode=render_mode)))
    parallel_seed_test(lambda: parallel(name, players=players), num_cycles=50)


@EVERY_TABLE
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(known(parallel(name, players=players)), num_cycles=cycles(name, 400))


@EVERY_TABLE
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: aec(name, players=players), num_cycles=cycles(name, 100))


@EVERY_TABLE
def test_cycles(name: str, players: int) -> None:
    max_cycles_test(Zoo(name, players=players))


@EVERY_TABLE
def test_pictures(name: str, players: int) -> None:
    render_test(lambda render_mode=None: known(aec(name, players=players, render_mode=render_mode)))
