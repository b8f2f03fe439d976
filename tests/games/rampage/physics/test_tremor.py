"""Hands that tremble: how much, and what becomes of a gesture (RA-PHY-37 to 42)."""

from __future__ import annotations

import statistics

import msgspec
import pytest

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import Tremor, adapter, draw, shaken
from monstrerie.games.rampage.physics.tremor import Trembling
from monstrerie.games.rampage.rules.port import BodyDrop, Breath, PawsFlick, Shot

from .tables import built, refused, world


def errors(gesture: Trembling, level: str, count: int, field: str) -> list[float]:
    rng = Rng(11)
    return [getattr(draw(world().city, gesture, level, rng), field) for _ in range(count)]


@pytest.mark.rule("RA-PHY-39", "RA-PHY-40", "RA-EX-75")
@pytest.mark.parametrize(
    ("strength", "sigma", "most", "slack"), [(1.0, 3.7, 11.25, 0.1), (0.5, 2.47, 7.5, 0.08)]
)
def test_tremor_of_a_flick(strength: float, sigma: float, most: float, slack: float) -> None:
    found = errors(PawsFlick(0, 90.0, strength), "regular", 10_000, "turn")
    assert statistics.pstdev(found) == pytest.approx(sigma, abs=slack)
    assert max(map(abs, found)) <= most
    assert statistics.fmean(found) == pytest.approx(0.0, abs=0.15)


@pytest.mark.rule("RA-PHY-39")
@pytest.mark.parametrize(
    ("gesture", "field", "sigma"),
    [
        (PawsFlick(0, 0.0, 0.5), "strength", 0.08),
        (BodyDrop(0, "S1", 0.0, 0.0), "x", 22.0),
        (BodyDrop(0, "S1", 0.0, 0.0), "y", 22.0),
        (BodyDrop(0, "S1", 0.0, 0.0), "lean_x", 4.0),
        (BodyDrop(0, "S1", 0.0, 0.0), "lean_y", 4.0),
        (Breath(0, 0.0, 0.0, 0.5), "turn", 4.0),
        (Breath(0, 0.0, 0.0, 0.5), "pitch", 3.0),
        (Breath(0, 0.0, 0.0, 0.5), "strength", 0.10),
        (Shot(0, ("vehicle-0",), 0.0, 0.5), "turn", 4.0),
        (Shot(0, ("vehicle-0",), 0.0, 0.5), "tilt", 3.0),
        (Shot(0, ("vehicle-0",), 0.0, 0.5), "strength", 0.12),
    ],
)
def test_sizes_of_tremor(gesture: Trembling, field: str, sigma: float) -> None:
    found = errors(gesture, "regular", 4000, field)
    assert statistics.pstdev(found) == pytest.approx(0.986 * sigma, rel=0.05)  # the cut takes a little off
    assert max(map(abs, found)) <= 3 * sigma


@pytest.mark.rule("RA-PHY-41")
@pytest.mark.parametrize(("level", "factor"), [("novice", 2.0), ("regular", 1.0), ("expert", 0.6)])
def test_levels_of_tremor(level: str, factor: float) -> None:
    found = errors(BodyDrop(0, "S1", 0.0, 0.0), level, 3000, "x")
    assert statistics.pstdev(found) == pytest.approx(0.986 * 22.0 * factor, rel=0.06)
    assert all(found)  # never without


@pytest.mark.rule("RA-PHY-40")
def test_errors_are_independent() -> None:
    rng = Rng(4)
    drawn = [draw(world().city, BodyDrop(0, "S1", 0.0, 0.0), "regular", rng) for _ in range(3000)]
    assert abs(statistics.correlation([t.x for t in drawn], [t.y for t in drawn])) < 0.06
    assert abs(statistics.correlation([t.x for t in drawn[:-1]], [t.x for t in drawn[1:]])) < 0.06


@pytest.mark.rule("RA-PHY-38")
def test_tremor_is_added_to_the_committed_values_and_clipped() -> None:
    city = world().city
    assert shaken(city, PawsFlick(0, 359.0, 0.5), Tremor(turn=3.0, strength=0.1)) == PawsFlick(0, 2.0, 0.55)
    assert shaken(city, PawsFlick(0, 0.0, 0.99), Tremor(strength=0.2)) == PawsFlick(0, 0.0, 1.0)
    assert shaken(city, Breath(0, 0.0, -59.0, 0.2), Tremor(pitch=-5.0, strength=-0.3)) == Breath(
        0, 0.0, -60.0, 0.2
    )
    tilt = shaken(city, Shot(0, ("vehicle-0",), 0.0, 0.5, tilt=1.0), Tremor(tilt=-4.0))
    assert isinstance(tilt, Shot) and tilt.tilt == 0.0


@pytest.mark.rule("RA-PHY-38", "RA-PHY-35")
def test_a_tremor_is_drawn_once_and_kept() -> None:
    gesture = PawsFlick(0, 225.0, 0.5)
    tremor = draw(world().city, gesture, "regular", Rng(3))
    assert msgspec.json.decode(msgspec.json.encode(tremor), type=Tremor) == tremor
    trembled = world().run(built(), shaken(world().city, gesture, tremor))
    level = adapter.world(1).run(built(), gesture, "regular", 3)
    assert level.position == trembled.position != world().run(built(), gesture).position


@pytest.mark.rule("RA-PHY-42", "RA-EX-57")
def test_a_trembling_hand_may_miss_the_building() -> None:
    """Aimed at the rim, allowed; the hand shakes it outside, and the body meets nothing of the building."""
    drop = BodyDrop(0, "S1", -38.5, 186.0)
    assert refused(drop) is None
    outcome = world().run(built(), shaken(world().city, drop, Tremor(x=30.0)))
    assert not outcome.touched & world().target(built(), drop)


@pytest.mark.rule("RA-PHY-42", "RA-DEMO-10")
def test_a_usual_hand_misses_even_the_middle_of_a_tower_now_and_then() -> None:
    """Most drops hit; one of these seeds shakes the Body past the tile, to where it meets only the street."""
    drop = BodyDrop(0, "S1", -78.0, 186.0)
    hits = [adapter.world(1).run(built(), drop, "regular", seed).hit for seed in (50, 51, 52)]
    assert hits == [True, False, True]
