"""What a player can do in Dungeon Petz: each decision of the rules as one or more small moves (DP-DEC).

Plots, bars, exits and gaps are numbered from 1, as on a board. Plots 1 and 2 are the upper row of a
display, 3
and 4 the lower one; the gaps are the top (1-2), bottom (3-4), left (1-3) and right (2-4) one.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.move import Move
from .names import ARTIFACTS, CARDS, COLOURS, CUSTOMERS, NEEDS, PETS, SPACES, STORES
from .rules import actions as ids
from .state import BOOKS, Petz


class Gather(Move, frozen=True, tag="gather"):
    """Form the next group: so many imps."""

    sentence: ClassVar[str] = "dp-move-gather"
    imps: int


class Fund(Move, frozen=True, tag="fund"):
    """Give the group just gathered so much gold."""

    sentence: ClassVar[str] = "dp-move-fund"
    gold: int


class Ready(Move, frozen=True, tag="ready"):
    """Form no more groups."""

    sentence: ClassVar[str] = "dp-move-ready"


class Send(Move, frozen=True, tag="send"):
    """Send the group at an exit to an action space."""

    sentence: ClassVar[str] = "dp-move-send"
    exit: int
    space: str


class Keep(Move, frozen=True, tag="keep"):
    """Keep the group at an exit home."""

    sentence: ClassVar[str] = "dp-move-keep"
    exit: int


class TakeCage(Move, frozen=True, tag="take-cage"):
    """Take the cage in a pit, the uppermost being 1."""

    sentence: ClassVar[str] = "dp-move-take-cage"
    pit: int


class TakeAddon(Move, frozen=True, tag="take-addon"):
    """Take the upper (1) or the lower (2) addon."""

    sentence: ClassVar[str] = "dp-move-take-addon"
    place: int


class TakePet(Move, frozen=True, tag="take-pet"):
    """Take a pet."""

    sentence: ClassVar[str] = "dp-move-take-pet"
    pet: str


class Study(Move, frozen=True, tag="study"):
    """Choose the colour of a new book."""

    sentence: ClassVar[str] = "dp-move-study"
    book: str
    colour: str


class Build(Move, frozen=True, tag="build"):
    """Build the first or second cage gained this round on a plot."""

    sentence: ClassVar[str] = "dp-move-build"
    cage: int
    plot: int


class Attach(Move, frozen=True, tag="attach"):
    """Put the new addon on a plot."""

    sentence: ClassVar[str] = "dp-move-attach"
    plot: int


class House(Move, frozen=True, tag="house"):
    """Move a pet to the cage on a plot; a pet already there takes the old cage."""

    sentence: ClassVar[str] = "dp-move-house"
    pet: str
    plot: int


class Release(Move, frozen=True, tag="release"):
    """Release a pet."""

    sentence: ClassVar[str] = "dp-move-release"
    pet: str


class Settle(Move, frozen=True, tag="settle"):
    """Leave the pets where they are now."""

    sentence: ClassVar[str] = "dp-move-settle"


class Exchange(Move, frozen=True, tag="exchange"):
    """Put a card away with the Crystal Ball."""

    sentence: ClassVar[str] = "dp-move-exchange"
    colour: str
    card: str


class StopExchange(Move, frozen=True, tag="stop-exchange"):
    """Exchange no more cards."""

    sentence: ClassVar[str] = "dp-move-stop-exchange"


class Assign(Move, frozen=True, tag="assign"):
    """Lay a card (or a potion) face down on a bar of the pet on a plot; `double` shows both its needs."""

    sentence: ClassVar[str] = "dp-move-assign"
    plot: int
    bar: int
    card: str
    double: bool = False


class Feed(Move, frozen=True, tag="feed"):
    """Meet a hunger need of the pet on a plot with food from a chamber or the Magic Box."""

    sentence: ClassVar[str] = "dp-move-feed"
    plot: int
    food: str


class Refuse(Move, frozen=True, tag="refuse"):
    """Don't feed: the pet suffers."""

    sentence: ClassVar[str] = "dp-move-refuse"


class Entertain(Move, frozen=True, tag="entertain"):
    """Let an imp entertain the pets on both sides of a gap."""

    sentence: ClassVar[str] = "dp-move-entertain"
    gap: int
    employee: bool = False


class StopPlay(Move, frozen=True, tag="stop-play"):
    """Let no more imps entertain."""

    sentence: ClassVar[str] = "dp-move-stop-play"


class WearArmor(Move, frozen=True, tag="armor"):
    """Put an armored imp on the strength or antimagic of a cage."""

    sentence: ClassVar[str] = "dp-move-armor"
    plot: int
    number: str
    employee: bool = False


class NoArmor(Move, frozen=True, tag="no-armor"):
    """Use no armor now."""

    sentence: ClassVar[str] = "dp-move-no-armor"


class Catch(Move, frozen=True, tag="catch"):
    """Catch the pet that tries to escape; the catchers go to the hospital."""

    sentence: ClassVar[str] = "dp-move-catch"
    plot: int
    employee: bool = False


class LetGo(Move, frozen=True, tag="let-go"):
    """Let the pet escape."""

    sentence: ClassVar[str] = "dp-move-let-go"


class Shovel(Move, frozen=True, tag="shovel"):
    """Take a manure token away with the Long-Handled Shovel."""

    sentence: ClassVar[str] = "dp-move-shovel"
    plot: int
    employee: bool = False


class NoShovel(Move, frozen=True, tag="no-shovel"):
    """Leave the shovel alone for now."""

    sentence: ClassVar[str] = "dp-move-no-shovel"


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card for a potion."""

    sentence: ClassVar[str] = "dp-move-discard"
    colour: str
    card: str


class Enter(Move, frozen=True, tag="enter"):
    """Enter the pet on a plot in the exhibition; in the Freestyle for one kind of need."""

    sentence: ClassVar[str] = "dp-move-enter"
    plot: int
    need: str = ""


class Sell(Move, frozen=True, tag="sell"):
    """Sell the pet on a plot to a customer, on the black market or from the platform."""

    sentence: ClassVar[str] = "dp-move-sell"
    plot: int
    customer: str
    platform: bool = False


class NoSale(Move, frozen=True, tag="no-sale"):
    """Sell nothing more."""

    sentence: ClassVar[str] = "dp-move-no-sale"


class Clean(Move, frozen=True, tag="clean"):
    """Clean a manure token away from an empty cage."""

    sentence: ClassVar[str] = "dp-move-clean"
    plot: int
    employee: bool = False


class Earn(Move, frozen=True, tag="earn"):
    """All imps still idle earn gold."""

    sentence: ClassVar[str] = "dp-move-earn"


class Store(Move, frozen=True, tag="store"):
    """Put a food token on the empty Magic Box."""

    sentence: ClassVar[str] = "dp-move-store"
    food: str


class NoStore(Move, frozen=True, tag="no-store"):
    """Leave the Magic Box empty."""

    sentence: ClassVar[str] = "dp-move-no-store"


KINDS: Final[tuple[type[Move], ...]] = (
    Gather,
    Fund,
    Ready,
    Send,
    Keep,
    TakeCage,
    TakeAddon,
    TakePet,
    Study,
    Build,
    Attach,
    House,
    Release,
    Settle,
    Exchange,
    StopExchange,
    Assign,
    Feed,
    Refuse,
    Entertain,
    StopPlay,
    WearArmor,
    NoArmor,
    Catch,
    LetGo,
    Shovel,
    NoShovel,
    Discard,
    Enter,
    Sell,
    NoSale,
    Clean,
    Earn,
    Store,
    NoStore,
)
PASSES: Final[tuple[type[Move], ...]] = (
    Ready,
    Settle,
    StopExchange,
    Refuse,
    StopPlay,
    NoArmor,
    LetGo,
    NoShovel,
    NoSale,
    Earn,
    NoStore,
)
"""Moves without a field; their place is their action id."""
CODES: Final = (
    *((card, False) for card in ("", *CARDS, "potion")),
    *((need, True) for need in NEEDS[:6]),
)
"""Card and side, by the code of a card on a bar."""
NUMBERS: Final = ("strength", "antimagic")
NOTHING: Final = Gather(0)
"""For the action ids between those that mean something: no table ever allows it."""


def move(state: Petz, action: int) -> Move:
    """The move that an action id stands for on this table."""
    if action < ids.GATHER:
        return PASSES[action]() if action < len(PASSES) else NOTHING
    if action < ids.FUND:
        return Gather(action - ids.GATHER)
    if action < ids.SEND:
        return Fund(action - ids.FUND)
    if action < ids.TAKE_CAGE:
        exit, space = divmod(action - ids.SEND, 16)
        if space < ids.KEEP_HOME:
            return Send(exit + 1, SPACES[space])
        return Keep(exit + 1) if space == ids.KEEP_HOME else NOTHING
    if action < ids.BUILD:
        return _town_move(action)
    if action < ids.ASSIGN:
        return _home_move(action)
    if action < ids.SHOVEL_OUT:
        return _need_move(action)
    return _late_move(state, action)


def _town_move(action: int) -> Move:
    if action < ids.TAKE_ADDON:
        pit = action - ids.TAKE_CAGE
        return TakeCage(pit + 1) if pit < 3 else NOTHING
    if action < ids.TAKE_PET:
        place = action - ids.TAKE_ADDON
        return TakeAddon(place + 1) if place < 2 else NOTHING
    if action < ids.STUDY:
        pet = action - ids.TAKE_PET
        return TakePet(PETS[pet]) if pet < len(PETS) else NOTHING
    book, colour = divmod(action - ids.STUDY, 4)
    return Study(ARTIFACTS[book], COLOURS[colour])


def _home_move(action: int) -> Move:
    if action < ids.ATTACH:
        cage, plot = divmod(action - ids.BUILD, 4)
        return Build(cage + 1, plot + 1)
    if action < ids.HOUSE:
        plot = action - ids.ATTACH
        return Attach(plot + 1) if plot < 4 else NOTHING
    if action < ids.RELEASE:
        pet, plot = divmod(action - ids.HOUSE, 4)
        return House(PETS[pet], plot + 1)
    if action < ids.EXCHANGE:
        pet = action - ids.RELEASE
        return Release(PETS[pet]) if pet < len(PETS) else NOTHING
    colour, card = divmod(action - ids.EXCHANGE, 8)
    return Exchange(COLOURS[colour], CARDS[card]) if card < len(CARDS) else NOTHING


def _need_move(action: int) -> Move:
    if action < ids.FEED:
        plot, rest = divmod(action - ids.ASSIGN, 112)
        bar, code = divmod(rest, 16)
        if code >= len(CODES):
            return NOTHING
        name, side = CODES[code]
        return Assign(plot + 1, bar + 1, name, side)
    if action < ids.ENTERTAIN:
        plot, store = divmod(action - ids.FEED, 8)
        return Feed(plot + 1, STORES[store])
    if action < ids.WEAR_ARMOR:
        gap, double = divmod(action - ids.ENTERTAIN, 2)
        return Entertain(gap + 1, double == 1)
    if action < ids.CATCH:
        plot, rest = divmod(action - ids.WEAR_ARMOR, 4)
        return WearArmor(plot + 1, NUMBERS[rest >> 1], rest & 1 == 1)
    plot, double = divmod(action - ids.CATCH, 2)
    return Catch(plot + 1, double == 1)


def _late_move(state: Petz, action: int) -> Move:
    if action < ids.DISCARD:
        plot, double = divmod(action - ids.SHOVEL_OUT, 2)
        return Shovel(plot + 1, double == 1)
    if action < ids.ENTER:
        colour, card = divmod(action - ids.DISCARD, 8)
        return Discard(COLOURS[colour], CARDS[card]) if card < len(CARDS) else NOTHING
    if action < ids.SELL:
        plot, need = divmod(action - ids.ENTER, 8)
        return Enter(plot + 1, "" if need == ids.NO_KIND else NEEDS[need])
    if action < ids.CLEAN:
        plot, rest = divmod(action - ids.SELL, 4)
        buyers = state.buyers()
        if rest >> 1 >= len(buyers):
            return NOTHING
        return Sell(plot + 1, CUSTOMERS[buyers[rest >> 1]], rest & 1 == 1)
    if action < ids.STORE:
        plot, double = divmod(action - ids.CLEAN, 2)
        return Clean(plot + 1, double == 1)
    return Store(STORES[action - ids.STORE]) if action - ids.STORE < len(STORES) - 1 else NOTHING


def action(state: Petz, made: Move) -> int:
    """The action id of a move; -1 when nothing on this table could be meant by it."""
    match made:
        case Gather(imps=imps) if 1 <= imps <= 15:
            return ids.GATHER + imps
        case Fund(gold=gold) if 0 <= gold <= ids.MOST_GOLD:
            return ids.FUND + gold
        case Send(exit=exit, space=space) if 1 <= exit <= 6 and space in SPACES:
            return ids.SEND + 16 * (exit - 1) + SPACES.index(space)
        case Keep(exit=exit) if 1 <= exit <= 6:
            return ids.SEND + 16 * (exit - 1) + ids.KEEP_HOME
        case TakeCage(pit=pit) if 1 <= pit <= 3:
            return ids.TAKE_CAGE + pit - 1
        case TakeAddon(place=place) if 1 <= place <= 2:
            return ids.TAKE_ADDON + place - 1
        case TakePet(pet=pet) if pet in PETS:
            return ids.TAKE_PET + PETS.index(pet)
        case Study(book=book, colour=colour) if book in ARTIFACTS[:BOOKS] and colour in COLOURS:
            return ids.STUDY + 4 * ARTIFACTS.index(book) + COLOURS.index(colour)
        case Build(cage=cage, plot=plot) if 1 <= cage <= 2 and _plot(plot):
            return ids.BUILD + 4 * (cage - 1) + plot - 1
        case Attach(plot=plot) if _plot(plot):
            return ids.ATTACH + plot - 1
        case House(pet=pet, plot=plot) if pet in PETS and _plot(plot):
            return ids.HOUSE + 4 * PETS.index(pet) + plot - 1
        case Release(pet=pet) if pet in PETS:
            return ids.RELEASE + PETS.index(pet)
        case Exchange(colour=colour, card=card) if colour in COLOURS and card in CARDS:
            return ids.EXCHANGE + 8 * COLOURS.index(colour) + CARDS.index(card)
        case Discard(colour=colour, card=card) if colour in COLOURS and card in CARDS:
            return ids.DISCARD + 8 * COLOURS.index(colour) + CARDS.index(card)
    return _action(state, made)


def _action(state: Petz, made: Move) -> int:
    match made:
        case Assign(plot=plot, bar=bar, card=card, double=double) if (
            _plot(plot) and 1 <= bar <= 7 and card and (card, double) in CODES
        ):
            return ids.ASSIGN + 112 * (plot - 1) + 16 * (bar - 1) + CODES.index((card, double))
        case Feed(plot=plot, food=food) if _plot(plot) and food in STORES:
            return ids.FEED + 8 * (plot - 1) + STORES.index(food)
        case Entertain(gap=gap, employee=employee) if 1 <= gap <= 4:
            return ids.ENTERTAIN + 2 * (gap - 1) + employee
        case WearArmor(plot=plot, number=number, employee=employee) if _plot(plot) and number in NUMBERS:
            return ids.WEAR_ARMOR + 4 * (plot - 1) + 2 * NUMBERS.index(number) + employee
        case Catch(plot=plot, employee=employee) if _plot(plot):
            return ids.CATCH + 2 * (plot - 1) + employee
        case Shovel(plot=plot, employee=employee) if _plot(plot):
            return ids.SHOVEL_OUT + 2 * (plot - 1) + employee
        case Clean(plot=plot, employee=employee) if _plot(plot):
            return ids.CLEAN + 2 * (plot - 1) + employee
        case Enter(plot=plot, need=need) if _plot(plot) and need in ("", *NEEDS):
            return ids.ENTER + 8 * (plot - 1) + (NEEDS.index(need) if need else ids.NO_KIND)
        case Sell(plot=plot, customer=customer, platform=platform) if _plot(plot):
            buyers = [CUSTOMERS[buyer] for buyer in state.buyers()]
            if customer not in buyers:
                return -1
            return ids.SELL + 4 * (plot - 1) + 2 * buyers.index(customer) + platform
        case Store(food=food) if food in STORES[:-1]:
            return ids.STORE + STORES.index(food)
    return PASSES.index(type(made)) if type(made) in PASSES else -1


def _plot(plot: int) -> bool:
    return 1 <= plot <= 4
