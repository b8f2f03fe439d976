"""The bots of the house on this game's heuristics."""

from __future__ import annotations

import pytest

from monstrerie import Rng, bots
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.bot import judgement
from monstrerie.games.dungeon_lords.bot.heuristics import LordHeuristics
from monstrerie.games.dungeon_lords.moves import LetGo, Pay, PayTax
from monstrerie.games.dungeon_lords.rules.events import Payday, TaxDay
from monstrerie.games.dungeon_lords.state import Realm

from .story import story
from .tables import table


@pytest.mark.slow
def test_greedy_beats_three_random_players() -> None:
    wins = 0
    for seed in range(6):
        match, seat = GAME.new(4, seed=seed), seed % 4
        players = [bots.make("greedy" if other == seat else "random", seed) for other in range(4)]
        while not match.over:
            other = match.to_act[0]
            match.play(other, players[other].choose(match, other))
        assert match.result is not None
        wins += match.result.winners == (seat,)
    assert wins >= 5


def test_ranks_are_numbers_for_every_legal_action() -> None:
    mind = LordHeuristics()
    for state in story(3).states[::3]:
        if state.lanes is None and not state.done and state.phase < 5:
            legal = state.legal()
            assert len(mind.rank(state, legal)) == len(legal)
            assert len(mind.outlook(state)) == 3


def test_what_a_bot_knows_about_money_and_monsters() -> None:
    mind = LordHeuristics()
    t = table(2).lord(0, gold=4).run(TaxDay(0))
    legal = t.state.legal()
    ranks = mind.rank(t.state, legal)
    assert GAME.move(t.state, legal[ranks.index(max(ranks))]) == PayTax(2)
    t = table(2).lord(0, lair="goblin", food=3).run(Payday(0))
    pay, let_go = mind.rank(t.state, t.state.legal())
    assert [GAME.move(t.state, action) for action in t.state.legal()] == [Pay("goblin"), LetGo("goblin")]
    assert pay > let_go


def test_a_stronger_defence_loses_less() -> None:
    weak = table(2).lord(0, party="W5 W4 P4h1")
    strong = table(2).lord(0, party="W5 W4 P4h1", lair="witch troll", traps="rolling-stone wall-of-fire")
    assert judgement.combat_loss(weak.state, weak[0], True) > judgement.combat_loss(
        strong.state, strong[0], True
    )


def test_judgement_never_looks_at_what_is_hidden() -> None:
    mind, dice = LordHeuristics(), Rng(4)
    match = GAME.new(3, seed=8)
    while not match.over:
        seat = match.to_act[0]
        if dice.below(12) == 0:
            tables = [match.determinise(seat, number).state for number in (1, 2)]
            ranks = []
            for imagined in tables:
                assert isinstance(imagined, Realm)
                imagined.current = seat
                ranks.append(mind.rank(imagined, imagined.legal_of(seat)))
            assert ranks[0] == ranks[1]
        match.play(seat, GAME.sample(match, seat, dice))
