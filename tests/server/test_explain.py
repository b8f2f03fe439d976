"""What things on a board are, over REST: any view that a table gives, no other one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import monstrerie
from tests.server.people import Running


@pytest.fixture
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        yield client


def ask(web: httpx.Client, game: str, status: int, lang: str = "en", **body: Any) -> Any:
    got = web.post(f"/api/games/{game}/explain", json=body, headers={"Accept-Language": lang})
    assert got.status_code == status, got.text
    return got.json()


def view_of(game: str) -> dict[str, Any]:
    return monstrerie.game(game).new(3, seed=5).view(0)


def test_things_are_explained_in_the_readers_language(web: httpx.Client) -> None:
    view = view_of("dungeon-lords")
    pieces = ["place:dig", "gold@2", "monster:nobody", "phase:dl-phase-orders"]
    for lang, title, phase in (("en", "Dig tunnels", "Orders"), ("fr", "Creuser des tunnels", "Ordres")):
        dig, gold, nobody, orders = ask(web, "dungeon-lords", 200, lang, view=view, pieces=pieces)[
            "explanations"
        ]
        assert dig["title"] == title and dig["rule"] == "DL-DIG-01" and len(dig["lines"]) == 2
        assert gold["title"].startswith("3 ") and nobody is None and orders["title"] == phase


def test_titles_begin_with_a_capital(web: httpx.Client) -> None:
    """Whatever the sentence is elsewhere a part of."""
    view = view_of("dungeon-lords")
    found = ask(web, "dungeon-lords", 200, view=view, pieces=["season:winter"])["explanations"]
    assert found[0]["title"] == "Winter"


@pytest.mark.parametrize("game", [*monstrerie.games()])
def test_what_is_no_view_is_refused_with_a_reason(web: httpx.Client, game: str) -> None:
    view = {} if monstrerie.game(game).explain is None else view_of(game)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"view": view, "pieces": []}, "pieces"),
        ({"view": view, "pieces": ["Guard 1"]}, "pieces"),
        ({"view": view, "pieces": ["g" * 61]}, "pieces"),
        ({"view": "none", "pieces": ["gold"]}, "view"),
        ({"pieces": ["gold"]}, "view"),
    ]
    if view:
        wrong += [({"view": {**view, "seats": 3}, "pieces": ["gold"]}, "seats")]
    for body, named in wrong:
        error = ask(web, game, 400, **body)["error"]
        assert error["code"] == "bad-request" and named in error["text"]


def test_words_that_no_table_gave_are_refused(web: httpx.Client) -> None:
    view = monstrerie.game("mighty-monsters").new(3, seed=5, whim=True, factions="dealt").view(0)
    view["king"]["sentence"] = {"key": "mm-whim", "data": {}}
    assert ask(web, "mighty-monsters", 400, view=view, pieces=["king"])["error"]["code"] == "bad-request"
    view["king"]["sentence"] = {"key": "no-such-sentence", "data": {}}
    assert ask(web, "mighty-monsters", 400, view=view, pieces=["king"])["error"]["code"] == "bad-request"


def test_pages_do_not_load_what_is_told_on_demand(web: httpx.Client) -> None:
    text = web.get("/api/locales/en").text
    assert "mm-phase-play = " in text and "mm-explain-guard = " not in text
