"""What the world answered while one move was performed, so that the move can be replayed without simulating
it again.

Another build of the physics gives other results for the same gesture (RA-PHY-35). A saved match therefore
keeps, beside each move, the positions, judgements and frames that the world gave for it.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from ...core.errors import BadSave
from .world import Judgement, Outcome, World

T = TypeVar("T")
EMPTY: Final = "="
"""The text of a tape without answers: the move was legal, and the world was not asked."""


class Tape:
    """Records the world's answers in order, or plays them back."""

    def __init__(self, answers: list[Any] | None = None) -> None:
        self.replaying = answers is not None
        self.answers: list[Any] = answers if answers is not None else []
        self.at = 0

    def ask(self, kind: type[T], answer: Callable[[], T]) -> T:
        """The next answer: from the tape, or from the world and onto the tape."""
        if not self.replaying:
            given = answer()
            self.answers.append(given)
            return given
        if self.at >= len(self.answers) or not isinstance(self.answers[self.at], kind):
            raise BadSave("error-save-keys", names="outcome")
        found: T = self.answers[self.at]
        self.at += 1
        return found


class _Frozen(msgspec.Struct, frozen=True, array_like=True):
    """An outcome with its position packed."""

    position: bytes
    hit: bool
    motion: tuple[str, ...]
    final: dict[str, float]


def seal(tape: Tape, world: World, before: Any) -> str:
    """The tape as text. Most of it repeats `before`, the position that the move started from (None before the
    city was built).
    """
    if not tape.answers:
        return EMPTY
    entries: list[tuple[str, Any]] = []
    for answer in tape.answers:
        if isinstance(answer, Outcome):
            frozen = _Frozen(world.pack(answer.position), answer.hit, answer.motion, answer.final)
            entries.append(("o", frozen))
        elif isinstance(answer, Judgement):
            entries.append(("j", answer))
        else:
            entries.append(("x", answer))
    packer = zlib.compressobj(9) if before is None else zlib.compressobj(9, zdict=world.pack(before))
    packed = packer.compress(msgspec.msgpack.encode(entries)) + packer.flush()
    return ("" if before is None else "=") + base64.b64encode(packed).decode("ascii")


def unseal(text: str, world: World, before: Any) -> Tape:
    """The tape that a text says; BadSave when it says none."""
    if text == EMPTY:
        return Tape([])
    try:
        told = text.startswith("=")
        unpacker = zlib.decompressobj(zdict=world.pack(before)) if told else zlib.decompressobj()
        raw = unpacker.decompress(base64.b64decode(text[told:], validate=True))
        answers: list[Any] = []
        for kind, entry in msgspec.msgpack.decode(raw, type=list[tuple[str, Any]]):
            if kind == "o":
                frozen = msgspec.convert(entry, type=_Frozen)
                position = world.unpack(frozen.position)
                answers.append(Outcome(position, frozen.hit, frozen.motion, frozen.final))
            else:
                answers.append(msgspec.convert(entry, type=Judgement) if kind == "j" else entry)
    except (ValueError, TypeError, zlib.error, msgspec.MsgspecError):
        raise BadSave("error-save-keys", names="outcome") from None
    return Tape(answers)
