"""Typed records out of plain values, safely in several threads.

msgspec works out what a type looks like when it is first used, and a second thread that uses the type
meanwhile ends the process. So each type is worked out once, under a lock, before it is used.
"""

from __future__ import annotations

import threading
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
_LOCK: Final = threading.Lock()
_known: Final[set[Any]] = set()


def prepared(kind: Any) -> Any:
    """The same type, now ready for every thread."""
    if kind not in _known:
        with _LOCK:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return kind


def convert(value: object, kind: type[T], strict: bool = True) -> T:
    """`msgspec.convert`, safely in several threads."""
    made: T = msgspec.convert(value, type=prepared(kind), strict=strict)
    return made
