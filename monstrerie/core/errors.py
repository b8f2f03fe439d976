"""Errors that a person reads: what is wrong, and what would be right, in their language."""

from __future__ import annotations

import errno
from typing import Any, Final

from .refusal import Refusal

_GAMES: Final = ("game", "wanted")
"""What holds the name of a game in the data of errors."""


class MonstrerieError(Exception):
    """Base of every error that bad input can cause. `str(error)` is English; `error.say("fr")` is French."""

    def __init__(self, key: str, **data: Any) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.data)

    def say(self, lang: str) -> str:
        """The message in a language, what it quotes of another error too; games are called by their title."""
        from .text import sentence

        data = {name: _said(name, value, lang) for name, value in self.data.items()}
        return sentence(self.key, data, lang)

    def __str__(self) -> str:
        return self.say("en")


class Problem(MonstrerieError):
    """What another error quotes as its cause, said in the reader's language with it."""


_CAUSES: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.ENAMETOOLONG: "long",
    errno.ENOSPC: "full",
    errno.ELOOP: "loop",
}


def file_problem(error: OSError | ValueError) -> Problem:
    """Why a file can't be read or written. (A name with a NUL in it is a ValueError.)"""
    if isinstance(error, OSError):
        cause = _CAUSES.get(error.errno or 0)
        if cause is None:
            return Problem("problem-other", what=error.strerror or type(error).__name__)
        return Problem(f"problem-{cause}")
    return Problem("problem-name")


def _said(name: str, value: Any, lang: str) -> Any:
    from .text import bundle, sentence

    if isinstance(value, MonstrerieError):
        return value.say(lang)
    if name in _GAMES and isinstance(value, str) and bundle(lang).has_message(value):
        return sentence(value, {}, lang)
    return value


def _rebuild(kind: type[MonstrerieError], key: str, data: dict[str, Any]) -> MonstrerieError:
    """Errors cross process borders (bot workers, arenas): pickle calls this."""
    return kind(key, **data)


class UnknownName(MonstrerieError, LookupError):
    """A game, language, bot, rule or component that doesn't exist; the message lists those that do."""


class BadValue(MonstrerieError, ValueError):
    """A value of the wrong type or out of range: player count, seat, seed, option, budget."""


class BadMove(MonstrerieError, ValueError):
    """An object that is no move of the game at all (wrong kind, field or type)."""


class BadSave(MonstrerieError, ValueError):
    """A saved match that is damaged, foreign or from a newer version."""


class BadPosition(MonstrerieError, ValueError):
    """A text that tells no position, or one that can't be."""


class BadComponents(MonstrerieError, ValueError):
    """A component file with an unknown name, a wrong type or an impossible value."""


class IllegalMove(MonstrerieError, ValueError):
    """A move that the rules forbid now. Nothing was changed. `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.data)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)

    @property
    def rule(self) -> str:
        """Id of the rule that forbids the move."""
        return self.refusal.rule

    def say(self, lang: str) -> str:
        """The reason, then the rule in brackets."""
        return f"{super().say(lang)} [{self.rule}]"


class WorkerLost(MonstrerieError, RuntimeError):
    """A process that worked for this one has died."""


class NotSupported(MonstrerieError):
    """Something this game or this installation can't do (an extra is missing, say)."""
