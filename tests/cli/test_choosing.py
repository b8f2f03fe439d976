"""Moves in a list with what they cost and bring, and picked by number or by words."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import monstrerie
from monstrerie.cli import choosing
from monstrerie.core.move import Move
from monstrerie.core.parts import PreviewPart
from monstrerie.core.state import State

GAME = monstrerie.game("mighty-monsters")


def listed(sentences: list[str], notes: list[str]) -> list[str]:
    out = io.StringIO()
    with redirect_stdout(out):
        choosing.list_moves(sentences, notes)
    return out.getvalue().splitlines()


def test_beside_each_move_stands_what_it_costs_and_brings() -> None:
    def preview(state: State, seat: int, move: int) -> dict[str, Any]:
        said = {"key": "cli-default", "data": {"value": f"long {move}"}}
        short = {"key": "cli-default", "data": {"value": f"short {move}"}}
        return {1: {"sentence": said, "short": short}, 2: {"sentence": said}}.get(move, {})

    game: Any = SimpleNamespace(preview=PreviewPart(preview))
    moves: Any = [1, 2, 3]
    notes = choosing.notes_of(game, None, 0, moves, "en", ["Ani"])
    assert notes == ["short 1 (default)", "long 2 (default)", ""]
    lines = listed(["Dig", "Mine", "Decline"], notes)
    assert "1 Dig  short 1 (default)" in lines[0]
    assert any("2 Mine  long 2 (default)" in line for line in lines)


def test_long_lists_break_between_words() -> None:
    move = "Put the new addon with the strong fence on the plot in the middle of the yard"
    note = "costs three gold and brings nothing whatsoever this round"
    lines = listed([move] * 2, [note] * 2)
    assert set(" ".join(lines).split()) == set(f"{move} {note} 1 2".split())
    assert all(len(line) <= 80 for line in lines)


def test_every_move_of_a_match_can_be_listed() -> None:
    match = GAME.new(3, seed=2)
    for _ in range(6):
        seat = match.to_act[0]
        moves: list[Move] = match.moves(seat)
        notes = choosing.notes_of(GAME, match.state, seat, moves, "fr", ["Ani", "Inga", "Frank"])
        assert len(notes) == len(moves)
        match.play(seat, moves[0])
