"""Phase 6, Aging; the next round; the final scoring (DP-AGE, DP-NEXT, DP-FIN)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import count, put
from ....core.state import Step
from .. import moves
from ..names import AGING, BOX, FROM_ACUMEN, FROM_DISPLAY, OVER, PLATFORM_SPACE, SPACE_COUNT, STORES
from ..state import BARS, BOX_CHAMBER, MEAT_CHAMBER, SEATS, SMALLEST_SALE, Family, Layout, Petz
from .actions import NO_STORE, STORE
from .exhibitions import award, halves
from .packed import NEUTRAL, holder, imps_on

MISSING_IMP: Final = -4
"""In half points (DP-FIN-13)."""


class Age(Step[Petz]):
    """First the Magic Box may be filled (DP-ART-33), then everything ages."""

    def run(self, state: Petz) -> None:
        state.phase = AGING
        state.agenda.append(GROW)
        for seat, family in enumerate(state.families):
            if family.owns(BOX) and not family.boxed() and any(family.food):
                state.agenda.append(STORING[seat])


class StoreFood(Decision[Petz]):
    """One stored token on the empty box, or none (DP-ART-33 to 35)."""

    sentence: ClassVar[str] = "dp-prompt-store"

    def legal(self, state: Petz) -> list[int]:
        food = state.families[self.seat].food
        return [NO_STORE, *(STORE + store for store in range(BOX_CHAMBER) if food[store])]

    def play(self, state: Petz, action: int) -> None:
        if action == NO_STORE:
            return
        family, store = state.families[self.seat], action - STORE
        family.eat(store)
        family.food = put(family.food, BOX_CHAMBER, 1)
        if state.events is not None:
            state.record("dp-stored", {"seat": self.seat, "food": STORES[store]})

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Store):
            return Refusal("DP-ART-33", "dp-refusal-store-now")
        return Refusal("DP-ART-33", "dp-refusal-no-food", {"food": str(move.food)[:20]})


class Grow(Step[Petz]):
    """Pets grow, food ages, imps come home (DP-AGE-02 to 16). Nobody chooses anything."""

    def run(self, state: Petz) -> None:
        if not state.last():
            # Size has no part in the final scoring (DP-AGE-06).
            for seat in range(state.players):
                grow(state, seat)
        for seat in range(state.players):
            age_food(state, seat)
        send_home(state)
        for family in state.families:
            family.minion = 0
        # Artifacts are fresh in the next round: previews and observations need them before phase 4.
        state.employee = False
        state.unarmed()


def grow(state: Petz, seat: int) -> None:
    """The pets of a display (DP-AGE-02 to 05)."""
    family = state.families[seat]
    for number, plot in enumerate(family.plots):
        if 0 < plot.size < BARS:
            size = older(plot.size)
            family.change(number).size = size
            if state.events is not None:
                state.record("dp-grows", {"seat": seat, "pet": state.layout.name(plot), "size": size})


def older(size: int) -> int:
    """The size of a pet a round later."""
    return size + 2 if size < SMALLEST_SALE else min(BARS, size + 1)


def age_food(state: Petz, seat: int) -> None:
    """What lies in the last chamber is thrown away, the rest moves on (DP-AGE-07 to 11)."""
    family = state.families[seat]
    food = family.food[:]
    vegetables, meat = state.layout.chambers
    spoiled = food[vegetables - 1] + food[MEAT_CHAMBER + meat - 1]
    for chamber in range(vegetables - 1, 0, -1):
        food[chamber] = food[chamber - 1]
    food[0] = 0
    for chamber in range(MEAT_CHAMBER + meat - 1, MEAT_CHAMBER, -1):
        food[chamber] = food[chamber - 1]
    food[MEAT_CHAMBER] = 0
    family.food = food
    if state.events is not None:
        aged = family.vegetables() + family.meat()
        if aged:
            state.record("dp-ages", {"seat": seat, "food": aged})
        if spoiled:
            state.record("dp-spoiled", {"seat": seat, "food": spoiled})


def send_home(state: Petz) -> None:
    """Imps on displays and spaces go home, those on the platform space only aside (DP-AGE-12 to 15)."""
    before = [family.home for family in state.families]
    for family in state.families:
        family.home += family.busy
        family.busy = 0
    for space in range(SPACE_COUNT):
        held = state.spaces[space]
        if held and held != NEUTRAL:
            family, imps = state.families[holder(held)], imps_on(held)
            if space == PLATFORM_SPACE:
                family.platform += imps
            else:
                family.home += imps
            state.spaces[space] = 0
    if state.events is not None:
        for seat, family in enumerate(state.families):
            imps, waiting = family.home - before[seat], family.platform
            if imps or waiting:
                state.record("dp-home", {"seat": seat, "imps": imps, "waiting": waiting})


class NextRound(Step[Petz]):
    """The Progress Marker moves, the Starting Player Token goes on (DP-NEXT)."""

    def run(self, state: Petz) -> None:
        if state.last():
            return
        state.round += 1
        players = state.players
        if players == 4 and state.last():
            state.start = lowest(state)
        else:
            state.start = (state.start + 1) % players
        clockwise = [(state.start + place) % players for place in range(players)]
        if state.layout.final_order and state.last():
            # Lowest reputation first, equal ones by how near they sit (DP-ADV-18 to 20).
            clockwise.sort(key=lambda seat: state.families[seat].reputation)
        state.order = clockwise


def lowest(state: Petz) -> int:
    """Who starts the last round of four: the lowest reputation (DP-NEXT-03 to 05, DP-RUL-85).

    Of equals it is the first on the holder's left.
    """
    after = [(state.start + place) % 4 for place in range(1, 5)]
    return min(after, key=lambda seat: state.families[seat].reputation)


class FinalScoring(Step[Petz]):
    """Business acumen, then pet display: awarded like exhibitions, but negative scores cost (DP-FIN)."""

    def run(self, state: Petz) -> None:
        state.phase = OVER
        layout, families = state.layout, state.families
        self.score(state, [acumen(layout, family) for family in families], FROM_ACUMEN, "acumen")
        self.score(state, [display(layout, family) for family in families], FROM_DISPLAY, "display")
        if state.events is not None:
            points = [family.reputation for family in state.families]
            most = max(points)
            winners = [seat for seat in range(state.players) if points[seat] == most]
            over = {"seats": winners, "reputation": halves(most), "count": len(winners)}
            state.record("dp-over", over)

    def score(self, state: Petz, totals: list[int], source: int, name: str) -> None:
        """Awards for one of the two, and half a point of reputation for each half point below 0."""
        given = award(totals, state.layout.awards)
        for seat, family in enumerate(state.families):
            points = 2 * given[seat] if totals[seat] > 0 else min(0, totals[seat])
            if points:
                family.earn(points, source)
            if state.events is not None:
                final = {
                    "seat": seat,
                    "which": name,
                    "total": halves(totals[seat]),
                    "reputation": halves(points),
                    "amount": halves(abs(points)),
                    "loses": points < 0,
                }
                state.record("dp-final", final)


def acumen(layout: Layout, family: Family) -> int:
    """Food, artifacts, potions, gold; missing imps cost (DP-FIN-07 to 16). In half points."""
    goods = sum(family.food) + count(family.artifacts) + family.potions
    return 2 * goods + family.gold + MISSING_IMP * (layout.imps - family.home)


def display(layout: Layout, family: Family) -> int:
    """Pets, cages and addons; every token costs (DP-FIN-17 to 22). In half points."""
    points = 0
    for plot in family.plots:
        if plot.pet >= 0:
            points += 2
        if plot.cage >= 0:
            points += 1
        if plot.addon != layout.addon_count:
            points += 1
        points -= plot.manure + plot.suffering + plot.mutation
    return 2 * points


AGE: Final = Age()
GROW: Final = Grow()
NEXT_ROUND: Final = NextRound()
FINAL_SCORING: Final = FinalScoring()
STORING: Final = [StoreFood(seat) for seat in SEATS]
