"""Tables written by hand: what is refused, and what need not be said."""

from __future__ import annotations

import pytest

from monstrerie.core.errors import BadPosition
from monstrerie.games.dungeon_lords.names import ROOMS

from .tables import at


@pytest.mark.parametrize(
    ("table", "seats", "places"),
    [
        ("shop mint mint", ("", ""), "shop, shop"),
        ("shop mint -", ("", "rooms mint:C3"), "seat 2, shop"),
        ("", ("rooms mint:C3", "rooms mint:C1"), "seat 1, seat 2"),
        ("", ("rooms mint:C3 mint:C1", ""), "seat 1, seat 1"),
        ("room-pile mint", ("rooms mint:C3", ""), "seat 1, room-pile"),
    ],
)
def test_a_room_is_in_one_place(table: str, seats: tuple[str, ...], places: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(f"{table}; agenda Produce(1) > Scoring", *seats)
    assert refused.value.say("en") == (
        f"This position is impossible. It has mint: {places}. It must be: one place (shop, dungeon or pile)."
    )
    assert refused.value.say("fr").replace("\u202f", " ").replace("\u00a0", " ") == (
        f"Cette position est impossible. Elle contient mint : {places}. "
        "Il faut : un seul endroit (magasin, donjon ou pile)."
    )


def test_rooms_on_the_table_are_not_in_the_pile_that_is_left_out() -> None:
    seats = ("rooms mint:C3; orders food dig mine", "orders food dig mine")
    silver = at("shop - henhouse; agenda Produce(1) > Scoring", *seats).state
    assert [ROOMS[room] for room in silver.room_pile[: silver.rooms_drawn]] == ["henhouse", "mint"]
    gold = at("year 2; shop - chapel; agenda Produce(1) > Scoring", *seats).state
    assert [ROOMS[room] for room in gold.room_pile[8 : gold.rooms_drawn]] == ["chapel"]
    assert sorted(gold.room_pile) == sorted(silver.room_pile) == list(range(len(ROOMS)))
