"""What happens in the city doesn't hang on the step: obstacles stop what meets them (RA-MOVE-04)."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bench.rampage_convergence import STRENGTHS, WAY, compared, together, unlike
from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import Position, Simulation, upright
from monstrerie.games.rampage.rules.port import PawsFlick

from .tables import built, index, monster, only, settled, world

S1 = (-78.0, 186.0)


def way(position: Position, strength: float, of: Simulation | None = None) -> float:
    """How far Paws go."""
    after = (of or world()).run(position, PawsFlick(0, 270.0, strength)).position.pose(index("paws_0"))
    before = position.pose(index("paws_0"))
    return math.hypot(after.x - before.x, after.y - before.y)


@pytest.mark.rule("RA-MOVE-04")
@pytest.mark.parametrize("strength", [0.3, 0.5, 0.7])
def test_a_bare_ruin_stops_a_disc(strength: float) -> None:
    """A rigid disc loses nearly all of its speed at a curb of two millimetres; a fast one may tumble on."""
    starts = [settled(only(**monster(0, S1[0] + aside, S1[1] + 74 + aside))) for aside in (0.0, 2.0, 5.0)]
    ways = [way(start, strength) for start in starts]
    assert max(ways) < 40.0 if strength <= 0.5 else np.mean(ways) < 0.5 * free(strength)


@pytest.mark.rule("RA-MOVE-04", "RA-PHY-44")
@pytest.mark.parametrize("strength", [0.3, 0.5])
def test_a_planner_spares_steps_and_meets_obstacles_all_the_same(strength: float) -> None:
    planner = world().varied(Rng(1))
    assert sum(planner.engine.parts) <= 0.6 * sum(world().engine.parts)
    starts = [settled(only(**monster(0, S1[0] + aside, S1[1] + 74 + aside))) for aside in (0.0, 2.0, 5.0)]
    assert max(way(start, strength, planner) for start in starts) < 40.0


@pytest.mark.rule("RA-MOVE-04")
@pytest.mark.parametrize("strength", [0.4, 0.6, 0.8])
def test_a_tile_on_the_street_is_pushed(strength: float) -> None:
    start = settled(only(**monster(0, 20, 255), floor_S1_0=upright(20, 255 - 18 - 18 - 40)))
    after = world().run(start, PawsFlick(0, 270.0, strength)).position
    tile = index("floor_S1_0")
    assert np.linalg.norm(after.poses[tile, :2] - start.poses[tile, :2]) > 5.0
    assert way(start, strength) < 0.5 * free(strength)


@pytest.mark.rule("RA-MOVE-04")
@pytest.mark.parametrize("strength", [0.6, 1.0])
def test_meeples_and_monsters_on_the_street_take_speed(strength: float) -> None:
    """Three meeples in a row and a Monster: what the disc meets moves, and the disc falls short."""
    row = {f"meeple_{i}": upright(20 + 12 * (i - 1), 230, 0.0, 90) for i in range(3)}
    for obstacle in (row, monster(1, 20, 200)):
        start = settled(only(**monster(0, 20, 258), **obstacle))
        after = world().run(start, PawsFlick(0, 270.0, strength)).position
        met = [index(name) for name in obstacle]
        assert (np.linalg.norm(after.poses[met, :2] - start.poses[met, :2], axis=1) > 2.0).any()
        assert way(start, strength) < 0.9 * free(strength)


def free(strength: float) -> float:
    """How far a disc goes on the free board: v² / (2 mu g), but to the edge at most."""
    data = world().city.data
    speed = strength * data.hands.flick_top
    return min(520.0, 1000 * speed**2 / (2 * data.materials.wood_board * 9.81))


@pytest.mark.rule("RA-MOVE-04", "RA-PHY-50")
@pytest.mark.parametrize("strength", [0.4, 0.6, 0.8, 1.0])
def test_no_disc_passes_clean_through_an_intact_building(strength: float) -> None:
    """Where it comes out on the other side, it has moved what the building is made of."""
    building = sorted(world().report(built()).building(world().city.ruin("S1")))
    for aside in (-12.0, -4.0, 0.0, 7.0):
        start = built().placed(
            {index("paws_0"): upright(S1[0] + aside, 262), index("body_0"): upright(S1[0] + aside, 262, 10)}
        )
        after = world().run(start, PawsFlick(0, 270.0, strength)).position
        moved = np.linalg.norm(after.poses[building, :3] - start.poses[building, :3], axis=1) > 1.0
        assert moved.any() or after.pose(index("paws_0")).y > S1[1], aside


@pytest.mark.rule("RA-PHY-35", "RA-PHY-50")
@pytest.mark.parametrize("obstacle", ["ruin", "building", "tile", "pillar", "monster", "vehicle"])
def test_an_obstacle_does_at_the_step_what_it_does_at_an_eighth_of_it(obstacle: str) -> None:
    """A quarter of the gestures of `bench.rampage_convergence`."""
    rows = list(compared({obstacle}, 2, 1).values())
    assert len(rows) == len(STRENGTHS)
    for pair in rows:
        assert pair[0].bad == pair[1].bad == 0 and unlike(pair) <= 1
    coarse, fine = together(rows)
    assert abs(np.mean(coarse.ways) / np.mean(fine.ways) - 1) < 2 * WAY
    assert unlike((coarse, fine)) <= len(STRENGTHS) / 2
