"""What one reader knows of a match's course: how many moves, which events, since when somebody thinks.

Moves that are made behind a screen tell others nothing, not even that they were made. So every reader has
numbers of their own: only moves that they notice and events that they may know are counted.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

from .history import History, still_waiting


class Known:
    """The course of a history as one seat (None: a spectator) knows it."""

    def __init__(self, history: History, seat: int | None) -> None:
        self.seat = seat
        self.events: list[int] = []
        """Place in the whole history of each event that the reader may know: the first is the reader's 0."""
        self.moves: list[int] = []
        """After how many moves of the match each move that the reader noticed had been made."""
        self.since_turn = -1
        """The reader's number of the last event of their last own turn."""
        self._waiting: Mapping[int, float] = dict.fromkeys(history.acting[0], history.began)
        self.waiting: dict[int, float] = {}
        """Seat to act -> since when, as far as the reader noticed."""
        self._read = 0
        self._hear(history, 0, history.ends[0])
        self.follow(history)

    def follow(self, history: History) -> None:
        """Take in the moves made since: the history is the one known so far, longer."""
        seat = self.seat
        for number in range(self._read + 1, history.number + 1):
            stored = history.moves[number - 1]
            heard = self._hear(history, history.ends[number - 1], history.ends[number])
            before, after = history.acting[number - 1], history.acting[number]
            if heard or stored.seat == seat or before != after:
                self.moves.append(number)
                self._waiting = still_waiting(self._waiting, stored.seat, stored.at, after)
            if stored.seat == seat and stored.by == "person":
                self.since_turn = len(self.events) - 1
        self._read = history.number
        self.waiting = {other: max(since, history.resumed[other]) for other, since in self._waiting.items()}

    def _hear(self, history: History, start: int, end: int) -> bool:
        count = len(self.events)
        self.events += [place for place in range(start, end) if history.events[place].visible(self.seat)]
        return len(self.events) > count

    @property
    def number(self) -> int:
        """How many moves the reader noticed."""
        return len(self.moves)

    def reached(self, number: int) -> int:
        """How many moves the match has seen when the reader has noticed so many."""
        return self.moves[number - 1] if number else 0

    def between(self, start: int, end: int) -> range:
        """The reader's numbers of the events at places `start` up to `end` of the whole history."""
        return range(bisect_left(self.events, start), bisect_left(self.events, end))
