"""What one seat may see of a carnage, and what it can't know redrawn; built from nothing (RA-HID)."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ...core.decision import prompt
from ...core.view import PlainMove, Sentence
from . import moves
from .names import CHARACTER, COLOURS, KINDS, POWER, SECRET
from .rules.base import Choice, homes, judge
from .rules.gestures import numbers_of
from .rules.meal import RUNAWAY
from .rules.port import World
from .rules.scoring import own_points
from .rules.thefts import Kiss, NameStomachs
from .rules.variants import price
from .state import OVER, Carnage

PHASES = ("choose", "actions", "meal", "after-meal", "count", "over")

Colour = Annotated[str, Meta(title="Colour", extra={"one of": COLOURS})]
Counts = Annotated[dict[Colour, int], Meta(title="Counts")]
CardKind = Annotated[str, Meta(title="CardKind", extra={"one of": KINDS})]
Point = Annotated[list[float], Meta(title="Point", min_length=2, max_length=2)]
Three = Annotated[list[float], Meta(min_length=3, max_length=3)]
Pose = Annotated[list[float], Meta(title="Pose", min_length=7, max_length=7)]
"""x, y, z in millimetres, then the turn as w, x, y, z."""
Piece = Annotated[str, Meta(extra={"one of": ("meeple", "paws", "body", "vehicle", "floor")})]


class Mouth(TypedDict):
    """Where breath comes from, and how wide."""

    up: float
    forward: float
    cone: float


class Moved(TypedDict):
    """What a sentence takes to name a Building that stands elsewhere than in the shipped city."""

    ruin: str
    """`moved`"""
    id: str
    part: str
    """of the board: `N`, `NE` … `C` for its middle; `stadium`"""
    letter: str
    """among the towers of that part; `none` where there is one"""
    board: int


class City(TypedDict):
    """What a drawing needs: the same in every view of a match."""

    boards: list[Three]
    """middle and turn"""
    size: float
    thickness: float
    sidewalk: float
    ruin_height: float
    zones: dict[str, list[Point]]
    """outlines of the neighbourhoods"""
    ruins: dict[str, list[Point]]
    names: NotRequired[dict[str, Moved]]
    """only in an owner's city, of those that stand elsewhere"""
    starts: list[Three]
    """x, y, yaw"""
    garages: list[Three]
    """x, y, yaw"""
    sizes: dict[Piece, Three]
    """length, width and height of an upright piece"""
    drop: float
    """height"""
    mouth: Mouth
    pieces: list[str]
    """in the order that recordings count by"""


class Turn(Struct, frozen=True):
    """Whose turn it is."""

    seats: list[int]
    actions: int
    """left"""
    last_turns: int | None
    """turns after this one once the last floor is gone; else null"""


class Monster(Struct, frozen=True):
    """What is known of a seat."""

    seat: int
    team: int
    tokens: int
    teeth: int
    """those of the board and the tokens"""
    down: bool
    upside_down: bool
    invisible: bool
    may_not_move: bool
    extra_actions: int
    """due on the next turn"""
    neighbourhoods: list[str]
    """where it is"""
    characters: list[str]
    powers: list[str]
    secrets: list[str | None]
    """null for others'"""
    offered: list[list[str | None]]
    """cards to choose from, by kind; null for others'"""
    bought: int
    price: int | None
    """of the next card; null without baby monsters"""
    stomach: Counts | None
    """own, and at the end everybody's; else null"""
    floors: int | None
    """own, and at the end everybody's; else null"""
    broken_teeth: int | None
    """own, and at the end everybody's; else null"""
    points: int | None
    """own during play, without the Character; else null"""
    copied: list[str]
    named: list[int]


class Row(Struct, frozen=True):
    """A row of the Runaway board."""

    size: int
    meeples: list[Colour]


class Zone(Struct, frozen=True):
    """A zone of the Runaway board."""

    colour: Colour
    size: int
    count: int


class RunawayRows(Struct, frozen=True, tag_field="side", tag="A"):
    """Side A of the Runaway board."""

    rows: list[Row]


class RunawayZones(Struct, frozen=True, tag_field="side", tag="B"):
    """Side B of the Runaway board."""

    zones: list[Zone]
    rescued: int
    """how many meeples one brings home"""


class OutOfPlay(Struct, frozen=True):
    """What is back in the box."""

    meeples: Counts
    floors: int
    teeth: int


class Meal(Struct, frozen=True):
    """A meal going on."""

    seat: int
    place: str
    runaway: bool
    """on the Runaway board"""
    left: int
    """how many more"""
    menu: list[int]
    """numbers of the meeples that can be eaten now"""


class Shown(Struct, frozen=True):
    """What a card lets this viewer see while it chooses (RA-HID-04)."""

    victim_seat: int | UnsetType = UNSET
    """who is kissed"""
    stomach: Counts | UnsetType = UNSET
    """of the victim"""
    counts: list[int] | UnsetType = UNSET
    """how full each stomach is, while a Tramp names some"""
    asked: list[int] | UnsetType = UNSET


class CarnageView(Struct, frozen=True):
    """The whole table as a seat sees it."""

    round: int
    phase: str
    prompt: Sentence
    first_seat: int
    turn: Turn
    teams: list[list[int]]
    """seats of each team"""
    seats: list[Monster]
    city: City
    pieces: dict[str, Pose]
    """every piece in play"""
    meeples: list[Colour]
    """of each meeple by its number"""
    zones: dict[str, list[str]]
    """zones that each piece on the City lies over: `N`, `sidewalk:S1`, `ruin:S1`"""
    buildings: dict[str, list[str]]
    """floors and meeples of each ruin's Building"""
    floors_left: int
    neighbourhoods: list[str]
    runaway: RunawayRows | RunawayZones
    culprit_seat: int | None
    """who filled row 6, and so has lost"""
    box: OutOfPlay
    packs: dict[CardKind, int]
    discarded: dict[CardKind, list[str | None]]
    """cards known to this viewer by name, others null"""
    meal: Meal | None
    shown: Shown
    offers: list[PlainMove]
    """this viewer's moves, one of each kind and target"""
    bounds: dict[str, Point]
    """lowest and highest value of each number: `flick.strength`, `flick.side`, `shot.strength`, `shot.side`,
    `shot.tilt`, `breath.pitch`, `breath.strength`; directions are 0 to 360"""
    gestures: dict[str, dict[str, Point]]
    """by kind of move: the numbers that a player chooses in it, and how far each may go"""


def build(state: Carnage, seat: int | None) -> CarnageView:
    """The whole table as the seat sees it (None: a spectator)."""
    world = state.layout.world()
    plan = world.plan
    return CarnageView(
        round=state.round,
        phase=f"ra-phase-{PHASES[state.phase]}",
        prompt=Sentence(**prompt(state, seat, "ra-prompt-over")),
        first_seat=state.first,
        turn=Turn(
            seats=state.layout.teams[state.team][:] if state.phase < OVER else [],
            actions=state.actions,
            last_turns=state.turns_left if state.turns_left >= 0 else None,
        ),
        teams=[members[:] for members in state.layout.teams],
        seats=[_seat(state, other, seat) for other in range(state.players)],
        city=cast(City, plan.sketch),
        pieces=world.poses(state.position),
        meeples=[COLOURS[colour] for colour in state.colours],
        zones={piece: list(over) for piece, over in judge(state).zones.items()},
        buildings={ruin: list(pieces) for ruin, pieces in judge(state).buildings.items()},
        floors_left=len(judge(state).on),
        neighbourhoods=list(plan.neighbourhoods),
        runaway=runaway(state),
        culprit_seat=state.culprit if state.culprit >= 0 else None,
        box=OutOfPlay(_colours(state.box_meeples), state.box_floors, state.box_teeth),
        packs={KINDS[kind]: len(state.packs[kind]) for kind in (CHARACTER, POWER, SECRET)},
        discarded={
            KINDS[kind]: [card if knower in (-1, seat) else None for card, knower in state.gone[kind]]
            for kind in (CHARACTER, POWER, SECRET)
        },
        meal=meal(state),
        shown=shown(state, seat),
        offers=offers(state, seat),
        bounds={name: list(pair) for name, pair in world.bounds.items()},
        gestures=gestures(world),
    )


def runaway(state: Carnage) -> RunawayRows | RunawayZones:
    """The Runaway board."""
    boxes = state.layout.boxes
    if state.layout.options["side"] == "A":
        rows, start = [], 0
        for size in (size * boxes for size in state.layout.box.runaway.rows):
            rows.append(Row(size, [COLOURS[colour] for colour in state.rows[start : start + size]]))
            start += size
        return RunawayRows(rows)
    size = state.layout.box.runaway.zones * boxes
    zones = [
        Zone(colour, size, state.zones[number]) for number, colour in enumerate(COLOURS) if colour != "grey"
    ]
    return RunawayZones(zones, state.layout.box.runaway.rescued)


def meal(state: Carnage) -> Meal | None:
    """The meal going on: where, how many more, and which meeples can be eaten now."""
    if not state.place:
        return None
    return Meal(
        seat=state.active,
        place=state.place,
        runaway=state.place == RUNAWAY,
        left=state.limit,
        menu=[int(meeple.rsplit("-", 1)[1]) for meeple in state.menu],
    )


def shown(state: Carnage, seat: int | None) -> Shown:
    """A kissed stomach, or how full stomachs are."""
    step = state.step_of(seat) if seat is not None else None
    if isinstance(step, Kiss):
        return Shown(victim_seat=step.victim, stomach=_colours(state.stomachs[step.victim]))
    if isinstance(step, NameStomachs):
        return Shown(counts=[sum(stomach) for stomach in state.stomachs], asked=step.asked[:])
    return Shown()


def gestures(world: World) -> dict[str, dict[str, list[float]]]:
    """The kinds of move that carry numbers."""
    shown: dict[str, dict[str, list[float]]] = {}
    for kind in moves.KINDS:
        numbers = {name: list(limits) for name, limits in numbers_of(kind, world).items()}
        if numbers:
            shown[str(kind.__struct_config__.tag)] = numbers
    return shown


def offers(state: Carnage, seat: int | None) -> list[dict[str, Any]]:
    """One legal move of each kind and target; which numbers may vary, and how far, is in `gestures`."""
    step = state.step_of(seat) if seat is not None else None
    if not isinstance(step, Choice):
        return []
    return [msgspec.to_builtins(move) for move in step.offers(state)]


def _colours(counts: list[int]) -> dict[str, int]:
    return {colour: counts[number] for number, colour in enumerate(COLOURS)}


def _seat(state: Carnage, seat: int, viewer: int | None) -> Monster:
    open_ = seat == viewer or state.phase == OVER
    return Monster(
        seat=seat,
        team=state.layout.team_of[seat],
        tokens=state.tokens[seat],
        teeth=state.layout.box.teeth.printed + state.tokens[seat],
        down=state.down[seat],
        upside_down=state.upside[seat],
        invisible=state.invisible[seat],
        may_not_move=state.gazed[seat],
        extra_actions=state.extra[state.layout.team_of[seat]],
        neighbourhoods=homes(state, seat),
        characters=state.characters[seat][:],
        powers=state.powers_of(seat),
        secrets=[card if open_ else None for card in state.secrets[seat]],
        offered=[[card if seat == viewer else None for card in cards] for cards in state.offered[seat]],
        bought=state.bought[seat],
        price=price(state, seat) if state.layout.options["baby_monsters"] else None,
        stomach=_colours(state.stomachs[seat]) if open_ else None,
        floors=state.floors[seat] if open_ else None,
        broken_teeth=state.broken[seat] if open_ else None,
        points=sum(own_points(state, seat).values()) - own_points(state, seat)["ra-source-character"]
        if seat == viewer and state.phase != OVER
        else None,
        copied=state.copied[seat][:],
        named=state.named[seat][:],
    )
