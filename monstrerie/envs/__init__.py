"""The games on the interfaces that the field knows: PettingZoo, Gymnasium, OpenSpiel, and many matches at
once.

>>> from monstrerie.envs import aec
>>> env = aec("mighty-monsters", players=3)
>>> env.reset(seed=7)
>>> int(env.observe(env.agent_selection)["action_mask"].sum())
6
"""

from __future__ import annotations

from .batch import Batch
from .gymnasium import SeatEnv, register_all
from .pettingzoo import TableEnv, TogetherEnv, Zoo, aec, parallel
from .workers import SharedBatch

__all__ = [
    "Batch",
    "SeatEnv",
    "SharedBatch",
    "TableEnv",
    "TogetherEnv",
    "Zoo",
    "aec",
    "parallel",
    "register_all",
]

register_all()
