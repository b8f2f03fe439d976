"""One word for one thing: what `docs/terms.md` says a thing is not called stands in no message or rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import monstrerie
from monstrerie.core.overview import rendered
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games import INCLUDED
from tests.sentences import CODES, messages, parsed, texts

ROOT = Path(__file__).resolve().parents[2]
TERMS = ROOT / "docs" / "terms.md"
GAMES = {sentence(name, {}, "en"): name for name in INCLUDED}
"""By title: each has its section."""


class Term(NamedTuple):
    """A word that a game doesn't use, and what it says instead."""

    word: str
    pattern: re.Pattern[str]
    instead: str


@cache
def forbidden() -> dict[tuple[str, str], list[Term]]:
    """By section and language, from the tables of the document."""
    found: dict[tuple[str, str], list[Term]] = {}
    section = ""
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if len(cells) == 4 and cells[0] != "English" and not cells[0].startswith("---"):
            for lang, used, not_used in (("en", cells[0], cells[2]), ("fr", cells[1], cells[3])):
                for word in filter(None, (each.strip() for each in not_used.split(","))):
                    exact = word.startswith("`")
                    text = word.strip("`")
                    flags = 0 if exact else re.IGNORECASE
                    pattern = re.compile(rf"(?<![\w-]){re.escape(text)}(?![\w-])", flags)
                    found.setdefault((section, lang), []).append(Term(text, pattern, used))
    return found


@cache
def said(lang: str) -> dict[str, str]:
    """The words of every message, without what is copied into a terminal."""
    made = {}
    for key, (_, entry) in parsed(lang).items():
        text = " | ".join(texts(entry))
        for code in CODES:
            text = code.sub("", text)
        made[key] = re.sub(r"--?[a-z][a-z-]*|[\u00a0\u202f]", " ", text)
    return made


def places(section: str, lang: str) -> Iterator[tuple[str, str]]:
    """Where a section's words could stand: its messages, overview and players' rules, or all messages."""
    name = GAMES.get(section)
    for key, text in said(lang).items():
        file = messages()[key].file
        if name is None or name in file or (name == "mighty-monsters" and key.startswith("page-mm-")):
            yield key, text
    if name is not None:
        for part in rendered(monstrerie.game(name), lang):
            yield f"{name}: {part.name}", " ".join((part.title, *part.text)).replace("\u00a0", " ")
        for chapter in monstrerie.game(name).rules(lang).for_players():
            yield f"{name}: {chapter.title}", chapter.title
            for rule in chapter.rules:
                yield rule.id, f"{rule.text} {rule.ruling}".replace("\u00a0", " ").replace("\u202f", " ")


def faults(section: str) -> dict[str, str]:
    """`en key word` of each forbidden word that is used, with what should stand there."""
    return {
        f"{lang} {place} {term.word}": term.instead
        for lang in LANGUAGES
        for place, text in places(section, lang)
        for term in forbidden().get((section, lang), [])
        if term.pattern.search(text)
    }


@pytest.mark.parametrize("section", ["All games", *GAMES])
def test_a_thing_has_one_name(section: str) -> None:
    assert faults(section) == {}


def test_the_tables_are_read() -> None:
    """Every section has words for both languages, and a word that isn't used is found."""
    missing = {"All games", *GAMES} ^ {section for section, _ in forbidden()}
    assert not missing, "docs/terms.md has a section for every game, with its words and others"
    gold = next(term for term in forbidden()["Dungeon Lords", "fr"] if term.word == "pièces d’or")
    assert gold.pattern.search("deux Pièces d’or") and gold.instead == "N Or"
    exact = next(term for term in forbidden()["Rampage", "fr"] if term.word == "quartier")
    assert exact.pattern.search("le quartier") and not exact.pattern.search("le Quartier")
