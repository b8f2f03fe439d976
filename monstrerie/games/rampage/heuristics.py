"""What the bots know about carnage."""

from __future__ import annotations

from ...core.heuristics import Heuristics


class CarnageHeuristics(Heuristics):
    """Placeholder until the end of the work day."""
