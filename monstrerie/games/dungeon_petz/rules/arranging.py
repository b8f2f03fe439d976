"""Phase 3, Need Cards, first step: new cages and addons get their plots, pets their cages (DP-ARR,
DP-ACT-13 to 24).

In turn order (DP-RUL-28). Tiles first; then pets may be moved from cage to cage, as often as one likes; a pet
moved to another's cage swaps with it. `MOST_MOVES` only keeps programs from moving pets to and fro for ever.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from .. import moves
from ..names import ARRANGING
from ..state import PLOTS, SEATS, Petz, bought_size, pet_of, put
from .actions import ATTACH, BUILD, HOUSE, RELEASE, SETTLE, split
from .losing import charge
from .steps import EachSeat

MOST_MOVES: Final = 60
"""Four pets have 24 arrangements, each within three moves of any other: nobody needs as many."""


class Arrange(EachSeat):
    """Everybody arranges the own display, in turn order."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = ARRANGING
        state.moved = 0
        arrange_on(state, seat)


def arrange_on(state: Petz, seat: int) -> None:
    """Ask again, unless there is neither a new tile nor a pet."""
    if state.new_cages[2 * seat] >= 0 or state.new_cages[2 * seat + 1] >= 0 or state.new_addons[seat] >= 0:
        state.agenda.append(PLACING[seat])
        return
    if (
        state.new_pets[3 * seat] >= 0
        or state.new_pets[3 * seat + 1] >= 0
        or state.new_pets[3 * seat + 2] >= 0
    ):
        state.agenda.append(HOUSING[seat])
        return
    if state.has_pet(seat):
        state.agenda.append(HOUSING[seat])


class PlaceTiles(Decision[Petz]):
    """A plot for each cage and addon gained this round (DP-ARR-03, DP-RUL-29, 30)."""

    sentence: ClassVar[str] = "dp-prompt-place"

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        out: list[int] = []
        for which in range(2):
            if state.new_cages[2 * seat + which] >= 0:
                out.extend(range(BUILD + 4 * which, BUILD + 4 * which + PLOTS))
        if state.new_addons[seat] >= 0:
            out.extend(range(ATTACH, ATTACH + PLOTS))
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action >= ATTACH:
            plot = action - ATTACH
            state.addons = put(state.addons, PLOTS * seat + plot, state.new_addons[seat])
            state.new_addons = put(state.new_addons, seat, -1)
            if state.events is not None:
                state.record("dp-attached", {"seat": seat, "plot": plot + 1})
        else:
            which, plot = split(action - BUILD, PLOTS)
            # Pet, manure and addon of the plot stay where they are (DP-ACT-16, 17).
            state.cages = put(state.cages, PLOTS * seat + plot, state.new_cages[2 * seat + which])
            state.new_cages = put(state.new_cages, 2 * seat + which, -1)
            if state.events is not None:
                state.record("dp-built", {"seat": seat, "plot": plot + 1})
        arrange_on(state, seat)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if isinstance(move, moves.Build | moves.Attach) and not 1 <= move.plot <= PLOTS:
            return Refusal("DP-SET-45", "dp-refusal-no-plot", {"plot": move.plot})
        return Refusal("DP-ARR-03", "dp-refusal-place-tiles")


class HousePets(Decision[Petz]):
    """Pets move, are released, or all is well (DP-ARR-05 to 13)."""

    sentence: ClassVar[str] = "dp-prompt-house"

    def legal(self, state: Petz) -> list[int]:
        seat = self.seat
        at = PLOTS * seat
        houses: list[int] = []
        releases: list[int] = []
        pets, cages = state.pets, state.cages
        movable = state.moved < MOST_MOVES
        for slot in range(3 * seat, 3 * seat + 3):
            new = state.new_pets[slot]
            if new >= 0:
                pet = pet_of(new)
                for plot in range(PLOTS):
                    if cages[at + plot] >= 0 and pets[at + plot] < 0:
                        houses.append(HOUSE + 4 * pet + plot)
                releases.append(RELEASE + pet)
        waiting = len(releases) > 0
        for plot in range(PLOTS):
            pet = pets[at + plot]
            if pet >= 0:
                if movable:
                    for other in range(PLOTS):
                        if other != plot and cages[at + other] >= 0:
                            houses.append(HOUSE + 4 * pet + other)
                releases.append(RELEASE + pet)
        houses.sort()
        releases.sort()
        if waiting:
            return houses + releases
        return [SETTLE, *houses, *releases]

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action == SETTLE:
            if state.events is not None:
                state.record("dp-settled", {"seat": seat})
            return
        if action >= RELEASE:
            self.release(state, action - RELEASE)
        else:
            pet, plot = split(action - HOUSE, PLOTS)
            self.house(state, pet, plot)
        arrange_on(state, seat)

    def house(self, state: Petz, pet: int, plot: int) -> None:
        """Into an empty cage, or in place of another pet, which takes the old one; tokens go with the pets,
        manure does not (DP-ARR-07 to 09).
        """
        seat = self.seat
        there = PLOTS * seat + plot
        if state.events is not None:
            told = {"seat": seat, "pet": state.layout.pets[pet], "plot": plot + 1}
            state.record("dp-housed", told)
        slot = waiting_at(state, seat, pet)
        if slot >= 0:
            state.pets[there] = pet
            state.sizes[there] = bought_size(state.new_pets[slot])
            state.new_pets = put(state.new_pets, slot, -1)
            return
        state.moved += 1
        here = PLOTS * seat
        while state.pets[here] != pet:
            here += 1
        for items in (state.pets, state.sizes, state.suffering, state.mutation):
            items[here], items[there] = items[there], items[here]

    def release(self, state: Petz, pet: int) -> None:
        """A way of losing a pet, charged like any other (DP-ARR-12)."""
        seat = self.seat
        slot = waiting_at(state, seat, pet)
        if slot >= 0:
            state.new_pets = put(state.new_pets, slot, -1)
        else:
            at = PLOTS * seat
            while state.pets[at] != pet:
                at += 1
            state.clear(at)
        charge(state, seat, pet, "released")

    def why_not(self, state: Petz, move: Move) -> Refusal:
        seat, layout = self.seat, state.layout
        if not isinstance(move, moves.House | moves.Release):
            waiting = [new for new in state.new_pets[3 * seat : 3 * seat + 3] if new >= 0]
            if waiting:
                return Refusal("DP-ARR-05", "dp-refusal-no-cage", {"pet": layout.pets[pet_of(waiting[0])]})
            return Refusal("DP-ARR-06", "dp-refusal-house-now")
        name = move.pet
        pet = layout.pets.index(name) if name in layout.pets else -1
        own = pet in state.pets[PLOTS * seat : PLOTS * seat + PLOTS] or waiting_at(state, seat, pet) >= 0
        if pet < 0 or not own:
            return Refusal("DP-ARR-06", "dp-refusal-not-your-pet", {"pet": str(name)[:40]})
        assert isinstance(move, moves.House), "every own pet can be released"
        plot = move.plot
        if not 1 <= plot <= PLOTS:
            return Refusal("DP-SET-45", "dp-refusal-no-plot", {"plot": plot})
        if state.cages[PLOTS * seat + plot - 1] < 0:
            return Refusal("DP-ARR-05", "dp-refusal-plot-no-cage", {"plot": plot})
        if waiting_at(state, seat, pet) >= 0:
            return Refusal("DP-ARR-05", "dp-refusal-cage-taken", {"plot": plot})
        if state.pets[PLOTS * seat + plot - 1] == pet:
            return Refusal("DP-ARR-06", "dp-refusal-there-already", {"pet": name, "plot": plot})
        return Refusal("DP-ARR-06", "dp-refusal-moved", {"most": MOST_MOVES})


def waiting_at(state: Petz, seat: int, pet: int) -> int:
    """Where a new pet of the seat waits for its cage; -1 for a pet that doesn't."""
    for slot in range(3 * seat, 3 * seat + 3):
        if state.new_pets[slot] >= 0 and pet_of(state.new_pets[slot]) == pet:
            return slot
    return -1


ARRANGE: Final = Arrange()
PLACING: Final = [PlaceTiles(seat) for seat in SEATS]
HOUSING: Final = [HousePets(seat) for seat in SEATS]
