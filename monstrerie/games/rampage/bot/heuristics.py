"""What the bots know about carnage: what a stomach, a tooth, a floor and a good place to eat are
worth in points.

Every judgement is made of what the seat can know: hidden things in the state were redrawn before.
"""

from __future__ import annotations

import math
from typing import Final

from ....core.heuristics import Heuristics
from ..names import COLOURS
from ..rules.base import homes, judge, sidewalks
from ..rules.meal import meal_limit
from ..rules.scoring import character_points
from ..state import OVER, Carnage

TOKEN: Final = 2.2
"""A tooth token: a meeple more at every meal, and what replaces it when it is lost."""
FOOD: Final = 0.9
"""A loose meeple in reach of the coming meal."""
SIDEWALK: Final = 0.8
"""Standing beside a Building that can be demolished next."""
WAY: Final = 1.0
"""Standing half the City or more away from any floor: without this, nobody sets out for the last ones."""
HALF_CITY: Final = 280.0
"""mm"""
EXTRA: Final = 1.5
"""An action more for somebody."""
DOWN: Final = 0.3


class CarnageHeuristics(Heuristics):
    """Points now, and what is likely to become of them."""

    def scale(self) -> float:
        """Points."""
        return 6.0

    def outlook(self, state: Carnage) -> list[float]:
        """How each seat stands."""
        if state.phase == OVER:
            return [float(score) for score in state.scores()]
        return [worth(state, seat) for seat in range(state.players)]

    def enough(self, root: Carnage, state: Carnage) -> bool:
        """One turn further is as far as anybody can see through rubble."""
        return state.team != root.team or state.round != root.round


def stomach_worth(stomach: list[int]) -> float:
    """Complete sets, and sets on their way: the nearer to complete, the more each colour counts."""
    points = 0.0
    for number in range(1, max(stomach) + 1):
        there = sum(1 for count in stomach if count >= number)
        points += 10.0 * (there / len(COLOURS)) ** 1.7
    return points


def marginal(state: Carnage, seat: int, colour: int) -> float:
    """What one more meeple of a colour is worth to a seat."""
    before = stomach_worth(state.stomachs[seat]) + character_points(state, seat)
    state.stomachs[seat][colour] += 1
    after = stomach_worth(state.stomachs[seat]) + character_points(state, seat)
    state.stomachs[seat][colour] -= 1
    # Even a colour to spare pays for a lost tooth one day, unless the diet is strict.
    return after - before + (-0.6 if state.layout.options["strict_diet"] else 0.1)


def worth(state: Carnage, seat: int) -> float:
    """What a seat has, and what its place promises."""
    box = state.layout.box
    points = stomach_worth(state.stomachs[seat]) + character_points(state, seat)
    points += float(box.points.floor * state.floors[seat] + box.points.tooth * state.broken[seat])
    points += TOKEN * state.tokens[seat] + EXTRA * state.extra[state.layout.team_of[seat]]
    points -= DOWN if state.down[seat] else 0.0
    if state.culprit == seat:
        points -= 50.0
    eating = state.layout.team_of[seat] == state.team and not state.fed[seat]
    points += place_worth(state, seat) * (1.0 if eating else 0.4)
    return points


def place_worth(state: Carnage, seat: int) -> float:
    """What lies in reach of a Monster: meeples of its neighbourhoods up to its limit, Buildings beside it."""
    seen, own = judge(state), homes(state, seat)
    price = [marginal(state, seat, colour) for colour in range(len(COLOURS))]
    food = [
        price[state.colours[int(piece[7:])]]
        for piece, over in seen.zones.items()
        if piece.startswith("meeple-") and any(zone in over for zone in own)
    ]
    food.sort(reverse=True)
    limit = meal_limit(state, seat)
    beside = any(ruin in seen.buildings for ruin in sidewalks(state, seat))
    return FOOD * sum(food[:limit]) + (SIDEWALK if beside else -WAY * _way(state, seat))


def _way(state: Carnage, seat: int) -> float:
    """How far the Paws are from the nearest floor, as a part of half the City; 0 where there is none."""
    poses = state.layout.world().poses(state.position)
    own = poses.get(f"paws-{seat}")
    floors = [pose for name, pose in poses.items() if name.startswith("floor-")]
    if own is None or not floors:
        return 0.0
    nearest = min(math.hypot(pose[0] - own[0], pose[1] - own[1]) for pose in floors)
    return min(1.0, nearest / HALF_CITY)


def standing(state: Carnage, seat: int) -> float:
    """A seat's worth against the best of the others'; a team is as strong as its weakest."""
    worths = [worth(state, other) for other in range(state.players)]
    teams = [min(worths[member] for member in members) for members in state.layout.teams]
    own = state.layout.team_of[seat]
    rival = max(value for team, value in enumerate(teams) if team != own)
    return 0.5 * worths[seat] + 0.5 * teams[own] - 0.6 * rival
