"""Reads and checks the data of the box (`components.toml`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from ...core.components import Components, check_count
from ...core.errors import BadComponents, Problem
from . import measures
from .names import CHARACTERS, COLOURS, POWERS, SECRETS

Window = Literal["A", "M", "E", "R"]
MOST = 99


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the records: a name that doesn't belong is an error, not ignored."""


class Pieces(Exact, frozen=True):
    """How many of each piece one box holds (RA-CMP)."""

    meeples_per_colour: int
    floors: int
    vehicles: int
    monsters: int


class Teeth(Exact, frozen=True):
    """A Monster's teeth, and what is paid when no token is left."""

    tokens: int
    printed: int
    meeples_for_a_tooth: int


class Runaway(Exact, frozen=True):
    """Spaces of the Runaway board."""

    rows: list[int]
    zones: int
    rescued: int


class Turn(Exact, frozen=True):
    """Actions of a turn."""

    actions: int
    team_actions_more: int


class Points(Exact, frozen=True):
    """What is counted at the end (RA-SCO)."""

    set: int
    floor: int
    tooth: int
    diet: int


class Variants(Exact, frozen=True):
    """Numbers of the variants."""

    made_to_measure: int
    first_price: int


class Character(Exact, frozen=True):
    """What a Character pays: for the most of something, for pairs of two colours, for teeth, tokens or
    vehicles.
    """

    most: str = ""
    pair: list[str] = []
    points: int = 0
    tooth: int = 0
    token: int = 0
    vehicle: int = 0
    copies: bool = False
    foresees: int = 0


class Power(Exact, frozen=True):
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


class Secret(Exact, frozen=True):
    """When a Secret Superpower may be played, and its numbers."""

    windows: list[Window]
    takes: int = 0
    breaks: int = 0
    actions: int = 0
    powers: int = 0
    per_tooth: int = 1


class Box(Exact, frozen=True):
    """All components of Rampage that the rules use."""

    pieces: Pieces
    teeth: Teeth
    runaway: Runaway
    turn: Turn
    points: Points
    variants: Variants
    characters: dict[str, Character]
    powers: dict[str, Power]
    secrets: dict[str, Secret]
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
    made = _checked(Components(own).typed(Box))
    if not city or Components(city).values() == measures.shipped().values():
        return made
    found = measures.read(Components(city))
    for path, here, there in (
        ("pieces.floors", made.pieces.floors, sum(ruin.floors for ruin in found.ruins.values())),
        ("pieces.meeples_per_colour", made.pieces.meeples_per_colour, found.colours.meeples_each),
        ("pieces.vehicles", made.pieces.vehicles, len(found.colours.vehicles)),
        ("city.colours.meeples", found.colours.meeples, list(COLOURS)),
    ):
        _check(here == there, path, here, str(there))
    return msgspec.structs.replace(made, city=msgspec.json.encode(found).decode())


def _checked(made: Box) -> Box:
    for path, names, known in (
        ("characters", list(made.characters), CHARACTERS),
        ("powers", list(made.powers), POWERS),
        ("secrets", list(made.secrets), SECRETS),
    ):
        _check(names == list(known), path, names, ", ".join(known))
    for path, value in (
        ("pieces.meeples_per_colour", made.pieces.meeples_per_colour),
        ("pieces.floors", made.pieces.floors),
        ("pieces.vehicles", made.pieces.vehicles),
        ("pieces.monsters", made.pieces.monsters),
        ("teeth.tokens", made.teeth.tokens),
        ("teeth.meeples_for_a_tooth", made.teeth.meeples_for_a_tooth),
        ("runaway.zones", made.runaway.zones),
        ("turn.actions", made.turn.actions),
        ("variants.made_to_measure", made.variants.made_to_measure),
    ):
        _check(1 <= value <= MOST, path, value, f"1…{MOST}")
    # Starting spaces for four Monsters are printed on the board.
    _check(made.pieces.monsters == 4, "pieces.monsters", made.pieces.monsters, "4")
    _check(
        made.variants.made_to_measure <= 4, "variants.made_to_measure", made.variants.made_to_measure, "1…4"
    )
    check_count(made.runaway.rows, "runaway.rows", 6, 6)
    for row in made.runaway.rows:
        _check(1 <= row <= MOST, "runaway.rows", made.runaway.rows, f"6 × 1…{MOST}")
    for name, character in made.characters.items():
        things = (*COLOURS, "meeples", "floors", "")
        _check(character.most in things, f"characters.{name}.most", character.most, ", ".join(things))
        good = not character.pair or (len(character.pair) == 2 and all(c in COLOURS for c in character.pair))
        _check(
            good,
            f"characters.{name}.pair",
            character.pair,
            Problem("ra-wanted-pair", known=", ".join(COLOURS)),
        )
    return made


def _check(good: bool, path: str, value: Any, wanted: str | Problem) -> None:
    if not good:
        raise BadComponents("error-components-value", path=path, value=str(value)[:80], wanted=wanted)
