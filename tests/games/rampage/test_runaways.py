"""Runaway meeples and both sides of the Runaway board (RA-RUN)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Dine, Discard, Pay, Place, Reveal
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.state import OVER

from .tables import BREATH, DONE, OUT, Table, lie, table


def mixed(count: int) -> str:
    """So many meeples of all colours."""
    return " ".join(COLOURS[number % 6] for number in range(count))


def drive_out(t: Table, name: str, colours: str) -> None:
    """The player's breath drives these out."""
    meeples = t.put(*(f"N {colour}" for colour in colours.split()))
    t.next(dict.fromkeys(meeples, OUT)).play(name, BREATH)


@pytest.mark.rule("RA-RUN-01", "RA-RUN-02", "RA-RUN-11")
def test_all_that_fled_go_to_the_board_as_one_batch() -> None:
    t = table("A B")
    drive_out(t, "A", "grey red blue")
    assert [data["colours"] for data in t.heard("ra-fled")] == [["blue", "grey", "red"]]
    assert sorted(COLOURS[colour] for colour in t.state.rows) == ["blue", "grey", "red"], "grey too"
    sizes = [row["size"] for row in t.match.view(0)["runaway"]["rows"]]
    assert sizes == [5] * 6


@pytest.mark.rule("RA-RUN-12", "RA-RUN-13", "RA-RUN-07", "RA-RUN-08", "RA-RUN-09", "RA-EX-31")
def test_row_1_costs_a_tooth_and_the_next_player_moves_you() -> None:
    t = table("A B C", runaway=mixed(4))
    drive_out(t, "A", "red red red")
    assert t.tokens["A"] == 3 and t.turn == "B" and t.asked == "place"
    assert len(t.state.rows) == 7, "its meeples stay, two in row 2"
    assert len(t.moves("B", Place)) == 8, "any neighbourhood, the present one too"
    assert (
        t.why_not("B", Place("N", 500.0, 0.0)) == "RA-PHY-19"
        and t.why_not("B", Place("X", 5.0, 5.0)) == "RA-ZON-01"
    )
    assert t.why_not("B", Place("S", 5.0, 5.0, yaw=400.0)) == "RA-PHY-18"
    t.play("B", Place("S", 5.0, 5.0, yaw=90.0))
    assert t.home("A") == "S" and t.turn == "A" and t.state.actions == 1


@pytest.mark.rule("RA-RUN-06", "RA-RUN-10", "RA-RUN-14", "RA-EX-32")
def test_two_rows_at_once() -> None:
    t = table("A B C D")
    drive_out(t, "A", mixed(12))
    assert t.turn == "B" and t.tokens["A"] == 3, "row 1 first"
    t.play("B", Place("S", 5.0, 5.0))
    assert t.tokens["A"] == 2 and len(t.state.rows) == 12 and len(t.heard("ra-placed")) == 1
    t.play("A", DONE, DONE)
    for name in "BCD":
        assert t.turn == name and t.state.actions == 3
        t.play(name, DONE, DONE)
    assert t.turn == "A" and t.state.actions == 2
    t.play("A", DONE, DONE)
    assert t.state.actions == 2, "on the next turn only"


@pytest.mark.rule("RA-RUN-10")
def test_extra_actions_add_up() -> None:
    t = table("A B", runaway=mixed(9))
    drive_out(t, "A", "red")
    t.state.rows += [0] * 14
    drive_out(t, "A", "blue")
    t.play("A", DONE)
    assert t.turn == "B" and t.state.actions == 4


@pytest.mark.rule("RA-RUN-15", "RA-RUN-05", "RA-GEN-08")
def test_row_3_costs_two_teeth_or_meeples_to_the_box() -> None:
    t = table("A B", tokens={"A": 1}, stomachs={"A": "red red blue"}, runaway=mixed(14))
    boxed = sum(t.state.box_meeples)
    drive_out(t, "A", "grey")
    t.play("A", Pay("red"), Pay("blue"))
    assert t.tokens["A"] == 0 and t.stomach("A") == "red" and sum(t.state.box_meeples) == boxed + 1
    assert t.broken["B"] == 0, "nobody gets them"


@pytest.mark.rule("RA-RUN-16", "RA-RUN-17", "RA-SCO-12", "RA-EX-33")
def test_row_6_ends_the_game_at_once() -> None:
    t = table("A B C D", runaway=mixed(24), floors={"A": 9, "B": 2})
    meeples = t.put(*["N red"] * 6)
    t.floor("floor-S1-0", "N")
    t.floor("floor-S2-0", "N")
    t.next(dict.fromkeys(meeples, OUT)).play("A", BREATH)
    assert t.match.over and t.state.phase == OVER and t.tokens["A"] == 3, "row 5 struck first"
    assert t.floors["A"] == 9, "the bared tiles are not won"
    result = t.match.result
    assert result is not None and result.winners == (1,) and result.places == (4, 1, 2, 2)


@pytest.mark.rule("RA-RUN-18", "RA-SEC-16a", "RA-EX-34")
def test_row_6_cannot_be_cancelled_and_a_surplus_does_nothing() -> None:
    t = table("A B", runaway=mixed(28), cards={"B": "too-cute"})
    boxed = sum(t.state.box_meeples)
    drive_out(t, "A", "red red red red")
    assert t.match.over and len(t.state.rows) == 30 and sum(t.state.box_meeples) == boxed - 4 + 2


@pytest.mark.rule("RA-RUN-04", "RA-SEC-16", "RA-SEC-16b", "RA-EX-39", "RA-DEC-21")
def test_too_cute_cancels_one_effect() -> None:
    t = table("A B C", cards={"A": "too-cute"})
    drive_out(t, "A", mixed(10))
    assert t.turn == "A" and t.asked == "too-cute" and t.why_not("A", BREATH) == "RA-CARD-05"
    t.play("A", Reveal("too-cute"))
    assert t.turn == "A" and t.asked == "action", "row 2 applied, nobody else holds a Secret"
    assert t.tokens["A"] == 3 and t.state.extra == [0, 1, 1] and len(t.state.rows) == 10
    assert t.state.secrets[0] == [], "used once"


@pytest.mark.rule("RA-SEC-16b", "RA-HID-08")
def test_too_cute_in_anybodys_turn_and_everybody_with_a_secret_is_asked() -> None:
    t = table("A B C D", runaway=mixed(4), cards={"B": "tramp", "D": "too-cute"})
    drive_out(t, "A", "red")
    assert t.turn == "B" and t.moves("B", Reveal) == []
    assert (
        t.why_not("B", Reveal("tramp")) == "RA-CARD-05" and t.why_not("B", Reveal("too-cute")) == "RA-CARD-02"
    )
    t.play("B", DONE)
    assert t.turn == "D"
    t.play("D", Reveal("too-cute"))
    assert t.tokens["A"] == 4 and t.turn == "A"


@pytest.mark.rule("RA-RUN-09", "RA-EAT-17", "RA-EX-78")
def test_a_relocated_monster_eats_where_it_now_is_and_bared_tiles_are_its_own() -> None:
    t = table("A B", at={"A": "N"}, runaway=mixed(4))
    tile = t.floor("floor-S1-0", "N")
    t.lay({"paws-0": lie("N", on=tile)})
    t.put("S red")
    t.play("A", BREATH)
    drive_out(t, "A", "blue")
    t.play("B", Place("S", 5.0, 5.0))
    assert t.floors["A"] == 1 and t.asked == "meal" and t.moves("A", Dine) == [Dine("S")]


# --- side B -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RUN-19", "RA-RUN-20", "RA-EX-36", "RA-RUN-31")
def test_side_b_has_a_zone_for_each_colour_but_grey() -> None:
    t = table("A B", side="B")
    boxed = t.state.box_meeples[4]
    drive_out(t, "A", "grey grey grey grey grey red blue")
    assert t.state.zones == [1, 0, 0, 0, 0, 1] and t.state.box_meeples[4] == boxed
    assert t.tokens["A"] == 4
    assert {zone["colour"] for zone in t.match.view(0)["runaway"]["zones"]} == set(COLOURS) - {"grey"}


@pytest.mark.rule("RA-RUN-21", "RA-RUN-22", "RA-RUN-23", "RA-RUN-12", "RA-EX-35")
def test_red_twice_from_one_batch() -> None:
    t = table(
        "A B",
        side="B",
        runaway="red red red",
        stomachs={"A": "blue blue blue blue blue green green green green"},
    )
    boxed = t.state.box_meeples[5]
    drive_out(t, "A", "red red red red red red")
    for _ in range(2):
        assert t.asked == "rescue"
        t.play("A", Pay("blue"), Pay("blue"), Pay("green"), Pay("green"))
    assert t.tokens["A"] == 2 and t.stomach("A") == "blue"
    assert t.state.zones[5] == 1 and t.state.box_meeples[5] == boxed - 6 + 8


@pytest.mark.rule("RA-RUN-24", "RA-EX-37")
def test_red_with_too_few_meeples() -> None:
    t = table(
        "A B", side="B", runaway="red red red", tokens={"A": 0}, stomachs={"A": "blue blue blue green green"}
    )
    drive_out(t, "A", "red")
    t.play("A", Pay("blue"), Pay("blue"))
    assert t.stomach("A") == "" and t.asked == "action"


@pytest.mark.rule("RA-RUN-25", "RA-RUN-27", "RA-EX-38", "RA-DEC-24")
def test_blue_takes_a_card_of_choice_and_a_secret_is_not_shown() -> None:
    t = table("A B", side="B", runaway="blue blue blue", cards={"A": "shy boxer tramp"})
    drive_out(t, "A", "blue")
    t.play("A", DONE)  # no Too Cute
    assert t.asked == "report" and t.tokens["A"] == 3
    assert {move.card for move in t.moves("A")} == {"shy", "boxer", "tramp"}
    assert t.why_not("A", Discard("siren")) == "RA-RUN-25"
    events = t.play("A", Discard("tramp"))
    assert all("tramp" not in str(event.data) for event in events if event.visible(1))
    assert t.match.view(1)["discarded"]["secret"] == [None] and t.match.view(0)["discarded"]["secret"] == [
        "tramp"
    ]
    assert t.match.view(1)["seats"][0]["secrets"] == []


@pytest.mark.rule("RA-RUN-27")
def test_a_discarded_power_stops_at_once() -> None:
    t = table("A B", side="B", runaway="blue blue blue", cards={"A": "boxer shy"})
    drive_out(t, "A", "blue")
    t.play("A", Discard("boxer"))
    assert not t.state.has(0, "boxer") and t.match.view(1)["discarded"]["power"] == ["boxer"]


@pytest.mark.rule("RA-RUN-26")
def test_blue_without_cards_costs_only_the_tooth() -> None:
    t = table("A B", side="B", runaway="blue blue blue")
    drive_out(t, "A", "blue")
    assert t.tokens["A"] == 3 and t.asked == "action"


@pytest.mark.rule("RA-RUN-28", "RA-RUN-29", "RA-RUN-30")
def test_green_yellow_and_black() -> None:
    t = table("A B C", side="B", runaway="green green green")
    drive_out(t, "A", "green")
    assert t.tokens["A"] == 2
    t = table("A B C", side="B", runaway="yellow yellow yellow")
    drive_out(t, "A", "yellow")
    assert t.tokens["A"] == 3 and t.state.extra == [0, 1, 1]
    t = table("A B C", side="B", runaway="black black black")
    drive_out(t, "A", "black")
    assert t.tokens["A"] == 3 and t.turn == "B" and t.asked == "place"


@pytest.mark.rule("RA-RUN-06")
def test_zones_fire_red_blue_green_yellow_black() -> None:
    t = table(
        "A B",
        side="B",
        runaway="red red red blue blue blue green green green yellow yellow yellow black black black",
    )
    drive_out(t, "A", "black yellow green blue red")
    t.play("B", Place("S", 5.0, 5.0))
    assert [data["effect"] for data in t.heard("ra-effect")] == ["red", "blue", "green", "yellow", "black"]
