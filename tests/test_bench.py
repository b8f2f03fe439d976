"""The benches that the README cites measure what they say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import monstrerie
from bench import heuristics, throughput
from monstrerie.cli import bench

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
