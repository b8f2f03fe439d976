"""What is stored lasts: restarts, races between processes, tables that leave the memory."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from monstrerie.server import queries, schema, seating
from monstrerie.server.database import MIGRATIONS, Database, configuration, parse_url
from monstrerie.server.errors import ServerError, Stale
from monstrerie.server.records import Player, StoredMove, Table, new_id
from monstrerie.server.setup_pool import set_up
from tests.server.people import Person, Process, Running, eventually, play_out, seated

SHOW = {"kind": "show", "place": 0}


def test_a_match_goes_on_after_a_restart(database: str) -> None:
    with Running(database) as running:
        ani, bo = Person(running.url, "Ani"), Person(running.url, "Bo")
        table = ani.create("me", "link")
        bo.join(table)
        with seated([ani, bo], table["id"]) as (first, second):
            first.my_turn()
            second.my_turn()
            first.play(SHOW)
            first.ask("chat", text="back next week")
            view, events, last = first.update["view"], first.events(), first.update["last"]
    with Running(database) as running:
        ani, bo = ani.at(running.url), bo.at(running.url)
        assert ani.get("/api/session")["player"]["name"] == "Ani"
        with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
            first.settle(lambda update: True)
            assert first.update["view"] == view
            assert first.events() == events
            assert first.until(lambda m: m["type"] == "chat")["messages"][0]["text"] == "back next week"
            second.my_turn()
            second.play(SHOW)
            play_out([first, second])
        with ani.sit(table["id"], since=last) as late:
            events = late.settle(lambda update: True)["events"]
            assert events[0]["n"] == last + 1


def test_bots_go_on_by_themselves_after_a_restart(database: str) -> None:
    with Running(database) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "link")["id"]
        # What a server that died left behind: the match begun, a bot to move, nobody thinking.
        running.context.driver.kick = lambda room: None
        ani.post(f"/api/tables/{table}/start", level="easy")
        ani.post(f"/api/tables/{table}/hand", level="easy")
        assert ani.number(table) == 0
    with Running(database, keeper_seconds=0.1) as running:
        ani = ani.at(running.url)
        eventually(lambda: ani.get(f"/api/tables/{table}")["table"]["status"] == "over", "the end")


def test_clocks_go_on_after_a_restart(database: str) -> None:
    with Running(database) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "easy", clock={"seconds": 3600}, auto=False)["id"]
        with ani.sit(table) as chair:
            deadline = chair.my_turn()["deadline"]
            assert 3590 < deadline - time.time() <= 3600
            turn = chair.update["turn"]
        room = running.context.store.rooms[table]
        eventually(lambda: room.row.to_act == [0])
    opened = Database(parse_url(database))
    with opened.writer.begin() as connection:  # an hour later
        for name in ("started", "wakes", "lease", "updated"):
            connection.execute(sa.text(f"UPDATE tables SET {name} = {name} - 3601"))
        connection.execute(sa.text("UPDATE moves SET at = at - 3601"))
    opened.close()
    with Running(database, keeper_seconds=0.1) as running:
        eventually(lambda: running.context.store.rooms.get(table), "looking after the table")
        history = running.context.store.rooms[table].history
        eventually(lambda: history.turns[0] > turn, "the clock's move")
        assert any(stored.by == "clock" for stored in history.moves)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    with Running(sqlite, idle_seconds=0.05, keeper_seconds=0.05) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "link", "easy")["id"]
        ani.post(f"/api/tables/{table}/start", level="easy")
        with ani.sit(table) as chair:
            chair.settle(lambda update: update["view"]["to_act"] == [0])
            time.sleep(0.3)
            assert table in running.context.store.rooms
            view = chair.update["view"]
        eventually(lambda: table not in running.context.store.rooms, "leaving the memory")
        with ani.sit(table) as chair:
            assert chair.my_turn()["view"] == view
            play_out([chair])


@pytest.mark.parametrize("stored", [True, False], ids=["stored", "not stored"])
def test_when_the_database_falls_silent_a_repeated_move_counts_once(sqlite: str, stored: bool) -> None:
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "link", "link")
        for name in ("Bo", "Cy"):
            Person(running.url, name).join(table)
        with ani.sit(table["id"]) as chair:
            chair.my_turn()
            write = running.context.database.write

            async def silent(*arguments: Any, **more: Any) -> None:
                if stored:
                    await write(*arguments, **more)
                running.context.database.write = write
                raise ServerError("database-away")

            running.context.database.write = silent
            assert chair.ask("play", moves=[SHOW], turn=0)["code"] == "database-away"
            assert chair.ask("play", moves=[SHOW], turn=0)["type"] == "ack"
            assert chair.settle(lambda update: update["number"] == 1)["turn"] == 1
        assert ani.number(table["id"]) == 1


def test_a_match_that_no_longer_fits_the_rules_says_so(sqlite: str) -> None:
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "easy")["id"]
        with ani.sit(table) as chair:
            chair.my_turn()
            chair.play(chair.update["moves"][0])
    opened = Database(parse_url(sqlite))
    with opened.writer.begin() as connection:
        connection.execute(schema.moves.update().values(move={"kind": "show", "place": 3}))
    opened.close()
    with Running(sqlite, keeper_seconds=0.05) as running:
        ani = ani.at(running.url)
        answer = ani.http.get(f"/api/tables/{table}/frames")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "table-damaged")
        assert ani.get(f"/api/tables/{table}")["table"]["status"] == "playing"
        assert len(ani.get("/api/tables", which="mine")["tables"]) == 1


@pytest.fixture
def opened(database: str) -> Any:
    made = Database(parse_url(database))
    made.open()
    yield made
    made.close()


def new_table(opened: Database) -> Table:
    host = Player(new_id(), "Ani")
    with opened.writer.begin() as connection:
        queries.add_player(connection, host, 0.0)
        wish = seating.Wish(game="hush", seats=[("me", None), ("bot", "easy")], options={})
        laid = set_up("hush", 2, None, None, {})
        return seating.create(connection, wish, laid, host, "one")


def store(opened: Database, table: Table, number: int, epoch: int, seat: int) -> None:
    move = StoredMove(number, seat, SHOW, "person", number, 0.0)
    with opened.writer.begin() as connection:
        queries.append(connection, table.id, epoch, number, [move], f"server {seat}", to_act=[seat])


def test_of_two_racing_for_the_same_number_exactly_one_wins(opened: Database, database: str) -> None:
    table = new_table(opened)
    other = Database(parse_url(database))  # as another process would open it
    for number in range(25):
        outcomes: list[str] = []
        together = threading.Barrier(2)

        def race(
            own: Database,
            seat: int,
            number: int = number,
            line: threading.Barrier = together,
            out: list[str] = outcomes,
        ) -> None:
            line.wait()
            try:
                store(own, table, number, 0, seat)
                out.append("stored")
            except Stale:
                out.append("stale")

        racers = [threading.Thread(target=race, args=(own, seat)) for seat, own in enumerate((opened, other))]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(outcomes) == ["stale", "stored"]
    with opened.reader.begin() as connection:
        kept = queries.moves(connection, table.id, 0)
        row = queries.table(connection, table.id)
    assert [move.number for move in kept] == list(range(25))
    assert row.number == 25
    assert row.to_act == [kept[-1].seat]
    other.close()


def test_the_number_of_a_move_is_unique_even_without_the_table_knowing(opened: Database) -> None:
    table = new_table(opened)
    store(opened, table, 0, 0, 0)
    with opened.writer.begin() as connection:
        queries.change_table(connection, table.id, number=0)
    with pytest.raises(Stale):
        store(opened, table, 0, 0, 1)
    with opened.reader.begin() as connection:
        assert [move.seat for move in queries.moves(connection, table.id, 0)] == [0]


def test_a_move_decided_before_moves_were_taken_back_is_stale(opened: Database) -> None:
    table = new_table(opened)
    for number in range(3):
        store(opened, table, number, 0, 0)
    with opened.writer.begin() as connection:
        queries.take_back(connection, table.id, 0, 3, 1, "one", to_act=[0])
    with pytest.raises(Stale):
        store(opened, table, 1, 0, 1)
    with pytest.raises(Stale), opened.writer.begin() as connection:
        queries.take_back(connection, table.id, 0, 3, 0, "one", to_act=[0])
    store(opened, table, 1, 1, 1)
    with opened.reader.begin() as connection:
        assert [move.seat for move in queries.moves(connection, table.id, 0)] == [0, 1]


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    older = Database(parse_url(database))
    with older.writer.begin() as connection:
        command.upgrade(configuration(connection), "0001")
        connection.execute(schema.players.insert().values(id="A" * 22, name="Ani", created=0.0))
    older.close()
    newer = Database(parse_url(database))
    newer.open()
    with newer.reader.begin() as connection:
        assert queries.player(connection, "A" * 22) == Player("A" * 22, "Ani")
        assert "resumed" in {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    newer.close()


def test_each_migration_follows_the_one_before() -> None:
    """Two made at the same time must not bear the same number."""
    numbers = [file.name[:4] for file in sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    script = ScriptDirectory(str(MIGRATIONS))
    assert [step.revision for step in script.walk_revisions()] == numbers[::-1]


def test_the_schema_is_what_the_migrations_make(opened: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with opened.reader.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_lease_is_one_servers_until_it_ends(opened: Database) -> None:
    table = new_table(opened)

    def take(server: str, now: float) -> bool:
        with opened.writer.begin() as connection:
            return queries.take_lease(connection, table.id, server, now, now + 10)

    assert take("one", 100.0)
    assert not take("two", 105.0)
    assert take("one", 105.0)
    assert not take("two", 114.0)
    assert take("two", 116.0)


def test_records_come_back_as_they_were_stored(opened: Database) -> None:
    table = new_table(opened)
    with opened.reader.begin() as connection:
        again = queries.table(connection, table.id)
    assert msgspec.structs.asdict(again) == msgspec.structs.asdict(table)


def test_a_process_serves_and_stops_in_good_order(sqlite: str, tmp_path: Any) -> None:
    process = Process(sqlite, tmp_path)
    ani = Person(process.url, "Ani")
    table = ani.create("me", "hard", "hard", game="mighty-monsters")["id"]
    with ani.sit(table) as chair:
        play_one(chair.my_turn, chair.play)
        process.process.terminate()  # while bots think
        assert process.process.wait(20) in (0, -15)
    assert process.process.stdout is not None
    process.process.stdout.close()


def play_one(turn: Callable[[], Any], play: Callable[[Any], Any]) -> None:
    play(turn()["moves"][0])
