"""What is on the table: the town with its goods, and every family's burrow, hand and pet display.

Everything is a small integer; sets, groups and cards are packed into one each (see `rules/packed.py`). What
changes rarely is replaced, never changed in place (see `put` and `Family.change`): copies share it.
"""

from __future__ import annotations

from typing import Final

from ...core.sets import added
from ...core.state import State

PETS_DEALT: Final = 0
CAGES_DEALT: Final = 1
ADDONS_DEALT: Final = 2
ARTIFACTS_DEALT: Final = 3
"""Places in `Petz.dealt`."""
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


class Exhibition:
    """What an exhibition counts, in points."""

    display: bool
    """Whether it counts the whole display, not one pet (DP-EXH-01)."""
    needs: list[int]
    """For each need of a kind."""
    chosen: int
    """For each need of the kind that the player chooses; 0 where nobody chooses."""
    kinds: int
    """For each different kind of need."""
    colours: int
    """For each different card colour."""
    pets: int
    suffering: int
    """For each token; likewise the next two."""
    mutation: int
    manure: int


class Customer:
    """What a customer pays for, in match points."""

    needs: list[int]
    """For each card that shows a need."""
    rainbow: list[int]
    """For each colour among the cards that show a need."""
    suffering: int
    mutation: int


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
    bars: list[list[int]]
    """By pet: the colours of its seven bars."""
    prices: list[list[int]]
    """By pet: gold for each size."""
    leaves: list[int]
    """What each pet leaves on the meat stand, as an index of LEAVINGS."""
    cages: list[list[int]]
    """By cage: how often it has each symbol; the last cage is the initial one."""
    addons: list[list[int]]
    """Likewise; the last is no addon at all."""
    cage_count: int
    addon_count: int
    cage_rows: list[bytes]
    """Each cage as learners see it: 1, then its symbols; by the index -1 no cage. Likewise addons."""
    addon_rows: list[bytes]
    plot_rows: list[list[bytes]]
    """By cage and addon: 1, initial, with an addon, symbols."""
    initial_plot: int
    initial_manure: int
    books: list[list[int]]
    """By book: its two colours."""
    deck: list[int]
    """All cards of a colour, packed."""
    sizes: list[int]
    """Cards in each deck."""
    potions: int
    first_food: list[int]
    food: list[list[int]]
    """By exhibition: the vegetable stand, the two kinds of the mixed stand, the meat stand."""
    chambers: list[int]
    """Chambers for vegetables and for meat."""
    exhibitions: list[Exhibition]
    """The last is none at all, for round 1."""
    awards: list[int]
    customers: list[Customer]
    imps: int
    imps_home: int
    start_gold: int
    extra: list[int]
    """Round of each extra-imp space."""
    blocked: list[list[bool]]
    """By round: usable spaces with a neutral imp, then the four dummies."""
    rings: list[list[int]]
    """Spaces of each ring along the arrows; dummies follow the usable spaces."""

    def symbols(self, plot: Plot, symbol: int) -> int:
        """How often a symbol stands on the cage and the addon of a plot."""
        cage = plot.cage
        return self.cages[cage][symbol] + self.addons[plot.addon][symbol] if cage >= 0 else 0

    def name(self, plot: Plot) -> str:
        """The pet on a plot, by name."""
        return self.pets[plot.pet]

    def colours(self, plot: Plot) -> list[int]:
        """The colours of the bars of the pet on a plot."""
        return self.bars[plot.pet]


class Plot:
    """One of the four plots of a display: cage, addon, manure, and the pet with all that is on it."""

    cage: int
    """-1 for none; likewise the pet."""
    addon: int
    manure: int
    pet: int
    size: int
    suffering: int
    mutation: int
    assigned: int
    """Cards on the pet's bars, packed."""
    tally: int
    """How many needs of each kind the pet shows this round, four bits each; 0 until they are revealed."""

    def copy(self) -> Plot:
        """An independent twin."""
        twin = Plot()
        twin.cage = self.cage
        twin.addon = self.addon
        twin.manure = self.manure
        twin.pet = self.pet
        twin.size = self.size
        twin.suffering = self.suffering
        twin.mutation = self.mutation
        twin.assigned = self.assigned
        twin.tally = self.tally
        return twin

    def shows(self, need: int) -> int:
        """How many needs of a kind the pet shows."""
        return self.tally >> 4 * need & 15

    def clear(self) -> None:
        """The pet is gone, with its tokens; its manure stays."""
        self.pet = -1
        self.size = self.suffering = self.mutation = 0

    def swap(self, other: Plot) -> None:
        """The pets of two plots change places, with their tokens."""
        self.pet, other.pet = other.pet, self.pet
        self.size, other.size = other.size, self.size
        self.suffering, other.suffering = other.suffering, self.suffering
        self.mutation, other.mutation = other.mutation, self.mutation


class Family:
    """One player's imps, goods, cards and pets."""

    home: int
    """Available imps (DP-GEN-10)."""
    busy: int
    """Imps used on the own display, until phase 6."""
    hospital: int
    platform: int
    """Imps on the right side of the platform."""
    invited: int
    """Extra-imp spaces that are empty already, as a set."""
    groups: list[int]
    """By exit (see `group_of`); 0 for no group."""
    gold: int
    reputation: int
    """In half points, like everything that can be halved (DP-RUL-01)."""
    ledger: list[int]
    """Reputation by its source."""
    minion: int
    """Exhibition total, in half points."""
    food: list[int]
    artifacts: int
    """As a set."""
    base: list[int]
    """Cards of each colour in the base hand."""
    hand: list[int]
    """Cards of each colour, packed."""
    ceilings: list[int]
    """By colour: the most of each card that can be left in the deck, for all this family knows."""
    potions: int
    new_cages: list[int]
    """Gained this round and not built yet; -1 for none."""
    new_addon: int
    new_pets: list[int]
    """Bought this round and without a cage (see `new_pet`); -1 for none."""
    plots: list[Plot]
    """To change one, `change` it."""
    revealed: bool
    """Whether the cards on the pets lie open."""

    def copy(self) -> Family:
        """An independent twin."""
        twin = Family()
        twin.home = self.home
        twin.busy = self.busy
        twin.hospital = self.hospital
        twin.platform = self.platform
        twin.invited = self.invited
        twin.groups = self.groups
        twin.gold = self.gold
        twin.reputation = self.reputation
        twin.ledger = self.ledger
        twin.minion = self.minion
        twin.food = self.food
        twin.artifacts = self.artifacts
        twin.base = self.base
        twin.hand = self.hand[:]
        twin.ceilings = self.ceilings[:]
        twin.potions = self.potions
        twin.new_cages = self.new_cages
        twin.new_addon = self.new_addon
        twin.new_pets = self.new_pets
        twin.plots = self.plots
        twin.revealed = self.revealed
        return twin

    def change(self, plot: int) -> Plot:
        """A plot to be changed; copies of the table go on with the old one."""
        plots = self.plots[:]
        changed = plots[plot].copy()
        plots[plot] = changed
        self.plots = plots
        return changed

    def earn(self, halves: int, source: int) -> None:
        """Win or lose reputation, in half points, and book where it came from."""
        self.reputation += halves
        self.ledger = added(self.ledger, source, halves)

    def work(self, imps: int) -> None:
        """Available imps do something on the own display."""
        self.home -= imps
        self.busy += imps

    def owns(self, artifact: int) -> bool:
        """Whether the family has an artifact."""
        return self.artifacts & artifact > 0

    def eat(self, store: int) -> None:
        """A food token goes from its store."""
        self.food = added(self.food, store, -1)

    def vegetables(self) -> int:
        """All vegetables in the chambers."""
        return sum(self.food[:MEAT_CHAMBER])

    def meat(self) -> int:
        """All meat in the chambers."""
        return sum(self.food[MEAT_CHAMBER:BOX_CHAMBER])

    def boxed(self) -> bool:
        """Whether food lies on the Magic Box."""
        return self.food[BOX_CHAMBER] > 0

    def has_pet(self) -> bool:
        """Whether any pet lives on the display."""
        return any(plot.pet >= 0 for plot in self.plots)

    def plot_of(self, pet: int) -> int:
        """The plot where a pet lives; -1 for one that doesn't."""
        for number, plot in enumerate(self.plots):
            if plot.pet == pet:
                return number
        return -1

    def waiting(self) -> list[int]:
        """The pets without a cage (see `new_pet`)."""
        return [new for new in self.new_pets if new >= 0]


class Petz(State):
    """One match of Dungeon Petz."""

    layout: Layout
    round: int
    phase: int
    start: int
    """Holder of the Starting Player Token."""
    order: list[int]
    """Turn order of the round."""
    families: list[Family]

    exhibitions: list[int]
    """All tiles shuffled; those dealt come first, for round 2, 3, …"""
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
    stands: list[tuple[int, int, int]]
    """Vegetables, meat and gold of each stand."""
    spaces: list[int]
    potions: int
    decks: list[list[int]]
    """Needs of the cards in each deck, drawn from the end; never changed in place."""
    left: list[int]
    """How many cards each deck still has."""
    discards: list[int]
    ceilings: list[int]
    """By colour: the most of each card that can be left in the deck, for all that spectators know."""
    free: int
    """Spaces that a group may still go to this round, as a set; made when the groups are shown."""

    # The turn of the seat to act.
    pending_books: int
    """New books without a colour, as a set."""
    moved: int
    """How often pets were moved from cage to cage."""
    wants: list[int]
    """By plot: needs of the kind now being handled that are left."""
    boosts: list[int]
    """Armor on the plots (see `boost`)."""
    armor: int
    """Suits of armor used this round."""
    shovel: int
    """Manure the shovelling imp can still take away; -1 while the shovel is unused."""
    employee: bool
    """Whether the Employee of the Month has done a job this round."""
    potions_due: int
    """Cards to discard for potions, four bits a colour."""
    served: int
    """Customers that were sold to, as a set of their places."""
    platform_used: bool
    """Whether one of the sales was made from the platform."""
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
        twin.families = [family.copy() for family in self.families]
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
        twin.ceilings = self.ceilings
        twin.free = self.free
        twin.pending_books = self.pending_books
        twin.moved = self.moved
        twin.wants = self.wants[:]
        twin.boosts = self.boosts
        twin.armor = self.armor
        twin.shovel = self.shovel
        twin.employee = self.employee
        twin.potions_due = self.potions_due
        twin.served = self.served
        twin.platform_used = self.platform_used
        twin.cleaning = self.cleaning
        twin.exchanged = self.exchanged
        return twin

    def scores(self) -> list[int]:
        """Whole reputation points; a half that a bad end took away counts as a whole one."""
        return [family.reputation // 2 for family in self.families]

    def last(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.layout.rounds

    def exhibition(self) -> int:
        """The exhibition of this round; -1 in round 1 (DP-GEN-06)."""
        return self.exhibitions[self.round - 2] if self.round >= 2 else -1

    def counted(self) -> Exhibition:
        """What the exhibition of this round counts; nothing in round 1."""
        return self.layout.exhibitions[self.exhibition()]

    def buyers(self) -> list[int]:
        """The customers of this round (DP-GEN-07)."""
        if self.round < 3:
            return []
        at = self.round - 3
        return self.customers[at : at + 2] if self.last() else self.customers[at : at + 1]

    def stacks(self) -> tuple[int, int, int, int]:
        """How many pets, cages, addons and artifacts are left."""
        pets, cages, addons, artifacts = self.dealt
        return (
            len(self.pet_pile) - pets,
            len(self.cage_stack) - cages,
            len(self.addon_stack) - addons,
            len(self.artifact_stack) - artifacts,
        )

    def plot(self, seat: int, plot: int) -> Plot:
        """A plot of a seat, to be read."""
        return self.families[seat].plots[plot]

    def occupy(self, space: int, seat: int, imps: int) -> None:
        """A group of a seat comes to a space."""
        self.spaces[space] = imps << 4 | seat + 1

    def join(self, space: int, imps: int) -> None:
        """So many imps more (or fewer) of whoever is at a space."""
        self.spaces[space] += imps << 4

    def boost(self, plot: int, symbol: int, bonus: int) -> None:
        """Armor raises the strength or the antimagic of a plot."""
        self.boosts = added(self.boosts, 2 * plot + symbol, bonus)

    def unarmed(self) -> None:
        """Armor and shovel are unused, as at the beginning of a turn."""
        self.boosts = [0] * (2 * PLOTS)
        self.armor = 0
        self.shovel = -1
