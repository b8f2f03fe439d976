"""A game as one object: what every game tells the table, the bots, the server and the page about itself."""

from __future__ import annotations

import marshal
import random
import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import msgspec
from librt.strings import BytesWriter

from . import rulebook
from .components import PLAIN, Components
from .errors import BadValue, NotSupported, UnknownName
from .event import Event
from .foresight import Foresight, step_by_step
from .move import Move, MoveCodec
from .observation import Field
from .options import Option, Value, settle
from .refusal import Refusal
from .result import Result, places
from .rng import Rng
from .state import State
from .text import LANGUAGES

if TYPE_CHECKING:
    from .heuristics import Heuristics
    from .match import Match
    from .notation import Notation
    from .puzzles import School


MOST_PREPARED: Final = 64
"""So many tables that differ in box, players or options are prepared at a time, of each game."""
_PREPARING: Final = threading.RLock()


class Prepared(NamedTuple):
    """What depends on box, players and options alone. It is made once and shared: nobody may change it."""

    layout: Any
    """What `Game.layout` made."""
    guesses: frozenset[str]
    """Paths of the component values that are only guessed."""


class Cites(msgspec.Struct, frozen=True):
    """The rules behind the refusals that every game has."""

    turn: str
    """it is not this seat's turn"""
    over: str
    """the match is over"""
    move: str
    """that is no move of this game"""


class Game(ABC):
    """What a game package exports as `GAME`. A new game derives from this and fills in the hooks."""

    name: ClassVar[str]
    """As in addresses and on the command line: `mighty-monsters`."""
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    kinds: ClassVar[tuple[type[Move], ...]]
    """Every kind of move."""
    actions: ClassVar[int]
    """How many action ids the fast layer has; 0 when moves carry real numbers."""
    events: ClassVar[Mapping[str, type[msgspec.Struct]]] = {}
    """Every kind of event, with the type of its data (`core/event.py`)."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """Where moves carry real numbers: what the numbers from 0 to 1 mean with which a learner shapes one."""
    secret_scores: ClassVar[bool] = False
    """Whether nobody's score is known before the end."""
    cites: ClassVar[Cites]
    folder: ClassVar[Path]
    """The game's package, with its component and rule files."""

    # --- the hooks ------------------------------------------------------------------------------------------

    @abstractmethod
    def box(self, components: Components) -> Any:
        """The components as the game's typed, checked record; BadComponents when a value is impossible."""

    def layout(self, players: int, options: Mapping[str, Value], box: Any) -> Any:
        """The box as the rules read it, for so many players with these options. It is shared by all tables
        that are alike, so that a start costs little: nobody may change it. By default the box itself.
        """
        return box

    @abstractmethod
    def start(self, players: int, rng: Rng, options: Mapping[str, Value], layout: Any) -> State:
        """The table laid, before its agenda is first run."""

    @abstractmethod
    def move(self, state: Any, action: int) -> Move:
        """The move that a legal action id stands for."""

    @abstractmethod
    def action(self, state: Any, move: Any) -> int:
        """The action id of a move; -1 when it has none."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may see, built from nothing; JSON-ready."""

    @abstractmethod
    def redraw(self, state: Any, seat: int | None, rng: Rng) -> None:
        """Redraw in place all that the seat can't know, consistently with what it knows, as a function of
        that knowledge and `rng` alone.
        """

    @abstractmethod
    def breakdown(self, state: Any) -> Sequence[Mapping[str, int | float]]:
        """For each seat, points by source; they add up to its score."""

    def notation(self, players: int, options: Mapping[str, Value], layout: Any) -> Notation:
        """How such a table is written as text; by default it can't be."""
        raise NotSupported("error-no-positions", game=self.name)

    def heuristics(self) -> Heuristics:
        """What the bots know about this game; by default nothing but the score."""
        from .heuristics import Heuristics

        return Heuristics()

    def think(
        self, state: State, seat: int, level: str, rng: Rng, seconds: float | None = None
    ) -> Move | None:
        """What the game's own bot of that name would do at an imagined table (all that the seat can't know
        redrawn), within so many seconds; None where the general bots have to find out by themselves.
        """
        return None

    def gives_way(self, state: Any, seat: int, people: Collection[int] = ()) -> Sequence[int]:
        """Seats that may act now too and that a bot in this one lets go first, people before other bots.

        By default none: whoever may act does. A game whose seats share what there is to do has bots that
        leave everybody a share. No two bots may wait for each other.
        """
        return ()

    def betrays(self, state: Any, seat: int) -> bool:
        """Whether others could tell what the seat holds if its only move were made without asking it: a
        window to react in is open to everybody who might have the card.
        """
        return False

    def school(self) -> School | None:
        """The game's puzzles; None when it has none."""
        return None

    def preview(self, state: Any, seat: int, move: Any) -> dict[str, Any]:
        """Numbers that a legal move would lead to, as far as the seat can know them; JSON-ready.

        What they mean is said under `sentence` ({"key": …, "data": …}), and in a few words under `short`:
        the terminal lists these beside the move ("costs 3 gold, beats 9 of 12"). `short` falls back to
        `sentence`.
        """
        return {}

    def preview_all(self, tables: Sequence[Any], seat: int, moves: Sequence[Any]) -> dict[str, Any]:
        """The numbers for several legal moves together; `tables` has the table before each of them.

        By default those of the last one, on the table that the others lead to.
        """
        return self.preview(tables[-1], seat, moves[-1])

    def foresee(self, match: Match, seat: int, moves: Sequence[Move]) -> Foresight:
        """What a list of moves would lead to. `match` is imagined and redrawn for the seat: it may be played
        on, and nothing in it can tell what the seat does not know.
        """
        return step_by_step(match, seat, moves)

    def words(self, view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
        """What the table adds to the sentence of a move of the seat, such as the name of what stands where
        the move says a number. Read off a view, so that no sentence tells more than its reader sees. Where
        there is something to add, the sentence is `<key>-named`.
        """
        return {}

    def draw(
        self, view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()
    ) -> Any:
        """The table for a terminal, as something Rich can print; None for the plain drawing of any view.
        `guesses` are the paths of the component values that are only guessed.
        """
        return None

    def rests_on(self, state: Any, event: Event) -> Sequence[str]:
        """Paths of the component values that the numbers of an event come from, as far as they may be
        guesses. Of the state it may read only what never changes in a match.
        """
        return ()

    def marked(self, state: Any, told: Iterable[Event], guesses: frozenset[str]) -> list[Event]:
        """The events, with `guess` in the data of those whose numbers come from a guessed value."""
        return [
            event
            if guesses.isdisjoint(self.rests_on(state, event))
            else msgspec.structs.replace(event, data={**event.data, "guess": True})
            for event in told
        ]

    def fields(self, players: int) -> list[Field]:
        """The fields of an observation, in order; [] for a game that no learner can play yet."""
        return []

    def observe(self, state: Any, seat: int) -> bytes:
        """What the seat knows, as numbers from 0 to 255, field by field; seats counted from the own one. A
        game with `numbers` gives numbers of four bytes each, with a fraction (float32).

        >>> import monstrerie
        >>> game = monstrerie.game("mighty-monsters")
        >>> row = game.observe(game.new(players=3, seed=7).state, 0)
        >>> len(row) == sum(field.size for field in game.fields(3))
        True
        """
        row = BytesWriter()
        self.observer()(state, seat, row)
        return row.getvalue()

    def observer(self) -> Callable[[Any, int, BytesWriter], None]:
        """What `observe` asks: a plain function that writes at the end of a row, compiled with the rules,
        since it is called at every step of many tables.
        """
        raise NotSupported("error-no-observation", game=self.name)

    def points(self, state: Any) -> list[int | float]:
        """The points of each seat as people count them: those of `scores`, save where a game has halves."""
        return [*state.scores()]

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats that win; by default all with the most points."""
        scores = state.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def not_your_turn(self, state: State, seat: int) -> Refusal:
        """Why a seat that isn't to act has to wait."""
        return Refusal(self.cites.turn, "refusal-not-your-turn", {"seats": state.to_act()})

    # --- moves: overridden only by games whose moves carry real numbers -------------------------------------

    def moves(self, state: State, seat: int) -> list[Move]:
        """Every legal move of the seat."""
        return [self.move(state, action) for action in state.legal_of(seat)]

    def refuse(self, state: State, seat: int, move: Move) -> Refusal | None:
        """None when the move is legal for a seat that is to act; otherwise why not."""
        action = self.action(state, move)
        if action >= 0 and action in state.legal_of(seat):
            return None
        step = state.step_of(seat)
        assert step is not None
        refusal: Refusal = step.why_not(state, move)
        return refusal

    def shape(self, state: State, seat: int, kind: type[Move], numbers: Sequence[float]) -> Move:
        """The legal move of a kind that the numbers (see `numbers`) stand for."""
        raise NotImplementedError

    def perform(self, state: State, seat: int, move: Move) -> None:
        """Play a legal move."""
        state.apply_of(seat, self.action(state, move))

    # --- what comes from outside the rules: overridden only by games with a physics engine ------------------

    def missing(self) -> str | None:
        """The extra that has to be installed before this game can be played; None when nothing is missing."""
        return None

    def prepare(self) -> None:
        """Do once, before threads begin, what the first table of a process would do."""
        self.box(self.components())

    def open(self, state: State) -> None:
        """Run the agenda of a table just laid, up to the first decision."""
        state.advance()

    def outcome(self, told: list[Event]) -> str | None:
        """What is kept beside a move (or the opening) so that its replay needs nothing from outside."""
        return None

    def expect(self, state: State, outcome: str) -> None:
        """The move performed (or the table opened) next is a replay: its outcome is known."""
        raise NotImplementedError

    def freedom(self, state: Any, seat: int, move: Any) -> dict[str, tuple[float, float] | tuple[str, ...]]:
        """What the player may choose freely in an offered move: fields with their lowest and highest number,
        or with the words to choose from.
        """
        return {}

    def sample(self, match: Match, seat: int, rng: Rng | random.Random | int) -> Move:
        """A random concrete legal move."""
        moves = match.moves(seat)
        if not moves:
            raise BadValue("error-nothing-to-play", seat=seat)
        return moves[as_rng(rng).below(len(moves))]

    # --- what everybody calls -------------------------------------------------------------------------------

    def new(
        self,
        players: int,
        seed: int | None = None,
        components: Components | Path | str | Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match:
        """Start a match. Without a seed one is drawn, and kept in the match.

        >>> import monstrerie
        >>> match = monstrerie.game("mighty-monsters").new(players=4, seed=7, whim=True)
        >>> match.to_act
        (0,)
        """
        return self.lay(players, seed, components, options)

    def lay(
        self,
        players: int,
        seed: int | None,
        components: Components | Path | str | Mapping[str, Any] | None,
        options: Mapping[str, Any],
        laid: str | None = None,
    ) -> Match:
        """`new`, for a match that is replayed: `laid` is what it kept of its opening (`Match.laid`)."""
        from .match import Match

        self._check_extra()
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadValue(
                "error-players",
                game=self.name,
                value=str(players)[:40],
                least=self.players.start,
                most=self.players.stop - 1,
            )
        if seed is None:
            seed = secrets.randbits(53)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadValue("error-seed", value=str(seed)[:40])
        checked = settle(self.options, options)
        return Match.started(self, players, seed, checked, self._with_own(components), laid)

    def _check_extra(self) -> None:
        extra = self.missing()
        if extra is not None:
            raise NotSupported("error-game-extra", game=self.name, extra=extra)

    def prepared(self, players: int, options: Mapping[str, Value], components: Components) -> Prepared:
        """What a table with these checked options is started from; BadComponents when a value is impossible.

        Boxes are told apart by their values, whoever holds them and whatever becomes of them later.
        """
        try:
            own = b"" if components is self._shipped else components.key()
            key = marshal.dumps((players, [*options.values()], own), PLAIN)
        except ValueError:  # something that no component file can hold: the game says what is wrong with it
            return self._prepare(players, options, components)
        found = self._prepared.get(key)
        if found is None:
            with _PREPARING:
                found = self._prepared.get(key) or self._prepare(players, options, components)
                self._prepared[key] = found
                if len(self._prepared) > MOST_PREPARED:
                    del self._prepared[next(iter(self._prepared))]
        return found

    def _prepare(self, players: int, options: Mapping[str, Value], components: Components) -> Prepared:
        layout = self.layout(players, options, self.box(components))
        return Prepared(layout, frozenset(components.guesses()))

    def position(
        self,
        text: str,
        components: Components | Path | str | Mapping[str, Any] | None = None,
        laid: str | None = None,
    ) -> Match:
        """A match at the table that a text tells, as `Match.position` writes it and `docs/positions.md` says;
        BadPosition names what can't be. With an owner's components where the box is not as shipped. `laid` is
        what a match that is replayed kept of its opening.
        """
        from .position import read

        self._check_extra()
        return read(self, text, self._with_own(components), laid)

    def load(self, text: str | bytes) -> Match:
        """The match that `Match.save` wrote, replayed and checked move by move."""
        from .save import load

        return load(self, text)

    def encode(self, move: Move) -> dict[str, Any]:
        """A move as a JSON object."""
        return self._codec.encode(move)

    def decode(self, obj: object) -> Move:
        """The move that a JSON object says; BadMove when it is none of this game's."""
        return self._codec.decode(obj)

    def components(self, own: Components | Path | str | Mapping[str, Any] | None = None) -> Components:
        """The components of the box as shipped, or with an owner's values; checked."""
        made = self._with_own(own)
        if made is not self._shipped:
            self.box(made)
        return made

    def _with_own(self, own: Components | Path | str | Mapping[str, Any] | None) -> Components:
        if own is None:
            return self._shipped
        return own if isinstance(own, Components) else self._shipped.overridden(own)

    def rules(self, lang: str = "en") -> rulebook.Rulebook:
        """The rules in our own words."""
        if lang not in LANGUAGES:
            raise UnknownName("error-unknown-language", name=str(lang)[:40], known=", ".join(LANGUAGES))
        file = self.folder / f"rules.{lang}.md"
        if not file.exists():
            file = self.folder / "rules.en.md"  # better in English than not at all
        return rulebook.read(file)

    def result(self, state: State) -> Result:
        """How the match ended (or stands)."""
        scores = self.points(state)
        sources = tuple(map(dict, self.breakdown(state)))
        return Result(tuple(scores), self.winners(state), sources, places(scores))

    @cached_property
    def _codec(self) -> MoveCodec[Move]:
        return MoveCodec(self.kinds)

    @cached_property
    def _shipped(self) -> Components:
        return Components.read(self.folder / "components.toml")

    @cached_property
    def _prepared(self) -> dict[bytes, Prepared]:
        return {}

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.players.start} to {self.players.stop - 1} players>"


def as_rng(source: Rng | random.Random | int) -> Rng:
    """The table's own kind of generator, from whatever the caller has: ours, Python's, or a seed."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(62))
    return Rng(source)
