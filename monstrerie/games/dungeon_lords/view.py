"""What one seat may see of the table, built from nothing, with every number that a page needs to draw it."""

from __future__ import annotations

from typing import Any, Final

from ...core.decision import prompt
from .names import (
    CARDS,
    CLASSES,
    EVENTS,
    KINDS,
    MONSTERS,
    ORDERING,
    ORDERS,
    PLANNING,
    ROOMS,
    SEASONS,
    SETUP,
    SILVER_PALADIN,
    SPECIAL,
    SPECIALS,
    TITLES,
    TRAPS,
    TROLL,
)
from .rules.execute import SEQUENCE
from .rules.rooms import room_at
from .rules.scoring import ledger, title_holders
from .rules.steps import OnSpace
from .rules.taxes import tax
from .state import DUMMY, FREE, GONE, TENT, TILE, Lord, Realm, Trap, closest, count

PHASES: Final = ("setup", "orders", "execution", "production", "event", "planning", "battle", "over")
COMBAT_PHASES: Final = (5, 6)


def build(state: Realm, seat: int | None) -> dict[str, Any]:
    """The whole table as the seat sees it (None: a spectator)."""
    layout, points, done = state.layout, ledger(state), _executed(state)
    return {
        "round": 4 * state.year - 4 + state.season + 1,
        "rounds": 8,
        "year": state.year,
        "season": SEASONS[state.season],
        "combat_round": state.round + 1 if state.phase in COMBAT_PHASES else None,
        "phase": f"dl-phase-{PHASES[state.phase]}",
        "prompt": prompt(state, seat, "dl-prompt-over"),
        "first_seat": state.first,
        "turn_order": [state.seat_after(place) for place in range(state.players)],
        "evilness": {
            "top": layout.top,
            "start": layout.start_evil,
            "paladin_space": layout.paladin_space,
            "dummy": state.dummy_evil if state.players == 2 else None,
        },
        "paladin": _paladin(state),
        "actions": [_action(state, order, done) for order in range(8)],
        "tavern": [_monster(state, kind) if kind >= 0 else None for kind in state.tavern],
        "shop": [_room(state, room) if room >= 0 else None for room in state.shop],
        "progress": _progress(state),
        "cards": [_card(state, seat, position) for position in range(4)],
        "piles": {
            "traps": len(state.trap_pile) - state.traps_drawn,
            "monsters": len(state.monster_pile) - state.monsters_drawn,
            "rooms": len(state.room_pile) - state.rooms_drawn,
            "adventurers": len(state.hero_pile) - state.heroes_drawn,
        },
        "used_traps": _traps(state, state.used_traps),
        "dummies": [_dummy(state, seat, dummy) for dummy in range(len(state.dummy_pile))],
        "seats": [_seat(state, other, other == seat, sum(points[other])) for other in range(state.players)],
        "battle": _battle(state),
        "titles": [{"title": TITLES[at], "seats": seats} for at, seats in enumerate(title_holders(state))],
        "special_events": layout.special_events,
    }


def spaces(mask: int) -> list[int]:
    """The spaces of a mask, rising.

    >>> spaces(0b100_00100)
    [2, 7]
    """
    return [space for space in range(20) if mask >> space & 1]


def orders(mask: int) -> list[str]:
    """The orders of a mask."""
    return [ORDERS[order] for order in range(8) if mask >> order & 1]


def hero(state: Realm, entry: int) -> dict[str, Any]:
    """An adventurer with all that is printed on him, and his wounds."""
    layout, tile = state.layout, entry & TILE
    return {
        "adventurer": tile + 1,
        "class": CLASSES[layout.klass[tile]],
        "hp": layout.hp[tile] + (entry >> 12),
        "wounds": entry >> 6 & TILE,
        "disarm": layout.disarm[tile],
        "heal": layout.heal[tile],
        "magic": layout.magic[tile],
        "rank": layout.rank[tile],
        "year": 1 if tile < 16 or tile == SILVER_PALADIN else 2,
    }


def _paladin(state: Realm) -> dict[str, Any]:
    tile = SILVER_PALADIN + state.year - 1
    return {
        "where": {TENT: "tent", GONE: "gone"}.get(state.paladin, "dungeon"),
        "seat": state.paladin if state.paladin >= 0 else None,
        **hero(state, tile),
    }


def _action(state: Realm, order: int, done: list[int]) -> dict[str, Any]:
    layout, out = state.layout, []
    for space in range(3 * order, 3 * order + 3):
        holder = state.spaces[space]
        extra = layout.year_2_traps if state.year == 2 and layout.traps[space] else 0
        out.append(
            {
                "cost": {
                    "gold": layout.cost_gold[space],
                    "food": layout.cost_food[space],
                    "evil": layout.cost_evil[space],
                },
                "gain": {
                    "gold": layout.gain_gold[space],
                    "food": layout.gain_food[space],
                    "better": layout.better[space],
                    "spy": layout.spy[space],
                    "imps": layout.imps[space],
                    "foreman": bool(layout.foreman[space]),
                    "traps": layout.traps[space] + extra,
                    "discard": extra,
                },
                "seat": holder if holder not in (FREE, DUMMY) else None,
                "dummy": holder == DUMMY,
                "done": space in done,
            }
        )
    surcharge = layout.hire_first_gold if order == 6 and layout.full else 0
    return {"order": ORDERS[order], "first_order_gold": surcharge, "spaces": out}


def _executed(state: Realm) -> list[int]:
    if state.phase in (SETUP, ORDERING):
        return []
    step = state.agenda[-1] if state.agenda else None
    running = 1 if state.lanes is None and isinstance(step, OnSpace) else 0
    return SEQUENCE[: max(0, state.turn - running)]


def _wage(state: Realm, kind: int) -> dict[str, int]:
    layout = state.layout
    return {
        "gold": layout.wage_gold[kind],
        "food": layout.wage_food[kind],
        "evil": layout.wage_evil[kind],
        "traps": layout.wage_traps[kind],
        "monsters": layout.wage_monsters[kind],
    }


def _monster(state: Realm, kind: int) -> dict[str, Any]:
    return {
        "monster": MONSTERS[kind],
        "cost": _wage(state, kind),
        "attacks": state.layout.attacks[kind][:],
    }


def _room(state: Realm, room: int) -> dict[str, Any]:
    layout = state.layout
    return {
        "room": ROOMS[room],
        "year": layout.room_year[room],
        "workers": layout.workers[room],
        "food": layout.room_food[room],
        "zone": spaces(layout.zone[room]),
    }


def _traps(state: Realm, counts: list[int]) -> list[dict[str, Any]]:
    effects = state.layout.trap_effects[state.year - 1]
    return [
        {
            "trap": TRAPS[kind],
            "count": counts[kind],
            "cost": {
                "gold": effects[kind].gold,
                "food": effects[kind].food,
                "imps": effects[kind].imps,
            },
            "effect": _effect(effects[kind]),
        }
        for kind in range(KINDS)
        if counts[kind]
    ]


def _effect(trap: Trap) -> dict[str, int | bool]:
    """What a trap does this year, without what it does not."""
    effect: dict[str, int | bool] = {
        "first": trap.first,
        "second": trap.second,
        "each": trap.each,
        "others": trap.others,
        "last": trap.last,
        "target": trap.target,
        "later": trap.later,
        "full": trap.full,
        "no_conquest": trap.no_conquest,
        "anti_magic": trap.anti_magic,
    }
    return {part: number for part, number in effect.items() if number}


def _progress(state: Realm) -> dict[str, Any]:
    shown = state.event_tiles[: state.events_shown]
    special = state.layout.special_events and SPECIAL in shown
    return {
        "events": [
            {
                "season": SEASONS[season + 1],
                "event": EVENTS[shown[season]] if season < len(shown) else None,
                "done": season + 1 < state.season or state.phase in COMBAT_PHASES,
            }
            for season in range(3)
        ],
        "special": SPECIALS[state.specials[state.year - 1]] if special else None,
        "special_amount": state.layout.event_amount[state.specials[state.year - 1]] if special else None,
        "adventurers_now": [hero(state, tile) for tile in state.heroes_now],
        "adventurers_next": [hero(state, tile) for tile in state.heroes_next],
        "holiday": state.holiday == 1,
    }


def _card(state: Realm, seat: int | None, position: int) -> dict[str, Any]:
    """A combat card of the year; what a spy saw is remembered for him (DL-HID-11, 12)."""
    known = position < state.cards_shown or (
        seat is not None and bool(state.lords[seat].spied >> position & 1)
    )
    card = state.cards[9 * state.year - 9 + position]
    return {
        "round": position + 1,
        "shown": position < state.cards_shown,
        "spied_by": [other for other in range(state.players) if state.lords[other].spied >> position & 1],
        "magic": position + 1,
        "card": CARDS[card] if known else None,
        "fast": state.layout.fast[card] if known else None,
        "fatigue": state.layout.fatigue[card] if known else None,
        "amount": state.layout.amount[card] if known else None,
    }


def _dummy(state: Realm, seat: int | None, dummy: int) -> dict[str, Any]:
    chosen = state.lords[dummy].dummy_order if state.players == 2 and dummy == seat else -1
    return {
        "locked": orders(state.dummy_locked[dummy]),
        "pile": orders(state.dummy_pile[dummy]),
        "open": orders(state.dummy_shown[dummy]),
        "third": ORDERS[chosen] if chosen >= 0 and state.phase == ORDERING else None,
    }


def _seat(state: Realm, seat: int, own: bool, points: int) -> dict[str, Any]:
    lord = state.lords[seat]
    shown = own or state.phase not in (SETUP, ORDERING)
    return {
        "seat": seat,
        "gold": lord.gold,
        "food": lord.food,
        "imps": lord.imps,
        "idle": lord.idle,
        "troll_tokens": lord.lair[TROLL],
        "idle_tokens": lord.tokens,
        "miners": lord.miners,
        "foremen": lord.foremen,
        "evil": lord.evil,
        "taxes": lord.taxes,
        "tax_due": tax(count(lord.filled)),
        "tiles": _tiles(state, seat, lord),
        "closest": spaces(closest(lord.filled, lord.conquered, state.layout.entrance)),
        "trap_count": sum(lord.traps) + len(lord.laid),
        "traps": _traps(state, lord.traps) if own else None,
        "discarded_traps": _traps(state, lord.buried) if own else None,
        "lair": [
            {**_monster(state, kind), "count": lord.lair[kind], "stunned": lord.stunned[kind]}
            for kind in range(KINDS)
            if lord.lair[kind]
        ],
        "wages": _wages(state, lord),
        "unpaid": [MONSTERS[kind] for kind in range(KINDS) for _ in range(_unpaid(state, seat, kind))],
        "party": [hero(state, entry) for entry in lord.party],
        "party_strength": _strength(state, lord),
        "prison": [hero(state, tile) for tile in lord.prison],
        "hand": orders(_public_hand(lord, own)),
        "locked": orders(lord.locked) if shown or state.phase != SETUP else [],
        "drawn": orders(lord.drawn) if own else [],
        "orders": [
            {"order": ORDERS[order], "executed": not lord.waiting >> order & 1} for order in lord.orders
        ]
        if shown
        else [],
        "plan": _plan(state, seat, lord, own),
        "points": points,
    }


def _unpaid(state: Realm, seat: int, kind: int) -> int:
    return state.unpaid[kind] if state.current == seat and state.lanes is None else 0


def _public_hand(lord: Lord, own: bool) -> int:
    """The own hand, or what everybody knows of another's: all that is not locked (DL-HID-02)."""
    if own:
        return lord.hand
    if lord.drawn:
        return 255
    return 255 & ~lord.locked


def _wages(state: Realm, lord: Lord) -> dict[str, int]:
    """What paying everybody would cost on payday."""
    total = {"gold": 0, "food": 0, "evil": 0, "traps": 0, "monsters": 0}
    for kind in range(KINDS):
        for part, amount in _wage(state, kind).items():
            total[part] += amount * lord.lair[kind]
    return total


def _strength(state: Realm, lord: Lord) -> dict[str, int]:
    party = [hero(state, entry) for entry in lord.party]
    return {
        "hp": sum(one["hp"] - one["wounds"] for one in party),
        "disarm": sum(one["disarm"] for one in party),
        "heal": sum(one["heal"] for one in party),
        "magic": sum(one["magic"] for one in party),
    }


def _tiles(state: Realm, seat: int, lord: Lord) -> list[dict[str, Any]]:
    tunnels = spaces(lord.filled & ~lord.rooms & ~lord.conquered)
    mined = set(tunnels[: lord.miners])
    out = []
    for space in spaces(lord.filled):
        room = room_at(state, seat, 1 << space)
        uses = state.room_uses >> 2 * room & 3 if 0 <= room < 8 else 0
        out.append(
            {
                "space": space,
                "room": ROOMS[room] if room >= 0 else None,
                "conquered": bool(lord.conquered >> space & 1),
                "digger": bool(lord.dug >> space & 1),
                "miner": space in mined,
                "uses": uses,
                "workers": state.layout.workers[room] if room >= 0 else 0,
                "food": state.layout.room_food[room] if room >= 0 else 0,
                "entrance": bool(state.layout.entrance >> space & 1),
            }
        )
    return out


def _plan(state: Realm, seat: int, lord: Lord, own: bool) -> dict[str, Any] | None:
    """The plan of a battle to come; only its owner knows which traps are laid (DL-HID-07)."""
    if not lord.tile:
        return None
    return {
        "space": lord.tile.bit_length() - 1,
        "traps": len(lord.laid),
        "laid": [TRAPS[kind] for kind in lord.laid] if own else None,
        "coin": lord.coin,
        "sent": [MONSTERS[kind] for kind in range(KINDS) for _ in range(lord.sent[kind])],
    }


def _battle(state: Realm) -> dict[str, Any] | None:
    if state.fighter < 0:
        return None
    card = state.cards[9 * state.year - 9 + state.round]
    return {
        "seat": state.fighter,
        "card": CARDS[card],
        "fatigue": state.layout.fatigue[card],
        "disarm_left": state.disarm,
        "no_spell": state.no_spell,
        "no_healing": state.no_healing,
        "no_conquest": state.no_conquest,
        "no_fatigue": state.no_fatigue,
        "attacked": state.attacked,
        "shield": state.shield,
        "invisible": state.invisible,
        "rage": state.rage,
        "sheep": MONSTERS[state.sheep] if state.sheep >= 0 else None,
        "darts": [hero(state, tile) for tile in state.darts],
        "planning": state.phase == PLANNING,
    }
