"""The four actions: Move, Demolish, Breathe, Throw a vehicle (RA-MOVE, RA-DEMO, RA-BREATH, RA-THROW)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Breathe, Dine, Drop, Flick, Pay, Restart, Throw
from monstrerie.games.rampage.rules import port

from .tables import BREATH, DONE, FLICK, OUT, drop, fallen, lie, table, throw

# --- Move ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-MOVE-02", "RA-MOVE-03", "RA-MOVE-05")
def test_one_flick_of_the_paws_and_the_body_joins_them() -> None:
    t = table("A B")
    t.next({"paws-0": lie("E")}).play("A", Flick(200.0, 0.7, side=0.2))
    assert t.world.seen == [(port.PawsFlick(0, 200.0, 0.7, 0.2), "regular")]
    assert t.home("A") == "E" and t.position.pieces["body-0"] == lie("E", on="paws-0")
    assert t.state.actions == 1


@pytest.mark.rule("RA-MOVE-06", "RA-MOVE-07", "RA-MOVE-08", "RA-MOVE-10", "RA-EX-10", "RA-SET-11")
def test_paws_flicked_out_cost_a_tooth_and_restart_on_a_free_space() -> None:
    t = table("A B C", at={"C": "N"})
    t.lay({"paws-1": t.position.pieces["paws-1"]._replace(space=0)})
    t.next({"paws-0": OUT}).play("A", FLICK)
    assert t.tokens["A"] == 3 and t.state.box_teeth == 5
    assert [move.space for move in t.moves("A", Restart)] == [1, 2, 3]
    assert t.why_not("A", Restart(0)) == "RA-MOVE-10" and t.why_not("A", Restart(9)) == "RA-SET-11"
    t.put("SW red")
    t.play("A", Restart(2))
    assert t.home("A") == "SW" and t.asked == "action" and t.state.actions == 1
    t.play("A", BREATH)
    assert t.moves("A", Dine) == [Dine("SW")]


@pytest.mark.rule("RA-EX-11", "RA-GEN-08", "RA-GEN-09", "RA-DEC-19")
def test_without_tokens_two_meeples_of_choice_go_to_the_box() -> None:
    t = table("A B C", tokens={"A": 0}, stomachs={"A": "red blue blue"})
    boxed = sum(t.state.box_meeples)
    t.next({"paws-0": OUT}).play("A", FLICK, Pay("red"), Pay("blue"))
    assert t.stomach("A") == "blue" and sum(t.state.box_meeples) == boxed + 2
    assert t.asked == "restart"


@pytest.mark.rule("RA-EX-12", "RA-GEN-10")
@pytest.mark.parametrize("held", ["green", ""])
def test_who_has_too_little_pays_what_there_is(held: str) -> None:
    t = table("A B C", tokens={"A": 0}, stomachs={"A": held}, floors={"A": 2}, broken={"A": 1})
    t.next({"paws-0": OUT}).play("A", FLICK)
    assert t.stomach("A") == "" and t.asked == "restart"
    assert t.floors["A"] == 2 and t.broken["A"] == 1, "never paid with floors or broken teeth"
    t.play("A", Restart(0), BREATH)
    assert t.stomach("A") == "", "no debt remains"


@pytest.mark.rule("RA-MOVE-09")
def test_paws_on_the_board_at_rest_are_not_out() -> None:
    t = table("A B")
    t.next({"paws-0": lie("NE")}).play("A", FLICK)
    assert t.tokens["A"] == 4 and t.asked == "action"


@pytest.mark.rule("RA-MOVE-11")
def test_a_flick_that_moves_nothing_uses_the_action() -> None:
    t = table("A B")
    before = t.home("A")
    t.play("A", Flick(0.0, 0.02))
    assert t.home("A") == before and t.state.actions == 1


@pytest.mark.rule("RA-MOVE-12", "RA-MOVE-13", "RA-EX-61")
def test_own_paws_driven_out_by_another_action_cost_no_tooth() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    t.next({"paws-0": OUT, "paws-1": OUT}).play("A", drop("ST"))
    assert t.tokens == {"A": 4, "B": 4} and t.asked == "restart" and t.turn == "A"
    t.play("A", Restart(0), DONE, DONE)
    assert t.turn == "B" and t.asked == "restart"


@pytest.mark.rule("RA-GEN-14", "RA-GEN-15", "RA-BREATH-03")
def test_no_number_depends_on_the_seat() -> None:
    t = table("A B C D")
    bounds = [t.match.view(seat)["bounds"] for seat in range(4)]
    assert all(other == bounds[0] for other in bounds)
    for direction in (0.0, 123.4, 360.0):
        assert (
            t.why_not("A", Flick(direction, 0.5)) == "" and t.why_not("A", Breathe(direction, 0.0, 1.0)) == ""
        )


# --- Demolish -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-DEMO-01", "RA-DEMO-04", "RA-DEMO-08", "RA-FLOOR-12")
def test_demolish_needs_the_sidewalk_and_the_body_comes_back() -> None:
    t = table("A B", at={"A": "N"})
    assert t.why_not("A", drop("ST")) == "RA-DEMO-01"
    t = table("A B", at={"A": "N sidewalk:ST"})
    paws = t.position.pieces["paws-0"]
    t.next({"body-0": OUT}).play("A", drop("ST"))
    assert t.position.pieces["body-0"].carriers == ("paws-0",), "also from outside the City, at no cost"
    assert t.position.pieces["paws-0"] == paws and t.tokens["A"] == 4


@pytest.mark.rule("RA-DEMO-05", "RA-DEMO-07")
def test_drop_point_and_pose() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    assert t.why_not("A", drop("ST", x=101.0)) == "RA-PHY-26"
    assert t.why_not("A", drop("ST", pose="sideways")) == "RA-DEMO-07"
    for pose in ("upright", "flat", "head-first"):
        assert t.why_not("A", drop("ST", pose=pose, yaw=270.0)) == ""
    assert t.why_not("A", drop("ST", yaw=361.0)) == "RA-PHY-27"
    t.play("A", drop("ST", x=3.0, y=97.0, pose="flat", yaw=45.0))
    assert t.world.seen[0][0] == port.BodyDrop(0, "ST", 3.0, 97.0, "flat", 45.0)


@pytest.mark.rule("RA-DEMO-06")
def test_the_drop_height_is_no_choice() -> None:
    assert not {"height", "z", "speed"} & set(Drop.__struct_fields__)


@pytest.mark.rule("RA-DEMO-09", "RA-DEMO-10", "RA-DEMO-11", "RA-DEMO-12")
def test_a_miss_costs_a_tooth_to_the_box_and_any_hit_none() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    t.next(hit=True).play("A", drop("ST"))
    assert t.tokens["A"] == 4, "a hit that knocks nothing down is a hit"
    t.next(hit=False).play("A", drop("ST"))
    assert t.tokens["A"] == 3 and t.broken == {"A": 0, "B": 0} and t.state.box_teeth == 9


@pytest.mark.rule("RA-DEMO-13")
def test_the_same_building_twice() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    t.play("A", drop("ST"), drop("ST"))
    assert t.state.actions == 0


# --- Breathe ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-BREATH-02", "RA-BREATH-04", "RA-BREATH-07")
def test_one_breath_over_the_own_body() -> None:
    t = table("A B")
    t.play("A", BREATH)
    assert t.world.seen[0][0] == port.Breath(0, 90.0, -20.0, 1.0)
    assert t.state.actions == 1 and t.tokens["A"] == 4
    assert t.why_not("A", Breathe(0.0, 0.0, 1.1)) == "RA-PHY-29", "no air is stored"
    assert t.why_not("A", Breathe(0.0, 0.0, 1.0, source_seat=1)) == "RA-POW-11"


@pytest.mark.rule("RA-BREATH-05")
def test_the_breathing_monster_is_not_moved() -> None:
    t = table("A B")
    before = t.position.pieces["paws-0"], t.position.pieces["body-0"]
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert (t.position.pieces["paws-0"], t.position.pieces["body-0"]) == before


@pytest.mark.rule("RA-BREATH-06", "RA-BREATH-08", "RA-RUN-01")
def test_everything_else_may_be_blown_about() -> None:
    t = table("A B")
    (red,) = t.put("N red")
    t.floor("floor-S1-0", "N")
    moved = {red: OUT, "body-1": fallen("S"), "vehicle-1": lie("NE"), "paws-1": lie("W"), "floor-S1-0": OUT}
    t.next(moved).play("A", BREATH)
    assert len(t.state.rows) == 1 and t.broken["A"] == 1 and t.floors["A"] == 1
    assert t.home("B") == "W" and t.position.pieces["vehicle-1"].zones == ("NE",)


# --- Throw a vehicle ----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-THROW-01", "RA-THROW-04", "RA-THROW-06")
def test_throw_a_vehicle_of_the_own_neighbourhood() -> None:
    t = table("A B", at={"A": "N"})
    t.lay({"vehicle-2": lie("N")})
    assert [move.vehicle for move in t.moves("A", Throw)] == [0, 2]
    assert t.why_not("A", throw(1)) == "RA-THROW-01"
    t.play("A", Throw(2, 30.0, 0.9, yaw=15.0, tilt=20.0, tilt_direction=200.0))
    assert t.world.seen[0][0] == port.Shot(0, ("vehicle-2",), 30.0, 0.9, 15.0, 20.0, 200.0)


@pytest.mark.rule("RA-THROW-02", "RA-EX-08", "RA-EX-09")
def test_a_vehicle_only_on_ruin_and_sidewalk_cannot_be_thrown() -> None:
    for cards in ({}, {"A": "telekinesis"}):
        t = table("A B", at={"A": "N"}, cards=cards)
        t.lay({"vehicle-0": lie("ruin:S1 sidewalk:S1", on="ruin:S1")})
        assert t.why_not("A", throw(0)) == "RA-THROW-02"
    for place, allowed in (("N", True), ("W", False)):
        t = table("A B", at={"A": place})
        t.lay({"vehicle-0": lie("ruin:S1 sidewalk:S1 N", on="ruin:S1")})
        assert (t.why_not("A", throw(0)) == "") is allowed
    t = table("A B", at={"A": "W"}, cards={"A": "telekinesis"})
    t.lay({"vehicle-0": lie("ruin:S1 sidewalk:S1 N", on="ruin:S1")})
    assert t.why_not("A", throw(0)) == ""


@pytest.mark.rule("RA-THROW-05")
def test_a_loaded_vehicle_may_be_thrown() -> None:
    t = table("A B", at={"A": "N"})
    (red,) = t.put("N red")
    t.lay({red: lie("N", on="vehicle-0")})
    t.next({"vehicle-0": lie("S"), red: OUT}).play("A", throw(0))
    assert len(t.state.rows) == 1, "what happens to its load is part of the action"


@pytest.mark.rule("RA-THROW-07")
def test_the_thrower_may_tilt_its_body_which_then_stands_again() -> None:
    t = table("A B", at={"A": "N"})
    assert t.why_not("A", Throw(0, 0.0, 0.5, tilt=31.0)) == "RA-PHY-31"
    assert t.why_not("A", Throw(0, 0.0, 0.5, tilt=29.0)) == "RA-PHY-32"
    t.play("A", Throw(0, 0.0, 0.5, tilt=30.0))
    assert t.position.pieces["body-0"].carriers == ("paws-0",) and t.home("A") == "N"


@pytest.mark.rule("RA-THROW-08", "RA-THROW-09", "RA-THROW-10", "RA-THROW-12")
def test_vehicles_out_of_the_city_go_home_whoever_pushed_them() -> None:
    t = table("A B", at={"A": "N"})
    t.next({"vehicle-0": OUT}).play("A", throw(0))
    assert t.position.pieces["vehicle-0"] == lie("N") and t.tokens["A"] == 4
    t.next({"vehicle-0": lie("N NE")}).play("A", throw(0))
    assert t.position.pieces["vehicle-0"] == lie("N NE"), "thrown twice; on the City it stays where it is"
    t.play("A", DONE)
    t.next({"vehicle-3": OUT}).play("B", BREATH)
    assert t.position.pieces["vehicle-3"] == lie("W")
