"""What is said on the socket: one type a message. A client's are checked field by field."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ..core.faults import problem_of
from ..core.result import Result
from . import shapes, table_shapes
from .errors import ServerError
from .records import ChatLine, End

Id = (
    Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
    | Annotated[str, msgspec.Meta(max_length=64)]
    | None
)
MOST_FORESEEN: Final = 64
"""Longer plans than any game knows."""
Number = Annotated[int, msgspec.Meta(ge=-1, le=1 << 31)]


AnyMove = Annotated[Any, msgspec.Meta(title="Move")]
"""Should be a move: the game's codec says what is wrong with it."""

# --- from the client ----------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message; may be sent again."""

    id: Id = None
    since: Number = -1
    """last event number seen, or -1"""
    epoch: Number = 0
    """that the number belongs to"""
    chat: Number = -1
    """last chat number seen, or -1"""
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"
    seat: Number | msgspec.UnsetType | None = msgspec.UNSET
    """whose numbers those are: null for a spectator's, absent for the seat that you have now"""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play one move or a batch: all or nothing."""

    moves: Annotated[list[AnyMove], msgspec.Meta(min_length=1, max_length=200)]
    turn: Number | None = None
    """how many moves your seat has made: makes a repeated message harmless"""
    seat: Number | None = None
    """if it is not yours, nothing is played"""
    id: Id = None


class Why(msgspec.Struct, frozen=True, tag="why"):
    """May I play that?"""

    move: AnyMove
    id: Id = None


class Preview(msgspec.Struct, frozen=True, tag="preview"):
    """The engine's numbers for one legal move, or for a list of them, as `play` would play it."""

    move: AnyMove | msgspec.UnsetType = msgspec.UNSET
    moves: (
        Annotated[list[AnyMove], msgspec.Meta(min_length=1, max_length=MOST_FORESEEN)] | msgspec.UnsetType
    ) = msgspec.UNSET
    """1 to 64"""
    id: Id = None


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take my last move back, by agreement of all people at the table."""

    do: Literal["ask", "agree", "refuse", "withdraw"]
    id: Id = None


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: str
    """1 to 500 characters"""
    id: Id = None


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id = None


Message = Hello | Play | Why | Preview | Undo | Chat | Ping

# --- from the server ----------------------------------------------------------------------------------------


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """Whenever the table changes."""

    table: table_shapes.Table


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table as it stands, for one reader, and the events since the last update."""

    number: int
    """how many moves the reader has noticed"""
    epoch: int
    last: int
    """number of the last event that you may know"""
    since_turn: int
    """event number where your last turn ended"""
    turn: int
    """how many moves your seat has made"""
    view: shapes.SeenView
    moves: list[shapes.Move]
    """your legal moves"""
    words: list[dict[str, Any]]
    """for each of them what the table adds to its sentence (`{"floors": 3}`); where there is anything, the
    sentence is `<key>-named`"""
    can_undo: bool
    deadline: float | None
    """Unix time"""
    result: Result | None
    """null before the end"""
    events: list[table_shapes.Event] = []
    """since the last update sent"""
    reset: bool = False
    """older events of the client no longer count"""


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The move is stored and played; also the answer to `undo` and `chat`."""

    id: Id
    number: int


class Refused(shapes.Refusal, frozen=True, tag="refused", kw_only=True):
    """The move is not allowed; nothing changed."""

    id: Id


class WhyReply(msgspec.Struct, frozen=True, tag="why"):
    """Whether the move may be played."""

    id: Id
    refusal: shapes.Refusal | None
    """null when it may"""


class PreviewReply(msgspec.Struct, frozen=True, tag="preview"):
    """The engine's numbers. The other fields are for a list of moves only."""

    id: Id
    preview: dict[str, Any]
    count: int | msgspec.UnsetType = msgspec.UNSET
    """how many of the moves the numbers tell of"""
    refusal: shapes.Refusal | msgspec.UnsetType | None = msgspec.UNSET
    """why the next one can't be played"""
    hidden: bool | msgspec.UnsetType = msgspec.UNSET
    """the last of these brings something hidden to light: nobody knows what comes after it"""
    plan: list[shapes.Move] | msgspec.UnsetType = msgspec.UNSET
    """the moves as they would be played: without what would not be asked, with what ends the plan;
    `count` counts these"""


class UndoNews(msgspec.Struct, frozen=True, tag="undo"):
    """Somebody asks to take moves back, or that question is settled."""

    asked_seat: int | None
    """who asks; null when it is settled"""
    agreed: list[int]
    """seats that agreed"""
    waiting: list[int]
    """seats that have still to answer"""
    outcome: End | None
    """null while it is open"""


class ChatNews(msgspec.Struct, frozen=True, tag="chat"):
    """What was said at the table since the last such message."""

    messages: list[ChatLine]


class Failure(msgspec.Struct, frozen=True, tag="error"):
    """Something went wrong; the connection stays open unless the message was no JSON or too large."""

    id: Id
    code: str
    text: str
    """in the reader's language"""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: Id


News = TableNews | Update | Ack | Refused | WhyReply | PreviewReply | UndoNews | ChatNews | Failure | Pong

# --- reading and writing ------------------------------------------------------------------------------------

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class NotJson(Exception):
    """Not even JSON: the connection is closed."""


def read(text: str | bytes) -> Message:
    """The message that a client sent; ServerError when it is none of ours."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise ServerError("bad-message", problem=problem_of(error, Message)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotJson from None


def id_of(text: str | bytes) -> int | str | None:
    """The id of a message that was not understood, so that its sender learns which one it was."""
    try:
        found = _id_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found.id


_encoder: Final = msgspec.json.Encoder()


class _OnlyId(msgspec.Struct, frozen=True):
    id: Id = None


_id_decoder: msgspec.json.Decoder[_OnlyId] = msgspec.json.Decoder(_OnlyId)


def write(message: News) -> bytes:
    """A message of the server as text."""
    return _encoder.encode(message)
