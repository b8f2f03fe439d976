"""`kill -9` at any moment, again and again, while matches run: nothing acknowledged is lost.

`python -m bench.kills` does so hundreds of times.
"""

from __future__ import annotations

import json
import random
import threading
import time
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from bench import kills
from tests.server.people import PATIENCE, Chair, Message, Person, Process, eventually

pytestmark = pytest.mark.slow
KILLS = 20


class Player(threading.Thread):
    """Plays one match after another whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(url, f"Player {seed}")
        self.rng = random.Random(seed)
        self.halt = threading.Event()
        self.acknowledged: dict[str, list[Message]] = {}
        """table -> this seat's moves, in order"""
        self.said: dict[str, list[str]] = {}
        self.errors: list[BaseException] = []
        self.reconnects = 0

    def run(self) -> None:
        table: str | None = None
        while not self.halt.is_set():
            try:
                table = table or self.person.create("me", "easy", auto=False)["id"]
                self.acknowledged.setdefault(table, [])
                self.said.setdefault(table, [])
                if self._visit(table):
                    table = None
            except (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError):
                self.reconnects += 1
                time.sleep(0.05)
            except BaseException as error:
                self.errors.append(error)
                return

    def _visit(self, table: str) -> bool:
        """Play until the match is over (True) or the line breaks."""
        with self.person.sit(table) as chair:
            while not self.halt.is_set():
                update = chair.my_turn()
                if update["result"]:
                    return True
                own = self.acknowledged[table]
                # Stored, but killed before it was acknowledged: it may count, and comes at most once.
                assert len(own) <= update["turn"] <= len(own) + 1, (own, update["turn"])
                if update["turn"] == len(own) + 1:
                    own.append(self._stored(chair, table, len(own)))
                    continue
                move = self.rng.choice(update["moves"])
                answer = chair.play(move)
                assert answer["type"] == "ack", answer
                own.append(move)
                if self.rng.random() < 0.1:
                    words = f"line {self.rng.random()}"
                    if chair.ask("chat", text=words)["type"] == "ack":
                        self.said[table].append(words)
        return False

    def _stored(self, chair: Chair, table: str, index: int) -> Message:
        frames = self.person.get(f"/api/tables/{table}/frames", to=199, seat=0)["frames"]
        found: Message = [frame["move"] for frame in frames if frame["seat"] == 0][index]
        return found


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    rng = random.Random(2024)
    server = Process(database, tmp_path)
    players = [Player(server.url, seed) for seed in range(3)]
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
            check_kept(player, player.person.at(server.url))
        assert acknowledged(players) > KILLS
        assert sum(player.reconnects for player in players) >= KILLS
    finally:
        for player in players:
            player.halt.set()
        server.kill()


def acknowledged(players: list[Player]) -> int:
    return sum(len(moves) for player in players for moves in list(player.acknowledged.values()))


def reached(players: list[Player], wanted: int) -> bool:
    return acknowledged(players) >= wanted or any(player.errors for player in players)


def check_kept(player: Player, person: Person) -> None:
    """Every acknowledged move and line is there, in order, once."""
    for table, moves in player.acknowledged.items():
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
