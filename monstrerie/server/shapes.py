"""The bodies of REST requests and answers, as the OpenAPI page shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ..coach import Analysis
from ..core.components import Confidence
from ..core.options import Option
from ..core.options import Value as OptionValue
from ..core.own_box import Leaf
from ..core.view import PlainMove, Sentence
from .records import Chatting, Kind, Status

# --- what a client sends: checked by pydantic, whose faults are told in words (validation.py) ------------

Word = Annotated[StrictStr, Field(max_length=100)]
PieceName = Annotated[StrictStr, Field(max_length=60, pattern=r"^[a-z][\w:@-]*$")]
"""The name that a board gives a thing: `guard:2`, `gold@1`."""
MOST_PIECES: Final = 400
"""More things than any board has."""


class Body(BaseModel):
    """What a client sends; unknown fields are refused rather than ignored."""

    model_config = ConfigDict(extra="forbid")


class SessionWish(Body):
    name: Annotated[StrictStr, Field(min_length=1, max_length=200)]


class SeatWish(Body):
    kind: Literal["me", "link", "bot"]
    level: Word | None = None


class ClockWish(Body):
    seconds: Annotated[StrictInt, Field(ge=1, le=14 * 24 * 3600)]


class TableWish(Body):
    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, StrictBool | StrictInt | StrictStr] = {}
    listed: StrictBool = False
    clock: ClockWish | None = None
    auto: StrictBool = True
    seed: Annotated[StrictInt, Field(ge=0, lt=1 << 53)] | None = None
    components: dict[str, Any] | None = None
    box: Word | None = None
    """id of somebody's box to play with, instead of components"""
    save: Annotated[StrictStr, Field(max_length=1_000_000)] | None = None
    """a saved match to go on with, which brings options, seed and components along"""


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


SeatNumber = Annotated[StrictInt, Field(ge=0, le=11)]


class RemoveWish(LevelWish):
    seat: SeatNumber
    ban: StrictBool = False
    """whether they may not come back"""


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


Seed = Annotated[StrictInt, Field(ge=1, le=9999)]


class PuzzleName(Body):
    """A fixed puzzle by its number, or a new one by its seed and difficulty, of a course or of the first."""

    course: Annotated[str, Field(max_length=20)] | None = None
    number: Annotated[StrictInt, Field(ge=1, le=999)] | None = None
    seed: Seed | None = None
    difficulty: Annotated[StrictInt, Field(ge=1, le=5)] | None = None


class PuzzleWish(Body):
    puzzle: PuzzleName


class PositionWish(PuzzleWish):
    moves: Annotated[list[PlainMove], Field(max_length=200)] = []


class MoveWish(PositionWish):
    move: PlainMove


class PlanWish(PositionWish):
    plan: Annotated[list[PlainMove], Field(min_length=1, max_length=64)]


class GuideWish(Body):
    example: Annotated[StrictStr, Field(max_length=40)] | None = None
    """the section of the rules whose example it is; null for the guided first match"""
    match: Annotated[StrictStr, Field(max_length=1_000_000)] | None = None
    """where the pupil was, as the server gave it; null begins"""
    moves: Annotated[list[PlainMove], Field(max_length=64)] = []


class GuidePlanWish(Body):
    example: Annotated[StrictStr, Field(max_length=40)] | None = None
    match: Annotated[StrictStr, Field(max_length=1_000_000)]
    plan: Annotated[list[PlainMove], Field(min_length=1, max_length=64)]


class BoxChange(Body):
    """One thing to be set in a value (`BoxFact.leaves`)."""

    path: Word
    at: Annotated[list[StrictStr | StrictInt], Field(max_length=8)]
    value: StrictBool | StrictInt | StrictFloat | StrictStr


class BoxWish(Body):
    """What an owner has read off their box: the values by path, or a file."""

    name: Annotated[StrictStr, Field(max_length=60)] = ""
    values: dict[Annotated[StrictStr, Field(max_length=100)], Any] = {}
    change: BoxChange | None = None
    toml: StrictStr | None = None
    file: Word = "box.toml"
    """what the file is called, for messages"""


class ExplainWish(Body):
    view: dict[str, Any]
    """what the reader sees"""
    pieces: Annotated[list[PieceName], Field(min_length=1, max_length=MOST_PIECES)]


# --- what the server answers: msgspec types, encoded as they are --------------------------------------------

Move = PlainMove
SeenView = Annotated[dict[str, Any], Meta(title="View")]
"""What `Match.view` gives; each game has its own (`view.py`)."""


class Problem(Struct, frozen=True):
    """Why a request failed."""

    code: str
    text: str
    """in the reader's language"""


class ErrorAnswer(Struct, frozen=True):
    error: Problem


class Player(Struct, frozen=True):
    """A guest with a name."""

    id: str
    name: str


class SessionAnswer(Struct, frozen=True):
    player: Player | None


class AliveAnswer(Struct, frozen=True):
    alive: bool
    version: str


class HealthAnswer(Struct, frozen=True):
    ok: bool
    version: str
    database: str


class Game(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, int]
    """least and most"""
    options: Mapping[str, Option]
    levels: Sequence[str]
    """of bots, the weakest first"""
    sentences: dict[str, str]
    """Fluent key of each kind of move"""
    facts: int
    """how many values the box has"""
    guesses: int
    """how many of them are only guessed"""
    school: bool
    """whether it has puzzles to learn by"""
    guide: bool
    """whether it has a guided first match"""
    coach: bool
    """whether its matches can be analyzed"""
    beginner: dict[str, OptionValue]
    """the options for somebody's first match, where they are not the usual ones"""
    tracks: Sequence[Sequence[str]]
    """phases that follow one another: Fluent keys"""


class GamesAnswer(Struct, frozen=True):
    games: list[Game]


class Rule(Struct, frozen=True):
    """One rule, in our own words."""

    id: str
    text: str
    cells: Sequence[str]


class Chapter(Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    level: int
    rules: list[Rule]


class RuleSection(Struct, frozen=True):
    """A section of the overview of the rules."""

    name: str
    """of its picture"""
    title: str
    step: bool
    """whether it belongs to the last section that is none"""
    text: Sequence[str]
    """paragraph by paragraph"""
    numbers: dict[str, int | float | str]
    """those of the box that its text names"""
    picture: bool
    example: bool
    """whether there is a table on which to try it"""
    chapters: list[Chapter]
    """the exact rules behind it"""


class RulesAnswer(Struct, frozen=True):
    sections: list[RuleSection]


class Explanation(Struct, frozen=True):
    """What a thing on the board is, in the reader's language."""

    title: str
    lines: list[str]
    rule: str
    """id of the rule about it"""


class ExplainAnswer(Struct, frozen=True):
    explanations: list[Explanation | None]
    """in the order asked; null for what isn't there"""


class Fact(Struct, frozen=True):
    """One value of the box, and how sure we are of it."""

    path: str
    value: Any
    confidence: Confidence
    source: str
    note: str
    label: str
    """what it is called, in the reader's language"""
    said: str
    """what it says, in the reader's language"""


class ComponentsAnswer(Struct, frozen=True):
    facts: list[Fact]


class BoxFact(Struct, frozen=True):
    """One value that is to be read off the box."""

    path: str
    label: str
    said: str
    """what the shipped box says"""
    shipped: Any
    value: Any
    settled: bool
    """whether the owner has read it"""
    leaves: list[Leaf]


class BoxProblem(Struct, frozen=True):
    """Why nobody can play with this box."""

    text: str
    path: str
    """of the value; "" for none in particular"""
    rule: str


class BoxDifference(Struct, frozen=True):
    """What is printed otherwise than the shipped box says, in words."""

    path: str
    label: str
    shipped: str
    own: str


class BoxSheet(Struct, frozen=True):
    """An owner's box, and what is still to be read off it."""

    name: str
    values: dict[str, Any]
    """what the owner has read, by path"""
    steps: list[list[BoxFact]]
    """thing by thing"""
    settled: int
    total: int
    problem: BoxProblem | None
    differences: list[BoxDifference]
    fingerprint: str
    toml: str
    """the file that `--components` takes"""


class Box(Struct, frozen=True):
    """A box that somebody keeps here."""

    id: str
    game: str
    name: str
    values: dict[str, Any]


class BoxAnswer(Struct, frozen=True):
    box: Box | None


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
    changed: list[str]
    """paths of the component values that the host changed"""
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


class CurveAnswer(Struct, frozen=True):
    points: list[Point]


class AnalysisAnswer(Struct, frozen=True):
    running: bool
    """whether the coach works on it"""
    analysis: Analysis | None
    """what is known so far"""


class Lesson(Struct, frozen=True):
    """A fixed puzzle and what it teaches."""

    number: int
    title: Sentence
    goal: Sentence
    lesson: list[Sentence]
    """one thought after another"""


class PuzzleOfDay(Struct, frozen=True):
    course: str
    seed: int
    difficulty: int


class Course(Struct, frozen=True):
    """One thing that a school teaches."""

    name: str
    title: Sentence
    text: Sentence
    puzzles: list[Lesson]


class School(Struct, frozen=True):
    courses: list[Course]
    levels: Sequence[int]
    """how difficult a new puzzle can be"""
    today: PuzzleOfDay
    """the same for everybody; days begin at midnight UTC"""


class Outcome(Struct, frozen=True):
    """What came of a puzzle."""

    number: int
    """less is better"""
    best: int
    solved: bool
    sentence: Sentence


class Reached(Struct, frozen=True, kw_only=True):
    """A pupil's table after some moves."""

    view: SeenView
    moves: list[Move]
    """the legal ones"""
    words: list[dict[str, Any]]
    """what the table adds to the sentence of each (`Game.words`)"""
    events: list[Event]
    """all since the beginning"""


class Position(Reached, frozen=True, kw_only=True):
    """A puzzle after some moves."""

    title: Sentence
    goal: Sentence
    outcome: Outcome | None


class Hint(Struct, frozen=True):
    """A best move and its reasons."""

    move: Move | None
    """null when it is over"""
    why: list[Sentence]


class Solution(Struct, frozen=True):
    """The best play, told round by round."""

    rounds: list[list[Sentence]]


class GuideStop(Struct, frozen=True):
    """One idea of a guide."""

    number: int
    """counted from 1"""
    sentence: Sentence
    lights: Sequence[str]
    """the pieces that it is about (`data-piece` on the board)"""
    after: int | None
    """the event after which it is said; null: before the next decision"""
    decides: bool
    """whether the pupil decides here"""


class GuideMoment(Struct, frozen=True):
    """The table as it was when something happened that a stop is about."""

    events: int
    """so many events had happened by then"""
    view: SeenView


class GuidedMatch(Reached, frozen=True, kw_only=True):
    """A guided match after some moves."""

    match: str
    """to be sent again with the next moves"""
    stops: list[GuideStop]
    """what there is to say until the next decision"""
    moments: list[GuideMoment]
    """the table on the way there, where something is said"""
    total: int
    """how many stops the guide has"""
    answer: Sentence | None
    """to a move that does not fit, and was not played"""
    over: bool
    """whether the guide has nothing more to ask"""


class Refusal(Struct, frozen=True):
    """Why a move is not allowed."""

    rule: str
    key: str
    data: dict[str, Any]
    text: str
    """the sentence, in the reader's language"""


class WhyAnswer(Struct, frozen=True):
    refusal: Refusal | None
    """null when the move may be played"""


class PreviewAnswer(Struct, frozen=True):
    preview: dict[str, Any]


class PlanPreview(Struct, frozen=True):
    """The engine's numbers for a list of moves, as far as they can be played and known."""

    preview: dict[str, Any]
    """for the first `count` moves together"""
    count: int
    """how many of the moves the numbers tell of"""
    refusal: Refusal | None
    """why the next one can't be played"""
    hidden: bool
    """the last of these brings something hidden to light: nobody knows what comes after it"""
    plan: list[Move]
    """the moves as they would be played: without what would not be asked, with what ends the plan;
    `count` counts these"""


ANSWERS: Final = (
    ErrorAnswer,
    SessionAnswer,
    AliveAnswer,
    HealthAnswer,
    GamesAnswer,
    RulesAnswer,
    ExplainAnswer,
    ComponentsAnswer,
    BoxSheet,
    BoxAnswer,
    TableAnswer,
    ClosedAnswer,
    TablesAnswer,
    FramesAnswer,
    CurveAnswer,
    AnalysisAnswer,
    School,
    Position,
    Hint,
    Solution,
    GuidedMatch,
    WhyAnswer,
    PreviewAnswer,
    PlanPreview,
)
_WHERE: Final = "#/components/schemas/{name}"


def schemas() -> dict[str, Any]:
    """The answers as JSON Schema, for the OpenAPI description."""
    return msgspec.json.schema_components(ANSWERS, ref_template=_WHERE)[1]


def response(kind: type[Struct], description: str = "done") -> dict[str, Any]:
    """A response of a route that answers with this type."""
    schema = {"$ref": _WHERE.format(name=kind.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}
