"""What the bots of Mighty Monsters keep in mind."""

from __future__ import annotations

from monstrerie import Rng, game
from monstrerie.games.mighty_monsters.bot.heuristics import MOST_KEPT, RaidHeuristics
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.state import Raid

from .tables import table


def preferred(guard: str, partner: int, hand: tuple[int, ...]) -> int:
    """The strength that a bot would rather play beside another monster at the first guard."""
    at = table(
        guards=[guard, "L1", "L1"], stand={"G1": f"Inga {partner}, -"}, hands={"Ani": hand}, turn="Ani"
    )
    moves = [Play(strength, at.space("G1")) for strength in hand]
    ranks = RaidHeuristics().rank(at.state, [at.match.game.action(at.state, move) for move in moves])
    return hand[ranks.index(max(ranks))]


def test_a_bot_saves_its_strength_where_weakness_is_enough() -> None:
    assert preferred("L1", partner=5, hand=(4, 2, 1)) == 1


def test_a_bot_spends_its_strength_where_it_decides_the_fight() -> None:
    assert preferred("L2", partner=3, hand=(1, 2, 5)) == 5


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
