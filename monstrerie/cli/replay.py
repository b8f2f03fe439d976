"""`monstrerie replay`: a saved match, told move by move."""

from __future__ import annotations

from pathlib import Path

import monstrerie

from ..core.errors import BadSave, BadValue
from ..core.text import say, seat_name
from .drawing import board, plain
from .speak import out, tell


def read(file: Path) -> monstrerie.Match:
    """The saved match in a file."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadSave("error-save-read", file=str(file), problem=error.strerror or "") from None
    return monstrerie.load(text)


def show(file: Path, step: bool, seat: int | None, to: int | None, lang: str) -> None:
    """Tell every move with what happened; at the end, the table and the result."""
    whole = read(file)
    last = len(whole.log) if to is None else to
    if not 0 <= last <= len(whole.log):
        raise BadValue("error-rewind", value=last, most=len(whole.log))
    names = [seat_name(number, lang) for number in range(whole.players)]
    match = whole.rewound(0)
    match.view(seat)  # a seat that doesn't exist is refused before anything is shown
    for event in match.opening:
        if event.visible(seat):
            out.print(f"  {plain(say(event, lang, names))}")
    for number, (mover, move) in enumerate(whole.log[:last], 1):
        out.print(f"[dim]{number}[/] [bold]{plain(names[mover])}[/]")
        for event in match.play(mover, move, whole.outcomes[number - 1]):
            if event.visible(seat) and not event.passing:
                out.print(f"  {plain(say(event, lang, names))}")
        if step:
            out.print(board(match.view(seat), match.game, lang, names))
            try:
                out.input(f"[dim]{tell('cli-press-enter', lang)}[/] ")
            except EOFError:
                break
    out.print(board(match.view(seat), match.game, lang, names))
