"""In which language the command line speaks, known before the arguments are understood."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ..core.text import LANGUAGES


def usual_language() -> str:
    """The language of the user's environment, English when we don't speak it."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((lang for lang in LANGUAGES if said.lower().startswith(lang)), LANGUAGES[0])


HOME = usual_language()


def language(arguments: Sequence[str]) -> str:
    """The language in which to tell an error or to help."""
    for number, argument in enumerate(arguments):
        said = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and number + 1 < len(arguments):
            said = arguments[number + 1]
        if said in LANGUAGES:
            return said
    said = os.environ.get("MONSTRERIE_LANG", "")
    return said if said in LANGUAGES else HOME
