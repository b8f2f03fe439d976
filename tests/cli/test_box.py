"""`monstrerie box`: value by value into a file, which a match can be played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import monstrerie
from tests.cli.test_cli import run, words


def test_values_are_entered_corrected_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    typed = "\n".join(["1=9 3=x", "", "2=4", "", "99=1", "1=−5", "b", "q"])
    done = run("box", "mighty-monsters", str(file), typed=typed + "\n")
    assert done.returncode == 0, done.stdout
    said = words(done.stdout)
    assert (
        "“x” can’t stand there" in said
        and "“99=1” can’t be understood" in said
        and "“−5” can’t stand there" in said
    )
    healing = {"trolls": [1, 1, 2, 2, 3], "dragons": [1, 4, 2, 2, 3]}
    kept = tomllib.loads(file.read_text())
    assert kept["monsters"]["healing"] == healing
    assert "Values settled: 2 of 15" in said and "1, 4, 2, 2, 3 (guessed: 1, 1, 2, 2, 3)" in said
    game = monstrerie.game("mighty-monsters")
    assert game.new(players=3, components=file).components.facts["monsters.healing.dragons"].value[1] == 4
    again = run("box", "mighty-monsters", str(file), "--lang", "fr", typed="q\n")
    assert "2/15" in again.stdout and "insectoïdes" in again.stdout


def test_a_rule_that_is_broken_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    typed = "s\n" * 8 + "1=9\nq\n"
    done = run("box", "mighty-monsters", str(file), typed=typed)
    assert "(MM-COMP-08)" in done.stdout
    assert not file.exists()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_file_is_left_alone(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("monsters = [", encoding="utf-8")
    done = run("box", "mighty-monsters", str(file), "--lang", lang, typed="q\n")
    assert done.returncode != 0 and "mine.toml" in done.stdout + done.stderr
    assert file.read_text() == "monsters = ["
