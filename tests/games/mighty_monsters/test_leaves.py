"""Exact counts of small trees: every line of so many decisions from a fixed table."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie.games.mighty_monsters import GAME

from ... import harness

LEAVES = [
    # From the first turn: 3 cards on 6 spaces, then placing and replacing.
    ({"players": 3, "seed": 1}, 0, [18, 294, 4404, 40848]),
    # The king bans the ones.
    ({"players": 3, "seed": 0, "whim": True}, 0, [12, 126, 1072, 4930]),
    ({"players": 4, "seed": 2, "row": True}, 7, [7, 35, 337, 5716]),
    ({"players": 6, "seed": 3}, 40, [27, 718, 18078]),
]


@pytest.mark.parametrize(("table", "moves", "counts"), LEAVES, ids=str)
def test_leaf_counts(table: dict[str, Any], moves: int, counts: list[int]) -> None:
    match = harness.after(
        GAME,
        table["players"],
        table["seed"],
        moves,
        factions="dealt",
        **{k: v for k, v in table.items() if k not in ("players", "seed")},
    )
    assert [harness.leaves(match.state, depth) for depth in range(1, len(counts) + 1)] == counts
