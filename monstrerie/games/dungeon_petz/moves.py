"""What a player can do in Dungeon Petz: each decision of the rules as one or more small moves (DP-DEC).

Plots, bars, exits and gaps are numbered from 1, as on a board. Plots 1 and 2 are the upper row of a display,
3 and 4 the lower one; the gaps are the top (1-2), bottom (3-4), left (1-3) and right (2-4) one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

from ...core.actions import Actions, Among, OnTable
from ...core.move import Move, Waiver, worded
from . import names
from . import state as table
from .rules import actions as ids
from .state import Petz

PLOTS: Final = range(1, table.PLOTS + 1)
BARS: Final = range(1, table.BARS + 1)
EXITS: Final = range(1, table.EXITS + 1)
GAPS: Final = range(1, len(table.GAPS) + 1)
NO_YES: Final = (False, True)
SIDES: Final = (
    *((card, False) for card in (*names.CARDS, "potion")),
    *((need, True) for need in names.CARD_NEEDS),
)
"""Card, and whether its double side shows, in the order of the codes on a bar."""


class Gather(Move, frozen=True, tag="gather"):
    """Form the next group: so many imps."""

    first: ClassVar[int] = ids.GATHER + 1
    imps: Annotated[int, Among(range(1, ids.FUND - ids.GATHER))]


class Fund(Move, frozen=True, tag="fund"):
    """Give the group just gathered so much gold."""

    first: ClassVar[int] = ids.FUND
    gold: Annotated[int, Among(range(ids.MOST_GOLD + 1))]


class Ready(Waiver, frozen=True, tag="ready"):
    """Form no more groups."""

    first: ClassVar[int] = ids.READY


class Send(Move, frozen=True, tag="send"):
    """Send the group at an exit to an action space."""

    first: ClassVar[int] = ids.SEND
    exit: Annotated[int, Among(EXITS, stride=ids.PER_EXIT)]
    space: Annotated[str, Among(names.SPACES)]


class Keep(Waiver, frozen=True, tag="keep"):
    """Keep the group at an exit home."""

    first: ClassVar[int] = ids.SEND + ids.KEEP_HOME
    exit: Annotated[int, Among(EXITS, stride=ids.PER_EXIT)]


class TakeCage(Move, frozen=True, tag="take-cage"):
    """Take the cage in a pit, the uppermost being 1."""

    first: ClassVar[int] = ids.TAKE_CAGE
    pit: Annotated[int, Among(range(1, 4))]


class TakeAddon(Move, frozen=True, tag="take-addon"):
    """Take the upper (1) or the lower (2) addon."""

    first: ClassVar[int] = ids.TAKE_ADDON
    place: Annotated[int, Among(range(1, 3))]


class TakePet(Move, frozen=True, tag="take-pet"):
    """Take a pet."""

    first: ClassVar[int] = ids.TAKE_PET
    pet: Annotated[str, Among(names.PETS)]


class Study(Move, frozen=True, tag="study"):
    """Choose the colour of a new book."""

    first: ClassVar[int] = ids.STUDY
    book: Annotated[str, Among(names.ARTIFACTS[: names.BOOKS], stride=4)]
    colour: Annotated[str, Among(names.COLOURS)]


class Build(Move, frozen=True, tag="build"):
    """Build the first or second cage gained this round on a plot."""

    first: ClassVar[int] = ids.BUILD
    cage: Annotated[int, Among(range(1, 3), stride=4)]
    plot: Annotated[int, Among(PLOTS)]


class Attach(Move, frozen=True, tag="attach"):
    """Put the new addon on a plot."""

    first: ClassVar[int] = ids.ATTACH
    plot: Annotated[int, Among(PLOTS)]


class House(Move, frozen=True, tag="house"):
    """Move a pet to the cage on a plot; a pet already there takes the old cage."""

    first: ClassVar[int] = ids.HOUSE
    pet: Annotated[str, Among(names.PETS, stride=4)]
    plot: Annotated[int, Among(PLOTS)]


class Release(Waiver, frozen=True, tag="release"):
    """Release a pet."""

    first: ClassVar[int] = ids.RELEASE
    pet: Annotated[str, Among(names.PETS)]


class Settle(Move, frozen=True, tag="settle"):
    """Leave the pets where they are now."""

    first: ClassVar[int] = ids.SETTLE


class Exchange(Move, frozen=True, tag="exchange"):
    """Put a card away with the Crystal Ball."""

    first: ClassVar[int] = ids.EXCHANGE
    colour: Annotated[str, Among(names.COLOURS, stride=ids.PER_COLOUR)]
    card: Annotated[str, Among(names.CARDS)]


class StopExchange(Waiver, frozen=True, tag="stop-exchange"):
    """Exchange no more cards."""

    first: ClassVar[int] = ids.STOP_EXCHANGE


class Assign(Move, frozen=True, tag="assign"):
    """Lay a card (or a potion) face down on a bar of the pet on a plot; `double` shows both its needs."""

    first: ClassVar[int] = ids.ASSIGN + 1
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_PET)]
    bar: Annotated[int, Among(BARS, stride=ids.PER_BAR)]
    card: Annotated[str, Among(SIDES, fields=2)]
    double: bool = False


class Feed(Move, frozen=True, tag="feed"):
    """Meet a hunger need of the pet on a plot with food from a chamber or the Magic Box."""

    first: ClassVar[int] = ids.FEED
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_PLOT)]
    food: Annotated[str, Among(names.STORES)]


class Refuse(Waiver, frozen=True, tag="refuse"):
    """Don't feed: the pet suffers."""

    first: ClassVar[int] = ids.REFUSE


class Entertain(Move, frozen=True, tag="entertain"):
    """Let an imp entertain the pets on both sides of a gap."""

    first: ClassVar[int] = ids.ENTERTAIN
    gap: Annotated[int, Among(GAPS, stride=ids.PER_JOB)]
    employee: Annotated[bool, Among(NO_YES)] = False


class StopPlay(Waiver, frozen=True, tag="stop-play"):
    """Let no more imps entertain."""

    first: ClassVar[int] = ids.STOP_PLAY


class WearArmor(Move, frozen=True, tag="armor"):
    """Put an armored imp on the strength or antimagic of a cage."""

    first: ClassVar[int] = ids.WEAR_ARMOR
    plot: Annotated[int, Among(PLOTS, stride=4)]
    number: Annotated[str, Among(names.SYMBOLS[:2], stride=2)]
    employee: Annotated[bool, Among(NO_YES)] = False


class NoArmor(Waiver, frozen=True, tag="no-armor"):
    """Use no armor now."""

    first: ClassVar[int] = ids.NO_ARMOR


class Catch(Move, frozen=True, tag="catch"):
    """Catch the pet that tries to escape; the catchers go to the hospital."""

    first: ClassVar[int] = ids.CATCH
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_JOB)]
    employee: Annotated[bool, Among(NO_YES)] = False


class LetGo(Waiver, frozen=True, tag="let-go"):
    """Let the pet escape."""

    first: ClassVar[int] = ids.LET_GO


class Shovel(Move, frozen=True, tag="shovel"):
    """Take a manure token away with the Long-Handled Shovel."""

    first: ClassVar[int] = ids.SHOVEL_OUT
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_JOB)]
    employee: Annotated[bool, Among(NO_YES)] = False


class NoShovel(Waiver, frozen=True, tag="no-shovel"):
    """Leave the shovel alone for now."""

    first: ClassVar[int] = ids.NO_SHOVEL


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card for a potion."""

    first: ClassVar[int] = ids.DISCARD
    colour: Annotated[str, Among(names.COLOURS, stride=ids.PER_COLOUR)]
    card: Annotated[str, Among(names.CARDS)]


class Enter(Move, frozen=True, tag="enter"):
    """Enter the pet on a plot in the exhibition; in the Freestyle for one kind of need."""

    first: ClassVar[int] = ids.ENTER
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_PLOT)]
    need: Annotated[str, Among((*names.NEEDS, ""))] = ""


class Sell(Move, frozen=True, tag="sell"):
    """Sell the pet on a plot to a customer, on the black market or from the platform."""

    first: ClassVar[int] = ids.SELL
    plot: Annotated[int, Among(PLOTS, stride=4)]
    customer: Annotated[str, OnTable(2, stride=2)]
    platform: Annotated[bool, Among(NO_YES)] = False


class NoSale(Waiver, frozen=True, tag="no-sale"):
    """Sell nothing more."""

    first: ClassVar[int] = ids.NO_SALE


class Clean(Move, frozen=True, tag="clean"):
    """Clean a manure token away from an empty cage."""

    first: ClassVar[int] = ids.CLEAN
    plot: Annotated[int, Among(PLOTS, stride=ids.PER_JOB)]
    employee: Annotated[bool, Among(NO_YES)] = False


class Earn(Move, frozen=True, tag="earn"):
    """All imps still idle earn gold."""

    first: ClassVar[int] = ids.EARN


class Store(Move, frozen=True, tag="store"):
    """Put a food token on the empty Magic Box."""

    first: ClassVar[int] = ids.STORE
    food: Annotated[str, Among(names.STORES[:-1])]


class NoStore(Waiver, frozen=True, tag="no-store"):
    """Leave the Magic Box empty."""

    first: ClassVar[int] = ids.NO_STORE


KINDS: Final[tuple[type[Move], ...]] = worded(
    "dp-move",
    Gather, Fund, Ready, Send, Keep, TakeCage, TakeAddon, TakePet, Study, Build, Attach, House, Release,
    Settle, Exchange, StopExchange, Assign, Feed, Refuse, Entertain, StopPlay, WearArmor, NoArmor,
    Catch, LetGo, Shovel, NoShovel, Discard, Enter, Sell, NoSale, Clean, Earn, Store, NoStore,
)  # fmt: skip
ACTIONS: Final = Actions(KINDS, ids.ACTIONS)
NOTHING: Final = Gather(0)
"""For the action ids between those that mean something: no table ever allows it."""


def move(state: Petz, action: int) -> Move:
    """The move that an action id stands for on this table."""
    return ACTIONS.move(action, lambda: _buyers(state)) or NOTHING


def action(state: Petz, made: Move) -> int:
    """The action id of a move; -1 when nothing on this table could be meant by it."""
    return ACTIONS.action(made, lambda: _buyers(state))


def _buyers(state: Petz) -> list[str]:
    return [names.CUSTOMERS[buyer] for buyer in state.buyers()]


NOBODY: Final = "none"
"""Instead of a pet on a plot where none lives."""


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """The pet on the plot of a move, the group at its exit or the tile in its place, as the view shows them.
    Empty where there is nothing to add.
    """
    shop, town = view["seats"][seat], view["town"]
    match move:
        case (
            WearArmor(plot=plot)
            | Assign(plot=plot)
            | Catch(plot=plot)
            | Enter(plot=plot)
            | Feed(plot=plot)
            | Sell(plot=plot)
            | Shovel(plot=plot)
        ):
            pet = _pet(shop, plot)
            return {} if pet == NOBODY else {"pet": pet}
        case Build(cage=cage, plot=plot):
            tile = _at(shop["new"]["cages"], cage)
            return {**tile, "pet": _pet(shop, plot)} if tile else {}
        case Attach(plot=plot):
            tile = shop["new"]["addon"]
            return {"kind": _kind(tile), "pet": _pet(shop, plot)} if tile else {}
        case Send(exit=exit) | Keep(exit=exit):
            group = next((one for one in shop["groups"] or () if one["exit"] == exit), None)
            return {"imps": group["imps"], "gold": group["gold"]} if group else {}
        case TakeCage(pit=pit):
            return dict(_at(town["cages"], pit) or {})
        case TakeAddon(place=place):
            tile = _at(town["addons"], place)
            return {"kind": _kind(tile)} if tile else {}
        case TakePet(pet=pet):
            row = [*town["young"], *town["older"]]
            return next(({"diet": one["diet"]} for one in row if one["pet"] == pet), {})
        case _:
            return {}


def _pet(shop: Mapping[str, Any], plot: int) -> str:
    for one in shop["plots"]:
        if one["plot"] == plot and one["pet"]:
            return str(one["pet"]["pet"])
    return NOBODY


def _at(tiles: list[Any], place: int) -> Any:
    """The tile in a place, counted from 1; None where there is none."""
    return tiles[place - 1] if 1 <= place <= len(tiles) else None


def _kind(tile: Mapping[str, int]) -> str:
    """The first symbol of an addon, which says what it is."""
    return next((name for name in names.SYMBOLS if tile[name]), names.SYMBOLS[0])
