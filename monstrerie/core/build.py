"""How the engine was built: interpreted source, or the same source compiled by mypyc."""

from __future__ import annotations

from . import state


def is_compiled() -> bool:
    """Whether the hot path is compiled."""
    return not state.__file__.endswith(".py")
