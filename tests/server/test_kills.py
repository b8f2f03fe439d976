"""`kill -9` at any moment, again and again, while matches run: nothing acknowledged is lost.

`python -m bench.kills` does so hundreds of times.
"""

from __future__ import annotations

import json
import random
import time
from functools import partial
from pathlib import Path

import pytest

from bench import kills
from bench.kills import Player, acknowledged, lost
from tests.server.people import PATIENCE, Person, Process, eventually

pytestmark = pytest.mark.slow
KILLS = 20


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    rng = random.Random(2024)
    server = Process(database, tmp_path)
    players = [Player([server.url], database, seed) for seed in range(3)]
    try:
        for player in players:
            player.start()
        for kill in range(KILLS):
            if kill % 4:  # in the middle of play; else at any moment, perhaps before anybody is back
                wanted = acknowledged(players) + rng.randrange(1, 4)
                eventually(partial(reached, players, wanted), "playing on")
            time.sleep(rng.uniform(0, 0.1))
            server.kill()
            server = Process(database, tmp_path, port=server.port)
        for player in players:
            player.halt.set()
        for player in players:
            player.join(2 * PATIENCE)
            assert not player.is_alive()
            assert not player.errors, player.errors
        for player in players:
            check_kept(player, player.people[0][0].at(server.url))
            assert lost(player) == []
            player.database.close()
        assert acknowledged(players) > KILLS
        assert sum(player.reconnects for player in players) >= KILLS
    finally:
        for player in players:
            player.halt.set()
        server.kill()


def reached(players: list[Player], wanted: int) -> bool:
    return acknowledged(players) >= wanted or any(player.errors for player in players)


def check_kept(player: Player, person: Person) -> None:
    """Every acknowledged move and line is there, in order, once."""
    for (table, _), moves in player.acknowledged.items():
        frames = person.get(f"/api/tables/{table}/frames", to=199, seat=0)["frames"]
        kept = [frame["move"] for frame in frames if frame["seat"] == 0]
        assert kept[: len(moves)] == moves
        assert len(kept) <= len(moves) + 1
        with person.sit(table) as chair:
            if player.said[table]:
                chair.until(lambda m: m["type"] == "chat")
            heard = json.dumps(chair.heard)
            assert all(words in heard for words in player.said[table])


def test_whatever_is_killed_nothing_is_lost() -> None:
    """In all games, some among people and some against bots."""
    what = ["bot", "server"]
    found = kills.run("sqlite", what, 10 * PATIENCE, players=4, seed=5)
    assert found.problems == []
    assert list(found.kills) == what
    assert found.moves >= 4 * len(what)
