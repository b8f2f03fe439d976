"""What a player can do in Mighty Monsters: lead a faction, play monsters (MM-DEC-02, MM-DEC-04 to 06)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

from ...core.actions import Actions, Among
from ...core.move import Move, worded
from .names import FACTIONS
from .state import SPACES, STRENGTHS, guard_of


class Lead(Move, frozen=True, tag="lead"):
    """Choose a faction."""

    first: ClassVar[int] = 60
    faction: Annotated[str, Among(FACTIONS)]


class Play(Move, frozen=True, tag="play"):
    """Play a monster from the hand on a space: an empty one means placing, an occupied one replacing.

    Spaces 0 and 1 are the two sides of the guard next to the gate, 2 and 3 of the next one, and so on.
    """

    first: ClassVar[int] = 0
    strength: Annotated[int, Among(range(1, STRENGTHS + 1))]
    space: Annotated[int, Among(range(SPACES), stride=STRENGTHS)]


KINDS: Final[tuple[type[Move], ...]] = worded("mm-move", Lead, Play)
ACTIONS: Final = Actions(KINDS, 66)


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """Whom a monster replaces, and for how much."""
    if not isinstance(move, Play) or not 0 <= move.space < 2 * len(view["guards"]):
        return {}
    guard = view["guards"][guard_of(move.space)]
    held = guard["monsters"][move.space % 2]
    if held is None:
        return {}
    own = held["seat"] == seat
    return {
        "guard": guard_of(move.space) + 1,
        "side": "below" if move.space % 2 else "above",
        "old": held["strength"],
        "own": own,
        "owner_seat": held["seat"],
        "price": guard["price"]["own" if own else "other"],
    }
