"""Pictures put together from parts that are drawn already: letters, faces, a game's scenery; no library.

All of them have one palette (`tools/link_pictures.py`): a byte is a colour, so a part is laid into a picture
by copying its rows. That takes a few milliseconds, and packing the picture a few dozen.
"""

from __future__ import annotations

import json
import struct
import unicodedata
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER: Final = struct.Struct(">IIBBBBB")
PAPER: Final = 0
"""the colour of a plate"""
INK: Final = 15
"""that of letters; between both lie their edges"""
_UNKNOWN: Final = "?"
_CUT: Final = "…"


@dataclass(frozen=True)
class Part:
    """A rectangle of colours, row by row."""

    width: int
    height: int
    dots: bytes


@dataclass(frozen=True)
class Parts:
    """Faces by name, and alphabets: a part for each letter."""

    faces: Mapping[str, Part]
    alphabets: Mapping[str, Mapping[str, Part]]


class Picture:
    """What can be painted on, and written as a file."""

    def __init__(self, width: int, height: int, palette: bytes, rows: bytearray) -> None:
        self.width, self.height = width, height
        self.palette = palette
        self._rows = rows
        """each row after a byte that says it is plain"""

    @classmethod
    def read(cls, data: bytes) -> Picture:
        """A PNG file of ours: a byte a dot, plain rows."""
        assert data.startswith(_SIGNATURE)
        chunks: dict[bytes, bytes] = {}
        at = len(_SIGNATURE)
        while at < len(data):
            (length,), kind = struct.unpack_from(">I", data, at), data[at + 4 : at + 8]
            chunks[kind] = chunks.get(kind, b"") + data[at + 8 : at + 8 + length]
            at += length + 12
        width, height, *form = _HEADER.unpack(chunks[b"IHDR"])
        assert form == [8, 3, 0, 0, 0]
        return cls(width, height, chunks[b"PLTE"], bytearray(zlib.decompress(chunks[b"IDAT"])))

    def write(self, effort: int = 6) -> bytes:
        """As a PNG file."""
        made = [_SIGNATURE]
        head = _HEADER.pack(self.width, self.height, 8, 3, 0, 0, 0)
        packed = zlib.compress(bytes(self._rows), effort)
        for kind, data in ((b"IHDR", head), (b"PLTE", self.palette), (b"IDAT", packed), (b"IEND", b"")):
            made += [struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(kind + data))]
        return b"".join(made)

    def row(self, number: int) -> bytes:
        """The colours of a row."""
        start = number * (self.width + 1) + 1
        return bytes(self._rows[start : start + self.width])

    def lay(self, part: Part, left: int, top: int) -> None:
        """Paint a part over what is there."""
        for row in range(part.height):
            start = (top + row) * (self.width + 1) + 1 + left
            self._rows[start : start + part.width] = part.dots[row * part.width : (row + 1) * part.width]

    def plate(self, left: int, top: int, right: int, bottom: int, corner: int = 26, edge: int = 5) -> None:
        """A plate of paper with round corners and an edge of ink."""
        for inset, colour in ((0, INK), (edge, PAPER)):
            radius = corner - inset
            for row in range(top + inset, bottom - inset):
                near = max(top + corner - row, row - (bottom - 1 - corner), 0)
                bend = round(radius - (max(radius**2 - near**2, 0)) ** 0.5)
                first, last = left + inset + bend, right - inset - bend
                start = row * (self.width + 1) + 1
                self._rows[start + first : start + last] = bytes([colour]) * (last - first)

    def say(self, text: str, alphabet: Mapping[str, Part], left: int, top: int) -> None:
        """Write a line of letters."""
        for letter in _drawable(text, alphabet):
            part = alphabet[letter]
            self.lay(part, left, top)
            left += part.width


def read_parts(data: bytes) -> Parts:
    """Those of a file: a line of JSON that names them with their sizes, then all their dots, packed."""
    head, _, packed = data.partition(b"\n")
    dots, at = zlib.decompress(packed), 0
    faces: dict[str, Part] = {}
    alphabets: dict[str, dict[str, Part]] = {}
    for kind, name, width, height in json.loads(head):
        part = Part(width, height, dots[at : at + width * height])
        at += width * height
        if kind == "face":
            faces[name] = part
        else:
            alphabets.setdefault(kind, {})[name] = part
    return Parts(faces, alphabets)


def write_parts(parts: Sequence[tuple[str, str, Part]]) -> bytes:
    """The file of these parts, each with its kind and name."""
    head = json.dumps([[kind, name, part.width, part.height] for kind, name, part in parts])
    return head.encode() + b"\n" + zlib.compress(b"".join(part.dots for *_, part in parts), 9)


def width_of(text: str, alphabet: Mapping[str, Part]) -> int:
    """How wide a line is."""
    return sum(alphabet[letter].width for letter in _drawable(text, alphabet))


def fitting(text: str, alphabet: Mapping[str, Part], room: int) -> str:
    """As much of a line as there is room for."""
    if width_of(text, alphabet) <= room:
        return text
    while text and width_of(text + _CUT, alphabet) > room:
        text = text[:-1]
    return text.rstrip() + _CUT


def known(text: str, alphabet: Mapping[str, Part]) -> bool:
    """Whether there are letters for it."""
    return any(letter not in (" ", _UNKNOWN) for letter in _drawable(text, alphabet))


def _drawable(text: str, alphabet: Mapping[str, Part]) -> str:
    """Letters that there are: an accent that is missing is left out, another script is a question mark."""
    found = []
    for letter in text:
        if letter.isspace():
            found.append(" ")
        elif letter in alphabet:
            found.append(letter)
        else:
            plain = [one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one)]
            found += [one if one in alphabet else _UNKNOWN for one in plain]
    return "".join(found)


@dataclass(frozen=True)
class Chair:
    """Who sits there, as a picture shows it."""

    face: str
    name: str


@dataclass(frozen=True)
class Shown:
    """What a table's picture shows."""

    scenery: Path
    title: str
    chairs: tuple[Chair, ...]


_PLATE: Final = (40, 318, 1160, 594)
_GAP: Final = 22
_WIDEST: Final = 230
"""px of a chair"""


def draw(shown: Shown, parts: Parts) -> bytes:
    """The picture of a table: its game's scenery, and on a plate the title and everybody round the table."""
    picture = Picture.read(shown.scenery.read_bytes())
    left, top, right, _ = _PLATE
    picture.plate(*_PLATE)
    head, small = parts.alphabets["head"], parts.alphabets["small"]
    room = right - left - 2 * _GAP
    line = fitting(shown.title, head, room)
    picture.say(line, head, left + (right - left - width_of(line, head)) // 2, top + _GAP - 6)
    wide = min(_WIDEST, room // max(len(shown.chairs), 1))
    at = left + (right - left - wide * len(shown.chairs)) // 2
    below = top + _GAP + head["A"].height
    for chair in shown.chairs:
        face = parts.faces[chair.face]
        picture.lay(face, at + (wide - face.width) // 2, below)
        letters = small if width_of(chair.name, small) < wide else parts.alphabets["tiny"]
        name = fitting(chair.name, letters, wide - 4)
        picture.say(name, letters, at + (wide - width_of(name, letters)) // 2, below + face.height + 4)
        at += wide
    return picture.write()
