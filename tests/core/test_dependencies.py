"""Every package that the code imports is named where it is installed from, and where it is explained."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tools import weights

ROOT = Path(__file__).parents[2]


def _imported() -> dict[str, Path]:
    """The modules that the package imports from elsewhere, each with one file that does."""
    found: dict[str, Path] = {}
    for file in sorted((ROOT / "monstrerie").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        # What only a type checker reads need not be installed.
        unread = {id(part) for node in ast.walk(tree) if _checking(node) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if id(node) in unread:
                continue
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            else:
                continue
            for name in names:
                if name.partition(".")[0] not in (*sys.stdlib_module_names, "monstrerie"):
                    found[name] = file
    return found


def _checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _distributions(module: str) -> set[str]:
    """What installs a module; of a namespace that several share, the one called like its part."""
    top, *parts = module.split(".")
    homes = {_plain(name) for name in _installed().get(top, [top])}
    return {_plain(f"{top}-{parts[0]}")} & homes or homes if parts else homes


@cache
def _installed() -> Mapping[str, list[str]]:
    """By module, what installs it. Every file of every package is looked at: once is enough."""
    return packages_distributions()


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_has_its_reason_its_licence_and_its_size() -> None:
    """Those of Python and of the page; what the page's groups of packages mean is read from their names."""
    assert weights.stale() == []
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").partition(weights.START)[0]
    rows = re.findall(r"^\| ([^|]+) \|", text, re.M)
    explained = {_plain(word) for row in rows for word in re.split(r"[\s,`()]+", row)}
    assert [name for name in weights.direct() if name not in explained] == []
    page = [row.name for row in weights.page()]
    assert [name for name in page if not {name, name.partition("/")[0] + "/*", *_kin(name)} & explained] == []


def _kin(name: str) -> set[str]:
    """Under what else a package of the page may stand: the plugins and settings of eslint."""
    return {"eslint"} if "eslint" in name else set()


def test_a_row_that_the_locks_contradict_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    have = weights.told()
    rich = have["rich"]._replace(version="0.1")
    gone = {name: row for name, row in have.items() if name != "babel"}
    monkeypatch.setattr(
        weights, "told", lambda: {**gone, "rich": rich, "left-pad": rich._replace(name="left-pad")}
    )
    wrong = "\n".join(weights.stale())
    assert "babel: not in the table" in wrong and "left-pad: no longer asked for" in wrong
    assert "rich: 0.1 in the table" in wrong


def test_every_import_is_a_dependency_that_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [
        *project["dependencies"],
        *(one for more in project["optional-dependencies"].values() for one in more),
    ]
    named = {_plain(re.split(r"[\s\[<>=!~;]", line)[0]) for line in lines}
    rows = re.findall(
        r"^\| ([^|]+) \|", (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8"), re.M
    )
    explained = {_plain(word) for row in rows for word in re.split(r"[\s,`]+", row)}
    imported = _imported()
    assert len(imported) > 20
    assert {name: str(at) for name, at in imported.items() if not _distributions(name) & named} == {}
    assert {name: str(at) for name, at in imported.items() if not _distributions(name) & explained} == {}
