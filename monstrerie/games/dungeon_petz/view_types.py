"""The parts of a table of Dungeon Petz as one seat may see them, made by `view.build` (see README.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from ...core.view import Sentence
from .names import ARTIFACTS, CARDS, COLOURS, CUSTOMERS, DIETS, EXHIBITIONS, NEEDS

Colour = Annotated[str, Meta(title="Colour", extra={"one of": COLOURS})]
Need = Annotated[str, Meta(title="Need", extra={"one of": NEEDS})]
CardName = Annotated[str, Meta(title="CardName", extra={"one of": (*CARDS, NEEDS[6])})]
Diet = Annotated[str, Meta(title="Diet", extra={"one of": DIETS[1:]})]
Artifact = Annotated[str, Meta(extra={"one of": ARTIFACTS})]


class Tile(Struct, frozen=True):
    """What a cage or an addon does."""

    strength: int
    antimagic: int
    graze: int
    meat: int
    toy: int
    absorb: int


class ExhibitionFood(Struct, frozen=True):
    """What comes to the stands with an exhibition."""

    vegetables: int
    mixed_vegetables: int
    mixed_meat: int
    meat: int


class Exhibition(Struct, frozen=True, kw_only=True):
    """The exhibition of a round; all but `round` and `past` is unknown while it lies face down."""

    round: int
    exhibition: Annotated[str, Meta(extra={"one of": EXHIBITIONS})] | None
    """null: face down"""
    single: bool | UnsetType = UNSET
    """shown with one pet, not with the whole display"""
    food: ExhibitionFood | UnsetType = UNSET
    past: bool


class Customer(Struct, frozen=True, kw_only=True):
    """The customer of a round; all but `round` and `past` is unknown while it lies face down."""

    round: int
    customer: Annotated[str, Meta(extra={"one of": CUSTOMERS})] | None
    """null: face down"""
    weights: dict[str, int] | UnsetType = UNSET
    """points by symbol"""
    rainbow: dict[Need, int] | UnsetType = UNSET
    """points by symbol on a rainbow"""
    past: bool


class Space(Struct, frozen=True):
    """A space of the town."""

    space: str
    neutral: bool
    """a neutral imp stands there"""
    seat: int | None
    """whose group stands there"""
    imps: int
    needs_imps: int
    needs_gold: int


class DummySpace(Struct, frozen=True):
    """A dummy space, with two and three players."""

    space: str
    neutral: bool


class Stands(Struct, frozen=True):
    """What the stands have."""

    vegetables: int
    mixed_vegetables: int
    mixed_meat: int
    meat: int
    meat_vegetables: int
    meat_gold: int


class Stacks(Struct, frozen=True):
    """What the stacks still hold."""

    pets: int
    cages: int
    addons: int
    artifacts: int


class Offer(Struct, frozen=True):
    """A pet."""

    pet: str
    diet: Diet
    size: int
    bars: list[Colour]
    """seven"""
    prices: list[int]
    """from size 4 on"""


class Town(Struct, frozen=True):
    """The town."""

    spaces: list[Space]
    dummies: list[DummySpace]
    rings: list[list[str]]
    """the ways of the neutral imps, with two and three players"""
    stands: Stands
    artifacts: list[Artifact]
    cages: list[Tile | None]
    """null: sold"""
    addons: list[Tile | None]
    """null: sold"""
    young: list[Offer]
    older: list[Offer]
    left: Stacks


class Deck(Struct, frozen=True):
    """The need cards of a colour."""

    colour: Colour
    left: int
    discards: dict[Need, int]


class Imps(Struct, frozen=True):
    """A family's imps."""

    home: int
    """while groups are secret: with those in them"""
    busy: int
    hospital: int
    platform: int
    for_sale: int
    """usable on the platform now"""
    progress: list[int]
    """rounds of imps not invited yet"""


class Group(Struct, frozen=True):
    """A group at an exit."""

    exit: int
    """counted from 1"""
    imps: int
    gold: int


class Store(Struct, frozen=True):
    """A family's food, by age."""

    vegetables: list[int]
    meat: list[int]
    box: bool
    """something lies in the cooling box"""


class AssignedCard(Struct, frozen=True):
    """A card on a pet's bar."""

    card: CardName
    double: bool


class Pet(Offer, frozen=True):
    """A pet in a cage."""

    suffering: int
    mutation: int
    price: int
    """now"""
    cards: list[AssignedCard | None]
    """face down ones are null"""
    needs: dict[Need, int] | UnsetType = UNSET
    """once revealed"""
    scores: dict[Need, int] | int | UnsetType | None = UNSET
    """in this round's exhibition as it stands, once revealed; of a freestyle exhibition by need"""
    matches: dict[str, int] | UnsetType = UNSET
    """by customer, once revealed"""


class Plot(Struct, frozen=True):
    """A plot of a burrow."""

    plot: int
    """counted from 1"""
    cage: Tile | None
    initial: bool
    """the cage that everybody starts with"""
    addon: Tile | None
    manure: int
    pet: Pet | None


class New(Struct, frozen=True):
    """What was gained this round and is not placed yet."""

    cages: list[Tile | None]
    addon: Tile | None
    pets: list[Offer]


class FamilyView(Struct, frozen=True):
    """A family's burrow."""

    seat: int
    reputation: int | float
    """halves as .5"""
    sources: dict[str, int | float]
    """where reputation came from"""
    exhibition: int | float
    """the minion's place"""
    gold: int
    """while groups are secret: with that in them"""
    imps: Imps
    groups: list[Group] | None
    """null while they are secret"""
    food: Store
    artifacts: list[Artifact]
    base_hand: dict[Colour, int]
    hand_sizes: dict[Colour, int]
    """while somebody still assigns, the others' hands count as before"""
    potions: int
    revealed: bool
    """the cards on the pets lie open"""
    plots: list[Plot]
    new: New


class Hand(Struct, frozen=True):
    """The own cards."""

    green: list[CardName]
    red: list[CardName]
    yellow: list[CardName]
    purple: list[CardName]
    potions: int


class PetzView(Struct, frozen=True):
    """The whole table as a seat sees it."""

    round: int
    rounds: int
    phase: str
    prompt: Sentence
    start_seat: int
    """who has the token"""
    order: list[int]
    """turn order of the round"""
    exhibitions: list[Exhibition]
    customers: list[Customer]
    town: Town
    decks: list[Deck]
    potions: int
    """in the stack"""
    awards: list[int]
    """reputation by place"""
    seats: list[FamilyView]
    hand: Hand | None
    """null for spectators"""
    unseen: dict[Colour, dict[Need, int]]
    """card counting: of each colour and need, the cards this seat hasn't seen"""
