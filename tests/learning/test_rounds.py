"""Rounds of self-play on a Ray cluster: collectors and a learner that die in the middle of a run."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import monstrerie

torch = pytest.importorskip("torch", reason="PyTorch isn't installed")

from monstrerie.learning.layout import Layout, plain  # noqa: E402
from monstrerie.learning.model import Model  # noqa: E402
from monstrerie.learning.ppo import Pace, learn, optimiser_of  # noqa: E402
from monstrerie.learning.rounds import Cluster, Here, Learner, Plan, on_cpu  # noqa: E402
from monstrerie.learning.selfplay import Lessons  # noqa: E402
from monstrerie.learning.training import Effort, Lesson, Training  # noqa: E402

pytestmark = pytest.mark.peer

GAME = "mighty-monsters"
LAYOUT = Layout(monstrerie.game(GAME))
PLAN = Plan(GAME, 16, 1, plain(LAYOUT), 24, 8)


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two cores."""
    import ray as engine

    engine.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield engine
    engine.shutdown()


def taught() -> tuple[Model, Any]:
    """A fresh network with who changes it."""
    model = PLAN.model("cpu")
    return model, optimiser_of(model, Pace())


def weights(model: Model) -> Any:
    return {name: array.copy() for name, array in model.arrays().items()}


def differ(one: Any, other: Any) -> bool:
    return any((one[name] != other[name]).any() for name in one)


def test_a_round_goes_on_whoever_is_killed(ray: Any) -> None:
    model, optimiser = taught()
    begun = weights(model)
    cluster = Cluster(PLAN, model, optimiser, 2, 1, "cpu")
    try:
        assert len(cluster.collectors) == 2
        assert cluster.round(model.state_dict(), Pace(), 1.0) > 50
        learned, moments = weights(model), optimiser.state_dict()["state"][0]["step"].item()
        assert differ(begun, learned) and moments > 0
        for victim in (cluster.collectors[1], cluster.learner):
            ray.kill(victim, no_restart=False)  # as a crash of its process is
            assert cluster.round(model.state_dict(), Pace(), 1.0) > 50
        assert differ(learned, weights(model))
        # The learner that was begun anew went on from the moments of the one before.
        assert optimiser.state_dict()["state"][0]["step"].item() > 2 * moments
    finally:
        cluster.close()


def test_a_learner_learns_as_this_process_does() -> None:
    torch.manual_seed(3)
    model, optimiser = taught()
    here = Here(PLAN, model, optimiser, 1, 1, "cpu")
    lessons: list[Lessons] = [group.play(here.older) for group in here.groups]
    before, moments = on_cpu(model.state_dict()), on_cpu(optimiser.state_dict())
    before = {name: value.clone() for name, value in before.items()}
    learner = Learner(PLAN, "cpu")
    together = Lessons(*(torch.cat(column) for column in zip(*lessons, strict=True)))
    torch.manual_seed(5)
    learn(model, optimiser, together, Pace(), 1.0, "cpu")
    torch.manual_seed(5)
    after, _, count = learner.learn(before, moments, Pace(), 1.0, *lessons)
    assert count == len(together.actions)
    assert all(torch.equal(value, after[name]) for name, value in model.state_dict().items())


def test_more_collectors_than_cores_wait_for_none(ray: Any) -> None:
    model, optimiser = taught()
    cluster = Cluster(PLAN, model, optimiser, 9, 1, "cpu")
    try:
        assert len(cluster.collectors) == 2
    finally:
        cluster.close()


def test_a_run_on_a_cluster_is_recorded_learned_and_resumed(ray: Any, tmp_path: Path) -> None:
    lesson = Lesson(GAME, matches=25, reviews=0, epochs=1, width=16, blocks=1)
    effort: Any = {"tables": 24, "steps": 8, "workers": 2, "device": "cpu", "every": 100.0, "trial": 4}
    news = list(Training(lesson, Effort(minutes=0.02, on="ray", **effort), tmp_path).run())
    assert [one.recorded for one in news if one.recorded] == [25] and news[-1].point is not None
    again = Training(lesson, Effort(minutes=0.02, **effort), tmp_path)  # goes on anywhere
    assert again.progress.decisions > 0 and again.progress.machine.endswith("Ray")
