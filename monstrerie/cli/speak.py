"""Where the command line speaks: one console for what was asked, one for errors and progress."""

from __future__ import annotations

import codecs
import io
import re
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

from rich import _wrap
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.text import sentence

out: Final = Console(highlight=False)
errors: Final = Console(stderr=True, highlight=False)

_PLAIN: Final = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "…": "...",
        "–": "-",
        "—": "-",
        "−": "-",
        "·": "-",
        "\u00a0": " ",
        "\u202f": " ",
        "œ": "oe",
        "Œ": "OE",
        "→": ">",
        "×": "x",
        "µ": "u",
        **dict(zip("●■▲◆★✚▶♛♥♣♠⚔✦⚿≈≤≥─━═│░▒▓█☐☑✓", "o#^%*+>*hcswzt~<>-==|.:##_xx", strict=True)),
    }
)
"""How signs are written on a terminal that has only a few."""
_MOST_DIGITS: Final = 9


def _in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """What to write instead of signs that a terminal can't show; an error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    # The code pages of Windows all call themselves "charmap": what they have nobody knows here.
    encoding = "ascii" if error.encoding == "charmap" else error.encoding
    shown = "".join(_shown(sign, encoding) for sign in signs)
    return shown, error.end


def _shown(sign: str, encoding: str) -> str:
    """A sign, or its letter without accents, or a question mark: whichever the encoding has first."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    for tried in (sign, bare):
        try:
            tried.encode(encoding)
        except UnicodeEncodeError:
            continue
        return tried
    return "?"


# Rich breaks lines at any space, those that French wants unbroken too.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
codecs.register_error("monstrerie-plain", _in_plain_signs)


def steady_streams() -> None:
    """No sign that a terminal can't show or a keyboard can't have sent ends a match."""
    for stream, handler in (
        (sys.stdout, "monstrerie-plain"),
        (sys.stderr, "monstrerie-plain"),
        (sys.stdin, "replace"),
    ):
        _steady(stream, handler)


def _steady(stream: TextIO | None, handler: str) -> None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=handler)


def phrase(key: str, lang: str, **data: Any) -> str:
    """A sentence of the command line."""
    return sentence(key, data, lang)


@contextmanager
def at_the_keyboard(lang: str) -> Iterator[None]:
    """What somebody at the keyboard does until the input ends or is broken off."""
    try:
        yield
    except EOFError:
        out.print(phrase("cli-input-ended", lang))
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        out.print()
        raise SystemExit(130) from None


def whole_number(said: str) -> int | None:
    """A number as it is typed; None for what isn't one, or is longer than any number we ask for."""
    return int(said) if said.isascii() and said.isdigit() and len(said) <= _MOST_DIGITS else None


def is_digits(said: str) -> bool:
    """Whether somebody meant a number."""
    return said.isascii() and said.isdigit()


def counting() -> Progress:
    """A progress bar for things that are counted."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=errors)
