"""The optional parts of a game: what bots know, what a learner sees, previews, and the drawing in a terminal.

A part is made of plain functions, which stand in the game's module of that name; a `Game` names it as an
attribute (`bot`, `observation`, `preview`, `terminal`). Others have
modules of their own: `school` is in `puzzles.py`, `guide` and `explain` in theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec
from librt.strings import BytesWriter

from .heuristics import Heuristics
from .move import Move
from .observation import Field
from .refusal import Refusal
from .rng import Rng
from .state import State
from .view import plain

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)


Numbers = msgspec.Struct | Mapping[str, Any] | None
"""What a game tells of a move: a type of its own (a `TypedDict` where moves tell different things), or
nothing.
"""


def _no_numbers(state: State, seat: int, move: Any) -> Numbers:
    return None


def _no_move(state: State, seat: int, level: str, rng: Rng, seconds: float | None) -> Move | None:
    return None


def _nobody(state: State, seat: int, people: Collection[int]) -> Sequence[int]:
    return ()


class BotPart(NamedTuple, Generic[S]):
    """What bots know about a game (`Game.bot`); by default nothing but the score."""

    heuristics: Callable[[], Heuristics] = Heuristics
    """Makes the heuristics of one bot, which may remember what they found out."""
    think: Callable[[S, int, str, Rng, float | None], Move | None] = _no_move
    """What the game's own bot of a level would do for a seat at an imagined table (all that the seat can't
    know redrawn), within so many seconds; None where the general bots have to find out by themselves.
    """
    gives_way: Callable[[S, int, Collection[int]], Sequence[int]] = _nobody
    """Seats that may act now too and that a bot in this one lets go first, people before other bots.

    By default none: whoever may act does. A game whose seats share what there is to do has bots that leave
    everybody a share. No two bots may wait for each other.
    """


class ObservationPart(NamedTuple, Generic[S]):
    """What a learner sees (`Game.observation`)."""

    fields: Callable[[int], list[Field]]
    """The fields of an observation for so many players, in order."""
    write: Callable[[S, int, BytesWriter], None]
    """Writes what a seat knows at the end of a row: numbers from 0 to 255, field by field, seats counted from
    the own one; in a simulated game numbers of four bytes each, with a fraction (float32). It is compiled
    with the rules, since it is called at every step of many tables.
    """


class TerminalPart(NamedTuple):
    """How the table looks in a terminal (`Game.terminal`)."""

    draw: Callable[[dict[str, Any], str, Sequence[str], Collection[str]], str]
    """A view, a language, the names of the players and the paths of guessed component values, as text with
    Rich's markup; what is not the game's own (names) has its brackets escaped.
    """


class PlanPreview(msgspec.Struct, frozen=True):
    """The numbers for a list of moves, or for as many of them as can be known."""

    numbers: dict[str, Any]
    """As `PreviewPart.move` gives them, for the first `count` moves together; {} if the first is refused."""
    count: int
    refusal: Refusal | None = None
    """Why the move after those can't be played; None when nothing is wrong with it."""
    hidden: bool = False
    """True when the last of those moves brings something hidden to light: nobody knows what comes then."""
    plan: Sequence[Move] = ()
    """The moves as they would be played: a game may leave out what it would not ask, and add what ends the
    plan. `count` counts these."""


def preview_plan(match: Match, seat: int, moves: Sequence[Move]) -> PlanPreview:
    """Play the moves on an imagined match, up to the first that is refused or shows something hidden."""
    game = match.game
    tables: list[State] = []
    refusal: Refusal | None = None
    hidden = False
    for number, move in enumerate(moves, 1):
        refusal = match.why_not(seat, move)
        if refusal is not None:
            break
        tables.append(match.state.copy())
        # What a simulation will say nobody knows.
        hidden = game.simulated
        if number < len(moves) and not hidden:
            hidden = any(event.reveals not in (None, seat) for event in match.play(seat, move))
        if hidden:
            break
    count = len(tables)
    numbers = game.preview.numbers(tables, seat, moves[:count]) if count else {}
    return PlanPreview(numbers, count, refusal, hidden, moves)


class PreviewPart(NamedTuple, Generic[S]):
    """What moves would lead to, as far as the seat can know it (`Game.preview`); by default nothing is told.

    What the numbers mean is said under `sentence` ({"key": …, "data": …}), and in a few
    words under `short`: the terminal lists these beside the move ("costs 3 gold, beats 9 of 12"). `short`
    falls back to `sentence`.
    """

    move: Callable[[S, int, Any], Numbers] = _no_numbers
    """The numbers of one legal move of a seat."""
    together: Callable[[Sequence[S], int, Sequence[Any]], Numbers] | None = None
    """The numbers of several legal moves as one, with the table before each of them; by default those of the
    last one.
    """
    plan: Callable[[Match, int, Sequence[Move]], PlanPreview] = preview_plan
    """What a list of moves would lead to, legal or not. The match is imagined and redrawn for the seat: it
    may be played on, and nothing in it can tell what the seat does not know.
    """

    def of(self, state: S, seat: int, move: Move) -> dict[str, Any]:
        """The numbers of one legal move, JSON-ready; {} where there are none."""
        return plain(self.move(state, seat, move) or {})

    def numbers(self, tables: Sequence[S], seat: int, moves: Sequence[Move]) -> dict[str, Any]:
        """The numbers of legal moves as one, JSON-ready; {} where there are none."""
        if self.together is not None:
            return plain(self.together(tables, seat, moves) or {})
        return self.of(tables[-1], seat, moves[-1])
