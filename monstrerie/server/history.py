"""From stored moves to a match with its whole history, and from a wish to play to the moves that follow."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy

import msgspec

from ..core.event import Event
from ..core.match import Match
from ..core.move import Move
from ..core.simulated import unforeseen
from ..core.version import __version__
from ..games import game as game_named
from .errors import ServerError
from .records import StoredMove, Table


class History:
    """A match and all that happened in it. `ends[n]` is how many events there were after n moves."""

    def __init__(self, match: Match, began: float) -> None:
        self.match = match
        self.began = began
        self.events: list[Event] = list(match.opening_events)
        self.ends: list[int] = [len(self.events)]
        self.moves: list[StoredMove] = []
        self.turns: list[int] = [0] * match.players
        self.acting: list[tuple[int, ...]] = [match.to_act]
        """`acting[n]` are the seats to act after n moves."""
        self.waiting: dict[int, float] = dict.fromkeys(match.to_act, began)
        """seat to act -> since when"""
        self.resumed: tuple[float, ...] = (0.0,) * match.players
        """before then the clock of a seat did not run"""
        self.looked: list[bool] = []
        """for each move whether with it its seat began to see others' secrets"""
        self.origin = object()
        """the same in whatever is this history with further moves"""

    @property
    def number(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    def add(self, stored: StoredMove, events: Sequence[Event], to_act: Collection[int], looked: bool) -> None:
        """Add one move, what happened with it, who is to act after it, and whether its seat saw secrets."""
        self.moves.append(stored)
        self.events += events
        self.ends.append(len(self.events))
        self.acting.append(tuple(to_act))
        self.looked.append(looked)
        self.turns[stored.seat] += 1
        self.waiting = still_waiting(self.waiting, stored.seat, stored.at, to_act)

    def resume(self, clocks: tuple[float, ...]) -> None:
        """No clock has run since before these moments, one a seat."""
        self.resumed = clocks
        self.waiting = {seat: max(since, clocks[seat]) for seat, since in self.waiting.items()}

    def undo_number(self, seat: int) -> int | None:
        """The move number that taking back the seat's last own decision leads to; None when it made none."""
        for stored in reversed(self.moves):
            if stored.seat == seat and stored.by == "person":
                return stored.batch
        return None

    def revealed(self, seat: int, since: int) -> bool:
        """Whether anything hidden, other than the seat's own, came out after the first `since` moves, be it
        for that seat alone.
        """
        if any(event.reveals not in (None, seat) for event in self.events[self.ends[since] :]):
            return True
        looks = zip(self.moves[since:], self.looked[since:], strict=True)
        return any(looked and stored.seat == seat for stored, looked in looks)


def still_waiting(
    waiting: Mapping[int, float], seat: int, at: float, to_act: Collection[int]
) -> dict[int, float]:
    """Since when each seat to act has been waiting, after a move of `seat` at that time."""
    return {other: at if other == seat or other not in waiting else waiting[other] for other in to_act}


class Played(msgspec.Struct, frozen=True):
    """A move about to be stored."""

    seat: int
    move: Move
    by: str
    events: list[Event]
    to_act: tuple[int, ...]
    outcome: str | None
    looked: bool


class Plan(msgspec.Struct, frozen=True):
    """What the match becomes when these moves are stored."""

    match: Match
    played: list[Played]


def begin(table: Table) -> Match:
    """The match of a table before its first move."""
    game = game_named(table.game)
    if table.position is not None:
        return game.position(table.position, table.components, table.opening)
    return Match.start(game, len(table.seats), table.seed, table.components, table.options, table.opening)


def replay(table: Table, moves: Sequence[StoredMove]) -> History:
    """The match of a table with its history, from the beginning; ServerError where the rules of this version
    can't play it, or come to another position than the one it stopped at.
    """
    versions = {"rules": table.rules or "unknown", "version": __version__}
    history: History | None = None
    try:
        history = History(begin(table), table.started or table.created)
        for stored in moves:
            _play(history, stored)
        history.resume(table.clocks)
    except Exception as error:  # a changed rule or a damaged row can trip over anything
        number = 0 if history is None else history.number
        raise ServerError("table-damaged", number=number, **versions) from error
    match = history.match
    winners = None if match.result is None else list(match.result.winners)
    if not table.closed and (sorted(match.to_act), winners) != (sorted(table.to_act), table.winners):
        raise ServerError("table-differs", **versions)
    return history


def extended(history: History, moves: Sequence[StoredMove]) -> History:
    """The history with further stored moves; the one given stays as it is, for those who are reading it."""
    if not moves:
        return history
    longer = copy(history)
    longer.match = history.match.copy()
    longer.events, longer.ends = history.events[:], history.ends[:]
    longer.moves, longer.turns = history.moves[:], history.turns[:]
    longer.acting, longer.looked = history.acting[:], history.looked[:]
    for stored in moves:
        _play(longer, stored)
    return longer


def _play(history: History, stored: StoredMove) -> None:
    match = history.match
    events = match.play(stored.seat, match.game.decode(stored.move), stored.outcome)
    history.add(stored, events, match.to_act, match.looked)


def plan(match: Match, seat: int, moves: Sequence[Move], by: str, forced: Mapping[int, str]) -> Plan:
    """Try moves on a twin; IllegalMove leaves the match as it is.

    `forced` names the seats whose only legal move is made without asking, and who then counts as deciding.
    """
    twin = match.copy()
    played: list[Played] = []

    def play(seat: int, move: Move, by: str) -> None:
        with unforeseen():
            events = twin.play(seat, move)
        played.append(Played(seat, move, by, events, twin.to_act, twin.outcomes[-1], twin.looked))

    for move in moves:
        play(seat, move, by)
    while True:
        for other in twin.to_act:
            only = twin.only_move(other) if other in forced else None
            if only is not None:
                play(other, only, forced[other])
                break
        else:
            break
    return Plan(twin, played)
