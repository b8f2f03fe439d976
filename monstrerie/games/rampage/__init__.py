"""Rampage: giant monsters wreck a city and eat its people (dexterity, 2 to 8 players)."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from ...core.components import Components
from ...core.errors import BadComponents, BadSave, BadValue, IllegalMove, Problem
from ...core.event import Event
from ...core.foresight import Foresight
from ...core.game import Cites, Game, as_rng
from ...core.heuristics import Heuristics
from ...core.match import Match
from ...core.move import Move
from ...core.observation import Field
from ...core.options import Option, Value, first_player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import plain
from . import components, moves, observation, redraw, view
from .events import EVENTS
from .rules import scoring
from .rules.base import Choice, judge
from .rules.brawl import ShowMouthguard
from .rules.effort import Exhausted, bounded
from .rules.gestures import NUMBERS, freedom, shape, vary
from .rules.port import LEVELS as HANDS
from .rules.port import Misbehaved, World
from .rules.runaways import ShowTooCute
from .rules.setup import carnage
from .rules.tape import Tape, seal, unseal
from .rules.teams import SEATED, TEAMS, teams
from .rules.turn import patience
from .state import OVER, Carnage, Layout


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


class Rampage(Game):
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
        "tremor": Option(values=("off", *HANDS), default="off", rule="RA-PHY-37"),
        "first": first_player(players, "RA-TURN-01"),
    }
    kinds = moves.KINDS
    events = EVENTS
    actions = 0
    numbers = NUMBERS
    secret_scores = True  # RA-SCO-13
    cites = Cites(turn="RA-TURN-02", over="RA-END-04", move="RA-TURN-08")
    folder = Path(__file__).parent

    def __init__(self, city: Callable[[int], World] = simulated) -> None:
        self.city = city

    # --- starting and looking -------------------------------------------------------------------------------

    def box(self, components_: Components) -> components.Box:
        return components.box(components_)

    @cached_property
    def _shipped(self) -> Components:
        return components.all_facts(self.folder)

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], box: components.Box) -> Carnage:
        boxes = 2 if players > 4 else 1
        world = simulated(boxes, box.city) if self.city is simulated else self.city(boxes)
        layout = Layout(players, box, dict(options), teams(players, str(options["teams"])), world)
        return carnage(layout, rng)

    def view(self, state: Carnage, seat: int | None) -> dict[str, Any]:
        return plain(view.build(state, seat))

    def prepare(self) -> None:
        super().prepare()
        self.city(1)

    def rests_on(self, state: Carnage, event: Event) -> list[str]:
        if event.kind == "ra-effect":
            return ["runaway.rows" if event.data["effect"].startswith("row-") else "runaway.zones"]
        return ["runaway.rows"] if event.kind == "ra-row-6" else []

    def draw(
        self, view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()
    ) -> str:
        from .terminal import draw

        return draw(view, lang, names)

    def words(self, view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
        return moves.words(view, seat, move)

    def redraw(self, state: Carnage, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def fields(self, players: int) -> list[Field]:
        return observation.fields(players)

    def observe(self, state: Carnage, seat: int) -> bytes:
        return observation.observe(state, seat)

    def breakdown(self, state: Carnage) -> list[dict[str, int]]:
        if state.phase != OVER:
            return [{} for _ in range(state.players)]
        return scoring.breakdown(state)

    def winners(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Carnage)
        return scoring.winners(state)

    def result(self, state: State) -> Result:
        assert isinstance(state, Carnage)
        scores = tuple(state.scores())
        return Result(scores, scoring.winners(state), tuple(self.breakdown(state)), scoring.places(state))

    def heuristics(self) -> Heuristics:
        from .bot.heuristics import CarnageHeuristics

        return CarnageHeuristics()

    def think(
        self, state: State, seat: int, level: str, rng: Rng, seconds: float | None = None
    ) -> Move | None:
        """What a bot of a level ("easy", "normal", "hard") would do at an imagined table; None for no such
        level.
        """
        from .bot.planner import LEVELS, think

        assert isinstance(state, Carnage)
        return think(state, seat, level, rng, seconds) if level in LEVELS else None

    def gives_way(self, state: Any, seat: int, people: Collection[int] = ()) -> Sequence[int]:
        """Partners who have had a smaller share of the team's actions; people also at an equal one."""
        return patience(state, seat, people)

    def betrays(self, state: Any, seat: int) -> bool:
        """In a window to react in, who has no card that answers is asked all the same (RA-HID-08)."""
        return isinstance(state.step_of(seat), ShowMouthguard | ShowTooCute)

    def foresee(self, match: Match, seat: int, moves: Sequence[Move]) -> Foresight:
        """Nobody looks ahead (RA-PHY-36): only whether the first move is legal is told, nothing simulated."""
        refusal = match.why_not(seat, moves[0])
        return Foresight({}, 0 if refusal else 1, refusal, refusal is None, moves)

    # --- moves that carry numbers ---------------------------------------------------------------------------

    def move(self, state: Carnage, action: int) -> Move:
        return _choice(state, state.current).offers(state)[action]

    def action(self, state: Carnage, move: Move) -> int:
        offered = _choice(state, state.current).offers(state)
        return offered.index(move) if move in offered else -1

    def moves(self, state: State, seat: int) -> list[Move]:
        """One legal move of each kind and target; `gestures.ranges` says how its numbers may vary."""
        assert isinstance(state, Carnage)
        return _choice(state, seat).offers(state)

    def refuse(self, state: State, seat: int, move: Move) -> Refusal | None:
        assert isinstance(state, Carnage)
        field = moves.misfit(move)
        if field:
            return Refusal(self.cites.move, "ra-refusal-field", {"field": field})
        return _choice(state, seat).refuse(state, move)

    def freedom(self, state: Any, seat: int, move: Any) -> dict[str, tuple[float, float] | tuple[str, ...]]:
        return freedom(state, move)

    def sample(self, match: Match, seat: int, rng: Rng | random.Random | int) -> Move:
        """A random concrete legal move: any offer, its numbers drawn anew."""
        offered = match.moves(seat)
        if not offered:
            raise BadValue("error-nothing-to-play", seat=seat)
        dice = as_rng(rng)
        chosen = offered[dice.below(len(offered))]
        assert isinstance(match.state, Carnage)
        for _ in range(4):
            varied = vary(match.state, seat, chosen, dice)
            if match.why_not(seat, varied) is None:
                return varied
        return chosen

    def shape(self, state: State, seat: int, kind: type[Move], numbers: Sequence[float]) -> Move:
        assert isinstance(state, Carnage)
        return shape(state, seat, kind, numbers)

    def perform(self, state: State, seat: int, move: Move) -> None:
        """Play a legal move. A simulation that misbehaves is told as a refusal; the match undoes the move."""
        assert isinstance(state, Carnage)

        def perform() -> None:
            step = state.take(seat)
            assert isinstance(step, Choice)
            step.perform(state, move)
            state.advance()

        try:
            self._taped(state, perform)
        except Misbehaved as error:
            told = {"fault": error.fault, "problem": error.detail[:80]}
            raise IllegalMove(Refusal("RA-PHY-02", "ra-refusal-misbehaved", told)) from None

    # --- what the world answered, kept beside the move ------------------------------------------------------

    def missing(self) -> str | None:
        """The physics engine comes with the extra `rampage`."""
        return None if self.city is not simulated or find_spec("mujoco") is not None else "rampage"

    def open(self, state: State) -> None:
        """Build the city, and go on to the first decision."""
        assert isinstance(state, Carnage)
        try:
            self._taped(state, state.advance)
        except Misbehaved as error:
            problem = Problem("ra-fault", fault=error.fault)
            raise BadComponents("ra-components-city", problem=problem) from None

    def _taped(self, state: Carnage, work: Callable[[], None]) -> None:
        """Do something that may ask the world, with its answers on a tape where somebody listens."""
        before, told = state.position, state.events
        if state.tape is None and told is not None:
            state.tape = Tape()
        tape = state.tape
        try:
            with bounded():
                work()
                judge(state)
        except Exhausted:
            raise Misbehaved("work", "more work than any move should need") from None
        except (AssertionError, LookupError, ValueError, TypeError):
            if tape is None or not tape.replaying:
                raise
            # Only a forged or mixed-up save can replay a move that was never legal.
            raise BadSave("error-save-keys", names="outcome") from None
        finally:
            state.tape = None
        if told is not None and tape is not None and not tape.replaying:
            text = seal(tape, state.layout.world(), before)
            try:
                unseal(text, state.layout.world(), before)
            except BadSave:  # what nobody could read again is never stored
                raise Misbehaved("judgement", "the outcome can't be read again") from None
            told.append(Event("ra-outcome", {"tape": text}, to=()))

    def outcome(self, told: list[Event]) -> str | None:
        """What the world answered to the move that told these events; None when it was not asked."""
        for event in told:
            if event.kind == "ra-outcome":
                text: str = event.data["tape"]
                return text
        return None

    def expect(self, state: State, outcome: str) -> None:
        """Have the next move performed with these answers instead of a simulation."""
        assert isinstance(state, Carnage)
        state.tape = unseal(outcome, state.layout.world(), state.position)


def _choice(state: Carnage, seat: int) -> Choice:
    step = state.step_of(seat)
    assert isinstance(step, Choice)
    return step


GAME = Rampage()

__all__ = ["GAME", "Rampage"]
