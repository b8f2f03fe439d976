"""The second course of the school: which three orders make a season's wishes come true.

One lord, the first season, rules of a first game. Dummies' minions lie open, so that everything is known:
what each order costs on the space that is left, and what it brings. All ways are looked through.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from ...core.components import Components
from ...core.move import Move
from ...core.puzzles import Hint, Puzzle, School
from ...core.rng import Rng
from ...core.sets import count, listed, only, without
from ...core.state import State, Step
from ...core.view import Sentence
from . import components, moves
from .names import ORDERS
from .rules.packed import first_space
from .rules.season import CHOOSE_ORDERS, EXECUTE, PLACE_MINIONS, new_season
from .rules.setup import realm
from .state import ALL_ORDERS, DUMMY, Layout, Realm

WISHES: Final = ("gold", "food", "tunnels", "rooms", "traps", "monsters", "imps")
LESSONS: Final = ((1, 1), (2, 3), (3, 5))
"""Seed and difficulty of the fixed puzzles."""
HOW_MANY: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
"""Wishes by difficulty."""
WAYS: Final = {1: 2, 2: 1, 3: 1, 4: 1, 5: 1}
"""So many sets of three orders may fulfil them all, at most."""
TRIES: Final = 60

Stock = tuple[int, ...]
"""How much a lord has of each of `WISHES`."""


class Season(Step[Realm]):
    """Nothing but what is wished for by the end of the season."""

    def __init__(self, wishes: Stock) -> None:
        super().__init__(about=wishes)
        self.wishes: Final = wishes
        """At least so much; 0 where nothing is wished for."""

    def run(self, state: Realm) -> None:
        """The season ends here."""


def stock(state: Realm) -> Stock:
    """What the lord has now."""
    lord = state.lords[0]
    tunnels, rooms = count(lord.filled), count(lord.rooms)
    return lord.gold, lord.food, tunnels, rooms, sum(lord.traps), sum(lord.lair), lord.imps


def unmet(state: Realm, wishes: Stock) -> int:
    """How many wishes are not fulfilled."""
    return sum(has < wish for has, wish in zip(stock(state), wishes, strict=True))


# --- all ways -----------------------------------------------------------------------------------------------


class Ways:
    """What can still be reached from a table, looked at once."""

    def __init__(self) -> None:
        self.known: dict[tuple[Any, ...], frozenset[Stock]] = {}

    def ends(self, state: Realm) -> frozenset[Stock]:
        """Every stock with which the season can end."""
        if state.done:
            return frozenset([stock(state)])
        key = _key(state)
        if key not in self.known:
            found: set[Stock] = set()
            for action in _actions(state):
                found |= self.ends(_after(state, action))
            self.known[key] = frozenset(found)
        return self.known[key]

    def fewest(self, state: Realm, wishes: Stock) -> int:
        """The fewest wishes that must stay unfulfilled."""
        return min(sum(has < wish for has, wish in zip(end, wishes, strict=True)) for end in self.ends(state))


def _after(state: Realm, action: int) -> Realm:
    twin = state.copy()
    twin.apply(action)
    return twin


def _key(state: Realm) -> tuple[Any, ...]:
    """What matters for what can be reached: where tunnels lie does not."""
    lord, step = state.lords[0], state.step_of(0)
    return (
        type(step),
        state.turn,
        stock(state),
        tuple(sorted(lord.orders)),
        *(lord.idle, lord.evil, lord.dug, lord.miners, lord.tokens, lord.waiting, lord.rooms),
        tuple(lord.lair),
        tuple(state.tavern),
    )


def _actions(state: Realm) -> list[int]:
    """The legal actions, of those that differ in a place alone the first."""
    found: dict[Any, int] = {}
    for action in state.legal():
        move = moves.move(state, action)
        what = msgspec.structs.astuple(move)
        if isinstance(move, moves.Dig | moves.Spy):
            what = ()
        elif isinstance(move, moves.Build):
            what = what[:1]
        found.setdefault((type(move), *what), action)
    return list(found.values())


# --- puzzles ------------------------------------------------------------------------------------------------


def _table(dice: Rng) -> Realm:
    """A first season, some spaces taken, two orders locked."""
    state = realm(_layout(), Rng(dice.below(1 << 30)))
    state.agenda = []
    state.dummy_locked = state.dummy_pile = state.dummy_shown = []
    new_season(state)
    spaces = state.spaces[:]
    for order in range(len(ORDERS)):
        for space in range(dice.below(3)):
            spaces[first_space(order) + space] = DUMMY
    state.spaces = spaces
    lord = state.lords[0]
    orders = list(range(len(ORDERS)))
    dice.shuffle(orders)
    lord.locked = only(orders[0]) | only(orders[1])
    lord.hand = without(ALL_ORDERS, lord.locked)
    lord.gold, lord.food = 1 + dice.below(3), 1 + dice.below(3)
    return state


def _begun(state: Realm, wishes: Stock) -> Realm:
    """The table as it is shown, with what is wished for at the bottom of the agenda."""
    twin = state.copy()
    twin.agenda = []
    twin.then([CHOOSE_ORDERS, PLACE_MINIONS, EXECUTE, Season(wishes)])
    twin.advance()
    return twin


def _by_orders(state: Realm) -> dict[tuple[int, ...], frozenset[Stock]]:
    """What each set of three orders can lead to. In which position one lies changes nothing here."""
    ways = Ways()
    found: dict[tuple[int, ...], frozenset[Stock]] = {}
    for three in combinations(listed(state.lords[0].hand), 3):
        twin = _begun(state, (0,) * len(WISHES))
        for order in three:
            twin.apply(next(each for each in twin.legal() if _order(twin, each) == order))
        found[three] = ways.ends(twin)
    return found


def _order(state: Realm, action: int) -> int:
    move = moves.move(state, action)
    assert isinstance(move, moves.Order)
    return ORDERS.index(move.order)


def _wished(state: Realm, dice: Rng, difficulty: int) -> Stock | None:
    """Wishes that few sets of orders fulfil, and none of which is fulfilled already."""
    reached = _by_orders(state)
    ends = sorted(set().union(*reached.values()))
    now = stock(state)
    for _ in range(TRIES):
        end = ends[dice.below(len(ends))]
        kinds = list(range(len(WISHES)))
        dice.shuffle(kinds)
        grown = [kind for kind in kinds if end[kind] > now[kind]]
        kept = [kind for kind in kinds if 0 < end[kind] <= now[kind]]
        chosen = (grown + kept)[: HOW_MANY[difficulty]]
        if len(grown) < 2 or len(chosen) < HOW_MANY[difficulty]:
            continue
        wishes = tuple(end[kind] if kind in chosen else 0 for kind in range(len(WISHES)))
        good = sum(any(_fulfils(one, wishes) for one in found) for found in reached.values())
        if good <= WAYS[difficulty]:
            return wishes
    return None


def _fulfils(end: Stock, wishes: Stock) -> bool:
    return all(has >= wish for has, wish in zip(end, wishes, strict=True))


class OrderSchool(School):
    """Less is better: what counts is how many wishes stay unfulfilled."""

    name: ClassVar[str] = "orders"
    title: ClassVar[str] = "dl-course-orders"
    text: ClassVar[str] = "dl-course-orders-text"

    def count(self) -> int:
        return len(LESSONS)

    @cache  # noqa: B019 (there is one school)
    def puzzle(self, number: int) -> Puzzle:
        made = self.generate(*LESSONS[number - 1])
        return Puzzle(Sentence("dl-orders-puzzle", {"number": number}), made.state, 0)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        dice = Rng(8 * seed + difficulty)
        title = Sentence("dl-orders-generated", {"number": str(seed), "difficulty": difficulty})
        while True:
            state = _table(dice)
            wishes = _wished(state, dice, difficulty)
            if wishes is not None:
                return Puzzle(title, _begun(state, wishes), 0)

    def goal(self, puzzle: Puzzle) -> Sentence:
        return Sentence("dl-orders-goal", dict(zip(WISHES, _wishes(puzzle.state), strict=True)))

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence(f"dl-orders-lesson-{number}-{each}") for each in (1, 2)]

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        state: Realm = puzzle.state.copy()
        parts: list[list[Sentence]] = [[], []]
        while not state.done:
            move = self.hint(state).move
            said = Sentence(move.sentence, msgspec.structs.asdict(move))
            parts[0 if isinstance(move, moves.Order) else 1].append(said)
            state.apply(moves.action(state, move))
        return [*parts, [_outcome(state, _wishes(puzzle.state))]]

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Realm)
        wishes, ways = _wishes(state), Ways()
        best = min(_actions(state), key=lambda action: ways.fewest(_after(state, action), wishes))
        left = ways.fewest(_after(state, best), wishes)
        move: Move = moves.move(state, best)
        others = [ways.fewest(_after(state, action), wishes) for action in _actions(state) if action != best]
        only_one = bool(others) and min(others) > left
        return Hint(move, [Sentence("dl-orders-why", {"unmet": left, "only": only_one})])

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        assert isinstance(end, Realm)
        wishes = _wishes(puzzle.state)
        return unmet(end, wishes), _outcome(end, wishes)


def _wishes(state: Realm) -> Stock:
    """What is wished for at this table."""
    return next(step.wishes for step in state.agenda if isinstance(step, Season))


def _outcome(end: Realm, wishes: Stock) -> Sentence:
    return Sentence("dl-orders-outcome", {"unmet": unmet(end, wishes)})


@cache
def _layout() -> Layout:
    box = components.box(Components.read(Path(__file__).parent / "components.toml"))
    return components.layout(box, 1, full=False, choose_locked=False, specials=0)
