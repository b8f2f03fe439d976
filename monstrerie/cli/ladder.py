"""`monstrerie ladder`: every bot against every other at mixed tables, as a table and as a drawing."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from rich.table import Table

from ..bots import job_pool, ladder_file
from ..bots.ladder import Ladder, Rung, climb, draw, rungs
from ..bots.selfplay import write
from ..core.errors import BadValue, file_problem
from ..core.numbers import decimal
from .speak import counting, errors, out, phrase

EVERY: Final = 5.0
"""seconds after which what was played is written down"""


def run(
    ladder: Ladder, workers: int, on: str, plot: Path | None, keep: Path | None, as_json: bool, lang: str
) -> None:
    """Play the matches and print the ladder; when interrupted, as it stands so far. What is kept in a file is
    not played again.
    """
    ladder.check()
    job_pool.check(workers, on)
    _plot(rungs(ladder.bots, []), plot, ladder.game, lang)  # a file that can't be written is told now
    played = [] if keep is None else ladder_file.read(keep, ladder)
    if keep is not None:
        ladder_file.keep(keep, ladder, played)
    kept = perf_counter()
    try:
        with counting() as bar:
            task = bar.add_task(phrase(ladder.game, lang), total=ladder.matches, completed=len(played))
            for outcome in climb(ladder, workers, on, {each.number for each in played}):
                played.append(outcome)
                bar.advance(task)
                if keep is not None and perf_counter() - kept > EVERY:
                    ladder_file.keep(keep, ladder, played)
                    kept = perf_counter()
    except KeyboardInterrupt:
        errors.print(phrase("cli-arena-interrupted", lang, played=len(played), matches=ladder.matches))
    if keep is not None:
        ladder_file.keep(keep, ladder, played)
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
