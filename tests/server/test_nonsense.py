"""Bad input: each has a clear message, changes nothing, leaks nothing."""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from monstrerie import BadValue
from monstrerie.core.text import LANGUAGES, bundle
from monstrerie.server.database import Database, parse_url
from monstrerie.server.errors import STATUS, ServerError, StartError
from monstrerie.server.limits import Buckets
from monstrerie.server.serve import listen, serve
from monstrerie.server.settings import Limits, kept_secret, read_secret, settings
from tests.server.people import ROOT, SECRET, Chair, Person, Running, seated

Guest = Callable[[str], Person]
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


@pytest.mark.parametrize(
    ("wish", "code", "words"),
    [
        ({"game": "chess"}, "unknown-name", "hush"),
        ({"options": {"speed": 3}}, "bad-value", "rounds"),
        ({"options": {"rounds": 7}}, "bad-value", "3, 2"),
        ({"options": {"rounds": True}}, "bad-value", "3, 2"),
        ({"options": {"rounds": None}}, "bad-request", "options"),
        ({"options": []}, "bad-request", "options"),
        ({"seats": []}, "bad-request", "seats"),
        ({"seats": [{"kind": "link"}, *ME_AND_BOT[1:]]}, "bad-seats", "one seat must be yours"),
        ({"seats": ME_AND_BOT + ME_AND_BOT[:1]}, "bad-seats", "one seat must be yours"),
        ({"seats": ME_AND_BOT[:1]}, "bad-value", "2 to 4"),
        ({"seats": [*ME_AND_BOT, *ME_AND_BOT[1:] * 4]}, "bad-value", "2 to 4"),
        (
            {"seats": [{"kind": "me"}, {"kind": "dog"}]},
            "bad-request",
            "“kind” in entry 2 of “seats” must be one of: me, link, bot.",
        ),
        (
            {"seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]},
            "unknown-level",
            "easy, normal, hard",
        ),
        ({"clock": {"seconds": 0}}, "bad-request", "“seconds” in “clock” must be at least 1."),
        ({"clock": {"seconds": 10**9}}, "bad-request", "must be at most 1209600."),
        ({"clock": 60}, "bad-request", "clock"),
        ({"seed": -1}, "bad-request", "seed"),
        ({"seed": 1.5}, "bad-request", "seed"),
        ({"listed": "yes"}, "bad-request", "listed"),
        ({"components": {"dragons": 3}}, "bad-components", "dragons"),
        ({"surprise": 1}, "bad-request", "surprise"),
    ],
)
def test_a_table_that_can_not_be(person: Guest, wish: dict[str, Any], code: str, words: str) -> None:
    ani = person("Ani")
    answer = ani.http.post("/api/tables", json={"game": "hush", "seats": ME_AND_BOT, **wish})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == code
    assert words in answer.json()["error"]["text"]
    assert ani.get("/api/tables", which="mine")["tables"] == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"{" * 60_000, b"[" * 60_000, b'{"name": 1e999}']
)
def test_malformed_json(server: Running, body: bytes) -> None:
    for path in ("/api/session", "/api/tables"):
        answer = httpx.post(f"{server.url}{path}", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 401)
        assert set(answer.json()["error"]) == {"code", "text"}


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "\u202egnp.exe", "\ud800", "\u200b\u200b", "\x1b[31mred"]
)
def test_names_that_disturb_are_refused(server: Running, name: str) -> None:
    body = json.dumps({"name": name})
    answer = httpx.post(
        f"{server.url}/api/session", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "name", ["<b>Ani</b>", "'; DROP TABLE seats; --", "Zoë 👩‍👩‍👧", "{ $seat }", "العربية"]
)
def test_names_with_markup_are_only_text(person: Guest, name: str) -> None:
    ani = person(name)
    table = ani.create("me", "link")
    assert table["seats"][0]["name"] == name
    answer = ani.http.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"


def test_huge_requests_are_refused_before_they_are_read(server: Running, person: Guest) -> None:
    large = {"name": "x" * 70_000}
    assert httpx.post(f"{server.url}/api/session", json=large).status_code == 413
    chunks = (b"x" * 10_000 for _ in range(20))
    assert httpx.post(f"{server.url}/api/session", content=chunks).status_code == 413
    ani = person("Ani")
    table = ani.create("me", "link")["id"]
    with ani.sit(table) as chair:
        chair.send(type="chat", text="x" * 70_000)
        assert chair.until(lambda m: m["type"] == "error")["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            chair.receive()
    with ani.sit(table) as chair:
        chair.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            chair.receive()


def test_what_is_no_json_ends_the_connection_what_is_no_message_does_not(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy")["id"]
    for text in ("{", "", "\x00", '{"type": "play"', '{"type": "chat", "text": "\\ud83d"}'):
        with ani.sit(table) as chair:
            chair.socket.send(text)
            assert chair.until(lambda m: m["type"] == "error")["code"] == "bad-message"
            with pytest.raises(ConnectionClosed):
                chair.drain(5)
    with ani.sit(table) as chair:
        chair.my_turn()
        for message in (
            "[]",
            "[" * 50_000,
            "1",
            '{"id": 7}',
            '{"type": "dance", "id": 7}',
            '{"type": "play", "id": 7}',
            '{"type": "play", "id": 7, "moves": []}',
            '{"type": "play", "id": 7, "moves": "all"}',
            '{"type": "play", "id": 7, "moves": [{}], "turn": 99999999999999999999999}',
            '{"type": "hello", "id": 7, "since": "yesterday"}',
            '{"type": "undo", "id": 7, "do": "everything"}',
            '{"type": "chat", "id": 7, "text": 5}',
        ):
            chair.socket.send(message)
            error = chair.until(lambda m: m["type"] == "error")
            assert error["code"] == "bad-message"
            assert error["id"] == (7 if '"id"' in message else None)
        assert chair.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    "move", [None, 1, "show", [], {}, {"kind": "win"}, {"kind": "show"}, {"kind": "show", "place": "0"},
             {"kind": "show", "place": 0, "seat": 1}, {"kind": ["show"]}, {"kind": "show", "place": 10**30}]
)  # fmt: skip
def test_what_is_no_move_at_all(person: Guest, move: Any) -> None:
    ani = person("Ani")
    with ani.sit(ani.create("me", "link", "link")["id"]) as chair:
        assert chair.ask("play", moves=[move], turn=0)["code"] == "not-started"
    table = ani.create("me", "easy", auto=False)["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        turn = chair.update["turn"]
        for answer in (chair.ask("play", moves=[move], turn=turn), chair.ask("why", move=move)):
            assert (answer["type"], answer["code"]) == ("error", "bad-move")
        assert chair.ask("play", moves=[move, {"kind": "show", "place": 0}], turn=turn)["code"] == "bad-move"
        chair.drain(0.05)
        assert chair.update["turn"] == turn


def test_nobody_moves_for_another_seat(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with seated([ani, bo], table["id"]) as (first, second):
        for chair in (first, second):
            chair.my_turn()
            chair.play({"kind": "show", "place": 0})
        second.settle(lambda update: update["number"] == 2)
        refused = second.ask("play", moves=[{"kind": "add", "points": 1}], turn=1)
        assert (refused["type"], refused["rule"]) == ("refused", "HU-TURN-01")
        assert "Ani" in refused["text"]
        forged = second.ask("play", moves=[{"kind": "add", "points": 1}], turn=1, seat=0)
        assert forged["code"] == "not-your-seat"
    assert ani.number(table["id"]) == 2


def test_forged_cookies_are_nobody(server: Running, person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy")["id"]
    other = URLSafeSerializer("another secret", salt="monstrerie-player").dumps(ani.id)
    salted = URLSafeSerializer(SECRET, salt="something else").dumps(ani.id)
    unknown = URLSafeSerializer(SECRET, salt="monstrerie-player").dumps("A" * 22)
    odd = URLSafeSerializer(SECRET, salt="monstrerie-player").dumps({"id": ani.id})
    for cookie in (other, salted, unknown, odd, ani.id, ani.cookie[:-1], "x" * 5000, '"', "%00"):
        headers = {"Cookie": f"monstrerie={cookie}"}
        assert httpx.get(f"{server.url}/api/session", headers=headers).json() == {"player": None}
        answer = httpx.post(f"{server.url}/api/tables/{table}/hand", json={"level": "easy"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "no-session")
    with Chair(server.url, table, other) as chair:
        chair.settle(lambda update: True)
        assert chair.update["view"]["seat"] is None
        assert chair.ask("play", moves=[{"kind": "show", "place": 0}], turn=0)["code"] == "not-seated"


@pytest.mark.parametrize("id", ["x", "A" * 22, "A" * 500, "%00", "é" * 22, "' OR 1=1 --"])
def test_forged_links_lead_nowhere(server: Running, person: Guest, id: str) -> None:
    ani = person("Ani")
    for path in ("", "/frames", "/curve", "/save"):
        answer = ani.http.get(f"/api/tables/{id}{path}")
        assert answer.status_code == 404
    assert ani.http.post(f"/api/tables/{id}/join", json={"invite": "A" * 22}).status_code == 404
    if id.isascii() and " " not in id:
        with connect(f"{server.url.replace('http', 'ws', 1)}/ws/tables/{id}") as opened:
            assert json.loads(opened.recv(10))["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    "path", ["..%2f..%2f..%2fapp.py", "..%2fapp.py", "assets/..%2f..%2fapp.py", "%2e%2e/app.py"]
)
def test_no_address_leads_out_of_the_page(server: Running, path: str) -> None:
    address = server.url.removeprefix("http://").split(":")
    with socket.create_connection((address[0], int(address[1]))) as line:  # httpx would tidy the path
        line.sendall(f"GET /{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"create_app" not in answer
    assert answer.startswith(b"HTTP/1.1 ")


def test_pages_of_other_sites_can_do_nothing(server: Running, person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy")["id"]
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ani.http.post(f"/api/tables/{table}/hand", json={"level": "easy"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    assert (
        ani.http.post("/api/session", json={"name": "Ani"}, headers={"Origin": server.url}).status_code == 200
    )
    headers = {"Cookie": f"monstrerie={ani.cookie}", "Origin": "http://evil.example"}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{server.url.replace('http', 'ws', 1)}/ws/tables/{table}", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_named_origins_are_welcome(sqlite: str) -> None:
    with Running(sqlite, origins=("https://play.example",)) as running:
        ani = Person(running.url, "Ani")
        headers = {"Origin": "https://play.example"}
        assert ani.http.post("/api/session", json={"name": "Ani"}, headers=headers).status_code == 200


def test_too_fast_is_told_when_to_try_again(sqlite: str) -> None:
    slow = Limits(sessions=(3, 0.01), tables=(2, 0.01), chat=(2, 0.01), messages=(30, 0.01))
    with Running(sqlite, limits=slow) as running:
        ani = Person(running.url, "Ani")
        tables = [ani.create("me", "link") for _ in range(2)]
        answer = ani.http.post("/api/tables", json={"game": "hush", "seats": ME_AND_BOT})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-fast")
        with ani.sit(tables[0]["id"]) as chair:
            for _ in range(2):
                assert chair.ask("chat", text="hi")["type"] == "ack"
            assert chair.ask("chat", text="hi")["code"] == "too-fast"
            answers = [chair.ask("ping") for _ in range(30)]
            assert answers[0]["type"] == "pong"
            assert answers[-1]["code"] == "too-fast"
        for _ in range(2):
            Person(running.url, "Bo")
        assert httpx.post(f"{running.url}/api/session", json={"name": "Cy"}).status_code == 429


def test_a_bucket_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Buckets(2, 0.5)
    bucket.take("a")
    bucket.take("a")
    with pytest.raises(ServerError, match="2 seconds"):
        bucket.take("a")
    bucket.take("b")
    now[0] = 2.0
    bucket.take("a")
    with pytest.raises(ServerError):
        bucket.take("a")


@pytest.mark.parametrize("text", ["", " ", "x" * 501, "a\nb", "\x07", "\u2066x"])
def test_chat_that_disturbs_is_refused(person: Guest, text: str) -> None:
    ani = person("Ani")
    with ani.sit(ani.create("me", "link")["id"]) as chair:
        assert chair.ask("chat", text=text)["code"] in ("bad-chat", "bad-message")
        assert chair.ask("chat", text="fine")["type"] == "ack"
        assert chair.until(lambda m: m["type"] == "chat")["messages"][0]["n"] == 0


# --- the host's mistakes ------------------------------------------------------------------------------------


def test_a_port_in_use_is_named_with_another_to_try(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=rf"Port {port} .*--port {port + 1}.*--port 0"):
            serve(port=port, data_dir=tmp_path)
    with pytest.raises(StartError, match="999999"):
        listen("127.0.0.1", 999_999)
    with pytest.raises(StartError, match="can’t listen on 203"):
        listen("203.0.113.7", 0)


def test_a_database_that_can_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "read.sqlite"
    writable = Database(parse_url(f"sqlite:///{path}"))
    writable.open()
    writable.close()
    before = path.read_bytes()
    with pytest.raises(StartError, match="readonly"):
        Database(parse_url(f"sqlite:///file:{path}?mode=ro&uri=true")).open()
    assert path.read_bytes() == before
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(StartError, match="can’t be used"):
        Database(parse_url(f"sqlite:///{blocked}/x.sqlite")).open()
    blocked.write_text("this is no database at all, but text that is long enough to be read as one" * 20)
    with pytest.raises(StartError, match="not a database"):
        Database(parse_url(f"sqlite:///{blocked}")).open()


def test_a_database_from_a_newer_version(database: str) -> None:
    opened = Database(parse_url(database))
    opened.open()
    with opened.writer.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    opened.close()
    with pytest.raises(StartError, match=r"newer version.*9999"):
        Database(parse_url(database)).open()
    again = Database(parse_url(database))
    with again.reader.begin() as connection:
        assert connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    again.close()


def test_one_server_a_sqlite_file(sqlite: str) -> None:
    first = Database(parse_url(sqlite))
    first.open()
    with pytest.raises(StartError, match="already using"):
        Database(parse_url(sqlite)).open()
    first.close()
    second = Database(parse_url(sqlite))
    second.open()
    second.close()


@pytest.mark.parametrize(
    "url", ["mysql://localhost/x", "non:sense", "sqlite://", "sqlite:///:memory:", ":memory:", ""]
)
def test_a_database_we_do_not_know(url: str) -> None:
    with pytest.raises(StartError, match="not a supported database"):
        parse_url(url)


def test_a_bare_path_is_a_sqlite_file(tmp_path: Path) -> None:
    opened = Database(parse_url(str(tmp_path / "games.sqlite")))
    opened.open()
    opened.close()
    assert (tmp_path / "games.sqlite").is_file()


@pytest.mark.postgres
def test_a_postgresql_that_is_not_there_or_read_only(postgres: str, tmp_path: Path) -> None:
    with pytest.raises(StartError) as found:
        Database(parse_url(f"postgresql://me:hunter2@/none?host={tmp_path}")).open()
    assert "hunter2" not in str(found.value)
    with pytest.raises(StartError, match="read-only"):
        Database(parse_url(f"{postgres}&options=-c%20default_transaction_read_only%3Don")).open()


def test_several_processes_want_postgresql(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="need PostgreSQL"):
        serve(port=0, data_dir=tmp_path, workers=2)


def test_the_secret_is_kept_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "secret"
    secret = kept_secret(file)
    assert kept_secret(file) == secret
    assert file.stat().st_mode & 0o777 == 0o600
    assert os.listdir(file.parent) == ["secret"]  # noqa: PTH208
    file.write_text("short")
    with pytest.raises(StartError, match="too short"):
        read_secret(file)
    with pytest.raises(StartError, match="can’t be read"):
        read_secret(tmp_path / "missing")


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DATABASE", "SECRET", "SECRET_FILE", "ORIGINS", "BOT_WORKERS"):
        monkeypatch.delenv(f"MONSTRERIE_{name}", raising=False)
    monkeypatch.setenv("MONSTRERIE_DATA", str(tmp_path))
    monkeypatch.setenv("MONSTRERIE_ORIGINS", "https://a.example/,https://b.example")
    monkeypatch.setenv("MONSTRERIE_BOT_WORKERS", "3")
    found = settings()
    assert found.database == f"sqlite:///{tmp_path / 'monstrerie.sqlite'}"
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.bot_workers == 3
    assert found.secret == (tmp_path / "secret").read_text()
    monkeypatch.setenv("MONSTRERIE_BOT_THREADS", "-1")
    with pytest.raises(BadValue, match="-1"):
        settings()
    monkeypatch.setenv("MONSTRERIE_BOT_WORKERS", "many")
    with pytest.raises(StartError, match="MONSTRERIE_BOT_WORKERS"):
        settings()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence(lang: str) -> None:
    for code in STATUS:
        assert bundle(lang).has_message(f"server-{code}"), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    folder = ROOT / "monstrerie"
    keys = re.findall(
        r"^(server-[\w-]+) =", (folder / "locales" / lang / "server.ftl").read_text(), re.MULTILINE
    )
    files = [file for file in (folder / "server").glob("*.py") if file.name != "errors.py"]
    sources = "".join(file.read_text() for file in files)
    assert len(keys) > len(STATUS)
    assert not [key for key in keys if f'"{key}"' not in sources and f'"{key[7:]}"' not in sources]


HALF = "\ud83d"
LONG = "x" * 3000


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tables", {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "components": {HALF: 1}}),
        (
            "/tables",
            {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "components": {"lowest": HALF}},
        ),
        (
            "/tables",
            {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"rounds": HALF}},
        ),
        (
            "/tables",
            {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"rounds": LONG}},
        ),
        ("/tables", {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {LONG: 1}}),
        ("/tables", {"game": "hush", "seats": [{"kind": "me"}, {"kind": "bot"}], "components": {LONG: 1}}),
        (
            "/tables",
            {"game": "rampage", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"side": LONG}},
        ),
        (
            "/tables",
            {
                "game": "rampage",
                "seats": [{"kind": "me"}, {"kind": "bot"}],
                "components": {"city": {"ruins": {"S1": {"shape": LONG}}}},
            },
        ),
        ("/games/dungeon-lords/puzzles/why", {"puzzle": {"number": 1}, "moves": [], "move": {"kind": HALF}}),
        ("/games/dungeon-lords/puzzles/why", {"puzzle": {"number": 1}, "moves": [], "move": {"kind": LONG}}),
        ("/games/dungeon-lords/puzzles/plan-preview", {"puzzle": {"number": 1}, "plan": [{"kind": HALF}]}),
        (
            "/games/dungeon-lords/puzzles/plan-preview",
            {"puzzle": {"number": 1}, "plan": [{"kind": "send", LONG: 1}]},
        ),
        ("/session", {"name": HALF}),
    ],
    ids=lambda value: str(value)[:60] if isinstance(value, str) else None,
)
def test_half_characters_and_long_words_are_refused_in_words(
    person: Guest, path: str, body: Any, lang: str
) -> None:
    answer = person("Ani").http.post(
        f"/api{path}",
        content=json.dumps(body),
        headers={"Content-Type": "application/json", "Accept-Language": lang},
    )
    assert answer.status_code == 400, answer.text[:300]
    text = answer.json()["error"]["text"]
    assert 10 < len(text) < 2000
    if HALF in json.dumps(body, ensure_ascii=False):
        assert answer.json()["error"]["code"] == "bad-text"
        assert "caractère" in text if lang == "fr" else "character" in text


def test_whole_characters_outside_of_the_first_plane_are_welcome(person: Guest) -> None:
    answer = person("Ani").http.post(
        "/api/session", content=b'{"name": "\\ud83d\\ude00"}', headers={"Content-Type": "application/json"}
    )
    assert answer.json()["player"]["name"] == "\N{GRINNING FACE}"
