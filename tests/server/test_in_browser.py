"""The server in one person's browser: the same answers without a network, threads and processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from monstrerie import game
from monstrerie.server import database, workers
from monstrerie.server.in_browser import Server

FRENCH = {"accept-language": "fr"}
WISH = {
    "game": "mighty-monsters",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}],
    "options": {"factions": "dealt", "first": "host"},
    "seed": 7,
}


class Page:
    """The page beside the server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.heard: list[tuple[str, Any]] = []
        self.news = asyncio.Event()

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, json.dumps(body or {}))

    async def ask(self, method: str, path: str, body: str = "") -> Any:
        headers = FRENCH | ({"content-type": "application/json"} if body else {})
        answer = await self.server.ask(method, path, headers, body)
        found = json.loads(answer.body)
        return found if answer.status == 200 else (answer.status, found["error"])

    def connect(self, table: str) -> None:
        self.server.connect(1, f"/ws/tables/{table}", self._hear)
        self.say({"type": "hello", "since": -1, "epoch": 0, "seat": None, "chat": -1, "lang": "fr"})

    def say(self, message: dict[str, Any]) -> None:
        self.server.say(1, json.dumps(message))

    async def wait(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message from now on that is right."""
        seen = 0
        while True:
            for kind, value in self.heard[seen:]:
                message: dict[str, Any] = json.loads(value) if kind == "text" else {}
                if message and right(message):
                    return message
            seen = len(self.heard)
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    def _hear(self, kind: str, value: Any) -> None:
        self.heard.append((kind, value))
        self.news.set()


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser."""
    for module in (workers, database):
        monkeypatch.setattr(module, "THREADS", False)


def visit(folder: Path, work: Callable[[Page], Awaitable[None]]) -> None:
    """Open the server, do something, close it."""

    async def all_of_it() -> None:
        server = Server(folder)
        await server.open()
        try:
            await work(Page(server))
        finally:
            await server.close()

    asyncio.run(all_of_it())


async def seated(page: Page) -> str:
    """A name and a table against bots."""
    await page.post("/api/session", {"name": "Ani"})
    made: str = (await page.post("/api/tables", WISH))["table"]["id"]
    return made


async def my_turn(page: Page) -> dict[str, Any]:
    return await page.wait(lambda message: message["type"] == "update" and bool(message["moves"]))


def test_a_match_is_played_saved_and_found_again(tmp_path: Path) -> None:
    found: list[str] = []

    async def first(page: Page) -> None:
        table = await seated(page)
        found.append(table)
        page.connect(table)
        update = await my_turn(page)
        page.say({"type": "preview", "moves": [update["moves"][0]], "id": 1})
        assert (await page.wait(lambda message: message.get("id") == 1))["count"] == 1
        page.say({"type": "play", "moves": [update["moves"][0]], "turn": 0, "id": 2})
        assert (await page.wait(lambda message: message.get("id") == 2))["type"] == "ack"
        # Both bots answer, by thoughts of this very thread.
        again = await page.wait(
            lambda message: message["type"] == "update" and message["turn"] == 1 and bool(message["moves"])
        )
        assert again["number"] == 3
        page.server.disconnect(1)

    async def later(page: Page) -> None:
        assert (await page.get("/api/session"))["player"]["name"] == "Ani"
        assert [one["id"] for one in (await page.get("/api/tables?which=mine"))["tables"]] == found
        # It may be taken along before it is over, and goes on elsewhere.
        saved = await page.get(f"/api/tables/{found[0]}/save")
        match = game("mighty-monsters").load(json.dumps(saved))
        assert (match.players, len(match.log), match.over) == (3, 3, False)
        taken = await page.post(
            "/api/tables",
            {"game": "mighty-monsters", "seats": WISH["seats"], "save": json.dumps(saved)},
        )
        assert taken["table"]["to_act"] == [0]

    visit(tmp_path, first)
    visit(tmp_path, later)


def test_nobody_else_can_come_in(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        games = await page.get("/api/games")
        assert games["solo"] is True
        assert not any(one["coach"] for one in games["games"])
        table = await seated(page)
        open_one = {**WISH, "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "bot"}]}
        for refused in (
            await page.post("/api/tables", open_one),
            await page.post(f"/api/tables/{table}/advice"),
            await page.post(f"/api/tables/{table}/analysis"),
        ):
            status, error = refused
            assert (status, error["code"]) == (403, "solo")
            assert error["text"].startswith("Cela ne marche que sur un serveur")

    visit(tmp_path, work)


def test_a_school_and_a_guide_need_no_process(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        school = await page.post("/api/games/mighty-monsters/puzzles/play", {"puzzle": {"number": 1}})
        assert school["moves"]
        guide = await page.post("/api/games/mighty-monsters/guide/play", {})
        assert guide["stops"]

    visit(tmp_path, work)


def test_a_table_that_is_not_there_closes_its_socket(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        page.server.connect(1, "/ws/tables/AAAAAAAAAAAAAAAAAAAAAA", page._hear)
        await page.wait(lambda message: message.get("code") == "unknown-table")
        while page.heard[-1][0] != "close":
            await asyncio.sleep(0)
        assert [kind for kind, _ in page.heard] == ["open", "text", "close"]
        assert page.heard[-1][1] == 4404
        assert (await page.get("/api/nothing"))[0] == 404

    visit(tmp_path, work)


def test_signing_out_forgets_the_cookie(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        await page.post("/api/session", {"name": "Ani"})
        assert (tmp_path / "cookie").exists()
        await page.post("/api/session/end", {"where": "here"})
        assert not (tmp_path / "cookie").exists()
        assert (await page.get("/api/session"))["player"] is None

    visit(tmp_path, work)


def test_work_at_once_passes_on_what_went_wrong() -> None:
    done = workers.AtOnce().submit(divmod, 7, 2)
    assert done.result() == (3, 1)
    with pytest.raises(ZeroDivisionError):
        workers.AtOnce().submit(divmod, 7, 0).result()
