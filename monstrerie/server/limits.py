"""How often: a bucket of permissions for each key, refilled over time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from .errors import ServerError

_MOST_KEYS: Final = 10_000


class Buckets:
    """At most `most` at once and `rate` more a second, for each key."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Use one permission; ServerError "too-fast" when none is left."""
        now = time.monotonic()
        level, since = self._levels.pop(key, (self.most, now))
        level = min(self.most, level + (now - since) * self.rate)
        self._levels[key] = (level - 1 if level >= 1 else level, now)
        if len(self._levels) > _MOST_KEYS:
            self._levels.popitem(last=False)
        if level < 1:
            raise ServerError("too-fast", seconds=max(1, round((1 - level) / self.rate)))
