"""Reads and checks the data of the box (`components.toml`), and lays it out for the rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...core.components import Components, check_count
from ...core.errors import BadComponents, Problem
from ...core.rows import one_of
from ...core.sets import set_of
from .names import (
    CARDS,
    CLASSES,
    GOLD_PALADIN,
    HEROES_A_YEAR,
    ILLUSION_CLASS,
    MONSTERS,
    ORDERS,
    PALADIN_CLASS,
    PRIEST,
    ROOMS,
    ROOMS_A_SEASON,
    SEASONS_A_YEAR,
    SPECIALS,
    THIEF,
    TRAPS,
    WIZARD,
)
from .rules.kinds import TARGETS, Blow, MonsterKind, RoomKind
from .rules.packed import SITE, beside, first_card
from .state import DEPTH, WIDTH, Layout, Trap

MOST: int = 99
ZONES: dict[str, int] = {
    "near": 0b00000_00000_11111_11111,
    "deep": 0b11111_11111_00000_00000,
    "edge": 0b11111_10001_10001_11111,
    "centre": 0b00000_01110_01110_00000,
    "any": SITE,
}


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the records: a name that doesn't belong is an error, not ignored."""


class Board(Exact, frozen=True):
    """Starting goods, the evilness track and the construction site."""

    gold: int
    food: int
    imps: int
    evilness_spaces: int
    evilness_start: int
    paladin_space: int
    site: tuple[int, int]
    entrance: tuple[int, int]
    tunnels: list[tuple[int, int]]
    troll_tokens: int


class Space(Exact, frozen=True):
    """One space of an action: costs and gains."""

    cost_gold: int = 0
    cost_food: int = 0
    cost_evil: int = 0
    gold: int = 0
    food: int = 0
    better: int = 0
    spy: bool = False
    imps: int = 0
    foreman: bool = False
    traps: int = 0


Spaces = tuple[Space, Space, Space]


class Orders(Exact, frozen=True):
    """The eight actions of the Central board."""

    food: Spaces
    reputation: Spaces
    dig: Spaces
    mine: Spaces
    imps: Spaces
    traps: Spaces
    monsters: Spaces
    room: Spaces
    hire_first_gold: int
    year_2_traps: int

    def all(self) -> tuple[Spaces, ...]:
        """The actions in the order of execution."""
        return tuple(getattr(self, name) for name in ORDERS)


Adventurer = tuple[Literal["warrior", "thief", "priest", "wizard"], int, int, int]


class Adventurers(Exact, frozen=True, rename="kebab"):
    """The 16 adventurers of each year: class, hit points, symbols, rank."""

    year_1: list[Adventurer]
    year_2: list[Adventurer]


class Paladin(Exact, frozen=True):
    """Hit points and symbols."""

    hp: int
    trap: int
    heal: int
    magic: int


class Paladins(Exact, frozen=True, rename="kebab"):
    """The silver and the gold paladin."""

    year_1: Paladin
    year_2: Paladin


class Wage(Exact, frozen=True):
    """What a monster or ghost costs, when hired and on payday."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    traps: int = 0
    monsters: int = 0


class Attack(Exact, frozen=True):
    """What one of a monster's attacks does besides wounding (`kinds.Blow`)."""

    target: Literal["first", "all", "anyone", "not-first", "no-priest"] = "first"
    food: int = 0
    again: bool = False
    twice: bool = False
    harmless: bool = False
    no_healing: bool = False
    no_conquest: bool = False
    stuns: bool = True


class Monster(Exact, frozen=True):
    """A kind of monster or ghost."""

    copies: tuple[int, int]
    cost: Wage
    attacks: list[int]
    blows: list[Attack]
    point_room: str
    war_room: str = ""

    def numbers(self) -> int:
        """How many numbers are printed on its tile."""
        hits = [blow for blow in self.blows if not blow.harmless]
        return len(hits) + sum(blow.again for blow in hits)


class Room(Exact, frozen=True):
    """A room tile."""

    year: Literal[1, 2]
    workers: int
    food: int
    zone: Literal["near", "deep", "edge", "centre", "any"]
    produces: Literal["", "food", "gold", "trap", "tunnel", "reputation", "imp"] = ""
    points: int = 0


class TrapCost(Exact, frozen=True):
    """What a trap costs when it is used."""

    gold: int = 0
    food: int = 0
    imps: int = 0


class TrapEffect(Exact, frozen=True):
    """What a trap does in one year."""

    cost: TrapCost
    first: int = 0
    second: int = 0
    each: int = 0
    last: int = 0
    others: int = 0
    target: int = 0
    later: int = 0
    full: bool = False
    no_conquest: bool = False
    anti_magic: bool = False


class TrapCard(Exact, frozen=True, rename="kebab"):
    """A kind of trap."""

    copies: int
    year_1: TrapEffect
    year_2: TrapEffect


class Effect(Exact, frozen=True):
    """The number in a combat card's spell or a special event."""

    evil: int = 0
    wounds: int = 0
    imps: int = 0
    goods: int = 0
    gold: int = 0
    hp: int = 0
    parts: int = 0
    each: int = 0
    above: int = 0
    half: Literal["", "up", "down"] = ""

    def amount(self) -> int:
        """The one number that is set; for a half: 1 when rounded up, 0 when rounded down."""
        if self.half:
            return 1 if self.half == "up" else 0
        return (
            self.evil + self.wounds + self.imps + self.goods + self.gold + self.hp + self.parts + self.each
            + self.above
        )  # fmt: skip


class CombatCard(Exact, frozen=True):
    """A combat card."""

    year: Literal[1, 2]
    timing: Literal["fast", "slow"]
    fatigue: int
    effect: Effect


class SpecialEvent(Exact, frozen=True):
    """A special event card."""

    effect: Effect


class Box(Exact, frozen=True):
    """All components of Dungeon Lords."""

    board: Board
    orders: Orders
    adventurers: Adventurers
    paladins: Paladins
    monsters: dict[str, Monster]
    rooms: dict[str, Room]
    traps: dict[str, TrapCard]
    combat: dict[str, CombatCard]
    events: dict[str, SpecialEvent]


def box(components: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    made = components.typed(Box)
    board = made.board
    _check(board.site == (WIDTH, DEPTH), "board.site", list(board.site), f"{WIDTH} × {DEPTH}")
    _check(3 <= board.evilness_spaces <= MOST, "board.evilness_spaces", board.evilness_spaces, f"3…{MOST}")
    _check(
        1 <= board.evilness_start < board.paladin_space <= board.evilness_spaces,
        "board.evilness_start",
        board.evilness_start,
        Problem("dl-wanted-evilness", most=board.evilness_spaces),
    )
    for path, amount in (("gold", board.gold), ("food", board.food), ("imps", board.imps)):
        _check(0 <= amount <= MOST, f"board.{path}", amount, f"0…{MOST}")
    for column, row in (board.entrance, *board.tunnels):
        _check(
            1 <= column <= WIDTH and 1 <= row <= DEPTH, "board.tunnels", [column, row], f"{WIDTH} × {DEPTH}"
        )
    _check(
        board.entrance in board.tunnels, "board.entrance", list(board.entrance), Problem("dl-wanted-entrance")
    )
    tunnels, reached = _spaces(board.tunnels), _spaces([board.entrance])
    for _ in board.tunnels:
        reached |= beside(reached) & tunnels
    _check(
        reached == tunnels,
        "board.tunnels",
        [list(place) for place in board.tunnels],
        Problem("dl-wanted-connected"),
    )
    for order, spaces in zip(ORDERS, made.orders.all(), strict=True):
        for space in spaces:
            numbers = [value for value in msgspec.structs.asdict(space).values() if isinstance(value, int)]
            _check(all(0 <= value <= MOST for value in numbers), f"orders.{order}", numbers, f"0…{MOST}")
    for order, spaces in (("dig", made.orders.dig), ("mine", made.orders.mine)):
        imps = [space.imps for space in spaces]
        _check(all(1 <= count <= 4 for count in imps), f"orders.{order}.imps", imps, "1…4")
    for year, adventurers in (("year-1", made.adventurers.year_1), ("year-2", made.adventurers.year_2)):
        check_count(adventurers, f"adventurers.{year}", HEROES_A_YEAR, HEROES_A_YEAR)
        for number, (_, hp, symbols, rank) in enumerate(adventurers):
            good = 1 <= hp <= 30 and 0 <= symbols <= 9 and 1 <= rank <= 9
            _check(good, f"adventurers.{year}[{number}]", [hp, symbols, rank], "1…30, 0…9, 1…9")
    for year, paladin in (("year-1", made.paladins.year_1), ("year-2", made.paladins.year_2)):
        numbers = [paladin.hp, paladin.trap, paladin.heal, paladin.magic]
        good = 1 <= paladin.hp <= 30 and all(0 <= symbols <= 9 for symbols in numbers[1:])
        _check(good, f"paladins.{year}", numbers, "1…30, 3 × 0…9")
    for path, table, names in (
        ("monsters", made.monsters, MONSTERS),
        ("rooms", made.rooms, ROOMS),
        ("traps", made.traps, TRAPS),
        ("combat", made.combat, CARDS),
        ("events", made.events, SPECIALS),
    ):
        _check(sorted(table) == sorted(names), path, sorted(table), ", ".join(names))
    for number in (1, 2):
        cards = [name for name in CARDS if made.combat[name].year == number]
        _check(
            cards == list(CARDS[first_card(number) : first_card(number + 1)]),
            "combat",
            cards,
            Problem("dl-wanted-cards", year=number),
        )
        rooms = [name for name in ROOMS if made.rooms[name].year == number]
        enough = len(rooms) >= ROOMS_A_SEASON * SEASONS_A_YEAR
        _check(enough, "rooms", rooms, Problem("dl-wanted-rooms", year=number))
    for name, monster in made.monsters.items():
        check_count(monster.blows, f"monsters.{name}.blows", 1, 2)
        printed, wanted = monster.attacks, Problem("wanted-numbers", count=monster.numbers())
        _check(len(printed) == monster.numbers(), f"monsters.{name}.attacks", printed, wanted)
        for path, liked in (("point_room", monster.point_room), ("war_room", monster.war_room)):
            _check(liked in ("", *ROOMS), f"monsters.{name}.{path}", liked, ", ".join(ROOMS))
        for path, counts in (("attacks", monster.attacks), ("copies", list(monster.copies))):
            good = all(0 <= value <= MOST for value in counts)
            _check(good, f"monsters.{name}.{path}", counts, f"0…{MOST}")
        _check_parts(f"monsters.{name}.cost", monster.cost)
        _check(monster.cost.monsters <= 1, f"monsters.{name}.cost.monsters", monster.cost.monsters, "0…1")
    for name, room in made.rooms.items():
        for path, number in (("workers", room.workers), ("food", room.food), ("points", room.points)):
            _check(0 <= number <= MOST, f"rooms.{name}.{path}", number, f"0…{MOST}")
    for name, card in made.combat.items():
        _check(0 <= card.fatigue <= 9, f"combat.{name}.fatigue", card.fatigue, "0…9")
        _check_parts(f"combat.{name}.effect", card.effect)
        _check(0 <= card.effect.hp <= 30, f"combat.{name}.effect.hp", card.effect.hp, "0…30")
    for name, trap in made.traps.items():
        _check(0 <= trap.copies <= 20, f"traps.{name}.copies", trap.copies, "0…20")
        for year, effect in (("year-1", trap.year_1), ("year-2", trap.year_2)):
            _check_parts(f"traps.{name}.{year}", effect)
            _check_parts(f"traps.{name}.{year}.cost", effect.cost)
    for name, event in made.events.items():
        _check_parts(f"events.{name}.effect", event.effect)
    for path in ("hire_first_gold", "year_2_traps"):
        amount = getattr(made.orders, path)
        _check(0 <= amount <= MOST, f"orders.{path}", amount, f"0…{MOST}")
    _check(made.events["desertion"].effect.each > 0, "events.desertion.effect.each", 0, f"1…{MOST}")
    return made


def layout(made: Box, players: int, *, full: bool, choose_locked: bool, specials: int) -> Layout:
    """The box as the plain lists that the rules work on; so many special events are in play."""
    out = Layout()
    board, orders = made.board, made.orders
    out.players = players
    out.full = full
    out.choose_locked = full or choose_locked
    out.special_events = full and specials > 0
    out.specials = specials or len(SPECIALS)
    out.start_gold, out.start_food, out.start_imps = board.gold, board.food, board.imps
    out.top, out.start_evil, out.paladin_space = (
        board.evilness_spaces, board.evilness_start, board.paladin_space,
    )  # fmt: skip
    out.entrance, out.tunnels = _spaces([board.entrance]), _spaces(board.tunnels)
    spaces = [space for action in orders.all() for space in action]
    out.cost_gold = [space.cost_gold for space in spaces]
    out.cost_food = [space.cost_food for space in spaces]
    out.cost_evil = [space.cost_evil for space in spaces]
    out.gain_gold = [space.gold for space in spaces]
    out.gain_food = [space.food for space in spaces]
    out.better = [space.better for space in spaces]
    out.spy = [space.spy for space in spaces]
    out.imps = [space.imps for space in spaces]
    out.foreman = [int(space.foreman) for space in spaces]
    out.traps = [space.traps for space in spaces]
    out.hire_first_gold, out.year_2_traps = orders.hire_first_gold, orders.year_2_traps
    _lay_adventurers(out, made)
    out.monsters = [_monster(made.monsters[name]) for name in MONSTERS]
    out.silver_monsters = sum(monster.copies[0] for monster in out.monsters)
    # What is given to a demon need not be paid (DL-APM-33).
    out.paid_first = sorted(range(len(MONSTERS)), key=lambda kind: out.monsters[kind].monsters == 0)
    out.rooms = [_room(made.rooms[name]) for name in ROOMS]
    out.silver_rooms = sum(room.year == 1 for room in out.rooms)
    traps = [made.traps[name] for name in TRAPS]
    out.trap_copies = [trap.copies for trap in traps]
    out.trap_effects = [[_trap(trap.year_1) for trap in traps], [_trap(trap.year_2) for trap in traps]]
    cards = [made.combat[name] for name in CARDS]
    out.fast = [card.timing == "fast" for card in cards]
    out.fatigue = [card.fatigue for card in cards]
    out.card_year = [card.year for card in cards]
    out.amount = [card.effect.amount() for card in cards]
    out.event_amount = [made.events[name].effect.amount() for name in SPECIALS]
    return out


def _lay_adventurers(out: Layout, made: Box) -> None:
    tiles = [*made.adventurers.year_1, *made.adventurers.year_2]
    paladins = [made.paladins.year_1, made.paladins.year_2]
    classes = [CLASSES.index(tile[0]) for tile in tiles]
    out.klass = [*classes, PALADIN_CLASS, PALADIN_CLASS, ILLUSION_CLASS]
    out.hp = [*(tile[1] for tile in tiles), *(paladin.hp for paladin in paladins)]
    out.hp.append(made.combat["illusion"].effect.hp)
    symbols = [tile[2] for tile in tiles]
    out.rank = [*(tile[3] for tile in tiles), 9, 9, 0]
    out.disarm = [symbols[tile] if classes[tile] == THIEF else 0 for tile in range(GOLD_PALADIN - 1)]
    out.heal = [symbols[tile] if classes[tile] == PRIEST else 0 for tile in range(GOLD_PALADIN - 1)]
    out.magic = [symbols[tile] if classes[tile] == WIZARD else 0 for tile in range(GOLD_PALADIN - 1)]
    out.disarm += [*(paladin.trap for paladin in paladins), 0]
    out.heal += [*(paladin.heal for paladin in paladins), 0]
    out.magic += [*(paladin.magic for paladin in paladins), 0]
    classes_shown = one_of(len(CLASSES))
    numbers = zip(out.hp, out.disarm, out.heal, out.magic, strict=True)
    out.looks = [classes_shown[klass] + bytes(shown) for klass, shown in zip(out.klass, numbers, strict=True)]


def _monster(made: Monster) -> MonsterKind:
    kind = MonsterKind()
    kind.copies, kind.attacks = list(made.copies), [*made.attacks, 0][:2]
    kind.gold, kind.food, kind.evil = made.cost.gold, made.cost.food, made.cost.evil
    kind.traps, kind.monsters = made.cost.traps, made.cost.monsters
    kind.blows = [_blow(attack, kind.attacks[number]) for number, attack in enumerate(made.blows)]
    kind.point_room, kind.war_room = _room_number(made.point_room), _room_number(made.war_room)
    return kind


def _blow(attack: Attack, wounds: int) -> Blow:
    blow = Blow()
    blow.wounds, blow.target, blow.food = wounds, TARGETS.index(attack.target), attack.food
    blow.again, blow.twice, blow.harmless = attack.again, attack.twice, attack.harmless
    blow.no_healing, blow.no_conquest, blow.stuns = attack.no_healing, attack.no_conquest, attack.stuns
    return blow


def _room_number(name: str) -> int:
    return ROOMS.index(name) if name else -1


def _room(made: Room) -> RoomKind:
    kind = RoomKind()
    kind.year, kind.workers, kind.food = made.year, made.workers, made.food
    kind.zone, kind.produces, kind.points = ZONES[made.zone], made.produces, made.points
    return kind


def _trap(effect: TrapEffect) -> Trap:
    trap = Trap()
    trap.gold, trap.food, trap.imps = effect.cost.gold, effect.cost.food, effect.cost.imps
    trap.first, trap.second, trap.each = effect.first, effect.second, effect.each
    trap.last, trap.others, trap.target = effect.last, effect.others, effect.target
    trap.later, trap.full = effect.later, effect.full
    trap.no_conquest, trap.anti_magic = effect.no_conquest, effect.anti_magic
    return trap


def _spaces(places: list[tuple[int, int]]) -> int:
    return set_of([WIDTH * (row - 1) + column - 1 for column, row in places])


def _check_parts(path: str, record: msgspec.Struct) -> None:
    """Every number of a record has to be one that the rules can reckon with."""
    for name, value in msgspec.structs.asdict(record).items():
        if isinstance(value, int) and not isinstance(value, bool):
            _check(0 <= value <= MOST, f"{path}.{name}", value, f"0…{MOST}")


def _check(good: bool, path: str, value: Any, wanted: str | Problem) -> None:
    if not good:
        raise BadComponents("error-components-value", path=path, value=str(value)[:80], wanted=wanted)
