"""The guided first match: a first round with one pet, and a second one up to its exhibition.

Seed and rival make the lesson: both young pets begin with a yellow and a green bar, one eats vegetables and
the other meat. The pupil can feed hers and play with it, and later choose hunger for the Eating Contest. The
rival’s groups are smaller than hers and leave her what she needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core.event import Event
from ...core.guide import PUPIL, Guide, Now, Stop, anything, best_by_heuristics
from ...core.match import Match
from ...core.move import Move
from ...core.view import Sentence
from . import moves
from .names import (
    ANTIMAGIC,
    ARRANGING,
    ASSIGNING,
    CARNIVORE,
    COLOURS,
    DIETS,
    EXHIBITIONS,
    GROUPING,
    PETS,
    SHOPPING,
    SHOWING,
    STRENGTH,
)
from .rules.grouping import formed
from .rules.packed import imps_of, pet_of, size_of
from .state import Petz

RIVALS_GROUPS: Final = ((2, 1), (2, 0), (1, 0))
"""Imps and gold, every round."""
RIVALS_ERRANDS: Final = (("older", "cage-1", "imps"), ("artifacts", "addon", "hospital"))
"""Where they go in the first rounds."""
LEAST: Final = 3
"""The size of the rival’s biggest group: the pupil starts, so hers goes first if it is as big."""
YOUNG: Final = ("young-1", "young-2")


def _table(match: Match) -> Petz:
    assert isinstance(match.state, Petz)
    return match.state


def _pet(state: Petz) -> int:
    """The pupil’s first pet; -1 where she has none."""
    family = state.families[PUPIL]
    return next((plot.pet for plot in family.plots if plot.pet >= 0), _waiting(state))


def _waiting(state: Petz) -> int:
    return next((pet_of(new) for new in state.families[PUPIL].waiting()), -1)


def _named(state: Petz) -> dict[str, Any]:
    pet = _pet(state)
    return {"pet": PETS[pet] if pet >= 0 else "", "diet": DIETS[state.layout.diets[pet]] if pet >= 0 else ""}


def _rounds(now: Now) -> dict[str, Any]:
    return {"rounds": now.state.layout.rounds}


def _home(now: Now) -> dict[str, Any]:
    family = now.state.families[PUPIL]
    return {"imps": family.home, "gold": family.gold}


def _least(now: Now) -> dict[str, Any]:
    return {"least": LEAST}


def _sizes(now: Now) -> dict[str, Any]:
    """The rival’s biggest group, and the size of the pupil’s."""
    rival = next(seat for seat in range(now.state.players) if seat != PUPIL)
    group, mine = (max(now.state.families[seat].groups, key=size_of) for seat in (rival, PUPIL))
    size = size_of(group)
    return {
        "seat": rival,
        "imps": imps_of(group),
        "gold": size - imps_of(group),
        "size": size,
        "mine": size_of(mine),
    }


def _about_pet(now: Now) -> dict[str, Any]:
    return _named(now.state)


def _cage(now: Now) -> dict[str, Any]:
    state = now.state
    first = state.families[PUPIL].plots[state.layout.initial_plot]
    symbols = state.layout.cages[first.cage]
    return {"strength": symbols[STRENGTH], "antimagic": symbols[ANTIMAGIC], **_named(state)}


def _of_event(now: Now) -> dict[str, Any]:
    return {} if now.event is None else dict(now.event.data)


def _exhibition(now: Now) -> dict[str, Any]:
    first, second = now.state.layout.awards[:2]
    name = EXHIBITIONS[now.state.exhibition()]
    return {"exhibition": name, "reputation": first, "second": second, "round": now.state.round}


def _standing(now: Now) -> dict[str, Any]:
    return {"reputation": now.state.scores()[PUPIL]}


def _two_groups(match: Match, move: Any) -> Sentence | None:
    """The first group with gold and not too small, a second one, and somebody at home."""
    family = _table(match).families[PUPIL]
    made = formed(family)
    if isinstance(move, moves.Ready) and made < 2:
        return Sentence("dp-guide-groups-second")
    if isinstance(move, moves.Gather) and (made == 2 or move.imps > family.home - (2 - made)):
        return Sentence("dp-guide-groups-home")
    if isinstance(move, moves.Fund) and made == 1:
        size = imps_of(family.groups[0]) + move.gold
        if move.gold == 0:
            return Sentence("dp-guide-groups-gold")
        if size < LEAST:
            return Sentence("dp-guide-groups-small", {"size": size, "least": LEAST})
    return None


def _to_a_pet(match: Match, move: Any) -> Sentence | None:
    if isinstance(move, moves.Send) and move.space == "older":
        return Sentence("dp-guide-send-older")
    if isinstance(move, moves.Keep) or (isinstance(move, moves.Send) and move.space not in YOUNG):
        return Sentence("dp-guide-send-elsewhere")
    return None


def _to_its_food(match: Match, move: Any) -> Sentence | None:
    state = _table(match)
    carnivore = state.layout.diets[_waiting(state)] == CARNIVORE
    right, wrong = ("meat", "vegetables") if carnivore else ("vegetables", "meat")
    space = move.space if isinstance(move, moves.Send) else ""
    if space == wrong:
        return Sentence("dp-guide-food-wrong", _named(state))
    return None if space == right else Sentence("dp-guide-food-elsewhere", _named(state))


def _keeps_pets(match: Match, move: Any) -> Sentence | None:
    """Nobody is released who can have a cage."""
    forced = all(isinstance(each, moves.Release) for each in match.moves(PUPIL))
    return Sentence("dp-guide-release") if isinstance(move, moves.Release) and not forced else None


def _with_cages(match: Match, move: Any) -> Sentence | None:
    """A second pet only where it can have a cage: one that is there, or one that another group can fetch."""
    if not isinstance(move, moves.Send) or move.space not in (*YOUNG, "older"):
        return _keeps_pets(match, move)
    family = _table(match).families[PUPIL]
    cages = sum(plot.cage >= 0 for plot in family.plots) + sum(cage >= 0 for cage in family.new_cages)
    pets = sum(plot.pet >= 0 for plot in family.plots) + len(family.waiting())
    others = [group for exit, group in enumerate(family.groups, 1) if exit != move.exit]
    if cages > pets or any(imps_of(group) >= 2 for group in others):
        return None
    return Sentence("dp-guide-second-cage")


def _hunger(match: Match, move: Any) -> Sentence | None:
    """On the green bar hunger, on the other what she likes."""
    if isinstance(move, moves.Assign) and move.card != "hunger":
        state = _table(match)
        bars = state.layout.colours(state.plot(PUPIL, move.plot - 1))
        if COLOURS[bars[move.bar - 1]] == "green":
            return Sentence("dp-guide-assign-later")
    return None


def _cared_for(match: Match, move: Any) -> Sentence | None:
    if isinstance(move, moves.Refuse):
        return Sentence("dp-guide-needs-hungry", _named(_table(match)))
    if isinstance(move, moves.StopPlay):
        return Sentence("dp-guide-needs-bored", _named(_table(match)))
    return None


def _during(*phases: int, rounds: int = 1) -> Callable[[Match], bool]:
    return lambda match: _table(match).phase in phases and _table(match).round == rounds


def _open_end(match: Match) -> bool:
    """For stops that last as long as their phase."""
    return False


def _of_pupil(match: Match, event: Event) -> bool:
    return bool(event.data["seat"] == PUPIL)


def _rival(match: Match, seat: int) -> Move:
    """Always the same groups; in the guided rounds to the same spaces, later wherever it looks best."""
    state = _table(match)
    legal = match.moves(seat)
    if state.phase == GROUPING:
        made = formed(state.families[seat])
        funding = isinstance(legal[0], moves.Fund)
        if made - funding == len(RIVALS_GROUPS):
            return moves.Ready()
        imps, gold = RIVALS_GROUPS[made - funding]
        wanted = moves.Fund(gold) if funding else moves.Gather(imps)
        return wanted if wanted in legal else legal[0]
    if state.phase == SHOPPING and state.round <= len(RIVALS_ERRANDS):
        errands = RIVALS_ERRANDS[state.round - 1]
        for move in legal:
            if isinstance(move, moves.Send) and move.space == errands[move.exit - 1]:
                return move
    return best_by_heuristics(match, seat)


GUIDE: Final = Guide(
    players=2,
    seed=15684,
    options={"first": "seat-1"},
    rival=_rival,
    stops=(
        Stop("dp-guide-goal", data=_rounds),
        Stop("dp-guide-imps", ("imps", "gold"), _home),
        Stop("dp-guide-town", ("place:yard", "place:young", "place:vegetables", "place:meat")),
        Stop(
            "dp-guide-groups",
            ("exits", "imps", "gold"),
            _least,
            judge=_two_groups,
            when=_during(GROUPING),
            until=_open_end,
        ),
        Stop("dp-guide-send", ("exits", "place:young"), _sizes, judge=_to_a_pet),
        Stop("dp-guide-pet", ("place:young",), judge=anything),
        Stop("dp-guide-food", ("place:vegetables", "place:meat"), _about_pet, judge=_to_its_food),
        Stop(
            "dp-guide-house",
            ("waiting", "plot:1"),
            _cage,
            judge=_keeps_pets,
            when=_during(ARRANGING),
            until=_open_end,
        ),
        Stop(
            "dp-guide-assign",
            ("hand", "plot:1"),
            _cage,
            judge=_hunger,
            when=_during(ASSIGNING),
            until=_open_end,
        ),
        Stop(
            "dp-guide-needs",
            ("plot:1", "food", "imps"),
            _about_pet,
            judge=_cared_for,
            when=_during(SHOWING),
            until=_open_end,
        ),
        Stop("dp-guide-grows", ("plot:1",), _of_event, after="dp-grows", about=_of_pupil),
        Stop("dp-guide-exhibition", ("round:2",), _exhibition),
        Stop(
            "dp-guide-second",
            ("exits",),
            _about_pet,
            judge=_with_cages,
            when=_during(GROUPING, SHOPPING, ARRANGING, rounds=2),
            until=_open_end,
        ),
        Stop(
            "dp-guide-show",
            ("hand",),
            judge=anything,
            when=_during(ASSIGNING, SHOWING, rounds=2),
            until=_open_end,
        ),
        Stop("dp-guide-award", ("round:2",), _of_event, after="dp-award", about=_of_pupil),
        Stop("dp-guide-end", ("round:3",), _standing),
    ),
)
