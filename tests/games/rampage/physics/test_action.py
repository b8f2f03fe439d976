"""What forbids a gesture by what lies where, and what each sets going (RA-PHY-24 to 34, 46)."""

from __future__ import annotations

import math

import msgspec
import pytest

from monstrerie.games.rampage.physics import Position, Tip, tilted, unpack, upright
from monstrerie.games.rampage.physics.geometry import released
from monstrerie.games.rampage.rules.port import POSES, BodyDrop, Breath, PawsFlick, Shot

from .tables import built, index, lying, monster, only, refused, settled, world

PAWS, BODY, CAR = "paws_0", "body_0", "vehicle_0"
S1 = (-78.0, 186.0)


# ---------------------------------------------------------------------------- what forbids a gesture


@pytest.mark.rule("RA-PHY-26", "RA-DEMO-05")
def test_a_drop_point_lies_over_the_targets_floors() -> None:
    for x, y, fine in ((-78, 186, True), (-39, 147, True), (-37.5, 186, False), (78, -186, False)):
        assert refused(BodyDrop(0, "S1", x, y)) == (None if fine else "RA-PHY-26")
    bare = built().without([index(f"floor_S1_{n}") for n in range(3)])
    assert refused(BodyDrop(0, "S1", *S1), bare) == "RA-PHY-26"
    assert refused(BodyDrop(0, "S1", math.nan, 0.0)) == "RA-PHY-26"


@pytest.mark.rule("RA-PHY-26", "RA-POW-08a")
def test_a_heavyweight_drops_over_the_other_monster() -> None:
    start = built().pose(index("paws_1"))
    assert refused(BodyDrop(0, "body-1", start.x + 17, start.y)) is None, "over its Paws"
    assert refused(BodyDrop(0, "body-1", start.x + 30, start.y)) == "RA-PHY-26"


@pytest.mark.rule("RA-PHY-27", "RA-DEMO-06", "RA-DEMO-07")
@pytest.mark.parametrize("pose", POSES)
@pytest.mark.parametrize("ruin", ["S1", "ST", "R2"])
def test_every_drop_starts_at_the_same_height(pose: str, ruin: str) -> None:
    city = world().city
    at = city.pieces[city.ruin(ruin)].at
    drop = BodyDrop(0, ruin, at[0] + 5, at[1], pose, 77.0)
    assert refused(drop) is None
    held = released(city, drop)
    body = city.pieces[index(BODY)]
    w, x, y, z = held[3:]
    up = (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    middle = [p + a * body.height / 2 for p, a in zip(held[:3], up, strict=True)]
    assert middle[:2] == pytest.approx([at[0] + 5, at[1]])
    half = {"upright": 27.5, "flat": 10.0, "head-first": 27.5}[pose]
    assert middle[2] - half == pytest.approx(city.data.hands.drop_height)
    assert {"upright": 1.0, "flat": 0.0, "head-first": -1.0}[pose] == pytest.approx(up[2])


@pytest.mark.rule("RA-PHY-32")
def test_a_tilt_that_would_meet_another_piece_is_refused() -> None:
    beside = built().placed(
        {
            index(PAWS): upright(100, 230),
            index(BODY): upright(100, 230, 10),
            index("body_1"): upright(122, 230),
        }
    )
    shot = Shot(0, ("vehicle-0",), 0.0, 0.5, tilt=20.0, tilt_direction=0.0)
    assert refused(shot, beside) == "RA-PHY-32"
    assert refused(msgspec.structs.replace(shot, tilt_direction=180.0), beside) is None
    assert refused(msgspec.structs.replace(shot, tilt=0.0), beside) is None
    assert refused(msgspec.structs.replace(shot, pieces=("body-1", "paws-1")), beside) is None, (
        "what is thrown"
    )
    assert refused(shot, beside.without([index(BODY)])) is None, "a Body in the hand is set down first"


@pytest.mark.rule("RA-PHY-34", "RA-GEN-14")
def test_every_direction_is_open_to_every_monster() -> None:
    for direction in range(0, 360, 15):
        for seat in range(4):
            assert refused(PawsFlick(seat, float(direction), 0.3)) is None
            assert refused(Breath(seat, float(direction), -5.0, 0.3)) is None


# ---------------------------------------------------------------------------- what is set going


def travel(flick: PawsFlick, position: Position) -> tuple[float, float]:
    after = world().run(position, flick).position.pose(index(f"paws_{flick.seat}"))
    before = position.pose(index(f"paws_{flick.seat}"))
    return after.x - before.x, after.y - before.y


@pytest.mark.rule("RA-PHY-24", "RA-PHY-48", "RA-MOVE-03")
def test_a_flick_goes_where_it_is_aimed_and_as_far_as_its_strength() -> None:
    alone = settled(only(**monster(0, 200, 258, 225)))
    ways = [travel(PawsFlick(0, 180.0, s), alone) for s in (0.1, 0.2, 0.4)]
    far = [math.hypot(*way) for way in ways]
    assert far[0] < far[1] < far[2]
    assert far[1] < 560 / 4  # s = 0.2: less than a quarter of the board
    for x, y in ways:
        assert math.degrees(math.atan2(y, x)) % 360 == pytest.approx(180.0, abs=0.5)
    # sliding: v² / (2 mu g)
    speed = 0.4 * world().city.data.hands.flick_top
    assert far[2] == pytest.approx(1000 * speed**2 / (2 * 0.30 * 9.81), rel=0.1)


@pytest.mark.rule("RA-PHY-48")
def test_a_full_flick_can_leave_an_empty_board() -> None:
    """From a corner along the edge, where no ruin is in the way: those are obstacles."""
    alone = settled(only(**monster(0, 245, 245)))
    out = world().report(world().run(alone, PawsFlick(0, 180.0, 1.0)).position)
    assert not out.on_city(index(PAWS))


@pytest.mark.rule("RA-PHY-24")
def test_a_side_offset_spins_the_disc() -> None:
    alone = settled(only(**monster(0, 100, 250, 0)))
    turned = []
    for side in (-0.5, 0.0, 0.5):
        film = unpack(world().run(alone, PawsFlick(0, 180.0, 0.3, side)).frames)
        poses = film.poses[:, film.pieces.index(index(PAWS))]
        turned.append(2 * math.degrees(math.atan2(poses[2][6], poses[2][3])))
    assert turned[1] == pytest.approx(0.0, abs=1.0)
    assert abs(turned[0]) > 20 and turned[0] * turned[2] < 0


@pytest.mark.rule("RA-MOVE-02", "RA-PHY-23")
def test_the_body_is_in_the_hand_while_its_paws_travel() -> None:
    position = settled(only(**monster(0, 0, 120), meeple_0=tilted(15.2, 120, 11.5, 0, 20, 180)))
    outcome = world().run(position, PawsFlick(0, 90.0, 0.3))
    assert not outcome.position.in_play(index(BODY)) and outcome.position.in_play(index(PAWS))
    film = unpack(outcome.frames)
    assert not film.seen[1:, film.pieces.index(index(BODY))].any()


@pytest.mark.rule("RA-PHY-25")
def test_trapped_paws_are_flicked_with_the_same_impulse() -> None:
    """Under a tile with a body on it they hardly move; tilted ones just go."""
    free = settled(only(**monster(0, 0, 140)))
    lid = {
        "floor_ST_0": upright(0, 140, 10.0),
        "body_1": upright(10, 140, 12.0),
        "body_2": upright(-10, 160, 12.0),
    }
    trapped = settled(only(paws_0=upright(0, 140), paws_1=upright(45, 100), paws_2=upright(-45, 100), **lid))
    assert math.hypot(*travel(PawsFlick(0, 90.0, 0.2), trapped)) < math.hypot(
        *travel(PawsFlick(0, 90.0, 0.2), free)
    )
    tipped = settled(only(meeple_0=lying(9.5, 140), paws_0=tilted(0, 140, 6.3, 0, 20, 180)))
    assert tipped.pose(index(PAWS)).tilt > 5
    assert math.hypot(*travel(PawsFlick(0, 180.0, 0.3), tipped)) > 10


@pytest.mark.rule("RA-PHY-28", "RA-BREATH-02", "RA-BREATH-03")
def test_the_breath_starts_above_and_before_the_body() -> None:
    from monstrerie.games.rampage.physics.breath import Jet

    city = world().city
    for yaw in (0.0, 90.0, 250.0):
        jet = Jet(city, Breath(0, yaw, -20.0, 0.5), upright(10.0, 20.0, 10.0, 123.0))
        lips = [1000 * value for value in jet.lips]
        turn = math.radians(yaw)
        assert lips == pytest.approx([10 + 15 * math.cos(turn), 20 + 15 * math.sin(turn), 10 + 55 + 35])


@pytest.mark.rule("RA-PHY-30", "RA-BREATH-06", "RA-BREATH-08")
def test_a_breath_blows_away_what_stands_in_it_and_nothing_behind_a_screen() -> None:
    open_air = settled(only(**monster(0, 0, 240), meeple_0=upright(120, 240), meeple_1=upright(-120, 240)))
    breath = Breath(0, 0.0, -35.0, 1.0)
    after = world().run(open_air, breath).position
    assert after.pose(index("meeple_0")).x > 150
    assert after.pose(index("meeple_1")) == open_air.pose(index("meeple_1"))  # behind: not a bit
    screen = {f"vehicle_{i}": upright(95, 231 + 18 * (i % 2), 14.0 * (i // 2)) for i in range(4)}
    shielded = settled(only(**monster(0, 0, 240), meeple_0=upright(120, 240), **screen))
    low = world().run(shielded, Breath(0, 0.0, -40.0, 0.35)).position
    assert math.dist(low.pose(index("meeple_0"))[:2], (120, 240)) < 5


@pytest.mark.rule("RA-PHY-29", "RA-BREATH-07")
def test_a_stronger_breath_blows_farther_and_a_breath_into_the_air_does_nothing() -> None:
    far = []
    for strength in (0.2, 0.6, 1.0):
        start = settled(only(**monster(0, -110, 250), meeple_0=upright(0, 250)))
        after = world().run(start, Breath(0, 0.0, -43.0, strength)).position
        far.append(after.pose(index("meeple_0")).x)
    assert far[0] < far[1] < far[2]
    assert world().run(built(), Breath(0, 45.0, 10.0, 1.0)).position == built()


@pytest.mark.rule("RA-PHY-32", "RA-BREATH-05", "RA-THROW-07")
def test_the_held_monster_does_not_move() -> None:
    start = settled(only(**monster(0, 0, 150), vehicle_0=upright(60, 200), floor_S1_0=upright(150, 150)))
    for gesture in (
        Breath(0, 0.0, -30.0, 1.0),
        Shot(0, ("vehicle-0",), 180.0, 1.0, tilt=25.0, tilt_direction=180.0),
    ):
        after = world().run(start, gesture).position
        for piece in (index(BODY), index(PAWS)):
            assert after.pose(piece) == start.pose(piece)


@pytest.mark.rule("RA-PHY-31", "RA-THROW-05", "RA-THROW-06")
def test_a_thrown_vehicle_flies_off_the_head() -> None:
    """It is lifted from under a meeple, which falls, and leaves the head in the direction chosen."""
    start = settled(only(**monster(0, 0, 100), vehicle_0=upright(100, 220), meeple_0=upright(100, 220, 14)))
    outcome = world().run(
        start, Shot(0, ("vehicle-0",), 270.0, 0.6, yaw=30.0, tilt=10.0, tilt_direction=90.0)
    )
    after = outcome.position
    assert after.pose(index("meeple_0")).z < 8
    car = after.pose(index(CAR))
    assert car.y < 60 and abs(car.x) < 60
    film = unpack(outcome.frames)
    high = film.poses[:, film.pieces.index(index(CAR)), 2].max()
    assert high > 59


@pytest.mark.rule("RA-PHY-33", "RA-POW-09", "RA-POW-14c")
def test_thrown_paws_leave_their_body_standing_in_their_place() -> None:
    start = settled(only(**monster(0, 0, 100)))
    outcome = world().run(start, Shot(0, ("paws-0",), 0.0, 0.4))
    film = unpack(outcome.frames)
    body = film.poses[len(film.poses) // 2, film.pieces.index(index(BODY))]
    assert body[:3] == pytest.approx([0.0, 100.0, 0.0], abs=0.2)  # its base where the paws' base was
    assert outcome.position.pose(index(PAWS)).x > 30
    assert not outcome.position.in_play(index(BODY))


@pytest.mark.rule("RA-PHY-33", "RA-SEC-03a")
def test_a_thrown_monster_goes_body_on_paws_with_one_speed() -> None:
    start = settled(only(**monster(0, 0, 100), **monster(1, 60, 180)))
    outcome = world().run(
        start,
        Shot(
            0,
            (
                "body-1",
                "paws-1",
            ),
            0.0,
            0.5,
        ),
    )
    film = unpack(outcome.frames)
    paws, body = (film.poses[1, film.pieces.index(index(name))] for name in ("paws_1", "body_1"))
    assert body[0] - paws[0] == pytest.approx(0.0, abs=8.0) and body[2] > paws[2] + 5
    for name in ("paws_1", "body_1"):
        assert outcome.position.pose(index(name)).x > 15


@pytest.mark.rule("RA-PHY-46", "RA-SEC-14b")
@pytest.mark.parametrize("direction", [0.0, 77.0, 180.0, 290.0])
def test_a_felled_body_lies_away_from_the_terminator(direction: float) -> None:
    start = settled(only(**monster(1, 0, 130, 20.0)))
    after = world().run(start, Tip(index("body_1"), direction)).position
    assert world().report(after).fallen(index("body_1"))
    pose = after.pose(index("body_1"))
    w, x, y, z = pose[3:]
    head = math.degrees(math.atan2(2 * (y * z - w * x), 2 * (x * z + w * y))) % 360
    assert min((head - direction) % 360, (direction - head) % 360) < 60
    assert math.dist(pose[:2], (0, 130)) < 80


@pytest.mark.rule("RA-PHY-46")
def test_a_body_that_cannot_tip_is_laid_down() -> None:
    """Between a tower and a pile it would lean and rest: it is laid flat at that place."""
    walls = {f"vehicle_{i}": upright(24.2, 130, 14.0 * i, 90) for i in range(4)}
    start = settled(only(**monster(1, 0, 130, 0.0), **walls))
    after = world().run(start, Tip(index("body_1"), 0.0)).position
    assert world().report(after).fallen(index("body_1"))
