"""Guided first matches: a real match in which every idea of a game is said where it comes up, and tried.

A guide is a start (seed, players, options, or a position) and a list of stops in order. At some stops the
pupil reads, at others she decides; what she then plays is judged, and a move that does not fit the lesson is
answered instead of played. The rivals are bots whose moves depend on the table alone. So a guided match is
its save: nothing else has to be kept to come back to it, or to go on playing it freely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .errors import BadSave
from .event import Event
from .match import Match
from .move import Move
from .options import Value
from .save import parse
from .state import State
from .view import Sentence

if TYPE_CHECKING:
    from .game import Game

PUPIL: Final = 0
"""The seat that a guide teaches."""


class Now(NamedTuple):
    """The moment at which something is said."""

    state: Any
    """The table, of the game's own type."""
    event: Event | None
    """What has just happened, at a stop that waits for it."""


Judge = Callable[[Match, Any], Sentence | None]
"""What is to be said about a legal move that does not fit the lesson; None for one that does."""


def anything(match: Match, move: Any) -> Sentence | None:
    """Every legal move fits."""
    return None


def _no_data(now: Now) -> dict[str, Any]:
    return {}


class Stop(NamedTuple):
    """One idea, said where it comes up."""

    sentence: str
    """The name of what is said."""
    lights: Sequence[str] = ()
    """The pieces that it is about, by the names that the board gives them (`guard:1`)."""
    data: Callable[[Now], dict[str, Any]] = _no_data
    """The numbers and words in it."""
    after: str = ""
    """It is said when the first event of this kind was shown since the pupil last decided, and is left out
    where there was none; "": before the next decision.
    """
    about: Callable[[Match, Event], bool] = lambda match, event: True
    """Which of those events it waits for."""
    judge: Judge | None = None
    """At a stop where the pupil decides: what fits."""
    until: Callable[[Match], bool] = lambda match: True
    """Whether a fitting move ends the stop; otherwise the next one is asked for here, too."""
    when: Callable[[Match], bool] = lambda match: True
    """Whether it is about the decision that is due; the pupil is past the stop where it isn't."""


class Said(NamedTuple):
    """A stop as it is said at a moment."""

    number: int
    """Counted from 1."""
    sentence: Sentence
    lights: Sequence[str]
    after: int | None
    """The number of the event after which it is said, counted from 0 over the whole match."""
    decides: bool


def best_by_heuristics(match: Match, seat: int) -> Move:
    """What the game's own heuristics like best, of several equals the first."""
    legal = match.state.legal_of(seat)
    state = match.state.copy()
    ranks = match.game.bot.heuristics().rank(state, legal) if state.current == seat else [0.0] * len(legal)
    best = max(range(len(legal)), key=lambda index: (ranks[index], -index))
    return match.game.move(match.state, legal[best])


class Guide(NamedTuple):
    """What a game teaches in its guided first match (`Game.guide`)."""

    players: int
    seed: int
    stops: Sequence[Stop]
    options: Mapping[str, Value] = {}
    rival: Callable[[Match, int], Move] = best_by_heuristics
    """What a rival in a seat plays."""
    skips: Callable[[Match], bool] = lambda match: False
    """Where the pupil only looks on: her moves, too, are then played as a rival's."""
    position: str = ""
    """The table that it begins at (`docs/positions.md`), where that is not a fresh one."""

    def part(self, first: str, last: str, position: str = "") -> Guide:
        """Its stops from one to another alone, at a table of their own or from the beginning."""
        names = [stop.sentence for stop in self.stops]
        stops = self.stops[names.index(first) : names.index(last) + 1]
        return self._replace(stops=(*stops, Stop("guide-example-end")), position=position)


class Guided:
    """A guided match as it goes on."""

    def __init__(self, game: Game, guide: Guide, opening_outcome: str | None = None) -> None:
        self.guide = guide
        if guide.position:
            self.match = game.position(guide.position, None, opening_outcome)
        else:
            self.match = Match.start(game, guide.players, guide.seed, None, guide.options, opening_outcome)
        self.events: list[Event] = list(self.match.opening_events)
        self.at = 0
        """How many stops are behind the pupil."""
        self._since = 0
        """So many events had happened when the pupil last decided."""
        self._tables: list[tuple[int, State]] = []
        """The table as each move since then left it, with how many events there were by then."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide here."""
        return self.match.over or self._deciding() is None

    def play(self, *moves: Move) -> Sentence | None:
        """Play the pupil's moves, one right after the other, and what the rivals do then; or answer the first
        one that does not fit: it is not played. IllegalMove likewise.
        """
        for move in moves:
            number = self._deciding()
            judge = anything if number is None else self.guide.stops[number].judge
            answer = judge(self.match, move) if judge and self.match.why_not(PUPIL, move) is None else None
            if answer is not None:
                return answer
            self._play(PUPIL, move)
        self.go_on()
        return None

    def go_on(self) -> None:
        """Play what needs no pupil: the rivals' moves, and hers where she has no choice or looks on."""
        while not self.match.over:
            rivals = [seat for seat in self.match.to_act if seat != PUPIL]
            if rivals:
                self._play(rivals[0], self.guide.rival(self.match, rivals[0]))
            elif self._asked():
                break
            else:
                self._play(PUPIL, self.match.only_move(PUPIL) or self.guide.rival(self.match, PUPIL))

    def _asked(self) -> bool:
        """Whether the pupil decides now."""
        return self.match.only_move(PUPIL) is None and not self.guide.skips(self.match)

    def said(self) -> list[Said]:
        """What there is to say until the next decision, in order, that decision's stop at the end."""
        stops = self.guide.stops
        deciding = self._deciding()
        found: list[Said] = []
        last = self._since
        for number in range(self.at, len(stops) if deciding is None else deciding + 1):
            stop, after = stops[number], None
            if stop.judge and number != deciding:
                continue
            if stop.after:
                after = self._first(stop, last)
                if after is None:
                    continue
                last = after
            sentence = Sentence(stop.sentence, stop.data(self._then(after)))
            found.append(Said(number + 1, sentence, stop.lights, after, stop.judge is not None))
        return found

    def moments(self) -> list[tuple[int, State]]:
        """The table after each move in which something happened that is spoken of, and how many events there
        were by then.
        """
        afterwards = [said.after for said in self.said() if said.after is not None]
        begins = [self._since, *(end for end, _ in self._tables)]
        return [
            (end, state)
            for begin, (end, state) in zip(begins, self._tables, strict=False)
            if any(begin <= number < end for number in afterwards)
        ]

    def _first(self, stop: Stop, since: int) -> int | None:
        for number in range(since, len(self.events)):
            event = self.events[number]
            if event.kind == stop.after and event.visible(PUPIL) and stop.about(self.match, event):
                return number
        return None

    def _then(self, event: int | None) -> Now:
        """The moment of an event, or the present one."""
        if event is None:
            return Now(self.match.state, None)
        table = next((state for end, state in self._tables if event < end), self.match.state)
        return Now(table, self.events[event])

    def _deciding(self) -> int | None:
        """The next stop at which the pupil decides."""
        for number in range(self.at, len(self.guide.stops)):
            stop = self.guide.stops[number]
            if stop.judge and stop.when(self.match):
                return number
        return None

    def _play(self, seat: int, move: Move, outcome: str | None = None) -> None:
        asked = seat == PUPIL and self._asked()
        number, events = self._deciding(), len(self.events)
        self.events += self.match.play(seat, move, outcome)
        if asked and number is not None:
            self._since, self._tables = events, []
            self.at = number + 1 if self.guide.stops[number].until(self.match) else number
        self._tables.append((len(self.events), self.match.state.copy()))

    def save(self) -> str:
        """The match as text, for `resume`."""
        return self.match.save()


def begin(game: Game, guide: Guide) -> Guided:
    """The guided match up to the pupil's first decision."""
    guided = Guided(game, guide)
    guided.go_on()
    return guided


def resume(game: Game, guide: Guide, text: str | bytes) -> Guided:
    """A guided match where it was left; BadSave when the text is none of this guide's."""
    body = parse(text)
    guided = Guided(game, guide, body.get("opening"))
    match, kept = guided.match, (body["game"], body["players"], body["seed"], body.get("position"))
    if kept != (game.name, match.players, match.seed, match.began):
        raise BadSave("error-save-guide")
    try:
        for seat, obj, *outcome in body["moves"]:
            guided._play(seat, game.decode(obj), *outcome)
    except (ValueError, TypeError) as error:
        raise BadSave("error-save-guide") from error
    guided.go_on()
    return guided
