"""What the table adds to the sentence of a move: the colour and place of a meeple, the height of a Building,
how many meeples there are to eat, what is over when a player does nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from . import moves, naming

DONE: Final = {
    "ra-prompt-action": "actions",
    "ra-prompt-flick-again": "flick",
    "ra-prompt-meal": "meal",
    "ra-prompt-bite": "bite",
    "ra-prompt-after-meal": "turn",
    "ra-prompt-mouthguard": "reaction",
    "ra-prompt-too-cute": "reaction",
    "ra-prompt-buy": "buy",
}
"""What `Finish` ends, by what was asked."""


def words(view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
    """Read off a view, so that no sentence tells more than its reader sees."""
    if isinstance(move, moves.Eat):
        if f"meeple-{move.meeple}" not in view["pieces"]:
            return {}
        near = naming.landmark(view, f"meeple-{move.meeple}")
        return {"colour": view["meeples"][move.meeple], **near}
    if isinstance(move, moves.Drop | moves.Climb):
        floors = naming.heights(view["buildings"], view["pieces"], view["city"]).get(move.ruin, 0)
        moved = view["city"].get("names", {}).get(move.ruin, {})
        return {**moved, "floors": floors} if floors or moved else {}
    if isinstance(move, moves.Dine):
        there = [
            view["meeples"][int(piece[7:])]
            for piece, over in view["zones"].items()
            if piece.startswith("meeple-") and move.neighbourhood in over
        ]
        return naming.by_colour(there)
    if isinstance(move, moves.Breathe):
        return {"own": False} if move.source_seat not in (-1, seat) else {}
    if isinstance(move, moves.Flick) and view["prompt"]["key"] == "ra-prompt-flick":
        # Two flicks are offered there, so that none is made by itself; they differ in where they go.
        return {"toward": naming.toward(move.direction)}
    if isinstance(move, moves.Finish) and view["prompt"]["key"] in DONE:
        return {"done": DONE[view["prompt"]["key"]]}
    return {}
