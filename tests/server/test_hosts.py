"""What the host of a table rules, and how somebody signs out."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from monstrerie.server import queries
from monstrerie.server.database import Database
from tests.server.people import Person, Running, play_out, seated

Guest = Callable[[str], Person]


def test_the_host_sends_somebody_away_before_the_start(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "link", listed=True)
    path = f"/api/tables/{table['id']}"
    bo.join(table)
    assert bo.refused(f"{path}/remove", seat=0) == (403, "not-host")
    assert ani.refused(f"{path}/remove", seat=0) == (409, "nobody-there")
    assert ani.refused(f"{path}/remove", seat=2) == (409, "nobody-there")
    assert ani.refused(f"{path}/remove", seat=9) == (409, "nobody-there")
    with bo.sit(table["id"]) as chair:
        assert ani.post(f"{path}/remove", seat=1)["table"]["seats"][1]["kind"] == "empty"
        chair.until(lambda m: m["type"] == "table" and m["table"]["your_seat"] is None)
    bo.join(table)
    ani.post(f"{path}/remove", seat=1, ban=True)
    assert bo.refused(f"{path}/join", invite=table["invite"]) == (403, "banned")
    with bo.sit(table["id"]) as chair:
        assert chair.ask("chat", text="but why")["code"] == "muted"
    cy.join(table)


def test_a_silent_player_is_replaced_and_the_match_goes_on(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with seated([ani, bo], table["id"]) as (first, second):
        first.my_turn()
        second.my_turn()
        ani.post(f"/api/tables/{table['id']}/remove", seat=1, level="easy")
        second.settle(lambda update: not update["moves"])
        play_out([first])
        assert first.update["result"]
    assert bo.refused(f"/api/tables/{table['id']}/take") == (403, "not-seated")


def test_the_host_says_who_may_chat_and_who_finds_the_table(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "link")
    path = f"/api/tables/{table['id']}/settings"
    assert table["chat"] == "seats"
    bo.join(table)
    with seated([ani, bo, cy], table["id"]) as (first, second, watcher):
        assert watcher.ask("chat", text="hello")["code"] == "chat-closed"
        assert second.ask("chat", text="hello")["type"] == "ack"
        assert bo.refused(path, chat="all") == (403, "not-host")
        assert ani.post(path, chat="all", listed=True)["table"]["listed"]
        assert watcher.ask("chat", text="hello")["type"] == "ack"
        assert table["id"] in {found["id"] for found in cy.get("/api/tables", which="open")["tables"]}
        ani.post(path, chat="none")
        assert first.ask("chat", text="hush")["code"] == "chat-closed"
        assert ani.refused(path, chat="some")[0] == 400
    assert ani.create("me", "link", listed=True)["chat"] == "all"


def test_somebody_is_muted_by_their_seat_or_by_what_they_said(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "link", listed=True)
    path = f"/api/tables/{table['id']}/mute"
    bo.join(table)
    with seated([bo, cy], table["id"]) as (second, watcher):
        watcher.ask("chat", text="noise")
        assert bo.refused(path, line=0) == (403, "not-host")
        ani.post(path, line=0)
        ani.post(path, seat=1)
        assert watcher.ask("chat", text="more noise")["code"] == "muted"
        assert second.ask("chat", text="and I?")["code"] == "muted"
        ani.post(path, seat=1, muted=False)
        assert second.ask("chat", text="thanks")["type"] == "ack"
        assert ani.refused(path, line=7) == (409, "nobody-there")


def test_reports_keep_what_was_said(person: Guest, server: Running) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", listed=True)
    with bo.sit(table["id"]) as watcher:
        watcher.ask("chat", text="an insult")
    ani.post(f"/api/tables/{table['id']}/report", line=0, text="He insults me.")
    ani.post(f"/api/tables/{table['id']}/leave")  # the table is gone, what was said is not
    with server.context.database.reader.begin() as connection:
        query = "SELECT reporter, line, text FROM reports WHERE about = :about"
        kept = connection.execute(sa.text(query), {"about": bo.id}).all()
    assert [tuple(row) for row in kept] == [(ani.id, "an insult", "He insults me.")]


def test_lists_go_on_where_they_end(person: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "LIST_LENGTH", 3)
    ani = person("Ani")
    made = {ani.create("me", "link")["id"] for _ in range(7)}
    found: list[str] = []
    after = ""
    while after is not None:
        page = ani.get("/api/tables", which="mine", after=after)
        found += [table["id"] for table in page["tables"]]
        after = page["next"]
    assert len(found) == 7 and set(found) == made
    assert ani.http.get("/api/tables", params={"which": "open", "after": "junk"}).status_code == 400


def test_tables_that_nobody_came_for_go(sqlite: str) -> None:
    with Running(sqlite) as running:
        ani = Person(running.url, "Ani")
        listed, waiting, over = ani.create("me", "link", listed=True), ani.create("me", "link"), None
        over = ani.create("me", "easy", options={"rounds": 2})["id"]
        with ani.sit(over) as chair:
            play_out([chair])
        database: Database = running.context.database
        day = 24 * 3600.0

        def after(days: float, keep: float | None = None) -> list[tuple[str, bool]]:
            with database.writer.begin() as connection:
                queries.drop_old(connection, time.time() + days * day, keep)
            mine = ani.get("/api/tables", which="mine")["tables"]
            return sorted((table["status"], table["listed"]) for table in mine)

        assert after(0.9) == [("open", False), ("open", True), ("over", False)]
        assert after(1.1) == [("open", False), ("open", False), ("over", False)]
        assert after(13.9, 20 * day) == [("open", False), ("open", False), ("over", False)]
        assert after(14.1) == [("over", False)]
        assert after(20.1, 20 * day) == []
        assert listed["id"] != waiting["id"]


def test_changed_components_are_told_to_joiners(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", components={"lowest": 200_000})
    assert bo.join(table)["changed"] == ["lowest"]
    assert ani.create("me", "link")["changed"] == []


def test_a_stolen_cookie_is_called_back(person: Guest, server: Running) -> None:
    ani = person("Ani")
    table = ani.create("me", "link")["id"]
    thief = ani.at(server.url)
    with thief.sit(table) as chair:
        assert ani.post("/api/session/end", where="others")["player"]["name"] == "Ani"
        with pytest.raises(ConnectionClosed):
            chair.until(lambda m: False)
        assert chair.socket.close_code == 4401
    assert thief.get("/api/session")["player"] is None
    assert thief.refused(f"/api/tables/{table}/leave") == (401, "no-session")
    assert ani.post("/api/session", name="Anika")["player"]["id"] == ani.id
    assert ani.get(f"/api/tables/{table}")["table"]["your_seat"] == 0
    last = ani.at(server.url)
    ani.post("/api/session/end", where="everywhere")
    assert ani.get("/api/session")["player"] is None is last.get("/api/session")["player"]


def test_signing_out_here_leaves_other_browsers_alone(person: Guest, server: Running) -> None:
    bo = person("Bo")
    again = bo.at(server.url)
    bo.post("/api/session/end")
    assert "monstrerie" not in bo.http.cookies and bo.get("/api/session")["player"] is None
    assert again.get("/api/session")["player"]["name"] == "Bo"
