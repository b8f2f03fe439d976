"""What is on the table: the town with its goods, and every player's burrow, hand and pet display.

Everything is a small integer in a flat list. What belongs to a seat lies at `seat`, what belongs to one of
its four plots at `4 * seat + plot`, its Need Cards of a colour at `4 * seat + colour`. Need Cards of one
colour are a *packed* number: five bits count the cards of each need, lowest first, and a seventh field the
substitutes (DP-RUL-38). Cards on a pet are packed, too: four bits a bar, as `CODE_DOUBLE` says.

Lists that change rarely are replaced, never changed in place (see `put`), so that copies share them.
"""

from __future__ import annotations

from typing import Final

from ...core.rng import Rng
from ...core.state import State
from .names import ANGER, HUNGER, MAGIC, PLAY, POTION, SETUP, SOURCES, SPACE_COUNT

# --- needs and colours ------------------------------------------------------------------------------------

DOMINANT: Final = (HUNGER, ANGER, PLAY, MAGIC)
"""The need that gives a deck its character (DP-ADV-02)."""

CODE_POTION: Final = 8
CODE_DOUBLE: Final = 9
"""Codes of a card on a bar: 0 none, 1 + need, 7 a substitute, 8 a potion, 9 + need the double side."""

# --- spaces -------------------------------------------------------------------------------------------------

NEUTRAL: Final = 15
"""Marks a space held by a neutral imp (DP-NEU-05); otherwise `imps * 16 + seat + 1`, 0 when free."""

# --- customers ----------------------------------------------------------------------------------------------

SUFFERING: Final = 6
MUTATION: Final = 7
WEIGHTS: Final = 14
"""Numbers of a customer: six needs, suffering, mutation, six rainbow needs."""

# --- a player's board ---------------------------------------------------------------------------------------

SEATS: Final = range(4)
PLOTS: Final = 4
GAPS: Final = ((0, 1), (2, 3), (0, 2), (1, 3))
"""Neighbouring plots of the 2 by 2 square (DP-NEED-29): top, bottom, left, right."""
EXITS: Final = 6
BARS: Final = 7
SMALLEST_SALE: Final = 4
VEGETABLE_CHAMBERS: Final = 4
MEAT_CHAMBER: Final = 4
MEAT_CHAMBERS: Final = 3
BOX_CHAMBER: Final = 7
FOOD: Final = 8
"""Food of a seat: four places for vegetable chambers, three for meat chambers, the Magic Box."""


class Layout:
    """What never changes during a match: the box and the options, shared by all copies."""

    players: int
    rounds: int
    double: bool
    foresight: int
    """Tiles of each kind turned up at set-up: 1, 2 (more foresight) or all of them."""
    meat_stand: bool
    final_order: bool

    pets: list[str]
    diets: list[int]
    bars: list[int]
    """Colour of each bar, seven a pet."""
    prices: list[int]
    """Gold by pet and size, eight a pet."""
    leaves: list[int]
    """What each pet leaves on the meat stand, as an index of LEAVINGS."""
    cages: list[int]
    """Six symbols a cage; the last cage is the initial one."""
    addons: list[int]
    """Six symbols an addon; the last is no addon at all."""
    cage_count: int
    addon_count: int
    cage_looks: list[bytes]
    """Each cage as learners see it: 1, then its symbols; by the index -1 no cage. Likewise addons."""
    addon_looks: list[bytes]
    plot_looks: list[bytes]
    """Each cage with each addon (`addon_count + 1` a cage): 1, initial, with an addon, symbols."""
    initial_plot: int
    initial_manure: int
    books: list[int]
    """Two colours a book."""
    deck: list[int]
    """All cards of a colour, packed."""
    sizes: list[int]
    """Cards in each deck."""
    potions: int
    first_food: list[int]
    food: list[int]
    """Four numbers an exhibition: the vegetable stand, the two kinds of the mixed stand, the meat stand."""
    chambers: list[int]
    """Chambers for vegetables and for meat."""
    awards: list[int]
    weights: list[int]
    """WEIGHTS numbers a customer."""
    imps: int
    imps_home: int
    start_gold: int
    extra: list[int]
    """Round of each extra-imp space."""
    blocked: list[list[bool]]
    """By round: usable spaces with a neutral imp, then the four dummies."""
    rings: list[list[int]]
    """Spaces of each ring along the arrows; dummies follow the usable spaces."""


class Petz(State):
    """One match of Dungeon Petz."""

    layout: Layout
    round: int
    phase: int
    start: int
    """Holder of the Starting Player Token."""
    order: list[int]
    """Turn order of the round."""

    exhibitions: list[int]
    """All eight tiles shuffled; those dealt come first, for round 2, 3, …"""
    customers: list[int]
    exhibitions_known: int
    customers_known: int
    pet_pile: list[int]
    cage_stack: list[int]
    addon_stack: list[int]
    artifact_stack: list[int]
    dealt: list[int]
    """How many pets, cages, addons and artifacts have left their stacks."""

    young: list[int]
    older: list[int]
    pits: list[int]
    """Cages face up, the uppermost pit first; -1 for an empty one."""
    addons_shown: list[int]
    tents: list[int]
    stands: list[int]
    """Vegetables and meat of each of the three stands, and gold on the meat stand."""
    spaces: list[int]
    potions: int
    decks: list[list[int]]
    """Needs of the cards in each deck, drawn from the end; never changed in place."""
    left: list[int]
    """How many cards each deck still has."""
    discards: list[int]
    ceilings: list[int]
    """By seat (and once more for spectators): the most of each card that can be left in a deck, for all it
    knows.
    """

    home: list[int]
    """Available imps (DP-GEN-10)."""
    busy: list[int]
    """Imps used on the own display, until phase 6."""
    hospital: list[int]
    platform: list[int]
    """Imps on the right side of the platform."""
    invited: list[int]
    """Extra-imp spaces that are empty already, as a mask."""
    gold: list[int]
    reputation: list[int]
    """In half points, like everything that can be halved (DP-RUL-01)."""
    ledger: list[int]
    minions: list[int]
    """Exhibition totals, in half points."""
    food: list[int]
    artifacts: list[int]
    base: list[int]
    """Cards of each colour in the base hand."""
    hands: list[int]
    potions_held: list[int]
    groups: list[int]
    """Six exits a seat: `gold * 16 + imps`, 0 for no group."""
    free: int
    """Spaces that a group may still go to this round, as a mask; set when the groups are shown."""

    new_cages: list[int]
    """Two a seat, gained this round and not built yet; -1 for none."""
    new_addons: list[int]
    new_pets: list[int]
    """Three a seat: `8 * pet + size`, -1 for none."""
    pending_books: int
    moved: int
    """How often the arranging player has moved pets from cage to cage."""

    cages: list[int]
    addons: list[int]
    manure: list[int]
    pets: list[int]
    sizes: list[int]
    suffering: list[int]
    mutation: list[int]
    assigned: list[int]
    """Cards on each pet's bars, packed."""
    tallies: list[int]
    """How many needs of each kind a pet shows this round, four bits each; 0 until they are revealed."""
    revealed: int
    """Seats whose cards lie open, as a mask."""

    wants: list[int]
    """Needs of the kind now being handled that are left on each plot of the seat to act."""
    boosts: list[int]
    """Armor on each of its plots: strength, then antimagic."""
    armor: int
    """Suits of armor used this round."""
    shovel: int
    """Manure the shovelling imp can still take away; -1 while the shovel is unused."""
    employee: bool
    """Whether the Employee of the Month has done a job this round."""
    potions_due: int
    """Cards to discard for potions, four bits a colour."""
    served: int
    """Customers the selling player has sold to, as a mask; bit 2 for a platform sale."""
    cleaning: int
    """Manure the present cleaner can still take away."""
    exchanged: list[int]
    """Cards of each colour put away with the Crystal Ball."""

    def copy(self) -> Petz:
        """An independent twin."""
        twin = Petz()
        self.copy_base(twin)
        twin.layout = self.layout
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.order = self.order
        twin.exhibitions = self.exhibitions
        twin.customers = self.customers
        twin.exhibitions_known = self.exhibitions_known
        twin.customers_known = self.customers_known
        twin.pet_pile = self.pet_pile
        twin.cage_stack = self.cage_stack
        twin.addon_stack = self.addon_stack
        twin.artifact_stack = self.artifact_stack
        twin.dealt = self.dealt
        twin.young = self.young
        twin.older = self.older
        twin.pits = self.pits
        twin.addons_shown = self.addons_shown
        twin.tents = self.tents
        twin.stands = self.stands
        twin.spaces = self.spaces[:]
        twin.potions = self.potions
        twin.decks = self.decks
        twin.left = self.left[:]
        twin.discards = self.discards[:]
        twin.ceilings = self.ceilings[:]
        twin.home = self.home[:]
        twin.busy = self.busy[:]
        twin.hospital = self.hospital
        twin.platform = self.platform
        twin.invited = self.invited
        twin.gold = self.gold[:]
        twin.reputation = self.reputation[:]
        twin.ledger = self.ledger
        twin.minions = self.minions
        twin.food = self.food[:]
        twin.artifacts = self.artifacts
        twin.base = self.base
        twin.hands = self.hands[:]
        twin.potions_held = self.potions_held
        twin.groups = self.groups[:]
        twin.free = self.free
        twin.new_cages = self.new_cages
        twin.new_addons = self.new_addons
        twin.new_pets = self.new_pets
        twin.pending_books = self.pending_books
        twin.moved = self.moved
        twin.cages = self.cages
        twin.addons = self.addons
        twin.manure = self.manure[:]
        twin.pets = self.pets[:]
        twin.sizes = self.sizes[:]
        twin.suffering = self.suffering[:]
        twin.mutation = self.mutation[:]
        twin.assigned = self.assigned[:]
        twin.tallies = self.tallies[:]
        twin.revealed = self.revealed
        twin.wants = self.wants[:]
        twin.boosts = self.boosts
        twin.armor = self.armor
        twin.shovel = self.shovel
        twin.employee = self.employee
        twin.potions_due = self.potions_due
        twin.served = self.served
        twin.cleaning = self.cleaning
        twin.exchanged = self.exchanged
        return twin

    def scores(self) -> list[int]:
        """Whole reputation points; a half that a bad end took away counts as a whole one."""
        return [points >> 1 for points in self.reputation]

    def last(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.layout.rounds

    def exhibition(self) -> int:
        """The exhibition of this round; -1 in round 1 (DP-GEN-06)."""
        return self.exhibitions[self.round - 2] if self.round >= 2 else -1

    def buyers(self) -> list[int]:
        """The customers of this round (DP-GEN-07)."""
        if self.round < 3:
            return []
        at = self.round - 3
        return self.customers[at : at + 2] if self.last() else self.customers[at : at + 1]

    def earn(self, seat: int, halves: int, source: int) -> None:
        """Win or lose reputation, in half points, and book where it came from."""
        self.reputation[seat] += halves
        at = len(SOURCES) * seat + source
        self.ledger = put(self.ledger, at, self.ledger[at] + halves)

    def owns(self, seat: int, artifact: int) -> bool:
        """Whether the seat has an artifact."""
        return self.artifacts[seat] & artifact > 0

    def join(self, space: int, imps: int) -> None:
        """So many imps more (or fewer) of whoever is at a space."""
        self.spaces[space] += imps << 4

    def has_pet(self, seat: int) -> bool:
        """Whether any pet lives on the display."""
        pets, at = self.pets, PLOTS * seat
        return pets[at] >= 0 or pets[at + 1] >= 0 or pets[at + 2] >= 0 or pets[at + 3] >= 0

    def clear(self, at: int) -> None:
        """The pet on a plot is gone, with its tokens; its manure stays."""
        self.pets[at] = -1
        self.sizes[at] = self.suffering[at] = self.mutation[at] = 0

    def pet_name(self, at: int) -> str:
        """The pet on a plot, by name."""
        return self.layout.pets[self.pets[at]]

    def symbols(self, seat: int, plot: int, symbol: int) -> int:
        """How often a symbol stands on the cage and the addon of a plot."""
        at = PLOTS * seat + plot
        layout = self.layout
        cage = self.cages[at]
        if cage < 0:
            return 0
        return layout.cages[6 * cage + symbol] + layout.addons[6 * self.addons[at] + symbol]


def put(items: list[int], at: int, value: int) -> list[int]:
    """The list with one value changed; the old one stays as it is, for the copies that share it."""
    made = items[:]
    made[at] = value
    return made


# --- reading packed numbers ---------------------------------------------------------------------------------


def only(member: int) -> int:
    """The set of that one member."""
    return 1 << member


def holds(members: int, member: int) -> bool:
    """Whether a set holds a member."""
    return members >> member & 1 == 1


def group_of(imps: int, gold: int) -> int:
    """A group at an exit."""
    return gold << 4 | imps


def imps_of(group: int) -> int:
    """The imps of a group."""
    return group & 15


def gold_of(group: int) -> int:
    """The gold of a group."""
    return group >> 4


def size_of(group: int) -> int:
    """The size of a group: imps and gold together (DP-GRP-11)."""
    return (group & 15) + (group >> 4)


def holder(held: int) -> int:
    """The seat whose imps are at a space; -1 for a free one."""
    return (held & 15) - 1


def imps_on(held: int) -> int:
    """How many imps are at a space."""
    return held >> 4


def needs_of(needs: int, need: int) -> int:
    """How many needs of a kind a pet shows (see `tallies`)."""
    return needs >> 4 * need & 15


def one_card(card: int) -> int:
    """One card, as it counts in a packed number."""
    return 1 << 5 * card


def cards_of(packed: int, card: int) -> int:
    """How many cards of a kind a packed number has."""
    return packed >> 5 * card & 31


def kinds_of(packed: int) -> list[int]:
    """The kinds of cards that a packed number has, lowest first."""
    kinds: list[int] = []
    card = 0
    while packed:
        if packed & 31:
            kinds.append(card)
        packed >>= 5
        card += 1
    return kinds


def on_bar(code: int, bar: int) -> int:
    """A card's code, moved to its bar."""
    return code << 4 * bar


def code_on(cards: int, bar: int) -> int:
    """The code of the card on a bar of a pet; 0 for none."""
    return cards >> 4 * bar & 15


def codes_of(cards: int) -> list[int]:
    """The codes of the cards on a pet, by bar."""
    codes: list[int] = []
    while cards:
        codes.append(cards & 15)
        cards >>= 4
    return codes


def card_of(code: int) -> int:
    """The kind of card that a code stands for, whichever side shows; not for potions."""
    return code - 1 if code < CODE_POTION else code - CODE_DOUBLE


def one_potion(colour: int) -> int:
    """A potion on a bar of a colour, as it counts in `potions_due`."""
    return 1 << 4 * colour


def potions_of(due: int, colour: int) -> int:
    """Cards of a colour to discard for potions."""
    return due >> 4 * colour & 15


def new_pet(pet: int, size: int) -> int:
    """A pet that waits for its cage."""
    return pet << 3 | size


def pet_of(new: int) -> int:
    """Which pet waits for its cage; -1 for none."""
    return new >> 3


def bought_size(new: int) -> int:
    """The size of a pet that waits for its cage."""
    return new & 7


def tally(assigned: int, dominants: tuple[int, int, int, int], colours: list[int], at: int) -> int:
    """Needs of each kind on a pet, four bits each, from its cards and the colours of its bars."""
    needs = 0
    bar = at
    while assigned:
        code = assigned & 15
        assigned >>= 4
        if code == 0:
            pass
        elif code < 7:
            needs += 1 << 4 * (code - 1)
        elif code == 7:
            needs += 1 << 4 * dominants[colours[bar]]
        elif code == 8:
            needs += 1 << 4 * POTION
        else:
            needs += (1 << 4 * (code - 9)) + (1 << 4 * dominants[colours[bar]])
        bar += 1
    return needs


def empty_town(layout: Layout, rng: Rng) -> Petz:
    """The table before anything lies on it."""
    players = layout.players
    state = Petz()
    state.sit_down(players, rng)
    state.layout = layout
    state.round = 1
    state.phase = SETUP
    state.start = 0
    state.order = list(range(players))
    state.exhibitions = []
    state.customers = []
    state.exhibitions_known = 0
    state.customers_known = 0
    state.pet_pile = []
    state.cage_stack = []
    state.addon_stack = []
    state.artifact_stack = []
    state.dealt = [0, 0, 0, 0]
    state.young = []
    state.older = []
    state.pits = [-1, -1, -1]
    state.addons_shown = [-1, -1]
    state.tents = []
    state.stands = [0] * 7
    state.spaces = [0] * SPACE_COUNT
    state.potions = layout.potions
    state.decks = [[], [], [], []]
    state.left = [0, 0, 0, 0]
    state.discards = [0, 0, 0, 0]
    state.ceilings = layout.deck * (players + 1)
    state.home = [layout.imps_home] * players
    state.busy = [0] * players
    state.hospital = [0] * players
    state.platform = [0] * players
    state.invited = [0] * players
    state.gold = [layout.start_gold] * players
    state.reputation = [0] * players
    state.ledger = [0] * (len(SOURCES) * players)
    state.minions = [0] * players
    state.food = [0] * (FOOD * players)
    state.artifacts = [0] * players
    state.base = [1] * (4 * players)
    state.hands = [0] * (4 * players)
    state.potions_held = [0] * players
    state.groups = [0] * (EXITS * players)
    state.free = 0
    state.new_cages = [-1] * (2 * players)
    state.new_addons = [-1] * players
    state.new_pets = [-1] * (3 * players)
    state.pending_books = 0
    state.moved = 0
    state.cages = [-1] * (PLOTS * players)
    state.addons = [layout.addon_count] * (PLOTS * players)
    state.manure = [0] * (PLOTS * players)
    for seat in range(players):
        state.cages[PLOTS * seat + layout.initial_plot] = layout.cage_count
        state.manure[PLOTS * seat + layout.initial_plot] = layout.initial_manure
    state.pets = [-1] * (PLOTS * players)
    state.sizes = [0] * (PLOTS * players)
    state.suffering = [0] * (PLOTS * players)
    state.mutation = [0] * (PLOTS * players)
    state.assigned = [0] * (PLOTS * players)
    state.tallies = [0] * (PLOTS * players)
    state.revealed = 0
    state.wants = [0, 0, 0, 0]
    state.boosts = [0] * 8
    state.armor = 0
    state.shovel = -1
    state.employee = False
    state.potions_due = 0
    state.served = 0
    state.cleaning = 0
    state.exchanged = [0, 0, 0, 0]
    return state
