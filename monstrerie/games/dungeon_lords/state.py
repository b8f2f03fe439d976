"""What is on the table: the boards, every lord's dungeon, the piles, and the battle that is being fought.

Sets of spaces, order cards and rooms are numbers (`core/sets.py`), as are adventurers in a line and places on
the boards (`rules/packed.py`). Lists are never changed in place, only replaced, so that copies share them.
"""

from __future__ import annotations

from typing import Final

from ...core.rng import Rng
from ...core.state import State
from .names import MONSTERS, ORDERS, ROOMS, SETUP, TRAPS
from .rules.kinds import MonsterKind, RoomKind, SpaceKind

SEATS: Final = range(4)
SPACES_OF_ACTION: Final = 3
ACTION_SPACES: Final = SPACES_OF_ACTION * len(ORDERS)
"""On the Central board."""
ALL_ORDERS: Final = (1 << len(ORDERS)) - 1
ROUNDS: Final = 4
"""Of a Combat; so many combat cards are laid out."""

WIDTH: Final = 5
DEPTH: Final = 4
SPACES: Final = 20
"""Of a construction site: `WIDTH * DEPTH`."""

TENT: Final = -1
GONE: Final = -2
"""Where the paladin is when he is with nobody."""

FREE: Final = -1
DUMMY: Final = 4
"""Who stands on a space of an action: nobody, or a dummy's minion."""

NO_MONSTERS: Final[list[int]] = [0] * len(MONSTERS)
"""None of each kind; never changed."""
NO_TRAPS: Final[list[int]] = [0] * len(TRAPS)
NO_ONE: Final[list[int]] = []
"""An empty line, likewise."""


class Trap:
    """What a trap costs and does in one year."""

    gold: int
    food: int
    imps: int
    first: int
    second: int
    each: int
    last: int
    others: int
    target: int
    later: int
    full: bool
    no_conquest: bool
    anti_magic: bool


class Layout:
    """What never changes during a match: the box and the options, shared by all copies."""

    players: int
    full: bool
    choose_locked: bool
    special_events: bool
    specials: int
    """So many of the special event cards are shuffled, the first ones."""
    start_gold: int
    start_food: int
    start_imps: int
    top: int
    """The most evil space; the nicest is 1."""
    start_evil: int
    paladin_space: int
    entrance: int
    """The space at the entrance, as a set; likewise the first tunnels."""
    tunnels: int
    spaces: list[SpaceKind]
    """Of the actions, by `3 * order + space`."""
    hire_first_gold: int
    year_2_traps: int
    hp: list[int]
    """By adventurer's tile; likewise class, symbols and rank."""
    klass: list[int]
    disarm: list[int]
    heal: list[int]
    magic: list[int]
    rank: list[int]
    looks: list[bytes]
    """Class (one of six numbers), hit points and symbols in a row, as learners see a healthy one."""
    monsters: list[MonsterKind]
    """By number; likewise the rooms."""
    silver_monsters: int
    """All tiles of year 1; likewise of the rooms."""
    paid_first: list[int]
    """The monsters in the order in which they are paid."""
    rooms: list[RoomKind]
    silver_rooms: int
    trap_copies: list[int]
    trap_effects: list[list[Trap]]
    """By year (0 and 1) and trap."""
    fast: list[bool]
    """By combat card; likewise fatigue and the number of the effect."""
    fatigue: list[int]
    amount: list[int]
    event_amount: list[int]


class Lord:
    """One player's board."""

    gold: int
    food: int
    imps: int
    """All imp figures; `idle` are those in the den that have not worked this season."""
    idle: int
    tokens: int
    """Troll tokens that have not worked this season."""
    evil: int
    taxes: int
    """Red markers in the dead-letter office."""
    filled: int
    conquered: int
    rooms: int
    traps: list[int]
    """Cards by kind; likewise those discarded unseen by others."""
    buried: list[int]
    lair: list[int]
    """Monsters and ghosts by kind; `stunned` are those of them that lie face down."""
    stunned: list[int]
    party: list[int]
    prison: list[int]
    veterans: int
    """How many of the prisoners were there before this Combat began."""
    hand: int
    """Order cards in hand, as a set; likewise the locked ones and those drawn for the choice."""
    locked: int
    drawn: int
    orders: list[int]
    """Cards played this season, position 1 first."""
    waiting: int
    """Orders that were not executed (a minion stands on the card), as a set."""
    dummy_order: int
    spied: int
    """Combat cards of the year that this lord has looked at, as a set of positions."""
    tile: int
    """Where the battle will be fought, as a set; 0 when there is none."""
    laid: list[int]
    sent: list[int]
    coin: int
    """Gold laid on the trap card, until the trap is sprung."""
    dug: int
    """Tunnels dug this season with an imp on each, as a set; then the miners and foremen at work."""
    miners: int
    foremen: int

    def copy(self) -> Lord:
        """An independent twin."""
        twin = Lord()
        twin.gold = self.gold
        twin.food = self.food
        twin.imps = self.imps
        twin.idle = self.idle
        twin.tokens = self.tokens
        twin.evil = self.evil
        twin.taxes = self.taxes
        twin.filled = self.filled
        twin.conquered = self.conquered
        twin.rooms = self.rooms
        twin.traps = self.traps
        twin.buried = self.buried
        twin.lair = self.lair
        twin.stunned = self.stunned
        twin.party = self.party
        twin.prison = self.prison
        twin.veterans = self.veterans
        twin.hand = self.hand
        twin.locked = self.locked
        twin.drawn = self.drawn
        twin.orders = self.orders
        twin.waiting = self.waiting
        twin.dummy_order = self.dummy_order
        twin.spied = self.spied
        twin.tile = self.tile
        twin.laid = self.laid
        twin.sent = self.sent
        twin.coin = self.coin
        twin.dug = self.dug
        twin.miners = self.miners
        twin.foremen = self.foremen
        return twin


class Realm(State):
    """One match of Dungeon Lords."""

    layout: Layout
    phase: int
    year: int
    season: int
    first: int
    lords: list[Lord]
    spaces: list[int]
    """Who stands on each space of each action, `3 * order + space`."""
    turn: int
    """How many spaces have been executed, in the order of execution."""
    tavern: list[int]
    shop: list[int]
    monster_pile: list[int]
    monsters_drawn: int
    room_pile: list[int]
    rooms_drawn: int
    trap_pile: list[int]
    traps_drawn: int
    used_traps: list[int]
    hero_pile: list[int]
    """This year's adventurers; the last `heroes_bottomed` of them were put there for all to see."""
    heroes_drawn: int
    heroes_bottomed: int
    gold_heroes: list[int]
    heroes_now: list[int]
    """Adventurers of this season on the Progress board; `heroes_next` those of the following one."""
    heroes_next: list[int]
    cards: list[int]
    """The nine silver combat cards, then the nine gold ones; of each nine the first four are in play."""
    cards_shown: int
    event_tiles: list[int]
    """Which event lies on spring, summer and autumn."""
    events_shown: int
    specials: list[int]
    paladin: int
    dummy_evil: int
    dummy_locked: list[int]
    dummy_pile: list[int]
    dummy_shown: list[int]
    room_places: list[int]
    """Of each room: seat and space (`room_place`), -1 when it is in no dungeon."""
    room_uses: int
    """How often each production room was used this season (`room_uses`)."""
    unpaid: list[int]
    """Tiles of the lord whose payday (or strike) it is that are still to be decided on."""
    leaving: int
    holiday: int
    """Seasons (this one included) until the end of a season without production."""
    round: int
    # The battle being fought.
    fighter: int
    disarm: int
    no_spell: bool
    no_healing: bool
    no_conquest: bool
    no_fatigue: bool
    attacked: bool
    shield: int
    invisible: bool
    rage: bool
    sheep: int
    darts: list[int]
    """The adventurers whom the poison of a dart will reach after conquest."""
    called: list[int]
    """Monsters that were sent to this battle and not withdrawn (for spells that come after their attack)."""

    def copy(self) -> Realm:
        """An independent twin."""
        twin = Realm()
        self.copy_base(twin)
        twin.lords = [lord.copy() for lord in self.lords]
        self.copy_combat(twin)
        twin.spaces = self.spaces
        twin.turn = self.turn
        twin.tavern = self.tavern
        twin.shop = self.shop
        twin.monster_pile = self.monster_pile
        twin.monsters_drawn = self.monsters_drawn
        twin.room_pile = self.room_pile
        twin.rooms_drawn = self.rooms_drawn
        twin.trap_pile = self.trap_pile
        twin.traps_drawn = self.traps_drawn
        twin.hero_pile = self.hero_pile
        twin.heroes_drawn = self.heroes_drawn
        twin.heroes_bottomed = self.heroes_bottomed
        twin.gold_heroes = self.gold_heroes
        twin.heroes_now = self.heroes_now
        twin.heroes_next = self.heroes_next
        twin.event_tiles = self.event_tiles
        twin.events_shown = self.events_shown
        twin.specials = self.specials
        twin.dummy_evil = self.dummy_evil
        twin.dummy_locked = self.dummy_locked
        twin.dummy_pile = self.dummy_pile
        twin.dummy_shown = self.dummy_shown
        twin.room_uses = self.room_uses
        twin.holiday = self.holiday
        return twin

    def copy_alone(self, seat: int) -> Realm:
        """A twin for the Combat of one lord, to whom alone anything can still happen. It shares the others,
        draws nothing, and lacks what no Combat looks at: solvers make thousands of them.
        """
        twin = Realm()
        twin.players = self.players
        twin.rng = self.rng
        twin.agenda = self.agenda[:]
        twin.lanes = None
        twin.current = self.current
        twin.done = self.done
        twin.events = None
        lords = self.lords[:]
        lords[seat] = lords[seat].copy()
        twin.lords = lords
        self.copy_combat(twin)
        return twin

    def copy_combat(self, twin: Realm) -> None:
        """Give `twin` what a Combat may look at."""
        twin.layout = self.layout
        twin.phase = self.phase
        twin.year = self.year
        twin.season = self.season
        twin.first = self.first
        twin.cards = self.cards
        twin.cards_shown = self.cards_shown
        twin.used_traps = self.used_traps
        twin.paladin = self.paladin
        twin.room_places = self.room_places
        twin.unpaid = self.unpaid
        twin.leaving = self.leaving
        twin.round = self.round
        twin.fighter = self.fighter
        twin.disarm = self.disarm
        twin.no_spell = self.no_spell
        twin.no_healing = self.no_healing
        twin.no_conquest = self.no_conquest
        twin.no_fatigue = self.no_fatigue
        twin.attacked = self.attacked
        twin.shield = self.shield
        twin.invisible = self.invisible
        twin.rage = self.rage
        twin.sheep = self.sheep
        twin.darts = self.darts
        twin.called = self.called

    def scores(self) -> list[int]:
        """Each seat's points if the match were scored now."""
        from .rules.scoring import totals

        return totals(self)

    def seat_after(self, place: int) -> int:
        """The seat at a place of the turn order, the first player's being 0 (DL-GEN-07)."""
        seat = self.first + place
        return seat if seat < self.players else seat - self.players


def new_lord(layout: Layout) -> Lord:
    """A board as it is laid out for a new game (DL-SET-03 to 08)."""
    lord = Lord()
    lord.gold = layout.start_gold
    lord.food = layout.start_food
    lord.imps = lord.idle = layout.start_imps
    lord.evil = layout.start_evil
    lord.filled = layout.tunnels
    lord.conquered = lord.rooms = lord.dug = lord.tile = 0
    lord.tokens = lord.taxes = lord.miners = lord.foremen = lord.coin = lord.veterans = 0
    lord.hand = ALL_ORDERS
    lord.locked = lord.drawn = lord.waiting = lord.spied = 0
    lord.dummy_order = -1
    lord.traps = lord.buried = NO_TRAPS
    lord.lair = lord.stunned = lord.sent = NO_MONSTERS
    lord.party = lord.prison = lord.orders = lord.laid = []
    return lord


def empty_realm(layout: Layout, rng: Rng) -> Realm:
    """The table before anything is shuffled."""
    state = Realm()
    state.sit_down(layout.players, rng)
    state.layout = layout
    state.lords = [new_lord(layout) for _ in range(layout.players)]
    state.phase = SETUP
    state.year = 1
    state.season = state.first = state.turn = state.round = 0
    state.spaces = [FREE] * ACTION_SPACES
    state.tavern = state.shop = state.monster_pile = state.room_pile = state.trap_pile = []
    state.hero_pile = state.gold_heroes = state.heroes_now = state.heroes_next = []
    state.cards = state.event_tiles = state.specials = []
    state.dummy_locked = state.dummy_pile = state.dummy_shown = []
    state.monsters_drawn = state.rooms_drawn = state.traps_drawn = state.heroes_drawn = 0
    state.heroes_bottomed = state.cards_shown = state.events_shown = 0
    state.used_traps = NO_TRAPS
    state.unpaid = NO_MONSTERS
    state.paladin = TENT
    state.dummy_evil = layout.start_evil
    state.room_places = [-1] * len(ROOMS)
    state.room_uses = state.leaving = state.holiday = 0
    rest(state)
    return state


def rest(state: Realm) -> None:
    """No battle is being fought: everything that one battle leaves to the next is wiped."""
    state.fighter = state.sheep = -1
    state.disarm = state.shield = 0
    state.no_spell = state.no_healing = state.no_conquest = state.no_fatigue = False
    state.attacked = state.invisible = state.rage = False
    state.darts = NO_ONE
    state.called = NO_MONSTERS
