"""The Employee of the Month: one imp counts double for one job a round (DP-ART-19 to 25, DP-RUL-57)."""

from __future__ import annotations

from typing import Final

from ....core.refusal import Refusal
from ..names import EMPLOYEE
from ..state import Petz

LOAD: Final = 2
"""Manure that one imp takes away (DP-ART-08, DP-JOB-06); the Employee of the Month twice as much."""


def employable(state: Petz, seat: int) -> bool:
    """Whether one of the seat's imps can still count double this round."""
    return not state.employee and state.families[seat].owns(EMPLOYEE)


def no_employee(state: Petz, seat: int) -> Refusal:
    """Why no imp counts double here."""
    if not state.families[seat].owns(EMPLOYEE):
        return Refusal("DP-ART-19", "dp-refusal-no-employee")
    if state.employee:
        return Refusal("DP-ART-19", "dp-refusal-employee-used")
    return Refusal("DP-ART-19", "dp-refusal-employee-idle")
