"""What a move costs the server: processor time of its event-loop process, bots' processes not counted.

python -m bench.server_cost [--seconds 10] [--tables 8] [--database URL]

People at several tables move as fast as their turn comes, by the public protocol. Processor time depends
less than waiting on what else the machine does. Prints milliseconds a move, and kB a socket.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, closing

from bench import server_latency as people

from .servers import resident, spent


def main() -> None:
    """Measure, and print one line."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    given = options.parse_args()
    people.PAUSE = 0.0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        command = [sys.executable, "-c", people.SERVER, given.database, folder]
        server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(server.terminate)
        assert server.stdout is not None
        line = server.stdout.readline()
        url = line[line.index("http://") :].split()[0]
        made: list[float] = []
        play(url, 2.0, made)  # warm
        made.clear()
        before = spent(server.pid)
        threads = [
            threading.Thread(target=play, args=(url, given.seconds, made)) for _ in range(given.tables)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        cost = (spent(server.pid) - before) / len(made) * 1000
        played = f"{len(made)} moves at {given.tables} tables of {people.PEOPLE}"
        print(f"{played}: {cost:.2f} ms of the processor a move")
        print(f"{sockets(url, server.pid):.0f} kB a socket")


def play(url: str, seconds: float, made: list[float]) -> None:
    """One table after another; a time for each move acknowledged."""
    end = time.monotonic() + seconds
    with ExitStack() as stack:
        guests = [
            stack.enter_context(closing(people.guest(url, f"Person {seat}"))) for seat in range(people.PEOPLE)
        ]
        while time.monotonic() < end:
            made += people.play_match(url, guests, end)


def sockets(url: str, server: int, count: int = 100) -> float:
    """How much the process grows with each spectator of one table."""
    with closing(people.guest(url, "Host")) as http, ExitStack() as stack:
        seats = [{"kind": "me"}] + [{"kind": "bot"}] * 2
        made = http.post("/api/tables", json={"game": people.GAME, "seats": seats}).raise_for_status()
        table = made.json()["table"]["id"]
        http.cookies.delete("monstrerie")
        http.cookies.set("monstrerie", "nobody")
        stack.enter_context(people.opened(url, table, http))
        before = resident(server)
        for _ in range(count):
            people.newest(stack.enter_context(people.opened(url, table, http)), 0)
        return (resident(server) - before) / count


if __name__ == "__main__":
    main()
