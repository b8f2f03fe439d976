"""How often: a bucket of permissions for each key, refilled over time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from .errors import ServerError
from .records import Player

_MOST_KEYS: Final = 10_000
_FEW: Final = 8
"""Sockets are few below one part in so many of what somebody may have."""
_OWN: Final = {"", "127.0.0.1", "::1"}


def household(address: str) -> str:
    """One key for all addresses that one household has: with IPv6 a whole network of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return address


class Sockets:
    """How many sockets are open, for each address and each guest."""

    def __init__(self, address: int, guest: int, whose: Callable[[str], str] = str) -> None:
        """`whose` says what stands for somebody between servers."""
        self.most = (address, guest)
        self.elsewhere: dict[str, int] = {}
        """how many are open at other servers, of those who have many there"""
        self._whose = whose
        self._open: Counter[str] = Counter()

    def many(self) -> dict[str, int]:
        """How many are open here, of those who have so many that other servers should know."""
        least = max(1, min(self.most) // _FEW)
        return {self._whose(key): number for key, number in self._open.items() if number >= least}

    def _all(self, key: str) -> int:
        return self._open[key] + (self.elsewhere.get(self._whose(key), 0) if self.elsewhere else 0)

    @contextmanager
    def one(self, address: str, who: Player | None) -> Iterator[None]:
        """Count one more while it lasts; ServerError when there are enough. A proxy that does not say for
        whom it asks has an address of this machine, which many may share.
        """
        kept = {} if address in _OWN else {household(address): self.most[0]}
        if who is not None:
            kept[who.id] = self.most[1]
        if any(self._all(key) >= most for key, most in kept.items()):
            raise ServerError("too-many-sockets")
        self._open.update(kept.keys())
        try:
            yield
        finally:
            self._open.subtract(kept.keys())
            for key in kept:
                if not self._open[key]:
                    del self._open[key]


class Buckets:
    """At most `most` at once and `rate` more a second, for each key."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> None:
        """Use a permission, or as many as something costs; ServerError "too-fast" when too few are left."""
        now = time.monotonic()
        level, since = self._levels.pop(key, (self.most, now))
        level = min(self.most, level + (now - since) * self.rate)
        cost = min(cost, self.most)
        self._levels[key] = (level - cost if level >= cost else level, now)
        if len(self._levels) > _MOST_KEYS:
            self._levels.popitem(last=False)
        if level < cost:
            raise ServerError("too-fast", seconds=max(1, round((cost - level) / self.rate)))

    def give_back(self, key: str, cost: float) -> None:
        """What was taken was not used."""
        if key in self._levels:
            level, since = self._levels[key]
            self._levels[key] = (min(self.most, level + cost), since)
