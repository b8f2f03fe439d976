"""What others receive says nothing about what a player does behind the screen: streams of redrawn twins.

python -m bench.twins [--pairs 10000] [--games A,B] [--seconds 3600] [--seed 13]

From a random position a player decides in several ways, also at redrawn tables. Wherever another reader
can know the same of it, this reader must receive the same: messages, their number and size, the table over
REST, frames and curve. Prints how many pairs of streams were compared for each game; exits 1 when two differ.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

import msgspec

from monstrerie.core.match import Match
from monstrerie.games import game
from monstrerie.server import describe
from monstrerie.server.history import History, plan
from monstrerie.server.knowledge import Known
from monstrerie.server.messages import Hello
from monstrerie.server.records import PERSON, PLAYING, Player, Seat, Table
from monstrerie.server.room import Room
from monstrerie.server.seating import _fresh
from monstrerie.server.socket import Client
from monstrerie.server.table_store import _row_after

from . import servers

BEGAN: Final = 1000.0
LONGEST: Final = 60
"""moves of one player behind the screen"""


class Course(msgspec.Struct):
    """What one reader received, and what they could know by looking."""

    received: list[bytes]
    replayed: list[bytes]
    """Frames and curve; a redrawn table has none."""
    knowledge: list[bytes]
    moves: int


def table(name: str, match: Match) -> Table:
    """A table that people play at, all of whose seats are taken."""
    seats = [Seat(seat, PERSON, f"p{seat}", f"P{seat}", None, None) for seat in range(match.players)]
    row = _fresh(
        game=name,
        options=dict(match.options),
        components=None,
        seed=match.seed,
        seeded=False,
        opening=match.opening_outcome,
        host="p0",
        listed=True,
        clock=600,
        auto=False,
        seats=seats,
    )
    return msgspec.structs.replace(
        row, id="t", invite="i", status=PLAYING, to_act=list(match.to_act), started=BEGAN, updated=BEGAN
    )


def reader(room: Room, seat: int | None) -> Client:
    """Somebody who has the table open, and has heard all so far."""
    client = Client(
        cast(Any, SimpleNamespace(scope={})), room, None if seat is None else Player(f"p{seat}", f"P{seat}")
    )
    room.clients.add(client)
    client.greet(Hello())
    client._news()
    return client


def play(room: Room, seat: int, move: Any, at: float) -> list[Any]:
    """A move as the server plays it, without a database."""
    history = room.history
    assert history is not None
    made = plan(history.match, seat, [move], "person", {})
    room.accept(_row_after(room, history, made, at, "s"), made, at, history.number)
    return made.played[0].events


def twin_of(room: Room, match: Match) -> Room:
    """The same table with its history, going on with that match."""
    history = room.history
    assert history is not None
    other = History.__new__(History)
    other.__dict__.update(history.__dict__)
    other.match = match
    for name in ("events", "ends", "moves", "turns", "acting", "looked"):
        setattr(other, name, list(getattr(history, name)))
    return Room(room.row, other, [])


def course(room: Room, seat: int | None, mover: int, rng: random.Random) -> Course:
    """One player decides until the others notice that they have, or for long; what the reader gets of it."""
    history = room.history
    assert history is not None
    client = reader(room, seat)
    made = Course([], [], [], 0)
    view, at = history.match.view(seat), BEGAN + 10
    while mover in history.match.to_act and made.moves < LONGEST and not history.match.over:
        move = history.match.game.sample(history.match, mover, rng.getrandbits(40))
        acting = history.match.to_act
        trial = plan(history.match, mover, [move], "person", {}).played[0]
        noticed = trial.to_act != acting or any(event.visible(seat) for event in trial.events)
        # Hidden moves come at any time; what is noticed, at the same.
        at = BEGAN + 1000 if noticed else at + rng.random()
        events = play(room, mover, move, at)
        made.moves += 1
        made.received += [msgspec.json.encode(message) for message in client._news()]
        now = history.match.view(seat)
        heard = [(event.kind, event.data) for event in events if event.visible(seat)]
        if heard or now != view:
            made.knowledge.append(msgspec.json.encode([heard, now]))
        view = now
        if noticed:
            break
    known = Known(history, seat)
    player = None if seat is None else f"p{seat}"
    made.received.append(msgspec.json.encode(describe.table(room.row, player, ())))
    if not history.match.imagined:
        made.replayed.append(msgspec.json.encode(describe.frames(history, known, 0, known.number, False)))
        made.replayed.append(msgspec.json.encode(describe.curve(history, False)))
    return made


def positions(name: str, rng: random.Random, count: int, most: int) -> Iterator[Room]:
    """Tables so many random moves into their matches, at most."""
    found = game(name)
    for _ in range(count):
        match = found.new(
            rng.randint(found.players.start, min(4, found.players.stop - 1)), rng.getrandbits(40)
        )
        room = Room(table(name, match), History(match, BEGAN), [])
        history = room.history
        assert history is not None
        for _ in range(rng.randint(0, most)):
            if history.match.over:
                break
            seat = rng.choice(history.match.to_act)
            play(room, seat, found.sample(history.match, seat, rng.getrandbits(40)), BEGAN + 1)
        if not history.match.over:
            yield room


class Found(NamedTuple):
    """What came of comparing streams."""

    compared: int
    longer: int
    """of these, how often the player had decided in more or fewer moves"""
    problems: list[str]


def compare(name: str, matches: Iterator[Room], rng: random.Random, pairs: int, end: float) -> Found:
    """At each of these tables, streams of twins that a reader can't tell apart; whether they are the same."""
    compared = longer = 0
    problems: list[str] = []
    for room in matches:
        history = room.history
        assert history is not None
        for mover in history.match.to_act:
            for seat in (None, *range(history.match.players)):
                if seat == mover:
                    continue
                twins = [history.match.copy() for _ in range(4)]
                twins += [history.match.determinise(seat, rng.getrandbits(40)) for _ in range(2)]
                first, *others = [course(twin_of(room, twin), seat, mover, rng) for twin in twins]
                for other in others:
                    if other.knowledge != first.knowledge:
                        continue
                    compared += 1
                    longer += other.moves != first.moves
                    same = other.replayed == first.replayed or not other.replayed
                    if other.received != first.received or not same:
                        match = f"{name}, seed {history.match.seed}, after {history.number} moves"
                        problems.append(f"{match}: seat {seat} can tell what seat {mover} does")
        if compared >= pairs or time.monotonic() > end:
            break
    return Found(compared, longer, problems)


MOST: Final = {"mighty-monsters": 60, "dungeon-lords": 80, "dungeon-petz": 60, "rampage": 4}
"""moves from the start to the positions that are looked at"""


def main() -> None:
    """Compare, and count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--pairs", type=int, default=10_000, help="of streams, for each game")
    options.add_argument("--games", default=",".join(MOST))
    options.add_argument("--seconds", type=float, default=3600.0, help="for each game")
    options.add_argument("--seed", type=int, default=13)
    given = options.parse_args()
    different = 0
    for name in given.games.split(","):
        began, rng = time.monotonic(), random.Random(given.seed)
        rooms = positions(name, rng, sys.maxsize, MOST.get(name, 40))
        found = compare(name, rooms, rng, given.pairs, began + given.seconds)
        print(
            f"{name:16} {found.compared:6} pairs of streams compared, {found.longer} of them decided in "
            f"more or fewer moves: {len(found.problems)} differ; {time.monotonic() - began:.0f} s, "
            f"{servers.load()}",
            flush=True,
        )
        for problem in found.problems[:10]:
            print(f"  {problem}")
        different += len(found.problems)
    if different:
        sys.exit(1)


if __name__ == "__main__":
    main()
