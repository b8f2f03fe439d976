"""Several servers on one PostgreSQL: the same tables, live at each of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from monstrerie.server.bus import Bus
from monstrerie.server.room import Room
from tests.server.people import STUCK, Person, Process, Running, eventually, play_out, spectator

pytestmark = pytest.mark.postgres
SHOW = {"kind": "show", "place": 0}


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    with Running(postgres, keeper_seconds=0.2) as left, Running(postgres, keeper_seconds=0.2) as right:
        yield left, right


def test_players_at_different_servers_see_each_other_move(two: tuple[Running, Running]) -> None:
    left, right = two
    ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
    table = ani.create("me", "link")
    with ani.sit(table["id"]) as first, spectator(right.url, table["id"]) as third:
        bo.join(table)
        with bo.sit(table["id"]) as second:
            first.my_turn()
            second.my_turn()
            third.settle(lambda update: True)
            first.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
            first.play(SHOW)
            second.settle(lambda update: update["number"] == 1)
            second.play(SHOW)
            second.ask("chat", text="hello over there")
            assert first.until(lambda m: m["type"] == "chat")["messages"][0]["text"] == "hello over there"
            play_out([first, second])
            third.settle(lambda update: update["result"])
            shared = [
                [(event["kind"], event["data"]) for event in chair.events() if event["kind"] != "hush-own"]
                for chair in (first, second, third)
            ]
            assert shared[0] == shared[1] == shared[2]
        first.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])


def test_what_is_said_while_one_reads_is_read_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that moves on faster than another server can read is not read once for every move."""
    with Running(postgres, keeper_seconds=600) as left, Running(postgres, keeper_seconds=600) as right:
        ani, bo = Person(left.url, "Ani"), Person(left.url, "Bo")
        table = ani.create("me", "link")
        bo.join(table)
        store, read = right.context.store, Counter[str]()
        reload = store.reload

        async def slowly(room: Room) -> None:
            read[room.row.id] += 1
            await asyncio.sleep(0.5)
            await reload(room)

        monkeypatch.setattr(store, "reload", slowly)
        watch = spectator(right.url, table["id"])
        with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second, watch as third:
            third.settle(lambda update: True)
            play_out([first, second])
            third.settle(lambda update: update["result"])
            room = store.rooms[table["id"]]
            assert room.knows(room.row.epoch, room.row.number)
            assert not room.knows(room.row.epoch, room.row.number + 1)
            assert not room.knows(room.row.epoch + 1, 0)
            assert 0 < read[table["id"]] < room.row.number


def test_both_may_choose_at_the_same_moment(two: tuple[Running, Running]) -> None:
    left, right = two
    ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
    for _ in range(10):
        table = ani.create("me", "link")
        bo.join(table)
        with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
            first.my_turn()
            second.my_turn()
            for chair in (first, second):  # neither server knows of the other's move yet
                chair.send(type="play", id=99, moves=[SHOW], turn=0)
            for chair in (first, second):
                assert chair.until(lambda m: m.get("id") == 99)["type"] == "ack"
                chair.settle(lambda update: update["number"] == 2)


def test_taking_back_works_across_servers(two: tuple[Running, Running]) -> None:
    left, right = two
    ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
        first.my_turn()
        first.play(SHOW)
        first.ask("undo", do="ask")
        second.until(lambda m: m["type"] == "undo" and m["asked_seat"] == 0)
        second.ask("undo", do="agree")
        for chair in (first, second):
            assert chair.settle(lambda update: update["epoch"] == 1)["number"] == 0
        assert first.play({"kind": "show", "place": 1})["type"] == "ack"


def test_one_server_thinks_for_the_bots_of_a_table(two: tuple[Running, Running]) -> None:
    left, right = two
    thoughts: Counter[str] = Counter()
    for name, running in (("left", left), ("right", right)):
        choose = running.context.bot_pool.choose

        async def counted(*arguments: object, name: str = name, choose: object = choose) -> object:
            thoughts[name] += 1
            return await choose(*arguments)  # type: ignore[operator]

        running.context.bot_pool.choose = counted
    ani = Person(left.url, "Ani")
    table = ani.create("me", "easy", "easy")
    with ani.sit(table["id"]) as first, spectator(right.url, table["id"]) as second:
        play_out([first])
        second.settle(lambda update: update["result"])
    bots = [m for m in left.context.store.rooms[table["id"]].history.moves if m.by == "bot"]
    assert 0 < thoughts["left"] <= len(bots)
    assert thoughts["right"] == 0


@pytest.mark.slow
def test_another_server_takes_over_when_one_is_killed(postgres: str, tmp_path: Path) -> None:
    process = Process(postgres, tmp_path)
    with Running(postgres, keeper_seconds=0.2) as survivor:
        ani = Person(process.url, "Ani")
        table = ani.create("me", "link")["id"]
        ani.post(f"/api/tables/{table}/start", level="hard")
        with ani.sit(table) as chair:
            chair.my_turn()
            chair.play(SHOW)
            process.kill()
        ani = ani.at(survivor.url)
        with ani.sit(table) as chair:
            chair.settle(lambda update: update["view"]["to_act"] == [0])
            play_out([chair])


@pytest.mark.slow
def test_tables_move_when_their_server_dies_however_long_its_lease(postgres: str, tmp_path: Path) -> None:
    forever = "from monstrerie.server import table_store; table_store.LEASE_SECONDS = 1e6"
    process = Process(postgres, tmp_path, first=f"{forever}; {STUCK}")
    held = "SELECT count(*) FROM tables WHERE lease > extract(epoch FROM now()) + 9e5"
    with Running(postgres, keeper_seconds=0.2) as survivor, psycopg.connect(postgres) as link:
        link.autocommit = True
        ani = Person(process.url, "Ani")
        tables = [ani.create("me", "hard", "hard", auto=False)["id"] for _ in range(2)]
        for table in tables:
            with ani.sit(table) as chair:
                chair.my_turn()
                chair.play(SHOW)
        # Nobody plays at the third: it goes on where it is watched.
        watched = ani.create("hard", "hard", auto=False)["id"]
        with spectator(process.url, watched), spectator(survivor.url, watched) as onlooker:
            eventually(lambda: link.execute(held).fetchone() == (3,), "the leases")
            process.kill()
            ani = ani.at(survivor.url)
            for table in tables:
                with ani.sit(table) as chair:
                    chair.my_turn()
                    play_out([chair])
            onlooker.settle(lambda update: update["result"])


def test_without_any_notice_the_other_server_still_hears_everything(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped: list[str] = []
    monkeypatch.setattr(Bus, "_hear", lambda bus, payload: dropped.append(payload))
    with Running(postgres, keeper_seconds=0.1) as left, Running(postgres, keeper_seconds=0.1) as right:
        ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
        table = ani.create("me", "link")
        with ani.sit(table["id"]) as first, spectator(right.url, table["id"]) as third:
            bo.join(table)
            first.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bo")
            with bo.sit(table["id"]) as second:
                first.my_turn()
                first.play(SHOW)
                second.settle(lambda update: update["number"] == 1)
                second.ask("chat", text="hello over there")
                assert first.until(lambda m: m["type"] == "chat")["messages"][0]["text"] == "hello over there"
                bo.post("/api/session", name="Boris")
                first.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Boris")
                first.ask("undo", do="ask")
                second.until(lambda m: m["type"] == "undo" and m["asked_seat"] == 0)
                second.ask("undo", do="agree")
                first.settle(lambda update: update["epoch"] == 1)
                play_out([first, second])
                third.settle(lambda update: update["result"])
        with spectator(left.url, table["id"]) as here, spectator(right.url, table["id"]) as there:
            told = [chair.settle(lambda update: update["result"])["events"] for chair in (here, there)]
        assert told[0] and told[0] == told[1]
    assert any('"moves"' in payload for payload in dropped)


def test_a_lost_line_between_servers_is_mended(two: tuple[Running, Running], postgres: str) -> None:
    left, right = two
    ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
        first.my_turn()
        second.my_turn()
        with psycopg.connect(postgres, autocommit=True) as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            assert len(connection.execute(cut).fetchall()) == 2
        first.play(SHOW)
        second.settle(lambda update: update["number"] == 1)


def test_a_new_name_is_seen_at_the_other_server(two: tuple[Running, Running]) -> None:
    left, right = two
    ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with bo.sit(table["id"]) as chair:
        ani.post("/api/session", name="Anika")
        chair.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Anika")


@pytest.mark.slow
def test_worker_processes_share_one_port(postgres: str, tmp_path: Path) -> None:
    process = Process(postgres, tmp_path, workers=2)
    try:
        ani, bo = Person(process.url, "Ani"), Person(process.url, "Bo")
        table = ani.create("me", "link")
        bo.join(table)
        chairs = [person.sit(table["id"]) for person in (ani, bo, ani, bo)]
        try:
            chairs[0].my_turn()
            chairs[0].play(SHOW)
            for chair in chairs[1:]:
                chair.settle(lambda update: update["number"] == 1)
        finally:
            for chair in chairs:
                chair.__exit__(None, None, None)
    finally:
        process.process.terminate()
        process.process.wait(20)
        assert process.process.stdout is not None
        process.process.stdout.close()
