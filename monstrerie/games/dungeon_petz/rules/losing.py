"""Losing a pet: its cards, its tokens, and what it costs (DP-LOSE)."""

from __future__ import annotations

from ..names import FROM_LOSSES
from ..state import PLOTS, Petz
from .cards import discard_assigned


def charge(state: Petz, seat: int, pet: int, cause: str) -> None:
    """1 reputation for every full 10 owned at that moment (DP-LOSE-11, DP-RUL-03)."""
    lost = state.reputation[seat] // 20 if state.reputation[seat] > 0 else 0
    if state.events is not None:
        told = {"seat": seat, "pet": state.layout.pets[pet], "cause": cause, "reputation": lost}
        state.record("dp-lost", told)
    if lost:
        state.earn(seat, -2 * lost, FROM_LOSSES)


def lose(state: Petz, seat: int, plot: int, cause: str) -> None:
    """The pet leaves the game with its tokens; its cards are discarded, its manure stays (DP-LOSE-05 to
    10).
    """
    at = PLOTS * seat + plot
    pet = state.pets[at]
    discard_assigned(state, at)
    state.clear(at)
    state.wants[plot] = 0
    charge(state, seat, pet, cause)


def check_losses(state: Petz, seat: int) -> None:
    """At the end of a need step: too much suffering, or two mutations (DP-LOSE-02, 04, DP-RUL-43)."""
    for plot in range(PLOTS):
        at = PLOTS * seat + plot
        if state.pets[at] >= 0:
            if state.suffering[at] >= state.sizes[at]:
                lose(state, seat, plot, "suffering")
            elif state.mutation[at] >= 2:
                lose(state, seat, plot, "mutation")
