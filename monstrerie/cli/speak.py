"""Where the command line speaks: one console for what was asked, one for errors and progress."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.text import sentence

out: Final = Console(highlight=False)
errors: Final = Console(stderr=True, highlight=False)


def tell(key: str, lang: str, **data: Any) -> str:
    """A sentence of the command line."""
    return sentence(key, data, lang)


def counting() -> Progress:
    """A progress bar for things that are counted."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=errors)
