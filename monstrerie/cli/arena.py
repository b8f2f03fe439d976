"""`monstrerie arena`: the contest with a progress bar, and its table."""

from __future__ import annotations

import json
from typing import Literal

import msgspec
from rich.table import Table

from ..bots import job_pool
from ..bots.arena import Contest, Played, Standing, play_all, standings
from ..core.numbers import decimal
from .speak import counting, errors, out, phrase


def run(contest: Contest, workers: int, on: str, as_json: bool, lang: str) -> None:
    """Play the contest and print how it went; when interrupted, how it went so far."""
    contest.check()
    job_pool.check(workers, on)
    played: list[Played] = []
    try:
        with counting() as bar:
            task = bar.add_task(phrase(contest.game, lang), total=contest.matches)
            for match in play_all(contest, workers, on):
                played.append(match)
                bar.advance(task)
    except KeyboardInterrupt:
        errors.print(phrase("cli-arena-interrupted", lang, played=len(played), matches=contest.matches))
    table = standings(contest, played)
    if as_json:
        print(
            json.dumps(
                {
                    "contest": msgspec.to_builtins(contest),
                    "played": len(played),
                    "standings": msgspec.to_builtins(table),
                }
            )
        )
    else:
        out.print(_table(table, len(played), lang))


def _table(rows: list[Standing], matches: int, lang: str) -> Table:
    title = phrase("cli-arena-title", lang, matches=matches)
    rounds = rows[0].rounds if rows else None  # the same for all: whoever sits there plays the whole match
    if rounds is not None:
        said = decimal(rounds, lang, 1)
        title = phrase("cli-arena-title-rounds", lang, matches=matches, rounds=said)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("bot", "seats", "share", "interval", "score", "thinking", "slowest", "rating"):
        # Of a table that is too wide Rich breaks the other columns, which have long headings.
        whole = column in ("bot", "share", "interval", "rating")
        side: Literal["left", "right"] = "left" if column == "bot" else "right"
        table.add_column(phrase(f"cli-column-{column}", lang), justify=side, no_wrap=whole)
    for row in rows:
        table.add_row(
            f"[bold]{row.bot}[/]",
            str(row.seats),
            phrase("cli-percent", lang, value=decimal(100 * row.share, lang, 1)),
            phrase(
                "cli-percent-range",
                lang,
                low=decimal(100 * row.low, lang, 1),
                high=decimal(100 * row.high, lang, 1),
            ),
            decimal(row.mean_score, lang, 1),
            f"{decimal(1000 * row.seconds_a_decision, lang, 1)}\u00a0ms",
            f"{decimal(1000 * row.slowest_decision, lang, 0)}\u00a0ms",
            f"{decimal(row.rating, lang, 1)} ± {decimal(row.uncertainty, lang, 1)}",
        )
    return table
