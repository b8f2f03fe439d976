"""Leaves of small trees, counted once and frozen: any change of what is legal shows here."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.state import Petz

from ... import harness
from .tables import RED, YELLOW, table


@pytest.mark.parametrize(("players", "counts"), [(2, [7, 31, 127]), (4, [7, 31, 126])])
def test_forming_groups(players: int, counts: list[int]) -> None:
    """Ready or 1 to 6 imps; ready and the next seat's 7, or 0 to 3 gold with each; and so on.

    Of the third decisions 95 follow a first group: 14, 17, 16, 12, 8 for the next group after one of 1 to 5
    imps (it has at most the size of the first), 28 of the next seat when all six are gone. With two players
    both can be ready: then the round goes by to the first cleaning.
    """
    state = GAME.new(players, seed=1, first="host").state
    assert isinstance(state, Petz)
    assert [harness.leaves(state, depth) for depth in (1, 2, 3)] == counts


def test_sending_two_groups() -> None:
    at = table().groups(RED, "2+1").groups(YELLOW, "1")
    at.state.tents = [5, 8]
    at.reveal_groups()
    assert harness.leaves(at.state, 1) == 15
    # A lone imp may go to nine spaces or stay home: 9 answers to each of 8 of them, 10 to the older pet's
    # (where the
    # only one is taken at once) and to staying home; three cages or three young pets at two spaces each,
    # two addons.
    assert harness.leaves(at.state, 2) == 8 * 9 + 2 * 10 + 2 * 3 + 2 * 3 + 2


def test_laying_cards() -> None:
    """Three bars of one pet: green, yellow, red, each with a card of its colour or the one potion."""
    at = table(round=3).cage(RED, 1).pet(RED, 1, "snakitty", size=3).imps(RED, home=0)
    at.hand(RED, potions=1, green="hunger poop", yellow="play", red="anger anger magic")
    at.plot(RED, 1).assigned = 0
    at.assign()
    # Without the potion 2 * 1 * 2 ways (like cards are one choice); with it on the first, second or third bar
    # 1 * 2, 2 * 2, 2 * 1.
    assert harness.leaves(at.state, 1) == 3
    assert harness.leaves(at.state, 3) == 4 + 2 + 4 + 2
