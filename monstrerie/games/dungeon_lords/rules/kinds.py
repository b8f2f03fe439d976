"""What each kind of monster and ghost can do in a battle, and for which rooms (DL-APM, DL-APR-14 to 17, 26 to
28).
"""

from __future__ import annotations

from typing import Final

from ..names import CAFETERIA, CHAPEL, DARK_ROOM, MONSTERS, PANDEMONIUM, TRAINING_ROOM

# Whom an attack may be aimed at.
FIRST: Final = 0
ALL: Final = 1
ANYONE: Final = 2
NOT_FIRST: Final = 3
NO_PRIEST: Final = 4


class Blow:
    """One way in which a monster attacks."""

    def __init__(
        self,
        target: int = FIRST,
        food: int = 0,
        again: bool = False,
        twice: bool = False,
        harmless: bool = False,
        no_healing: bool = False,
        no_conquest: bool = False,
        stuns: bool = True,
    ) -> None:
        self.target: int = target
        self.food: int = food
        """What the owner pays for it."""
        self.again: bool = again
        """Whoever falls, the next one is hit, too (with the second number)."""
        self.twice: bool = twice
        """A second target may be hit as hard."""
        self.harmless: bool = harmless
        """No attack at all, so that nobody heals."""
        self.no_healing: bool = no_healing
        self.no_conquest: bool = no_conquest
        self.stuns: bool = stuns
        """Whether the tile lies face down afterwards."""


class Kind:
    """A kind of monster or ghost."""

    def __init__(self, blows: list[Blow], point_room: int, war_room: int = -1) -> None:
        self.blows: list[Blow] = blows
        self.point_room: int = point_room
        """The room that scores for it."""
        self.war_room: int = war_room
        """The room in which it hits harder; -1 when there is none."""

    def numbers(self) -> int:
        """How many numbers are printed on its tile."""
        hits = [blow for blow in self.blows if not blow.harmless]
        return len(hits) + (1 if hits[0].again else 0)


_KINDS: Final = {
    "goblin": Kind([Blow(again=True)], CAFETERIA, TRAINING_ROOM),
    "slime": Kind([Blow(ALL), Blow(harmless=True, no_conquest=True)], CAFETERIA),
    "ghost": Kind([Blow(NOT_FIRST)], CHAPEL),
    "troll": Kind([Blow(), Blow(food=1)], CAFETERIA, TRAINING_ROOM),
    "witch": Kind([Blow(), Blow(ANYONE, twice=True)], CAFETERIA, DARK_ROOM),
    "vampire": Kind([Blow(NO_PRIEST), Blow(NO_PRIEST, stuns=False)], CHAPEL, DARK_ROOM),
    "golem": Kind([Blow(stuns=False)], PANDEMONIUM),
    "dragon": Kind([Blow(ALL, no_healing=True)], PANDEMONIUM),
    "demon": Kind([Blow(ANYONE, no_conquest=True)], PANDEMONIUM),
}
MONSTER_KINDS: Final[list[Kind]] = [_KINDS[name] for name in MONSTERS]
"""By number."""
