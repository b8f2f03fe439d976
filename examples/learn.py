"""Teach a network to play Mighty Monsters: masked PPO on PyTorch, in one file, on a CPU.

    pip install "monstrerie[envs,learn]"
    python examples/learn.py --minutes 20 --save raider.pt --plot learning.svg

Hundreds of tables are played at once. At some of them the network holds one seat against bots, at the others
it holds every seat and plays against itself. What it did is judged by how its gold compared with the others'
from one of its decisions to the next and by who won in the end, and learned from (PPO, Schulman et al. 2017).
Ctrl-C saves and draws what there is. At the end the network plays 1,000 matches for its share.
"""

from __future__ import annotations

import argparse
import math
import pickle
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit('learn.py: PyTorch is missing: pip install "monstrerie[envs,learn]"')

import monstrerie
from monstrerie.bots.arena import interval
from monstrerie.envs import Batch, SharedBatch
from monstrerie.envs.batch import Step
from monstrerie.learning.curve import Point, draw

Floats = NDArray[np.float32]

GAME, PLAYERS = "mighty-monsters", 4
TABLES, STEPS = 256, 48
"""So many tables are played for so many decisions each between two lessons."""
LOOK = 400
"""Matches for a point of the learning curve."""
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
        self.body = nn.Sequential(nn.Linear(len(highs), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, monstrerie.game(GAME).actions)
        self.value = nn.Linear(width, 1)
        for layer, gain in (
            (self.body[0], 2**0.5),
            (self.body[2], 2**0.5),
            (self.policy, 0.01),
            (self.value, 1),
        ):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions (illegal ones have none), and the value."""
        features = self.body(observations.float() * self.scale)
        logits = self.policy(features).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.value(features).squeeze(-1)

    def judge(self, seen: Step) -> tuple[Tensor, Tensor]:
        """The same for what a batch shows, without learning from it."""
        with torch.no_grad():
            chances, values = self(torch.from_numpy(seen.observations), torch.from_numpy(seen.masks))
        return chances, values


class Lessons(NamedTuple):
    """Decisions to learn from."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


def lead(gold: NDArray[Any]) -> Floats:
    """How the first number compares with the mean of the others, in units of GOLD."""
    gold = gold.astype(np.float32)
    return (gold[..., 0] - gold[..., 1:].mean(-1)) / GOLD


def verdict(scores: Floats) -> Floats:
    """What the end of a match is worth to each seat: its share of the victory, and its lead."""
    winners = scores == scores.max(-1, keepdims=True)
    leads = [lead(np.roll(scores, -seat, axis=-1)) for seat in range(PLAYERS)]
    return WIN * winners / winners.sum(-1, keepdims=True) + np.stack(leads, -1)


def where(name: str) -> slice:
    """Where a field stands in an observation."""
    start = 0
    for field in monstrerie.game(GAME).fields(PLAYERS):
        if field.name == name:
            return slice(start, start + field.size)
        start += field.size
    raise LookupError(name)


# ------------------------------------------------------------------------------ playing


class Group:
    """Tables at which the network plays."""

    def __init__(self, network: Network, batch: Any) -> None:
        self.network = network
        self.batch = batch
        self.seen: Step = batch.observe()
        self.gold = where("gold")

    def play(self, dice: torch.Generator) -> Lessons:
        """Play STEPS decisions at every table, and judge them."""
        kept, steps, values = [], [self.seen], []
        for _ in range(STEPS):
            chances, value = self.network.judge(self.seen)
            actions = torch.multinomial(chances.exp(), 1, generator=dice)
            seen = torch.from_numpy(self.seen.observations), torch.from_numpy(self.seen.masks)
            kept.append((*seen, actions[:, 0], chances.gather(1, actions)[:, 0]))
            values.append(value.numpy())
            self.seen = self.batch.step(actions[:, 0].numpy())
            steps.append(self.seen)
        values.append(self.network.judge(self.seen)[1].numpy())
        advantages, known = self.advantages(steps, values)
        returns = np.stack(values[:-1]) + advantages
        judged = torch.from_numpy(advantages).flatten(), torch.from_numpy(returns).flatten()
        use = torch.from_numpy(known).flatten()
        columns = [*(torch.cat(column) for column in zip(*kept, strict=True)), *judged]
        return Lessons(*(column[use] for column in columns))

    def advantages(self, steps: list[Step], values: list[Floats]) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better each decision turned out than expected (GAE over the own decisions of each seat),
        and where that is known: the last decisions of a seat may still wait for what comes of them.
        """
        count = len(values[0])
        tables = np.arange(count)
        leads = [lead(step.observations[:, self.gold]) for step in steps]
        # Backwards: what lies before each seat of each table, beginning with the step not yet decided.
        next_lead, next_value, next_advantage = np.zeros((3, count, PLAYERS), np.float32)
        clear = np.zeros((count, PLAYERS), np.bool_)
        own = tables, steps[-1].seats
        next_lead[own], next_value[own], clear[own] = leads[-1], values[-1], True
        advantages = np.zeros((STEPS, count), np.float32)
        known = np.zeros((STEPS, count), np.bool_)
        for number in reversed(range(STEPS)):
            after, own = steps[number + 1], (tables, steps[number].seats)
            over = after.done
            next_lead[over], next_value[over], next_advantage[over] = verdict(after.rewards[over]), 0.0, 0.0
            clear[over] = True
            surprise = next_lead[own] - leads[number] + next_value[own] - values[number]
            known[number] = clear[own]
            advantages[number] = np.where(clear[own], surprise + LAMBDA * next_advantage[own], 0.0)
            next_lead[own], next_value[own] = leads[number], values[number]
            next_advantage[own], clear[own] = advantages[number], True
        return advantages, known


# ------------------------------------------------------------------------------ learning


def learn(
    network: Network, optimiser: torch.optim.Optimizer, lessons: Lessons, generator: torch.Generator
) -> None:
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


def share(network: Network, matches: int, bot: str, seed: int) -> float:
    """The network's share of victories, doing what it likes best, against three bots; ties count in parts.
    Every table plays equally many matches, so that short ones don't count more often.
    """
    tables = min(matches, 250)
    quota = np.full(tables, matches // tables)
    quota[: matches % tables] += 1
    batch = Batch(GAME, tables, PLAYERS, "win", seed, PLAYERS - 1, bot)
    seen, wins = batch.observe(), 0.0
    while quota.any():
        chances, _ = network.judge(seen)
        seats, seen = seen.seats, batch.step(chances.argmax(-1).numpy())
        counted = seen.done & (quota > 0)
        wins += float(seen.rewards[counted, seats[counted]].sum())
        quota[counted] -= 1
    return wins / matches


# ------------------------------------------------------------------------------ the evening class


def tables_for(against: str, threads: int, seed: int) -> list[Any]:
    """Tables against greedy bots, against the network itself, or half of each; one process a thread."""
    seats = {"greedy": [PLAYERS - 1], "self": [0], "mixed": [PLAYERS - 1, 0]}[against]
    made = []
    for number, bots in enumerate(seats):
        setting = (GAME, TABLES // len(seats), PLAYERS, "score", seed + number, bots)
        made.append(SharedBatch(*setting, workers=threads) if threads > 1 else Batch(*setting))
    return made


def train(network: Network, settings: argparse.Namespace, curve: list[Point], optimiser: Any) -> None:
    """Play and learn by turns until the time is up or somebody presses Ctrl-C."""
    dice = torch.Generator().manual_seed(settings.seed)
    batches = tables_for(settings.against, settings.threads, settings.seed + 1000 * len(curve))
    groups = [Group(network, batch) for batch in batches]
    before, decisions = (curve[-1].minutes, curve[-1].decisions) if curve else (0.0, 0)
    start, looked = time.monotonic(), -math.inf
    try:
        while True:
            minutes = (time.monotonic() - start) / 60
            if minutes - looked >= settings.every or minutes >= settings.minutes:
                looked = minutes
                won = share(network, LOOK, "greedy", 1)
                curve.append(Point(before + minutes, decisions, won, *interval(won * LOOK, LOOK)))
                print(
                    f"{curve[-1].minutes:6.1f} min  {decisions:10,} decisions  "
                    f"wins {100 * won:4.1f} % ({100 * curve[-1].low:.0f}-{100 * curve[-1].high:.0f})",
                    flush=True,
                )
            if minutes >= settings.minutes:
                return
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.02, 1 - minutes / settings.minutes)
            parts = [group.play(dice) for group in groups]
            lessons = Lessons(*(torch.cat(columns) for columns in zip(*parts, strict=True)))
            learn(network, optimiser, lessons, dice)
            decisions += len(lessons.actions)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    finally:
        for batch in batches:
            if isinstance(batch, SharedBatch):
                batch.close()


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was asked for, checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--minutes", type=float, default=20.0, help="how long to learn (20)")
    add("--threads", type=int, default=2, help="processes that play, and threads that learn (2)")
    add("--against", choices=("greedy", "self", "mixed"), default="greedy", help="who sits at the tables")
    add("--seed", type=int, default=1)
    add("--save", type=Path, metavar="FILE", help="where to keep the network")
    add("--resume", type=Path, metavar="FILE", help="a network kept earlier, to go on with")
    add("--plot", type=Path, metavar="FILE", help="where to draw the learning curve (SVG)")
    add("--every", type=float, default=1.0, metavar="MINUTES", help="how often to look at the curve (1)")
    add("--matches", type=int, default=1000, help="matches for the share at the end (1000)")
    settings = parser.parse_args(given)
    for name, least, most in (("minutes", 0, 1e6), ("threads", 1, 64), ("seed", 0, 2**40), ("every", 0, 1e6)):
        if not least <= getattr(settings, name) <= most:
            parser.error(f"--{name} must be from {least} to {most:g}, not {getattr(settings, name)}")
    if not 1 <= settings.matches <= 1_000_000:
        parser.error(f"--matches must be from 1 to 1000000, not {settings.matches}")
    for name in ("save", "plot"):
        file = getattr(settings, name)
        if file is not None and not file.resolve().parent.is_dir():
            parser.error(f"--{name}: there is no folder {file.resolve().parent}")
    if settings.resume is not None:
        try:
            settings.kept = torch.load(settings.resume, weights_only=True)
            Network().load_state_dict(settings.kept["network"])
        except (OSError, RuntimeError, KeyError, TypeError, pickle.UnpicklingError, EOFError) as problem:
            parser.error(f"--resume: {settings.resume} is no network kept by this program ({problem})")
    return settings


def main() -> None:
    """Learn, keep, draw, and play for the share."""
    settings = arguments()
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    curve: list[Point] = []
    if settings.resume is not None:
        network.load_state_dict(settings.kept["network"])
        optimiser.load_state_dict(settings.kept["optimiser"])
        curve = [Point(*point) for point in settings.kept["curve"]]
    train(network, settings, curve, optimiser)
    if settings.save is not None:
        kept = {"network": network.state_dict(), "optimiser": optimiser.state_dict()}
        points = [list(msgspec.structs.astuple(point)) for point in curve]
        torch.save({**kept, "curve": points}, settings.save)
        print(f"kept in {settings.save}")
    if settings.plot is not None and curve:
        title = "Mighty Monsters: victories against three greedy bots"
        drawing = draw(curve, title, 1 / PLAYERS, "minutes of training", "a fair share")
        settings.plot.write_text(drawing, encoding="utf-8")
        print(f"drawn in {settings.plot}")
    won = share(network, settings.matches, "greedy", 2**50 + settings.seed)
    low, high = interval(won * settings.matches, settings.matches)
    print(
        f"{100 * won:.1f} % of {settings.matches} matches against three greedy bots "
        f"(95 % interval {100 * low:.1f}-{100 * high:.1f}; a fair share is {100 / PLAYERS:.0f} %)"
    )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
