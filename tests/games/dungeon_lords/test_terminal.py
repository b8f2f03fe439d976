"""The realm in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import monstrerie
from monstrerie.cli.drawing import board
from monstrerie.core.match import Match
from monstrerie.games.dungeon_lords import GAME, puzzles
from tests.harness import after

NAMES = ["Ani", "B[o]b", "Cléo", "Dé"]


def shown(match: Match, seat: int | None, lang: str) -> str:
    console = Console(width=80, force_terminal=False)
    with console.capture() as got:
        console.print(board(match.view(seat), GAME, lang, NAMES))
    return got.get()


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
@pytest.mark.parametrize("moves", [0, 25, 60, 140, 250])
def test_every_part_of_a_match_is_drawn_in_80_columns(moves: int, lang: str) -> None:
    match = after(GAME, 4, seed=3, moves=moves)
    for seat in (None, 0, 3):
        text = shown(match, seat, lang)
        assert max(map(len, text.splitlines())) <= 80
        assert all(name in text for name in NAMES), "everybody's dungeon, and no name read as markup"
        assert text.count("░") > 4 * 12 * 4, "four hills"
        assert "10♛" in text or match.view(seat)["paladin"]["where"] != "tent"


def test_the_own_dungeon_comes_first_and_traps_stay_secret() -> None:
    match = after(GAME, 3, seed=5, moves=120)
    traps = [lord["trap_count"] for lord in match.view(None)["seats"]]
    text = shown(match, 2, "en")
    own = [line for line in text.splitlines() if "●" in line or "■" in line or "▲" in line][-3:]
    assert "Cléo" in own[0]
    spectator = [line for line in shown(match, None, "en").splitlines() if "Trap store" in line]
    assert len(spectator) == sum(count > 0 for count in traps)
    assert all(line.split(":")[1].strip(" │").isdigit() for line in spectator)


def test_a_training_combat_shows_the_battle_alone() -> None:
    text = shown(Match.around(GAME, puzzles.scenario(1).state), 0, "en")
    assert "warrior 3/3♥" in text and "rolling stone" in text and "Tavern" not in text
