"""Losing a pet: its cards, its tokens, and what it costs (DP-LOSE)."""

from __future__ import annotations

from ..names import FROM_LOSSES
from ..state import Petz
from .cards import discard_assigned


def charge(state: Petz, seat: int, pet: int, cause: str) -> None:
    """1 reputation for every full 10 owned at that moment (DP-LOSE-11, DP-RUL-03)."""
    family = state.families[seat]
    lost = max(0, family.reputation // 20)
    if state.events is not None:
        name = state.layout.pets[pet]
        state.record("dp-lost", {"seat": seat, "pet": name, "cause": cause, "reputation": lost})
    if lost:
        family.earn(-2 * lost, FROM_LOSSES)


def lose(state: Petz, seat: int, plot: int, cause: str) -> None:
    """The pet leaves the game with its tokens and cards; its manure stays (DP-LOSE-05 to 10)."""
    there = state.families[seat].change(plot)
    pet = there.pet
    discard_assigned(state, there)
    there.clear()
    state.wants[plot] = 0
    charge(state, seat, pet, cause)


def check_losses(state: Petz, seat: int) -> None:
    """At the end of a need step: too much suffering, or two mutations (DP-LOSE-02, 04, DP-RUL-43)."""
    for number, plot in enumerate(state.families[seat].plots):
        if plot.pet >= 0:
            if plot.suffering >= plot.size:
                lose(state, seat, number, "suffering")
            elif plot.mutation >= 2:
                lose(state, seat, number, "mutation")
