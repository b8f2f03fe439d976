"""Hush: a tiny game with everything a server must get right.

Everybody has three secret numbers. Each round all choose one of theirs at once and in secret; when the last
has chosen the numbers are shown, then each in turn adds 1 or 2 in the open. With one left the choice is
forced.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Struct

from monstrerie.core.actions import Among
from monstrerie.core.components import Components
from monstrerie.core.decision import Decision
from monstrerie.core.event import event_types
from monstrerie.core.game import Cites, Game
from monstrerie.core.move import Move
from monstrerie.core.options import Option, Value
from monstrerie.core.refusal import Refusal
from monstrerie.core.rng import Rng
from monstrerie.core.state import State, Step


class Show(Move, frozen=True, tag="show"):
    """Choose the secret number at that place."""

    sentence = "list-empty"
    first: ClassVar[int] = 0
    place: Annotated[int, Among(range(4))]


class Add(Move, frozen=True, tag="add"):
    """Add 1 or 2."""

    sentence = "list-empty"
    first: ClassVar[int] = 4
    points: Annotated[int, Among((1, 2))]


class Hush(State):
    """Secrets not yet shown, the one chosen this round, and the points so far."""

    secrets: list[list[int]]
    chosen: list[int]
    points: list[int]
    round: int
    rounds: int

    def copy(self) -> Hush:
        twin = Hush()
        self.copy_base(twin)
        twin.secrets = [own[:] for own in self.secrets]
        twin.chosen = self.chosen[:]
        twin.points = self.points[:]
        twin.round = self.round
        twin.rounds = self.rounds
        return twin

    def scores(self) -> list[int]:
        return self.points[:]


class Round(Step[Hush]):
    def run(self, state: Hush) -> None:
        state.round += 1
        state.chosen = [-1] * state.players
        state.record("hush-round", {"round": state.round})
        adding: list[Step[Any]] = [AddStep(seat) for seat in range(state.players)]
        last: list[Step[Any]] = [Round()] if state.round < state.rounds else []
        state.then([Together(), Reveal(), *adding, *last])


class Together(Step[Hush]):
    def run(self, state: Hush) -> None:
        state.together([ShowStep(seat) for seat in range(state.players)])


class ShowStep(Decision[Hush]):
    sentence = "list-empty"

    def legal(self, state: Hush) -> list[int]:
        return list(range(len(state.secrets[self.seat])))

    def play(self, state: Hush, action: int) -> None:
        state.chosen[self.seat] = state.secrets[self.seat].pop(action)
        state.record("hush-chose", {"seat": self.seat})
        state.record("hush-own", {"value": state.chosen[self.seat]}, to=(self.seat,))

    def why_not(self, state: Hush, move: Any) -> Refusal:
        return Refusal("HU-SHOW-01", "refusal-no-move", {"type": "show"})


class Reveal(Step[Hush]):
    def run(self, state: Hush) -> None:
        for seat, value in enumerate(state.chosen):
            state.points[seat] += value % 10
            state.record("hush-shown", {"seat": seat, "value": value}, reveals=seat)


class AddStep(Decision[Hush]):
    sentence = "list-empty"

    def legal(self, state: Hush) -> list[int]:
        return [4, 5]

    def play(self, state: Hush, action: int) -> None:
        state.points[self.seat] += action - 3
        state.record("hush-added", {"seat": self.seat, "points": action - 3})

    def why_not(self, state: Hush, move: Any) -> Refusal:
        return Refusal("HU-ADD-01", "refusal-no-move", {"type": "add"})


class HushView(Struct, frozen=True):
    round: int
    rounds: int
    chosen: list[bool]
    own: list[int]


class HushGame(Game[Hush]):
    name = "hush"
    players = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(values=(3, 2), default=3)}
    kinds = (Show, Add)
    events = event_types(
        {
            "hush-round": {"round": int},
            "hush-chose": {"seat": int},
            "hush-own": {"value": int},
            "hush-shown": {"seat": int, "value": int},
            "hush-added": {"seat": int, "points": int},
        }
    )
    actions = 6
    cites = Cites(turn="HU-TURN-01", over="HU-OVER-01", move="HU-MOVE-01")
    folder = Path(__file__).parent

    def box(self, components: Components) -> dict[str, Any]:
        return components.tree()

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], box: Any) -> Hush:
        state = Hush()
        state.sit_down(players, rng)
        state.chosen, state.points = [-1] * players, [0] * players
        state.round, state.rounds = 0, int(options["rounds"])
        numbers: set[int] = set()
        while len(numbers) < 3 * players:
            numbers.add(box["lowest"] + rng.below(800_000))
        drawn = sorted(numbers)
        rng.shuffle(drawn)
        state.secrets = [drawn[3 * seat : 3 * seat + 3] for seat in range(players)]
        state.then([Round()])
        return state

    def view(self, state: Hush, seat: int | None) -> HushView:
        own = [] if seat is None else [*state.secrets[seat]]
        return HushView(state.round, state.rounds, [value >= 0 for value in state.chosen], own)

    def redraw(self, state: Hush, seat: int | None, rng: Rng) -> None:
        for other in range(state.players):
            if other != seat:
                state.secrets[other] = [100_000 + rng.below(800_000) for _ in state.secrets[other]]

    def breakdown(self, state: Hush) -> list[dict[str, int]]:
        return [{"hush-points": points} for points in state.points]


GAME = HushGame()
