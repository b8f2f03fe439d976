"""Moves picked by number or by words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns

from ..core.move import Move
from ..core.text import say
from .drawing import plain
from .speak import out, tell


def list_moves(moves: Sequence[Move], lang: str, names: Sequence[str]) -> None:
    """Every move with its number."""
    width = len(str(len(moves)))
    texts = [
        f"[cyan]{number:>{width}}[/] {plain(say(move, lang, names))}" for number, move in enumerate(moves, 1)
    ]
    out.print(Columns(texts, padding=(0, 3), column_first=True))


def understand(said: str, moves: Sequence[Move], lang: str, names: Sequence[str]) -> Move | None:
    """The move meant by a number or by words that fit only one; None, and told why, when there is none."""
    if said.isdigit():
        if 1 <= int(said) <= len(moves):
            return moves[int(said) - 1]
        out.print(tell("cli-no-such-number", lang, value=said[:20], most=len(moves)))
        return None
    words = said.casefold().split()
    sentences = [say(move, lang, names).casefold() for move in moves]
    fitting = [number for number, text in enumerate(sentences) if all(word in text.split() for word in words)]
    fitting = fitting or [number for number, text in enumerate(sentences) if said.casefold() in text]
    if len(fitting) == 1:
        return moves[fitting[0]]
    key = "cli-not-understood" if not fitting else "cli-several-moves"
    examples = "; ".join(say(moves[number], lang, names) for number in fitting[:4])
    out.print(plain(tell(key, lang, said=said[:60], count=len(fitting), examples=examples)))
    return None
