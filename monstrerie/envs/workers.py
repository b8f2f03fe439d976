"""The same as a batch, its tables spread over processes that share their arrays with this one."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from types import ModuleType, TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadValue, WorkerLost
from ..core.rng import Rng
from .batch import Plan, Step, TableGroup, legal
from .seats import Setting

SPAWN: Final = multiprocessing.get_context("spawn")
MOST_WORKERS: Final = 256
GOOD: Final = b""
"""What a worker answers when its tables have been stepped; anything else is what went wrong."""


class SharedBatch:
    """`Batch`, but its tables are played by `workers` processes (one a core where none are named). A worker
    that dies closes the batch: `WorkerLost` says which and how.

        with SharedBatch("mighty-monsters", 512, workers=2, players=4) as batch:
            seen = batch.observe()
            seen = batch.step(seen.masks.argmax(axis=1))
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        reward: str = "win",
        seed: int = 0,
        bots: int = 0,
        bot: str = "greedy",
        workers: int = 0,
        **options: Any,
    ) -> None:
        plan = Plan.checked(game, count, players, reward, seed, bots, bot, options)
        if not 0 <= workers <= min(count, MOST_WORKERS):
            raise BadValue("error-workers", value=str(workers)[:20], most=min(count, MOST_WORKERS))
        workers = workers or min(os.cpu_count() or 1, count)
        self.setting = plan.setting
        self.count = count
        self.closed = False
        # Anonymous shared memory: gone with the last process that uses it, however that ends.
        memory = [SPAWN.RawArray("b", size) for size in sizes(plan.setting, count)]
        self._arrays, self._actions = arrays(memory, plan.setting, count)
        self._processes: list[Any] = []
        self._pipes: list[Connection] = []
        dice = Rng(seed)
        try:
            with _nameless():
                for start, stop in parts(count, workers):
                    self._start(
                        (memory, game, count, players, reward, dice.seed(), bots, bot, options, start, stop)
                    )
            self._hear()
        except BaseException:
            self.close()
            raise

    def _start(self, work: tuple[Any, ...]) -> None:
        here, there = SPAWN.Pipe()
        process = SPAWN.Process(target=_work, args=(there, *work), daemon=True)
        process.start()
        there.close()
        self._processes.append(process)
        self._pipes.append(here)

    @property
    def processes(self) -> list[int]:
        """The ids of the workers' processes."""
        return [process.pid for process in self._processes]

    def observe(self) -> Step:
        """What every seat to act sees and may do."""
        self._open()
        return self._arrays.copy()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play one action at every table; all are checked before the first is played."""
        self._open()
        self._actions[:] = legal(actions, self._arrays.masks)
        for number, pipe in enumerate(self._pipes):
            try:
                pipe.send_bytes(GOOD)
            except OSError:
                self._lost(number)
        self._hear()
        return self._arrays.copy()

    def close(self) -> None:
        """End the workers. A closed batch can't be observed."""
        self.closed = True
        for pipe in self._pipes:
            pipe.close()  # which is how a worker learns that it is no longer needed
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _open(self) -> None:
        if self.closed:
            raise BadValue("error-batch-closed")

    def _hear(self) -> None:
        """Wait until every worker has answered, or one has died."""
        waiting = {pipe: number for number, pipe in enumerate(self._pipes)}
        while waiting:
            for pipe in wait(list(waiting)):
                assert isinstance(pipe, Connection)
                number = waiting.pop(pipe)
                try:
                    said = pipe.recv_bytes()
                except (EOFError, OSError):
                    self._lost(number)
                if said != GOOD:
                    self.close()
                    raise RuntimeError(f"worker {number} failed:\n{said.decode()}")

    def _lost(self, number: int) -> None:
        process = self._processes[number]
        process.join(5)
        code = process.exitcode
        how = signal.Signals(-code).name if code is not None and code < 0 else f"exit {code}"
        lost = WorkerLost("error-worker-lost", number=number, process=str(process.pid), how=how)
        self.close()
        raise lost


@contextlib.contextmanager
def _nameless() -> Iterator[None]:
    """While workers start: they need nothing of the caller's script, and would run it again to import it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def sizes(setting: Setting, count: int) -> list[int]:
    """How many bytes each shared array needs: seats, observations, masks, rewards, done, actions."""
    each = (8, setting.width, setting.actions, 4 * setting.players, 1, 8)
    return [count * size for size in each]


def arrays(memory: list[Any], setting: Setting, count: int) -> tuple[Step, NDArray[np.int64]]:
    """The shared memory as arrays."""
    seats, seen, masks, rewards, done, actions = memory
    return (
        Step(
            np.frombuffer(seats, np.int64),
            np.frombuffer(seen, np.uint8).reshape(count, setting.width),
            np.frombuffer(masks, np.int8).reshape(count, setting.actions),
            np.frombuffer(rewards, np.float32).reshape(count, setting.players),
            np.frombuffer(done, np.bool_),
        ),
        np.frombuffer(actions, np.int64),
    )


def parts(count: int, workers: int) -> Iterator[tuple[int, int]]:
    """Which tables each worker plays.

    >>> list(parts(10, 4))
    [(0, 2), (2, 5), (5, 7), (7, 10)]
    """
    for number in range(workers):
        yield count * number // workers, count * (number + 1) // workers


def _work(
    pipe: Connection,
    memory: list[Any],
    game: str,
    count: int,
    players: int | None,
    reward: str,
    seed: int,
    bots: int,
    bot: str,
    options: dict[str, Any],
    start: int,
    stop: int,
) -> None:
    """A worker: its tables, stepped whenever the parent says so, until the parent has closed the pipe."""
    import traceback

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    with contextlib.suppress(EOFError, OSError):
        try:
            plan = Plan.checked(game, stop - start, players, reward, seed, bots, bot, options)
            everything, actions = arrays(memory, plan.setting, count)
            group = TableGroup(plan, everything.part(start, stop))
            pipe.send_bytes(GOOD)
            while True:
                pipe.recv_bytes()
                group.step(actions[start:stop].tolist())
                pipe.send_bytes(GOOD)
        except (EOFError, OSError):
            raise
        except Exception:
            pipe.send_bytes(traceback.format_exc().encode())
