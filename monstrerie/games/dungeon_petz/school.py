"""The customer puzzle of the rulebook (DP-EX-36), and a stream of new ones with a single best answer.

The last round: two customers are here, some imps wait on the platform, the pets show their needs. Which pet
goes to whom, and from where? A rival at seat 1 already has as much reputation as can be reached: what
counts is by how much the player stays behind, so that 0 is perfect.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from ...core.components import Components
from ...core.event import Event
from ...core.move import Move
from ...core.puzzles import Hint, Puzzle, School
from ...core.rng import Rng
from ...core.sets import joined
from ...core.state import State
from ...core.view import Sentence, plain
from . import components, moves
from .names import BUSINESS, COLOURS, CUSTOMERS, FROM_EXHIBITIONS, NEEDS, PETS, SUBSTITUTE
from .rules.business import sell_on
from .rules.packed import card_of, cards_of, codes_of, on_bar, one_card, unpack
from .rules.setup import town
from .rules.showing import reveal
from .state import PLOTS, Layout, Petz
from .view import build

TRIES: Final = 400


class Shown(msgspec.Struct, frozen=True):
    """A pet of a puzzle: the needs on its bars and the tokens on it."""

    pet: str
    needs: tuple[str, ...]
    suffering: int = 0
    mutation: int = 0


RULEBOOK: Final = (
    Shown("snakitty", ("poop", "play", "anger", "play")),
    Shown("birdie", ("hunger", "play", "magic", "play", "magic"), suffering=1, mutation=1),
)
"""The rulebook shows the cards in a picture; these are cards of the decks that the bars ask for, and give the
match scores that its solution names.
"""
RULEBOOK_CUSTOMERS: Final = ("dungeon-girl", "dungeon-mistress")
RULEBOOK_PLATFORM: Final = 2


def table(shown: tuple[Shown, ...], customers: tuple[str, str], platform: int) -> Petz:
    """The last round of a small match, where seat 0 is about to sell."""
    state = town(_layout(), Rng(0), 0)
    state.agenda = []
    state.round = state.layout.rounds
    state.phase = BUSINESS
    state.exhibitions_known = state.customers_known = state.round - 1
    for place, name in enumerate(customers):
        at, wanted = state.round - 3 + place, CUSTOMERS.index(name)
        where = state.customers.index(wanted)
        state.customers[where], state.customers[at] = state.customers[at], wanted
    for family in state.families:
        family.gold = 0
        family.home = state.layout.imps
        for number in range(len(state.layout.extra)):
            family.invited = joined(family.invited, number)
    player, rival = state.families
    player.home -= platform
    player.platform = platform
    for number, pet in enumerate(shown):
        plot = player.change(number)
        if plot.cage < 0:
            plot.cage = number
        plot.pet = PETS.index(pet.pet)
        plot.size = len(pet.needs)
        plot.suffering = pet.suffering
        plot.mutation = pet.mutation
        plot.assigned = sum(on_bar(1 + NEEDS.index(need), bar) for bar, need in enumerate(pet.needs))
    reveal(state, 0)
    sell_on(state, 0)
    state.advance()
    rival.earn(value(state)[0], FROM_EXHIBITIONS)
    return state


def value(state: Petz) -> tuple[int, int]:
    """The most reputation (in half points), and with it the most gold, that can still be reached."""
    if state.done:
        return state.families[0].reputation, state.families[0].gold
    return max(_after(state, action) for action in state.legal())


def best_action(state: Petz) -> int:
    """The sale that leads to it."""
    return max(state.legal(), key=lambda action: _after(state, action))


def _after(state: Petz, action: int) -> tuple[int, int]:
    twin = state.copy()
    twin.apply(action)
    return value(twin)


def _drawn(dice: Rng, difficulty: int) -> Petz:
    layout = _layout()
    pets = list(range(len(PETS)))
    customers = list(range(len(CUSTOMERS)))
    dice.shuffle(pets)
    dice.shuffle(customers)
    shown = []
    for pet in pets[: min(PLOTS, 2 + difficulty // 2)]:
        size = 4 + dice.below(2 + (difficulty > 2))
        needs = []
        for bar in range(size):
            cards = unpack(layout.deck[layout.bars[pet][bar]])
            needs.append(NEEDS[cards[dice.below(len(cards))]])
        shown.append(Shown(PETS[pet], tuple(needs), int(dice.below(3) == 0), int(dice.below(4) == 0)))
    return table(tuple(shown), (CUSTOMERS[customers[0]], CUSTOMERS[customers[1]]), dice.below(3))


def _in_the_box(state: Petz) -> bool:
    """Whether the decks have as many cards of each colour and need as lie on the pets."""
    assigned = [0] * len(COLOURS)
    for plot in state.families[0].plots:
        for colour, code in zip(state.layout.colours(plot), codes_of(plot.assigned), strict=False):
            assigned[colour] += one_card(card_of(code))
    return all(
        cards_of(cards, need) <= cards_of(deck, need)
        for cards, deck in zip(assigned, state.layout.deck, strict=True)
        for need in range(SUBSTITUTE)
    )


def _single_best(state: Petz, difficulty: int) -> bool:
    """Whether exactly one set of sales is best, two sales are needed, and it is as hard as promised."""
    ends: dict[tuple[int, ...], int] = {}
    first_best, first_points = -1, -1
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        points = twin.families[0].reputation
        if points > first_points:
            first_best, first_points = action, points
        if twin.done:
            ends[(action,)] = points
            continue
        for second in twin.legal():
            last = twin.copy()
            last.apply(second)
            ends[tuple(sorted((action, second)))] = last.families[0].reputation
    most = max(ends.values())
    best = [sales for sales, points in ends.items() if points == most]
    if len(best) != 1 or len(best[0]) < 2:
        return False
    return difficulty < 3 or first_best not in best[0]


class CustomerSchool(School):
    """The puzzles as the command line and the page know them."""

    name = "customers"
    title = "dp-course-customers"
    text = "dp-course-customers-text"

    def count(self) -> int:
        return 1

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle of the rulebook."""
        assert number == 1
        state = table(RULEBOOK, RULEBOOK_CUSTOMERS, RULEBOOK_PLATFORM)
        return Puzzle(Sentence("dp-puzzle-customers"), state, 0)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        """A new puzzle with a single best answer; from level 3 on the best first sale is not part of it."""
        dice = Rng(8 * seed + difficulty)
        title = Sentence("dp-puzzle-generated", {"number": str(seed), "difficulty": difficulty})
        for _ in range(TRIES):
            state = _drawn(dice, difficulty)
            if not state.done and _in_the_box(state) and _single_best(state, difficulty):
                return Puzzle(title, state, 0)
        return self.puzzle(1)

    def goal(self, puzzle: Puzzle) -> Sentence:
        return Sentence("dp-puzzle-goal", {"reputation": puzzle.state.scores()[1]})

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence("dp-puzzle-customers-task"), *(Sentence(f"dp-lesson-{each}") for each in (1, 2, 3))]

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        """The best sales, and what they bring."""
        state: Petz = puzzle.state.copy()
        sales: list[list[Sentence]] = []
        while not state.done:
            move = moves.move(state, best_action(state))
            sale = [_said(state, move)]
            events: list[Event] = []
            state.events = events
            state.apply(moves.action(state, move))
            state.events = None
            sales.append(sale + [Sentence(event.kind, event.data) for event in events])
        pets = [plot.pet for plot in puzzle.state.families[0].plots if plot.pet >= 0]
        if pets == [PETS.index(shown.pet) for shown in RULEBOOK]:
            sales.append([Sentence("dp-puzzle-customers-solution", _sums(state))])
        return [*sales, [Sentence("dp-puzzle-customers-total", _sums(state))]]

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Petz)
        actions = state.legal()
        reached = [_after(state, action)[0] for action in actions]
        best = best_action(state)
        twin = state.copy()
        twin.apply(best)
        now = twin.families[0].reputation - state.families[0].reputation
        most = reached.pop(actions.index(best))
        why = [Sentence("dp-why-sale", {"now": now // 2, "most": most // 2})]
        if reached:
            why.append(Sentence("dp-why-others", {"less": (most - max(reached)) // 2}))
        return Hint(moves.move(state, best), why)

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        """By how much the player stays behind the rival, who has what can be reached."""
        assert isinstance(end, Petz)
        player, rival = end.families
        behind = rival.reputation - player.reputation
        return behind // 2, Sentence("dp-puzzle-customers-total", _sums(end))


def _sums(state: Petz) -> dict[str, int]:
    return {"reputation": state.scores()[0], "gold": state.families[0].gold}


def _said(state: Petz, move: Move) -> Sentence:
    named = moves.words(plain(build(state, 0)), 0, move)
    key = f"{move.sentence}-named" if named else move.sentence
    return Sentence(key, {**msgspec.structs.asdict(move), **named})


@cache
def _layout() -> Layout:
    from . import GAME

    shipped: Components = GAME.components()
    box = components.box(shipped)
    return components.layout(box, 2, double=False, foresight="all", meat_stand=False, final_order=False)
