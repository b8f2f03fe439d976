"""Finds twins: places that share a run of lines, the same but for names, texts and numbers.

    python -m tools.twins 11

One name must stand for the same other one throughout; entries of lists, declared fields and copied attributes
must be the same to the letter. Without that any two tables would be alike. Blank lines, comments, imports,
lone brackets and what is generated don't count.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = ("*.py", "*.ts", "*.svelte", "*.css")
GENERATED: Final = "/** Made by "

_TOKEN: Final = re.compile(r"(\"[^\"]*\"|'[^']*'|`[^`]*`|\d[\w.]*)|([A-Za-z_$][\w$-]*)|\S")
_THIN: Final = re.compile(r"#|//|/?\*|<!--|import\b|from\b.*\bimport\b|\W*$|(</?\w+>)+$")
_PLAIN: Final = re.compile(r"\S+,$|[\w\"'-]+\??:.|\w+\.\w+ = [\w.]+$")


class Line(NamedTuple):
    """A line that counts."""

    number: int
    shape: str
    names: tuple[str, ...]


class Place(NamedTuple):
    """Where a run begins: a file, and which of the lines that count."""

    file: str
    line: int


class Twin(NamedTuple):
    """Two places, and how many lines they share."""

    length: int
    one: str
    other: str


def twins(files: Iterable[Path], least: int) -> list[Twin]:
    """All pairs of places that share at least so many lines, the longest first."""
    code = {str(file): list(_lines(file)) for file in files}
    alike: dict[tuple[object, ...], list[Place]] = defaultdict(list)
    for file, lines in code.items():
        for start in range(len(lines) - least + 1):
            alike[tuple(line.shape for line in lines[start : start + least])].append(Place(file, start))
    pairs: set[tuple[Place, Place]] = set()
    for places in alike.values():
        renamed: dict[tuple[int, ...], list[Place]] = defaultdict(list)
        for place in places if len(places) > 1 else ():
            renamed[_renamed(code[place.file][place.line : place.line + least])].append(place)
        for group in renamed.values():
            pairs.update((a, b) for a, b in combinations(group, 2) if _apart(a, b, least))
    return sorted(_runs(pairs, code, least), reverse=True)


def sources(*folders: str) -> list[Path]:
    """All code there."""
    return sorted(file for folder in folders for kind in CODE for file in (ROOT / folder).rglob(kind))


def _apart(one: Place, other: Place, least: int) -> bool:
    return one.file != other.file or other.line - one.line >= least


def _runs(pairs: set[tuple[Place, Place]], code: dict[str, list[Line]], least: int) -> Iterator[Twin]:
    """Windows that follow each other are one run."""

    def moved(pair: tuple[Place, Place], by: int) -> tuple[Place, Place]:
        return Place(pair[0].file, pair[0].line + by), Place(pair[1].file, pair[1].line + by)

    def described(place: Place, length: int) -> str:
        lines = code[place.file][place.line : place.line + length]
        return f"{place.file.removeprefix(f'{ROOT}/')}:{lines[0].number}-{lines[-1].number}"

    for pair in pairs:
        if moved(pair, -1) not in pairs:
            length = least
            while moved(pair, length - least + 1) in pairs:
                length += 1
            yield Twin(length, described(pair[0], length), described(pair[1], length))


def _lines(file: Path) -> Iterator[Line]:
    code = file.read_text(encoding="utf-8")
    for number, line in enumerate(() if code.startswith(GENERATED) else code.splitlines(), 1):
        text = line.strip()
        if _THIN.match(text):
            continue
        if _PLAIN.match(text):
            yield Line(number, text, ())
            continue
        tokens = list(_TOKEN.finditer(text))
        shape = "".join("0" if token[1] else "n" if token[2] else token[0] for token in tokens)
        yield Line(number, shape, tuple(token[2] for token in tokens if token[2]))


def _renamed(lines: list[Line]) -> tuple[int, ...]:
    """The names as numbers, in the order in which they first appear."""
    seen: dict[str, int] = {}
    return tuple(seen.setdefault(name, len(seen)) for line in lines for name in line.names)


if __name__ == "__main__":
    for twin in twins(sources("monstrerie", "web/src", "bench", "tools", "tests"), int(sys.argv[1])):
        print(*twin)
