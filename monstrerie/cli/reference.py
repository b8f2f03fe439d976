"""What a person looks up: the games, their rules, their components."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import monstrerie

from ..core.facts import said
from ..core.options import word
from ..core.overview import Rendered, rendered
from ..core.rulebook import Rule
from ..core.strings import contains
from .speak import out, phrase

_ID: Final = re.compile(r"[A-Za-z]{2}-[A-Za-z0-9]+-\d+[a-z]?$")
CONFIDENCE_STYLE = {"certain": "green", "likely": "yellow", "guess": "red"}


def list_games(lang: str) -> None:
    """Every game with its players and options."""
    for name, game in monstrerie.games().items():
        players = phrase("cli-players", lang, least=game.players.start, most=game.players.stop - 1)
        out.print(f"[bold]{phrase(name, lang)}[/] ([cyan]{name}[/]), {players}")
        out.print(Padding(phrase(f"{name}-about", lang), (0, 0, 0, 2)))
        for option, described in game.options.items():
            values = " | ".join(
                phrase("cli-default", lang, value=word(value)) if value == described.default else word(value)
                for value in described.values
            )
            help = escape(phrase(f"option-{name}-{option}-help", lang))
            out.print(Padding(f"[cyan]{option}[/]={escape(values)}  [dim]{help}[/]", (0, 0, 0, 2)))


def show_rules(game: monstrerie.Game, wanted: str | None, lang: str) -> None:
    """Players' rules; one or several by id or the beginning of one; or those that contain some words."""
    book = game.rules(lang)
    if wanted is None:
        out.print(f"[bold]{phrase(game.name, lang)}[/]")
        out.print(phrase(f"{game.name}-about", lang))
        if game.overview:
            _overview(rendered(game, lang))
            out.print(f"\n[bold]{phrase('cli-rules-exact', lang)}[/]")
        for chapter in book.for_players():
            out.print(f"\n[bold]{escape(chapter.title)}[/]")
            _rules(chapter.rules, lang)
        out.print(f"\n[dim]{phrase('cli-rules-hint', lang, game=game.name)}[/]")
        return
    found, sections = book.beginning(wanted), []
    if not found:
        if _ID.match(wanted):
            book.rule(wanted)  # tells that there is none of that name, and which there are
        found = book.search(wanted)
        sections = [
            each for each in rendered(game, lang) if contains(" ".join((each.title, *each.text)), wanted)
        ]
    _overview(sections)
    if len(found) == 1:
        out.print(f"[dim]{escape(found[0].chapter)}[/]")
    _rules(found, lang)
    if not found and not sections:
        out.print(phrase("cli-no-rule-found", lang, words=wanted[:60]), markup=False)


def _overview(sections: Sequence[Rendered]) -> None:
    """What the rules tell before they become exact."""
    for section in sections:
        if section.text:
            out.print(f"\n[bold]{escape(section.title)}[/]")
        for paragraph in section.text:
            out.print(Padding(escape(paragraph), (0, 0, 0, 2)))


def _rules(rules: Sequence[Rule], lang: str) -> None:
    """Rules one below the other, their ids in a column of their own."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for rule in rules:
        text = rule.text
        if rule.ruling:
            text = f"{text}\n{phrase('cli-ruling', lang, ruling=rule.ruling)}"
        table.add_row(rule.id, Text(text))
    out.print(table)


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
    table = Table(title=phrase(game.name, lang), title_justify="left", box=None, pad_edge=False)
    columns = (
        ("component", "value", "confidence", "source") if paths else ("component", "value", "confidence")
    )
    for column in columns:
        table.add_column(phrase(f"cli-column-{column}", lang), overflow="fold")
    for path, fact in components.facts.items():
        style = CONFIDENCE_STYLE[fact.confidence]
        label, value = said(game, path, fact, lang)
        if paths and label != path:
            label = f"{label}\n[dim]{path}[/]"
        row = [
            f"[cyan]{label}[/]",
            escape(value),
            f"[{style}]{phrase(f'confidence-{fact.confidence}', lang)}[/]",
        ]
        if paths:
            row.append(escape(fact.source + (f" — {fact.note}" if fact.note else "")))
        table.add_row(*row)
    out.print(table)
    guesses = len(components.guesses())
    out.print(phrase("cli-guesses", lang, guesses=guesses, facts=len(components.facts)))
    if not paths:
        out.print(f"[dim]{phrase('cli-paths-hint', lang, game=game.name)}[/]")
