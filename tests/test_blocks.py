"""Every block of code in the documents is true: commands are ones that the programs take, Python runs, data
is what its reader reads. A kind of block that nothing here looks at is a fault.
"""

from __future__ import annotations

import ast
import configparser
import json
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

import monstrerie
from monstrerie.cli.app import app
from monstrerie.server import schema

from .test_documents import DOCUMENTS, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
COMMANDS = typer.main.get_command(app)
OUTSIDE = {"createdb", "docker", "export"}
"""Programs that are not ours."""
READ = {"docs/research.md": "tests/test_research.py", "docs/positions.md": "tests/test_positions.py"}
"""Documents whose Python another test runs from top to bottom."""
SHAPES = {"docs/add-a-game.md": "tests/tiny/__init__.py"}
"""Documents whose Python is taken from a file."""


class Block(NamedTuple):
    """A block of a document."""

    document: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def blocks(document: str) -> list[Block]:
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [Block(document, text.count("\n", 0, each.start()) + 1, each[1], each[2]) for each in found]


BLOCKS = [block for document in DOCUMENTS for block in blocks(document)]


def of(*kinds: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind in kinds]


def fault(command: str) -> str | None:
    """Why a line of a shell can't be what its reader should type; None where it can."""
    words = shlex.split(command, comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        del words[0]
    if not words:
        return None
    program, *rest = words
    program = program.removeprefix(".venv/bin/")
    if program == "pip":
        extras = re.findall(r"\[([\w,]+)\]", command)
        unknown = {one for extra in extras for one in extra.split(",")} - set(
            PROJECT["optional-dependencies"]
        )
        return f"no extra {unknown}" if unknown else None
    if program == "make":
        return None if rest[0] in TARGETS else f"no target {rest[0]}"
    if program == "python":
        return _module(rest)
    if program == "pytest":
        return next((f"no file {word}" for word in rest if "/" in word and not (ROOT / word).exists()), None)
    if program == "monstrerie":
        return _ours(rest)
    return None if program in OUTSIDE else f"no program {program}"


def _module(words: list[str]) -> str | None:
    """Whether a module or script is there, and knows the options."""
    if words[0] == "-m":
        spec = find_spec(words[1])
        if spec is None or spec.origin is None:
            return f"no module {words[1]}"
        source = Path(spec.origin)
    else:
        source = ROOT / words[0]
        if not source.is_file():
            return f"no file {words[0]}"
    folder = source.parent.rglob("*.py") if source.stem.startswith("__") else [source]
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder)
    shared = (ROOT / "bench" / "__init__.py").read_text(encoding="utf-8")
    options = [word for word in words if word.startswith("--")]
    return next((f"no option {one}" for one in options if one not in text and one not in shared), None)


def _ours(words: list[str]) -> str | None:
    """Whether the command line takes these words."""
    command: Any = COMMANDS
    context, rest = command.context_class(COMMANDS, info_name="monstrerie"), words
    try:
        while hasattr(command, "resolve_command"):
            _, found, rest = command.resolve_command(context, rest)
            command, context = found, found.context_class(found, parent=context, info_name=found.name)
        made = command.make_context(command.name, list(rest), parent=context.parent)
    except Exception as error:  # what a person would be told
        return str(error) or type(error).__name__
    if made.args:
        return f"too much: {made.args}"
    game = made.params.get("game")
    return None if game is None or game in (*monstrerie.games(), "boo", "GAME") else f"no game {game}"


@pytest.mark.parametrize("block", of("sh"), ids=str)
def test_every_command_is_one_that_there_is(block: Block) -> None:
    lines = block.text.replace("\\\n", " ").splitlines()
    assert {line: why for line in lines if (why := fault(line)) is not None} == {}


@pytest.mark.parametrize("block", of("console"), ids=str)
def test_every_command_of_a_session_is_one_that_there_is(block: Block) -> None:
    lines = [line[2:] for line in block.text.splitlines() if line.startswith("$ ")]
    assert lines and {line: why for line in lines if (why := fault(line)) is not None} == {}


def test_a_wrong_command_is_noticed() -> None:
    for wrong in (
        "monstrerie ply mighty-monsters",
        "monstrerie play mighty-monster --bots hard",
        "monstrerie serve --oppen",
        "make tset",
        "python -m bench.nothing",
        "python -m bench.coach_calibration --nonsense 3",
        'pip install "monstrerie[nothing]"',
        "monsterie serve",
    ):
        assert fault(wrong) is not None, wrong
    assert fault("MONSTRERIE_GAMES=tests.tiny:GAME monstrerie play boo  # ours") is None


@pytest.mark.parametrize("block", of("python"), ids=str)
def test_every_piece_of_python_runs_or_stands_in_a_file(block: Block) -> None:
    if ">>>" in block.text or block.document in READ:
        return  # a doctest (`make test-doc`), or run by the test named above
    if block.document in SHAPES:
        source = (ROOT / SHAPES[block.document]).read_text(encoding="utf-8")
        there = "".join(map(plain, source.splitlines()))
        lines = [plain(line) for line in block.text.splitlines()]
        assert [line for line in lines if line not in there and line != "..."] == []
    elif block.document == "CONTRIBUTING.md":
        ast.parse(block.text)  # the shape of a test
    else:
        done = subprocess.run(
            [sys.executable, "-c", block.text],
            cwd=ROOT,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr


def plain(line: str) -> str:
    """A line without its comment and its layout, which may be wrapped elsewhere."""
    return re.sub(r"[\s,]", "", line.partition("  #")[0])


def test_documents_that_other_tests_run_are_run_there() -> None:
    for document, test in READ.items():
        assert Path(document).name in (ROOT / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("block", of("toml", "json", "ini"), ids=str)
def test_data_is_what_its_reader_reads(block: Block) -> None:
    if block.kind == "json":
        json.loads(block.text)
    elif block.kind == "ini":
        configparser.ConfigParser(strict=False).read_string(block.text)
    else:
        found = tomllib.loads(block.text)
        if "box" in found:
            assert monstrerie.game(found["box"]["game"]).components(found).name


@pytest.mark.parametrize("block", of("text"), ids=str)
def test_positions_are_positions(block: Block) -> None:
    name = re.search(r"game ([\w-]+)", block.text)
    assert name is not None
    assert monstrerie.game(name[1]).position(block.text).position()


@pytest.mark.parametrize("block", of("sql"), ids=str)
def test_rights_are_granted_on_tables_that_there_are(block: Block) -> None:
    named = {name for found in re.findall(r" ON ([\w, ]+?) TO ", block.text) for name in found.split(", ")}
    assert named and named <= {*schema.metadata.tables, "alembic_version"}


def test_there_is_no_other_kind_of_block() -> None:
    kinds = {"sh", "console", "python", "toml", "json", "ini", "text", "sql"}
    other = [block for block in BLOCKS if block.kind not in kinds]
    # What belongs to a proxy in front of the server: whoever runs one has it.
    assert {(block.document, block.kind) for block in other} == {
        ("docs/hosting.md", "nginx"),
        ("docs/hosting.md", ""),
    }
    for block in other:
        assert block.text.count("{") == block.text.count("}") and "127.0.0.1:8000" in block.text
