"""Reads and checks the data of the box (`components.toml`), and makes the layout of it."""

from __future__ import annotations

from operator import add
from typing import Annotated, Literal

from msgspec import field

from ...core.components import Components, Record, among, check, counted, fill, named, within
from ...core.errors import Problem
from . import names, state
from .rules.packed import one_card
from .state import BARS, MEAT_CHAMBERS, PLOTS, SMALLEST_SALE, VEGETABLE_CHAMBERS, Layout

LETTERS = "GRYP"
MOST = 99
MOST_CARDS = 31
"""A packed hand counts each kind of card in five bits."""


Count = Annotated[int, within(0, MOST)]
Price = tuple[Count, Count, Count, Count]
Cards = Annotated[int, within(0, MOST_CARDS)]
Ring = Annotated[list[str], counted(6, rule="DP-NEU-02")]


class Pet(Record, frozen=True):
    """One pet."""

    diet: Literal["herbivore", "carnivore", "omnivore"]
    bars: str
    farm: Literal["meat", "vegetable", "gold", "nothing"]


class Tile(Record, frozen=True):
    """A cage or an addon, by its symbols."""

    strength: int = 0
    antimagic: int = 0
    graze: int = 0
    meat: int = 0
    toy: int = 0
    absorb: int = 0


class Cages(Record, frozen=True):
    """The printed cage and those from town."""

    initial: Tile
    initial_manure: Count
    initial_plot: Annotated[int, within(0, PLOTS - 1)]
    tiles: Annotated[list[Tile], counted(3, 30)]


class Addons(Record, frozen=True):
    """The addons."""

    tiles: Annotated[list[Tile], counted(2, 30)]


class Prices(Record, frozen=True):
    """Gold for sizes 4 to 7, by diet."""

    carnivore: Price
    herbivore: Price
    omnivore: Price


class Deck(Record, frozen=True):
    """Cards of each need in one deck."""

    hunger: Cards
    poop: Cards
    play: Cards
    magic: Cards
    anger: Cards
    disease: Cards


class Decks(Record, frozen=True):
    """The four decks and the potions."""

    green: Deck
    red: Deck
    yellow: Deck
    purple: Deck
    potions: Annotated[int, within(0, 15)]

    def all(self) -> tuple[Deck, Deck, Deck, Deck]:
        """The decks in the order of COLOURS."""
        return (self.green, self.red, self.yellow, self.purple)


Stands = tuple[int, int, int, int]
FOOD = ("first-round", "first-round-small", *names.EXHIBITIONS, "vegetable_chambers", "meat_chambers")


class Exhibition(Record, frozen=True):
    """What an exhibition counts, in points."""

    shown: Literal["pet", "display"]
    needs: dict[Annotated[str, among(names.NEEDS)], int] = field(default_factory=dict)
    chosen: int = 0
    kinds: int = 0
    colours: int = 0
    pets: int = 0
    suffering: int = 0
    mutation: int = 0
    manure: int = 0


class Awards(Record, frozen=True):
    """Reputation by place, for each number of players."""

    two: tuple[Count, Count]
    three: tuple[Count, Count, Count]
    four: tuple[Count, Count, Count, Count]


class Customer(Record, frozen=True):
    """Points by symbol."""

    hunger: int = 0
    poop: int = 0
    play: int = 0
    magic: int = 0
    anger: int = 0
    disease: int = 0
    suffering: int = 0
    mutation: int = 0
    rainbow: dict[Annotated[str, among(names.CARD_NEEDS)], int] = field(default_factory=dict)


class Table(Record, frozen=True):
    """Imps and gold at the start."""

    imps: Annotated[int, within(1, 15)]
    imps_home: int
    start_gold: Count
    extra_imps: list[int]
    extra_imps_small: list[int]


class Rings(Record, frozen=True):
    """The ways of the neutral imps."""

    corral: Ring
    market: Ring
    hospital: Ring


class Box(Record, frozen=True):
    """All components of Dungeon Petz."""

    pets: Annotated[dict[str, Pet], named(names.PETS)]
    prices: Prices
    cages: Cages
    addons: Addons
    books: Annotated[dict[str, str], named(names.ARTIFACTS[: names.BOOKS])]
    decks: Decks
    food: Annotated[dict[str, Stands | int], named(FOOD)]
    """What lies on the stands, by exhibition, and the chambers in which it lasts."""
    exhibitions: Annotated[dict[str, Exhibition], named(names.EXHIBITIONS)]
    awards: Awards
    customers: Annotated[dict[str, Customer], named(names.CUSTOMERS)]
    table: Table
    rings: Rings


def box(components: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    made = components.typed(Box)
    for name, pet in made.pets.items():
        good = len(pet.bars) == BARS and all(letter in LETTERS for letter in pet.bars)
        wanted = Problem("dp-wanted-bars", count=BARS, known=LETTERS)
        check(good, f"pets.{name}.bars", pet.bars, wanted, "DP-PET-03")
    for path, tiles in (
        ("cages.tiles", made.cages.tiles),
        ("addons.tiles", made.addons.tiles),
        ("cages.initial", [made.cages.initial]),
    ):
        for symbols in map(_symbols, tiles):
            check(all(0 <= many <= 15 for many in symbols), path, symbols, Problem("dp-wanted-symbols"))
    for name, colours in made.books.items():
        good = len(colours) == 2 and len(set(colours)) == 2 and all(letter in LETTERS for letter in colours)
        check(good, f"books.{name}", colours, Problem("dp-wanted-book", known=LETTERS), "DP-ART-02")
    for name, exhibition in made.exhibitions.items():
        # A need is chosen for a pet: of a whole display nobody is asked for any.
        good = exhibition.shown == "pet" or exhibition.chosen == 0
        check(good, f"exhibitions.{name}.chosen", exhibition.chosen, "0")
    _check_food(made)
    table = made.table
    for path, rounds in (("extra_imps", table.extra_imps), ("extra_imps_small", table.extra_imps_small)):
        good = len(rounds) <= 8 and all(1 <= at <= 6 for at in rounds)
        check(good, f"table.{path}", rounds, Problem("dp-wanted-rounds"), "DP-SET-03")
        good = table.imps_home + len(rounds) == table.imps
        check(good, "table.imps_home", table.imps_home, Problem("dp-wanted-imps-home"), "DP-SET-03")
    rings = [*made.rings.corral, *made.rings.market, *made.rings.hospital]
    known = (*names.SPACES, *names.DUMMIES)
    check(sorted(rings) == sorted(known), "rings", rings, ", ".join(known), "DP-NEU-02")
    return made


def _check_food(made: Box) -> None:
    chambers = {"vegetable_chambers": VEGETABLE_CHAMBERS, "meat_chambers": MEAT_CHAMBERS}
    for name, value in made.food.items():
        if name in chambers:
            good = isinstance(value, int) and 1 <= value <= chambers[name]
            check(good, f"food.{name}", value, f"1…{chambers[name]}")
        else:
            good = not isinstance(value, int) and all(0 <= tokens <= MOST for tokens in value)
            check(good, f"food.{name}", value, f"4 × 0…{MOST}")


def layout(
    made: Box, players: int, *, double: bool, foresight: str, meat_stand: bool, final_order: bool
) -> Layout:
    """The box as the plain lists that the rules work on."""
    shared = Layout()
    shared.players = players
    shared.rounds = 5 if players == 4 else 6
    shared.double = double
    shared.foresight = {"basic": 1, "more": 2, "all": 99}[foresight]
    shared.meat_stand = meat_stand
    shared.final_order = final_order and players == 4
    pets = [made.pets[name] for name in names.PETS]
    shared.pets = list(names.PETS)
    shared.diets = [names.DIETS.index(pet.diet) for pet in pets]
    shared.bars = [_colours(pet.bars) for pet in pets]
    shared.prices = [[0] * SMALLEST_SALE + [*getattr(made.prices, pet.diet)] for pet in pets]
    shared.leaves = [names.LEAVINGS.index(pet.farm) for pet in pets]
    shared.cage_count = len(made.cages.tiles)
    shared.addon_count = len(made.addons.tiles)
    shared.cages = [_symbols(tile) for tile in (*made.cages.tiles, made.cages.initial)]
    shared.addons = [_symbols(tile) for tile in (*made.addons.tiles, Tile())]
    _write_rows(shared)
    shared.initial_plot = made.cages.initial_plot
    shared.initial_manure = made.cages.initial_manure
    shared.books = [_colours(made.books[name]) for name in names.ARTIFACTS[: names.BOOKS]]
    decks = [[getattr(deck, need) for need in names.CARD_NEEDS] for deck in made.decks.all()]
    shared.deck = [sum(count * one_card(need) for need, count in enumerate(deck)) for deck in decks]
    shared.sizes = [sum(deck) for deck in decks]
    shared.potions = made.decks.potions
    small = players < 4
    shared.first_food = _stands(made, "first-round-small" if small else "first-round")
    shared.food = [_stands(made, name) for name in names.EXHIBITIONS]
    shared.chambers = [_chambers(made, "vegetable_chambers"), _chambers(made, "meat_chambers")]
    shared.exhibitions = [_exhibition(made.exhibitions[name]) for name in names.EXHIBITIONS]
    shared.exhibitions.append(_exhibition(Exhibition("pet")))
    shared.awards = list((made.awards.two, made.awards.three, made.awards.four)[players - 2])
    shared.customers = [_customer(made.customers[name]) for name in names.CUSTOMERS]
    shared.imps = made.table.imps
    shared.imps_home = made.table.imps_home
    shared.start_gold = made.table.start_gold
    shared.extra = list(made.table.extra_imps_small if small else made.table.extra_imps)
    places = (*names.SPACES, *names.DUMMIES)
    rings = (made.rings.corral, made.rings.market, made.rings.hospital)
    shared.rings = [[places.index(name) for name in ring] for ring in rings]
    shared.blocked = [_blocked(shared.rings, players, number) for number in range(shared.rounds + 1)]
    return shared


def _colours(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def _symbols(tile: Tile) -> list[int]:
    return [getattr(tile, symbol) for symbol in names.SYMBOLS]


def _write_rows(shared: Layout) -> None:
    """Rows that never change, ready for observations."""
    nothing = bytes(1 + len(names.SYMBOLS))
    shared.cage_rows = [*(bytes((1, *symbols)) for symbols in shared.cages), nothing]
    shared.addon_rows = [*(bytes((1, *symbols)) for symbols in shared.addons), nothing]
    shared.plot_rows = [
        [
            bytes((1, cage == shared.cage_count, addon != shared.addon_count, *map(add, symbols, more)))
            for addon, more in enumerate(shared.addons)
        ]
        for cage, symbols in enumerate(shared.cages)
    ]


def _stands(made: Box, name: str) -> list[int]:
    food = made.food[name]
    assert not isinstance(food, int)
    return [*food]


def _chambers(made: Box, name: str) -> int:
    chambers = made.food[name]
    assert isinstance(chambers, int)
    return chambers


def _exhibition(printed: Exhibition) -> state.Exhibition:
    made = fill(state.Exhibition(), printed, "shown", "needs")
    made.display = printed.shown == "display"
    made.needs = [printed.needs.get(need, 0) for need in names.NEEDS]
    return made


def _customer(printed: Customer) -> state.Customer:
    made = state.Customer()
    made.needs = [getattr(printed, need) for need in names.CARD_NEEDS]
    made.rainbow = [printed.rainbow.get(need, 0) for need in names.CARD_NEEDS]
    made.suffering = printed.suffering
    made.mutation = printed.mutation
    return made


def _blocked(rings: list[list[int]], players: int, number: int) -> list[bool]:
    """Where neutral imps stand in a round: each round one step further on every ring (DP-NEU-03, 04, 08)."""
    blocked = [False] * (names.SPACE_COUNT + len(names.DUMMIES))
    if players < 4 and number > 0:
        for ring in rings:
            for start in (0,) if players == 3 else (0, 3):
                blocked[ring[(start + number - 1) % 6]] = True
    return blocked
