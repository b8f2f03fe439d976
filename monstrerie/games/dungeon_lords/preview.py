"""The engine's numbers for a legal move, as far as the seat can know them."""

from __future__ import annotations

from typing import Any

from ...core.move import Move
from .state import Realm


def preview(state: Realm, seat: int, move: Move) -> dict[str, Any]:
    """What the move costs and brings."""
    return {}
