"""`monstrerie selfplay`: matches between bots as data, with a progress bar."""

from __future__ import annotations

from pathlib import Path

import typer

from ..bots import job_pool
from ..bots.selfplay import Harvest, gather
from .speak import counting, errors, out, phrase


def run(harvest: Harvest, folder: Path, workers: int, on: str, lang: str) -> None:
    """Play what is missing in the folder; when interrupted, say how to go on."""
    contest = harvest.contest
    harvest.check()
    job_pool.check(workers, on)
    there = 0
    try:
        with counting() as bar:
            task = bar.add_task(phrase(contest.game, lang), total=contest.matches)
            for played in gather(harvest, folder, workers, on):
                there += played
                bar.advance(task, played)
    except KeyboardInterrupt:
        errors.print(
            phrase("cli-selfplay-interrupted", lang, played=there, matches=contest.matches), markup=False
        )
        raise typer.Exit(130) from None
    out.print(
        phrase("cli-selfplay-done", lang, matches=contest.matches, files=harvest.shards, folder=str(folder)),
        markup=False,
    )
