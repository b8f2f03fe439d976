"""Phase 6, Aging; the next round; the final scoring (DP-AGE, DP-NEXT, DP-FIN)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import AGING, BOX, FROM_ACUMEN, FROM_DISPLAY, OVER, PLATFORM_SPACE, SPACE_COUNT, STORES
from ..state import BARS, BOX_CHAMBER, FOOD, MEAT_CHAMBER, NEUTRAL, PLOTS, SEATS, Petz, holder, imps_on, put
from .actions import NO_STORE, STORE
from .exhibitions import award, halves

MISSING_IMP: Final = -4
"""In half points (DP-FIN-13)."""


class Age(Step[Petz]):
    """First the Magic Box may be filled (DP-ART-33), then everything ages."""

    def run(self, state: Petz) -> None:
        state.phase = AGING
        state.agenda.append(GROW)
        for seat in range(state.players):
            at = FOOD * seat
            empty = state.owns(seat, BOX) and not state.food[at + BOX_CHAMBER]
            if empty and any(state.food[at : at + BOX_CHAMBER]):
                state.agenda.append(STORING[seat])


class StoreFood(Decision[Petz]):
    """One stored token on the empty box, or none (DP-ART-33 to 35)."""

    sentence: ClassVar[str] = "dp-prompt-store"

    def legal(self, state: Petz) -> list[int]:
        at = FOOD * self.seat
        return [NO_STORE, *(STORE + store for store in range(BOX_CHAMBER) if state.food[at + store])]

    def play(self, state: Petz, action: int) -> None:
        if action == NO_STORE:
            return
        at, store = FOOD * self.seat, action - STORE
        state.food[at + store] -= 1
        state.food[at + BOX_CHAMBER] = 1
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
            for at in range(PLOTS * state.players):
                size = state.sizes[at]
                if size:
                    state.sizes[at] = size + 2 if size < 4 else min(BARS, size + 1)
                    if state.events is not None and size < BARS:
                        pet = state.layout.pets[state.pets[at]]
                        told = {"seat": at // PLOTS, "pet": pet, "size": state.sizes[at]}
                        state.record("dp-grows", told)
        for seat in range(state.players):
            age_food(state, seat)
        send_home(state)
        state.minions = [0] * state.players
        # Artifacts are fresh in the next round: forecasts and observations look at them before phase 4.
        state.employee = False
        state.boosts = [0] * 8
        state.armor = 0
        state.shovel = -1


def age_food(state: Petz, seat: int) -> None:
    """What lies in the last chamber is thrown away, the rest moves on (DP-AGE-07 to 11)."""
    food, at = state.food, FOOD * seat
    vegetables, meat = state.layout.chambers
    spoiled = food[at + vegetables - 1] + food[at + MEAT_CHAMBER + meat - 1]
    for chamber in range(vegetables - 1, 0, -1):
        food[at + chamber] = food[at + chamber - 1]
    food[at] = 0
    for chamber in range(MEAT_CHAMBER + meat - 1, MEAT_CHAMBER, -1):
        food[at + chamber] = food[at + chamber - 1]
    food[at + MEAT_CHAMBER] = 0
    if state.events is not None:
        older = sum(food[at : at + BOX_CHAMBER])
        if older:
            state.record("dp-ages", {"seat": seat, "food": older})
        if spoiled:
            state.record("dp-spoiled", {"seat": seat, "food": spoiled})


def send_home(state: Petz) -> None:
    """Imps on displays and spaces go home, those on the platform space only aside (DP-AGE-12 to 15)."""
    before = state.home[:]
    for seat in range(state.players):
        state.home[seat] += state.busy[seat]
        state.busy[seat] = 0
    for space in range(SPACE_COUNT):
        held = state.spaces[space]
        if held and held != NEUTRAL:
            seat, imps = holder(held), imps_on(held)
            if space == PLATFORM_SPACE:
                state.platform = put(state.platform, seat, state.platform[seat] + imps)
            else:
                state.home[seat] += imps
            state.spaces[space] = 0
    if state.events is not None:
        for seat in range(state.players):
            imps, waiting = state.home[seat] - before[seat], state.platform[seat]
            if imps or waiting:
                told = {"seat": seat, "imps": imps, "waiting": waiting}
                state.record("dp-home", told)


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
            reputation = state.reputation
            clockwise = [
                seat
                for _, _, seat in sorted(
                    [(reputation[seat], place, seat) for place, seat in enumerate(clockwise)]
                )
            ]
        state.order = clockwise


def lowest(state: Petz) -> int:
    """Who starts the last round of four: the lowest reputation, of equals the first on the holder's left
    (DP-NEXT-03 to 05, DP-RUL-85).
    """
    least = min(state.reputation)
    seat = state.start
    for _ in range(4):
        seat = (seat + 1) % 4
        if state.reputation[seat] == least:
            return seat
    return seat


class FinalScoring(Step[Petz]):
    """Business acumen, then pet display: awarded like exhibitions, but negative scores cost (DP-FIN)."""

    def run(self, state: Petz) -> None:
        state.phase = OVER
        self.score(state, [acumen(state, seat) for seat in range(state.players)], FROM_ACUMEN, "acumen")
        self.score(state, [display(state, seat) for seat in range(state.players)], FROM_DISPLAY, "display")
        if state.events is not None:
            most = max(state.reputation)
            winners = [seat for seat in range(state.players) if state.reputation[seat] == most]
            told = {"seats": winners, "reputation": halves(most), "count": len(winners)}
            state.record("dp-over", told)

    def score(self, state: Petz, totals: list[int], source: int, name: str) -> None:
        """Awards for one of the two, and half a point of reputation for each half point below 0."""
        given = award(totals, state.layout.awards)
        for seat in range(state.players):
            points = 2 * given[seat] if totals[seat] > 0 else min(0, totals[seat])
            if points:
                state.earn(seat, points, source)
            if state.events is not None:
                told = {
                    "seat": seat,
                    "which": name,
                    "total": halves(totals[seat]),
                    "reputation": halves(points),
                    "amount": halves(abs(points)),
                    "loses": points < 0,
                }
                state.record("dp-final", told)


def acumen(state: Petz, seat: int) -> int:
    """Food, artifacts, potions, gold; missing imps cost (DP-FIN-07 to 16). In half points."""
    at = FOOD * seat
    food = sum(state.food[at : at + FOOD])
    tiles = state.artifacts[seat].bit_count()
    missing = state.layout.imps - state.home[seat]
    return 2 * (food + tiles + state.potions_held[seat]) + state.gold[seat] + MISSING_IMP * missing


def display(state: Petz, seat: int) -> int:
    """Pets, cages and addons; every token costs (DP-FIN-17 to 22). In half points."""
    none = state.layout.addon_count
    points = 0
    for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
        if state.pets[at] >= 0:
            points += 2
        if state.cages[at] >= 0:
            points += 1
        if state.addons[at] != none:
            points += 1
        points -= state.manure[at] + state.suffering[at] + state.mutation[at]
    return 2 * points


AGE: Final = Age()
GROW: Final = Grow()
NEXT_ROUND: Final = NextRound()
FINAL_SCORING: Final = FinalScoring()
STORING: Final = [StoreFood(seat) for seat in SEATS]
