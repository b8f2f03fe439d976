"""What a player can do in Mighty Monsters: lead a faction, play monsters (MM-DEC-02, MM-DEC-04 to 06)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from ...core.actions import Actions, Among
from ...core.move import Move
from .state import FACTIONS, SPACES, STRENGTHS


class Lead(Move, frozen=True, tag="lead"):
    """Choose a faction."""

    sentence: ClassVar[str] = "mm-move-lead"
    first: ClassVar[int] = 60
    faction: Annotated[str, Among(FACTIONS)]


class Play(Move, frozen=True, tag="play"):
    """Play a monster from the hand on a space: an empty one means placing, an occupied one replacing.

    Spaces 0 and 1 are the two sides of the guard next to the gate, 2 and 3 of the next one, and so on.
    """

    sentence: ClassVar[str] = "mm-move-play"
    first: ClassVar[int] = 0
    strength: Annotated[int, Among(range(1, STRENGTHS + 1))]
    space: Annotated[int, Among(range(SPACES), stride=STRENGTHS)]


KINDS: Final[tuple[type[Move], ...]] = (Lead, Play)
ACTIONS: Final = Actions(KINDS, 66)
