"""A match: a state, the log of what was played, and what it was started with."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from .components import Components
from .decision import betrays
from .errors import BadValue, IllegalMove, NotSupported
from .event import Event
from .game import Game, as_rng
from .move import Move
from .options import Value, settle
from .parts import PlanPreview
from .refusal import Refusal
from .result import Result
from .rng import Rng
from .seated import Seated
from .state import State

IMAGINED: Final = 1
"""Seed of the table that previews are made on: any will do, as long as it is always the same."""


class Match:
    """One match of any game: who may act, what they may do, and what it does.

    >>> import monstrerie
    >>> match = monstrerie.game("mighty-monsters").new(players=3, seed=1)
    >>> while not match.over:
    ...     seat = match.to_act[0]
    ...     events = match.play(seat, match.moves(seat)[0])
    >>> match.result.places
    (3, 2, 1)
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seed: int,
        options: dict[str, Value],
        components: Components,
        guesses: frozenset[str],
        imagined: bool,
        began: str | None,
        opening_events: list[Event],
        opening_outcome: str | None,
        log: list[tuple[int, Move]],
        outcomes: list[str | None],
        seated: list[Seated] | None,
    ) -> None:
        """A match as it stands; `start`, `around`, `Game.position` and all copies come here."""
        self.game = game
        self.players = state.players
        self.state = state
        self.seed = seed
        self.options = options
        self.components = components
        self.guesses = guesses
        """Paths of the component values that are only guessed."""
        self.imagined = imagined
        """True for a table that nobody started, as a determinised copy: it can't be saved."""
        self.began = began
        """The position that the match was set at (see `position.py`); None when its seed set the table up."""
        self.opening_events = opening_events
        """What happened before the first decision."""
        self.opening_outcome = opening_outcome
        """What setting the table up again can't find out by itself; None in games of pure rules."""
        self.log = log
        self.outcomes = outcomes
        """Beside each move of the log what its replay can't find out by itself; None in games of pure rules.
        """
        self.seated = seated
        """Who sat where, for a save; None when nobody said."""
        self.looked = False
        """Whether with the last move its seat began to see others' secrets (`Game.looks`)."""

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int | None,
        components: Components | Path | str | Mapping[str, Any] | None,
        options: Mapping[str, Any],
        opening_outcome: str | None = None,
    ) -> Match:
        """A match at a fresh table, as `Game.new` starts it; `opening_outcome`: of a match replayed."""
        game.check_extra()
        if isinstance(players, bool) or not isinstance(players, int) or players not in game.players:
            raise BadValue(
                "error-players",
                game=game.name,
                value=str(players)[:40],
                least=game.players.start,
                most=game.players.stop - 1,
            )
        if seed is None:
            seed = secrets.randbits(53)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadValue("error-seed", value=str(seed)[:40])
        checked, box = settle(game.options, options), game.with_own(components)
        layout, guesses = game.prepared(players, checked, box)
        state = game.start(players, Rng(seed), checked, layout)
        return cls.opened(game, state, seed, checked, box, guesses, opening_outcome)

    @classmethod
    def opened(
        cls,
        game: Game,
        state: State,
        seed: int,
        options: dict[str, Value],
        components: Components,
        guesses: frozenset[str],
        outcome: str | None,
        began: str | None = None,
    ) -> Match:
        """A match at a table just set up, which is run up to its first decision."""
        events: list[Event] = []
        state.events = events
        outcome = game.open(state, outcome)
        state.events = None
        shown = game.marked(state, events, guesses)
        return cls(
            game, state, seed, options, components, guesses, False, began, shown, outcome, [], [], None
        )

    @classmethod
    def around(cls, game: Game, state: State) -> Match:
        """A match that goes on from any table, a puzzle's say, with the game's usual options and box. It has
        no beginning, so it can't be saved.
        """
        components, options = game.components(), settle(game.options, {})
        guesses = frozenset(components.guesses())
        return cls(game, state.copy(), 0, options, components, guesses, True, None, [], None, [], [], None)

    def _at(self, state: State, moves: int, imagined: bool) -> Match:
        """The same match at another table, after so many of its moves."""
        return Match(
            self.game,
            state,
            self.seed,
            self.options,
            self.components,
            self.guesses,
            imagined,
            self.began,
            self.opening_events,
            self.opening_outcome,
            self.log[:moves],
            self.outcomes[:moves],
            self.seated,
        )

    # --- looking --------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; () when the match is over."""
        return tuple(self.state.to_act())

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.done

    @property
    def result(self) -> Result | None:
        """How it ended; None while it is still going on."""
        return self.game.result(self.state) if self.state.done else None

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of the seat; [] when it has none."""
        self._seat(seat)
        return self.game.moves(self.state, seat) if seat in self.state.to_act() else []

    def listed(self, seat: int) -> list[Move]:
        """The legal moves as people are shown them: the usual ones first."""
        return sorted(self.moves(seat), key=lambda move: move.late())

    def only_move(self, seat: int) -> Move | None:
        """The seat's move where it has no choice; None where it has one, be it only a free number in a move,
        and where not to ask would tell the others what the seat holds.
        """
        legal = self.moves(seat)
        if len(legal) != 1 or self.game.freedom(self.state, seat, legal[0]) or betrays(self.state, seat):
            return None
        return legal[0]

    def why_not(self, seat: int, move: object) -> Refusal | None:
        """None when the seat may play the move now; otherwise the rule and the reason."""
        refusal = self._not_now(seat, move)
        if refusal is not None:
            return refusal
        assert isinstance(move, self.game.kinds)
        return self.game.refuse(self.state, seat, move)

    def _not_now(self, seat: int, move: object) -> Refusal | None:
        """Why nothing of this kind can be played by the seat at this moment, whatever the move says."""
        self._seat(seat)
        cites = self.game.cites
        if self.state.done:
            return Refusal(cites.over, "refusal-over")
        if not isinstance(move, self.game.kinds):
            return Refusal(cites.move, "refusal-no-move", {"type": type(move).__name__})
        if seat not in self.state.to_act():
            return self.game.not_your_turn(self.state, seat)
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see, JSON-ready; view(None) is a spectator's."""
        if seat is not None:
            self._seat(seat)
        return self.game.whole_view(self.state, seat, self.options)

    def preview(self, seat: int, move: Move) -> dict[str, Any]:
        """Numbers that a legal move would lead to, as far as the seat can know them."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.game.preview.of(self.state, seat, move)

    def preview_plan(self, seat: int, moves: Sequence[Move]) -> PlanPreview:
        """What several moves of a seat would lead to, played one after the other; nothing is played here.

        They are tried on a copy redrawn from what the seat knows alone, so that no answer can tell more.
        """
        if not moves:
            raise BadValue("error-no-moves")
        return self.game.preview.plan(self.determinise(seat, IMAGINED), seat, moves)

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, outcome: str | None = None) -> list[Event]:
        """Play a move and tell what happened; IllegalMove changes nothing.

        `outcome` is given when a move is replayed whose outcome was kept (see `outcomes`): that it was legal
        has been found then, and on another machine a physics engine might judge otherwise.
        """
        refusal = self.why_not(seat, move) if outcome is None else self._not_now(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        before = self.state.copy()
        events: list[Event] = []
        self.state.events = events
        try:
            outcome = self.game.perform(self.state, seat, move, outcome)
        except BaseException:
            # A fault in the middle of a move (a physics engine, an interrupt) must not leave half of it
            # behind.
            self.state = before
            raise
        self.state.events = None
        self.looked = self.game.looks(self.state, seat) and not self.game.looks(before, seat)
        self.log.append((seat, move))
        self.outcomes.append(outcome)
        return self.game.marked(self.state, events, self.guesses)

    def play_all(self, seat: int, moves: Sequence[Move]) -> list[Event]:
        """Play several small moves of one seat as one: all of them, or on IllegalMove none."""
        before, length = self.state.copy(), len(self.log)
        events: list[Event] = []
        try:
            for move in moves:
                events += self.play(seat, move)
        except IllegalMove:
            self.state = before
            del self.log[length:], self.outcomes[length:]
            raise
        return events

    # --- copies, saves --------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent twin."""
        return self._at(self.state.copy(), len(self.log), self.imagined)

    def determinise(self, seat: int | None, rng: Rng | random.Random | int) -> Match:
        """A copy in which all that the seat can't know is redrawn, consistently with what it knows."""
        return self._at(self.imagine(seat, as_rng(rng)), 0, imagined=True)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """The table of such a copy alone."""
        if seat is not None:
            self._seat(seat)
        state = self.state.copy()
        self.game.redraw(state, seat, rng)
        state.rng = Rng(rng.seed())
        return state

    def rewound(self, moves: int) -> Match:
        """The match as it stood after its first `moves` moves, replayed from the start."""
        if self.imagined:
            raise NotSupported("error-imagined")
        if not 0 <= moves <= len(self.log):
            raise BadValue("error-rewind", value=moves, most=len(self.log))
        game, components, opening = self.game, self.components, self.opening_outcome
        if self.began is not None:
            state = game.position(self.began, components, opening).state
        else:
            state = Match.start(game, self.players, self.seed, components, self.options, opening).state
        for (seat, move), outcome in zip(self.log[:moves], self.outcomes[:moves], strict=True):
            game.perform(state, seat, move, outcome)
        return self._at(state, moves, imagined=False)

    def position(self) -> str:
        """The table as text, all that is hidden included, for `Game.position`.

        >>> import monstrerie
        >>> game = monstrerie.game("mighty-monsters")
        >>> match = game.new(players=3, seed=1)
        >>> game.position(match.position()).moves(0) == match.moves(0)
        True
        """
        from .position import write

        return write(self)

    def save(self) -> str:
        """The match as JSON text: game, version, options, seed or position, components, moves so far."""
        from .save import save

        if self.imagined:
            raise NotSupported("error-imagined")
        return save(self)

    def _seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadValue("error-seat", value=str(seat)[:40], most=self.players - 1)

    def __repr__(self) -> str:
        where = "over" if self.over else f"to act: {self.to_act}"
        return f"<Match of {self.game.name}, {self.players} players, {len(self.log)} moves, {where}>"
