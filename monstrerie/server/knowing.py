"""What one reader knows of a match's course: how many moves, which events, since when somebody thinks.

Moves that are made behind a screen tell others nothing, not even that they were made. So every reader has
numbers of their own: only moves that they notice and events that they may know are counted.
"""

from __future__ import annotations

from bisect import bisect_left

from .replaying import Story, still_waiting


class Known:
    """The course of a story as one seat (None: a spectator) knows it."""

    def __init__(self, story: Story, seat: int | None) -> None:
        self.seat = seat
        self.events: list[int] = []
        """Place in the whole story of each event that the reader may know: the first is the reader's 0."""
        self.moves: list[int] = []
        """After how many moves of the match each move that the reader noticed had been made."""
        self.since_turn = -1
        """The reader's number of the last event of their last own turn."""
        waiting = dict.fromkeys(story.acting[0], story.began)
        self._tell(story, 0, story.ends[0])
        for stored in story.moves:
            number = stored.number + 1
            told = self._tell(story, story.ends[number - 1], story.ends[number])
            before, after = story.acting[number - 1], story.acting[number]
            if told or stored.seat == seat or before != after:
                self.moves.append(number)
                waiting = still_waiting(waiting, stored.seat, stored.at, after)
            if stored.seat == seat and stored.by == "person":
                self.since_turn = len(self.events) - 1
        if story.resumed is not None:
            waiting = {other: max(since, story.resumed) for other, since in waiting.items()}
        self.waiting = waiting
        """Seat to act -> since when, as far as the reader noticed."""

    def _tell(self, story: Story, start: int, end: int) -> bool:
        count = len(self.events)
        self.events += [place for place in range(start, end) if story.events[place].visible(self.seat)]
        return len(self.events) > count

    @property
    def number(self) -> int:
        """How many moves the reader noticed."""
        return len(self.moves)

    def reached(self, number: int) -> int:
        """How many moves the match has seen when the reader has noticed so many."""
        return self.moves[number - 1] if number else 0

    def between(self, start: int, end: int) -> range:
        """The reader's numbers of the events at places `start` up to `end` of the whole story."""
        return range(bisect_left(self.events, start), bisect_left(self.events, end))
