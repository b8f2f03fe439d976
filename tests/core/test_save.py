"""Saved matches: the same bytes back, and a clear word for everything that is none."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import monstrerie
from monstrerie import BadSave, Match
from monstrerie.core import save

from .. import harness

GAME = monstrerie.game("mighty-monsters")


def saved(moves: int = 12, **options: Any) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(harness.after(GAME, 3, 5, moves, **options).save())
    return body


def sealed(body: dict[str, Any]) -> str:
    """A save whose digest fits, whatever is in it."""
    rest = {key: value for key, value in body.items() if key != "digest"}
    return json.dumps({**rest, "digest": save._digest(rest)})


def test_a_save_says_game_version_options_seed_components_and_moves() -> None:
    body = saved(whim=True)
    assert body["game"] == "mighty-monsters" and body["version"] == monstrerie.__version__
    assert body["options"]["whim"] is True and body["seed"] == 5 and body["players"] == 3
    assert body["components"]["table.start_gold"] == 8
    assert len(body["moves"]) == 12 and body["moves"][0] == [
        0,
        {"kind": "lead", "faction": body["moves"][0][1]["faction"]},
    ]


def test_a_match_goes_on_after_loading() -> None:
    match = harness.after(GAME, 4, 6, 20)
    loaded = monstrerie.load(match.save())
    harness.play_randomly(match, 1)
    harness.play_randomly(loaded, 1)
    assert loaded.save() == match.save() and loaded.result == match.result


def test_a_saved_match_carries_the_values_it_was_played_with() -> None:
    match = GAME.new(3, seed=1, components={"table": {"start_gold": 20}}, factions="dealt")
    loaded = GAME.load(match.save())
    assert loaded.view(0)["seats"][0]["gold"] == 20
    assert loaded.components.facts["table.start_gold"].value == 20


def test_a_save_remembers_how_sure_the_owner_is() -> None:
    """A guess that the owner found right in the box, and a value of theirs that they aren't sure of."""
    plain = GAME.new(3, seed=1, factions="dealt")
    guessed = plain.components.guesses()[0]
    assert guessed == "monsters.healing.trolls"
    own = {
        "monsters": {"healing": {"trolls": plain.components.facts[guessed].value}},
        "table": {"start_gold": {"value": 20, "confidence": "likely"}},
    }
    match = GAME.new(3, seed=1, components=own, factions="dealt")
    loaded = GAME.load(match.save())
    assert loaded.components.facts[guessed].confidence == "certain"
    assert loaded.components.facts["table.start_gold"].confidence == "likely"
    assert loaded.components.guesses() == match.components.guesses() != plain.components.guesses()
    assert loaded.save() == match.save()
    assert "confidence" not in json.loads(plain.save()), "as in earlier versions where nothing is the owner's"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("[]", "not a Monstrerie save file"),
        ("3", "not a Monstrerie save file"),
        ('{"moves": []}', "not a Monstrerie save file"),
        ('{"monstrerie": 1}', "Missing or invalid: version, game"),
        ('{"monstrerie": "1"}', "Missing or invalid"),
        ('{"monstrerie": 3, "version": "9.0"}', "newer version"),
        (b"\xff\xfe\x00", "not valid JSON"),
    ],
    ids=range(10),
)
def test_what_is_no_saved_match(text: str | bytes, says: str) -> None:
    with pytest.raises(BadSave, match=says):
        monstrerie.load(text)


@pytest.mark.parametrize(
    "key", ["game", "players", "seed", "options", "components", "moves", "digest", "version"]
)
def test_a_save_with_a_missing_part_or_one_of_the_wrong_type(key: str) -> None:
    body = saved()
    del body[key]
    with pytest.raises(BadSave, match=key):
        GAME.load(json.dumps(body))
    if key not in ("digest", "version"):
        with pytest.raises(BadSave, match=key):
            GAME.load(sealed({**saved(), key: None}))


def test_an_edited_save_is_noticed() -> None:
    body = saved()
    body["seed"] += 1
    with pytest.raises(BadSave, match="damaged or edited"):
        GAME.load(json.dumps(body))


def test_what_a_save_quotes_is_said_in_the_same_language() -> None:
    with pytest.raises(BadSave) as caught:
        GAME.load(sealed({**saved(), "players": 9}))
    again = pickle.loads(pickle.dumps(caught.value))
    for error in (caught.value, again):
        with pytest.raises(monstrerie.BadValue) as cause:
            GAME.new(players=9)
        for lang in monstrerie.LANGUAGES:
            assert error.say(lang).endswith(cause.value.say(lang))


def test_a_save_of_another_game() -> None:
    with pytest.raises(BadSave, match="chess"):
        GAME.load(sealed({**saved(), "game": "chess"}))
    with pytest.raises(monstrerie.UnknownName, match="chess"):
        monstrerie.load(sealed({**saved(), "game": "chess"}))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"players": 9}, "3 to 6"),
        ({"seed": -1}, "seed"),
        ({"options": {"zorg": 1}}, "zorg"),
        ({"options": {"row": "maybe"}}, "maybe"),
        ({"components": {"zorg": 1}}, "zorg"),
        ({"components": {"table.start_gold": -5}}, "start_gold"),
        ({"confidence": ["table.start_gold"]}, "confidence"),
        ({"confidence": {"zorg": "certain"}}, "confidence"),
        ({"confidence": {"table.start_gold": ["sure"]}}, "sure"),
        ({"moves": [[0, {"kind": "zorg"}]]}, "move 1: .*zorg"),
        ({"moves": [[0, {"kind": "play", "strength": 1, "space": 0}]]}, "move 1: .*MM-SET-14"),
        ({"moves": [[7, {"kind": "lead", "faction": "trolls"}]]}, "move 1: .*seat"),
        ({"moves": [["x", {"kind": "lead", "faction": "trolls"}]]}, "move 1"),
        ({"moves": [[0]]}, "move 1"),
        ({"moves": [3]}, "move 1"),
        ({"moves": [[0, {"kind": "lead", "faction": "trolls"}]] * 2}, "move 2: .*not your turn"),
    ],
    ids=str,
)
def test_a_save_that_can_not_have_happened(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSave, match=says):
        GAME.load(sealed({**saved(0), **change}))


def test_imagined_matches_can_not_be_saved() -> None:
    match: Match = GAME.new(3, seed=1).determinise(0, 7)
    with pytest.raises(monstrerie.NotSupported, match="hypothetical"):
        match.save()
    with pytest.raises(monstrerie.NotSupported, match="hypothetical"):
        match.rewound(0)


def test_a_game_of_pure_rules_takes_no_outcomes() -> None:
    body = saved(1)
    body["moves"][0].append("an outcome")
    with pytest.raises(BadSave, match="move 1"):
        GAME.load(sealed(body))
    body["moves"][0][2:] = [3]
    with pytest.raises(BadSave, match="move 1"):
        GAME.load(sealed(body))
