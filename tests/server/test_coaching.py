"""The coach of the server: finished matches are analyzed once, for everybody, and go on where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

import monstrerie
from tests.server.people import PATIENCE, Person, Running, eventually, spectator

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
    assert coached["mighty-monsters"] and not coached["rampage"]
