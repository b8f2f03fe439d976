"""The city without an engine: pieces, zones, spaces, set-up, and the values that describe them."""

from __future__ import annotations

import math
import pickle
from collections import Counter

import pytest

from monstrerie.core.components import Components
from monstrerie.core.errors import BadComponents
from monstrerie.core.rng import Rng
from monstrerie.games.rampage.measures import CITY_FILE
from monstrerie.games.rampage.physics import City, tilted, upright

from .tables import names, world, zone


def area(points: tuple[tuple[float, float], ...]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True)) / 2


@pytest.mark.rule("RA-CMP-01", "RA-CMP-03", "RA-CMP-04", "RA-CMP-05", "RA-CMP-06")
def test_one_box_holds_what_the_rulebook_lists() -> None:
    city = world().city
    kinds = Counter(piece.kind for piece in city.pieces)
    assert kinds == {
        "floor": 19, "meeple": 90, "paws": 4, "body": 4, "vehicle": 4, "ruin": 7, "board": 1, "table": 1
    }  # fmt: skip
    assert set(Counter(city.pieces[m].colour for m in city.of("meeple")).values()) == {15}
    footprints = Counter(city.pieces[f].parts[0].half[:2] for f in city.of("floor"))
    assert sorted(footprints.values()) == [1, 6, 12]
    assert {city.pieces[f].home for f in city.of("floor")} == set(city.of("ruin"))


@pytest.mark.rule("RA-VAR-33")
def test_two_boxes_double_everything_but_the_board() -> None:
    city = world(2).city
    kinds = Counter(piece.kind for piece in city.movable)
    assert kinds == {"floor": 38, "meeple": 180, "paws": 8, "body": 8, "vehicle": 8}
    assert len(city.neighbourhoods) == 16 and len(city.of("ruin")) == 14 and len(city.starts) == 8
    one = [piece.name for piece in world().city.movable if piece.kind in ("floor", "paws")]
    assert [p.name for p in city.movable if p.box == 0 and p.kind in ("floor", "paws")] == one


@pytest.mark.rule("RA-ZON-01", "RA-ZON-03", "RA-VAR-32")
@pytest.mark.parametrize("boxes", [1, 2])
def test_zones_tile_the_board(boxes: int) -> None:
    city = world(boxes).city
    assert len(city.neighbourhoods) == 8 * boxes
    total = sum(area(z.outline) - (area(z.hole) if z.hole else 0.0) for z in city.zones)
    assert total == pytest.approx(boxes * 560.0**2)
    for n in city.neighbourhoods:
        assert area(city.zones[n].outline) > 20_000


@pytest.mark.rule("RA-ZON-07", "RA-EX-80")
def test_neighbourhoods_form_a_ring() -> None:
    city = world().city
    ring = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    for i, name in enumerate(ring):
        assert names(city.neighbours[zone(name)]) == {ring[i - 1], ring[(i + 1) % 8]}


@pytest.mark.rule("RA-VAR-39")
def test_neighbourhoods_meet_along_the_joint() -> None:
    city = world(2).city
    joint = {city.zones[z].name for z in city.neighbours[city.zone("E").index]}
    assert {"NE", "SE", "E-2"} <= joint
    assert "W-2" not in joint


@pytest.mark.rule("RA-ZON-06", "RA-EX-79")
def test_buildings_are_in_the_neighbourhoods_beside_them() -> None:
    city = world().city
    beside = {city.pieces[r].name: names(found) for r, found in city.beside.items()}
    assert beside["ruin-S1"] == {"N", "NW"}
    assert beside["ruin-R1"] == {"E", "NE"}
    assert len(beside["ruin-ST"]) == 8
    assert {r for r, found in beside.items() if "N" in found} == {"ruin-S1", "ruin-ST"}


@pytest.mark.rule("RA-SET-03", "RA-SET-04", "RA-SET-05", "RA-SET-06", "RA-SET-08", "RA-SET-11")
def test_the_city_is_built_as_the_rulebook_says() -> None:
    city = world().city
    places = Counter((city.pieces[p.ruin].name, p.level) for p in city.places)
    for name in ("R1", "R2", "S1", "S2", "S3", "S4"):
        assert [places[f"ruin-{name}", level] for level in range(4)] == [4, 4, 4, 1]
    assert places["ruin-ST", 0] == 8 and places["ruin-ST", 1] == 4
    assert len(city.places) == 90
    start = city.start()
    assert all(start.in_play(piece.index) for piece in city.movable)
    assert [city.zones[space.zone].name for space in city.starts] == ["NE", "SE", "SW", "NW"]
    for number, vehicle in enumerate(city.of("vehicle")):
        garage = city.garages[number]
        assert (start.pose(vehicle).x, start.pose(vehicle).y) == (garage.x, garage.y)


@pytest.mark.rule("RA-SET-01", "RA-SET-07")
def test_meeples_stand_where_the_order_says_and_unused_monsters_stay_in_the_box() -> None:
    city = world().city
    order = list(range(90))
    Rng(5).shuffle(order)
    start = city.start(order, monsters={0: 2, 1: 0})
    meeple = city.of("meeple")[order[17]]
    assert start.pose(meeple) == city.places[17].pose
    assert start.in_play(city.body(1)) and not start.in_play(city.body(2)) and not start.in_play(city.paws(3))
    assert start.pose(city.paws(0)).x == city.starts[2].x
    with pytest.raises(ValueError, match="every meeple once"):
        city.start([0] * 90)


@pytest.mark.rule("RA-PHY-47")
def test_set_up_errors_are_seeded_and_small() -> None:
    city = world().city
    exact, one, again = city.start(), city.start(jitter=Rng(1)), city.start(jitter=Rng(1))
    assert one == again != city.start(jitter=Rng(2))
    for piece in city.movable:
        a, b = exact.pose(piece.index), one.pose(piece.index)
        assert abs(a.x - b.x) <= 0.5 and abs(a.y - b.y) <= 0.5 and a.z == b.z
        assert min((a.yaw - b.yaw) % 360, (b.yaw - a.yaw) % 360) <= 2.0 + 1e-9
        assert b.tilt == 0.0


def test_an_owners_box_can_differ_and_an_impossible_one_is_refused() -> None:
    shipped = Components.read(CITY_FILE)
    other = City.build(shipped.overridden({"board": {"ruin-height": 5.0}}))
    assert other.data.board.ruin_height == 5.0
    for change in (
        {"colours": {"meeples-each": 14}},
        {"judging": {"step": 0.0}},
        {"footprints": {"square": 3}},
    ):
        with pytest.raises(BadComponents):
            City.build(shipped.overridden(change))
    with pytest.raises(ValueError, match="one box or two"):
        City.build(boxes=3)


def test_poses_tell_yaw_and_tilt() -> None:
    assert upright(1, 2, 3, 200).yaw == pytest.approx(200)
    assert tilted(0, 0, 0, 0, 30, 90).tilt == pytest.approx(30)
    assert tilted(0, 0, 0, 45, 179, 10).tilt == pytest.approx(179)
    assert upright(0, 0).up == 1.0
    # leaning toward +y moves a point above the base toward +y
    pose = tilted(0, 0, 0, 70, 90, 90)
    w, x, y, z = pose[3:]
    head = (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    assert head == pytest.approx((0, 1, 0), abs=1e-12)


def test_a_position_is_a_value_and_survives_pickling_to_the_last_bit() -> None:
    city = world().city
    position = city.start(jitter=Rng(9)).without([3, 4])
    again = pickle.loads(pickle.dumps(position))
    assert again == position and hash(again) == hash(position) and again.digest() == position.digest()
    assert position.copy() is position
    moved = position.placed({3: upright(1 / 3, math.pi)})
    assert moved != position and moved.pose(3).x == 1 / 3 and not position.in_play(3)
    assert moved.without([3]) == position
    with pytest.raises(ValueError, match="read-only"):
        position.poses[0, 0] = 1.0
