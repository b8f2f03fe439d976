"""Reads and checks `city.toml`: the measures of the city, typed. Nothing of it is written in code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ...core.components import Components
from ...core.errors import BadComponents

CITY_FILE = Path(__file__).parent / "city.toml"

Shape = Literal["square", "rectangle", "stadium"]


class Exact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Base of the records: a name that doesn't belong is an error, not ignored."""


class SecondBox(Exact, frozen=True):
    """Where the second board of a two-box city lies."""

    offset: tuple[float, float]
    half_turn: bool


class Board(Exact, frozen=True):
    """One board and the table below it."""

    size: float
    thickness: float
    table_margin: float
    sidewalk: float
    ruin_height: float
    second_box: SecondBox


class RuinData(Exact, frozen=True):
    """A ruin and what is built on it."""

    shape: Shape
    centre: tuple[float, float]
    floors: int
    pillars: Literal[4, 8]
    roof: Literal[1, 4]


class Spaces(Exact, frozen=True):
    """Printed spaces, and where meeples stand on a tile."""

    start: list[tuple[float, float]]
    start_yaw: list[float]
    vehicle: list[tuple[float, float]]
    vehicle_yaw: list[float]
    pillar_inset: float
    stadium_inset: float
    stadium_square: float


class Colours(Exact, frozen=True):
    """Colours of one box."""

    meeples: list[str]
    meeples_each: int
    monsters: list[str]
    vehicles: list[str]


class PartData(Exact, frozen=True):
    """A box, an upright cylinder or a capsule lying along x."""

    kind: Literal["box", "cylinder", "capsule"]
    at: tuple[float, float, float]
    size: tuple[float, float, float] = (0.0, 0.0, 0.0)
    radius: float = 0.0
    height: float = 0.0
    length: float = 0.0


class PieceData(Exact, frozen=True):
    """Shape and mass of a kind of piece."""

    mass: float
    parts: list[PartData]


class Pieces(Exact, frozen=True):
    """The kinds of pieces; a floor's shape is its ruin's footprint."""

    meeple: PieceData
    paws: PieceData
    body: PieceData
    vehicle: PieceData
    floor_thickness: float
    floor_density: float


class Materials(Exact, frozen=True):
    """Friction and bounce."""

    wood_board: float
    wood_wood: float
    card_wood: float
    card_card: float
    torsion: float
    rolling: float
    stiffness: float
    damping: float


class Judging(Exact, frozen=True):
    """Constants of RA-PHY-01 to 23."""

    rest_speed: float
    rest_spin: float
    rest_time: float
    settle_cap: float
    step: float
    contact_gap: float
    zone_min: float
    place_gap: float
    fall_angle: float
    level_tilt: float
    on_cos: float
    access_sweep: float
    support_shift: float
    support_turn: float
    support_time: float
    nudge_step: float
    nudge_soft: float


class Hands(Exact, frozen=True):
    """Bounds of gestures, RA-PHY-24 to 33."""

    drop_height: float
    flick_min: float
    flick_top: float
    spin_max: float
    throw_top: float
    tilt_max: float
    mouth_up: float
    mouth_forward: float
    pitch_min: float
    pitch_max: float
    breath_min: float
    breath_top: float
    breath_time: float
    breath_cone: float
    mouth: float
    setup_jitter: float
    setup_turn: float
    bot_rollouts: int


class TremorData(Exact, frozen=True):
    """Standard deviations of a regular hand, and the factor of each level (RA-PHY-39 to 41)."""

    flick_direction: float
    flick_strength: float
    drop_point: float
    drop_tilt: float
    breath_yaw: float
    breath_pitch: float
    breath_strength: float
    throw_direction: float
    throw_tilt: float
    throw_strength: float
    cut: float
    novice: float
    regular: float
    expert: float


class CityData(Exact, frozen=True):
    """All of `city.toml`."""

    board: Board
    ruins: dict[str, RuinData]
    footprints: dict[Shape, tuple[float, float]]
    neighbourhoods: dict[str, list[tuple[float, float]]]
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
    data = (components or shipped()).typed(CityData)
    meeples = sum(ruin.floors * ruin.pillars + ruin.roof for ruin in data.ruins.values())
    _need(
        meeples == len(data.colours.meeples) * data.colours.meeples_each, "ruins", f"{meeples} meeple places"
    )
    _need(set(data.footprints) == {"square", "rectangle", "stadium"}, "footprints", "three shapes")
    _need(len(data.neighbourhoods) == 8, "neighbourhoods", "eight of them")
    spaces = data.spaces
    _need(
        len(spaces.start) == len(spaces.start_yaw) == len(data.colours.monsters),
        "spaces.start",
        "one a monster",
    )
    _need(
        len(spaces.vehicle) == len(spaces.vehicle_yaw) == len(data.colours.vehicles),
        "spaces.vehicle",
        "one a vehicle",
    )
    for record in (data.board, data.judging, data.pieces.meeple, data.pieces.paws, data.pieces.body):
        for name, value in msgspec.structs.asdict(record).items():
            _need(not isinstance(value, float) or value > 0, name, "more than 0")
    return data


def _need(fine: bool, path: str, problem: str) -> None:
    if not fine:
        raise BadComponents("error-components-type", problem=f"{path}: {problem}")
