"""What a person looks up: the games, their rules, their components."""

from __future__ import annotations

import json
from pathlib import Path

from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import monstrerie

from ..core.facts import said
from ..core.options import word
from ..core.rulebook import Rule
from .speak import out, tell

CONFIDENCE_STYLE = {"certain": "green", "likely": "yellow", "guess": "red"}


def list_games(lang: str) -> None:
    """Every game with its players and options."""
    for name, game in monstrerie.games().items():
        out.print(
            f"[bold]{tell(name, lang)}[/] ([cyan]{name}[/]), {game.players.start}-{game.players.stop - 1}"
        )
        out.print(f"  {tell(f'{name}-about', lang)}", soft_wrap=True)
        for option, described in game.options.items():
            values = " | ".join(
                f"[bold]{word(value)}[/]" if value == described.default else word(value)
                for value in described.values
            )
            out.print(f"  [cyan]{option}[/]={values}  [dim]{tell(f'option-{name}-{option}-help', lang)}[/]")


def show_rules(game: monstrerie.Game, wanted: str | None, lang: str) -> None:
    """All rules, one, or those with some words."""
    book = game.rules(lang)
    if wanted is None:
        for chapter in book.for_players():
            out.print(f"\n[bold]{escape(chapter.title)}[/]")
            for rule in chapter.rules:
                _rule(rule)
        return
    if wanted.upper() in book or "-" in wanted:
        rule = book.rule(wanted)
        out.print(f"[bold cyan]{rule.id}[/]  [dim]{escape(rule.chapter)}[/]")
        out.print(Markdown(rule.text))
        for cell in rule.cells:
            out.print(f"[dim]{escape(cell)}[/]")
        return
    found = book.search(wanted)
    for rule in found:
        _rule(rule)
    if not found:
        out.print(tell("cli-no-rule-found", lang, words=wanted))


def _rule(rule: Rule) -> None:
    ruling = f" [bold]{escape(rule.ruling)}[/]" if rule.ruling else ""
    out.print(f"[cyan]{rule.id}[/]  {escape(rule.text)}{ruling}", soft_wrap=True)


def show_components(game: monstrerie.Game, own: Path | None, paths: bool, as_json: bool, lang: str) -> None:
    """Every value of the box with our confidence in it; with `paths` what it is called in a component file,
    and its source.
    """
    components = game.components(own)
    if as_json:
        facts = {
            path: {
                "value": fact.value,
                "confidence": fact.confidence,
                "source": fact.source,
                "note": fact.note,
            }
            for path, fact in components.facts.items()
        }
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    table = Table(title=tell(game.name, lang), title_justify="left", box=None, pad_edge=False)
    columns = (
        ("component", "value", "confidence", "source") if paths else ("component", "value", "confidence")
    )
    for column in columns:
        table.add_column(tell(f"cli-column-{column}", lang), overflow="fold")
    for path, fact in components.facts.items():
        style = CONFIDENCE_STYLE[fact.confidence]
        label, value = said(game, path, fact, lang)
        if paths and label != path:
            label = f"{label}\n[dim]{path}[/]"
        row = [
            f"[cyan]{label}[/]",
            escape(value),
            f"[{style}]{tell(f'confidence-{fact.confidence}', lang)}[/]",
        ]
        if paths:
            row.append(escape(fact.source + (f" — {fact.note}" if fact.note else "")))
        table.add_row(*row)
    out.print(table)
    guesses = len(components.guesses())
    out.print(tell("cli-guesses", lang, guesses=guesses, facts=len(components.facts)))
    if not paths:
        out.print(f"[dim]{tell('cli-paths-hint', lang, game=game.name)}[/]")
