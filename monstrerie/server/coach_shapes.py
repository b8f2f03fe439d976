"""REST: the coach (`shapes`)."""

from __future__ import annotations

from msgspec import Struct

from ..coach import Analysis


class AnalysisAnswer(Struct, frozen=True):
    running: bool
    """whether the coach works on it"""
    analysis: Analysis | None
    """what is known so far"""
