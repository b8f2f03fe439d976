"""The benches that the README cites measure what they say."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np
import pytest

import monstrerie
from bench import (
    coach_calibration,
    coach_time,
    heuristics,
    many,
    rampage_corners,
    rampage_gpu,
    rampage_levels,
    rampage_mjx,
    throughput,
)
from monstrerie.bots.arena import Played
from monstrerie.cli import bench
from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import City, Simulation

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("kind", ["batch", "aec"])
def test_throughput_of_our_own(kind: str) -> None:
    steps = throughput.measure(kind, "mighty-monsters", "interpreted", 0.2)
    assert isinstance(steps, float) and steps > 100


def test_matches_are_measured_with_their_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = monstrerie.game("mighty-monsters")
    usual = game.new

    def slow(*given: Any, **options: Any) -> monstrerie.Match:
        end = process_time() + 0.02
        while process_time() < end:
            pass
        return usual(*given, **options)

    monkeypatch.setattr(game, "new", slow)
    speed = bench.measure(game, 3, 0.1, {})
    assert speed.microseconds_a_start >= 20_000
    assert speed.matches_a_second is not None and speed.matches_a_second <= 50


def test_a_peer_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(throughput.PACKAGES, "chess", "no_such_package")
    throughput.one("pettingzoo", "chess", "", 0.1)
    assert capsys.readouterr().out == '"no_such_package"\n'


def test_every_game_and_form_is_planned_beside_every_peer() -> None:
    titles = [title for title, *_ in throughput.plan(["a", "b"], ["interpreted", "compiled"])]
    assert len(set(titles)) == 3 + 2 * 2 * 2


def test_an_unknown_game_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.throughput", "zorg"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2 and "zorg" in done.stderr and "mighty-monsters" in done.stderr


@pytest.mark.parametrize(("digest", "said"), [("a", "equal"), ("b", "DIFFERENT")])
def test_heuristics_stand_beside_those_of_another_checkout(
    digest: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def found(checkout: Path, name: str, matches: int) -> dict[str, object]:
        ours = checkout == ROOT
        return {
            "figures": {"choose": 2.0 if ours else 5.0},
            "counts": {"choose": 7},
            "digest": "a" if ours else digest,
        }

    monkeypatch.setattr(heuristics, "elsewhere", found)
    monkeypatch.setattr(sys, "argv", ["heuristics", "mighty-monsters", "--base", str(tmp_path)])
    (tmp_path / "monstrerie").mkdir()
    if said == "equal":
        heuristics.main()
    else:
        with pytest.raises(SystemExit, match="choose differently"):
            heuristics.main()
    printed = capsys.readouterr().out
    assert said in printed and "2.50 times" in printed


def test_heuristics_want_a_checkout_beside_them(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.heuristics", "--base", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "no checkout of ours" in done.stderr


def test_wins_are_counted_by_corner(capsys: pytest.CaptureFixture[str]) -> None:
    def played(*winners: int) -> Played:
        four = (0, 1, 2, 3)
        return Played(0, four, (5.0, 1.0, 1.0, 1.0), winners, four, 9, four, (0.0,) * 4, (0.0,) * 4, 7)

    even = [(0, played(number % 4)) for number in range(400)]
    assert rampage_corners.table(even)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["north-east", "25.0", "%"] and lines[0].endswith("5.0 points")
    assert lines[-2].split()[:3] == ["who", "begins", "25.0"] and "7.0 rounds" in lines[-1]
    shared = [(1, played(0, 1)), (2, played(2))]
    assert [rampage_corners.wins(shared, seats) for seats in ((0,), (1,), (0, 1), (0, 2))] == [
        0.5,
        0.5,
        1,
        1.5,
    ]
    assert not rampage_corners.table(even[:100] + [(0, played(0))] * 100), "no fair city"


def test_many_jobs_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    """Nothing is done twice, nothing that was kept is lost, and a torn line is done again."""
    file = tmp_path / "results" / "kept.json"

    def ask(*lines: str) -> argparse.Namespace:
        parser = argparse.ArgumentParser()
        many.asked(parser)
        return parser.parse_args(["--keep", str(file), "--workers", "1", *lines])

    assert many.done(abs, range(9), {"of": 1}, ask("--minutes", "0")) == {}
    some = many.done(abs, range(9), {"of": 1}, ask(), lambda found: len(found) >= 2)
    assert 2 <= len(some) < 9
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"job": 7, "do')
    doubled = many.done(float, range(9), {"of": 1}, ask())
    assert doubled == {job: abs(job) for job in range(9)} and file.read_text().count("{") == 1 + 9
    assert [job for job in doubled if isinstance(doubled[job], int)] == sorted(some)
    with pytest.raises(SystemExit, match="something else"):
        many.done(abs, range(9), {"of": 2}, ask())


def test_levels_are_in_order_when_the_better_one_wins(capsys: pytest.CaptureFixture[str]) -> None:
    def found(number: int, winner: int, turns: int = 40) -> dict[str, Any]:
        entrants = (number % 2, 1 - number % 2) if number < 300 else (0, 1, 2, 3)
        seats = len(entrants)
        won = (entrants.index(winner),)
        played = Played(
            0, entrants, (9.0,) * seats, won, entrants, 9, (4,) * seats, (1.0,) * seats, (1.0,) * seats
        )
        return {"played": msgspec.to_builtins(played), "turns": turns}

    good = {number: found(number, 0) for number in range(303)}
    assert rampage_levels.table(good, 100)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("hard against normal: 100.0 % (96.3-100.0)") and "0.25 s" in lines[0]
    assert lines[-1] == "four normal: 3 matches of 40.0 turns (most 40)"
    assert not rampage_levels.table(good | {302: found(302, 1, 61)}, 100)
    assert not rampage_levels.table(good | {number: found(number, 1) for number in range(0, 300, 3)}, 100)


def test_what_the_coach_said_is_put_beside_what_became_of_it() -> None:
    samples = [coach_calibration.sampled(2, ("mighty-monsters", number)) for number in (1, 2)]
    said = coach_calibration.summary(samples)
    # Four seats at three decisions of each match; every match has one victory.
    assert said["matches"] == 2 and sum(row["seats"] for row in said["bins"]) == 24
    assert sum(row["seats"] * row["real"] for row in said["bins"]) == pytest.approx(6)
    assert sum(row["seats"] * row["told"] for row in said["bins"]) == pytest.approx(6, abs=1e-4)
    whole = coach_calibration.sampled(2, ("mighty-monsters", 9))
    assert len(whole.luck) == 4 and sum(whole.luck) == pytest.approx(0, abs=1e-4)


def test_an_analysis_is_timed_and_its_first_curve() -> None:
    said = coach_time.timed("mighty-monsters", 1, 2)
    assert said["moves"] == 58 and 0 < said["curve"] < said["whole"]


def test_worlds_of_a_card_are_compared_with_the_processors() -> None:
    world = Simulation(City.build(), filming=False)
    position, engine, paws = rampage_gpu.built(world), world.engine, world.city.paws(0)
    start = rampage_gpu.laid_out(engine, position).rows.copy()
    launched = rampage_gpu.speeds(world.city, rampage_gpu.flicks(2, Rng(1)))
    ends = rampage_gpu.on_processor(engine, engine.gears[2], position, launched, 40)
    floors = world.city.of("floor")
    same = rampage_gpu.compared(start, ends, ends, paws, floors)
    assert (
        same["every piece within 5 mm"] == same["the same moved"] == 1.0 and same["way on the card, mm"] > 5
    )
    other = ends.copy()
    other[0, paws, 0] += 0.01
    apart = rampage_gpu.compared(start, other, ends, paws, floors)
    assert apart["discs within 5 mm"] == 0.5 and apart["discs apart, median mm"] == pytest.approx(5.0)


def test_the_world_that_mjx_takes_is_the_city_but_for_round_discs() -> None:
    world = Simulation(City.build(), filming=False)
    city, position = world.city, rampage_gpu.built(world)
    near, mujoco = rampage_mjx.near(city, position, whole=False), world.engine.mujoco
    kinds = [city.pieces[piece].kind for piece in near]
    assert kinds.count("floor") == 3 and kinds.count("meeple") == 13 and city.paws(0) in near
    names = [city.pieces[piece].name for piece in near]
    xml = rampage_mjx.simplified(city, world.engine.settings, names, (400, 160))
    model, rows = mujoco.MjModel.from_xml_string(xml), position.poses[near].copy()
    assert model.nv == 6 * len(near) and mujoco.mjtGeom.mjGEOM_CYLINDER not in model.geom_type
    mass = sum(city.pieces[piece].mass for piece in near) / 1000
    assert model.body_mass.sum() == pytest.approx(mass)
    rows[:, :3] /= 1000
    launched, disc = rampage_gpu.speeds(city, rampage_gpu.flicks(2, Rng(1))), near.index(city.paws(0))
    ends, seconds = rampage_mjx.on_processor(mujoco, model, rows, launched, disc, 10)
    # Ten steps of free sliding, a little slower at each.
    gone = np.linalg.norm(ends[:, disc, :2] - rows[disc, :2], axis=1)
    straight = np.linalg.norm(launched, axis=1) * 10 * model.opt.timestep
    assert seconds > 0 and gone == pytest.approx(straight, rel=0.1) and (gone < straight).all()
