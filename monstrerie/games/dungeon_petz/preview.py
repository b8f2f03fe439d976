"""Numbers that a legal move would lead to, as far as its seat can know them."""

from __future__ import annotations

from typing import Any

from .state import Petz


def preview(state: Petz, seat: int, action: int) -> dict[str, Any]:
    """What the engine can say about the move before it is played."""
    return {}
