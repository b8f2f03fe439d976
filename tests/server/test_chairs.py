"""Tables: made, listed, joined, left, started, handed over, played again, watched, talked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.people import Chair, Message, Person, eventually, play_out, seated, spectator

Guest = Callable[[str], Person]


def ids(tables: list[Message]) -> set[str]:
    return {table["id"] for table in tables}


def test_a_guest_needs_only_a_name_and_may_change_it(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "link")
    assert ani.get("/api/session")["player"] == {"id": ani.id, "name": "Ani", "avatar": None}
    with ani.sit(table["id"]) as chair:
        ani.post("/api/session", name="  Anika ")
        assert ani.get("/api/session")["player"] == {"id": ani.id, "name": "Anika", "avatar": None}
        renamed = chair.until(lambda m: m["type"] == "table")
        assert renamed["table"]["seats"][0]["name"] == "Anika"


def test_a_guest_sits_as_a_monster_that_all_see_and_keeps_it(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "link")
    with ani.sit(table["id"]) as chair:
        ani.post("/api/session", name="Ani", avatar="witch")
        shown = chair.until(lambda m: m["type"] == "table")
        assert [seat["avatar"] for seat in shown["table"]["seats"]] == ["witch", None]
    assert ani.post("/api/session", name="Anika")["player"]["avatar"] == "witch"
    assert ani.refused("/api/session", name="Ani", avatar="unicorn") == (400, "bad-request")


def test_the_host_fills_chairs_with_bots_and_frees_them(person: Guest) -> None:
    """Nobody else does, no chair that somebody has taken, and the last one filled starts the match."""
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", "link", "link")
    address = f"/api/tables/{table['id']}/bot"
    bo.post(f"/api/tables/{table['id']}/join", invite=table["invite"], seat=1)
    assert bo.refused(address, seat=2, level="easy") == (403, "not-host")
    assert ani.refused(address, seat=1, level="easy") == (409, "chair-taken")
    assert ani.refused(address, seat=4, level="easy") == (409, "chair-taken")
    assert ani.refused(address, seat=2, level="godlike") == (400, "unknown-level")

    def kinds(level: str | None, seat: int = 2) -> list[tuple[str, str | None]]:
        now = ani.post(address, seat=seat, level=level)["table"]
        return [(chair["kind"], chair["level"]) for chair in now["seats"][2:]]

    assert kinds("easy") == [("bot", "easy"), ("empty", None)]
    assert kinds("hard") == [("bot", "hard"), ("empty", None)]
    assert kinds(None) == [("empty", None), ("empty", None)]
    kinds("easy")
    assert ani.get(f"/api/tables/{table['id']}")["table"]["status"] == "open"
    kinds("normal", seat=3)
    assert ani.get(f"/api/tables/{table['id']}")["table"]["status"] == "playing"
    assert ani.refused(address, seat=2, level="easy") == (409, "already-started")


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(person: Guest) -> None:
    answer = person("Ani").http.post("/api/session", json={"name": "Bo"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=34560000" in cookie


def test_a_table_of_bots_starts_at_once(person: Guest) -> None:
    table = person("Ani").create("me", "easy", "hard")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, "easy", "hard"]
    assert table["your_seat"] == 0
    assert table["host"]


@pytest.mark.parametrize(
    ("game", "shown", "options"),
    [
        ("mighty-monsters", "first_seat", {"factions": "dealt"}),
        ("dungeon-petz", "start_seat", {}),
        ("rampage", "first_seat", {}),
    ],
)
def test_the_host_begins_wherever_they_sit(
    person: Guest, game: str, shown: str, options: dict[str, str]
) -> None:
    for at in range(3):
        seats = ["easy", "easy"]
        seats.insert(at, "me")
        ani = person("Ani")
        table = ani.create(*seats, game=game, seed=at + 1, options={"first": "host", **options})
        assert table["your_seat"] == at
        assert table["options"]["first"] == "host", "shown as it was asked for"
        with ani.sit(table["id"]) as chair:
            assert chair.my_turn()["view"][shown] == at


def test_the_host_of_the_rematch_begins(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    options = {"first": "host", "factions": "dealt"}
    table = ani.create("easy", "me", "link", game="mighty-monsters", options=options)
    bo.join(table)
    with seated([ani, bo], table["id"]) as chairs:
        assert chairs[1].until(lambda m: m["type"] == "update")["view"]["first_seat"] == 1
        play_out(chairs)
    again = bo.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert ani.post(f"/api/tables/{table['id']}/rematch")["table"]["status"] == "playing"
    assert again["host"] and again["your_seat"] == 2 and again["options"]["first"] == "host"
    with bo.sit(again["id"]) as chair:
        assert chair.my_turn()["view"]["first_seat"] == 2


def test_the_match_starts_when_the_last_chair_is_taken(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("link", "me", "link")
    assert (table["status"], table["your_seat"]) == ("open", 1)
    with ani.sit(table["id"]) as chair:
        assert bo.join(table, seat=2)["your_seat"] == 2
        chair.until(lambda m: m["type"] == "table" and m["table"]["seats"][2]["name"] == "Bo")
        assert not chair.update
        assert cy.join(table)["status"] == "playing"
        assert chair.my_turn()["number"] == 0


def test_an_invitation_is_for_those_who_sit_there(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    path = f"/api/tables/{table['id']}"
    assert len(table["invite"]) == 22
    assert bo.get(path)["table"]["invite"] is None
    assert bo.refused(f"{path}/join") == (403, "bad-invite")
    assert bo.refused(f"{path}/join", invite=table["invite"][:-1] + "~") == (403, "bad-invite")
    assert bo.refused(f"{path}/join", invite="é" * 22) == (403, "bad-invite")
    assert bo.refused(f"{path}/join", invite="\ud800") == (400, "bad-text")
    assert bo.join(table)["invite"] == table["invite"]
    assert bo.refused(f"{path}/join", invite=table["invite"]) == (409, "already-seated")


def test_open_and_running_tables_are_listed_only_when_meant_to(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    hidden, listed = ani.create("me", "link"), ani.create("me", "link", listed=True)
    both = {hidden["id"], listed["id"]}
    assert ids(ani.get("/api/tables", which="mine")["tables"]) == both
    assert both & ids(bo.get("/api/tables", which="open")["tables"]) == {listed["id"]}
    bo.post(f"/api/tables/{listed['id']}/join")
    bo.join(hidden)
    assert not both & ids(bo.get("/api/tables", which="open")["tables"])
    assert both & ids(bo.get("/api/tables", which="live")["tables"]) == {listed["id"]}
    mine = {table["id"]: table for table in bo.get("/api/tables", which="mine")["tables"]}
    assert mine.keys() == both
    assert mine[listed["id"]]["your_turn"]


def test_a_guest_leaves_and_the_chair_is_free_again(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "link")
    bo.join(table)
    assert cy.refused(f"/api/tables/{table['id']}/leave") == (403, "not-seated")
    left = bo.post(f"/api/tables/{table['id']}/leave")["table"]
    assert [seat["kind"] for seat in left["seats"]] == ["person", "empty", "empty"]
    assert left["invite"] is None
    assert cy.join(table, seat=1)["your_seat"] == 1


def test_without_its_host_an_open_table_closes(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", "link")
    bo.join(table)
    with bo.sit(table["id"]) as chair:
        assert ani.post(f"/api/tables/{table['id']}/leave") == {"table": None}
        assert chair.until(lambda m: m["type"] == "error")["code"] == "table-closed"
    assert bo.http.get(f"/api/tables/{table['id']}").status_code == 404


def test_a_master_plays_dungeon_lords_and_no_other_game(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "master", game="dungeon-lords", seed=3)
    with ani.sit(table["id"]) as chair:
        chair.my_turn()
        # Orders are given by all at once: the master's are in before its neighbour has given any.
        chair.settle(lambda update: update["view"]["to_act"] == [0])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "master"}]
    assert ani.refused("/api/tables", game="mighty-monsters", seats=seats) == (400, "unknown-level")


def test_the_host_starts_early_and_bots_fill_the_chairs(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", "link")
    bo.join(table)
    path = f"/api/tables/{table['id']}/start"
    assert bo.refused(path) == (403, "not-host")
    assert ani.refused(path, level="godlike") == (400, "unknown-level")
    started = ani.post(path, level="easy")["table"]
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    assert started["seats"][2]["level"] == "easy"
    assert ani.refused(path) == (409, "already-started")


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    path = f"/api/tables/{table['id']}"
    with seated([ani, bo], table["id"]) as (first, second):
        first.my_turn()
        assert ani.refused(f"{path}/hand", level="godlike") == (400, "unknown-level")
        assert ani.post(f"{path}/hand", level="easy")["table"]["seats"][0]["bot"] == "easy"
        second.settle(lambda update: update["number"] == 1)
        first.settle(lambda update: update["number"] == 1)
        refused = first.ask("play", moves=[{"kind": "add", "points": 1}], turn=first.update["turn"])
        assert refused["code"] == "bot-plays"
        assert ani.post(f"{path}/take")["table"]["seats"][0]["bot"] is None
        second.play(second.update["moves"][0])
        first.my_turn()
        assert first.play({"kind": "add", "points": 1})["type"] == "ack"


def test_who_leaves_a_running_match_is_replaced_by_a_bot(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    assert bo.post(f"/api/tables/{table['id']}/leave")["table"]["seats"][1]["bot"] == "normal"
    with ani.sit(table["id"]) as chair:
        play_out([chair])


def test_a_rematch_is_the_same_table_for_all_who_ask(person: Guest) -> None:
    ani, bo, cy = person("Ani"), person("Bo"), person("Cy")
    table = ani.create("me", "link", "easy", options={"rounds": 2}, clock={"seconds": 600})
    bo.join(table)
    path = f"/api/tables/{table['id']}/rematch"
    assert ani.refused(path) == (409, "not-over")
    with seated([ani, bo], table["id"]) as chairs:
        play_out(chairs)
        assert cy.refused(path) == (403, "not-seated")
        again = bo.post(path)["table"]
        assert chairs[0].until(lambda m: m["type"] == "table" and m["table"]["rematch"])
    # It waits for everybody's nod, each on their old chair.
    assert (again["status"], again["options"], again["clock"]) == ("open", {"rounds": 2}, {"seconds": 600})
    assert [seat["name"] for seat in again["seats"]] == [None, "Bo", None]
    assert bo.post(path)["table"] == again
    nodded = ani.post(path)["table"]
    assert nodded["id"] == again["id"] != table["id"]
    assert nodded["status"] == "playing"
    assert [seat["name"] for seat in nodded["seats"]] == ["Ani", "Bo", None]
    assert ani.get(f"/api/tables/{table['id']}")["table"]["rematch"] == again["id"]


def test_a_rematch_that_was_called_off_can_be_asked_for_again(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", options={"rounds": 2})
    bo.join(table)
    path = f"/api/tables/{table['id']}/rematch"
    with seated([ani, bo], table["id"]) as chairs:
        play_out(chairs)
    again = bo.post(path)["table"]
    bo.post(f"/api/tables/{again['id']}/leave")
    assert ani.post(path)["table"]["id"] != again["id"]


def test_chat_reaches_everybody_once_and_is_kept(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link", listed=True)["id"]
    words = "<script>alert('1')</script> & <b>hé</b> 👋🏽"
    with ani.sit(table) as first, bo.sit(table) as watcher, spectator(ani.url, table) as silent:
        assert first.ask("chat", text=words)["type"] == "ack"
        for chair in (first, watcher, silent):
            lines = _chat(chair)
            assert [(line["seat"], line["name"], line["text"]) for line in lines] == [(0, "Ani", words)]
        watcher.ask("chat", text="hello")
        assert first.until(lambda m: m["type"] == "chat")["messages"][0]["seat"] is None
    with ani.sit(table, chat=0) as later:
        assert [line["text"] for line in _chat(later)] == ["hello"]


def _chat(chair: Chair) -> list[Message]:
    said = [m for m in chair.heard if m["type"] == "chat"]
    found: list[Message] = (said or [chair.until(lambda m: m["type"] == "chat")])[0]["messages"]
    return found


def test_everybody_sees_who_is_there(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    bo.join(table)
    with ani.sit(table["id"]) as chair:
        with bo.sit(table["id"]):
            chair.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
        chair.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
    eventually(lambda: not ani.get(f"/api/tables/{table['id']}")["table"]["seats"][0]["online"])


def test_a_spectator_who_sits_down_starts_again(person: Guest) -> None:
    ani, bo = person("Ani"), person("Bo")
    table = ani.create("me", "link")
    with bo.sit(table["id"]) as chair:
        bo.join(table)
        update = chair.my_turn()
        assert update["view"]["seat"] == 1


def test_games_rules_components_and_sentences_are_served(person: Guest) -> None:
    ani = person("Ani")
    games = {game["name"]: game for game in ani.get("/api/games")["games"]}
    assert games["hush"]["players"] == [2, 4]
    assert games["hush"]["sentences"] == {"show": "list-empty", "add": "list-empty"}
    assert games["mighty-monsters"]["levels"] == ["easy", "normal", "hard"]
    assert sorted(games["mighty-monsters"]["ratings"]) == ["easy", "hard", "normal"]
    assert games["hush"]["ratings"] == {}
    assert games["dungeon-lords"]["levels"] == ["easy", "normal", "hard", "master"]
    sections = ani.get("/api/games/mighty-monsters/rules", lang="fr")["sections"]
    assert sections[0]["title"] == "Le but du jeu" and all(section["text"] for section in sections)
    assert all(chapter["rules"] for section in sections for chapter in section["chapters"])
    facts = ani.get("/api/games/mighty-monsters/components")["facts"]
    assert {fact["confidence"] for fact in facts} <= {"certain", "likely", "guess"}
    assert len(facts) == games["mighty-monsters"]["facts"]
    text = ani.http.get("/api/locales/fr")
    assert "server-no-session = Entrez d’abord" in text.text
    assert text.headers["content-type"].startswith("text/plain")
    assert text.headers["content-encoding"] == "gzip"
    plain = ani.http.get("/api/locales/fr", headers={"Accept-Encoding": "identity"})
    assert plain.text == text.text
    assert "content-encoding" not in plain.headers
    again = ani.http.get("/api/locales/fr", headers={"If-None-Match": text.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/mighty-monsters"])
def test_every_other_address_is_the_page(person: Guest, path: str) -> None:
    answer = person("Ani").http.get(path)
    assert answer.status_code == 200 or "npm run build" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_interface_page_needs_nothing_from_elsewhere(person: Guest) -> None:
    ani = person("Ani")
    answer = ani.http.get("/api/docs")
    assert "POST /api/tables" in answer.text
    assert "<script" not in answer.text
    assert "//" not in answer.text.replace("http://", "").replace("https://", "")
    assert "422" not in str(ani.get("/api/openapi.json")["paths"])
