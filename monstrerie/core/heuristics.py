"""What a game tells the bots about good play."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Defaults for a game that tells nothing: all actions are alike, and the score is the outlook.

    A game's `heuristics.py` derives from this. Every method sees a state in which hidden things were redrawn.
    """

    def rank(self, state: Any, legal: list[int]) -> list[float]:
        """How good each legal action of the seat `state.current` looks, in the game's points."""
        return [0.0] * len(legal)

    def fair(self) -> bool:
        """Whether `rank` looks at nothing that its seat can't know: then no table need be redrawn for it."""
        return False

    def outlook(self, state: Any) -> list[float]:
        """How well each seat stands, in the game's points, where a playout is cut short."""
        return [float(score) for score in state.scores()]

    def enough(self, root: Any, state: Any) -> bool:
        """Whether a playout from `root` has gone far enough at `state` to trust the outlook."""
        return False

    def certain(self, state: Any, legal: list[int]) -> bool:
        """Whether the ranks come from a calculation that a search could only blur."""
        return False

    def rollouts(self) -> bool:
        """Whether a search should compare rollouts of the favourites instead of growing a tree: it should in
        long games of many small decisions, where a tree would not get beyond the next few.
        """
        return False

    def scale(self) -> float:
        """How many points of difference a player would notice: softens ranks and outlooks into chances."""
        return 3.0
