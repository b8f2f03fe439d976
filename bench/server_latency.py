"""How long a person waits for the acknowledgement of a move while bots think on every core.

python -m bench.server_latency [--seconds 20] [--database URL]

Starts a server on the loopback, sets hard bots to think at several tables, and plays at another table by the
public protocol. Prints the time from sending a move to its acknowledgement (stored durably) in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

GAME = "mighty-monsters"
PEOPLE = 3
FEWEST = 20
PAUSE = 0.02
"""seconds that a person thinks: nobody plays faster, and the limits on new tables hold"""
SERVER = (
    "import sys; from pathlib import Path; from monstrerie.server.serve import serve;"
    "serve(port=0, database=sys.argv[1] or None, data_dir=Path(sys.argv[2]))"
)


def main() -> None:
    """Measure without and with thinking bots."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=20.0, help="how long to measure with bots thinking")
    options.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        command = [sys.executable, "-c", SERVER, given.database, folder]
        server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(server.terminate)
        assert server.stdout is not None
        line = server.stdout.readline()
        url = line[line.index("http://") :].split()[0]
        report("no bot thinking", measure(url, given.seconds / 4))
        done = threading.Event()
        stack.callback(done.set)
        busy = [threading.Thread(target=keep_thinking, args=(url, done), daemon=True) for _ in range(4)]
        for thread in busy:
            thread.start()
        time.sleep(2)
        before = busy_seconds(server.pid), time.monotonic()
        times = measure(url, given.seconds)
        cores = (busy_seconds(server.pid) - before[0]) / (time.monotonic() - before[1])
        report(f"bots thinking on {cores:.1f} cores", times)


def report(what: str, times: list[float]) -> None:
    """One line of the table."""
    cut = statistics.quantiles(times, n=100)
    print(
        f"move -> ack, {what:28} n={len(times):5}  p50 {cut[49]:6.2f} ms  p99 {cut[98]:6.2f} ms  "
        f"max {max(times):6.2f} ms",
        flush=True,
    )


def guest(url: str, name: str) -> httpx.Client:
    """A session."""
    client = httpx.Client(base_url=url, timeout=60)
    client.post("/api/session", json={"name": name}).raise_for_status()
    return client


def keep_thinking(url: str, done: threading.Event) -> None:
    """Tables where hard bots play against each other, one after another."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "hard"}] * 5
    with closing(guest(url, "Host")) as http:
        while not done.is_set():
            made = http.post("/api/tables", json={"game": GAME, "seats": seats}).raise_for_status()
            path = f"/api/tables/{made.json()['table']['id']}"
            http.post(f"{path}/hand", json={"level": "hard"}).raise_for_status()
            while not done.wait(1) and http.get(path).json()["table"]["status"] == "playing":
                pass


def measure(url: str, seconds: float) -> list[float]:
    """People at one table move as fast as they get their turn; the milliseconds of each acknowledgement."""
    end = time.monotonic() + seconds
    times: list[float] = []
    with ExitStack() as stack:
        people = [stack.enter_context(closing(guest(url, f"Person {seat}"))) for seat in range(PEOPLE)]
        while time.monotonic() < end or len(times) < FEWEST:
            times += play_match(url, people, end)
    return times


def play_match(url: str, people: list[httpx.Client], end: float) -> list[float]:
    """One match of people only."""
    rng = random.Random(0)
    seats = [{"kind": "me"}] + [{"kind": "link"}] * (PEOPLE - 1)
    table = (
        people[0].post("/api/tables", json={"game": GAME, "seats": seats}).raise_for_status().json()["table"]
    )
    for person in people[1:]:
        person.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}).raise_for_status()
    times: list[float] = []
    with ExitStack() as stack:
        sockets = [stack.enter_context(opened(url, table["id"], person)) for person in people]
        updates = [newest(socket, 0) for socket in sockets]
        while (time.monotonic() < end or len(times) < FEWEST) and not updates[0]["result"]:
            seat = updates[0]["view"]["to_act"][0]
            move = rng.choice(updates[seat]["moves"])
            time.sleep(PAUSE)
            sent = time.perf_counter()
            sockets[seat].send(
                json.dumps({"type": "play", "id": 1, "moves": [move], "turn": updates[seat]["turn"]})
            )
            number = acknowledged(sockets[seat])
            times.append((time.perf_counter() - sent) * 1000)
            updates = [newest(socket, number) for socket in sockets]
    return times


def opened(url: str, table: str, person: httpx.Client) -> Any:
    """The socket of a table."""
    cookie = f"monstrerie={person.cookies['monstrerie']}"
    return connect(f"{url.replace('http', 'ws', 1)}/ws/tables/{table}", additional_headers={"Cookie": cookie})


def newest(socket: ClientConnection, number: int) -> dict[str, Any]:
    """Say hello where nothing was heard yet, then wait for the update of that move."""
    if number == 0:
        socket.send(json.dumps({"type": "hello", "since": -1, "epoch": 0, "chat": -1, "lang": "en"}))
    while True:
        message: dict[str, Any] = json.loads(socket.recv(60))
        if message["type"] == "update" and message["number"] >= number:
            return message


def acknowledged(socket: ClientConnection) -> int:
    """Wait for the answer; the number of the match after the move."""
    while True:
        message = json.loads(socket.recv(60))
        if message["type"] == "ack":
            return int(message["number"])
        if message["type"] in ("refused", "error"):
            raise RuntimeError(message["text"])


def busy_seconds(server: int) -> float:
    """Processor seconds used by the bots' processes so far (0 where /proc doesn't tell)."""
    children = Path(f"/proc/{server}/task/{server}/children")
    if not children.exists():
        return 0.0
    ticks = 0
    for child in children.read_text(encoding="utf-8").split():
        fields = Path(f"/proc/{child}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
