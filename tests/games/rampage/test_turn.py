"""The course of a turn (RA-TURN), and zones and vocabulary as far as the rules use them (RA-ZON)."""

from __future__ import annotations

import pytest

from monstrerie.core.event import TABLE
from monstrerie.games.rampage.moves import Dine, Drop, Eat, Flick, Restart, Reveal, Send, Throw

from .tables import BREATH, DONE, FLICK, OUT, drop, fallen, lie, table, throw


@pytest.mark.rule("RA-TURN-02", "RA-TURN-11", "RA-EX-77")
def test_turns_go_clockwise_and_a_turn_without_actions_still_has_its_meal() -> None:
    t = table("A B C", at={"A": "N"})
    t.put("N red")
    t.play("A", DONE)
    assert t.asked == "meal"
    assert t.why_not("A", FLICK) == "RA-EAT-01"
    t.play("A", Dine("N"))
    t.play("A", t.moves("A", Eat)[0])
    assert t.stomach("A") == "red" and t.turn == "B"
    t.play("B", DONE, DONE)
    assert t.turn == "C"


@pytest.mark.rule("RA-TURN-07", "RA-TURN-08")
def test_none_one_or_two_actions_of_any_kind() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    assert t.state.actions == 2
    t.play("A", BREATH, BREATH)
    assert t.state.actions == 0 and t.asked == "meal"
    for first, second in ((FLICK, drop("ST")), (throw(0), BREATH)):
        t = table("A B", at={"A": "N sidewalk:ST"})
        t.play("A", first, second)
        assert t.state.actions == 0


@pytest.mark.rule("RA-TURN-07")
def test_an_action_too_many_is_refused() -> None:
    t = table("A B", cards={"A": "too-cute"})
    t.play("A", BREATH, BREATH)
    assert t.asked == "action", "the Secret may still be played"
    assert t.why_not("A", BREATH) == "RA-TURN-07"


@pytest.mark.rule("RA-TURN-09", "RA-EX-48", "RA-SEC-05", "RA-SEC-05a")
def test_actions_add_up() -> None:
    t = table("A B", cards={"A": "unleashed"}, turn="B")
    t.state.extra[0] = 1
    t.play("B", DONE, DONE)
    assert t.turn == "A" and t.state.actions == 3
    t.play("A", BREATH, BREATH, BREATH, Reveal("unleashed"), BREATH, BREATH)
    assert t.asked == "meal", "five actions in all"


@pytest.mark.rule("RA-TURN-04", "RA-MOVE-13", "RA-GEN-04")
def test_paws_pushed_out_by_another_restart_without_loss() -> None:
    t = table("A B")
    t.next({"paws-1": OUT, "body-1": lie("SW")}).play("A", BREATH)
    assert t.tokens == {"A": 4, "B": 4} and not t.down("B")
    assert t.home("B") == "", "in no zone until then"
    t.play("A", DONE, DONE)
    assert t.turn == "B" and t.asked == "restart"
    assert t.why_not("B", BREATH) == "RA-TURN-04"
    t.play("B", Restart(3))
    assert t.home("B") == "NW" and t.tokens["B"] == 4 and t.asked == "action"


@pytest.mark.rule("RA-TURN-05", "RA-EX-15", "RA-BRAWL-04", "RA-BRAWL-05")
def test_a_body_off_its_paws_or_down_is_put_back_at_the_start_of_its_turn() -> None:
    t = table("A B C")
    t.next({"body-1": lie("N"), "body-2": fallen("S")}).play("A", BREATH)
    assert t.broken["A"] == 1, "only the one that fell"
    assert t.position.pieces["body-2"] == fallen("S"), "it stays where it lies"
    t.play("A", DONE, DONE)
    assert t.position.pieces["body-1"].carriers == ("paws-1",)
    assert t.state.actions == 2
    t.play("B", DONE, DONE)
    assert not t.down("C") and t.position.pieces["body-2"].carriers == ("paws-2",)


@pytest.mark.rule("RA-TURN-06")
def test_what_lifting_a_body_moves_counts_but_no_floor_is_won() -> None:
    t = table("A B C", turn="A")
    (red,) = t.put("N red")
    t.floor("floor-S1-0", "N")
    t.lay({"body-1": fallen("N")})
    t.state.down[1] = True
    t.play("A", DONE)
    t.settle({red: OUT, "body-2": fallen("S")}).play("A", DONE)
    assert t.turn == "B"
    assert len(t.state.rows) == 1 and t.broken["B"] == 1
    assert t.floors["B"] == 0 and "floor-S1-0" in t.position.pieces


@pytest.mark.rule("RA-TURN-03")
def test_an_invisible_monster_comes_back_first() -> None:
    t = table("A B", at={"A": "gone"})
    assert t.asked == "place-own" and t.why_not("A", FLICK) == "RA-SEC-07"


@pytest.mark.rule("RA-TURN-10", "RA-TURN-12")
def test_an_action_is_resolved_before_the_next_decision_and_stays_done() -> None:
    t = table("A B", tokens={"A": 0}, stomachs={"A": "red blue blue"})
    events = t.next({"paws-0": OUT}).play("A", FLICK)
    assert [event.reveals for event in events if event.kind == "ra-motion"] == [TABLE], (
        "no right to take it back"
    )
    assert t.asked == "pay-tooth", "the penalty is paid first"
    assert t.why_not("A", BREATH) == "RA-GEN-09"
    assert t.state.actions == 1


@pytest.mark.rule("RA-TURN-13", "RA-TURN-14", "RA-TURN-15")
def test_penalty_then_pieces_put_back() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    events = t.next({"vehicle-0": OUT}, hit=False).play("A", drop("ST"))
    kinds = [event.kind for event in events]
    assert kinds.index("ra-motion") < kinds.index("ra-tooth-lost") < kinds.index("ra-garaged")
    assert t.position.pieces["body-0"].carriers == ("paws-0",)
    assert t.position.pieces["vehicle-0"].zones == ("N",)


@pytest.mark.rule("RA-TURN-16", "RA-TURN-17", "RA-TURN-18", "RA-TURN-19")
def test_smelly_feet_then_brawls_then_runaways_then_floors() -> None:
    t = table("A B", cards={"A": "smelly-feet"})
    grey, red = t.put("ruin:S1 grey", "N red")
    t.floor("floor-S1-0", "N")
    t.next({"paws-0": lie("N sidewalk:S1"), "body-1": fallen("S"), red: OUT}).play("A", FLICK)
    assert t.asked == "drive-out" and not t.heard("ra-felled")
    t.play("A", Send("N"))
    order = [
        event.kind
        for event in t.events
        if event.kind.startswith(("ra-driven", "ra-felled", "ra-fled", "ra-swa"))
    ]
    assert order == ["ra-driven-out", "ra-felled", "ra-fled", "ra-swallowed"]
    assert t.position.pieces[grey].zones == ("N",)


@pytest.mark.rule("RA-TURN-20", "RA-FLOOR-05")
def test_steps_repeat_until_nothing_changes() -> None:
    t = table("A B C")
    (red,) = t.put("N red")
    t.floor("floor-S1-0", "N")
    t.settle({"body-1": fallen("S")}).settle({red: OUT})
    t.play("A", BREATH)
    order = [event.kind for event in t.events if event.kind in ("ra-swallowed", "ra-felled", "ra-fled")]
    assert order == ["ra-swallowed", "ra-felled"]
    assert t.broken["A"] == 1 and t.floors["A"] == 1


def test_a_city_that_never_rests_does_not_hold_the_table_up() -> None:
    t = table("A B")
    for _ in range(400):
        t.settle({"vehicle-0": OUT})
    t.next({"vehicle-0": OUT}).play("A", BREATH)
    assert t.turn == "A" and t.asked == "action"


@pytest.mark.rule("RA-TURN-22", "RA-RUN-03")
def test_everything_in_a_turn_is_the_active_players_doing() -> None:
    t = table("A B C D")
    t.put("N red", "N red", "N red", "N red")
    fled = [
        piece for piece in t.position.pieces if t.position.pieces[piece].zones == ("N",) and "meeple" in piece
    ]
    (fifth,) = t.put("N blue")
    t.next({**dict.fromkeys([*fled, fifth], OUT), "body-3": fallen("W")}).play("A", BREATH)
    assert t.broken["A"] == 1 and t.tokens["A"] == 3, "row 1 strikes A"


# --- zones --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-ZON-01", "RA-ZON-05")
def test_eight_neighbourhoods_and_a_building_per_ruin() -> None:
    t = table("A B", city="full")
    view = t.match.view(0)
    assert len(view["neighbourhoods"]) == 8
    assert len(view["buildings"]) == 7 and all(
        any(piece.startswith("floor-") for piece in pieces) for pieces in view["buildings"].values()
    )


@pytest.mark.rule("RA-ZON-04", "RA-DEMO-03")
def test_a_ruin_without_a_floor_is_no_building() -> None:
    t = table("A B", at={"A": "N sidewalk:S1 sidewalk:ST"})
    t.put("ruin:S1 red")
    assert t.why_not("A", drop("S1")) == "RA-DEMO-03"
    assert t.why_not("A", drop("ST")) == ""


@pytest.mark.rule("RA-ZON-06", "RA-ZON-07", "RA-EX-80")
def test_adjacency_of_the_default_plan() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "elastic-tongue"})
    t.play("A", DONE)
    assert {move.neighbourhood for move in t.moves("A", Dine)} == {"N", "NE", "NW"}
    assert t.why_not("A", Dine("S")) == "RA-EAT-01"


@pytest.mark.rule("RA-ZON-08", "RA-ZON-10", "RA-THROW-03", "RA-EX-03", "RA-DEMO-02")
def test_a_piece_over_several_zones_is_in_all_of_them() -> None:
    t = table("A B", at={"A": "NW sidewalk:S1 sidewalk:S2"})
    t.lay({"vehicle-0": lie("N NW")})
    for ruin in ("S1", "S2"):
        t.put(*[f"ruin:{ruin} red"])
        t.floor(f"floor-{ruin}-0", f"ruin:{ruin}", on=f"ruin:{ruin}")
    assert {move.ruin for move in t.moves("A", Drop)} == {"S1", "S2"}
    assert [move.vehicle for move in t.moves("A", Throw)] == [0]


@pytest.mark.rule("RA-ZON-09")
def test_the_place_of_a_monster_is_the_place_of_its_paws() -> None:
    t = table("A B", at={"A": "W"})
    t.lay({"body-0": lie("N")})
    assert [move.vehicle for move in t.moves("A", Throw)] == [3]


@pytest.mark.rule("RA-ZON-11", "RA-EX-04", "RA-DEMO-14", "RA-EAT-16", "RA-MOVE-01", "RA-BREATH-01")
def test_a_monster_on_a_bare_ruin_is_in_no_neighbourhood() -> None:
    t = table("A B", at={"A": "ruin:S1"})
    t.put("N red", "NW red")
    kinds = {type(move).__name__ for move in t.moves("A")}
    assert kinds == {"Flick", "Breathe", "Finish"}
    assert t.why_not("A", throw(0)) == "RA-THROW-01" and t.why_not("A", drop("ST")) == "RA-DEMO-14"
    t.play("A", DONE)
    assert t.turn == "B", "no meal to be had"


@pytest.mark.rule("RA-ZON-12")
def test_out_or_invisible_is_in_no_zone() -> None:
    t = table("A B", at={"B": "out"})
    assert t.match.view(0)["seats"][1]["neighbourhoods"] == []
    t = table("A B", at={"B": "gone"})
    assert t.match.view(0)["seats"][1]["neighbourhoods"] == []


def test_a_flick_takes_the_body_off_the_board_first() -> None:
    t = table("A B")
    t.play("A", Flick(10.0, 1.0))
    assert t.position.pieces["body-0"].carriers == ("paws-0",)
