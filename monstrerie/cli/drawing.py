"""A table for the terminal: the game's own drawing where it has one, otherwise its view as a tree."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text
from rich.tree import Tree

import monstrerie

from ..core.event import Event
from ..core.numbers import halved
from ..core.result import Result
from ..core.text import label, own_sentence, say, sentence
from ..core.view import View
from .speak import phrase

FRAME = {*View.__struct_fields__} - {"scores"}
"""Keys of every view, which the frame shows; the rest is the game's own."""


def plain(text: str) -> str:
    """Text that is not ours (names, sentences with names) must not be read as markup."""
    return escape(text)


def heading(view: dict[str, Any], game: monstrerie.Game, lang: str) -> str:
    """The game, the round and the phase, as they stand above the table."""
    parts = [sentence(game.name, {}, lang)]
    if view.get("round") is not None:
        rounds = view.get("rounds") or 0
        parts.append(own_sentence(game.name, "round", {"round": view["round"], "rounds": rounds}, lang))
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
    content: RenderableType
    if game.terminal is None:
        content = _tree(view, game.name, lang, names)
    else:
        content = Text.from_markup(game.terminal.draw(view, lang, names, guesses))
    title = escape(heading(view, game, lang))
    return Panel(content, title=title, title_align="left", border_style="dim", padding=(0, 1))


def log_line(event: Event, lang: str, names: Sequence[str]) -> str:
    """One line of the log, which says where a number is only guessed."""
    guess = f" [dim]{sentence('guessed-value', {}, lang)}[/]" if event.data.get("guess") else ""
    return f"  {plain(say(event, lang, names))}{guess}"


def result_table(game: str, result: Result, lang: str, names: Sequence[str]) -> RenderableType:
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
        points = own_sentence(game, "score", {"score": result.scores[seat]}, lang)
        lines.append(f"{name}  {points}  [dim]{escape(sources)}[/]")
    return Panel(
        Group(*(Text.from_markup(line) for line in lines)),
        title=phrase("cli-result", lang),
        title_align="left",
    )


def _tree(view: dict[str, Any], game: str, lang: str, names: Sequence[str]) -> Tree:
    """Any view as a tree, with the game's words for its fields (`<game>-field-<name>`)."""

    def word(value: Any) -> str:
        if isinstance(value, dict):
            return sentence(value["key"], value["data"], lang, names)
        if isinstance(value, bool):
            return sentence("yes" if value else "no", {}, lang)
        return sentence("hidden", {}, lang) if value is None else str(value) or sentence("empty", {}, lang)

    def nests(item: Any) -> bool:
        return isinstance(item, list) or (isinstance(item, dict) and item.keys() != {"key", "data"})

    def grow(tree: Tree, fields: dict[str, Any]) -> None:
        for name, item in fields.items():
            head, each = label(game, name, lang)
            if each and isinstance(item, list):
                branch = tree.add(f"[cyan]{escape(head)}[/]")
                for player, one in zip(names, item, strict=False):
                    put(branch, player, one)
            else:
                put(tree, head, item)

    def put(tree: Tree, head: str, item: Any) -> None:
        head = f"[cyan]{escape(head)}[/]"
        if isinstance(item, dict) and nests(item):
            grow(tree.add(head), item)
        elif isinstance(item, list) and any(map(nests, item)):
            branch = tree.add(head)
            for number, one in enumerate(item, 1):
                put(branch, str(number), one)
        else:
            text = ", ".join(map(word, item or [""])) if isinstance(item, list) else word(item)
            tree.add(f"{head} {escape(text)}")

    tree = Tree(phrase("cli-table", lang), hide_root=True)
    grow(tree, {key: value for key, value in view.items() if key not in FRAME})
    return tree
