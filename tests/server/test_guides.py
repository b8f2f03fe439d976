"""Guided first matches over REST, and tables that go on with a saved match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.seated import Seated
from tests.server.people import Person, Running, play_out

NAMES = [name for name, game in monstrerie.games().items() if game.guide is not None]


@pytest.fixture
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def play(web: httpx.Client, game: str, status: int = 200, lang: str = "en", **body: Any) -> Any:
    got = web.post(f"/api/games/{game}/guide/play", json=body, headers={"Accept-Language": lang})
    assert got.status_code == status, got.text
    return got.json()


GESTURES = {
    3: {"kind": "flick", "direction": 240, "strength": 0.34},
    5: {"kind": "drop", "ruin": "R1", "x": 160, "y": 133, "pose": "flat"},
    11: {"kind": "breathe", "yaw": 244, "pitch": -10, "strength": 1},
    12: {"kind": "throw", "vehicle": 0, "direction": 244, "strength": 0.8, "yaw": 244},
    15: {"kind": "finish"},
}
"""What is asked for in Rampage, by the number of the stop: the numbers that are offered there fit nothing."""


@pytest.mark.parametrize("game", NAMES)
def test_a_stranger_is_guided_to_the_end(web: httpx.Client, game: str) -> None:
    now = play(web, game)
    turns = 0
    while not now["over"]:
        assert now["stops"][-1]["decides"] and len(now["moves"]) == len(now["words"]) > 0
        moves = now["moves"][:]
        if game == "rampage":
            moves = [GESTURES.get(now["stops"][-1]["number"], moves[0]), *moves]
        got = [play(web, game, match=now["match"], moves=moves[:1])]
        while got[-1]["answer"] is not None:
            assert got[-1]["match"] == now["match"], "an answered move was played"
            moves.pop(0)
            got.append(play(web, game, match=now["match"], moves=moves[:1]))
        plan = {"match": now["match"], "plan": moves[:1]}
        preview = web.post(f"/api/games/{game}/guide/plan-preview", json=plan)
        assert preview.status_code == 200 and preview.json()["refusal"] is None
        now, turns = got[-1], turns + 1
    assert turns >= 3 and not now["stops"][-1]["decides"]


def test_a_plan_is_answered_as_a_whole(web: httpx.Client) -> None:
    now = play(web, "dungeon-petz")
    pet = [{"kind": "gather", "imps": 2}, {"kind": "fund", "gold": 2}]
    food = [{"kind": "gather", "imps": 2}, {"kind": "fund", "gold": 0}]
    end = {"kind": "ready"}
    refused = play(web, "dungeon-petz", match=now["match"], moves=[*pet, end])
    assert refused["answer"]["key"] == "dp-guide-groups-second" and refused["match"] == now["match"]
    done = play(web, "dungeon-petz", match=now["match"], moves=[*pet, *food, end])
    assert done["answer"] is None and done["stops"][0]["sentence"]["key"] == "dp-guide-send"


def test_games_say_whether_they_have_a_guide(web: httpx.Client) -> None:
    has = {game["name"]: game["guide"] for game in web.get("/api/games").json()["games"]}
    assert has == {name: game.guide is not None for name, game in monstrerie.games().items()}


def test_bad_wishes_are_told_in_the_readers_language(web: httpx.Client) -> None:
    game = NAMES[0]
    error = play(web, game, 400, "fr", match="{}")["error"]
    assert error["code"] == "bad-save" and "Monstrerie" in error["text"]
    other = monstrerie.game(game).new(players=4, seed=5).save()
    assert "guidée" in play(web, game, 400, "fr", match=other)["error"]["text"]
    assert play(web, game, 400, moves=[{"kind": "nothing"}])["error"]["code"] == "bad-move"
    assert play(web, game, 413, match="x" * 1_100_000)["error"]["code"] == "too-large"
    assert play(web, "nothing", 400)["error"]["code"] == "unknown-name"


# --- a table that goes on with a saved match ----------------------------------------------------------------


def some_match(game: str = "mighty-monsters", moves: int = 12, **options: Any) -> Match:
    match, rng = monstrerie.game(game).new(players=3, seed=4, **options), Rng(1)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, match.game.sample(match, seat, rng))
    return match


def create(web: httpx.Client, save: str, status: int = 200, lang: str = "en", **more: Any) -> Any:
    web.post("/api/session", json={"name": "Zoé"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "mighty-monsters", "seats": seats, "save": save, **more}
    got = web.post("/api/tables", json=wish, headers={"Accept-Language": lang})
    assert got.status_code == status, got.text
    return got.json()


def test_a_saved_match_goes_on_at_a_table(web: httpx.Client) -> None:
    match = some_match(row=True)
    table = create(web, match.save())["table"]
    assert table["status"] == "playing" and table["options"]["row"] is True and table["seeded"]
    frames = web.get(f"/api/tables/{table['id']}/frames", params={"from": 12, "to": 12, "seat": 0}).json()
    seen = frames["frames"][0]["view"]
    assert {key: seen[key] for key in ("round", "hand", "guards")} == {
        key: match.view(0)[key] for key in ("round", "hand", "guards")
    }


@pytest.mark.parametrize("own", [None, {"table.start_gold": 11}], ids=["shipped", "own"])
@pytest.mark.parametrize("moves", [None, 0, 3], ids=["text", "save", "moves"])
def test_a_table_goes_on_from_a_position(
    web: httpx.Client, moves: int | None, own: dict[str, Any] | None
) -> None:
    """As text, and as a saved match that began at one; with the owner's values that it says."""
    text = some_match(components=own).position()
    match = monstrerie.load(text)
    if moves is not None:
        rng = Rng(3)
        for _ in range(moves):
            match.play(match.to_act[0], match.game.sample(match, match.to_act[0], rng))
        text = match.save()
    table = create(web, text)["table"]
    assert table["status"] == "playing" and table["seeded"] and bool(table["changed"]) == bool(own)
    after = {"from": moves or 0, "to": moves or 0, "seat": 0}
    seen = web.get(f"/api/tables/{table['id']}/frames", params=after).json()["frames"][0]["view"]
    expected = json.loads(json.dumps(match.view(0)))
    assert {key: seen[key] for key in ("round", "hand", "guards", "seats")} == {
        key: expected[key] for key in ("round", "hand", "guards", "seats")
    }


def saved(web: httpx.Client, text: str, lang: str = "en") -> Any:
    got = web.post("/api/saved", json={"text": text}, headers={"Accept-Language": lang})
    assert got.status_code == 200, got.text
    return got.json()


def test_what_can_be_gone_on_with_is_told_beforehand(web: httpx.Client) -> None:
    match = some_match(moves=5)
    told = {"game": "mighty-monsters", "players": 3, "to_act": list(match.to_act), "names": [None] * 3}
    assert saved(web, match.save())["saved"] == {**told, "moves": 5, "at_position": False}
    assert saved(web, match.position())["saved"] == {**told, "moves": 0, "at_position": True}
    match.seated = [Seated("Zoé"), Seated(bot="easy"), Seated()]
    assert saved(web, match.save())["saved"]["names"] == ["Zoé", None, None]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("nonsense", "JSON"),
        ("", "JSON"),
        ("position 1; game zorg; players 3", "zorg"),
        ("position 1; game mighty-monsters; players 33", "33"),
        ("position 1; game mighty-monsters; players 3; round x", "round"),
        ("position 1; game mighty-monsters; players 3; round 1", "terminée"),
        ("position 99", "version"),
    ],
)
def test_what_can_not_be_gone_on_with_is_told_why(web: httpx.Client, text: str, word: str) -> None:
    told = saved(web, text, "fr")
    assert told["saved"] is None and word in told["problem"], told
    create(web, text, 400, "fr")


def test_positions_of_a_match_are_told_once_it_is_over(server: Running) -> None:
    ani = Person(server.url, "Ani")
    table = ani.create("me", "easy", "easy", game="mighty-monsters")["id"]
    with ani.sit(table) as chair:
        chair.my_turn()
        refused = ani.http.get(f"/api/tables/{table}/position?to=1")
        assert refused.status_code == 409 and refused.json()["error"]["code"] == "not-over"
        play_out([chair])
    match = monstrerie.load(ani.http.get(f"/api/tables/{table}/save").text)
    there = ani.get(f"/api/tables/{table}/position", to=1)
    assert there["position"] == match.rewound(1).position()
    beyond = ani.http.get(f"/api/tables/{table}/position?to=9999")
    assert beyond.status_code == 400 and "9,999" in beyond.json()["error"]["text"]


def test_an_owners_box_comes_along(web: httpx.Client) -> None:
    own = {"table.start_gold": 11}
    match = monstrerie.game("mighty-monsters").new(players=3, seed=4, components=own, factions="dealt")
    table = create(web, match.save())["table"]
    frames = web.get(f"/api/tables/{table['id']}/frames", params={"from": 0, "to": 0, "seat": 0}).json()
    assert [seat["gold"] for seat in frames["frames"][0]["view"]["seats"]] == [11, 11, 11]


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "bot"}]}, "robot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "3 joueurs"),
        ({"options": {"row": True}}, "options"),
        ({"seed": 3}, "graine"),
        ({"game": "dungeon-lords"}, "Mighty Monsters"),
        ({"save": "nonsense"}, "JSON"),
    ],
    ids=["link", "players", "options", "seed", "other-game", "nonsense"],
)
def test_what_does_not_fit_a_saved_match_is_refused(
    web: httpx.Client, change: dict[str, Any], word: str
) -> None:
    before = web.get("/api/tables?which=live").json()
    error = create(web, **{"save": some_match().save(), "status": 400, "lang": "fr", **change})["error"]
    assert word in error["text"], error
    assert web.get("/api/tables?which=live").json() == before


def test_a_match_that_is_over_is_not_taken_up(web: httpx.Client) -> None:
    match, rng = some_match(moves=0), Rng(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.game.sample(match, seat, rng))
    assert create(web, match.save(), 400)["error"]["code"] == "save-over"
