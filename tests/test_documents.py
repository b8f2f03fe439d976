"""What the documents say of the repository is so: every file and folder that they name is there, and what
they call compiled is compiled.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    str(file.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "monstrerie/**/README.md", "web/*.md", "bench/*.md")
    for file in ROOT.glob(pattern)
)
MADE = {".git", ".venv", "node_modules", "build", "dist", "page", "__pycache__", "out"}
"""Folders that a fresh checkout doesn't have."""
FOLDERS = ("bench", "docs", "examples", "monstrerie", "requirements", "tests", "tools", "web")
TOLD = {
    "docs/add-a-game.md": {"locales/en/boo.ftl", "fr/boo.ftl"},  # for the reader to write
}
"""Files that a document names and that need not be there."""
_LINK = re.compile(r"\]\(([^)\s#]+)[^)\s]*\)")
_CODE = re.compile(r"`([\w.*/-]+)`")
_ENDING = re.compile(r"\.(?:css|ftl|html|js|json|md|mjs|png|py|sh|svelte|svg|toml|ts|txt|yml)$")


@cache
def files() -> list[str]:
    """Every file and folder of the checkout, by its path; folders end with a slash."""
    found = []
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in MADE]
        here = Path(folder).relative_to(ROOT).as_posix()
        found += [f"/{here}/{name}".replace("/./", "/") for name in (*names, *(f"{name}/" for name in below))]
    return found


def prose(text: str) -> str:
    """A document without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def is_path(word: str) -> bool:
    """Whether a word in code marks names a file or a folder of the repository."""
    if word.startswith((".", "/")) or re.search(r"-v\d+$", word):  # an ending, an address, an environment
        return False
    if MADE & set(word.split("/")):
        return False
    within = word.split("/", 1)[0] in FOLDERS and "/" in word
    return within or bool(_ENDING.search(word)) or word.endswith("/")


def is_there(word: str) -> bool:
    """Whether some path ends so; `*` stands for anything."""
    wanted = re.compile(r".*/" + re.escape(word.rstrip("/")).replace(r"\*", ".*") + "/?")
    return any(wanted.fullmatch(path) for path in files())


def dead(document: str, text: str) -> list[str]:
    """What a document names and the repository doesn't have."""
    place = (ROOT / document).parent
    links = [link for link in _LINK.findall(prose(text)) if not re.match(r"[a-z]+:", link)]
    words = [word for word in _CODE.findall(prose(text)) if is_path(word)]
    missing = [link for link in links if not (place / link).exists()]
    missing += [word for word in words if not is_there(word)]
    return [each for each in missing if each not in TOLD.get(document, ())]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_in_a_document_exists(document: str) -> None:
    assert dead(document, (ROOT / document).read_text(encoding="utf-8")) == []


def test_dead_paths_are_noticed() -> None:
    text = "[a](nowhere.md), [b](README.md#top), `tests/golden.py`, `core/game.py`, `cli.py`, `web/src/`."
    assert dead("README.md", text) == ["nowhere.md", "cli.py"]


def test_the_compiled_modules_in_the_documents_are_those_that_are_compiled() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith("| compiled by mypyc |"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiled = project["tool"]["monstrerie"]["compiled"]["modules"]
    assert [f"monstrerie/{each}" for each in _CODE.findall(row)] == compiled
    assert ("rampage" in str(project["tool"]["monstrerie"]["compiled"]["without"])) == ("Rampage" in row)


def test_the_comparison_has_the_figures_that_were_measured() -> None:
    """Every figure in it stands in the document that says how it was measured."""
    told, measured = (
        (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("comparison.md", "figures.md")
    )
    numbers = re.findall(r"\d+(?:,\d{3})+|\d+\.\d+", told)
    assert len(numbers) >= 8
    assert [number for number in numbers if number not in measured] == []
