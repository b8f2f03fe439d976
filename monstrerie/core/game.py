"""A game as one object: what every game tells the table, the bots, the server and the page about itself."""

from __future__ import annotations

import marshal
import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple

import msgspec
from librt.strings import BytesWriter

from . import rulebook
from .actions import Actions
from .components import PLAIN, Components
from .decision import prompt
from .errors import BadSave, BadValue, NotSupported, UnknownName
from .event import Event
from .move import Move, MoveCodec
from .observation import Field
from .options import Option, Value
from .parts import BotPart, ObservationPart, PreviewPart, TerminalPart
from .refusal import Refusal
from .result import Result, places
from .rng import Rng
from .state import State
from .text import LANGUAGES
from .view import View, plain

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .explain import ExplainPart
    from .guide import Guide
    from .match import Match
    from .notation import Notation
    from .overview import Section
    from .puzzles import School

    S = TypeVar("S", bound=State, default=Any)  # a plain `Game` is one of any state
else:
    from typing import TypeVar

    S = TypeVar("S")

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


class Game(ABC, Generic[S]):
    """What a game package exports as `GAME`, made for its own state: what it is, the rules, optional parts.

    A new game derives from this; one that a physics engine takes part in, from `Simulated`.
    """

    name: ClassVar[str]
    """As in addresses and on the command line: `mighty-monsters`."""
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Option]] = {}
    beginner: ClassVar[Mapping[str, Value]] = {}
    """The options for somebody's first match, where they are not the usual ones."""
    kinds: ClassVar[tuple[type[Move], ...]]
    """Every kind of move."""
    actions: ClassVar[int]
    """How many action ids the fast layer has."""
    simulated: ClassVar[bool] = False
    """Whether a physics engine answers moves, and moves carry real numbers (`Simulated`)."""
    events: ClassVar[Mapping[str, type[msgspec.Struct]]] = {}
    """Every kind of event, with the type of its data (`core/event.py`)."""
    fewest: ClassVar[bool] = False
    """Whether the fewest points win. More is better in `State.scores`, which then has them below zero; people
    see them as they count them (`points`).
    """
    secret_scores: ClassVar[bool] = False
    """Whether nobody's score is known before the end."""
    asks_owner: ClassVar[tuple[str, ...]] = ("",)
    """How the paths of those guesses begin that an owner can read or measure: all of them, by default."""
    folders: ClassVar[Mapping[str, type]] = {}
    """The types of those folders of the box that `box` makes something else of."""
    cites: ClassVar[Cites]
    folder: ClassVar[Path]
    """The game's package, with its component and rule files."""

    # --- optional parts (`parts.py`) ------------------------------------------------------------------------

    bot: BotPart[S] = BotPart()
    """What the bots know about this game."""
    preview: PreviewPart[S] = PreviewPart()
    """What moves would lead to."""
    observation: ObservationPart[S] | None = None
    """What a learner sees; None for a game that no learner can play yet."""
    school: Sequence[School] = ()
    """The game's puzzles."""
    guide: Guide | None = None
    """The guided first match."""
    overview: Sequence[Section] = ()
    """What the rules tell before they become exact."""
    explain: ExplainPart | None = None
    """What stands on the table, explained."""
    terminal: TerminalPart | None = None
    """The table in a terminal; None for the plain drawing of any view."""

    # --- the rules: what a game overrides -------------------------------------------------------------------

    @cached_property
    def ids(self) -> Actions:
        """The action ids, as the kinds of move declare them."""
        return Actions(self.kinds, self.actions)

    def move(self, state: S, action: int) -> Move:
        """The move that a legal action id stands for, where it is not by its kind's fields alone."""
        made = self.ids.move(action)
        assert made is not None
        return made

    def action(self, state: S, move: Any) -> int:
        """The action id of a move; -1 when it has none."""
        return self.ids.action(move)

    def box(self, components: Components) -> Any:
        """The components as the game's typed, checked record; BadComponents when a value is impossible. By
        default their values as they stand in the file.
        """
        return components.tree()

    def layout(self, players: int, options: Mapping[str, Value], box: Any) -> Any:
        """The box as the rules read it, for so many players with these options. It is shared by all tables
        that are alike, so that a start costs little: nobody may change it. By default the box itself.
        """
        return box

    @abstractmethod
    def start(self, players: int, rng: Rng, options: Mapping[str, Value], layout: Any) -> S:
        """The table set up, before its agenda is first run."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """What the seat (None: a spectator) may see, built from nothing."""

    @abstractmethod
    def redraw(self, state: S, seat: int | None, rng: Rng) -> None:
        """Redraw in place all that the seat can't know, consistently with what it knows, as a function of
        that knowledge and `rng` alone.
        """

    def reshuffle(self, state: S, rng: Rng) -> None:
        """Redraw in place what nobody at the table knows, as a function of what they know together and `rng`
        alone; by default all that a spectator can't know.
        """
        self.redraw(state, None, rng)

    @abstractmethod
    def breakdown(self, state: S) -> Sequence[Mapping[str, int | float]]:
        """For each seat, points by source; they add up to its score."""

    def notation(self, players: int, options: Mapping[str, Value], layout: Any) -> Notation:
        """How such a table is written as text; by default it can't be."""
        raise NotSupported("error-no-positions", game=self.name)

    def words(self, view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
        """What the table adds to the sentence of a move of the seat, such as the name of what stands where
        the move says a number. Read off a view, so that no sentence tells more than its reader sees. Where
        there is something to add, the sentence is `<key>-named`.
        """
        return {}

    def rests_on(self, state: S, event: Event) -> Sequence[str]:
        """Paths of the component values that the numbers of an event come from, as far as they may be
        guesses. Of the state it may read only what never changes in a match.
        """
        return ()

    def points(self, state: S) -> list[int | float]:
        """The points of each seat as people count them: those of `scores`, save where a game has halves."""
        return [-score if self.fewest else score for score in state.scores()]

    def places(self, state: S) -> tuple[int, ...]:
        """The place of each seat, 1 for those who win; by default the points decide."""
        return places(self.points(state), self.fewest)

    def looks(self, state: S, seat: int) -> bool:
        """Whether the seat sees others' secrets at this moment for what it has done: the move that leads
        there can't be taken back. By default never.
        """
        return False

    def not_your_turn(self, state: S, seat: int) -> Refusal:
        """Why a seat that isn't to act has to wait."""
        return Refusal(self.cites.turn, "refusal-not-your-turn", {"seats": state.to_act()})

    # --- moves: `Simulated` has its own way -----------------------------------------------------------------

    def missing(self) -> str | None:
        """The extra that has to be installed before this game can be played; None when nothing is missing."""
        return None

    def prepare(self) -> None:
        """Do once, before threads begin, what the first table of a process would do."""
        self.box(self.components())

    def open(self, state: S, outcome: str | None = None) -> str | None:
        """Run the agenda of a table just set up, to the first decision; see `perform`."""
        if outcome is not None:
            raise BadSave("error-save-keys", names="opening")
        state.advance()
        return None

    def moves(self, state: S, seat: int) -> list[Move]:
        """Every legal move of the seat."""
        return [self.move(state, action) for action in state.legal_of(seat)]

    def refuse(self, state: S, seat: int, move: Move) -> Refusal | None:
        """None when the move is legal for a seat that is to act; otherwise why not."""
        action = self.action(state, move)
        if action >= 0 and action in state.legal_of(seat):
            return None
        step = state.step_of(seat)
        assert step is not None
        refusal: Refusal = step.why_not(state, move)
        return refusal

    def perform(self, state: S, seat: int, move: Move, outcome: str | None = None) -> str | None:
        """Play a legal move, and answer its outcome: what came from outside the rules and a replay can't find
        out by itself. In games of pure rules that is None; with `outcome` the move is a replay.
        """
        if outcome is not None:
            raise BadSave("error-save-keys", names="outcome")
        state.apply_of(seat, self.action(state, move))
        return None

    def freedom(self, state: S, seat: int, move: Any) -> dict[str, tuple[float, float] | tuple[str, ...]]:
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
        from .match import Match

        return Match.start(self, players, seed, components, options)

    def check_extra(self) -> None:
        """NotSupported when something has to be installed before this game can be played."""
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
        opening_outcome: str | None = None,
    ) -> Match:
        """A match at the table that a text tells, as `Match.position` writes it and `docs/positions.md` says;
        BadPosition names what can't be. With an owner's components where the box is not as shipped, and with
        `opening_outcome` where a match is replayed.
        """
        from .position import read

        self.check_extra()
        return read(self, text, self.with_own(components), opening_outcome)

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
        made = self.with_own(own)
        if made is not self._shipped:
            self.box(made)
        return made

    def with_own(self, own: Components | Path | str | Mapping[str, Any] | None) -> Components:
        """Likewise, not checked yet."""
        if own is None:
            return self._shipped
        return own if isinstance(own, Components) else self._shipped.overridden(own, self.name)

    def rules(self, lang: str = "en") -> rulebook.Rulebook:
        """The rules in our own words."""
        if lang not in LANGUAGES:
            raise UnknownName("error-unknown-language", name=str(lang)[:40], known=", ".join(LANGUAGES))
        file = self.folder / f"rules.{lang}.md"
        if not file.exists():
            file = self.folder / "rules.en.md"  # better in English than not at all
        return rulebook.read(file)

    def fields(self, players: int) -> list[Field]:
        """The fields of an observation, in order; [] for a game that no learner can play yet."""
        return [] if self.observation is None else self.observation.fields(players)

    def observe(self, state: S, seat: int) -> bytes:
        """What the seat knows, as numbers (`ObservationPart.write`).

        >>> import monstrerie
        >>> game = monstrerie.game("mighty-monsters")
        >>> row = game.observe(game.new(players=3, seed=7).state, 0)
        >>> len(row) == sum(field.size for field in game.fields(3))
        True
        """
        if self.observation is None:
            raise NotSupported("error-no-observation", game=self.name)
        row = BytesWriter()
        self.observation.write(state, seat, row)
        return row.getvalue()

    def whole_view(self, state: S, seat: int | None, options: Mapping[str, Value]) -> dict[str, Any]:
        """The view with what every view has, JSON-ready."""
        points, fewest = self.points(state), self.fewest or msgspec.UNSET
        head = View(self.name, state.players, seat, dict(options), state.done, state.to_act(), points, fewest)
        made = {**plain(head), **plain(self.view(state, seat))}
        return made if "prompt" in made else {**made, "prompt": prompt(state, seat)}

    def marked(self, state: S, events: Iterable[Event], guesses: frozenset[str]) -> list[Event]:
        """The events, with `guess` in the data of those whose numbers come from a guessed value."""
        return [
            event
            if guesses.isdisjoint(self.rests_on(state, event))
            else msgspec.structs.replace(event, data={**event.data, "guess": True})
            for event in events
        ]

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that win."""
        return tuple(seat for seat, place in enumerate(self.places(state)) if place == 1)

    def result(self, state: S) -> Result:
        """How the match ended (or stands)."""
        sources = tuple(map(dict, self.breakdown(state)))
        return Result(tuple(self.points(state)), self.winners(state), sources, self.places(state))

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
