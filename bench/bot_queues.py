"""Through what bots get to other machines: our table on PostgreSQL, procrastinate on the same, and Ray.

python -m bench.bot_queues [--database postgresql://…] [--only ours,procrastinate,ray]

Jobs of no work, of two workers on this machine: from asking to the answer one at a time, and how many a
second when 500 are asked at once. Then a worker is killed in the middle of a job: how long until another one
begins it again. Then somebody asks for 20 jobs of 0.1 s and somebody else for one, with one worker: how long
the one takes. Procrastinate has to be installed for it (pip install procrastinate), and is asked to look for
dead workers four times a second and to take them for dead after two seconds; its own defaults are 10 and 30.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

ROUNDS: Final = 200
CROWD: Final = 500
LONG: Final = 1.0
Ask = Callable[[str, float], Awaitable[float]]
"""for whom, how many seconds of work; answers when (by the clock) it was begun for the last time"""


def main() -> None:
    """Measure each, one after the other."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--database", default="", help="an empty PostgreSQL database, for the first two")
    options.add_argument("--only", default="ours,procrastinate,ray")
    options.add_argument("--worker", default="", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.worker:
        asyncio.run({"ours": our_worker, "procrastinate": their_worker}[given.worker](given.database))
        return
    for name in given.only.split(","):
        kind = {"ours": Ours, "procrastinate": Theirs, "ray": OnRay}[name]
        asyncio.run(measure(name, kind(given.database)))


async def measure(name: str, queue: Queue) -> None:
    """The four figures of one."""
    await queue.open()
    try:
        await queue.workers(2)
        for _ in range(20):
            await queue.ask("warm", 0.0)
        times = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            await queue.ask("one", 0.0)
            times.append((time.perf_counter() - began) * 1000)
        cut = statistics.quantiles(times, n=100)
        print(f"{name:14} one at a time: p50 {cut[49]:.1f} ms, p99 {cut[98]:.1f} ms", flush=True)
        began = time.perf_counter()
        await asyncio.gather(*(queue.ask("crowd", 0.0) for _ in range(CROWD)))
        print(f"{name:14} at once: {CROWD / (time.perf_counter() - began):.0f} jobs a second", flush=True)
        job = asyncio.ensure_future(queue.ask("victim", LONG))
        await asyncio.sleep(LONG / 2)
        killed = await queue.kill()
        again = await asyncio.wait_for(job, 120)
        print(f"{name:14} begun again {again - killed:.2f} s after kill -9", flush=True)
        await queue.workers(1)
        await queue.ask("warm", 0.0)
        theirs = [asyncio.ensure_future(queue.ask("them", 0.1)) for _ in range(20)]
        await asyncio.sleep(0.15)
        began = time.perf_counter()
        await queue.ask("me", 0.1)
        print(f"{name:14} one job behind somebody's 20: {time.perf_counter() - began:.2f} s", flush=True)
        await asyncio.gather(*theirs)
        print(f"{name:14} memory of what runs for it: {queue.memory():.0f} MB", flush=True)
    finally:
        await queue.close()


class Queue:
    """What is measured: workers come and go, jobs are asked for."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.processes: list[subprocess.Popen[str]] = []

    async def open(self) -> None:
        """Set up."""

    async def workers(self, number: int) -> None:
        """Have so many workers, new ones."""

    async def ask(self, who: str, seconds: float) -> float:
        """Have a job done; when it was begun for the last time."""
        raise NotImplementedError

    async def kill(self) -> float:
        """Kill the worker that is at a job; when that was."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop all."""
        stop(self.processes)

    def memory(self) -> float:
        """MB of the processes that it takes."""
        return sum(resident(process.pid) for process in self.processes)


# --- our table ----------------------------------------------------------------------------------------------


class Ours(Queue):
    """`server/bot_queue.py` with its notices and its locks."""

    async def open(self) -> None:
        """The tables, and a line on which a server hears of answers."""
        from monstrerie.server import bot_queue, peers
        from monstrerie.server.database import Database, parse_url
        from monstrerie.server.line import Line
        from monstrerie.server.remote_bots import RemoteBots

        self.base = Database(parse_url(self.database))
        self.base.open()
        self.remote = RemoteBots(self.base, "bench-server-000000000")
        self.line = Line(self.base.url)
        self.line.opened(lambda line: peers.hold(line, self.remote.server))
        self.line.hear(bot_queue.MOVES, self.remote.wake)
        self.line.open()
        self.remote.open()

    async def workers(self, number: int) -> None:
        """Processes of this file."""
        stop(self.processes)
        self.processes = started("ours", self.database, number)

    async def ask(self, who: str, seconds: float) -> float:
        """As a server asks: a lost job is asked for again."""
        from monstrerie.server.bot_queue import Wish

        while True:
            wish = Wish(who, who, "bench", str(seconds), 0, 0, False, "{}")
            job = await self.remote.ask(wish)
            thought = await job.thought
            if thought is not None and thought.move is not None:
                return float(thought.move["began"])

    async def kill(self) -> float:
        """The worker that has claimed the job, by its process id in its name."""
        import sqlalchemy as sa

        query = "SELECT name FROM peers JOIN bot_jobs ON peers.id = bot_jobs.worker WHERE ended IS NULL"
        with self.base.reader.begin() as connection:
            name = connection.scalar(sa.text(query))
        return shot(int(str(name).rpartition("/")[2]), self.processes)

    async def close(self) -> None:
        """Stop all."""
        await super().close()
        await self.remote.close()
        await self.line.close()
        self.base.close()


async def our_worker(database: str) -> None:
    """What `bot-worker` does, with a sleep in the place of a thought."""
    from monstrerie.server import bot_queue, peers
    from monstrerie.server.database import Database, parse_url
    from monstrerie.server.line import Line
    from monstrerie.server.records import new_id

    base, id, news = Database(parse_url(database)), new_id(), asyncio.Event()

    async def enter(line: Any) -> None:
        await peers.hold(line, id)
        await base.write(peers.enter, id, peers.BOTS, time.time(), ["bench"], 1)
        print("ready", flush=True)

    line = Line(base.url)
    line.opened(enter)
    line.hear(bot_queue.JOBS, lambda _: news.set())
    line.listening(news.set)
    line.open()
    await news.wait()
    while True:
        news.clear()
        while (job := await base.write(bot_queue.claim, id, ["bench"], False)) is not None:
            began = time.time()
            await asyncio.sleep(float(job.level))
            await base.write(bot_queue.end, id, job, {"began": began}, 0.0)
        try:
            await asyncio.wait_for(news.wait(), 1.0)
        except TimeoutError:
            continue


# --- procrastinate ------------------------------------------------------------------------------------------


def their_app(database: str) -> Any:
    """Procrastinate, with one task; its answers are told in a notice, for it keeps none."""
    import procrastinate

    app = procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=database))

    async def think(context: Any, key: int, seconds: float) -> None:
        began = time.time()
        if seconds >= LONG:
            await app.connector.execute_query_async(
                "INSERT INTO bench_victims (pid) VALUES (%(pid)s)", pid=os.getpid()
            )
        await asyncio.sleep(seconds)
        await app.connector.execute_query_async(
            "SELECT pg_notify('bench_answers', %(key)s)", key=f"{key} {began}"
        )

    app.task(name="think", pass_context=True)(think)
    return app


class Theirs(Queue):
    """Procrastinate's queue, its notices and its heartbeats."""

    async def open(self) -> None:
        """Its schema, a line that hears of them, and whoever looks for the dead."""
        import psycopg

        self.app = their_app(self.database)
        await self.app.open_async()
        await self.app.schema_manager.apply_schema_async()
        await self.app.connector.execute_query_async("CREATE UNLOGGED TABLE bench_victims (pid int)")
        self.line = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
        await self.line.execute("LISTEN bench_answers")
        self.waiting: dict[int, asyncio.Future[float]] = {}
        self.tasks = [asyncio.create_task(self.hear()), asyncio.create_task(self.look())]

    async def hear(self) -> None:
        """Answers."""
        async for note in self.line.notifies():
            key, began = note.payload.split()
            future = self.waiting.pop(int(key), None)
            if future is not None:
                future.set_result(float(began))

    async def look(self) -> None:
        """Jobs of dead workers are given out again."""
        while True:
            await asyncio.sleep(0.25)
            manager = self.app.job_manager
            for job in await manager.get_stalled_jobs(seconds_since_heartbeat=2):
                await manager.retry_job(job)

    async def workers(self, number: int) -> None:
        """Processes of this file."""
        stop(self.processes)
        self.processes = started("procrastinate", self.database, number)

    async def ask(self, who: str, seconds: float) -> float:
        """Defer a job, and wait for its answer."""
        key = len(self.waiting) + int(time.perf_counter() * 1e5) % 2_000_000_000
        while key in self.waiting:
            key += 1
        future = self.waiting[key] = asyncio.get_running_loop().create_future()
        await self.app.tasks["think"].defer_async(key=key, seconds=seconds)
        return float(await future)

    async def kill(self) -> float:
        """The worker that is at the job."""
        row = await self.app.connector.execute_query_one_async("SELECT pid FROM bench_victims")
        return shot(int(row["pid"]), self.processes)

    async def close(self) -> None:
        """Stop all."""
        await super().close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.line.close()
        await self.app.close_async()


async def their_worker(database: str) -> None:
    """One job at a time."""
    app = their_app(database)
    async with app.open_async():
        print("ready", flush=True)
        await app.run_worker_async(
            concurrency=1,
            fetch_job_polling_interval=1.0,
            update_heartbeat_interval=0.5,
            stalled_worker_timeout=2.0,
            delete_jobs="always",
        )


# --- Ray ----------------------------------------------------------------------------------------------------


class OnRay(Queue):
    """A cluster of a head without places and nodes with one each, as other machines would be."""

    async def open(self) -> None:
        """The head."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
        from ray.cluster_utils import Cluster

        self.cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        self.nodes: list[Any] = []
        self.ray: Any = ray
        ray.init(address=self.cluster.address, log_to_driver=False, logging_level=logging.ERROR)

        def think(seconds: float) -> tuple[float, int]:
            began = time.time()
            with open("/tmp/monstrerie-bench-ray", "w", encoding="utf-8") as out:  # noqa: PTH123
                out.write(ray.get_runtime_context().get_node_id())
            time.sleep(seconds)
            return began, os.getpid()

        self.think = ray.remote(max_retries=2, num_cpus=1)(think)

    async def workers(self, number: int) -> None:
        """Nodes."""
        for node in self.nodes:
            self.cluster.remove_node(node)
        self.nodes = [self.cluster.add_node(num_cpus=1) for _ in range(number)]
        self.cluster.wait_for_nodes()

    async def ask(self, who: str, seconds: float) -> float:
        """Have it done."""
        began, _ = await self.think.remote(seconds)
        return float(began)

    async def kill(self) -> float:
        """All processes of the node that is at the job: its machine is gone."""
        with open("/tmp/monstrerie-bench-ray", encoding="utf-8") as source:  # noqa: PTH123
            wanted = source.read()
        node = next(node for node in self.nodes if node.node_id == wanted)
        self.nodes.remove(node)
        pids = [one.process.pid for kind in node.all_processes.values() for one in kind]
        for each in [*(child for pid in pids for child in children(pid)), *pids]:
            os.kill(each, signal.SIGKILL)
        return time.time()

    def memory(self) -> float:
        """The head and its nodes, with their workers."""
        nodes = [self.cluster.head_node, *self.nodes]
        pids = [p.process.pid for node in nodes for each in node.all_processes.values() for p in each]
        return sum(resident(pid) for pid in {*pids, *(child for pid in pids for child in children(pid))})

    async def close(self) -> None:
        """Stop all."""
        self.ray.shutdown()
        self.cluster.shutdown()


# --- processes ----------------------------------------------------------------------------------------------


def started(kind: str, database: str, number: int) -> list[subprocess.Popen[str]]:
    """So many workers, ready."""
    command = [sys.executable, "-m", "bench.bot_queues", "--worker", kind, "--database", database]
    found = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(number)]
    for process in found:
        assert process.stdout is not None
        if not process.stdout.readline():
            raise RuntimeError("a worker did not start")
    return found


def stop(processes: list[subprocess.Popen[str]]) -> None:
    """End them."""
    for process in processes:
        process.kill()
        process.wait()
    processes.clear()


def shot(pid: int, processes: list[subprocess.Popen[str]]) -> float:
    """Kill one of them; when that was."""
    process = next(process for process in processes if process.pid == pid)
    process.kill()
    killed = time.time()
    process.wait()
    processes.remove(process)
    return killed


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as source:  # noqa: PTH123
            return [int(child) for child in source.read().split()]
    except FileNotFoundError:
        return []


def resident(pid: int) -> float:
    """MB of one process."""
    from bench.servers import resident as kilobytes

    return kilobytes(pid) / 1024


if __name__ == "__main__":
    main()
