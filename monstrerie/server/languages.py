"""The languages of the texts, as browsers ask for them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

from ..core.text import FOLDERS, LANGUAGES


def best_language(wanted: str | None) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> best_language("fr-CH, fr;q=0.9, en;q=0.8"), best_language("de"), best_language(None)
    ('fr', 'en', 'en')
    """
    weighted: list[tuple[float, int, str]] = []
    for place, part in enumerate((wanted or "")[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        lang = tag.strip().lower().split("-")[0]
        if lang in LANGUAGES:
            weighted.append((-_weight(weight), place, lang))
    return min(weighted)[2] if weighted else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


@cache
def fluent_text(lang: str) -> tuple[str, str]:
    """Every sentence of a language that the page says, as one Fluent text, and its ETag.

    Explanations are said here, on demand.
    """
    files = [
        file
        for folder in FOLDERS
        for file in sorted((folder / lang).glob("*.ftl"))
        if not file.name.startswith("explain")
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return text, f'"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'


@cache
def packed_text(lang: str) -> bytes:
    """The same text, compressed."""
    return gzip.compress(fluent_text(lang)[0].encode(), mtime=0)
