"""`kill -9` of every process there is, at any moment, while matches of all games run: is anything lost?

python -m bench.kills [--kills 300] [--seconds 3600] [--kind sqlite|postgres|both] [--players 8] [--seed 1]

With SQLite one server, killed whole or one of its bots' processes. With PostgreSQL two servers of two workers
each: a worker, a supervisor, a whole server, a bot's process or the database. One in four players plays
against bots, the others among people. After each kill everybody among people has to get a move acknowledged.
At the end the acknowledged moves are compared with the stored ones, and every stored match is replayed.
Exits 1 when a move is lost or somebody waits in vain.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from monstrerie.games import game
from monstrerie.server import queries
from monstrerie.server.database import Database, parse_url
from monstrerie.server.history import replay
from monstrerie.server.records import StoredMove
from tests.server.people import Chair, Message, Person, go_home

from . import postgres, servers

GAMES = ("mighty-monsters", "dungeon-lords", "dungeon-petz", "rampage")
WEIGHTS = {
    "sqlite": {"server": 2, "bot": 1},
    "postgres": {"worker": 3, "supervisor": 2, "server": 1, "bot": 2, "database": 2},
}
"""what is killed, and how often beside the others"""
_IN_VAIN = 5 * servers.PATIENCE
"""seconds after which nobody waits any more: a server that starts on a busy machine takes long"""


class Player(threading.Thread):
    """Plays one match after another whatever happens to the servers, and remembers what was acknowledged:
    alone against easy bots, or on all seats, as several people.
    """

    def __init__(
        self, urls: Sequence[str], database: str, seed: int, name: str = "hush", bots: bool = True
    ) -> None:
        super().__init__(daemon=True)
        self.game = game(name)
        self.bots = bots
        seats = self.game.players.start
        people = [Person(urls[0], f"Player {seed}.{seat}") for seat in range(1 if bots else seats)]
        self.people = [[person, *(person.at(url) for url in urls[1:])] for person in people]
        """by seat and server"""
        self.chairs = ["me", *["easy" if bots else "link"] * (seats - 1)]
        self.database = Database(parse_url(database))
        self.rng = random.Random(seed)
        self.halt = threading.Event()
        self.acknowledged: dict[tuple[str, int], list[Message]] = {}
        """table and seat -> moves, in order"""
        self.said: dict[str, list[str]] = {}
        self.errors: list[BaseException] = []
        self.reconnects = 0
        self.recovered = 0
        """moves that were stored, but killed before they were acknowledged"""
        self.last = time.monotonic()
        """when the last acknowledged move was sent"""
        self._at = seed

    def run(self) -> None:
        """Play until told to stop."""
        table: str | None = None
        while not self.halt.is_set():
            try:
                table = table or self._begin()
                if self._visit(table):
                    table = None
            except (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError):
                self.reconnects += 1
                self._at += 1
                time.sleep(0.05)
            except BaseException as error:
                self.errors.append(error)
                return

    def _here(self) -> list[Person]:
        """Everybody, at the server that they try now."""
        return [person[self._at % len(person)] for person in self.people]

    def _begin(self) -> str:
        host, *friends = self._here()
        made = host.create(*self.chairs, game=self.game.name, auto=False)
        for friend in friends:
            friend.join(made)
        table: str = made["id"]
        self.acknowledged |= {(table, seat): [] for seat in range(len(self.people))}
        self.said[table] = []
        return table

    def _visit(self, table: str) -> bool:
        """Play until the match is over (True) or the line breaks."""
        with ExitStack() as stack:
            chairs = [stack.enter_context(person.sit(table)) for person in self._here()]
            while not self.halt.is_set():
                for seat, chair in enumerate(chairs):
                    hear(chair, 0.02 if len(chairs) > 1 else 1.0)
                    update = chair.update
                    if update and update["result"]:
                        return True
                    if update and update["moves"]:
                        self._move(chair, table, seat)
        return False

    def _move(self, chair: Chair, table: str, seat: int) -> None:
        own, turn = self.acknowledged[table, seat], chair.update["turn"]
        # Stored, but killed before it was acknowledged: it may count, and comes at most once.
        assert len(own) <= turn <= len(own) + 1, (own, turn)
        if turn == len(own) + 1:
            own.append(stored(self.database, table, seat)[len(own)].move)
            self.recovered += 1
        move = self._choice(chair.update["moves"])
        sent = time.monotonic()
        answer = chair.play(move)
        if answer.get("code") in ("database-away", "stale-turn"):
            raise TimeoutError
        assert answer["type"] == "ack", answer
        own.append(self.game.encode(self.game.decode(move)))
        self.last = sent
        if self.rng.random() < 0.1:
            words = f"line {self.rng.random()}"
            if chair.ask("chat", text=words)["type"] == "ack":
                self.said[table].append(words)

    def _choice(self, moves: list[Message]) -> Message:
        move = self.rng.choice(moves)
        if "direction" in move:
            return {**move, "direction": round(self.rng.uniform(0, 360), 1)}
        return move


def hear(chair: Chair, seconds: float) -> None:
    """Take in what has come, or comes within this time."""
    with suppress(TimeoutError):
        while True:
            message = chair.receive(seconds)
            if message["type"] == "error":
                raise OSError(message["code"])
            seconds = 0.0


def stored(database: Database, table: str, seat: int) -> list[StoredMove]:
    """The moves of a seat that lie in the database."""
    with database.reader.begin() as connection:
        return [move for move in queries.moves(connection, table, 0) if move.seat == seat]


def lost(player: Player) -> list[str]:
    """What is wrong with what is stored of a player's tables: each acknowledged move and line must be there,
    in order, once; the moves of all seats without a gap; and the match must be replayable.
    """
    found = []
    for (table, seat), moves in player.acknowledged.items():
        kept = [move.move for move in stored(player.database, table, seat)]
        if kept[: len(moves)] != moves or len(kept) > len(moves) + 1:
            found.append(
                f"{table}: {len(moves)} acknowledged to seat {seat}, {len(kept)} stored, not the same"
            )
    for table, said in player.said.items():
        with player.database.reader.begin() as connection:
            row, all_moves = queries.table(connection, table), queries.moves(connection, table, 0)
            lines = {line.text for line in queries.chat(connection, table, -1)}
        if [move.number for move in all_moves] != list(range(row.number)):
            found.append(f"{table}: a gap in its {row.number} moves")
        if missing := set(said[-100:]) - lines:
            found.append(f"{table}: {len(missing)} lines of chat are missing")
        try:
            replay(row, all_moves)
        except Exception as error:
            found.append(f"{table}: {error!r}")
    return found


def acknowledged(players: Sequence[Player]) -> int:
    """How many moves were acknowledged."""
    return sum(len(moves) for player in players for moves in list(player.acknowledged.values()))


class House:
    """The servers over one database, which can be killed piece by piece."""

    def __init__(
        self, database: str, folder: Path, cluster: postgres.Cluster | None = None, number: int = 1
    ) -> None:
        self.database, self.folder, self.cluster = database, folder, cluster
        self.workers = 1 if cluster is None else 2
        self.all: list[servers.Served] = []
        for _ in range(number):
            self.all.append(self._start(0))

    def wait(self) -> None:
        """Until all of them answer: workers are slow to begin where much begins at once."""
        end = time.monotonic() + 5 * servers.PATIENCE
        for one in self.all:
            while time.monotonic() < end:
                with suppress(httpx.HTTPError):
                    if httpx.get(f"{one.url}/api/health", timeout=servers.PATIENCE).is_success:
                        break
                time.sleep(0.1)

    def _start(self, port: int) -> servers.Served:
        for _ in range(100):
            with suppress(SystemExit):
                return servers.start(
                    self.database, self.folder, port, self.workers, bot_workers=1, keeper_seconds=0.5
                )
            time.sleep(0.1)  # the port of those who have just been killed is not free yet
        raise AssertionError("a server never started again")

    def kill(self, what: str, rng: random.Random) -> None:
        """Kill one of these, and start again what nobody else would."""
        number = rng.randrange(len(self.all))
        chosen = self.all[number]
        serving = servers.serving(chosen, self.workers)
        if what == "database":
            assert self.cluster is not None
            self.cluster.kill()
            for _ in range(50):
                with suppress(subprocess.CalledProcessError):
                    self.cluster.start()
                    return
                time.sleep(0.1)
            raise AssertionError("the database never started again")
        if what == "worker":
            kill(rng.choice(serving))
            return
        if what == "bot":
            bots = [bot for one in serving for bot in servers.children(one)]
            if bots:
                kill(rng.choice(bots))
            return
        if what == "server":
            for one in serving:
                kill(one)
        servers.stop(chosen, signal.SIGKILL)
        self.all[number] = self._start(chosen.port)

    def close(self) -> None:
        """Stop everything."""
        for one in self.all:
            servers.stop(one)


def kill(process: int) -> None:
    """Without a word."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


class Found(NamedTuple):
    """What came of the kills."""

    kills: Counter[str]
    moves: int
    """acknowledged"""
    recovered: int
    tables: int
    problems: list[str]
    waits: dict[str, list[tuple[float, float]]]
    """for each kill: seconds until somebody's next acknowledged move, until everybody's"""


def kills(
    house: House, players: Sequence[Player], kinds: Sequence[str], rng: random.Random, seconds: float
) -> Found:
    """Kill these one after another while the players play; what was lost."""
    end = time.monotonic() + seconds
    done: Counter[str] = Counter()
    waits: dict[str, list[tuple[float, float]]] = {}
    problems: list[str] = []
    for player in players:
        player.start()
    try:
        for what in kinds:
            if time.monotonic() > end or problems:
                break
            time.sleep(rng.uniform(0, 0.5))
            began = time.monotonic()
            house.kill(what, rng)
            done[what] += 1
            # Bots start anew with what the processor has left: who waits for them waits longer.
            people = [player for player in players if not player.bots] or players
            first = waited(players, began, any)
            everybody = waited(people, began, all)
            broken = [repr(error) for player in players for error in player.errors]
            problems += broken
            if everybody is None and not broken:
                problems.append(f"after a {what} was killed, somebody got no move acknowledged")
            if first is not None and everybody is not None:
                waits.setdefault(what, []).append((first, everybody))
            show(f"{sum(done.values())} of {len(kinds)} kills, {acknowledged(players)} moves")
    finally:
        for player in players:
            player.halt.set()
        for player in players:
            player.join(servers.PATIENCE)
    for player in players:
        problems += lost(player)
        player.database.close()
    tables = sum(len(player.said) for player in players)
    recovered = sum(player.recovered for player in players)
    return Found(done, acknowledged(players), recovered, tables, problems, waits)


def waited(players: Sequence[Player], began: float, who: Callable[[Any], bool]) -> float | None:
    """Seconds until a move sent since then is acknowledged to any or all of them; None when it is in vain."""
    while time.monotonic() < began + _IN_VAIN:
        if any(player.errors for player in players):
            return None
        if who(player.last > began for player in players):
            return time.monotonic() - began
        time.sleep(0.01)
    return None


def show(text: str) -> None:
    """How far it is, where somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def drawn(kind: str, count: int, seed: int) -> list[str]:
    """What is killed, each at least once if there are enough."""
    weights = WEIGHTS[kind]
    more = random.Random(seed).choices(list(weights), list(weights.values()), k=max(0, count - len(weights)))
    return [*weights, *more][:count]


def run(kind: str, what: Sequence[str], seconds: float, players: int, seed: int, number: int = 1) -> Found:
    """All of it over one kind of database, with so many servers."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        stack.callback(go_home)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = None
        if kind == "postgres":
            cluster = stack.enter_context(postgres.cluster())
            database = cluster.made("kills")
        else:
            database = f"sqlite:///{folder / 'kills.sqlite'}"
        house = House(database, folder, cluster, number)
        stack.callback(house.close)
        house.wait()
        urls = [one.url for one in house.all]
        crowd = [
            Player(urls, database, number, GAMES[number % len(GAMES)], number % 4 == 3 - number // 4 % 4)
            for number in range(players)
        ]
        return kills(house, crowd, what, rng, seconds)


def report(kind: str, found: Found) -> None:
    """The table."""
    print(
        f"{kind}: {sum(found.kills.values())} kills, {found.moves} moves acknowledged at {found.tables} "
        f"tables ({found.recovered} more stored than acknowledged): {len(found.problems)} problems; "
        f"{servers.load()}"
    )
    print(f"  {'killed':12} {'times':>5}  goes on: median, p95, most (s)   for everybody: median, most (s)")
    for what, waits in sorted(found.waits.items()):
        first, everybody = sorted(one for one, _ in waits), sorted(all_ for _, all_ in waits)
        p95 = quantiles(first, n=20)[18] if len(first) > 1 else first[0]
        print(
            f"  {what:12} {len(waits):5}  {median(first):12.2f} {p95:6.2f} {first[-1]:6.2f} "
            f"{median(everybody):26.2f} {everybody[-1]:6.2f}"
        )
    for problem in found.problems:
        print(f"  {problem}")
    sys.stdout.flush()


def main() -> None:
    """Kill, and count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--kills", type=int, default=300)
    options.add_argument("--seconds", type=float, default=3600.0, help="no further kill after these")
    options.add_argument("--kind", choices=["sqlite", "postgres", "both"], default="both")
    options.add_argument("--players", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    kinds = ["sqlite", "postgres"] if given.kind == "both" else [given.kind]
    problems = 0
    for kind in kinds:
        what = drawn(kind, given.kills // len(kinds), given.seed)
        number = 1 if kind == "sqlite" else 2
        found = run(kind, what, given.seconds / len(kinds), given.players, given.seed, number)
        report(kind, found)
        problems += len(found.problems)
    if problems:
        sys.exit(1)


if __name__ == "__main__":
    main()
