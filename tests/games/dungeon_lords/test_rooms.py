"""Build a room (DL-ROM)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.moves import Build, Decline, Work
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.rules.production import Produce

from .tables import Table, mask, names_of, space, table

BUILDING = 1 << ORDERS.index("room")


def shop(for_sale: str, spaces: list[int | None] | None = None, **lord: object) -> Table:
    """Seat 0 builds on space I (or as said), with the shop as given."""
    return table(3).put(shop=for_sale).lord(0, **lord).execute(room=spaces or [0])


def sites(t: Table, room: str, seat: int = 0) -> str:
    """Where the seat may build the room."""
    moves = [move for move in t.moves(seat) if isinstance(move, Build) and move.room == room]
    return names_of(sum(1 << move.space for move in moves))


@pytest.mark.rule("DL-ROM-01", "DL-ROM-02", "DL-ROM-03", "DL-ROM-04", "DL-ROM-05")
def test_space_three_first_for_a_gold_each_and_space_one_gets_what_is_left() -> None:
    t = table(3).put(shop="training-room dark-room").execute(room=[0, 1, 2])
    assert t.match.to_act == (2,)
    t.play(2, Build("training-room", space("C1")))
    assert t[2].gold == 2 and t.match.to_act == (1,)
    t.play(1, Build("dark-room", space("C1")))
    assert t[1].gold == 2 and t.state.done and t[0].waiting == BUILDING
    t = shop("mint henhouse").play(0, Build("mint", space("C3")))
    assert t[0].gold == 3 and t.state.done, "free on space I, and one room only"


@pytest.mark.rule("DL-ROM-06")
def test_space_one_chooses_among_all_rooms_left() -> None:
    t = table(3).put(shop="training-room dark-room").execute(room=[0, 1, 2])
    t.play(2, Decline()).play(1, Decline())
    assert {move.room for move in t.moves(0) if isinstance(move, Build)} == {"training-room", "dark-room"}


@pytest.mark.rule("DL-ROM-02")
def test_without_gold_no_room_on_spaces_two_and_three() -> None:
    t = shop("training-room dark-room", [None, 0], gold=0)
    assert t.state.done and t[0].waiting == BUILDING


@pytest.mark.rule("DL-ROM-07", "DL-ROM-08", "DL-ROM-09")
def test_a_room_replaces_an_own_unconquered_tunnel() -> None:
    t = shop("training-room", tunnels="C1 C2 C3", conquered="C1")
    assert sites(t, "training-room") == "C2 C3"
    assert t.why_not(0, Build("training-room", space("C1"))) == "DL-ROM-08"
    assert t.why_not(0, Build("training-room", space("B1"))) == "DL-ROM-07"
    assert t.why_not(0, Build("mint", space("C2"))) == "DL-ROM-06"
    t.play(0, Build("training-room", space("C3")))
    assert t[0].filled == mask("C1 C2 C3") and t[0].rooms == mask("C3")
    tiles = t.match.view(1)["seats"][0]["tiles"]
    assert [tile["room"] for tile in tiles] == [None, None, "training-room"]


@pytest.mark.rule("DL-ROM-10", "DL-APR-02", "DL-APR-03", "DL-APR-04", "DL-APR-05", "DL-APR-06")
@pytest.mark.parametrize(
    ("room", "zone"),
    [
        ("henhouse", "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2"),
        ("souvenir-shop", "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2"),
        ("mushroom-farm", "A3 B3 C3 D3 E3 A4 B4 C4 D4 E4"),
        ("mint", "A3 B3 C3 D3 E3 A4 B4 C4 D4 E4"),
        ("workshop", "A1 B1 C1 D1 E1 A2 E2 A3 E3 A4 B4 C4 D4 E4"),
        ("tool-shed", "A1 B1 C1 D1 E1 A2 E2 A3 E3 A4 B4 C4 D4 E4"),
        ("printing-house", "B2 C2 D2 B3 C3 D3"),
        ("magic-chamber", "B2 C2 D2 B3 C3 D3"),
    ],
)
def test_a_first_year_room_stands_in_its_zone(room: str, zone: str) -> None:
    everywhere = " ".join(column + row for row in "1234" for column in "ABCDE")
    t = shop(room, tunnels=everywhere)
    assert sites(t, room) == zone
    outside = next(place for place in everywhere.split() if place not in zone.split())
    assert t.why_not(0, Build(room, space(outside))) == "DL-ROM-10"


@pytest.mark.rule("DL-ROM-07", "DL-ROM-10")
def test_the_entrance_may_become_a_room() -> None:
    assert "C1" in sites(shop("henhouse"), "henhouse")


@pytest.mark.rule("DL-ROM-11", "DL-ROM-12", "DL-Y2-15")
@pytest.mark.parametrize("room", ["henhouse", "dark-room"])
def test_rooms_share_no_side_but_may_share_a_corner(room: str) -> None:
    t = shop(room, tunnels="B1 C1 D1 C2 C3", rooms={"workshop": "B1"})
    assert sites(t, room) == ("D1 C2" if room == "henhouse" else "D1 C2 C3")
    assert t.why_not(0, Build(room, space("C1"))) == "DL-ROM-11"


@pytest.mark.rule("DL-ROM-13")
def test_a_conquered_room_keeps_its_neighbours_away() -> None:
    t = shop("henhouse", tunnels="B1 C1 D1", rooms={"workshop": "B1"}, conquered="B1")
    assert sites(t, "henhouse") == "D1"


@pytest.mark.rule("DL-ROM-14")
def test_a_room_without_a_legal_space_is_not_bought() -> None:
    t = shop("mint mushroom-farm", [None, 0], tunnels="C1 C2")
    assert t.state.done and t[0].gold == 3 and t[0].waiting == BUILDING


@pytest.mark.rule("DL-ROM-18", "DL-ROM-20", "DL-PRD-04")
def test_a_new_room_can_produce_but_not_with_the_imps_that_dug_it() -> None:
    t = (
        table(2)
        .put(shop="mint henhouse")
        .lord(0, imps=5, played="room dig mine")
        .lord(1, played="food dig mine")
    )
    from monstrerie.games.dungeon_lords.moves import Dig, Stop

    t.execute(dig=[0], room=[0]).play(0, Dig(space("C4")), Dig(space("B4")))
    assert t[0].idle == 3
    t.play(0, Build("mint", space("C4"))).run(Produce(0))
    assert t.moves(0) == [Stop(), Work("mint")]
    t.play(0, Work("mint"))
    assert (t[0].gold, t[0].idle) == (4, 0)
    t = table(2).lord(0, imps=3, rooms={"mint": "C3"}, played="room dig mine").lord(1, played="food dig mine")
    t[0].idle = 2
    t.run(Produce(0))
    assert t.state.done, "the imps that worked are no crew"
