"""The last thing made, kept for whoever wants the same again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Source = TypeVar("Source")
Made = TypeVar("Made")


class Kept(Generic[Source, Made]):
    """A layout costs as much as dozens of moves, and many tables at once are mostly alike: the one last made
    is given again for the very same box and the same choices. Nobody may change it.

    >>> kept: Kept[list[int], list[int]] = Kept(lambda box, times: [times * value for value in box])
    >>> box = [1, 2]
    >>> kept.get(box, 3), kept.get(box, 3) is kept.get(box, 3)
    ([3, 6], True)
    """

    def __init__(self, make: Callable[..., Made]) -> None:
        self._make = make
        self._last: tuple[Source, tuple[object, ...], Made] | None = None

    def get(self, source: Source, *choices: object) -> Made:
        """Made from that source (the same object, not an equal one) by those choices."""
        last = self._last  # read once: another thread may replace it
        if last is None or last[0] is not source or last[1] != choices:
            last = self._last = (source, choices, self._make(source, *choices))
        return last[2]
