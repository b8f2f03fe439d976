"""Swallowing floors (RA-FLOOR) and the end of the game (RA-END)."""

from __future__ import annotations

import pytest

from monstrerie.games.rampage.moves import Dine, Eat
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.state import OVER

from .tables import BREATH, DONE, OUT, Table, drop, fallen, lie, table


@pytest.mark.rule("RA-FLOOR-01", "RA-FLOOR-11", "RA-FLOOR-07")
def test_bare_tiles_are_won_wherever_they_lie() -> None:
    t = table("A B")
    for number, where in enumerate(("N", "sidewalk:S1", "ruin:S1")):
        t.floor(f"floor-S1-{number}", where)
    t.floor("floor-S2-0", "N", on="vehicle-0")
    t.play("A", BREATH)
    assert t.floors == {"A": 4, "B": 0} and t.asked == "action", "at once, and nobody is asked"


@pytest.mark.rule("RA-FLOOR-02", "RA-EX-21")
def test_anything_on_a_tile_keeps_it_but_not_the_own_dropped_body() -> None:
    for kind in ("body-1", "paws-1", "vehicle-0", "meeple", "floor-S1-1"):
        t = table("A B")
        tile = t.floor("floor-S1-0", "N")
        load = t.put("N red")[0] if kind == "meeple" else kind
        if load == "floor-S1-1":
            (red,) = t.put("N red")
            t.floor(load, "N", on=tile)
            t.lay({red: lie("N", on=load)})
        else:
            t.lay({load: lie("N", on=tile, tipped=load == "body-1")})
        t.play("A", BREATH)
        assert t.floors["A"] == 0, load
    t = table("A B", at={"A": "N sidewalk:ST"})
    tile = t.floor("floor-S1-0", "N")
    t.next({"body-0": lie("N", on=tile, tipped=True)}).play("A", drop("ST"))
    assert t.floors["A"] == 1, "A's Body is back on its Paws"


@pytest.mark.rule("RA-FLOOR-12", "RA-POW-01c")
def test_a_monster_on_a_tile_keeps_it() -> None:
    t = table("A B")
    tile = t.floor("floor-S1-0", "ruin:S1", on="ruin:S1")
    t.lay({"paws-0": lie("ruin:S1", on=tile), "body-0": lie("ruin:S1", on="paws-0")})
    t.play("A", BREATH)
    assert t.floors["A"] == 0


@pytest.mark.rule("RA-FLOOR-03")
def test_what_is_below_does_not_matter() -> None:
    t = table("A B")
    red, blue = t.put("N red", "N blue")
    t.floor("floor-S1-0", "N", on=f"{red} {blue}")
    t.play("A", BREATH)
    assert t.floors["A"] == 1 and t.position.pieces[red] == lie("N")


@pytest.mark.rule("RA-FLOOR-04", "RA-FLOOR-05", "RA-EX-20")
def test_tiles_are_won_one_after_the_other() -> None:
    t = table("A B")
    red, blue = t.put("ruin:S1 red", "ruin:S1 blue")
    first = t.floor("floor-S1-0", "ruin:S1", on="ruin:S1")
    t.lay({red: lie("ruin:S1", on=first), blue: lie("ruin:S1", on=first)})
    second = t.floor("floor-S1-1", "ruin:S1", on=f"{red} {blue}")
    t.floor("floor-S1-2", "ruin:S1", on=second)
    t.play("A", BREATH)
    assert [data["floor"] for data in t.heard("ra-swallowed")] == ["floor-S1-2", "floor-S1-1"]
    assert "floor-S1-0" in t.position.pieces


@pytest.mark.rule("RA-FLOOR-06")
def test_the_highest_first_then_the_lowest_number() -> None:
    t = table("A B")
    t.floor("floor-S1-0", "N", height=5.0)
    t.floor("floor-S1-1", "N", height=9.0)
    t.floor("floor-S2-0", "N", height=5.0)
    t.play("A", BREATH)
    assert [data["floor"] for data in t.heard("ra-swallowed")] == ["floor-S1-1", "floor-S1-0", "floor-S2-0"]


@pytest.mark.rule("RA-FLOOR-08", "RA-FLOOR-09", "RA-EX-22")
def test_a_tile_out_of_the_city_with_meeples_on_it() -> None:
    t = table("A B", at={"A": "N sidewalk:ST"})
    red, blue = t.put("N red", "N blue")
    tile = t.floor("floor-S1-0", "N")
    riding = {red: OUT._replace(carriers=(tile,)), blue: OUT._replace(carriers=(tile,))}
    t.next({tile: OUT, **riding}).play("A", drop("ST"))
    order = [event.kind for event in t.events if event.kind in ("ra-fled", "ra-swallowed")]
    assert order == ["ra-fled", "ra-swallowed"]
    assert len(t.state.rows) == 2 and t.floors["A"] == 1 and t.tokens["A"] == 4


@pytest.mark.rule("RA-FLOOR-10")
def test_outside_only_meeples_keep_a_tile() -> None:
    t = table("A B")
    tile, other = t.floor("floor-S1-0", "out"), t.floor("floor-S1-1", "out")
    t.lay({other: OUT._replace(carriers=(tile,)), "body-1": fallen("")._replace(carriers=(other,))})
    t.state.down[1] = True
    t.play("A", BREATH)
    assert t.floors["A"] == 2


@pytest.mark.rule("RA-FLOOR-13", "RA-EX-23", "RA-EAT-11")
def test_a_tile_bared_by_the_meal_goes_to_the_next_action() -> None:
    t = table("A B", at={"A": "N"})
    tile, (red,) = t.floor("floor-S1-0", "N"), t.put("N red")
    t.lay({red: lie("N", on=tile)})
    t.play("A", DONE, Dine("N"))
    t.play("A", t.moves("A", Eat)[0])
    assert t.stomach("A") == "red" and t.floors["A"] == 0 and t.turn == "B"
    t.play("B", BREATH)
    assert t.floors["B"] == 1


@pytest.mark.rule("RA-FLOOR-15")
def test_of_a_ring_the_highest_counts_as_empty() -> None:
    t = table("A B")
    t.floor("floor-S1-0", "N", on="floor-S1-1", height=3.0)
    t.floor("floor-S1-1", "N", on="floor-S1-0", height=4.0)
    t.play("A", BREATH)
    assert [data["floor"] for data in t.heard("ra-swallowed")] == ["floor-S1-1", "floor-S1-0"]


# --- the end ------------------------------------------------------------------------------------------------


def last_tile(t: Table) -> dict[str, None]:
    """What has to vanish for the stadium, the last Building, to be won."""
    return dict.fromkeys(t.position.on("floor-ST-0"))


def clear_stadium(t: Table) -> None:
    for piece in t.position.on("floor-ST-0"):
        t.state.box_meeples[t.state.colours[int(piece.split("-")[1])]] += 1
    t.next(last_tile(t))


@pytest.mark.rule("RA-END-01", "RA-END-02", "RA-END-03", "RA-END-04", "RA-EX-70")
def test_after_the_last_tile_every_other_player_has_one_more_turn() -> None:
    t = table("A B C D", turn="B", at={"B": "N"})
    t.put("N red")
    clear_stadium(t)
    t.play("B", BREATH)
    assert t.floors["B"] == 1 and t.state.turns_left == 3 and t.turn == "B"
    t.play("B", BREATH, Dine("N"))
    t.play("B", t.moves("B", Eat)[0])
    played = []
    while not t.match.over:
        played.append(t.turn)
        t.play(t.turn, DONE)
    assert [name for name in "CDA" if name in played] == ["C", "D", "A"] and "B" not in played
    assert t.state.phase == OVER


@pytest.mark.rule("RA-END-05", "RA-RUN-16")
def test_row_6_in_the_last_round_still_ends_the_game_at_once() -> None:
    t = table("A B C", runaway=" ".join(COLOURS[number % 6] for number in range(29)))
    (red,) = t.put("N red")
    clear_stadium(t)
    t.play("A", BREATH, DONE, DONE)
    assert t.turn == "B" and t.state.turns_left == 1
    t.next({red: OUT}).play("B", BREATH)
    assert t.match.over and t.state.culprit == 1


@pytest.mark.rule("RA-END-06")
def test_the_end_is_triggered_once() -> None:
    t = table("A B C")
    clear_stadium(t)
    t.play("A", BREATH, DONE, DONE)
    t.play("B", BREATH, BREATH, DONE)
    assert t.state.turns_left == 0 and len(t.heard("ra-last-floor")) == 1


@pytest.mark.rule("RA-END-07")
def test_unused_secrets_and_actions_are_worth_nothing() -> None:
    t = table("A B", cards={"A": "unleashed"}, turn="B")
    clear_stadium(t)
    t.play("B", BREATH, DONE, DONE)
    t.play("A", DONE, DONE, DONE)
    assert t.match.over and t.match.result is not None and t.match.result.scores == (0, 1)
