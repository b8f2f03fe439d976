"""Learning to do what a bot does, and to tell from a table who will win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import torch
from torch import Tensor, nn

from .model import NEVER, Model, lighter
from .records import Records

BATCH: Final = 8192
RATE: Final = 1e-3
OUTLOOK: Final = 0.5
"""What predicting the end counts beside choosing the action."""
COST: Final = 2.5
"""What a mistake counts that costs as much as a player would notice."""
DEAREST: Final = 2.0
"""So much of that counts at most."""
SOFT: Final = 0.05
"""So much of that makes an action e times less wanted."""


def imitate(
    model: Model, records: Records, scale: float, epochs: int, device: str, seed: int
) -> Iterator[float]:
    """Go through the records; yields the share of decisions at which the network's favourite is one of the
    bot's, epoch by epoch. `scale` is the number of points that a player would notice.

    Actions that look almost as good as the best are almost as good to choose, and a mistake counts by what
    it costs: a network that only learned the bot's favourites would err as often where a pet dies of it as
    where nothing is at stake.
    """
    columns = [torch.from_numpy(column).to(device) for column in records]
    count, ids = len(records.actions), model.layout.actions
    size = max(64, min(BATCH, count // 16))
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-4)
    dice = torch.Generator().manual_seed(seed)
    steps = epochs * -(-count // size)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.02, 1 - step / steps))
    for _ in range(epochs):
        agreed = torch.zeros((), device=device)
        for part in torch.randperm(count, generator=dice).to(device).split(size):
            rows, actions, worse, targets = (column[part] for column in columns)
            legal, behind = actions >= 0, worse.float() / scale
            masks = torch.zeros((len(part), ids + 1), dtype=torch.uint8, device=device)
            masks.scatter_(1, torch.where(legal, actions.long(), ids), 1)
            with lighter(device):
                answer = model(rows, masks[:, :ids])
            chances = answer.actions.gather(1, actions.long().clamp(min=0)).masked_fill(~legal, NEVER)
            wanted = (-behind / SOFT).masked_fill(~legal, NEVER).softmax(-1)
            cost = (chances.exp() * behind.clamp(max=DEAREST)).sum(-1)
            chosen = -(wanted * chances.clamp(min=-50)).sum(-1)
            loss = (chosen + COST * cost).mean() + OUTLOOK * surprise(answer, targets)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            agreed += (behind.gather(1, chances.argmax(-1, keepdim=True)) == 0).sum()
        yield float(agreed) / count


def surprise(answer: Any, targets: Tensor) -> Tensor:
    """How far what was predicted is from what came: seats' chances, and the lead."""
    # A seat that is not there has no chance, and an infinite logarithm of it.
    crossed = -(targets[:, :-1] * answer.seats.clamp(min=-30)).sum(-1).mean()
    whole: Tensor = crossed + 0.5 * (answer.lead - targets[:, -1]).square().mean()
    return whole
