"""The benches of docs/scale.md in short: nothing breaks that must hold under load, and they would see it."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench import arrivals, crowd, flood, fuzz, held, mutations, seeded, soak, thinking
from monstrerie.server.settings import Limits
from tests.server.people import GENEROUS, PATIENCE, Person, Running, eventually

MOVES = 30


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "that never happened"
        await asyncio.sleep(0.02)


def laid(database: str, games: tuple[str, ...], people: int, seats: int, **more: Any) -> list[seeded.Laid]:
    return seeded.lay(database, list(seeded.parties(seeded.guests(people), games, seats)), **more)


# --- a crowd, sockets and tables ----------------------------------------------------------------------------


def test_a_crowd_plays_and_none_of_it_is_refused(sqlite: str) -> None:
    tables = laid(sqlite, seeded.CARD_GAMES, 8, 3)
    tally = crowd.Tally()

    async def play(url: str) -> None:
        players = crowd.seated(url, tables, tally)
        for player in players:
            player.sit()
        await until(lambda: len(tally.acknowledged) >= MOVES)
        await crowd.gone(players)

    with Running(sqlite, GENEROUS) as running:
        asyncio.run(play(running.url))
    assert set(tally.counts) <= {"matches over"}
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as line:
        assert line.execute("SELECT count(*) FROM moves").fetchone()[0] >= MOVES


def test_tables_and_sockets_are_held_and_weighed(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables = laid(sqlite, seeded.CARD_GAMES, 9, 2, moves=20)
    with Running(sqlite, GENEROUS) as running:
        tally = asyncio.run(held.hold(running.url, os.getpid(), tables, 12, 0.1))
    assert not +tally.counts
    told = capsys.readouterr().out
    assert "13 sockets held" in told and "a second player" in told


def test_a_socket_that_is_refused_is_no_socket_held(sqlite: str) -> None:
    tables = laid(sqlite, ("mighty-monsters",), 3, 3)
    with Running(sqlite, Limits(sockets=(300, 1))) as running:
        wishes = [(tables[0].table, tables[0].guests[0].cookie)] * 2
        tally = crowd.Tally()
        assert len(asyncio.run(opened_and_closed(running.url, wishes, tally))) == 1
    assert tally.counts["error too-many-sockets"] == 1


async def opened_and_closed(url: str, wishes: list[Any], tally: crowd.Tally) -> list[Any]:
    lines = await held.opened(url, wishes, tally)
    await asyncio.gather(*(line.gone() for line in lines))
    return lines


# --- floods -------------------------------------------------------------------------------------------------


def test_whatever_one_guest_floods_the_others_play_on(sqlite: str) -> None:
    tables = laid(sqlite, ("mighty-monsters", "dungeon-lords"), 6, 3)
    tally = crowd.Tally()

    async def play(url: str, cookie: str) -> None:
        players = crowd.seated(url, tables, tally, 0.01)
        for player in players:
            player.sit()
        for attack in flood.FLOODS.values():
            said: Counter[str] = Counter()
            before = len(tally.acknowledged)
            await attack(url, tables[0].table, cookie, time.monotonic() + 0.3, said)
            assert said, "nothing was flooded"
            wanted = before + 3
            await until(lambda wanted=wanted: len(tally.acknowledged) >= wanted)  # type: ignore[misc]
        await crowd.gone(players)

    with Running(sqlite, Limits()) as running:
        asyncio.run(play(running.url, Person(running.url, "Stranger").cookie))
        eventually(lambda: httpx.get(f"{running.url}/api/health").status_code == 200)
    assert set(tally.counts) <= {"matches over"}


# --- what nobody should send --------------------------------------------------------------------------------


def test_bad_messages_and_requests_change_nothing(tmp_path: Path) -> None:
    for what, count in ((fuzz.messages, 100), (fuzz.requests, 100)):
        folder = tmp_path / what.__name__
        folder.mkdir()
        with fuzz.fuzzed(folder) as (running, stored, tally):
            what(running, stored, tally, count, time.monotonic() + 10 * PATIENCE, 7)
        assert tally.problems == []
        assert tally.counts[what.__name__] > count / 2


def test_a_state_that_was_changed_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for, one of the tables changes: the fuzz says so."""
    exchange = fuzz._exchange

    def spoiling(seated: fuzz.Seated, *rest: Any) -> Any:
        found = exchange(seated, *rest)
        history = seated.room.history
        assert history is not None
        history.match.state.rng.below(2)
        return found

    monkeypatch.setattr(fuzz, "_exchange", spoiling)
    with fuzz.fuzzed(tmp_path) as (running, stored, tally):
        fuzz.messages(running, stored, tally, 12, time.monotonic() + PATIENCE, 7)
    assert tally.counts["problems"] == tally.counts["refused or asked only"] > 0


def test_what_is_bent_differs_and_what_is_made_fits() -> None:
    rng = random.Random(1)
    schema = {
        "type": "object",
        "properties": {"level": {"enum": ["easy", "hard"]}, "seat": {"type": "integer", "minimum": 0}},
        "required": ["level", "seat"],
    }
    for _ in range(50):
        value = mutations.made(schema, rng, {}, ["x"])
        assert value["level"] in ("easy", "hard") and value["seat"] >= 0
        mutations.text(mutations.bent(value, rng))
    bent = [mutations.bent({"a": {"b": [1, 2]}}, rng) for _ in range(50)]
    assert sum(one != {"a": {"b": [1, 2]}} for one in bent) > 45


# --- a day --------------------------------------------------------------------------------------------------


def test_a_visit_goes_from_the_door_to_the_end(sqlite: str) -> None:
    async def visit(url: str) -> soak.Town:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            town = soak.Town(url, http, 2)
            await town.visit(("mighty-monsters",))
            return town

    with Running(sqlite, GENEROUS) as running:
        town = asyncio.run(visit(running.url))
    assert town.visits == 1 and town.tally.counts["matches over"] and len(town.tally.acknowledged) > 5
    assert not [name for name in town.tally.counts if name.startswith(("4", "5"))]
    flat = [(float(at), 200.0 + at % 3, 90.0) for at in range(400)]
    growing = [(float(at), 200.0 + at / 10, 90.0) for at in range(400)]
    assert soak.judged(flat, 0.25, town) and not soak.judged(growing, 0.25, town)


def test_more_players_need_more_and_each_cost_counts() -> None:
    import numpy as np

    costs = arrivals.costs_from(arrivals.COSTS, [])
    small, large = (arrivals.day(count, costs, np.random.default_rng(1)) for count in (1_000, 20_000))
    assert 15 < large.moves.sum() / small.moves.sum() < 25
    assert large.sockets.max() > 10 * small.sockets.max()
    evening = large.visits.reshape(24, 60).sum(axis=1)
    assert 2.2 < evening.max() / evening.mean() < 2.8
    tight = ["server.full=0.1"]
    usual = arrivals.fleet(large, arrivals.costs_from(arrivals.COSTS, tight), np.random.default_rng(1))
    for path, name in (
        ("server.move-ms-postgres=60", "processes"),
        ("bots.dungeon-petz.hard=9", "thinking"),
        ("server.socket-kb=900", "serving_memory"),
    ):
        costs = arrivals.costs_from(arrivals.COSTS, [*tight, path])
        dear = arrivals.fleet(large, costs, np.random.default_rng(1))
        assert getattr(dear, name) > getattr(usual, name), path
    with pytest.raises(SystemExit, match="there is no number"):
        arrivals.costs_from(arrivals.COSTS, ["server.tea=3"])


def test_the_reckoning_is_told_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    given = argparse.Namespace(seed=1, cores=4, memory_gb=8.0)
    arrivals.table([1000, 100_000], arrivals.costs_from(arrivals.COSTS, []), given)
    told = capsys.readouterr().out
    assert "| players a day | 1,000 | 100,000 |" in told
    assert "breaks at" in told and "nan" not in told


def test_thinking_is_counted_with_the_matches_it_takes() -> None:
    times, decisions, moves = thinking.think("mighty-monsters", "easy", 1.5, 1)
    assert len(times) > 5 and min(times) >= 0
    assert all(made >= chosen for chosen, made in zip(decisions, moves, strict=True))
