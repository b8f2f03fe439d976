"""A network that only looks, without any search, against bots that think fast: a point of its curve."""

from __future__ import annotations

import numpy as np
import torch

from .model import Model, lighter
from .tables import batch_of, close


def share(model: Model, players: int, matches: int, bot: str, seed: int, workers: int, device: str) -> float:
    """Its share of victories with its favourite actions, one seat against bots; ties count in parts. Every
    table plays equally many matches, so that short ones don't count more often.
    """
    tables = min(matches, 512)
    quota = np.full(tables, matches // tables)
    quota[: matches % tables] += 1
    batch = batch_of(model.layout.game, tables, players, "win", seed, players - 1, workers, {}, bot)
    wins = 0.0
    try:
        seen = batch.observe()
        while quota.any():
            rows = torch.from_numpy(model.layout.rows(seen.observations, players)).to(device)
            with torch.no_grad(), lighter(device):
                liked = model(rows, torch.from_numpy(seen.masks).to(device)).actions
            seats, seen = seen.seats, batch.step(liked.argmax(-1).cpu().numpy())
            counted = seen.done & (quota > 0)
            wins += float(seen.rewards[counted, seats[counted]].sum())
            quota[counted] -= 1
    finally:
        close(batch)
    return wins / matches
