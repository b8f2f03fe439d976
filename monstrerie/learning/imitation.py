"""Learning to do what a bot does, and to tell from a table who will win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import torch
from torch import Tensor, nn

from .model import Model, lighter
from .records import Records

BATCH: Final = 8192
RATE: Final = 1e-3
OUTLOOK: Final = 0.5
"""What predicting the end counts beside choosing the action."""


def imitate(model: Model, records: Records, epochs: int, device: str, seed: int) -> Iterator[float]:
    """Go through the records; yields the share of decisions on which they agree, epoch by epoch."""
    columns = [torch.from_numpy(column).to(device) for column in records]
    count = len(records.actions)
    size = max(64, min(BATCH, count // 16))
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-4)
    dice = torch.Generator().manual_seed(seed)
    steps = epochs * -(-count // size)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.02, 1 - step / steps))
    for _ in range(epochs):
        agreed = torch.zeros((), device=device)
        for part in torch.randperm(count, generator=dice).to(device).split(size):
            rows, packed, actions, targets = (column[part] for column in columns)
            with lighter(device):
                answer = model(rows, unpacked(packed, model.layout.actions))
            loss = nn.functional.nll_loss(answer.actions, actions) + OUTLOOK * surprise(answer, targets)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            agreed += (answer.actions.argmax(-1) == actions).sum()
        yield float(agreed) / count


def surprise(answer: Any, targets: Tensor) -> Tensor:
    """How far what was predicted is from what came: seats' chances, and the lead."""
    # A seat that is not there has no chance, and an infinite logarithm of it.
    crossed = -(targets[:, :-1] * answer.seats.clamp(min=-30)).sum(-1).mean()
    whole: Tensor = crossed + 0.5 * (answer.lead - targets[:, -1]).square().mean()
    return whole


def unpacked(packed: Tensor, actions: int) -> Tensor:
    """Masks from packed bits."""
    shifts = torch.arange(7, -1, -1, device=packed.device, dtype=torch.uint8)
    return ((packed[:, :, None] >> shifts) & 1).flatten(1)[:, :actions]
