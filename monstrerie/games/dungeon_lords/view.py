"""What one seat may see of the table, built from nothing, with every number that a page needs to draw it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict

from ...core.decision import prompt
from ...core.sets import count, holds, listed, only, without
from ...core.view import Sentence, alike
from . import names
from . import view_types as types
from .rules import packed
from .rules.execution import SEQUENCE
from .rules.prices import extra_traps
from .rules.rooms import room_at
from .rules.scoring import ledger, title_holders
from .rules.season import nicest_first
from .rules.steps import OnSpace
from .rules.taxes import tax
from .state import ALL_ORDERS, DUMMY, FREE, GONE, ROUNDS, TENT, Lord, Realm

PHASES: Final = ("setup", "orders", "execution", "production", "event", "planning", "battle", "over")
COMBAT_PHASES: Final = (names.PLANNING, names.FIGHTING)


def build(state: Realm, seat: int | None) -> types.RealmView:
    """The whole table as the seat sees it (None: a spectator)."""
    layout, points, done = state.layout, ledger(state), _executed(state)
    return types.RealmView(
        round=names.SEASONS_A_YEAR * (state.year - 1) + state.season + 1,
        rounds=2 * names.SEASONS_A_YEAR,
        year=state.year,
        season=names.SEASONS[state.season],
        combat_round=state.round + 1 if state.phase in COMBAT_PHASES else None,
        phase=f"dl-phase-{PHASES[state.phase]}",
        prompt=Sentence(**prompt(state, seat, "dl-prompt-over")),
        first_seat=state.first,
        turn_order=[state.seat_after(place) for place in range(state.players)],
        evilness=types.Evilness(
            top=layout.top,
            start=layout.start_evil,
            paladin_space=layout.paladin_space,
            dummy=state.dummy_evil if state.players == 2 else None,
        ),
        paladin=_paladin(state),
        actions=[_action(state, order, done) for order in range(len(names.ORDERS))],
        tavern=[_monster(state, kind) if kind >= 0 else None for kind in state.tavern],
        shop=[_room(state, room) if room >= 0 else None for room in state.shop],
        progress=_progress(state),
        cards=[_card(state, seat, position) for position in range(ROUNDS)],
        piles=types.Piles(
            traps=len(state.trap_pile) - state.traps_drawn,
            monsters=len(state.monster_pile) - state.monsters_drawn,
            rooms=len(state.room_pile) - state.rooms_drawn,
            adventurers=len(state.hero_pile) - state.heroes_drawn,
        ),
        used_traps=_traps(state, state.used_traps),
        dummies=[_dummy(state, seat, dummy) for dummy in range(len(state.dummy_pile))],
        seats=[_seat(state, other, other == seat, sum(points[other])) for other in range(state.players)],
        battle=_battle(state),
        titles=[types.Title(names.TITLES[at], seats) for at, seats in enumerate(title_holders(state))],
        special_events=layout.special_events,
    )


def orders(members: int) -> list[str]:
    """The orders of a set."""
    return [names.ORDERS[order] for order in listed(members)]


def hero(state: Realm, entry: int) -> types.Hero:
    """An adventurer and his wounds."""
    layout, tile = state.layout, packed.tile_of(entry)
    return types.Hero(
        adventurer=tile + 1,
        klass=names.CLASSES[layout.klass[tile]],
        hp=packed.hit_points(layout, entry),
        wounds=packed.wounds_of(entry),
        disarm=layout.disarm[tile],
        heal=layout.heal[tile],
        magic=layout.magic[tile],
        rank=layout.rank[tile],
        year=1 if tile < names.HEROES_A_YEAR or tile == names.SILVER_PALADIN else 2,
    )


def _paladin(state: Realm) -> types.Paladin:
    return types.Paladin(
        {TENT: "tent", GONE: "gone"}.get(state.paladin, "dungeon"),
        state.paladin if state.paladin >= 0 else None,
        **asdict(hero(state, packed.paladin_of_year(state))),
    )


def _action(state: Realm, order: int, done: list[int]) -> types.Action:
    surcharge = state.layout.hire_first_gold if order == names.HIRE and state.layout.full else 0
    around = range(packed.first_space(order), packed.first_space(order + 1))
    return types.Action(
        names.ORDERS[order], surcharge, [_space(state, space, space in done) for space in around]
    )


def _space(state: Realm, space: int, done: bool) -> types.Space:
    kind, holder, extra = state.layout.spaces[space], state.spaces[space], extra_traps(state, space)
    return types.Space(
        cost=types.Cost(kind.cost_gold, kind.cost_food, kind.cost_evil),
        gain=types.Gain(
            gold=kind.gold,
            food=kind.food,
            better=kind.better,
            spy=kind.spy,
            imps=kind.imps,
            foreman=kind.foreman,
            traps=kind.traps + extra,
            discard=extra,
        ),
        seat=holder if holder not in (FREE, DUMMY) else None,
        dummy=holder == DUMMY,
        done=done,
    )


def _executed(state: Realm) -> list[int]:
    if state.phase in (names.SETUP, names.ORDERING):
        return []
    step = state.agenda[-1] if state.agenda else None
    running = 1 if state.lanes is None and isinstance(step, OnSpace) else 0
    return SEQUENCE[: max(0, state.turn - running)]


def _attacks(state: Realm, kind: int) -> list[int]:
    return state.layout.monsters[kind].attacks[:]


def _monster(state: Realm, kind: int) -> types.Creature:
    return types.Creature(
        names.MONSTERS[kind], alike(types.Wage, state.layout.monsters[kind]), _attacks(state, kind)
    )


def _room(state: Realm, room: int) -> types.Room:
    kind = state.layout.rooms[room]
    return types.Room(names.ROOMS[room], kind.year, kind.workers, kind.food, listed(kind.zone))


def _traps(state: Realm, counts: list[int]) -> list[types.TrapTiles]:
    effects = state.layout.trap_effects[state.year - 1]
    return [
        types.TrapTiles(
            trap=names.TRAPS[kind],
            count=number,
            cost=alike(types.TrapCost, effects[kind]),
            effect=alike(types.Effect, effects[kind]),
        )
        for kind, number in enumerate(counts)
        if number
    ]


def _progress(state: Realm) -> types.Progress:
    shown = state.event_tiles[: state.events_shown]
    special = state.layout.special_events and names.SPECIAL in shown
    return types.Progress(
        events=[
            types.EventTile(
                season=names.SEASONS[season + 1],
                event=names.EVENTS[shown[season]] if season < len(shown) else None,
                done=season + 1 < state.season or state.phase in COMBAT_PHASES,
            )
            for season in range(len(names.EVENTS))
        ],
        special=names.SPECIALS[state.specials[state.year - 1]] if special else None,
        special_amount=state.layout.event_amount[state.specials[state.year - 1]] if special else None,
        adventurers_now=[hero(state, tile) for tile in state.heroes_now],
        adventurers_to=_takers(state),
        adventurers_next=[hero(state, tile) for tile in state.heroes_next],
        holiday=state.holiday == 1,
    )


def _card(state: Realm, seat: int | None, position: int) -> types.CombatCard:
    """A combat card of the year; what a spy saw is remembered for him (DL-HID-11, 12)."""
    known = position < state.cards_shown or (seat is not None and holds(state.lords[seat].spied, position))
    card = packed.card_at(state, position)
    return types.CombatCard(
        round=position + 1,
        shown=position < state.cards_shown,
        spied_by=[other for other in range(state.players) if holds(state.lords[other].spied, position)],
        magic=position + 1,
        card=names.CARDS[card] if known else None,
        fast=state.layout.fast[card] if known else None,
        fatigue=state.layout.fatigue[card] if known else None,
        amount=state.layout.amount[card] if known else None,
    )


def _dummy(state: Realm, seat: int | None, dummy: int) -> types.Dummy:
    chosen = state.lords[dummy].dummy_order if state.players == 2 and dummy == seat else -1
    return types.Dummy(
        locked=orders(state.dummy_locked[dummy]),
        pile=orders(state.dummy_pile[dummy]),
        open=orders(state.dummy_shown[dummy]),
        third=names.ORDERS[chosen] if chosen >= 0 and state.phase == names.ORDERING else None,
    )


def _takers(state: Realm) -> list[int | None]:
    dummy = min(state.dummy_evil + 1, state.layout.top)
    ranking = nicest_first(state, dummy)[: len(state.heroes_now)]
    return [None if seat == TENT else seat for seat in ranking]


def _seat(state: Realm, seat: int, own: bool, points: int) -> types.LordView:
    lord = state.lords[seat]
    shown = own or state.phase not in (names.SETUP, names.ORDERING)
    return types.LordView(
        seat=seat,
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        idle=lord.idle,
        troll_tokens=lord.lair[names.TROLL],
        idle_tokens=lord.tokens,
        miners=lord.miners,
        foremen=lord.foremen,
        evil=lord.evil,
        taxes=lord.taxes,
        tax_due=tax(count(lord.filled)),
        tiles=_tiles(state, seat, lord),
        closest=listed(packed.closest(lord.filled, lord.conquered, state.layout.entrance)),
        trap_count=sum(lord.traps) + len(lord.laid),
        traps=_traps(state, lord.traps) if own else None,
        discarded_traps=_traps(state, lord.buried) if own else None,
        lair=[
            types.Housed(
                names.MONSTERS[kind],
                alike(types.Wage, state.layout.monsters[kind]),
                _attacks(state, kind),
                number,
                lord.stunned[kind],
            )
            for kind, number in enumerate(lord.lair)
            if number
        ],
        wages=_wages(state, lord),
        unpaid=[
            names.MONSTERS[kind]
            for kind in range(len(names.MONSTERS))
            for _ in range(_unpaid(state, seat, kind))
        ],
        party=[hero(state, entry) for entry in lord.party],
        party_strength=_strength(state, lord),
        prison=[hero(state, tile) for tile in lord.prison],
        hand=orders(_public_hand(lord, own)),
        locked=orders(lord.locked) if shown or state.phase != names.SETUP else [],
        drawn=orders(lord.drawn) if own else [],
        orders=[types.OrderCard(names.ORDERS[order], not holds(lord.waiting, order)) for order in lord.orders]
        if shown
        else [],
        plan=_plan(state, seat, lord, own),
        points=points,
    )


def _unpaid(state: Realm, seat: int, kind: int) -> int:
    return state.unpaid[kind] if state.current == seat and state.lanes is None else 0


def _public_hand(lord: Lord, own: bool) -> int:
    """The own hand, or what everybody knows of another's: all that is not locked (DL-HID-02)."""
    if own:
        return lord.hand
    if lord.drawn:
        return ALL_ORDERS
    return without(ALL_ORDERS, lord.locked)


def _wages(state: Realm, lord: Lord) -> types.Wage:
    hired = [(state.layout.monsters[kind], number) for kind, number in enumerate(lord.lair)]
    return types.Wage(
        gold=sum(number * kind.gold for kind, number in hired),
        food=sum(number * kind.food for kind, number in hired),
        evil=sum(number * kind.evil for kind, number in hired),
        traps=sum(number * kind.traps for kind, number in hired),
        monsters=sum(number * kind.monsters for kind, number in hired),
    )


def _strength(state: Realm, lord: Lord) -> types.Strength:
    party = [hero(state, entry) for entry in lord.party]
    return types.Strength(
        hp=sum(one.hp - one.wounds for one in party),
        disarm=sum(one.disarm for one in party),
        heal=sum(one.heal for one in party),
        magic=sum(one.magic for one in party),
    )


def _tiles(state: Realm, seat: int, lord: Lord) -> list[types.Tile]:
    tunnels = listed(packed.free_tunnels(lord))
    mined = set(tunnels[: lord.miners])
    out = []
    for space in listed(lord.filled):
        room = room_at(state, seat, only(space))
        uses = packed.room_uses(state, room) if room >= 0 else 0
        out.append(
            types.Tile(
                space=space,
                room=names.ROOMS[room] if room >= 0 else None,
                conquered=holds(lord.conquered, space),
                digger=holds(lord.dug, space),
                miner=space in mined,
                uses=uses,
                workers=state.layout.rooms[room].workers if room >= 0 else 0,
                food=state.layout.rooms[room].food if room >= 0 else 0,
                entrance=holds(state.layout.entrance, space),
            )
        )
    return out


def _plan(state: Realm, seat: int, lord: Lord, own: bool) -> types.Plan | None:
    """The plan of a battle to come; only its owner knows which traps are laid (DL-HID-07)."""
    if not lord.tile:
        return None
    return types.Plan(
        space=packed.space_of(lord.tile),
        traps=len(lord.laid),
        laid=[names.TRAPS[kind] for kind in lord.laid] if own else None,
        coin=lord.coin,
        sent=[names.MONSTERS[kind] for kind, number in enumerate(lord.sent) for _ in range(number)],
    )


def _battle(state: Realm) -> types.Battle | None:
    if state.fighter < 0:
        return None
    card = packed.card_of_round(state)
    return alike(
        types.Battle,
        state,
        seat=state.fighter,
        card=names.CARDS[card],
        fatigue=state.layout.fatigue[card],
        disarm_left=state.disarm,
        sheep=names.MONSTERS[state.sheep] if state.sheep >= 0 else None,
        darts=[hero(state, tile) for tile in state.darts],
        planning=state.phase == names.PLANNING,
    )
