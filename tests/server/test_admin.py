"""What those who run the server do to its tables, its people and its database (`monstrerie admin`)."""

from __future__ import annotations

import json
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from websockets.exceptions import ConnectionClosed

from monstrerie import __version__
from monstrerie.server import admin, backup, queries, schema
from monstrerie.server.database import Database, configuration, parse_url
from monstrerie.server.errors import StartError
from monstrerie.server.records import new_id
from monstrerie.server.settings import settings
from tests.cli.test_fuzz import Done
from tests.cli.test_fuzz import run as typed
from tests.server.people import PATIENCE, Chair, Person, Running, eventually, play_out, seated, spectator

Guest = Callable[[str], Person]


def run(server: Running | str, *arguments: str, said: str = "", lang: str = "en") -> Done:
    """`monstrerie admin` on the database of a server."""
    database = server if isinstance(server, str) else server.context.settings.database
    return typed(["admin", *arguments, "--database", database, "--lang", lang], said.encode())


def one_line(done: Done) -> str:
    return " ".join(done.output.split())


def told(server: Running | str, *arguments: str) -> Any:
    """What a command prints for programs."""
    done = run(server, *arguments)
    assert done.code == 0, done
    return json.loads(done.output[done.output.index("{" if "{" in done.output else "[") :].splitlines()[0])


def listed(server: Running, *arguments: str) -> dict[str, Any]:
    done = run(server, "list", "--json", *arguments)
    assert done.code == 0, done
    return {table["id"]: table for table in json.loads(done.output)}


@contextmanager
def ended(chair: Chair, code: int) -> Iterator[None]:
    """The server closes this socket with that code."""
    yield
    with pytest.raises(ConnectionClosed):
        chair.until(lambda message: False)
    assert chair.socket.close_code == code


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, hush: None) -> Iterator[Running]:
    """A server that looks often at what others changed."""
    folder = tmp_path_factory.mktemp("admin")
    with Running(f"sqlite:///{folder / 'own.sqlite'}", keeper_seconds=0.05) as running:
        yield running


def test_tables_are_listed_and_shown(own: Running) -> None:
    ani, bo = Person(own.url, "Ani"), Person(own.url, "Bo")
    table = ani.create("me", "link", "easy", listed=True)["id"]
    found = listed(own)[table]
    assert (found["stage"], found["rules"], found["moves"]) == ("open", __version__, 0)
    assert [seat["name"] for seat in found["seats"]] == ["Ani", None, None]
    assert table in listed(own, "--stage", "open") and table not in listed(own, "--stage", "over")
    bo.post(f"/api/tables/{table}/join")
    with ani.sit(table) as chair:
        chair.ask("chat", text="a good day to you")
    shown = run(own, "show", table, lang="fr").output
    assert "en cours" in shown and "a good day to you" in shown and "Bo" in shown
    assert "invite" not in json.dumps(told(own, "show", table, "--json")) and "seed" not in shown
    for lang, words in (("en", "There is no such table"), ("fr", "Cette table n’existe pas")):
        done = run(own, "show", new_id(), lang=lang)
        assert done.code == 2 and done.output.startswith("monstrerie: "), (words, done)


def test_a_closed_match_stands_still_and_can_be_seen_again(own: Running) -> None:
    ani = Person(own.url, "Ani")
    table = ani.create("me", "easy", "link")
    bo = Person(own.url, "Bo")
    bo.join(table)
    id = table["id"]
    with ani.sit(id) as chair, spectator(own.url, id) as watcher:
        chair.my_turn()
        chair.play(chair.update["moves"][0])
        with ended(chair, 4404), ended(watcher, 4404):
            assert run(own, "close", id).code == 0
        assert chair.heard[-1]["code"] == "table-stopped"
    with spectator_of(own, id) as late, ended(late, 4404):
        pass
    assert late.heard[-1]["code"] == "table-stopped"
    assert ani.refused(f"/api/tables/{id}/hand") == (409, "table-over")
    found = ani.get(f"/api/tables/{id}")["table"]
    assert (found["status"], found["winners"]) == ("over", None)
    frames = ani.get(f"/api/tables/{id}/frames")
    assert frames["total"] >= 1 and frames["frames"][1]["move"]
    assert listed(own, "--stage", "closed")[id]["stage"] == "closed" and id not in listed(
        own, "--stage", "over"
    )
    assert run(own, "close", id).output.strip() == "monstrerie: The match is over."
    waiting = ani.create("me", "link")["id"]
    assert run(own, "close", waiting).code == 0
    assert ani.http.get(f"/api/tables/{waiting}").status_code == 404


def spectator_of(server: Running, table: str) -> Chair:
    return Chair(server.url, table, None, hello=False)


def test_a_deleted_table_is_gone_for_those_who_look(own: Running) -> None:
    ani = Person(own.url, "Ani")
    id = ani.create("me", "easy")["id"]
    with ani.sit(id) as chair:
        chair.my_turn()
        done = run(own, "delete", id, said="no\n")
        assert done.code == 1 and "Nothing was changed" in done.output
        assert ani.get(f"/api/tables/{id}")["table"]["status"] == "playing"
        with ended(chair, 4404):
            assert run(own, "delete", id, said="yes\n").code == 0
    assert ani.http.get(f"/api/tables/{id}").status_code == 404
    with own.context.database.reader.begin() as connection:
        left = sa.select(sa.func.count()).select_from(schema.moves).where(schema.moves.c.table_id == id)
        assert connection.scalar(left) == 0


def test_whoever_is_banned_finds_every_door_closed(own: Running) -> None:
    ani, bo = Person(own.url, "Ani"), Person(own.url, "Bo")
    table = ani.create("me", "link", listed=True)
    bo.join(table)
    with bo.sit(table["id"]) as chair, ended(chair, 4401):
        assert "Bo" in run(own, "ban", bo.id).output
    with Chair(own.url, table["id"], bo.cookie, hello=False) as again, ended(again, 4403):
        pass
    assert again.heard[-1]["code"] == "banned-here"
    answer = bo.http.get("/api/session", headers={"Accept-Language": "fr"})
    assert answer.status_code == 403 and "Ce serveur vous est fermé" in answer.json()["error"]["text"]
    doors = [
        ("GET", "/api/tables?which=open"),
        ("GET", f"/api/tables/{table['id']}"),
        ("GET", f"/api/tables/{table['id']}/frames"),
        ("POST", "/api/session"),
        ("POST", "/api/session/end"),
        ("POST", f"/api/tables/{table['id']}/leave"),
    ]
    for method, path in doors:
        refused = bo.http.request(method, path, json={"name": "Bob"} if method == "POST" else None)
        assert refused.json()["error"]["code"] == "banned-here", path
    assert ani.get(f"/api/tables/{table['id']}")["table"]["status"] == "playing"
    assert any(one["banned"] for one in json.loads(run(own, "people", "--json", "--name", "bo").output))
    assert run(own, "ban", bo.id, "--lift").code == 0
    assert bo.get(f"/api/tables/{table['id']}")["table"]["your_seat"] == 1


def test_whoever_is_muted_says_nothing_at_any_table(own: Running) -> None:
    ani = Person(own.url, "Ani")
    with ani.sit(ani.create("me", "easy")["id"]) as chair:
        assert run(own, "mute", ani.id).code == 0
        answer = chair.ask("chat", text="but")
        assert answer["code"] == "muted-here"
        assert run(own, "mute", ani.id, "--lift").code == 0
        assert chair.ask("chat", text="thanks")["type"] == "ack"


def test_reports_are_listed(own: Running) -> None:
    ani, bo = Person(own.url, "Ani"), Person(own.url, "Bo")
    table = ani.create("me", "link", listed=True)["id"]
    with bo.sit(table) as watcher:
        watcher.ask("chat", text="an insult")
    ani.post(f"/api/tables/{table}/report", line=0, text="He insults me.")
    found = [each for each in json.loads(run(own, "reports", "--json").output) if each["about"] == bo.id]
    assert [(each["reporter_name"], each["line"], each["text"]) for each in found] == [
        ("Ani", "an insult", "He insults me.")
    ]
    text = run(own, "reports").output
    assert "reported by Ani" in text and "> an insult" in text


def test_long_lists_are_read_to_their_end(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "LIST_LENGTH", 2)
    crowd = {Person(own.url, f"Crowd {number}").id for number in range(5)}
    ani = Person(own.url, "Ani")
    tables = {ani.create("me", "link")["id"] for _ in range(5)}
    found = [one["id"] for one in json.loads(run(own, "people", "--json", "--name", "crowd").output)]
    assert len(found) == 5 and set(found) == crowd
    assert tables <= set(listed(own))


def test_everything_about_somebody_is_exported(own: Running) -> None:
    ani = Person(own.url, "Ani")
    table = ani.create("me", "easy")["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        move = chair.update["moves"][0]
        chair.play(move)
        chair.ask("chat", text="my own words")
    found = told(own, "export", ani.id)
    assert found["person"]["name"] == "Ani"
    assert [(each["table_id"], each["seat"], each["game"]) for each in found["seats"]] == [(table, 0, "hush")]
    assert found["moves"][0]["move"] == move
    assert [each["text"] for each in found["chat"]] == ["my own words"]
    assert [each["id"] for each in found["hosted"]] == [table]
    assert run(own, "export", new_id()).output.strip() == "monstrerie: There is no such person here."


def test_who_is_erased_leaves_others_their_matches(own: Running) -> None:
    ani, bo, cy = Person(own.url, "Ani"), Person(own.url, "Bo"), Person(own.url, "Cy")
    going, over, alone, waiting = (bo.create("me", "link", options={"rounds": 2}) for _ in range(4))
    for table in (going, over):
        ani.join(table)
    with seated([bo, ani], over["id"]) as chairs:
        play_out(chairs)
    bo.post(f"/api/tables/{alone['id']}/start", level="easy")
    with seated([ani, bo], going["id"]) as (first, second):
        first.ask("chat", text="hello Bo")
        second.ask("chat", text="my address is 5 Elm Street")
        second.ask("chat", text="and call me")
        ani.post(f"/api/tables/{going['id']}/report", line=1, text="He tells his address.")
        with ended(second, 4401):
            done = run(own, "erase", bo.id, "--yes")
            assert done.code == 0, done
        first.my_turn()
        first.ask("chat", text="Bo?")
        play_out([first])
        assert first.update["result"]
        with cy.sit(going["id"]) as late:
            lines = late.until(lambda message: message["type"] == "chat")["messages"]
    assert [(each["n"], each["text"]) for each in lines] == [(0, "hello Bo"), (3, "Bo?")]
    for id in (going["id"], over["id"]):
        seats = ani.get(f"/api/tables/{id}")["table"]["seats"]
        assert [each["name"] for each in seats] == [None, "Ani"]
    assert ani.get(f"/api/tables/{going['id']}")["table"]["host"]
    assert ani.get(f"/api/tables/{over['id']}/frames")["total"] > 0
    for table in (alone, waiting):
        assert ani.http.get(f"/api/tables/{table['id']}").status_code == 404
    assert bo.get("/api/session")["player"] is None
    text = own.context.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(text)) as connection:
        dump = "\n".join(connection.iterdump())
    assert bo.id not in dump and "Elm Street" not in dump and "He tells" not in dump
    assert run(own, "check").code == 0


def test_an_id_may_begin_like_an_option(own: Running) -> None:
    ani = Person(own.url, "Ani")
    odd = "-" + ani.id[1:]
    with own.context.database.writer.begin() as connection:
        connection.execute(schema.players.update().where(schema.players.c.id == ani.id).values(id=odd))
    assert "Ani" in run(own, "mute", odd).output


def test_a_backup_is_made_and_put_back_while_people_play(own: Running, tmp_path: Path) -> None:
    ani = Person(own.url, "Ani")
    table = ani.create("me", "easy")["id"]
    file = tmp_path / "backup.sqlite"
    with ani.sit(table) as chair:
        chair.my_turn()
        chair.play(chair.update["moves"][0])
        before = ani.get(f"/api/tables/{table}/frames")["frames"]
        chair.my_turn()
        done = run(own, "backup", str(file))
        assert done.code == 0 and stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "already a file" in run(own, "backup", str(file)).output
        chair.play(chair.update["moves"][0])
        chair.my_turn()
        later = Person(own.url, "Later")
        since = later.create("me", "easy")["id"]
        done = run(own, "restore", str(file), "--yes", lang="fr")
        assert done.code == 0, done
        again = chair.until(lambda message: message["type"] == "update" and message["reset"])
        assert again["number"] <= len(before) + 1
        eventually(lambda: ani.http.get(f"/api/tables/{since}").status_code == 404)
        assert later.get("/api/session")["player"] is None
        chair.my_turn()
        play_out([chair])
        assert chair.update["result"]
    kept = next(Path(own.context.settings.database.removeprefix("sqlite:///")).parent.glob("*.replaced-*"))
    assert str(kept) in done.output.replace("\n", "") and stat.S_IMODE(kept.stat().st_mode) == 0o600
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT count(*) FROM tables WHERE id = ?", [since]).fetchone() == (1,)
    assert run(own, "check").code == 0


def test_whoever_comes_upon_another_state_tells_everybody(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is due may be read again before the keeper has compared versions."""
    ani = Person(own.url, "Ani")
    table = ani.create("me", "easy")["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        room = own.context.store.rooms[table]
        eventually(lambda: room.row.to_act == [0] and not room.thinking)

        async def nothing() -> None:
            pass

        monkeypatch.setattr(own.context.driver, "_catch_up", nothing)
        with own.context.database.writer.begin() as connection:
            here = schema.tables.c.id == table
            later = {"epoch": schema.tables.c.epoch + 1, "version": schema.tables.c.version + 1, "wakes": 1.0}
            connection.execute(schema.tables.update().where(here).values(later))
        assert chair.until(lambda message: message["type"] == "update" and message["reset"])


def test_a_backup_is_of_one_moment(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes while it is copied is not held up, and what they write is not in it."""
    database = Database(parse_url(sqlite))
    database.open()
    with database.writer.begin() as connection:
        row = {"table_id": "t", "reporter": "r", "about": "a", "text": "x" * 500, "at": 1.0}
        rows = [{**row, "id": new_id()} for _ in range(400)]
        connection.execute(schema.reports.insert(), rows)
    monkeypatch.setattr(backup, "_PAGES", 5)
    steps: list[tuple[int, int]] = []

    def write(done: int, total: int) -> None:
        steps.append((done, total))
        with database.writer.begin() as connection:
            connection.execute(schema.reports.insert().values({**rows[0], "id": new_id(), "at": 2.0}))

    backup.backup(database, tmp_path / "copy", write)
    database.close()
    assert len(steps) > 10 and [done for done, _ in steps] == sorted(done for done, _ in steps)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT count(*), max(at) FROM reports").fetchone() == (400, 1.0)


def test_an_old_backup_is_brought_up_to_date(sqlite: str, tmp_path: Path) -> None:
    older = Database(parse_url(str(tmp_path / "old.sqlite")))
    with older.writer.begin() as connection:
        command.upgrade(configuration(connection), "0005")
        connection.execute(sa.text("INSERT INTO players (id, name, created) VALUES ('p', 'Ani', 0)"))
    older.close()
    done = run(f"sqlite:///{tmp_path / 'old.sqlite'}", "people")
    assert done.code == 2 and "from an older version" in done.output
    assert run(sqlite, "restore", str(tmp_path / "old.sqlite"), "--yes").code == 0
    assert [one["name"] for one in json.loads(run(sqlite, "people", "--json").output)] == ["Ani"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_no_database_is_told_plainly(lang: str, own: Running, tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("no database at all " * 100)
    foreign = tmp_path / "foreign"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE something (a)")
    for file in (junk, foreign, tmp_path / "nothing", tmp_path):
        done = run(own, "restore", str(file), "--yes", lang=lang)
        assert done.code == 2 and "Monstrerie" in done.output, done
    for database in (str(tmp_path / "nothing"), str(junk), str(foreign), str(tmp_path)):
        assert run(database, "list", lang=lang).code == 2
    assert not (tmp_path / "nothing").exists()
    done = run(own, "backup", str(tmp_path / "no folder" / "file"), lang=lang)
    assert done.code == 2 and not list(tmp_path.glob("**/*.tmp"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["foreign", "junk"]


def test_every_match_is_replayed_and_what_fails_is_named(sqlite: str) -> None:
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        ids = []
        for _ in range(3):
            ids.append(ani.create("me", "easy")["id"])
            with ani.sit(ids[-1]) as chair:
                chair.my_turn()
                chair.play(chair.update["moves"][0])
        assert told(sqlite, "check", "--json") == {"matches": 3, "faults": {}}
    database = Database(parse_url(sqlite))
    with database.writer.begin() as connection:
        where = schema.moves.c.table_id == ids[0]
        connection.execute(schema.moves.update().where(where).values(move={"kind": "show", "place": 3}))
        connection.execute(schema.tables.update().where(schema.tables.c.id == ids[0]).values(rules="0.0.9"))
        connection.execute(schema.tables.update().where(schema.tables.c.id == ids[1]).values(to_act=[]))
    database.close()
    done = run(sqlite, "check", "--json")
    found = json.loads(done.output.splitlines()[-1])
    assert done.code == 1 and found["matches"] == 3 and set(found["faults"]) == set(ids[:2])
    assert "past move 0" in found["faults"][ids[0]] and "version 0.0.9" in found["faults"][ids[0]]
    assert "lead to another position" in found["faults"][ids[1]]
    words = run(sqlite, "check", lang="fr").output
    assert "3 parties ont été rejouées" in words and "2 ont échoué" in words


@pytest.mark.postgres
def test_postgresql_is_looked_after_as_well(postgres: str, tmp_path: Path) -> None:
    with Running(postgres, keeper_seconds=0.05) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "easy")["id"]
        assert told(running, "export", ani.id)["person"]["id"] == ani.id
        assert table in listed(running) and run(running, "check").code == 0
        for arguments in (("backup", str(tmp_path / "file")), ("restore", str(tmp_path / "file"), "--yes")):
            done = run(running, *arguments)
            assert done.code == 2 and "pg_" in done.output
        with ani.sit(table) as chair, ended(chair, 4401):
            assert run(running, "ban", ani.id).code == 0
        assert run(running, "erase", ani.id, "--yes").code == 0
        assert table not in listed(running)


def test_admin_offers_nothing_that_only_looks_so(own: Running) -> None:
    """Every stage that can be asked for, and refusals of what can't."""
    for stage in ("all", *admin.STAGES):
        assert run(own, "list", "--stage", stage).code == 0
    assert "Choose one of: all, open, playing, over, closed" in one_line(run(own, "list", "--stage", "old"))


def test_long_work_is_broken_off_without_a_traceback(
    own: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    Person(own.url, "Ani").create("easy", "easy")
    monkeypatch.setattr(admin, "check", interrupted)
    monkeypatch.setattr(backup, "_check_copy", interrupted)
    for arguments in (("check",), ("backup", str(tmp_path / "file"))):
        done = run(own, *arguments)
        assert done.code == 130 and "Traceback" not in done.output, done
    assert not list(tmp_path.iterdir())


def test_a_running_match_goes_on_after_an_upgrade(sqlite: str) -> None:
    """From the schema before a table knew its version."""
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "easy")["id"]
        with ani.sit(table) as chair:
            chair.my_turn()
            chair.play(chair.update["moves"][0])
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as connection:
        for column in ("players.banned", "players.muted", "tables.rules", "tables.position"):
            connection.execute("ALTER TABLE {} DROP COLUMN {}".format(*column.split(".")))
        for new in ("peers", "bot_jobs", "bot_turns", "limits", "open_sockets"):
            connection.execute(f"DROP TABLE {new}")
        connection.execute("UPDATE alembic_version SET version_num = '0008'")
        connection.commit()
    done = run(sqlite, "list")
    assert done.code == 2 and "schema 0008" in done.output
    with Running(sqlite) as running:
        assert listed(running)[table]["rules"] is None
        with ani.at(running.url).sit(table) as chair:
            chair.my_turn()
            play_out([chair])
            assert chair.update["result"]
    assert run(sqlite, "check").code == 0


# --- over REST ----------------------------------------------------------------------------------------------

TOKEN = "a token for those who run it"


class Operator:
    """Whoever has the token."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, hush: None) -> Iterator[Running]:
    """A server with a token, that looks for what others changed once an hour."""
    folder = tmp_path_factory.mktemp("guarded")
    database = f"sqlite:///{folder / 'own.sqlite'}"
    with Running(database, keeper_seconds=3600.0, admin_token=TOKEN) as running:
        yield running


@pytest.fixture
def boss(guarded: Running) -> Iterator[Operator]:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=f"{guarded.url}/api/admin", headers=headers, timeout=PATIENCE) as http:
        yield Operator(http)


def test_without_the_token_there_is_nothing(own: Running, guarded: Running) -> None:
    """Where none is set, where another is shown, and at an address that is none: the same answer."""
    paths = [path for path in guarded.app.openapi()["paths"] if path.startswith("/api/admin/")]
    assert len(paths) >= 12
    calls = [
        (method, path.replace("{id}", new_id()))
        for path in paths
        for method in guarded.app.openapi()["paths"][path]
    ]
    tokens: list[dict[str, str]] = [
        {},
        *({"Authorization": each} for each in ("Bearer wrong", TOKEN)),
    ]
    answers = set()
    with httpx.Client() as http:
        for server in (own, guarded):
            nowhere = http.get(f"{server.url}/api/nowhere")
            answers.add((nowhere.status_code, nowhere.text))
            for method, path in calls:
                for headers in tokens if path == calls[0][1] else tokens[:1]:
                    found = http.request(method, server.url + path, headers=headers)
                    answers.add((found.status_code, found.text))
    assert len(answers) == 1 and next(iter(answers))[0] == 404
    odd = httpx.get(f"{guarded.url}/api/admin/tables", headers=[(b"Authorization", b"Bearer \xe9")])
    assert odd.status_code == 404


def test_a_short_token_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MONSTRERIE_ADMIN_TOKEN", "short")
    with pytest.raises(StartError, match=r"MONSTRERIE_ADMIN_TOKEN.*too short"):
        settings(data=tmp_path)


def test_the_token_opens_what_the_command_line_does(guarded: Running, boss: Operator) -> None:
    ani, bo = Person(guarded.url, "Ani"), Person(guarded.url, "Bo")
    table = ani.create("me", "link", listed=True)
    bo.join(table)
    id = table["id"]
    with ani.sit(id) as chair, bo.sit(id) as other:
        other.ask("chat", text="an insult")
        ani.post(f"/api/tables/{id}/report", line=0, text="He insults me.")
        report = boss.get("/reports")["reports"][0]
        assert (report["about"], report["line"]) == (bo.id, "an insult")
        assert boss.get(f"/tables/{id}")["chat"][0]["text"] == "an insult"
        boss.post(f"/people/{bo.id}/mute")
        assert other.ask("chat", text="but")["code"] == "muted-here"
        assert boss.post(f"/people/{bo.id}/mute", barred=False)["person"]["muted"] is None
        with ended(other, 4401):
            assert boss.post(f"/people/{bo.id}/ban")["person"]["banned"] > 0
        assert bo.http.get("/api/session").status_code == 403
        assert boss.get("/people", name="bo")["people"][0]["reports"] == 1
        boss.post(f"/people/{bo.id}/ban", barred=False)
        assert bo.get("/api/session")["player"]["name"] == "Bo"
        boss.post(f"/reports/{report['id']}/drop")
        assert boss.get("/reports") == {"reports": [], "next": None}
        chair.my_turn()
        chair.play(chair.update["moves"][0])
        assert boss.get("/matches")["ids"] == [id] and boss.get(f"/tables/{id}/check")["problem"] is None
        assert boss.get("/tables", stage="playing")["tables"][0]["id"] == id
        with ended(chair, 4404):
            boss.post(f"/tables/{id}/close")
    assert boss.get("/tables", stage="closed")["tables"][0]["id"] == id
    assert boss.get(f"/people/{bo.id}/export")["chat"][0]["text"] == "an insult"
    boss.post(f"/people/{bo.id}/erase")
    assert bo.get("/api/session")["player"] is None
    boss.post(f"/tables/{id}/delete")
    assert boss.get("/tables") == {"tables": [], "next": None}
    missing = boss.http.post(f"/people/{new_id()}/ban", json={}, headers={"Accept-Language": "fr"})
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "unknown-person")
    assert boss.http.post("/reports/none/drop", json={}).status_code == 404


def test_a_backup_comes_over_rest(guarded: Running, boss: Operator, tmp_path: Path) -> None:
    before = set(Path(tempfile.gettempdir()).glob("monstrerie-backup-*"))
    ani = Person(guarded.url, "Ani")
    (tmp_path / "copy").write_bytes(boss.http.get("/backup").raise_for_status().content)
    found = json.loads(run(f"sqlite:///{tmp_path / 'copy'}", "people", "--json").output)
    assert ani.id in {one["id"] for one in found}
    eventually(lambda: set(Path(tempfile.gettempdir()).glob("monstrerie-backup-*")) <= before)
