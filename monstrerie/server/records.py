"""What the database holds, as typed records."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final, Literal

import msgspec

from ..core.view import PlainMove

PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

Chatting = Literal["all", "seats", "none"]
"""Who may chat at a table."""
Kind = Literal["person", "bot", "empty"]
"""Who has a chair."""
Status = Literal["open", "playing", "over"]
Avatar = Literal[
    "troll",
    "dragon",
    "beetle",
    "mummy",
    "kraken",
    "demon",
    "ghost",
    "witch",
    "vampire",
    "golem",
    "snakitty",
    "fluffy",
    "bubl",
    "dunguin",
    "uni",
    "giant",
]
"""The monster that somebody sits at a table as."""
End = Literal["done", "refused", "withdrawn"]
"""How a wish to take moves back ended."""


def new_id() -> str:
    """128 random bits in 22 characters: an id or an invitation that can't be guessed."""
    return secrets.token_urlsafe(16)


class Player(msgspec.Struct, frozen=True):
    """A guest with a name."""

    id: str
    name: str
    generation: int = 0
    """how often they signed out everywhere"""
    avatar: Avatar | None = None
    banned: bool = False
    """whether those who run the server don't want them here"""


class Seat(msgspec.Struct, frozen=True):
    """A chair and who sits on it. `bot` is the level of the bot that plays for an absent person."""

    seat: int
    kind: Kind
    player: str | None
    name: str | None
    level: str | None
    bot: str | None
    resumed: float | None = None
    """when its person took it back from a bot: its clock runs from then on"""
    avatar: Avatar | None = None
    """of the person; None where they chose none, and for bots"""

    @property
    def decider(self) -> str | None:
        """Level of the bot that decides here now; None when a person does."""
        return self.level if self.kind == BOT else self.bot

    @property
    def awake(self) -> bool:
        """Whether a person decides here."""
        return self.kind == PERSON and self.bot is None


class Question(msgspec.Struct, frozen=True):
    """A wish to take moves back: who asks, to which move number, who agreed, and how it ended."""

    asked_seat: int
    to: int
    agreed: list[int]
    outcome: End | None = None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table as stored; by default as it is before anybody sits there."""

    id: str
    game: str
    options: dict[str, Any]
    components: dict[str, Any] | None
    seed: int
    seeded: bool
    rules: str | None = None
    """the version of Monstrerie whose rules it was begun with; None where that was not recorded"""
    opening: str | None
    position: str | None = None
    """at which it was set up, as text; None where its seed set the table up"""
    status: Status = OPEN
    host: str
    listed: bool
    clock: int | None
    auto: bool
    chat: Chatting = "all"
    coached: bool = False
    """whether the coach may be asked: the match is marked for ever"""
    invite: str
    rematch: str | None = None
    number: int = 0
    epoch: int = 0
    to_act: list[int] = []
    winners: list[int] | None = None
    undo: Question | None = None
    created: float
    started: float | None = None
    updated: float
    resumed: float | None = None
    wakes: float | None = None
    version: int = 0
    """grows with everything that is stored about the table"""
    driver: str | None = None
    lease: float = 0.0
    seats: list[Seat]

    def lets_in(self, invite: str | None) -> bool:
        """Whether this is its invitation."""
        return invite is not None and hmac.compare_digest(
            invite.encode(errors="replace"), self.invite.encode()
        )

    @property
    def bots_only(self) -> bool:
        """Whether no person ever sits here: bots play while somebody watches, and only then."""
        return all(chair.kind == BOT for chair in self.seats)

    @property
    def closed(self) -> bool:
        """Whether those who run the server ended it before its end."""
        return self.status == OVER and self.winners is None

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots, and nobody else can sit down."""
        kinds = [chair.kind for chair in self.seats]
        return kinds.count(PERSON) == 1 and EMPTY not in kinds

    def seat_of(self, player: str | None) -> int | None:
        """Where the player sits; None for a spectator."""
        if player is None:
            return None
        return next((chair.seat for chair in self.seats if chair.player == player), None)

    @property
    def clocks(self) -> tuple[float, ...]:
        """Seat by seat: before then its clock did not run."""
        return tuple(max(self.resumed or 0.0, chair.resumed or 0.0) for chair in self.seats)

    def names(self, lang: str) -> list[str]:
        """Everybody's name for sentences."""
        from ..core.text import seat_name

        return [chair.name or seat_name(chair.seat, lang) for chair in self.seats]


class StoredMove(msgspec.Struct, frozen=True):
    """One move as stored. `by` says who decided: person, bot, auto (the only legal one) or clock; `outcome`
    is what a physics engine made of it (`Match.outcomes`).
    """

    number: int
    seat: int
    move: PlainMove
    by: str
    batch: int
    at: float
    outcome: str | None = None


class Box(msgspec.Struct, frozen=True):
    """What a player has read off the box of a game, by path of the component."""

    id: str
    player: str
    game: str
    name: str
    components: dict[str, Any]
    updated: float


class ChatLine(msgspec.Struct, frozen=True):
    """One thing said at the table."""

    n: int
    seat: int | None
    """null for a spectator"""
    name: str
    text: str
    at: float
    """Unix time"""
