"""The guided first match: a turn with a flick, a drop and a meal, one with a breath and a throw, a free one.

Nobody's hand trembles here, so that what is tried beforehand happens. What fits is judged by what comes of a
gesture, not by its numbers: it is tried on a copy. The seed gives the pupil a Power with which every vehicle
is within reach, and a Secret Superpower that never asks her anything.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ...core.event import Event
from ...core.guide import PUPIL, Guide, Judge, Now, Stop, anything
from ...core.match import Match
from ...core.move import Move
from ...core.view import Sentence
from . import moves
from .rules.base import homes, judge, quarters
from .rules.demolish import buildings
from .rules.meal import BeginMeal, Bite, meal_limit
from .rules.turn import ChooseAction
from .state import Carnage

TOWER: Final = "R1"
"""The Building that is nearest to the pupil's corner."""
CONE: Final = 60.0
"""Degrees off the way to it: a flick further aside leads away from all Buildings."""
SLIDE: Final = 1062.0
"""mm that the strongest flick slides."""
BLUNDER: Final = moves.Flick(225.0, 1.0)
"""The rival's first deed: over the edge of the City."""
VEHICLES: Final = ("vehicle-0", "vehicle-1", "vehicle-2", "vehicle-3")
CORNER: Final = moves.Restart(2)
FREE: Final = 3
"""The round in which the pupil plays as she likes."""
HUNTS: Final = tuple(
    moves.Breathe(yaw, pitch, 1.0) for yaw, pitch in ((10.0, -7.0), (10.0, -5.0), (65.0, -15.0), (80.0, -7.0))
)
"""Its second one, back in its corner, is the first of these that drives meeples out of the City."""


def _city(match: Match) -> Carnage:
    assert isinstance(match.state, Carnage)
    return match.state


def _tried(match: Match, move: Move, seat: int = PUPIL) -> tuple[list[Event], Carnage]:
    """What a gesture would lead to."""
    twin = match.copy()
    return twin.play(seat, move), _city(twin)


def _food(state: Carnage) -> int:
    """Meeples that lie in the pupil's neighbourhood."""
    own = homes(state, PUPIL)
    pieces = [piece for piece in judge(state).zones if piece.startswith("meeple-")]
    return sum(any(zone in own for zone in quarters(state, piece)) for piece in pieces)


def _way(state: Carnage, seat: int, ruin: str) -> tuple[float, float]:
    """Direction and distance from the seat's Paws to a Building."""
    world = state.layout.world()
    outline = world.plan.sketch["ruins"][ruin]
    x, y = world.poses(state.position)[f"paws-{seat}"][:2]
    dx, dy = (sum(point[axis] for point in outline) / len(outline) - own for axis, own in ((0, x), (1, y)))
    return math.degrees(math.atan2(dy, dx)) % 360, math.hypot(dx, dy)


# --- what is said with each stop ----------------------------------------------------------------------------


def _points(now: Now) -> dict[str, Any]:
    points = now.state.layout.box.points
    return {"set": points.set, "floor": points.floor, "tooth": points.tooth}


def _turn(now: Now) -> dict[str, Any]:
    return {"actions": now.state.layout.box.turn.actions}


def _mouth(now: Now) -> dict[str, Any]:
    return {"teeth": meal_limit(now.state, PUPIL), "food": _food(now.state)}


def _of_event(now: Now) -> dict[str, Any]:
    return {} if now.event is None else dict(now.event.data)


def _eaten(now: Now) -> dict[str, Any]:
    state = now.state
    return {"meeples": sum(state.stomachs[PUPIL]), "floors": state.floors[PUPIL]}


# --- what fits ----------------------------------------------------------------------------------------------


def _flick(match: Match, move: Any) -> Sentence | None:
    """Onto the sidewalk of any Building."""
    if not isinstance(move, moves.Flick):
        return Sentence("ra-guide-flick-first")
    toward, far = _way(_city(match), PUPIL, TOWER)
    if abs((move.direction - toward + 180) % 360 - 180) > CONE:
        return Sentence("ra-guide-flick-away")
    events, after = _tried(match, move)
    if any(event.kind == "ra-paws-out" for event in events):
        return Sentence("ra-guide-flick-out")
    if buildings(after, PUPIL) and homes(after, PUPIL):
        return None
    short = move.strength < math.sqrt(far / SLIDE)
    return Sentence("ra-guide-flick-short" if short else "ra-guide-flick-past")


def _drop(match: Match, move: Any) -> Sentence | None:
    """So that somebody lies where the pupil can eat."""
    if not isinstance(move, moves.Drop):
        return Sentence("ra-guide-drop-first")
    events, after = _tried(match, move)
    if any(event.kind == "ra-missed" for event in events):
        return Sentence("ra-guide-drop-missed")
    return None if _food(after) else Sentence("ra-guide-drop-nobody")


def _dines(match: Match, move: Any) -> Sentence | None:
    """As much as there is."""
    state = _city(match)
    if isinstance(move, moves.Finish) and (state.menu or _food(state)):
        return Sentence("ra-guide-meal-more")
    return None


def _moves_something(kind: type[Move], first: str, nothing: str) -> Judge:
    """A gesture of that kind that moves a meeple or a floor."""

    def fits(match: Match, move: Any) -> Sentence | None:
        if not isinstance(move, kind):
            return Sentence(first)
        events, _ = _tried(match, move)
        return None if any(event.kind == "ra-moved" for event in events) else Sentence(nothing)

    return fits


def _eating(match: Match) -> bool:
    return isinstance(match.state.step_of(PUPIL), BeginMeal | Bite)


def _acting(match: Match) -> bool:
    return isinstance(match.state.step_of(PUPIL), ChooseAction)


def _eaten_up(match: Match) -> bool:
    return not _eating(match)


def _freely(match: Match) -> bool:
    return _city(match).round == FREE


def _open_end(match: Match) -> bool:
    return False


def _looks_on(match: Match) -> bool:
    """In the guided turns only actions and meals are the pupil's business."""
    return _city(match).round < FREE and not _eating(match) and not _acting(match)


def _of_rival(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] != PUPIL)


# --- who plays ----------------------------------------------------------------------------------------------


def _rival(match: Match, seat: int) -> Move:
    """First over the edge, then against people; later to the next Building, and onto it."""
    state, legal = _city(match), match.moves(seat)
    step = state.step_of(seat)
    if isinstance(step, ChooseAction) and state.actions:
        if state.round == 1:
            return BLUNDER if state.acted[seat] == 0 else _hunt(match, seat)
        drops = [move for move in legal if isinstance(move, moves.Drop)]
        return drops[0] if drops else _stroll(state, seat)
    if isinstance(step, BeginMeal | Bite):
        return legal[0]
    return next((move for move in (moves.Finish(), CORNER) if move in legal), legal[0])


def _hunt(match: Match, seat: int) -> Move:
    for move in HUNTS:
        if any(event.kind == "ra-fled" for event in _tried(match, move, seat)[0]):
            return move
    return HUNTS[0]


def _stroll(state: Carnage, seat: int) -> Move:
    """A flick to the nearest Building."""
    way, far = min((_way(state, seat, ruin) for ruin in judge(state).buildings), key=lambda way: way[1])
    return moves.Flick(way, min(1.0, math.sqrt(far / SLIDE)))


GUIDE: Final = Guide(
    players=2,
    seed=4004,
    options={"first": "seat-1", "tremor": "off"},
    rival=_rival,
    skips=_looks_on,
    stops=(
        Stop("ra-guide-goal", ("ruin:R1", "ruin:S1", "ruin:ST"), _points),
        Stop("ra-guide-turn", ("body-0",), _turn),
        Stop("ra-guide-flick", ("body-0", "ruin:R1"), judge=_flick, when=_acting),
        Stop("ra-guide-beside", ("ruin:R1",), after="ra-flicked"),
        Stop("ra-guide-drop", ("ruin:R1",), judge=_drop, when=_acting),
        Stop("ra-guide-floors", ("floors",), _points, after="ra-swallowed"),
        Stop("ra-guide-meal", ("grin",), _mouth, judge=_dines, when=_eating, until=_eaten_up),
        Stop("ra-guide-sets", ("stomach",), _eaten, after="ra-turn"),
        Stop("ra-guide-teeth", ("grin",), after="ra-tooth-lost", about=_of_rival),
        Stop("ra-guide-runaways", ("runaway",), _of_event, after="ra-fled"),
        Stop(
            "ra-guide-breathe",
            ("body-0",),
            judge=_moves_something(moves.Breathe, "ra-guide-breathe-first", "ra-guide-breathe-nothing"),
            when=_acting,
        ),
        Stop(
            "ra-guide-toss",
            VEHICLES,
            judge=_moves_something(moves.Throw, "ra-guide-toss-first", "ra-guide-toss-nothing"),
            when=_acting,
        ),
        Stop("ra-guide-brawl", ("body-1",), _points, after="ra-thrown"),
        Stop("ra-guide-again", ("grin",), _mouth, judge=_dines, when=_eating, until=_eaten_up),
        Stop("ra-guide-free", ("cards",), _turn, judge=anything, when=_freely, until=_open_end),
        Stop("ra-guide-end", ("stomach",), _eaten),
    ),
)
