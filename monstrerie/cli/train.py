"""`monstrerie train`: a network taught, with what it has learned so far."""

from __future__ import annotations

from pathlib import Path

import typer

from ..core.errors import NotSupported
from ..core.numbers import decimal
from .speak import errors, out, phrase


def run(
    game: str,
    folder: Path,
    minutes: float,
    pause: float | None,
    matches: int,
    width: int,
    blocks: int,
    tables: int,
    steps: int,
    trial: int,
    every: float,
    workers: int,
    on: str,
    device: str,
    start: Path | None,
    seed: int,
    lang: str,
) -> None:
    """Teach what is still to be taught in the folder; when interrupted, say how to go on."""
    try:
        from ..learning.training import Effort, Lesson, Training
    except ModuleNotFoundError as missing:
        extra = "learn" if missing.name == "torch" else "envs"
        raise NotSupported("error-extra", extra=extra, module=str(missing.name)) from None
    lesson = Lesson(game, matches, width=width, blocks=blocks, seed=seed)
    effort = Effort(minutes, pause, tables, steps, workers, device, start, every, trial, on=on)
    training = Training(lesson, effort, folder)
    try:
        for news in training.run():
            if news.recorded is not None:
                _say("cli-train-recorded", lang, recorded=news.recorded, matches=lesson.recorded)
            if news.agreement is not None:
                share = decimal(100 * news.agreement, lang, 1)
                _say("cli-train-imitated", lang, epoch=news.epoch, share=share)
            if news.point is not None:
                _say(
                    "cli-train-point",
                    lang,
                    minutes=decimal(news.point.minutes, lang, 1),
                    decisions=decimal(news.point.decisions, lang, 0),
                    share=decimal(100 * news.point.share, lang, 1),
                    low=decimal(100 * news.point.low, lang, 0),
                    high=decimal(100 * news.point.high, lang, 0),
                )
    except KeyboardInterrupt:
        errors.print(phrase("cli-train-interrupted", lang, folder=str(folder)), markup=False)
        raise typer.Exit(130) from None
    out.print(phrase("cli-train-done", lang, file=str(folder / f"{game}.npz")), markup=False)


def _say(key: str, lang: str, **data: object) -> None:
    out.print(phrase(key, lang, **data), markup=False)
    out.file.flush()
