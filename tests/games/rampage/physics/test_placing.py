"""Pieces put down and taken by hand (RA-PHY-18 to 23, 45)."""

from __future__ import annotations

import math
from time import thread_time
from typing import Any

import numpy as np
import pytest

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import Pose, Position, tilted, upright
from monstrerie.games.rampage.rules.port import Spot

from .tables import built, index, lying, monster, names, only, settled, world, zone

BODY, PAWS = "body_0", "paws_0"


def still(before: Position, after: Position, *but: str, limit: float = 0.0) -> bool:
    """Whether nothing but these pieces moved."""
    shift = np.linalg.norm(after.poses[:, :3] - before.poses[:, :3], axis=1)
    shift[[index(name) for name in but]] = 0.0
    return bool(shift.max() <= limit)


@pytest.mark.rule("RA-PHY-18", "RA-TURN-05", "RA-DEMO-08")
def test_a_fallen_body_goes_back_on_its_paws() -> None:
    start = settled(only(paws_0=upright(0, 130), body_0=lying(60, 130, yaw=40.0, thick=20)))
    after = world().hands.put_back(start, index(BODY))
    assert after is not None
    assert world().report(after).stands_on_paws(index(BODY))
    pose, disc = after.pose(index(BODY)), after.pose(index(PAWS))
    assert math.dist(pose[:2], disc[:2]) < 0.1 and pose.tilt < 0.5
    assert pose.z == pytest.approx(10.0, abs=0.1)


@pytest.mark.rule("RA-PHY-18", "RA-MOVE-05")
def test_the_yaw_is_kept_unless_the_owner_chooses() -> None:
    start = settled(only(**monster(0, 0, 130, 75.0)))
    kept, chosen = (
        world().hands.put_back(start, index(BODY)),
        world().hands.put_back(start, index(BODY), 200.0),
    )
    assert kept is not None and chosen is not None
    assert kept.pose(index(BODY)).yaw == pytest.approx(75.0, abs=0.5)
    assert chosen.pose(index(BODY)).yaw == pytest.approx(200.0, abs=0.5)


@pytest.mark.rule("RA-PHY-18", "RA-SEC-02")
def test_upside_down_on_its_paws() -> None:
    start = settled(only(**monster(0, 0, 130, 30.0)))
    after = world().hands.put_back(start, index(BODY), upside=True)
    assert after is not None
    report = world().report(after)
    assert report.stands_on_paws(index(BODY), upside=True)
    assert report.fallen(index(BODY)) and not report.fallen(index(BODY), upside=True)


@pytest.mark.rule("RA-PHY-18")
def test_no_put_back_where_something_stands_in_the_way_or_the_disc_is_steep() -> None:
    covered = settled(only(paws_0=upright(0, 130), meeple_0=upright(0, 130, 10)))
    assert world().hands.put_back(covered, index(BODY)) is None
    steep = settled(only(meeple_0=lying(9.5, 140), paws_0=tilted(0, 140, 6.3, 0, 20, 180)))
    assert steep.pose(index(PAWS)).tilt > 10
    assert world().hands.put_back(steep, index(BODY)) is None
    with pytest.raises(ValueError, match="not in play"):
        world().hands.put_back(Position.empty(world().city.moving), index(BODY))


@pytest.mark.rule("RA-PHY-21", "RA-GEN-01", "RA-GEN-02", "RA-EX-60")
def test_tilted_paws_are_shifted_to_the_nearest_level_place() -> None:
    start = settled(only(meeple_0=lying(9.5, 140), paws_0=tilted(0, 140, 6.3, 0, 20, 180)))
    zones = world().report(start).zones(index(PAWS))
    after = world().hands.stand(start, index(BODY))
    report = world().report(after)
    assert report.stands_on_paws(index(BODY))
    assert report.zones(index(PAWS)) == zones
    shift = math.dist(after.pose(index(PAWS))[:2], start.pose(index(PAWS))[:2])
    assert 0 < shift <= 20
    assert after.pose(index(PAWS)).tilt < 1
    meeple = after.pose(index("meeple_0"))
    assert math.dist(meeple[:2], start.pose(index("meeple_0"))[:2]) < 0.5  # only the paws were shifted


@pytest.mark.rule("RA-PHY-21")
def test_the_same_zones_are_preferred_to_a_nearer_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paws touch a sidewalk by 1.5 mm: toward N would do, but along the border they stay in both zones."""
    start = settled(only(paws_0=upright(-9.5, 186), meeple_0=upright(-9.5, 186, 10)))
    here = start.pose(index(PAWS))
    zones = world().report(start).zones(index(PAWS))
    assert names(zones) == {"N", "sidewalk:S1"}
    asked: list[tuple[float, bool]] = []

    def stands(border: float, other: float) -> None:
        """Bodies stand from so far on: where the zones are the same, and where they are not."""

        def attempt(position: Position, paws: int, pose: Pose, *rest: object) -> Position | None:
            del rest
            laid = position.placed({paws: pose})
            same = world().report(laid).zones(paws) == zones
            distance = math.dist(pose[:2], here[:2])
            asked.append((distance, same))
            return laid if distance >= (border if same else other) else None

        monkeypatch.setattr(world().hands, "_try", attempt)
        board = index("board")
        monkeypatch.setattr(
            world().hands, "level_poses", lambda *a: [(upright(float(x), float(y)), board) for x, y in a[-1]]
        )

    stands(border=7.0, other=3.0)
    after = world().hands.stand(start, index(BODY))
    assert world().report(after).zones(index(PAWS)) == zones
    assert math.dist(after.pose(index(PAWS))[:2], here[:2]) == pytest.approx(7.0, abs=0.2)
    stands(border=25.0, other=3.0)  # none of the same zones within NUDGE_SOFT: the nearest anywhere
    after = world().hands.stand(start, index(BODY))
    assert math.dist(after.pose(index(PAWS))[:2], here[:2]) == pytest.approx(3.0, abs=0.2)
    assert [d for d, _ in asked][:2] == sorted(d for d, _ in asked[:2])


@pytest.mark.rule("RA-PHY-21", "RA-GEN-02", "RA-PHY-22")
def test_paws_pushed_under_a_tower_do_not_climb_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disc across the ruin's edge, the tile above leaves no room for the body: the roof would give way, and
    is asked only a few times.
    """
    start = built().without([index(BODY)]).placed({index(PAWS): upright(-78.0, 229.0, 2.0)})
    tower = world().city.piece("floor-S1-0").index
    pose = start.pose(tower)
    start = settled(start.placed({tower: pose._replace(y=pose.y + 12.0)}))
    assert world().hands.put_back(start, index(BODY)) is None
    tries: list[float] = []
    real = world().hands._try

    def attempt(position: Position, paws: int, pose: Pose, *rest: Any) -> Position | None:
        tries.append(pose.z)
        return real(position, paws, pose, *rest)

    monkeypatch.setattr(world().hands, "_try", attempt)
    after = world().hands.stand(start, index(BODY))
    assert world().report(after).stands_on_paws(index(BODY))
    assert after.pose(index(PAWS)).z < 3.0 and len(tries) <= 8
    assert still(start, after, BODY, PAWS, limit=1.0)


@pytest.mark.rule("RA-PHY-21")
def test_paws_on_their_rim_are_laid_flat() -> None:
    walls = {"vehicle_0": upright(14.2, 140, 0, 90), "vehicle_1": upright(-14.2, 140, 0, 90)}
    start = settled(only(paws_0=tilted(-5, 140, 18, 0, 90, 0), **walls))
    assert start.pose(index(PAWS)).tilt > 80
    after = world().hands.stand(start, index(BODY))
    assert after.pose(index(PAWS)).tilt < 1
    assert world().report(after).stands_on_paws(index(BODY))


@pytest.mark.rule("RA-PHY-19", "RA-RUN-08", "RA-ZON-12")
def test_placing_a_monster_in_a_neighbourhood() -> None:
    away = built().without([index(BODY), index(PAWS)])
    assert world().report(away).zones(index(PAWS)) == frozenset()
    after = world().hands.place(away, 0, Spot("N", 30.0, 150.0, 90.0))
    report = world().report(after)
    assert report.zones(index(PAWS)) == {zone("N")} and report.stands_on_paws(index(BODY))
    assert still(away, after, BODY, PAWS)


@pytest.mark.rule("RA-PHY-19")
@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        (-9.0, 186.0, "sidewalk"),
        (-78.0, 186.0, "ruin"),
        (90.0, 200.0, "second neighbourhood"),
        (20.0, 270.0, "overhang"),
        (25.0, 205.0, "a vehicle stands there"),
        (-200.0, 0.0, "another neighbourhood"),
        (float("nan"), 0.0, "no number"),
    ],
)
def test_an_illegal_spot_is_refused(x: float, y: float, why: str) -> None:
    refusal = world().hands.why_not_spot(built(), 0, Spot("N", x, y, 0.0))
    assert refusal is not None and refusal.rule == "RA-PHY-19", why
    with pytest.raises(ValueError, match="RA-PHY-19"):
        world().hands.place(built(), 0, Spot("N", x, y, 0.0))


@pytest.mark.rule("RA-PHY-19")
def test_a_spot_a_hair_from_a_piece_is_refused_and_a_little_farther_is_not() -> None:
    start = only(vehicle_0=upright(20, 200, 0, 0))
    assert world().hands.why_not_spot(start, 0, Spot("N", 20 + 15 + 18 + 0.05, 200, 0.0)) is not None
    assert world().hands.why_not_spot(start, 0, Spot("N", 20 + 15 + 18 + 0.8, 200, 0.0)) is None


@pytest.mark.rule("RA-PHY-19")
def test_a_full_neighbourhood_has_no_spot() -> None:
    assert world().hands.some_spot(built(), 0, "N") is not None
    tiles = [
        index(f"floor_{name}") for name in ("ST_0", "R1_0", "R1_1", "R1_2", "R2_0", "R2_1", "R2_2", "S3_0")
    ]
    spots = [(10, 110), (-10, 245), (70, 245), (40, 180), (90, 260), (-60, 262), (10, 200), (60, 130)]
    paved = {tile: upright(x, y, 2.0 * i) for i, (tile, (x, y)) in enumerate(zip(tiles, spots, strict=True))}
    full = Position.empty(world().city.moving).placed(paved)
    assert world().hands.some_spot(full, 0, "N") is None


@pytest.mark.rule("RA-PHY-20", "RA-THROW-11")
def test_a_vehicle_goes_to_its_space_or_the_nearest_clear_spot() -> None:
    car = index("vehicle_0")
    gone = built().placed({car: upright(500, 0, -3)})
    back = world().hands.park(gone, car)
    assert back.pose(car)[:2] == pytest.approx((20, 200), abs=0.05)
    taken = gone.placed({index("meeple_0"): upright(20, 205)})
    beside = world().hands.park(taken, car)
    pose = beside.pose(car)
    assert world().report(beside).zones(car) == {zone("N")}
    assert 1 < math.dist(pose[:2], (20, 200)) < 25
    assert still(taken, beside, "vehicle_0")


@pytest.mark.rule("RA-PHY-20")
def test_of_equally_near_spots_the_first_clockwise_from_x_is_taken() -> None:
    """A disc exactly on the space: all sides are equally far, +x comes first."""
    space = world().city.garages[0]
    pose = world().hands.nearest_clear(
        only(paws_1=upright(space.x, space.y)), index("paws_0"), upright(space.x, space.y), space.zone
    )
    assert pose.x > space.x + 35 and abs(pose.y - space.y) < 1e-6


@pytest.mark.rule("RA-MOVE-07", "RA-MOVE-10", "RA-EX-10")
def test_starting_spaces_are_free_without_other_monsters() -> None:
    """B at (245, 245), C in N: A may choose among the other three corners."""
    start = only(**monster(1, 245, 245), **monster(2, 20, 100), paws_0=upright(400, 0, -3))
    free = world().hands.free_spaces(start, 0)
    assert [(world().city.starts[n].x, world().city.starts[n].y) for n in free] == [
        (245, -245),
        (-245, -245),
        (-245, 245),
    ]
    after = world().hands.restart(start, 0, free[0])
    assert after.pose(index(PAWS))[:2] == pytest.approx((245, -245), abs=0.05)
    assert world().report(after).stands_on_paws(index(BODY))


@pytest.mark.rule("RA-MOVE-10")
def test_a_body_alone_covers_a_space_only_while_others_are_free() -> None:
    spots = [(space.x, space.y) for space in world().city.starts]
    start = only(
        body_1=upright(*spots[0]), paws_1=upright(0, 110), **monster(2, *spots[1]), **monster(3, *spots[2])
    )
    assert world().hands.free_spaces(start, 0) == (3,)
    covered = start.placed({index("body_2"): upright(*spots[3])})
    assert world().hands.free_spaces(covered, 0) == (0, 3)


@pytest.mark.rule("RA-MOVE-10", "RA-PHY-20")
def test_loose_pieces_only_displace_a_restart() -> None:
    start = only(meeple_0=upright(245, 245), vehicle_0=upright(400, 400, -3))
    assert 0 in world().hands.free_spaces(start, 0)
    after = world().hands.restart(start, 0, 0)
    pose = after.pose(index(PAWS))
    assert 5 < math.dist(pose[:2], (245, 245)) < 40
    assert still(start, after, BODY, PAWS) and world().report(after).neighbourhoods(index(PAWS)) == {
        zone("NE")
    }


@pytest.mark.rule("RA-PHY-22")
def test_placing_by_hand_moves_nothing_else() -> None:
    start = built()
    after = world().hands.place(start, 0, Spot("W", -120.0, -10.0, 0.0))
    assert still(start, after, BODY, PAWS)
    again = world().hands.stand(after, index(BODY), 45.0)
    assert still(start, again, BODY, PAWS)


@pytest.mark.rule("RA-PHY-23", "RA-FLOOR-05")
def test_taking_a_piece_lets_the_rest_settle_and_touches_nothing_else() -> None:
    floor = index("floor_S1_2")
    roof = list(world().report(built()).on(floor))
    assert len(roof) == 1
    after = world().lift(built(), [floor])
    assert not after.in_play(floor)
    assert after.pose(roof[0]).z < built().pose(roof[0]).z - 1.5  # it came down
    other = world().report(built()).building(index("ruin-S3"))
    assert all(after.pose(piece) == built().pose(piece) for piece in other)


@pytest.mark.rule("RA-PHY-23", "RA-EAT-19")
def test_taking_a_loose_piece_moves_nothing_at_all() -> None:
    after = world().lift(built(), [index("vehicle_0")])
    assert still(built(), after, "vehicle_0")


@pytest.mark.rule("RA-PHY-45", "RA-POW-03c")
def test_meeples_stand_up_near_the_paws_in_order() -> None:
    start = settled(only(**monster(0, -180, 0), meeple_7=upright(400, 0, -3)))
    group = [index("meeple_9"), index("meeple_7"), index("meeple_8")]
    after = world().hands.stand_meeples(start, group, zone("W"), (-180.0, 0.0))
    report = world().report(after)
    spots = [after.pose(index(f"meeple_{n}")) for n in (7, 8, 9)]
    far = [round(math.dist(pose[:2], (-180, 0)), 3) for pose in spots]
    assert far == sorted(far) and far[-1] < 60
    for n in (7, 8, 9):
        assert report.zones(index(f"meeple_{n}")) == {zone("W")}
        assert report.accessible(index(f"meeple_{n}")) and not report.supports(index(f"meeple_{n}"))
    assert all(pose.tilt < 1 for pose in spots) and still(start, after, "meeple_7", "meeple_8", "meeple_9")


@pytest.mark.rule("RA-PHY-45")
def test_a_crowd_is_stood_up_within_a_second() -> None:
    """All who carry the stadium, driven to its farthest corner: it took forty."""
    crowd = [p for p in world().report(built()).building(world().city.ruin("ST")) if p != index("floor_ST_0")]
    start = built().without([index("floor_ST_0")])
    begun = thread_time()
    after = world().hands.stand_meeples(start, crowd[:8], zone("NW"), (0.0, 0.0))
    assert thread_time() - begun < 2.0
    for meeple in crowd[:8]:
        assert names(world().report(after).zones(meeple)) == {"NW"}


@pytest.mark.rule("RA-POW-01b", "RA-POW-01c")
def test_a_monster_is_set_on_a_building() -> None:
    middle = world().city.pieces[index("ruin-R1")].at
    roof = (middle[0] - 21.0, middle[1] - 21.0)
    after = world().hands.perch(built(), 0, "R1", *roof)
    report = world().report(after)
    assert index(PAWS) in report.on(index("floor_R1_2"))
    assert report.neighbourhoods(index(PAWS)) == frozenset()
    assert "sidewalk:R1" not in names(report.zones(index(PAWS)))
    assert not after.in_play(index(BODY))
    assert world().hands.why_not_perch(built(), 0, "R1", middle[0], middle[1]) is not None  # the roof meeple
    assert (
        world().hands.why_not_perch(built(), 0, "R1", middle[0] + 55, middle[1]) is not None
    )  # over the rim
    with pytest.raises(ValueError, match="RA-POW-01b"):
        world().hands.perch(built(), 0, "R1", middle[0], middle[1])


@pytest.mark.rule("RA-POW-09a")
def test_kung_fu_paws_go_back_where_they_lay() -> None:
    start = settled(only(**monster(0, 0, 130)))
    was = start.pose(index(PAWS))
    thrown = start.without([index(BODY)]).placed({index(PAWS): upright(200, 200)})
    back = world().hands.put_paws(thrown, index(PAWS), was)
    assert back.pose(index(PAWS))[:3] == pytest.approx(was[:3], abs=0.05)
    blocked = thrown.placed({index("meeple_0"): upright(5, 130)})
    aside = world().hands.put_paws(blocked, index(PAWS), was)
    assert 5 < math.dist(aside.pose(index(PAWS))[:2], (0, 130)) < 40
    assert still(blocked, aside, PAWS)


@pytest.mark.rule("RA-PHY-19", "RA-PHY-20", "RA-PHY-23")
def test_what_lay_on_a_lifted_monster_may_fall_on_the_very_spot() -> None:
    start = settled(only(**monster(0, 0, 130), body_1=lying(-25, 130, 65.5, thick=20)))
    assert (
        start.pose(index("body_1")).z > 60
        and world().hands.why_not_spot(start, 0, Spot("N", 37, 130, 0.0)) is None
    )
    after = world().hands.place(start, 0, Spot("N", 37, 130, 0.0))
    report = world().report(after)
    assert after.pose(index("body_1")).z < 20 and report.stands_on_paws(index(BODY))
    assert 1 < math.dist(after.pose(index(PAWS))[:2], (37, 130)) < 40
    assert report.zones(index(PAWS)) == {zone("N")}


@pytest.mark.rule("RA-PHY-19", "RA-PHY-22")
def test_only_what_is_near_can_be_in_the_way() -> None:
    """To look at what is near alone gives the answers of looking at everything, wherever a piece is put."""
    hands, dice, found = world().hands, Rng(7), []
    body, paws = index(BODY), index(PAWS)
    everything = hands.obstacles(built(), (paws, body))
    for _ in range(300):
        x, y, z, yaw, tilt, toward = (span * dice.unit() for span in (560, 560, 90, 360, 180, 360))
        pose = tilted(x - 280.0, y - 280.0, z, yaw, tilt, toward)
        for piece, gap in ((body, 0.0), (paws, 0.5), (body, -0.5)):
            room = bool(hands.fits(piece, pose, gap, everything, np.zeros((1, 3)))[0])
            assert hands.clear(built(), piece, pose, gap, (paws, body)) == room
            found.append(room)
    assert 100 < sum(found) < 800
