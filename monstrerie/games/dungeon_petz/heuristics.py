"""What the bots know about pet shops."""

from __future__ import annotations

from ...core.heuristics import Heuristics


class PetzHeuristics(Heuristics):
    """The score, for now."""
