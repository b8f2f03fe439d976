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


BAD_FILES = {
    "other game": ('[box]\ngame = "dungeon-petz"\n', "Dungeon Petz"),
    "impossible": ("[guards.level-1]\nloot_range = [7, 5]\n", "[7, 5]"),
    "wrong type": ("[table]\nstart_gold = 'much'\n", "start_gold"),
    "deep": ("x = " + "[" * 50_000, "bad.toml"),
    "huge": ("# " + "x" * 1_000_000, "bad.toml"),
    "unknown": ('["trölls"]\n"🐉" = 1\n', "trölls"),
    "half a character": ('[box]\nname = "\\ud800"\n', "bad.toml"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", BAD_FILES)
def test_a_bad_file_is_told_wherever_a_box_is_taken(tmp_path: Path, what: str, lang: str) -> None:
    """To go on with, to play with, to look at, to compare, for all tables: each time one clear sentence."""
    text, word = BAD_FILES[what]
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    for arguments in (
        ("box", "mighty-monsters", str(file)),
        ("box", "mighty-monsters", "--compare", str(file)),
        ("play", "mighty-monsters", "--components", str(file)),
        ("components", "mighty-monsters", "--components", str(file)),
        ("serve", "--port", "0", "--data", str(tmp_path), "--box", str(file)),
    ):
        if arguments[0] == "serve" and what == "other game":
            continue  # any game's box may be the house's
        done = run(*arguments, "--lang", lang)
        said = " ".join((done.stdout + done.stderr).split())
        assert done.returncode != 0, arguments
        # A house's box has to say first of which game it is.
        assert word in said or (arguments[0] == "serve" and "bad.toml" in said), (arguments, said)
        assert "Traceback" not in said and "Error" not in said
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("lang", "likely", "differ"), [("en", "likely", "they differ"), ("fr", "probable", "ils diffèrent")]
)
def test_boxes_are_compared_and_what_they_settle_is_a_component_file(
    tmp_path: Path, lang: str, likely: str, differ: str
) -> None:
    for name, more in (("anna", "undead = [1, 1, 2, 2, 3]"), ("bob", "dragons = [9, 9, 9, 9, 9]")):
        text = f"[monsters.healing]\ntrolls = [1, 1, 2, 2, 4]\n{more}\n"
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "carl.toml").write_text("[monsters.healing]\ndragons = [1, 1, 1, 1, 1]\n", encoding="utf-8")
    files = [str(tmp_path / f"{name}.toml") for name in ("anna", "bob", "carl")]
    others = ("--compare", files[1], "--compare", files[2])
    done = run("box", "mighty-monsters", files[0], *others, "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert likely in done.stdout and differ in words(done.stdout)
    lines = "\n".join(line for line in done.stdout.splitlines() if line.startswith("monsters.healing."))
    settled = tomllib.loads(lines)["monsters"]["healing"]
    assert settled == {
        "trolls": {"value": [1, 1, 2, 2, 4], "confidence": "certain", "source": "anna, bob"},
        "undead": {"value": [1, 1, 2, 2, 3], "confidence": "likely", "source": "anna"},
    }
    box = monstrerie.game("mighty-monsters").components({"monsters": {"healing": settled}})
    assert box.facts["monsters.healing.undead"].confidence == "likely"
