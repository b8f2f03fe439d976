"""What can go wrong between a client and the server: a code, a REST status, a sentence."""

from __future__ import annotations

from typing import Any, Final

from ..core.errors import BadComponents, BadMove, BadSave, BadValue, IllegalMove, MonstrerieError, UnknownName

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-chat": 400,
    "bad-seats": 400,
    "unknown-level": 400,
    "bad-clock": 400,
    "bad-frames": 400,
    "bad-puzzle": 400,
    "save-seats": 400,
    "save-own": 400,
    "save-players": 400,
    "save-over": 400,
    "components-slow": 400,
    "components-broken": 400,
    "no-session": 401,
    "foreign-origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "bad-invite": 403,
    "banned": 403,
    "banned-here": 403,
    "muted-here": 403,
    "muted": 403,
    "solo": 403,
    "chat-closed": 403,
    "nobody-there": 409,
    "secret-seat": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-box": 404,
    "unknown-person": 404,
    "box-strange": 400,
    "wrong-method": 405,
    "already-seated": 409,
    "name-taken": 409,
    "no-free-chair": 409,
    "chair-taken": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "table-over": 409,
    "table-closed": 409,
    "table-stopped": 409,
    "table-damaged": 409,
    "table-differs": 409,
    "stale-turn": 409,
    "bot-plays": 409,
    "undo-nothing": 409,
    "undo-revealed": 409,
    "undo-pending": 409,
    "undo-none": 409,
    "undo-not-yours": 409,
    "hello-first": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-open": 429,
    "too-many-tables": 429,
    "internal": 500,
    "database-away": 503,
    "page-missing": 503,
    "school-busy": 503,
    "coach-busy": 503,
    "coach-people": 409,
    "coach-off": 409,
    "coach-waits": 409,
    "tables-busy": 503,
    "writes-stuck": 503,
}


class ServerError(MonstrerieError):
    """Something the server refuses; its sentence is `server-<code>` in the Fluent files."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(f"server-{code}", **data)
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.code, self.data)

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS.get(self.code, 400)


def _rebuild(code: str, data: dict[str, Any]) -> ServerError:
    return ServerError(code, **data)


class StartError(MonstrerieError):
    """The server can't start: database, secret or port. Read by the host, not by players."""


class Stale(Exception):
    """The database has moved on: another process stored this move number, or took moves back."""


_CODES: Final[dict[type[MonstrerieError], str]] = {
    UnknownName: "unknown-name",
    BadMove: "bad-move",
    IllegalMove: "illegal-move",
    BadSave: "bad-save",
    BadComponents: "bad-components",
    BadValue: "bad-value",
}


def code_of(error: MonstrerieError) -> str:
    """The code that a program reads."""
    if isinstance(error, ServerError):
        return error.code
    return next((code for kind, code in _CODES.items() if isinstance(error, kind)), "bad-value")


def body_of(error: MonstrerieError, lang: str) -> dict[str, Any]:
    """The error as it travels: its code and its sentence."""
    return {"error": {"code": code_of(error), "text": error.say(lang)}}
