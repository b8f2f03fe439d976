"""Pieces are solid: what got into another one comes out again; what stays in the ground is never stored."""

from __future__ import annotations

import numpy as np
import pytest

from monstrerie.games.rampage.physics import Misbehaved, Position, Settle, World, upright
from monstrerie.games.rampage.physics import engine as engines
from monstrerie.games.rampage.physics.engine import Bench, Contacts

from .tables import index, only, settled, world

OPEN = (0.0, 60.0)
"""A point of the board with nothing near it."""
RUIN = (186.0, -78.0)


def deepest(position: Position, of: World | None = None) -> float:
    """How far (mm) any two pieces are in each other."""
    found = (of or world()).engine.bench().contacts(position.poses, position.flags)
    return float(-found.gap.min())


@pytest.mark.parametrize(
    ("piece", "height"),
    [("meeple_0", 6.0), ("meeple_0", 6.4), ("meeple_0", 9.8), ("body_0", 14.0), ("body_0", 34.0)],
    ids=["legs and arms", "nearer to the arms", "shoulders and head", "legs and belly", "belly and head"],
)
def test_a_tile_that_got_between_two_parts_of_a_piece_comes_out_again(piece: str, height: float) -> None:
    x, y = OPEN
    wedged = only(**{piece: upright(x, y, 0.0), "floor_S4_0": upright(x + 42.0, y, height)})
    assert deepest(wedged) > 0.8, "the rim is in the piece, level with the seam"
    assert deepest(settled(wedged)) < 0.5


def test_a_tile_pressed_into_a_ruin_comes_up() -> None:
    pressed = only(floor_S4_0=upright(*RUIN, -0.2))
    assert deepest(pressed) > 1.2
    rest = settled(pressed)
    assert rest.pose(index("floor_S4_0")).z == pytest.approx(2.0, abs=0.2)


def test_a_piece_that_ends_in_the_ground_is_a_simulation_gone_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a ruin as thin as it looks, a tile pressed half through is drawn below it."""
    monkeypatch.setattr(engines, "_deep", lambda part: part)
    thin = World(world().city)
    tile = index("floor_S4_0")
    with pytest.raises(Misbehaved, match=r"floor-S4-0 went into (ruin-S4|board)"):
        thin.run(only(floor_S4_0=upright(*RUIN, -0.2)), Settle())
    # What lies there from before, and is not touched, stops nobody.
    other = only(floor_S4_0=upright(*RUIN, -0.2), meeple_0=upright(*OPEN, 0.1))
    thin.run(other, Settle((index("meeple_0"),)))
    assert other.pose(tile).z == -0.2


@pytest.mark.rule("RA-PHY-10", "RA-FLOOR-02")
def test_what_is_fixed_is_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever way a contact points: a ruin would keep a tile in play for ever."""
    tile, ruin = index("floor_S4_0"), index("ruin-S4")
    contact = Contacts(
        np.array([tile], np.int32),
        np.array([ruin], np.int32),
        np.array([[0.0, 0.0, 1.0]]),
        np.array([[*RUIN, 1.0]]),
        np.array([-1.0]),
    )
    monkeypatch.setattr(Bench, "contacts", lambda *_: contact)
    report = World(world().city).report(only(floor_S4_0=upright(*RUIN, 0.0)))
    assert report.touching(tile) == {ruin} and not report.on(tile)
