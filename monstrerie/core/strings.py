"""Strings as sentences quote them, as French elides them, and as they are compared with what people type."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_QUOTE: Final = 1000
"""How many characters of an argument a sentence says; Fluent refuses more than 2500."""
_VOWELS: Final = "aeiouœæ"
_TYPED: Final = str.maketrans({"’": "'", "œ": "oe", "æ": "ae", "\u00a0": " ", "\u202f": " "})


def folded(text: str) -> str:
    """Text as it is compared with what people type: no case, no accents, plain apostrophes and spaces.

    >>> folded("L’Élan"), folded("œuf")
    ("l'elan", 'oeuf')
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_TYPED))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def contains(text: str, words: str) -> bool:
    """Whether a text has all the words that somebody typed; hyphens don't matter either.

    >>> contains("Set-up", "setup"), contains("to set up", "set-up"), contains("Été", "ete hiver")
    (True, True, False)
    """
    letters = folded(text).replace("-", "")
    return all(word in letters for word in folded(words).replace("-", " ").split())


def elided(word: str, name: str) -> str:
    """The French `de` or `que` before a name.

    An h counts as mute, which it is in most names; a y does before a consonant.

    >>> elided("de", "Bob"), elided("de", "Émile"), elided("que", "Yves"), elided("de", "Yann")
    ('de Bob', 'd’Émile', 'qu’Yves', 'de Yann')
    """
    letters = unicodedata.normalize("NFKD", name[:2]).lower()
    first, second = letters[:1] or " ", letters[1:2] or " "
    mute = first in _VOWELS or (first == "h" and second in _VOWELS + "y")
    if mute or (first == "y" and second.isalpha() and second not in _VOWELS):
        return f"{word[:-1]}’{name}"
    return f"{word} {name}"


def quotable(text: str) -> str:
    r"""Text that a sentence can quote: not longer than a page, and nothing in it that can't be written.

    >>> quotable("x" * 5000)[-2:], quotable("a\ud800")
    ('x…', 'a?')
    """
    cut = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return cut.encode("utf-8", "replace").decode("utf-8")
