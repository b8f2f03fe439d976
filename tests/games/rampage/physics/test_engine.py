"""Pieces are solid: what got into another one comes out again; what stays in the ground is never stored."""

from __future__ import annotations

import numpy as np
import pytest

from monstrerie.games.rampage.physics import Pose, Position, Settle, Simulation, upright
from monstrerie.games.rampage.physics.action import Action
from monstrerie.games.rampage.physics.engine import Bench, Contacts
from monstrerie.games.rampage.rules.port import BodyDrop, Misbehaved

from .tables import index, only, settled, world

OPEN = (0.0, 60.0)
"""A point of the board with nothing near it."""
RUIN = (186.0, -78.0)


def deepest(position: Position, of: Simulation | None = None) -> float:
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


@pytest.mark.parametrize(
    ("end", "obstacle"),
    [(upright(*RUIN, -0.2), "ruin-S4"), (upright(OPEN[0] + 42.0, OPEN[1], 6.0), "meeple-0")],
    ids=["the ground", "a meeple"],
)
def test_an_action_that_ends_with_a_piece_in_another_has_gone_wrong(
    end: Pose, obstacle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tile = index("floor_S4_0")
    apart = only(meeple_0=upright(*OPEN, 0.0), floor_S4_0=upright(*RUIN, 2.0))

    def pressed(action: Action, gesture: Settle) -> None:
        action.poses[tile] = end

    monkeypatch.setattr(Action, "_settle", pressed)
    with pytest.raises(Misbehaved, match=f"floor-S4-0 went into {obstacle}"):
        world().run(apart, Settle())
    # Where it was so from the beginning, it stops nobody.
    before = apart.placed({tile: end._replace(x=end.x + 1.0)})
    assert world().run(before, Settle()).position.pose(tile) == end


def test_a_meeple_is_not_driven_through_a_tile_by_what_falls_on_it() -> None:
    """In a match a body drove the upper meeple through the tile up to its head, where it stayed for ever."""
    stack = only(
        meeple_79=Pose(26.306, -32.640, 1.986, 1.0, 0.0, 0.0, 0.017),
        floor_ST_0=Pose(0.103, -4.233, 17.963, 1.0, 0.0, 0.0, 0.008),
        meeple_55=Pose(14.469, -19.195, 19.959, 0.999, 0.0, 0.0, 0.045),
        body_0=upright(50.7, -87.7, 9.96),
    )
    drop = BodyDrop(0, "ST", 0.9015423, -2.0318554, lean_x=-2.0945842, lean_y=-2.5186316)
    assert deepest(world().run(stack, drop).position) < 1.0


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
    report = Simulation(world().city).report(only(floor_S4_0=upright(*RUIN, 0.0)))
    assert report.touching(tile) == {ruin} and not report.on(tile)
