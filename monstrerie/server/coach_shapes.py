"""REST: the coach (`shapes`)."""

from __future__ import annotations

from msgspec import Struct

from ..coach import Advice, Analysis


class AdviceAnswer(Struct, frozen=True):
    """What the coach says to a seat, and of which moment."""

    number: int
    """how many moves its reader had noticed"""
    advice: Advice


class AnalysisAnswer(Struct, frozen=True):
    """How far the coach is with a match."""

    running: bool
    """whether the coach works on it"""
    analysis: Analysis | None
    """what is known so far"""
