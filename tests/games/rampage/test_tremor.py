"""Hands that tremble, and a table that never looks ahead (RA-PHY-36 to 41)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Flick

from .tables import BREATH, FLICK, Table, drop, table


def levels(t: Table) -> list[str]:
    return [level for _, level in t.world.seen]


@pytest.mark.rule("RA-PHY-37", "RA-PHY-41")
def test_peoples_gestures_are_taken_as_made_unless_the_table_trembles() -> None:
    t = table("A B")
    t.play("A", FLICK, Flick(0.0, 0.5, hand="expert"))
    assert levels(t) == ["", "expert"], "a bot always has the tremor of its level"
    t = table("A B", tremor="regular")
    t.play("A", FLICK, Flick(0.0, 0.5, hand="novice"))
    assert levels(t) == ["regular", "novice"]
    assert t.match.view(0)["options"]["tremor"] == "regular", "shown to everybody"


@pytest.mark.rule("RA-PHY-38")
def test_the_error_is_drawn_after_the_gesture_is_committed_and_told() -> None:
    t = table("A B", tremor="regular")
    before = t.state.tremor.words()
    assert t.why_not("A", FLICK) == "" and t.state.tremor.words() == before
    t.play("A", FLICK)
    assert t.state.tremor.words() != before and t.match.log == [(0, FLICK)], "intended values are in the log"
    assert t.heard("ra-tremor")[0]["numbers"] == {"strength": 0.5}, "final ones are told"
    assert [event.passing for event in t.events if event.kind == "ra-tremor"] == [True], "but not in words"


@pytest.mark.rule("RA-PHY-36")
def test_nothing_is_simulated_before_a_gesture_is_committed() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    for move in (FLICK, BREATH, drop("ST")):
        assert t.why_not("A", move) == "" and t.match.preview(0, move) == {}
    t.match.view(0)
    t.match.moves(0)
    assert t.world.runs == 0
