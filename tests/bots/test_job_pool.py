"""Much work done by many: whoever dies, every job is done once."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from monstrerie import BadValue, NotSupported, UnknownName, WorkerLost
from monstrerie.bots import job_pool
from monstrerie.bots.arena import Contest, Played, play_all, play_one
from monstrerie.core.simulated import threads

PLACES = pytest.mark.parametrize("on", ["here", pytest.param("ray", marks=pytest.mark.peer)])


@pytest.fixture(scope="module", autouse=True)
def cluster(request: pytest.FixtureRequest) -> Iterator[None]:
    """A Ray cluster of two workers for all tests that ask for one, begun only if there are any."""
    if not any("ray" in item.name or "cluster" in item.name for item in request.session.items):
        yield
        return
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.peer
def test_a_cluster_of_its_own_is_taken_down_again() -> None:
    code = (
        "import ray; from monstrerie.bots import job_pool\n"
        "assert sorted(job_pool.do(abs, [-1, -2], workers=2, on='ray')) == [1, 2]\n"
        "assert not ray.is_initialized()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=200
    )
    assert done.returncode == 0, done.stderr


def square(job: int) -> int:
    return job * job


def die_once(folder: str, job: int) -> int:
    """Every third job kills its first worker in the middle of it."""
    marker = Path(folder) / str(job)
    if job % 3 == 0 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def die_always(job: int) -> int:
    if job == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def fail(job: int) -> int:
    if job == 3:
        raise BadValue("error-matches", value=str(job))
    return job


def fight(contest: Contest, folder: str, number: int) -> Played:
    """A match of an arena whose worker is killed the first time it plays the third one."""
    die_once(folder, number)
    return play_one(contest, number)


def test_all_jobs_are_done() -> None:
    assert sorted(job_pool.do(square, range(50), workers=2)) == [job * job for job in range(50)]
    assert list(job_pool.do(square, [], workers=2)) == []
    assert list(job_pool.do(square, [3], workers=2)) == [9]


def threads_there(job: int) -> int:
    return job * threads()


def test_workers_share_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that simulates worlds in threads would else take all cores in each of them."""
    monkeypatch.delenv("MONSTRERIE_BOT_THREADS", raising=False)
    monkeypatch.setattr(job_pool, "cores", lambda: 6)
    assert list(job_pool.do(threads_there, [1], workers=2)) == [3]
    assert list(job_pool.do(threads_there, [1], workers=9)) == [1]
    monkeypatch.setenv("MONSTRERIE_BOT_THREADS", "5")
    assert list(job_pool.do(threads_there, [1], workers=2)) == [5]


@PLACES
def test_workers_that_die_are_replaced_and_no_job_is_lost_or_done_twice(on: str, tmp_path: Path) -> None:
    done = list(job_pool.do(partial(die_once, str(tmp_path)), range(20), workers=2, on=on))
    assert sorted(done) == list(range(20))
    assert {int(file.name) for file in tmp_path.iterdir()} == set(range(0, 20, 3))  # they did die


@PLACES
def test_a_contest_is_the_same_whoever_dies(on: str, tmp_path: Path) -> None:
    contest = Contest("mighty-monsters", ("greedy", "random", "random"), 6)
    alone = [play_one(contest, number) for number in range(6)]
    many = sorted(
        job_pool.do(partial(fight, contest, str(tmp_path)), range(6), workers=2, on=on),
        key=lambda match: match.number,
    )
    assert [(match.number, match.scores) for match in many] == [
        (match.number, match.scores) for match in alone
    ]


def test_killing_a_worker_from_outside(tmp_path: Path) -> None:
    """As an administrator or the kernel would do it, while all are at work."""
    done = []
    for number, pid in enumerate(job_pool.do(partial(slowly, str(tmp_path)), range(8), workers=2)):
        done.append(pid)
        if number == 1:
            os.kill(next(iter(set(running(tmp_path)) - {os.getpid()})), signal.SIGKILL)
    assert len(done) == 8
    assert sorted(int(file.name) for file in tmp_path.glob("[0-9]*")) == list(range(8))


def slowly(folder: str, job: int) -> int:
    Path(folder, f"at-{os.getpid()}").touch()
    time.sleep(0.2)
    Path(folder, str(job)).touch()
    return os.getpid()


def running(folder: Path) -> list[int]:
    """Workers that have begun and are alive."""
    found = []
    for file in folder.glob("at-*"):
        pid = int(file.name[3:])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            continue
        found.append(pid)
    return found


@PLACES
def test_a_job_that_kills_everybody_is_given_up(on: str) -> None:
    with pytest.raises(WorkerLost, match="Job 2 was abandoned"):
        list(job_pool.do(die_always, range(4), workers=2, on=on))


@PLACES
def test_what_goes_wrong_in_a_worker_is_raised_here(on: str) -> None:
    with pytest.raises(BadValue, match="not 3"):
        list(job_pool.do(fail, range(8), workers=2, on=on))


def test_nobody_is_left_behind(tmp_path: Path) -> None:
    results = job_pool.do(partial(slowly, str(tmp_path)), range(100), workers=2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    deadline = time.monotonic() + 20
    while running(tmp_path) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert running(tmp_path) == []


@pytest.mark.peer
def test_an_arena_on_a_cluster_of_two_workers() -> None:
    contest = Contest("mighty-monsters", ("greedy", "random", "random"), 6)
    there = sorted(play_all(contest, workers=2, on="ray"), key=lambda match: match.number)
    here = list(play_all(contest, workers=1))
    assert [match.scores for match in there] == [match.scores for match in here]


def test_pools_that_can_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownName, match=r"zorg.*here, ray"):
        job_pool.do(square, [1], on="zorg")
    for workers in (-1, 10**9):
        with pytest.raises(BadValue, match="workers"):
            job_pool.do(square, [1], workers=workers)
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NotSupported, match=r"monstrerie\[ray\]"):
        job_pool.do(square, [1], on="ray")
