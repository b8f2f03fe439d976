"""Every rule is named by a test, or waived with a reason; none names a rule that isn't there.

The rules are those that players read and those for developers (`docs/rules`). A clarification (a question
with its ruling) is proved with the rules that it speaks of: those that it cites, or that cite it. Chapters
that describe the software to developers (what is decided where, what is hidden, what is random, which values
are read off pictures) hold no rule of their own.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core import rulebook
from monstrerie.games import INCLUDED

TESTS = Path(__file__).parent
EVERY_GAME = pytest.mark.parametrize("name", sorted(INCLUDED))
ID = re.compile(r"(?:[A-Z]{2}-[A-Z0-9]+|AMB)-\d+[a-z]?")
DESCRIBING = {"DEC", "HID", "RND", "RNG", "DAT", "DATA"}
CLARIFYING = {"RUL", "AMB"}


def group(id: str) -> str:
    return id.split("-")[-2]


def marks(source: str) -> Iterator[str]:
    """The ids that the marks of a file of tests name: `pytest.mark.rule("DL-ORD-07")`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


@cache
def named() -> dict[str, list[str]]:
    """Every id that a mark names, with the files that do."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for id in marks(file.read_text(encoding="utf-8")):
            found[id].append(file.name)
    return found


@cache
def waived() -> dict[str, str]:
    return tomllib.loads((TESTS / "rules_waived.toml").read_text(encoding="utf-8"))


def files(name: str) -> list[Path]:
    """The rule files of a game: for players and for developers."""
    return [monstrerie.game(name).folder / "rules.en.md", TESTS.parent / "docs" / "rules" / f"{name}.md"]


def rules(name: str) -> list[str]:
    """The ids of a game."""
    return [rule.id for file in files(name) for rule in rulebook.read(file)]


@cache
def known() -> dict[str, set[str]]:
    """Every id of every game's rule file, with the ids that it cites or is cited by. A clarification is
    cited in short within its own file: AMB-07 for MM-AMB-07.
    """
    found: dict[str, set[str]] = {}
    for name in INCLUDED:
        short = {id[3:]: id for id in rules(name) if id[2] == "-" and group(id) in CLARIFYING}
        found.update({id: set() for id in rules(name)})
        for line in "\n".join(file.read_text(encoding="utf-8") for file in files(name)).splitlines():
            ids = [short.get(id, id) for id in ID.findall(line)] if line.startswith("|") else []
            for other in ids[1:]:
                if ids[0] in found and other in found and other != ids[0]:
                    found[ids[0]].add(other)
                    found[other].add(ids[0])
    return found


def proved(id: str, with_tests: Mapping[str, object]) -> bool:
    """Whether a test names the rule or, of a clarification, a rule that it speaks of."""
    if id in with_tests:
        return True
    near = [other for other in known()[id] if group(other) not in DESCRIBING | CLARIFYING]
    return group(id) in CLARIFYING and any(other in with_tests for other in near)


def test_every_rule_that_a_test_names_exists() -> None:
    assert {id: files for id, files in named().items() if id not in known()} == {}


@EVERY_GAME
def test_every_rule_is_named_by_a_test_or_waived(name: str) -> None:
    to_prove = [id for id in rules(name) if group(id) not in DESCRIBING]
    assert to_prove
    assert [id for id in to_prove if not proved(id, named()) and id not in waived()] == []
    assert len(set(rules(name))) == len(rules(name)), "an id that stands twice"


def test_a_waiver_is_for_a_rule_that_exists_and_no_test_names_and_says_why() -> None:
    for id, reason in waived().items():
        assert id in known(), f"{id} is waived and not there"
        assert not proved(id, named()), f"{id} is waived and named by {named()[id]}"
        assert len(reason.split()) > 3, f"{id} is waived without a reason"


def test_what_would_be_noticed() -> None:
    source = """
@pytest.mark.rule("DL-ORD-07", *["DL-ORD-08"])
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("DL-EX-03"))])
def test_it(n: int) -> None: ...
"""
    assert set(marks(source)) == {"DL-ORD-07", "DL-ORD-08", "DL-EX-03"}
    only = {"MM-PLAY-13": ["test_play.py"]}
    assert proved("MM-PLAY-13", only) and proved("MM-AMB-06", only)
    assert not proved("MM-PLAY-14", only) and not proved("MM-AMB-07", only) and not proved("MM-EX-26", only)
