"""Phase 4, exhibitions: what a display is worth, and the awards (DP-SHOW, DP-EXH)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import COLOURS, EXHIBITIONS, FROM_EXHIBITIONS, NEEDS, WHIP
from ..state import PLOTS, SEATS, Petz, Plot
from .actions import ENTER, NO_KIND, PER_PLOT, split
from .packed import CODE_POTION, codes_of


def pet_score(state: Petz, plot: Plot, kind: int) -> int:
    """What one pet scores in this round's exhibition; `kind` is the need chosen, where one is."""
    counted = state.counted()
    score = counted.pets + counted.suffering * plot.suffering
    score += counted.mutation * plot.mutation + counted.manure * plot.manure
    for need, points in enumerate(counted.needs):
        if points:
            score += points * plot.shows(need)
    if counted.chosen:
        score += counted.chosen * plot.shows(kind)
    if counted.kinds:
        score += counted.kinds * sum([plot.shows(need) > 0 for need in range(len(NEEDS))])
    if counted.colours:
        score += counted.colours * colours_on(state, plot)
    return score


def colours_on(state: Petz, plot: Plot) -> int:
    """Different card colours on a pet; all potions together are one more (DP-EXH-12, 13)."""
    colours = state.layout.colours(plot)
    seen: set[int] = set()
    for bar, code in enumerate(codes_of(plot.assigned)):
        if code:
            seen.add(len(COLOURS) if code == CODE_POTION else colours[bar])
    return len(seen)


def display_score(state: Petz, seat: int) -> int:
    """What a whole display scores; manure in empty cages counts, too (DP-SHOW-09)."""
    score = 0
    for plot in state.families[seat].plots:
        score += pet_score(state, plot, 0) if plot.pet >= 0 else state.counted().manure * plot.manure
    return score


def exhibit(state: Petz, seat: int) -> None:
    """The player's score, at the end of the own turn (DP-SHOW-01 to 12)."""
    if state.exhibition() < 0:
        return
    if state.counted().display:
        record(state, seat, display_score(state, seat))
        return
    family = state.families[seat]
    shown = [plot for plot in family.plots if plot.pet >= 0]
    if not shown:
        # A single-pet exhibition needs a pet, also for the judge and the whip (DP-SHOW-20).
        judge = halves(family.minion)
        family.minion = 0
        if state.events is not None:
            state.record("dp-no-pet", {"seat": seat, "judge": judge})
    elif len(shown) > 1 or state.counted().chosen:
        state.agenda.append(ENTERING[seat])
    else:
        record(state, seat, pet_score(state, shown[0], 0))


def record(state: Petz, seat: int, score: int) -> None:
    """The minion's place, never below 0 (DP-SHOW-11, 12, DP-RUL-64).

    The judge's 2 points are on it already; the whip adds half a point.
    """
    family = state.families[seat]
    total = 2 * score + family.minion
    if family.owns(WHIP):
        total += 1
    family.minion = max(0, total)
    if state.events is not None:
        state.record("dp-scored", {"seat": seat, "score": score, "total": halves(family.minion)})


def halves(value: int) -> int | float:
    """A number of half points as people write it."""
    return value // 2 if value % 2 == 0 else value / 2


class Enter(Decision[Petz]):
    """Which pet is scored, and in the Freestyle for which need (DP-SHOW-02, DP-EXH-04, DP-RUL-66, 69)."""

    sentence: ClassVar[str] = "dp-prompt-enter"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"exhibition": EXHIBITIONS[state.exhibition()]}

    def legal(self, state: Petz) -> list[int]:
        out: list[int] = []
        free = state.counted().chosen
        for number, plot in enumerate(state.families[self.seat].plots):
            if plot.pet >= 0:
                first = ENTER + PER_PLOT * number
                if free:
                    out.extend(range(first, first + len(NEEDS)))
                else:
                    out.append(first + NO_KIND)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        number, kind = split(action - ENTER, PER_PLOT)
        plot = state.plot(seat, number)
        if state.events is not None:
            need = NEEDS[kind] if kind < NO_KIND else ""
            state.record("dp-entered", {"seat": seat, "pet": state.layout.name(plot), "need": need})
        record(state, seat, pet_score(state, plot, kind))

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Enter):
            return Refusal("DP-SHOW-02", "dp-refusal-enter-now")
        plot: int = move.plot
        if not 1 <= plot <= PLOTS or state.plot(self.seat, plot - 1).pet < 0:
            return Refusal("DP-SHOW-02", "dp-refusal-no-pet", {"plot": plot})
        if state.counted().chosen:
            return Refusal("DP-EXH-04", "dp-refusal-name-need")
        return Refusal("DP-EXH-01", "dp-refusal-no-need")


def award(totals: list[int], awards: list[int]) -> list[int]:
    """Reputation for each total: by place, less 1 for each other tied player (DP-SHOW-12 to 18, DP-RUL-73).

    There is none for 0 or less.
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
        given = award(minions(state), state.layout.awards)
        for seat in state.order:
            family, points = state.families[seat], given[seat]
            if points:
                family.earn(2 * points, FROM_EXHIBITIONS)
            if state.events is not None:
                awarded = {
                    "seat": seat,
                    "exhibition": EXHIBITIONS[state.exhibition()],
                    "total": halves(family.minion),
                    "reputation": points,
                }
                state.record("dp-award", awarded)


def minions(state: Petz) -> list[int]:
    """Everybody's exhibition total, in half points."""
    return [family.minion for family in state.families]


ENTERING: Final = [Enter(seat) for seat in SEATS]
AWARDS: Final = Awards()
