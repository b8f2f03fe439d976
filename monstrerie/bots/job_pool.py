"""A pool of jobs: done by processes of this machine or by a Ray cluster, each once, whichever worker dies.

A job is whatever the work takes; it must do the same wherever and however often it is begun. A worker that
dies is replaced and its job given out again; a result counts when it has arrived, and then only once.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from ..core.errors import BadValue, NotSupported, UnknownName, WorkerLost
from ..core.simulated import THREADS, cores

Job = TypeVar("Job")
Done = TypeVar("Done")

PLACES: Final = ("here", "ray")
TRIES: Final = 3
"""A job whose worker dies so often in a row is itself what kills them."""
MOST_WORKERS: Final = 10_000
AHEAD: Final = 2
"""Jobs given out to a cluster for each worker, so that none waits for its next one."""


def check(workers: int, on: str) -> None:
    """Refuse a pool that can't be."""
    if on not in PLACES:
        raise UnknownName("error-place", name=str(on)[:40], known=", ".join(PLACES))
    if not 0 <= workers <= MOST_WORKERS:
        raise BadValue("error-workers", value=str(workers)[:20], most=MOST_WORKERS)
    if on == "ray":
        _ray()


def do(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int = 0, on: str = "here"
) -> Iterator[Done]:
    """The results as they come, in any order; 0 workers are one for each core."""
    check(workers, on)
    if on == "ray":
        return _on_ray(work, jobs, workers)
    return _here(work, jobs, workers or cores())


# ------------------------------------------------------------------------------ on this machine


class Worker:
    """A worker process, and the job that it does."""

    def __init__(self, work: bytes, threads: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, there = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(there, work, threads), daemon=True)
        self.process.start()
        there.close()
        self.job: Any = None
        self.tries = 0

    def end(self) -> None:
        """Let it go."""
        self.pipe.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _here(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    packed, threads = pickle.dumps(work), max(1, cores() // workers)
    fresh = iter(jobs)
    again: deque[tuple[Job, int]] = deque()
    busy: dict[Connection, Worker] = {}

    def give(worker: Worker) -> bool:
        """Give the worker its next job, if there is one."""
        if again:
            worker.job, worker.tries = again.popleft()
        else:
            try:
                worker.job, worker.tries = next(fresh), 0
            except StopIteration:
                return False
        # Where it has died meanwhile, waiting for it will tell.
        with contextlib.suppress(OSError):
            worker.pipe.send(worker.job)
        busy[worker.pipe] = worker
        return True

    try:
        for _ in range(workers):
            worker = Worker(packed, threads)
            if not give(worker):
                worker.end()
                break
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                try:
                    good, result = pipe.recv()
                except (EOFError, OSError):
                    worker.end()
                    if worker.tries + 1 >= TRIES:
                        raise WorkerLost("error-job-kills", job=str(worker.job)[:40], tries=TRIES) from None
                    again.append((worker.job, worker.tries + 1))
                    give(Worker(packed, threads))
                    continue
                if not good:
                    worker.end()
                    raise result
                if not give(worker):
                    worker.end()
                yield result
    finally:
        for worker in busy.values():
            worker.process.kill()  # nobody waits for its job any more
            worker.end()


def _serve(pipe: Connection, packed: bytes, threads: int) -> None:
    """A worker: job after job, until the pipe is closed. Its bots have its share of the cores."""
    os.environ.setdefault(THREADS, str(threads))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    work = pickle.loads(packed)
    try:
        while True:
            job = pipe.recv()
            try:
                answer = (True, work(job))
            except Exception as error:
                answer = (False, _portable(error))
            pipe.send(answer)
    except (EOFError, OSError):
        return


def _portable(error: Exception) -> Exception:
    """An error that survives the way home, with where it happened."""
    where = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(where)
    error.add_note(where)
    return error


# ------------------------------------------------------------------------------ on a cluster


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise NotSupported("error-extra", extra="ray", module=str(missing.name)) from None
    return ray


@contextlib.contextmanager
def cluster(workers: int) -> Iterator[Any]:
    """Ray, on the cluster that RAY_ADDRESS names, or on one of this machine's that ends with the block."""
    ray = _ray()
    begun = not ray.is_initialized()
    if begun:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        known = os.environ.get("RAY_ADDRESS")
        ray.init(
            address=known,
            num_cpus=None if known else workers or None,
            include_dashboard=None if known else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        yield ray
    finally:
        if begun:
            ray.shutdown()


def _on_ray(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """Ray itself gives the job of a worker or a machine that died to another one."""
    with cluster(workers) as ray:
        remote = ray.remote(max_retries=TRIES - 1, num_cpus=1)(work_on)
        packed = ray.put(pickle.dumps(work))
        most = AHEAD * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
        fresh = iter(jobs)
        waiting: dict[Any, Job] = {}
        while True:
            while len(waiting) < most:
                try:
                    job = next(fresh)
                except StopIteration:
                    break
                waiting[remote.remote(packed, job)] = job
            if not waiting:
                return
            for reference in ray.wait(list(waiting))[0]:
                job = waiting.pop(reference)
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                except ray.exceptions.RayError:
                    raise WorkerLost("error-job-kills", job=str(job)[:40], tries=TRIES) from None
                yield result


def work_on(packed: bytes, job: Any) -> Any:
    """What a machine of the cluster does."""
    return pickle.loads(packed)(job)
