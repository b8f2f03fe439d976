"""The puzzles: the rulebook's own, and new ones."""

from __future__ import annotations

import pytest

from monstrerie import LANGUAGES, BadValue
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.rules.packed import cards_of, code_on
from monstrerie.games.dungeon_petz.state import Petz


@pytest.mark.rule("DP-EX-36", "DP-EX-37")
def test_the_rulebooks_puzzle_can_be_played_and_solved() -> None:
    school = GAME.school[0]
    puzzle = school.checked(1)
    state = puzzle.state.copy()
    actions = []
    while not state.done:
        actions.append(GAME.action(state, school.hint(state).move))
        state.apply(actions[-1])
    assert (state.families[0].reputation, state.families[0].gold) == (32, 4)
    assert school.outcome(puzzle, actions, state)[0] == puzzle.best == 0
    worst = puzzle.state.copy()
    worst.apply(worst.legal()[0])
    assert school.outcome(puzzle, [], worst)[0] == 16
    lines = [line for part in school.solution(puzzle) for line in part]
    assert lines[-2].data == {"reputation": 16, "gold": 4}
    assert all(sentence(line.key, line.data, lang) for line in (puzzle.title, *lines) for lang in LANGUAGES)
    assert school.count() == 1
    with pytest.raises(BadValue):
        school.checked(2)


@pytest.mark.rule("DP-EX-13")
def test_every_puzzle_lays_cards_that_its_decks_have() -> None:
    """Of each colour and need no more cards lie on the pets than the box has."""
    school = GAME.school[0]
    made = [school.checked(number) for number in range(1, school.count() + 1)]
    made += [school.generate(seed, difficulty) for seed in range(6) for difficulty in (1, 2, 3, 4, 5)]
    # Numbers of puzzles whose first draft has more cards of a kind than the deck.
    made += [school.generate(seed, difficulty) for seed, difficulty in ((63, 1), (51, 5), (59, 5))]
    for puzzle in made:
        state: Petz = puzzle.state
        laid = [[0] * 6 for _ in range(4)]
        for plot in state.families[0].plots:
            for bar in range(plot.size):
                code = code_on(plot.assigned, bar)
                assert 1 <= code <= 6
                laid[state.layout.colours(plot)[bar]][code - 1] += 1
        for colour in range(4):
            there = [cards_of(state.layout.deck[colour], need) for need in range(6)]
            assert all(used <= most for used, most in zip(laid[colour], there, strict=True)), puzzle.title


@pytest.mark.parametrize("difficulty", [1, 3, 5])
def test_new_puzzles_have_one_best_answer(difficulty: int) -> None:
    school = GAME.school[0]
    for seed in range(3):
        puzzle = school.generate(seed, difficulty)
        again = school.generate(seed, difficulty)
        assert puzzle.state.legal() == again.state.legal() and puzzle.title == again.title
        state: Petz = puzzle.state
        ends: dict[frozenset[int], int] = {}
        for first in state.legal():
            twin = state.copy()
            twin.apply(first)
            for second in twin.legal() or [0]:
                end = twin.copy()
                if not end.done:
                    end.apply(second)
                ends[frozenset((first, second))] = end.families[0].reputation
        assert list(ends.values()).count(max(ends.values())) == 1
        assert max(ends.values()) == state.families[1].reputation
