"""Lines with Rich's console markup, of which games draw their tables for a terminal: no library is needed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from textwrap import wrap
from typing import Final

WIDTH: Final = 76
"""Columns of a drawing on a terminal of 80: the frame takes the rest."""
MARKS: Final = "●■▲◆★✚"
"""A sign for each seat."""
GUESS: Final = "≈"
BRACKET: Final = "\\["
"""One that is not read as markup."""
_MARKUP: Final = re.compile(r"(?<!\\)\[[^\]]*\]")


def plain(text: str) -> str:
    """Names are people's own words: they must not be read as markup."""
    return text.replace("[", BRACKET)


def guess(path: str, guesses: Collection[str], gap: str = "") -> str:
    """The sign before a value that is only guessed."""
    return GUESS + gap if path in guesses else ""


def columns(text: str) -> int:
    """How many columns a text takes, without its markup."""
    return len(_MARKUP.sub("", text).replace(BRACKET, "["))


def flow(head: str, parts: Iterable[str], indent: int, joint: str = "  ") -> list[str]:
    """The head and the parts one after the other, on as many lines as it takes."""
    lines, line = [], head
    for part in parts:
        longer = line + (joint if line.strip() and line is not head else "") + part
        if columns(longer) > WIDTH and line.strip():
            lines.append(line.rstrip())
            longer = " " * indent + part
        line = longer
    return [*lines, line.rstrip()]


def wrapped(text: str, indent: str, more: str) -> list[str]:
    """A sentence broken into lines; `text` has no markup."""
    return [plain(line) for line in wrap(text, WIDTH, initial_indent=indent, subsequent_indent=more)]
