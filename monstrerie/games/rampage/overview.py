"""The overview of the rules: what each section is about, and its numbers."""

from __future__ import annotations

from typing import Final

from ...core.overview import Numbers, Section
from .components import Box
from .guide import GUIDE
from .names import COLOURS


def _city(box: Box) -> Numbers:
    return {
        "meeples": len(COLOURS) * box.pieces.meeples_per_colour,
        "colors": len(COLOURS),
        "floors": box.pieces.floors,
        "vehicles": box.pieces.vehicles,
        "characters": len(box.characters),
        "powers": len(box.powers),
        "secrets": len(box.secrets),
    }


def _teeth(box: Box) -> Numbers:
    teeth = box.teeth
    return {
        "teeth": teeth.tokens + teeth.printed,
        "tokens": teeth.tokens,
        "printed": teeth.printed,
        "paid": teeth.meeples_for_a_tooth,
    }


def _turn(box: Box) -> Numbers:
    return {"actions": box.turn.actions} | _teeth(box)


def _runaway(box: Box) -> Numbers:
    rows = box.runaway.rows
    return {"rows": len(rows), "row": min(rows), "zone": box.runaway.zones}


def _points(box: Box) -> Numbers:
    points = box.points
    return {"set": points.set, "floor": points.floor, "tooth": points.tooth, "colors": len(COLOURS)}


def _variants(box: Box) -> Numbers:
    return {"cards": box.variants.made_to_measure, "diet": -box.points.diet}


OVERVIEW: Final = (
    Section("goal", ["RA-CMP", "RA-ZON"], _points),
    Section("setup", ["RA-SET"], lambda box: _city(box) | _teeth(box)),
    Section("turn", ["RA-TURN"], _turn),
    Section("move", ["RA-MOVE"], step=True, example=GUIDE.part("ra-guide-flick", "ra-guide-beside")),
    Section("demolish", ["RA-DEMO"], step=True),
    Section("breathe", ["RA-BREATH"], step=True),
    Section("toss", ["RA-THROW"], _city, step=True),
    Section("floors", ["RA-FLOOR"], step=True),
    Section("brawl", ["RA-BRAWL"], _teeth, step=True),
    Section("runaways", ["RA-RUN"], _runaway, step=True),
    Section("meal", ["RA-EAT"], _teeth, step=True),
    Section("end", ["RA-END", "RA-SCO"], _points),
    Section("cards", ["RA-CARD", "RA-CHR", "RA-POW", "RA-SEC"], _city),
    Section("variants", ["RA-VAR"], _variants),
    Section("hands", ["RA-PHY"], picture=False),
    Section("questions", ["RA-GEN", "AMB"], picture=False),
)
