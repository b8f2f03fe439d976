"""Reads and checks the data of the box (`components.toml`), and lays it out for the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, get_args

import msgspec

from ...core.components import Components, Record, check, counted, named, within
from ...core.errors import Problem
from .names import FACTIONS, KING_TILES
from .state import STRENGTHS, Layout, Tile, one

Where = Literal["", "first", "second", "first-two", "last", "last-two", "equal-pairs", "weakest-pairs"]
WHERE: tuple[Where, ...] = get_args(Where)
GUARDS_PER_LEVEL = 12
MOST_GOLD = 999
Gold = Annotated[int, within(0, MOST_GOLD)]
Change = Annotated[int, within(-MOST_GOLD, MOST_GOLD)]
Strength = Annotated[int, within(1, STRENGTHS)]


class Monsters(Record, frozen=True):
    """Six factions of five."""

    factions: list[str]
    strengths: list[int]
    healing: Annotated[dict[str, Annotated[list[Gold], counted(STRENGTHS)]], named(FACTIONS)]


class Level(Record, frozen=True):
    """Guards of one level: the back, and the fronts as (strength, loot)."""

    strength_range: tuple[int, int]
    loot_range: tuple[int, int]
    cards: Annotated[list[tuple[int, int]], counted(GUARDS_PER_LEVEL, rule="MM-COMP-05")]


class Guards(Record, frozen=True, rename="kebab"):
    """The 36 guards."""

    level_1: Level
    level_2: Level
    level_3: Level


class Prices(Record, frozen=True):
    """What replacing costs."""

    treasury: Gold
    owner: tuple[Gold, Gold, Gold]
    own_monster: Gold


class Table(Record, frozen=True):
    """Gold."""

    start_gold: Gold
    coins: dict[str, Gold]


class Castle(Record, frozen=True):
    """Castle tiles and rounds for 3 to 6 players."""

    tiles: Annotated[list[list[str]], counted(4)]
    rounds: tuple[int, int, int, int]


class KingTile(Record, frozen=True):
    """One whim, as small named effects."""

    guards: Where = ""
    loot: Change = 0
    strength: Change = 0
    banned: tuple[Strength, ...] = ()
    hand: tuple[Strength, ...] = ()
    healing: Gold = -1
    healed: tuple[Strength, ...] = ()


class King(Record, frozen=True):
    """The king tiles."""

    tiles: Annotated[list[KingTile], counted(KING_TILES)]


class Box(Record, frozen=True):
    """All components of Mighty Monsters."""

    monsters: Monsters
    guards: Guards
    prices: Prices
    table: Table
    castle: Castle
    king: King
    guesses: tuple[str, ...] = ()
    """Paths of the values that are only guessed."""
    own_tiles: tuple[int, ...] = ()
    """King tiles that do something else than the rules say of their number."""

    def levels(self) -> tuple[Level, Level, Level]:
        """The three levels of guards, lowest first."""
        return (self.guards.level_1, self.guards.level_2, self.guards.level_3)


def box(components: Components, shipped: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    made = components.typed(Box)
    monsters = made.monsters
    check(
        monsters.factions == list(FACTIONS),
        "monsters.factions",
        monsters.factions,
        ", ".join(FACTIONS),
        "MM-COMP-02",
    )
    check(
        monsters.strengths == [1, 2, 3, 4, 5],
        "monsters.strengths",
        monsters.strengths,
        "1, 2, 3, 4, 5",
        "MM-COMP-03",
    )
    for number, level in enumerate(made.levels(), 1):
        _check_level(f"guards.level-{number}", level)
    for players, rounds in zip((3, 4, 5, 6), made.castle.rounds, strict=True):
        most = min(KING_TILES, 3 * GUARDS_PER_LEVEL // players)
        check(1 <= rounds <= most, f"castle.rounds[{players - 3}]", rounds, f"1…{most}", "MM-ROUND-02")
    for number, tile in enumerate(made.king.tiles):
        # A hand of three must be able to fill two places whatever is banned (MM-INV-03).
        path, banned, hand = f"king.tiles[{number}]", tile.banned, tile.hand
        check(len(set(banned)) <= 1, f"{path}.banned", banned, Problem("mm-wanted-banned"))
        check(len(set(hand)) in (0, 3), f"{path}.hand", hand, Problem("mm-wanted-hand"))
    tiles, rules = (each.facts["king.tiles"].value for each in (components, shipped))
    own = tuple(number for number in range(KING_TILES) if tiles[number] != rules[number])
    return msgspec.structs.replace(made, guesses=tuple(components.guesses()), own_tiles=own)


def layout(made: Box, players: int, *, row: bool, whim: bool) -> Layout:
    """The box as the plain lists that the rules work on."""
    levels, strengths, loots = [], [], []
    for number, level in enumerate(made.levels()):
        for strength, loot in level.cards:
            levels.append(number)
            strengths.append(strength)
            loots.append(loot)
    laid = Layout(
        players,
        row,
        whim,
        made.castle.rounds[players - 3],
        made.table.start_gold,
        levels,
        strengths,
        loots,
        [level.strength_range[1] for level in made.levels()],
        made.prices.treasury,
        list(made.prices.owner),
        made.prices.own_monster,
        [[0, *made.monsters.healing[faction]] for faction in FACTIONS],
        [_tile(tile) for tile in made.king.tiles],
        [list(level.strength_range) for level in made.levels()],
        [list(level.loot_range) for level in made.levels()],
    )
    for number in range(3):
        path = f"guards.level-{number + 1}"
        laid.guessed_strengths[number] = f"{path}.strength_range" in made.guesses
        laid.guessed_loots[number] = f"{path}.loot_range" in made.guesses
        laid.guessed_cards[number] = f"{path}.cards" in made.guesses
    laid.guessed_healing = [f"monsters.healing.{faction}" in made.guesses for faction in FACTIONS]
    laid.own_tiles = list(made.own_tiles)
    return laid


def _tile(tile: KingTile) -> Tile:
    return Tile(
        WHERE.index(tile.guards),
        tile.loot,
        tile.strength,
        _mask(tile.banned),
        _mask(tile.hand),
        tile.healing,
        _mask(tile.healed),
    )


def _mask(strengths: Iterable[int]) -> int:
    return sum(one(strength) for strength in set(strengths))


def _check_level(path: str, level: Level) -> None:
    wanted = Problem("mm-wanted-range", most=MOST_GOLD)
    for name, (low, high) in (("strength_range", level.strength_range), ("loot_range", level.loot_range)):
        check(0 <= low <= high <= MOST_GOLD, f"{path}.{name}", [low, high], wanted, "MM-COMP-07")
    for number, (strength, loot) in enumerate(level.cards):
        for value, (low, high) in ((strength, level.strength_range), (loot, level.loot_range)):
            check(low <= value <= high, f"{path}.cards[{number}]", value, f"{low}…{high}", "MM-COMP-08")
