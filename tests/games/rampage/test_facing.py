"""Where a Body looks when it is put back: as its owner chooses, else as before (RA-DEC-05, RA-PHY-18)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Flick, KungFu, Restart
from monstrerie.games.rampage.physics import upright
from monstrerie.games.rampage.rules.base import judge

from .physics.tables import Real
from .tables import FLICK, OUT, drop, table


@pytest.mark.rule("RA-DEC-05", "RA-PHY-18")
def test_the_owner_may_turn_the_body_when_it_is_put_back() -> None:
    t = table("A B")
    t.play("A", Flick(0.0, 0.5, face=120.0))
    assert t.world.faces == [120.0] and t.state.facing is None
    refusal = t.match.why_not(0, Flick(0.0, 0.5, face=400.0))
    assert refusal is not None and refusal.rule == "RA-PHY-18"


@pytest.mark.rule("RA-DEC-05", "RA-MOVE-05", "RA-DEMO-08")
def test_a_body_that_is_not_turned_looks_where_it_looked() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    t.world.looks = {0: 77.0, 1: 30.0}
    t.next({"paws-0": t.position.pieces["paws-0"]}).play("A", FLICK, drop("ST"))
    assert t.world.faces == [77.0, 77.0]


@pytest.mark.rule("RA-DEC-05", "RA-MOVE-07")
def test_the_owner_may_turn_the_body_on_a_starting_space() -> None:
    t = table("A B", cards={"A": "prima-ballerina"})
    t.world.looks = {0: 77.0}
    t.next({"paws-0": OUT}).play("A", FLICK)
    for wrong in (-1.0, 360.5, float("nan"), float("inf"), True):
        assert t.why_not("A", Restart(1, wrong)) == "RA-PHY-18", wrong
    offer = t.moves("A", Restart)[0]
    assert offer.face is None and t.match.game.freedom(t.state, 0, offer) == {"face": (0.0, 360.0)}
    t.play("A", Restart(1, 270.0))
    assert t.world.faces == [270.0]
    t.world.looks = {}
    t.next({"paws-0": OUT}).play("A", FLICK, Restart(0))
    assert t.world.faces == [270.0, 270.0], "turned once, it stays so in this Move"
    assert t.state.facing is None


@pytest.mark.rule("RA-DEC-05", "RA-MOVE-07")
@pytest.mark.parametrize(("face", "looks"), [(None, 77.0), (120.0, 120.0)])
def test_what_was_chosen_with_the_flick_holds_on_a_starting_space(face: float | None, looks: float) -> None:
    t = table("A B")
    t.world.looks = {0: 77.0}
    t.next({"paws-0": OUT}).play("A", Flick(0.0, 0.5, face=face))
    # The Body is in the hand: only the prompt says how it will look.
    assert t.match.view(0)["prompt"] == {"key": "ra-prompt-restart", "data": {"face": looks}}
    t.play("A", Restart(1))
    assert t.world.faces == [looks]


@pytest.mark.rule("RA-PHY-18", "RA-MOVE-05", "RA-POW-09a")
def test_paws_may_spin_but_the_body_in_the_hand_does_not() -> None:
    """In the real city: a flick beside the middle, and a Kung-fu shot."""
    made = Real().remove("vehicle-0").stand(0, 20.0, 250.0)
    made.state.powers[0] = ["kung-fu-master"]
    city = made.world.city
    pose = made.pose("body-0")
    looking = {city.body(0): upright(pose.x, pose.y, pose.z, 75.0)}
    made.state.position, made.state.judged = made.state.position.placed(looking), None
    made.match.play(0, Flick(270.0, 0.3, side=0.5))
    assert abs(made.pose("paws-0").yaw - 75.0) > 5.0, "the disc has spun"
    assert made.pose("body-0").yaw == pytest.approx(75.0, abs=0.5)
    made.match.play(0, KungFu(200.0, 0.3))
    assert 0 in judge(made.state).standing and made.pose("body-0").yaw == pytest.approx(75.0, abs=0.5)


@pytest.mark.rule("RA-MOVE-07", "RA-PHY-20", "RA-DEC-05")
def test_a_real_body_looks_as_chosen_on_a_starting_space() -> None:
    made = Real()
    made.match.play(0, Flick(45.0, 1.0))
    space = next(move.space for move in made.match.moves(0) if isinstance(move, Restart))
    made.match.play(0, Restart(space, 200.0))
    assert 0 in judge(made.state).standing and made.pose("body-0").yaw == pytest.approx(200.0, abs=0.5)
