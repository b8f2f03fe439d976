"""The last turns of a raid: whom to join, what to pay, whom to push out.

In the last round every hand is known, and of the guards the level: what a full castle brings on average can
be reckoned exactly. The rivals, too, do what brings them most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...core.event import Event
from ...core.puzzles import Hint, Puzzle, School
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Sentence
from . import components, moves
from .bot.heuristics import RaidHeuristics
from .preview import of_move
from .rules.setup import raid
from .state import STRENGTHS, Layout, Raid, monster, owner_of, strength_of, strengths

PLAYERS: Final = 3
TRIES: Final = 400
CLEAR: Final = 0.4
"""By so much gold, on average, the best action must be better than the others."""
EASILY_SOLVED: Final = 150
"""Positions that may be thought through: a raid that takes more is none for a school, where hints come at
once.
"""
LEVELS: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""How many spaces are empty, at most, by difficulty."""
LESSONS: Final = ((4, 1), (5, 2), (5, 4))
"""Seed and difficulty of the fixed puzzles."""
PLAYED: Final = ("mm-placed", "mm-replaced", "mm-replaced-own")

Card = tuple[int, int]
"""The strength and the loot of a guard."""


# --- what a castle brings -----------------------------------------------------------------------------------


class Expected:
    """What the castles that can still be built bring each seat on average; all else of the table is given."""

    def __init__(self, state: Raid) -> None:
        layout = state.layout
        self.levels: list[int] = state.levels
        self.healing: list[list[int]] = [layout.healing[faction] for faction in state.factions]
        self.cards: list[list[Card]] = [
            [
                (layout.strengths[card], layout.loots[card])
                for card in range(len(layout.levels))
                if layout.levels[card] == level and not state.seen >> card & 1
            ]
            for level in range(3)
        ]
        """By level, those that may lie in the castle."""
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], list[float]] = {}

    def gold(self, spaces: Sequence[int], gold: Sequence[int]) -> list[float]:
        """What each seat has after the raid, on average over the guards that may lie there."""
        key = tuple(spaces), tuple(gold)
        if key not in self.known:
            self.known[key] = self._from(0, spaces, list(gold), [list(cards) for cards in self.cards])
        return self.known[key]

    def _from(
        self, guard: int, spaces: Sequence[int], gold: list[int], cards: list[list[Card]]
    ) -> list[float]:
        if guard == len(self.levels):
            return [float(one) for one in gold]
        left, right = spaces[2 * guard], spaces[2 * guard + 1]
        total = strength_of(left) + strength_of(right)
        possible = cards[self.levels[guard]]
        again = self.levels[guard] in self.levels[guard + 1 :]
        sums = [0.0] * len(gold)
        weights: dict[Card, int] = {}
        for strength, loot in possible:
            # Which card it was matters only where another one of its level comes later.
            won = total >= strength
            card = (strength, loot) if won and again else (total if won else total + 1, loot if won else 0)
            weights[card] = weights.get(card, 0) + 1
        for (strength, loot), weight in weights.items():
            if total < strength:
                after = self._healed(guard, spaces, gold)
            else:
                rest = cards
                if again:
                    rest = [list(one) for one in cards]
                    rest[self.levels[guard]].remove((strength, loot))
                after = self._from(guard + 1, spaces, _shared(gold, left, right, loot), rest)
            for seat, one in enumerate(after):
                sums[seat] += one * weight
        return [one / len(possible) for one in sums]

    def _healed(self, guard: int, spaces: Sequence[int], gold: Sequence[int]) -> list[float]:
        """The guard has won: everybody pays for what stands there and behind it (MM-HEAL-01, 02)."""
        after = list(gold)
        for held in spaces[2 * guard :]:
            seat = owner_of(held)
            after[seat] -= self.healing[seat][strength_of(held)]
        return [float(max(0, one)) for one in after]


def _shared(gold: Sequence[int], left: int, right: int, loot: int) -> list[int]:
    """The gold after a guard was beaten (MM-FIGHT-05 to 08)."""
    after, half = list(gold), loot // 2
    if owner_of(left) == owner_of(right):
        after[owner_of(left)] += loot
        return after
    stronger = strength_of(left) - strength_of(right)
    after[owner_of(left)] += loot - half if stronger > 0 else half
    after[owner_of(right)] += loot - half if stronger < 0 else half
    return after


# --- what is best -------------------------------------------------------------------------------------------


class TooWide(Exception):
    """There is more to think through than was allowed."""


class Plan:
    """The best play for everybody who is still to act."""

    def __init__(self, state: Raid, most: int | None = None) -> None:
        self.expected = Expected(state)
        self.most = most
        self.known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[float]] = {}

    def worth(self, state: Raid, action: int) -> list[float]:
        """What an action leads to on average, for each seat."""
        space, strength = action // STRENGTHS, action % STRENGTHS + 1
        if state.empty == 1 and state.spaces[space] == 0:
            full = state.spaces[:]
            full[space] = monster(strength, state.current)
            return self.expected.gold(full, state.gold)
        twin = state.copy()
        twin.apply(action)
        key = twin.current, tuple(twin.spaces), tuple(twin.gold)
        if key not in self.known:
            if self.most is not None and len(self.known) >= self.most:
                raise TooWide
            self.known[key] = self.worth(twin, self.best(twin))
        return self.known[key]

    def ranked(self, state: Raid) -> list[tuple[float, int]]:
        """Every action by what it is worth to whoever acts, the best first."""
        seat = state.current
        return sorted(
            ((self.worth(state, action)[seat], action) for action in state.legal()),
            key=lambda one: (-one[0], one[1]),
        )

    def best(self, state: Raid) -> int:
        return self.ranked(state)[0][1]


# --- puzzles ------------------------------------------------------------------------------------------------


def _drawn(dice: Rng, difficulty: int) -> Raid | None:
    """The last round of a match, played by greedy factions until few spaces are empty and seat 0 acts."""
    state = raid(_layout(), Rng(dice.below(1 << 30)), False, dice.below(PLAYERS))
    state.advance()
    heuristics = RaidHeuristics()
    last = state.layout.rounds - 1
    while not state.done:
        if state.round == last and state.empty <= LEVELS[difficulty] and state.current == 0:
            return state
        legal = state.legal()
        ranks = heuristics.rank(state, legal)
        # Not always the best: castles that one expects teach little.
        state.apply(legal[ranks.index(max(ranks))] if dice.below(4) else legal[dice.below(len(legal))])
    return None


def _instructive(state: Raid, difficulty: int) -> bool:
    """Whether one action is clearly best, and as hard to find as promised."""
    try:
        ranked = Plan(state, EASILY_SOLVED).ranked(state)
    except TooWide:
        return False
    if len(ranked) < 3 or ranked[0][0] - ranked[1][0] < CLEAR:
        return False
    pushes = state.spaces[ranked[0][1] // STRENGTHS] != 0
    if difficulty == 1:
        return not pushes
    legal = state.legal()
    ranks = RaidHeuristics().rank(state, legal)
    plausible = legal[ranks.index(max(ranks))]
    return ranked[0][1] != plausible and (pushes or difficulty in (2, 3))


class RaidSchool(School):
    """The puzzles as the command line and the page know them."""

    name = "raids"
    title = "mm-course-raids"
    text = "mm-course-raids-text"

    def count(self) -> int:
        return len(LESSONS)

    @cache  # noqa: B019 (there is one school)
    def puzzle(self, number: int) -> Puzzle:
        made = self.generate(*LESSONS[number - 1])
        return Puzzle(Sentence("mm-puzzle", {"number": number}), made.state, made.best)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        dice = Rng(8 * seed + difficulty)
        title = Sentence("mm-puzzle-generated", {"number": str(seed), "difficulty": difficulty})
        for _ in range(TRIES):
            state = _drawn(dice, difficulty)
            if state is not None and _instructive(state, difficulty):
                break
        else:
            return self.puzzle(1)
        return Puzzle(title, state, _score(Plan(state).ranked(state)[0][0]))

    def goal(self, puzzle: Puzzle) -> Sentence:
        """The task, and what the rivals hold, which one knows in the last round."""
        hands = [strengths(hand) for hand in puzzle.state.hands]
        data = {
            "gold": -puzzle.best / 10,
            "left_seat": 1,
            "left": hands[1],
            "right_seat": 2,
            "right": hands[2],
        }
        return Sentence("mm-puzzle-goal", data)

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence(f"mm-lesson-{number}-{each}") for each in (1, 2)]

    def answer(self, state: State) -> int:
        assert isinstance(state, Raid)
        return Plan(state).best(state)

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        state: Raid = puzzle.state.copy()
        data: list[list[Sentence]] = []
        last = state.round
        while state.round == last and not state.done:
            data.append(_played(state, Plan(state).best(state)))
        return [*data, [Sentence("mm-puzzle-average", {"gold": -puzzle.best / 10})]]

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Raid)
        (most, best), (next_best, _), *_ = Plan(state).ranked(state)
        why = [Sentence("mm-why-average", {"gold": round(most, 1), "less": round(most - next_best, 1)})]
        move = moves.ACTIONS.move(best)
        assert move is not None
        found = of_move(state, state.current, move)
        if found is not None:
            why.append(found.sentence)
        if state.spaces[best // STRENGTHS] != 0 or state.empty > 1:
            twin = state.copy()
            twin.apply(best)
            if twin.current != state.current:
                why += [Sentence("mm-why-answer"), *_played(twin, self.answer(twin))]
        return Hint(move, why)

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        """What the castle brings on average, whatever this raid brought."""
        state: Raid = puzzle.state.copy()
        for action in actions[:-1]:
            state.apply(action)
        worth = Plan(state).worth(state, actions[-1])[0]
        return _score(worth), Sentence("mm-puzzle-average", {"gold": round(worth, 1)})


def _played(state: Raid, action: int) -> list[Sentence]:
    """Play an action; what it is in words, without what it leads to."""
    events: list[Event] = []
    state.events = events
    state.apply(action)
    state.events = None
    return [Sentence(event.kind, event.data) for event in events if event.kind in PLAYED]


def _score(gold: float) -> int:
    """Less is better: tenths of gold below nothing."""
    return -round(10 * gold)


@cache
def _layout() -> Layout:
    from . import GAME

    return components.layout(GAME.box(GAME.components()), PLAYERS, row=False, whim=False)
