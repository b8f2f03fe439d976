"""`monstrerie analyse`: the curve of a saved match, luck and skill, costly mistakes, turning points."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

import monstrerie

from ..coach import Analysis, Mistake, analysis_beside, can_analyse, progress
from ..core.numbers import decimal
from ..core.text import say, sentence
from .drawing import plain
from .replay import names_of, text_of
from .speak import counting, errors, out, phrase

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 54


def run(
    file: Path, tables: int, workers: int, seconds: float | None, keep: Path | None, as_json: bool, lang: str
) -> None:
    """Analyse the match in a file, and tell what came of it; interrupted, what is known so far."""
    match = monstrerie.load(text_of(file))
    can_analyse(match.game)
    going = progress(match, tables, workers, keep or analysis_beside(file), seconds)
    said = next(going)
    try:
        with counting() as bar:
            task = bar.add_task(plain(phrase("coach-analysing", lang)), total=None)
            for said in going:
                bar.update(task, completed=said.done, total=said.total)
    except KeyboardInterrupt:
        errors.print()
    if as_json:
        print(msgspec.json.encode(said).decode())
        return
    names = names_of(match, lang)
    _curve(said, names, lang)
    if not said.accounts:
        errors.print(plain(phrase("coach-unfinished", lang)))
        return
    out.print(_accounts(said, names, lang))
    if said.mistakes:
        out.print(f"[bold]{plain(phrase('coach-mistakes', lang))}[/]")
    for mistake in said.mistakes:
        for line in _mistake(match, mistake, names, lang):
            out.print(plain(line))
    out.print(f"[bold]{plain(phrase('coach-turns', lang))}[/]")
    for turn in said.turns:
        key = "coach-turn-luck" if turn.luck else "coach-turn-skill"
        change = percent(turn.change, lang, signed=True)
        out.print(
            plain(sentence(key, {"move": turn.moves, "seat": turn.seat, "change": change}, lang, names))
        )


def percent(value: float, lang: str, signed: bool = False) -> str:
    """A share in percent, with its sign where it is a change."""
    said = decimal(100 * value, lang, 0)
    said = "0" if said == "−0" else said
    sign = "+" if signed and value > 0 and said != "0" else ""
    return phrase("cli-percent", lang, value=f"{sign}{said}")


def _curve(said: Analysis, names: list[str], lang: str) -> None:
    """Everybody's chance over the match, a line each."""
    out.print(f"[bold]{plain(phrase('coach-curve', lang))}[/]")
    last = said.curve[-1].moves
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        line, at = "", 0
        for column in range(WIDE):
            while at + 1 < len(said.curve) and said.curve[at + 1].moves * (WIDE - 1) <= column * last:
                at += 1
            line += BLOCKS[min(len(BLOCKS) - 1, int(said.curve[at].chances[seat] * len(BLOCKS)))]
        begin, end = said.curve[0].chances[seat], said.curve[-1].chances[seat]
        out.print(
            f"{plain(name):{wide}}  {percent(begin, lang):>5} {line} {percent(end, lang)}", no_wrap=True
        )


def _accounts(said: Analysis, names: list[str], lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("begin", "luck", "own", "others", "end"):
        table.add_column(phrase(f"coach-column-{column}", lang), justify="right")
    for name, one in zip(names, said.accounts, strict=True):
        table.add_row(
            f"[bold]{plain(name)}[/]",
            percent(one.begin, lang),
            f"{percent(one.luck, lang, True)} ± {percent(one.luck_error, lang)}",
            f"{percent(one.own, lang, True)} ± {percent(one.own_error, lang)}",
            percent(one.skill - one.own, lang, True),
            percent(one.end, lang),
        )
    return table


def _mistake(match: monstrerie.Match, one: Mistake, names: list[str], lang: str) -> list[str]:
    """What was played, what would have been better, and where the points come from."""
    played = say(match.game.decode(one.played), lang, names, one.played_words)
    better = say(match.game.decode(one.better), lang, names, one.better_words)
    lines = [
        sentence("coach-played", {"move": one.moves + 1, "seat": one.seat, "what": played}, lang, names),
        "  " + sentence("coach-better", {"what": better, "gain": percent(one.cost, lang, True)}, lang),
    ]
    for each in one.sources:
        words = {
            "what": sentence(each.source, {}, lang),
            "better": decimal(each.better, lang, 1),
            "played": decimal(each.played, lang, 1),
        }
        lines.append("  " + sentence("coach-source", words, lang))
    return lines if one.sources else [*lines, "  " + phrase("coach-no-source", lang)]
