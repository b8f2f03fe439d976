"""What several moves of one seat would lead to, as far as the seat can know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .move import Move
from .refusal import Refusal
from .state import State

if TYPE_CHECKING:
    from .match import Match


class Foresight(msgspec.Struct, frozen=True):
    """The numbers for a list of moves, or for as many of them as can be foretold."""

    numbers: dict[str, Any]
    """As `Game.preview` gives them, for the first `told` moves together; {} when the first one is refused."""
    told: int
    refusal: Refusal | None = None
    """Why the move after those can't be played; None when nothing is wrong with it."""
    hidden: bool = False
    """True when the last move told brings something hidden to light: what comes after it can't be foretold.
    """
    plan: Sequence[Move] = ()
    """The moves as they would be played: a game may leave out what it would not ask, and add what ends the
    plan. `told` counts these."""


def step_by_step(match: Match, seat: int, moves: Sequence[Move]) -> Foresight:
    """Play the moves on an imagined match, up to the first that is refused or shows something hidden."""
    tables: list[State] = []
    refusal: Refusal | None = None
    hidden = False
    for number, move in enumerate(moves):
        refusal = match.why_not(seat, move)
        if refusal is not None:
            break
        tables.append(match.state.copy())
        if number == len(moves) - 1:
            break
        # Where moves carry real numbers a world outside the rules answers them: nobody knows what it will
        # say.
        hidden = not match.game.actions
        if not hidden:
            hidden = any(event.reveals not in (None, seat) for event in match.play(seat, move))
        if hidden:
            break
    told = len(tables)
    numbers = match.game.preview_all(tables, seat, moves[:told]) if told else {}
    return Foresight(numbers, told, refusal, hidden, moves)
