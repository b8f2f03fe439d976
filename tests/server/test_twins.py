"""What others receive says nothing about what a player does behind the screen, not even how often.

From a random position a player decides in several ways, also at redrawn tables. Wherever another reader
can know the same of it, this reader receives the same: messages, their number and size, the table over REST,
frames and curve.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

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

BEGAN = 1000.0
LONGEST = 60
"""moves of one player behind the screen"""


class Course(msgspec.Struct):
    """What one reader received, and what they could know by looking."""

    received: list[bytes]
    replayed: list[bytes]
    """Frames and curve; a redrawn table has none."""
    knowledge: list[bytes]
    moves: int


def table(name: str, match: Match) -> Table:
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


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "count", "most", "varies"),
    [
        ("hush", 10, 8, False),
        ("mighty-monsters", 8, 60, False),
        ("dungeon-lords", 6, 80, False),
        ("dungeon-petz", 16, 60, True),
        ("rampage", 1, 4, False),
    ],
)
def test_readers_receive_the_same_wherever_they_can_know_the_same(
    name: str, count: int, most: int, varies: bool
) -> None:
    rng = random.Random(13)
    compared = different = 0
    for room in positions(name, rng, count, most):
        history = room.history
        assert history is not None
        for mover in history.match.to_act:
            for seat in (None, *range(history.match.players)):
                if seat == mover:
                    continue
                matches = [history.match.copy() for _ in range(4)]
                matches += [history.match.determinise(seat, rng.getrandbits(40)) for _ in range(2)]
                first, *others = [course(twin_of(room, match), seat, mover, rng) for match in matches]
                for other in others:
                    if other.knowledge == first.knowledge:
                        compared += 1
                        different += other.moves != first.moves
                        assert other.received == first.received
                        assert other.replayed == first.replayed or not other.replayed
    assert compared >= 5
    if varies:  # in Petz the moves behind the screen are more or fewer
        assert different >= 5, "nobody ever decided in more or fewer moves: nothing was shown"


@pytest.mark.parametrize(
    ("name", "matches"), [("mighty-monsters", 20), ("dungeon-lords", 6), ("dungeon-petz", 12)]
)
def test_no_seat_decides_at_once_where_it_may_have_had_a_choice(name: str, matches: int) -> None:
    """Others see that a seat decides at once. It is asked all the same where its move is the only one only
    because of what it holds: where at a table that others can imagine it has a choice.
    """
    found, rng = game(name), random.Random(7)
    alone = 0
    for seed in range(matches):
        match = found.new(found.players[seed % len(found.players)], seed)
        busy: set[int] = set()
        while not match.over:
            for seat in match.to_act:
                alone += len(match.moves(seat)) == 1
                # Who has begun to decide behind the screen can go on at once: nobody sees when.
                if seat not in busy and match.only_move(seat) is not None:
                    for reader in {None, *range(match.players)} - {seat}:
                        twin = match.determinise(reader, rng.getrandbits(40))
                        step = type(match.state.step_of(seat)).__name__
                        assert seat not in twin.to_act or len(twin.moves(seat)) == 1, step
            acting, seat = match.to_act, rng.choice(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
            busy = busy | {seat} if match.to_act == acting else set()
    assert alone, "nobody ever had only one move: nothing was shown"


def test_frames_name_what_a_move_is_about_as_the_table_was_before_it() -> None:
    """What was sold is gone by now. Frames that are asked for later say the same."""
    rng, found = random.Random(5), 0
    for room in positions("dungeon-petz", rng, 2, 150):
        history = room.history
        assert history is not None
        game = history.match.game
        for seat in (None, 0):
            known = Known(history, seat)
            frames = describe.frames(history, known, 0, history.number, True)
            assert frames[0].words == {}
            for before, frame in itertools.pairwise(frames):
                assert frame.seat is not None and frame.move is not None
                assert frame.words == game.words(before.view, frame.seat, game.decode(frame.move))
                found += frame.words != {}
            late = len(frames) // 2
            assert describe.frames(history, known, late, late + 3, True) == frames[late : late + 4]
            # While the match goes on, others' moves are not shown, nor what they are about.
            hidden = describe.frames(history, known, 0, known.number, False)
            assert all(frame.words == {} for frame in hidden if frame.move is None)
    assert found > 10
