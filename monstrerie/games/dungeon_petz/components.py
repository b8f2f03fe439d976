"""Reads and checks the data of the box (`components.toml`), and makes the layout of it."""

from __future__ import annotations

from operator import add
from typing import Any, Literal

import msgspec

from ...core.components import Components, check_count
from ...core.errors import BadComponents, Problem
from . import state
from .names import (
    ARTIFACTS,
    BOOKS,
    CARD_NEEDS,
    CUSTOMERS,
    DIETS,
    DUMMIES,
    EXHIBITIONS,
    LEAVINGS,
    NEEDS,
    PETS,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from .rules.packed import one_card
from .state import BARS, MEAT_CHAMBERS, SMALLEST_SALE, VEGETABLE_CHAMBERS, Layout

LETTERS = "GRYP"
MOST = 99
MOST_CARDS = 31
"""A packed hand counts each kind of card in five bits."""


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the records: a name that doesn't belong is an error, not ignored."""


class Pet(Exact, frozen=True):
    """One pet."""

    diet: Literal["herbivore", "carnivore", "omnivore"]
    bars: str
    farm: Literal["meat", "vegetable", "gold", "nothing"]


class Tile(Exact, frozen=True):
    """A cage or an addon, by its symbols."""

    strength: int = 0
    antimagic: int = 0
    graze: int = 0
    meat: int = 0
    toy: int = 0
    absorb: int = 0


class Cages(Exact, frozen=True):
    """The printed cage and those from town."""

    initial: Tile
    initial_manure: int
    initial_plot: int
    tiles: list[Tile]


class Addons(Exact, frozen=True):
    """The addons."""

    tiles: list[Tile]


class Prices(Exact, frozen=True):
    """Gold for sizes 4 to 7, by diet."""

    carnivore: tuple[int, int, int, int]
    herbivore: tuple[int, int, int, int]
    omnivore: tuple[int, int, int, int]


class Deck(Exact, frozen=True):
    """Cards of each need in one deck."""

    hunger: int
    poop: int
    play: int
    magic: int
    anger: int
    disease: int


class Decks(Exact, frozen=True):
    """The four decks and the potions."""

    green: Deck
    red: Deck
    yellow: Deck
    purple: Deck
    potions: int

    def all(self) -> tuple[Deck, Deck, Deck, Deck]:
        """The decks in the order of COLOURS."""
        return (self.green, self.red, self.yellow, self.purple)


Stands = tuple[int, int, int, int]


class Exhibition(Exact, frozen=True):
    """What an exhibition counts, in points."""

    shown: Literal["pet", "display"]
    needs: dict[str, int] = {}
    chosen: int = 0
    kinds: int = 0
    colours: int = 0
    pets: int = 0
    suffering: int = 0
    mutation: int = 0
    manure: int = 0


class Awards(Exact, frozen=True):
    """Reputation by place, for each number of players."""

    two: tuple[int, int]
    three: tuple[int, int, int]
    four: tuple[int, int, int, int]


class Customer(Exact, frozen=True):
    """Points by symbol."""

    hunger: int = 0
    poop: int = 0
    play: int = 0
    magic: int = 0
    anger: int = 0
    disease: int = 0
    suffering: int = 0
    mutation: int = 0
    rainbow: dict[str, int] = {}


class Table(Exact, frozen=True):
    """Imps and gold at the start."""

    imps: int
    imps_home: int
    start_gold: int
    extra_imps: list[int]
    extra_imps_small: list[int]


class Rings(Exact, frozen=True):
    """The ways of the neutral imps."""

    corral: list[str]
    market: list[str]
    hospital: list[str]


class Box(Exact, frozen=True):
    """All components of Dungeon Petz."""

    pets: dict[str, Pet]
    prices: Prices
    cages: Cages
    addons: Addons
    books: dict[str, str]
    decks: Decks
    food: dict[str, Stands | int]
    """What lies on the stands, by exhibition, and the chambers in which it lasts."""
    exhibitions: dict[str, Exhibition]
    awards: Awards
    customers: dict[str, Customer]
    table: Table
    rings: Rings


def box(components: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    made = components.typed(Box)
    _check_pets(made)
    _check_tiles(made)
    _check_cards(made)
    _check_exhibitions(made)
    _check_food(made)
    for name, awards in (("two", made.awards.two), ("three", made.awards.three), ("four", made.awards.four)):
        _check(all(0 <= award <= MOST for award in awards), f"awards.{name}", awards, f"0…{MOST}")
    table = made.table
    _check(1 <= table.imps <= 15, "table.imps", table.imps, "1…15")
    for path, rounds in (("extra_imps", table.extra_imps), ("extra_imps_small", table.extra_imps_small)):
        _check(
            len(rounds) <= 8 and all(1 <= at <= 6 for at in rounds),
            f"table.{path}",
            rounds,
            Problem("dp-wanted-rounds"),
        )
        _check(
            table.imps_home + len(rounds) == table.imps,
            "table.imps_home",
            table.imps_home,
            Problem("dp-wanted-imps-home"),
        )
    _check(0 <= table.start_gold <= MOST, "table.start_gold", table.start_gold, f"0…{MOST}")
    rings = [*made.rings.corral, *made.rings.market, *made.rings.hospital]
    known = (*SPACES, *DUMMIES)
    _check(sorted(rings) == sorted(known), "rings", rings, ", ".join(known))
    for name in ("corral", "market", "hospital"):
        ring = getattr(made.rings, name)
        check_count(ring, f"rings.{name}", 6, 6)
    return made


def _check_pets(made: Box) -> None:
    _check(set(made.pets) == set(PETS), "pets", list(made.pets), ", ".join(PETS))
    for name, pet in made.pets.items():
        good = len(pet.bars) == BARS and all(letter in LETTERS for letter in pet.bars)
        _check(good, f"pets.{name}.bars", pet.bars, Problem("dp-wanted-bars", count=BARS, known=LETTERS))
    for diet in DIETS[1:]:
        prices = getattr(made.prices, diet)
        _check(all(0 <= price <= MOST for price in prices), f"prices.{diet}", prices, f"4 × 0…{MOST}")


def _check_tiles(made: Box) -> None:
    cages, addons = made.cages.tiles, made.addons.tiles
    for path, tiles in (
        ("cages.tiles", cages),
        ("addons.tiles", addons),
        ("cages.initial", [made.cages.initial]),
    ):
        for tile in tiles:
            good = all(0 <= getattr(tile, symbol) <= 15 for symbol in SYMBOLS)
            _check(good, path, [getattr(tile, symbol) for symbol in SYMBOLS], Problem("dp-wanted-symbols"))
    check_count(cages, "cages.tiles", 3, 30)
    check_count(addons, "addons.tiles", 2, 30)
    _check(0 <= made.cages.initial_plot < 4, "cages.initial_plot", made.cages.initial_plot, "0…3")
    _check(
        0 <= made.cages.initial_manure <= MOST, "cages.initial_manure", made.cages.initial_manure, f"0…{MOST}"
    )
    _check(set(made.books) == set(ARTIFACTS[:BOOKS]), "books", list(made.books), ", ".join(ARTIFACTS[:BOOKS]))
    for name, colours in made.books.items():
        good = len(colours) == 2 and len(set(colours)) == 2 and all(letter in LETTERS for letter in colours)
        _check(good, f"books.{name}", colours, Problem("dp-wanted-book", known=LETTERS))


def _check_food(made: Box) -> None:
    chambers = {"vegetable_chambers": VEGETABLE_CHAMBERS, "meat_chambers": MEAT_CHAMBERS}
    known = ("first-round", "first-round-small", *EXHIBITIONS, *chambers)
    _check(set(made.food) == set(known), "food", list(made.food), ", ".join(known))
    for name, value in made.food.items():
        if name in chambers:
            good = isinstance(value, int) and 1 <= value <= chambers[name]
            _check(good, f"food.{name}", value, f"1…{chambers[name]}")
        else:
            good = not isinstance(value, int) and all(0 <= tokens <= MOST for tokens in value)
            _check(good, f"food.{name}", value, f"4 × 0…{MOST}")


def _check_exhibitions(made: Box) -> None:
    _check(
        set(made.exhibitions) == set(EXHIBITIONS),
        "exhibitions",
        list(made.exhibitions),
        ", ".join(EXHIBITIONS),
    )
    for name, exhibition in made.exhibitions.items():
        good = all(need in NEEDS for need in exhibition.needs)
        _check(good, f"exhibitions.{name}.needs", list(exhibition.needs), ", ".join(NEEDS))
        # A need is chosen for a pet: of a whole display nobody is asked for any.
        good = exhibition.shown == "pet" or exhibition.chosen == 0
        _check(good, f"exhibitions.{name}.chosen", exhibition.chosen, "0")


def _check_cards(made: Box) -> None:
    for colour, deck in zip(("green", "red", "yellow", "purple"), made.decks.all(), strict=True):
        counts = [getattr(deck, need) for need in CARD_NEEDS]
        _check(
            all(0 <= count <= MOST_CARDS for count in counts), f"decks.{colour}", counts, f"0…{MOST_CARDS}"
        )
    _check(0 <= made.decks.potions <= 15, "decks.potions", made.decks.potions, "0…15")
    _check(set(made.customers) == set(CUSTOMERS), "customers", list(made.customers), ", ".join(CUSTOMERS))
    for name, customer in made.customers.items():
        good = all(need in CARD_NEEDS for need in customer.rainbow)
        _check(good, f"customers.{name}.rainbow", list(customer.rainbow), ", ".join(CARD_NEEDS))


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
    pets = [made.pets[name] for name in PETS]
    shared.pets = list(PETS)
    shared.diets = [DIETS.index(pet.diet) for pet in pets]
    shared.bars = [_colours(pet.bars) for pet in pets]
    shared.prices = [[0] * SMALLEST_SALE + [*getattr(made.prices, pet.diet)] for pet in pets]
    shared.leaves = [LEAVINGS.index(pet.farm) for pet in pets]
    shared.cage_count = len(made.cages.tiles)
    shared.addon_count = len(made.addons.tiles)
    shared.cages = [_symbols(tile) for tile in (*made.cages.tiles, made.cages.initial)]
    shared.addons = [_symbols(tile) for tile in (*made.addons.tiles, Tile())]
    _write_rows(shared)
    shared.initial_plot = made.cages.initial_plot
    shared.initial_manure = made.cages.initial_manure
    shared.books = [_colours(made.books[name]) for name in ARTIFACTS[:BOOKS]]
    decks = [[getattr(deck, need) for need in CARD_NEEDS] for deck in made.decks.all()]
    shared.deck = [sum(count * one_card(need) for need, count in enumerate(deck)) for deck in decks]
    shared.sizes = [sum(deck) for deck in decks]
    shared.potions = made.decks.potions
    small = players < 4
    shared.first_food = _stands(made, "first-round-small" if small else "first-round")
    shared.food = [_stands(made, name) for name in EXHIBITIONS]
    shared.chambers = [_chambers(made, "vegetable_chambers"), _chambers(made, "meat_chambers")]
    shared.exhibitions = [_exhibition(made.exhibitions[name]) for name in EXHIBITIONS]
    shared.exhibitions.append(_exhibition(Exhibition("pet")))
    shared.awards = list((made.awards.two, made.awards.three, made.awards.four)[players - 2])
    shared.customers = [_customer(made.customers[name]) for name in CUSTOMERS]
    shared.imps = made.table.imps
    shared.imps_home = made.table.imps_home
    shared.start_gold = made.table.start_gold
    shared.extra = list(made.table.extra_imps_small if small else made.table.extra_imps)
    names = (*SPACES, *DUMMIES)
    rings = (made.rings.corral, made.rings.market, made.rings.hospital)
    shared.rings = [[names.index(name) for name in ring] for ring in rings]
    shared.blocked = [_blocked(shared.rings, players, number) for number in range(shared.rounds + 1)]
    return shared


def _colours(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def _symbols(tile: Tile) -> list[int]:
    return [getattr(tile, symbol) for symbol in SYMBOLS]


def _write_rows(shared: Layout) -> None:
    """Rows that never change, ready for observations."""
    nothing = bytes(1 + len(SYMBOLS))
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
    made = state.Exhibition()
    made.display = printed.shown == "display"
    made.needs = [printed.needs.get(need, 0) for need in NEEDS]
    made.chosen = printed.chosen
    made.kinds = printed.kinds
    made.colours = printed.colours
    made.pets = printed.pets
    made.suffering = printed.suffering
    made.mutation = printed.mutation
    made.manure = printed.manure
    return made


def _customer(printed: Customer) -> state.Customer:
    made = state.Customer()
    made.needs = [getattr(printed, need) for need in CARD_NEEDS]
    made.rainbow = [printed.rainbow.get(need, 0) for need in CARD_NEEDS]
    made.suffering = printed.suffering
    made.mutation = printed.mutation
    return made


def _blocked(rings: list[list[int]], players: int, number: int) -> list[bool]:
    """Where neutral imps stand in a round: each round one step further on every ring (DP-NEU-03, 04, 08)."""
    blocked = [False] * (SPACE_COUNT + len(DUMMIES))
    if players < 4 and number > 0:
        for ring in rings:
            for start in (0,) if players == 3 else (0, 3):
                blocked[ring[(start + number - 1) % 6]] = True
    return blocked


def _check(good: bool, path: str, value: Any, wanted: str | Problem) -> None:
    if not good:
        raise BadComponents("error-components-value", path=path, value=str(value)[:80], wanted=wanted)
