"""Many tables at once, in this process or in others."""

from __future__ import annotations

from typing import Any

from ..envs.batch import Batch
from ..envs.workers import SharedBatch

Tables = Batch | SharedBatch


def batch_of(
    game: str,
    count: int,
    players: int,
    reward: str,
    seed: int,
    bots: int,
    workers: int,
    options: dict[str, Any],
    bot: str = "greedy",
) -> Tables:
    """So many tables; `close` them in the end."""
    if workers > 1:
        processes = min(workers, count)
        return SharedBatch(game, count, players, reward, seed, bots, bot, processes, **options)
    return Batch(game, count, players, reward, seed, bots, bot, **options)


def close(tables: Tables) -> None:
    """End the processes that play, if there are any."""
    if isinstance(tables, SharedBatch):
        tables.close()
