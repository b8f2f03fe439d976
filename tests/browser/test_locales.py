"""Every sentence that the page says exists in every language, and none is there for nobody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "web" / "src"
LANGUAGES: Final = ("en", "fr")
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
# `t("page-home")`, and any other text in the sources that is a key of the page.
_LITERAL: Final = re.compile(r"[\"']((?:page)-[a-z0-9-]+)[\"']")
_CALLED: Final = re.compile(r"\bt\(\s*[\"']([a-z][a-z0-9-]+)[\"']")
# `page-theme-${theme}`: any key that begins so.
_TEMPLATE: Final = re.compile(r"`(page-[a-z0-9-]+-)\$\{")


def messages(lang: str, file: str = "*.ftl") -> set[str]:
    """The keys of one language."""
    folder = ROOT / "monstrerie" / "locales" / lang
    return {key for path in folder.glob(file) for key in _MESSAGE.findall(path.read_text(encoding="utf-8"))}


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
    known = messages(lang)
    keys, beginnings = used()
    missing = {key: file for key, file in keys.items() if key not in known}
    assert not missing
    empty = {
        start: file for start, file in beginnings.items() if not any(key.startswith(start) for key in known)
    }
    assert not empty


def test_nothing_is_unused() -> None:
    """A key of the page is used somewhere in the page, whichever file says it."""
    keys, beginnings = used()
    unused = {
        key
        for key in messages("en")
        if key.startswith("page-")
        and key not in keys
        and not any(key.startswith(start) for start in beginnings)
    }
    assert not unused


def test_languages_have_the_same_keys() -> None:
    """What one language says, all say."""
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_said_twice(lang: str) -> None:
    """A second message of the same name would silently win or lose."""
    folder = ROOT / "monstrerie" / "locales" / lang
    keys = [
        key for path in folder.glob("*.ftl") for key in _MESSAGE.findall(path.read_text(encoding="utf-8"))
    ]
    assert sorted(keys) == sorted(set(keys))


def test_arguments_are_the_same_in_every_language() -> None:
    """A translation that needs an argument nobody gives can't be said."""
    argument = re.compile(r"\$([a-z_]+)")

    def arguments(lang: str) -> dict[str, set[str]]:
        text = (ROOT / "monstrerie" / "locales" / lang / "page.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)
        return {part.split(" =")[0]: set(argument.findall(part)) for part in parts if " =" in part}

    assert arguments("en") == arguments("fr")
