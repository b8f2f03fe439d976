"""Rampage in a terminal: a map from above, and numbers asked one by one."""

from __future__ import annotations

import subprocess
import sys

import pytest
from rich.text import Text

from monstrerie.cli import choosing, speak
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.moves import Drop, Finish, Flick, Place
from monstrerie.games.rampage.rules.gestures import freedom
from monstrerie.games.rampage.state import Carnage
from monstrerie.games.rampage.terminal import draw

from .tables import FLICK, table


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_map_shows_what_lies_where(lang: str) -> None:
    match = GAME.new(2, seed=4, first="host")
    drawn = Text.from_markup(draw(match.view(0), lang, ["A[b]ni", "Bo"])).plain
    rows = drawn.splitlines()[:28]
    assert all(len(row) == 56 for row in rows)
    towers = {
        "en": ("north", "west", "south", "east", "north-east", "south-west"),
        "fr": ("nord", "ouest", "sud", "est", "nord-est", "sud-ouest"),
    }
    assert all(f"{tower}:3" in drawn for tower in towers[lang])
    assert ("stadium:1" if lang == "en" else "stade:1") in drawn
    signs = {"en": "N NE E SE S SW W NW", "fr": "N NE E SE S SO O NO"}
    assert all(name in "".join(rows) for name in signs[lang].split())
    assert all(len(row) <= 80 for row in drawn.splitlines())
    assert "1" in rows[1] and "2" in rows[-2], "the first Monster stands in the north-east"
    assert "A[b]ni" in drawn and ("6 teeth" if lang == "en" else "6 Dents") in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_two_boards_and_eight_monsters_fit_80_columns(lang: str, side: str) -> None:
    match = GAME.new(8, seed=1, side=side)
    names = ["Bartholomew", "Hildegard", "Maximilien", "Ursula", "Jean-Baptiste", "Zoé", "Gwendoline", "Al"]
    for seat in (None, match.to_act[0]):
        rows = Text.from_markup(draw(match.view(seat), lang, names)).plain.splitlines()
        assert max(len(row) for row in rows) <= 80
    assert sum(row.count(":3") for row in rows[:19]) == 12, "both boards"
    assert "blue" not in "".join(rows[-3:]) or lang == "en"


def test_every_number_of_an_offer_has_its_range() -> None:
    match = GAME.new(2, seed=4, first="host")
    assert isinstance(match.state, Carnage)
    free = freedom(match.state, FLICK)
    assert free["direction"] == (0.0, 360.0) and free["strength"] == (0.02, 1.0) and "face" in free
    assert freedom(match.state, Drop("S1", 0, 0))["pose"] == ("upright", "flat", "head-first")
    assert freedom(match.state, Place("N", 0, 0))["x"] == (-280.0, 280.0)
    assert freedom(match.state, Finish()) == {}


def test_a_match_in_the_terminal_asks_for_numbers_and_refuses_wrong_ones() -> None:
    said = "flick\nmuch\n400\n90\n0,4\n\n\nfinish\ngo on to the meal\nq\n"
    command = ["play", "rampage", "--players", "2", "--seed", "4", "--bots", "random"]
    command += ["--option", "first=host", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-m", "monstrerie", *command],
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "“much” is not valid. Enter a number from 0 to 360." in done.stdout and "“400” is" in done.stdout
    assert "flicks" in done.stdout and "Traceback" not in done.stdout + done.stderr, done.stdout


def test_a_pose_is_asked_and_understood_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said, shown = ["upright", "À plat"], []

    def answer(prompt: str) -> str:
        shown.append(prompt)
        return said.pop(0)

    monkeypatch.setattr(speak.out, "input", answer)
    assert choosing._ask("rampage", "pose", ("upright", "flat", "head-first"), "upright", "fr") == "flat"
    assert all("debout, à plat, tête en bas" in prompt for prompt in shown) and len(shown) == 2


@pytest.mark.rule("RA-PHY-37", "RA-PHY-41")
def test_no_hand_is_steadier_than_the_table() -> None:
    for table_, hand, used in (
        ("regular", "expert", "regular"),
        ("expert", "novice", "novice"),
        ("off", "expert", "expert"),
        ("regular", "", "regular"),
        ("off", "", ""),
    ):
        t = table("A B", tremor=table_)
        t.play("A", Flick(0.0, 0.5, hand=hand))
        assert [level for _, level in t.world.seen] == [used], (table_, hand)
