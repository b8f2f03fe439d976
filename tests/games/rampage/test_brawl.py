"""Brawls (RA-BRAWL) and the general precisions about teeth (RA-GEN)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Pay
from monstrerie.games.rampage.rules.clumsy import Clumsiness
from monstrerie.games.rampage.rules.teeth import LoseTooth

from .tables import BREATH, DONE, FLICK, OUT, drop, fallen, knock, lie, table


@pytest.mark.rule("RA-BRAWL-01", "RA-BRAWL-02", "RA-EX-14", "RA-GEN-13")
def test_a_fallen_body_costs_its_owner_a_tooth_to_the_active_player() -> None:
    for move in (FLICK, BREATH, drop("ST")):
        t = table("A B", at={"A": "N sidewalk:ST"})
        t.next({"body-1": fallen("N")}).play("A", move)
        assert t.tokens == {"A": 4, "B": 3} and t.broken == {"A": 1, "B": 0} and t.down("B")


@pytest.mark.rule("RA-BRAWL-03", "RA-BRAWL-04", "RA-BRAWL-12")
def test_only_what_lies_at_rest_or_left_the_city_has_fallen() -> None:
    t = table("A B")
    t.next({"body-1": lie("S")}).play("A", BREATH)
    assert t.broken["A"] == 0, "upright beside its Paws"
    t.next({"body-1": OUT}).play("A", BREATH)
    assert t.broken["A"] == 1, "upright on the table is fallen"


@pytest.mark.rule("RA-BRAWL-05", "RA-BRAWL-06", "RA-BRAWL-07", "RA-EX-16")
def test_a_body_that_is_down_loses_no_further_tooth() -> None:
    t = table("A B C")
    t.next({"body-1": fallen("N")}).next({"body-1": OUT}).play("A", BREATH, BREATH)
    assert t.broken["A"] == 1 and t.down("B")
    t = table("A B C")
    t.next({"body-1": fallen("N")}).next({"body-1": lie("SW", on="paws-1")}).play("A", BREATH, BREATH)
    assert t.down("B"), "down until its owner lifts it, even if the physics turned it upright"
    t.play("A", DONE)
    assert not t.down("B")


@pytest.mark.rule("RA-BRAWL-06")
def test_being_down_protects_from_breaking_not_from_losses_to_the_box() -> None:
    t = table("A B", down="B")
    t.state.then([LoseTooth(1, -1)])
    t.run()
    assert t.tokens["B"] == 3 and t.state.box_teeth == 9


@pytest.mark.rule("RA-BRAWL-08")
def test_several_bodies_are_separate_brawls_clockwise() -> None:
    t = table("A B C D", turn="C")
    t.next({f"body-{seat}": fallen("N") for seat in (0, 1, 3)}).play("C", BREATH)
    assert [data["victim_seat"] for data in t.heard("ra-tooth-broken")] == [3, 0, 1]
    assert t.broken["C"] == 3


@pytest.mark.rule("RA-BRAWL-09")
def test_the_own_body_is_no_brawl() -> None:
    t = table("A B")
    t.next({"body-0": fallen("N")}).play("A", FLICK)
    assert t.tokens == {"A": 4, "B": 4} and not t.down("A")
    assert t.position.pieces["body-0"].carriers == ("paws-0",)


@pytest.mark.rule("RA-BRAWL-10", "RA-EAT-03", "RA-SET-10")
def test_printed_teeth_are_never_lost() -> None:
    t = table("A B", tokens={"B": 0})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.tokens["B"] == 0 and t.match.view(0)["seats"][1]["teeth"] == 2
    assert table("A B").match.view(0)["seats"][0]["teeth"] == 6


@pytest.mark.rule("RA-BRAWL-11", "RA-EX-17", "RA-GEN-07", "RA-GEN-09")
def test_a_victim_without_tokens_gives_two_meeples_of_its_choice() -> None:
    t = table("A B", tokens={"B": 0}, stomachs={"B": "green green grey"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert t.turn == "B" and t.asked == "pay-tooth"
    assert t.why_not("B", Pay("red")) == "RA-GEN-09" and t.why_not("B", Pay("mauve")) == "RA-CMP-03"
    t.play("B", Pay("grey"), Pay("green"))
    assert t.stomach("A") == "green grey" and t.stomach("B") == "green" and t.broken["A"] == 0
    assert t.turn == "A"


@pytest.mark.rule("RA-BRAWL-13", "RA-SCO-04")
def test_broken_teeth_stay_in_the_stomach() -> None:
    t = table("A B", tokens={"A": 0}, broken={"A": 2}, stomachs={"A": "red"})
    t.next({"paws-0": OUT}).play("A", FLICK)
    assert t.broken["A"] == 2 and t.stomach("A") == "" and t.match.view(0)["seats"][0]["teeth"] == 2


@pytest.mark.rule("RA-GEN-06")
def test_a_tooth_lost_to_the_box_is_nobodys() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    t.next(hit=False).play("A", drop("ST"))
    assert t.broken == {"A": 0, "B": 0} and t.state.box_teeth == 9


@pytest.mark.rule("RA-GEN-11", "RA-GEN-12")
def test_two_teeth_are_two_losses_tokens_first() -> None:
    t = table("A B", tokens={"A": 1}, stomachs={"A": "red red blue"})
    t.state.then([LoseTooth(0, -1), LoseTooth(0, -1)])
    t.run()
    assert t.tokens["A"] == 0, "who has a token can't pay meeples instead"
    assert t.turn == "A" and t.asked == "pay-tooth"
    t.play("A", Pay("red"), Pay("red"))
    assert t.stomach("A") == "blue"


@pytest.mark.rule("RA-GEN-01", "RA-GEN-02", "RA-GEN-03")
def test_putting_a_body_back_is_the_worlds_affair_and_free() -> None:
    t = table("A B")
    others = {piece: lying for piece, lying in t.position.pieces.items() if not piece.endswith("-0")}
    t.next({"paws-0": lie("N NE")}).settle({"paws-0": lie("N"), "body-0": lie("N", on="paws-0")}).play(
        "A", FLICK
    )
    assert t.home("A") == "N" and t.state.actions == 1 and t.tokens["A"] == 4
    assert all(t.position.pieces[piece] == lying for piece, lying in others.items()), (
        "only the Paws were shifted"
    )


@pytest.mark.rule("RA-GEN-05")
def test_a_piece_is_on_the_city_while_in_contact_with_the_board() -> None:
    t = table("A B")
    tile, (red,) = t.floor("floor-S1-0", "NE"), t.put("NE red")
    t.next({red: lie("NE", on=tile)}).play("A", BREATH)
    assert t.state.rows == [] and t.floors["A"] == 0, "riding on a tile that overhangs the edge"


@pytest.mark.rule("RA-GEN-16", "RA-GEN-17", "RA-GEN-18", "RA-GEN-19", "RA-GEN-20", "RA-EX-74")
def test_clumsiness() -> None:
    t = table("A B C D")
    red, blue = t.put("N red", "N blue")
    tile = t.floor("floor-S1-0", "N")
    t.lay({red: lie("N", on=tile)})
    boxed = t.state.box_floors
    t.state.then([Clumsiness(1, knock(t, {red: OUT, blue: OUT, "body-2": fallen("S")}))])
    t.run()
    assert t.tokens == {"A": 4, "B": 3, "C": 4, "D": 4} and t.state.box_teeth == 1
    assert len(t.state.rows) == 2 and t.state.box_floors == boxed + 1 and t.floors["A"] == 0
    assert t.down("C") and t.broken == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert not any("clumsy" in str(kind.__struct_config__.tag) for kind in t.match.game.kinds)
