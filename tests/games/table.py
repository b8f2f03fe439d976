"""What the tables of all games' tests have in common: a match that a test has set, and what happened there.

Every table has the same acts. How it names a player is its game's own.

    play        play moves; the events of them
    moves       the legal moves, perhaps of one kind
    why_not     the rule that forbids a move, "" for a legal one
    run         let the agenda go on until somebody has to choose
    happens     the same after something that no move does
    heard       the data of the events of a kind so far
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monstrerie import Event, Match, Move, say
from monstrerie.core.fingerprint import fingerprint

from ..harness import event_fault


class BaseTable:
    """A match in the middle."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    def happens(self, act: Callable[[Any], object]) -> list[Event]:
        """Let something happen at the table outside of a move, until somebody has to choose."""
        state, events = self.match.state, list[Event]()
        state.done, state.events = False, events
        act(state)
        state.advance()
        state.events = None
        assert [fault for event in events if (fault := event_fault(self.match.game, event))] == []
        self.events += events
        return events

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.events if event.kind == kind]

    def _play(self, seat: int, moves: Sequence[Move]) -> list[Event]:
        events = [event for move in moves for event in self.match.play(seat, move)]
        self.events += events
        return events

    def _why_not(self, seat: int, move: Move) -> str:
        """Asking changes nothing, and the reason is given in both languages."""
        before = fingerprint(self.match.state)
        refusal = self.match.why_not(seat, move)
        assert fingerprint(self.match.state) == before
        if refusal is None:
            return ""
        assert say(refusal, "en") != say(refusal, "fr")
        return refusal.rule

    def _moves(self, seat: int, kind: type[Any] | None = None) -> list[Any]:
        return [move for move in self.match.moves(seat) if kind is None or isinstance(move, kind)]
