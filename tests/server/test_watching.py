"""Bots among themselves: whoever wants to watch needs no name and takes no seat."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx
import sqlalchemy as sa

from monstrerie.server.schema import moves, tables
from tests.server.people import PATIENCE, Person, Running, eventually, spectator

Guest = Callable[[str], Person]
BOTS = [{"kind": "bot", "level": "easy"}] * 3


def open_for_nobody(server: Running, **more: Any) -> dict[str, Any]:
    wish = {"game": "hush", "seats": BOTS, **more}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, timeout=PATIENCE).raise_for_status()
    assert "set-cookie" not in answer.headers
    table: dict[str, Any] = answer.json()["table"]
    return table


def number(server: Running, id: str) -> int:
    """How many moves are stored."""
    with server.context.database.reader.connect() as connection:
        found = connection.scalar(sa.select(sa.func.count()).select_from(moves).where(moves.c.table_id == id))
    return int(found or 0)


def wakes(server: Running, id: str) -> float | None:
    """When the server itself looks after a table."""
    with server.context.database.reader.connect() as connection:
        found: float | None = connection.scalar(sa.select(tables.c.wakes).where(tables.c.id == id))
    return found


def test_bots_play_for_a_spectator_without_a_session(server: Running) -> None:
    table = open_for_nobody(server)
    assert table["your_seat"] is None and not table["host"] and table["invite"] is None
    assert [seat["kind"] for seat in table["seats"]] == ["bot"] * 3
    with spectator(server.url, table["id"]) as frank:
        seen = frank.settle(lambda update: update["result"] is not None)
    assert seen["moves"] == []


def test_bots_play_for_nobody_no_more_than_they_must(server: Running) -> None:
    """Before anybody watches nothing is played, and the server is not woken for it."""
    table = open_for_nobody(server)
    time.sleep(0.5)
    assert number(server, table["id"]) == 0
    assert wakes(server, table["id"]) is None
    with spectator(server.url, table["id"]) as frank:
        frank.settle(lambda update: update["number"] > 0)
    eventually(lambda: number(server, table["id"]) > 0, "a move")


def test_bots_stop_when_the_last_watcher_leaves(server: Running) -> None:
    """One of two may go; after the last only a move under way is still played."""
    table = open_for_nobody(server, game="dungeon-lords")
    with spectator(server.url, table["id"]) as frank:
        with spectator(server.url, table["id"]) as gina:
            gina.settle(lambda update: update["number"] > 0)
        left = number(server, table["id"])
        frank.settle(lambda update: update["number"] > left)

    def rests() -> bool:
        before = number(server, table["id"])
        time.sleep(0.7)
        return number(server, table["id"]) == before

    eventually(rests, "a rest")
    left = number(server, table["id"])
    assert httpx.get(f"{server.url}/api/tables/{table['id']}").json()["table"]["status"] == "playing"
    time.sleep(1.5)
    assert number(server, table["id"]) == left
    assert wakes(server, table["id"]) is None
    with spectator(server.url, table["id"]) as frank:
        frank.settle(lambda update: update["number"] > left)


def test_a_table_with_people_still_needs_a_name(server: Running, person: Guest) -> None:
    wish = {"game": "hush", "seats": [{"kind": "me"}, *BOTS[1:]]}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-session")
    wish["seats"] = [{"kind": "link"}, *BOTS[1:]]
    assert httpx.post(f"{server.url}/api/tables", json=wish, timeout=PATIENCE).status_code == 401
    # Somebody with a name who watches bots is no host and takes no seat either.
    watched = person("Ani").create("easy", "easy")
    assert watched["your_seat"] is None and not watched["host"]
