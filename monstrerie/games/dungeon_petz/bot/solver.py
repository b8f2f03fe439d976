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
    EMPLOYEE,
    GRAZE,
    HERBIVORE,
    MAGIC,
    MEAT,
    PLAY,
    POOP,
    SHOVEL,
    STRENGTH,
    TOY,
)
from ..rules.dangers import HARMLESS, SUITS
from ..rules.employee import LOAD
from ..state import BOX_CHAMBER, FOOD, GAPS, MEAT_CHAMBER, PLOTS, Petz

AT_HUNGER: Final = 0
AT_PLAY: Final = 1
AT_MAGIC: Final = 2
AT_ANGER: Final = 3
AT_CATCHING: Final = 4
AT_DISEASE: Final = 5
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
    base = PLOTS * seat
    made.size = state.sizes[base : base + PLOTS]
    made.suffering = state.suffering[base : base + PLOTS]
    made.mutation = state.mutation[base : base + PLOTS]
    made.manure = state.manure[base : base + PLOTS]
    tallies = state.tallies[base : base + PLOTS]
    made.hunger = [0, 0, 0, 0]
    made.play = [0, 0, 0, 0]
    made.magic = [0, 0, 0, 0]
    made.anger = [0, 0, 0, 0]
    made.disease = [0, 0, 0, 0]
    made.diet = [0, 0, 0, 0]
    made.poop = [0, 0, 0, 0]
    for plot in range(PLOTS):
        if made.size[plot] == 0:
            continue
        needs = tallies[plot]
        diet = state.layout.diets[state.pets[base + plot]]
        made.diet[plot] = diet
        made.disease[plot] = needs >> 4 * DISEASE & 15
        if stage < AT_PLAY:
            hunger = needs & 15
            if diet & HERBIVORE:
                hunger -= state.symbols(seat, plot, GRAZE)
            if diet & CARNIVORE:
                hunger -= state.symbols(seat, plot, MEAT)
            made.hunger[plot] = max(0, hunger)
            poop = needs >> 4 * POOP & 15
            if poop:
                made.poop[plot] = max(0, poop - state.symbols(seat, plot, ABSORB))
        if stage <= AT_PLAY:
            made.play[plot] = max(0, (needs >> 4 * PLAY & 15) - state.symbols(seat, plot, TOY))
        if stage <= AT_MAGIC:
            made.magic[plot] = max(0, (needs >> 4 * MAGIC & 15) - state.symbols(seat, plot, ANTIMAGIC))
        if stage <= AT_ANGER:
            made.anger[plot] = max(0, (needs >> 4 * ANGER & 15) - state.symbols(seat, plot, STRENGTH))
    artifacts = state.artifacts[seat]
    made.imps = state.home[seat]
    made.employee = artifacts & EMPLOYEE > 0 and not state.employee
    made.suits = SUITS - state.armor if artifacts & ARMOR else 0
    made.shovel = state.shovel if artifacts & SHOVEL else 0
    at = FOOD * seat
    made.vegetables = [1.0] * sum(state.food[at : at + MEAT_CHAMBER])
    made.meat = [1.0] * sum(state.food[at + MEAT_CHAMBER : at + BOX_CHAMBER])
    made.box = 1.0 if state.food[at + BOX_CHAMBER] else -1.0
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
        return imps_best(problem, problem.suffering, 0.0)
    best = WORST
    before = problem.manure
    for suffering, cost in feedings(problem):
        problem.manure = soiled(problem, before, suffering)
        value = imps_best(problem, suffering, best + cost) - cost
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
    _feed(problem, 0, 0, 0, 0, 0, 0.0, found)
    out: list[tuple[list[int], float]] = []
    for key, cost in found.items():
        out.append(([key >> 8 * plot & 255 for plot in range(PLOTS)], cost))
    return out


def _feed(
    problem: Puzzle,
    plot: int,
    key: int,
    greens: int,
    steaks: int,
    boxes: int,
    cost: float,
    found: dict[int, float],
) -> None:
    if plot == PLOTS:
        known = found.get(key)
        if known is None or cost < known:
            found[key] = cost
        return
    hunger, before, diet = problem.hunger[plot], problem.suffering[plot], problem.diet[plot]
    most_green = min(hunger, len(problem.vegetables) - greens) if diet & HERBIVORE else 0
    for green in range(most_green + 1):
        price = cost
        for token in range(greens, greens + green):
            price += problem.vegetables[token]
        most_meat = min(hunger - green, len(problem.meat) - steaks) if diet & CARNIVORE else 0
        for steak in range(most_meat + 1):
            if steak > 0:
                price += problem.meat[steaks + steak - 1]
            unfed = hunger - green - steak
            _feed(
                problem,
                plot + 1,
                key | before + unfed << 8 * plot,
                greens + green,
                steaks + steak,
                boxes,
                price,
                found,
            )
            if unfed > 0 and problem.box >= 0.0 and boxes == 0:
                _feed(
                    problem,
                    plot + 1,
                    key | before + unfed - 1 << 8 * plot,
                    greens + green,
                    steaks + steak,
                    1,
                    price + problem.box,
                    found,
                )


def imps_best(problem: Puzzle, suffering: list[int], least: float) -> float:
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
        left = [suffering[plot] + (key >> 4 * plot & 15) for plot in range(PLOTS)]
        best = max(best, dangers_best(problem, left, imps, key >> 16 == 1))
    return best


def entertainments(
    problem: Puzzle, gap: int, bored: list[int], imps: int, employee: bool, found: dict[int, int]
) -> None:
    """All distinct ways to leave pets bored, with the most imps left for each; the key also says whether the
    employee is still free.
    """
    if gap == len(GAPS):
        key = bored[0] | bored[1] << 4 | bored[2] << 8 | bored[3] << 12 | (1 << 16 if employee else 0)
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
    if suits > 0 and imps > 0:
        for plot in range(PLOTS):
            if alive[plot] and excess[plot] > 0:
                for double in (0, 1):
                    if double and not (employee and excess[plot] > 1):
                        continue
                    less = excess[:]
                    less[plot] -= 1 + double
                    still = employee and not double
                    best = max(best, _magic(problem, suffering, alive, less, imps - 1, still, suits - 1))
    return best


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
    if suits > 0 and imps > 0:
        for plot in range(PLOTS):
            if alive[plot] and excess[plot] > 0:
                for double in (0, 1):
                    if double and not (employee and excess[plot] > 1):
                        continue
                    less = excess[:]
                    less[plot] -= 1 + double
                    still = employee and not double
                    best = max(
                        best, _anger(problem, suffering, alive, mutation, less, imps - 1, still, suits - 1)
                    )
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


def sickness(disease: int, manure: int) -> int:
    """The suffering that disease and manure in a cage bring."""
    return disease + manure - 1 if disease > 0 and disease + manure > HARMLESS else 0
