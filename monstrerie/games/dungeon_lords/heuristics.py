"""What the bots know about ruling a dungeon."""

from __future__ import annotations

from ...core.heuristics import Heuristics


class LordHeuristics(Heuristics):
    """Nothing yet."""
