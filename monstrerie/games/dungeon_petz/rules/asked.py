"""Which kind of move somebody tries, so that a refusal can say what is asked for instead."""

from __future__ import annotations

from typing import Any


def tag(move: Any) -> str:
    """The kind of a move as it is written in JSON."""
    return str(type(move).__struct_config__.tag)
