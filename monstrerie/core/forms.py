"""How values on a table are written as text: a *form* writes a value as a few words and reads it back.

Seats are counted from 1 in texts, from 0 in tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from .errors import Problem
from .rng import Rng

NOTHING: Final = "-"
"""Where there could be a thing."""
NONE: Final = "none"
"""An empty list or set."""
MOST: Final = 999
"""No count on any table is higher."""
_TIMES: Final = "*"


class Unreadable(Exception):
    """A word that a form can't read, and what it could."""

    def __init__(self, value: str, wanted: str | Problem) -> None:
        super().__init__(value, wanted)
        self.value = value
        self.wanted = wanted


class Form(NamedTuple):
    """Both directions of one kind of value."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def number(least: int = 0, most: int = MOST, shown: int = 0) -> Form:
    """A whole number; texts say it with `shown` added, and the limits are those of the text.

    >>> number(1, 12, shown=1).write(0), number(1, 12, shown=1).read("3")
    ('1', 2)
    """

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not digits.isascii() or len(digits) > 9 or text == "-0":
            raise Unreadable(text, f"{least}…{most}")
        found = int(text)
        if not least <= found <= most:
            raise Unreadable(text, f"{least}…{most}")
        return found - shown

    return Form(lambda value: str(value + shown), read)


def seat(players: int) -> Form:
    """A seat; `-` for nobody."""
    return word([str(number + 1) for number in range(players)], nothing=-1)


def word(names: Sequence[str], nothing: int | None = None, first: int = 0) -> Form:
    """One of some things, by name; the first has the number `first`. With `nothing` there may be none."""
    numbers = {name: first + place for place, name in enumerate(names)}
    words = {number: name for name, number in numbers.items()}
    if nothing is not None:
        numbers[NOTHING], words[nothing] = nothing, NOTHING

    def read(text: str) -> int:
        if text not in numbers:
            raise Unreadable(text, ", ".join(numbers) or NOTHING)
        return numbers[text]

    return Form(lambda value: words[value], read)


def text_among(names: Sequence[str], nothing: str | None = None) -> Form:
    """One of some words that the table keeps as a word."""
    number = word(names, nothing=None if nothing is None else -1)
    return Form(
        lambda value: NOTHING if value == nothing else str(value),
        lambda text: nothing if (found := number.read(text)) < 0 else names[found],
    )


def several(form: Form, least: int = 0, most: int = MOST, between: str = " ") -> Form:
    """A list of things, in order."""

    def read(text: str) -> list[Any]:
        parts = [] if text == NONE and not least else [part.strip() for part in text.split(between)]
        if not least <= len(parts) <= most:
            wanted = f"{least}…{most}" if least < most else str(most)
            raise Unreadable(text or NONE, Problem("position-wanted-things", count=wanted))
        return [form.read(part) for part in parts]

    def write(values: Sequence[Any]) -> str:
        glue = {" ": " ", "|": " | "}.get(between, f"{between} ")
        return glue.join(map(form.write, values)) or NONE

    return Form(write, read)


def words(names: Sequence[str], least: int = 0, most: int = MOST, nothing: int | None = None) -> Form:
    """A list of some things, by name."""
    return several(word(names, nothing), least, most)


def together(*forms: Form, between: str = " ") -> Form:
    """So many things of different kinds, in order."""

    def read(text: str) -> list[Any]:
        parts = [part.strip() for part in text.split(between)]
        if len(parts) != len(forms):
            raise Unreadable(text, Problem("position-wanted-things", count=str(len(forms))))
        return [form.read(part) for form, part in zip(forms, parts, strict=True)]

    return Form(
        lambda values: between.join(form.write(value) for form, value in zip(forms, values, strict=True)),
        read,
    )


def subset(names: Sequence[str]) -> Form:
    """A set of some things, which the table keeps as a mask."""
    one = word(names)

    def read(text: str) -> int:
        found = 0
        for part in [] if text == NONE else text.split():
            bit = 1 << one.read(part)
            if found & bit:
                raise Unreadable(text, Problem("position-wanted-once", name=part))
            found |= bit
        return found

    return Form(
        lambda mask: " ".join(name for bit, name in enumerate(names) if mask >> bit & 1) or NONE, read
    )


def counts(names: Sequence[str], most: int = MOST, least: int = 1) -> Form:
    """How many of each of some things: `goblin troll*2`; what is not named is not there."""
    one, times = word(names), number(least, most)

    def read(text: str) -> list[int]:
        found = [0] * len(names)
        for part in [] if text == NONE else text.split():
            name, times_, many = part.partition(_TIMES)
            at = one.read(name)
            if found[at]:
                raise Unreadable(text, Problem("position-wanted-once", name=name))
            found[at] = times.read(many) if times_ else 1
        return found

    def write(values: Sequence[int]) -> str:
        named = zip(names, values, strict=True)
        parts = [name if value == 1 else f"{name}{_TIMES}{value}" for name, value in named if value]
        return " ".join(parts) or NONE

    return Form(write, read)


def booked(sources: Sequence[str]) -> Form:
    """Where something came from and went to: `start 8, loot 5`; a bare number comes from the first source."""
    source, amount = word(sources), number(-MOST, MOST)

    def read(text: str) -> list[int]:
        found = [0] * len(sources)
        for entry in text.split(","):
            name, _, many = entry.strip().rpartition(" ")
            found[source.read(name) if name else 0] += amount.read(many)
        return found

    def write(amounts: Sequence[int]) -> str:
        return ", ".join(f"{name} {many}" for name, many in zip(sources, amounts, strict=True) if many) or "0"

    return Form(write, read)


def flag() -> Form:
    """Yes or no."""
    one = word(("no", "yes"))
    return Form(lambda value: one.write(int(value)), lambda text: bool(one.read(text)))


def exactly() -> Form:
    """A real number with all its digits."""

    def read(text: str) -> float:
        try:
            found = float(text) if text.isascii() and "_" not in text else float("nan")
        except ValueError:
            found = float("nan")
        if not abs(found) < 1e9:
            raise Unreadable(text, Problem("position-wanted-real"))
        return found

    return Form(repr, read)


def dice() -> Form:
    """A generator, by its inner state."""

    def read(text: str) -> Rng:
        words = text.split()
        if len(words) != 4 or not all(len(one) == 8 and set(one) <= set("0123456789abcdef") for one in words):
            raise Unreadable(text, Problem("position-wanted-random"))
        a, b, c, count = (int(one, 16) for one in words)
        return Rng.at(a, b, c, count)

    return Form(lambda rng: " ".join(f"{one:08x}" for one in rng.words()), read)


def unique(names: Sequence[str]) -> list[str]:
    """Names for things that are not all different: the second of a kind has a stroke, and so on.

    >>> unique(["wall", "gate", "wall"])
    ['wall', 'gate', "wall'"]
    """
    seen: Counter[str] = Counter()
    made = []
    for name in names:
        made.append(name + "'" * seen[name])
        seen[name] += 1
    return made
