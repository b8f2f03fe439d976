"""The guided first match: a winter in which the pupil gives her first orders, three seasons in which she only
looks on, and the first Combat.

Seed and rivals leave her the first space of every action that she is asked for in winter; one rival comes
after her for food. Whatever she chooses, three adventurers and no paladin come to her, and she has traps and
monsters then.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.event import Event
from ...core.guide import PUPIL, Guide, Now, Stop, anything, best_by_heuristics
from ...core.match import Match
from ...core.move import Move
from ...core.sets import count
from ...core.view import Sentence
from . import moves
from .names import DIG, GET_FOOD, HIRE, ORDERING, ORDERS, PAYDAY, PLANNING
from .names import EVENTS as EVENT_NAMES
from .rules.combat import sendable
from .rules.packed import first_space
from .state import ROUNDS, Realm

FIRST_ORDERS: Final = tuple(ORDERS[order] for order in (GET_FOOD, DIG, HIRE))
"""What the pupil is asked to order in winter."""
WISHES: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    (
        (),
        ("mine", "traps", "reputation", "imps"),
        ("mine", "monsters", "food", "dig", "reputation"),
        ("traps", "monsters", "food", "reputation"),
    ),
    (
        ("mine", "imps", "traps", "reputation"),
        ("monsters", "food", "dig", "traps"),
        ("traps", "room", "mine", "dig"),
        ("monsters", "mine", "traps", "food"),
    ),
    (
        ("imps", "mine", "traps", "room"),
        ("dig", "monsters", "room", "food"),
        ("monsters", "traps", "mine", "food"),
        ("food", "traps", "room", "mine"),
    ),
)
"""By seat and season: the orders that are given, of those in hand the first three."""


def _realm(match: Match) -> Realm:
    assert isinstance(match.state, Realm)
    return match.state


# --- what is said with each stop ----------------------------------------------------------------------------


def _start(now: Now) -> dict[str, Any]:
    lord = now.state.lords[PUPIL]
    return {"imps": lord.imps, "gold": lord.gold, "food": lord.food, "tunnels": count(lord.filled)}


def _dearer(now: Now) -> dict[str, Any]:
    """Who came for food after the pupil, and what that costs."""
    assert now.event is not None
    space = first_space(GET_FOOD) + now.event.data["space"] - 1
    return {**now.event.data, "evil": now.state.layout.spaces[space].cost_evil}


def _price(now: Now) -> dict[str, Any]:
    space = now.state.layout.spaces[first_space(GET_FOOD)]
    return {"gold": space.cost_gold, "food": space.food}


def _diggers(now: Now) -> dict[str, Any]:
    return {"imps": now.state.layout.spaces[first_space(DIG)].imps}


def _evilness(now: Now) -> dict[str, Any]:
    return {"evil": now.state.lords[PUPIL].evil, "paladin": now.state.layout.paladin_space}


def _adventurer(now: Now) -> dict[str, Any]:
    """Who came, and how many lords were nicer: by turn order where evilness is the same. The token has been
    passed on since.
    """
    assert now.event is not None
    state = now.state
    ranks = [(lord.evil, (seat + 1 - state.first) % state.players) for seat, lord in enumerate(state.lords)]
    return {**now.event.data, "nicer": sum(rank < ranks[PUPIL] for rank in ranks)}


def _party(now: Now) -> dict[str, Any]:
    return {"heroes": len(now.state.lords[PUPIL].party), "rounds": ROUNDS}


def _of_event(now: Now) -> dict[str, Any]:
    return {} if now.event is None else now.event.data


def _balance(now: Now) -> dict[str, Any]:
    lord = now.state.lords[PUPIL]
    return {"prisoners": len(lord.prison), "tiles": count(lord.conquered)}


# --- what fits ----------------------------------------------------------------------------------------------


def _first_order(match: Match, move: Any) -> Sentence | None:
    if isinstance(move, moves.Order) and move.order not in FIRST_ORDERS:
        return Sentence("dl-guide-choose-other", {"order": move.order})
    return None


def _performed(match: Match, move: Any) -> Sentence | None:
    return Sentence("dl-guide-food-declined") if isinstance(move, moves.Decline) else None


def _dug(match: Match, move: Any) -> Sentence | None:
    none = isinstance(move, (moves.Decline, moves.Stop)) and not _realm(match).lords[PUPIL].dug
    return Sentence("dl-guide-dig-none") if none else None


def _hired(match: Match, move: Any) -> Sentence | None:
    return Sentence("dl-guide-hire-none") if isinstance(move, moves.Decline) else None


def _defended(match: Match, move: Any) -> Sentence | None:
    """A trap, or at least somebody."""
    lord = _realm(match).lords[PUPIL]
    idle = isinstance(move, moves.Ready) and not lord.laid and not any(lord.sent)
    idle = idle or (isinstance(move, moves.NoTrap) and not lord.laid and not sendable(_realm(match), PUPIL))
    return Sentence("dl-guide-plan-nothing") if idle else None


def _ordered(match: Match) -> bool:
    return _realm(match).phase != ORDERING


def _through_digging(match: Match) -> bool:
    return not any(isinstance(move, moves.Dig) for move in match.moves(PUPIL))


def _never(match: Match) -> bool:
    return False


def _fighting(match: Match) -> bool:
    return _realm(match).year == 1 and _realm(match).phase >= PLANNING


def _first_round(match: Match) -> bool:
    return _fighting(match) and _realm(match).round == 0


# --- which events are spoken of -----------------------------------------------------------------------------


def _rival_for_food(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] != PUPIL and event.data["order"] == ORDERS[GET_FOOD])


def _of_pupil(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] == PUPIL)


def _payday(match: Match, event: Event) -> bool:
    return bool(event.data["event"] == EVENT_NAMES[PAYDAY])


# --- who plays ----------------------------------------------------------------------------------------------


def _rival(match: Match, seat: int) -> Move:
    """The wishes of the season; in winter one rival orders food last. What else is to be decided: what looks
    best.
    """
    state = _realm(match)
    if state.phase != ORDERING or state.year > 1:
        return best_by_heuristics(match, seat)
    wishes = WISHES[seat][state.season]
    if seat == PUPIL + 1 and state.season == 0 and len(state.lords[seat].orders) == 2:
        wishes = (ORDERS[GET_FOOD],)
    legal = match.moves(seat)
    wanted = (moves.Order(order) for order in wishes if moves.Order(order) in legal)
    return next(wanted, legal[-1])


def _looks_on(match: Match) -> bool:
    state = _realm(match)
    return state.year == 1 and state.season > 0 and state.phase < PLANNING


GUIDE: Final = Guide(
    players=3,
    seed=1072,
    options={"rules": "first"},
    rival=_rival,
    skips=_looks_on,
    stops=(
        Stop("dl-guide-goal", ("site", "goods"), _start),
        Stop("dl-guide-spaces", ("place:food",)),
        Stop("dl-guide-choose", ("hand",), judge=_first_order, until=_ordered),
        Stop("dl-guide-revealed", ("place:food",), _dearer, after="dl-minion-placed", about=_rival_for_food),
        Stop("dl-guide-food", ("place:food",), _price, judge=_performed),
        Stop("dl-guide-dig", ("site",), _diggers, judge=_dug, until=_through_digging),
        Stop("dl-guide-hire", ("tavern",), judge=_hired),
        Stop("dl-guide-evil", ("evilness",), _evilness, after="dl-hired", about=_of_pupil),
        Stop("dl-guide-look-on", ("hand",), after="dl-retrieved", about=_of_pupil),
        Stop("dl-guide-payday", ("seasons", "lair"), after="dl-event", about=_payday),
        Stop("dl-guide-adventurer", ("party",), _adventurer, after="dl-hero-came", about=_of_pupil),
        Stop("dl-guide-combat", ("party",), _party, after="dl-combat"),
        Stop("dl-guide-plan", ("lair", "traps"), judge=_defended, until=_never, when=_first_round),
        Stop("dl-guide-fatigue", ("party",), _of_event, after="dl-fatigue", about=_of_pupil),
        Stop("dl-guide-rounds", judge=anything, until=_never, when=_fighting),
        Stop("dl-guide-end", data=_balance),
    ),
)
