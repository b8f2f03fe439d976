"""`monstrerie selfplay`: matches between bots as data, with a progress bar."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from ..bots import Budget, job_pool
from ..bots.arena import Contest
from ..bots.selfplay import Harvest, gather
from .speak import counting, errors, out, phrase


def run(
    game: str,
    seats: tuple[str, ...],
    matches: int,
    workers: int,
    on: str,
    budget: Budget | None,
    options: Mapping[str, Any],
    seed: int,
    format: str,
    shard: int,
    folder: Path,
    lang: str,
) -> None:
    """Play what is missing in the folder; when interrupted, say how to go on."""
    harvest = Harvest(Contest(game, seats, matches, seed, options, budget), format, shard)
    harvest.check()
    job_pool.check(workers, on)
    there = 0
    try:
        with counting() as bar:
            task = bar.add_task(phrase(game, lang), total=matches)
            for played in gather(harvest, folder, workers, on):
                there += played
                bar.advance(task, played)
    except KeyboardInterrupt:
        errors.print(phrase("cli-selfplay-interrupted", lang, played=there, matches=matches), markup=False)
        raise typer.Exit(130) from None
    out.print(
        phrase("cli-selfplay-done", lang, matches=matches, files=harvest.shards, folder=str(folder)),
        markup=False,
    )
