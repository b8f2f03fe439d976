"""Exact counts of small trees: every line of so many offers from a fixed table, on the toy city."""

from __future__ import annotations

import pytest

from ... import harness
from .tables import table


@pytest.mark.parametrize(
    ("at", "cards", "counts"),
    [
        # Flick, breathe, throw the vehicle of the north, or no action; the two after it likewise.
        ({"A": "N", "B": "S"}, {}, [4, 14, 32]),
        # Two things more to drop on, and a Monster that a drop fells.
        ({"A": "N sidewalk:ST", "B": "N"}, {"A": "heavyweight"}, [6, 32, 68]),
        # A jump beside the flick.
        ({"A": "NW sidewalk:S1", "B": "NW"}, {"A": "jumper"}, [5, 22, 46]),
        # A card to play, which the other may answer.
        ({"A": "NE E", "B": "E"}, {"A": "terminator", "B": "mouthguard"}, [5, 20, 47]),
    ],
)
def test_the_start_of_a_turn(at: dict[str, str], cards: dict[str, str], counts: list[int]) -> None:
    t = table("A B", at=at, cards=cards, city="built")
    assert [harness.leaves(t.state, depth + 1) for depth in range(len(counts))] == counts
