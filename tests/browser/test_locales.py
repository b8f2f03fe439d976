"""Every sentence that the page says exists in every language. Whether each is used: core/test_sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from monstrerie.core.text import LANGUAGES
from tests.sentences import parsed

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "web" / "src"
# `t("page-home")`, and any other text in the sources that is a key of the page.
_LITERAL: Final = re.compile(r"[\"']((?:page)-[a-z0-9-]+)[\"']")
_CALLED: Final = re.compile(r"\bt\(\s*[\"']([a-z][a-z0-9-]+)[\"']")
# `page-theme-${theme}`: any key that begins so.
_TEMPLATE: Final = re.compile(r"`(page-[a-z0-9-]+-)\$\{")


def sources() -> dict[str, str]:
    """What the page is made of, without its tests."""
    return {
        str(path.relative_to(SOURCES)): path.read_text(encoding="utf-8")
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    }


def used() -> tuple[dict[str, str], dict[str, str]]:
    """Keys and beginnings of keys, each with a file that uses it."""
    keys: dict[str, str] = {}
    beginnings: dict[str, str] = {}
    for name, text in sources().items():
        keys.update(dict.fromkeys(_LITERAL.findall(text) + _CALLED.findall(text), name))
        beginnings.update(dict.fromkeys(_TEMPLATE.findall(text), name))
    return keys, beginnings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    """A key that the page uses is there in this language."""
    known = parsed(lang)
    keys, beginnings = used()
    missing = {key: file for key, file in keys.items() if key not in known}
    assert not missing
    empty = {
        start: file for start, file in beginnings.items() if not any(key.startswith(start) for key in known)
    }
    assert not empty
