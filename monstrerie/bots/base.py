"""What every bot is: something that chooses a move for a seat, knowing what that seat knows and no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Final, TypeVar

import msgspec

from ..core.errors import BadValue, IllegalMove, NotSupported
from ..core.game import Game
from ..core.heuristics import Heuristics
from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State

T = TypeVar("T")
LONGEST: Final = 3600.0
BREAKDOWNS: Final = 5
"""of a world in a row, after which something is wrong with it"""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: seconds, iterations, or whichever ends first."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise BadValue("error-budget", value=str(self.seconds), most=int(LONGEST))
        if self.iterations is not None and not self.iterations > 0:
            raise BadValue("error-iterations", value=str(self.iterations)[:40])


class Imagination:
    """What a bot is given instead of the match: tables that could be the real one, for all its seat knows."""

    def __init__(self, match: Match, seat: int, rng: Rng, heuristics: Heuristics) -> None:
        self._match = match
        self.seat = seat
        self.rng = rng
        self.game: Game = match.game
        self.heuristics = heuristics

    def table(self) -> State:
        """A copy of the table in which everything that the seat can't know is redrawn."""
        return self._match.imagine(self.seat, self.rng)

    def match(self) -> Match:
        """The match round such a table."""
        return self._match.determinise(self.seat, self.rng)


class Bot(ABC):
    """A player that thinks. Derive, and choose an action id from imagined tables."""

    name: str = ""
    budget: Budget = Budget()

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self._minds: dict[Game, Heuristics] = {}
        """Kept from one decision to the next: they remember what they found out."""

    def choose(self, match: Match, seat: int, budget: Budget | None = None) -> Move:
        """A legal move for the seat, found within the budget (the bot's own where none is given)."""
        if match.game not in self._minds:
            self._minds = {match.game: match.game.bot.heuristics()}
        imagination = Imagination(match, seat, self.rng, self._minds[match.game])
        table = imagination.table()
        if seat in table.to_act():
            own = match.game.bot.think(table, seat, self.name, self.rng, budget.seconds if budget else None)
            if own is not None:
                return own
            if match.game.simulated:
                return self.improvise(imagination)
        legal = table.legal_of(seat)
        if not legal:
            raise BadValue("error-nothing-to-play", seat=seat)
        # Seats that choose at once are all to act: the imagined table waits for this one.
        table.current = seat
        action = legal[0] if len(legal) == 1 else self.think(imagination, table, legal, budget or self.budget)
        return match.game.move(table, action)

    def improvise(self, imagination: Imagination) -> Move:
        """A move of a simulated game: there is no list of actions to choose from."""
        raise NotSupported("error-bot-game", bot=self.name, game=imagination.game.name)

    @abstractmethod
    def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
        """One of the legal action ids; `table` is a first imagined table."""


def next_bot(match: Match, bots: Collection[int]) -> int | None:
    """The bot to act now: the first that lets nobody go first; None while people come first."""
    people = [seat for seat in range(match.players) if seat not in bots]
    for seat in match.to_act:
        if seat in bots and not match.game.bot.gives_way(match.state, seat, people):
            return seat
    return None


def insist(game: Game, choose: Callable[[], Move], play: Callable[[Move], T]) -> T:
    """What comes of a bot's move. A simulated world may break down under a legal gesture: nothing happened
    then, and the bot chooses another.
    """
    for _ in range(BREAKDOWNS):
        try:
            return play(choose())
        except IllegalMove:
            if not game.simulated:
                raise
    return play(choose())


def favourite(ranks: list[float], legal: list[int], rng: Rng) -> int:
    """The action ranked highest, any of them where several are."""
    best = max(ranks)
    place = ranks.index(best)
    for _ in range(rng.below(ranks.count(best))):
        place = ranks.index(best, place + 1)
    return legal[place]
