"""`monstrerie replay`: a saved match, told move by move."""

from __future__ import annotations

from pathlib import Path

import monstrerie

from ..core.errors import BadSave, BadValue, file_problem
from ..core.seated import Seated
from ..core.text import seat_name
from .drawing import board, log_line, plain, result_table
from .speak import out, phrase


def read(file: Path) -> monstrerie.Match:
    """The saved match in a file."""
    return monstrerie.load(text_of(file))


def text_of(file: Path) -> bytes:
    """What a file holds; BadSave when it can't be read."""
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:
        raise BadSave("error-save-read", file=str(file)[:200], problem=file_problem(error)) from None


def names_of(match: monstrerie.Match, lang: str) -> list[str]:
    """The players as the save knows them, bots by their number."""
    names = []
    bots = 0
    for number, seat in enumerate(match.seated or [Seated()] * match.players):
        bots += bool(seat.bot)
        names.append(
            phrase("cli-bot-name", lang, number=bots) if seat.bot else seat.name or seat_name(number, lang)
        )
    return names


def show(file: Path, step: bool, place: int | None, to: int | None, position: bool, lang: str) -> None:
    """Tell every move with what happened; at the end, the table and the result. Places are counted from 1.
    Or write only the position that it comes to.
    """
    whole = read(file)
    last = len(whole.log) if to is None else to
    if not 0 <= last <= len(whole.log):
        raise BadValue("error-replay-to", value=last, most=len(whole.log))
    if place is not None and not 1 <= place <= whole.players:
        raise BadValue("error-replay-seat", value=place, most=whole.players)
    if position:
        print(whole.rewound(last).position(), end="")
        return
    seat = None if place is None else place - 1
    names = names_of(whole, lang)
    match = whole.rewound(0)
    for event in match.opening_events:
        if event.visible(seat):
            out.print(log_line(event, lang, names))
    for number, (mover, move) in enumerate(whole.log[:last], 1):
        out.print(f"[dim]{number}[/] [bold]{plain(names[mover])}[/]")
        for event in match.play(mover, move, whole.outcomes[number - 1]):
            if event.visible(seat) and not event.passing:
                out.print(log_line(event, lang, names))
        if step:
            out.print(board(match.view(seat), match.game, lang, names, match.guesses))
            try:
                out.input(f"[dim]{phrase('cli-press-enter', lang)}[/] ")
            except EOFError:
                break
    out.print(board(match.view(seat), match.game, lang, names, match.guesses))
    if match.result is not None:
        out.print(result_table(match.game.name, match.result, lang, names))
