"""A game that the fewest points win: everybody reads them as they are counted, bots and learners get more."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

import monstrerie
from monstrerie import Match
from monstrerie.cli.drawing import board, result_table
from monstrerie.envs.seats import Setting
from tests.tiny import GAME, BooGame, Haunt


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Boo! after the last card, played for the fewest treats: 8 of them and 7."""
    monkeypatch.setattr(BooGame, "fewest", True)
    monkeypatch.setattr(Haunt, "scores", lambda state: [-points for points in state.points])
    return GAME.position(
        "position 1; game boo; players 2; seat 1; hand none; points 8; seat 2; hand none; points 7"
    )


def test_people_read_the_points_as_they_count_them(match: Match) -> None:
    result = match.result
    assert result is not None
    assert (result.scores, result.places, result.winners) == ((8, 7), (2, 1), (1,))
    assert result.breakdown == ({"boo-source-treats": 8}, {"boo-source-treats": 7})
    view = match.view(0)
    assert view["scores"] == [8, 7] and view["fewest"] is True

    def printed(shown: RenderableType) -> list[str]:
        drawn = Console(width=80, record=True, file=io.StringIO())
        drawn.print(shown)
        return [line.strip("│├└─ ") for line in drawn.export_text().splitlines()]

    table = printed(board(view, GAME, "fr", ["Anna", "Bob"]))
    assert table[1:5] == ["Points", "Anna 8", "Bob 7", "Friandises montrées 1, 3, 5, 2, 4"]
    lines = printed(result_table("boo", result, "fr", ["Anna", "Bob"]))
    assert lines[1:3] == ["♛ 1. Bob  7 points  Friandises +7", "2. Anna  8 points  Friandises +8"]


@pytest.mark.parametrize(
    ("reward", "wanted"),
    [("win", [0.0, 1.0]), ("rank", [-1.0, 1.0]), ("score", [-8.0, -7.0]), ("points", [-8.0, -7.0])],
)
def test_learners_get_more_for_fewer_points(match: Match, reward: str, wanted: list[float]) -> None:
    monstrerie.register("tests.tiny:GAME")
    assert Setting("boo", 2, reward, {}).rewards(match.state) == wanted


def test_where_more_points_win_nothing_is_said() -> None:
    assert "fewest" not in GAME.new(players=2, seed=1).view(0)
