"""A decision: one question to one seat, all of it in one place.

It says what may be chosen (`legal`), does what was chosen (`play`), gives the reason why something else is
refused (`why_not`), puts the question into words (`sentence`, `data`) and names what it is about (`about`).
Nobody else knows how to ask it.

This module is compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from .state import State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for a choice of its seat. Games derive theirs, with `legal`, `play` and `why_not`."""

    sentence: ClassVar[str]
    """The name of the question in the texts (`mm-prompt-play`); learners know the decision by it, too."""

    def data(self, state: S) -> dict[str, Any]:
        """What the sentence of the question tells: numbers and words."""
        return {}

    def prompt(self, state: S) -> dict[str, Any]:
        """The question: the name of a sentence, and its data."""
        return {"key": self.sentence, "data": self.data(state)}

    def betrays(self, state: S) -> bool:
        """Whether others could tell what the seat holds if its only move were made without asking it: a
        window to react in is open to everybody who might have the card.
        """
        return False


def decision_of(state: State, seat: int | None) -> Decision[Any] | None:
    """The decision that waits for the seat; None when there is none, and for spectators."""
    step = None if seat is None else state.step_of(seat)
    return step if isinstance(step, Decision) else None


def betrays(state: State, seat: int) -> bool:
    """Whether the decision that waits for the seat betrays something when nobody is asked."""
    decision = decision_of(state, seat)
    return decision is not None and decision.betrays(state)


def prompt(state: State, seat: int | None, over: str = "refusal-over") -> dict[str, Any]:
    """What the seat reads above the table: its question, whom it waits for, or that the match has ended
    (the sentence `over`).
    """
    if state.done:
        return {"key": over, "data": {}}
    decision = decision_of(state, seat)
    if decision is None:
        return {"key": "prompt-wait", "data": {"seats": state.to_act()}}
    return decision.prompt(state)
