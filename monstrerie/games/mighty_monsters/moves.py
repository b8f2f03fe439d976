"""What a player can do in Mighty Monsters: lead a faction, play monsters (MM-DEC-02, MM-DEC-04 to 06)."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.move import Move
from .state import FACTIONS, LEAD, SPACES, STRENGTHS

ACTIONS: Final = LEAD + len(FACTIONS)
"""Action ids: strength and space first (space * 5 + strength - 1), then the six factions."""


class Lead(Move, frozen=True, tag="lead"):
    """Choose a faction."""

    sentence: ClassVar[str] = "mm-move-lead"
    faction: str


class Play(Move, frozen=True, tag="play"):
    """Play a monster from the hand on a space: an empty one means placing, an occupied one replacing.

    Spaces 0 and 1 are the two sides of the guard next to the gate, 2 and 3 of the next one, and so on.
    """

    sentence: ClassVar[str] = "mm-move-play"
    strength: int
    space: int


KINDS: Final[tuple[type[Move], ...]] = (Lead, Play)


def move(action: int) -> Lead | Play:
    """The move with that action id."""
    if action >= LEAD:
        return Lead(FACTIONS[action - LEAD])
    return Play(action % STRENGTHS + 1, action // STRENGTHS)


def action(made: Lead | Play) -> int:
    """The action id of a move; -1 when nothing on any table could be meant by it."""
    if isinstance(made, Lead):
        return LEAD + FACTIONS.index(made.faction) if made.faction in FACTIONS else -1
    if 1 <= made.strength <= STRENGTHS and 0 <= made.space < SPACES:
        return made.space * STRENGTHS + made.strength - 1
    return -1
