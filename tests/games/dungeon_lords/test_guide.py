"""The guided first match: whatever the pupil does in winter, the Combat comes out as its words say."""

from __future__ import annotations

import pytest

import monstrerie
from monstrerie import Rng
from monstrerie.core.guide import PUPIL, Guided, begin
from monstrerie.games.dungeon_lords import moves
from monstrerie.games.dungeon_lords.guide import FIRST_ORDERS, GUIDE
from monstrerie.games.dungeon_lords.names import ORDERING, ORDERS, PLANNING
from monstrerie.games.dungeon_lords.state import Realm

GAME = monstrerie.game("dungeon-lords")


def realm(guided: Guided) -> Realm:
    assert isinstance(guided.match.state, Realm)
    return guided.match.state


def fitting(guided: Guided, dice: Rng) -> None:
    """Play any move that fits."""
    tries = guided.match.moves(PUPIL)
    while guided.play(tries.pop(dice.below(len(tries)))) is not None:
        pass


@pytest.mark.parametrize("seed", range(12))
def test_every_winter_leads_to_a_combat_that_can_be_fought(seed: int) -> None:
    guided, dice = begin(GAME, GUIDE), Rng(seed)
    while realm(guided).phase == ORDERING:
        fitting(guided, dice)
    own = {order for order in range(len(ORDERS)) if realm(guided).spaces[3 * order] == PUPIL}
    assert {ORDERS[order] for order in own} == set(FIRST_ORDERS), "not the first spaces"
    while realm(guided).phase < PLANNING:
        assert realm(guided).season == 0, "she was asked in a season that is played for her"
        fitting(guided, dice)
    lord = realm(guided).lords[PUPIL]
    assert len(lord.party) == 3 and realm(guided).paladin != PUPIL
    assert sum(lord.traps) >= 2 and sum(lord.lair) >= 2 and lord.taxes == 0


def test_the_guide_ends_with_the_combat() -> None:
    guided, dice = begin(GAME, GUIDE), Rng(1)
    while not guided.over:
        fitting(guided, dice)
    assert (realm(guided).year, realm(guided).season) == (2, 0)
    assert guided.said()[-1].sentence.key == "dl-guide-end"


def test_doing_nothing_against_the_party_is_answered() -> None:
    guided, dice = begin(GAME, GUIDE), Rng(2)
    while realm(guided).phase < PLANNING:
        fitting(guided, dice)
    assert guided.play(moves.NoTrap()) is None
    answer = guided.play(moves.Ready())
    assert answer is not None and answer.key == "dl-guide-plan-nothing"
