"""How good things are, in points: goods, tiles, monsters, evilness, and what the coming Combat will cost.

Plain functions of a state, for the bots. The numbers are a player's rules of thumb, tuned by playing matches
of bots against each other.
"""

from __future__ import annotations

from typing import Final

from ....core.sets import count, holds, only
from ..names import (
    BUILD,
    BUY_TRAPS,
    DIG,
    EVENT,
    FIGHTING,
    GET_FOOD,
    GHOST,
    HIRE,
    MINE,
    MONSTERS,
    PAYDAY,
    PLANNING,
    RECRUIT,
    REPUTATION,
    ROOMS,
    SEASONS_A_YEAR,
    SPECIAL,
    TAXES,
    TRAPS,
)
from ..rules import actions as ids
from ..rules.execution import SEQUENCE
from ..rules.hiring import affordable, monsters_in
from ..rules.packed import (
    all_tunnels,
    diggable,
    first_space,
    free_tunnels,
    hit_points,
    tile_of,
    unconquered,
    wounds_of,
)
from ..rules.rooms import sites
from ..rules.scoring import TITLES_SOURCE, bonus, ledger
from ..rules.taxes import tax
from ..state import ACTION_SPACES, WIDTH, Lord, Realm

GOLD: Final = 0.6
FOOD: Final = 0.5
IMP: Final = 1.5
TRAP: Final = 1.7
_TRAPS: Final[dict[str, float]] = {
    "rolling-stone": 3.0, "wall-of-fire": 3.2, "pendulum": 2.2, "trap-door": 2.6, "cursed-ring": 3.2,
    "poisoned-meal": 3.0, "poisoned-dart": 2.8, "anti-magic-dart": 1.2, "kamikaze-imp": 3.6,
}  # fmt: skip
TRAP_WORTH: Final = [_TRAPS.get(name, 2.8) for name in TRAPS]
"""Hit points that a trap takes, or saves by holding the party; one without a number here is a usual one."""
_MONSTERS: Final[dict[str, float]] = {
    "goblin": 2.6, "slime": 3.0, "ghost": 2.2, "troll": 3.6, "witch": 4.0, "vampire": 4.4, "golem": 9.0,
    "dragon": 6.0, "demon": 7.0,
}  # fmt: skip
MONSTER_WORTH: Final = [_MONSTERS.get(name, 4.0) for name in MONSTERS]
"""Likewise a monster or ghost in one Combat."""
_ROOMS: Final[dict[str, float]] = {
    "henhouse": 2.6, "mushroom-farm": 2.6, "souvenir-shop": 2.8, "mint": 2.8, "workshop": 3.0,
    "tool-shed": 2.3, "printing-house": 2.4, "magic-chamber": 2.9, "training-room": 2.6, "dark-room": 2.6,
    "labyrinth": 3.4, "anti-magic-room": 2.4, "cafeteria": 3.6, "chapel": 3.4, "pandemonium": 3.6,
    "pantheon": 4.5,
}  # fmt: skip
ROOM_WORTH: Final = [_ROOMS.get(name, 2.8) for name in ROOMS]
"""Points of a room, most of them at the end."""
FIGHTING_ROOMS: Final = ("training-room", "dark-room", "labyrinth", "anti-magic-room")
"""Better near the entrance."""

PART_COST: Final[list[float]] = [-0.6, -0.5, -0.3, -0.8, -2.0]
"""Of a wage's part paid in a strike. (Lists, not tuples: mypyc mistakes a tuple of floats for unset.)"""


def seasons_left(state: Realm) -> int:
    """Seasons after this one, in both years."""
    return SEASONS_A_YEAR * (3 - state.year) - 1 - state.season


def evil_cost(state: Realm, lord: Lord, spaces: int) -> float:
    """What gaining so much evilness costs: stronger adventurers, and the paladin."""
    after = min(lord.evil + spaces, state.layout.top)
    cost = 0.28 * (after - lord.evil)
    if lord.evil < state.layout.paladin_space <= after and state.paladin != -2:
        cost += 2.5
    elif after > state.layout.paladin_space:
        cost += 0.2 * spaces
    return cost


def wages(state: Realm, lord: Lord) -> tuple[int, int]:
    """Food and gold that paying everybody takes."""
    food = gold = 0
    for kind, number in enumerate(lord.lair):
        if number:
            food += number * state.layout.monsters[kind].food
            gold += number * state.layout.monsters[kind].gold
    return food, gold


def event_ahead(state: Realm, event: int) -> bool:
    """Whether that event of this year is still to come, as far as one can know."""
    done = state.season if state.phase < EVENT else state.season + 1
    for season in range(max(0, done - 1), 3):
        if season >= state.events_shown or state.event_tiles[season] == event:
            return True
    return False


class Needs:
    """What one more of each good is worth to a lord, found once for all that he may choose from."""

    def __init__(self, state: Realm, lord: Lord) -> None:
        self.payday: bool = event_ahead(state, PAYDAY)
        self.taxes: bool = event_ahead(state, TAXES)
        tiles = count(lord.filled)
        wanted = 2 + (wages(state, lord)[0] if self.payday else 0)
        self.food: float = 0.9 if lord.food < wanted else FOOD if lord.food < wanted + 2 else 0.25
        """High while wages and new monsters are not covered."""
        wanted = 2 + (tax(tiles + 1) if self.taxes else 0)
        self.gold: float = 1.7 if lord.gold < wanted else GOLD if lord.gold < wanted + 2 else 0.25
        """Unpaid taxes cost three points each."""
        have = sum(lord.traps)
        self.trap: float = TRAP * (1.3 - 0.22 * have) if have < 5 else 0.1
        """Less with every one in the store."""
        target = 5 + (state.season + 1) // 2 + 4 * (state.year - 1)
        value = 0.9 if tiles < target else 0.35 if tiles < target + 3 else 0.0
        self.tunnel: float = value - (0.3 if self.taxes else 0.0)
        """Room for miners, rooms and fights, but taxed; `target` is how many tiles there should be by now."""


def wage_cost(state: Realm, lord: Lord, needs: Needs, kind: int) -> float:
    """What paying a tile costs in points."""
    wage = state.layout.monsters[kind]
    cost = wage.food * needs.food + wage.gold * needs.gold
    cost += evil_cost(state, lord, wage.evil) if wage.evil else 0.0
    return cost + 0.8 * wage.traps + 2.2 * wage.monsters


def monster_value(state: Realm, kind: int) -> float:
    """A monster's worth to its owner: a point, a step to a title, and what it does in Combat."""
    fights = 0.45 * MONSTER_WORTH[kind] * (1.0 if state.year == 2 else 1.3)
    return fights + (0.0 if kind == GHOST else 1.5)


def hire_value(state: Realm, lord: Lord, needs: Needs, kind: int) -> float:
    """Hiring it, wages to come included."""
    again = 0.4 if needs.payday else 0.0
    return monster_value(state, kind) - (1.0 + again) * wage_cost(state, lord, needs, kind)


def room_value(state: Realm, lord: Lord, room: int) -> float:
    """A room's worth, most of it points at the end."""
    value = ROOM_WORTH[room]
    kind = state.layout.rooms[room]
    if kind.produces:
        return value * (0.75 + 0.04 * seasons_left(state))
    if kind.points:
        return 2.6 + bonus(state.layout, lord.lair, room)
    return value


def best_hire(state: Realm, lord: Lord, needs: Needs, extra_food: int) -> float:
    """The best that the tavern offers to the lord's purse; 0 when nothing."""
    best = 0.0
    monsters = monsters_in(lord.lair)
    for kind in state.tavern:
        if kind >= 0 and affordable(state, lord, kind, extra_food, monsters):
            best = max(best, hire_value(state, lord, needs, kind))
    return best


def best_room(state: Realm, lord: Lord) -> float:
    """The best that the shop offers; 0 when nothing can be placed."""
    best = 0.0
    for room in state.shop:
        if room >= 0 and sites(state, lord, room):
            best = max(best, room_value(state, lord, room))
    return best


def order_value(state: Realm, lord: Lord, needs: Needs, order: int) -> float:
    """What an order may bring this season, on an average space."""
    chosen = lord.orders
    if order == GET_FOOD:
        return 2.4 * needs.food - 0.6
    if order == REPUTATION:
        high = lord.evil - 5
        near = 1.6 if state.layout.paladin_space - 2 <= lord.evil else 0.0
        return 0.7 + 0.3 * high + near
    if order == DIG:
        if not diggable(lord.filled):
            return -1.0
        hands = min(lord.idle - (3 if MINE in chosen else 0), 3)
        return hands * (needs.tunnel + 0.15) if hands > 0 else -0.5
    if order == MINE:
        tunnels = count(free_tunnels(lord))
        hands = min(lord.idle - (2 if DIG in chosen else 0), 3, tunnels)
        return hands * needs.gold * 0.95 if hands > 0 else -0.5
    if order == RECRUIT:
        after_food = lord.food + (2 if GET_FOOD in chosen else 0)
        if after_food < 1:
            return -0.5
        return 1.6 * IMP * (0.3 + 0.1 * seasons_left(state)) - 1.3 * needs.food * 0.6
    if order == BUY_TRAPS:
        if lord.gold < 1 and MINE not in chosen:
            return 0.3 * needs.trap
        return 1.3 * needs.trap - 0.5
    if order == HIRE:
        if not chosen and state.layout.full and lord.gold < 1:
            return -1.0
        value = 0.85 * best_hire(state, lord, needs, 0)
        return value - (needs.gold if not chosen and state.layout.full else 0.0)
    if order == BUILD:
        if lord.gold < 1 and MINE not in chosen:
            return 0.4 * best_room(state, lord)
        return 0.85 * best_room(state, lord) - 0.4
    return space_value(state, lord, needs, first_space(order) + 1)


def rank_actions(state: Realm, legal: list[int]) -> list[float]:
    """How good each legal action looks, outside Combat."""
    lord = state.lords[state.current]
    needs = Needs(state, lord)
    return [action_value(state, lord, needs, action) for action in legal]


def action_value(state: Realm, lord: Lord, needs: Needs, action: int) -> float:
    """One action's worth in points, as far as a rule of thumb can tell."""
    move, thing = ids.MOVE[action], ids.THING[action]
    if move == ids.ORDER or move == ids.KEEP or move == ids.RETRIEVE:
        return order_value(state, lord, needs, thing)
    if move == ids.DUMMY_ORDER:
        return -0.3 * order_value(state, lord, needs, thing)
    if move == ids.PERFORM or move == ids.SPY:
        return perform_value(state, lord, needs, action)
    if move == ids.DIG:
        return dig_value(state, lord, needs, thing)
    if move == ids.MINE:
        return (thing + 1) * needs.gold * 0.95
    if move == ids.HIRE:
        return hire_value(state, lord, needs, thing)
    if move == ids.BUILD:
        return build_value(state, lord, needs, action)
    if move == ids.DISCARD:
        return -0.3 * TRAP_WORTH[thing] + (0.5 if lord.traps[thing] > 1 else 0.0)
    if move == ids.CHOOSE:
        return -monster_value(state, thing)
    if move == ids.WORK:
        return work_value(state, lord, needs, ids.worked(action))
    if move == ids.PAY:
        return monster_value(state, thing) - wage_cost(state, lord, needs, thing)
    if move == ids.LET_GO:
        if state.phase == EVENT and state.event_tiles[state.season - 1] == SPECIAL:
            return -0.45 * MONSTER_WORTH[thing]
        return -evil_cost(state, lord, 1)
    if move == ids.TAX:
        return thing * (3.0 - 0.6)
    if move == ids.REFUSE:
        return -evil_cost(state, lord, 3)
    return PART_COST[thing] if move == ids.PART else 0.0


def perform_value(state: Realm, lord: Lord, needs: Needs, action: int) -> float:
    """Performing the action at hand; its space is the one executed last."""
    spying = 0.0
    if action >= ids.SPY:
        position = ids.THING[action]
        spying = 0.05 if holds(lord.spied, position) else 0.35 - 0.03 * position
    return space_value(state, lord, needs, SEQUENCE[state.turn - 1], spying)


def space_value(state: Realm, lord: Lord, needs: Needs, number: int, spying: float = 0.0) -> float:
    """What a space of an action brings as printed, less what it costs."""
    space = state.layout.spaces[number]
    cost = space.cost_gold * needs.gold + space.cost_food * needs.food
    if space.cost_evil:
        cost += evil_cost(state, lord, space.cost_evil)
    gain = space.food * needs.food + space.gold * needs.gold
    if space.better:
        gain += 0.25 * space.better + 0.3 * max(0, lord.evil - 7)
    if space.imps:
        gain += space.imps * IMP * (0.4 + 0.12 * seasons_left(state))
    if space.traps:
        gain += (space.traps + (0.3 if state.year == 2 else 0.0)) * needs.trap
    return gain + spying - cost + 0.1


def dig_value(state: Realm, lord: Lord, needs: Needs, space: int) -> float:
    """A tunnel there: deeper and farther is safer, and open ends leave more to dig."""
    after = count(diggable(lord.filled | only(space)))
    value = needs.tunnel + 0.03 * after + 0.03 * (space // WIDTH)
    # Imps that will mine this season bring more.
    mining = state.turn <= first_space(MINE) and MINE in lord.orders and not holds(lord.waiting, MINE)
    if mining and lord.idle <= 2:
        value -= 0.5
    return value


def build_value(state: Realm, lord: Lord, needs: Needs, action: int) -> float:
    """A room there: far from the entrance it is conquered last."""
    slot, space = ids.built(action)
    column, row = space % WIDTH, space // WIDTH
    far = row + abs(column - WIDTH // 2)
    last = first_space(BUILD)
    price = state.layout.spaces[last if state.turn >= ACTION_SPACES else last + 1].cost_gold
    crowded = count(all_tunnels(lord))
    room = state.shop[slot]
    fighting = ROOMS[room] in FIGHTING_ROOMS
    return (
        room_value(state, lord, room)
        + (0.12 * far if not fighting else -0.1 * far)
        - price * needs.gold
        - (0.5 if crowded <= 2 else 0.0)
    )


def work_value(state: Realm, lord: Lord, needs: Needs, room: int) -> float:
    """Using a production room: imps have nothing else to do by then."""
    produces = state.layout.rooms[room].produces
    if produces == "food":
        return needs.food
    if produces == "gold":
        return needs.gold
    if produces == "trap":
        return needs.trap
    if produces == "tunnel":
        return needs.tunnel - 0.1
    if produces == "reputation":
        return 0.25 + 0.1 * max(0, lord.evil - 6)
    return IMP * (0.3 + 0.12 * seasons_left(state)) - needs.food


# --- the outlook --------------------------------------------------------------------------------------------


def outlook(state: Realm) -> list[float]:
    """What each seat will have in the end, roughly."""
    table = ledger(state)
    out: list[float] = []
    for seat in range(state.players):
        row = table[seat]
        points = float(sum(row) - row[TITLES_SOURCE]) + 0.7 * row[TITLES_SOURCE]
        out.append(points + prospects(state, state.lords[seat]))
    return out


def prospects(state: Realm, lord: Lord) -> float:
    """Goods that will become points, and the Combat to come."""
    left = seasons_left(state)
    fighting = state.phase == PLANNING or state.phase == FIGHTING
    value = 0.0
    taxes = tax(count(lord.filled)) if not fighting and event_ahead(state, TAXES) else 0
    short = max(0, taxes - lord.gold)
    value += 0.4 * min(lord.gold, 12) + 0.9 * min(lord.gold, taxes) - 1.2 * short
    food = wages(state, lord)[0] if not fighting and event_ahead(state, PAYDAY) else 0
    value += 0.3 * min(lord.food, 12) + 0.5 * min(lord.food, food) - 0.5 * max(0, food - lord.food)
    value += 0.12 * lord.imps * left
    value += 0.25 * count(unconquered(lord))
    value -= 0.12 * max(0, lord.evil - 3)
    if state.year == 1:
        value += 0.5 * (count(lord.filled) - 3)
    return value - combat_loss(state, lord, fighting)


def combat_loss(state: Realm, lord: Lord, fighting: bool) -> float:
    """Points that the coming (or present) Combat will cost, less the prisoners it will bring."""
    rounds = 4 - state.round if fighting else 4
    lost, beaten = fate(state, lord, rounds, not fighting)
    return 2.4 * lost - 1.8 * beaten


def fate(state: Realm, lord: Lord, rounds: int, more: bool) -> tuple[float, float]:
    """Tiles that a Combat of so many rounds will cost and adventurers it will eliminate, by the strength of
    both sides; with `more` the adventurers still to come are reckoned with.
    """
    layout = state.layout
    points = symbols = 0
    members = len(lord.party)
    for hero in lord.party:
        tile = tile_of(hero)
        points += hit_points(layout, hero) - wounds_of(hero)
        symbols += layout.disarm[tile] + layout.heal[tile]
    health = float(points)
    if more:
        coming = max(0, 3 - members)
        usual = 3.6 if state.year == 1 else 5.3
        health += coming * (usual + 0.05 * (lord.evil - 5))
        symbols += coming
        members += coming
    if members == 0:
        return 0.0, 0.0
    whole = health / members
    traps = 0.0
    cards = 0
    for kind, have in enumerate(lord.traps):
        if have:
            cards += have
            traps += have * TRAP_WORTH[kind]
    for kind in lord.laid:
        cards += 1
        traps += TRAP_WORTH[kind]
    if cards > rounds:
        traps *= rounds / cards
    strength = max(0.0, traps - 0.5 * symbols)
    stunned = lord.stunned
    for kind, have in enumerate(lord.lair):
        ready = have - stunned[kind] if have else 0
        if ready:
            strength += ready * MONSTER_WORTH[kind]
    fatigue = 1.4 if state.year == 1 else 2.3
    left = count(unconquered(lord))
    lost = 0.0
    for _round in range(min(rounds, left)):
        blow = min(strength, 5.5)
        strength -= blow
        health -= blow + fatigue
        if health <= 0:
            # Nearly enough is nearly lost: the last tile is in doubt.
            return lost + max(0.0, 0.5 + 0.15 * health), float(members)
        lost += 1.0
    return lost, max(0.0, members - health / whole)
