"""The rules as the site has them, in both languages, from what page and terminal tell, with a figure of
a real table: drawn anew with every build, from a seed and some moves of bots.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import monstrerie
from monstrerie import bots
from monstrerie.cli.drawing import board
from monstrerie.core.overview import rendered
from monstrerie.core.text import seat_name, sentence
from monstrerie.games import INCLUDED

FOLDERS: Final = {"en": "learn", "fr": "fr/regles"}
"""Where the pages of a language stand on the site."""
WIDTH: Final = 84
SEED: Final = 7
MOVES: Final = {"mighty-monsters": 7, "dungeon-lords": 14, "dungeon-petz": 8, "rampage": 0}
"""After how many decisions a table is shown: early, with something on it."""
WORDS: Final = {"en": ("The exact wording", "rule"), "fr": ("Le texte exact", "règle")}
CAPTIONS: Final = {
    "en": (
        "A table as it begins, as the terminal draws it (seed {seed}).",
        "A table after {moves} decisions, as the terminal draws it (seed {seed}).",
    ),
    "fr": (
        "Une table au début, telle que le terminal la dessine (graine {seed}).",
        "Une table après {moves} décisions, telle que le terminal la dessine (graine {seed}).",
    ),
}
"""Under a figure: of a beginning, and of what came of it."""


class Figure(NamedTuple):
    """A drawing and what stands under it."""

    svg: str
    caption: str


def pages() -> dict[str, str]:
    """Every page of rules for players, by its place on the site."""
    return {
        f"{folder}/{name}.md": "\n".join(page(name, lang)) + "\n"
        for lang, folder in FOLDERS.items()
        for name in INCLUDED
    }


def figures() -> dict[str, str]:
    """Every drawing, by its place on the site."""
    return {
        f"{folder}/{name}.svg": figure(name, lang).svg
        for lang, folder in FOLDERS.items()
        for name in INCLUDED
    }


def page(name: str, lang: str) -> Iterator[str]:
    """The rules of a game: section by section, then word by word."""
    game = monstrerie.game(name)
    exact, rule = WORDS[lang]
    title = sentence(name, {}, lang)
    yield f"# {title}\n"
    yield f"{sentence(f'{name}-about', {}, lang)}\n"
    yield f"![{title}]({name}.svg)\n"
    yield f"*{figure(name, lang).caption}*\n"
    for section in rendered(game, lang):
        yield f"{'###' if section.step else '##'} {section.title}\n"
        for paragraph in section.text:
            yield f"{paragraph}\n"
    yield f"## {exact}\n"
    for chapter in game.rules(lang).for_players():
        yield f"### {chapter.title}\n"
        yield f"| {rule} | |\n|---|---|"
        for one in chapter.rules:
            said = f"{one.text} {one.ruling}".strip()
            yield f"| {one.id} | {cell(said)} |"
        yield ""


def cell(text: str) -> str:
    """
    >>> cell("a | b")
    'a \\\\| b'
    """
    return text.replace("|", r"\|").replace("\n", " ")


@cache
def figure(name: str, lang: str) -> Figure:
    """A table of three as its first seat sees it, after some moves of bots; nothing in it is fetched."""
    game = monstrerie.game(name)
    match = game.new(players=max(3, game.players.start), seed=SEED)
    bot = bots.make("greedy", seed=SEED) if MOVES[name] else None
    for _ in range(MOVES[name]):
        assert bot is not None
        match.play(match.to_act[0], bot.choose(match, match.to_act[0]))
    view = match.view(0)
    drawn = io.StringIO()
    console = Console(record=True, width=WIDTH, file=drawn, force_terminal=True, legacy_windows=False)
    console.print(board(view, game, lang, [seat_name(seat, lang) for seat in range(match.players)]))
    title = sentence(name, {}, lang)
    svg = console.export_svg(title=title, theme=DIMMED_MONOKAI, unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    return Figure(svg, CAPTIONS[lang][MOVES[name] > 0].format(moves=MOVES[name], seed=SEED))
