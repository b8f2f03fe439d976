"""The Fluent files of Python's side: the same keys in both languages, and every sentence well formed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import monstrerie

LOCALES = Path(monstrerie.__file__).parent / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))


def entries(lang: str, name: str) -> dict[str, set[str]]:
    """Message keys with the arguments they use; junk is an error."""
    parsed = FluentParser(with_spans=False).parse((LOCALES / lang / name).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content!r}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} twice"
            found[entry.id.name] = arguments(entry)
    return found


def arguments(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in parts for name in arguments(part)}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_sentences(name: str) -> None:
    """Not the same arguments: what one language says with a number, the other may say with a word."""
    assert entries("en", name).keys() == entries("fr", name).keys()


def test_both_languages_have_the_same_files() -> None:
    assert sorted(file.name for file in (LOCALES / "fr").glob("*.ftl")) == FILES


def test_no_key_stands_in_two_files() -> None:
    seen: dict[str, str] = {}
    for name in FILES:
        for key in entries("en", name):
            assert key not in seen, f"{key} in {seen[key]} and {name}"
            seen[key] = name


@pytest.mark.parametrize("name", ["core.ftl", "cli.ftl", "mighty-monsters.ftl"])
def test_every_sentence_is_used(name: str) -> None:
    sources = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in (Path(monstrerie.__file__).parent, LOCALES.parent.parent / "web" / "src")
        for kind in ("*.py", "*.ts", "*.svelte")
        for file in folder.rglob(kind)
    )
    made_up = (
        "option-",
        "mm-source-",
        "mm-terminal-",
        "mm-phase-",
        "cli-column-",
        "confidence-",
        "level-",
        "mighty-monsters",
    )
    unused = [key for key in entries("en", name) if key not in sources and not key.startswith(made_up)]
    assert unused == []
