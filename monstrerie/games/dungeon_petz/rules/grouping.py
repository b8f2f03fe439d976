"""Phase 2, Shopping: groups of imps and gold are formed in secret (DP-GRP).

A group is made in two small moves, so many imps and then so much gold, from the biggest group to the
smallest.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, put
from ....core.state import Step
from .. import moves
from ..names import GROUPING, SHOPPING
from ..state import EXITS, SEATS, Family, Petz
from .actions import FUND, GATHER, MOST_GOLD, READY
from .packed import gold_of, group_of, imps_of, size_of
from .shopping import free_spaces, group_turns
from .steps import OnExit

ALL_SIZES: Final = 999


class GroupImps(Step[Petz]):
    """Everybody groups at once, behind screens (DP-GRP-01); who has no imp at home has nothing to group."""

    def run(self, state: Petz) -> None:
        state.phase = GROUPING
        for family in state.families:
            family.groups = [0] * EXITS
        state.together([GATHERING[seat][0] for seat in range(state.players) if state.families[seat].home > 0])


def formed(family: Family) -> int:
    """How many groups stand at the family's exits."""
    made = 0
    while made < EXITS and family.groups[made]:
        made += 1
    return made


def largest(family: Family, exit: int) -> int:
    """The most imps that the next group may have: no group is bigger than the one before it (DP-GRP-11)."""
    return size_of(family.groups[exit - 1]) if exit else ALL_SIZES


class Gather(OnExit):
    """The imps of the next group, or no further group (DP-GRP-02 to 07)."""

    sentence: ClassVar[str] = "dp-prompt-gather"

    def data(self, state: Petz) -> dict[str, Any]:
        family = state.families[self.seat]
        return {"imps": family.home, "gold": family.gold}

    def legal(self, state: Petz) -> list[int]:
        family = state.families[self.seat]
        # There is an imp and an exit left: otherwise nobody would have been asked.
        return GATHERS[: 1 + min(family.home, largest(family, self.exit))]

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action == READY:
            if state.events is not None:
                state.record("dp-ready", {"seat": seat})
            return
        family, imps = state.families[seat], action - GATHER
        family.home -= imps
        family.groups = put(family.groups, self.exit, group_of(imps, 0))
        if family.gold > 0 and most_gold(family, self.exit) > 0:
            state.also(FUNDING[seat][self.exit])
        else:
            grouped(state, seat, self.exit)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Gather):
            return Refusal("DP-GRP-01", "dp-refusal-group-now")
        imps: int = move.imps
        family = state.families[self.seat]
        if imps < 1:
            return Refusal("DP-GRP-04", "dp-refusal-no-imp")
        if imps > family.home:
            return Refusal("DP-GRP-09", "dp-refusal-imps-home", {"imps": imps, "home": family.home})
        return Refusal("DP-GRP-11", "dp-refusal-descending", {"most": largest(family, self.exit)})


class Fund(OnExit):
    """The gold of the group just gathered (DP-GRP-05, 06)."""

    sentence: ClassVar[str] = "dp-prompt-fund"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"most": most_gold(state.families[self.seat], self.exit)}

    def legal(self, state: Petz) -> list[int]:
        return FUNDS[: 1 + most_gold(state.families[self.seat], self.exit)]

    def play(self, state: Petz, action: int) -> None:
        family, gold = state.families[self.seat], action - FUND
        family.gold -= gold
        family.groups = added(family.groups, self.exit, group_of(0, gold))
        grouped(state, self.seat, self.exit)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Fund):
            return Refusal("DP-GRP-05", "dp-refusal-fund-now")
        gold: int = move.gold
        family = state.families[self.seat]
        if 0 <= gold <= family.gold:
            most = most_gold(family, self.exit)
            return Refusal("DP-GRP-11", "dp-refusal-descending-gold", {"most": most})
        return Refusal("DP-GRP-06", "dp-refusal-gold-home", {"gold": gold, "home": family.gold})


def most_gold(family: Family, exit: int) -> int:
    """The most gold that the group just gathered may be given."""
    return min(family.gold, MOST_GOLD, largest(family, exit) - imps_of(family.groups[exit]))


def grouped(state: Petz, seat: int, exit: int) -> None:
    """A group stands at its exit; go on with the next one, as long as there can be one."""
    family = state.families[seat]
    if state.events is not None:
        state.record("dp-grouped", about_group(seat, exit, family.groups[exit]), to=(seat,))
    if family.home > 0 and exit + 1 < EXITS:
        state.also(GATHERING[seat][exit + 1])
    elif state.events is not None:
        state.record("dp-ready", {"seat": seat})


class RevealGroups(Step[Petz]):
    """All screens go up at once (DP-GRP-12); from now on no group changes (DP-GRP-13)."""

    def run(self, state: Petz) -> None:
        state.phase = SHOPPING
        state.free = free_spaces(state)
        if state.events is not None:
            for seat in state.order:
                family = state.families[seat]
                state.record("dp-groups", {"seat": seat, "count": formed(family)}, reveals=seat)
                for exit in range(formed(family)):
                    state.record("dp-group", about_group(seat, exit, family.groups[exit]), reveals=seat)
        state.agenda.extend(group_turns(state)[::-1])


def about_group(seat: int, exit: int, group: int) -> dict[str, Any]:
    """A group at an exit, for an event."""
    return {"seat": seat, "exit": exit + 1, "imps": imps_of(group), "gold": gold_of(group)}


GATHERS: Final = [READY, *range(GATHER + 1, FUND)]
FUNDS: Final = list(range(FUND, FUND + MOST_GOLD + 1))
GATHERING: Final = [[Gather(seat, exit) for exit in range(EXITS)] for seat in SEATS]
FUNDING: Final = [[Fund(seat, exit) for exit in range(EXITS)] for seat in SEATS]
GROUP_IMPS: Final = GroupImps()
REVEAL_GROUPS: Final = RevealGroups()
