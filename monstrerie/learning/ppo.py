"""PPO (Schulman et al. 2017): prefer what went better than expected, but not too much at once."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import torch
from torch import nn

from .imitation import surprise
from .model import Model, lighter
from .selfplay import Lessons

EPOCHS: Final = 2
CLIP: Final = 0.2
STEEPEST: Final = 0.5


class Pace(msgspec.Struct, frozen=True):
    """How boldly the network learns; both numbers fall as the time runs out."""

    rate: float = 3e-4
    entropy: float = 0.003
    outlook: float = 0.5
    """What predicting the end counts beside choosing the action."""
    batch: int = 8192


def optimiser_of(model: Model, pace: Pace) -> Any:
    """The optimiser of its weights."""
    return torch.optim.AdamW(model.parameters(), lr=pace.rate, eps=1e-5, weight_decay=0.0)


def learn(model: Model, optimiser: Any, lessons: Lessons, pace: Pace, left: float, device: str) -> None:
    """Go through the lessons; `left` is the part of the time that is left."""
    advantages = lessons.advantages
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    lessons = lessons._replace(advantages=advantages)
    for group in optimiser.param_groups:
        group["lr"] = pace.rate * max(0.05, left)
    count = len(advantages)
    for _ in range(EPOCHS):
        for part in torch.randperm(count, device=device).split(max(64, min(pace.batch, count // 4))):
            some = Lessons(*(column[part] for column in lessons))
            with lighter(device):
                answer = model(some.rows, some.masks)
            chosen = answer.actions.gather(1, some.actions[:, None])[:, 0]
            ratio = (chosen - some.chances).exp()
            gained = torch.min(ratio * some.advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * some.advantages)
            entropy = -(answer.actions.exp() * answer.actions.clamp(min=-50)).sum(-1)
            loss = -gained.mean() - pace.entropy * left * entropy.mean()
            loss = loss + pace.outlook * surprise(answer, some.returns)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), STEEPEST)
            optimiser.step()
