"""A player that thinks: it tries gestures on copies of the city with the tremor of its own hand, and
keeps the best.

It never sees the stream that real hands tremble from, and plans in a city whose friction and bounce are a
little off (RA-PHY-43, 44).
"""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from statistics import fmean
from threading import Lock
from time import perf_counter
from typing import Any, Final

import msgspec

from ....core.errors import BadSave
from ....core.move import Move
from ....core.rng import Rng
from ....core.simulated import threads
from ....core.thinking import seconds as now
from .. import moves
from ..names import COLOURS
from ..rules.base import Choice, judge
from ..rules.gestures import vary
from ..rules.meal import freeloader_places, meal_limit
from ..rules.port import Misbehaved
from ..rules.turn import ChooseAction
from ..state import Carnage
from .heuristics import marginal, standing

MOST: Final = 200
"""Simulations for one decision at most (BOT_ROLLOUTS)."""
LEAST: Final = 4
"""Tries (of those that the level has) that are made however little time there is: a bot that saw nothing
would do nothing.
"""
PATIENCE: Final = 60.0
"""Seconds after which even those are given up, whatever the city does."""
GESTURES: Final = (
    moves.Flick,
    moves.Jump,
    moves.Drop,
    moves.DropOn,
    moves.Breathe,
    moves.Throw,
    moves.KungFu,
    moves.Wrestle,
)
AIMED: Final = (moves.Flick, moves.Jump, moves.Breathe, moves.Throw, moves.KungFu, moves.Wrestle)
BESIDE: Final = 65.0
"""mm from the middle of a floor to that of Paws on its sidewalk"""
PUSH: Final = 0.8
"""Of the strongest flick: a weaker one fells no Body."""
SET_DOWN: Final = (moves.Place, moves.SetPaws, moves.Climb, moves.Restart)


SCREENING: Final = 0.6
"""Of the time, for a first try of every gesture, where the best of them are tried again."""


class Level(msgspec.Struct, frozen=True):
    """How steady a hand is, how many gestures it tries, how long it may take, and how many of the best it
    tries again how often: what came of one try may have been luck.
    """

    hand: str
    tries: int
    seconds: float
    best: int = 0
    again: int = 0


LEVELS: Final = {
    "easy": Level("novice", 3, 1.0),
    "normal": Level("regular", 8, 2.0),
    "hard": Level("expert", 24, 2.5, best=4, again=4),
}


def think(state: Carnage, seat: int, level: str, rng: Rng, seconds: float | None = None) -> Move | None:
    """A legal move for the seat at an imagined table (hidden things redrawn); None for no such level."""
    if level not in LEVELS:
        return None
    step = state.step_of(seat)
    assert isinstance(step, Choice)
    offered = step.offers(state)
    if len(offered) == 1 and not isinstance(offered[0], GESTURES):
        return offered[0]
    gestures: list[Move] = [offer for offer in offered if isinstance(offer, GESTURES + SET_DOWN)]
    if gestures:
        return _try(state, seat, offered, gestures, LEVELS[level], rng, seconds)
    return max(offered, key=lambda offer: _rank(state, seat, offer))


# --- gestures: tried out ------------------------------------------------------------------------------------


def _try(
    state: Carnage,
    seat: int,
    offered: list[Move],
    gestures: list[Move],
    level: Level,
    rng: Rng,
    seconds: float | None,
) -> Move:
    """Simulate gestures with a trembling hand: as many as the level has, while there is time for another as
    long as the longest so far, but at least a few; the one that ended best, on an average where it was tried
    again.
    """
    begun = now()
    allowed = level.seconds if seconds is None else seconds
    deadline = begun + allowed
    for offer in offered:
        if isinstance(offer, moves.Reveal) and _rank(state, seat, offer) > 0:
            return offer
    end = perf_counter() + max(allowed, PATIENCE)
    table = _elsewhere(state, rng, end)
    candidates = _candidates(table, seat, gestures, level, rng)
    # Whatever needs no simulation is weighed by what it is worth as things stand.
    best, most = offered[-1], -math.inf
    if any(isinstance(offer, moves.Finish) for offer in offered) and not idle(state, seat):
        most = standing(table, seat) - 0.5
    for made, value in _weighed(table, seat, candidates, level, rng, begun, deadline):
        if value > most:
            best, most = made, value
    if most == -math.inf and perf_counter() > end and idle(state, seat):
        return candidates[0]  # no try came to its end: better any gesture than none
    return best


def idle(state: Carnage, seat: int) -> bool:
    """Whether to finish now would leave all actions unspent while floors stand: no bot waits for the others
    to play.
    """
    choosing = isinstance(state.step_of(seat), ChooseAction)
    return choosing and state.actions > 0 and state.acted[seat] == 0 and bool(judge(state).on)


def _candidates(table: Carnage, seat: int, gestures: list[Move], level: Level, rng: Rng) -> list[Move]:
    """The gestures to try, the surest kinds first."""
    step = table.step_of(seat)
    assert isinstance(step, Choice)
    order = sorted(gestures, key=lambda offer: not isinstance(offer, moves.Drop))
    found: list[Move] = []
    for number in range(min(level.tries, MOST)):
        offer = order[number % len(order)]
        # What is offered may do for a drop or a place to stand; a gesture that flies wants an aim.
        plain = number < len(order) > 1 and not isinstance(offer, AIMED)
        made = offer if plain else _aimed(table, seat, offer, rng)
        made = made if step.refuse(table, made) is None else offer
        if isinstance(made, GESTURES):
            made = msgspec.structs.replace(made, hand=level.hand)
        found.append(made)
    return found


def _weighed(
    table: Carnage, seat: int, candidates: list[Move], level: Level, rng: Rng, begun: float, deadline: float
) -> list[tuple[Move, float]]:
    """The candidates that come into question, and what to expect of them."""
    if not level.again:
        return list(zip(candidates, _tried(table, seat, candidates, rng, deadline, LEAST), strict=False))
    half = begun + SCREENING * (deadline - begun)
    first = _tried(table, seat, candidates, rng, half, LEAST)
    best = sorted(range(len(first)), key=lambda number: -first[number])[: level.best]
    values = [first[number] for number in best]
    values += _tried(table, seat, [candidates[number] for number in best] * level.again, rng, deadline, 0)
    rounds = len(values) // len(best)
    return [
        (candidates[number], _mean(values[place : rounds * len(best) : len(best)]))
        for place, number in enumerate(best)
    ]


def _mean(values: list[float]) -> float:
    """Of the tries that came to an end."""
    ended = [value for value in values if value > -math.inf]
    return fmean(ended) if ended else -math.inf


@lru_cache(maxsize=1)
def _pool(number: int) -> ThreadPoolExecutor:
    """Kept, as is each thread's working space. The processes of this project are never forked."""
    return ThreadPoolExecutor(number, "planner")


def _tried(
    table: Carnage, seat: int, candidates: list[Move], rng: Rng, deadline: float, least: int
) -> list[float]:
    """What the candidates came to, in order: so many however long they take, then as many as there is
    time for.

    Every thread takes the next one as soon as it is free (the engine runs without the interpreter's lock),
    and begins none beyond those few that would outlast the time if it took as long as the longest so far.
    The errors are drawn beforehand: the number of threads changes nothing.
    """
    seeds = [rng.seed() for _ in candidates]
    values: list[float] = []
    taking = Lock()
    longest = 0.0

    def work() -> None:
        nonlocal longest
        while True:
            begun = now()
            with taking:
                number = len(values)
                late = number >= least and begun + longest >= deadline
                if number == len(candidates) or late:
                    return
                values.append(-math.inf)
            own = table.copy()
            own.tremor = Rng(seeds[number])
            values[number] = _outcome(own, seat, candidates[number])
            longest = max(longest, now() - begun)

    number = threads()
    for future in [_pool(number).submit(work) for _ in range(number)]:
        future.result()
    return values


def _elsewhere(state: Carnage, rng: Rng, until: float) -> Carnage:
    """The table in a city whose friction and bounce are a little off (RA-PHY-44), where time is short."""
    table = state.copy()
    table.layout = state.layout.elsewhere(state.layout.world().varied(rng, until))
    return table


def _outcome(table: Carnage, seat: int, made: Move) -> float:
    """How the seat stands after a move, everything resolved up to the next decision."""
    step = table.take(seat)
    assert isinstance(step, Choice)
    try:
        step.perform(table, made)
        table.advance()
        return standing(table, seat)
    except (Misbehaved, BadSave):
        return -math.inf


def _aimed(table: Carnage, seat: int, offer: Move, rng: Rng) -> Move:
    """A gesture at something: three in four of the flicks, breaths and throws go toward a floor, a Body or a
    meeple, the nearer of two. A flick is as strong as it must be to come to rest there.
    """
    made = vary(table, seat, offer, rng)
    if not isinstance(made, AIMED):
        return made
    poses = table.layout.world().poses(table.position)
    own = poses.get(f"paws-{seat}")
    # By kind first: of the few floors left nobody would ever think among so many meeples.
    kinds = [
        [(name, pose) for name, pose in poses.items() if name.startswith(kind) and name != f"body-{seat}"]
        for kind in ("floor-", "body-", "meeple-")
    ]
    targets = [there for there in kinds if there]
    if own is None or not targets or rng.below(4) == 0:
        return made
    there = targets[rng.below(len(targets))]
    pair = [there[rng.below(len(there))] for _ in range(2)]
    name, aim = min(pair, key=lambda target: math.dist(target[1][:2], own[:2]))
    toward = math.degrees(math.atan2(aim[1] - own[1], aim[0] - own[0])) % 360.0
    if isinstance(made, moves.Breathe):
        return msgspec.structs.replace(made, yaw=toward, strength=1.0)
    changes: dict[str, Any] = {"direction": toward, "side": 0.0}
    if isinstance(made, moves.Flick):
        changes["strength"] = _strength(table, name, math.dist(aim[:2], own[:2]), rng)
    return msgspec.structs.replace(made, **changes)


def _strength(table: Carnage, target: str, distance: float, rng: Rng) -> float:
    """How hard the Paws are flicked at something so far away: beside a floor's Building, so that it can be
    demolished next; to a meeple, so that it can be eaten; through a Body.
    """
    world = table.layout.world()
    low, high = world.bounds["flick.strength"]
    if target.startswith("floor-"):
        distance = max(0.0, distance - BESIDE)
    strength = world.slide(distance * (0.9 + 0.2 * rng.unit()))
    if target.startswith("body-"):
        strength = max(PUSH, strength)
    return min(high, max(low, strength))


# --- everything else: weighed -------------------------------------------------------------------------------


def _rank(state: Carnage, seat: int, offer: Move) -> float:
    """How good a choice without a gesture looks, in points."""
    match offer:
        case moves.Eat():
            return marginal(state, seat, state.colours[offer.meeple])
        case moves.Pick():
            return marginal(state, seat, COLOURS.index(offer.colour))
        case moves.Pay():
            return -_missed(state, seat, COLOURS.index(offer.colour))
        case moves.Dine():
            return _meal(state, seat, offer.neighbourhood, 1 if offer.siren else meal_limit(state, seat))
        case moves.Send():
            return _food(state, seat, offer.neighbourhood)
        case moves.Reveal():
            return _secret(state, seat, offer.card)
        case moves.Target():
            return float(sum(state.stomachs[offer.victim_seat]))
        case moves.Announce():
            return float(sum(state.stomachs[offer.named_seat]))
        case moves.Copy():
            return _copied(state, seat, offer.card)
        case moves.Discard():
            return -_card(offer.card)
        case moves.Keep():
            return _card(offer.card)
        case moves.Buy():
            return 1.0 if state.bought[seat] < 2 and state.turns_left < 0 else -1.0
        case moves.TurnBack():
            return 1.0
        case _:
            return 0.0


def _missed(state: Carnage, seat: int, colour: int) -> float:
    """What giving up a meeple costs."""
    state.stomachs[seat][colour] -= 1
    lost = marginal(state, seat, colour)
    state.stomachs[seat][colour] += 1
    return lost


def _edible(state: Carnage, neighbourhood: str) -> list[str]:
    world = state.layout.world()
    near = [
        piece
        for piece, over in world.judge(state.position, state.upside).zones.items()
        if piece.startswith("meeple-") and neighbourhood in over
    ]
    return world.edible(state.position, near) if near else []


def _meal(state: Carnage, seat: int, neighbourhood: str, limit: int) -> float:
    """What a meal there would bring, the best bite first."""
    table = state.copy()
    menu = [table.colours[int(meeple[7:])] for meeple in _edible(state, neighbourhood)]
    total = 0.0
    while menu and limit > 0:
        colour = max(menu, key=lambda colour: marginal(table, seat, colour))
        gain = marginal(table, seat, colour)
        if gain <= 0:
            break
        total += gain
        table.stomachs[seat][colour] += 1
        menu.remove(colour)
        limit -= 1
    return total


def _food(state: Carnage, seat: int, neighbourhood: str) -> float:
    """Meeples sent there are good where the own Monster eats, bad where others do."""
    from ..rules.base import homes

    if neighbourhood in homes(state, seat):
        return 2.0
    return -1.0 if any(neighbourhood in homes(state, other) for other in state.clockwise(seat)) else 0.0


def _secret(state: Carnage, seat: int, card: str) -> float:
    """Whether now is the time for a Secret Superpower; what isn't played pays nothing (RA-END-07)."""
    late = state.turns_left >= 0
    match card:
        case "mouthguard" | "too-cute":
            return 3.0
        case "unleashed":
            return 2.0
        case "passionate-kiss" | "tramp":
            richest = max(sum(state.stomachs[other]) for other in state.clockwise(seat))
            return 2.0 if late or richest >= 4 else -1.0
        case "ravenous":
            best = max((_meal(state, seat, zone, 99) for zone in _own(state, seat)), default=0.0)
            return 1.0 if late or best > 8.0 else -1.0
        case "freeloader":
            own = max(
                (_meal(state, seat, zone, meal_limit(state, seat)) for zone in _own(state, seat)), default=0.0
            )
            other = max(
                (
                    _meal(state, seat, zone, meal_limit(state, seat))
                    for zone in freeloader_places(state, seat)
                ),
                default=0.0,
            )
            return other - own - 2.0
        case "ultra-bright-smile":
            held = [colour for colour in range(len(COLOURS)) if colour in state.rows or state.zones[colour]]
            return sum(sorted((marginal(state, seat, colour) for colour in held), reverse=True)[:4]) - 5.0
        case "paralysing-gaze" | "who-farted" | "unstable-mutation" | "terminator":
            return 1.0
        case "little-wings" | "invisibility":
            return -1.0
        case _:
            return 0.5 if late else -1.0


def _own(state: Carnage, seat: int) -> list[str]:
    from ..rules.base import homes

    return homes(state, seat)


def _copied(state: Carnage, seat: int, card: str) -> float:
    from ..rules.scoring import points_of

    if card == "seer":
        return 5.0
    return float(points_of(state, seat, state.layout.box.characters[card]))


def _card(card: str) -> float:
    """A rough order of cards: what works every turn first."""
    good = {
        "sharp-canines": 5.0,
        "prima-ballerina": 4.5,
        "long-tail": 4.0,
        "elastic-foot": 4.0,
        "braces": 3.5,
        "elastic-tongue": 3.5,
        "jumper": 3.0,
        "unleashed": 3.5,
        "ravenous": 3.5,
        "mouthguard": 2.5,
        "too-cute": 2.0,
        "softie": 4.0,
        "glutton": 4.0,
        "destructive": 4.0,
    }
    return good.get(card, 1.5)
