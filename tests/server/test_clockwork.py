"""What the server does by itself: clocks that run out, bots that think, workers that die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from monstrerie import game
from monstrerie.server import bot_process
from monstrerie.server.bot_pool import BotPool
from tests.server.people import Person, Process, Running, eventually, play_out, seated

Guest = Callable[[str], Person]


def test_a_bot_moves_when_the_clock_has_run_out(person: Guest, server: Running) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", clock={"seconds": 1}, options={"rounds": 2})
    bo.join(table)
    with seated([ani, bo], table["id"]) as chairs:
        first = chairs[0].my_turn()
        assert 0 < first["deadline"] - time.time() <= 1
        chairs[1].my_turn()
        chairs[1].play({"kind": "show", "place": 0})
        for chair in chairs:  # nobody touches anything any more
            chair.settle(lambda update: update["result"])
    history = server.context.store.rooms[table["id"]].history
    assert {stored.by for stored in history.moves} == {"person", "clock"}
    assert chairs[0].update["deadline"] is None


def test_each_decision_has_its_own_clock(person: Guest, server: Running) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", clock={"seconds": 1000})
    bo.join(table)
    with seated([ani, bo], table["id"]) as (first, second):
        began = first.my_turn()["deadline"]
        assert second.my_turn()["deadline"] == began
        time.sleep(0.05)
        first.play({"kind": "show", "place": 0})
        second.settle(lambda update: update["number"] == 1)
        assert second.update["deadline"] == began  # choosing at once: another's choice gives no new time
        second.play({"kind": "show", "place": 0})
        first.settle(lambda update: update["number"] == 2)
        assert first.update["deadline"] > began + 0.04


def test_after_taking_back_the_clock_begins_anew(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("easy", "me", clock={"seconds": 1000}, auto=False)["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        chair.play({"kind": "show", "place": 0})
        began = chair.settle(lambda update: update["view"]["to_act"] == [1])["deadline"]
        time.sleep(0.05)
        chair.play({"kind": "add", "points": 1})
        chair.ask("undo", do="ask")
        again = chair.settle(lambda update: update["epoch"] == 1)
        assert again["view"]["to_act"] == [1]
        assert again["deadline"] > began + 0.04


def test_a_seat_handed_to_a_bot_has_no_clock(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", clock={"seconds": 1000})
    bo.join(table)
    bo.post(f"/api/tables/{table['id']}/hand", level="easy")
    with ani.sit(table["id"]) as chair:
        chair.settle(lambda update: 1 not in update["view"]["to_act"])
        play_out([chair])


def test_a_killed_worker_is_replaced_and_the_turn_retried(sqlite: str) -> None:
    with Running(sqlite, bot_workers=2) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "hard", "hard", auto=False)["id"]
        killed: set[int] = set()
        with ani.sit(table) as chair:
            while not chair.my_turn()["result"]:
                chair.play(chair.update["moves"][0])
                workers = set(getattr(running.context.bot_pool.workers._pool, "_processes", None) or {})
                if len(killed) < 4 and workers - killed:
                    killed.add(min(workers - killed))
                    os.kill(max(killed), signal.SIGKILL)
        assert len(killed) == 4


def test_a_worker_keeps_its_match_and_notices_another_past() -> None:
    hush = game("hush")
    match = hush.new(2, 7)
    first = bot_process.resumed("a table", match.save())
    match.play(0, match.moves(0)[0])
    assert bot_process.resumed("a table", match.save()) is first
    assert first.log == match.log
    other = match.rewound(0)
    other.play(0, other.moves(0)[1])
    resumed = bot_process.resumed("a table", other.save())
    assert resumed is not first
    assert resumed.view(0) == other.view(0)


def test_bots_that_fail_are_replaced_by_any_legal_move(caplog: pytest.LogCaptureFixture) -> None:
    match = game("hush").new(2, 7)

    async def choose() -> object:
        pool = BotPool(1)
        try:
            return await pool.choose("a table", match, 0, "no such level")
        finally:
            pool.close()

    move = asyncio.run(choose())
    assert move in match.moves(0)
    assert "a random move instead" in caplog.text


def test_a_thinking_bot_yields_the_processor() -> None:
    pool = BotPool(1)
    try:
        workers = pool.workers.current()
        policy = workers.submit(os.sched_getscheduler, 0).result()
        niceness = workers.submit(os.nice, 0).result()
    finally:
        pool.close()
    assert policy == os.SCHED_IDLE or niceness >= 10


def test_bots_die_with_their_server(sqlite: str, tmp_path: Path) -> None:
    process = Process(sqlite, tmp_path)
    children = eventually(lambda: _children(process.process.pid), "workers")
    process.kill()
    eventually(lambda: not any(_alive(child) for child in children), "the workers' end")


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in listed]


def _alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
