"""A realm as a learner sees it: the same knowledge as the view, as a row of small numbers.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair. Spaces of
a dungeon are numbered as everywhere: 0 to 19, row by row from the surface.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from ...core.observation import Field
from ...core.rows import bits, one_of, write_all, write_set
from ...core.sets import holds, lowest, only, without
from .names import (
    CARDS,
    CLASSES,
    EVENTS,
    FIGHTING,
    ILLUSION,
    MONSTERS,
    ORDERING,
    ORDERS,
    PLANNING,
    PRODUCTION_ROOMS,
    ROOMS,
    SEASONS_A_YEAR,
    SETUP,
    SPECIAL,
    SPECIALS,
    TRAPS,
)
from .rules.packed import card_at, hit_points, room_owner, room_space, room_uses, tile_of, wounds_of
from .rules.steps import Choice, OnCard, OnMonster, OnNumber, OnSpace, OnTrap
from .state import ACTION_SPACES, ALL_ORDERS, DUMMY, GONE, ROUNDS, SPACES, Realm

PARTY: Final = 5
"""Three adventurers, the paladin and an illusion."""
HEROES: Final = ILLUSION
"""Tiles that can be in a prison."""
MOST: Final = 99
"""Of anything that is counted: gold, food, imps."""

DECISIONS: Final = (
    "keep-order", "choose-order", "choose-dummy-order", "act", "dig-tunnels", "mine-gold", "hire-monster",
    "feed", "build-room", "discard-trap", "production", "dig-from-shed", "retrieve-order", "pay-wage",
    "pay-taxes", "witch-hunt", "settle-strike", "choose-tile", "lay-trap", "send-monsters",
    "release-prisoner", "spring-first", "aim", "choose-attack", "second-hit", "take-back-vampire",
    "word-of-peace", "persuade", "pick-monster", "magic-key",
)  # fmt: skip
"""Every decision by its sentence (`dl-prompt-…`), in an order that stays: agents were trained on it."""
DECISION_NUMBERS: Final = {f"dl-prompt-{name}": number for number, name in enumerate(DECISIONS)}

PHASE: Final = one_of(8)
SEASON: Final = one_of(SEASONS_A_YEAR)
DECISION: Final = one_of(len(DECISIONS))
SPACE: Final = one_of(ACTION_SPACES)
MONSTER: Final = one_of(len(MONSTERS))
TRAP: Final = one_of(len(TRAPS))
SPECIAL_EVENT: Final = one_of(len(SPECIALS))
CARD: Final = one_of(len(CARDS))
ORDER: Final = one_of(len(ORDERS))
ROOM: Final = one_of(len(ROOMS))
EVENT: Final = one_of(len(EVENTS))
CLASS: Final = one_of(len(CLASSES))
SEAT: Final = [one_of(size) for size in range(8)]
"""By the number of those among whom one is chosen."""
ROUND_SET: Final = bits(ROUNDS)
PLACES: Final = bits(PARTY)
ORDER_SET: Final = bits(len(ORDERS))
NO_HERO: Final = bytes(11)
NOBODY: Final = [bytes(len(NO_HERO) * (PARTY - size)) for size in range(PARTY + 1)]
"""What follows a party of so many."""
NO_PRISONER: Final = bytes(HEROES)


def fields(players: int) -> list[Field]:
    """The fields, in order."""
    heroes = 4 if players == 4 else 3
    dummies = 4 - players
    monsters, traps, orders = len(MONSTERS), len(TRAPS), len(ORDERS)
    spaces = "bit by bit for the twenty spaces of each dungeon"
    hero = f"{', '.join(CLASSES)}; hit points, disarming, healing, magic"
    made = [
        Field("phase", 8, 1, "set-up, orders, execution, production, event, planning, battle, over"),
        Field("second_year", 1, 1, "whether this is the second year"),
        Field("season", 4, 1, "winter, spring, summer, autumn"),
        Field("combat_round", 4, 1, "the round of the Combat"),
        Field("first_player", players, 1, "who has the token"),
        Field("to_act", players, 1, "who may act now"),
        Field("asked", len(DECISIONS), 1, f"what you have to decide: {', '.join(DECISIONS)}"),
        Field("asked_space", ACTION_SPACES, 1, "the space of the action that you decide on, three an order"),
        Field("asked_monster", monsters, 1, f"the monster that you decide on: {', '.join(MONSTERS)}"),
        Field("asked_trap", traps, 1, f"the trap that you aim: {', '.join(TRAPS)}"),
        Field("asked_card", len(CARDS), 1, f"the spell that you answer: {', '.join(CARDS)}"),
        Field("asked_number", 1, MOST, "taxes due, or traps to discard"),
        Field("paladin", players + 2, 1, "with whom the paladin is; then in his tent, gone"),
        Field(
            "minions",
            ACTION_SPACES * (players + 1),
            1,
            "on each space of each action: whose minion, or a dummy's",
        ),
        Field("executed", 1, ACTION_SPACES, "how many spaces have had their turn, in the order of execution"),
        Field("tavern", monsters, 3, "monsters and ghosts for hire, by kind"),
        Field("shop", 2 * len(ROOMS), 1, f"the two rooms for sale: {', '.join(ROOMS)}"),
        Field("events", 3 * len(EVENTS), 1, f"in spring, summer and autumn: {', '.join(EVENTS)}"),
        Field("special", len(SPECIALS), 1, f"the special event of the year: {', '.join(SPECIALS)}"),
        Field("holiday", 1, 1, "whether nothing is produced this season"),
        Field("heroes_now", 11 * heroes, 20, f"adventurers of this season, the weakest first: {hero}, rank"),
        Field("heroes_next", 11 * heroes, 20, "adventurers of the next season, likewise"),
        Field("cards", 4 * len(CARDS), 1, "for each round of the Combat, the card as far as you know it"),
        Field("cards_shown", 4, 1, "which of them lie open"),
        Field("spied", 4 * players, 1, "which of them everybody has looked at"),
        Field("piles", 4, 40, "traps, monsters, rooms and adventurers left"),
        Field("used_traps", traps, 9, "traps that have been sprung, by kind"),
    ]
    if dummies:
        made += [
            Field("dummy_locked", orders * dummies, 1, f"locked orders of each dummy: {', '.join(ORDERS)}"),
            Field("dummy_pile", orders * dummies, 1, "orders in each dummy's pile"),
            Field("dummy_open", orders * dummies, 1, "orders that each dummy shows"),
        ]
    if players == 2:
        made += [
            Field("dummy_third", orders, 1, "the third order that you chose for your dummy"),
            Field("dummy_evil", 1, 20, "the dummy's evilness"),
        ]
    return [
        *made,
        Field("gold", players, MOST, "everybody's gold"),
        Field("food", players, MOST, "everybody's food"),
        Field("imps", players, MOST, "everybody's imps"),
        Field("idle", players, MOST, "imps that have not worked this season"),
        Field("idle_trolls", players, MOST, "troll tokens that have not worked this season"),
        Field("miners", players, 20, "imps at work in the mine"),
        Field("foremen", players, 9, "foremen at work"),
        Field("evil", players, 20, "everybody's evilness"),
        Field("taxes", players, MOST, "red markers"),
        Field("tiles", SPACES * players, 1, f"tunnels and rooms: {spaces}"),
        Field("conquered", SPACES * players, 1, f"conquered tiles: {spaces}"),
        Field("rooms", SPACES * players, 1, f"rooms: {spaces}"),
        Field("diggers", SPACES * players, 1, f"tunnels of this season with an imp: {spaces}"),
        Field("room_owner", len(ROOMS) * players, 1, "for each room, in whose dungeon it is"),
        Field("room_space", len(ROOMS), 20, "for each room, its space and 1; 0 when it is not built"),
        Field("room_uses", len(PRODUCTION_ROOMS), 3, "how often each production room was used this season"),
        Field("trap_count", players, 20, "how many traps everybody has"),
        Field("traps", traps, 9, "your traps in store, by kind"),
        Field("buried", traps, 9, "your discarded traps, by kind"),
        Field("laid", traps, 2, "the traps that you have laid for the battle, by kind"),
        Field("lair", monsters * players, 9, "everybody's monsters and ghosts, by kind"),
        Field("stunned", monsters * players, 9, "those of them that lie face down"),
        Field("unpaid", monsters, 9, "monsters whose payment is still to be decided on, of the seat to act"),
        Field("party", 11 * PARTY * players, 63, f"for each adventurer from the front on: {hero}, wounds"),
        Field("prison", HEROES * players, 1, "prisoners, by the numbers of their tiles"),
        Field("hand", orders * players, 1, f"order cards that may be in hand: {', '.join(ORDERS)}"),
        Field("locked", orders * players, 1, "locked orders"),
        Field("drawn", orders, 1, "the orders among which you choose at set-up"),
        Field(
            "orders", 3 * orders * players, 1, "the orders of the three positions, as far as you know them"
        ),
        Field("waiting", orders * players, 1, "orders that were not executed"),
        Field("battle_space", SPACES * players, 1, f"where a battle is fought: {spaces}"),
        Field("traps_laid", players, 2, "how many traps are laid for it"),
        Field("coin", players, 9, "gold on a trap card"),
        Field("sent", monsters * players, 9, "monsters and ghosts sent to it, by kind"),
        Field("fighter", players, 1, "whose battle is being fought"),
        Field("disarm_left", 1, 20, "traps' wounds that its thieves can still prevent"),
        Field(
            "battle",
            7,
            1,
            "no spell, no healing, no conquest, no fatigue, a monster attacked, invisible wizards, rage",
        ),
        Field("shield", 1, 9, "wounds that a magic shield takes"),
        Field("sheep", monsters, 1, "the monster turned into a sheep"),
        Field("poisoned", PARTY, 1, "whom in the party poison will reach after conquest"),
    ]


def observe(state: Realm, seat: int, row: BytesWriter) -> None:
    """Write what the seat knows."""
    _time(state, seat, row)
    _board(state, seat, row)
    _dungeons(state, seat, row)
    _plans(state, seat, row)


def _time(state: Realm, seat: int, row: BytesWriter) -> None:
    """When it is, and what is asked."""
    players, phase = state.players, state.phase
    row.write(PHASE[phase])
    row.append(state.year - 1)
    row.write(SEASON[state.season])
    row.write(SEASON[state.round if phase in (PLANNING, FIGHTING) else -1])
    around = SEAT[players]
    row.write(around[(state.first - seat) % players])
    acting = 0
    lanes = state.lanes
    if lanes is None:
        if state.current >= 0:
            acting = only((state.current - seat) % players)
    else:
        for other in range(players):
            if lanes[other]:
                acting |= only((other - seat) % players)
    write_set(row, acting, players)
    decision = space = monster = trap = card = -1
    amount = 0
    step = state.step_of(seat)
    if isinstance(step, Choice):
        decision = DECISION_NUMBERS[step.sentence]
        if isinstance(step, OnSpace):
            space = step.space
        elif isinstance(step, OnMonster):
            monster = step.kind
        elif isinstance(step, OnTrap):
            trap = step.trap
        elif isinstance(step, OnCard):
            card = step.card
        elif isinstance(step, OnNumber):
            amount = min(step.number, MOST)
    row.write(DECISION[decision])
    row.write(SPACE[space])
    row.write(MONSTER[monster])
    row.write(TRAP[trap])
    row.write(CARD[card])
    row.append(amount)


def _board(state: Realm, seat: int, row: BytesWriter) -> None:
    """What lies in the middle of the table."""
    players = state.players
    where = state.paladin
    if where >= 0:
        where = (where - seat) % players
    else:
        where = players + 1 if where == GONE else players
    row.write(SEAT[players + 2][where])
    holders = SEAT[players + 1]
    for holder in state.spaces:
        if holder == DUMMY:
            row.write(holders[players])
        else:
            row.write(holders[(holder - seat) % players if holder >= 0 else -1])
    row.append(0 if state.phase == SETUP or state.phase == ORDERING else state.turn)
    kinds = [0] * len(MONSTERS)
    for kind in state.tavern:
        if kind >= 0:
            kinds[kind] += 1
    write_all(row, kinds)
    for place in range(2):
        row.write(ROOM[state.shop[place] if place < len(state.shop) else -1])
    special = -1
    for season in range(3):
        event = -1
        if season < state.events_shown:
            event = state.event_tiles[season]
            if event == SPECIAL and state.layout.special_events:
                special = state.specials[state.year - 1]
        row.write(EVENT[event])
    row.write(SPECIAL_EVENT[special])
    row.append(1 if state.holiday == 1 else 0)
    _heroes(state, state.heroes_now, row)
    _heroes(state, state.heroes_next, row)
    spied = state.lords[seat].spied | lowest(state.cards_shown)
    for position in range(ROUNDS):
        row.write(CARD[card_at(state, position) if holds(spied, position) else -1])
    row.write(ROUND_SET[lowest(state.cards_shown)])
    for other in range(players):
        row.write(ROUND_SET[state.lords[(seat + other) % players].spied])
    row.append(min(len(state.trap_pile) - state.traps_drawn, 255))
    row.append(min(len(state.monster_pile) - state.monsters_drawn, 255))
    row.append(min(len(state.room_pile) - state.rooms_drawn, 255))
    row.append(min(len(state.hero_pile) - state.heroes_drawn, 255))
    write_all(row, state.used_traps)
    if players < 4:
        for orders in state.dummy_locked:
            row.write(ORDER_SET[orders])
        for orders in state.dummy_pile:
            row.write(ORDER_SET[orders])
        for orders in state.dummy_shown:
            row.write(ORDER_SET[orders])
        if players == 2:
            row.write(ORDER[state.lords[seat].dummy_order if state.phase == ORDERING else -1])
            row.append(state.dummy_evil)


def _heroes(state: Realm, tiles: list[int], row: BytesWriter) -> None:
    """Adventurers on the Progress board."""
    layout = state.layout
    for place in range(4 if state.players == 4 else 3):
        if place < len(tiles):
            tile = tiles[place]
            row.write(layout.looks[tile])
            row.append(layout.rank[tile])
        else:
            row.write(NO_HERO)


def _dungeons(state: Realm, seat: int, row: BytesWriter) -> None:
    """Everybody's board, field by field."""
    players = state.players
    own = state.lords[seat]
    lords = state.lords[seat:] + state.lords[:seat]
    for lord in lords:
        row.append(min(lord.gold, MOST))
    for lord in lords:
        row.append(min(lord.food, MOST))
    for lord in lords:
        row.append(min(lord.imps, MOST))
    for lord in lords:
        row.append(min(lord.idle, MOST))
    for lord in lords:
        row.append(min(lord.tokens, MOST))
    for lord in lords:
        row.append(lord.miners)
    for lord in lords:
        row.append(lord.foremen)
    for lord in lords:
        row.append(lord.evil)
    for lord in lords:
        row.append(min(lord.taxes, MOST))
    for lord in lords:
        write_set(row, lord.filled, SPACES)
    for lord in lords:
        write_set(row, lord.conquered, SPACES)
    for lord in lords:
        write_set(row, lord.rooms, SPACES)
    for lord in lords:
        write_set(row, lord.dug, SPACES)
    around = SEAT[players]
    sites = BytesWriter()
    for room in range(len(ROOMS)):
        owner = room_owner(state, room)
        if owner >= 0:
            row.write(around[(owner - seat) % players])
            sites.append(room_space(state, room) + 1)
        else:
            row.write(around[-1])
            sites.append(0)
    row.write(sites.getvalue())
    for room, kind in enumerate(state.layout.rooms):
        if kind.produces:
            row.append(room_uses(state, room))
    for lord in lords:
        store = len(lord.laid)
        for amount in lord.traps:
            store += amount
        row.append(min(store, MOST))
    write_all(row, own.traps)
    write_all(row, own.buried)
    laid = [0] * len(TRAPS)
    for trap in own.laid:
        laid[trap] += 1
    write_all(row, laid)
    for lord in lords:
        write_all(row, lord.lair)
    for lord in lords:
        write_all(row, lord.stunned)
    if state.lanes is None:
        write_all(row, state.unpaid)
    else:
        row.write(MONSTER[-1])
    layout = state.layout
    for lord in lords:
        party = lord.party
        for hero in party:
            tile, hp = tile_of(hero), hit_points(layout, hero)
            if hp != layout.hp[tile]:
                row.write(CLASS[layout.klass[tile]])
                row.append(min(hp, 63))
                row.append(layout.disarm[tile])
                row.append(layout.heal[tile])
                row.append(layout.magic[tile])
            else:
                row.write(layout.looks[tile])
            row.append(wounds_of(hero))
        row.write(NOBODY[len(party)])
    for lord in lords:
        if lord.prison:
            held = 0
            for hero in lord.prison:
                held |= only(hero)
            write_set(row, held, HEROES)
        else:
            row.write(NO_PRISONER)


def _plans(state: Realm, seat: int, row: BytesWriter) -> None:
    """Orders, plans and the battle."""
    players, phase = state.players, state.phase
    own = state.lords[seat]
    lords = state.lords[seat:] + state.lords[:seat]
    for lord in lords:
        if lord is own:
            row.write(ORDER_SET[lord.hand])
        else:
            row.write(ORDER_SET[ALL_ORDERS if lord.drawn else without(ALL_ORDERS, lord.locked)])
    for lord in lords:
        row.write(ORDER_SET[lord.locked if phase != SETUP or lord is own else 0])
    row.write(ORDER_SET[own.drawn])
    for lord in lords:
        if lord is own or (phase != SETUP and phase != ORDERING):
            for order in lord.orders:
                row.write(ORDER[order])
            for _ in range(3 - len(lord.orders)):
                row.write(ORDER[-1])
        else:
            row.write(ORDER[-1])
            row.write(ORDER[-1])
            row.write(ORDER[-1])
    for lord in lords:
        row.write(ORDER_SET[0 if phase in (SETUP, ORDERING) else lord.waiting])
    for lord in lords:
        write_set(row, lord.tile, SPACES)
    for lord in lords:
        row.append(len(lord.laid))
    for lord in lords:
        row.append(lord.coin)
    for lord in lords:
        write_all(row, lord.sent)
    fighter = state.fighter
    row.write(SEAT[players][(fighter - seat) % players if fighter >= 0 else -1])
    row.append(state.disarm)
    row.append(1 if state.no_spell else 0)
    row.append(1 if state.no_healing else 0)
    row.append(1 if state.no_conquest else 0)
    row.append(1 if state.no_fatigue else 0)
    row.append(1 if state.attacked else 0)
    row.append(1 if state.invisible else 0)
    row.append(1 if state.rage else 0)
    row.append(state.shield)
    row.write(MONSTER[state.sheep])
    poisoned = 0
    if fighter >= 0 and state.darts:
        for place, hero in enumerate(state.lords[fighter].party):
            if tile_of(hero) in state.darts:
                poisoned |= only(place)
    row.write(PLACES[poisoned])
