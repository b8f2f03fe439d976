"""Gymnasium's own check on our environments."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from monstrerie.envs import register_all

pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]
register_all()
IDS = [id for id in gymnasium.registry if id.startswith("monstrerie/")]


@pytest.mark.parametrize("id", IDS)
def test_environment(id: str) -> None:
    check_env(gymnasium.make(id, opponents="random").unwrapped)
