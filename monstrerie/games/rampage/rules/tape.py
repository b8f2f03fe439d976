"""What the world answered while one move was performed, so that the move can be replayed without simulating
it again.

Another build of the physics gives other results for the same gesture (RA-PHY-35). A saved match therefore
keeps, beside each move, the positions, judgements and frames that the world gave for it.
"""

from __future__ import annotations

import base64
import math
import zlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from ....core.errors import BadSave
from ....core.typed import convert
from .port import CityPlan, Judgement, Outcome, World

T = TypeVar("T")
EMPTY: Final = "="
"""The text of a tape without answers: the move was legal, and the world was not asked."""


LONGEST: Final = 1 << 26
"""Bytes of a tape, unzipped: far more than any move has made, and what a forged one may cost."""


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


class _Names:
    """What there is in a city; ValueError for an answer that speaks of anything else."""

    def __init__(self, plan: CityPlan) -> None:
        self.monsters = range(plan.spaces)
        self.ruins = set(plan.ruins)
        self.floors = set(plan.floors)
        self.zones = set(plan.neighbourhoods) | {
            f"{kind}:{ruin}" for kind in ("sidewalk", "ruin") for ruin in plan.ruins
        }
        self.people = {f"meeple-{number}" for number in range(len(plan.colours))}
        self.pieces = self.people | self.floors | {f"vehicle-{number}" for number in range(plan.vehicles)}
        self.pieces |= {f"{part}-{seat}" for part in ("paws", "body") for seat in self.monsters}

    def meeples(self, names: list[str]) -> list[str]:
        if not self.people.issuperset(names):
            raise ValueError("no such meeple")
        return names

    def judged(self, judgement: Judgement) -> Judgement:
        groups = (judgement.zones, judgement.out, *judgement.on.values(), *judgement.buildings.values())
        if not (
            all(map(self.pieces.issuperset, groups))
            and all(map(self.zones.issuperset, judgement.zones.values()))
            and self.floors.issuperset(judgement.on)
            and judgement.on.keys() == judgement.heights.keys()
            and all(map(math.isfinite, judgement.heights.values()))
            and self.ruins.issuperset(judgement.buildings)
            and all(seat in self.monsters for seat in (*judgement.fallen, *judgement.standing))
        ):
            raise ValueError("a judgement of another city")
        return judgement


def unseal(text: str, world: World, before: Any) -> Tape:
    """The tape that a text says; BadSave when it says none."""
    if text == EMPTY:
        return Tape([])
    known = _Names(world.plan)
    try:
        changes = text.startswith("=")
        if changes and before is None:
            raise ValueError("a move before the city was built")
        unpacker = zlib.decompressobj(zdict=world.pack(before)) if changes else zlib.decompressobj()
        raw = unpacker.decompress(base64.b64decode(text[changes:], validate=True), LONGEST)
        answers: list[Any] = []
        for kind, entry in msgspec.msgpack.decode(raw, type=list[tuple[str, Any]]):
            if kind == "o":
                frozen = convert(entry, _Frozen)
                if not all(map(math.isfinite, frozen.final.values())):
                    raise ValueError("a gesture of no numbers")
                for frames in frozen.motion:
                    world.check_motion(frames)
                position = world.unpack(frozen.position)
                answers.append(Outcome(position, frozen.hit, frozen.motion, frozen.final))
            elif kind == "j":
                answers.append(known.judged(convert(entry, Judgement)))
            else:
                answers.append(known.meeples(convert(entry, list[str])))
    except (ValueError, TypeError, zlib.error, msgspec.MsgspecError):
        raise BadSave("error-save-keys", names="outcome") from None
    return Tape(answers)
