"""What a view holds, as types: the page's TypeScript and the README's tables are made from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from ...core.view import Sentence
from .names import CARDS, CLASSES, EVENTS, MONSTERS, ORDERS, ROOMS, SEASONS, SPECIALS, TITLES, TRAPS

OrderName = Annotated[str, Meta(title="OrderName", extra={"one of": ORDERS})]
MonsterName = Annotated[str, Meta(title="MonsterName", extra={"one of": MONSTERS})]
RoomName = Annotated[str, Meta(title="RoomName", extra={"one of": ROOMS})]
TrapName = Annotated[str, Meta(title="TrapName", extra={"one of": TRAPS})]
CardName = Annotated[str, Meta(title="CardName", extra={"one of": CARDS})]
ClassName = Annotated[str, Meta(title="ClassName", extra={"one of": CLASSES})]
Season = Annotated[str, Meta(title="Season", extra={"one of": SEASONS})]
Place = Annotated[int, Meta(ge=0, le=19)]
"""A space of the site, row by row from the surface; 2 is the entrance."""


class Evilness(Struct, frozen=True):
    """The track of evilness."""

    top: int
    start: int
    paladin_space: int
    dummy: int | None
    """with two players; else null"""


class Hero(Struct, frozen=True, kw_only=True):
    """An adventurer with all that is printed on him, and his wounds."""

    adventurer: int
    """number of his tile"""
    klass: ClassName = field(name="class")
    hp: int
    wounds: int
    disarm: int
    heal: int
    magic: int
    rank: int
    """the higher goes to the more evil lord"""
    year: int


class Paladin(Hero, frozen=True):
    """The paladin of the year."""

    where: Annotated[str, Meta(extra={"one of": ("tent", "dungeon", "gone")})]
    seat: int | None
    """in whose dungeon; else null"""


class Cost(Struct, frozen=True):
    """What a space costs."""

    gold: int
    food: int
    evil: int


class Gain(Struct, frozen=True):
    """What a space brings."""

    gold: int
    food: int
    better: int
    """steps down the track of evilness"""
    spy: bool
    imps: int
    foreman: bool
    traps: int
    discard: int
    """how many traps are discarded again"""


class Space(Struct, frozen=True):
    """A space for a minion."""

    cost: Cost
    gain: Gain
    seat: int | None
    """whose minion stands there"""
    dummy: bool
    """a dummy's minion stands there"""
    done: bool


class Action(Struct, frozen=True):
    """An order and its three spaces."""

    order: OrderName
    first_order_gold: int
    """what the first minion there pays more"""
    spaces: list[Space]


class Wage(Struct, frozen=True):
    """What monsters want on payday."""

    gold: int
    food: int
    evil: int
    traps: int
    monsters: int


class Creature(Struct, frozen=True):
    """A monster for hire."""

    monster: MonsterName
    cost: Wage
    attacks: list[int]


class Housed(Creature, frozen=True):
    """Monsters of one kind in a lair."""

    count: int
    stunned: int


class Room(Struct, frozen=True):
    """A room for sale."""

    room: RoomName
    year: int
    workers: int
    food: int
    zone: list[Place]
    """spaces where it may be built"""


class TrapCost(Struct, frozen=True):
    """What laying a trap costs, without the fee for a room."""

    gold: int
    food: int
    imps: int


class Effect(Struct, frozen=True, omit_defaults=True):
    """What a trap does this year; what it does not is absent."""

    first: int = 0
    second: int = 0
    each: int = 0
    others: int = 0
    last: int = 0
    target: int = 0
    later: int = 0
    full: bool = False
    no_conquest: bool = False
    anti_magic: bool = False


class TrapTiles(Struct, frozen=True):
    """Traps of one kind."""

    trap: TrapName
    count: int
    cost: TrapCost
    effect: Effect


class EventTile(Struct, frozen=True):
    """The event of a season."""

    season: Season
    event: Annotated[str, Meta(extra={"one of": EVENTS})] | None
    """null: face down"""
    done: bool


class Progress(Struct, frozen=True):
    """The progress board."""

    events: list[EventTile]
    """of spring, summer and autumn"""
    special: Annotated[str, Meta(extra={"one of": SPECIALS})] | None
    """the special event, once it is known"""
    special_amount: int | None
    """the number of the special event's effect; of a half: 1 when it is rounded up"""
    adventurers_now: list[Hero]
    adventurers_to: list[int | None]
    """whom each of them would come to if the season ended now; null: the dummy"""
    adventurers_next: list[Hero]
    holiday: bool


class CombatCard(Struct, frozen=True):
    """A combat card of the year."""

    round: int
    shown: bool
    spied_by: list[int]
    magic: int
    """how much magic casts its spell"""
    card: CardName | None
    """null where the seat doesn't know it, as the following"""
    fast: bool | None
    fatigue: int | None
    amount: int | None
    """the number of its effect"""


class Piles(Struct, frozen=True):
    """Tiles left in each pile."""

    traps: int
    monsters: int
    rooms: int
    adventurers: int


class Dummy(Struct, frozen=True):
    """The orders of a dummy, with fewer than four players."""

    locked: list[OrderName]
    pile: list[OrderName]
    open: list[OrderName]
    third: OrderName | None
    """the one that this seat chose, until it is revealed"""


class Tile(Struct, frozen=True):
    """A tunnel or a room in a dungeon."""

    space: Place
    room: RoomName | None
    """null: a tunnel"""
    conquered: bool
    digger: bool
    """an imp dug it this season"""
    miner: bool
    """an imp mines there"""
    uses: int
    """how often its room was used this season"""
    workers: int
    food: int
    entrance: bool


class Strength(Struct, frozen=True):
    """All that a party has together."""

    hp: int
    """without what is wounded"""
    disarm: int
    heal: int
    magic: int


class OrderCard(Struct, frozen=True):
    """An order of this season."""

    order: OrderName
    executed: bool


class Plan(Struct, frozen=True):
    """The plan of a battle to come."""

    space: Place
    traps: int
    """how many are laid"""
    laid: list[TrapName] | None
    """only its owner knows which (DL-HID-07); else null"""
    coin: int
    sent: list[MonsterName]


class LordView(Struct, frozen=True):
    """A lord's board."""

    seat: int
    gold: int
    food: int
    imps: int
    idle: int
    """imps at home"""
    troll_tokens: int
    idle_tokens: int
    miners: int
    foremen: int
    evil: int
    taxes: int
    """markers of taxes that were not paid"""
    tax_due: int
    tiles: list[Tile]
    closest: list[Place]
    """spaces that adventurers would conquer first"""
    trap_count: int
    traps: list[TrapTiles] | None
    """only the own; else null"""
    discarded_traps: list[TrapTiles] | None
    """only the own; else null"""
    lair: list[Housed]
    wages: Wage
    """what paying everybody would cost on payday"""
    unpaid: list[MonsterName]
    """those who wait for their pay now"""
    party: list[Hero]
    party_strength: Strength
    prison: list[Hero]
    hand: list[OrderName]
    """of another lord: what is not locked (DL-HID-02)"""
    locked: list[OrderName]
    drawn: list[OrderName]
    """orders to choose two locked ones from; only the own"""
    orders: list[OrderCard]
    plan: Plan | None
    points: int
    """as if the game ended now"""


class Battle(Struct, frozen=True):
    """The battle being fought."""

    seat: int
    card: CardName
    fatigue: int
    disarm_left: int
    no_spell: bool
    no_healing: bool
    no_conquest: bool
    no_fatigue: bool
    attacked: bool
    shield: int
    """wounds that a spell still prevents"""
    invisible: bool
    rage: bool
    sheep: MonsterName | None
    """who was turned into a sheep"""
    darts: list[Hero]
    """who is poisoned"""
    planning: bool


class Title(Struct, frozen=True):
    """A title and who holds it now."""

    title: Annotated[str, Meta(extra={"one of": TITLES})]
    seats: list[int]


class RealmView(Struct, frozen=True):
    """The whole table as a seat sees it."""

    round: int
    """counts seasons 1 to 8"""
    rounds: int
    year: int
    season: Season
    combat_round: int | None
    phase: str
    prompt: Sentence
    first_seat: int
    turn_order: list[int]
    evilness: Evilness
    paladin: Paladin
    actions: list[Action]
    tavern: list[Creature | None]
    """null: hired"""
    shop: list[Room | None]
    """null: built"""
    progress: Progress
    cards: list[CombatCard]
    """the year's four"""
    piles: Piles
    used_traps: list[TrapTiles]
    dummies: list[Dummy]
    seats: list[LordView]
    battle: Battle | None
    titles: list[Title]
    special_events: bool
