"""Phase 3, Need Cards, first step: new cages and addons get their plots, pets their cages.

The chapter DP-ARR, with DP-ACT-13 to 24, in turn order (DP-RUL-28). Tiles come first; then pets may be moved
from cage to cage, as often as one likes. A pet that is moved to another's cage swaps with it. `MOST_MOVES`
only keeps programs from moving pets to and fro for ever.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import put
from .. import moves
from ..names import ARRANGING
from ..state import PLOTS, SEATS, Family, Petz
from .actions import ATTACH, BUILD, HOUSE, RELEASE, SETTLE, split
from .losing import charge
from .packed import bought_size, pet_of
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
    family = state.families[seat]
    if family.new_addon >= 0 or max(family.new_cages) >= 0:
        state.agenda.append(PLACING[seat])
    elif max(family.new_pets) >= 0 or family.has_pet():
        state.agenda.append(HOUSING[seat])


class PlaceTiles(Decision[Petz]):
    """A plot for each cage and addon gained this round (DP-ARR-03, DP-RUL-29, 30)."""

    sentence: ClassVar[str] = "dp-prompt-place"

    def legal(self, state: Petz) -> list[int]:
        family = state.families[self.seat]
        out: list[int] = []
        for which, cage in enumerate(family.new_cages):
            if cage >= 0:
                first = BUILD + PLOTS * which
                out.extend(range(first, first + PLOTS))
        if family.new_addon >= 0:
            out.extend(range(ATTACH, ATTACH + PLOTS))
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        family = state.families[seat]
        if action >= ATTACH:
            plot = action - ATTACH
            family.change(plot).addon = family.new_addon
            family.new_addon = -1
            if state.events is not None:
                state.record("dp-attached", {"seat": seat, "plot": plot + 1})
        else:
            which, plot = split(action - BUILD, PLOTS)
            # Pet, manure and addon of the plot stay where they are (DP-ACT-16, 17).
            family.change(plot).cage = family.new_cages[which]
            family.new_cages = put(family.new_cages, which, -1)
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
        family = state.families[self.seat]
        plots = family.plots
        houses: list[int] = []
        releases: list[int] = []
        movable = state.moved < MOST_MOVES
        for new in family.new_pets:
            if new >= 0:
                pet = pet_of(new)
                for number, plot in enumerate(plots):
                    if plot.cage >= 0 and plot.pet < 0:
                        houses.append(HOUSE + PLOTS * pet + number)
                releases.append(RELEASE + pet)
        waiting = len(releases) > 0
        for here, plot in enumerate(plots):
            pet = plot.pet
            if pet >= 0:
                if movable:
                    for there, other in enumerate(plots):
                        if here != there and other.cage >= 0:
                            houses.append(HOUSE + PLOTS * pet + there)
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
        """Into an empty cage, or in place of another pet, which takes the old one (DP-ARR-07 to 09).

        Tokens go with the pets, manure does not.
        """
        family = state.families[self.seat]
        if state.events is not None:
            state.record("dp-housed", {"seat": self.seat, "pet": state.layout.pets[pet], "plot": plot + 1})
        there, slot = family.change(plot), waiting_at(family, pet)
        if slot >= 0:
            there.pet = pet
            there.size = bought_size(family.new_pets[slot])
            family.new_pets = put(family.new_pets, slot, -1)
            return
        state.moved += 1
        there.swap(family.change(family.plot_of(pet)))

    def release(self, state: Petz, pet: int) -> None:
        """A way of losing a pet, charged like any other (DP-ARR-12)."""
        family = state.families[self.seat]
        slot = waiting_at(family, pet)
        if slot >= 0:
            family.new_pets = put(family.new_pets, slot, -1)
        else:
            family.change(family.plot_of(pet)).clear()
        charge(state, self.seat, pet, "released")

    def why_not(self, state: Petz, move: Move) -> Refusal:
        family, layout = state.families[self.seat], state.layout
        if not isinstance(move, moves.House | moves.Release):
            waiting = family.waiting()
            if waiting:
                return Refusal("DP-ARR-05", "dp-refusal-no-cage", {"pet": layout.pets[pet_of(waiting[0])]})
            return Refusal("DP-ARR-06", "dp-refusal-house-now")
        name = move.pet
        pet = layout.pets.index(name) if name in layout.pets else -1
        if pet < 0 or (family.plot_of(pet) < 0 and waiting_at(family, pet) < 0):
            return Refusal("DP-ARR-06", "dp-refusal-not-your-pet", {"pet": str(name)[:40]})
        assert isinstance(move, moves.House), "every own pet can be released"
        plot = move.plot
        if not 1 <= plot <= PLOTS:
            return Refusal("DP-SET-45", "dp-refusal-no-plot", {"plot": plot})
        there = family.plots[plot - 1]
        if there.cage < 0:
            return Refusal("DP-ARR-05", "dp-refusal-plot-no-cage", {"plot": plot})
        if waiting_at(family, pet) >= 0:
            return Refusal("DP-ARR-05", "dp-refusal-cage-taken", {"plot": plot})
        if there.pet == pet:
            return Refusal("DP-ARR-06", "dp-refusal-there-already", {"pet": name, "plot": plot})
        return Refusal("DP-ARR-06", "dp-refusal-moved", {"most": MOST_MOVES})


def waiting_at(family: Family, pet: int) -> int:
    """Where a new pet waits for its cage; -1 for a pet that doesn't."""
    for slot, new in enumerate(family.new_pets):
        if new >= 0 and pet_of(new) == pet:
            return slot
    return -1


ARRANGE: Final = Arrange()
PLACING: Final = [PlaceTiles(seat) for seat in SEATS]
HOUSING: Final = [HousePets(seat) for seat in SEATS]
