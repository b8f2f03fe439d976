"""The table's own dice: a small seeded generator that gives the same numbers on every machine, for ever.

The algorithm is sfc32 (Chris Doty-Humphrey's small fast chaotic generator, 32-bit words): additions, shifts
and exclusive-ors of small integers only, so that the interpreted and the compiled form agree bit for bit.
mypyc reckons with `i64` as a machine does; nothing here needs more than 62 bits.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

_WORD: Final[i64] = 0xFFFFFFFF
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

    _a: i64
    _b: i64
    _c: i64
    _count: i64

    def __init__(self, seed: int | None = 0) -> None:
        if seed is None:  # a blank that `copy` fills in
            return
        digest: bytes = blake2b(str(seed).encode(), digest_size=12).digest()
        self._a = _read(digest, 0)
        self._b = _read(digest, 4)
        self._c = _read(digest, 8)
        self._count = 1
        for _again in range(_WARM_UP):
            self._word()

    def word(self) -> int:
        """The next 32 random bits."""
        return self._word()

    def _word(self) -> i64:
        b, c, count = self._b, self._c, self._count
        out = (self._a + b + count) & _WORD
        self._count = (count + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21) & _WORD | (c >> 11)) + out) & _WORD
        return out

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` - 1, all equally likely (by rejection, so without bias)."""
        if not 0 < limit <= 1 << 30:
            raise ValueError(f"limit must be from 1 to 2**30, not {limit}")
        return self._below(limit)

    def _below(self, limit: i64) -> i64:
        product = self._word() * limit
        if product & _WORD < limit:
            threshold = (_WORD + 1 - limit) % limit
            while product & _WORD < threshold:
                product = self._word() * limit
        return product >> 32

    def unit(self) -> float:
        """A real number in [0, 1) with 32 random bits."""
        return self.word() / 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a uniformly random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self._below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

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


def _read(digest: bytes, at: int) -> i64:
    """Four bytes, the lowest first."""
    word: i64 = 0
    for place in range(at + 3, at - 1, -1):
        word = word << 8 | digest[place]
    return word
