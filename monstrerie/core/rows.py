"""Rows of small numbers, put together with mypyc's own writer of bytes.

Compiled, a number or a ready-made piece costs a few nanoseconds.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter


def write_all(row: BytesWriter, numbers: list[int]) -> None:
    """Several numbers one after the other; what is more than 255 is cut to it.

    >>> row = BytesWriter()
    >>> write_all(row, [3, 1, 400])
    >>> row.getvalue()
    b'\\x03\\x01\\xff'
    """
    for value in numbers:
        row.append(value if value < 255 else 255)


def one_of(size: int) -> list[bytes]:
    """Pieces in which one number of `size` is 1; by the index -1 the piece in which none is.

    >>> one_of(3)[1], one_of(3)[-1]
    (b'\\x00\\x01\\x00', b'\\x00\\x00\\x00')
    """
    return [bytes([number == chosen for number in range(size)]) for chosen in range(size + 1)]


def bits(size: int) -> list[bytes]:
    """For every mask of `size` bits the piece that spells it out, the lowest bit first.

    >>> bits(3)[0b110]
    b'\\x00\\x01\\x01'
    """
    return [bytes([mask >> bit & 1 for bit in range(size)]) for mask in range(1 << size)]


def packs(width: int, count: int) -> list[bytes]:
    """For every packed number of `count` fields the piece that spells it out, the lowest field first.

    >>> packs(2, 3)[0b110100]
    b'\\x00\\x01\\x03'
    """
    most = (1 << width) - 1
    return [
        bytes([packed >> width * place & most for place in range(count)])
        for packed in range(1 << width * count)
    ]


NIBBLES: Final = packs(4, 3)
FIVES: Final = packs(5, 2)


def write_nibbles(row: BytesWriter, packed: int) -> None:
    """Seven packed numbers of four bits, the lowest first."""
    row.write(NIBBLES[packed & 4095])
    row.write(NIBBLES[packed >> 12 & 4095])
    row.append(packed >> 24)


def write_fives(row: BytesWriter, packed: int) -> None:
    """Six packed numbers of five bits, the lowest first; what is above them is left out."""
    row.write(FIVES[packed & 1023])
    row.write(FIVES[packed >> 10 & 1023])
    row.write(FIVES[packed >> 20 & 1023])


_TEN: Final = bits(10)


def write_set(row: BytesWriter, members: int, size: int) -> None:
    """A set of numbers below `size` (given as bits): 1 for each that is in it, else 0.

    >>> row = BytesWriter()
    >>> write_set(row, 0b100_0000_0000_10, 14)
    >>> list(row.getvalue())
    [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    """
    while size >= 10:
        row.write(_TEN[members & 1023])
        members >>= 10
        size -= 10
    if size:
        row.write(_TEN[members][:size])
