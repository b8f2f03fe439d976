"""Reads and checks the data of the box (`components.toml`), and lays it out for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import defstruct

from ...core.components import Components, Record, among, check, counted, fill, named, within
from ...core.errors import Problem
from ...core.rows import one_of
from ...core.sets import set_of
from . import names
from .rules.kinds import TARGETS, Blow, MonsterKind, RoomKind, SpaceKind
from .rules.packed import SITE, beside, first_card
from .state import DEPTH, WIDTH, Layout, Trap

Count = Annotated[int, within(0, 99)]
Symbols = Annotated[int, within(0, 9)]
HitPoints = Annotated[int, within(1, 30)]
RoomLiked = Annotated[str, among(("", *names.ROOMS))]
ZONES: dict[str, int] = {
    "near": 0b00000_00000_11111_11111,
    "deep": 0b11111_11111_00000_00000,
    "edge": 0b11111_10001_10001_11111,
    "centre": 0b00000_01110_01110_00000,
    "any": SITE,
}


Place = tuple[Annotated[int, within(1, WIDTH)], Annotated[int, within(1, DEPTH)]]


class Board(Record, frozen=True):
    """Starting goods, the evilness track and the construction site."""

    gold: Count
    food: Count
    imps: Count
    evilness_spaces: Annotated[int, within(3, 99)]
    evilness_start: int
    paladin_space: int
    site: tuple[int, int]
    entrance: Place
    tunnels: list[Place]
    troll_tokens: int


class Space(Record, frozen=True):
    """One space of an action: costs and gains."""

    cost_gold: Count = 0
    cost_food: Count = 0
    cost_evil: Count = 0
    gold: Count = 0
    food: Count = 0
    better: Count = 0
    spy: bool = False
    imps: Count = 0
    foreman: bool = False
    traps: Count = 0


Spaces = tuple[Space, Space, Space]


class Actions(Record, frozen=True):
    """What the actions of the Central board have besides their spaces."""

    hire_first_gold: Count
    year_2_traps: Count

    def all(self) -> tuple[Spaces, ...]:
        """The actions in the order of execution."""
        return tuple(getattr(self, name) for name in names.ORDERS)


if TYPE_CHECKING:
    Orders = Actions
else:
    # A field for each order that the file lists.
    fields = [(name, Spaces) for name in names.ORDERS]
    Orders = defstruct("Orders", fields, bases=(Actions,), frozen=True)


Adventurer = tuple[
    Literal["warrior", "thief", "priest", "wizard"], HitPoints, Symbols, Annotated[int, within(1, 9)]
]
Party = Annotated[list[Adventurer], counted(names.HEROES_A_YEAR)]


class Adventurers(Record, frozen=True, rename="kebab"):
    """The 16 adventurers of each year: class, hit points, symbols, rank."""

    year_1: Party
    year_2: Party


class Paladin(Record, frozen=True):
    """Hit points and symbols."""

    hp: HitPoints
    trap: Symbols
    heal: Symbols
    magic: Symbols


class Paladins(Record, frozen=True, rename="kebab"):
    """The silver and the gold paladin."""

    year_1: Paladin
    year_2: Paladin


class Wage(Record, frozen=True):
    """What a monster or ghost costs, when hired and on payday."""

    gold: Count = 0
    food: Count = 0
    evil: Count = 0
    traps: Count = 0
    monsters: Annotated[int, within(0, 1)] = 0


class Attack(Record, frozen=True):
    """What one of a monster's attacks does besides wounding (`kinds.Blow`)."""

    target: Literal["first", "all", "anyone", "not-first", "no-priest"] = "first"
    food: int = 0
    again: bool = False
    twice: bool = False
    harmless: bool = False
    no_healing: bool = False
    no_conquest: bool = False
    stuns: bool = True


class Monster(Record, frozen=True):
    """A kind of monster or ghost."""

    copies: tuple[Count, Count]
    cost: Wage
    attacks: list[Count]
    blows: Annotated[list[Attack], counted(1, 2)]
    point_room: RoomLiked
    war_room: RoomLiked = ""

    def numbers(self) -> int:
        """How many numbers are printed on its tile."""
        hits = [blow for blow in self.blows if not blow.harmless]
        return len(hits) + sum(blow.again for blow in hits)


class Room(Record, frozen=True):
    """A room tile."""

    year: Literal[1, 2]
    workers: Count
    food: Count
    zone: Literal["near", "deep", "edge", "centre", "any"]
    produces: Literal["", "food", "gold", "trap", "tunnel", "reputation", "imp"] = ""
    points: Count = 0


class TrapCost(Record, frozen=True):
    """What a trap costs when it is used."""

    gold: Count = 0
    food: Count = 0
    imps: Count = 0


class TrapEffect(Record, frozen=True):
    """What a trap does in one year."""

    cost: TrapCost
    first: Count = 0
    second: Count = 0
    each: Count = 0
    last: Count = 0
    others: Count = 0
    target: Count = 0
    later: Count = 0
    full: bool = False
    no_conquest: bool = False
    anti_magic: bool = False


class TrapCard(Record, frozen=True, rename="kebab"):
    """A kind of trap."""

    copies: Annotated[int, within(0, 20)]
    year_1: TrapEffect
    year_2: TrapEffect


class Effect(Record, frozen=True):
    """The number in a combat card's spell or a special event."""

    evil: Count = 0
    wounds: Count = 0
    imps: Count = 0
    goods: Count = 0
    gold: Count = 0
    hp: HitPoints = 0
    parts: Count = 0
    each: Count = 0
    above: Count = 0
    half: Literal["", "up", "down"] = ""

    def amount(self) -> int:
        """The one number that is set; for a half: 1 when rounded up, 0 when rounded down."""
        if self.half:
            return 1 if self.half == "up" else 0
        return (
            self.evil + self.wounds + self.imps + self.goods + self.gold + self.hp + self.parts + self.each
            + self.above
        )  # fmt: skip


class CombatCard(Record, frozen=True):
    """A combat card."""

    year: Literal[1, 2]
    timing: Literal["fast", "slow"]
    fatigue: Symbols
    effect: Effect


class SpecialEvent(Record, frozen=True):
    """A special event card."""

    effect: Effect


class Box(Record, frozen=True):
    """All components of Dungeon Lords."""

    board: Board
    orders: Orders
    adventurers: Adventurers
    paladins: Paladins
    monsters: Annotated[dict[str, Monster], named(names.MONSTERS)]
    rooms: Annotated[dict[str, Room], named(names.ROOMS)]
    traps: Annotated[dict[str, TrapCard], named(names.TRAPS)]
    combat: Annotated[dict[str, CombatCard], named(names.CARDS)]
    events: Annotated[dict[str, SpecialEvent], named(names.SPECIALS)]


def box(components: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    made = components.typed(Box)
    board = made.board
    check(board.site == (WIDTH, DEPTH), "board.site", list(board.site), f"{WIDTH} × {DEPTH}")
    good = 1 <= board.evilness_start < board.paladin_space <= board.evilness_spaces
    wanted = Problem("dl-wanted-evilness", most=board.evilness_spaces)
    check(good, "board.evilness_start", board.evilness_start, wanted)
    good = board.entrance in board.tunnels
    check(good, "board.entrance", list(board.entrance), Problem("dl-wanted-entrance"))
    tunnels, reached = _spaces(board.tunnels), _spaces([board.entrance])
    for _ in board.tunnels:
        reached |= beside(reached) & tunnels
    places = [list(place) for place in board.tunnels]
    check(reached == tunnels, "board.tunnels", places, Problem("dl-wanted-connected"))
    spaces = made.orders.all()
    for order in (names.DIG, names.MINE):
        imps = [space.imps for space in spaces[order]]
        check(all(1 <= count <= 4 for count in imps), f"orders.{names.ORDERS[order]}.imps", imps, "1…4")
    for number in (1, 2):
        cards = [name for name in names.CARDS if made.combat[name].year == number]
        good = cards == list(names.CARDS[first_card(number) : first_card(number + 1)])
        check(good, "combat", cards, Problem("dl-wanted-cards", year=number))
        rooms = [name for name in names.ROOMS if made.rooms[name].year == number]
        good = len(rooms) >= names.ROOMS_A_SEASON * names.SEASONS_A_YEAR
        check(good, "rooms", rooms, Problem("dl-wanted-rooms", year=number))
    for name, monster in made.monsters.items():
        printed, wanted = monster.attacks, Problem("wanted-numbers", count=monster.numbers())
        check(len(printed) == monster.numbers(), f"monsters.{name}.attacks", printed, wanted)
    check(made.events["desertion"].effect.each > 0, "events.desertion.effect.each", 0, "1…99")
    return made


def layout(made: Box, players: int, *, full: bool, choose_locked: bool, specials: int) -> Layout:
    """The box as the plain lists that the rules work on; so many special events are in play."""
    out = Layout()
    board, orders = made.board, made.orders
    out.players = players
    out.full = full
    out.choose_locked = full or choose_locked
    out.special_events = full and specials > 0
    out.specials = specials or len(names.SPECIALS)
    out.start_gold, out.start_food, out.start_imps = board.gold, board.food, board.imps
    out.top, out.start_evil, out.paladin_space = (
        board.evilness_spaces, board.evilness_start, board.paladin_space,
    )  # fmt: skip
    out.entrance, out.tunnels = _spaces([board.entrance]), _spaces(board.tunnels)
    out.spaces = [fill(SpaceKind(), space) for action in orders.all() for space in action]
    out.hire_first_gold, out.year_2_traps = orders.hire_first_gold, orders.year_2_traps
    _lay_adventurers(out, made)
    out.monsters = [_monster(made.monsters[name]) for name in names.MONSTERS]
    out.silver_monsters = sum(monster.copies[0] for monster in out.monsters)
    # What is given to a demon need not be paid (DL-APM-33).
    out.paid_first = sorted(range(len(names.MONSTERS)), key=lambda kind: out.monsters[kind].monsters == 0)
    out.rooms = [_room(made.rooms[name]) for name in names.ROOMS]
    out.silver_rooms = sum(room.year == 1 for room in out.rooms)
    traps = [made.traps[name] for name in names.TRAPS]
    out.trap_copies = [trap.copies for trap in traps]
    out.trap_effects = [[fill(Trap(), trap.year_1) for trap in traps]]
    out.trap_effects += [[fill(Trap(), trap.year_2) for trap in traps]]
    cards = [made.combat[name] for name in names.CARDS]
    out.fast = [card.timing == "fast" for card in cards]
    out.fatigue = [card.fatigue for card in cards]
    out.amount = [card.effect.amount() for card in cards]
    out.event_amount = [made.events[name].effect.amount() for name in names.SPECIALS]
    return out


def _lay_adventurers(out: Layout, made: Box) -> None:
    tiles = [*made.adventurers.year_1, *made.adventurers.year_2]
    paladins = [made.paladins.year_1, made.paladins.year_2]
    classes = [names.CLASSES.index(tile[0]) for tile in tiles]
    out.klass = [*classes, names.PALADIN_CLASS, names.PALADIN_CLASS, names.ILLUSION_CLASS]
    out.hp = [*(tile[1] for tile in tiles), *(paladin.hp for paladin in paladins)]
    out.hp.append(made.combat["illusion"].effect.hp)
    symbols = [tile[2] for tile in tiles]
    out.rank = [*(tile[3] for tile in tiles), 9, 9, 0]
    out.disarm = [
        symbols[tile] if classes[tile] == names.THIEF else 0 for tile in range(names.GOLD_PALADIN - 1)
    ]
    out.heal = [
        symbols[tile] if classes[tile] == names.PRIEST else 0 for tile in range(names.GOLD_PALADIN - 1)
    ]
    out.magic = [
        symbols[tile] if classes[tile] == names.WIZARD else 0 for tile in range(names.GOLD_PALADIN - 1)
    ]
    out.disarm += [*(paladin.trap for paladin in paladins), 0]
    out.heal += [*(paladin.heal for paladin in paladins), 0]
    out.magic += [*(paladin.magic for paladin in paladins), 0]
    classes_shown = one_of(len(names.CLASSES))
    numbers = zip(out.hp, out.disarm, out.heal, out.magic, strict=True)
    out.looks = [classes_shown[klass] + bytes(shown) for klass, shown in zip(out.klass, numbers, strict=True)]


def _monster(made: Monster) -> MonsterKind:
    kind = MonsterKind()
    kind.copies, kind.attacks = list(made.copies), [*made.attacks, 0][:2]
    fill(kind, made.cost)
    kind.blows = [_blow(attack, kind.attacks[number]) for number, attack in enumerate(made.blows)]
    kind.point_room, kind.war_room = _room_number(made.point_room), _room_number(made.war_room)
    return kind


def _blow(attack: Attack, wounds: int) -> Blow:
    blow = fill(Blow(), attack, "target")
    blow.wounds, blow.target = wounds, TARGETS.index(attack.target)
    return blow


def _room_number(name: str) -> int:
    return names.ROOMS.index(name) if name else -1


def _room(made: Room) -> RoomKind:
    kind = fill(RoomKind(), made, "zone")
    kind.zone = ZONES[made.zone]
    return kind


def _spaces(places: list[tuple[int, int]]) -> int:
    return set_of([WIDTH * (row - 1) + column - 1 for column, row in places])
