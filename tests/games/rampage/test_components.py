"""An owner's box: other measures of the city, given like any other component and kept in a save."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monstrerie import BadComponents, say
from monstrerie.core.text import sentence
from monstrerie.games.rampage import GAME, measures
from monstrerie.games.rampage.moves import Drop
from monstrerie.games.rampage.rules import naming
from monstrerie.games.rampage.rules.demolish import refuse_building
from monstrerie.games.rampage.rules.ruins import SendMeeples
from monstrerie.games.rampage.state import Carnage
from monstrerie.games.rampage.terminal import draw

from ... import harness


def test_a_city_of_other_measures_is_played_kept_and_loaded(tmp_path: Path) -> None:
    own = tmp_path / "my_box.toml"
    own.write_text("[city.board]\nruin-height = 3.0\n[runaway]\nzones = 5\n", encoding="utf-8")
    match = GAME.new(2, seed=3, components=own)
    view = match.view(None)
    assert view["city"]["ruin_height"] == 3.0 and GAME.new(2, seed=3).view(None)["city"]["ruin_height"] == 2.0
    assert view["pieces"]["floor-S1-0"][2] > GAME.new(2, seed=3).view(None)["pieces"]["floor-S1-0"][2] + 0.5
    harness.play_some(match, 3, 6)
    loaded = GAME.load(match.save())
    assert harness.everything(loaded) == harness.everything(match) and loaded.save() == match.save()


def test_the_measures_stand_among_the_components_with_their_confidence() -> None:
    facts = GAME.components().facts
    assert facts["city.board.size"].value == 560.0 and facts["city.pieces.body"].confidence == "guess"
    assert facts["runaway.zones"].value == 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"board": {"size": "large"}}, "size"),
        ({"board": {"sidewalks": 3}}, "sidewalks"),
        ({"judging": {"step": 0.0}}, "step"),
        ({"colours": {"meeples-each": 14}}, "ruins"),
        ({"colours": {"vehicles": ["red"]}}, "vehicle"),
        ({"spaces": {"start": [[900.0, 0.0], [245.0, -245.0], [-245.0, -245.0], [-245.0, 245.0]]}}, "900"),
    ],
    ids=str,
)
def test_an_impossible_city_is_refused_by_name(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        GAME.new(2, seed=1, components={"city": change})


SWAPPED = {"S1": (-186.0, 78.0), "S2": (-78.0, 186.0)}
CROWDED = {"S1": (-180.0, 215.0), "S2": (-190.0, 100.0)}


def _towers(places: dict[str, tuple[float, float]]) -> dict[str, Any]:
    """Components of a city with towers at other places."""
    facts = GAME.components().facts
    ruins = {ruin: {**facts[f"city.ruins.{ruin}"].value, "centre": list(at)} for ruin, at in places.items()}
    return {"city": {"ruins": ruins}}


@pytest.mark.parametrize("players", [2, 5])
def test_the_shipped_towers_stand_where_their_names_say(players: int) -> None:
    data = measures.read()
    places = {ruin: naming.part(built.centre, data.board.size) for ruin, built in data.ruins.items()}
    assert places == {**naming.KNOWN[0], "ST": "C"} and naming.renamed(data, 2) == {}
    assert "names" not in GAME.new(players, seed=1).view(None)["city"]


WORDS = {
    "en": {"N": "north", "S": "south", "E": "east", "W": "west"},
    "fr": {"N": "nord", "S": "sud", "E": "est", "W": "ouest"},
}


@pytest.mark.parametrize("half_turn", [True, False])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_place_of_both_boards_is_called_after_where_one_sees_it(lang: str, half_turn: bool) -> None:
    second = {"offset": [560.0, 0.0], "half-turn": half_turn}
    view = GAME.new(8, seed=1, components={"city": {"board": {"second-box": second}}}).view(None)
    city = view["city"]

    def named(kind: str, at: tuple[float, float], data: dict[str, Any], second: bool) -> None:
        x, y, _ = city["boards"][second]
        place = naming.part((at[0] - x, at[1] - y), city["size"])
        said = sentence("ra-" + kind, data, lang)
        words = re.findall("|".join(rf"\b{word}\b" for word in WORDS[lang].values()), said)
        assert words == [WORDS[lang][letter] for letter in place if place != "C"], (said, place)
        assert ("second" in said) == second

    for ruin, outline in city["ruins"].items():
        named("move-climb", naming.middle(outline), naming.building(city, ruin), ruin.endswith("-2"))
    if half_turn:
        for zone, outline in city["zones"].items():
            named("move-send", naming.middle(outline), {"neighbourhood": zone}, zone.endswith("-2"))
        for space, (x, y, _) in enumerate(city["starts"]):
            named("move-restart", (x, y), {"space": space}, space > 3)


@pytest.mark.parametrize(
    ("lang", "north", "west", "south", "east"),
    [
        ("en", "the north tower", "the west tower", "the south tower", "the east tower"),
        ("fr", "la tour nord", "la tour ouest", "la tour sud", "la tour est"),
    ],
)
def test_swapped_towers_swap_their_names(lang: str, north: str, west: str, south: str, east: str) -> None:
    match = GAME.new(5, seed=1, components=_towers(SWAPPED))
    view, table = match.view(None), match.state
    assert isinstance(table, Carnage)
    board = {"en": " of the second board", "fr": " du second plateau"}[lang]
    for ruin, name in {"S1": west, "S1-2": east + board, "S2": north, "S2-2": south + board}.items():
        floors = {"en": "3 floors", "fr": "3 Étages"}[lang]
        drop = Drop(ruin, 0.0, 0.0)
        assert say(drop, lang, words=GAME.words(view, 0, drop)).endswith(f" {name} ({floors})")
        of = {"en": f"of {name}", "fr": f"de {name}"}[lang]
        assert say(refuse_building(table, 0, ruin), lang).endswith(f" {of}.")
        asked = SendMeeples(0, ruin, "RA-POW-12").prompt(table)
        assert of in sentence(asked["key"], asked["data"], lang)
    assert view["city"].keys() - GAME.new(5, seed=1).view(None)["city"].keys() == {"names"}


@pytest.mark.parametrize(("lang", "north", "west"), [("en", "north", "west"), ("fr", "nord", "ouest")])
def test_the_map_names_swapped_towers_by_their_places(lang: str, north: str, west: str) -> None:
    view = GAME.new(2, seed=1, components=_towers(SWAPPED)).view(None)
    drawn = re.sub(r"\[[^]]*\]", "", draw(view, lang, ["A", "B"])).splitlines()
    rows = [next(row for row, line in enumerate(drawn) if f"{word}:3" in line) for word in (north, west)]
    assert rows[0] < rows[1]
    assert {ruin: name["part"] for ruin, name in view["city"]["names"].items()} == {"S1": "W", "S2": "N"}


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "the north-west tower {}"), ("fr", "la tour nord-ouest {}")]
)
def test_two_towers_in_one_part_of_the_board_get_letters(lang: str, name: str) -> None:
    view = GAME.new(2, seed=1, components=_towers(CROWDED)).view(None)
    for ruin, letter in (("S1", "A"), ("S2", "B")):
        assert name.format(letter) in sentence("ra-move-drop", naming.building(view["city"], ruin), lang)
    assert naming.building(view["city"], "S3") == {"ruin": "S3"}


def _paths(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _paths(item, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _paths(item, path)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path


NUMBERS = {
    path
    for path in _paths(measures.shipped().tree(), "")
    if not path.endswith((".pillars", ".roof"))  # one of two numbers each
}


@pytest.mark.parametrize("path", sorted(NUMBERS))
def test_every_number_of_the_city_has_a_range(path: str) -> None:
    for absurd in (1e30, -1e30, math.inf, math.nan, 10**400):
        with pytest.raises(BadComponents) as refused:
            GAME.components(_with(path, absurd))
        whole = path.endswith((".floors", "-each", "-rollouts"))  # where no float fits at all
        if isinstance(absurd, float) and not whole:
            for lang in ("en", "fr"):
                text = refused.value.say(lang)
                assert f"city.{path}" in re.sub(r"\[\d+\]", "", text) and str(absurd) in text and "…" in text


def test_what_a_simulation_of_years_would_need_is_refused_at_once() -> None:
    with pytest.raises(BadComponents, match=r"city\.judging\.step.*5e-12.*0\.001…0\.005"):
        GAME.new(2, seed=1, components={"city": {"judging": {"step": 5e-12}}})
    with pytest.raises(BadComponents, match=r"city\.ruins\.S1\.centre.*1e\+30"):
        GAME.new(2, seed=1, components=_with("ruins.S1.centre", 1e30))


def _with(path: str, value: float) -> dict[str, Any]:
    """Components with that number of the city changed; in a list the first that has it."""
    names = path.split(".")
    facts = {name.removeprefix("city."): fact.value for name, fact in GAME.components().facts.items()}
    depth = next(depth for depth in range(len(names), 0, -1) if ".".join(names[:depth]) in facts)
    own: dict[str, Any] = _put(facts[".".join(names[:depth])], names[depth:], value)
    for folder in ("city", *names[:depth])[::-1]:
        own = {folder: own}
    return own


def _put(item: Any, names: list[str], value: float) -> Any:
    if isinstance(item, list):
        place = next(n for n, found in enumerate(item) if not isinstance(found, dict) or names[0] in found)
        return [*item[:place], _put(item[place], names, value), *item[place + 1 :]]
    return {**item, names[0]: _put(item[names[0]], names[1:], value)} if names else value
