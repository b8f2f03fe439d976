"""`monstrerie learn`: whoever reads and follows the words comes to the end of a guided match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .test_cli import run, words

FOLLOWED = {
    "mighty-monsters": "\n1\n\n\n\n5\n\n2\n\n\n\n\n\n\n1\n1\n1\n",
    "dungeon-petz": "\n\n\n2\n3\n2\n1\n3\n5\n1\n1\n1\n1\n1\n1\n1\n1\n"
    "\n\n2\n1\n1\n1\n2\n3\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n\n",
}
"""Mighty Monsters: goal; trolls; castle, back, hand; a 4 below guard 1; joined; a 3 on the 1; six ideas; free
moves. Dungeon Petz: goal, imps, town; two groups; a pet, food, a cage; play and hunger,
food, an imp that entertains; grown, exhibition; a second round until its award.
"""


@pytest.mark.parametrize(
    ("game", "lang", "goal", "end"),
    [
        ("mighty-monsters", "en", "most gold", "Play this match to the end?"),
        ("mighty-monsters", "fr", "plus d’or", "Finir cette partie"),
        ("dungeon-petz", "en", "most reputation", "Play this match to the end?"),
        ("dungeon-petz", "fr", "plus de réputation", "Finir cette partie"),
    ],
)
def test_a_pupil_is_guided_to_the_end(game: str, lang: str, goal: str, end: str) -> None:
    done = run("learn", game, "--lang", lang, typed=FOLLOWED[game] + "q\n")
    output = words(done.stdout)
    assert done.returncode == 0, done.stderr
    assert goal in output and end in output
    assert [f"{number}/16" in output for number in (1, 6, 8, 13, 15, 16)] == [True] * 6


WINTER = "\n\n1\n2\n4\n\n1\n1\n1\n1\n"
"""Two ideas; food, dig, hire; revealed; food, two tunnels, a goblin."""
COMBAT = "\n\n\n\n\n1\n1\n\n1\n1\n1\n"
"""Five ideas of the year; a trap and a goblin; fatigue; a tile, a trap, a goblin."""


@pytest.mark.parametrize(
    ("lang", "goal", "end"),
    [
        ("en", "young dungeon lord", "Play this match to the end?"),
        ("fr", "jeune seigneur", "Finir cette partie"),
    ],
)
def test_a_dungeon_lord_is_guided_through_a_year(lang: str, goal: str, end: str) -> None:
    done = run("learn", "dungeon-lords", "--lang", lang, typed=WINTER + COMBAT + "q\n")
    output = words(done.stdout)
    assert done.returncode == 0, done.stderr
    assert goal in output and end in output
    assert all(f"{number}/16" in output for number in range(1, 17))


RAMPAGE = (
    "\n\n1\n240\n0.1\n\n\n1\n240\n0.34\n\n\n\n2\n160\n133\n\n\n{flat}\n\n1\n1\n1\n1\n"
    "\n\n\n3\n244\n-10\n\n4\n244\n0.8\n\n\n\n244\n\n1\n8\n2\n"
)
"""Two ideas; a flick too weak, and one that fits; a drop; a meal of three; three ideas; a breath, a
toss; a meal of nothing; no more actions and no meal.
"""


@pytest.mark.parametrize(
    ("lang", "flat", "goal", "weak", "end"),
    [
        ("en", "flat", "is your dinner", "Flick a little harder", "Enjoy your meal"),
        ("fr", "à plat", "est votre dîner", "Un peu plus fort", "Bon appétit"),
    ],
)
def test_a_giant_is_guided_by_numbers(lang: str, flat: str, goal: str, weak: str, end: str) -> None:
    done = run("learn", "rampage", "--lang", lang, typed=RAMPAGE.format(flat=flat) + "q\n")
    output = words(done.stdout)
    assert done.returncode == 0, done.stderr
    assert goal in output and weak in output and end in output
    assert all(f"{number}/16" in output for number in range(1, 17))


def test_a_move_that_does_not_fit_is_answered_and_not_played() -> None:
    done = run("learn", "mighty-monsters", "--lang", "en", typed="\n1\n\n\n\n3\n9\nq\n")
    output = words(done.stdout)
    assert "A 5 would be wasted" in output and "guard 2 is only reached" in output
    assert "places a" not in output


def test_groups_that_do_not_fit_are_answered() -> None:
    done = run("learn", "dungeon-petz", "--lang", "en", typed="\n\n\n6\n1\n1\n2\n3\n4\nq\n")
    output = words(done.stdout)
    assert "somebody should stay at home" in output and "Give this group some." in output
    assert "a group of size 2" in output and "You’ll need a second group" in output
    assert "reveals" not in output


def test_one_leaves_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("learn", "mighty-monsters", "--lang", "en", typed="\n1\n\n\n\n5\n\ns kept\nq\n")
    assert done.returncode == 0 and (tmp_path / "kept.json").exists()
    again = words(
        run("learn", "mighty-monsters", "--load", "kept.json", "--lang", "en", typed="\nq\n").stdout
    )
    assert "8/16" in again and "6/16" not in again


@pytest.mark.parametrize(
    ("game", "lang", "typed", "told"),
    [
        ("mighty-monsters", "en", "\n1\n\n\n\nf\n1\n", "places a"),
        ("dungeon-lords", "fr", "\n\nf\n1\n", "Année 1, hiver"),
        ("dungeon-petz", "fr", "\n\n\nf\n1\n", "Manche 1"),
        ("rampage", "en", "\n\nf\n1\n240\n0.34\n\n\n", "flicks"),
    ],
)
def test_the_same_match_is_played_on_without_the_guide(game: str, lang: str, typed: str, told: str) -> None:
    done = run("learn", game, "--lang", lang, typed=f"{typed}q\n")
    output = words(done.stdout)
    assert done.returncode == 0 and done.stderr == ""
    *_, after = re.split(r"\b\d+/16\b", output)
    assert told in after
