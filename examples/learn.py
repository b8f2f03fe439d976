"""Teach a network to play Mighty Monsters: masked PPO on PyTorch, in one file, on a CPU.

    pip install "monstrerie[envs,learn]"
    python examples/learn.py --minutes 20 --save raider.pt --plot learning.svg

Hundreds of tables are played at once. At some of them the network holds one seat against bots, at the others
it holds every seat and plays against itself. What it did is kept as arrays, judged by how its gold compared
with the others' from one of its decisions to the next and by who won in the end, and learned from (Schulman et
al., 2017). Ctrl-C saves and draws what there is. Afterwards the network plays 1,000 matches for its share.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

import monstrerie
from monstrerie.bots.arena import interval
from monstrerie.envs import Batch

GAME, PLAYERS = "mighty-monsters", 4
TABLES, STEPS = 256, 48
"""So many tables are played for so many decisions each between two lessons."""
EPOCHS, MINIBATCH = 3, 1024
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.9
WIN, GOLD = 1.0, 10.0
"""A victory is worth 1, and so are 10 pieces of gold more than the others have on average."""


class Network(nn.Module):
    """What a seat knows, to how much it likes each action and how well it expects to do."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        fields = monstrerie.game(GAME).fields(PLAYERS)
        highs = [min(field.high, 40) for field in fields for _ in range(field.size)]
        self.register_buffer("scale", 1.0 / torch.tensor(highs, dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(len(highs), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, monstrerie.game(GAME).actions)
        self.value = nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions (illegal ones have none), and the value."""
        features = self.body(observations.float() * self.scale)
        logits = self.policy(features).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.value(features).squeeze(-1)


class Lessons(NamedTuple):
    """Decisions to learn from."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


def lead(gold: np.ndarray) -> np.ndarray:
    """How the first number compares with the mean of the others, in units of GOLD."""
    return (gold[..., 0] - gold[..., 1:].mean(-1)) / GOLD


class Player:
    """Tables at which the network plays."""

    def __init__(self, network: Network, tables: int, bots: int, bot: str, seed: int) -> None:
        self.network = network
        self.batch = Batch(GAME, tables, PLAYERS, "score", seed, bots, bot)
        self.seen = self.batch.look()
        at = 0
        for field in monstrerie.game(GAME).fields(PLAYERS):
            if field.name == "gold":
                self.gold = slice(at, at + field.size)
            at += field.size

    def play(self, generator: torch.Generator) -> Lessons:
        """Play STEPS decisions at every table, and judge them."""
        count = self.batch.count
        rows = np.arange(count)
        seats, leads, values, done, finals, kept = [], [], [], [], [], []
        for _ in range(STEPS):
            seen = self.seen
            observations, masks = torch.from_numpy(seen.observations), torch.from_numpy(seen.masks)
            with torch.no_grad():
                chances, value = self.network(observations, masks)
                actions = torch.multinomial(chances.exp(), 1, generator=generator)
            kept.append((observations, masks, actions[:, 0], chances.gather(1, actions)[:, 0]))
            seats.append(seen.seats)
            leads.append(lead(seen.observations[:, self.gold].astype(np.float32)))
            values.append(value.numpy())
            self.seen = self.batch.step(actions[:, 0].numpy())
            done.append(self.seen.done)
            finals.append(self.seen.rewards)
        # Backwards, what each seat had before it at every table: its next lead, value and advantage.
        with torch.no_grad():
            _, last = self.network(torch.from_numpy(self.seen.observations), torch.from_numpy(self.seen.masks))
        next_lead, next_value, next_advantage = np.zeros((3, count, PLAYERS), np.float32)
        known = np.zeros((count, PLAYERS), bool)
        next_lead[rows, self.seen.seats] = lead(self.seen.observations[:, self.gold].astype(np.float32))
        next_value[rows, self.seen.seats] = last.numpy()
        known[rows, self.seen.seats] = True
        advantages, valid = np.zeros((STEPS, count), np.float32), np.zeros((STEPS, count), bool)
        for step in reversed(range(STEPS)):
            over = done[step]
            if over.any():
                next_lead[over], next_value[over], next_advantage[over] = verdict(finals[step][over]), 0.0, 0.0
                known[over] = True
            mine = rows, seats[step]
            valid[step] = known[mine]
            gain = next_lead[mine] - leads[step] + next_value[mine] - values[step]
            advantages[step] = np.where(valid[step], gain + LAMBDA * next_advantage[mine], 0.0)
            next_lead[mine], next_value[mine] = leads[step], values[step]
            next_advantage[mine], known[mine] = advantages[step], True
        use = torch.from_numpy(valid.reshape(-1))
        judged = torch.from_numpy(advantages.reshape(-1)), torch.from_numpy(np.concatenate(values) + advantages.reshape(-1))
        return Lessons(*(torch.cat(column)[use] for column in zip(*kept)), *(column[use] for column in judged))


def verdict(scores: np.ndarray) -> np.ndarray:
    """What the end of a match is worth to each seat: its share of the victory, and its lead."""
    winners = scores == scores.max(-1, keepdims=True)
    seats = [np.roll(scores, -seat, axis=-1) for seat in range(PLAYERS)]
    return WIN * winners / winners.sum(-1, keepdims=True) + np.stack([lead(seen) for seen in seats], -1)


def learn(network: Network, optimiser: torch.optim.Optimizer, lessons: Lessons, generator: torch.Generator) -> None:
    """PPO: prefer what went better than expected, but not much more than when it was done."""
    advantages = lessons.advantages
    lessons = lessons._replace(advantages=(advantages - advantages.mean()) / (advantages.std() + 1e-6))
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantages), generator=generator).split(MINIBATCH):
            some = Lessons(*(column[part] for column in lessons))
            chances, values = network(some.observations, some.masks)
            ratio = (chances.gather(1, some.actions[:, None])[:, 0] - some.chances).exp()
            gained = torch.min(ratio * some.advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * some.advantages)
            entropy = -(chances.exp() * chances).sum(-1)
            loss = -gained.mean() - ENTROPY * entropy.mean() + 0.5 * (values - some.returns).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def share(network: Network, matches: int, bot: str, seed: int) -> tuple[float, int]:
    """Victories (a tie counts in parts) of the network, doing what it likes best, against three bots."""
    tables = min(matches, 250)
    quota = np.full(tables, matches // tables)
    quota[: matches % tables] += 1
    batch = Batch(GAME, tables, PLAYERS, "win", seed, PLAYERS - 1, bot)
    seen, wins = batch.look(), 0.0
    while quota.any():
        with torch.no_grad():
            chances, _ = network(torch.from_numpy(seen.observations), torch.from_numpy(seen.masks))
        seats, seen = seen.seats, batch.step(chances.argmax(-1).numpy())
        counted = seen.done & (quota > 0)
        wins += float(seen.rewards[counted, seats[counted]].sum())
        quota[counted] -= 1
    return wins, matches
