"""How the bots shop: which groups to form, and what each space is worth to a group."""

from __future__ import annotations

from typing import Final

from ..names import (
    ADDON_SPACE,
    ARTIFACT_SPACE,
    FULL_DISPLAY,
    HOSPITAL_SPACE,
    IMP_SPACE,
    JUDGING_SPACE,
    MEAT_STAND,
    OLDER_SPACE,
    PLATFORM_SPACE,
    YOUNG_SPACE,
)
from ..rules.business import on_platform
from ..state import BARS, EXITS, NEUTRAL, PLOTS, Petz
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
    """One seat's view of the town, worked out once for all spaces."""

    def __init__(self, state: Petz, seat: int, tastes: Tastes) -> None:
        self.state: Petz = state
        self.seat: int = seat
        self.tastes: Tastes = tastes
        self.left: int = state.layout.rounds - state.round
        self.pets: int = 0
        self.cages: int = 0
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            if state.pets[at] >= 0:
                self.pets += 1
            if state.cages[at] >= 0:
                self.cages += 1
        for slot in range(3 * seat, 3 * seat + 3):
            if state.new_pets[slot] >= 0:
                self.pets += 1
        for slot in range(2 * seat, 2 * seat + 2):
            if state.new_cages[slot] >= 0:
                self.cages = min(PLOTS, self.cages + 1)
        hunger = hunger_to_come(state, seat, tastes)
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
        kept = min(3.0, vegetables + meat - eaten)
        return 1.5 * eaten + SPARE_FOOD * kept

    def invited(self) -> float:
        """Relatives: hands for the rounds to come, and not missing at the end."""
        gone, arrive = self.state.invited[self.seat], 0
        for number, round in enumerate(self.state.layout.extra):
            if round <= self.state.round and not gone >> number & 1:
                arrive += 1
        return arrive * (RELATIVE + 0.75 * self.left)

    def platform(self) -> float:
        """Half as much again for the best sale to come."""
        state, seat = self.state, self.seat
        if on_platform(state, seat) > 0:
            return -0.5
        best = 0.0
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet = state.pets[at]
            if pet >= 0:
                grown = size_in(state.sizes[at], max(0, 3 - state.round))
                if grown >= 4 or self.left > 0:
                    worth = pet_worth(state, self.tastes, pet, state.sizes[at], state.suffering[at], 0)
                    best = max(best, 0.38 * worth)
        return best - 0.6

    def space(self, space: int) -> float:
        """What a space is worth to this player now."""
        state = self.state
        if space <= MEAT_STAND:
            gold = state.stands[6] if space == MEAT_STAND else 0
            return self.food(state.stands[2 * space], state.stands[2 * space + 1]) + GOLD * gold
        if space == ARTIFACT_SPACE:
            return len(state.tents) * (1.0 + 0.35 * self.left)
        if space < ADDON_SPACE:
            return self.cage_space()
        if space == ADDON_SPACE:
            return 1.0 + 0.3 * self.left
        if space < OLDER_SPACE:
            return self.pet_space(state.young, 2) - 0.01 * (space - YOUNG_SPACE)
        if space == OLDER_SPACE:
            return self.pet_space(state.older, 3)
        if space == IMP_SPACE:
            return self.invited()
        if space == HOSPITAL_SPACE:
            return 1.3 + (HURT + 0.4 * self.left) * state.hospital[self.seat]
        if space == JUDGING_SPACE:
            return self.judging()
        return self.platform() if space == PLATFORM_SPACE else 0.0

    def judging(self) -> float:
        """Two points more, for who takes part."""
        exhibition = self.state.exhibition()
        if exhibition < 0 or (self.pets == 0 and exhibition < FULL_DISPLAY):
            return 0.0
        return 2.6 * POINT if self.pets else 1.5

    def cost(self, imps: int, gold: int, space: int) -> float:
        """What a group would be worth at home; on the platform one imp is enough, and the others are
        missing.
        """
        stay = STRANDED * (imps - 1) if space == PLATFORM_SPACE else 0.0
        return GOLD * gold + IMP * imps + stay

    # --- groups ---------------------------------------------------------------------------------------------

    def groups(self) -> list[tuple[int, int]]:
        """The groups to form, as imps and gold: the best wishes that the imps can carry, some left at
        home.
        """
        state, seat = self.state, self.seat
        imps, gold = state.home[seat], state.gold[seat]
        for exit in range(EXITS * seat, EXITS * seat + EXITS):
            imps += state.groups[exit] & 15
            gold += state.groups[exit] >> 4
        wishes: list[tuple[float, int, int]] = []
        for space in range(len(state.spaces)):
            if state.spaces[space] == NEUTRAL or space == YOUNG_SPACE + 1 or space == 5:
                continue
            worth = self.space(space)
            if space == 4:
                wishes.append((worth - 0.3, 2, 0))
            elif YOUNG_SPACE <= space <= OLDER_SPACE:
                if self.pets >= self.cages:
                    worth -= 1.0
                wishes.append((worth - GOLD, 1, 1))
            else:
                wishes.append((worth, 1, 0))
        if self.pets + 1 < self.cages:
            wishes.append((0.7 * self.pet_space(state.young, 2) - GOLD, 1, 1))
        wishes.sort(reverse=True)
        reserve = min(2, int(play_to_come(state, seat, self.tastes) + 0.5))
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


def cage_worth(state: Petz, seat: int, tastes: Tastes, cage: int) -> float:
    """How well a cage suits the own pets, housed and waiting; a plain measure for a shop without pets."""
    best = 0.0
    none = state.layout.addon_count
    for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
        if state.pets[at] >= 0:
            best = max(
                best, fit(state, seat, tastes, state.pets[at], min(BARS, state.sizes[at] + 1), cage, none)
            )
    for slot in range(3 * seat, 3 * seat + 3):
        new = state.new_pets[slot]
        if new >= 0:
            best = max(best, 1.2 * fit(state, seat, tastes, new >> 3, 4, cage, none))
    symbols = state.layout.cages
    return best + 0.2 * min(symbols[6 * cage], 2) + 0.2 * min(symbols[6 * cage + 1], 2)
