"""The ladder: stronger bots stand higher, everybody plays about as often, and the drawing has them all."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import monstrerie
from monstrerie import BadValue, UnknownName
from monstrerie.bots import ladder_file
from monstrerie.bots.ladder import Ladder, Outcome, climb, draw, ratings, rungs, usual
from tests.cli.test_cli import run


def test_stronger_bots_stand_higher() -> None:
    ladder = Ladder("mighty-monsters", ("random", "easy", "greedy"), 4, 60)
    found = rungs(ladder.bots, [*climb(ladder, 2)])
    assert found[0].bot == "greedy" and found[-1].bot == "random"
    assert all(rung.low <= rung.rating <= rung.high for rung in found)
    assert sum(rung.seats for rung in found) == 240 and sum(rung.wins for rung in found) == pytest.approx(60)
    assert min(rung.seats for rung in found) >= 60, "a table of four has each of three bots"
    drawn = draw(found, "Mighty Monsters")
    assert all(f">{bot}</text>" in drawn for bot in ladder.bots)
    ElementTree.fromstring(drawn)


def test_ratings_need_no_certain_order_of_names() -> None:
    won = [Outcome(0, ("a", "b"), (1, 2), (1.0, 0.0)), Outcome(1, ("b", "a"), (2, 1), (0.0, 1.0))]
    assert ratings("ab", won)["a"] > 25 > ratings("ab", won)["b"]
    assert ratings("ab", []) == {"a": 25, "b": 25}
    assert rungs("ab", [])[0].low == 25


@pytest.mark.parametrize("file", sorted(ladder_file.FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_ladder_that_comes_with_the_program_says_what_its_matches_do(file: Path) -> None:
    kept = ladder_file.opened(file)
    assert kept.ladder.game == file.stem and len(kept.outcomes) >= 50
    assert kept.rungs == rungs(kept.ladder.bots, kept.outcomes)
    assert [outcome.bots for outcome in kept.outcomes] == [
        kept.ladder.lineup(outcome.number) for outcome in kept.outcomes
    ]


def test_levels_have_the_ratings_of_their_ladder_and_none_where_there_is_none() -> None:
    found = ladder_file.level_ratings(monstrerie.game("mighty-monsters"))
    assert set(found) == {"easy", "normal", "hard"} and found["easy"] < found["normal"] < found["hard"]
    assert ladder_file.level_ratings(monstrerie.game("rampage")) == {}


def test_the_bots_of_a_game_are_those_that_can_play_it() -> None:
    assert usual(monstrerie.game("dungeon-lords"))[-2:] == ("network", "master")
    assert "greedy" not in usual(monstrerie.game("rampage"))


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ()])
def test_ladders_that_cannot_be(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadValue, match="at least two bots"):
        Ladder("mighty-monsters", bots, 4, 5).check()


def test_unknown_bots_and_too_many_players_are_refused() -> None:
    with pytest.raises(UnknownName):
        Ladder("mighty-monsters", ("greedy", "zorg"), 4, 5).check()
    with pytest.raises(BadValue):
        Ladder("mighty-monsters", ("greedy", "easy"), 9, 5).check()


def test_the_command_tells_and_draws_it(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    asked = ("ladder", "mighty-monsters", "--bots", "random,greedy", "--matches", "4", "--workers", "1")
    done = run(*asked, "--plot", str(plot), "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout and plot.read_text().startswith("<svg")
    answer = json.loads(run(*asked, "--json").stdout)
    assert answer["played"] == 4 and {rung["bot"] for rung in answer["rungs"]} == {"random", "greedy"}
    assert run(*asked, "--plot", str(tmp_path / "missing" / "x.svg")).returncode != 0
