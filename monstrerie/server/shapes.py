"""The bodies of REST requests and answers, as the OpenAPI page shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Word = Annotated[StrictStr, Field(max_length=100)]


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


class JoinWish(Body):
    invite: Word | None = None
    seat: Annotated[StrictInt, Field(ge=0, le=11)] | None = None


class LevelWish(Body):
    level: Word = "normal"


class SettingsWish(Body):
    auto: StrictBool | None = None


Seed = Annotated[StrictInt, Field(ge=1, le=9999)]


class PuzzleName(Body):
    """A fixed puzzle by its number, or a new one by its seed and difficulty."""

    number: Annotated[StrictInt, Field(ge=1, le=999)] | None = None
    seed: Seed | None = None
    difficulty: Annotated[StrictInt, Field(ge=1, le=5)] | None = None


class PuzzleWish(Body):
    puzzle: PuzzleName


class PositionWish(PuzzleWish):
    moves: Annotated[list[dict[str, Any]], Field(max_length=200)] = []


class MoveWish(PositionWish):
    move: dict[str, Any]


class PlanWish(PositionWish):
    plan: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=64)]


class Problem(BaseModel):
    code: str
    text: str


class ErrorAnswer(BaseModel):
    error: Problem


class PlayerShape(BaseModel):
    id: str
    name: str


class SessionAnswer(BaseModel):
    player: PlayerShape | None


class HealthAnswer(BaseModel):
    ok: bool
    version: str
    database: str


class OptionShape(BaseModel):
    values: list[bool | int | str]
    default: bool | int | str
    rule: str
    fits: dict[str, list[int]]


class GameShape(BaseModel):
    name: str
    players: Annotated[list[int], Field(min_length=2, max_length=2)]
    options: dict[str, OptionShape]
    levels: list[str]
    sentences: dict[str, str]
    facts: int
    guesses: int
    school: bool


class GamesAnswer(BaseModel):
    games: list[GameShape]


class RuleShape(BaseModel):
    id: str
    text: str
    cells: list[str]


class ChapterShape(BaseModel):
    title: str
    level: int
    rules: list[RuleShape]


class RulesAnswer(BaseModel):
    chapters: list[ChapterShape]


class FactShape(BaseModel):
    path: str
    value: Any
    confidence: Literal["certain", "likely", "guess"]
    source: str
    note: str
    label: str
    said: str


class ComponentsAnswer(BaseModel):
    facts: list[FactShape]


class SeatShape(BaseModel):
    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str | None
    level: str | None
    you: bool
    online: bool
    bot: str | None


class TableShape(BaseModel):
    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Literal["open", "playing", "over"]
    seats: list[SeatShape]
    your_seat: int | None
    host: bool
    listed: bool
    clock: ClockWish | None
    auto: bool
    seeded: bool
    to_act: list[int]
    your_turn: bool
    invite: str | None
    rematch: str | None
    created: float
    updated: float
    winners: list[int] | None


class TableAnswer(BaseModel):
    table: TableShape


class ClosedAnswer(BaseModel):
    table: TableShape | None


class TablesAnswer(BaseModel):
    tables: list[TableShape]


class EventShape(BaseModel):
    n: int
    kind: str
    data: dict[str, Any]
    passing: bool = False


class FrameShape(BaseModel):
    number: int
    seat: int | None
    move: dict[str, Any] | None
    events: list[EventShape]
    view: dict[str, Any]


class FramesAnswer(BaseModel):
    frames: list[FrameShape]
    total: int


class PointShape(BaseModel):
    number: int
    round: int | None
    scores: list[int | float]


class CurveAnswer(BaseModel):
    points: list[PointShape]


class SentenceShape(BaseModel):
    key: str
    data: dict[str, Any]


class LessonShape(BaseModel):
    number: int
    title: SentenceShape
    goal: SentenceShape
    lesson: list[SentenceShape]


class SchoolAnswer(BaseModel):
    puzzles: list[LessonShape]
    levels: list[int]


class OutcomeShape(BaseModel):
    number: int
    best: int
    solved: bool
    sentence: SentenceShape


class PositionAnswer(BaseModel):
    title: SentenceShape
    goal: SentenceShape
    view: dict[str, Any]
    moves: list[dict[str, Any]]
    events: list[EventShape]
    outcome: OutcomeShape | None


class HintAnswer(BaseModel):
    move: dict[str, Any] | None
    why: list[SentenceShape]


class SolutionAnswer(BaseModel):
    rounds: list[list[SentenceShape]]


class RefusalShape(BaseModel):
    rule: str
    key: str
    data: dict[str, Any]
    text: str


class WhyAnswer(BaseModel):
    refusal: RefusalShape | None


class PreviewAnswer(BaseModel):
    preview: dict[str, Any]


class ForesightAnswer(BaseModel):
    preview: dict[str, Any]
    told: int
    refusal: RefusalShape | None
    hidden: bool
