"""The exact handling of needs, against trying everything on the engine itself."""

from __future__ import annotations

import pytest

from monstrerie import Rng
from monstrerie.games.dungeon_petz.bot.solver import AT_HUNGER, Puzzle, puzzle, solve
from monstrerie.games.dungeon_petz.names import NEEDS, PETS
from monstrerie.games.dungeon_petz.rules.packed import tally
from monstrerie.games.dungeon_petz.state import Petz

from .tables import RED, Table, table

HELP = ("imp-armor", "employee-of-the-month", "long-handled-shovel")
FOOD_WORTH, IMP, HURT, WORTH, TOKEN, MUTANT = 0.3, 0.5, 1.25, 8.0, 1.1, 1.7


def random_turn(seed: int) -> Table:
    """Red's turn with a few pets, cages, needs, food, imps and artifacts."""
    dice = Rng(seed)
    at = table(round=1, seed=seed)
    at.imps(RED, home=dice.below(4))
    at.food(RED, (dice.below(2), 0, 0), (dice.below(2), 0), dice.below(2))
    for artifact in HELP:
        if dice.below(3) == 0:
            at.owns(RED, artifact)
    for plot in range(1, 2 + dice.below(3)):
        symbols = {name: dice.below(2) for name in ("strength", "antimagic", "graze", "toy", "absorb")}
        at.cage(RED, plot, manure=0, **symbols)
        needs = [NEEDS[dice.below(6)] for _ in range(2 + dice.below(3))]
        at.pet(RED, plot, PETS[dice.below(18)], needs=" ".join(needs), suffering=dice.below(2))
        at.plot(RED, plot).manure = dice.below(2)
    return at


def value(state: Petz, food: int) -> float:
    """What the end of the turn is worth, by the same prices."""
    family = state.families[RED]
    total = IMP * family.home - HURT * family.hospital - FOOD_WORTH * (food - sum(family.food))
    for plot in family.plots:
        if plot.pet >= 0:
            total += WORTH - TOKEN * plot.suffering - MUTANT * plot.mutation
    return total


def try_everything(state: Petz, food: int, known: dict[tuple[object, ...], float]) -> float:
    """The best value that any sequence of legal moves leads to."""
    if state.done:
        return value(state, food)
    family = state.families[RED]
    key = (
        # All that is still to come: the moments of the shovel differ by what lies below.
        tuple((type(step).__name__, step.about) for step in state.agenda),
        tuple(state.wants),
        tuple(family.food),
        tuple((plot.suffering, plot.mutation, plot.manure, plot.pet) for plot in family.plots),
        (family.home, family.hospital, state.armor, state.shovel, state.employee),
    )
    if key not in known:
        best = -1e9
        for action in state.legal():
            twin = state.copy()
            twin.apply(action)
            best = max(best, try_everything(twin, food, known))
        known[key] = best
    return known[key]


def priced(made: Puzzle) -> Puzzle:
    made.vegetables = [FOOD_WORTH] * len(made.vegetables)
    made.meat = [FOOD_WORTH] * len(made.meat)
    made.box = FOOD_WORTH if made.box >= 0 else -1.0
    made.worth, made.token, made.mutant = [WORTH] * 4, [TOKEN] * 4, [MUTANT] * 4
    made.imp, made.hurt = IMP, HURT
    return made


@pytest.mark.parametrize("seed", range(60))
def test_the_solver_finds_what_trying_everything_finds(seed: int) -> None:
    at = random_turn(seed)
    state = at.state
    food = sum(at.family(RED).food)
    for number, plot in enumerate(at.family(RED).plots, 1):
        if plot.pet >= 0:
            at.plot(RED, number).tally = tally(plot.assigned, state.layout.colours(plot))
    found = solve(priced(puzzle(state, RED, AT_HUNGER)))
    at.show()
    assert found == pytest.approx(try_everything(state, food, {}))
