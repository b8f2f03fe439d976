"""A game that a physics engine takes part in: moves carry real numbers, and the engine answers them."""

from __future__ import annotations

import os
import random
import secrets
import sys
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, ClassVar, Final

from .errors import BadValue
from .game import Game, S, as_rng
from .move import Move
from .refusal import Refusal
from .rng import Rng

if TYPE_CHECKING:
    from .match import Match

DRAWN: Final = 4
"""So often are the numbers of a random move drawn before it is taken as offered."""
THREADS: Final = "MONSTRERIE_BOT_THREADS"
MOST_THREADS: Final = 256
_UNFORESEEN: Final = ContextVar("unforeseen", default=False)


@contextmanager
def unforeseen() -> Iterator[None]:
    """Moves performed meanwhile are drawn from the system's chance, too: who knows a match's seed can't work
    out beforehand what the engine will answer. Replays need none of it, since answers are stored.
    """
    token = _UNFORESEEN.set(True)
    try:
        yield
    finally:
        _UNFORESEEN.reset(token)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def threads() -> int:
    """In how many worlds at once a bot tries its moves: MONSTRERIE_BOT_THREADS, or one for each core."""
    said = os.environ.get(THREADS) or "0"
    if not said.isdecimal() or int(said[:9]) > MOST_THREADS:
        raise BadValue("error-workers", value=said[:20], most=MOST_THREADS)
    return int(said) or cores()


def surprise() -> int:
    """What to add to a seed that the engine is about to be given; 0 where matches must repeat."""
    return secrets.randbits(60) if _UNFORESEEN.get() else 0


class Simulated(Game[S]):
    """What a game with a physics engine fills in besides the rules.

    It has no action ids: a seat is offered one legal move of each kind and target, whose numbers it may
    change. In the fast layer an action is the place of an offer among them.

    `open` and `perform` answer what the engine said as a text, which is stored beside the move: with it a
    replay needs no engine. Where nobody listens (`State.events` is None) they may answer None.
    """

    actions = 0
    simulated = True
    numbers: ClassVar[tuple[str, ...]]
    """What the numbers from 0 to 1 mean with which a learner shapes a move."""

    @abstractmethod
    def open(self, state: S, outcome: str | None = None) -> str | None: ...

    @abstractmethod
    def moves(self, state: S, seat: int) -> list[Move]:
        """One legal move of each kind and target."""

    @abstractmethod
    def refuse(self, state: S, seat: int, move: Move) -> Refusal | None: ...

    @abstractmethod
    def perform(self, state: S, seat: int, move: Move, outcome: str | None = None) -> str | None: ...

    @abstractmethod
    def vary(self, state: S, seat: int, offer: Move, rng: Rng) -> Move:
        """A move of the same kind and target, its numbers drawn anew; it may turn out illegal."""

    @abstractmethod
    def shape(self, state: S, seat: int, kind: type[Move], numbers: Sequence[float]) -> Move:
        """The legal move of a kind that the numbers (see `numbers`) stand for."""

    def move(self, state: S, action: int) -> Move:
        return self.moves(state, state.current)[action]

    def action(self, state: S, move: Any) -> int:
        offered = self.moves(state, state.current)
        return offered.index(move) if move in offered else -1

    def sample(self, match: Match, seat: int, rng: Rng | random.Random | int) -> Move:
        """A random concrete legal move: any offer, its numbers drawn anew."""
        offered = match.moves(seat)
        if not offered:
            raise BadValue("error-nothing-to-play", seat=seat)
        dice = as_rng(rng)
        state: Any = match.state
        chosen = offered[dice.below(len(offered))]
        for _ in range(DRAWN):
            varied = self.vary(state, seat, chosen, dice)
            if match.why_not(seat, varied) is None:
                return varied
        return chosen
