"""A table for the terminal: the game's own drawing where it has one, otherwise its view as a tree."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text
from rich.tree import Tree

import monstrerie

from ..core.event import Event
from ..core.numbers import halved
from ..core.result import Result
from ..core.text import say, sentence
from .speak import tell

FRAME = ("game", "players", "seat", "options", "over", "to_act", "prompt", "phase", "round", "rounds")
"""Keys of every view, which the frame shows; the rest is the game's own."""

WIDTH: Final = 76
"""How many columns a drawing has on a terminal of 80: the frame takes the rest."""


def plain(text: str) -> str:
    """Text that is not ours (names, sentences with names) must not be read as markup."""
    return escape(text)


def heading(view: dict[str, Any], game: monstrerie.Game, lang: str) -> str:
    """The game, the round and the phase, as they stand above the table."""
    parts = [sentence(game.name, {}, lang)]
    if view.get("round") is not None:
        rounds = view.get("rounds") or 0
        parts.append(tell("cli-round", lang, game=game.name, round=view["round"], rounds=rounds))
    if view.get("phase") is not None:
        parts.append(sentence(view["phase"], {}, lang))
    return " · ".join(parts)


def board(
    view: dict[str, Any],
    game: monstrerie.Game,
    lang: str,
    names: Sequence[str],
    guesses: Collection[str] = (),
) -> RenderableType:
    """The whole table in a frame that says round and phase, with the guessed values (paths) marked."""
    drawn = game.draw(view, lang, names, guesses)
    content: RenderableType = Text.from_markup(drawn) if drawn is not None else _tree(view, lang)
    title = escape(heading(view, game, lang))
    return Panel(content, title=title, title_align="left", border_style="dim", padding=(0, 1))


def log_line(event: Event, lang: str, names: Sequence[str]) -> str:
    """One line of the log, which says where a number is only guessed."""
    guess = f" [dim]{sentence('guessed-value', {}, lang)}[/]" if event.data.get("guess") else ""
    return f"  {plain(say(event, lang, names))}{guess}"


def result_table(result: Result, lang: str, names: Sequence[str]) -> RenderableType:
    """Who won, and where the points came from."""
    lines = []
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    for seat in order:
        sources = ", ".join(
            f"{sentence(source, {}, lang)} {halved(points, signed=True)}"
            for source, points in result.breakdown[seat].items()
            if points
        )
        crown = "[bold yellow]♛[/] " if seat in result.winners else "  "
        name = f"{crown}{result.places[seat]}. [bold]{escape(names[seat])}[/]"
        points = tell("cli-result-points", lang, points=result.scores[seat])
        lines.append(f"{name}  {points}  [dim]{escape(sources)}[/]")
    return Panel(
        Group(*(Text.from_markup(line) for line in lines)), title=tell("cli-result", lang), title_align="left"
    )


def _tree(view: dict[str, Any], lang: str) -> Tree:
    tree = Tree(tell("cli-table", lang), hide_root=True)
    _grow(tree, {key: value for key, value in view.items() if key not in FRAME})
    return tree


def _grow(tree: Tree, value: Any) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        nested = isinstance(item, dict) or (
            isinstance(item, list) and any(isinstance(i, dict | list) for i in item)
        )
        if nested and item:
            _grow(tree.add(f"[cyan]{escape(str(key))}[/]"), item)
        else:
            text = ", ".join(map(str, item)) if isinstance(item, list) else str(item)
            tree.add(f"[cyan]{escape(str(key))}[/] {escape(text) or '–'}")
