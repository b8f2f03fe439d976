"""The guided first match: a round at an easy gate, and a second one in which the pupil decides alone.

Seed and rivals make the first round: the pupil's hand is 3, 4 and 5; a rival with a 1 wants a share of her
loot; the last guard is too strong for those who go there.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.event import Event
from ...core.guide import PUPIL, Guide, Now, Stop, anything, best_by_heuristics
from ...core.match import Match
from ...core.move import Move
from ...core.view import Sentence
from .moves import Play
from .state import CHOOSING, PLAYING, SPACES, STRENGTHS, Raid, guard_of, owner_of, strength_of

GATE: Final = 0
"""The guard at the gate."""


def _raid(match: Match) -> Raid:
    assert isinstance(match.state, Raid)
    return match.state


def _castle(now: Now) -> dict[str, Any]:
    state = now.state
    gold = state.layout.start_gold if state.phase == CHOOSING else state.gold[PUPIL]
    return {"guards": state.players, "rounds": state.layout.rounds, "gold": gold}


def _guard(now: Now, guard: int) -> dict[str, Any]:
    state = now.state
    level = state.levels[guard]
    (low, high), (least, most) = state.layout.strength_ranges[level], state.layout.loot_ranges[level]
    return {"low": low, "high": high, "least": least, "most": most, "level": level + 1}


def _gate(now: Now) -> dict[str, Any]:
    return _guard(now, GATE)


def _cheapest_way_out(now: Now) -> dict[str, Any]:
    """The rival's monster at the gate, and what replacing it costs."""
    state = now.state
    held = next(held for held in state.spaces[:2] if held != 0 and owner_of(held) != PUPIL)
    return {"seat": owner_of(held), "strength": strength_of(held), "price": state.prices[GATE]} | _gate(now)


def _of_event(now: Now) -> dict[str, Any]:
    """The numbers of the event, and how much the pupil has."""
    data = {} if now.event is None else now.event.data
    return {**data, "gold_now": now.state.gold[PUPIL]}


def _at_the_gate(match: Match, move: Any) -> Sentence | None:
    """The first monster: beside the guard at the gate, and not the strongest."""
    if isinstance(move, Play) and guard_of(move.space) != GATE:
        return Sentence("mm-guide-place-elsewhere", {"guard": guard_of(move.space) + 1})
    if isinstance(move, Play) and move.strength == STRENGTHS:
        return Sentence("mm-guide-place-strongest")
    return None


def _replaces(match: Match, move: Any) -> Sentence | None:
    """The second monster: in the place of the rival's at the gate."""
    if isinstance(move, Play):
        held = _raid(match).spaces[move.space]
        if held == 0 or guard_of(move.space) != GATE:
            return Sentence("mm-guide-replace-empty")
        if owner_of(held) == PUPIL:
            return Sentence("mm-guide-replace-own")
    return None


def _by_rival(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] != PUPIL and event.data["guard"] == GATE + 1)


def _by_pupil(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] == PUPIL)


def _two_rounds_over(match: Match) -> bool:
    return match.over or _raid(match).round >= 2


def _rival(match: Match, seat: int) -> Move:
    """In the first round: the weakest monster beside the pupil's at the gate, then the strongest ones further
    in. Later what looks best.
    """
    state = _raid(match)
    if state.phase != PLAYING or state.round > 0:
        return best_by_heuristics(match, seat)
    free = [space for space in range(2 * match.players) if state.spaces[space] == 0]
    hand = [strength for strength in range(1, STRENGTHS + 1) if _holds(match, seat, strength)]
    standing = [held for held in state.spaces if held != 0]
    if len(standing) == 1 and free[0] < 2:
        return Play(hand[0], free[0])
    return Play(hand[-1], next(space for space in free if space >= 2))


def _holds(match: Match, seat: int, strength: int) -> bool:
    return any(match.why_not(seat, Play(strength, space)) is None for space in range(SPACES))


GUIDE: Final = Guide(
    players=3,
    seed=1512,
    options={"first": "seat-1"},
    rival=_rival,
    stops=(
        Stop("mm-guide-goal", data=_castle),
        Stop("mm-guide-faction", judge=anything),
        Stop("mm-guide-castle", ("guard:1", "guard:2", "guard:3"), _castle),
        Stop("mm-guide-back", ("guard:1",), _gate),
        Stop("mm-guide-hand", ("hand",)),
        Stop("mm-guide-place", ("hand", "guard:1"), _gate, judge=_at_the_gate),
        Stop("mm-guide-joined", ("guard:1",), _of_event, after="mm-placed", about=_by_rival),
        Stop("mm-guide-replace", ("hand", "guard:1"), _cheapest_way_out, judge=_replaces),
        Stop("mm-guide-safe", ("guard:1",), _gate, after="mm-replaced", about=_by_pupil),
        Stop("mm-guide-fight", ("guard:1", "gold"), _of_event, after="mm-beaten"),
        Stop("mm-guide-share", ("guard:2",), _of_event, after="mm-odd-coin"),
        Stop("mm-guide-guard-wins", ("guard:3",), _of_event, after="mm-guard-wins"),
        Stop("mm-guide-heal", data=_of_event, after="mm-healed"),
        Stop("mm-guide-next-round", ("hand", "reserve"), after="mm-guards"),
        Stop("mm-guide-free", ("hand",), judge=anything, until=_two_rounds_over),
        Stop("mm-guide-end", data=_castle),
    ),
)
