"""The best handling of a player's needs, computed exactly.

Once the cards lie open, feeding, playing, armor, catching and shovelling are a small puzzle without chance:
which food to whom, how many imps into which gap, who is caught. `solve` gives the best that can be reached
from any point of the turn on, measured by the prices of a `Puzzle`: what each pet is worth alive, what a
token on it costs, what food and imps are worth unused.

The steps of a turn only hand on a few small numbers, so that each step is solved for all its distinct
outcomes and nothing is tried twice.
"""

from __future__ import annotations

from typing import Final

from ..names import (
    ABSORB,
    ANGER,
    ANTIMAGIC,
    ARMOR,
    CARNIVORE,
    DISEASE,
    HERBIVORE,
    HUNGER,
    MAGIC,
    PLAY,
    POOP,
    SHOVEL,
    STRENGTH,
    TOY,
)
from ..rules.dangers import SUITS, sickness
from ..rules.employee import LOAD, employable
from ..rules.needs import symbols_eaten, unmet
from ..rules.packed import eats, pack, packed_numbers
from ..state import GAPS, PLOTS, Petz

AT_HUNGER: Final = 0
AT_PLAY: Final = 1
AT_MAGIC: Final = 2
AT_ANGER: Final = 3
AT_CATCHING: Final = 4
WORST: Final = -1e9


class Ending:
    """How a turn ends: what stands on each plot once every need was handled."""

    value: float
    suffering: list[int]
    """Without what a disease adds (see `sickness`)."""
    mutation: list[int]
    manure: list[int]
    alive: list[bool]
    """Whether the pet is still there before its disease is counted."""

    def __init__(self) -> None:
        self.value = WORST
        self.suffering = []
        self.mutation = []
        self.manure = []
        self.alive = []


class Puzzle:
    """What is left to handle in a player's turn, and the prices to judge it by. Plots count from 0."""

    stage: int
    """The step that is next or under way."""
    hunger: list[int]
    play: list[int]
    magic: list[int]
    anger: list[int]
    """What each step leaves to the player, after symbols: unmet needs, or excess over the cage."""
    disease: list[int]
    manure: list[int]
    """What lies in each cage before the poop needs that are still to come."""
    poop: list[int]
    """Manure that is still to come, after symbols; a pet that starves first leaves none."""
    size: list[int]
    """0 where there is no pet."""
    suffering: list[int]
    mutation: list[int]
    diet: list[int]
    vegetables: list[float]
    """What each vegetable in store is worth unused, the cheapest first; likewise meat."""
    meat: list[float]
    box: float
    """What the token on the Magic Box is worth; negative when there is none."""
    imps: int
    employee: bool
    suits: int
    shovel: int
    """Manure that can be removed with an imp: -1 unused, otherwise what is left; 0 without a shovel."""
    worth: list[float]
    """What each pet is worth alive, compared with losing it."""
    token: list[float]
    """What a suffering token on it costs; likewise a mutation."""
    mutant: list[float]
    imp: float
    """What an idle imp is worth; a hurt one costs `hurt` more."""
    hurt: float
    end: Ending
    """The best end that was seen while solving, the price of food aside."""

    def copy(self) -> Puzzle:
        """A twin in which what a choice changes can be changed; the prices of pets are shared."""
        twin = Puzzle()
        twin.stage = self.stage
        twin.hunger = self.hunger[:]
        twin.play = self.play[:]
        twin.magic = self.magic[:]
        twin.anger = self.anger[:]
        twin.disease = self.disease
        twin.manure = self.manure
        twin.poop = self.poop
        twin.size = self.size[:]
        twin.suffering = self.suffering[:]
        twin.mutation = self.mutation[:]
        twin.diet = self.diet
        twin.vegetables = self.vegetables[:]
        twin.meat = self.meat[:]
        twin.box = self.box
        twin.imps = self.imps
        twin.employee = self.employee
        twin.suits = self.suits
        twin.shovel = self.shovel
        twin.worth = self.worth
        twin.token = self.token
        twin.mutant = self.mutant
        twin.imp = self.imp
        twin.hurt = self.hurt
        twin.end = self.end
        return twin


def puzzle(state: Petz, seat: int, stage: int) -> Puzzle:
    """The puzzle of a seat whose cards lie open, at a step of its turn; prices are still to be set.

    At the stage under way `wants` says what is left; later stages are read off the cards.
    """
    made = Puzzle()
    made.stage = stage
    layout, family = state.layout, state.families[seat]
    made.size = [plot.size for plot in family.plots]
    made.suffering = [plot.suffering for plot in family.plots]
    made.mutation = [plot.mutation for plot in family.plots]
    made.manure = [plot.manure for plot in family.plots]
    made.hunger = [0, 0, 0, 0]
    made.play = [0, 0, 0, 0]
    made.magic = [0, 0, 0, 0]
    made.anger = [0, 0, 0, 0]
    made.disease = [0, 0, 0, 0]
    made.diet = [0, 0, 0, 0]
    made.poop = [0, 0, 0, 0]
    for number, plot in enumerate(family.plots):
        if plot.size == 0:
            continue
        made.diet[number] = layout.diets[plot.pet]
        made.disease[number] = plot.shows(DISEASE)
        if stage < AT_PLAY:
            made.hunger[number] = max(0, plot.shows(HUNGER) - symbols_eaten(layout, plot))
            made.poop[number] = unmet(layout, plot, POOP, ABSORB)
        if stage <= AT_PLAY:
            made.play[number] = unmet(layout, plot, PLAY, TOY)
        if stage <= AT_MAGIC:
            made.magic[number] = unmet(layout, plot, MAGIC, ANTIMAGIC)
        if stage <= AT_ANGER:
            made.anger[number] = unmet(layout, plot, ANGER, STRENGTH)
    made.imps = family.home
    made.employee = employable(state, seat)
    made.suits = SUITS - state.armor if family.owns(ARMOR) else 0
    made.shovel = state.shovel if family.owns(SHOVEL) else 0
    made.vegetables = [1.0] * family.vegetables()
    made.meat = [1.0] * family.meat()
    made.box = 1.0 if family.boxed() else -1.0
    made.worth = [10.0] * PLOTS
    made.token = [1.0] * PLOTS
    made.mutant = [1.0] * PLOTS
    made.imp = 0.5
    made.hurt = 1.0
    made.end = Ending()
    return made


def under_way(state: Petz, seat: int, stage: int) -> Puzzle:
    """The puzzle in the middle of a step: what is left of it stands in `wants`."""
    made = puzzle(state, seat, stage)
    wants = state.wants[:]
    if stage == AT_HUNGER:
        made.hunger = wants
    elif stage == AT_PLAY:
        made.play = wants
    elif stage == AT_MAGIC:
        made.magic = wants
    else:
        made.anger = wants
        if stage == AT_CATCHING:
            made.suits = 0
    return made


def solve(problem: Puzzle) -> float:
    """The most that can be reached: pets alive less the tokens on them, food and imps that are left."""
    if problem.stage > AT_HUNGER:
        return imps_best(problem, problem.suffering)
    best = WORST
    before = problem.manure
    for suffering, cost in feedings(problem):
        problem.manure = soiled(problem, before, suffering)
        value = imps_best(problem, suffering) - cost
        best = max(best, value)
    problem.manure = before
    return best


def soiled(problem: Puzzle, before: list[int], suffering: list[int]) -> list[int]:
    """The manure in each cage after the poop needs of the pets that hunger left alive (DP-LOSE-02)."""
    manure = before[:]
    for plot in range(PLOTS):
        if suffering[plot] < problem.size[plot]:
            manure[plot] += problem.poop[plot]
    return manure


def feedings(problem: Puzzle) -> list[tuple[list[int], float]]:
    """Every distinct suffering that feeding can lead to, with the cheapest food for it."""
    found: dict[int, float] = {}
    _feed(problem, [], 0, 0, 0, 0.0, found)
    return [(packed_numbers(key, PLOTS), cost) for key, cost in found.items()]


def _feed(
    problem: Puzzle,
    suffering: list[int],
    greens: int,
    steaks: int,
    boxes: int,
    cost: float,
    found: dict[int, float],
) -> None:
    plot = len(suffering)
    if plot == PLOTS:
        key = pack(suffering)
        known = found.get(key)
        if known is None or cost < known:
            found[key] = cost
        return
    hunger, before, diet = problem.hunger[plot], problem.suffering[plot], problem.diet[plot]
    most_green = min(hunger, len(problem.vegetables) - greens) if eats(diet, HERBIVORE) else 0
    for green in range(most_green + 1):
        price = cost
        for token in range(greens, greens + green):
            price += problem.vegetables[token]
        most_meat = min(hunger - green, len(problem.meat) - steaks) if eats(diet, CARNIVORE) else 0
        for steak in range(most_meat + 1):
            if steak > 0:
                price += problem.meat[steaks + steak - 1]
            after = before + hunger - green - steak
            eaten, served = greens + green, steaks + steak
            _feed(problem, [*suffering, after], eaten, served, boxes, price, found)
            if after > before and problem.box >= 0.0 and boxes == 0:
                boxed = price + problem.box
                _feed(problem, [*suffering, after - 1], eaten, served, 1, boxed, found)


def imps_best(problem: Puzzle, suffering: list[int]) -> float:
    """The best that imps can do from the play step on, for pets that suffer so much after feeding."""
    bored = [0, 0, 0, 0]
    wanting = False
    for plot in range(PLOTS):
        if problem.play[plot] and suffering[plot] < problem.size[plot]:
            bored[plot] = problem.play[plot]
            wanting = True
    if not wanting:
        return dangers_best(problem, suffering, problem.imps, problem.employee)
    found: dict[int, int] = {}
    entertainments(problem, 0, bored, problem.imps, problem.employee, found)
    best = WORST
    for key, imps in found.items():
        left = packed_numbers(key, PLOTS + 1)
        employee = left.pop() == 1
        for plot in range(PLOTS):
            left[plot] += suffering[plot]
        best = max(best, dangers_best(problem, left, imps, employee))
    return best


def entertainments(
    problem: Puzzle, gap: int, bored: list[int], imps: int, employee: bool, found: dict[int, int]
) -> None:
    """All distinct ways to leave pets bored, with the most imps left for each.

    The last number of a key says whether the employee is still free.
    """
    if gap == len(GAPS):
        key = pack([*bored, 1 if employee else 0])
        known = found.get(key)
        if known is None or imps > known:
            found[key] = imps
        return
    one, other = GAPS[gap]
    most = min(imps, max(bored[one], bored[other]))
    for used in range(most + 1):
        rest = bored[:]
        rest[one] = max(0, bored[one] - used)
        rest[other] = max(0, bored[other] - used)
        entertainments(problem, gap + 1, rest, imps - used, employee, found)
        if employee and used > 0 and (bored[one] > used or bored[other] > used):
            rest = bored[:]
            rest[one] = max(0, bored[one] - used - 1)
            rest[other] = max(0, bored[other] - used - 1)
            entertainments(problem, gap + 1, rest, imps - used, False, found)


def dangers_best(problem: Puzzle, suffering: list[int], imps: int, employee: bool) -> float:
    """Magic, anger and disease for pets that suffer so much, with so many imps left."""
    alive = [problem.size[plot] > 0 and suffering[plot] < problem.size[plot] for plot in range(PLOTS)]
    return _magic(problem, suffering, alive, problem.magic[:], imps, employee, problem.suits)


def _magic(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    excess: list[int],
    imps: int,
    employee: bool,
    suits: int,
) -> float:
    mutation = problem.mutation[:]
    left = alive[:]
    for plot in range(PLOTS):
        if alive[plot]:
            mutation[plot] += excess[plot]
            if mutation[plot] > 1:
                left[plot] = False
    best = _anger(problem, suffering, left, mutation, problem.anger[:], imps, employee, suits)
    for less, still in _armored(alive, excess, imps, employee, suits):
        best = max(best, _magic(problem, suffering, alive, less, imps - 1, still, suits - 1))
    return best


def _armored(
    alive: list[bool], excess: list[int], imps: int, employee: bool, suits: int
) -> list[tuple[list[int], bool]]:
    """What is left of the excess with one more suit of armor, wherever it helps, and of the employee."""
    ways: list[tuple[list[int], bool]] = []
    if suits <= 0 or imps <= 0:
        return ways
    for plot in range(PLOTS):
        if alive[plot] and excess[plot] > 0:
            less = excess[:]
            less[plot] -= 1
            ways.append((less, employee))
            if employee and excess[plot] > 1:
                less = excess[:]
                less[plot] -= 2
                ways.append((less, False))
    return ways


def _anger(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    mutation: list[int],
    excess: list[int],
    imps: int,
    employee: bool,
    suits: int,
) -> float:
    best = _catch(problem, suffering, alive, mutation, excess, imps, employee, 0, 0)
    for less, still in _armored(alive, excess, imps, employee, suits):
        best = max(best, _anger(problem, suffering, alive, mutation, less, imps - 1, still, suits - 1))
    return best


def _catch(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    mutation: list[int],
    excess: list[int],
    imps: int,
    employee: bool,
    plot: int,
    hurt: int,
) -> float:
    while plot < PLOTS and not (alive[plot] and excess[plot] > 0):
        plot += 1
    if plot == PLOTS:
        return _disease(problem, suffering, alive, mutation, imps, employee, hurt)
    gone = alive[:]
    gone[plot] = False
    best = _catch(problem, suffering, gone, mutation, excess, imps, employee, plot + 1, hurt)
    needed = excess[plot]
    if imps >= needed:
        value = _catch(
            problem, suffering, alive, mutation, excess, imps - needed, employee, plot + 1, hurt + needed
        )
        best = max(best, value)
    if employee and needed > 1 and imps >= needed - 1:
        value = _catch(
            problem, suffering, alive, mutation, excess, imps - needed + 1, False, plot + 1, hurt + needed - 1
        )
        best = max(best, value)
    return best


def _disease(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    mutation: list[int],
    imps: int,
    employee: bool,
    hurt: int,
) -> float:
    """The shovel may help against disease; then everything is counted."""
    best = _count(problem, suffering, alive, mutation, problem.manure, imps, hurt)
    load, workers = problem.shovel, imps
    if load == 0 or (load < 0 and imps == 0):
        return best
    loads = [load]
    if load < 0:
        workers = imps - 1
        loads = [LOAD, 2 * LOAD] if employee else [LOAD]
    for most in loads:
        best = max(best, _shovel(problem, suffering, alive, mutation, problem.manure, 0, most, workers, hurt))
    return best


def _shovel(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    mutation: list[int],
    manure: list[int],
    plot: int,
    load: int,
    imps: int,
    hurt: int,
) -> float:
    if plot == PLOTS:
        return _count(problem, suffering, alive, mutation, manure, imps, hurt)
    best = _shovel(problem, suffering, alive, mutation, manure, plot + 1, load, imps, hurt)
    if alive[plot] and problem.disease[plot] > 0:
        for tokens in range(1, min(load, manure[plot]) + 1):
            rest = manure[:]
            rest[plot] -= tokens
            value = _shovel(problem, suffering, alive, mutation, rest, plot + 1, load - tokens, imps, hurt)
            best = max(best, value)
    return best


def _count(
    problem: Puzzle,
    suffering: list[int],
    alive: list[bool],
    mutation: list[int],
    manure: list[int],
    imps: int,
    hurt: int,
) -> float:
    value = problem.imp * imps - problem.hurt * hurt
    for plot in range(PLOTS):
        if not alive[plot]:
            continue
        tokens = suffering[plot] + sickness(problem.disease[plot], manure[plot])
        if tokens < problem.size[plot]:
            value += (
                problem.worth[plot] - problem.token[plot] * tokens - problem.mutant[plot] * mutation[plot]
            )
    end = problem.end
    if value > end.value:
        # None of these lists is changed any more.
        end.value = value
        end.suffering, end.mutation, end.manure, end.alive = suffering, mutation, manure, alive
    return value
