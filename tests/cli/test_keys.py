"""What people type and pass that once ended a match or a command with a traceback, or was told wrongly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import monstrerie
from monstrerie.bots import BOTS, LEVELS
from monstrerie.cli import speak
from monstrerie.core.errors import BadComponents
from monstrerie.core.seated import Seated
from monstrerie.core.text import sentence

from .test_cli import ROOT, Done, run, words

PLAY = ("play", "mighty-monsters", "--players", "3", "--bots", "random", "--seed", "7")


def typed(*lines: str, more: tuple[str, ...] = ()) -> str:
    done = run(*PLAY, *more, typed="\n".join([*lines, "q", ""]))
    assert done.returncode == 0 and done.stderr == ""
    return words(done.stdout)


# --- keys ---------------------------------------------------------------------------------------------------


def test_a_superscript_is_no_number() -> None:
    assert "No move matches “²”" in typed("²")
    assert "Goodbye." in typed("? ²")


def test_a_number_may_have_any_length() -> None:
    assert "There is no move 99999999999999999999. Choose a number from 1 to 6." in typed("9" * 5000)
    assert "There is no move 99999999999999999999." in typed("? " + "9" * 5000)
    assert "There is no move 7." in typed("? 7")


def test_moves_are_found_without_accents_and_case() -> None:
    assert "Player 1 mène les démons" in typed("DEMONS", more=("--lang", "fr")).replace("Joueur", "Player")


@pytest.mark.parametrize("game", sorted(monstrerie.games()))
def test_no_key_but_a_choice_plays(game: str, tmp_path: Path) -> None:
    """Enter shows the table again, whichever move comes first in the list; so do the other keys."""
    file = tmp_path / "match.json"
    keys = ("", "", "b", "l", "?", "? 1", "u", f"s {file}", "q", "")
    done = run("play", game, "--bots", "random", "--seed", "7", typed="\n".join(keys))
    assert done.returncode == 0, done.stderr
    log = monstrerie.load(file.read_text(encoding="utf-8")).log
    assert [move for seat, move in log if seat == 0] == []


def test_the_help_has_an_example_of_this_game() -> None:
    assert "words that only one move has: trolls" in typed("?")
    lords = words(run("play", "dungeon-lords", "--bots", "random", "--seed", "3", typed="?\nq\n").stdout)
    assert "above" not in lords.split("words that only one move has: ")[1][:20]


# --- saving -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", [".", "nowhere/", "no/where", "a\0b", "~nobody-of-that-name/x", "x" * 300, ".."]
)
def test_any_name_of_a_save_is_answered(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "desk"
    folder.mkdir()
    monkeypatch.chdir(folder)
    output = typed(f"s {name}")
    assert ("Saved as" in output) != ("Can’t write" in output)
    assert ("Saved as" in output) == any(tmp_path.rglob("*.json"))


def test_a_save_replaces_a_file_only_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("precious", encoding="utf-8")
    assert "already exists" in typed(f"s {notes}", "n") and notes.read_text(encoding="utf-8") == "precious"
    assert "Not saved" in typed(f"s {notes}", "") and notes.read_text(encoding="utf-8") == "precious"
    assert (
        "Saved as" in typed(f"s {notes}", "y")
        and monstrerie.load(notes.read_text(encoding="utf-8")).players == 3
    )
    monkeypatch.setenv("HOME", str(tmp_path))
    typed("s ~/mine")
    assert (tmp_path / "mine.json").exists()


def test_a_save_keeps_names_and_levels(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = run(
        "play",
        "mighty-monsters",
        "--players",
        "4",
        "--people",
        "Ani,Inga",
        "--bots",
        "easy,random",
        typed=f"\n1\n\n\ns {file}\nq\n",
    )
    assert done.returncode == 0
    assert json.loads(file.read_text(encoding="utf-8"))["seats"] == [
        {"name": "Ani"},
        {"name": "Inga"},
        {"bot": "easy"},
        {"bot": "random"},
    ]
    again = run("play", "mighty-monsters", "--load", str(file), typed="\nq\n")
    assert "Levels: Bot 1: easy and Bot 2: random." in words(again.stdout)
    assert "Inga’s turn" in again.stdout or "Ani’s turn" in again.stdout
    harder = run("play", "mighty-monsters", "--load", str(file), "--bots", "greedy", typed="\nq\n")
    assert "Level of Bot 1 and Bot 2: greedy." in words(harder.stdout)
    shown = run("replay", str(file))
    assert "Ani" in shown.stdout and "Bot 2" in shown.stdout


def test_a_save_without_names_is_still_read() -> None:
    match = monstrerie.game("mighty-monsters").new(3, seed=7)
    assert "seats" not in json.loads(match.save())
    assert monstrerie.load(match.save()).seated is None
    match.seated = [Seated("Ani"), Seated(), Seated(bot="hard")]
    again = monstrerie.load(match.save())
    assert again.seated == match.seated and again.rewound(0).seated == match.seated


@pytest.mark.parametrize(
    "seats", [3, [], [{}], [{"name": 3}] * 3, [{"zorg": ""}] * 3, [{"name": "x" * 90}] * 3]
)
def test_strange_seats_in_a_save_are_refused(seats: object) -> None:
    from monstrerie.core.save import _digest

    body = json.loads(monstrerie.game("mighty-monsters").new(3, seed=7).save())
    del body["digest"]
    body["seats"] = seats
    body["digest"] = _digest(body)
    with pytest.raises(monstrerie.BadSave, match="seats"):
        monstrerie.load(json.dumps(body))


# --- commands -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e9"])
def test_bench_measures_for_a_while(seconds: str) -> None:
    done = run("bench", "boo", f"--seconds={seconds}")
    assert done.returncode == 2 and "at most 3,600 seconds" in words(done.stderr)


def test_bench_measures_the_shortest_while() -> None:
    assert "boo" in run("bench", "boo", "--seconds", "1e-9").stdout


def test_bench_measures_moves_that_are_simulated() -> None:
    output = json.loads(run("bench", "rampage", "--seconds", "0.1", "--players", "2", "--json").stdout)
    (speed,) = output["speeds"]
    assert speed["game"] == "rampage" and speed["decisions_a_second"] > 0
    assert "Single random moves" in words(
        run("bench", "rampage", "--seconds", "0.1", "--players", "2").stdout
    )


@pytest.mark.parametrize("count", ["-5", "0", "257", "100000"])
def test_serve_counts_processes(count: str, tmp_path: Path) -> None:
    for option in ("--bot-workers", "--workers"):
        done = run("serve", "--data", str(tmp_path), "--port", "0", f"{option}={count}")
        assert done.returncode == 2 and f"{option} " in done.stderr and "1 to 256" in words(done.stderr)


def test_iterations_are_told_as_iterations() -> None:
    done = run("arena", "boo", "--seats", "search,random", "--iterations", "0")
    assert "at least 1 search iteration" in words(done.stderr)


@pytest.mark.parametrize("option", ["--load", "--components"])
def test_long_names_are_cut(option: str) -> None:
    done = run("play", "boo", option, "x" * 3000)
    assert done.returncode == 2 and "the name is too long" in words(done.stderr)
    assert run("rules", "mighty-monsters", "x" * 3000).returncode == 0


def test_loading_says_what_does_not_apply(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(monstrerie.game("mighty-monsters").new(3, seed=7).save(), encoding="utf-8")
    done = run(*PLAY[:2], "--load", str(file), "--players", "3", "--seed", "2", "-o", "row=on")
    assert done.returncode == 2
    assert "--players, --seed, --option can’t be combined with --load" in words(done.stderr)


def test_no_players_are_refused() -> None:
    assert "3 to 6" in run("play", "mighty-monsters", "--players", "0").stderr
    assert run("bench", "boo", "--players", "0").returncode == 2


def test_replay_ends_with_the_result(tmp_path: Path) -> None:
    match = monstrerie.game("mighty-monsters").new(3, seed=3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    file = tmp_path / "match.json"
    file.write_text(match.save(), encoding="utf-8")
    shown = run("replay", str(file)).stdout
    assert "♛" in shown.split("─ Result")[1]
    assert "─ Result" not in run("replay", str(file), "--to", "1").stdout


# --- files --------------------------------------------------------------------------------------------------


def own(text: str, tmp_path: Path, lang: str = "en") -> Done:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return run("components", "mighty-monsters", "--components", str(file), "--lang", lang)


def test_deep_toml_is_refused(tmp_path: Path) -> None:
    done = own("x = " + "[" * 20_000, tmp_path)
    assert done.returncode == 2 and "nested too deeply" in words(done.stderr)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "x = \n",
            "a value is missing or can’t be read (texts need quotes) (line 1, column 5)",
            "une valeur manque ou est illisible (un texte se met entre guillemets) (ligne 1, colonne 5)",
        ),
        (
            "x = 'y\n",
            "a text in quotes is not closed (at the end",
            "un texte entre guillemets n’est pas fermé",
        ),
        (
            'x = "y\n',
            "there is a character that can’t stand",
            "un caractère qui ne peut pas être là (ligne 1",
        ),
        ("x", "must be followed by “=” and its value (at the end", "sa valeur (à la fin du fichier)"),
        ("x = 1\nx = 2\n", "something is set twice (line 2", "quelque chose est défini deux fois (ligne 2"),
        ("x = [1", "is not closed (at the end of the file)", "n’est pas fermée (à la fin du fichier)"),
        (
            "[table]\nstart_gold = 'many'\n",
            "a whole number is needed, not a text",
            "il faut un nombre entier",
        ),
        (
            "[guards.level-1]\ncards = [[3, 5]]\n",
            "has 1 entry. It needs exactly 12.",
            "exactement 12",
        ),
        ("[king]\ntiles = 3\n", "a list is needed", "il faut une liste"),
    ],
)
def test_component_errors_are_told_in_both_languages(text: str, en: str, fr: str, tmp_path: Path) -> None:
    assert en in words(own(text, tmp_path).stderr)
    output = words(own(text, tmp_path, "fr").stderr)
    assert fr in output and "Expected" not in output and "Invalid" not in output


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="UTF-8"):
        monstrerie.game("mighty-monsters").components(file)


# --- words --------------------------------------------------------------------------------------------------


def test_words_with_hyphens_accents_and_beginnings_of_ids_are_found() -> None:
    assert "morts-vivants" in run("rules", "mighty-monsters", "morts-vivants", "--lang", "fr").stdout
    shown = run("rules", "mighty-monsters", "mm-repl").stdout
    assert "MM-REPL-01" in shown and "MM-REPL-12" in shown and "MM-FIGHT" not in shown
    assert run("rules", "mighty-monsters", "tresor", "--lang", "fr").stdout.count("MM-") > 1
    # A rule for developers is found by its id.
    assert "RA-PHY-37" in run("rules", "rampage", "ra-phy-37").stdout


def test_rules_explain_the_game_and_leave_out_what_is_for_developers() -> None:
    shown = run("rules", "mighty-monsters").stdout
    about = sentence("mighty-monsters-about", {}, "en")
    assert about in words(shown) and words(shown).startswith("Mighty Monsters")
    assert "MM-INV-01" not in shown


def test_no_line_is_broken_inside_a_word() -> None:
    whole = set(words(run("rules", "mighty-monsters").stdout).split())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speak.out, "_width", 50)
        narrow = run("rules", "mighty-monsters").stdout
    assert set(words(narrow).split()) == whole
    assert max(map(len, narrow.splitlines())) <= 50


def test_french_signs_are_not_parted_from_their_words() -> None:
    with pytest.MonkeyPatch.context() as patch:
        for width in range(40, 60):
            patch.setattr(speak.out, "_width", width)
            for line in run("games", "--lang", "fr").stdout.splitlines():
                assert not line.strip().startswith((":", ";", "?", "!", "»")), line


def test_defaults_are_marked_in_words() -> None:
    assert "row=off (default) | on" in words(run("games").stdout)
    assert "row=off (par défaut) | on" in words(run("games", "--lang", "fr").stdout)


def test_french_numbers_have_a_comma() -> None:
    shown = run("arena", "boo", "--seats", "random,random", "--matches", "3", "--lang", "fr").stdout
    assert "50,0\u00a0%" in shown or ",3\u00a0%" in shown or ",7\u00a0%" in shown
    assert ".0" not in shown


# --- help ---------------------------------------------------------------------------------------------------


def test_help_and_usage_errors_are_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Usage: monstrerie play [OPTIONS] GAME" in run("play", "--help").stdout
    shown = run("play", "--help", "--lang", "fr").stdout
    assert "monstrerie play [OPTIONS] JEU" in shown and "nombre de joueurs" in shown
    monkeypatch.setenv("MONSTRERIE_LANG", "fr")
    assert "Commandes" in run().stdout and "Jouer dans le terminal" in words(run("-h").stdout)
    for arguments, says in (
        (["zorg"], "Il n’y a pas de commande"),
        (["play"], "Il manque JEU."),
        (["play", "boo", "--players", "many"], "attend un nombre entier"),
        (["play", "boo", "--zorg"], "Il n’y a pas d’option --zorg"),
        (["play", "boo", "--player", "3"], "Vouliez-vous dire"),
        (["play", "boo", "--ask-all=1"], "ne prend pas de valeur"),
        (["play", "boo", "--seed"], "attend une valeur"),
        (["arena", "boo"], "Il manque l’option --seats"),
        (["play", "boo", "boo"], "est un argument de trop"),
        (["puzzle", "dungeon-lords", "x"], "doit être un nombre entier"),
    ):
        done = run(*arguments)
        assert done.returncode == 2 and says in words(done.stderr), (arguments, done)


def test_help_names_every_level_and_bot() -> None:
    for lang in ("en", "fr"):
        assert all(level in sentence("cli-option-bots", {}, lang) for level in LEVELS)
        assert all(bot in sentence("cli-option-seats", {}, lang) for bot in BOTS)


def test_environments_without_numpy_say_what_is_missing() -> None:
    code = (
        "import sys, runpy; sys.modules['numpy'] = None; sys.argv = ['-m']; "
        "runpy.run_module('monstrerie.envs', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "monstrerie[envs]" in done.stderr and "numpy" in done.stderr
