"""How the bots shop: which groups to form, and what each space is worth to a group."""

from __future__ import annotations

from typing import Final

from ..names import (
    ADDON_SPACE,
    ANTIMAGIC,
    ARTIFACT_SPACE,
    CAGE_SPACE,
    HOSPITAL_SPACE,
    IMP_SPACE,
    JUDGING_SPACE,
    MEAT_STAND,
    OLDER_SPACE,
    PLATFORM_SPACE,
    STRENGTH,
    YOUNG_SPACE,
)
from ..rules.business import on_platform
from ..rules.packed import NEUTRAL, gold_of, imps_of, pet_of
from ..rules.shopping import OLDER, YOUNG, relatives
from ..state import BARS, EXITS, PLOTS, SMALLEST_SALE, Family, Petz
from .worth import (
    GOLD,
    HURT,
    IMP,
    POINT,
    SPARE_FOOD,
    Tastes,
    fit,
    hunger_to_come,
    pet_worth,
    play_to_come,
    size_in,
)

RELATIVE: Final = 1.2
"""What an invited imp is worth besides its work: it is not missing at the end."""
STRANDED: Final = 1.0
"""What an imp costs that stays on the platform for nothing."""


class Shopper:
    """What the town has for one family, worked out once for all spaces."""

    def __init__(self, state: Petz, seat: int, tastes: Tastes) -> None:
        self.state: Petz = state
        self.seat: int = seat
        family: Family = state.families[seat]
        self.family: Family = family
        self.tastes: Tastes = tastes
        self.left: int = state.layout.rounds - state.round
        self.pets: int = 0
        self.cages: int = 0
        for plot in family.plots:
            if plot.pet >= 0:
                self.pets += 1
            if plot.cage >= 0:
                self.cages += 1
        self.pets += len(family.waiting())
        for cage in family.new_cages:
            if cage >= 0:
                self.cages = min(PLOTS, self.cages + 1)
        hunger = hunger_to_come(family, tastes)
        self.vegetables: float = hunger[0]
        self.meat: float = hunger[1]

    def pet_space(self, row: list[int], size: int) -> float:
        """The best pet of a row, if there is (or will be) a cage for it."""
        best = 0.0
        for pet in row:
            best = max(best, pet_worth(self.state, self.tastes, pet, size, 0, 0))
        if self.pets < self.cages:
            return best
        return 0.45 * best - 2.0 if self.pets == self.cages and self.cages < PLOTS else -3.0

    def cage_space(self) -> float:
        """A cage for a pet without one, or for the next pet, and a point at the end."""
        if self.cages >= PLOTS:
            return 0.6
        if self.pets > self.cages:
            return 9.0
        return (1.2 + 1.3 * self.left) if self.pets == self.cages else 1.0 + 0.4 * self.left

    def food(self, vegetables: int, meat: int) -> float:
        """Food that will probably be eaten, and a little for the rest."""
        eaten = min(float(vegetables), max(0.0, self.vegetables)) + min(float(meat), max(0.0, self.meat))
        spare = min(3.0, vegetables + meat - eaten)
        return 1.5 * eaten + SPARE_FOOD * spare

    def invited(self) -> float:
        """Relatives: hands for the rounds to come, and not missing at the end."""
        return len(relatives(self.state, self.family)) * (RELATIVE + 0.75 * self.left)

    def platform(self) -> float:
        """Half as much again for the best sale to come."""
        state = self.state
        if on_platform(state, self.seat) > 0:
            return -0.5
        best = 0.0
        for plot in self.family.plots:
            if plot.pet >= 0:
                grown = size_in(plot.size, max(0, 3 - state.round))
                if grown >= SMALLEST_SALE or self.left > 0:
                    worth = pet_worth(state, self.tastes, plot.pet, plot.size, plot.suffering, 0)
                    best = max(best, 0.38 * worth)
        return best - 0.6

    def space(self, space: int) -> float:
        """What a space is worth to this player now."""
        state = self.state
        if space <= MEAT_STAND:
            vegetables, meat, gold = state.stands[space]
            return self.food(vegetables, meat) + GOLD * gold
        if space == ARTIFACT_SPACE:
            return len(state.tents) * (1.0 + 0.35 * self.left)
        if space < ADDON_SPACE:
            return self.cage_space()
        if space == ADDON_SPACE:
            return 1.0 + 0.3 * self.left
        if space < OLDER_SPACE:
            return self.pet_space(state.young, YOUNG) - 0.01 * (space - YOUNG_SPACE)
        if space == OLDER_SPACE:
            return self.pet_space(state.older, OLDER)
        if space == IMP_SPACE:
            return self.invited()
        if space == HOSPITAL_SPACE:
            return 1.3 + (HURT + 0.4 * self.left) * self.family.hospital
        if space == JUDGING_SPACE:
            return self.judging()
        return self.platform() if space == PLATFORM_SPACE else 0.0

    def judging(self) -> float:
        """Two points more, for who takes part."""
        state = self.state
        if state.exhibition() < 0 or (self.pets == 0 and not state.counted().display):
            return 0.0
        return 2.6 * POINT if self.pets else 1.5

    def cost(self, imps: int, gold: int, space: int) -> float:
        """What a group would be worth at home; on the platform all imps but one are missing."""
        stay = STRANDED * (imps - 1) if space == PLATFORM_SPACE else 0.0
        return GOLD * gold + IMP * imps + stay

    # --- groups ---------------------------------------------------------------------------------------------

    def groups(self) -> list[tuple[int, int]]:
        """The groups to form, as imps and gold: the best wishes that the imps can carry."""
        state, family = self.state, self.family
        imps, gold = family.home, family.gold
        for group in family.groups:
            imps += imps_of(group)
            gold += gold_of(group)
        wishes: list[tuple[float, int, int]] = []
        for space in range(len(state.spaces)):
            if state.spaces[space] == NEUTRAL or space in (YOUNG_SPACE + 1, CAGE_SPACE + 1):
                continue
            worth = self.space(space)
            if space == CAGE_SPACE:
                wishes.append((worth - 0.3, 2, 0))
            elif YOUNG_SPACE <= space <= OLDER_SPACE:
                if self.pets >= self.cages:
                    worth -= 1.0
                wishes.append((worth - GOLD, 1, 1))
            else:
                wishes.append((worth, 1, 0))
        if self.pets + 1 < self.cages:
            wishes.append((0.7 * self.pet_space(state.young, YOUNG) - GOLD, 1, 1))
        wishes.sort(reverse=True)
        reserve = min(2, int(play_to_come(family, self.tastes) + 0.5))
        made: list[tuple[int, int]] = []
        for worth, needed, coins in wishes:
            if worth < 1.0 or len(made) >= EXITS or needed > imps - reserve or coins > gold:
                continue
            imps -= needed
            gold -= coins
            made.append((needed, coins))
        # What is left over makes the first wishes come earlier.
        for at in range(len(made)):
            if gold <= 1:
                break
            needed, coins = made[at]
            extra = 1 if at > 0 else min(2, gold - 1)
            made[at] = (needed, coins + extra)
            gold -= extra
        return [
            (needed, size - needed) for size, needed in sorted([(n + c, n) for n, c in made], reverse=True)
        ]


def cage_worth(family: Family, tastes: Tastes, cage: int) -> float:
    """How well a cage suits the own pets, housed and waiting; a plain measure for a shop without pets."""
    best = 0.0
    none = tastes.layout.addon_count
    for plot in family.plots:
        if plot.pet >= 0:
            best = max(best, fit(tastes, plot.pet, min(BARS, plot.size + 1), cage, none))
    for new in family.waiting():
        best = max(best, 1.2 * fit(tastes, pet_of(new), SMALLEST_SALE, cage, none))
    symbols = tastes.layout.cages[cage]
    return best + 0.2 * min(symbols[STRENGTH], 2) + 0.2 * min(symbols[ANTIMAGIC], 2)
