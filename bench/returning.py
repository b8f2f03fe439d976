"""Does a server survive its start when everybody comes back at once?

python -m bench.returning [--starts 100] [--database URL]

Sets up 8 tables of three games with 2 people each, then starts a server again and again; each time the 16
people open their tables at the same moment and wait for their view. Prints how many servers died.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

GAMES = ("dungeon-lords", "dungeon-petz", "mighty-monsters") * 3
TABLES = 8
PATIENCE = 60.0
"""seconds after which somebody has waited in vain"""
SERVER = (
    "import sys; from pathlib import Path; from monstrerie.server.serve import serve;"
    "serve(port=0, database=sys.argv[1] or None, data_dir=Path(sys.argv[2]), bot_workers=1)"
)


class Visitor(NamedTuple):
    """Somebody's seat."""

    table: str
    cookie: str


class Found(NamedTuple):
    """What came of the starts."""

    starts: int
    died: int
    """servers that ended by themselves"""
    unanswered: int
    """people who waited in vain"""


def main() -> None:
    """Start, come back, count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--starts", type=int, default=100, help="how often the server starts")
    options.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = returning(given.starts, given.database, folder)
    print(
        f"{found.starts} starts, {2 * TABLES} people back at {TABLES} tables each time: "
        f"{found.died} servers died, {found.unanswered} people waited in vain",
        flush=True,
    )
    if found.died or found.unanswered:
        sys.exit(1)


def returning(starts: int, database: str, folder: str) -> Found:
    """Start a server so many times, and let everybody come back at once each time."""
    with running(database, folder) as (server, url):
        visitors = set_up(url)
    died = unanswered = 0
    for _ in range(starts):
        with running(database, folder) as (server, url):
            unanswered += come_back(url, visitors)
            died += server.poll() is not None
    return Found(starts, died, unanswered)


@contextmanager
def running(database: str, folder: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-c", SERVER, database, folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            yield server, line[line.index("http://") :].split()[0]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def set_up(url: str) -> list[Visitor]:
    """The tables and their people."""
    made: list[Visitor] = []
    with httpx.Client(base_url=url, timeout=PATIENCE) as host, httpx.Client(base_url=url) as friend:
        for who, name in ((host, "Host"), (friend, "Friend")):
            who.post("/api/session", json={"name": name}).raise_for_status()
        least = {
            game["name"]: game["players"][0]
            for game in host.get("/api/games").raise_for_status().json()["games"]
        }
        for name in GAMES[:TABLES]:
            seats = [{"kind": "me"}, {"kind": "link"}]
            seats += [{"kind": "bot", "level": "easy"}] * (least[name] - len(seats))
            wish = {"game": name, "seats": seats}
            table = host.post("/api/tables", json=wish).raise_for_status().json()["table"]
            invite = {"invite": table["invite"]}
            friend.post(f"/api/tables/{table['id']}/join", json=invite).raise_for_status()
            made += [Visitor(table["id"], who.cookies["monstrerie"]) for who in (host, friend)]
            time.sleep(0.05)
    return made


def come_back(url: str, visitors: list[Visitor]) -> int:
    """Everybody opens their table at the same moment; answers how many waited for their view in vain."""
    gate = threading.Barrier(len(visitors))
    seen: list[Visitor] = []

    def open_table(visitor: Visitor) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{visitor.table}"
        headers = {"Cookie": f"monstrerie={visitor.cookie}"}
        gate.wait(PATIENCE)
        try:
            with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
                socket.send(json.dumps({"type": "hello"}))
                while json.loads(socket.recv(PATIENCE))["type"] != "update":
                    pass
        except (OSError, EOFError, TimeoutError, WebSocketException):
            return
        seen.append(visitor)

    people = [threading.Thread(target=open_table, args=(visitor,)) for visitor in visitors]
    for person in people:
        person.start()
    for person in people:
        person.join()
    return len(visitors) - len(seen)


if __name__ == "__main__":
    main()
