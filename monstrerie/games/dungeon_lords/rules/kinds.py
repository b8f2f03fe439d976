"""What monsters, ghosts, rooms and actions can do, as `components.toml` says it (DL-APM, DL-APR)."""

from __future__ import annotations

from typing import Final

# Whom an attack may be aimed at, by its word.
TARGETS: Final = ("first", "all", "anyone", "not-first", "no-priest")
FIRST: Final = 0
ALL: Final = 1
ANYONE: Final = 2
NOT_FIRST: Final = 3
NO_PRIEST: Final = 4


class SpaceKind:
    """A space of an action on the Central board: what it costs, and what it brings."""

    cost_gold: int
    cost_food: int
    cost_evil: int
    gold: int
    food: int
    better: int
    """So many spaces nicer."""
    spy: bool
    imps: int
    """New ones, or those that may work."""
    foreman: bool
    traps: int


class Blow:
    """One way in which a monster attacks."""

    wounds: int
    target: int
    food: int
    """What the owner pays for it."""
    again: bool
    """Whoever falls, the next one is hit, too (with the second number)."""
    twice: bool
    """A second target may be hit as hard."""
    harmless: bool
    """No attack at all, so that nobody heals."""
    no_healing: bool
    no_conquest: bool
    stuns: bool
    """Whether the tile lies face down afterwards."""


class MonsterKind:
    """A kind of monster or ghost."""

    copies: list[int]
    """By year."""
    gold: int
    """What it costs, when hired and on payday; likewise the other goods."""
    food: int
    evil: int
    traps: int
    monsters: int
    attacks: list[int]
    """The numbers of its tile, always two."""
    blows: list[Blow]
    point_room: int
    """The room that scores for it."""
    war_room: int
    """The room in which it hits harder; -1 when there is none."""


class RoomKind:
    """A room tile."""

    year: int
    workers: int
    food: int
    zone: int
    """Where it may be built, as a set."""
    produces: str
    """Food, gold, a trap, a tunnel, reputation or an imp; empty when it does not produce."""
    points: int
    """For each monster that scores in it."""
