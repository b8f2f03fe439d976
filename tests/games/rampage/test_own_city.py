"""An owner's box: other measures of the city, given like any other component and kept in a save."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrerie import BadComponents
from monstrerie.games.rampage import GAME, measures
from monstrerie.games.rampage.measures import _numbers

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
    ("change", "told"),
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
def test_an_impossible_city_is_refused_by_name(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadComponents, match=told):
        GAME.new(2, seed=1, components={"city": change})


NUMBERS = {path for (path, _), _ in _numbers(msgspec.to_builtins(measures.read()), "", "")}


@pytest.mark.parametrize("path", sorted(NUMBERS))
def test_every_number_of_the_city_has_a_range(path: str) -> None:
    for absurd in (1e30, -1e30, math.inf, math.nan, 10**400):
        with pytest.raises(BadComponents) as refused:
            GAME.components(_with(path, absurd))
        whole = path.endswith((".floors", "-each", "-rollouts"))  # where no float fits at all
        if isinstance(absurd, float) and not whole:
            for lang in ("en", "fr"):
                told = refused.value.say(lang)
                assert f"city.{path}" in told and str(absurd) in told and "…" in told


def test_the_ranges_hold_the_shipped_city_and_every_number_of_it() -> None:
    # Nothing but words, the pieces of a building and what a shape doesn't use has no range.
    found = set(_paths(msgspec.to_builtins(measures.read()), "")) - NUMBERS
    assert {path.split(".")[-1] for path in found} <= {
        "pillars",
        "roof",
        "radius",
        "height",
        "length",
        "size",
    }
    assert not {path for path in found if not path.startswith(("ruins.", "pieces."))}


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


def _paths(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _paths(item, f"{path}.{name}".lstrip("."))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _paths(item, path)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path
