"""What is wrong with a value that somebody sent, told in the reader's language.

msgspec finds the fault and names it in English. Only its kind, its place and its numbers are kept; the
sentence is `fault`, which knows each kind in both languages. The server tells what pydantic finds so, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from .errors import Problem

Place = tuple[str | int, ...]
"""Names of fields and numbers of entries, from the outside in."""

_LONGEST: Final = 100
_KINDS: Final = {
    "int": "number",
    "float": "fraction",
    "str": "text",
    "bool": "boolean",
    "array": "list",
    "object": "object",
}
_LIMITS: Final = {">=": "low", "<=": "high", ">": "more", "<": "less"}
_LENGTHS: Final = {">=": "short", "<=": "long"}


class Misfit(NamedTuple):
    """What msgspec says about a value that doesn't fit its type, taken apart."""

    at: str
    """as msgspec writes it: `guards.level-1.cards[0]`"""
    wanted: tuple[str, ...] = ()
    given: str = ""
    name: str = ""
    """of a field that is missing or unknown"""
    missing: bool = False
    word: str | None = None
    """that is none of those allowed there"""
    limit: tuple[str, str, int] | None = None
    """sign and number that a number, or the length of a `str` or `array`, doesn't keep; 1 for a length"""

    @property
    def place(self) -> Place:
        parts = re.findall(r"([^.\[\]]+)|\[(\d+)\]", self.at)
        named: list[str | int] = [name or int(number) for name, number in parts]
        return (*named, self.name) if self.name else tuple(named)


def misfit(said: str) -> Misfit:
    """What msgspec says, taken apart.

    >>> misfit("Expected `int | null`, got `str` - at `$.seats[1].kind`").place
    ('seats', 1, 'kind')
    """
    what, _, place = said.partition(" - at `")
    at = place.rstrip("`").removeprefix("$").removeprefix(".")
    if found := re.fullmatch(r"Object (missing required|contains unknown) field `([^`]*)`", what):
        return Misfit(at, name=found[2], missing=found[1].startswith("missing"))
    if found := re.fullmatch(r"Invalid (?:enum )?value '?(.*?)'?", what, re.DOTALL):
        return Misfit(at, word=found[1])
    if found := re.fullmatch(r"Expected `([^`]*)`( of length)? ([<>]=?) (\S+)", what):
        return Misfit(at, (found[1],), limit=(found[3], found[4], int(found[2] is not None)))
    if found := re.fullmatch(r"Expected `([^`]*)`(?:, got `([^`]*)`)?", what):
        wanted = tuple(kind for kind in found[1].split(" | ") if kind != "null")
        return Misfit(at, wanted, given=found[2] or "")
    return Misfit(at)


def fault(
    kind: str, place: Iterable[str | int] = (), count: int = 0, limit: Any = 0, known: str = ""
) -> Problem:
    """A fault of a kind that the sentence knows, any other is `other`."""
    return Problem(
        "fault", fault=kind, where=_where(place), count=count, limit=str(limit).replace("-", "−"), known=known
    )


def problem_of(error: Exception, kind: Any) -> Problem:
    """What msgspec finds wrong with a value of a type."""
    found = misfit(str(error)) if isinstance(error, msgspec.ValidationError) else Misfit("")
    place = found.place
    if found.name:
        return fault("missing" if found.missing else "extra", place)
    if found.word is not None:
        return fault("choice", place, known=", ".join(map(str, _choices(kind, place[-1:]))))
    if found.limit is not None:
        sign, number, of_length = found.limit
        if of_length:
            thing = "list" if found.wanted == ("array",) else "text"
            return fault(f"{_LENGTHS[sign]}-{thing}", place, count=int(number))
        return fault(_LIMITS[sign], place, limit=number)
    if set(found.wanted) == {"int", "str"}:
        return fault("label", place)
    return fault(_KINDS.get(found.wanted[0] if len(found.wanted) == 1 else "", "other"), place)


def _choices(kind: Any, field: Place) -> list[Any]:
    """The words that a field may have in one of several records, or the names of the records."""
    found = msgspec.inspect.type_info(kind)
    records = found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)
    words: list[Any] = []
    for record in records:
        if isinstance(record, msgspec.inspect.StructType):
            words += [record.tag] if field == (record.tag_field,) else []
            words += [
                word
                for one in record.fields
                if field == (one.encode_name,) and isinstance(one.type, msgspec.inspect.LiteralType)
                for word in one.type.values
            ]
    return words


def _where(place: Iterable[str | int]) -> Problem:
    """A place, from the inside out: “kind” in entry 2 of “seats”."""
    found: Problem | None = None
    for part in place:
        if isinstance(part, int):
            found = Problem("fault-field-entry", number=part + 1, outer=found or Problem("fault-field-body"))
        elif found is None:
            found = Problem("fault-field", field=part[:_LONGEST])
        else:
            found = Problem("fault-field-inner", field=part[:_LONGEST], outer=found)
    return found or Problem("fault-field-body")
