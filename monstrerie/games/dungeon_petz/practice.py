"""Two more courses of the school: which Need Card goes on which bar, and then who is fed and played with.

One family alone, in the first round, when nothing is exhibited, or in one with an exhibition: all cards,
cages, food and imps are known, and handling needs draws nothing. So every way to assign the hand can be
looked through, each with its best care.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final

import msgspec

from ...core.move import Move
from ...core.puzzles import Hint, Puzzle, School
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Sentence, plain
from . import components, moves
from .names import ASSIGNING, COLOURS, EXHIBITIONS
from .rules.needcards import ASSIGN_CARDS, AssignCard
from .rules.packed import one_card, unpack
from .rules.setup import town
from .rules.showing import SHOW_OFF
from .state import Layout, Petz
from .view import build

PETS: Final = 2
LOST: Final = 5
"""A pet that is lost counts like so many tokens."""
LESSONS: Final = ((1, 1), (2, 2), (3, 4))
"""Seed and difficulty of the fixed puzzles."""
SHOWS: Final = ((1, 1), (4, 2), (5, 3))
"""Likewise for exhibitions."""
SHARE: Final = {1: 0.4, 2: 0.3, 3: 0.2, 4: 0.12, 5: 0.08}
"""By difficulty, of all ways to assign the cards at most so many may be best."""
BARS: Final = {1: 5, 2: 6, 3: 6, 4: 7, 5: 7}
"""Bars of all pets together."""
SPARE: Final = {1: 1, 2: 1, 3: 2, 4: 1, 5: 2}
"""Cards of each colour that stay in the hand."""
MOST: Final = 3000
"""Tables that may be looked at: a puzzle that has more is none for a school, where hints come at once."""


class TooWide(Exception):
    """There is more to look through than was allowed."""


def harm(state: Petz) -> int:
    """What the pets of the family bear, and those it lost."""
    pets = [plot for plot in state.families[0].plots if plot.pet >= 0]
    return sum(plot.suffering + plot.mutation for plot in pets) + LOST * (PETS - len(pets))


def lacking(state: Petz) -> int:
    """The harm, less what the exhibition counts."""
    return harm(state) - state.families[0].minion // 2


Loss = Callable[[Petz], int]
"""What is to be as little as can be at the end."""


# --- all ways -----------------------------------------------------------------------------------------------


class Ways:
    """What can still come of a table, looked at once."""

    def __init__(self, loss: Loss = harm, most: int | None = None) -> None:
        self.loss: Final = loss
        self.known: dict[tuple[Any, ...], dict[int, int]] = {}
        self.most = most

    def ends(self, state: Petz) -> dict[int, int]:
        """By loss: how many ways to assign the cards lead to it, the pets well cared for."""
        if state.done:
            return {self.loss(state): 1}
        key = _key(state)
        if key not in self.known:
            if self.most is not None and len(self.known) >= self.most:
                raise TooWide
            found: dict[int, int] = {}
            for action in state.legal():
                for value, ways in self.ends(_after(state, action)).items():
                    found[value] = found.get(value, 0) + ways
            self.known[key] = found if _assigning(state) else {min(found): 1}
        return self.known[key]

    def least(self, state: Petz) -> int:
        """The least that can still be lost."""
        return min(self.ends(state))


def _assigning(state: Petz) -> bool:
    return isinstance(state.step_of(0), AssignCard)


def _after(state: Petz, action: int) -> Petz:
    twin = state.copy()
    twin.apply(action)
    return twin


def _key(state: Petz) -> tuple[Any, ...]:
    family, step = state.families[0], state.step_of(0)
    assert step is not None
    plots = tuple(
        (plot.pet, plot.manure, plot.suffering, plot.mutation, plot.assigned, plot.tally)
        for plot in family.plots
    )
    return type(step), step.about, tuple(state.wants), plots, tuple(family.food), family.home, family.hospital


# --- puzzles ------------------------------------------------------------------------------------------------


def _drawn(dice: Rng, difficulty: int, round: int) -> Petz:
    """Two pets in their cages, a hand of cards, a little food, some imps."""
    layout = _layout()
    state = town(layout, Rng(dice.below(1 << 30)), 0)
    state.round = round
    state.exhibitions_known = round - 1
    family = state.families[0]
    family.gold = 0
    food = family.food[:]
    for _ in range(1 + dice.below(2)):
        food[dice.below(len(food) - 1)] += 1
    family.food = food
    away = family.home - 1 - dice.below(2)
    family.home -= away
    family.busy += away
    needed = [SPARE[difficulty]] * len(COLOURS)
    sizes = BARS[difficulty] // PETS, BARS[difficulty] - BARS[difficulty] // PETS
    for number, size in enumerate(sizes):
        plot = family.change(number)
        plot.cage = state.cage_stack[number]
        plot.pet = state.pet_pile[number]
        plot.size = size
        for bar in range(size):
            needed[layout.colours(plot)[bar]] += 1
    for colour, many in enumerate(needed):
        deck = unpack(layout.deck[colour])
        dice.shuffle(deck)
        family.hand[colour] = sum(one_card(card) for card in deck[:many])
    state.phase = ASSIGNING
    state.agenda = []
    state.then([ASSIGN_CARDS, SHOW_OFF])
    state.advance()
    return state


def _instructive(state: Petz, difficulty: int, loss: Loss) -> bool:
    """Whether few ways are best, as many as promised at most, and an exhibition is worth it."""
    try:
        ends = Ways(loss, MOST).ends(state)
    except TooWide:
        return False
    if state.exhibition() >= 0 and min(ends) >= 0:
        return False
    return len(ends) > 1 and ends[min(ends)] <= SHARE[difficulty] * sum(ends.values())


class CardSchool(School):
    """Less is better: what counts is the harm that is done."""

    name: ClassVar[str] = "cards"
    title: ClassVar[str] = "dp-course-cards"
    text: ClassVar[str] = "dp-course-cards-text"
    lessons: ClassVar[Sequence[tuple[int, int]]] = LESSONS
    round: ClassVar[int] = 1

    def loss(self, state: Petz) -> int:
        """What is to be as little as can be."""
        return harm(state)

    def count(self) -> int:
        return len(self.lessons)

    @cache  # noqa: B019 (there is one of each course)
    def puzzle(self, number: int) -> Puzzle:
        made = self.generate(*self.lessons[number - 1])
        return Puzzle(Sentence(f"dp-{self.name}-puzzle", {"number": number}), made.state, made.best)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        dice = Rng(8 * seed + difficulty)
        title = Sentence(f"dp-{self.name}-generated", {"number": str(seed), "difficulty": difficulty})
        while True:
            state = _drawn(dice, difficulty, self.round)
            if _instructive(state, difficulty, self.loss):
                return Puzzle(title, state, Ways(self.loss).least(state))

    def goal(self, puzzle: Puzzle) -> Sentence:
        return Sentence("dp-cards-goal", {"harm": puzzle.best, "lost": LOST})

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence(f"dp-{self.name}-lesson-{number}-{each}") for each in (1, 2)]

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        state: Petz = puzzle.state.copy()
        parts: list[list[Sentence]] = [[], []]
        while not state.done:
            assigning = _assigning(state)
            move = self.hint(state).move
            parts[0 if assigning else 1].append(_said(state, move))
            state.apply(moves.action(state, move))
        return [part for part in (*parts, [self.ending(state)]) if part]

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Petz)
        ways = Ways(self.loss)
        reached = {action: ways.least(_after(state, action)) for action in state.legal()}
        best = min(reached, key=lambda action: reached[action])
        others = [value for action, value in reached.items() if action != best]
        more = min(others) - reached[best] if others else 0
        return Hint(moves.move(state, best), [self.why(reached[best], more)])

    def why(self, least: int, more: int) -> Sentence:
        """What a move leads to, and by how much anything else is worse."""
        return Sentence("dp-cards-why", {"harm": least, "more": more})

    def ending(self, end: Petz) -> Sentence:
        """What came of it."""
        return Sentence("dp-cards-outcome", {"harm": harm(end)})

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        assert isinstance(end, Petz)
        return self.loss(end), self.ending(end)


class ShowSchool(CardSchool):
    """The same in a round with an exhibition: what it counts, less the harm."""

    name = "shows"
    title = "dp-course-shows"
    text = "dp-course-shows-text"
    lessons = SHOWS
    round = 2

    def loss(self, state: Petz) -> int:
        return lacking(state)

    def goal(self, puzzle: Puzzle) -> Sentence:
        exhibition = EXHIBITIONS[puzzle.state.exhibition()]
        return Sentence("dp-shows-goal", {"exhibition": exhibition, "points": -puzzle.best, "lost": LOST})

    def lesson(self, number: int) -> list[Sentence]:
        """What the tile counts comes first."""
        state: Petz = self.puzzle(number).state
        tile = Sentence("dp-shows-tile", {"exhibition": EXHIBITIONS[state.exhibition()]})
        return [tile, *super().lesson(number)]

    def why(self, least: int, more: int) -> Sentence:
        return Sentence("dp-shows-why", {"points": -least, "more": more})

    def ending(self, end: Petz) -> Sentence:
        scored = end.families[0].minion // 2
        return Sentence("dp-shows-outcome", {"score": scored, "harm": harm(end), "points": -lacking(end)})


def _said(state: Petz, move: Move) -> Sentence:
    named = moves.words(plain(build(state, 0)), 0, move)
    key = f"{move.sentence}-named" if named else move.sentence
    return Sentence(key, {**msgspec.structs.asdict(move), **named})


@cache
def _layout() -> Layout:
    from . import GAME

    box = components.box(GAME.components())
    return components.layout(box, 2, double=False, foresight="all", meat_stand=False, final_order=False)
