"""The rules in our own words: one testable statement with an id a row, read from a game's
`rules.<language>.md`.

A chapter may be only for developers (how software judges): the line `<!-- for developers -->` under a heading
marks it and those below it. Players find its rules only when they ask for an id. What nobody is ever sent to
(decisions, hidden information, test cases) is not here but in `docs/rules`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .errors import UnknownName
from .strings import contains

_ROW: Final = re.compile(r"^\|\s*\**((?:[A-Z]{2}-[A-Z0-9]+|AMB)-\d+[a-z]?)\**\s*\|(.*)\|\s*$")
_HEADING: Final = re.compile(r"^(#{2,3})\s+(.*)$")
_DEVELOPERS: Final = "<!-- for developers -->"
_CROSS_REFERENCE: Final = re.compile(r"\s*\*\([^()]*\)\*")
_COMMENT: Final = re.compile(r"<!--.*?-->")
_EMPHASIS: Final = re.compile(r"\*\*(.+?)\*\*|(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?!\w)|`([^`]*)`")


class Rule(msgspec.Struct, frozen=True):
    """One rule. `cells` are the further columns of its table (source, expected result, reason)."""

    id: str
    text: str
    cells: tuple[str, ...]
    chapter: str
    developers: bool = False

    @property
    def ruling(self) -> str:
        """The answer where the rule is a question (a clarification), otherwise nothing."""
        return self.cells[0] if len(self.cells) > 1 else ""


class Chapter(msgspec.Struct, frozen=True):
    """A heading of the rule file with its rules, in order."""

    title: str
    level: int
    rules: tuple[Rule, ...]

    def of(self, kept: tuple[Rule, ...]) -> Chapter:
        """The chapter with only these of its rules."""
        return Chapter(self.title, self.level, kept)


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
            group = id.upper().rsplit("-", 1)[0]
            close = [known for known in self._rules if known.rsplit("-", 1)[0] == group]
            if close:
                raise UnknownName("error-unknown-rule-number", name=id[:40], first=close[0], last=close[-1])
            groups = dict.fromkeys(known.rsplit("-", 1)[0] for known in self._rules)
            raise UnknownName(
                "error-unknown-rule", name=id[:40], example=next(iter(self._rules)), known=", ".join(groups)
            )
        return found

    def for_players(self, wanted: str | None = None) -> list[Chapter]:
        """The chapters without what is only for developers, except a rule that is asked for by its id."""
        asked = None if wanted is None else wanted.upper()
        made = []
        for chapter in self.chapters:
            kept = tuple(rule for rule in chapter.rules if not rule.developers or rule.id.upper() == asked)
            if kept:
                made.append(chapter.of(kept))
        return made

    def search(self, words: str) -> list[Rule]:
        """Players' rules whose id or text has all the words, in the file's order."""
        return [
            rule
            for rule in self
            if not rule.developers and contains(f"{rule.id} {rule.text} {rule.ruling} {rule.chapter}", words)
        ]

    def beginning(self, start: str) -> list[Rule]:
        """Rules whose id begins so (any case), `mm-repl` for all of MM-REPL-…, in the file's order."""
        wanted = start.upper()
        return [
            rule for rule in self if rule.id.upper() == wanted or rule.id.upper().startswith(f"{wanted}-")
        ]


def plain(text: str) -> str:
    """A cell without the marks of its file: no emphasis, no code marks, no comments, no cross-references in
    brackets.
    """
    bare = _CROSS_REFERENCE.sub("", _COMMENT.sub("", text))
    return _EMPHASIS.sub(lambda found: found[1] or found[2] or found[3] or "", bare)


@cache
def read(file: Path) -> Rulebook:
    """Read a rule file; rows of a table that begin with an id are rules, the headings above them their
    chapter.
    """
    chapters: list[Chapter] = []
    title, level = "", 2
    hidden_below: int | None = None
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
            if hidden_below is not None and level <= hidden_below:
                hidden_below = None
            continue
        if line == _DEVELOPERS:
            hidden_below = level
        row = _ROW.match(line)
        if row:
            text, *cells = (plain(cell.strip()) for cell in re.split(r"(?<!\\)\|", row[2]))
            rules.append(Rule(row[1], text, tuple(cells), title, hidden_below is not None))
    close()
    return Rulebook(chapters)
