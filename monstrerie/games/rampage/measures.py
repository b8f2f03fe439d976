"""Reads and checks `city.toml`: the measures of the city, typed. Nothing of it is written in code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from ...core.components import Components, Record, check, check_count, counted, named, within
from ...core.errors import Problem

CITY_FILE = Path(__file__).parent / "city.toml"

Shape = Literal["square", "rectangle", "stadium"]

# Limits are wide enough for every box that could be, and narrow enough that a shake-up ends in seconds.
Place = Annotated[float, within(-1500, 1500)]
Spot = tuple[Place, Place]
Angle = Annotated[float, within(-360, 360)]
Friction = Annotated[float, within(0.01, 3)]
Deviation = Annotated[float, within(0, 45)]
Part = Annotated[float, within(0, 0.5)]
Factor = Annotated[float, within(0, 10)]
Offset = Annotated[float, within(-200, 200)]
Length = Annotated[float, within(0.5, 200)]
Side = Annotated[float, within(20, 400)]

_MEASURES: Final = {"box": ("size",), "cylinder": ("radius", "height"), "capsule": ("radius", "length")}


class Measured(Record, frozen=True, rename="kebab"):
    """Base of the records."""


class SecondBox(Measured, frozen=True):
    """Where the second board of a two-box city lies."""

    offset: Spot
    half_turn: bool


class Board(Measured, frozen=True):
    """One board and the table below it."""

    size: Annotated[float, within(200, 1500)]
    thickness: Annotated[float, within(0.5, 20)]
    table_margin: Annotated[float, within(50, 2000)]
    sidewalk: Annotated[float, within(1, 60)]
    ruin_height: Annotated[float, within(0.2, 30)]
    second_box: SecondBox


class RuinData(Measured, frozen=True):
    """A ruin and what is built on it."""

    shape: Shape
    centre: Spot
    floors: Annotated[int, within(1, 8)]
    pillars: Literal[4, 8]
    roof: Literal[1, 4]


class Spaces(Measured, frozen=True):
    """Printed spaces, and where meeples stand on a tile."""

    start: list[Spot]
    start_yaw: list[Angle]
    vehicle: list[Spot]
    vehicle_yaw: list[Angle]
    pillar_inset: Annotated[float, within(1, 100)]
    stadium_inset: Annotated[float, within(1, 200)]
    stadium_square: Annotated[float, within(1, 200)]


class Colours(Measured, frozen=True):
    """Colours of one box."""

    meeples: list[str]
    meeples_each: Annotated[int, within(1, 40)]
    monsters: list[str]
    vehicles: list[str]


class PartData(Measured, frozen=True):
    """A box, an upright cylinder or a capsule lying along x."""

    kind: Literal["box", "cylinder", "capsule"]
    at: tuple[Offset, Offset, Offset]
    size: tuple[Length, Length, Length] = (0.0, 0.0, 0.0)
    radius: Annotated[float, within(0.5, 100)] = 0.0
    height: Length = 0.0
    length: Length = 0.0


class PieceData(Measured, frozen=True):
    """Shape and mass of a kind of piece."""

    mass: Annotated[float, within(0.1, 500)]
    parts: Annotated[list[PartData], counted(1, 12)]


class Pieces(Measured, frozen=True):
    """The kinds of pieces; a floor's shape is its ruin's footprint."""

    meeple: PieceData
    paws: PieceData
    body: PieceData
    vehicle: PieceData
    floor_thickness: Annotated[float, within(0.3, 20)]
    floor_density: Annotated[float, within(0.05, 20)]


class Materials(Measured, frozen=True):
    """Friction and bounce."""

    wood_board: Friction
    wood_wood: Friction
    card_wood: Friction
    card_card: Friction
    torsion: Annotated[float, within(0, 0.1)]
    rolling: Annotated[float, within(0, 0.1)]
    stiffness: Annotated[float, within(50, 600)]
    damping: Annotated[float, within(0.1, 2)]


class Judging(Measured, frozen=True):
    """Constants of RA-PHY-01 to 23."""

    rest_speed: Annotated[float, within(0.5, 100)]
    rest_spin: Annotated[float, within(0.01, 5)]
    rest_time: Annotated[float, within(0.05, 2)]
    settle_cap: Annotated[float, within(0.5, 6)]
    step: Annotated[float, within(0.001, 0.005)]
    contact_gap: Annotated[float, within(0.01, 5)]
    zone_min: Annotated[float, within(0.01, 20)]
    place_gap: Annotated[float, within(0.01, 5)]
    fall_angle: Annotated[float, within(1, 90)]
    level_tilt: Annotated[float, within(0.1, 45)]
    on_cos: Annotated[float, within(0.01, 1)]
    access_sweep: Annotated[float, within(1, 500)]
    support_shift: Annotated[float, within(0.01, 50)]
    support_turn: Annotated[float, within(0.1, 90)]
    support_time: Annotated[float, within(0.05, 3)]
    nudge_step: Annotated[float, within(0.1, 20)]
    nudge_soft: Annotated[float, within(1, 200)]


class Hands(Measured, frozen=True):
    """Bounds of gestures, RA-PHY-24 to 33."""

    drop_height: Annotated[float, within(50, 1000)]
    flick_min: Annotated[float, within(0, 0.5)]
    flick_top: Annotated[float, within(0.1, 10)]
    spin_max: Annotated[float, within(0, 1)]
    throw_top: Annotated[float, within(0.1, 10)]
    tilt_max: Annotated[float, within(0, 90)]
    mouth_up: Annotated[float, within(1, 100)]
    mouth_forward: Annotated[float, within(-50, 100)]
    pitch_min: Annotated[float, within(-90, 90)]
    pitch_max: Annotated[float, within(-90, 90)]
    breath_min: Annotated[float, within(0, 1)]
    breath_top: Annotated[float, within(0.1, 100)]
    breath_time: Annotated[float, within(0.05, 3)]
    breath_cone: Annotated[float, within(1, 60)]
    mouth: Annotated[float, within(1, 100)]
    setup_jitter: Annotated[float, within(0, 5)]
    setup_turn: Annotated[float, within(0, 20)]
    bot_rollouts: Annotated[int, within(1, 1000)]


class TremorData(Measured, frozen=True):
    """Standard deviations of a regular hand, and the factor of each level (RA-PHY-39 to 41)."""

    flick_direction: Deviation
    flick_strength: Part
    drop_point: Deviation
    drop_tilt: Deviation
    breath_yaw: Deviation
    breath_pitch: Deviation
    breath_strength: Part
    throw_direction: Deviation
    throw_tilt: Deviation
    throw_strength: Part
    cut: Factor
    novice: Factor
    regular: Factor
    expert: Factor


class CityData(Measured, frozen=True):
    """All of `city.toml`."""

    board: Board
    ruins: dict[str, RuinData]
    footprints: Annotated[dict[Shape, tuple[Side, Side]], named(get_args(Shape))]
    neighbourhoods: Annotated[dict[str, Annotated[list[Spot], counted(3, 60)]], counted(8, rule="RA-ZON-01")]
    spaces: Spaces
    colours: Colours
    pieces: Pieces
    materials: Materials
    judging: Judging
    hands: Hands
    tremor: TremorData


@cache
def shipped() -> Components:
    """The file as it comes with the game."""
    return Components.read(CITY_FILE)


def read(components: Components | None = None) -> CityData:
    """The city of the shipped file, or of an owner's changed one; an impossible city is refused."""
    data = (components or shipped()).typed(CityData, "city")
    meeples = sum(ruin.floors * ruin.pillars + ruin.roof for ruin in data.ruins.values())
    wanted = len(data.colours.meeples) * data.colours.meeples_each
    check(meeples == wanted, "city.ruins", meeples, Problem("ra-wanted-places", count=wanted), "RA-CMP-03")
    spaces, monsters, vehicles = data.spaces, len(data.colours.monsters), len(data.colours.vehicles)
    check_count(spaces.start, "city.spaces.start", monsters, monsters, "RA-SET-11")
    check_count(spaces.start_yaw, "city.spaces.start-yaw", monsters, monsters, "RA-SET-11")
    check_count(spaces.vehicle, "city.spaces.vehicle", vehicles, vehicles, "RA-CMP-04")
    check_count(spaces.vehicle_yaw, "city.spaces.vehicle-yaw", vehicles, vehicles, "RA-SET-08")
    for name in ("meeple", "paws", "body", "vehicle"):
        for number, part in enumerate(getattr(data.pieces, name).parts):
            for measure in _MEASURES[part.kind]:
                path = f"city.pieces.{name}.parts[{number}].{measure}"
                check(getattr(part, measure) not in (0.0, (0.0, 0.0, 0.0)), path, 0, "0.5…200")
    return data
