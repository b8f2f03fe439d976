"""Rows of small numbers, put together with mypyc's own writer of bytes.

Compiled, a number or a ready-made piece costs a few nanoseconds.
"""

from __future__ import annotations

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
