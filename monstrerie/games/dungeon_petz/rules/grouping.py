"""Phase 2, Shopping: groups of imps and gold are formed in secret (DP-GRP).

A group is made in two small moves, so many imps and then so much gold, from the biggest group to the
smallest.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import GROUPING, SHOPPING
from ..state import EXITS, SEATS, Petz, gold_of, group_of, imps_of, size_of
from .actions import FUND, GATHER, MOST_GOLD, READY
from .shopping import free_spaces, group_turns
from .steps import OnExit

ALL_SIZES: Final = 999


class GroupImps(Step[Petz]):
    """Everybody groups at once, behind screens (DP-GRP-01); who has no imp at home has nothing to group."""

    def run(self, state: Petz) -> None:
        state.phase = GROUPING
        state.groups = [0] * (EXITS * state.players)
        state.together([GATHERING[seat][0] for seat in range(state.players) if state.home[seat] > 0])


def formed(state: Petz, seat: int) -> int:
    """How many groups stand at the seat's exits."""
    groups, at = state.groups, EXITS * seat
    made = 0
    while made < EXITS and groups[at + made]:
        made += 1
    return made


def largest(state: Petz, seat: int, made: int) -> int:
    """The most imps that the next group may have: no group is bigger than the one before it, and the order
    of equal ones is free (DP-GRP-11).
    """
    if made == 0:
        return ALL_SIZES
    last = state.groups[EXITS * seat + made - 1]
    return size_of(last)


class Gather(OnExit):
    """The imps of the next group, or no further group (DP-GRP-02 to 07)."""

    sentence: ClassVar[str] = "dp-prompt-gather"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"imps": state.home[self.seat], "gold": state.gold[self.seat]}

    def legal(self, state: Petz) -> list[int]:
        seat, made = self.seat, self.exit
        # There is an imp and an exit left: otherwise nobody would have been asked.
        return GATHERS[: 1 + min(state.home[seat], largest(state, seat, made))]

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action == READY:
            if state.events is not None:
                state.record("dp-ready", {"seat": seat})
            return
        imps, made = action - GATHER, self.exit
        state.home[seat] -= imps
        state.groups[EXITS * seat + made] = imps
        if state.gold[seat] > 0 and most_gold(state, seat, made) > 0:
            state.also(FUNDING[seat][made])
        else:
            grouped(state, seat, made)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Gather):
            return Refusal("DP-GRP-01", "dp-refusal-group-now")
        imps: int = move.imps
        seat, made = self.seat, self.exit
        if imps < 1:
            return Refusal("DP-GRP-04", "dp-refusal-no-imp")
        if imps > state.home[seat]:
            return Refusal("DP-GRP-09", "dp-refusal-imps-home", {"imps": imps, "home": state.home[seat]})
        return Refusal("DP-GRP-11", "dp-refusal-descending", {"most": largest(state, seat, made)})


class Fund(OnExit):
    """The gold of the group just gathered (DP-GRP-05, 06)."""

    sentence: ClassVar[str] = "dp-prompt-fund"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"most": most_gold(state, self.seat, self.exit)}

    def legal(self, state: Petz) -> list[int]:
        return FUNDS[: 1 + most_gold(state, self.seat, self.exit)]

    def play(self, state: Petz, action: int) -> None:
        seat, gold = self.seat, action - FUND
        made = self.exit
        state.gold[seat] -= gold
        state.groups[EXITS * seat + made] += group_of(0, gold)
        grouped(state, seat, made)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Fund):
            return Refusal("DP-GRP-05", "dp-refusal-fund-now")
        gold: int = move.gold
        most = most_gold(state, self.seat, self.exit)
        if 0 <= gold <= state.gold[self.seat]:
            return Refusal("DP-GRP-11", "dp-refusal-descending-gold", {"most": most})
        return Refusal("DP-GRP-06", "dp-refusal-gold-home", {"gold": gold, "home": state.gold[self.seat]})


def most_gold(state: Petz, seat: int, made: int) -> int:
    """The most gold that the group just gathered may be given."""
    most = min(state.gold[seat], MOST_GOLD)
    if made == 0:
        return most
    imps, last = state.groups[EXITS * seat + made], state.groups[EXITS * seat + made - 1]
    return min(most, size_of(last) - imps)


def grouped(state: Petz, seat: int, made: int) -> None:
    """A group stands at its exit; go on with the next one, as long as there can be one."""
    if state.events is not None:
        group = state.groups[EXITS * seat + made]
        told = {"seat": seat, "exit": made + 1, "imps": imps_of(group), "gold": gold_of(group)}
        state.record("dp-grouped", told, to=(seat,))
    if state.home[seat] > 0 and made + 1 < EXITS:
        state.also(GATHERING[seat][made + 1])
    elif state.events is not None:
        state.record("dp-ready", {"seat": seat})


class RevealGroups(Step[Petz]):
    """All screens go up at once (DP-GRP-12); from now on no group changes (DP-GRP-13)."""

    def run(self, state: Petz) -> None:
        state.phase = SHOPPING
        state.free = free_spaces(state)
        if state.events is not None:
            for seat in state.order:
                shown = {"seat": seat, "count": formed(state, seat)}
                state.record("dp-groups", shown, reveals=seat)
                for exit in range(formed(state, seat)):
                    group = state.groups[EXITS * seat + exit]
                    told = {"seat": seat, "exit": exit + 1, "imps": imps_of(group), "gold": gold_of(group)}
                    state.record("dp-group", told, reveals=seat)
        state.agenda.extend(group_turns(state)[::-1])


GATHERS: Final = [READY, *range(GATHER + 1, FUND)]
FUNDS: Final = list(range(FUND, FUND + MOST_GOLD + 1))
GATHERING: Final = [[Gather(seat, made) for made in range(EXITS)] for seat in SEATS]
FUNDING: Final = [[Fund(seat, made) for made in range(EXITS)] for seat in SEATS]
GROUP_IMPS: Final = GroupImps()
REVEAL_GROUPS: Final = RevealGroups()
