"""REST: sessions, tables and who sits there, and what happened at a table (`shapes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct
from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.options import Value as OptionValue
from .records import Avatar, Chatting, Kind, Status
from .shapes import Body, Move, SeenView, Word


class SessionWish(Body):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]
    avatar: Avatar | None = None
    """the monster one sits there as; null keeps what one had"""


class SeatWish(Body):
    kind: Literal["me", "link", "bot"]
    level: Word | None = None


class ClockWish(Body):
    seconds: Annotated[StrictInt, Field(ge=1, le=14 * 24 * 3600)]


class TableWish(Body):
    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, StrictBool | StrictInt | StrictStr] = Field(default_factory=dict)
    listed: StrictBool = False
    clock: ClockWish | None = None
    auto: StrictBool = True
    coach: StrictBool = False
    """whether the coach may be asked; for one person against bots"""
    seed: Annotated[StrictInt, Field(ge=0, lt=1 << 53)] | None = None
    components: dict[str, Any] | None = None
    box: Word | None = None
    """id of somebody's box to play with, instead of components"""
    save: Annotated[StrictStr, Field(max_length=1_000_000)] | None = None
    """a saved match, or a position as text, to go on with; it brings options, seed and components along"""


class SavedWish(Body):
    text: Annotated[StrictStr, Field(max_length=1_000_000)]
    """a saved match, or a position as text"""


class JoinWish(Body):
    invite: Word | None = None
    seat: Annotated[StrictInt, Field(ge=0, le=11)] | None = None


class LevelWish(Body):
    level: Word = "normal"


class SettingsWish(Body):
    auto: StrictBool | None = None
    listed: StrictBool | None = None
    chat: Chatting | None = None
    """who may chat"""
    coach: Literal[True] | None = None
    """let the coach be asked from now on; the match stays marked"""


SeatNumber = Annotated[StrictInt, Field(ge=0, le=11)]


class RemoveWish(LevelWish):
    seat: SeatNumber
    ban: StrictBool = False
    """whether they may not come back"""


class BotWish(Body):
    seat: SeatNumber
    level: Word | None
    """null takes the bot away"""


class WhomWish(Body):
    """Who sits there, or said that line."""

    seat: SeatNumber | None = None
    line: Annotated[StrictInt, Field(ge=0, le=1 << 31)] | None = None


class MuteWish(WhomWish):
    muted: StrictBool = True


class ReportWish(WhomWish):
    text: Annotated[StrictStr, Field(max_length=500)]


class EndWish(Body):
    where: Literal["here", "others", "everywhere"] = "here"
    """in this browser, in all others (this one stays signed in), or in all"""


class Player(Struct, frozen=True):
    """A guest with a name."""

    id: str
    name: str
    avatar: Avatar | None


class SessionAnswer(Struct, frozen=True):
    player: Player | None


class TableBox(Struct, frozen=True):
    """Which box a table plays with."""

    name: str
    """what its owner calls it"""
    own: bool
    """whether it is another than the shipped one"""
    fingerprint: str
    """equal where all values are equal"""


class Clock(Struct, frozen=True):
    """Time for each decision; after it a bot moves for the seat."""

    seconds: int


class Seat(Struct, frozen=True):
    """A chair and who sits on it."""

    seat: int
    kind: Kind
    name: str | None
    level: str | None
    """of the bot whose chair it is"""
    you: bool
    online: bool
    bot: str | None
    """level of the bot that plays for an absent person"""
    avatar: Avatar | None
    """the monster that a person sits there as; null where they chose none, and for bots"""


class Table(Struct, frozen=True):
    """A table as one reader may know it."""

    id: str
    """22 characters"""
    game: str
    options: dict[str, OptionValue]
    status: Status
    seats: list[Seat]
    box: TableBox
    your_seat: int | None
    """null for a spectator"""
    host: bool
    """whether the table is yours"""
    listed: bool
    """whether strangers find it"""
    clock: Clock | None
    auto: bool
    """decisions with a single legal move are made without asking"""
    chat: Chatting
    """who may chat: all, those who sit there, or nobody"""
    coached: bool
    """whether the coach may be asked, or could be"""
    changed: list[str]
    """paths of the component values that differ from ours (`GET /api/tables/{id}/box` says how)"""
    seeded: bool
    """the host chose the seed, so that somebody may know what is hidden"""
    to_act: Sequence[int]
    your_turn: bool
    invite: str | None
    """null for those who don't sit there"""
    rematch: str | None
    """id of the table where they play again"""
    created: float
    """Unix time"""
    updated: float
    """time of the last thing that everybody could notice"""
    winners: Sequence[int] | None
    """null before the end"""


class TableAnswer(Struct, frozen=True):
    table: Table


class ClosedAnswer(Struct, frozen=True):
    table: Table | None


class TablesAnswer(Struct, frozen=True):
    tables: list[Table]
    next: str | None
    """where the list goes on (`after`); null at its end"""


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, with its number among those that the reader may know."""

    n: int
    kind: str
    """also the name of its sentence"""
    data: dict[str, Any]
    """the sentence's arguments"""
    passing: bool = False
    """true for what is shown while it happens, not told in words: a film"""


class Frame(Struct, frozen=True):
    """The match after a number of moves."""

    number: int
    seat: int | None
    """who moved last; null in frame 0"""
    move: Move | None
    """null in frame 0, and for others' moves while the match goes on"""
    words: dict[str, Any]
    """what the table before it adds to the move's sentence (`Game.words`)"""
    events: list[Event]
    view: SeenView


class FramesAnswer(Struct, frozen=True):
    frames: list[Frame]
    total: int
    """number of moves that this reader noticed"""


class Point(Struct, frozen=True):
    """Everybody's points after a number of moves."""

    number: int
    round: int | None
    """null in a game without rounds"""
    scores: Sequence[int | float]


class SavedMatch(Struct, frozen=True):
    """What somebody may go on with."""

    game: str
    players: int
    moves: int
    """since the beginning, or since the position"""
    to_act: Sequence[int]
    names: Sequence[str | None]
    """who sat there, where the text says so"""
    at_position: bool
    """whether it began at a position, and not at the start"""


class SavedAnswer(Struct, frozen=True):
    saved: SavedMatch | None
    problem: str | None
    """in words, why nothing can be gone on with; the same answer for a table is refused"""


class PositionAnswer(Struct, frozen=True):
    position: str
    """all that was on the table, as text"""


class CurveAnswer(Struct, frozen=True):
    points: list[Point]
