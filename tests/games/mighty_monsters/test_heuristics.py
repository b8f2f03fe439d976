"""What the bots of Mighty Monsters keep in mind."""

from __future__ import annotations

from monstrerie import Rng, game
from monstrerie.games.mighty_monsters.heuristics import MOST_KEPT, RaidHeuristics
from monstrerie.games.mighty_monsters.state import Raid


def test_a_bot_that_plays_for_days_does_not_remember_every_raid() -> None:
    heuristics, dice = RaidHeuristics(), Rng(1)
    state = game("mighty-monsters").new(4, seed=1).state
    assert isinstance(state, Raid)
    first = heuristics.odds_of(state)
    assert heuristics.odds_of(state) is first  # it does remember this one
    for _ in range(2 * MOST_KEPT + 10):
        state.seen = dice.below(1 << 30)
        heuristics.odds_of(state)
        assert len(heuristics.odds) <= MOST_KEPT
