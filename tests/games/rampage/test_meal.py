"""The meal (RA-EAT, RA-CARD-12, 13)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Dine, Eat, Finish
from monstrerie.games.rampage.rules.meal import meal_limit

from .tables import BREATH, DONE, OUT, Table, lie, table


def eat(t: Table, name: str, *meeples: str) -> None:
    t.play(name, *(Eat(int(meeple.split("-")[1])) for meeple in meeples))


def menu(t: Table) -> set[str]:
    return set(t.state.menu)


@pytest.mark.rule("RA-EAT-01", "RA-EAT-13", "RA-EAT-14")
def test_eat_what_you_like_of_the_neighbourhood_or_nothing() -> None:
    t = table("A B", at={"A": "N"})
    red, blue, _ = t.put("N red", "N blue", "S grey")
    t.play("A", DONE, Dine("N"))
    assert menu(t) == {red, blue}
    eat(t, "A", blue)
    t.play("A", Finish())
    assert t.stomach("A") == "blue" and t.turn == "B" and red in t.position.pieces
    t = table("A B", at={"A": "N"})
    t.put("N red")
    t.play("A", DONE, DONE)
    assert t.stomach("A") == "" and t.turn == "B"


@pytest.mark.rule("RA-EAT-02", "RA-EAT-03", "RA-EX-24")
@pytest.mark.parametrize(("tokens", "limit"), [(4, 6), (2, 4), (0, 2)])
def test_as_many_as_teeth(tokens: int, limit: int) -> None:
    t = table("A B", at={"A": "N"}, tokens={"A": tokens})
    meeples = t.put(*["N red"] * 8)
    t.play("A", DONE, Dine("N"))
    eat(t, "A", *meeples[:limit])
    assert t.turn == "B" and t.state.stomachs[0][5] == limit
    assert t.why_not("A", Eat(int(meeples[7].split("-")[1]))) == "RA-TURN-02"


@pytest.mark.rule("RA-EAT-02", "RA-EAT-15", "RA-EAT-18")
def test_a_meal_over_the_limit_is_refused_and_there_is_one_meal() -> None:
    t = table("A B", at={"A": "N"}, tokens={"A": 0}, cards={"A": "too-cute"})
    meeples = t.put(*["N red"] * 3)
    t.play("A", DONE, Dine("N"))
    eat(t, "A", *meeples[:2])
    assert t.asked == "after-meal"
    assert t.why_not("A", Eat(int(meeples[2].split("-")[1]))) == "RA-TURN-11"
    assert t.why_not("A", Dine("N")) == "RA-TURN-11"


@pytest.mark.rule("RA-EAT-04", "RA-EAT-05", "RA-EX-05")
def test_one_neighbourhood_for_the_whole_meal() -> None:
    t = table("A B", at={"A": "N NE"})
    north = t.put("N red", "N blue", "N grey")
    east = t.put("NE red", "NE blue", "NE grey")
    t.play("A", DONE)
    assert t.moves("A", Dine) == [Dine("N"), Dine("NE")]
    t.play("A", Dine("N"))
    assert menu(t) == set(north)
    assert t.why_not("A", Eat(int(east[0].split("-")[1]))) == "RA-EAT-04"
    eat(t, "A", *north)
    assert t.turn == "B" and len(t.stomach("A").split()) == 3


@pytest.mark.rule("RA-EAT-06", "RA-EAT-07", "RA-EX-27", "RA-EX-28")
def test_only_accessible_meeples_that_support_nothing() -> None:
    t = table("A B", at={"A": "N"})
    pillars = t.put(*["N red"] * 4)
    t.floor("floor-S1-0", "N", on=" ".join(pillars))
    prop, free, top = t.put("N blue", "N grey", "N green")
    t.lay({top: lie("N", on="floor-S1-0")})
    t.world.stuck.add(prop)
    t.play("A", DONE, Dine("N"))
    assert menu(t) == {free, top}
    for meeple in (*pillars, prop):
        assert t.why_not("A", Eat(int(meeple.split("-")[1]))) == "RA-EAT-07"


@pytest.mark.rule("RA-EAT-08", "RA-EAT-09", "RA-EAT-10", "RA-EX-06", "RA-EX-07")
def test_ruin_and_sidewalk_are_no_neighbourhood() -> None:
    cases = {
        "ruin:S1": False,
        "ruin:S1 sidewalk:S1": False,
        "sidewalk:S1": False,
        "sidewalk:S1 N": True,
        "N": True,
        "N NE": True,
    }
    for zones, edible in cases.items():
        t = table("A B", at={"A": "N", "B": "NE"})
        (red,) = t.put(zones.replace(" ", "+") + " red")
        t.put("N blue")
        t.play("A", DONE, Dine("N"))
        assert (red in menu(t)) is edible, zones
        if not edible:
            assert t.why_not("A", Eat(int(red.split("-")[1]))) == "RA-EAT-08"
    t.play("A", Finish())
    t.play("B", DONE, Dine("NE"))
    assert red in menu(t), "across two neighbourhoods: from either"


@pytest.mark.rule("RA-EAT-12", "RA-EX-26")
def test_one_at_a_time_judged_anew() -> None:
    t = table("A B", at={"A": "N"})
    blue, red = t.put("N blue", "N red")
    t.lay({red: lie("N", on=blue)})
    t.play("A", DONE, Dine("N"))
    assert menu(t) == {red} and t.why_not("A", Eat(int(blue.split("-")[1]))) == "RA-EAT-07"
    eat(t, "A", red)
    assert menu(t) == {blue}
    eat(t, "A", blue)
    assert t.stomach("A") == "blue red"


@pytest.mark.rule("RA-EAT-16")
def test_in_no_neighbourhood_nothing_is_eaten() -> None:
    t = table("A B", at={"A": "sidewalk:S1 ruin:S1"}, cards={"A": "too-cute"})
    t.put("N red")
    t.play("A", DONE)
    assert t.asked == "meal" and t.moves("A", Dine) == [] and t.why_not("A", Dine("N")) == "RA-EAT-16"


@pytest.mark.rule("RA-EAT-18")
def test_meeples_that_are_gone_cannot_be_eaten() -> None:
    t = table("A B", at={"A": "N"})
    red, _ = t.put("N red", "N blue")
    t.next({red: OUT}).play("A", BREATH, DONE, Dine("N"))
    assert t.why_not("A", Eat(int(red.split("-")[1]))) == "RA-EAT-18"
    assert t.why_not("A", Eat(999)) == "RA-CMP-03"


@pytest.mark.rule("RA-EAT-19")
def test_a_meal_moves_no_other_piece() -> None:
    t = table("A B", at={"A": "N"})
    meeples = t.put("N red", "N blue", "N grey")
    t.play("A", DONE, Dine("N"))
    before = dict(t.position.pieces)
    eat(t, "A", *meeples)
    assert {**t.position.pieces, **{meeple: lie("N") for meeple in meeples}} == before


@pytest.mark.rule(
    "RA-CARD-12", "RA-EX-25", "RA-POW-02", "RA-POW-02a", "RA-POW-05", "RA-POW-05a", "RA-SEC-06", "RA-SEC-06a"
)
@pytest.mark.parametrize(
    ("tokens", "cards", "ravenous", "limit"),
    [
        (0, "", False, 2),
        (0, "braces", False, 4),
        (0, "sharp-canines", False, 4),
        (0, "braces sharp-canines", False, 6),
        (0, "", True, 4),
        (0, "braces", True, 8),
        (0, "braces sharp-canines", True, 10),
        (4, "", True, 12),
        (4, "sharp-canines", True, 14),
    ],
)
def test_the_meal_limit(tokens: int, cards: str, ravenous: bool, limit: int) -> None:
    t = table("A B", tokens={"A": tokens}, cards={"A": cards})
    t.state.ravenous = ravenous
    assert meal_limit(t.state, 0) == limit
    assert t.tokens["A"] == tokens, "the real tokens are what they are"
