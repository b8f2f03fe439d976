"""What is on the table: the castle with its guards, and every faction's monsters and gold.

Monsters are kept as small numbers: a set of strengths is a mask (bit 0 for strength 1), a standing monster is
`strength * 8 + seat`, an empty space 0. Lists that a round never changes in place are shared between copies.
"""

from __future__ import annotations

from typing import Final

from ...core.rng import Rng
from ...core.state import State

FACTIONS: Final = ("trolls", "dragons", "insectoids", "undead", "aquatic", "demons")
STRENGTHS: Final = 5
SPACES: Final = 12
LEAD: Final = SPACES * STRENGTHS
"""First of the action ids that choose a faction."""
ALL_FIVE: Final = 31
HAND_SIZE: Final = 3
MOST_STANDING: Final = 2

SOURCES: Final = ("start", "loot", "compensation", "replacing", "healing")
"""Where gold comes from and goes to, in the order of a seat's part of the ledger."""
START: Final = 0
LOOT: Final = 1
COMPENSATION: Final = 2
REPLACING: Final = 3
HEALING: Final = 4

CHOOSING: Final = 0
PLAYING: Final = 1
OVER: Final = 2


class Tile:
    """A king tile: which guards it changes and how, what it bans, hands out, or makes healing cost."""

    def __init__(
        self, guards: int, loot: int, strength: int, banned: int, hand: int, healing: int, healed: int
    ) -> None:
        self.guards: int = guards
        self.loot: int = loot
        self.strength: int = strength
        self.banned: int = banned
        self.hand: int = hand
        self.healing: int = healing
        self.healed: int = healed


class Layout:
    """What never changes during a match: the box and the options, shared by all copies."""

    def __init__(
        self,
        players: int,
        row: bool,
        whim: bool,
        rounds: int,
        start_gold: int,
        levels: list[int],
        strengths: list[int],
        loots: list[int],
        maxima: list[int],
        price_treasury: int,
        price_owner: list[int],
        price_own: int,
        healing: list[list[int]],
        tiles: list[Tile],
        strength_ranges: list[list[int]],
        loot_ranges: list[list[int]],
    ) -> None:
        self.players: int = players
        self.row: bool = row
        self.whim: bool = whim
        self.rounds: int = rounds
        self.start_gold: int = start_gold
        self.levels: list[int] = levels
        """Level (0 to 2) of each of the 36 guard cards; likewise strengths and loots."""
        self.strengths: list[int] = strengths
        self.loots: list[int] = loots
        self.maxima: list[int] = maxima
        """Upper end of the strength range on the back, by level."""
        self.price_treasury: int = price_treasury
        self.price_owner: list[int] = price_owner
        self.price_own: int = price_own
        self.prices: list[int] = [price_treasury + share for share in price_owner]
        """Full price of replacing another player's monster, by level."""
        self.healing: list[list[int]] = healing
        """Healing cost by faction and strength."""
        self.tiles: list[Tile] = tiles
        self.strength_ranges: list[list[int]] = strength_ranges
        self.loot_ranges: list[list[int]] = loot_ranges
        self.guessed_strengths: list[bool] = [False] * len(strength_ranges)
        """Whether the strength range of a level is only guessed; likewise loot ranges and fronts."""
        self.guessed_loots: list[bool] = [False] * len(strength_ranges)
        self.guessed_cards: list[bool] = [False] * len(strength_ranges)
        self.own_tiles: list[int] = []
        """King tiles of which the rules say something else."""
        self.guessed_healing: list[bool] = [False] * len(healing)
        """Whether the healing costs of a faction are only guessed."""


class Raid(State):
    """One match of Mighty Monsters."""

    layout: Layout
    phase: int
    pile: list[int]
    """All guard cards in the order in which they are drawn; set once, then never changed in place."""
    tiles: list[int]
    """All king tiles in order; the pile is the first `layout.rounds` of them."""
    round: int
    first: int
    castle: list[int]
    """Places in the pile of the guards in the castle, G1 first; new every round."""
    levels: list[int]
    """Level of each guard in the castle; likewise their maxima and prices."""
    maxima: list[int]
    prices: list[int]
    banned: int
    """Strengths that the king bans this round."""
    seen: int
    """Guard cards that were turned up, as a mask."""
    shown: int
    """Monsters whose place is public knowledge, as a mask: bit 5 * seat + strength - 1."""
    spaces: list[int]
    empty: int
    totals: list[int]
    """Strength standing at each guard."""
    hands: list[int]
    reserves: list[int]
    standing: list[int]
    factions: list[int]
    gold: list[int]
    ledger: list[int]
    treasury: int

    def copy(self) -> Raid:
        """An independent twin."""
        twin = Raid()
        self.copy_base(twin)
        twin.layout = self.layout
        twin.phase = self.phase
        twin.pile = self.pile
        twin.tiles = self.tiles
        twin.round = self.round
        twin.first = self.first
        twin.castle = self.castle
        twin.levels = self.levels
        twin.maxima = self.maxima
        twin.prices = self.prices
        twin.banned = self.banned
        twin.seen = self.seen
        twin.shown = self.shown
        twin.spaces = self.spaces[:]
        twin.empty = self.empty
        twin.totals = self.totals[:]
        twin.hands = self.hands[:]
        twin.reserves = self.reserves
        twin.standing = self.standing[:]
        twin.factions = self.factions
        twin.gold = self.gold[:]
        twin.ledger = self.ledger[:]
        twin.treasury = self.treasury
        return twin

    def scores(self) -> list[int]:
        """Gold is all that counts (MM-END-05)."""
        return self.gold[:]

    def tile(self) -> Tile | None:
        """The king tile in force; None in the base game and before the first round."""
        if self.layout.whim and self.phase == PLAYING:
            return self.layout.tiles[self.tiles[self.round]]
        return None

    def healing(self, seat: int, strength: int) -> int:
        """What healing that monster costs this round (MM-HEAL-01, MM-KING-07)."""
        tile = self.tile()
        if tile is not None and tile.healing >= 0 and tile.healed >> (strength - 1) & 1:
            return tile.healing
        return self.layout.healing[self.factions[seat]][strength]

    def printed_healing(self, strength: int) -> bool:
        """Whether healing that monster costs this round what its card says."""
        tile = self.tile()
        return tile is None or tile.healing < 0 or not tile.healed >> (strength - 1) & 1

    def pay(self, seat: int, amount: int, source: int) -> None:
        """Move gold from the treasury to a seat (or back, when negative), and book where it came from."""
        self.gold[seat] += amount
        self.ledger[5 * seat + source] += amount
        self.treasury -= amount


def empty_castle(layout: Layout, rng: Rng) -> Raid:
    """The table before anything lies on it."""
    players = layout.players
    state = Raid()
    state.sit_down(players, rng)
    state.layout = layout
    state.phase = CHOOSING
    state.pile = []
    state.tiles = []
    state.round = 0
    state.first = 0
    state.castle = []
    state.levels = []
    state.maxima = []
    state.prices = []
    state.banned = 0
    state.seen = 0
    state.shown = 0
    state.spaces = [0] * (2 * players)
    state.empty = 2 * players
    state.totals = [0] * players
    state.hands = [0] * players
    state.reserves = [0] * players
    state.standing = [0] * players
    state.factions = [-1] * players
    state.gold = [0] * players
    state.ledger = [0] * (len(SOURCES) * players)
    state.treasury = 0
    return state


def strengths(mask: int) -> list[int]:
    """The strengths in a mask, rising.

    >>> strengths(0b10110)
    [2, 3, 5]
    """
    return [strength for strength in range(1, STRENGTHS + 1) if mask >> (strength - 1) & 1]
