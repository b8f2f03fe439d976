"""The numbers of a gesture, held to the bounds that are the same for everybody (RA-PHY-24 to 31)."""

from __future__ import annotations

from typing import Any

from ....core.refusal import Refusal
from ..moves import MOST, PUTS_BACK
from ..state import Carnage
from .port import LEVELS


def within(field: str, value: Any, low: float, high: float, rule: str) -> Refusal | None:
    """None for a number from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= MOST:
        return Refusal(rule, "ra-refusal-no-number", {"field": field})
    if not low <= value <= high:
        return Refusal(rule, "ra-refusal-bounds", {"field": field, "value": value, "low": low, "high": high})
    return None


def angle(field: str, value: Any, rule: str) -> Refusal | None:
    """None for degrees from 0 to 360: every direction is open to every player (RA-PHY-34)."""
    return within(field, value, 0.0, 360.0, rule)


def bounded(state: Carnage, gesture: str, field: str, value: Any, rule: str) -> Refusal | None:
    """None for a number within the table's bounds of that gesture."""
    low, high = state.layout.world().bounds[f"{gesture}.{field}"]
    return within(field, value, low, high, rule)


def point(move: Any, rule: str) -> Refusal | None:
    """None for a point, wherever it lies."""
    return within("x", move.x, -MOST, MOST, rule) or within("y", move.y, -MOST, MOST, rule)


def hand(move: Any) -> Refusal | None:
    """None for an untrembling hand or one of the three levels (RA-PHY-41)."""
    if move.hand != "" and move.hand not in LEVELS:
        return Refusal(
            "RA-PHY-41", "ra-refusal-hand", {"hand": str(move.hand)[:20], "known": ", ".join(LEVELS)}
        )
    return None


def refuse_face(move: Any) -> Refusal | None:
    """None where the own Body is to look nowhere else, or into some direction (RA-DEC-05)."""
    return None if move.face is None else angle("face", move.face, "RA-PHY-18")


def flick_numbers(state: Carnage, move: Any) -> Refusal | None:
    """The numbers of a flick on the board (RA-PHY-24)."""
    return (
        angle("direction", move.direction, "RA-PHY-24")
        or bounded(state, "flick", "strength", move.strength, "RA-PHY-24")
        or bounded(state, "flick", "side", move.side, "RA-PHY-24")
        or refuse_face(move)
        or hand(move)
    )


def shot_numbers(state: Carnage, move: Any) -> Refusal | None:
    """The numbers of a flick off the top of a Body (RA-PHY-31)."""
    return (
        angle("direction", move.direction, "RA-PHY-31")
        or bounded(state, "shot", "strength", move.strength, "RA-PHY-31")
        or bounded(state, "shot", "side", move.side, "RA-PHY-31")
        or bounded(state, "shot", "tilt", move.tilt, "RA-PHY-31")
        or angle("tilt_direction", move.tilt_direction, "RA-PHY-31")
        or (refuse_face(move) if isinstance(move, PUTS_BACK) else None)
        or hand(move)
    )


def breath_numbers(state: Carnage, move: Any) -> Refusal | None:
    """The numbers of a breath (RA-PHY-28, 29)."""
    return (
        angle("yaw", move.yaw, "RA-PHY-28")
        or bounded(state, "breath", "pitch", move.pitch, "RA-PHY-28")
        or bounded(state, "breath", "strength", move.strength, "RA-PHY-29")
        or hand(move)
    )
