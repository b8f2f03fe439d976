"""A game's rules as one likes to read them: a few sentences and a picture a step, the exact rules behind.

A game declares its sections in `overview.py` and tells them in `overview.<language>.ftl`, which only readers
of the rules are sent: `NAME-title` and `NAME`, paragraphs apart by an empty line. Numbers come from the box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.runtime import FluentBundle

from .components import Components
from .guide import Guide
from .rulebook import Chapter
from .text import read, sentence

if TYPE_CHECKING:
    from .game import Game

Numbers = dict[str, int | float | str]


def _none(box: Any) -> Numbers:
    return {}


class Section(NamedTuple):
    """One idea of the overview."""

    name: str
    """Of its texts and of its picture."""
    rules: Sequence[str]
    """The groups of exact rules behind it: MM-REPL for all of MM-REPL-…, DL-CMB:1-9 for some of a group."""
    numbers: Callable[[Any], Numbers] = _none
    """The numbers in its text, from the game's box."""
    step: bool = False
    """Whether it belongs to the last section that is none."""
    picture: bool = True
    example: Guide | None = None
    """A table on which to try it."""

    def has(self, rule: str) -> bool:
        """Whether a rule stands behind it."""
        group, number = rule.rsplit("-", 1)
        for each in self.rules:
            name, _, part = each.partition(":")
            first, _, last = part.partition("-")
            if name == group and (not part or int(first) <= int(number.rstrip("abcdefgh")) <= int(last)):
                return True
        return False


class Rendered(NamedTuple):
    """A section as it is read."""

    name: str
    title: str
    step: bool
    text: Sequence[str]
    """Paragraph by paragraph."""
    numbers: Numbers
    picture: bool
    example: bool
    chapters: Sequence[Chapter]
    """The exact rules."""


def rendered(
    game: Game, lang: str, wanted: str | None = None, components: Components | None = None
) -> list[Rendered]:
    """The rules of a game section by section, a rule that is asked for by its id always among them; chapter
    by chapter where there is no overview.
    """
    chapters = game.rules(lang).for_players(wanted)
    if not game.overview:
        return [
            Rendered(f"chapter-{number}", each.title, each.level > 2, (), {}, False, False, [each])
            for number, each in enumerate(chapters, 1)
        ]
    messages = _messages(game.folder, lang)
    box = game.box(components or game.components())
    sections = []
    for section in game.overview:
        numbers = section.numbers(box)
        title, text = (
            sentence(key, numbers, lang, messages=messages) for key in (f"{section.name}-title", section.name)
        )
        behind = [
            chapter.of(kept)
            for chapter in chapters
            if (kept := tuple(rule for rule in chapter.rules if section.has(rule.id)))
        ]
        sections.append(
            Rendered(
                section.name,
                title,
                section.step,
                [" ".join(lines.split("\n")) for lines in text.split("\n\n")],
                numbers,
                section.picture,
                section.example is not None,
                behind,
            )
        )
    return sections


@cache
def _messages(folder: Path, lang: str) -> FluentBundle:
    return read(lang, [folder / f"overview.{lang}.ftl"])
