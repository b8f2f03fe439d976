"""The coach of the server: finished matches are analyzed once, for everybody, and go on where they were;
whoever plays alone against bots may ask what to do, where that was chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

import monstrerie
from monstrerie.games import INCLUDED
from tests.server.people import PATIENCE, Person, Running, eventually, spectator

from .. import harness

Guest = Callable[[str], Person]


@pytest.fixture
def over(server: Running) -> str:
    """A table where bots have played."""
    wish = {"game": "hush", "seats": [{"kind": "bot", "level": "easy"}] * 3}
    table = (
        httpx.post(f"{server.url}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()["table"]
    )
    with spectator(server.url, table["id"]) as frank:
        frank.settle(lambda update: update["result"] is not None)
    return str(table["id"])


def test_a_finished_match_is_analyzed_once_for_everybody(server: Running, person: Guest, over: str) -> None:
    address = f"/api/tables/{over}/analysis"
    ani, bob = person("Ani"), person("Bob")
    assert bob.get(address) == {"running": False, "analysis": None}
    ani.post(address)

    def done() -> Any:
        said = bob.get(address)
        return said if said["analysis"] and said["analysis"]["accounts"] and not said["running"] else None

    said = eventually(done, "the analysis")["analysis"]
    assert said["done"] == said["total"] and said["game"] == "hush"
    for one in said["accounts"]:
        assert one["begin"] + one["luck"] + one["skill"] == pytest.approx(one["end"])
    # Whoever asks again is told the same at once.
    assert bob.post(address) == {"running": False, "analysis": said}


def test_a_match_goes_on_from_any_of_its_moments(server: Running, person: Guest, over: str) -> None:
    whole = monstrerie.load(httpx.get(f"{server.url}/api/tables/{over}/save", timeout=PATIENCE).text)
    part = httpx.get(f"{server.url}/api/tables/{over}/save?to=1", timeout=PATIENCE).text
    assert len(monstrerie.load(part).log) == 1 < len(whole.log)
    answer = httpx.get(f"{server.url}/api/tables/{over}/save?to={len(whole.log) + 1}", timeout=PATIENCE)
    assert answer.status_code == 400


def test_nothing_is_said_of_a_match_that_goes_on(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy", "easy")
    assert ani.refused(f"/api/tables/{table['id']}/analysis")[1] == "not-over"


def test_the_page_knows_which_games_have_a_coach(person: Guest) -> None:
    coached = {game["name"]: game["coach"] for game in person("Ani").get("/api/games")["games"]}
    assert {name for name in INCLUDED if coached[name]} == set(harness.NOT_SIMULATED)


def test_whoever_plays_alone_may_ask_where_that_was_chosen(person: Guest) -> None:
    ani, bob = person("Ani"), person("Bob")
    table = ani.create("me", "easy", "easy", coach=True)
    address = f"/api/tables/{table['id']}/advice"
    assert table["coached"]
    with ani.sit(table["id"]) as chair:
        # The others have chosen.
        moves = chair.settle(lambda update: update["view"]["to_act"] == [0])["moves"]
        said = ani.post(address)
        assert said["number"] == chair.update["number"]
        best = said["advice"]["moves"]
        assert len(best) == min(3, len(moves)) and all(each["move"] in moves for each in best)
        assert all(each["reason"]["key"].startswith("coach-reason-") for each in best)
        assert ani.post(address) == said
    assert bob.refused(address) == (403, "not-seated")
    # The mark stays, wherever the table is shown.
    ani.post(f"/api/tables/{table['id']}/hand", level="easy")
    assert ani.refused(address) == (409, "bot-plays")
    eventually(lambda: ani.get(f"/api/tables/{table['id']}")["table"]["status"] == "over")
    assert ani.refused(address) == (409, "table-over")
    mine = ani.get("/api/tables", which="mine")["tables"]
    assert [one["coached"] for one in mine if one["id"] == table["id"]] == [True]
    assert ani.post(f"/api/tables/{table['id']}/rematch")["table"]["coached"]


def test_the_coach_can_be_allowed_later_but_not_taken_back(person: Guest) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy", "easy")
    address = f"/api/tables/{table['id']}"
    assert not table["coached"] and ani.refused(f"{address}/advice") == (409, "coach-off")
    assert ani.post(f"{address}/settings", coach=True)["table"]["coached"]
    assert ani.refused(f"{address}/settings", coach=False)[0] == 400
    assert ani.post(f"{address}/settings", auto=False)["table"]["coached"]


def test_nobody_is_advised_where_people_compete(person: Guest) -> None:
    ani, bob = person("Ani"), person("Bob")
    wish = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    assert ani.refused("/api/tables", game="hush", seats=wish, coach=True) == (409, "coach-people")
    bots = [{"kind": "bot", "level": "easy"}] * 3
    assert ani.refused("/api/tables", game="hush", seats=bots, coach=True) == (409, "coach-people")
    table = ani.create("me", "link", "easy")
    address = f"/api/tables/{table['id']}"
    # Somebody may still come.
    assert ani.refused(f"{address}/settings", coach=True) == (409, "coach-people")
    bob.join(table)
    for one in (ani, bob):
        assert one.refused(f"{address}/advice") == (409, "coach-people")
    # Also not while a bot plays for one of them: they may come back.
    bob.post(f"{address}/hand", level="easy")
    assert ani.refused(f"{address}/settings", coach=True) == (409, "coach-people")
    assert bob.refused(f"{address}/settings", coach=True)[1] == "not-host"


def test_a_game_without_a_coach_says_so(person: Guest) -> None:
    wish = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    assert person("Ani").refused("/api/tables", game="rampage", seats=wish, coach=True) == (400, "bad-value")
