"""Whole actions on the real physics: rest, repetition, sanity, and what may not happen."""

from __future__ import annotations

import multiprocessing
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

import msgspec
import numpy as np
import pytest

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import Position, Settle, Simulation, trembled, unpack, upright
from monstrerie.games.rampage.physics import action as actions
from monstrerie.games.rampage.physics.engine import Engine
from monstrerie.games.rampage.physics.tremor import Trembling
from monstrerie.games.rampage.rules.port import BodyDrop, Breath, Misbehaved, PawsFlick, Shot

from .tables import built, index, monster, only, settled, world

S1 = (-78.0, 186.0)


def some_actions() -> list[Trembling]:
    return [
        PawsFlick(3, 350.0, 0.9, 0.2),
        BodyDrop(0, "S1", -95.0, 205.0, yaw=30.0, pose="flat"),
        Breath(3, 315.0, -20.0, 1.0),
        Shot(3, ("vehicle-0",), 335.0, 0.8, 10.0, 15.0, 335.0),
    ]


def digest(number: int) -> tuple[str, bytes]:
    """In a process or thread of its own: another action first, then this one."""
    fresh = Simulation(world().city)
    fresh.run(built(), some_actions()[number - 1])
    outcome = fresh.run(built(), some_actions()[number])
    return outcome.position.digest(), outcome.frames


@pytest.mark.slow
@pytest.mark.rule("RA-PHY-35", "RA-EX-76", "RA-RND-06")
def test_the_same_action_ends_the_same_to_the_last_bit_anywhere() -> None:
    numbers = [1, 3]
    here = [world().run(built(), some_actions()[n]) for n in numbers]
    expected = [(outcome.position.digest(), outcome.frames) for outcome in here]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(digest, numbers) == expected
    with ThreadPoolExecutor(2) as pool_of_threads:
        assert list(pool_of_threads.map(digest, numbers)) == expected


@pytest.mark.rule("RA-PHY-35")
def test_many_at_once_give_what_each_gives_alone() -> None:
    city = world().city
    jobs = [(built(), trembled(city, gesture, "expert", Rng(8))) for gesture in some_actions()]
    alone = [world().run(*job) for job in jobs]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda job: world().run(*job), [*jobs, *jobs])) == alone + alone


@pytest.mark.slow
@pytest.mark.rule("RA-SET-17", "RA-SET-18", "RA-EX-01", "RA-CMP-09")
@pytest.mark.parametrize("boxes", [1, 2])
def test_the_untouched_city_stands(boxes: int) -> None:
    """Built with set-up errors and settled, nothing asleep: no tenth of a millimetre in ten seconds."""
    this = world(boxes)
    raw = this.city.start(jitter=Rng(21))
    start = this.start(jitter=Rng(21))
    assert np.linalg.norm(start.poses[:, :3] - raw.poses[:, :3], axis=1).max() < 1.0
    assert this.drift(start, 10.0 if boxes == 1 else 4.0) < 0.1
    report = this.report(start)
    assert all(report.on_city(piece.index) for piece in this.city.movable)
    assert all(report.on(floor) for floor in this.city.of("floor"))
    for number, vehicle in enumerate(this.city.of("vehicle")):
        assert report.zones(vehicle) == {this.city.garages[number].zone}


@pytest.mark.rule("RA-PHY-01")
def test_an_action_ends_at_rest_and_rest_stays() -> None:
    outcome = world().run(built(), some_actions()[1])
    assert not outcome.slowed and 0.3 < outcome.simulated < 4.0
    again = world().run(outcome.position, Settle())
    shift = np.linalg.norm(again.position.poses[:, :3] - outcome.position.poses[:, :3], axis=1)
    assert shift[outcome.position.flags].max() < 1.0


@pytest.mark.rule("RA-PHY-02")
def test_what_would_not_rest_is_slowed_down() -> None:
    """With no time to settle at all, raised damping ends the action, and the result counts."""
    judging = world().city.data.judging
    hasty = Simulation(
        type(world().city)(
            msgspec.structs.replace(
                world().city.data, judging=msgspec.structs.replace(judging, settle_cap=0.05)
            )
        )
    )
    outcome = hasty.run(built(), PawsFlick(0, 225.0, 0.8))
    calm = world().run(built(), PawsFlick(0, 225.0, 0.8))
    assert outcome.slowed and not calm.slowed
    far = [
        np.linalg.norm(o.position.poses[index("paws_0"), :2] - built().poses[index("paws_0"), :2])
        for o in (outcome, calm)
    ]
    assert far[0] < far[1]
    assert outcome.simulated < 0.05 + 1.5


@pytest.mark.rule("RA-PHY-50")
@pytest.mark.parametrize("thick", ["floor", "board"])
def test_nothing_goes_through_a_tile_or_the_board(thick: str) -> None:
    """The heaviest piece from the full height on a tile that lies flat, edge and corner first, many ways."""
    ground = {"floor_S1_0": upright(*S1, 2.0), "meeple_0": upright(-50, 160, 4.0)}
    start = only(**ground, **monster(1, 200, 200))
    for number, hold in enumerate(("upright", "flat", "head-first")):
        drop = BodyDrop(0, "S1", -80.0 + number, 190.0, yaw=33.0 * number, pose=hold)
        film = unpack(world().run(start, trembled(world().city, drop, "novice", Rng(number))).frames)
        body = film.poses[1:, film.pieces.index(index("body_0"))]  # it comes into play with the drop
        assert body[:, 2].min() > -8.0
        if index("floor_S1_0") in film.pieces and thick == "floor":
            tile = film.poses[:, film.pieces.index(index("floor_S1_0"))]
            assert tile[:, 2].min() > -3.5


@pytest.mark.rule("RA-PHY-51", "RA-BRAWL-02")
def test_nothing_is_glued() -> None:
    """Paws struck hard lose the body that stands on them."""
    start = settled(only(**monster(0, 0, 250), **monster(1, 90, 250)))
    after = world().run(start, PawsFlick(0, 0.0, 1.0)).position
    assert not world().report(after).stands_on_paws(index("body_1"))


@pytest.mark.rule("RA-PHY-52", "RA-RUN-01")
def test_a_piece_beyond_the_tables_end_is_out_and_kept() -> None:
    """A disc flicked off a bare edge slides over the table; one thrown far leaves it."""
    start = settled(only(**monster(0, 250, 0), vehicle_0=upright(0, 110)))
    throw = Shot(0, ("vehicle-0",), 0.0, 1.0, tilt=30.0, tilt_direction=180.0)
    after = world().run(start, throw).position
    pose = after.pose(index("vehicle_0"))
    end = 280 + world().city.data.board.table_margin
    assert end < pose.x < end + 60 and pose.z == -3.0  # where it left the table
    assert not world().report(after).on_city(index("vehicle_0"))
    far = only(**monster(0, 240, 0), meeple_0=upright(900, 0, -3))
    flown = world().run(far, PawsFlick(0, 0.0, 0.5)).position
    assert flown.pose(index("meeple_0")) == far.pose(index("meeple_0"))


@pytest.mark.rule("RA-PHY-52", "RA-SEC-03a")
def test_a_monster_thrown_off_the_table_is_kept_where_it_left() -> None:
    """Body and Paws leave it together: where they are kept they may overlap, since nobody touches them."""
    start = settled(only(**monster(0, 250, 0), **monster(1, 200, 60)))
    throw = Shot(0, ("body-1", "paws-1"), 0.0, 1.0, tilt=30.0, tilt_direction=180.0)
    after = world().run(start, throw).position
    end = 280 + world().city.data.board.table_margin
    assert all(after.pose(index(piece)).x > end for piece in ("body_1", "paws_1"))
    assert world().run(after, PawsFlick(0, 180.0, 0.3)).position.pose(index("body_1")) == after.pose(
        index("body_1")
    )


@pytest.mark.rule("RA-PHY-44")
def test_a_planners_world_differs_a_little() -> None:
    """The same gesture slides another way in it, by no more than friction allows."""
    start = settled(only(**monster(0, 200, 258)))
    flick = PawsFlick(0, 180.0, 0.4)
    real = start.pose(index("paws_0")).x - world().run(start, flick).position.pose(index("paws_0")).x
    rng = Rng(2)
    for _ in range(3):
        other = world().varied(rng)
        way = start.pose(index("paws_0")).x - other.run(start, flick).position.pose(index("paws_0")).x
        assert way != real and abs(way / real - 1) < 0.13


def test_a_planner_does_not_watch_a_body_being_put_back() -> None:
    """It stands there all the same, less than the gap that still counts as contact above its paws."""
    start = settled(only(**monster(0, 200, 258)))
    lifted, body = world().lift(start, [index("body_0")]), index("body_0")
    planner = world().varied(Rng(2))
    real, planned = (place.hands.stand(lifted, body, 90.0) for place in (world(), planner))
    assert planner.report(planned).stands_on_paws(body) and world().report(real).stands_on_paws(body)
    assert 0.0 < planned.pose(body).z - real.pose(body).z < world().city.data.judging.contact_gap


def test_a_planners_world_gives_up_when_its_time_is_over() -> None:
    """At once: what is given up isn't tried again at a finer step."""
    start = settled(only(**monster(0, 200, 258)))
    flick = PawsFlick(0, 180.0, 0.4)
    with pytest.raises(actions.OutOfTime):
        world().varied(Rng(2), until=perf_counter()).run(start, flick)
    world().varied(Rng(2), until=perf_counter() + 600).run(start, flick)


@pytest.mark.slow
@pytest.mark.rule("RA-PHY-49")
def test_a_full_flick_leaves_most_buildings_something_and_a_drop_bares_something() -> None:
    """Medians of seeded trials: flicks do not fell all three floors; drops displace a floor or a meeple."""
    city, high = world().city, world().city.pieces[index("paws_0")].height
    all_down, moved = [], []
    for trial in range(12):
        rng = Rng(900 + trial)
        start = world().start(jitter=rng)
        x, y = -78 + 40 * (rng.unit() - 0.5), 258.0
        ready = start.placed({index("paws_0"): upright(x, y), index("body_0"): upright(x, y, high)})
        flick = PawsFlick(0, 270.0, 1.0)
        after = world().run(ready, trembled(city, flick, "regular", rng)).position
        now = world().report(after)
        floors = [index(f"floor_S1_{n}") for n in range(3)]
        all_down.append(all(not now.on_city(f) or now.height(f) < 12 for f in floors))
        drop = BodyDrop(0, "S1", *S1, yaw=360 * rng.unit())
        after = world().run(start, trembled(city, drop, "regular", rng)).position
        shift = np.linalg.norm(after.poses[:, :3] - start.poses[:, :3], axis=1)
        moved.append(bool((shift[[*city.of("floor"), *city.of("meeple")]] > 1.0).any()))
    assert sum(all_down) <= len(all_down) // 2
    assert sum(moved) > len(moved) // 2


# ---------------------------------------------------------------------------- misbehaving


def test_a_breakdown_can_be_told_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(Misbehaved("into", "a tile in a meeple")))
    assert (again.fault, str(again)) == ("into", "a tile in a meeple")


def test_a_simulation_that_misbehaves_is_tried_finer_then_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    flick = PawsFlick(0, 225.0, 0.8)
    real = actions.Action._go
    fails = {"coarse": True, "fine": False}

    def go(self: actions.Action, count: int, free: bool = False) -> int:
        if fails["coarse" if self.bench.engine.settings.finer == 1 else "fine"]:
            raise Misbehaved("engine", "made up")
        return real(self, count, free)

    monkeypatch.setattr(actions.Action, "_go", go)
    before = built().digest()
    assert world().run(built(), flick).retried
    fails["fine"] = True
    with pytest.raises(Misbehaved, match="made up"):
        world().run(built(), flick)
    assert built().digest() == before


def test_a_number_that_is_none_is_caught() -> None:
    broken = built().placed({index("meeple_0"): upright(float("nan"), 0.0)})
    with pytest.raises(Misbehaved):
        world().run(broken, Settle())
    assert world().run(built(), PawsFlick(0, 225.0, 0.2)).position  # the world is none the worse


def test_a_number_that_goes_wrong_on_the_way_is_caught_without_a_trace(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The engine would leave a log file where the program runs."""
    monkeypatch.chdir(tmp_path)
    action = actions.Action(world().engine, built())
    real = action.bench.launch
    monkeypatch.setattr(action.bench, "launch", lambda piece, *_: real(piece, (float("nan"), 0.0, 0.0)))
    with pytest.raises(Misbehaved):
        action.run(PawsFlick(0, 225.0, 0.5))
    assert list(tmp_path.iterdir()) == []


def test_a_piece_that_is_too_fast_is_caught() -> None:
    """Two pieces set inside each other burst apart."""
    burst = only(
        body_0=upright(0, 150), body_1=upright(1, 150), body_2=upright(0, 151), floor_S1_0=upright(0, 150, 20)
    )
    with pytest.raises(Misbehaved):
        engine_run(burst, 0.5)


def engine_run(position: Position, limit: float) -> None:
    """With a limit of half a metre a second."""
    patch = pytest.MonkeyPatch()
    patch.setattr(actions, "_TOO_FAST", limit)
    try:
        world().run(position, Settle())
    finally:
        patch.undo()


def test_a_piece_below_the_board_is_caught() -> None:
    with pytest.raises(Misbehaved, match="board"):
        world().run(
            only(floor_S1_0=upright(0, 0, -2.9), meeple_0=upright(0, 150)), Settle((index("meeple_0"),))
        )


def test_an_engine_that_gives_up_is_caught_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    from monstrerie.games.rampage.physics.engine import Bench, EngineFailed

    def fail(self: Bench, count: int = 1, free: bool = False) -> None:
        raise EngineFailed("made up")

    with monkeypatch.context() as patch:
        patch.setattr(Bench, "step", fail)
        with pytest.raises(Misbehaved, match="made up"):
            world().run(built(), PawsFlick(0, 225.0, 0.2))
    bench = world().engine.bench()
    world().engine.forget()
    assert world().engine.bench() is not bench


def test_without_the_engine_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from monstrerie.games.rampage.physics.engine import EngineMissing

    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(EngineMissing, match=r"monstrerie\[rampage\]"):
        Engine(world().city, world().engine.settings)


# ---------------------------------------------------------------------------- recordings


def test_a_recording_tells_the_whole_action() -> None:
    outcome = world().run(built(), some_actions()[1])
    film = unpack(outcome.frames)
    assert film.fps == 30
    assert len(film.poses) == pytest.approx(outcome.simulated * 30, abs=3)
    for row, piece in enumerate(film.pieces):
        if outcome.position.in_play(piece):
            assert film.poses[-1, row, :3] == pytest.approx(outcome.position.poses[piece, :3], abs=0.051)
    moved = {
        p for p in range(len(built())) if np.abs(outcome.position.poses[p] - built().poses[p])[:3].max() > 0.2
    }
    assert moved <= set(film.pieces)
    assert len(outcome.frames) < 40_000


@pytest.mark.parametrize("damage", [b"", b"RAF2" + bytes(20), b"RAF1\x1e\x02\x00\x01\x00\x01\x00xx"])
def test_a_damaged_recording_is_refused(damage: bytes) -> None:
    with pytest.raises(ValueError, match="recording"):
        unpack(damage)


def test_pieces_out_of_play_take_no_part() -> None:
    """The same flick on a board from which everything far away was taken ends the same."""
    flick = PawsFlick(0, 225.0, 0.35)
    far = world().report(built()).building(index("ruin-S3"))
    emptier = built().without(far)
    one, two = world().run(built(), flick).position, world().run(emptier, flick).position
    assert np.abs(one.poses[index("paws_0")] - two.poses[index("paws_0")]).max() < 1e-6
    assert two.without(far) == two
