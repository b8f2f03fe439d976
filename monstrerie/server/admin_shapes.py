"""What those who run a server are told: by `monstrerie admin --json`, and over REST."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from pydantic import StrictBool

from .records import ChatLine, Kind
from .shapes import Body

Stage = Literal["open", "playing", "over", "closed"]
"""`closed`: ended by those who run the server, without a result"""


class BarWish(Body):
    """Ban or mute somebody; or no longer."""

    barred: StrictBool = True


class AdminSeat(Struct, frozen=True):
    """A chair and who sits on it."""

    seat: int
    kind: Kind
    player: str | None
    name: str | None
    level: str | None


class AdminTable(Struct, frozen=True):
    """A table as those who run the server see it: nothing that is hidden in the match."""

    id: str
    game: str
    stage: Stage
    seats: list[AdminSeat]
    host: str
    """id of the player; empty where bots play alone"""
    listed: bool
    moves: int
    rules: str | None
    """version of Monstrerie that it was begun with; null where that was not recorded"""
    created: float
    updated: float


class AdminPerson(Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    avatar: str | None
    created: float
    banned: float | None
    """since when; null where they may be here"""
    muted: float | None
    tables: int
    """at which they sit"""
    reports: int
    """about them"""


class AdminReport(Struct, frozen=True):
    """What somebody told about somebody."""

    id: str
    at: float
    table: str
    reporter: str
    reporter_name: str | None
    """null where they are no longer here"""
    about: str
    about_name: str | None
    line: str | None
    """what they said in the chat"""
    text: str


class AdminTablesAnswer(Struct, frozen=True):
    tables: list[AdminTable]
    next: str | None
    """where the list goes on (`after`); null at its end"""


class AdminTableAnswer(Struct, frozen=True):
    table: AdminTable
    chat: list[ChatLine]


class AdminPeopleAnswer(Struct, frozen=True):
    people: list[AdminPerson]
    next: str | None


class AdminPersonAnswer(Struct, frozen=True):
    person: AdminPerson


class AdminReportsAnswer(Struct, frozen=True):
    reports: list[AdminReport]
    next: str | None


class AdminExportAnswer(Struct, frozen=True):
    """Everything stored about somebody."""

    person: AdminPerson
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    boxes: list[dict[str, Any]]
    hosted: list[dict[str, Any]]
    barred: list[dict[str, Any]]
    """at which tables a host has banned or muted them"""
    reports: list[dict[str, Any]]
    """what they reported"""


class AdminCheckAnswer(Struct, frozen=True):
    problem: str | None
    """why the match can't be replayed, in the reader's language; null when it can"""


class AdminMatchesAnswer(Struct, frozen=True):
    ids: list[str]


class AdminDoneAnswer(Struct, frozen=True):
    done: bool
