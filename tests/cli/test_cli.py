"""The command line as a person uses it: real processes, typed input, clear words for mistakes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import monstrerie
from monstrerie.bots.arena import Standing
from monstrerie.cli import main
from monstrerie.cli.arena import _table as table_of

from .. import harness

ROOT = Path(__file__).parent.parent.parent
GAME = monstrerie.game("mighty-monsters")


class Done(NamedTuple):
    """How a command ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, typed: str = "") -> Done:
    """Run the command line in this process, with typed input."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["monstrerie", *arguments])
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setenv("MONSTRERIE_GAMES", "tests.tiny:GAME")
        try:
            main()
            code: object = 0
        except SystemExit as leaving:
            code = leaving.code
    return Done(code if isinstance(code, int) else 0 if code is None else 1, out.getvalue(), err.getvalue())


def process(*arguments: str, typed: str = "") -> Done:
    """Run the command line as a process of its own."""
    path = os.pathsep.join([*sys.path, str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "monstrerie", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "MONSTRERIE_GAMES": "tests.tiny:GAME"},
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def words(text: str) -> str:
    """Text without the line breaks that the width of a terminal brings."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saves") / "match.json"
    match = GAME.new(3, seed=4)
    harness.play_randomly(match, 4)
    file.write_text(match.save(), encoding="utf-8")
    return file


def test_version_and_help() -> None:
    assert process("--version").stdout.strip() == f"monstrerie {monstrerie.__version__}"
    shown = run("--help").stdout
    for command in ("serve", "play", "replay", "arena", "bench", "components", "rules", "games"):
        assert command in shown


@pytest.mark.parametrize(
    ("lang", "prompt"), [("en", "Choose your faction"), ("fr", "Choisissez votre faction")]
)
def test_a_whole_match_against_bots(lang: str, prompt: str, tmp_path: Path) -> None:
    typed = "1\n" * 60 + f"s {tmp_path / 'end'}\n"
    done = run(
        "play",
        "mighty-monsters",
        "--players",
        "3",
        "--bots",
        "easy",
        "--lang",
        lang,
        "--seed",
        "5",
        typed=typed,
    )
    assert done.returncode == 0 and done.stderr == ""
    assert prompt in words(done.stdout) and "♛" in words(done.stdout)


def test_play_explains_undoes_saves_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    typed = "\n".join(
        ["demons", "?", "? MM-REPL-01", "? stronger", "? 1", "l", "99", "zorg", "play", f"s {file}", "q", ""]
    )
    first = run(
        "play",
        "mighty-monsters",
        "--players",
        "3",
        "--bots",
        "greedy",
        "--seed",
        "7",
        "-o",
        "first=host",
        typed=typed,
    )
    assert first.returncode == 0
    for said in (
        "leads the demons",
        "undo your last move",
        "strictly stronger",
        "unseen guards",
        "no move 99",
    ):
        assert said in words(first.stdout)
    assert (
        "No move matches “zorg”" in first.stdout
        and "moves match" in words(first.stdout)
        and "Saved as" in words(first.stdout)
    )
    assert monstrerie.load(file.read_text(encoding="utf-8")).log
    second = run("play", "mighty-monsters", "--load", str(file), "--bots", "greedy", typed="1\nq\n")
    assert second.returncode == 0 and "places a" in words(second.stdout)


def test_undo_takes_the_last_move_back_until_something_hidden_came_out() -> None:
    # Of two people only the second has chosen a faction yet: nothing hidden has come out.
    typed = "\n".join(["", "trolls", "", "", "u", "demons", "", "", "1", "q", ""])
    done = run(
        "play",
        "mighty-monsters",
        "--players",
        "3",
        "--people",
        "Ani,Inga",
        "--bots",
        "random",
        "--seed",
        "7",
        typed=typed,
    )
    assert "no move to undo" in words(done.stdout)
    typed = "\n".join(["trolls", "u", "q", ""])
    done = run("play", "mighty-monsters", "--players", "3", "--bots", "random", "--seed", "7", typed=typed)
    assert "can’t be undone" in words(done.stdout)  # the cards were dealt


def test_undo_is_refused_once_the_others_have_shown_their_cards() -> None:
    typed = "\n".join(["1", "1", "u", "q", ""])
    done = run("play", "boo", "--players", "2", "--bots", "random", "--seed", "7", typed=typed)
    assert done.returncode == 0 and "can’t be undone" in words(done.stdout)


def test_hot_seat_waits_and_tells_each_person_what_they_missed() -> None:
    typed = "\n1\n" + "\n\n1\n" * 2 + "1\n" + "\n\nq\n"
    done = run(
        "play", "mighty-monsters", "--players", "3", "--people", "Ani,Inga,Frank", "--seed", "7", typed=typed
    )
    assert done.returncode == 0
    screens = words(done.stdout).split("Press Enter once the others have looked away.")
    assert [screen.split()[-2] for screen in screens[:-1]] == ["Ani’s", "Inga’s", "Frank’s", "Ani’s"]
    # Whoever played reads what came of it before the screen is cleared.
    assert all("Press Enter when you have read this" in screen for screen in screens[1:-1])
    ani, inga, frank, ani_again = screens[1:]
    assert "Since you last looked: Ani leads the trolls." in inga
    assert "Since you last looked: Ani leads the trolls. Inga leads the dragons." in frank
    assert "Ani leads the trolls." not in ani_again  # that she has seen
    # A hand is told to its owner only: Frank's when the cards are dealt, Ani's when she is back.
    assert "Your hand:" not in ani + inga
    assert "Your hand: 1, 3 and 5." in frank and frank.count("Your hand:") == 1
    assert "Your hand: 1, 2 and 4." in ani_again and ani_again.count("Your hand:") == 1


def test_names_are_not_read_as_markup() -> None:
    done = run(
        "play",
        "mighty-monsters",
        "--people",
        "[red]Ani[/red]",
        "--players",
        "3",
        "--bots",
        "random",
        typed="1\nq\n",
    )
    assert done.returncode == 0 and "[red]Ani" in words(done.stdout)


def test_the_end_of_input_is_told() -> None:
    done = run("play", "mighty-monsters", "--players", "3", typed="")
    assert done.returncode == 1 and "input ended" in words(done.stdout) and "Traceback" not in done.stderr


def test_a_game_that_only_brings_itself_plays_in_the_terminal() -> None:
    done = run("play", "boo", "--players", "2", "--bots", "hard", "--seed", "3", typed="1\n" * 5 + "\n")
    assert done.returncode == 0 and "takes the treat" in words(done.stdout) and "♛" in words(done.stdout)
    arena = run("arena", "boo", "--seats", "search,random", "--matches", "4", "--iterations", "20", "--json")
    assert json.loads(arena.stdout)["played"] == 4


def test_a_position_of_a_replay_is_taken_up(saved: Path, tmp_path: Path) -> None:
    written = run("replay", str(saved), "--to", "5", "--position").stdout
    assert written.startswith("position 1; game mighty-monsters; players ")
    file = tmp_path / "position.txt"
    file.write_text(written, encoding="utf-8")
    assert run("replay", str(file), "--position").stdout == written
    assert "Goodbye." in run("play", "mighty-monsters", "--load", str(file), typed="q\n").stdout
    assert "another game" in run("play", "boo", "--load", str(file)).stderr


def test_replay(saved: Path) -> None:
    shown = run("replay", str(saved), "--lang", "fr")
    assert (
        shown.returncode == 0
        and "Round 6 sur 6" in words(shown.stdout)
        and "gagne avec" in words(shown.stdout)
    )
    assert "Your hand:" not in run("replay", str(saved)).stdout  # a spectator does not learn a hand
    assert "Your hand:" in run("replay", str(saved), "--seat", "1").stdout
    part = run("replay", str(saved), "--to", "5", "--step", typed="\n" * 5)
    assert part.returncode == 0 and "Enter for the next move" in words(part.stdout)


def test_rules() -> None:
    assert "strictly stronger" in run("rules", "mighty-monsters", "mm-repl-01").stdout
    assert "strictement plus fort" in run("rules", "mighty-monsters", "MM-REPL-01", "--lang", "fr").stdout
    assert "MM-FIGHT-06" in run("rules", "mighty-monsters", "one coin").stdout
    everything = run("rules", "mighty-monsters").stdout
    searched = run("rules", "dungeon-lords", "mechancete paladin", "--lang", "fr").stdout
    assert "Le paladin" in searched and "DL-GEN-17" in searched
    assert "Set-up" in run("rules", "mighty-monsters", "setup faction").stdout
    overview, exact = everything.split("The exact wording")
    assert "Replace a monster" in overview and "MM-" not in overview
    assert exact.count("MM-") > 150 and "MM-REPL-01" in exact
    assert "RA-PHY-31" in run("rules", "rampage", "ra-phy-31").stdout


def test_components(tmp_path: Path) -> None:
    shown = run("components", "mighty-monsters").stdout
    assert "guess" in shown and "certain" in shown and "FR, BD" not in shown
    named = run("components", "mighty-monsters", "--paths").stdout
    assert "table.start_gold" in named and "FR, BD" in named
    facts = json.loads(run("components", "mighty-monsters", "--json").stdout)
    assert facts["table.start_gold"] == {"value": 8, "confidence": "certain", "source": "FR, BD", "note": ""}
    box = tmp_path / "box.toml"
    box.write_text("[table]\nstart_gold = 11\n", encoding="utf-8")
    assert (
        json.loads(run("components", "mighty-monsters", "--components", str(box), "--json").stdout)[
            "table.start_gold"
        ]["value"]
        == 11
    )


def test_arena() -> None:
    done = run("arena", "mighty-monsters", "--seats", "greedy,random,random", "--matches", "6")
    assert done.returncode == 0
    for said in ("greedy", "random", "95% CI", "rating", "6 matches (rounds on average: 6.0)"):
        assert said in words(done.stdout)
    answer = json.loads(
        run("arena", "mighty-monsters", "--seats", "greedy,random,random", "--matches", "6", "--json").stdout
    )
    assert answer["standings"][0]["bot"] == "greedy"
    assert set(answer["standings"][0]) >= {"share", "low", "high", "rating", "uncertainty"}
    assert [row["rounds"] for row in answer["standings"]] == [6.0, 6.0]


def test_arena_tells_how_long_the_matches_were() -> None:
    done = run("arena", "dungeon-petz", "--seats", "random,random", "--matches", "2", "--lang", "fr")
    assert "2 parties (manches en moyenne : 6,0)" in words(done.stdout)


def test_arena_says_nothing_of_rounds_where_a_game_has_none() -> None:
    row = Standing("random", 2, 3, 1.5, 0.5, 0.2, 0.8, 4.0, 0.1, 0.2, 25.0, 8.0)
    for lang, said in (("en", "3 matches"), ("fr", "3 parties")):
        assert str(table_of([row], 3, lang).title) == said
    long = msgspec.structs.replace(row, rounds=1.5)
    assert str(table_of([long], 3, "en").title) == "3 matches (rounds on average: 1.5)"
    assert str(table_of([long], 3, "fr").title) == "3 parties (manches en moyenne\u00a0: 1,5)"


def test_bench() -> None:
    answer = json.loads(run("bench", "mighty-monsters", "--seconds", "0.2", "--json").stdout)
    assert answer["speeds"][0]["decisions_a_second"] > 0
    assert "interpreted" in run("bench", "--env").stdout or "compiled" in run("bench", "--env").stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "zorg"], "no game “zorg”.*mighty-monsters"),
        (["play", "mighty-monsters", "--players", "7"], "3 to 6"),
        (["play", "mighty-monsters", "-o", "row"], "NAME=VALUE"),
        (["play", "mighty-monsters", "-o", "zorg=1"], "zorg.*row, whim"),
        (["play", "mighty-monsters", "-o", "row=perhaps"], "perhaps.*off, on"),
        (["play", "mighty-monsters", "--bots", "zorg"], "zorg.*easy"),
        (["play", "mighty-monsters", "--players", "3", "--people", "a,b,c,d"], "4 people.*3"),
        (["play", "mighty-monsters", "--seed", "-4"], "seed"),
        (["play", "mighty-monsters", "--load", "/nowhere/x.json"], "can’t be read.*no such file"),
        (["play", "mighty-monsters", "--components", "/nowhere/x.toml"], "can’t be read"),
        (["play", "mighty-monsters", "--lang", "de"], "de.*en, fr"),
        (["replay", "/nowhere/x.json"], "can’t be read.*no such file"),
        (["replay", "pyproject.toml"], "not a saved match"),
        (["rules", "mighty-monsters", "MM-ZORG-01"], "MM-ZORG-01"),
        (["rules", "zorg"], "zorg"),
        (["components", "zorg"], "zorg"),
        (["arena", "mighty-monsters", "--seats", "random,random"], "3 to 6"),
        (["arena", "mighty-monsters", "--seats", "random,random,zorg"], "zorg"),
        (["arena", "mighty-monsters", "--seats", "random,random,easy", "--matches", "0"], "matches"),
        (["arena", "mighty-monsters", "--seats", "random,random,easy", "--seconds", "0"], "budget"),
        (["bench", "zorg"], "zorg"),
        (["puzzle", "boo"], "no puzzles"),
        (["puzzle", "dungeon-lords", "--course", "zorg"], "combat"),
        (["learn", "boo"], "no guided match"),
        (["learn", "mighty-monsters", "--load", "pyproject.toml"], "not a saved match"),
        (["play", "mighty-monsters", "--players", "many"], "--players"),
        (["zorg"], "zorg"),
    ],
    ids=str,
)
def test_mistakes_are_told_in_one_clear_message(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    for part in says.split(".*"):
        assert part in words(done.stderr)


def test_mistakes_are_told_in_french() -> None:
    assert "Il n’y a pas de jeu" in run("play", "zorg", "--lang", "fr").stderr


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run("play", "mighty-monsters", "--players", "3", typed=f"s {tmp_path / 'file' / 'x.json'}\nq\n")
    assert done.returncode == 0 and "Can’t write" in words(done.stdout)
    assert "part of its path is not a folder" in words(done.stdout)


def test_replay_of_a_seat_that_does_not_exist(saved: Path) -> None:
    assert "no seat 9 in this match. Choose a seat from 1 to 3" in words(
        run("replay", str(saved), "--seat", "9").stderr
    )
    assert "no seat 0" in run("replay", str(saved), "--seat", "0").stderr
    assert "no move 999" in run("replay", str(saved), "--to", "999").stderr
