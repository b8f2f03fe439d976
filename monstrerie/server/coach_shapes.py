"""REST: the coach (`shapes`)."""

from __future__ import annotations

from msgspec import Struct

from ..coach import Advice, Analysis


class AdviceAnswer(Struct, frozen=True):
    number: int
    """how many moves its reader had noticed"""
    advice: Advice


class AnalysisAnswer(Struct, frozen=True):
    running: bool
    """whether the coach works on it"""
    analysis: Analysis | None
    """what is known so far"""
