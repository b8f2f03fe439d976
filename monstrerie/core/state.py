"""State as plain data with an agenda.

A match is a state and nothing else. What is still to happen lies on the state as an *agenda*: a stack of
small steps, the next one last. Running a step does its work and pushes the next ones, until one needs a
choice. When several seats choose at once, each has a *lane*, a stack of its own; the agenda goes on when all
lanes are empty.

This module is compiled by mypyc, and everything in it is on the hot path of search.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from .event import Event
from .refusal import Refusal
from .rng import Rng


# Games from other packages stay interpreted on a compiled core.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, between two decisions. Games derive from it and add their own pieces."""

    players: int
    rng: Rng
    agenda: list[Step[Any]]
    lanes: list[list[Step[Any]]] | None
    current: int
    """The next seat to act (the first of them when several may); -1 when the match is over."""
    done: bool
    events: list[Event] | None
    """Where to tell what happens; None in playouts, which stay silent."""

    def sit_down(self, players: int, rng: Rng) -> None:
        """Fill in what every state has at its start. (States have no `__init__`: copies must not pay for
        one.)
        """
        self.players = players
        self.rng = rng
        self.agenda = []
        self.lanes = None
        self.current = -1
        self.done = False
        self.events = None

    # --- what a game supplies -----------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent twin, without the log and silent. What is no list is shared by default; a game that
        is searched much has a copy of its own, which is several times faster.
        """
        twin = type(self)()
        for name, value in vars(self).items():
            setattr(twin, name, _unshared(value))
        self.copy_base(twin)
        return twin

    def scores(self) -> list[int]:
        """Each seat's points as they stand now."""
        raise NotImplementedError

    # --- the fast layer -------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The action ids that the seat `current` may choose from, in rising order; empty when the match is
        over.
        """
        if self.lanes is None:
            agenda = self.agenda
            return agenda[-1].legal(self) if agenda else []
        return self.lanes[self.current][-1].legal(self)

    def apply(self, action: int) -> None:
        """Play a legal action of the seat `current`. Legality is the caller's promise: `Match.play` checks
        it.
        """
        if self.lanes is None:
            self.agenda.pop().play(self, action)
            self.advance()
        else:
            self.apply_of(self.current, action)

    def to_act(self) -> list[int]:
        """All seats that may act now."""
        if self.lanes is None:
            return [self.current] if self.current >= 0 else []
        return [seat for seat in range(self.players) if self.lanes[seat]]

    def legal_of(self, seat: int) -> list[int]:
        """The action ids of any seat to act ([] for the others)."""
        step = self.step_of(seat)
        return step.legal(self) if step is not None else []

    def apply_of(self, seat: int, action: int) -> None:
        """Play a legal action of any seat to act."""
        self.take(seat).play(self, action)
        self.advance()

    def record(
        self,
        kind: str,
        data: dict[str, Any],
        to: tuple[int, ...] | None = None,
        reveals: int | None = None,
        passing: bool = False,
    ) -> None:
        """Record what happened (see `Event`), if anybody listens. Where playouts pass by, ask `events` first:
        making the data costs, too.
        """
        if self.events is not None:
            self.events.append(Event(kind, data, to, reveals, passing))

    # --- the agenda -----------------------------------------------------------------------------------------

    def then(self, steps: list[Step[Any]]) -> None:
        """Put `steps` on the agenda, to be run in the order given, before everything already there."""
        self.agenda.extend(steps[::-1])

    def together(self, steps: list[Step[Any]]) -> None:
        """Open a simultaneous choice: each step goes to the lane of its seat."""
        lanes: list[list[Step[Any]]] = [[] for _ in range(self.players)]
        for step in steps[::-1]:
            lanes[step.seat].append(step)
        self.lanes = lanes

    def also(self, step: Step[Any]) -> None:
        """Within a simultaneous choice: give the step's seat one more decision, its next."""
        lanes = self.lanes
        assert lanes is not None
        lanes[step.seat].append(step)

    def advance(self) -> None:
        """Run the agenda until somebody has to choose or nothing is left."""
        while True:
            lanes = self.lanes
            if lanes is not None:
                for seat in range(self.players):
                    if lanes[seat]:
                        self.current = seat
                        return
                self.lanes = None
            agenda = self.agenda
            if not agenda:
                self.current = -1
                self.done = True
                return
            step = agenda[-1]
            if step.seat >= 0:
                self.current = step.seat
                return
            agenda.pop().run(self)

    def step_of(self, seat: int) -> Step[Any] | None:
        """The decision that waits for the seat, if any."""
        lanes = self.lanes
        if lanes is not None:
            return lanes[seat][-1] if lanes[seat] else None
        return self.agenda[-1] if seat == self.current and self.agenda else None

    def take(self, seat: int) -> Step[Any]:
        """Take the decision that waits for the seat off the agenda, to perform it."""
        lanes = self.lanes
        return self.agenda.pop() if lanes is None else lanes[seat].pop()

    def copy_base(self, twin: State) -> None:
        """Give `twin` what every state has; a game's `copy` calls it and adds its own pieces.

        Steps never change once made, so that twins may share them.
        """
        twin.players = self.players
        twin.rng = self.rng.copy()
        twin.agenda = self.agenda[:]
        lanes = self.lanes
        twin.lanes = None if lanes is None else [lane[:] for lane in lanes]
        twin.current = self.current
        twin.done = self.done
        twin.events = None


def _unshared(value: Any) -> Any:
    """A list of its own, with the lists in it."""
    return [_unshared(item) for item in value] if isinstance(value, list) else value


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to happen. With a seat it is a decision (`decision.py`); without, it runs by itself.

    Steps are immutable: states share them. `about` tells a step from others of its class, besides the seat.
    """

    def __init__(self, seat: int = -1, about: tuple[Any, ...] = ()) -> None:
        self.seat: int = seat
        self.about: tuple[Any, ...] = about

    def run(self, state: S) -> None:
        """Do the work of a step without a choice, and push what follows."""
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        """Every action id that may be chosen now, in rising order."""
        raise NotImplementedError

    def play(self, state: S, action: int) -> None:
        """Perform a legal choice, and push what follows."""
        raise NotImplementedError

    def why_not(self, state: S, move: Any) -> Refusal:
        """Why an illegal `move` (one of the game's move types) is refused: the rule and the reason."""
        raise NotImplementedError
