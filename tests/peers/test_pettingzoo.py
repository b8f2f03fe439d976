"""PettingZoo's own tests on our environments."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import monstrerie
from monstrerie.envs import aec, parallel

TABLES = [
    (game.name, players)
    for game in monstrerie.games().values()
    if game.actions and game.fields(game.players.start)
    for players in game.players
]
EVERY_TABLE = pytest.mark.parametrize(("name", "players"), TABLES, ids=str)
# PettingZoo warns about what is unusual, not wrong: observations in a dict, names with a slash.
pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]


@EVERY_TABLE
def test_api(name: str, players: int) -> None:
    api_test(aec(name, players=players), num_cycles=400)


@EVERY_TABLE
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(parallel(name, players=players), num_cycles=400)


@EVERY_TABLE
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: aec(name, players=players), num_cycles=300)


@EVERY_TABLE
def test_pictures(name: str, players: int) -> None:
    render_test(lambda render_mode=None: aec(name, players=players, render_mode=render_mode))
