"""A game of which the page knows nothing: in turn everybody adds 1, 2 or 3 to their own heap."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

from msgspec import Struct

from monstrerie.core.actions import Among
from monstrerie.core.components import Components
from monstrerie.core.decision import Decision, prompt
from monstrerie.core.event import event_types
from monstrerie.core.game import Cites, Game
from monstrerie.core.move import Move
from monstrerie.core.options import Option, Value
from monstrerie.core.refusal import Refusal
from monstrerie.core.rng import Rng
from monstrerie.core.state import State
from monstrerie.core.view import Sentence

ROUNDS: Final = 4


class Add(Move, frozen=True, tag="add"):
    """Put so many pebbles on the own heap."""

    sentence: ClassVar[str] = "counting-add"
    first: ClassVar[int] = 0
    amount: Annotated[int, Among(range(1, 4))]


class Heaps(State):
    """Everybody's pebbles."""

    heaps: list[int]

    def copy(self) -> Heaps:
        twin = Heaps()
        self.copy_base(twin)
        twin.heaps = self.heaps[:]
        return twin

    def scores(self) -> list[int]:
        return self.heaps[:]


class Turn(Decision[Heaps]):
    """One seat adds to its heap."""

    sentence = "prompt-wait"

    def data(self, state: Heaps) -> dict[str, Any]:
        return {"seats": [self.seat]}

    def legal(self, state: Heaps) -> list[int]:
        return [0, 1, 2]

    def play(self, state: Heaps, action: int) -> None:
        state.heaps[self.seat] += action + 1
        state.record("counting-added", {"seat": self.seat, "amount": action + 1})

    def why_not(self, state: Heaps, move: Any) -> Refusal:
        return Refusal("CO-ADD-01", "counting-refusal")


class Heap(Struct, frozen=True):
    seat: int
    pebbles: int


class HeapsView(Struct, frozen=True):
    prompt: Sentence
    heaps: list[Heap]


class Counting(Game[Heaps]):
    """As small as a game can be."""

    name = "counting"
    players = range(2, 4)
    options: ClassVar[Mapping[str, Option]] = {}
    kinds = (Add,)
    events = event_types({"counting-added": {"seat": int, "amount": int}})
    actions = 3
    cites = Cites(turn="CO-ADD-01", over="CO-ADD-01", move="CO-ADD-01")
    folder = Path(__file__).parent

    def box(self, components: Components) -> None:
        return None

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], box: Any) -> Heaps:
        state = Heaps()
        state.sit_down(players, rng)
        state.heaps = [0] * players
        state.then([Turn(seat) for _ in range(ROUNDS) for seat in range(players)])
        return state

    def view(self, state: Any, seat: int | None) -> HeapsView:
        heaps = [Heap(at, heap) for at, heap in enumerate(state.heaps)]
        return HeapsView(Sentence(**prompt(state, seat)), heaps)

    def redraw(self, state: Any, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def breakdown(self, state: Any) -> list[dict[str, int]]:
        return [{"pebbles": heap} for heap in state.heaps]


GAME = Counting()
