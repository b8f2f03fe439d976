"""Reads and checks the data of the box (`components.toml`), and lays it out for the rules."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from ...core.components import Components, check_count
from ...core.errors import BadComponents, Problem
from .names import FACTIONS, KING_TILES
from .state import Layout, Tile, one

Where = Literal["", "first", "second", "first-two", "last", "last-two", "equal-pairs", "weakest-pairs"]
WHERE: tuple[Where, ...] = get_args(Where)
GUARDS_PER_LEVEL = 12
MOST_GOLD = 999


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the records: a name that doesn't belong is an error, not ignored."""


class Monsters(Exact, frozen=True):
    """Six factions of five."""

    factions: list[str]
    strengths: list[int]
    healing: dict[str, list[int]]


class Level(Exact, frozen=True):
    """Guards of one level: the back, and the fronts as (strength, loot)."""

    strength_range: tuple[int, int]
    loot_range: tuple[int, int]
    cards: list[tuple[int, int]]


class Guards(Exact, frozen=True, rename="kebab"):
    """The 36 guards."""

    level_1: Level
    level_2: Level
    level_3: Level


class Prices(Exact, frozen=True):
    """What replacing costs."""

    treasury: int
    owner: tuple[int, int, int]
    own_monster: int


class Table(Exact, frozen=True):
    """Gold."""

    start_gold: int
    coins: dict[str, int]


class Castle(Exact, frozen=True):
    """Castle tiles and rounds for 3 to 6 players."""

    tiles: list[list[str]]
    rounds: tuple[int, int, int, int]


class KingTile(Exact, frozen=True):
    """One whim, as small named effects."""

    guards: Where = ""
    loot: int = 0
    strength: int = 0
    banned: list[int] = []
    hand: list[int] = []
    healing: int = -1
    healed: list[int] = []


class King(Exact, frozen=True):
    """The king tiles."""

    tiles: list[KingTile]


class Box(Exact, frozen=True):
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
    _check(monsters.factions == list(FACTIONS), "monsters.factions", monsters.factions, ", ".join(FACTIONS))
    _check(monsters.strengths == [1, 2, 3, 4, 5], "monsters.strengths", monsters.strengths, "1, 2, 3, 4, 5")
    _check(
        set(monsters.healing) == set(FACTIONS),
        "monsters.healing",
        list(monsters.healing),
        ", ".join(FACTIONS),
    )
    for faction, costs in monsters.healing.items():
        good = len(costs) == 5 and all(0 <= cost <= MOST_GOLD for cost in costs)
        _check(good, f"monsters.healing.{faction}", costs, f"5 × 0…{MOST_GOLD}")
    for number, level in enumerate(made.levels(), 1):
        _check_level(f"guards.level-{number}", level)
    prices = made.prices
    for path, price in (
        ("prices.treasury", prices.treasury),
        ("prices.own_monster", prices.own_monster),
        ("table.start_gold", made.table.start_gold),
        *((f"prices.owner[{level}]", share) for level, share in enumerate(prices.owner)),
        *((f"table.coins.{coin}", count) for coin, count in made.table.coins.items()),
    ):
        _check(0 <= price <= MOST_GOLD, path, price, f"0…{MOST_GOLD}")
    for players, rounds in zip((3, 4, 5, 6), made.castle.rounds, strict=True):
        most = min(KING_TILES, 3 * GUARDS_PER_LEVEL // players)
        _check(1 <= rounds <= most, f"castle.rounds[{players - 3}]", rounds, f"1…{most}")
    check_count(made.castle.tiles, "castle.tiles", 4, 4)
    check_count(made.king.tiles, "king.tiles", KING_TILES, KING_TILES)
    for number, tile in enumerate(made.king.tiles):
        _check_tile(f"king.tiles[{number}]", tile)
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


def _mask(strengths: list[int]) -> int:
    return sum(one(strength) for strength in set(strengths))


def _check_level(path: str, level: Level) -> None:
    for name, (low, high) in (("strength_range", level.strength_range), ("loot_range", level.loot_range)):
        _check(
            0 <= low <= high <= MOST_GOLD,
            f"{path}.{name}",
            [low, high],
            Problem("mm-wanted-range", most=MOST_GOLD),
        )
    check_count(level.cards, f"{path}.cards", GUARDS_PER_LEVEL, GUARDS_PER_LEVEL)
    for number, (strength, loot) in enumerate(level.cards):
        for value, (low, high) in ((strength, level.strength_range), (loot, level.loot_range)):
            _check(low <= value <= high, f"{path}.cards[{number}]", value, f"{low}…{high}")


def _check_tile(path: str, tile: KingTile) -> None:
    for name, strengths in (("banned", tile.banned), ("hand", tile.hand), ("healed", tile.healed)):
        _check(all(1 <= strength <= 5 for strength in strengths), f"{path}.{name}", strengths, "1…5")
    # A hand of three must be able to fill two places whatever is banned (MM-INV-03).
    _check(len(set(tile.banned)) <= 1, f"{path}.banned", tile.banned, Problem("mm-wanted-banned"))
    _check(len(set(tile.hand)) in (0, 3), f"{path}.hand", tile.hand, Problem("mm-wanted-hand"))
    _check(-1 <= tile.healing <= MOST_GOLD, f"{path}.healing", tile.healing, f"0…{MOST_GOLD}")
    _check(abs(tile.loot) <= MOST_GOLD, f"{path}.loot", tile.loot, f"-{MOST_GOLD}…{MOST_GOLD}")
    _check(abs(tile.strength) <= MOST_GOLD, f"{path}.strength", tile.strength, f"-{MOST_GOLD}…{MOST_GOLD}")


def _check(good: bool, path: str, value: Any, wanted: str | Problem) -> None:
    if not good:
        raise BadComponents("error-components-value", path=path, value=str(value)[:80], wanted=wanted)
