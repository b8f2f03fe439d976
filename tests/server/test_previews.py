"""What a link shows where it is sent to somebody: per game, live for listed tables, nothing of the others."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person, Running

WEB = Path(__file__).parents[2] / "web"
Head = dict[str, str]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page."""
    folder = tmp_path_factory.mktemp("page")
    shutil.copy(WEB / "index.html", folder)
    for picture in (WEB / "public").glob("*.jpg"):
        shutil.copy(picture, folder)
    with Running(f"sqlite:///{folder / 'server.sqlite'}", page=folder) as running:
        yield running


@pytest.fixture
def head(shop: Running) -> Callable[..., Head]:
    def fetched(path: str, lang: str = "en") -> Head:
        answer = httpx.get(shop.url + path, headers={"Accept-Language": lang})
        assert answer.status_code == 200 and answer.headers["Vary"].startswith("Accept-Language")
        text = answer.text
        found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', text))
        lines = {"title": r"<title>(.*?)</title>", "lang": r'<html lang="(\w+)">'}
        found |= {name: re.findall(wanted, text)[0] for name, wanted in lines.items()}
        return {name: unescape(value) for name, value in found.items()}

    return fetched


@pytest.mark.parametrize("place", ["/new/dungeon-petz", "/rules/dungeon-petz", "/school/dungeon-petz/2"])
def test_a_link_to_a_game_shows_it_in_the_readers_language(
    head: Callable[..., Head], shop: Running, place: str
) -> None:
    shown = head(place, "fr-FR, en;q=0.5")
    assert shown["lang"] == "fr"
    assert shown["title"] == shown["og:title"] == "Dungeon Petz · Monstrerie"
    assert shown["og:description"] == shown["description"] and "diablotins" in shown["description"]
    picture = shown["og:image"]
    assert picture == f"{shop.url}/link-dungeon-petz.jpg"
    assert httpx.get(picture).headers["content-type"] == "image/jpeg"


def test_any_other_link_shows_the_house(head: Callable[..., Head], shop: Running) -> None:
    for place in ("/", "/about", "/t/nobody", f"/t/{'x' * 22}", "/new/chess"):
        shown = head(place)
        assert shown["title"] == "Monstrerie" and shown["og:image"] == f"{shop.url}/link.jpg"


def test_a_listed_table_says_who_plays_and_how_far_they_are(head: Callable[..., Head], shop: Running) -> None:
    ani, bo = Person(shop.url, 'Ani "<b>'), Person(shop.url, "Bo")
    table = ani.create("me", "link", "easy", game="dungeon-lords", listed=True)
    place = f"/t/{table['id']}"
    assert head(place)["og:description"] == 'Ani "<b> and 1 bot · 1 free seat'
    bo.post(f"/api/tables/{table['id']}/join")
    shown = head(place, "fr")
    assert shown["og:title"] == "Dungeon Lords · Monstrerie"
    assert shown["og:description"] == 'Ani "<b>, Bo et 1 robot · Année 1, hiver'
    assert head(place + "/replay")["og:description"].startswith('Ani "<b>, Bo')


def test_an_unlisted_table_names_its_game_and_nobody(head: Callable[..., Head], shop: Running) -> None:
    ani = Person(shop.url, "Secretia")
    for seats, said in ((("me", "link"), "is waiting for you"), (("me", "easy"), "castle")):
        table = ani.create(*seats, "easy", game="mighty-monsters")
        shown = head(f"/t/{table['id']}?invite={table['invite']}")
        assert shown["title"] == "Mighty Monsters · Monstrerie" and said in shown["og:description"]
        assert not re.search("Secretia|bot|round", " ".join(shown.values()), re.IGNORECASE)
