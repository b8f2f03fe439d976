"""What happens at every move is done once, together, and no more than needed; it comes to the same."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from monstrerie import game
from monstrerie.server.database import open_sqlite
from monstrerie.server.errors import Stale
from monstrerie.server.history import History, plan
from monstrerie.server.knowledge import Known
from monstrerie.server.records import StoredMove
from monstrerie.server.wire import Sparing
from monstrerie.server.writer import Writer

from .. import harness

Write = Callable[[sa.Connection], Any]


def insert(number: int, error: Exception | None = None) -> Write:
    def work(connection: sa.Connection) -> int:
        connection.exec_driver_sql("INSERT INTO kept VALUES (?)", (number,))
        if error is not None:
            raise error
        return number

    return work


def together(file: Path, works: list[Write]) -> tuple[list[Any], set[int], int]:
    """What came of works that all wait, which numbers are kept, and how often the disk was asked for that."""
    engine = open_sqlite(sa.make_url(f"sqlite:///{file}"), "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE kept (number INTEGER UNIQUE)")
    commits: list[object] = []
    sa.event.listen(engine, "commit", commits.append)

    async def evening() -> list[Any]:
        writer, began, all_wait = Writer(engine), threading.Event(), threading.Event()

        def hold_up(_: sa.Connection) -> bool:
            began.set()
            return all_wait.wait(60)

        first = asyncio.ensure_future(writer.run(hold_up))
        await asyncio.to_thread(began.wait)
        jobs = [asyncio.ensure_future(writer.run(work)) for work in works]
        await asyncio.sleep(0)
        all_wait.set()
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert await first
        writer.close()
        return answers

    answers = asyncio.run(evening())
    with engine.begin() as connection:
        kept = set(connection.exec_driver_sql("SELECT number FROM kept").scalars())
    count = len(commits) - 1
    engine.dispose()
    return answers, kept, count


def test_who_is_refused_takes_nobody_along(tmp_path: Path) -> None:
    works = [insert(1), insert(2, Stale()), insert(1), insert(3)]
    answers, kept, commits = together(tmp_path / "kept.sqlite", works)
    assert answers[0] == 1 and answers[3] == 3 and kept == {1, 3}
    assert isinstance(answers[1], Stale) and isinstance(answers[2], sa.exc.IntegrityError)
    assert commits == 2, "the first one, and all others together"


def test_of_many_the_broken_one_fails_alone(tmp_path: Path) -> None:
    broken = sa.exc.OperationalError("INSERT", {}, Exception("disk full"))
    works = [insert(1), insert(2, broken), insert(3)]
    answers, kept, commits = together(tmp_path / "kept.sqlite", works)
    assert answers[0] == 1 and answers[2] == 3 and answers[1] is broken
    assert kept == {1, 3} and commits == 1 + 2


@pytest.mark.parametrize("name", harness.NOT_SIMULATED)
def test_what_is_known_grows_to_what_it_would_be(name: str) -> None:
    rng, seats = random.Random(3), [None, 0, 1, 2]
    match = game(name).new(3, 5)
    history = History(match, 10.0)
    grown = [Known(history, seat) for seat in seats]
    for number in range(60):
        if not history.match.to_act:
            break
        seat = rng.choice(history.match.to_act)
        made = plan(history.match, seat, [rng.choice(history.match.moves(seat))], "person", {})
        history.match = made.match
        for played in made.played:
            move = made.match.game.encode(played.move)
            stored = StoredMove(number, played.seat, move, played.by, number, 11.0 + number, None)
            history.add(stored, played.events, played.to_act, played.looked)
        if number % 3:  # now and then several moves at once
            for known, seen in zip(grown, seats, strict=True):
                known.follow(history)
                assert vars(known) == vars(Known(history, seen))


def test_short_messages_go_as_they_are() -> None:
    deflate = PerMessageDeflate(False, False, 12, 12, {"memLevel": 4})
    sparing = Sparing(deflate)
    short, long = Frame(Opcode.TEXT, b"ack" * 5), Frame(Opcode.TEXT, b"update" * 500)
    assert sparing.encode(short) is short
    packed = sparing.encode(long)
    assert packed.rsv1 and len(packed.data) < 100
    assert sparing.decode(packed).data == long.data


def test_a_silent_socket_needs_no_memory_for_compression() -> None:
    """What was said before is forgotten here; readers, who remember it, understand what comes after."""
    deflate = PerMessageDeflate(False, False, 12, 12, {"memLevel": 4})
    sparing, reader = Sparing(deflate), PerMessageDeflate(False, False, 12, 12)
    assert not hasattr(deflate, "encoder")
    texts = [b"the first update " * 60, b"the second update " * 60, b"the third update " * 60]
    sizes = []
    for text in texts:
        for _ in range(2):
            packed = sparing.encode(Frame(Opcode.TEXT, text))
            assert reader.decode(packed).data == text
            sizes.append(len(packed.data))
        sparing.rest()
        assert hasattr(deflate, "encoder"), "something was said since the last time"
        sparing.rest()
        assert not hasattr(deflate, "encoder")
    assert all(again < first / 2 for first, again in zip(sizes[::2], sizes[1::2], strict=True))
