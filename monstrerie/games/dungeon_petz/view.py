"""What one seat may see of the table; built from nothing, field by field (see README.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from ...core.decision import prompt
from ...core.puzzles import Sentence
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
from .rules.cards import count, names
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import card_name
from .rules.shopping import NEEDS_GOLD, NEEDS_IMPS, symbols
from .state import (
    BARS,
    BOX_CHAMBER,
    CODE_DOUBLE,
    CODE_POTION,
    EXITS,
    FOOD,
    MEAT_CHAMBER,
    MUTATION,
    NEUTRAL,
    PLOTS,
    SMALLEST_SALE,
    SUFFERING,
    WEIGHTS,
    Petz,
    bought_size,
    card_of,
    cards_of,
    code_on,
    gold_of,
    holder,
    holds,
    imps_of,
    imps_on,
    needs_of,
    one_card,
    pet_of,
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
    food = state.layout.food[4 * tile : 4 * tile + 4]
    return Exhibition(
        round=round,
        exhibition=EXHIBITIONS[tile],
        single=tile < FULL_DISPLAY,
        food=ExhibitionFood(*food),
        past=past,
    )


def _customer(state: Petz, at: int) -> Customer:
    round = min(at + 3, state.layout.rounds)
    past = round < state.round or (round == state.round and state.phase > BUSINESS)
    if at >= state.customers_known:
        return Customer(round=round, customer=None, past=past)
    tile = state.customers[at]
    weights = state.layout.weights[WEIGHTS * tile : WEIGHTS * tile + WEIGHTS]
    plain = {need: weights[number] for number, need in enumerate(NEEDS[:6]) if weights[number]}
    plain["suffering"] = weights[SUFFERING]
    if weights[MUTATION]:
        plain["mutation"] = weights[MUTATION]
    rainbow = {need: weights[8 + number] for number, need in enumerate(NEEDS[:6]) if weights[8 + number]}
    return Customer(
        round=round,
        customer=CUSTOMERS[tile],
        weights=plain,
        rainbow=rainbow,
        past=past,
    )


def _town(state: Petz) -> Town:
    layout, stands = state.layout, state.stands
    blocked = layout.blocked[state.round]
    dummies = [] if state.players == 4 else list(enumerate(DUMMIES))
    return Town(
        spaces=[_space(state, space) for space in range(SPACE_COUNT)],
        dummies=[DummySpace(name, blocked[SPACE_COUNT + at]) for at, name in dummies],
        rings=[]
        if state.players == 4
        else [[(*SPACES, *DUMMIES)[space] for space in ring] for ring in layout.rings],
        stands=Stands(
            vegetables=stands[0],
            mixed_vegetables=stands[2],
            mixed_meat=stands[3],
            meat=stands[5],
            meat_vegetables=stands[4],
            meat_gold=stands[6],
        ),
        artifacts=[ARTIFACTS[tile] for tile in state.tents],
        cages=[_tile(layout.cages, cage) for cage in state.pits],
        addons=[_tile(layout.addons, addon) for addon in state.addons_shown],
        young=[_pet(state, pet, 2) for pet in state.young],
        older=[_pet(state, pet, 3) for pet in state.older],
        left=Stacks(
            pets=len(state.pet_pile) - state.dealt[0],
            cages=len(state.cage_stack) - state.dealt[1],
            addons=len(state.addon_stack) - state.dealt[2],
            artifacts=len(state.artifact_stack) - state.dealt[3],
        ),
    )


def _tile(table: list[int], tile: int) -> Tile | None:
    """A cage or an addon; None for no tile (-1)."""
    return Tile(**symbols(table, tile)) if tile >= 0 else None


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
        bars=[COLOURS[colour] for colour in layout.bars[BARS * pet : BARS * pet + BARS]],
        prices=layout.prices[8 * pet + SMALLEST_SALE : 8 * pet + 8],
    )


def _deck(state: Petz, colour: int) -> Deck:
    pile = state.discards[colour]
    return Deck(
        colour=COLOURS[colour],
        left=state.left[colour],
        discards={need: cards_of(pile, number) for number, need in enumerate(NEEDS[:6])},
    )


def _unseen(state: Petz, seat: int | None) -> dict[str, dict[str, int]]:
    """Card counting: of each colour and need, how many cards the seat hasn't seen (in decks and other
    hands).
    """
    shown: dict[str, dict[str, int]] = {}
    for colour in range(4):
        seen = state.discards[colour]
        if seat is not None:
            seen += state.hands[4 * seat + colour] & (1 << 30) - 1
        for at in range(PLOTS * state.players):
            if at // PLOTS == seat or holds(state.revealed, at // PLOTS):
                seen += _laid(state, at, colour)
        whole = state.layout.deck[colour]
        shown[COLOURS[colour]] = {
            need: cards_of(whole, number) - cards_of(seen, number) for number, need in enumerate(NEEDS[:6])
        }
    return shown


def _laid(state: Petz, at: int, colour: int) -> int:
    """Cards of a colour on the bars of a plot, packed; substitutes and potions aside."""
    packed, cards, pet = 0, state.assigned[at], state.pets[at]
    for bar in range(state.sizes[at] if pet >= 0 else 0):
        code = code_on(cards, bar)
        if state.layout.bars[BARS * pet + bar] == colour and code not in (0, 7, CODE_POTION):
            packed += one_card(card_of(code))
    return packed


# --- the players --------------------------------------------------------------------------------------------


def _seat(state: Petz, seat: int, own: bool) -> FamilyView:
    layout = state.layout
    at = FOOD * seat
    grouping = state.phase == GROUPING
    groups = [
        Group(exit + 1, imps_of(group), gold_of(group))
        for exit, group in enumerate(state.groups[EXITS * seat : EXITS * seat + EXITS])
        if group
    ]
    hidden = grouping and not own
    home, gold = state.home[seat], state.gold[seat]
    if hidden:
        home += sum(group.imps for group in groups)
        gold += sum(group.gold for group in groups)
    hand, potions = _hand_sizes(state, seat, own)
    vegetables, meat = layout.chambers
    return FamilyView(
        seat=seat,
        reputation=halves(state.reputation[seat]),
        sources={
            source: halves(state.ledger[len(SOURCES) * seat + number])
            for number, source in enumerate(SOURCES)
        },
        exhibition=halves(state.minions[seat]),
        gold=gold,
        imps=Imps(
            home=home,
            busy=state.busy[seat],
            hospital=state.hospital[seat],
            platform=state.platform[seat],
            for_sale=on_platform(state, seat),
            progress=[
                round for number, round in enumerate(layout.extra) if not holds(state.invited[seat], number)
            ],
        ),
        groups=None if hidden else groups,
        food=Store(
            vegetables=state.food[at : at + vegetables],
            meat=state.food[at + MEAT_CHAMBER : at + MEAT_CHAMBER + meat],
            box=state.food[at + BOX_CHAMBER] > 0,
        ),
        artifacts=[name for number, name in enumerate(ARTIFACTS) if holds(state.artifacts[seat], number)],
        base_hand=dict(zip(COLOURS, state.base[4 * seat : 4 * seat + 4], strict=True)),
        hand_sizes=dict(zip(COLOURS, hand, strict=True)),
        potions=potions,
        revealed=holds(state.revealed, seat),
        plots=[_plot(state, seat, plot, own) for plot in range(PLOTS)],
        new=New(
            cages=[_tile(layout.cages, cage) for cage in state.new_cages[2 * seat : 2 * seat + 2]],
            addon=_tile(layout.addons, state.new_addons[seat]),
            pets=[
                _pet(state, pet_of(new), bought_size(new))
                for new in state.new_pets[3 * seat : 3 * seat + 3]
                if new >= 0
            ],
        ),
    )


def assigning(state: Petz) -> bool:
    """Whether somebody is still laying cards face down."""
    return state.phase == ASSIGNING and state.lanes is not None


def _hand_sizes(state: Petz, seat: int, own: bool) -> tuple[list[int], int]:
    """Cards of each colour and potions in hand (DP-HID-04); what is being assigned still counts for
    others.
    """
    hand = [count(state.hands[4 * seat + colour]) for colour in range(4)]
    potions = state.potions_held[seat]
    if assigning(state) and not own:
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet, cards = state.pets[at], state.assigned[at]
            for bar in range(state.sizes[at] if pet >= 0 else 0):
                code = code_on(cards, bar)
                if code == CODE_POTION:
                    potions += 1
                elif code:
                    hand[state.layout.bars[BARS * pet + bar]] += 1
    return hand, potions


def _plot(state: Petz, seat: int, plot: int, own: bool) -> Plot:
    layout = state.layout
    at = PLOTS * seat + plot
    cage, addon = state.cages[at], state.addons[at]
    return Plot(
        plot=plot + 1,
        cage=_tile(layout.cages, cage),
        initial=cage == layout.cage_count,
        addon=_tile(layout.addons, addon) if addon != layout.addon_count else None,
        manure=state.manure[at],
        pet=_housed(state, seat, at, own) if state.pets[at] >= 0 else None,
    )


def _housed(state: Petz, seat: int, at: int, own: bool) -> Pet:
    revealed = holds(state.revealed, seat)
    counted = revealed and state.phase >= SHOWING
    tallies = state.tallies[at]
    return Pet(
        **asdict(_pet(state, state.pets[at], state.sizes[at])),
        suffering=state.suffering[at],
        mutation=state.mutation[at],
        price=price(state, at),
        cards=_cards(state, at, own or revealed),
        needs={need: needs_of(tallies, n) for n, need in enumerate(NEEDS)} if counted else UNSET,
        scores=_scores(state, seat, at) if counted else UNSET,
        matches={CUSTOMERS[buyer]: match_score(state, at, buyer) for buyer in state.buyers()}
        if counted
        else UNSET,
    )


def _scores(state: Petz, seat: int, at: int) -> dict[str, int] | int | None:
    """What the pet (or the whole display) is worth in this round's exhibition as it stands."""
    exhibition = state.exhibition()
    if exhibition < 0:
        return None
    if exhibition >= FULL_DISPLAY:
        return display_score(state, seat, exhibition)
    if exhibition == FREESTYLE:
        return {need: pet_score(state, at, exhibition, number) for number, need in enumerate(NEEDS)}
    return pet_score(state, at, exhibition, 0)


def _cards(state: Petz, at: int, known: bool) -> list[LaidCard | None]:
    """The cards on a pet's bars, face down ones as None; nothing while another player still assigns."""
    if state.phase < ASSIGNING or (assigning(state) and not known):
        return []
    cards: list[LaidCard | None] = []
    for bar in range(state.sizes[at]):
        code = code_on(state.assigned[at], bar)
        if code and known:
            cards.append(LaidCard(card_name(code), code >= CODE_DOUBLE))
        elif code:
            cards.append(None)
    return cards


def _hand(state: Petz, seat: int) -> Hand:
    green, red, yellow, purple = (names(state.hands[4 * seat + colour]) for colour in range(4))
    return Hand(green, red, yellow, purple, state.potions_held[seat])
