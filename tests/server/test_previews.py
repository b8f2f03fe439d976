"""What a link shows where it is sent to somebody: per game, live of listed tables and with an invitation."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from pathlib import Path

import httpx
import pytest

from monstrerie.server.paint import Part, Picture, fitting, read_parts, width_of
from tests.server.people import Person, Running

WEB = Path(__file__).parents[2] / "web"
Head = dict[str, str]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page."""
    folder = tmp_path_factory.mktemp("page")
    shutil.copy(WEB / "index.html", folder)
    for picture in (WEB / "public").glob("link*"):
        shutil.copy(picture, folder)
    with Running(f"sqlite:///{folder / 'server.sqlite'}", page=folder) as running:
        yield running


@pytest.fixture
def head(shop: Running) -> Callable[..., Head]:
    def fetched(path: str, lang: str = "en") -> Head:
        answer = httpx.get(shop.url + path, headers={"Accept-Language": lang}, timeout=60)
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
    assert picture == f"{shop.url}/link-dungeon-petz.png"
    assert httpx.get(picture).headers["content-type"] == "image/png"


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


def seen(picture: str) -> Picture:
    """The picture at this address, which fits what fetches such pictures."""
    answer = httpx.get(picture, timeout=60)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", answer.text
    found = Picture.read(answer.content)
    assert (found.width, found.height) == (1200, 630)
    assert len(answer.content) < 300_000
    return found


def test_a_listed_table_has_a_picture_of_its_own(head: Callable[..., Head], shop: Running) -> None:
    """Who sits there is painted into it, and it is another one as soon as something changes."""
    ani, zoe = Person(shop.url, "Ani"), Person(shop.url, "Zoe")
    table = ani.create("me", "link", "easy", game="dungeon-lords", listed=True)
    place = f"/t/{table['id']}"
    before = head(place)["og:image"]
    assert before.startswith(f"{shop.url}/api/tables/{table['id']}/picture?")
    free = seen(before)
    zoe.post(f"/api/tables/{table['id']}/join")
    after = head(place)["og:image"]
    assert after != before
    taken = seen(after)
    french = seen(head(place, "fr")["og:image"])
    parts = read_parts((WEB / "public" / "link-parts.bin").read_bytes())
    small = parts.alphabets["small"]
    for picture, there, missing in (
        (free, ["Ani", "Free seat", "Bot (easy)"], ["Zoe"]),
        (taken, ["Zoe"], []),
    ):
        assert all(holds(picture, name, small) for name in there)
        assert not any(holds(picture, name, small) for name in missing)
    assert holds(free, "Dungeon Lords · 1 free seat", parts.alphabets["head"])
    assert holds(taken, "Dungeon Lords · Year 1, winter", parts.alphabets["head"])
    assert holds(french, "Dungeon Lords · Année 1, hiver", parts.alphabets["head"])
    assert holds(french, "Robot (facile)", small)


def holds(picture: Picture, text: str, alphabet: Mapping[str, Part]) -> bool:
    """Whether this line is written somewhere in it, as the lower half of its letters shows."""
    rows = [picture.row(number) for number in range(picture.height)]
    letters = [alphabet[letter] for letter in text]
    line = [
        b"".join(part.dots[row * part.width : (row + 1) * part.width] for part in letters)
        for row in range(letters[0].height // 2, letters[0].height)
    ]
    starts = [number for number, row in enumerate(rows) if line[0] in row]
    return any(
        all(rows[number + down].find(dots) >= 0 for down, dots in enumerate(line))
        for number in starts
        if number + len(line) <= len(rows)
    )


def test_a_name_without_letters_of_ours_is_a_seat_with_its_number(
    head: Callable[..., Head], shop: Running
) -> None:
    """And a long one is cut where its place ends; nothing of it breaks a picture."""
    parts = read_parts((WEB / "public" / "link-parts.bin").read_bytes())
    small, tiny = parts.alphabets["small"], parts.alphabets["tiny"]
    written = {"妖怪": ("Seat 1", small), "Łucja Ōmori": ("?ucja Omori", small), "W" * 24: ("WWWW…", tiny)}
    for name, (line, letters) in written.items():
        table = Person(shop.url, name).create("me", *["easy"] * 4, game="rampage", listed=True)
        assert holds(seen(head(f"/t/{table['id']}")["og:image"]), line, letters)
    assert fitting("W" * 24, small, 100).endswith("…")
    assert width_of(fitting("W" * 24, small, 100), small) <= 100


def test_an_unlisted_table_names_its_game_and_nobody(head: Callable[..., Head], shop: Running) -> None:
    """Who was invited sees who sits there and how far they are; nobody else does."""
    ani = Person(shop.url, "Secretia")
    for seats, said in ((("me", "link"), "is waiting for you"), (("me", "easy"), "castle")):
        table = ani.create(*seats, "easy", game="mighty-monsters")
        for query in ("", "?invite=", f"?invite={'x' * 22}"):
            shown = head(f"/t/{table['id']}{query}")
            assert shown["title"] == "Mighty Monsters · Monstrerie" and said in shown["og:description"]
            assert not re.search("Secretia|bot|round", " ".join(shown.values()), re.IGNORECASE)
            assert shown["og:image"] == f"{shop.url}/link-mighty-monsters.png"
        refused = httpx.get(f"{shop.url}/api/tables/{table['id']}/picture")
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "bad-invite"
        invited = head(f"/t/{table['id']}?invite={table['invite']}")
        assert ("is waiting for you" in invited["og:description"]) == ("link" in seats)
        assert ("Secretia and 2 bots · Round 1" in invited["og:description"]) == ("link" not in seats)
        small = read_parts((WEB / "public" / "link-parts.bin").read_bytes()).alphabets["small"]
        assert holds(seen(invited["og:image"]), "Secretia", small)
    assert httpx.get(f"{shop.url}/api/tables/{'x' * 22}/picture").status_code == 404
