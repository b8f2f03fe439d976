"""The rules on the simulated city: poses are set, gestures simulated."""

from __future__ import annotations

import random

import pytest

from monstrerie import Rng
from monstrerie.core.errors import IllegalMove
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.bot.heuristics import place_worth
from monstrerie.games.rampage.moves import Breathe, Drop, Finish, Flick
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.physics import draw, shaken
from monstrerie.games.rampage.physics.adapter import world
from monstrerie.games.rampage.rules import effort
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.demolish import buildings
from monstrerie.games.rampage.rules.meal import MealPhase
from monstrerie.games.rampage.rules.port import BodyDrop
from monstrerie.games.rampage.state import Carnage

from ..toy import ToyWorld
from .tables import Real


@pytest.mark.rule("RA-EX-01", "RA-SET-17", "RA-SET-18", "RA-SET-03", "RA-SET-08")
def test_the_fresh_city_stands() -> None:
    real = Real(4)
    state = real.state
    before = state.position
    after = real.world.simulation.lift(before)
    assert abs(after.poses[:, :3] - before.poses[:, :3]).max() < 1.0
    seen = judge(state)
    assert seen.out == () and seen.fallen == () and seen.standing == (0, 1, 2, 3)
    assert len(seen.on) == 19 and all(seen.on.values()) and len(seen.buildings) == 7
    meeples = [piece for piece in seen.zones if piece.startswith("meeple-")]
    assert len(meeples) == 90 and all(state.colours.count(colour) == 15 for colour in range(len(COLOURS)))
    assert [seen.zones[f"vehicle-{number}"] for number in range(4)] == [("N",), ("E",), ("S",), ("W",)]


@pytest.mark.rule("RA-EX-02", "RA-DEMO-01")
@pytest.mark.parametrize(("x", "targets"), [(-9.0, ["S1"]), (-8.6, ["S1"]), (-8.4, []), (-8.0, [])])
def test_demolish_targets_by_the_half_millimetre(x: float, targets: list[str]) -> None:
    real = Real().remove("vehicle-0").stand(0, x, 186.0)
    assert buildings(real.state, 0) == targets


@pytest.mark.rule("RA-EX-06", "RA-EAT-08", "RA-EAT-09")
def test_edible_by_the_half_millimetre() -> None:
    real = Real().clear("S1").remove("vehicle-0").stand(0, 20.0, 200.0)
    meeple = next(name for name in (f"meeple-{n}" for n in range(90)) if name not in judge(real.state).zones)
    for x, edible in (
        (-50.0, False),
        (-38.0, False),
        (-32.0, False),
        (-30.6, False),
        (-30.4, True),
        (-26.0, True),
    ):
        # Standing on the ruin or beside it, 10 mm wide along x.
        height = real.ruin if x < -33.0 else 0.0
        real.put({meeple: (x, 186.0, height)})
        over = judge(real.state).zones[meeple]
        assert ("N" in over) is edible, x
        if edible:
            assert real.world.edible(real.state.position, [meeple]) == [meeple]


@pytest.mark.rule("RA-EX-68", "RA-CHR-05a")
def test_vehicles_on_ruins_by_their_poses() -> None:
    from monstrerie.games.rampage.rules.scoring import vehicles_on_ruins

    real = Real().clear("S1")
    high = real.ruin
    real.put(
        {
            "vehicle-0": (-78.0, 186.0, high),
            "vehicle-1": (-38.0, 160.0, high),
            "vehicle-2": (-20.0, 186.0, 0.0),
        }
    )
    assert vehicles_on_ruins(real.state) == 2


@pytest.mark.rule("RA-MOVE-04", "RA-MOVE-05", "RA-ZON-02")
def test_paws_slide_over_printed_lines_and_push_what_they_meet() -> None:
    real = Real().stand(0, 20.0, 250.0).remove("vehicle-0")
    (meeple,) = judge(real.state).on["floor-S1-2"]
    real.put({meeple: (80.0, 250.0, 0.0)})
    real.match.play(0, Flick(0.0, 0.5))
    assert real.pose("paws-0").x > 115.0, "across the wall between N and NE"
    assert real.pose(meeple).x > 82.0 or real.pose(meeple).y != 250.0, "the meeple was pushed"
    assert 0 in judge(real.state).standing, "the Body is back on its Paws"


@pytest.mark.rule("RA-THROW-11", "RA-THROW-09")
def test_a_vehicle_whose_space_is_covered_goes_to_the_nearest_clear_spot() -> None:
    real = Real().stand(1, 20.0, 200.0)
    real.put({"vehicle-0": (500.0, 0.0, -3.0)})
    assert "vehicle-0" in judge(real.state).out
    real.match.play(0, Breathe(225.0, 0.0, 0.2))
    pose = real.pose("vehicle-0")
    assert (
        judge(real.state).zones["vehicle-0"] == ("N",)
        and 18.0 < abs(pose.x - 20.0) + abs(pose.y - 200.0) < 80.0
    )


@pytest.mark.rule("RA-EX-57", "RA-PHY-42", "RA-DEMO-10")
def test_a_trembling_hand_misses_the_building() -> None:
    real = Real().remove("vehicle-0").stand(0, -78.0, 250.0)
    city = real.world.city
    drop = BodyDrop(0, "S1", -38.5, 186.0)
    building = real.world.simulation.target(real.state.position, drop)
    # A draw of the tremor that carries the Body so far beyond the rim that it touches nothing there.
    for seed in range(20000):
        error = draw(city, drop, "regular", Rng(Rng(seed).seed()))
        if error.x > 16.0:
            run = real.world.simulation.run(real.state.position, shaken(city, drop, error))
            if not run.touched & building:
                break
    real.state.tremor = Rng(seed)
    assert real.match.why_not(0, Drop("S1", -38.5, 186.0, hand="regular")) is None, (
        "the intended point is fine"
    )
    events = real.match.play(0, Drop("S1", -38.5, 186.0, hand="regular"))
    assert real.state.tokens[0] == 3 and "ra-missed" in [event.kind for event in events]


@pytest.mark.rule("RA-EX-76", "RA-PHY-35")
def test_a_real_match_is_saved_and_replayed_byte_for_byte() -> None:
    match, dice = GAME.new(2, seed=21), Rng(4)
    while len(match.log) < 8 and not match.over:
        seat = match.to_act[0]
        match.play(seat, GAME.sample(match, seat, dice))
    again = GAME.new(2, seed=21)
    for (seat, move), outcome in zip(match.log, match.outcomes, strict=True):
        again.play(seat, move)
        assert again.outcomes[-1] == outcome, "simulated again: the same bytes"
    loaded = GAME.load(match.save())
    assert isinstance(loaded.state, Carnage) and isinstance(match.state, Carnage)
    assert loaded.state.position == match.state.position and loaded.view(0) == match.view(0)


@pytest.mark.rule("RA-PHY-35", "RA-PHY-52")
def test_a_match_whose_meeples_are_blown_off_the_table_is_loaded_again() -> None:
    corners = [[100.0, -100.0], [245.0, -245.0], [-100.0, 100.0], [-245.0, 245.0]]
    components = {"city": {"spaces": {"start": corners}}, "runaway": {"rows": [1] * 6}}
    match = GAME.new(2, seed=7, first="host", components=components)
    chance = random.Random(3)
    while not match.over:
        assert len(match.log) < 300, "the last row is never full"
        seat = match.to_act[-1]
        offered = match.moves(seat)
        if not any(isinstance(move, Breathe) for move in offered):
            match.play(seat, Finish() if Finish() in offered else offered[0])
        elif chance.random() < 0.5:
            match.play(seat, Breathe(0.0 if seat == 0 else 180.0, -25.0, 1.0))
        else:
            match.play(seat, Breathe(chance.uniform(0, 360), chance.uniform(-50, -10), 1.0))
    assert GAME.load(match.save()).save() == match.save()


def test_the_meal_asks_the_physics() -> None:
    real = Real().stand(0, 20.0, 250.0)
    (meeple,) = judge(real.state).on["floor-S1-2"]
    real.put({meeple: (60.0, 250.0, 0.0)})
    real.state.agenda[-1:] = [MealPhase()]
    real.state.advance()
    from monstrerie.games.rampage.moves import Dine, Eat

    real.match.play(0, Dine("N"))
    assert real.state.menu == [meeple]
    real.match.play(0, Eat(int(meeple.split("-")[1])))
    assert sum(real.state.stomachs[0]) == 1 and meeple not in judge(real.state).zones


@pytest.mark.parametrize("players", [2, 5])
def test_the_view_has_what_a_drawing_needs(players: int) -> None:
    """Outlines, sizes and the order of the pieces that a recording counts by."""
    view = GAME.new(players, seed=3).view(None)
    city, boxes = view["city"], 2 if players > 4 else 1
    assert len(city["boards"]) == boxes
    assert set(city["zones"]) == set(view["neighbourhoods"])
    assert len(city["ruins"]) == 7 * boxes
    assert set(view["pieces"]) <= set(city["pieces"])
    paws = city["pieces"].index("paws-1")
    assert world(boxes).city.pieces[paws].name == "paws-1"
    assert city["sizes"]["body"] == [20.0, 48.0, 55.0]


def test_a_bot_sets_out_for_the_last_floors() -> None:
    made = Real()
    for ruin in ("ST", "R1", "R2", "S2", "S3", "S4"):
        made.clear(ruin)
    worths = [
        place_worth(made.stand(0, x, y).state, 0) for x, y in ((-78.0, 128.0), (10.0, 100.0), (245.0, -245.0))
    ]
    assert worths == sorted(worths, reverse=True) and len(set(worths)) == 3, "beside S1, on the way, far away"


@pytest.mark.rule("RA-PHY-02")
@pytest.mark.parametrize("bound", ["MOST_STEPS", "MOST_SECONDS"])
def test_a_move_that_needs_too_much_work_is_refused_and_undone(
    bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    r = Real()
    flick = Flick(direction=225.0, strength=0.5)
    twin = r.match.copy()
    before, log = r.state.position, len(r.match.log)
    with monkeypatch.context() as patch:
        patch.setattr(effort, bound, 20 if bound == "MOST_STEPS" else 0.001)
        with pytest.raises(IllegalMove) as refused:
            r.match.play(0, flick)
    assert refused.value.rule == "RA-PHY-02" and "too much computing" in str(refused.value)
    assert "trop de calculs" in refused.value.say("fr")
    assert r.state.position is before and len(r.match.log) == log
    # Within its share a move becomes what it would without any.
    r.match.play(0, flick)
    monkeypatch.setattr(effort, "MOST_STEPS", 10**12)
    twin.play(0, flick)
    assert isinstance(twin.state, Carnage)
    assert r.world.pack(r.state.position) == r.world.pack(twin.state.position)


def test_the_bound_counts_only_the_work_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plans or judges has a time of their own."""
    effort.spend(10**12)
    monkeypatch.setattr(effort, "MOST_STEPS", 5)
    with effort.bounded():
        effort.spend(5)
        with effort.bounded():  # a share of its own, and the outer one is as it was
            effort.spend(5)
        with pytest.raises(effort.Exhausted):
            effort.spend(1)
    effort.spend(10**12)


def test_looking_for_a_place_is_work_too(monkeypatch: pytest.MonkeyPatch) -> None:
    r = Real()
    monkeypatch.setattr(effort, "MOST_STEPS", 50)
    with effort.bounded(), pytest.raises(effort.Exhausted):
        list(r.world.hands.rings(0.0, 0.0))


@pytest.mark.rule("RA-PHY-24", "RA-PHY-28", "RA-PHY-29", "RA-PHY-31")
def test_the_bounds_of_gestures_are_those_of_the_city() -> None:
    """The rules hold every number to them, on the toy city, too."""
    assert world(1).bounds == ToyWorld().bounds
    match = Real().match
    for strength, side, legal in ((0.02, 0.5, True), (0.019, 0.0, False), (1.0, -0.51, False)):
        assert (match.why_not(0, Flick(45.0, strength, side)) is None) is legal
