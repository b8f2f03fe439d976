"""How a realm is written as text.

Spaces of a site are A1 to E4, column and row; the entrance is C1. An adventurer is the letter of his class,
his hit points and symbols, extra hit points after a plus and wounds in brackets: `W4`, `T3t1`, `P4h2+1(2)`,
`PAL`. A space of the Central board is its order and number: `food-1`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ...core import forms
from ...core.errors import Problem
from ...core.notation import Field, Notation, Written, check, completed, limit, own, part, steps
from ...core.rng import Rng
from ...core.sets import count, holds, listed, only, set_of, without
from . import names
from .rules import packed
from .rules.combat import CombatRound
from .rules.hiring import Feed, Join
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
ACTIONS: Final = [f"{order}-{space + 1}" for order in names.ORDERS for space in range(SPACES_OF_ACTION)]
POSITIONS: Final = [str(round + 1) for round in range(ROUNDS)]
_HERO: Final = re.compile(r"([^+(]+)(?:\+(\d))?(?:\((\d\d?)\))?$")


def notation(layout: Layout) -> Notation:
    """The fields and steps of a realm."""
    players = layout.players
    tiles = heroes(layout)
    monsters, traps, spaces = (
        forms.counts(names.MONSTERS, 99),
        forms.counts(names.TRAPS, 99),
        forms.subset(SITE),
    )
    line = forms.several(hero(tiles), most=40)
    pile = forms.words(tiles, most=99)
    orders = forms.subset(names.ORDERS)
    dummies = forms.several(orders, 4 - players, 4 - players, between="|")

    def blank() -> Realm:
        return empty_realm(layout, Rng(0))

    def complete(state: Realm) -> None:
        finish(state, tiles)

    def lord(attribute: str, form: forms.Form, name: str = "", usual: Any = None) -> Field:
        return own("lords", attribute, form, name, usual)

    return Notation(
        blank,
        [
            part("year", forms.number(1, 2)),
            part("season", forms.word(names.SEASONS)),
            part("phase", forms.word(PHASES)),
            part("first", forms.seat(players)),
            part("round", forms.number(1, ROUNDS, shown=1)),
            part("turn", forms.number(0, len(ACTIONS))),
            part("spaces", minions(players), name="minions"),
            part("tavern", forms.words(names.MONSTERS, most=3, nothing=-1)),
            part("shop", forms.words(names.ROOMS, most=2, nothing=-1)),
            part("paladin", forms.word(["gone", "tent", *map(str, range(1, players + 1))], first=GONE)),
            part("heroes_now", pile),
            part("heroes_next", pile),
            part("event_tiles", forms.words(names.EVENTS, most=len(names.EVENTS)), name="events"),
            part("events_shown", forms.number(0, len(names.EVENTS))),
            part("specials", forms.words(names.SPECIALS, most=len(names.SPECIALS))),
            part("cards", forms.words(names.CARDS, most=len(names.CARDS))),
            part("cards_shown", forms.number(0, ROUNDS)),
            part("monster_pile", forms.words(names.MONSTERS)),
            part("monsters_drawn", forms.number()),
            part("room_pile", forms.words(names.ROOMS)),
            part("rooms_drawn", forms.number()),
            part("trap_pile", forms.words(names.TRAPS, nothing=-1)),
            part("traps_drawn", forms.number()),
            part("used_traps", traps),
            part("hero_pile", pile),
            part("heroes_drawn", forms.number()),
            part("heroes_bottomed", forms.number()),
            part("gold_heroes", pile),
            part("dummy_evil", forms.number(1, layout.top)),
            part("dummy_locked", dummies),
            part("dummy_shown", dummies),
            Field("room-uses", forms.counts(names.PRODUCTION_ROOMS, 3), uses, use, ("room_uses",)),
            part("unpaid", monsters),
            part("leaving", forms.number(0, 99)),
            part("holiday", forms.number(0, 9)),
            part("fighter", forms.seat(players)),
            part("disarm", forms.number(0, 99)),
            *(part(name, forms.flag()) for name in ("no_spell", "no_healing", "no_conquest", "no_fatigue")),
            *(part(name, forms.flag()) for name in ("attacked", "invisible", "rage")),
            part("shield", forms.number(0, 99)),
            part("sheep", forms.word(names.MONSTERS, nothing=-1)),
            part("darts", pile),
            part("called", monsters),
        ],
        [
            lord("gold", forms.number()),
            lord("food", forms.number()),
            lord("imps", forms.number(0, 99)),
            lord("idle", forms.number(0, 99), usual=lambda state, seat: state.lords[seat].imps),
            lord("evil", forms.number(1, layout.top)),
            lord("taxes", forms.number()),
            lord("filled", spaces, name="dungeon"),
            Field(
                "rooms",
                forms.several(room(), most=len(names.ROOMS)),
                built,
                build,
                ("room_places", "lords.rooms"),
            ),
            lord("conquered", spaces),
            lord("lair", monsters),
            lord(
                "tokens", forms.number(0, 99), usual=lambda state, seat: state.lords[seat].lair[names.TROLL]
            ),
            lord("stunned", monsters),
            lord("traps", traps),
            lord("buried", traps),
            lord("party", line),
            lord("prison", line),
            lord("veterans", forms.number(0, 99)),
            lord("locked", orders),
            lord("drawn", orders),
            lord("orders", forms.words(names.ORDERS, most=3)),
            lord("hand", orders, usual=rest_of_hand),
            lord("waiting", orders),
            lord("dummy_order", forms.word(names.ORDERS, nothing=-1)),
            lord("spied", forms.subset(POSITIONS)),
            lord("tile", spaces),
            lord("laid", forms.words(names.TRAPS, most=9)),
            lord("sent", monsters),
            lord("coin", forms.number()),
            lord("dug", spaces),
            lord("miners", forms.number(0, 99)),
            lord("foremen", forms.number(0, 99)),
        ],
        written_steps(players),
        frozenset({"dummy_pile"}),
        complete,
        ORDER,
    )


ORDER: Final = """
LockOrders KeepOrder ShowLocked
DummyOrders ChooseOrders ChooseOrder ChooseDummyOrder
PlaceMinions
Act DigTunnels MineGold HireMonster Feed Join BuildRoom DiscardTrap
Execute
Production DigFromShed ProduceOn
RetrieveOrder Retrieval
Produce
EventPhase
PayTaxes PayWage Wages SettleStrike Strike WitchHunt
TaxDay Payday SpecialTurn
Adventurers
EndOfSeason
Combat
ChooseTile LayTrap SendMonsters ReleasePrisoner Offer
Plan
RevealCard
SpringFirst Aim TrapStep WordOfPeace Persuade PickMonster MagicKey Crowd Suggestion
ChooseAttack SecondHit TakeBackVampire SpellStep MonsterStep
Healing
Conquest
EndBattle
Battle
CombatRound TrainingRound.
FinishCombat
SecondYear
Season. Scoring.
"""


def written_steps(players: int) -> list[Written]:
    """The steps, and what they are about."""
    lord, space, kind = forms.seat(players), forms.word(ACTIONS), forms.word(names.MONSTERS)
    return steps(
        __package__,
        {
            OfLord: (lord,),
            **dict.fromkeys((InTurn, Produce), (forms.number(1, players, shown=1),)),
            Season: (forms.word(names.SEASONS),),
            CombatRound: (forms.number(1, ROUNDS, shown=1),),
            OnSpace: (space,),
            DigTunnels: (space, forms.number(0, 3)),
            ByMonster: (kind,),
            Join: (lord, kind),
            OnTrap: (forms.word(names.TRAPS),),
            OnCard: (forms.word(names.CARDS),),
            OnNumber: (forms.number(),),
        },
        Written(
            SpellStep, (lord, forms.word(("slow", "fast"))), lambda lord, fast: SpellStep(lord, fast == 1)
        ),
        Written(
            Feed, (forms.number(0, 99),) * len(names.MONSTERS), lambda seat, *offered: Feed(seat, [*offered])
        ),
    )


# --- forms of its own ---------------------------------------------------------------------------------------


def heroes(layout: Layout) -> list[str]:
    """The tiles of adventurers by name."""
    tiles = []
    for tile in range(names.SILVER_PALADIN):
        symbols = zip("thm", (layout.disarm, layout.heal, layout.magic), strict=True)
        marks = "".join(f"{letter}{many[tile]}" for letter, many in symbols if many[tile])
        tiles.append(f"{'WTPM'[layout.klass[tile]]}{layout.hp[tile]}{marks}")
    return forms.unique([*tiles, "PAL", "PAL-gold", "illusion"])


def hero(tiles: list[str]) -> forms.Form:
    """An adventurer in a line, with what happened to him."""
    one = forms.word(tiles)

    def write(hero: int) -> str:
        extra, wounds = hero // packed.EXTRA, packed.wounds_of(hero)
        return (
            one.write(packed.tile_of(hero))
            + (f"+{extra}" if extra else "")
            + (f"({wounds})" if wounds else "")
        )

    def read(text: str) -> int:
        found = _HERO.match(text)
        if found is None:
            raise forms.Unreadable(text, "W4, W4(1), W4+1")
        tile: int = one.read(found[1])
        return tile + int(found[2] or 0) * packed.EXTRA + int(found[3] or 0) % 64 * packed.WOUND

    return forms.Form(write, read)


def minions(players: int) -> forms.Form:
    """Who stands on the Central board: `food-1 2, dig-1 dummy`."""
    space = forms.word(ACTIONS)
    who = forms.word([forms.NOTHING, *(str(number + 1) for number in range(4)), "dummy"], first=FREE)

    def write(spaces: list[int]) -> str:
        taken = [(at, held) for at, held in enumerate(spaces) if held != FREE]
        return ", ".join(f"{space.write(at)} {who.write(held)}" for at, held in taken) or forms.NONE

    def read(text: str) -> list[int]:
        spaces = [FREE] * len(ACTIONS)
        for entry in [] if text == forms.NONE else text.split(","):
            at, _, held = entry.strip().partition(" ")
            standing = who.read(held)
            if players <= standing < 4:
                raise forms.Unreadable(entry, f"1…{players}, dummy")
            spaces[space.read(at)] = standing
        return spaces

    return forms.Form(write, read)


def uses(state: Realm) -> list[int]:
    """How often each production room was used."""
    return [packed.room_uses(state, names.ROOMS.index(name)) for name in names.PRODUCTION_ROOMS]


def use(state: Realm, times: list[int]) -> None:
    """Have the rooms used so often."""
    for name, many in zip(names.PRODUCTION_ROOMS, times, strict=True):
        for _ in range(many):
            packed.count_use(state, names.ROOMS.index(name))


def room() -> forms.Form:
    """A room and its space: `mint:C3`."""
    which, where = forms.word(names.ROOMS), forms.word(SITE)

    def read(text: str) -> tuple[int, int]:
        name, _, space = text.partition(":")
        return which.read(name), where.read(space)

    return forms.Form(lambda built: f"{which.write(built[0])}:{where.write(built[1])}", read)


def built(state: Realm, seat: int) -> list[tuple[int, int]]:
    """The rooms of a lord, with their spaces."""
    own = [room for room in range(len(names.ROOMS)) if packed.room_owner(state, room) == seat]
    return [(room, packed.room_space(state, room)) for room in own]


def build(state: Realm, seat: int, rooms: list[tuple[int, int]]) -> None:
    """Build the rooms, where the dungeon has no tile too."""
    lord = state.lords[seat]
    for room, space in rooms:
        check_room(room, [*dungeon_of(state, room), f"seat {seat + 1}"])
        check(not holds(lord.rooms, space), f"seat {seat + 1} {SITE[space]}", 2, 1)
        state.room_places[room] = packed.room_place(seat, space)
        lord.rooms |= only(space)
        lord.filled |= only(space)


def rest_of_hand(state: Realm, seat: int) -> int:
    """The orders that are neither locked nor played."""
    lord = state.lords[seat]
    return without(ALL_ORDERS, set_of([*listed(lord.locked), *lord.orders]))


# --- what can be --------------------------------------------------------------------------------------------


def finish(state: Realm, tiles: list[str]) -> None:
    """Complete the piles, and refuse what can't be."""
    dummies = len(state.dummy_locked)
    state.dummy_pile = [without(ALL_ORDERS, locked) for locked in state.dummy_locked]
    check(len(state.dummy_shown) == dummies, "dummy-shown", len(state.dummy_shown), dummies)
    finish_piles(state, tiles)
    limit(state.monsters_drawn, len(state.monster_pile), "monsters-drawn")
    limit(state.rooms_drawn, len(state.room_pile), "rooms-drawn")
    limit(state.heroes_drawn + state.heroes_bottomed, len(state.hero_pile), "heroes-drawn")
    out = [packed.tile_of(hero) for lord in state.lords for hero in (*lord.party, *lord.prison)]
    out += [*state.heroes_now, *state.heroes_next]
    for tile in range(names.ILLUSION):
        limit(out.count(tile), 1, tiles[tile])
    for place in range(state.players):
        check_lord(state, place)
    to_come = state.room_pile[state.rooms_drawn :]
    for room in range(len(names.ROOMS)):
        others = ["shop"] * state.shop.count(room) + ["room-pile"] * to_come.count(room)
        check_room(room, [*dungeon_of(state, room), *others])
    if state.paladin >= 0:
        check(bool(state.lords[state.paladin].party), "paladin", state.paladin + 1, "gone, tent")
    over = not state.agenda and state.lanes is None
    check((state.phase == names.OVER) == over, "phase", PHASES[state.phase], PHASES[names.OVER])


def dungeon_of(state: Realm, room: int) -> list[str]:
    """Whose dungeon a room is in, for a sentence; nobody's: []."""
    owner = packed.room_owner(state, room)
    return [f"seat {owner + 1}"] if owner >= 0 else []


def check_room(room: int, places: list[str]) -> None:
    """Refuse a room that is in several places."""
    check(len(places) < 2, names.ROOMS[room], ", ".join(places), Problem("dl-wanted-one-place"))


def check_lord(state: Realm, place: int) -> None:
    """Refuse a board that can't be."""
    lord, what = state.lords[place], f"seat {place + 1}"
    limit(lord.idle, lord.imps, f"{what} idle")
    limit(count(without(lord.conquered, lord.filled)), 0, f"{what} conquered")
    limit(count(lord.tile), 1, f"{what} tile")
    check(len({*lord.orders}) == len(lord.orders), f"{what} orders", len(lord.orders), len({*lord.orders}))
    for kind, name in enumerate(names.MONSTERS):
        limit(lord.stunned[kind], lord.lair[kind], f"{what} stunned {name}")
        limit(lord.lair[kind], sum(state.layout.monsters[kind].copies), f"{what} lair {name}")


def finish_piles(state: Realm, tiles: list[str]) -> None:
    """What a text leaves out of a pile lies there last; silver before gold."""
    layout = state.layout
    state.cards = by_year(
        state.cards,
        range(names.CARDS_A_YEAR),
        range(names.CARDS_A_YEAR, len(names.CARDS)),
        names.CARDS,
        "cards",
    )
    silver, gold = (
        [number for number, room in enumerate(layout.rooms) if room.year == year] for year in (1, 2)
    )
    if not state.room_pile:
        # What lies on the table was drawn; once a gold one was, so were all silver ones.
        for year in (silver, gold):
            out = [room for room in year if room in state.shop or state.room_places[room] >= 0]
            if out:
                state.room_pile = completed(state.room_pile, silver if year is gold else [], names.ROOMS, "")
                state.room_pile += out
        state.rooms_drawn = len(state.room_pile)
    state.room_pile = by_year(state.room_pile, silver, gold, names.ROOMS, "room-pile")
    silver, gold = (
        [kind for kind, monster in enumerate(layout.monsters) for _ in range(monster.copies[year])]
        for year in (0, 1)
    )
    state.monster_pile = by_year(state.monster_pile, silver, gold, names.MONSTERS, "monster-pile")
    state.event_tiles = completed(state.event_tiles, range(len(names.EVENTS)), names.EVENTS, "events")
    state.specials = completed(state.specials, range(layout.specials), names.SPECIALS, "specials")
    state.gold_heroes = completed(state.gold_heroes, year_tiles(2), tiles, "gold-heroes")
    # An adventurer who was drawn and put under the pile is in it twice.
    once = completed([*dict.fromkeys(state.hero_pile)], year_tiles(state.year), tiles, "hero-pile")
    state.hero_pile = state.hero_pile + once[len({*state.hero_pile}) :]
    finish_traps(state)


def by_year(
    pile: list[int], silver: Sequence[int], gold: Sequence[int], called: Sequence[str], what: str
) -> list[int]:
    """A pile with the things of the first year on those of the second."""
    first = completed(pile[: len(silver)], silver, called, what)
    return first + completed(pile[len(silver) :], gold, called, what)


def year_tiles(year: int) -> range:
    """The adventurers of a year."""
    return range(names.HEROES_A_YEAR * (year - 1), names.HEROES_A_YEAR * year)


def finish_traps(state: Realm) -> None:
    """Every trap is in the pile, in a store, laid or used."""
    held = [kind for kind, many in enumerate(state.used_traps) for _ in range(many)]
    for lord in state.lords:
        held += lord.laid
        held += [
            kind for kind in range(len(names.TRAPS)) for _ in range(lord.traps[kind] + lord.buried[kind])
        ]
    deck = [kind for kind, copies in enumerate(state.layout.trap_copies) for _ in range(copies)]
    if not state.trap_pile:
        state.trap_pile, state.traps_drawn = held, len(held)
    limit(state.traps_drawn, len(state.trap_pile), "traps-drawn")
    pile = state.trap_pile[state.traps_drawn :]
    check(-1 not in pile, "trap-pile", forms.NOTHING, ", ".join(names.TRAPS))
    rest = completed(held + pile, deck, names.TRAPS, "trap")[len(held) + len(pile) :]
    state.trap_pile = state.trap_pile + rest
