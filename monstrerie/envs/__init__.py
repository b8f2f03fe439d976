"""The games on the interfaces that the field knows: PettingZoo, Gymnasium, OpenSpiel, and many matches at
once.

>>> from monstrerie.envs import aec
>>> env = aec("mighty-monsters", players=3)
>>> env.reset(seed=7)
>>> int(env.observe(env.agent_selection)["action_mask"].sum())
6
"""

from __future__ import annotations

import sys

from ..core.errors import NotSupported
from ..games import WHEN_REGISTERED

try:
    from .batch import Batch
    from .gymnasium import SeatEnv, register_all
    from .pettingzoo import TableEnv, TogetherEnv, Zoo, aec, parallel
    from .workers import SharedBatch
except ModuleNotFoundError as missing:
    text = str(NotSupported("error-extra", extra="envs", module=str(missing.name)))
    if sys.argv[:1] == ["-m"]:  # `python -m monstrerie.envs`: this is imported before anything else runs
        sys.exit(text)
    raise ModuleNotFoundError(text, name=missing.name) from None

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
WHEN_REGISTERED.append(register_all)
