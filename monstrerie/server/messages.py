"""What a client may say on the socket: one type a message, checked field by field."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ..core.faults import told
from .errors import ServerError

Id = (
    Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
    | Annotated[str, msgspec.Meta(max_length=64)]
    | None
)
MOST_FORESEEN: Final = 64
"""Longer plans than any game knows."""
Number = Annotated[int, msgspec.Meta(ge=-1, le=1 << 31)]


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    id: Id = None
    since: Number = -1
    epoch: Number = 0
    chat: Number = -1
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"
    seat: Number | msgspec.UnsetType | None = msgspec.UNSET
    """whose numbers those are; null for a spectator's"""


class Play(msgspec.Struct, frozen=True, tag="play"):
    moves: Annotated[list[Any], msgspec.Meta(min_length=1, max_length=200)]
    turn: Number | None = None
    seat: Number | None = None
    id: Id = None


class Why(msgspec.Struct, frozen=True, tag="why"):
    move: Any
    id: Id = None


class Preview(msgspec.Struct, frozen=True, tag="preview"):
    """One move, or a list of them."""

    move: Any = msgspec.UNSET
    moves: Annotated[list[Any], msgspec.Meta(min_length=1, max_length=MOST_FORESEEN)] | msgspec.UnsetType = (
        msgspec.UNSET
    )
    id: Id = None


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    do: Literal["ask", "agree", "refuse", "withdraw"]
    id: Id = None


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    text: str
    id: Id = None


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    id: Id = None


Message = Hello | Play | Why | Preview | Undo | Chat | Ping
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class NotJson(Exception):
    """Not even JSON: the connection is closed."""


def read(text: str | bytes) -> Message:
    """The message that a client sent; ServerError when it is none of ours."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise ServerError("bad-message", problem=told(error, Message)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotJson from None


def id_of(text: str | bytes) -> int | str | None:
    """The id of a message that was not understood, so that its sender learns which one it was."""
    try:
        found = _id_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found.id


class _OnlyId(msgspec.Struct, frozen=True):
    id: Id = None


_id_decoder: msgspec.json.Decoder[_OnlyId] = msgspec.json.Decoder(_OnlyId)


def write(message: dict[str, Any]) -> str:
    """A message of the server as text."""
    return msgspec.json.encode(message).decode()
