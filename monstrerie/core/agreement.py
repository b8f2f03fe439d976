"""Owners' boxes side by side: what they agree on, and how sure that makes us (`docs/contribute-a-box.md`).

A value that one owner read is likely; one that two owners read alike is certain. Where they differ, nobody
knows: both look again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .components import Confidence
from .errors import BadValue

if TYPE_CHECKING:
    from .game import Game

ENOUGH: Final = 2
"""So many owners that agree make a value certain."""


class OwnersBox(NamedTuple):
    """What one owner has read."""

    owner: str
    values: Mapping[str, Any]


class Reading(NamedTuple):
    """A value that owners say is printed, and which of them."""

    value: Any
    owners: list[str]


class Agreement(NamedTuple):
    """What owners say of one component; the reading of most of them first."""

    path: str
    readings: list[Reading]

    @property
    def confidence(self) -> Confidence | None:
        """How sure it makes us; None where owners differ."""
        if len(self.readings) > 1:
            return None
        return "certain" if len(self.readings[0].owners) >= ENOUGH else "likely"


def compared(game: Game, boxes: Sequence[OwnersBox]) -> list[Agreement]:
    """What these owners say of every value that any of them has read, in the order of the game's box. One
    owner counts once: BadValue names who stands there twice.
    """
    owners = [box.owner for box in boxes]
    twice = next((owner for owner in owners if owners.count(owner) > 1), None)
    if twice is not None:
        raise BadValue("error-box-twice", name=twice)
    found = []
    for path in game.components().facts:
        readings: list[Reading] = []
        for owner, values in boxes:
            if path in values:
                same = next((one for one in readings if one.value == values[path]), None)
                if same is None:
                    readings.append(Reading(values[path], [owner]))
                else:
                    same.owners.append(owner)
        if readings:
            found.append(Agreement(path, sorted(readings, key=lambda one: -len(one.owners))))
    return found
