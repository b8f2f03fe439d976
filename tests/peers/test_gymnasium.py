"""Gymnasium's own check on our environments, and its ways to run many of them."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import monstrerie
from monstrerie.envs import register_all

pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]
register_all()
IDS = [id for id in gymnasium.registry if id.startswith("monstrerie/")]


def test_every_game_has_an_id() -> None:
    learnable = [game for game in monstrerie.games().values() if game.fields(game.players.start)]
    wanted = {f"monstrerie/{game.name.title().replace('-', '')}-v0" for game in learnable}
    assert set(IDS) == wanted and "monstrerie/DungeonLords-v0" in wanted


@pytest.mark.parametrize("id", IDS)
def test_environment(id: str) -> None:
    check_env(gymnasium.make(id, opponents="random").unwrapped)


def table() -> gymnasium.Env[Any, Any]:
    return gymnasium.make("monstrerie/DungeonLords-v0", opponents="random", players=2)


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_many_at_once(kind: Any) -> None:
    envs = kind([table, table])
    seen, _ = envs.reset(seed=3)
    for _ in range(5):
        seen, _, _, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape[0] == 2 and (seen["action_mask"].sum(axis=1) > 0).all()
    envs.close()
