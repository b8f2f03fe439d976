"""An owner's box: other measures of the city, given like any other component and kept in a save."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from monstrerie import BadComponents
from monstrerie.games.rampage import GAME

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
