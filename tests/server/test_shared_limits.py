"""How often, counted for all servers together that share a database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from monstrerie.server import queries, rates, schema
from monstrerie.server.database import Database, parse_url
from monstrerie.server.errors import ServerError
from monstrerie.server.rates import Rate, Rates
from monstrerie.server.settings import Limits
from tests.server.people import SECRET, Chair, Person, Running, eventually, spectator

pytestmark = pytest.mark.postgres
NEVER = 1e-6
"""more a second: none within a test"""


@pytest.fixture
def base(postgres: str) -> Iterator[Database]:
    """An empty database, up to date."""
    database = Database(parse_url(postgres))
    database.open()
    yield database
    database.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the database was asked for."""
    found: list[tuple[Any, ...]] = []
    take = rates.take

    def counted(connection: sa.Connection, *about: Any) -> tuple[float, float]:
        found.append(about)
        return take(connection, *about)

    monkeypatch.setattr(rates, "take", counted)
    return found


async def passed(rate: Rate, key: str, times: int, cost: float = 1) -> int:
    """How many of so many wishes are granted."""
    number = 0
    for _ in range(times):
        with contextlib.suppress(ServerError):
            await rate.take(key, cost)
            number += 1
    return number


def test_guests_and_lines_of_chat_count_wherever_they_come(postgres: str) -> None:
    limits = Limits(sessions=(4, NEVER), chat=(3, NEVER))
    with Running(postgres, limits) as left, Running(postgres, limits) as right:
        ani = Person(left.url, "Ani")
        for url in (right.url, left.url, right.url):
            Person(url, "Bo")
        for url in (left.url, right.url):
            answer = httpx.post(f"{url}/api/session", json={"name": "Cy"})
            assert answer.status_code == 429 and answer.json()["error"]["code"] == "too-fast"
        table = ani.create("me", "link")["id"]
        with ani.sit(table) as here, ani.at(right.url).sit(table) as there:
            said = [chair.ask("chat", text="ho")["type"] for chair in (here, there, here, there, here)]
        assert said == ["ack", "ack", "ack", "error", "error"]


def test_two_servers_never_grant_more_than_one_would(base: Database) -> None:
    async def evening() -> tuple[int, int]:
        two = [Rates(base, SECRET).limit("wishes", (50, NEVER)) for _ in range(2)]
        granted = await asyncio.gather(*(passed(rate, "ani", 20) for rate in two for _ in range(3)))
        return sum(granted), await passed(two[0], "bo", 10)

    assert asyncio.run(evening()) == (50, 10)


def test_a_server_asks_for_several_at_a_time_and_never_for_what_it_counts_itself(
    base: Database, asked: list[tuple[Any, ...]]
) -> None:
    async def evening() -> tuple[int, int, int]:
        here, there = (Rates(base, SECRET).limit("wishes", (160, NEVER)) for _ in range(2))
        first = await passed(here, "ani", 120)
        assert len(asked) == 12
        second = await passed(there, "ani", 100)
        assert len(asked) <= 12 + 4 + 2
        before = len(asked)
        third = await passed(here, "ani", 500) + await passed(there, "ani", 500)
        assert len(asked) <= before + 2  # each finds out once that nothing is left
        return first, second, third

    assert asyncio.run(evening()) == (120, 40, 0)


def test_what_a_server_took_and_did_not_give_out_is_void_after_a_while(
    base: Database, asked: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "_CREDIT_SECONDS", 0.01)

    async def evening() -> None:
        rate = Rates(base, SECRET).limit("wishes", (160, NEVER))
        for _ in range(3):
            before = len(asked)
            await rate.take("ani")
            await asyncio.sleep(0.02)
            assert len(asked) > before

    asyncio.run(evening())


def test_it_comes_back_with_time_and_leaves_nothing_behind(base: Database) -> None:
    async def evening() -> bool:
        rate = Rates(base, SECRET).limit("wishes", (2, 50.0))
        for _ in range(6):
            while not await passed(rate, "192.0.2.1", 1):
                await asyncio.sleep(0.01)
        return True

    assert asyncio.run(evening())
    with base.writer.begin() as connection:
        row = connection.execute(sa.select(schema.limits)).one()
        assert "192.0.2.1" not in repr(row)
        queries.drop_old(connection, row.until + 3600, None)
        assert connection.execute(sa.select(schema.limits)).all() == []


def test_without_a_database_each_server_counts_for_itself() -> None:
    rate = Rates(None, SECRET).limit("wishes", (3, NEVER))
    assert asyncio.run(passed(rate, "ani", 5)) == 3


def test_a_database_that_is_away_keeps_nobody_from_being_counted(postgres: str) -> None:
    away = Database(parse_url("postgresql://nobody@127.0.0.1:1/nothing"))
    rate = Rates(away, SECRET).limit("wishes", (3, NEVER))
    assert asyncio.run(passed(rate, "ani", 5)) == 3
    away.close()


def test_who_has_many_sockets_has_them_at_all_servers(postgres: str) -> None:
    limits = Limits(sockets=(300, 8))
    with Running(postgres, limits) as left, Running(postgres, limits) as right:
        ani = Person(left.url, "Ani")
        table = ani.create("me", "link")["id"]
        with contextlib.ExitStack() as stack:
            for _ in range(8):
                stack.enter_context(ani.sit(table))
            eventually(lambda: 8 in right.context.sockets.elsewhere.values(), "the news")
            there = Chair(right.url, table, ani.cookie, hello=False)
            assert there.receive()["code"] == "too-many-sockets"
            with spectator(right.url, table) as other:
                other.drain(0.01)
        eventually(lambda: not right.context.sockets.elsewhere, "the farewell")
        with ani.at(right.url).sit(table) as again:
            assert again.heard
