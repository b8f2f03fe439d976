"""What one seat may see of a carnage, and what it can't know redrawn; built from nothing (RA-HID)."""

from __future__ import annotations

from itertools import product
from math import comb
from typing import Annotated, Any, NotRequired, TypedDict, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ...core.decision import prompt
from ...core.puzzles import Sentence
from ...core.rng import Rng
from ...core.view import PlainMove
from . import moves
from .rules.base import Choice, homes, judge
from .rules.meal import RUNAWAY
from .rules.scoring import own_points
from .rules.thefts import Kiss, NameStomachs
from .rules.variants import price
from .state import CHARACTER, COLOURS, KINDS, OVER, POWER, SECRET, Carnage, Drawn
from .world import POSES

TURN = (0.0, 360.0)
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


def offers(state: Carnage, seat: int | None) -> list[dict[str, Any]]:
    """One legal move of each kind and target; which numbers may vary, and how far, is in `bounds`."""
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


# --- imagining what can't be known --------------------------------------------------------------------------


def redraw(state: Carnage, seat: int | None, rng: Rng) -> None:
    """Redraw what the seat can't know: others' Secrets, packs and offers, cards gone unseen, what a Tramp
    drew, and how hands will tremble.

    Stomachs are otherwise no secret to whoever has watched: what goes in or out is shown (RA-HID-02).
    """
    for kind in (CHARACTER, POWER, SECRET):
        _redraw_cards(state, seat, kind, rng)
    for drawn in state.drawn:
        if seat not in (drawn.from_seat, drawn.to_seat):
            _redraw_draw(state, drawn, rng)
    state.tremor = Rng(rng.seed())


def _redraw_cards(state: Carnage, seat: int | None, kind: int, rng: Rng) -> None:
    """Shuffle the cards of one kind over all the places where the seat can't tell them apart."""
    hands = state.secrets if kind == SECRET else []
    hidden: list[str] = list(state.packs[kind])
    for other in range(state.players):
        if other != seat:
            hidden += hands[other] if hands else []
            hidden += state.offered[other][kind]
    hidden += [card for card, knower in state.gone[kind] if knower not in (-1, seat)]
    hidden.sort()
    rng.shuffle(hidden)
    state.packs[kind] = [hidden.pop() for _ in state.packs[kind]]
    for other in range(state.players):
        if other != seat:
            if hands:
                state.secrets[other] = [hidden.pop() for _ in hands[other]]
            state.offered[other][kind] = [hidden.pop() for _ in state.offered[other][kind]]
    state.gone[kind] = [
        (card, knower) if knower in (-1, seat) else (hidden.pop(), knower)
        for card, knower in state.gone[kind]
    ]


def _redraw_draw(state: Carnage, drawn: Drawn, rng: Rng) -> None:
    """Imagine another draw of a Tramp, as likely as it was, that what has been paid since
    doesn't rule out.
    """
    possible: list[tuple[int, ...]] = []
    weights: list[int] = []
    count = sum(drawn.colours)
    for other in product(*(range(min(count, held) + 1) for held in drawn.held)):
        if sum(other) != count:
            continue
        change = [new - old for new, old in zip(other, drawn.colours, strict=True)]
        if all(more <= least for more, least in zip(change, drawn.least_from, strict=True)) and all(
            -more <= least for more, least in zip(change, drawn.least_to, strict=True)
        ):
            possible.append(other)
            weight = 1
            for held, new in zip(drawn.held, other, strict=True):
                weight *= comb(held, new)
            weights.append(weight)
    ticket = rng.below(sum(weights))
    chosen = 0
    while ticket >= weights[chosen]:
        ticket -= weights[chosen]
        chosen += 1
    for colour, new in enumerate(possible[chosen]):
        more = new - drawn.colours[colour]
        state.stomachs[drawn.from_seat][colour] -= more
        state.stomachs[drawn.to_seat][colour] += more
        drawn.least_from[colour] -= more
        drawn.least_to[colour] += more
        drawn.colours[colour] = new


def ranges(move: moves.Flick | Any, bounds: dict[str, tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """The numbers of a gesture that may vary freely, and how far."""
    turn = TURN
    if isinstance(move, moves.Flick):
        return {"direction": turn, "strength": bounds["flick.strength"], "side": bounds["flick.side"]}
    if isinstance(move, moves.Jump | moves.KungFu | moves.Wrestle | moves.Throw):
        free = {
            "direction": turn,
            "strength": bounds["shot.strength"],
            "side": bounds["shot.side"],
            "tilt": bounds["shot.tilt"],
            "tilt_direction": turn,
        }
        return {**free, "yaw": turn} if isinstance(move, moves.Throw) else free
    if isinstance(move, moves.Breathe):
        return {"yaw": turn, "pitch": bounds["breath.pitch"], "strength": bounds["breath.strength"]}
    if isinstance(move, moves.Drop | moves.DropOn):
        return {"yaw": turn}
    return {}


def freedom(state: Carnage, move: Any) -> dict[str, tuple[float, float] | tuple[str, ...]]:
    """All that a player may choose in an offered move: its numbers, where it has a point, its pose."""
    world = state.layout.world()
    found: dict[str, tuple[float, float] | tuple[str, ...]] = {**ranges(move, world.bounds)}
    if isinstance(move, moves.Place):
        found["yaw"] = TURN
    if isinstance(move, moves.Drop | moves.DropOn):
        found["pose"] = POSES
    if isinstance(move, moves.Drop | moves.DropOn | moves.Place | moves.SetPaws | moves.Climb):
        (left, right), (low, high) = world.extent
        found = {"x": (left, right), "y": (low, high), **found}
    if isinstance(move, moves.PUTS_BACK):
        found["face"] = TURN
    return found
