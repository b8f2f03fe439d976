"""What strangers try in order to spoil play for others, and what they find."""

from __future__ import annotations

import json
import signal
import socket
import stat
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from monstrerie.server import history
from monstrerie.server.connections import Patient
from monstrerie.server.database import Database, parse_url
from monstrerie.server.errors import ServerError
from monstrerie.server.identity import checked_name, skeleton
from monstrerie.server.limits import household
from monstrerie.server.settings import Limits, Settings
from tests.server.people import SECRET, Chair, Person, Process, Running, eventually, seated

Guest = Callable[[str], Person]
SHOW = {"kind": "show", "place": 0}


# --- clocks -------------------------------------------------------------------------------------------------


def test_taking_a_seat_that_no_bot_has_changes_no_clock(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", clock={"seconds": 1000})
    bo.join(table)
    with seated([ani, bo], table["id"]) as chairs:
        began = [chair.my_turn()["deadline"] for chair in chairs]
        time.sleep(0.05)
        assert bo.post(f"/api/tables/{table['id']}/take")["table"]["status"] == "playing"
    with seated([ani, bo], table["id"]) as chairs:
        assert [chair.my_turn()["deadline"] for chair in chairs] == began


def test_a_seat_taken_back_gets_its_own_clock_anew_but_once(person: Guest, server: Running) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "link", clock={"seconds": 1000})
    bo.join(table)
    cy.join(table)
    path = f"/api/tables/{table['id']}"
    kick = server.context.driver.kick
    server.context.driver.kick = lambda room: None  # the bot never gets to think
    try:
        with seated([ani, bo], table["id"]) as (first, _):
            began = first.my_turn()["deadline"]
            deadlines = []
            for _ in range(3):
                time.sleep(0.05)
                bo.post(f"{path}/hand", level="easy")
                bo.post(f"{path}/take")
                room = server.context.store.rooms[table["id"]]
                deadlines.append(room.history.waiting[1] + 1000)
            assert deadlines[0] > began + 0.04
            assert deadlines[1:] == deadlines[:1] * 2
            assert room.history.waiting[0] + 1000 == began
    finally:
        server.context.driver.kick = kick


# --- connections --------------------------------------------------------------------------------------------


def half(url: str, text: bytes) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), 60)
    made.sendall(text)
    return made


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HT", b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_a_request_ends_in_time(server: Running, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(Patient, "head_seconds", 0.2)
    monkeypatch.setattr(Patient, "body_seconds", 0.2)
    with half(server.url, said) as made:
        assert made.recv(1000).startswith(b"HTTP/1.1 408")
        assert made.recv(1000) == b""
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_no_more_connections_than_there_is_room_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    held = [half(server.url, b"") for _ in range(3)]
    eventually(lambda: len(server._server.server_state.connections) >= 3)
    monkeypatch.setattr(Patient, "most", len(server._server.server_state.connections))
    with half(server.url, b"") as refused:
        assert refused.recv(10) == b""
    assert "too many connections" in caplog.text
    for made in held:
        made.close()


def test_a_socket_that_says_nothing_is_closed(sqlite: str) -> None:
    with Running(sqlite, Limits(hello=0.1)) as running:
        ani = Person(running.url, "Ani")
        table = ani.create("me", "link")["id"]
        silent = Chair(running.url, table, ani.cookie, hello=False)
        with pytest.raises(ConnectionClosed):
            silent.receive()
        assert silent.socket.close_code == 4408
        with ani.sit(table) as chair:
            time.sleep(0.3)
            assert chair.ask("ping")["type"] == "pong"


def test_one_guest_and_one_address_hold_so_many_sockets(sqlite: str) -> None:
    with Running(sqlite, Limits(sockets=(3, 2))) as running:
        ani, bo = Person(running.url, "Ani"), Person(running.url, "Bo")
        table = ani.create("me", "link")["id"]
        with ani.sit(table), ani.sit(table):
            with pytest.raises(ConnectionClosed):
                ani.sit(table).receive()
            with bo.sit(table) as other:
                other.ask("ping")
        eventually(lambda: not any(running.context.sockets._open.values()), "closing")
        with ani.sit(table) as chair:
            chair.ask("ping")
    sockets = running.context.sockets
    with sockets.one("2001:db8::1", None), sockets.one("2001:db8::2", None), sockets.one("2001:db8::3", None):
        with pytest.raises(ServerError, match="Too many tables"), sockets.one("2001:db8::4", None):
            pass
        with sockets.one("2001:db8:0:1::4", None):
            pass


def test_one_household_is_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff") != household("2001:db8:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"


def test_the_server_says_for_how_many_there_is_room(sqlite: str, tmp_path: Path) -> None:
    process = Process(sqlite, tmp_path / "data", first="import os; os.umask(0o022)")
    try:
        assert process.process.stdout is not None
        line = process.process.stdout.readline()
        limits = Path(f"/proc/{process.process.pid}/limits").read_text(encoding="utf-8")
        soft, hard = next(row for row in limits.splitlines() if "open files" in row).split()[3:5]
        assert soft == hard or int(soft) >= 1 << 20
        assert f"{int(soft) - 64:,}" in line or str(int(soft) - 64) in line
        # And nobody else on the machine reads what it keeps.
        kept = [Path(sqlite.removeprefix("sqlite:///"))]
        kept += [path for path in kept[0].parent.iterdir() if path.name.startswith(kept[0].name)]
        assert len(kept) > 2
        assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in kept)
    finally:
        process.kill()


def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    database = Database(parse_url(f"sqlite:///{tmp_path / 'new' / 'm.sqlite'}"))
    database.open()
    database.close()
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


# --- one bad row, one bad note ------------------------------------------------------------------------------


def test_a_damaged_table_keeps_nobody_from_the_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        tables = [ani.create("me", "link")["id"] for _ in range(3)]
        running.context.driver.kick = lambda room: None
        for table in tables:
            ani.post(f"/api/tables/{table}/start", level="easy")
            ani.post(f"/api/tables/{table}/hand", level="easy")
    begin = history.begin

    def trips(row: Any) -> Any:
        if row.id == tables[0]:
            raise TypeError("a rule that changed")
        return begin(row)

    monkeypatch.setattr(history, "begin", trips)
    opened = Database(parse_url(sqlite))
    with opened.writer.begin() as connection:  # the first in line, and one with nonsense in a column
        connection.execute(sa.text("UPDATE tables SET wakes = 1 WHERE id = :id"), {"id": tables[0]})
        connection.execute(sa.text("UPDATE tables SET undo = '[7]' WHERE id = :id"), {"id": tables[1]})
    opened.close()
    with Running(sqlite, keeper_seconds=0.1) as running:
        ani = ani.at(running.url)
        ends = [partial(over, ani, table) for table in tables[1:]]
        for ended in ends:
            eventually(ended, "the end")
        assert ani.http.get(f"/api/tables/{tables[0]}/curve").status_code == 409
        assert len(ani.get("/api/tables", which="mine")["tables"]) == 3
        # Whatever happens while tables are looked after, they are looked after again.
        boom = running.context.driver._catch_up
        running.context.driver._catch_up = None
        last = ani.create("me", "link")["id"]
        time.sleep(0.3)
        ani.post(f"/api/tables/{last}/start", level="easy")
        ani.post(f"/api/tables/{last}/hand", level="easy")
        eventually(partial(over, ani, last), "the end")
        running.context.driver._catch_up = boom
    assert f"table {tables[0]}" in caplog.text and "a rule that changed" in caplog.text
    assert "looking after the tables" in caplog.text


def over(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}")["table"]["status"] == "over")


@pytest.mark.postgres
def test_junk_between_servers_is_no_end(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    import psycopg

    with Running(postgres, keeper_seconds=1000) as left, Running(postgres, keeper_seconds=1000) as right:
        ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
        table = ani.create("me", "link")
        bo.join(table)
        with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
            first.my_turn()
            second.my_turn()
            with psycopg.connect(postgres, autocommit=True) as connection:
                for junk in ("junk", "[]", json.dumps({"table": table["id"], "server": 3}), "{}"):
                    connection.execute("SELECT pg_notify('monstrerie', %s)", [junk])
            first.play(SHOW)
            second.settle(lambda update: update["number"] == 1)
    assert "unreadable note" in caplog.text


@pytest.mark.postgres
def test_a_lost_note_is_made_up_for(postgres: str) -> None:
    with Running(postgres, keeper_seconds=0.2) as left, Running(postgres, keeper_seconds=0.2) as right:
        right.context.bus._hear = lambda payload: None
        ani, bo = Person(left.url, "Ani"), Person(right.url, "Bo")
        table = ani.create("me", "link")
        bo.join(table)
        with ani.sit(table["id"]) as first, bo.sit(table["id"]) as second:
            first.my_turn()
            second.my_turn()
            first.play(SHOW)
            first.ask("chat", text="a small thing")
            second.settle(lambda update: update["number"] == 1)
            second.until(lambda m: m["type"] == "chat")


# --- processes ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.postgres
def test_no_worker_outlives_its_supervisor(postgres: str, tmp_path: Path) -> None:
    process = Process(postgres, tmp_path, workers=2)
    port = process.port
    Person(process.url, "Ani")
    process.process.send_signal(signal.SIGKILL)
    process.process.wait()

    def free() -> bool:
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                return False
            return True

    eventually(free, "the end of the workers")
    assert process.process.stdout is not None
    process.process.stdout.close()


# --- names and addresses ------------------------------------------------------------------------------------


def test_names_are_kept_in_their_usual_form() -> None:
    assert checked_name("  Ａｎｉ \u200b\u3164 2 ") == "Ani 2"
    assert checked_name("Zoë 👩‍👩‍👧") == "Zoë 👩‍👩‍👧"
    assert checked_name("A\u200dn\ufe0fi") == "Ani"
    for blank in ("\u115f", "\u200b\u2060", "\u2800", "\u3164\u00ad"):
        with pytest.raises(ServerError, match="1 to 24"):
            checked_name(blank)
    assert skeleton("Anі") == skeleton("ANI") == skeleton("Ànl") == skeleton("Аn1")
    assert skeleton("Ani") != skeleton("Ann")


def test_nobody_sits_down_as_somebody_else(person: Guest) -> None:
    ani, twin, bo = person("Ani"), person("Аnі"), person("Bo")
    table = ani.create("me", "link", listed=True)
    path = f"/api/tables/{table['id']}"
    assert twin.refused(f"{path}/join", invite=table["invite"]) == (409, "name-taken")
    with twin.sit(table["id"]) as watching:
        assert watching.ask("chat", text="I am Ani")["code"] == "name-taken"
    bo.join(table)
    assert bo.refused("/api/session", name="A\u200bni") == (409, "name-taken")
    assert bo.get("/api/session")["player"]["name"] == "Bo"
    bo.post("/api/session", name="Boris")
    ani.post("/api/session", name="ANI")  # one's own name, written otherwise


@pytest.fixture
def named(sqlite: str) -> Iterator[Running]:
    with Running(sqlite, hosts=("play.example",), origins=("https://other.example",)) as running:
        yield running


def test_other_names_for_the_server_are_refused(named: Running) -> None:
    url = f"{named.url}/api/session"
    for host in ("play.example", "play.example:443", "other.example", "localhost", "[::1]:8000"):
        assert httpx.get(url, headers={"Host": host}).status_code == 200, host
    for host in ("evil.example", "play.example.evil", "", "[", "127.0.0.2"):
        assert httpx.get(url, headers={"Host": host}).status_code == 421, host
    wish = {"name": "Ani"}
    secure = {"Host": "play.example", "X-Forwarded-Proto": "https"}
    assert httpx.post(url, json=wish, headers={**secure, "Origin": "https://play.example"}).status_code == 200
    assert httpx.post(url, json=wish, headers={**secure, "Origin": "http://play.example"}).status_code == 403
    assert Settings("", SECRET, 1).hosts == ()


def test_hosts_are_read_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from monstrerie.server.settings import settings

    monkeypatch.setenv("MONSTRERIE_HOSTS", "Play.Example, other.example")
    assert settings(data=tmp_path).hosts == ("play.example", "other.example")
