"""A round of self-play: matches are played, and the network learns from them. In this process (`Here`), or by
the actors of a Ray cluster (`Cluster`): collectors play, one on each core, and one learner learns.

Weights and moments belong to the caller, who hands them over for every round. When a collector or the learner
dies, Ray starts it anew, a collector with fresh tables.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, Final, Protocol

import msgspec
import torch

from ..bots import job_pool
from ..core.errors import WorkerLost
from ..games import game as find_game
from .layout import Coding, Layout
from .model import Model
from .ppo import Pace, learn, optimiser_of
from .selfplay import Group, Lessons, places, play_all

Weights = dict[str, Any]

APART: Final = 1000
"""Between the seeds of two collectors: more than one has kinds of tables."""
LEAST: Final = 12
"""Tables of a collector, at least."""


class Plan(msgspec.Struct, frozen=True):
    """What is played, and by what kind of network."""

    game: str
    width: int
    blocks: int
    coding: Coding
    tables: int
    steps: int

    def model(self, device: str) -> Model:
        """Such a network, with any weights."""
        layout = Layout(find_game(self.game))
        return Model(layout, self.width, self.blocks, self.coding).to(device)

    def groups(self, model: Model, workers: int, seed: int, device: str) -> list[Group]:
        """All tables, of every kind its share."""
        made: list[Group] = []
        for number, place in enumerate(places(model.layout.counts, self.tables)):
            share = max(1, round(workers * min(1.0, 3 * place.tables / self.tables)))
            made.append(Group(model, self.game, place, self.steps, share, seed + number, device))
        return made


class Rounds(Protocol):
    """Plays and learns, a round at a time."""

    def round(self, older: Weights, pace: Pace, left: float) -> int:
        """Play a stretch at all tables, some seats by an earlier copy, and learn from that many decisions."""

    def close(self) -> None:
        """End whoever plays."""


class Here:
    """Everything in this process, but for the rules, which its workers play."""

    def __init__(
        self, plan: Plan, model: Model, optimiser: Any, workers: int, seed: int, device: str
    ) -> None:
        self.model, self.optimiser, self.device = model, optimiser, device
        self.older = plan.model(device)
        self.groups = plan.groups(model, workers, seed, device)

    def round(self, older: Weights, pace: Pace, left: float) -> int:
        """Play and learn."""
        self.older.load_state_dict(older)
        lessons = play_all(self.groups, self.older)
        learn(self.model, self.optimiser, lessons, pace, left, self.device)
        return len(lessons.actions)

    def close(self) -> None:
        """End the workers."""
        for group in self.groups:
            group.close()


class Cluster:
    """Collectors and a learner on the machines of a Ray cluster; the learner has a GPU where there is one."""

    def __init__(
        self, plan: Plan, model: Model, optimiser: Any, workers: int, seed: int, device: str
    ) -> None:
        self.model, self.optimiser = model, optimiser
        self.held = ExitStack()
        self.ray = self.held.enter_context(job_pool.cluster(workers))
        there = self.ray.cluster_resources()
        cores = max(1, int(there.get("CPU", 1)))
        # More than there are cores would wait for one for ever.
        count = min(workers or cores, cores, max(1, plan.tables // LEAST))
        share = msgspec.structs.replace(plan, tables=plan.tables // count)
        gpus = 1 if device != "cpu" and there.get("GPU", 0) >= 1 else 0
        lasting = {"max_restarts": -1, "max_task_retries": job_pool.TRIES - 1}
        collector = self.ray.remote(num_cpus=1, **lasting)(Collector)
        # While it learns the collectors wait for it: it needs no core of its own.
        learner = self.ray.remote(num_cpus=0, num_gpus=gpus, **lasting)(Learner)
        self.learner = learner.remote(plan, "cuda" if gpus else "cpu")
        self.collectors = [collector.remote(share, seed + APART * number) for number in range(count)]

    def round(self, older: Weights, pace: Pace, left: float) -> int:
        """Play and learn; the lessons go from the collectors to the learner, and not through this process."""
        ray = self.ray
        now = ray.put(on_cpu(self.model.state_dict()))
        then = ray.put(on_cpu(older))
        lessons = [collector.play.remote(now, then) for collector in self.collectors]
        moments = ray.put(on_cpu(self.optimiser.state_dict()))
        try:
            weights, moments, count = ray.get(self.learner.learn.remote(now, moments, pace, left, *lessons))
        except ray.exceptions.RayTaskError as error:
            raise error.as_instanceof_cause() from None
        except ray.exceptions.RayError as error:
            raise WorkerLost("error-cluster-lost", problem=type(error).__name__) from None
        self.model.load_state_dict(weights)
        self.optimiser.load_state_dict(moments)
        found: int = count
        return found

    def close(self) -> None:
        """Let the actors go, and the cluster if it was begun for them."""
        for actor in (self.learner, *self.collectors):
            self.ray.kill(actor)
        self.held.close()


class Collector:
    """An actor that plays on one core."""

    def __init__(self, plan: Plan, seed: int) -> None:
        torch.set_num_threads(1)
        self.model, self.older = plan.model("cpu"), plan.model("cpu")
        self.groups = plan.groups(self.model, 1, seed, "cpu")

    def play(self, weights: Weights, older: Weights) -> Lessons:
        """A stretch at its tables."""
        self.model.load_state_dict(weights)
        self.older.load_state_dict(older)
        return play_all(self.groups, self.older)


class Learner:
    """An actor that learns. It remembers nothing from one round to the next."""

    def __init__(self, plan: Plan, device: str) -> None:
        self.model, self.device = plan.model(device), device
        self.optimiser = optimiser_of(self.model, Pace())

    def learn(
        self, weights: Weights, moments: Any, pace: Pace, left: float, *lessons: Lessons
    ) -> tuple[Weights, Any, int]:
        """The weights and moments after the lessons of all collectors, and how many decisions these were."""
        self.model.load_state_dict(weights)
        self.optimiser.load_state_dict(moments)
        columns = zip(*lessons, strict=True)
        together = Lessons(*(torch.cat(column).to(self.device) for column in columns))
        learn(self.model, self.optimiser, together, pace, left, self.device)
        after = on_cpu(self.model.state_dict()), on_cpu(self.optimiser.state_dict())
        return *after, len(together.actions)


def on_cpu(state: Any) -> Any:
    """A state with all its tensors where every machine has room for them."""
    if isinstance(state, torch.Tensor):
        return state.detach().cpu()
    if isinstance(state, dict):
        return {key: on_cpu(value) for key, value in state.items()}
    return state


def begin(plan: Plan, model: Model, optimiser: Any, workers: int, seed: int, device: str, on: str) -> Rounds:
    """Whoever plays and learns there."""
    if on == "ray":
        return Cluster(plan, model, optimiser, workers, seed, device)
    return Here(plan, model, optimiser, workers, seed, device)
