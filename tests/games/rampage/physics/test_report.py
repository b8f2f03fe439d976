"""How software judges (RA-PHY-03 to 17, 53), on poses set exactly."""

from __future__ import annotations

import math

import pytest

from monstrerie.games.rampage.physics import Pose, Position, tilted, upright
from monstrerie.games.rampage.rules.port import BodyDrop, PawsFlick

from .tables import built, index, lying, monster, names, only, settled, world, zone

S1 = (-78.0, 186.0)
RUIN = 2.0  # height of a ruin


def zones_of(name: str, pose: Pose) -> set[str]:
    position = only(**{name: pose})
    return names(world().report(position).zones(index(name)))


# ---------------------------------------------------------------------------- contact


@pytest.mark.rule("RA-PHY-03")
@pytest.mark.parametrize(
    ("gap", "touch"), [(0.0, True), (0.4, True), (0.49, True), (0.52, False), (3.0, False)]
)
def test_pieces_touch_up_to_half_a_millimetre(gap: float, touch: bool) -> None:
    position = only(vehicle_0=upright(0, 120), vehicle_1=upright(30 + gap, 120))
    report = world().report(position)
    assert (index("vehicle_1") in report.touching(index("vehicle_0"))) is touch
    assert (index("vehicle_0") in report.touching(index("vehicle_1"))) is touch


@pytest.mark.rule("RA-PHY-05", "RA-GEN-05")
def test_on_the_city_through_other_pieces() -> None:
    position = only(
        floor_S1_0=upright(290, 180, 0),
        meeple_0=upright(320, 180, 2),
        meeple_1=upright(320, 180, 18),
        meeple_2=upright(450, 180, -3),
    )
    report = world().report(position)
    assert report.on_city(index("meeple_1")) and report.on_city(index("floor_S1_0"))
    assert not report.on_city(index("meeple_2"))
    assert report.zones(index("meeple_2")) == frozenset()


@pytest.mark.rule("RA-PHY-05")
def test_a_pile_on_the_table_is_out() -> None:
    position = only(floor_S1_0=upright(400, 0, -3), meeple_0=upright(400, 0, -1), **monster(0, 0, 110))
    report = world().report(position)
    assert not report.on_city(index("meeple_0")) and report.on_city(index("body_0"))


@pytest.mark.rule("RA-PHY-06", "RA-EX-30")
def test_against_the_side_of_the_board_is_out() -> None:
    """A meeple lies on the table, its side against the board's."""
    beside = only(floor_S1_0=upright(280 + 40, 0, -3))
    report = world().report(beside)
    assert not report.on_city(index("floor_S1_0"))
    meeple = only(meeple_0=lying(280 + 8, 0, -3, yaw=90))
    assert not world().report(meeple).on_city(index("meeple_0"))


@pytest.mark.rule("RA-PHY-06", "RA-MOVE-09", "RA-EX-13")
def test_leaning_on_the_upper_rim_is_not_out() -> None:
    """A disc over the edge, one side on the table, the other on the rim; it is then put back on the board."""
    tilt = math.degrees(math.asin(3 / 30))
    position = settled(only(paws_0=tilted(292.0, 0, -1.4, 0, tilt, 0)))
    report = world().report(position)
    assert position.pose(index("paws_0")).tilt > 1
    assert report.on_city(index("paws_0"))
    stood = world().hands.stand(position, index("body_0"))
    assert world().report(stood).stands_on_paws(index("body_0"))
    assert stood.pose(index("paws_0")).tilt < 1


@pytest.mark.rule("RA-PHY-10")
@pytest.mark.parametrize(("tilt", "on"), [(0, True), (50, True), (70, False), (88, False)])
def test_on_means_within_sixty_degrees_of_straight_up(tilt: float, on: bool) -> None:
    """A meeple whose flat foot touches a tile that slopes: its normal decides."""
    slope = math.radians(tilt)
    floor = tilted(0, 150, 60, 0, tilt, 0)
    away = (2.0 * math.sin(slope), 2.0 * math.cos(slope))
    meeple = tilted(away[0], 150, 60 + away[1], 0, tilt, 0)
    report = world().report(only(floor_S1_0=floor, meeple_0=meeple))
    assert index("meeple_0") in report.touching(index("floor_S1_0"))
    assert (index("meeple_0") in report.on(index("floor_S1_0"))) is on
    assert index("floor_S1_0") not in report.on(index("meeple_0"))
    assert (index("floor_S1_0") in report.under(index("meeple_0"))) is on


@pytest.mark.rule("RA-FLOOR-02", "RA-FLOOR-03", "RA-PHY-10")
def test_what_leans_against_a_tile_is_not_on_it() -> None:
    report = world().report(
        only(floor_S1_0=upright(0, 150), vehicle_0=upright(55, 150), meeple_0=upright(0, 150, 2))
    )
    floor = index("floor_S1_0")
    assert index("vehicle_0") in report.touching(floor)
    assert report.on(floor) == {index("meeple_0")}


# ---------------------------------------------------------------------------- zones


@pytest.mark.rule("RA-PHY-07", "RA-PHY-08", "RA-DEMO-01", "RA-EX-02")
@pytest.mark.parametrize(("x", "touches"), [(-9.0, True), (-8.6, True), (-8.4, False), (-8.0, False)])
def test_paws_touch_a_sidewalk_from_half_a_millimetre_on(x: float, touches: bool) -> None:
    report = world().report(only(paws_0=upright(x, 186)))
    assert ("sidewalk:S1" in names(report.zones(index("paws_0")))) is touches


@pytest.mark.rule("RA-ZON-08", "RA-EX-03")
def test_paws_across_three_zones() -> None:
    assert zones_of("paws_0", upright(-132, 132)) == {"NW", "sidewalk:S1", "sidewalk:S2"}


@pytest.mark.rule("RA-ZON-11", "RA-EX-04")
def test_paws_on_a_bare_ruin_are_in_no_neighbourhood() -> None:
    report = world().report(only(paws_0=upright(*S1, RUIN)))
    assert names(report.zones(index("paws_0"))) == {"ruin:S1"}
    assert report.neighbourhoods(index("paws_0")) == frozenset()


@pytest.mark.rule("RA-ZON-02", "RA-EX-05", "RA-EX-07")
def test_across_a_printed_wall() -> None:
    assert zones_of("paws_0", upright(90, 200)) == {"N", "NE"}
    assert zones_of("meeple_0", upright(90, 200)) == {"N", "NE"}


@pytest.mark.rule("RA-PHY-07", "RA-EAT-08", "RA-EAT-09", "RA-EX-06")
@pytest.mark.parametrize(
    ("x", "inside"),
    [(-50.0, False), (-38.0, False), (-32.0, False), (-30.6, False), (-30.4, True), (-26.0, True)],
)
def test_a_meeple_across_sidewalk_and_neighbourhood(x: float, inside: bool) -> None:
    high = RUIN if x <= -38 else 0.0
    assert ("N" in zones_of("meeple_0", upright(x, 186, high))) is inside


@pytest.mark.rule("RA-THROW-02", "RA-EX-08", "RA-EX-09", "RA-EX-68")
def test_a_vehicle_on_a_ruin_and_across() -> None:
    assert zones_of("vehicle_0", upright(*S1, RUIN)) == {"ruin:S1"}
    assert zones_of("vehicle_0", upright(-38, 186, RUIN)) == {"ruin:S1", "sidewalk:S1", "N"}
    assert zones_of("vehicle_0", upright(-20, 186)) == {"sidewalk:S1", "N"}


@pytest.mark.rule("RA-PHY-04", "RA-EAT-11")
def test_the_footprint_is_the_whole_shape_seen_from_above() -> None:
    """A body that leans over a sidewalk is over it, whatever its foot stands on."""
    foot = zones_of("body_0", upright(6, 186))
    leaning = zones_of("body_0", tilted(6, 186, 6.4, 0, 40, 180))
    assert foot == {"N"} and leaning == {"N", "sidewalk:S1"}


@pytest.mark.rule("RA-PHY-07", "RA-EX-29")
def test_beyond_the_edge_the_map_goes_on() -> None:
    position = only(floor_S1_0=upright(275, 180), meeple_0=upright(300, 180, 2))
    report = world().report(position)
    assert names(report.zones(index("meeple_0"))) == {"NE"}
    assert names(report.zones(index("floor_S1_0"))) == {"NE"}
    assert report.accessible(index("meeple_0")) and not report.supports(index("meeple_0"))


@pytest.mark.rule("RA-PHY-07")
def test_wholly_means_in_no_other_zone() -> None:
    report = world().report(only(meeple_0=upright(-38, 186, RUIN), meeple_1=upright(-26, 190)))
    home = {zone("ruin:S1"), zone("sidewalk:S1")}
    assert report.wholly_in(index("meeple_0"), home)
    assert not report.wholly_in(index("meeple_1"), home)
    assert not report.wholly_in(index("meeple_2"), home)  # not in play: in no zone at all


@pytest.mark.rule("RA-PHY-08", "RA-DEMO-14")
def test_lying_on_debris_above_a_sidewalk_is_enough() -> None:
    debris = only(floor_S1_0=upright(-5, 186), paws_0=upright(-25, 186, 2))
    report = world().report(debris)
    assert "sidewalk:S1" in names(report.zones(index("paws_0")))
    roof = built().placed({index("paws_0"): upright(-78 + 15, 186 + 15, 2 + 3 * 18)})
    assert "sidewalk:S1" not in names(world().report(roof).zones(index("paws_0")))


# ---------------------------------------------------------------------------- monsters


@pytest.mark.rule("RA-PHY-09", "RA-BRAWL-03", "RA-EX-14")
@pytest.mark.parametrize(
    ("tilt", "fallen"), [(0.0, False), (44.9, False), (45.0, False), (45.1, True), (180.0, True)]
)
def test_fallen_is_more_than_forty_five_degrees(tilt: float, fallen: bool) -> None:
    edge = 10 * math.sin(math.radians(tilt))  # half its thickness: so high is the base's middle when it leans
    body = tilted(0, 120, edge if tilt < 90 else 55.0, 0, tilt, 0)
    report = world().report(only(body_0=body))
    assert report.on_city(index("body_0"))
    assert report.fallen(index("body_0")) is fallen
    assert report.fallen(index("body_0"), upside=True) is (tilt < 135)


@pytest.mark.rule("RA-PHY-09", "RA-BRAWL-12")
def test_upright_on_the_table_is_fallen() -> None:
    assert world().report(only(body_0=upright(400, 0, -3))).fallen(index("body_0"))


@pytest.mark.rule("RA-PHY-11", "RA-BRAWL-04", "RA-EX-15")
def test_standing_on_and_off_its_paws() -> None:
    body = index("body_0")
    assert world().report(only(**monster(0, 0, 120))).stands_on_paws(body)
    off = world().report(only(paws_0=upright(0, 120), body_0=upright(40, 120)))
    assert not off.stands_on_paws(body) and not off.fallen(body)
    aside = world().report(only(paws_0=upright(0, 120), body_0=upright(0, 120 + 19, 10)))
    assert not aside.stands_on_paws(body)  # its base centre is beyond the disc
    others = world().report(only(paws_1=upright(0, 120), body_0=upright(0, 120, 10)))
    assert not others.stands_on_paws(body)
    turned = world().report(only(paws_0=upright(0, 120), body_0=tilted(0, 120, 60, 0, 180, 0)))
    assert turned.stands_on_paws(body, upside=True) and not turned.stands_on_paws(body)


# ---------------------------------------------------------------------------- buildings


@pytest.mark.rule("RA-PHY-12", "RA-ZON-04", "RA-ZON-05")
def test_a_building_is_what_hangs_together_on_its_ruin() -> None:
    report = world().report(built())
    for ruin in world().city.of("ruin"):
        found = [world().city.pieces[p] for p in report.building(ruin)]
        floors = [piece for piece in found if piece.kind == "floor"]
        assert {piece.home for piece in floors} == {ruin}
        stadium = world().city.pieces[ruin].name == "ruin-ST"
        assert (len(floors), len(found) - len(floors)) == ((1, 12) if stadium else (3, 13))


@pytest.mark.rule("RA-PHY-12", "RA-DEMO-03")
def test_without_a_floor_there_is_no_building() -> None:
    report = world().report(only(meeple_0=upright(*S1, RUIN)))
    assert report.building(index("ruin-S1")) == frozenset()
    tile = world().report(only(meeple_0=upright(*S1, RUIN), floor_S1_0=upright(*S1, RUIN + 16)))
    assert tile.building(index("ruin-S1")) == {index("meeple_0"), index("floor_S1_0")}


@pytest.mark.rule("RA-PHY-12")
def test_a_tile_that_bridges_two_ruins_belongs_to_both() -> None:
    """S1 and S2 lie corner to corner: a rectangle reaches from one to the other."""
    tile = upright(-132, 132, RUIN, 45)
    report = world().report(only(floor_ST_0=tile))
    assert report.building(index("ruin-S1")) == report.building(index("ruin-S2")) == {index("floor_ST_0")}
    beside = world().report(only(floor_S1_0=upright(10, 186)))
    assert beside.building(index("ruin-S1")) == frozenset()  # in the neighbourhood, not on the ruin


# ---------------------------------------------------------------------------- meals


@pytest.mark.rule("RA-PHY-13")
def test_accessible_in_the_open_and_under_a_lid() -> None:
    """Four vehicles round a meeple, as high as it is, and a tile on them: whichever goes opens a way."""
    x, y = 150.0, 240.0
    position = only(
        meeple_0=upright(x, y),
        vehicle_0=tilted(x + 16, y, 9, 90, 90, 0),
        vehicle_1=tilted(x - 30, y, 9, 90, 90, 0),
        vehicle_2=upright(x, y + 18),
        vehicle_3=upright(x, y - 18),
        floor_R1_0=upright(x, y, 18.2),
    )
    assert not world().report(position).accessible(index("meeple_0"))
    for name in ("vehicle_0", "vehicle_1", "vehicle_2", "vehicle_3", "floor_R1_0"):
        assert world().report(position.without([index(name)])).accessible(index("meeple_0"))


@pytest.mark.rule("RA-PHY-13")
def test_a_ruin_is_in_the_way_of_a_meeple_beside_it() -> None:
    """Under a tile, flush with the ruin's edge: out through the open side only."""
    lid = {"floor_R1_0": upright(-20, 186, 16.6)}
    walls = {"vehicle_0": upright(-29, 186 + 18), "vehicle_1": upright(-29, 186 - 18)}
    beside = only(meeple_0=upright(-32.5, 186), **lid, **walls)
    assert world().report(beside).accessible(index("meeple_0"))
    shut = beside.placed({index("vehicle_2"): upright(-12, 186, 0, 90)})
    assert not world().report(shut).accessible(index("meeple_0"))


@pytest.mark.rule("RA-PHY-13")
def test_pillars_of_a_standing_building_come_out_sideways_only() -> None:
    report = world().report(built())
    city = world().city
    low = [m for m in city.of("meeple") if m in report.building(index("ruin-S1")) and built().pose(m).z < 5]
    assert len(low) == 4 and all(report.accessible(m) for m in low)
    inner = only(
        floor_S1_0=upright(0, 150, 16.05),
        meeple_0=upright(0, 150),
        meeple_1=upright(25, 150),
        meeple_2=upright(-25, 150),
    )
    assert world().report(inner).accessible(index("meeple_0"))  # between the others


@pytest.mark.rule("RA-PHY-14", "RA-EAT-07", "RA-EX-26")
def test_a_meeple_under_another_supports_it() -> None:
    position = only(meeple_0=lying(0, 150), meeple_1=lying(0, 150, 10))
    report = world().report(position)
    assert report.supports(index("meeple_0")) and not report.supports(index("meeple_1"))
    assert not world().report(position.without([index("meeple_1")])).supports(index("meeple_0"))


@pytest.mark.rule("RA-PHY-14", "RA-EX-27")
def test_every_leg_of_a_table_supports_it() -> None:
    legs = {
        f"meeple_{i}": upright(20 * a, 150 + 20 * b)
        for i, (a, b) in enumerate([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    }
    extra = {"meeple_4": upright(0, 150)}
    report = world().report(only(floor_S1_0=upright(0, 150, 16), **legs, **extra))
    assert all(report.supports(index(name)) for name in legs)


@pytest.mark.rule("RA-PHY-14", "RA-EX-28")
def test_a_meeple_that_stops_a_leaning_tile_from_sliding_supports_it() -> None:
    """The tile leans on a pile of vehicles and would slide off but for the meeple at its foot."""
    high, slope = 3 * 14.0, math.radians(55)
    foot = high / math.tan(slope)
    pile = {f"vehicle_{i}": upright(-9, 150, 14.0 * i, 90) for i in range(3)}
    tile = tilted(foot - 40 * math.cos(slope), 150, 40 * math.sin(slope) + 0.05, 0, 55, 0)
    stopper = upright(foot + 2 * math.sin(slope) + 5.1, 150)
    position = settled(only(**pile, floor_S2_0=tile, meeple_0=stopper))
    report = world().report(position)
    meeple = index("meeple_0")
    assert index("floor_S2_0") in report.touching(meeple)
    assert report.on(meeple) == frozenset()
    assert report.supports(meeple)


@pytest.mark.rule("RA-PHY-14")
def test_a_meeple_that_only_stands_on_something_supports_nothing() -> None:
    report = world().report(settled(only(floor_S1_0=upright(0, 150), meeple_0=upright(10, 150, 2))))
    assert not report.supports(index("meeple_0"))


@pytest.mark.rule("RA-PHY-14")
def test_a_counterweight_supports_the_tile_it_stands_on() -> None:
    """A tile over the edge of the board falls without the meeple on its inner end."""
    position = settled(
        only(floor_S1_0=upright(280.5, 150), meeple_0=upright(250, 150, 2), meeple_1=upright(250, 165, 2))
    )
    assert world().report(position).on_city(index("floor_S1_0"))
    assert world().report(position.without([index("meeple_1")])).supports(index("meeple_0"))


@pytest.mark.rule("RA-PHY-15", "RA-POW-12a", "RA-EX-54")
def test_loose_meeples_of_a_ruin() -> None:
    xs = (-90.0, -70.0, -50.0, -38.0)
    row = {f"meeple_{i}": upright(x, 186, RUIN if x < -38 else 0) for i, x in enumerate(xs)}
    row["meeple_3"] = upright(-32.0, 186)
    report = world().report(only(**row, meeple_4=upright(-26, 215), paws_0=upright(-9, 160)))
    assert report.loose_meeples(index("ruin-S1")) == tuple(index(f"meeple_{i}") for i in range(4))


@pytest.mark.rule("RA-PHY-15", "RA-EX-55")
def test_pillars_of_a_standing_building_are_not_loose() -> None:
    assert world().report(built()).loose_meeples(index("ruin-S1")) == ()


@pytest.mark.rule("RA-PHY-15")
def test_a_pile_of_meeples_is_loose_but_not_one_on_a_tile() -> None:
    pile = only(meeple_0=lying(-78, 186, RUIN), meeple_1=lying(-78, 186, RUIN + 10))
    assert world().report(pile).loose_meeples(index("ruin-S1")) == (index("meeple_0"), index("meeple_1"))
    tile = only(floor_S1_0=upright(*S1, RUIN), meeple_0=upright(*S1, RUIN + 2))
    assert world().report(tile).loose_meeples(index("ruin-S1")) == ()


# ---------------------------------------------------------------------------- the moment, and purity


@pytest.mark.rule("RA-PHY-53")
def test_a_judgement_asked_twice_is_the_same_and_changes_nothing() -> None:
    position, before = built(), built().digest()
    one, two = world().report(position), world().report(position)
    for meeple in world().city.of("meeple")[:25]:
        assert one.supports(meeple) == one.supports(meeple) == two.supports(meeple)
        assert one.accessible(meeple) == two.accessible(meeple) and one.zones(meeple) == two.zones(meeple)
    assert position.digest() == before


@pytest.mark.rule("RA-PHY-16", "RA-DEMO-09", "RA-DEMO-11", "RA-EX-56")
def test_a_drop_hits_only_what_the_body_itself_touches() -> None:
    """Past the tower onto the sidewalk: a miss; onto the roof: a hit."""
    city = world().city
    inside = BodyDrop(0, "S1", *S1)
    target = world().target(built(), inside)
    hit = world().run(built(), inside)
    assert hit.touched & target
    missed = BodyDrop(0, "S1", S1[0] + 75, S1[1])
    outcome = world().run(built(), missed)
    assert not outcome.touched & target and index("board") in outcome.touched
    bare = only(meeple_0=upright(*S1, RUIN), floor_S1_0=upright(-78, 100, 0))
    ruin = world().run(bare, BodyDrop(0, "S1", -100, 200))
    assert index("ruin-S1") in ruin.touched and not ruin.touched & set(city.of("meeple"))


@pytest.mark.rule("RA-PHY-17", "RA-BRAWL-03")
def test_only_rest_is_judged() -> None:
    """A body that rocks back has not fallen, and a meeple that was in the air has not left."""
    rocking = only(
        paws_0=upright(0, 120), body_0=tilted(-3, 120, 13.0, 0, 14, 0), meeple_0=upright(100, 180, 25.0)
    )
    assert not world().report(rocking).on_city(index("meeple_0"))
    rest = world().report(settled(rocking))
    assert not rest.fallen(index("body_0")) and rest.on_city(index("meeple_0"))


# ---------------------------------------------------------------------------- two boxes


@pytest.mark.rule("RA-VAR-32", "RA-VAR-39", "RA-CMP-10")
def test_the_joint_of_two_boards_is_no_edge_and_stops_nothing() -> None:
    this = world(2)
    city = this.city
    paws = city.paws(5)
    position = Position.empty(city.moving).placed(
        {paws: upright(330, 0), city.of("meeple")[100]: upright(280, 40)}
    )
    report = this.report(position)
    assert {city.zones[z].name for z in report.zones(city.of("meeple")[100])} == {"E", "E-2"}
    after = this.run(position, PawsFlick(5, 180.0, 0.35)).position
    pose = after.pose(paws)
    assert pose.x < 250 and abs(pose.y) < 0.5 and pose.tilt < 0.1
    # as far as on one board
    lane = only(paws_0=upright(200, 258))
    alone = world().run(lane, PawsFlick(0, 180.0, 0.35)).position.pose(index("paws_0"))
    assert 330 - pose.x == pytest.approx(200 - alone.x, rel=0.05)


@pytest.mark.rule("RA-VAR-33", "RA-VAR-37")
def test_the_second_box_is_played_like_the_first() -> None:
    this = world(2)
    start = this.start()
    ruin = this.city.piece("ruin-S1-2")
    drop = BodyDrop(6, "S1-2", ruin.at[0] + 12, ruin.at[1] - 20, yaw=40.0)
    assert this.refuse(start, drop) is None
    outcome = this.run(start, drop)
    assert outcome.touched & this.target(start, drop)
    first = this.report(start).building(this.city.piece("ruin-S1").index)
    assert all(outcome.position.pose(piece) == start.pose(piece) for piece in first)
    car = this.city.of("vehicle")[5]
    home = this.hands.park(outcome.position.placed({car: upright(900, 500, -3)}), car)
    garage = this.city.garages[5]
    assert home.pose(car)[:2] == pytest.approx((garage.x, garage.y), abs=0.1) and garage.x > 280
