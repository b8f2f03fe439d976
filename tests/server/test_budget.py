"""No request stops the others: too much is refused or ended, and health tells when writes are stuck."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people import Person, Process, Running

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
ENDLESS = {"game": "rampage", "seats": SEATS, "components": {"city": {"judging": {"step": 5e-12}}}}
SLOW = {"game": "rampage", "seats": SEATS, "components": {"city": {"judging": {"settle-cap": 6.0}}}}


def test_an_absurd_component_is_refused_untried_and_moves_go_on(server: Running) -> None:
    ani = Person(server.url, "Ani")
    refused = ani.http.post("/api/tables", json=ENDLESS, headers={"Accept-Language": "fr"})
    error = refused.json()["error"]
    # What was tried and took too long is "components-slow".
    assert refused.status_code == 400 and error["code"] == "bad-components"
    assert (
        "city.judging.step" in error["text"] and "5e-12" in error["text"] and "0.001…0.005" in error["text"]
    )
    with ani.sit(ani.create("me", "easy", auto=False)["id"]) as chair:
        assert chair.play(chair.my_turn()["moves"][0])["type"] == "ack"


def test_a_table_that_takes_too_long_is_ended(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ani = Person(server.url, "Ani")
    assert ani.post("/api/tables", **SLOW)["table"]["status"] == "playing"
    monkeypatch.setattr(server.context.setup_pool, "seconds", 0.01)
    worker = next(iter(server.context.setup_pool.workers.current()._processes))
    refused = ani.http.post("/api/tables", json=SLOW, headers={"Accept-Language": "fr"})
    error = refused.json()["error"]
    assert refused.status_code == 400 and error["code"] == "components-slow"
    assert "trop longue" in error["text"]
    assert not Path(f"/proc/{worker}/exe").exists(), "the work goes on"
    monkeypatch.undo()
    assert ani.post("/api/tables", **SLOW)["table"]["status"] == "playing"


def test_matches_are_laid_outside_of_the_thread_that_writes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from monstrerie.games import game

    threads: list[str] = []
    hush = game("hush")
    start = type(hush).start

    def noted(*about: Any) -> Any:
        threads.append(threading.current_thread().name)
        return start(*about)

    monkeypatch.setattr(type(hush), "start", noted)
    ani, ben = Person(server.url, "Ani"), Person(server.url, "Ben")
    table = ani.create("me", "link")
    ben.join(table)
    early = ani.create("me", "link")
    ani.post(f"/api/tables/{early['id']}/start")
    assert len(threads) >= 4 and not [name for name in threads if name.startswith("write")]


def test_health_says_when_writes_are_stuck(sqlite: str) -> None:
    with Running(sqlite) as running:
        health = f"{running.url}/api/health"
        assert httpx.get(health).json()["ok"] is True
        gate, database = threading.Event(), running.context.database
        threading.Thread(target=lambda: asyncio.run(database.write(lambda connection: gate.wait(60)))).start()
        try:
            time.sleep(0.6)  # longer than a good answer counts
            answers = [httpx.get(health, timeout=30, headers={"Accept-Language": "fr"}) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [503, 503]
            error = answers[0].json()["error"]
            assert error["code"] == "writes-stuck" and "secondes" in error["text"]
            # However often it is asked: one write waits.
            assert database._writer._jobs.qsize() <= 1
        finally:
            gate.set()
        end = time.monotonic() + 10
        while httpx.get(health).status_code != 200:
            assert time.monotonic() < end


def test_health_is_cheap(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    database = server.context.database
    write = database.write

    async def counted(work: Any, *about: Any) -> Any:
        written.append(work)
        return await write(work, *about)

    monkeypatch.setattr(database, "write", counted)
    before = time.monotonic()
    for _ in range(20):
        assert httpx.get(f"{server.url}/api/health").status_code == 200
    seconds = time.monotonic() - before
    assert 1 <= len([work for work in written if work.__name__ == "_touch"]) <= 1 + 2 * seconds


@pytest.mark.slow
def test_a_server_ends_in_bounded_time_whatever_runs(sqlite: str, tmp_path: Path) -> None:
    stuck = (
        "import time, monstrerie.server.setup_pool as setup_pool;"
        "setup_pool.set_up = lambda *wish: time.sleep(3600);"  # stands for anything that never ends
        "import monstrerie.server.shutdown as shutdown; shutdown.end_within.__defaults__ = (7.0,);"
    )
    server = Process(sqlite, tmp_path, first=stuck)
    try:
        ani = Person(server.url, "Ani")
        with pytest.raises(httpx.TimeoutException):
            ani.http.post("/api/tables", json={"game": "hush", "seats": SEATS}, timeout=1)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)
    finally:
        server.kill()
