"""The table's own dice: a small seeded generator that gives the same numbers on every machine, for ever.

The algorithm is sfc32 (Chris Doty-Humphrey's small fast chaotic generator, 32-bit words): additions, shifts
and exclusive-ors of small integers only, so that the interpreted and the compiled form agree bit for bit.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


class Rng:
    """A stream of random integers, saved and copied with the state that owns it.

    >>> dice = Rng(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [4, 2, 5, 1, 6]
    >>> twin = dice.copy()
    >>> dice.below(1000) == twin.below(1000)
    True
    """

    _a: int
    _b: int
    _c: int
    _count: int

    def __init__(self, seed: int | None = 0) -> None:
        if seed is None:  # a blank that `copy` fills in
            return
        digest = hashlib.blake2b(str(seed).encode(), digest_size=12).digest()
        self._a = int.from_bytes(digest[0:4], "little")
        self._b = int.from_bytes(digest[4:8], "little")
        self._c = int.from_bytes(digest[8:12], "little")
        self._count = 1
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        a, b, c, count = self._a, self._b, self._c, self._count
        out = (a + b + count) & _WORD
        self._count = (count + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21) & _WORD | (c >> 11)) + out) & _WORD
        return out

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` - 1, all equally likely (by rejection, so without bias)."""
        if not 0 < limit <= 1 << 30:
            raise ValueError(f"limit must be from 1 to 2**30, not {limit}")
        product = _times(self.word(), limit)
        fraction = product & _WORD
        if fraction < limit:
            threshold = (_WORD + 1 - limit) % limit
            while fraction < threshold:
                product = _times(self.word(), limit)
                fraction = product & _WORD
        return product >> 32

    def unit(self) -> float:
        """A real number in [0, 1) with 32 random bits."""
        return self.word() / 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a uniformly random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def seed(self) -> int:
        """A fresh seed for another generator."""
        return self.word() << 30 ^ self.word()

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers."""
        twin = Rng(None)
        twin._a, twin._b, twin._c, twin._count = self._a, self._b, self._c, self._count
        return twin

    @staticmethod
    def at(a: int, b: int, c: int, count: int) -> Rng:
        """The generator with that inner state."""
        made = Rng(None)
        made._a, made._b, made._c, made._count = a, b, c, count
        return made

    def words(self) -> tuple[int, int, int, int]:
        """The inner state, for saves and comparisons."""
        return (self._a, self._b, self._c, self._count)


def _times(word: int, limit: int) -> int:
    """Their product, by halves of the word: mypyc multiplies integers of more than 30 bits slowly."""
    return ((word >> 16) * limit << 16) + (word & 0xFFFF) * limit
