"""Nonsense for every option and argument of every command, and odd keys at every prompt: never a traceback.

The commands and their options are found by introspection, so a new one is tried as well. `serve` is stopped
before it listens.
"""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import pytest
import typer

import monstrerie
from monstrerie.cli import main
from monstrerie.cli.app import app
from monstrerie.core.text import LANGUAGES
from monstrerie.server.database import Database, parse_url
from monstrerie.server.errors import StartError
from monstrerie.server.settings import places

from .. import harness, tiny

TRIES: Final = 6
"""How many values of the pool each option is given; which ones depends on its name."""
POOL: Final = (
    "",
    " ",
    "²",
    "٣",
    "-1",
    "0",
    "1",
    "2.5",
    "9" * 30,
    "9" * 5000,
    "nan",
    "inf",
    "1e400",
    "x" * 3000,
    "\x00",
    "\udcb2",
    "[red]",
    "[/]",
    "{ $x }",
    "..",
    "/",
    ".",
    "~nobody/x",
    "é’\u00a0",
    "日本語" * 20,
    "👾" * 50,
    "a\u0301" * 40,
    "a=b",
    "=",
    "row=on",
    "=on",
    "a,b,,c",
    "\n\t\x1b[2J",
    "fr",
    "None",
    "--",
    "-",
    "mm-",
    "MM-REPL-01",
)
GROUP: Any = typer.main.get_command(app)
BASES: Final = {
    "games": [],
    "play": ["boo", "--players", "2", "--bots", "random"],
    "replay": ["SAVE"],
    "analyse": ["SAVE", "--tables", "2", "--workers", "1"],
    "ladder": ["boo", "--bots", "random,easy", "--players", "2", "--matches", "1", "--workers", "1"],
    "arena": ["boo", "--seats", "random,random", "--matches", "1", "--workers", "1"],
    "selfplay": ["boo", "--seats", "random,random", "--matches", "1", "--workers", "1", "--to", "selfplay"],
    "train": ["boo", "--workers", "1", "--to", "training"],
    "rules": ["mighty-monsters", "gold"],
    "components": ["mighty-monsters"],
    "box": ["mighty-monsters"],
    "puzzle": ["dungeon-lords", "1"],
    "learn": ["mighty-monsters"],
    "bench": ["boo", "--seconds", "0.01"],
    "serve": [],
    "bot-worker": ["--database", "postgresql://nobody@127.0.0.1:1/nothing"],
    "admin": [],
    "admin list": [],
    "admin show": ["A" * 22],
    "admin close": ["A" * 22],
    "admin delete": ["A" * 22],
    "admin people": [],
    "admin ban": ["A" * 22],
    "admin mute": ["A" * 22],
    "admin reports": [],
    "admin export": ["A" * 22],
    "admin erase": ["A" * 22],
    "admin backup": ["BACKUP"],
    "admin restore": ["SAVE"],
    "admin check": [],
}
"""Arguments with which a command does its work quickly; the nonsense comes after them, or in their place."""


class Done(NamedTuple):
    """How a command ended."""

    code: int
    output: str


@cache
def saved() -> str:
    """A finished match."""
    match = monstrerie.game("mighty-monsters").new(3, seed=4)
    harness.play_randomly(match, 4)
    return match.save()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a saved match and a home of its own; nothing listens."""
    from monstrerie.server import serve

    def refuse(host: str, port: int) -> NoReturn:
        raise StartError("server-start-address", host=host, port=str(port), problem="-")

    monkeypatch.setattr(serve, "listen", refuse)
    monkeypatch.setattr(
        tiny.BooGame, "observation", None
    )  # nothing can be recorded or learned, which takes long
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("MONSTRERIE_GAMES", "tests.tiny:GAME")
    (tmp_path / "SAVE").write_text(saved(), encoding="utf-8")
    base = Database(parse_url(places()[1]))  # for `admin`
    base.open()
    base.close()
    return tmp_path


def run(arguments: list[str], typed: bytes = b"", encoding: str = "utf-8") -> Done:
    """Run the command line with streams as strict as a terminal's; what it says, on either of them."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict", write_through=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["monstrerie", *arguments])
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", out)
        try:
            main()
            code: object = 0
        except SystemExit as leaving:
            code = leaving.code
    out.flush()
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return Done(
        code if isinstance(code, int) else 0 if code is None else 1, buffer.getvalue().decode(encoding)
    )


def check(done: Done, arguments: list[str]) -> None:
    output = done.output.casefold()
    assert done.code in (0, 1, 2), (arguments, done)
    assert "traceback" not in output and "internal" not in output, (arguments, done)
    if done.code == 2:
        assert done.output.startswith("monstrerie: ") and len(done.output) < 2500, (arguments, done)


def chosen(name: str) -> list[str]:
    """The values that an option is tried with."""
    return random.Random(name).sample(POOL, TRIES) if "FUZZ_ALL" not in os.environ else list(POOL)


def commands(group: Any, before: str = "") -> dict[str, Any]:
    """Every command by what is typed for it, those of groups as well."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found[before + name] = command
        found |= commands(command, f"{before}{name} ") if hasattr(command, "commands") else {}
    return found


COMMANDS: Final = commands(GROUP)


def tried(name: str) -> Iterator[list[str]]:
    """The command with one nonsense after another."""
    command, base = COMMANDS[name], BASES[name]
    for param in command.params:
        if param.param_type_name == "argument":
            at = [other.name for other in command.params if other.param_type_name == "argument"].index(
                param.name
            )
            rest = [*base[at + 1 :]] if at < len(base) else []
            for value in chosen(f"{name} {param.name}"):
                yield [*base[:at], value, *rest]
        elif param.is_flag:
            yield [*base, param.opts[0]]
            yield [*base, f"{param.opts[0]}=1"]
        else:
            for value in chosen(f"{name} {param.name}"):
                # With "=", so that what looks like an option is a value.
                yield [*base, f"{max(param.opts, key=len)}={value}"]
            yield [*base, param.opts[0]]
    yield [*base, "--zorg"]
    yield [*base, "one", "too", "many"]
    yield ["--help"]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_no_argument_leads_to_a_traceback(name: str, folder: Path) -> None:
    for number, arguments in enumerate(tried(name)):
        lang = LANGUAGES[number % 2]
        whole = [
            *name.split(),
            *arguments,
            *(() if any("--lang" in word for word in arguments) else ("--lang", lang)),
        ]
        check(run(whole, typed=b"1\n2\nq\n"), whole)


@pytest.mark.parametrize("value", POOL, ids=ascii)
def test_no_command_leads_to_a_traceback(value: str, folder: Path) -> None:
    check(run([value]), [value])
    check(run([f"--{value}"]), [value])


def odd_keys(dice: random.Random, count: int) -> bytes:
    """Lines as a cat would type them: nonsense, half of the keys that there are, and now and then a move."""
    keys = [
        "?",
        "? 1",
        "? ²",
        "? " + "9" * 5000,
        "? " + "x" * 3000,
        "? mm-",
        "l",
        "u",
        "s",
        "s .",
        "s /dev/null",
    ]
    keys += [
        "s \x00",
        "s ~nobody/x",
        "s " + "y" * 300,
        "s ²",
        "s x/y/z",
        "h",
        "b",
        "",
        "r",
        "x",
        "1",
        "1",
        "1",
        "2",
    ]
    keys += ["0", "-1", "1e3", "3,5", "n", "y"]
    lines: list[bytes] = []
    asked: set[str] = set()
    while len(lines) < count:
        line = dice.choice([*keys, *POOL]).replace("\n", " ")
        # Pages of rules are long, and the same each time.
        if line not in asked:
            lines.append(line.encode("utf-8", "surrogateescape"))
        if line.startswith("? "):
            asked.add(line)
    return b"\n".join([*lines, b"q", b"q", b""])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*monstrerie.games(), "boo"])
def test_no_key_leads_to_a_traceback(name: str, lang: str, folder: Path) -> None:
    dice = random.Random(f"{name} {lang}")
    people = ["--people", "Ani,日本\udcb2,[red]"] if name == "mighty-monsters" else []
    for _ in range(1 if name == "rampage" else 3):
        arguments = ["play", name, "--bots", "random", "--seed", "3", "--lang", lang, *people]
        done = run(arguments, odd_keys(dice, 30 if name == "rampage" else 80))
        check(done, arguments)


@pytest.mark.parametrize("name", [name for name, game in monstrerie.games().items() if game.school])
def test_no_key_in_a_puzzle_leads_to_a_traceback(name: str, folder: Path) -> None:
    dice = random.Random(name)
    for lang in LANGUAGES:
        arguments = ["puzzle", name, "--lang", lang]
        check(run(arguments, odd_keys(dice, 60)), arguments)


@pytest.mark.parametrize("name", [name for name, game in monstrerie.games().items() if game.guide])
def test_no_key_in_a_guided_match_leads_to_a_traceback(name: str, folder: Path) -> None:
    dice = random.Random(name)
    for lang in LANGUAGES:
        arguments = ["learn", name, "--lang", lang]
        check(run(arguments, odd_keys(dice, 60)), arguments)


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp437"])
@pytest.mark.parametrize("name", list(monstrerie.games()))
def test_a_terminal_with_few_signs_shows_a_table(name: str, encoding: str, folder: Path) -> None:
    arguments = ["play", name, "--bots", "random", "--seed", "3", "--lang", "fr"]
    done = run(arguments, b"?\nq\n", encoding)
    assert done.code == 0 and "monstrerie rules" in done.output
    assert "ch\ufffdteau" not in done.output


def test_every_command_is_tried() -> None:
    assert set(BASES) == set(COMMANDS)
