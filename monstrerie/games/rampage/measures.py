"""Reads and checks `city.toml`: the measures of the city, typed. Nothing of it is written in code."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ...core.components import Components, check_count
from ...core.errors import BadComponents, Problem

CITY_FILE = Path(__file__).parent / "city.toml"

Shape = Literal["square", "rectangle", "stadium"]

_PLACE: Final = (-1500.0, 1500.0)
_ANGLE: Final = (-360.0, 360.0)
_FRICTION: Final = (0.01, 3.0)
_DEVIATION: Final = (0.0, 45.0)
_PART: Final = (0.0, 0.5)
_FACTOR: Final = (0.0, 10.0)
RANGES: Final[dict[str, tuple[float, float]]] = {
    "board.size": (200, 1500),
    "board.thickness": (0.5, 20),
    "board.table-margin": (50, 2000),
    "board.sidewalk": (1, 60),
    "board.ruin-height": (0.2, 30),
    "board.second-box.offset": _PLACE,
    "ruins.*.centre": _PLACE,
    "ruins.*.floors": (1, 8),
    "footprints.*": (20, 400),
    "neighbourhoods.*": _PLACE,
    "spaces.start": _PLACE,
    "spaces.start-yaw": _ANGLE,
    "spaces.vehicle": _PLACE,
    "spaces.vehicle-yaw": _ANGLE,
    "spaces.pillar-inset": (1, 100),
    "spaces.stadium-inset": (1, 200),
    "spaces.stadium-square": (1, 200),
    "colours.meeples-each": (1, 40),
    "pieces.*.mass": (0.1, 500),
    "pieces.*.parts.at": (-200, 200),
    "pieces.*.parts.size": (0.5, 200),
    "pieces.*.parts.radius": (0.5, 100),
    "pieces.*.parts.height": (0.5, 200),
    "pieces.*.parts.length": (0.5, 200),
    "pieces.floor-thickness": (0.3, 20),
    "pieces.floor-density": (0.05, 20),
    "materials.wood-board": _FRICTION,
    "materials.wood-wood": _FRICTION,
    "materials.card-wood": _FRICTION,
    "materials.card-card": _FRICTION,
    "materials.torsion": (0, 0.1),
    "materials.rolling": (0, 0.1),
    "materials.stiffness": (50, 600),
    "materials.damping": (0.1, 2),
    "judging.rest-speed": (0.5, 100),
    "judging.rest-spin": (0.01, 5),
    "judging.rest-time": (0.05, 2),
    "judging.settle-cap": (0.5, 6),
    "judging.step": (0.001, 0.005),
    "judging.contact-gap": (0.01, 5),
    "judging.zone-min": (0.01, 20),
    "judging.place-gap": (0.01, 5),
    "judging.fall-angle": (1, 90),
    "judging.level-tilt": (0.1, 45),
    "judging.on-cos": (0.01, 1),
    "judging.access-sweep": (1, 500),
    "judging.support-shift": (0.01, 50),
    "judging.support-turn": (0.1, 90),
    "judging.support-time": (0.05, 3),
    "judging.nudge-step": (0.1, 20),
    "judging.nudge-soft": (1, 200),
    "hands.drop-height": (50, 1000),
    "hands.flick-min": (0, 0.5),
    "hands.flick-top": (0.1, 10),
    "hands.spin-max": (0, 1),
    "hands.throw-top": (0.1, 10),
    "hands.tilt-max": (0, 90),
    "hands.mouth-up": (1, 100),
    "hands.mouth-forward": (-50, 100),
    "hands.pitch-min": (-90, 90),
    "hands.pitch-max": (-90, 90),
    "hands.breath-min": (0, 1),
    "hands.breath-top": (0.1, 100),
    "hands.breath-time": (0.05, 3),
    "hands.breath-cone": (1, 60),
    "hands.mouth": (1, 100),
    "hands.setup-jitter": (0, 5),
    "hands.setup-turn": (0, 20),
    "hands.bot-rollouts": (1, 1000),
    "tremor.flick-direction": _DEVIATION,
    "tremor.flick-strength": _PART,
    "tremor.drop-point": _DEVIATION,
    "tremor.drop-tilt": _DEVIATION,
    "tremor.breath-yaw": _DEVIATION,
    "tremor.breath-pitch": _DEVIATION,
    "tremor.breath-strength": _PART,
    "tremor.throw-direction": _DEVIATION,
    "tremor.throw-tilt": _DEVIATION,
    "tremor.throw-strength": _PART,
    "tremor.cut": _FACTOR,
    "tremor.novice": _FACTOR,
    "tremor.regular": _FACTOR,
    "tremor.expert": _FACTOR,
}
"""From where to where each number may go. `*` stands for any name, and a list has the range of its items.
They are wide enough for every box that could be, and narrow enough that a shake-up ends in seconds."""
_PARTS: Final = {"box": ("size",), "cylinder": ("radius", "height"), "capsule": ("radius", "length")}
_PARTS_EACH: Final = range(1, 13)
_CORNERS: Final = range(3, 61)


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
    wanted = len(data.colours.meeples) * data.colours.meeples_each
    _within(meeples == wanted, "ruins", meeples, Problem("ra-wanted-places", count=wanted))
    shapes = ("square", "rectangle", "stadium")
    _within(set(data.footprints) == set(shapes), "footprints", ", ".join(data.footprints), ", ".join(shapes))
    check_count(data.neighbourhoods, "city.neighbourhoods", 8, 8)
    spaces = data.spaces
    monsters, vehicles = len(data.colours.monsters), len(data.colours.vehicles)
    check_count(spaces.start, "city.spaces.start", monsters, monsters)
    check_count(spaces.start_yaw, "city.spaces.start-yaw", monsters, monsters)
    check_count(spaces.vehicle, "city.spaces.vehicle", vehicles, vehicles)
    check_count(spaces.vehicle_yaw, "city.spaces.vehicle-yaw", vehicles, vehicles)
    for path, value in _numbers(msgspec.to_builtins(data), "", ""):
        lowest, highest = RANGES[path[1]]
        # What is no number at all is in no range.
        _within(lowest <= value <= highest, path[0], value, f"{lowest:g}…{highest:g}")
    for name, corners in data.neighbourhoods.items():
        _within(len(corners) in _CORNERS, f"neighbourhoods.{name}", f"{len(corners)} × […]", "3…60 × […]")
    pieces = data.pieces
    kinds = {"meeple": pieces.meeple, "paws": pieces.paws, "body": pieces.body, "vehicle": pieces.vehicle}
    for name, piece in kinds.items():
        _within(
            len(piece.parts) in _PARTS_EACH,
            f"pieces.{name}.parts",
            f"{len(piece.parts)} × {{…}}",
            "1…12 × {…}",
        )
    return data


def _numbers(value: Any, path: str, pattern: str) -> Iterator[tuple[tuple[str, str], float]]:
    """Every number with its path, and with the path under which its range stands."""
    if isinstance(value, dict):
        used = _PARTS.get(str(value.get("kind")))
        for name, item in value.items():
            here = f"{path}.{name}" if path else name
            # A part has only the measures of its shape.
            if used is None or name in (*used, "at"):
                yield from _numbers(item, here, _pattern(pattern, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _numbers(item, path, pattern)
    elif isinstance(value, int | float) and pattern in RANGES:
        yield (path, pattern), value


def _pattern(folder: str, name: str) -> str:
    """The path under which ranges stand: names of ruins, pieces and the like are any."""
    here = f"{folder}.{name}" if folder else name
    anything = f"{folder}.*"
    if any(known == here or known.startswith(f"{here}.") for known in RANGES):
        return here
    known = any(known == anything or known.startswith(f"{anything}.") for known in RANGES)
    return anything if known else here


def _within(fine: bool, path: str, value: object, wanted: str | Problem) -> None:
    if not fine:
        raise BadComponents(
            "error-components-value", path=f"city.{path}", value=str(value)[:80], wanted=wanted
        )
