"""Rampage: giant monsters wreck a city and eat its people (dexterity, 2 to 8 players)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from ...core.components import Components
from ...core.errors import BadComponents, BadSave, IllegalMove, Problem
from ...core.event import Event
from ...core.game import Cites
from ...core.move import Move
from ...core.notation import Notation
from ...core.options import Option, Value, first_player
from ...core.parts import BotPart, ObservationPart, TerminalPart
from ...core.refusal import Refusal
from ...core.rng import Rng
from ...core.simulated import Simulated
from . import components, measures, moves, redraw, view
from .bot.heuristics import CarnageHeuristics
from .bot.planner import think
from .events import EVENTS
from .explain import EXPLAIN
from .guide import GUIDE
from .observation import fields, observe
from .overview import OVERVIEW
from .rules import scoring
from .rules.base import Choice, judge
from .rules.effort import Exhausted, bounded
from .rules.gestures import NUMBERS, freedom, shape, vary
from .rules.port import LEVELS as HANDS
from .rules.port import Misbehaved, World
from .rules.setup import carnage
from .rules.tape import Tape, seal, unseal
from .rules.teams import SEATED, TEAMS, teams
from .rules.turn import patience
from .school import RangeSchool
from .state import OVER, Carnage, Layout
from .terminal import draw


def simulated(boxes: int, measures: str = "") -> World:
    """The simulated city, with an owner's measures where there are any; needs the extra `rampage`."""
    from .physics.adapter import world
    from .physics.city import OffBoard

    try:
        return world(boxes, measures)
    except OffBoard as error:
        problem = Problem("ra-off-board", x=error.point[0], y=error.point[1])
        raise BadComponents("ra-components-city", problem=problem) from None
    except (ValueError, ArithmeticError) as error:
        raise BadComponents("ra-components-city", problem=Problem("ra-fault", fault="engine")) from error


class Rampage(Simulated[Carnage]):
    """The game as the table, the bots and the page know it."""

    name = "rampage"
    players = range(2, 9)
    options: ClassVar[Mapping[str, Option]] = {
        "side": Option(values=("A", "B"), default="A", rule="RA-SET-09"),
        "strict_diet": Option(values=(False, True), default=False, rule="RA-VAR-02"),
        "made_to_measure": Option(values=(False, True), default=False, rule="RA-VAR-04"),
        "baby_monsters": Option(values=(False, True), default=False, rule="RA-VAR-06"),
        "teams": Option(values=TEAMS, default="auto", rule="RA-VAR-15", fits=SEATED),
        "ties": Option(values=("french", "english"), default="french", rule="RA-CHR-00a"),
        "tremor": Option(values=("off", *HANDS), default="regular", rule="RA-PHY-37"),
        "first": first_player(players, "RA-TURN-01"),
    }
    kinds = moves.KINDS
    events = EVENTS
    numbers = NUMBERS
    # What a ruler and kitchen scales tell. Friction, judging and hands are no part of the box.
    asks_owner = (
        "runaway",
        *(f"city.{part}" for part in ("board", "ruins", "footprints", "neighbourhoods", "spaces", "pieces")),
    )
    folders: ClassVar = {"city": measures.CityData}
    secret_scores = True  # RA-SCO-13
    cites = Cites(turn="RA-TURN-02", over="RA-END-04", move="RA-TURN-08")
    folder = Path(__file__).parent
    bot = BotPart(CarnageHeuristics, think, patience)
    observation = ObservationPart(fields, observe)
    guide = GUIDE
    overview = OVERVIEW
    explain = EXPLAIN
    school = (RangeSchool(),)
    terminal = TerminalPart(draw)

    def __init__(self, city: Callable[[int], World] = simulated) -> None:
        self.city = city

    # --- starting and looking -------------------------------------------------------------------------------

    def box(self, components_: Components) -> components.Box:
        return components.box(components_)

    @cached_property
    def _shipped(self) -> Components:
        return components.all_facts(self.folder)

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], box: components.Box) -> Carnage:
        return carnage(self._layout(players, options, box), rng)

    def _layout(self, players: int, options: Mapping[str, Value], box: components.Box) -> Layout:
        boxes = 2 if players > 4 else 1
        world = simulated(boxes, box.city) if self.city is simulated else self.city(boxes)
        return Layout(players, box, dict(options), teams(players, str(options["teams"])), world)

    def notation(self, players: int, options: Mapping[str, Value], box: components.Box) -> Notation:
        from .position import notation

        return notation(self._layout(players, options, box))

    def view(self, state: Carnage, seat: int | None) -> Struct:
        return view.build(state, seat)

    def prepare(self) -> None:
        super().prepare()
        self.city(1)

    def rests_on(self, state: Carnage, event: Event) -> list[str]:
        if event.kind == "ra-effect":
            return ["runaway.rows" if event.data["effect"].startswith("row-") else "runaway.zones"]
        return ["runaway.rows"] if event.kind == "ra-row-6" else []

    def words(self, view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
        return moves.words(view, seat, move)

    def looks(self, state: Carnage, seat: int) -> bool:
        return view.shown(state, seat) != view.Shown()

    def redraw(self, state: Carnage, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def breakdown(self, state: Carnage) -> list[dict[str, int]]:
        if state.phase != OVER:
            return [{} for _ in range(state.players)]
        return scoring.breakdown(state)

    def places(self, state: Carnage) -> tuple[int, ...]:
        return scoring.places(state)

    # --- moves that carry numbers ---------------------------------------------------------------------------

    def moves(self, state: Carnage, seat: int) -> list[Move]:
        return _choice(state, seat).offers(state)

    def refuse(self, state: Carnage, seat: int, move: Move) -> Refusal | None:
        field = moves.misfit(move)
        if field:
            return Refusal(self.cites.move, "ra-refusal-field", {"field": field})
        return _choice(state, seat).refuse(state, move)

    def freedom(
        self, state: Carnage, seat: int, move: Move
    ) -> dict[str, tuple[float, float] | tuple[str, ...]]:
        return freedom(state, move)

    def vary(self, state: Carnage, seat: int, offer: Move, rng: Rng) -> Move:
        return vary(state, seat, offer, rng)

    def shape(self, state: Carnage, seat: int, kind: type[Move], numbers: Sequence[float]) -> Move:
        return shape(state, seat, kind, numbers)

    def perform(self, state: Carnage, seat: int, move: Move, outcome: str | None = None) -> str | None:
        """Play a legal move. A simulation that misbehaves is told as a refusal; the match undoes the move."""

        def perform() -> None:
            step = state.take(seat)
            assert isinstance(step, Choice)
            step.perform(state, move)
            state.advance()

        try:
            return self._taped(state, perform, outcome)
        except Misbehaved as error:
            data = {"fault": error.fault, "problem": error.detail[:80]}
            raise IllegalMove(Refusal("RA-PHY-02", "ra-refusal-misbehaved", data)) from None

    # --- what the world answered, stored beside the move ----------------------------------------------------

    def missing(self) -> str | None:
        """The physics engine comes with the extra `rampage`."""
        return None if self.city is not simulated or find_spec("mujoco") is not None else "rampage"

    def open(self, state: Carnage, outcome: str | None = None) -> str | None:
        """Build the city, and go on to the first decision."""
        try:
            return self._taped(state, state.advance, outcome)
        except Misbehaved as error:
            problem = Problem("ra-fault", fault=error.fault)
            raise BadComponents("ra-components-city", problem=problem) from None

    def _taped(self, state: Carnage, work: Callable[[], None], outcome: str | None) -> str | None:
        """Do something that may ask the world: with the answers of `outcome`, or else with its answers on a
        tape where somebody listens. That tape is answered.
        """
        before = state.position
        if outcome is not None:
            state.tape = unseal(outcome, state.layout.world(), before)
        elif state.events is not None:
            state.tape = Tape()
        tape = state.tape
        try:
            with bounded():
                work()
                judge(state)
        except Exhausted:
            raise Misbehaved("work", "more work than any move should need") from None
        except (AssertionError, LookupError, ValueError, TypeError):
            if outcome is None:
                raise
            # Only a forged or mixed-up save can replay a move that was never legal.
            raise BadSave("error-save-keys", names="outcome") from None
        finally:
            state.tape = None
        if outcome is not None or tape is None:
            return outcome
        text = seal(tape, state.layout.world(), before)
        try:
            unseal(text, state.layout.world(), before)
        except BadSave:  # what nobody could read again is never stored
            raise Misbehaved("judgement", "the outcome can't be read again") from None
        return text


def _choice(state: Carnage, seat: int) -> Choice:
    step = state.step_of(seat)
    assert isinstance(step, Choice)
    return step


GAME = Rampage()

__all__ = ["GAME", "Rampage"]
