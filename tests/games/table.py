"""What the tables of all games' tests have in common: a match that a test has set, and what was heard there.

`play` plays moves, `heard` says what was told, `why_not` names the rule that forbids a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monstrerie import Event, Match


class BaseTable:
    """A match in the middle."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    def happens(self, act: Callable[[], None]) -> list[Event]:
        """Let something happen at the table outside of a move; what was told."""
        told: list[Event] = []
        self.match.state.events = told
        act()
        self.match.state.events = None
        self.events += told
        return told

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The data of the events of one kind so far."""
        return [event.data for event in self.events if event.kind == kind]
