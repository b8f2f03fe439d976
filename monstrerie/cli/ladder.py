"""`monstrerie ladder`: every bot against every other at mixed tables, as a table and as a drawing."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from rich.table import Table

from ..bots import job_pool
from ..bots.ladder import Ladder, Outcome, Rung, climb, draw, rungs
from ..bots.selfplay import write
from ..core.errors import BadValue, file_problem
from ..core.numbers import decimal
from .speak import counting, errors, out, phrase


def run(ladder: Ladder, workers: int, on: str, plot: Path | None, as_json: bool, lang: str) -> None:
    """Play the matches and print the ladder; when interrupted, as it stands so far."""
    ladder.check()
    job_pool.check(workers, on)
    _plot(rungs(ladder.bots, []), plot, ladder.game, lang)  # a file that can't be written is told now
    played: list[Outcome] = []
    try:
        with counting() as bar:
            task = bar.add_task(phrase(ladder.game, lang), total=ladder.matches)
            for outcome in climb(ladder, workers, on):
                played.append(outcome)
                bar.advance(task)
    except KeyboardInterrupt:
        errors.print(phrase("cli-arena-interrupted", lang, played=len(played), matches=ladder.matches))
    found = rungs(ladder.bots, played)
    _plot(found, plot, ladder.game, lang)
    if as_json:
        answer = {"ladder": msgspec.to_builtins(ladder), "played": len(played)}
        print(json.dumps({**answer, "rungs": msgspec.to_builtins(found)}))
    else:
        out.print(_table(found, len(played), lang))


def _plot(found: list[Rung], plot: Path | None, game: str, lang: str) -> None:
    if plot is None:
        return
    try:
        write(plot, draw(found, phrase(game, lang)).encode())
    except (OSError, ValueError) as error:
        raise BadValue("error-file-write", file=str(plot)[:200], problem=file_problem(error)) from None


def _table(found: list[Rung], matches: int, lang: str) -> Table:
    title = phrase("cli-arena-title", lang, matches=matches)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(phrase("cli-column-bot", lang))
    for column in ("rating", "interval", "seats", "share"):
        table.add_column(phrase(f"cli-column-{column}", lang), justify="right", no_wrap=True)
    for rung in found:
        share = decimal(100 * rung.wins / rung.seats, lang, 1) if rung.seats else "–"
        table.add_row(
            f"[bold]{rung.bot}[/]",
            decimal(rung.rating, lang, 1),
            f"{decimal(rung.low, lang, 1)}–{decimal(rung.high, lang, 1)}",
            str(rung.seats),
            phrase("cli-percent", lang, value=share),
        )
    return table
