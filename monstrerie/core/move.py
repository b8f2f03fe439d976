"""Moves are values: equal, hashable, printable, and JSON both ways."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from .errors import BadMove
from .faults import fault, problem_of
from .typed import convert


class Move(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a player can do. A game derives its kinds, each with a tag."""

    sentence: ClassVar[str]
    """The name of its sentence in the texts."""
    first: ClassVar[int] = 0
    """The lowest action id of the kind (see `actions.py`)."""

    def late(self) -> int:
        """How late it is listed among the legal ones; among equals the action id decides."""
        return 0


class Waiver(Move, frozen=True):
    """Gives something up, or ends something: listed after all that does something."""

    def late(self) -> int:
        return 1


M = TypeVar("M", bound=Move)


def worded(prefix: str, *kinds: type[M]) -> tuple[type[M], ...]:
    """The kinds, each with the sentence that its tag names: `mm-move-replace` of the prefix `mm-move`."""
    for kind in kinds:
        kind.sentence = f"{prefix}-{kind.__struct_config__.tag}"
    return kinds


_MOST: Final = 2**53
"""Whole numbers beyond this are not the same in every JSON reader."""


class MoveCodec(Generic[M]):
    """Moves of one game to JSON objects and back; whatever is not exactly a move is refused by name."""

    def __init__(self, kinds: tuple[type[M], ...]) -> None:
        self.kinds = kinds
        self._tags: dict[str, type[M]] = {str(kind.__struct_config__.tag): kind for kind in kinds}

    def encode(self, move: M) -> dict[str, Any]:
        """The move as a JSON object, `{"kind": …}` first."""
        made: dict[str, Any] = msgspec.to_builtins(move)
        return made

    def decode(self, obj: object) -> M:
        """The move that a JSON object says; BadMove when it says none."""
        if not isinstance(obj, dict):
            raise BadMove("error-move-not-object")
        kind = obj.get("kind")
        if not isinstance(kind, str) or kind not in self._tags:
            raise BadMove("error-move-kind", kind=str(kind)[:40], known=", ".join(self._tags))
        for name, value in obj.items():
            if isinstance(value, int) and abs(value) > _MOST:
                problem = (
                    fault("high", (str(name),), limit=_MOST)
                    if value > 0
                    else fault("low", (str(name),), limit=-_MOST)
                )
                raise BadMove("error-move-field", kind=kind, problem=problem)
        try:
            return convert(obj, self._tags[kind])
        except (msgspec.ValidationError, TypeError, OverflowError) as error:
            raise BadMove(
                "error-move-field", kind=kind, problem=problem_of(error, self._tags[kind])
            ) from None
