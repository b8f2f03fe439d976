"""Moves picked by number or by words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng
from ..core.strings import folded
from ..core.text import say, sentence
from .drawing import plain
from .speak import is_digits, out, phrase, whole_number


def sentences_of(
    game: Game, view: Mapping[str, Any], seat: int, moves: Sequence[Move], lang: str, names: Sequence[str]
) -> list[str]:
    """Each move of the seat as a sentence about the table that it sees."""
    return [say(move, lang, names, game.words(view, seat, move)) for move in moves]


def notes_of(
    game: Game, state: Any, seat: int, moves: Sequence[Move], lang: str, names: Sequence[str]
) -> list[str]:
    """Beside each legal move what it costs and brings, in short, as the game previews it; "" where it
    doesn't.
    """
    notes = []
    for move in moves:
        preview = game.preview.of(state, seat, move)
        short = preview.get("short") or preview.get("sentence")
        notes.append(sentence(short["key"], short["data"], lang, names) if short else "")
    return notes


def list_moves(sentences: Sequence[str], notes: Sequence[str]) -> None:
    """Every move with its number and what it costs and brings; side by side where there is room."""
    width = len(str(len(sentences)))
    texts = [
        Text.assemble((f"{number:>{width}}", "cyan"), " ", text, *(("  ", (note, "dim")) if note else ()))
        for number, (text, note) in enumerate(zip(sentences, notes, strict=True), 1)
    ]
    if 2 * max((text.cell_len for text in texts), default=0) + 3 <= out.width:
        out.print(Columns(texts, padding=(0, 3), column_first=True))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    if any(notes):
        table.add_column(style="dim")
    for number, (text, note) in enumerate(zip(sentences, notes, strict=True), 1):
        row: list[RenderableType] = [Text(str(number), "cyan"), Text(text)]
        table.add_row(*row, *([Text(note)] if any(notes) else []))
    out.print(table)


def understand(said: str, moves: Sequence[Move], sentences: Sequence[str], lang: str) -> Move | None:
    """The move meant by a number or by words that fit only one; None, and told why, when there is none."""
    if is_digits(said):
        number = whole_number(said)
        if number is not None and 1 <= number <= len(moves):
            return moves[number - 1]
        out.print(phrase("cli-no-such-number", lang, value=said[:20], most=len(moves)))
        return None
    fitting = fitting_moves(said, sentences)
    if len(fitting) == 1:
        return moves[fitting[0]]
    key = "cli-not-understood" if not fitting else "cli-several-moves"
    examples = "; ".join(sentences[number] for number in fitting[:4])
    out.print(plain(phrase(key, lang, said=said[:60], count=len(fitting), examples=examples)))
    return None


def fitting_moves(said: str, sentences: Sequence[str]) -> list[int]:
    """Which sentences have all the words, or failing that the text, whatever its case and accents."""
    words = folded(said).split()
    texts = [folded(text) for text in sentences]
    fitting = [number for number, text in enumerate(texts) if all(word in text.split() for word in words)]
    return fitting or [number for number, text in enumerate(texts) if folded(said) in text]


def example(sentences: Sequence[str]) -> str:
    """Words that only one of the moves has, the fewest that will do; the whole move where none will."""
    for length in (1, 2, 3):
        for text in sentences:
            words = text.split()
            for start in range(len(words) - length + 1):
                said = " ".join(words[start : start + length])
                if not is_digits(said) and len(said) > 2 and len(fitting_moves(said, sentences)) == 1:
                    return said
    return sentences[0] if sentences else "1"


def fill_in(match: Match, seat: int, offer: Move, lang: str, names: Sequence[str]) -> Move | None:
    """The offered move with the numbers that the player chooses, where it has any; None to go back."""
    game = match.game
    free = game.freedom(match.state, seat, offer)
    if not free:
        return offer
    out.print(f"[dim]{phrase('cli-number-help', lang)}[/]")
    while True:
        made = offer
        for field, bounds in free.items():
            said = _ask(game.name, field, bounds, getattr(offer, field), lang)
            if said == "x":
                return None
            if said == "r":
                made = vary(match, seat, offer)
                break
            if said is not None:
                made = msgspec.structs.replace(made, **{field: said})
        refusal = match.why_not(seat, made)
        if refusal is None:
            return made
        out.print(plain(f"{say(refusal, lang, names)} ({refusal.rule})"))


def vary(match: Match, seat: int, offer: Move) -> Move:
    """A move like the offered one, its numbers drawn at random."""
    dice = Rng(match.seed + len(match.log))
    for _ in range(200):
        drawn = match.game.sample(match, seat, dice)
        if type(drawn) is type(offer):
            return drawn
    return offer


def _ask(
    game: str, field: str, bounds: tuple[float, float] | tuple[str, ...], kept: object, lang: str
) -> float | str | None:
    """One number or word; None keeps what was there."""
    label = sentence(f"{game}-field-{field}", {}, lang)
    # Words to choose from are said, and understood, in the reader's language.
    words = {
        sentence(f"{game}-field-word", {"word": word}, lang): word for word in bounds if isinstance(word, str)
    }
    if words:
        shown = phrase("cli-word", lang, field=label, choices=", ".join(words))
    else:
        shown = phrase("cli-number", lang, field=label, low=bounds[0], high=bounds[1])
    named = {word: said for said, word in words.items()}
    usual = (
        f"{kept:g}" if isinstance(kept, float) else "–" if kept is None else named.get(str(kept), str(kept))
    )
    while True:
        said = out.input(f"  {plain(shown)} {plain(f'[{usual}]')} ").strip()
        if said == "":
            return None
        if said in ("r", "x"):
            return said
        if words:
            if said.casefold() in words:
                return words[said.casefold()]
            out.print(plain(phrase("cli-no-word", lang, said=said[:20], choices=", ".join(words))))
            continue
        number = _number(said)
        if number is not None and float(bounds[0]) <= number <= float(bounds[1]):
            return number
        out.print(plain(phrase("cli-no-number", lang, said=said[:20], low=bounds[0], high=bounds[1])))


def _number(said: str) -> float | None:
    """A number as people of either language write it."""
    try:
        return float(said.replace(",", "."))
    except ValueError:
        return None
