"""Phase 4, exhibitions: what a display is worth, and the awards (DP-SHOW, DP-EXH)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import (
    ANGER,
    ARENA,
    BREEDERS_PRIZE,
    CHILDRENS_DAY,
    COLOURS,
    DISEASE,
    EATING_CONTEST,
    EXHIBITIONS,
    FREESTYLE,
    FROM_EXHIBITIONS,
    FULL_DISPLAY,
    HUNGER,
    MAGIC,
    MOODY_MEDLEY,
    NEEDS,
    PLAY,
    WHIP,
)
from ..state import BARS, CODE_POTION, PLOTS, SEATS, Petz, codes_of, needs_of, only, put
from .actions import ENTER, NO_KIND, PER_PLOT, split


def pet_score(state: Petz, at: int, exhibition: int, kind: int) -> int:
    """What one pet scores in a single-pet exhibition; `kind` is the need chosen in the Freestyle."""
    needs = state.tallies[at]
    if exhibition == ARENA:
        return 2 * needs_of(needs, ANGER) - needs_of(needs, DISEASE)
    if exhibition == EATING_CONTEST:
        return 2 * needs_of(needs, HUNGER) - needs_of(needs, DISEASE)
    if exhibition == FREESTYLE:
        return 2 * needs_of(needs, kind) - 2 * state.suffering[at]
    if exhibition == MOODY_MEDLEY:
        kinds = sum([needs_of(needs, need) > 0 for need in range(len(NEEDS))])
        return 2 * kinds - 2 * state.suffering[at]
    # Beauty Pageant
    tokens = state.suffering[at] + state.mutation[at] + state.manure[at]
    return colours_of(state, at) - tokens


def colours_of(state: Petz, at: int) -> int:
    """Different card colours on a pet; all potions together are one more (DP-EXH-12, 13)."""
    bars, seen = state.layout.bars, 0
    for bar, code in enumerate(codes_of(state.assigned[at]), BARS * state.pets[at]):
        if code == CODE_POTION:
            seen |= only(len(COLOURS))
        elif code:
            seen |= only(bars[bar])
    return seen.bit_count()


def display_score(state: Petz, seat: int, exhibition: int) -> int:
    """What a whole display scores; manure in empty cages counts, too (DP-SHOW-09)."""
    pets = play = magic = mutation = manure = 0
    for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
        manure += state.manure[at]
        if state.pets[at] >= 0:
            pets += 1
            play += needs_of(state.tallies[at], PLAY)
            magic += needs_of(state.tallies[at], MAGIC)
            mutation += state.mutation[at]
    if exhibition == BREEDERS_PRIZE:
        return 2 * pets - mutation
    if exhibition == CHILDRENS_DAY:
        return 2 * play - 2 * mutation - manure
    return magic


def exhibit(state: Petz, seat: int) -> None:
    """The player's score, at the end of the own turn (DP-SHOW-01 to 12)."""
    exhibition = state.exhibition()
    if exhibition < 0:
        return
    if exhibition >= FULL_DISPLAY:
        record(state, seat, display_score(state, seat, exhibition))
        return
    shown = [plot for plot in range(PLOTS) if state.pets[PLOTS * seat + plot] >= 0]
    if not shown:
        # A single-pet exhibition needs a pet, also for the judge and the whip (DP-SHOW-20).
        judge = halves(state.minions[seat])
        state.minions = put(state.minions, seat, 0)
        if state.events is not None:
            state.record("dp-no-pet", {"seat": seat, "judge": judge})
    elif len(shown) > 1 or exhibition == FREESTYLE:
        state.agenda.append(ENTERING[seat])
    else:
        record(state, seat, pet_score(state, PLOTS * seat + shown[0], exhibition, 0))


def record(state: Petz, seat: int, score: int) -> None:
    """The minion's place: with the judge's 2 points and the whip's half, never below 0 (DP-SHOW-11, 12,
    DP-RUL-64).
    """
    total = 2 * score + state.minions[seat]
    if state.owns(seat, WHIP):
        total += 1
    state.minions = put(state.minions, seat, max(0, total))
    if state.events is not None:
        told = {"seat": seat, "score": score, "total": halves(max(0, total))}
        state.record("dp-scored", told)


def halves(value: int) -> int | float:
    """A number of half points as people write it."""
    return value // 2 if value % 2 == 0 else value / 2


class Enter(Decision[Petz]):
    """Which pet is scored, and in the Freestyle for which need (DP-SHOW-02, DP-EXH-04, DP-RUL-66, 69)."""

    sentence: ClassVar[str] = "dp-prompt-enter"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"exhibition": EXHIBITIONS[state.exhibition()]}

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        out: list[int] = []
        free = state.exhibition() == FREESTYLE
        for plot in range(PLOTS):
            if state.pets[PLOTS * seat + plot] >= 0:
                first = ENTER + PER_PLOT * plot
                if free:
                    out.extend(range(first, first + len(NEEDS)))
                else:
                    out.append(first + NO_KIND)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        plot, kind = split(action - ENTER, PER_PLOT)
        if state.events is not None:
            pet = state.layout.pets[state.pets[PLOTS * seat + plot]]
            need = NEEDS[kind] if kind < NO_KIND else ""
            state.record("dp-entered", {"seat": seat, "pet": pet, "need": need})
        record(state, seat, pet_score(state, PLOTS * seat + plot, state.exhibition(), kind))

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Enter):
            return Refusal("DP-SHOW-02", "dp-refusal-enter-now")
        plot: int = move.plot
        if not 1 <= plot <= PLOTS or state.pets[PLOTS * self.seat + plot - 1] < 0:
            return Refusal("DP-SHOW-02", "dp-refusal-no-pet", {"plot": plot})
        if state.exhibition() == FREESTYLE:
            return Refusal("DP-EXH-04", "dp-refusal-name-need")
        return Refusal("DP-EXH-01", "dp-refusal-no-need")


def award(totals: list[int], awards: list[int]) -> list[int]:
    """Reputation for each total: by place, less 1 for each other tied player; none for 0 or less
    (DP-SHOW-12
    to 18, DP-RUL-73).
    """
    given: list[int] = []
    for total in totals:
        if total <= 0:
            given.append(0)
            continue
        place = tied = 0
        for other in totals:
            if other > total:
                place += 1
            elif other == total:
                tied += 1
        given.append(awards[place] - (tied - 1))
    return given


class Awards(Step[Petz]):
    """Reputation for all, after the last turn (DP-SHOW-13); the tile has done its duty (DP-SHOW-19)."""

    def run(self, state: Petz) -> None:
        if state.exhibition() < 0:
            return
        given = award(state.minions, state.layout.awards)
        for seat in state.order:
            points = given[seat]
            if points:
                state.earn(seat, 2 * points, FROM_EXHIBITIONS)
            if state.events is not None:
                told = {
                    "seat": seat,
                    "exhibition": EXHIBITIONS[state.exhibition()],
                    "total": halves(state.minions[seat]),
                    "reputation": points,
                }
                state.record("dp-award", told)


ENTERING: Final = [Enter(seat) for seat in SEATS]
AWARDS: Final = Awards()
