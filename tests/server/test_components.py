"""What the page is told about the values of a box, in the reader's words, and with how sure we are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

import monstrerie
from monstrerie.core.errors import BadComponents
from monstrerie.server.settings import server_boxes
from tests.server.people import PATIENCE, Person, Running

TROLLS = "monsters.healing.trolls"
CHECK = "/api/games/mighty-monsters/box/check"
BOX = "/api/games/mighty-monsters/box"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", list(monstrerie.games()))
def test_facts_are_told_in_words(server: Running, name: str, lang: str) -> None:
    asked = httpx.get(
        f"{server.url}/api/games/{name}/components", headers={"Accept-Language": lang}, timeout=PATIENCE
    )
    facts = {fact["path"]: fact for fact in asked.raise_for_status().json()["facts"]}
    box = monstrerie.game(name).components()
    assert list(facts) == list(box.facts)
    assert all(isinstance(fact["label"], str) and fact["label"] for fact in facts.values())
    assert [path for path, fact in facts.items() if any(mark in fact["said"] for mark in '{}[]"')] == []


def test_the_language_can_be_named(server: Running) -> None:
    path = f"{server.url}/api/games/mighty-monsters/components"
    named, asked = (
        httpx.get(path, params={"lang": "fr"}, timeout=PATIENCE).json(),
        httpx.get(path, headers={"Accept-Language": "fr"}, timeout=PATIENCE).json(),
    )
    assert named == asked != httpx.get(path, params={"lang": "en"}, timeout=PATIENCE).json()


def test_a_box_is_read_off_value_by_value(server: Running) -> None:
    ann = Person(server.url, "Ann")
    sheet = ann.post(CHECK)
    assert (sheet["settled"], sheet["total"], sheet["problem"]) == (0, 15, None)
    change = {"path": TROLLS, "at": [4], "value": 4}
    sheet = ann.post(CHECK, name="Ann’s", values={}, change=change)
    assert sheet["values"] == {TROLLS: [1, 1, 2, 2, 4]}
    assert [found["own"] for found in sheet["differences"]] == ["1, 1, 2, 2, 4"]
    fact = next(fact for step in sheet["steps"] for fact in step if fact["path"] == TROLLS)
    assert (fact["settled"], fact["leaves"][4]["value"], fact["shipped"]) == (True, 4, [1, 1, 2, 2, 3])
    again = ann.post(CHECK, toml=sheet["toml"])
    assert (again["name"], again["values"], again["fingerprint"]) == (
        "Ann’s",
        sheet["values"],
        sheet["fingerprint"],
    )
    wrong = ann.post(CHECK, values={"guards.level-1.cards": [[9, 5]] * 12})
    assert wrong["problem"]["rule"] == "MM-COMP-08" and "level-1" not in wrong["problem"]["text"]
    assert wrong["values"] and wrong["toml"] == ""


def test_a_box_is_kept_under_ones_name_and_lent_by_its_link(server: Running) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    assert ann.get(BOX)["box"] is None
    first = ann.post(BOX, name="Ann’s", values={TROLLS: [1, 1, 2, 2, 4]})["box"]
    second = ann.post(BOX, name="Ann’s box", values={TROLLS: [1, 1, 2, 2, 5]})["box"]
    assert first["id"] == second["id"]
    assert ann.get(BOX)["box"] == second == bob.get(f"/api/boxes/{first['id']}")["box"]
    assert bob.get(BOX)["box"] is None
    assert httpx.get(server.url + BOX, timeout=PATIENCE).json()["box"] is None
    table = bob.create("me", "easy", "easy", game="mighty-monsters", box=first["id"])
    wish = {"game": "dungeon-petz", "seats": [{"kind": "me"}, {"kind": "bot"}], "box": first["id"]}
    assert bob.refused("/api/tables", **wish) == (404, "unknown-box")
    plain = bob.create("me", "easy", "easy", game="mighty-monsters")
    assert table["box"]["own"] and table["box"]["name"] == "Ann’s box"
    assert plain["box"] == {
        "own": False,
        "name": "",
        "fingerprint": monstrerie.game("mighty-monsters").components().fingerprint(),
    }
    assert table["box"]["fingerprint"] != plain["box"]["fingerprint"]
    # Another box afterwards is no matter to a table.
    ann.post(BOX, name="Other", values={})
    assert bob.get(f"/api/tables/{table['id']}")["table"]["box"] == table["box"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"toml": "#" * 100_000}, "too-large"),
        ({"values": {"monsters.nobody": 1}}, "box-strange"),
        ({"values": {TROLLS: eval("[" * 30 + "]" * 30)}}, "bad-components"),
        ({"change": {"path": TROLLS, "at": [9], "value": 1}}, "box-strange"),
        ({"change": {"path": TROLLS, "at": [0], "value": "many"}}, "box-strange"),
        ({"change": {"path": "nothing", "at": [], "value": 1}}, "box-strange"),
        ({"name": "x" * 61}, "bad-request"),
    ],
)
def test_what_is_no_box_is_refused_with_a_word(server: Running, wish: dict[str, Any], code: str) -> None:
    ann = Person(server.url, "Ann")
    assert ann.refused(CHECK, **wish)[1] == code


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("guards = {{", "n’est pas du TOML valable"),
        ('[box]\ngame = "dungeon-petz"\n', "Dungeon Petz"),
        ("x = " + "[" * 5000, "imbriqué"),
        ("[table]\nstart_gold = -1\n", "-1"),
    ],
)
def test_a_bad_file_is_told_in_the_readers_language(server: Running, text: str, words: str) -> None:
    answer = httpx.post(
        server.url + CHECK,
        json={"toml": text, "file": "ma-boîte.toml"},
        headers={"Accept-Language": "fr"},
        timeout=PATIENCE,
    )
    sheet = answer.raise_for_status().json()
    assert words in sheet["problem"]["text"] and sheet["values"] == {}


def test_nonsense_for_values_is_a_problem_not_a_fault(server: Running) -> None:
    ann = Person(server.url, "Ann")
    nonsense: list[Any] = [None, "many", [None], {"a": {}}, [[1]], True, 1e300, []]
    for value in nonsense:
        sheet = ann.post(CHECK, values={TROLLS: value})
        assert sheet["problem"]["text"] and sheet["values"] == {TROLLS: value}
    assert ann.refused(BOX, values={TROLLS: None}) == (400, "bad-components")


@pytest.fixture
def inn(tmp_path: Path) -> Path:
    file = tmp_path / "inn.toml"
    file.write_text(
        '[box]\ngame = "mighty-monsters"\nname = "The inn"\n[table]\nstart_gold = 9\n', encoding="utf-8"
    )
    return file


def test_a_server_has_its_own_box_and_old_tables_keep_theirs(inn: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'inn.sqlite'}"
    chairs = ("me", "easy", "easy")
    with Running(database) as before:
        ann = Person(before.url, "Ann")
        old = ann.create(*chairs, game="mighty-monsters", options={"factions": "dealt"})
    with Running(database, boxes=server_boxes([inn])) as server:
        ann = ann.at(server.url)
        new = ann.create(*chairs, game="mighty-monsters", options={"factions": "dealt"})
        assert (new["box"]["name"], new["box"]["own"]) == ("The inn", True)
        assert ann.get(f"/api/tables/{old['id']}")["table"]["box"] == old["box"] != new["box"]
        assert (new["changed"], old["changed"]) == (["table.start_gold"], [])
        assert ann.get(f"/api/tables/{old['id']}/box")["differences"] == []
        (told,) = httpx.get(
            f"{server.url}/api/tables/{new['id']}/box", headers={"Accept-Language": "fr"}, timeout=PATIENCE
        ).json()["differences"]
        assert (told["label"], told["own"], told["shipped"]) == ("Or de départ", "9", "8")
        with ann.sit(new["id"]) as seat, ann.sit(old["id"]) as other:
            gold = [chair.my_turn()["view"]["seats"][0]["gold"] for chair in (seat, other)]
        assert gold == [9, 8]
        facts = ann.get("/api/games/mighty-monsters/components")["facts"]
        assert next(fact["value"] for fact in facts if fact["path"] == "table.start_gold") == 9


def test_a_house_box_that_cannot_be_is_refused_before_anything_starts(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    for text in ("[table]\nstart_gold = 9\n", '[box]\ngame = "mighty-monsters"\n[table]\nstart_gold = -1\n'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadComponents):
            server_boxes([file])
