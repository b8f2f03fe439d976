"""Hands that tremble, and a table that never looks ahead (RA-PHY-36 to 41)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Flick
from monstrerie.server.history import plan

from .tables import BREATH, FLICK, Table, drop, table


def levels(t: Table) -> list[str]:
    return [level for _, level in t.world.seen]


@pytest.mark.rule("RA-PHY-37", "RA-PHY-41")
def test_peoples_hands_tremble_as_the_table_says() -> None:
    t = table("A B")
    t.play("A", FLICK, Flick(0.0, 0.5, hand="expert"))
    assert levels(t) == ["regular", "regular"], "usual hands, and nobody claims steadier ones"
    assert t.match.view(0)["options"]["tremor"] == "regular", "shown to everybody"
    t = table("A B", tremor="off")
    t.play("A", FLICK, Flick(0.0, 0.5, hand="expert"))
    assert levels(t) == ["", "expert"], "a bot always has the tremor of its level"
    t = table("A B", tremor="expert")
    t.play("A", FLICK, Flick(0.0, 0.5, hand="novice"))
    assert levels(t) == ["expert", "novice"]


@pytest.mark.rule("RA-PHY-38")
def test_a_server_draws_errors_that_nobody_can_work_out_beforehand() -> None:
    """Two tables of one seed, the same gesture: played as a server does, the hand trembles otherwise."""
    seeds: list[int] = []

    def played(server: bool) -> int:
        t = table("A B")
        run = t.world.run
        t.world.run = lambda position, gesture, level, seed: (  # type: ignore[method-assign]
            seeds.append(seed) or run(position, gesture, level, seed)  # type: ignore[func-returns-value]
        )
        if server:
            planned = plan(t.match, 0, [FLICK], "A", {})
            again = t.match.copy()
            again.play(0, FLICK, planned.played[0].outcome)
            assert again.position() == planned.match.position(), "what was stored says it all"
        else:
            t.match.play(0, FLICK)
        return seeds[-1]

    assert played(server=False) == played(server=False)
    assert played(server=True) != played(server=True)


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
