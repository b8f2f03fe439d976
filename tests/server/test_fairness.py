"""Heavy work costs those who ask for it: bots and replays are given out fairly, tables are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from monstrerie import game
from monstrerie.server import bot_process, describe
from monstrerie.server.bot_pool import BotPool
from monstrerie.server.fairness import Lane
from monstrerie.server.settings import Limits
from tests.server.people import Person, Running, eventually, play_out

Guest = Callable[[str], Person]


def test_the_next_place_is_the_next_persons() -> None:
    served: list[str] = []

    async def work(lane: Lane, person: str, table: str) -> None:
        async with lane.place(person, table):
            served.append(person + table)
            await asyncio.sleep(0)

    async def all_of_them() -> int:
        lane = Lane(1)
        async with lane.place("z"):
            wishes = ["a1", "a1", "a2", "a3", "b1", "c1", "b1"]
            jobs = [asyncio.create_task(work(lane, *wish)) for wish in wishes]
            gone = asyncio.create_task(work(lane, "a", "1"))
            await asyncio.sleep(0)
            assert lane.full and lane.length == 8
            gone.cancel()
        await asyncio.gather(*jobs)
        async with lane.place("z"):
            return lane.length

    assert asyncio.run(all_of_them()) == 0
    assert served == ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]


def slow(table: str, save: str, seat: int, level: str, seed: int) -> Any:
    """A level that thinks for hours; the weakest answers at once."""
    import time

    if level != "easy":
        time.sleep(3600)
    return bot_process_choose(table, save, seat, level, seed)


bot_process_choose = bot_process.choose


def test_nobodys_twenty_tables_delay_anothers_easy_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "choose", slow)
    match = game("mighty-monsters").new(3, 7)
    seat = match.to_act[0]

    async def evening() -> object:
        pool = BotPool(2)
        try:
            theirs = [pool.choose(f"t{number}", match, seat, "hard", "them") for number in range(20)]
            jobs = [asyncio.create_task(job) for job in theirs]
            while pool.lane.length < 18:
                await asyncio.sleep(0.01)
            move = await asyncio.wait_for(pool.choose("mine", match, seat, "easy", "me"), 60)
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            return move
        finally:
            pool.close()

    assert asyncio.run(evening()) in match.moves(seat)


def test_replays_are_rationed_made_once_and_not_where_moves_are_played(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    made: list[str] = []
    frames = describe.frames

    def counted(*about: Any) -> Any:
        made.append(threading.current_thread().name)
        return frames(*about)

    monkeypatch.setattr(describe, "frames", counted)
    limits = Limits(replays=(8, 0.001))
    with Running(sqlite, limits) as running:
        ani, bo = Person(running.url, "Ani"), Person(running.url, "Bo")
        table = ani.create("me", "easy", "easy")["id"]
        with ani.sit(table) as chair:
            play_out([chair])
        path = f"{running.url}/api/tables/{table}/frames"
        answers = [ani.http.get(path, params={"to": 20}) for _ in range(3)]
        assert len({answer.text for answer in answers}) == 1 and answers[0].json()["frames"]
        assert made == [made[0]] and made[0].startswith("replay")
        codes = [ani.http.get(path, params={"to": number}).status_code for number in range(10)]
        assert codes[0] == 200 and codes[-1] == 429
        assert bo.http.get(path).status_code == 200
        nobody = [httpx.get(path, params={"to": 30 + number}).status_code for number in range(10)]
        assert nobody[0] == 200 and nobody[-1] == 429


def test_a_host_has_so_many_tables(sqlite: str) -> None:
    with Running(sqlite, Limits(open_tables=2, running_tables=3)) as running:
        ani, bo = Person(running.url, "Ani"), Person(running.url, "Bo")
        wish = {"game": "hush", "seats": [{"kind": "me"}, {"kind": "link"}]}
        first = ani.post("/api/tables", **wish)["table"]["id"]
        ani.post("/api/tables", **wish)
        assert ani.refused("/api/tables", **wish) == (429, "too-many-open")
        bo.post("/api/tables", **wish)
        ani.post(f"/api/tables/{first}/start")
        ani.post("/api/tables", **wish)
        ani.post(f"/api/tables/{first}/hand", level="easy")
        eventually(lambda: ani.get(f"/api/tables/{first}")["table"]["status"] == "over", "the end")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert ani.refused("/api/tables", game="hush", seats=seats) == (429, "too-many-open")


def test_one_address_makes_so_many_tables_whatever_its_guests_are_called(sqlite: str) -> None:
    with Running(sqlite, Limits(tables_of_address=(2, 0.001))) as running:
        for name in ("Ani", "Bo"):
            Person(running.url, name).create("me", "link")
        seats = [{"kind": "me"}, {"kind": "link"}]
        assert Person(running.url, "Cy").refused("/api/tables", game="hush", seats=seats) == (429, "too-fast")
