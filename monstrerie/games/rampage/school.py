"""The practice range: one gesture with a hand that trembles, at a mark, a Building or people.

What can be reached is measured: the best of a few gestures, tried several times with errors of their own. How
a hand errs depends on the gesture's numbers, so that a puzzle is the same for everybody, and yet nobody can
aim off by an error seen before.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ...core.match import Match
from ...core.move import Move
from ...core.puzzles import Hint, Puzzle, School
from ...core.refusal import Refusal
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Sentence
from . import moves
from .names import CHARACTER
from .rules import throw
from .rules.base import Choice, judge, named, quarters
from .rules.port import POSES, PawsFlick, Spot
from .rules.turn import ChooseAction
from .state import Carnage

Kind = Literal["mark", "floors", "people", "vehicle"]
KINDS: Final[tuple[Kind, ...]] = ("mark", "floors", "people", "vehicle")
MADE: Final[dict[Kind, type[Move]]] = {
    "mark": moves.Flick,
    "floors": moves.Drop,
    "people": moves.Breathe,
    "vehicle": moves.Throw,
}
SURE: Final = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0}
"""By difficulty, how many of the tries may do better than what is asked for."""
LEAST: Final = {"mark": 1, "floors": 1, "people": 2, "vehicle": 2}
TRIES: Final = 4
"""With how many errors the best gesture is tried."""
DROPS: Final = 5
"""How many drops are tried first."""
PLACES: Final = 2
"""Of how many places the first that can be practised at is taken."""
LOOKS: Final = 12
"""Spots among which the nearest to a Building is sought."""
HAND: Final = "regular"
BESIDE: Final = 50.0
"""mm from the middle of a Building to Paws that touch its sidewalk."""
FAR: Final = 60.0
FARTHER: Final = 30.0
"""mm from a Building to the Monster that is to hit its sidewalk: so many, and more for each difficulty."""
RIM: Final = 0.9
"""Of the way from the middle of a Building to its corners and edges: there a drop brings floors down."""
CROWD: Final = 6
DOWN: Final = (-40.0, -47.0, -54.0)
"""Degrees at which a breath reaches people on the ground."""
HARD: Final = (0.7, 1.0)
"""Strengths at which a vehicle is tried."""
STIR: Final = 8.0
"""mm: whoever was moved further counts."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do with one gesture, and what shows that it can be done."""

    seed: int
    kind: Kind
    ruin: str
    spot: tuple[str, float, float]
    """Where the Monster stands: a neighbourhood, x, y."""
    crowd: tuple[float, float]
    """Round which point people stand, where they are the mark."""
    needed: int
    hits: int
    """Of `TRIES`, those of the gesture shown that reach it."""
    shown: dict[str, Any]
    """That gesture's numbers."""


class Shot(ChooseAction):
    """The only action of the range: a gesture of one kind."""

    def __init__(self, seat: int, task: Task) -> None:
        super().__init__(seat)
        self.task: Final = task

    def offers(self, state: Carnage) -> list[Move]:
        kind = MADE[self.task.kind]
        offers = [move for move in super().offers(state) if type(move) is kind]
        # Of the Buildings within reach the one that is meant.
        return [move for move in offers if getattr(move, "ruin", self.task.ruin) == self.task.ruin]

    def refuse(self, state: Carnage, made: Move) -> Refusal | None:
        here = getattr(made, "ruin", self.task.ruin) == self.task.ruin
        if type(made) is not MADE[self.task.kind] or not here:
            return Refusal("RA-TURN-08", f"ra-refusal-range-{self.task.kind}", named(state, self.task.ruin))
        return super().refuse(state, made)

    def perform(self, state: Carnage, made: Move) -> None:
        state.tremor = _error(made)
        super().perform(state, made)


class Shooting(Puzzle, frozen=True):
    """A puzzle with its task."""

    task: Task


# --- what is reached ----------------------------------------------------------------------------------------


def reached(task: Task, before: Carnage, after: Carnage) -> int:
    """How much of what the task asks for a gesture did."""
    if task.kind == "mark":
        hit = f"sidewalk:{task.ruin}" in judge(after).zones.get("paws-0", ())
        return int(hit and after.tokens[0] == before.tokens[0])
    if task.kind == "floors":
        return after.floors[0] - before.floors[0]
    world = before.layout.world()
    then, now = world.poses(before.position), world.poses(after.position)
    people = [piece for piece in then if piece.startswith("meeple-")]
    return sum(piece not in now or math.dist(then[piece][:3], now[piece][:3]) > STIR for piece in people)


def _error(made: Move) -> Rng:
    """The errors of the hand that makes this gesture."""
    numbers = msgspec.structs.asdict(made).values()
    return Rng(sum(round(1000 * number) for number in numbers if isinstance(number, float)) % (1 << 32))


def _tried(state: Carnage, task: Task, made: Move) -> int:
    """What a gesture reaches in the puzzle, with all that follows."""
    twin = state.copy()
    step = twin.take(0)
    assert isinstance(step, Choice)
    step.perform(twin, made)
    twin.advance()
    return reached(task, state, twin)


# --- the places to practise at ------------------------------------------------------------------------------


def table(task: Task) -> Carnage:
    """A fresh city, the pupil's Monster on its spot, without cards, one gesture left."""
    from . import GAME

    state = Match.start(GAME, 2, task.seed, None, {"first": "seat-1", "tremor": HAND}).state
    assert isinstance(state, Carnage)
    world = state.layout.world()
    zone, x, y = task.spot
    if task.kind == "people":
        # They come out to look at something, and the Monster comes, too.
        everybody = [piece for piece in world.poses(state.position) if piece.startswith("meeple-")]
        crowd = world.edible(state.position, everybody)[:CROWD]
        out = world.take(state.position, crowd).position
        out = world.place(out, 0, Spot(zone, *task.crowd)).position
        state.position = world.stand_meeples(out, crowd, zone, "paws-0").position
    state.position = world.place(state.position, 0, Spot(zone, x, y)).position
    if task.kind == "floors":
        # Nobody is put down on a sidewalk; one goes there.
        way, far = _way(state, _middle(state, task.ruin))
        there = world.run(state.position, PawsFlick(0, way, world.slide(far - BESIDE)), "", 0)
        state.position = world.stand(there.position, 0, False).position
    state.judged = None
    for seat in range(state.players):
        state.secrets[seat], state.powers[seat] = [], []
        state.characters[seat] = state.characters[seat][:CHARACTER]
    state.actions = 1
    state.agenda, state.lanes, state.current = [Shot(0, task)], None, 0
    return state


def _drawn(dice: Rng, difficulty: int) -> Task | None:
    """A task at a place that is drawn; None where nothing can be reached."""
    from . import GAME

    kind = KINDS[dice.below(len(KINDS))]
    seed = dice.below(1 << 20)
    state = Match.start(GAME, 2, seed, None, {"first": "seat-1"}).state
    assert isinstance(state, Carnage)
    world = state.layout.world()
    # What is tossed stands where the Monster does.
    parked = {zone for one in range(world.plan.vehicles) for zone in quarters(state, f"vehicle-{one}")}
    beside = {ruin: zones for ruin, zones in world.plan.beside.items() if len(zones) == 2}
    places = [(ruin, zone) for ruin in world.plan.ruins for zone in beside.get(ruin, ())]
    if kind == "vehicle":
        places = [(ruin, zone) for ruin, zone in places if zone in parked]
    if not places:
        return None
    ruin, zone = places[dice.below(len(places))]
    spots = [
        spot
        for _ in range(LOOKS)
        for spot in world.spots(state.position, 0, zone, False, dice.below(1 << 20))
    ]
    if not spots:
        return None
    among = spots[dice.below(len(spots))]
    to = (among.x, among.y) if kind == "people" else _middle(state, ruin)
    # A mark is aimed at from afar, the more so the harder it is to be.
    far = 0.0 if kind == "floors" else FAR + FARTHER * difficulty
    spot = min(spots, key=lambda spot: abs(math.dist(to, (spot.x, spot.y)) - far))
    task = Task(seed, kind, ruin, (zone, spot.x, spot.y), (among.x, among.y), LEAST[kind], 0, {})
    return _measured(task, difficulty)


def _measured(task: Task, difficulty: int) -> Task | None:
    """The task with what can be asked for: what its best gesture reaches with a hand that trembles."""
    state = table(task)
    step = state.step_of(0)
    assert isinstance(step, Choice)
    legal = [made for made in _gestures(state, task) if step.refuse(state, made) is None]
    if not step.offers(state) or not legal:
        return None
    first = [(_tried(state, task, made), made) for made in legal]
    best = max(first, key=lambda one: one[0])
    others = [_nudged(best[1], step) for step in range(1, TRIES)]
    tried = [best, *((_tried(state, task, made), made) for made in others)]
    tried.sort(key=lambda one: -one[0])
    needed = tried[SURE[difficulty]][0]
    if needed < task.needed:
        return None
    hits = sum(one >= needed for one, _ in tried)
    return msgspec.structs.replace(task, needed=needed, hits=hits, shown=msgspec.to_builtins(tried[0][1]))


def _gestures(state: Carnage, task: Task) -> list[Move]:
    """A few gestures at the Building that a good eye would try."""
    way, far = _way(state, task.crowd if task.kind == "people" else _middle(state, task.ruin))
    if task.kind == "mark":
        strengths = [state.layout.world().slide(far - short) for short in (35.0, 50.0, 65.0)]
        return [moves.Flick(round(way, 1), min(1.0, round(one, 3))) for one in strengths]
    if task.kind == "floors":
        middle, corners = _middle(state, task.ruin), state.layout.world().plan.sketch["ruins"][task.ruin]
        dice = Rng(task.seed)
        found: list[Move] = []
        for _ in range(DROPS):
            first, second = corners[dice.below(len(corners))], corners[dice.below(len(corners))]
            # A corner, or the middle between two of them; between opposite ones lies nothing worth a drop.
            rim = [(one + other) / 2 for one, other in zip(first, second, strict=True)]
            x, y = (at + RIM * (to - at) for at, to in zip(middle, rim, strict=True))
            found.append(moves.Drop(task.ruin, round(x, 1), round(y, 1), POSES[2 * dice.below(2)]))
        return found
    if task.kind == "vehicle":
        throws = [move for move in throw.offers(state, 0) if isinstance(move, moves.Throw)][:1]
        return [
            moves.Throw(one.vehicle, round((way + aside) % 360, 1), strength)
            for one in throws
            for strength in HARD
            for aside in (-4.0, 4.0)
        ]
    return [
        moves.Breathe(round((way + aside) % 360, 1), pitch, 1.0) for pitch in DOWN for aside in (0.0, 8.0)
    ]


def _way(state: Carnage, to: tuple[float, float]) -> tuple[float, float]:
    """Direction and distance from the pupil's Paws to a point."""
    x, y = state.layout.world().poses(state.position)["paws-0"][:2]
    return math.degrees(math.atan2(to[1] - y, to[0] - x)) % 360, math.hypot(to[0] - x, to[1] - y)


def _nudged(made: Move, step: int) -> Move:
    """The same gesture with another error."""
    field = (
        "x"
        if isinstance(made, moves.Drop)
        else "strength"
        if isinstance(made, moves.Flick | moves.Throw)
        else "pitch"
    )
    less = 0.002 if field == "strength" else 0.1
    return msgspec.structs.replace(made, **{field: round(getattr(made, field) - less * step, 3)})


def _middle(state: Carnage, ruin: str) -> tuple[float, float]:
    outline = state.layout.world().plan.sketch["ruins"][ruin]
    xs, ys = zip(*outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


# --- the school ---------------------------------------------------------------------------------------------


class RangeSchool(School):
    """Less is better: what counts is what the gesture reached, below nothing."""

    name = "range"
    title = "ra-course-range"
    text = "ra-course-range-text"

    def count(self) -> int:
        return len(_lessons())

    @cache  # noqa: B019 (there is one school)
    def puzzle(self, number: int) -> Puzzle:
        task = _lessons()[number - 1]
        return Shooting(Sentence("ra-puzzle", {"kind": task.kind}), table(task), -task.needed, task)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        dice = Rng(8 * seed + difficulty)
        about = {"number": str(seed), "difficulty": difficulty}
        for _ in range(PLACES):
            task = _drawn(dice, difficulty)
            if task is not None:
                title = Sentence("ra-puzzle-generated", {**about, "kind": task.kind})
                return Shooting(title, table(task), -task.needed, task)
        return self.puzzle(1 + seed % self.count())

    def goal(self, puzzle: Puzzle) -> Sentence:
        assert isinstance(puzzle, Shooting)
        data = {**named(puzzle.state, puzzle.task.ruin), "needed": puzzle.task.needed}
        return Sentence(f"ra-puzzle-goal-{puzzle.task.kind}", data)

    def lesson(self, number: int) -> list[Sentence]:
        kind = _lessons()[number - 1].kind
        return [Sentence(f"ra-lesson-{kind}-{each}") for each in (1, 2)]

    def answer(self, state: State) -> int:
        return 0

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        assert isinstance(puzzle, Shooting)
        task = puzzle.task
        shown = _shown(task)
        said = Sentence(shown.sentence, {**msgspec.structs.asdict(shown), **_words(puzzle.state, shown)})
        number = _tried(table(task), task, shown)
        return [[said], [*_why(task), _outcome(task, number)]]

    def hint(self, state: State) -> Hint:
        step = state.step_of(0)
        if isinstance(step, Shot):
            return Hint(_shown(step.task), _why(step.task))
        assert isinstance(state, Carnage) and isinstance(step, Choice)
        return Hint(step.offers(state)[0], [Sentence("ra-why-any")])

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        assert isinstance(puzzle, Shooting) and isinstance(end, Carnage)
        number = reached(puzzle.task, puzzle.state, end)
        return -number, _outcome(puzzle.task, number)


def _outcome(task: Task, number: int) -> Sentence:
    return Sentence(f"ra-puzzle-reached-{task.kind}", {"reached": number})


def _why(task: Task) -> list[Sentence]:
    hits = Sentence("ra-why-hits", {"hits": task.hits, "tries": TRIES})
    return [Sentence(f"ra-why-{task.kind}"), Sentence(f"ra-why-numbers-{task.kind}", task.shown), hits]


def _shown(task: Task) -> Move:
    return msgspec.convert(task.shown, MADE[task.kind])


def _words(state: Carnage, move: Move) -> dict[str, Any]:
    from . import GAME

    return GAME.words(GAME.whole_view(state, 0, {}), 0, move)


@cache
def _lessons() -> list[Task]:
    text = (Path(__file__).parent / "school.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["lesson"], list[Task])
