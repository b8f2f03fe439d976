"""Servers and people for the tests: real sockets on the loopback, everything a person receives is kept."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from monstrerie.server.app import create_app
from monstrerie.server.connections import Patient
from monstrerie.server.serve import listen
from monstrerie.server.settings import Limits, Settings
from monstrerie.server.wire import Wire

ROOT = Path(__file__).parent.parent.parent
SECRET = "a secret for tests only"
PATIENCE = 60.0
"""seconds after which something that should happen is taken for never happening"""
MANY = (1e6, 1e6)
GENEROUS = Limits(
    open_tables=1 << 20,
    running_tables=1 << 20,
    sessions=MANY,
    tables=MANY,
    tables_of_address=MANY,
    replays=MANY,
    chat=MANY,
    messages=MANY,
    lessons=MANY,
    advice=MANY,
    solutions=MANY,
)

STUCK = (
    "from monstrerie.server import bot_process; from tests.server.test_fairness import slow;"
    "bot_process.choose = slow"
)
"""said before a program begins: all but the weakest level think for hours there"""

_visits = contextlib.ExitStack()

Message = dict[str, Any]


def go_home() -> None:
    """Close what people opened; called after every test."""
    _visits.close()


def _visitor(url: str, cookies: dict[str, str]) -> httpx.Client:
    return _visits.enter_context(httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies))


def eventually(true: Callable[[], Any], what: str = "that") -> Any:
    """Wait until something is true, and answer it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what} never happened")


class Running:
    """A server in a thread of this process, with its parts at hand."""

    def __init__(self, database: str, limits: Limits = GENEROUS, **more: Any) -> None:
        chosen = Settings(database, SECRET, more.pop("bot_workers", 1), limits=limits, **more)
        self.app: FastAPI = create_app(chosen)
        self.context = self.app.state.context
        listener = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            log_level="warning",
            ws_max_size=256 * 1024,
            timeout_graceful_shutdown=1,
            http=Patient,
            ws=Wire,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        eventually(lambda: self._server.started or not self._thread.is_alive(), "the start")
        assert self._server.started

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Program:
    """A process of its own, that can be killed. What it says first is in `line`."""

    def __init__(self, code: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "MONSTRERIE_SECRET": SECRET, "MONSTRERIE_BOT_WORKERS": "1"},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Thinker(Program):
    """A bot worker in a process of its own."""

    def __init__(self, database: str, workers: int = 1, first: str = "") -> None:
        code = f"{first}\nfrom monstrerie.cli import main; main()"
        super().__init__(code, "bot-worker", "--database", database, "--workers", str(workers))
        assert "think here" in self.line, self.line

    def leave(self) -> int:
        """Tell it to go; how many moves it found."""
        self.process.terminate()
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        assert self.process.wait(PATIENCE) == 0
        self.process.stdout.close()
        return int(said.split("after ")[1].split()[0])


class Process(Program):
    """A server in a process of its own."""

    def __init__(self, database: str, data: Path, port: int = 0, workers: int = 1, first: str = "") -> None:
        code = (
            f"{first}\nimport sys; from pathlib import Path; from monstrerie.server.serve import serve;"
            "a = sys.argv;"
            "serve(port=int(a[1]), database=a[2], data_dir=Path(a[3]), workers=int(a[4]))"
        )
        super().__init__(code, str(port), database, str(data), str(workers))
        assert "http://" in self.line, self.line
        self.url = self.line[self.line.index("http://") :].split()[0]
        self.port = int(self.url.rpartition(":")[2])


class Person:
    """Somebody with a name and a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = _visitor(url, {})
        self.id: str = self.post("/api/session", name=name)["player"]["id"]

    @property
    def cookie(self) -> str:
        return self.http.cookies["monstrerie"]

    def at(self, url: str) -> Person:
        """The same person at another server, or at the same one after a restart."""
        twin = object.__new__(Person)
        twin.url, twin.name, twin.id = url, self.name, self.id
        twin.http = _visitor(url, {"monstrerie": self.cookie})
        return twin

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def number(self, table: str) -> int:
        """How many moves were made at a table, as far as a spectator notices."""
        found: int = self.get(f"/api/tables/{table}/frames", to=0)["total"]
        return found

    def post(self, path: str, **body: Any) -> Any:
        return self._post(path, body).raise_for_status().json()

    def _post(self, path: str, body: Any) -> httpx.Response:
        # Plain ASCII, so that a test can send what is no valid text.
        return self.http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a call that must fail."""
        answer = self._post(path, body)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    def create(self, *seats: str, game: str = "hush", **more: Any) -> Message:
        """A table; seats are me, link, or the level of a bot."""
        chairs = [
            {"kind": seat} if seat in ("me", "link") else {"kind": "bot", "level": seat} for seat in seats
        ]
        table: Message = self.post("/api/tables", game=game, seats=chairs, **more)["table"]
        return table

    def join(self, table: Message, **more: Any) -> Message:
        joined: Message = self.post(f"/api/tables/{table['id']}/join", invite=table["invite"], **more)[
            "table"
        ]
        return joined

    def sit(self, table: str, since: int = -1, epoch: int = 0, chat: int = -1, lang: str = "en") -> Chair:
        """Open the table."""
        return Chair(self.url, table, self.cookie, since=since, epoch=epoch, chat=chat, lang=lang)


class Chair:
    """An open table: everything received is kept in `heard`, and the latest update in `update`."""

    def __init__(self, url: str, table: str, cookie: str | None, hello: bool = True, **seen: Any) -> None:
        headers = {"Cookie": f"monstrerie={cookie}"} if cookie else {}
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, open_timeout=PATIENCE)
        )
        self.heard: list[Message] = []
        self.update: Message = {}
        self._id = 0
        if hello:
            self.send(type="hello", **seen)
            self.until(lambda m: m["type"] == "table")

    def __enter__(self) -> Chair:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Receive until a message is the wanted one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("the message never came")

    def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        self._id += 1
        self.send(type=type, id=self._id, **fields)
        return self.until(lambda m: m.get("id") == self._id)

    def settle(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait until the latest update is as wanted."""
        while not self.update or not wanted(self.update):
            self.until(lambda m: m["type"] == "update")
        return self.update

    def my_turn(self) -> Message:
        """Wait until there is something to choose, or the match is over."""
        return self.settle(lambda update: update["moves"] or update["result"])

    def play(self, *moves: Message) -> Message:
        """Play and wait for the update that shows it."""
        answer = self.ask("play", moves=list(moves), turn=self.update["turn"])
        if answer["type"] == "ack":
            self.settle(lambda update: update["number"] >= answer["number"])
        return answer

    def drain(self, seconds: float = 0.3) -> list[Message]:
        """Whatever else comes within a while."""
        start = len(self.heard)
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(seconds)
        return self.heard[start:]

    def events(self) -> list[Message]:
        """All events heard, in order."""
        return [event for message in self.heard if message["type"] == "update" for event in message["events"]]


def play_out(chairs: list[Chair], choose: Callable[[Message], Message] = lambda u: u["moves"][0]) -> None:
    """Play a match to its end, everybody choosing in turn."""
    while True:
        for chair in chairs:
            while not chair.update:
                chair.receive()
            chair.drain(0.001)
            if chair.update["result"]:
                continue
            if chair.update["moves"]:
                chair.play(choose(chair.update))
        if all(chair.update.get("result") for chair in chairs):
            return


def spectator(url: str, table: str) -> Chair:
    """Somebody without a name who looks on."""
    return Chair(url, table, None)


@contextlib.contextmanager
def seated(people: list[Person], table: str) -> Iterator[list[Chair]]:
    """Everybody opens the table."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(person.sit(table)) for person in people]
