"""What one seat may see of the table; built from nothing, field by field (see README.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from ...core.decision import prompt
from ...core.puzzles import Sentence
from . import state as state_
from .names import (
    ARTIFACTS,
    ASSIGNING,
    BUSINESS,
    CARDS,
    COLOURS,
    CUSTOMERS,
    DIETS,
    DUMMIES,
    EXHIBITIONS,
    FREESTYLE,
    FULL_DISPLAY,
    GROUPING,
    NEEDS,
    PHASES,
    SHOWING,
    SOURCES,
    SPACE_COUNT,
    SPACES,
)
from .rules.business import match_score, on_platform, price
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import card_name
from .rules.setup import goods
from .rules.shopping import NEEDS_GOLD, NEEDS_IMPS, OLDER, YOUNG
from .state import (
    CODE_DOUBLE,
    CODE_POTION,
    CODE_SUBSTITUTE,
    MEAT_CHAMBER,
    NEUTRAL,
    PLOTS,
    SMALLEST_SALE,
    Petz,
    bought_size,
    card_of,
    cards_of,
    codes_of,
    count,
    gold_of,
    holder,
    holds,
    imps_of,
    imps_on,
    one_card,
    pet_of,
    real,
    unpack,
)

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


class LaidCard(Struct, frozen=True):
    """A card on a pet's bar."""

    card: CardName
    double: bool


class Pet(Offer, frozen=True):
    """A pet in a cage."""

    suffering: int
    mutation: int
    price: int
    """now"""
    cards: list[LaidCard | None]
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


def build(state: Petz, seat: int | None) -> PetzView:
    """The whole table as the seat sees it (None: a spectator)."""
    layout = state.layout
    return PetzView(
        round=state.round,
        rounds=layout.rounds,
        phase=f"dp-phase-{PHASES[state.phase]}",
        prompt=Sentence(**prompt(state, seat, "dp-prompt-over")),
        start_seat=state.start,
        order=state.order[:],
        exhibitions=[_exhibition(state, at) for at in range(layout.rounds - 1)],
        customers=[_customer(state, at) for at in range(layout.rounds - 1)],
        town=_town(state),
        decks=[_deck(state, colour) for colour in range(4)],
        potions=state.potions,
        awards=layout.awards[:],
        seats=[_seat(state, other, other == seat) for other in range(state.players)],
        hand=None if seat is None else _hand(state, seat),
        unseen=_unseen(state, seat),
    )


# --- the progress board and the town ------------------------------------------------------------------------


def _exhibition(state: Petz, at: int) -> Exhibition:
    round = at + 2
    past = round < state.round or (round == state.round and state.phase > SHOWING)
    if at >= state.exhibitions_known:
        return Exhibition(round=round, exhibition=None, past=past)
    tile = state.exhibitions[at]
    return Exhibition(
        round=round,
        exhibition=EXHIBITIONS[tile],
        single=tile < FULL_DISPLAY,
        food=ExhibitionFood(*state.layout.food[tile]),
        past=past,
    )


def _customer(state: Petz, at: int) -> Customer:
    round = min(at + 3, state.layout.rounds)
    past = round < state.round or (round == state.round and state.phase > BUSINESS)
    if at >= state.customers_known:
        return Customer(round=round, customer=None, past=past)
    tile = state.customers[at]
    wishes = state.layout.customers[tile]
    weights = {need: points for need, points in zip(NEEDS, wishes.needs, strict=False) if points}
    weights["suffering"] = wishes.suffering
    if wishes.mutation:
        weights["mutation"] = wishes.mutation
    return Customer(
        round=round,
        customer=CUSTOMERS[tile],
        weights=weights,
        rainbow={need: points for need, points in zip(NEEDS, wishes.rainbow, strict=False) if points},
        past=past,
    )


def _town(state: Petz) -> Town:
    layout = state.layout
    blocked = layout.blocked[state.round]
    dummies = [] if state.players == 4 else list(enumerate(DUMMIES))
    return Town(
        spaces=[_space(state, space) for space in range(SPACE_COUNT)],
        dummies=[DummySpace(name, blocked[SPACE_COUNT + at]) for at, name in dummies],
        rings=[]
        if state.players == 4
        else [[(*SPACES, *DUMMIES)[space] for space in ring] for ring in layout.rings],
        stands=Stands(**goods(state)),
        artifacts=[ARTIFACTS[tile] for tile in state.tents],
        cages=[_tile(layout.cages, cage) for cage in state.pits],
        addons=[_tile(layout.addons, addon) for addon in state.addons_shown],
        young=[_pet(state, pet, YOUNG) for pet in state.young],
        older=[_pet(state, pet, OLDER) for pet in state.older],
        left=Stacks(*state.stacks()),
    )


def _tile(tiles: list[list[int]], tile: int) -> Tile | None:
    """A cage or an addon; None for no tile (-1)."""
    return Tile(*tiles[tile]) if tile >= 0 else None


def _space(state: Petz, space: int) -> Space:
    held = state.spaces[space]
    neutral = held == NEUTRAL
    return Space(
        space=SPACES[space],
        neutral=neutral,
        seat=holder(held) if held and not neutral else None,
        imps=0 if neutral else imps_on(held),
        needs_imps=max(1, NEEDS_IMPS[space]),
        needs_gold=NEEDS_GOLD[space],
    )


def _pet(state: Petz, pet: int, size: int) -> Offer:
    layout = state.layout
    return Offer(
        pet=layout.pets[pet],
        diet=DIETS[layout.diets[pet]],
        size=size,
        bars=[COLOURS[colour] for colour in layout.bars[pet]],
        prices=layout.prices[pet][SMALLEST_SALE:],
    )


def _deck(state: Petz, colour: int) -> Deck:
    pile = state.discards[colour]
    return Deck(
        colour=COLOURS[colour],
        left=state.left[colour],
        discards={need: cards_of(pile, number) for number, need in enumerate(NEEDS[:6])},
    )


def _unseen(state: Petz, seat: int | None) -> dict[str, dict[str, int]]:
    """Card counting: of each colour and need, how many cards are in decks and other hands."""
    shown: dict[str, dict[str, int]] = {}
    for colour in range(len(COLOURS)):
        seen = state.discards[colour]
        if seat is not None:
            seen += real(state.families[seat].hand[colour])
        for owner, family in enumerate(state.families):
            if owner == seat or family.revealed:
                seen += sum(_assigned(state, plot, colour) for plot in family.plots)
        whole = state.layout.deck[colour]
        shown[COLOURS[colour]] = {
            need: cards_of(whole, number) - cards_of(seen, number) for number, need in enumerate(NEEDS[:6])
        }
    return shown


def _assigned(state: Petz, plot: state_.Plot, colour: int) -> int:
    """Cards of a colour on the bars of a plot, packed; substitutes and potions aside."""
    colours = state.layout.colours(plot)
    return sum(
        one_card(card_of(code))
        for bar, code in enumerate(codes_of(plot.assigned))
        if colours[bar] == colour and code not in (0, CODE_SUBSTITUTE, CODE_POTION)
    )


# --- the players --------------------------------------------------------------------------------------------


def _seat(state: Petz, seat: int, own: bool) -> FamilyView:
    layout, family = state.layout, state.families[seat]
    groups = [
        Group(exit + 1, imps_of(group), gold_of(group)) for exit, group in enumerate(family.groups) if group
    ]
    hidden = state.phase == GROUPING and not own
    home, gold = family.home, family.gold
    if hidden:
        home += sum(group.imps for group in groups)
        gold += sum(group.gold for group in groups)
    hand, potions = _hand_sizes(state, seat, own)
    vegetables, meat = layout.chambers
    return FamilyView(
        seat=seat,
        reputation=halves(family.reputation),
        sources=dict(zip(SOURCES, map(halves, family.ledger), strict=True)),
        exhibition=halves(family.minion),
        gold=gold,
        imps=Imps(
            home=home,
            busy=family.busy,
            hospital=family.hospital,
            platform=family.platform,
            for_sale=on_platform(state, seat),
            progress=[
                round for number, round in enumerate(layout.extra) if not holds(family.invited, number)
            ],
        ),
        groups=None if hidden else groups,
        food=Store(
            vegetables=family.food[:vegetables],
            meat=family.food[MEAT_CHAMBER : MEAT_CHAMBER + meat],
            box=family.boxed(),
        ),
        artifacts=[name for number, name in enumerate(ARTIFACTS) if holds(family.artifacts, number)],
        base_hand=dict(zip(COLOURS, family.base, strict=True)),
        hand_sizes=dict(zip(COLOURS, hand, strict=True)),
        potions=potions,
        revealed=family.revealed,
        plots=[_plot(state, seat, plot, own) for plot in range(PLOTS)],
        new=New(
            cages=[_tile(layout.cages, cage) for cage in family.new_cages],
            addon=_tile(layout.addons, family.new_addon),
            pets=[_pet(state, pet_of(new), bought_size(new)) for new in family.waiting()],
        ),
    )


def assigning(state: Petz) -> bool:
    """Whether somebody is still assigning cards."""
    return state.phase == ASSIGNING and state.lanes is not None


def _hand_sizes(state: Petz, seat: int, own: bool) -> tuple[list[int], int]:
    """Cards of each colour and potions in hand (DP-HID-04); for others, what is being assigned counts."""
    family = state.families[seat]
    hand = [count(cards) for cards in family.hand]
    potions = family.potions
    if assigning(state) and not own:
        for plot in family.plots:
            colours = state.layout.colours(plot)
            for bar, code in enumerate(codes_of(plot.assigned)):
                if code == CODE_POTION:
                    potions += 1
                elif code:
                    hand[colours[bar]] += 1
    return hand, potions


def _plot(state: Petz, seat: int, number: int, own: bool) -> Plot:
    layout, plot = state.layout, state.plot(seat, number)
    return Plot(
        plot=number + 1,
        cage=_tile(layout.cages, plot.cage),
        initial=plot.cage == layout.cage_count,
        addon=_tile(layout.addons, plot.addon) if plot.addon != layout.addon_count else None,
        manure=plot.manure,
        pet=_housed(state, seat, plot, own) if plot.pet >= 0 else None,
    )


def _housed(state: Petz, seat: int, plot: state_.Plot, own: bool) -> Pet:
    revealed = state.families[seat].revealed
    counted = revealed and state.phase >= SHOWING
    return Pet(
        **asdict(_pet(state, plot.pet, plot.size)),
        suffering=plot.suffering,
        mutation=plot.mutation,
        price=price(state, plot),
        cards=_cards(state, plot, own or revealed),
        needs={need: plot.shows(number) for number, need in enumerate(NEEDS)} if counted else UNSET,
        scores=_scores(state, seat, plot) if counted else UNSET,
        matches={CUSTOMERS[buyer]: match_score(state, plot, buyer) for buyer in state.buyers()}
        if counted
        else UNSET,
    )


def _scores(state: Petz, seat: int, plot: state_.Plot) -> dict[str, int] | int | None:
    """What the pet (or the whole display) is worth in this round's exhibition as it stands."""
    exhibition = state.exhibition()
    if exhibition < 0:
        return None
    if exhibition >= FULL_DISPLAY:
        return display_score(state, seat, exhibition)
    if exhibition == FREESTYLE:
        return {need: pet_score(state, plot, exhibition, number) for number, need in enumerate(NEEDS)}
    return pet_score(state, plot, exhibition, 0)


def _cards(state: Petz, plot: state_.Plot, known: bool) -> list[LaidCard | None]:
    """The cards on a pet's bars, face down ones as None; nothing while another player still assigns."""
    if state.phase < ASSIGNING or (assigning(state) and not known):
        return []
    cards: list[LaidCard | None] = []
    for code in codes_of(plot.assigned):
        if code and known:
            cards.append(LaidCard(card_name(code), code >= CODE_DOUBLE))
        elif code:
            cards.append(None)
    return cards


def _hand(state: Petz, seat: int) -> Hand:
    family = state.families[seat]
    green, red, yellow, purple = ([CARDS[card] for card in unpack(cards)] for cards in family.hand)
    return Hand(green, red, yellow, purple, family.potions)
