"""The sixteen Powers (RA-POW) and cards in general (RA-CARD)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import (
    Breathe,
    Climb,
    Dine,
    Drop,
    DropOn,
    Eat,
    Flick,
    Jump,
    KungFu,
    Pay,
    Restart,
    Send,
    SetPaws,
    Throw,
)
from monstrerie.games.rampage.rules import port

from .tables import BREATH, DONE, FLICK, OUT, Table, drop, drop_on, fallen, lie, table, throw

JUMP = Jump(90.0, 0.5)


def building(t: Table, ruin: str) -> tuple[str, str]:
    """A little Building: a tile with a meeple on it; both names."""
    tile = t.floor(f"floor-{ruin}-0", f"ruin:{ruin}", on=f"ruin:{ruin}")
    (meeple,) = t.put(f"ruin:{ruin} red")
    t.lay({meeple: lie(f"ruin:{ruin}", on=tile)})
    return tile, meeple


# --- Mountaineer, Elastic Foot ------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-01", "RA-POW-01a", "RA-POW-01b", "RA-POW-01c", "RA-EX-79", "RA-DEC-08")
def test_mountaineer() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "mountaineer"})
    tile, _ = building(t, "S1")
    assert {move.ruin for move in t.moves("A", Climb)} == {"S1", "ST"}
    assert (
        t.why_not("A", Climb("S3", 5.0, 5.0)) == "RA-POW-01"
        and t.why_not("A", Climb("S1", 500.0, 5.0)) == "RA-POW-01b"
    )
    t.play("A", Climb("S1", 5.0, 5.0))
    assert (
        t.asked == "flick" and t.why_not("A", DONE) == "RA-POW-13a" and t.why_not("A", BREATH) == "RA-MOVE-03"
    )
    assert t.why_not("A", Climb("ST", 5.0, 5.0)) == "RA-POW-01a"
    assert t.position.pieces["paws-0"] == lie("ruin:S1", on=tile)
    t.play("A", FLICK)
    assert t.state.actions == 1 and t.home("A") == "ruin:S1" and t.floors["A"] == 0, "it keeps the tile"
    assert t.moves("A", Drop) == [] and t.moves("A", Throw) == []
    t.play("A", DONE)
    assert t.turn == "B"


@pytest.mark.rule("RA-POW-13", "RA-POW-13a", "RA-DEC-07")
def test_elastic_foot() -> None:
    t = table("A B", at={"A": "N NE"}, cards={"A": "elastic-foot"})
    assert {move.neighbourhood for move in t.moves("A", SetPaws)} == {"N", "NE"}
    assert (
        t.why_not("A", SetPaws("S", 5.0, 5.0)) == "RA-POW-13a"
        and t.why_not("A", SetPaws("N", 999.0, 5.0)) == "RA-PHY-19"
    )
    t.play("A", SetPaws("NE", 5.0, 5.0))
    assert t.home("A") == "NE" and t.why_not("A", SetPaws("NE", 6.0, 5.0)) == "RA-POW-13a"
    assert t.why_not("A", DONE) == "RA-POW-13a", "the flick must follow"
    assert len(t.moves("A")) > 1, "and is never made for the player as his only move"
    t.play("A", FLICK)
    assert t.state.actions == 1
    assert t.why_not("A", SetPaws("NE", 5.0, 5.0)) == "", "once per Move"
    t = table("A B", at={"A": "ruin:S1"}, cards={"A": "elastic-foot"})
    assert t.moves("A", SetPaws) == []
    assert table("A B").why_not("A", SetPaws("NE", 5.0, 5.0)) == "RA-POW-13"


# --- Vacuum Cleaner -----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-03", "RA-POW-03a", "RA-POW-03c", "RA-EX-53")
def test_vacuum_cleaner() -> None:
    t = table("A B", at={"A": "W sidewalk:ST"}, cards={"A": "vacuum-cleaner"})
    meeples = t.put("N red", "N grey", "N blue")
    t.next(dict.fromkeys(meeples, OUT)).play("A", BREATH)
    assert t.state.rows == [] and all(t.position.pieces[meeple] == lie("W") for meeple in meeples)
    t.next(dict.fromkeys(meeples[:1], OUT)).play("A", drop("ST"))
    assert len(t.state.rows) == 1, "only for Breath"
    t.play("A", Dine("W"))
    assert {f"meeple-{move.meeple}" for move in t.moves("A", Eat)} == set(meeples[1:])


@pytest.mark.rule("RA-POW-03a")
def test_vacuum_takes_in_those_that_flee_as_floors_are_taken() -> None:
    t = table("A B", at={"A": "W"}, cards={"A": "vacuum-cleaner"})
    (red,) = t.put("N red")
    t.floor("floor-S1-0", "N")
    t.settle({red: OUT}).play("A", BREATH)
    assert t.state.rows == [] and t.position.pieces[red] == lie("W")


@pytest.mark.rule("RA-POW-03b", "RA-DEC-18")
def test_vacuum_in_several_neighbourhoods_or_none() -> None:
    t = table("A B", at={"A": "W NW"}, cards={"A": "vacuum-cleaner"})
    (red,) = t.put("N red")
    t.next({red: OUT}).play("A", BREATH)
    assert t.asked == "vacuum" and t.why_not("A", Send("S")) == "RA-POW-03b"
    t.play("A", Send("NW"))
    assert t.position.pieces[red] == lie("NW")
    t = table("A B", at={"A": "ruin:S1"}, cards={"A": "vacuum-cleaner"})
    (red,) = t.put("N red")
    t.next({red: OUT}).play("A", BREATH)
    assert len(t.state.rows) == 1


# --- Boxer, Ballerina ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-04", "RA-POW-04a", "RA-EX-19", "RA-CARD-09")
def test_boxer_breaks_two_in_a_move_only() -> None:
    for move, teeth in ((FLICK, 2), (BREATH, 1), (drop("ST"), 1), (throw(0), 1)):
        t = table("A B", at={"A": "N sidewalk:ST"}, cards={"A": "boxer"})
        t.next({"body-1": fallen("N")}).play("A", move)
        assert t.broken["A"] == teeth and t.tokens["B"] == 4 - teeth
    t = table("A B", cards={"A": "boxer jumper"})
    t.next({"body-1": fallen("N")}).play("A", JUMP)
    assert t.broken["A"] == 2, "a jump is a Move"
    t = table("A B", cards={"A": "boxer kung-fu-master"})
    t.next({"body-1": fallen("N")}).play("A", KungFu(0.0, 1.0))
    assert t.broken["A"] == 1


@pytest.mark.rule("RA-POW-04b", "RA-EX-18", "RA-GEN-11")
def test_boxer_against_few_tokens() -> None:
    t = table("A B", cards={"A": "boxer"}, tokens={"B": 1}, stomachs={"B": "red blue grey"})
    t.next({"body-1": fallen("N")}).play("A", FLICK)
    t.play("B", Pay("red"), Pay("blue"))
    assert t.broken["A"] == 1 and t.stomach("A") == "blue red" and t.stomach("B") == "grey"
    t = table("A B", cards={"A": "boxer"}, tokens={"B": 0}, stomachs={"B": "red blue grey green"})
    t.next({"body-1": fallen("N")}).play("A", FLICK)
    t.play("B", Pay("red"), Pay("blue"))
    assert t.stomach("A") == "blue green grey red", "four meeples"


@pytest.mark.rule("RA-POW-06", "RA-POW-06a", "RA-POW-06c", "RA-DEC-11")
def test_prima_ballerina() -> None:
    t = table("A B C", cards={"A": "prima-ballerina"})
    t.floor("floor-S1-0", "N")
    t.next({"paws-0": lie("E"), "body-1": fallen("N")}).play("A", FLICK)
    assert t.asked == "flick-again" and t.state.actions == 1
    assert "body-0" not in t.position.pieces, "the Body stays off the board in between"
    assert t.broken["A"] == 0 and t.floors["A"] == 0, "resolved after the last flick"
    t.next({"paws-0": lie("S"), "body-1": fallen("S")}).play("A", FLICK)
    assert t.broken["A"] == 1 and t.floors["A"] == 1 and t.state.actions == 1 and t.home("A") == "S"
    t.play("A", FLICK, DONE)
    assert t.asked == "meal", "the second flick is optional"


@pytest.mark.rule("RA-POW-06b", "RA-EX-58")
def test_ballerina_out_twice() -> None:
    t = table("A B", cards={"A": "prima-ballerina"})
    t.next({"paws-0": OUT}).play("A", FLICK)
    assert t.tokens["A"] == 3 and t.asked == "restart"
    t.play("A", Restart(1))
    assert t.asked == "flick-again"
    t.next({"paws-0": OUT}).play("A", FLICK, Restart(0))
    assert t.tokens["A"] == 2 and t.state.actions == 1 and t.home("A") == "NE"


# --- Long Tail, Heavyweight ---------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-07", "RA-POW-07a")
def test_long_tail() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "long-tail"})
    building(t, "S1")
    building(t, "S3")
    assert {move.ruin for move in t.moves("A", Drop)} == {"S1", "ST"} and t.why_not(
        "A", drop("S3")
    ) == "RA-DEMO-01"
    t.next(hit=False).play("A", drop("S1"))
    assert t.tokens["A"] == 3
    t = table("A B", at={"A": "sidewalk:S3"}, cards={"A": "long-tail"})
    building(t, "S3")
    assert t.why_not("A", drop("S3")) == "", "a sidewalk touched remains enough"


@pytest.mark.rule("RA-POW-08", "RA-POW-08a", "RA-POW-08b", "RA-POW-08c")
def test_heavyweight() -> None:
    t = table("A B C", at={"A": "N", "B": "N NE", "C": "S"}, cards={"A": "heavyweight"}, tokens={"B": 3})
    on_b, on_c = drop_on(1), drop_on(2)
    assert (
        [move.victim_seat for move in t.moves("A", DropOn)] == [1]
        and t.why_not("A", on_b) == ""
        and t.why_not("A", on_c) == "RA-POW-08"
    )
    assert t.why_not("A", drop_on(1, x=400.0)) == "RA-PHY-26"
    assert t.why_not("A", drop_on(7)) == "RA-POW-08"
    t.next({"body-1": fallen("N")}).play("A", on_b)
    assert t.broken["A"] == 1 and t.world.seen[0][0] == port.BodyDrop(0, "body-1", 50.0, 50.0, "upright", 0.0)
    t.next(hit=False).play("A", on_b)
    assert t.tokens["A"] == 3 and t.broken["A"] == 1, (
        "down: may be targeted, no further tooth; a miss costs one"
    )


@pytest.mark.rule("RA-POW-08")
def test_only_a_heavyweight_drops_on_monsters() -> None:
    t = table("A B", at={"A": "N", "B": "N"})
    assert t.why_not("A", drop_on(1)) == "RA-POW-08"


# --- Kung-fu Master, Jumper ---------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-09", "RA-POW-09a", "RA-POW-09b", "RA-POW-09c", "RA-EX-59", "RA-DEC-16")
def test_kung_fu_master() -> None:
    t = table(
        "A B", at={"A": "ruin:S1 sidewalk:S1"}, cards={"A": "kung-fu-master smelly-feet prima-ballerina"}
    )
    t.put("ruin:S1 grey")
    shot = KungFu(45.0, 0.8, tilt=10.0)
    before = t.position.pieces["paws-0"], t.position.pieces["body-0"]
    t.play("A", shot)
    assert t.world.seen[0][0] == port.Shot(0, ("paws-0",), 45.0, 0.8, tilt=10.0, returns=True)
    assert (t.position.pieces["paws-0"], t.position.pieces["body-0"]) == before and t.tokens["A"] == 4
    assert t.asked == "action" and t.state.actions == 1, "no Move: no Smelly Feet, no second flick"
    t.state.gazed[0] = True
    assert t.why_not("A", FLICK) == "RA-SEC-12" and t.why_not("A", shot) == ""
    assert table("A B").why_not("A", shot) == "RA-POW-09"


@pytest.mark.rule("RA-POW-14", "RA-POW-14a", "RA-POW-14b", "RA-POW-14c", "RA-EX-59", "RA-DEC-10")
def test_jumper() -> None:
    t = table("A B", cards={"A": "jumper"})
    t.next({"paws-0": lie("W")}).play("A", JUMP)
    assert t.world.seen[0][0] == port.Shot(0, ("paws-0",), 90.0, 0.5)
    assert t.home("A") == "W" and t.position.pieces["body-0"] == lie("W", on="paws-0")
    t.next({"paws-0": OUT}).play("A", JUMP)
    assert t.tokens["A"] == 3 and t.asked == "restart"
    t.play("A", Restart(0))
    t = table("A B", cards={"A": "jumper prima-ballerina smelly-feet"})
    t.put("ruin:S1 grey")
    t.play("A", FLICK)
    t.next({"paws-0": lie("N sidewalk:S1")}).play("A", JUMP)
    assert t.asked == "drive-out" and t.state.actions == 1, (
        "either of the two flicks may be a jump; it is a Move"
    )
    t = table("A B", cards={"A": "jumper"})
    t.state.gazed[0] = True
    assert t.why_not("A", JUMP) == "RA-SEC-12"
    assert table("A B").why_not("A", JUMP) == "RA-POW-14"


# --- meals --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-POW-10", "RA-POW-10a")
def test_elastic_tongue() -> None:
    t = table("A B", at={"A": "N NW"}, cards={"A": "elastic-tongue"})
    (red,) = t.put("W red")
    t.play("A", DONE)
    assert {move.neighbourhood for move in t.moves("A", Dine)} == {"N", "NW", "NE", "W"}
    t.play("A", Dine("W"))
    assert t.state.menu == [red] and t.state.limit == 6
    t = table("A B", at={"A": "ruin:S1"}, cards={"A": "elastic-tongue"})
    t.put("N red")
    t.play("A", DONE)
    assert t.turn == "B", "in no neighbourhood it has no neighbours"


@pytest.mark.rule("RA-POW-15", "RA-POW-15a", "RA-POW-15b")
def test_siren() -> None:
    t = table("A B", at={"A": "ruin:S1"}, cards={"A": "siren braces sharp-canines"})
    top, blue, grey = t.put("S red", "S blue", "ruin:S2 grey")
    t.lay({top: lie("S", on=blue)})
    t.play("A", DONE)
    assert t.moves("A", Dine) == [Dine("S", siren=True)], "any neighbourhood with a meeple"
    assert t.why_not("A", Dine("N", siren=True)) == "RA-POW-15a"
    t.play("A", Dine("S", siren=True))
    assert t.state.menu == [top] and t.state.limit == 1
    t.play("A", t.moves("A", Eat)[0])
    assert t.stomach("A") == "red" and t.turn == "B", "exactly one"
    assert grey in t.position.pieces
    t = table("A B", cards={"A": "siren"}, at={"A": "out", "B": "S"}, turn="B")
    t.put("S red")
    from monstrerie.games.rampage.rules.meal import siren_places

    assert siren_places(t.state, 0) == [], "not off the board"


# --- Hurricane, Smelly Feet, Telekinesis --------------------------------------------------------------------


@pytest.mark.rule("RA-POW-11", "RA-POW-11a", "RA-POW-11b", "RA-DEC-14")
def test_hurricane() -> None:
    t = table("A B C D", at={"A": "W", "D": "gone"}, cards={"A": "hurricane vacuum-cleaner"}, down="C")
    assert {move.source_seat for move in t.moves("A", Breathe)} == {-1, 1}
    assert t.why_not("A", Breathe(0.0, 0.0, 1.0, source_seat=2)) == "RA-POW-11a", "down"
    assert t.why_not("A", Breathe(0.0, 0.0, 1.0, source_seat=3)) == "RA-POW-11a", "invisible"
    assert t.why_not("A", Breathe(0.0, 0.0, 1.0, source_seat=7)) == "RA-POW-11"
    (red,) = t.put("N red")
    t.next({"body-0": fallen("W"), red: OUT}).play("A", Breathe(0.0, 0.0, 1.0, source_seat=1))
    assert t.world.seen[0][0].source == 1
    assert t.tokens["A"] == 4 and t.position.pieces["body-0"].carriers == ("paws-0",), "put back, no loss"
    assert t.position.pieces[red] == lie("W"), "his own Monster's neighbourhood"


@pytest.mark.rule("RA-POW-12", "RA-POW-12a", "RA-EX-54", "RA-DEC-17")
def test_smelly_feet() -> None:
    t = table("A B", cards={"A": "smelly-feet"})
    loose = t.put("ruin:S1 red", "ruin:S1 blue", "ruin:S1 grey", "ruin:S1+sidewalk:S1 red")
    (stays,) = t.put("sidewalk:S1+N green")
    t.next({"paws-0": lie("N sidewalk:S1")}).play("A", FLICK)
    assert {move.neighbourhood for move in t.moves("A", Send)} == {"N", "NW"} and t.why_not(
        "A", Send("S")
    ) == "RA-ZON-06"
    t.play("A", Send("NW"))
    assert all(t.position.pieces[meeple] == lie("NW") for meeple in loose)
    assert t.position.pieces[stays].zones == ("sidewalk:S1", "N")


@pytest.mark.rule("RA-POW-12a", "RA-EX-55")
def test_smelly_feet_spares_a_standing_building() -> None:
    t = table("A B", cards={"A": "smelly-feet"}, city="full")
    before = t.position.pieces.copy()
    t.next({"paws-0": lie("N sidewalk:S1")}).play("A", FLICK)
    assert t.asked == "action", "nothing is loose"
    assert all(
        t.position.pieces[piece] == lying for piece, lying in before.items() if not piece.endswith("-0")
    )


@pytest.mark.rule("RA-POW-12b", "RA-POW-12c")
def test_smelly_feet_empties_every_touched_ruin_after_the_last_flick_only() -> None:
    t = table("A B", cards={"A": "smelly-feet prima-ballerina"})
    red, blue = t.put("ruin:S1 red", "ruin:S2 blue")
    t.next({"paws-0": lie("NW sidewalk:S1 sidewalk:S2")}).play("A", FLICK)
    assert t.asked == "flick-again"
    t.play("A", FLICK)
    assert t.asked == "drive-out"
    t.play("A", Send("N"), Send("W"))
    assert t.position.pieces[red] == lie("N") and t.position.pieces[blue] == lie("W")
    t.put("ruin:S1 red")
    t.play("A", BREATH)
    assert t.asked == "meal", "a Breath triggers nothing"


@pytest.mark.rule("RA-POW-16", "RA-POW-16a")
def test_telekinesis() -> None:
    t = table("A B", at={"A": "ruin:S1"}, cards={"A": "telekinesis"})
    t.lay({"vehicle-1": lie("ruin:S4 sidewalk:S4", on="ruin:S4")})
    assert [move.vehicle for move in t.moves("A", Throw)] == [0, 2, 3]
    t.play("A", throw(2))
    assert t.world.seen[0][0].seat == 0, "from the own Body"


@pytest.mark.rule("RA-CARD-01")
def test_characters_and_powers_are_visible_to_all() -> None:
    t = table("A B", cards={"A": "boxer shy"})
    for seat in (0, 1, None):
        assert t.match.view(seat)["seats"][0]["powers"] == ["boxer"]
        assert t.match.view(seat)["seats"][0]["characters"] == ["shy"]


@pytest.mark.rule("RA-CARD-09")
def test_permissions_are_optional() -> None:
    t = table("A B", at={"A": "N"}, cards={"A": "mountaineer elastic-foot jumper elastic-tongue siren"})
    t.put("N red")
    assert t.why_not("A", Flick(1.0, 0.3)) == "", "just a flick"
    t.play("A", DONE)
    assert t.why_not("A", Dine("N")) == "", "just a meal"
