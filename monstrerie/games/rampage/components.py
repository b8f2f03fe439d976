"""Reads and checks the data of the box (`components.toml`)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ...core.components import Components, Record, among, check, counted, named, within
from ...core.errors import Problem
from . import measures
from .names import CHARACTERS, COLOURS, POWERS, SECRETS

Window = Literal["A", "M", "E", "R"]
Some = Annotated[int, within(1, 99)]


class Pieces(Record, frozen=True):
    """How many of each piece one box holds (RA-CMP)."""

    meeples_per_colour: Some
    floors: Some
    vehicles: Some
    monsters: Literal[4]
    """Starting spaces for four are printed on the board."""


class Teeth(Record, frozen=True):
    """A Monster's teeth, and what is paid when no token is left."""

    tokens: Some
    printed: int
    meeples_for_a_tooth: Some


class Runaway(Record, frozen=True):
    """Spaces of the Runaway board."""

    rows: Annotated[list[Some], counted(6)]
    zones: Some
    rescued: int


class Turn(Record, frozen=True):
    """Actions of a turn."""

    actions: Some
    team_actions_more: int


class Points(Record, frozen=True):
    """What is counted at the end (RA-SCO)."""

    set: int
    floor: int
    tooth: int
    diet: int


class Variants(Record, frozen=True):
    """Numbers of the variants."""

    made_to_measure: Annotated[int, within(1, 4)]
    first_price: int


class Character(Record, frozen=True):
    """What a Character pays: for the most of something, for pairs of two colours, for teeth, tokens or
    vehicles.
    """

    most: Annotated[str, among((*COLOURS, "meeples", "floors", ""))] = ""
    pair: tuple[str, ...] = ()
    points: int = 0
    tooth: int = 0
    token: int = 0
    vehicle: int = 0
    copies: bool = False
    foresees: int = 0


class Power(Record, frozen=True):
    """Which part of the turn a Power changes."""

    before_move: Literal["", "building", "neighbourhood"] = ""
    move: Literal["", "jump"] = ""
    flicks: int = 1
    after_move: Literal["", "empty"] = ""
    breaks: int = 1
    demolish: Literal["", "neighbourhood", "monster"] = ""
    breath: Literal["", "any"] = ""
    after_breath: Literal["", "keep"] = ""
    throw: Literal["", "any"] = ""
    shot: Literal["", "paws"] = ""
    meal: Literal["", "adjacent", "anywhere"] = ""
    least_teeth: int = 0
    more_meeples: int = 0
    only_meeples: int = 0


class Secret(Record, frozen=True):
    """When a Secret Superpower may be played, and its numbers."""

    windows: list[Window]
    takes: int = 0
    breaks: int = 0
    actions: int = 0
    powers: int = 0
    per_tooth: int = 1


class Box(Record, frozen=True):
    """All components of Rampage that the rules use."""

    pieces: Pieces
    teeth: Teeth
    runaway: Runaway
    turn: Turn
    points: Points
    variants: Variants
    characters: Annotated[dict[str, Character], named(CHARACTERS)]
    powers: Annotated[dict[str, Power], named(POWERS)]
    secrets: Annotated[dict[str, Secret], named(SECRETS)]
    city: str = ""
    """The measures of an owner's city as JSON text; "" for those of `city.toml`."""


CITY = "city."
"""Under this path the measures of the city stand among the components."""


def all_facts(folder: Path) -> Components:
    """The facts of `components.toml`, and under `city` those of `city.toml`."""
    city = {CITY + path: fact for path, fact in measures.shipped().facts.items()}
    return Components({**Components.read(folder / "components.toml").facts, **city})


def box(components: Components) -> Box:
    """The typed box; BadComponents names the value that can't be."""
    own = {path: fact for path, fact in components.facts.items() if not path.startswith(CITY)}
    city = {path[len(CITY) :]: fact for path, fact in components.facts.items() if path.startswith(CITY)}
    made = Components(own).typed(Box)
    for name, character in made.characters.items():
        good = not character.pair or (len(character.pair) == 2 and {*character.pair} <= {*COLOURS})
        wanted = Problem("ra-wanted-pair", known=", ".join(COLOURS))
        check(good, f"characters.{name}.pair", character.pair, wanted)
    if not city or Components(city).values() == measures.shipped().values():
        return made
    found = measures.read(Components(city))
    for path, here, there, rule in (
        ("pieces.floors", made.pieces.floors, sum(ruin.floors for ruin in found.ruins.values()), "RA-CMP-05"),
        (
            "pieces.meeples_per_colour",
            made.pieces.meeples_per_colour,
            found.colours.meeples_each,
            "RA-CMP-03",
        ),
        ("pieces.vehicles", made.pieces.vehicles, len(found.colours.vehicles), "RA-CMP-04"),
        ("city.colours.meeples", found.colours.meeples, list(COLOURS), "RA-CMP-03"),
    ):
        check(here == there, path, here, str(there), rule)
    return msgspec.structs.replace(made, city=msgspec.json.encode(found).decode())
