"""What is on the table: the castle with its guards, and every faction's monsters and gold.

Monsters are kept as small numbers: a set of strengths is a mask, a standing monster is one number for
strength and owner, an empty space 0. The functions at the end know how; the rules call them. Lists that a
round never changes in place are shared between copies.
"""

from __future__ import annotations

from typing import Final

from ...core.rng import Rng
from ...core.state import State
from .names import SOURCES

STRENGTHS: Final = 5
SPACES: Final = 12
LEAD: Final = SPACES * STRENGTHS
"""First of the action ids that choose a faction."""
ALL_FIVE: Final = (1 << STRENGTHS) - 1
"""The set of all strengths."""
HAND_SIZE: Final = 3
MOST_STANDING: Final = 2

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
    """Monsters whose place is public knowledge: a set of strengths for each seat, as one mask."""
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
        if tile is not None and tile.healing >= 0 and has(tile.healed, strength):
            return tile.healing
        return self.layout.healing[self.factions[seat]][strength]

    def printed_healing(self, strength: int) -> bool:
        """Whether healing that monster costs this round what its card says."""
        tile = self.tile()
        return tile is None or tile.healing < 0 or not has(tile.healed, strength)

    def pay(self, seat: int, amount: int, source: int) -> None:
        """Move gold from the treasury to a seat (or back, when negative), and book where it came from."""
        self.gold[seat] += amount
        self.ledger[len(SOURCES) * seat + source] += amount
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


# --- monsters as numbers ------------------------------------------------------------------------------------


def monster(strength: int, owner: int) -> int:
    """A standing monster."""
    return strength << 3 | owner


def strength_of(held: int) -> int:
    """The strength of a standing monster; 0 of an empty space.

    >>> strength_of(monster(4, 2)), owner_of(monster(4, 2)), strength_of(0)
    (4, 2, 0)
    """
    return held >> 3


def owner_of(held: int) -> int:
    """Whose a standing monster is."""
    return held & 7


def guard_of(space: int) -> int:
    """The guard that a space lies beside."""
    return space >> 1


def one(strength: int) -> int:
    """The set of one strength."""
    return 1 << (strength - 1)


def has(strengths: int, strength: int) -> bool:
    """Whether a strength is in a set."""
    return strengths >> (strength - 1) & 1 != 0


def stronger_than(strength: int) -> int:
    """The set of the strengths above one.

    >>> strengths(stronger_than(3))
    [4, 5]
    """
    return ALL_FIVE & ~((1 << strength) - 1)


def strengths(mask: int) -> list[int]:
    """The strengths in a set, rising.

    >>> strengths(0b10110)
    [2, 3, 5]
    """
    return [strength for strength in range(1, STRENGTHS + 1) if has(mask, strength)]


def shown_of(state: Raid, seat: int) -> int:
    """The seat's strengths whose place is public knowledge."""
    return state.shown >> STRENGTHS * seat & ALL_FIVE


def show(state: Raid, seat: int, strength: int) -> None:
    """Make it public knowledge where a monster is."""
    state.shown |= one(strength) << STRENGTHS * seat


def show_all(state: Raid) -> None:
    """Make it public knowledge where every monster is."""
    state.shown = (1 << STRENGTHS * state.players) - 1


def is_seen(state: Raid, card: int) -> bool:
    """Whether a guard card has been turned up."""
    return state.seen >> card & 1 != 0


def turn_up(state: Raid, card: int) -> None:
    """Turn up a guard card."""
    state.seen |= 1 << card


# --- what has been drawn ------------------------------------------------------------------------------------


def drawn(state: Raid) -> int:
    """How many guards have been drawn so far."""
    rounds = state.round + (1 if state.phase != OVER else 0)
    return rounds * state.players


def known_tiles(state: Raid) -> int:
    """How many king tiles have been turned up so far (none in the base game)."""
    if not state.layout.whim or state.phase == CHOOSING:
        return 0
    return state.round + (1 if state.phase == PLAYING else 0)
