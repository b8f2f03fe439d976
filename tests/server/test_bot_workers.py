"""Bots that think in processes elsewhere, which find their work on PostgreSQL and may die at any moment."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from monstrerie import game
from monstrerie.core import thinking as thinking_time
from monstrerie.core.version import __version__
from monstrerie.server import bot_pool, bot_process, bot_queue, bot_worker, peers, schema
from monstrerie.server.bot_queue import Wish
from monstrerie.server.database import Database, parse_url
from monstrerie.server.errors import StartError
from monstrerie.server.records import new_id
from monstrerie.server.workers import Workers
from tests.server.people import STUCK, Chair, Person, Running, Thinker, eventually, play_out

pytestmark = pytest.mark.postgres


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A server here thinks only where nobody elsewhere does, so that a slow machine changes nothing. What it
    thinks about is listed.
    """
    found: list[str] = []
    think = bot_pool.think

    async def listed(workers: Workers, table: str, *job: Any) -> Any:
        found.append(table)
        return await think(workers, table, *job)

    monkeypatch.setattr(bot_pool, "_HEAD_START", 1e6)
    monkeypatch.setattr(bot_pool, "_QUICK", 0.0)
    monkeypatch.setattr(bot_pool, "think", listed)
    return found


@pytest.fixture
def server(postgres: str) -> Iterator[Running]:
    """A server of the test's own database."""
    with Running(postgres, keeper_seconds=0.2) as running:
        yield running


@contextmanager
def thinking(database: str, workers: int = 1, first: str = "") -> Iterator[Thinker]:
    """A bot worker as long as the test lasts."""
    thinker = Thinker(database, workers, first)
    try:
        yield thinker
    finally:
        if thinker.process.poll() is None:
            thinker.kill()


def known(server: Running, workers: int = 1) -> None:
    """Wait until the server knows of so many places elsewhere."""
    eventually(lambda: server.context.remote_bots.places["hush"] == workers, "meeting the worker")


def begun(server: Running, number: int = 1) -> None:
    """Wait until so many turns are being thought about elsewhere."""
    query = sa.text("SELECT count(*) FROM bot_jobs WHERE worker IS NOT NULL")
    eventually(lambda: asked(server, query) == number, "the claim")


def asked(server: Running, query: Any) -> Any:
    with server.context.database.reader.begin() as connection:
        return connection.scalar(query)


def thoughts(server: Running, table: str) -> int:
    """How many of a table's moves bots had to think about; each was made once."""
    history = server.context.store.rooms[table].history
    numbers = [stored.number for stored in history.moves]
    assert numbers == list(range(len(numbers)))
    before = [history.match.rewound(number) for number in numbers]
    return sum(
        stored.by == "bot" and match.only_move(stored.seat) is None
        for stored, match in zip(history.moves, before, strict=True)
    )


# --- a match ------------------------------------------------------------------------------------------------


def test_a_worker_thinks_for_a_server_and_may_read_nothing_else(
    server: Running, postgres: str, here: list[str]
) -> None:
    name = "thinker_" + postgres.split("/")[3].partition("?")[0].removeprefix("test_")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {name} LOGIN".encode())
        for right in (
            "SELECT ON alembic_version",
            "SELECT, UPDATE ON bot_jobs",
            "SELECT, INSERT, UPDATE ON bot_turns",
            "SELECT, INSERT, DELETE ON peers",
        ):
            connection.execute(f"GRANT {right} TO {name}".encode())
    with thinking(postgres.replace("postgres@", f"{name}@")) as thinker:
        known(server)
        ani = Person(server.url, "Ani")
        table = ani.create("me", "hard", "hard", auto=False)["id"]
        with ani.sit(table) as chair:
            play_out([chair])
        metrics = ani.http.get("/metrics").text
        assert "\nmonstrerie_bot_workers 1.0" in metrics and "\nmonstrerie_bot_places 1.0" in metrics
        assert thinker.leave() == thoughts(server, table) > 4
        assert here == []
    eventually(lambda: not server.context.remote_bots.serves("hush"), "the farewell")
    assert asked(server, sa.select(sa.func.count()).select_from(schema.bot_jobs)) == 0


def test_a_turn_tells_a_worker_nothing_about_people(server: Running, postgres: str, here: list[str]) -> None:
    with thinking(postgres, first=STUCK):
        known(server)
        ani = Person(server.url, "Ani")
        table = ani.create("me", "hard", auto=False)["id"]
        begun(server)
        with server.context.database.reader.begin() as connection:
            row = connection.execute(sa.select(schema.bot_jobs)).one()
        told = repr({**row._mapping, "save": zlib.decompress(row.save).decode()})
        assert row.game == "hush" and '"moves"' in told
        invite = server.context.store.rooms[table].row.invite
        assert not any(secret in told for secret in (ani.id, table, invite, "Ani", ani.cookie))


def play_from(chair: Chair) -> None:
    """The bot's first turn is over: play on to the end."""
    chair.settle(lambda update: update["number"] > 0)
    play_out([chair])


@pytest.mark.parametrize("who", ["another worker", "the server"])
def test_a_killed_worker_only_delays_the_move(
    who: str, server: Running, postgres: str, here: list[str]
) -> None:
    with ExitStack() as stack:
        stuck = stack.enter_context(thinking(postgres, first=STUCK))
        known(server)
        ani = Person(server.url, "Ani")
        table = ani.create("hard", "me", auto=False)["id"]
        begun(server)
        if who == "another worker":
            other = stack.enter_context(thinking(postgres))
            known(server, 2)
        stuck.kill()
        with ani.sit(table) as chair:
            play_from(chair)
        found = thoughts(server, table)
        assert found > 2
        assert (other.leave(), here) == (found, []) if who == "another worker" else len(here) == found


def test_a_worker_that_is_told_to_go_gives_its_turn_back(
    server: Running, postgres: str, here: list[str]
) -> None:
    hurry = "from monstrerie.server import bot_worker; bot_worker._GOODBYE_SECONDS = 0.1"
    with thinking(postgres, first=f"{STUCK}; {hurry}") as stuck, ExitStack() as stack:
        known(server)
        ani = Person(server.url, "Ani")
        table = ani.create("hard", "me", auto=False)["id"]
        begun(server)
        other = stack.enter_context(thinking(postgres))
        known(server, 2)
        assert stuck.leave() == 0
        with ani.sit(table) as chair:
            play_from(chair)
        assert other.leave() == thoughts(server, table)


def test_easy_bots_have_a_place_that_hard_ones_never_take(server: Running, postgres: str) -> None:
    with thinking(postgres, workers=2, first=STUCK):
        known(server, 2)
        pool = server.context.bot_pool
        ani, bo = Person(server.url, "Ani"), Person(server.url, "Bo")
        for _ in range(2):
            ani.create("me", "hard", auto=False)
        begun(server, 2)
        # No process of the server's own is free: the easy bot thinks elsewhere, too.
        pool.lane._free = 0
        table = bo.create("easy", "me", auto=False)["id"]
        with bo.sit(table) as chair:
            chair.settle(lambda update: update["number"] > 0)
        pool.lane._free = 1


def test_the_server_takes_a_turn_back_that_nobody_begins(server: Running, postgres: str) -> None:
    with thinking(postgres, first=STUCK):
        known(server)
        ani = Person(server.url, "Ani")
        ani.create("me", "hard", auto=False)
        begun(server)
        table = ani.create("hard", "me", auto=False)["id"]
        with ani.sit(table) as chair:
            play_from(chair)


def test_play_goes_on_when_all_lines_to_the_database_are_cut(
    server: Running, postgres: str, here: list[str]
) -> None:
    with thinking(postgres) as thinker:
        known(server)
        ani = Person(server.url, "Ani")
        table = ani.create("hard", "me", auto=False)["id"]
        with ani.sit(table) as chair:
            chair.my_turn()
            before = asked(server, sa.select(schema.peers.c.id).where(schema.peers.c.kind == peers.BOTS))
            with psycopg.connect(postgres, autocommit=True) as connection:
                others = (
                    "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                connection.execute(f"SELECT pg_terminate_backend(pid) {others}".encode())
            query = sa.select(sa.func.count()).where(
                schema.peers.c.kind == peers.BOTS, schema.peers.c.id != before
            )
            eventually(lambda: _patient(lambda: asked(server, query)), "the new line")
            play_out([chair])
        assert thinker.leave() > 0
        thoughts(server, table)


def _patient(work: Callable[[], Any]) -> Any:
    """What work answers; None where its connection was cut."""
    try:
        return work()
    except sa.exc.OperationalError:
        return None


def seconds_of_sleep() -> float:
    """What bots count while their process does nothing."""
    began = thinking_time.seconds()
    time.sleep(0.3)
    return thinking_time.seconds() - began


def test_bots_elsewhere_count_the_processor_and_not_the_clock() -> None:
    workers = Workers(1, bot_process.prepare_elsewhere)
    try:
        assert workers.current().submit(seconds_of_sleep).result() < 0.2
    finally:
        workers.close()


# --- whose turn it is ---------------------------------------------------------------------------------------


@pytest.fixture
def base(postgres: str) -> Iterator[Database]:
    """An empty database, up to date."""
    database = Database(parse_url(postgres))
    database.open()
    yield database
    database.close()


def ask(base: Database, person: str, match: str, quick: bool = False, name: str = "hush") -> None:
    save = game("hush").new(2, 7).save()
    wish = Wish(person, match, name, "hard", 0, 1, quick, save)
    with base.writer.begin() as connection:
        bot_queue.ask(connection, "server", new_id(), wish, bot_queue.packed(save))


def claim(base: Database, worker: str = "worker", quick: bool = False) -> str | None:
    """Whose match a worker that comes now thinks about."""
    with base.writer.begin() as connection:
        job = bot_queue.claim(connection, worker, ["hush"], quick)
    return None if job is None else job.match


def test_workers_serve_person_by_person_and_match_by_match(base: Database) -> None:
    for turn in ("a1", "a1", "a2", "a3", "b1", "c1", "b1"):
        ask(base, turn[0], turn)
    names = {bot_queue.digest("match", name): name for name in ("a1", "a2", "a3", "b1", "c1")}
    served = [names[claim(base) or ""] for _ in range(7)]
    assert served == ["a1", "b1", "c1", "a2", "b1", "a3", "a1"]
    assert claim(base) is None


def test_nobodys_twenty_tables_delay_anothers_one(base: Database) -> None:
    for number in range(20):
        ask(base, "them", f"t{number}")
    claim(base)
    ask(base, "me", "mine")
    assert claim(base) == bot_queue.digest("match", "mine")


def test_no_two_workers_take_one_turn(base: Database) -> None:
    ask(base, "a", "one")
    ask(base, "b", "two")
    with base.writer.begin() as first, base.writer.begin() as second:
        jobs = [bot_queue.claim(link, "worker", ["hush"], False) for link in (first, second, first)]
    taken = [job and job.match for job in jobs]
    assert taken == [bot_queue.digest("match", "one"), bot_queue.digest("match", "two"), None]


def test_a_worker_takes_what_it_knows_and_what_is_quick_where_it_must_be(base: Database) -> None:
    ask(base, "a", "other game", name="boo")
    ask(base, "a", "long")
    with base.writer.begin() as connection:
        connection.execute(schema.bot_jobs.update().values(rules="0.0.1"))
    ask(base, "b", "mine")
    assert claim(base, quick=True) is None
    ask(base, "b", "quick", quick=True)
    assert claim(base, quick=True) == bot_queue.digest("match", "quick")
    assert claim(base) == bot_queue.digest("match", "mine")
    assert claim(base) is None


def test_an_answer_counts_once_and_only_while_it_is_awaited(base: Database) -> None:
    move = {"kind": "show", "place": 0}
    ask(base, "a", "one")
    with base.writer.begin() as connection:
        connection.execute(schema.peers.insert().values(_peer("worker", "bots")))
        job = bot_queue.claim(connection, "worker", ["hush"], False)
        assert job is not None and bot_queue.collect(connection, "server") == []
        assert bot_queue.withdraw(connection, [job.id]) == 0
        bot_queue.end(connection, "an impostor", job, move, 1.0)
        assert bot_queue.collect(connection, "server") == []
        bot_queue.end(connection, "worker", job, move, 1.0)
        bot_queue.end(connection, "worker", job, {"kind": "show", "place": 1}, 1.0)
        assert [thought.move for thought in bot_queue.collect(connection, "server")] == [move]
        assert bot_queue.collect(connection, "server") == []
    ask(base, "a", "two")
    with base.writer.begin() as connection:
        job = bot_queue.claim(connection, "worker", ["hush"], False)
        assert job is not None and bot_queue.standing(connection, "server") == {job.id}
        peers.leave(connection, "worker")
        assert bot_queue.standing(connection, "server") == set()
        bot_queue.end(connection, "worker", job, move, 1.0)
        assert bot_queue.collect(connection, "server") == []


def _peer(id: str, kind: str, rules: str = __version__) -> dict[str, Any]:
    about = {"id": id, "kind": kind, "lock": peers.lock_of(id), "rules": rules}
    return {**about, "name": "here", "games": [], "places": 1, "since": 0.0}


# --- what is refused ----------------------------------------------------------------------------------------


def refusal(*arguments: Any) -> StartError:
    with pytest.raises(StartError) as told:
        bot_worker.run(*arguments)
    return told.value


def test_a_worker_says_what_is_wrong(postgres: str, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MONSTRERIE_DATABASE", raising=False)
    assert "--database postgresql://" in refusal(None).say("en")
    assert "PostgreSQL" in refusal(sqlite).say("en") and "SQLite" in refusal(sqlite).say("fr")
    assert "postgresql://" in refusal("mysql://who@where/what").say("fr")
    nobody = "postgresql://nobody:secret@127.0.0.1:1/nothing"
    assert "127.0.0.1" in refusal(nobody).say("en") and "secret" not in refusal(nobody).say("en")
    assert "--workers" in refusal(postgres, 0).say("en")
    # No server has been there yet: a worker makes no tables.
    assert "schema –" in refusal(postgres).say("en") and "schéma –" in refusal(postgres).say("fr")
    database = Database(parse_url(postgres))
    database.open()
    try:
        with database.writer.begin() as connection:
            connection.execute(schema.peers.insert().values(_peer("server", "server", "0.0.1")))
        told = refusal(postgres)
        assert "0.0.1" in told.say("en") and __version__ in told.say("fr")
        with database.writer.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        assert "9999" in refusal(postgres).say("en")
    finally:
        database.close()


def test_bots_of_another_version_are_not_asked(
    server: Running, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    with psycopg.connect(postgres, autocommit=True) as line:
        line.execute("SELECT pg_advisory_lock(%s)", (peers.lock_of("stranger"),))
        with server.context.database.writer.begin() as connection:
            row = {**_peer("stranger", "bots", "0.0.1"), "games": ["hush"]}
            connection.execute(schema.peers.insert().values(row))
        eventually(lambda: "bots of version 0.0.1 are not asked" in caplog.text, "the look")
        assert not server.context.remote_bots.serves("hush")
    eventually(lambda: "gone: bots stranger" in caplog.text, "the end")
