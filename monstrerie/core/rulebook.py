"""The rules in our own words: one testable statement with an id a row, read from a game's
`rules.<language>.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .errors import UnknownName

_ROW: Final = re.compile(r"^\|\s*\**([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\**\s*\|(.*)\|\s*$")
_HEADING: Final = re.compile(r"^(#{2,3})\s+(.*)$")


class Rule(msgspec.Struct, frozen=True):
    """One rule. `cells` are the further columns of its table (source, expected result, reason)."""

    id: str
    text: str
    cells: tuple[str, ...]
    chapter: str


class Chapter(msgspec.Struct, frozen=True):
    """A heading of the rule file with its rules, in order."""

    title: str
    level: int
    rules: tuple[Rule, ...]


class Rulebook:
    """All rules of one game in one language."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self._rules = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def __contains__(self, id: object) -> bool:
        return id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def rule(self, id: str) -> Rule:
        """The rule with that id (any case)."""
        found = self._rules.get(id.upper()) or self._rules.get(id)
        if found is None:
            wanted = id.upper()
            close = [known for known in self._rules if known.startswith(wanted.rsplit("-", 1)[0])]
            shown = close or sorted({known.rsplit("-", 1)[0] for known in self._rules})
            raise UnknownName("error-unknown-rule", name=id[:40], known=", ".join(shown[:12]))
        return found

    def search(self, words: str) -> list[Rule]:
        """Rules whose id or text has all the words, in the file's order."""
        wanted = words.casefold().split()
        return [
            rule
            for rule in self
            if all(word in f"{rule.id} {rule.text} {rule.chapter}".casefold() for word in wanted)
        ]


@cache
def read(file: Path) -> Rulebook:
    """Read a rule file; rows of a table that begin with an id are rules, the headings above them their
    chapter.
    """
    chapters: list[Chapter] = []
    title, level = "", 2
    rules: list[Rule] = []

    def close() -> None:
        if rules:
            chapters.append(Chapter(title, level, tuple(rules)))
            rules.clear()

    for line in file.read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            close()
            title, level = heading[2].strip(), len(heading[1])
            continue
        row = _ROW.match(line)
        if row:
            text, *cells = (cell.strip() for cell in re.split(r"(?<!\\)\|", row[2]))
            rules.append(Rule(row[1], text, tuple(cells), title))
    close()
    return Rulebook(chapters)
