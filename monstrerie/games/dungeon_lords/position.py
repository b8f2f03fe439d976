"""How a realm is written as text.

Spaces of a site are A1 to E4, column and row; the entrance is C1. An adventurer is the letter of his class,
his hit points and symbols, extra hit points after a plus and wounds in brackets: `W4`, `T3t1`, `P4h2+1(2)`,
`PAL`. A space of the Central board is its order and number: `food-1`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ...core.notation import (
    NONE,
    NOTHING,
    Field,
    Form,
    Notation,
    Unreadable,
    Written,
    check,
    completed,
    counts,
    flag,
    limit,
    number,
    own,
    part,
    seat,
    several,
    steps,
    subset,
    unique,
    word,
)
from ...core.rng import Rng
from ...core.sets import count, holds, only
from .names import (
    CARDS,
    CARDS_A_YEAR,
    EVENTS,
    HEROES_A_YEAR,
    ILLUSION,
    MONSTERS,
    ORDERS,
    OVER,
    PRODUCTION_ROOMS,
    ROOMS,
    SEASONS,
    SILVER_PALADIN,
    SPECIALS,
    TRAPS,
    TROLL,
)
from .rules.combat import CombatRound
from .rules.hiring import Feed, Join
from .rules.packed import (
    EXTRA,
    WOUND,
    count_use,
    room_owner,
    room_place,
    room_space,
    room_uses,
    tile_of,
    wounds_of,
)
from .rules.production import Produce
from .rules.season import Season
from .rules.spells import SpellStep
from .rules.steps import ByMonster, InTurn, OfLord, OnCard, OnNumber, OnSpace, OnTrap
from .rules.tunnels import DigTunnels
from .state import ALL_ORDERS, DEPTH, FREE, GONE, ROUNDS, SPACES_OF_ACTION, WIDTH, Layout, Realm, empty_realm

PHASES: Final = (
    "setup", "ordering", "executing", "producing", "event", "planning", "fighting", "over",
)  # fmt: skip
SITE: Final = [f"{'ABCDE'[space % WIDTH]}{space // WIDTH + 1}" for space in range(WIDTH * DEPTH)]
ACTIONS: Final = [f"{order}-{space + 1}" for order in ORDERS for space in range(SPACES_OF_ACTION)]
POSITIONS: Final = [str(round + 1) for round in range(ROUNDS)]
_HERO: Final = re.compile(r"([^+(]+)(?:\+(\d))?(?:\((\d\d?)\))?$")


def notation(layout: Layout) -> Notation:
    """The fields and steps of a realm."""
    players = layout.players
    tiles = heroes(layout)
    monsters, traps, spaces = counts(MONSTERS, 99), counts(TRAPS, 99), subset(SITE)
    line = several(hero(tiles), most=40)
    pile = several(word(tiles), most=99)
    orders = subset(ORDERS)
    dummies = several(orders, 4 - players, 4 - players, between="|")

    def blank() -> Realm:
        return empty_realm(layout, Rng(0))

    def complete(state: Realm) -> None:
        finish(state, tiles)

    def lord(attribute: str, form: Form, name: str = "", usual: Any = None) -> Field:
        return own("lords", attribute, form, name, usual)

    return Notation(
        blank,
        [
            part("year", number(1, 2)),
            part("season", word(SEASONS)),
            part("phase", word(PHASES)),
            part("first", seat(players)),
            part("round", number(1, ROUNDS, shown=1)),
            part("turn", number(0, len(ACTIONS))),
            part("spaces", minions(players), name="minions"),
            part("tavern", several(word(MONSTERS, nothing=-1), most=3)),
            part("shop", several(word(ROOMS, nothing=-1), most=2)),
            part("paladin", word(["gone", "tent", *map(str, range(1, players + 1))], first=GONE)),
            part("heroes_now", pile),
            part("heroes_next", pile),
            part("event_tiles", several(word(EVENTS), most=len(EVENTS)), name="events"),
            part("events_shown", number(0, len(EVENTS))),
            part("specials", several(word(SPECIALS), most=len(SPECIALS))),
            part("cards", several(word(CARDS), most=len(CARDS))),
            part("cards_shown", number(0, ROUNDS)),
            part("monster_pile", several(word(MONSTERS))),
            part("monsters_drawn", number()),
            part("room_pile", several(word(ROOMS))),
            part("rooms_drawn", number()),
            part("trap_pile", several(word(TRAPS, nothing=-1))),
            part("traps_drawn", number()),
            part("used_traps", traps),
            part("hero_pile", pile),
            part("heroes_drawn", number()),
            part("heroes_bottomed", number()),
            part("gold_heroes", pile),
            part("dummy_evil", number(1, layout.top)),
            part("dummy_locked", dummies),
            part("dummy_shown", dummies),
            Field("room-uses", counts(PRODUCTION_ROOMS, 3), uses, use, ("room_uses",)),
            part("unpaid", monsters),
            part("leaving", number(0, 99)),
            part("holiday", number(0, 9)),
            part("fighter", seat(players)),
            part("disarm", number(0, 99)),
            *(part(name, flag()) for name in ("no_spell", "no_healing", "no_conquest", "no_fatigue")),
            *(part(name, flag()) for name in ("attacked", "invisible", "rage")),
            part("shield", number(0, 99)),
            part("sheep", word(MONSTERS, nothing=-1)),
            part("darts", pile),
            part("called", monsters),
        ],
        [
            lord("gold", number()),
            lord("food", number()),
            lord("imps", number(0, 99)),
            lord("idle", number(0, 99), usual=lambda state, seat: state.lords[seat].imps),
            lord("evil", number(1, layout.top)),
            lord("taxes", number()),
            lord("filled", spaces, name="dungeon"),
            Field("rooms", several(room(), most=len(ROOMS)), built, build, ("room_places", "lords.rooms")),
            lord("conquered", spaces),
            lord("lair", monsters),
            lord("tokens", number(0, 99), usual=lambda state, seat: state.lords[seat].lair[TROLL]),
            lord("stunned", monsters),
            lord("traps", traps),
            lord("buried", traps),
            lord("party", line),
            lord("prison", line),
            lord("veterans", number(0, 99)),
            lord("locked", orders),
            lord("drawn", orders),
            lord("orders", several(word(ORDERS), most=3)),
            lord("hand", orders, usual=rest_of_hand),
            lord("waiting", orders),
            lord("dummy_order", word(ORDERS, nothing=-1)),
            lord("spied", subset(POSITIONS)),
            lord("tile", spaces),
            lord("laid", several(word(TRAPS), most=9)),
            lord("sent", monsters),
            lord("coin", number()),
            lord("dug", spaces),
            lord("miners", number(0, 99)),
            lord("foremen", number(0, 99)),
        ],
        written_steps(players),
        frozenset({"dummy_pile"}),
        complete,
    )


def written_steps(players: int) -> list[Written]:
    """The steps, and what they are about."""
    lord, space, kind = seat(players), word(ACTIONS), word(MONSTERS)
    return steps(
        __package__,
        {
            OfLord: (lord,),
            InTurn: (number(1, 4, shown=1),),
            Produce: (number(1, 4, shown=1),),
            Season: (word(SEASONS),),
            CombatRound: (number(1, ROUNDS, shown=1),),
            OnSpace: (space,),
            DigTunnels: (space, number(0, 3)),
            ByMonster: (kind,),
            Join: (lord, kind),
            OnTrap: (word(TRAPS),),
            OnCard: (word(CARDS),),
            OnNumber: (number(),),
        },
        Written(SpellStep, (lord, word(("slow", "fast"))), lambda lord, fast: SpellStep(lord, fast == 1)),
        Written(Feed, (number(0, 99),) * len(MONSTERS), lambda seat, *offered: Feed(seat, [*offered])),
    )


# --- forms of its own ---------------------------------------------------------------------------------------


def heroes(layout: Layout) -> list[str]:
    """The tiles of adventurers by name."""
    names = []
    for tile in range(SILVER_PALADIN):
        symbols = zip("thm", (layout.disarm, layout.heal, layout.magic), strict=True)
        marks = "".join(f"{letter}{many[tile]}" for letter, many in symbols if many[tile])
        names.append(f"{'WTPM'[layout.klass[tile]]}{layout.hp[tile]}{marks}")
    return unique([*names, "PAL", "PAL-gold", "illusion"])


def hero(tiles: list[str]) -> Form:
    """An adventurer in a line, with what happened to him."""
    one = word(tiles)

    def write(hero: int) -> str:
        extra, wounds = hero // EXTRA, wounds_of(hero)
        return one.write(tile_of(hero)) + (f"+{extra}" if extra else "") + (f"({wounds})" if wounds else "")

    def read(text: str) -> int:
        found = _HERO.match(text)
        if found is None:
            raise Unreadable(text, "W4, W4(1), W4+1")
        tile: int = one.read(found[1])
        return tile + int(found[2] or 0) * EXTRA + int(found[3] or 0) % 64 * WOUND

    return Form(write, read)


def minions(players: int) -> Form:
    """Who stands on the Central board: `food-1 2, dig-1 dummy`."""
    space = word(ACTIONS)
    who = word([NOTHING, *(str(number + 1) for number in range(4)), "dummy"], first=FREE)

    def write(spaces: list[int]) -> str:
        taken = [(at, held) for at, held in enumerate(spaces) if held != FREE]
        return ", ".join(f"{space.write(at)} {who.write(held)}" for at, held in taken) or NONE

    def read(text: str) -> list[int]:
        spaces = [FREE] * len(ACTIONS)
        for entry in [] if text == NONE else text.split(","):
            at, _, held = entry.strip().partition(" ")
            standing = who.read(held)
            if players <= standing < 4:
                raise Unreadable(entry, f"1…{players}, dummy")
            spaces[space.read(at)] = standing
        return spaces

    return Form(write, read)


def uses(state: Realm) -> list[int]:
    """How often each production room was used."""
    return [room_uses(state, ROOMS.index(name)) for name in PRODUCTION_ROOMS]


def use(state: Realm, times: list[int]) -> None:
    """Have the rooms used so often."""
    for name, many in zip(PRODUCTION_ROOMS, times, strict=True):
        for _ in range(many):
            count_use(state, ROOMS.index(name))


def room() -> Form:
    """A room and its space: `mint:C3`."""
    which, where = word(ROOMS), word(SITE)

    def read(text: str) -> tuple[int, int]:
        name, _, space = text.partition(":")
        return which.read(name), where.read(space)

    return Form(lambda built: f"{which.write(built[0])}:{where.write(built[1])}", read)


def built(state: Realm, seat: int) -> list[tuple[int, int]]:
    """The rooms of a lord, with their spaces."""
    own = [room for room in range(len(ROOMS)) if room_owner(state, room) == seat]
    return [(room, room_space(state, room)) for room in own]


def build(state: Realm, seat: int, rooms: list[tuple[int, int]]) -> None:
    """Build the rooms, where the dungeon has no tile too."""
    lord = state.lords[seat]
    for room, space in rooms:
        check(state.room_places[room] < 0, ROOMS[room], 2, 1)
        check(not holds(lord.rooms, space), f"seat {seat + 1} {SITE[space]}", 2, 1)
        state.room_places[room] = room_place(seat, space)
        lord.rooms |= only(space)
        lord.filled |= only(space)


def rest_of_hand(state: Realm, seat: int) -> int:
    """The orders that are neither locked nor played."""
    lord = state.lords[seat]
    return ALL_ORDERS & ~lord.locked & ~sum(map(only, set(lord.orders)))


# --- what can be --------------------------------------------------------------------------------------------


def finish(state: Realm, tiles: list[str]) -> None:
    """Complete the piles, and refuse what can't be."""
    dummies = len(state.dummy_locked)
    state.dummy_pile = [ALL_ORDERS ^ locked for locked in state.dummy_locked]
    check(len(state.dummy_shown) == dummies, "dummy-shown", len(state.dummy_shown), dummies)
    finish_piles(state, tiles)
    limit(state.monsters_drawn, len(state.monster_pile), "monsters-drawn")
    limit(state.rooms_drawn, len(state.room_pile), "rooms-drawn")
    limit(state.heroes_drawn + state.heroes_bottomed, len(state.hero_pile), "heroes-drawn")
    out = [tile_of(hero) for lord in state.lords for hero in (*lord.party, *lord.prison)]
    out += [*state.heroes_now, *state.heroes_next]
    for tile in range(ILLUSION):
        limit(out.count(tile), 1, tiles[tile])
    for place in range(state.players):
        check_lord(state, place)
    if state.paladin >= 0:
        check(bool(state.lords[state.paladin].party), "paladin", state.paladin + 1, "gone, tent")
    over = not state.agenda and state.lanes is None
    check((state.phase == OVER) == over, "phase", PHASES[state.phase], PHASES[OVER])


def check_lord(state: Realm, place: int) -> None:
    """Refuse a board that can't be."""
    lord, what = state.lords[place], f"seat {place + 1}"
    limit(lord.idle, lord.imps, f"{what} idle")
    limit(count(lord.conquered & ~lord.filled), 0, f"{what} conquered")
    limit(count(lord.tile), 1, f"{what} tile")
    check(len({*lord.orders}) == len(lord.orders), f"{what} orders", len(lord.orders), len({*lord.orders}))
    for kind, name in enumerate(MONSTERS):
        limit(lord.stunned[kind], lord.lair[kind], f"{what} stunned {name}")
        limit(lord.lair[kind], sum(state.layout.monsters[kind].copies), f"{what} lair {name}")


def finish_piles(state: Realm, tiles: list[str]) -> None:
    """What a text leaves out of a pile lies there last; silver before gold."""
    layout = state.layout
    state.cards = by_year(state.cards, range(CARDS_A_YEAR), range(CARDS_A_YEAR, len(CARDS)), CARDS, "cards")
    silver, gold = (
        [number for number, room in enumerate(layout.rooms) if room.year == year] for year in (1, 2)
    )
    state.room_pile = by_year(state.room_pile, silver, gold, ROOMS, "room-pile")
    silver, gold = (
        [kind for kind, monster in enumerate(layout.monsters) for _ in range(monster.copies[year])]
        for year in (0, 1)
    )
    state.monster_pile = by_year(state.monster_pile, silver, gold, MONSTERS, "monster-pile")
    state.event_tiles = completed(state.event_tiles, range(len(EVENTS)), EVENTS, "events")
    state.specials = completed(state.specials, range(layout.specials), SPECIALS, "specials")
    state.gold_heroes = completed(state.gold_heroes, year_tiles(2), tiles, "gold-heroes")
    # An adventurer who was drawn and put under the pile is in it twice.
    once = completed([*dict.fromkeys(state.hero_pile)], year_tiles(state.year), tiles, "hero-pile")
    state.hero_pile = state.hero_pile + once[len({*state.hero_pile}) :]
    finish_traps(state)


def by_year(
    pile: list[int], silver: Sequence[int], gold: Sequence[int], names: Sequence[str], what: str
) -> list[int]:
    """A pile with the things of the first year on those of the second."""
    first = completed(pile[: len(silver)], silver, names, what)
    return first + completed(pile[len(silver) :], gold, names, what)


def year_tiles(year: int) -> range:
    """The adventurers of a year."""
    return range(HEROES_A_YEAR * (year - 1), HEROES_A_YEAR * year)


def finish_traps(state: Realm) -> None:
    """Every trap is in the pile, in a store, laid or used."""
    held = [kind for kind, many in enumerate(state.used_traps) for _ in range(many)]
    for lord in state.lords:
        held += lord.laid
        held += [kind for kind in range(len(TRAPS)) for _ in range(lord.traps[kind] + lord.buried[kind])]
    deck = [kind for kind, copies in enumerate(state.layout.trap_copies) for _ in range(copies)]
    if not state.trap_pile:
        state.trap_pile, state.traps_drawn = held, len(held)
    limit(state.traps_drawn, len(state.trap_pile), "traps-drawn")
    pile = state.trap_pile[state.traps_drawn :]
    check(-1 not in pile, "trap-pile", NOTHING, ", ".join(TRAPS))
    rest = completed(held + pile, deck, TRAPS, "trap")[len(held) + len(pile) :]
    state.trap_pile = state.trap_pile + rest
