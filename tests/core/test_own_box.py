"""An owner's box: every guess can be read off it, written as a file, and read again; bad files are told."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import monstrerie
from monstrerie.core import facts, own_box
from monstrerie.core.errors import BadComponents
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED

PETZ = monstrerie.game("dungeon-petz")
MIGHTY = monstrerie.game("mighty-monsters")
CARDS = "guards.level-1.cards"


def shipped(game: monstrerie.Game) -> dict[str, Any]:
    return {path: game.components().facts[path].value for path in own_box.asked(game)}


@pytest.mark.parametrize("name", INCLUDED)
def test_every_guess_can_be_set_and_is_called_something(name: str) -> None:
    game = monstrerie.game(name)
    values = shipped(game)
    assert [path for step in own_box.steps(game) for path in step] == list(values)
    for lang in LANGUAGES:
        for path, value in values.items():
            leaves = own_box.leaves(game, path, value, lang)
            assert leaves, path
            assert len({tuple(leaf.at) for leaf in leaves}) == len(leaves)
            for leaf in leaves:
                assert not set("[]{}\"'_") & set("".join(leaf.label)), (path, leaf.label)
                if leaf.choices:
                    assert leaf.value in [choice for choice, _ in leaf.choices], (path, leaf)
                else:
                    assert isinstance(leaf.value, int | float)
                    assert leaf.least <= leaf.value <= leaf.most
                if leaf.usual is None or leaf.value != leaf.usual:
                    assert own_box.set_leaf(value, leaf, leaf.value) == value, (path, leaf)


@pytest.mark.parametrize("name", INCLUDED)
def test_a_box_becomes_a_file_and_comes_back(name: str, tmp_path: Path) -> None:
    game = monstrerie.game(name)
    values = shipped(game)
    file = tmp_path / "mine.toml"
    file.write_text(own_box.toml(game, values, 'L’œuf « rouge » "1"'), encoding="utf-8")
    assert own_box.of_tree(game, tomllib.loads(file.read_text())) == ('L’œuf « rouge » "1"', values)
    made = game.components(file)
    assert (made.name, made.guesses()) == (
        'L’œuf « rouge » "1"',
        [path for path in game.components().guesses() if path not in values],
    )
    assert made.fingerprint() == game.components().fingerprint()
    assert own_box.settled(game, values) == len(values)
    assert own_box.differences(game, values, "fr") == []


def test_one_thing_is_set_and_the_difference_is_told_in_words() -> None:
    bars = shipped(PETZ)["pets.drago.bars"]
    leaf = own_box.leaves(PETZ, "pets.drago.bars", bars, "en")[1]
    own = {"pets.drago.bars": own_box.set_leaf(bars, leaf, "P")}
    assert own == {"pets.drago.bars": "GPYGRGR"}
    ((_, label, before, after),) = own_box.differences(PETZ, own, "en")
    assert (label, before, after) == (
        "Bars of Drago",
        "green, red, yellow, green, red, green, red",
        "green, purple, yellow, green, red, green, red",
    )
    other, same = (PETZ.components(own_box.tree(PETZ, values)) for values in (own, {}))
    assert other.fingerprint() != same.fingerprint() == PETZ.components().fingerprint()


def test_what_goes_without_saying_is_left_out() -> None:
    path = "customers.warlock"
    value = shipped(PETZ)[path]
    leaves = {" ".join(leaf.label): leaf for leaf in own_box.leaves(PETZ, path, value, "en")}
    assert own_box.set_leaf(value, leaves["mutation"], 0) == {"magic": 2, "suffering": -1}
    assert own_box.set_leaf(value, leaves["play"], 1) == {**value, "play": 1}


def test_a_list_grows_and_shrinks() -> None:
    value = [1, 2, 3]
    (count, *_) = own_box.leaves(PETZ, "table.extra_imps_small", value, "en")
    assert count.kind == "count"
    assert own_box.set_leaf(value, count, 2) == [1, 2]
    assert own_box.set_leaf(value, count, 5) == [1, 2, 3, 3, 3]


def test_a_browser_has_no_3_point_0() -> None:
    game = monstrerie.game("rampage")
    whole = {"city.board.thickness": 3, "city.footprints.square": [80, 80]}
    made = game.components(own_box.tree(game, whole))
    assert made.fingerprint() == game.components().fingerprint()
    assert own_box.differences(game, whole, "en") == []


@pytest.mark.parametrize(
    ("own", "path", "rule", "words"),
    [
        ({CARDS: [[3, 5]] * 11}, CARDS, "MM-COMP-05", "Fronts of the guards of level 1"),
        ({CARDS: [[9, 5], *[[3, 5]] * 11]}, CARDS, "MM-COMP-08", "guards of level 1 (strength/loot), 1"),
        (
            {"guards.level-1.loot_range": [7, 5]},
            "guards.level-1.loot_range",
            "MM-COMP-07",
            "Loot on the back",
        ),
        ({"table.start_gold": "much"}, "table.start_gold", "", "Starting gold"),
    ],
)
def test_what_cannot_be_is_told_by_its_name_and_rule(
    own: dict[str, Any], path: str, rule: str, words: str
) -> None:
    with pytest.raises(BadComponents) as caught:
        MIGHTY.components(own_box.tree(MIGHTY, own))
    text, where, why = own_box.complaint(MIGHTY, caught.value, "en")
    assert (where, why) == (path, rule)
    assert words in text and "level-1" not in text


def test_a_city_is_measured_down_to_its_outlines_and_pieces() -> None:
    """What a ruler and scales tell is asked, in steps that can be overlooked; friction and hands are not."""
    game = monstrerie.game("rampage")
    values = shipped(game)
    assert {path.split(".")[1] for path in values if path.startswith("city.")} == {
        "board", "ruins", "footprints", "neighbourhoods", "spaces", "pieces",
    }  # fmt: skip
    for step in own_box.steps(game):
        assert sum(len(own_box.leaves(game, path, values[path], "en")) for path in step) <= 60
    north = own_box.leaves(game, "city.neighbourhoods.N", values["city.neighbourhoods.N"], "en")
    assert [leaf.label for leaf in north[:3]] == [[], ["1", "x"], ["1", "y"]]
    longer = own_box.set_leaf(values["city.neighbourhoods.N"], north[0], 9)
    assert len(longer) == 9 and longer[:8] == values["city.neighbourhoods.N"]
    made = game.components(own_box.tree(game, {"city.neighbourhoods.N": longer}))
    assert made.facts["city.neighbourhoods.N"].value == longer


def test_a_list_that_goes_without_saying_is_said_entry_by_entry() -> None:
    """Round paws may be square in somebody's box: the sides are there only after they are set."""
    game, path = monstrerie.game("rampage"), "city.pieces.paws"
    value = shipped(game)[path]
    at = ["parts", 0, "size", 0]
    leaf = next(leaf for leaf in own_box.leaves(game, path, value, "en") if leaf.at == at)
    assert (leaf.label, leaf.value, leaf.usual) == (["parts", "1", "size", "x"], 0.0, 0.0)
    wide = own_box.set_leaf(value, leaf, 30.0)
    assert wide["parts"][0]["size"] == [30.0, 0.0, 0.0]
    assert own_box.set_leaf(wide, leaf, 0.0) == value


def test_a_city_without_room_for_all_meeples_is_told_with_its_rule() -> None:
    game = monstrerie.game("rampage")
    ruin = {**shipped(game)["city.ruins.ST"], "pillars": 4}
    with pytest.raises(BadComponents) as caught:
        game.components(own_box.tree(game, {"city.ruins.ST": ruin}))
    text, _, rule = own_box.complaint(game, caught.value, "en")
    assert rule == "RA-CMP-03" and "90" in text


def test_sums_are_checked() -> None:
    with pytest.raises(BadComponents) as caught:
        PETZ.components(own_box.tree(PETZ, {"table.extra_imps_small": [1, 2, 3]}))
    assert own_box.complaint(PETZ, caught.value, "en")[2] == "DP-SET-03"


BAD = {
    "other game": ('[box]\ngame = "dungeon-petz"\n', "another game (Dungeon Petz)"),
    "not toml": ("guards = {{", "is not valid TOML"),
    "deep": ("x = " + "[" * 50_000, "nested too deeply"),
    "huge": ("# " + "x" * 1_000_000, "too large"),
    "half a number": (f"x = {'9' * 5000}", "not valid TOML"),
    "strange name": ('[box]\nname = "a\\u0007"\n', "under [box]"),
    "strange key": ("[box]\nowner = 1\n", "under [box]"),
    "no table": ("box = 3\n", "under [box]"),
    "unknown": ("[pets.drago]\nbars = 1\n", "there is no component"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_told_in_both_languages(what: str, tmp_path: Path) -> None:
    text, words = BAD[what]
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        MIGHTY.components(file)
    assert words in caught.value.say("en")
    assert "bad.toml" in caught.value.say("fr") and caught.value.say("fr") != caught.value.say("en")


def test_an_empty_word_is_none() -> None:
    assert facts.spoken("dungeon-lords", "", "fr") == "rien"
