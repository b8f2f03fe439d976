"""Who is there: a guest's signed cookie, and the words that people type."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from .errors import ServerError

COOKIE: Final = "monstrerie"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""as long as browsers keep a cookie at most: games may take weeks"""
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_LONGEST_NAME: Final = 24
_LONGEST_CHAT: Final = 500
# Control characters, half surrogates, and marks that turn the direction of the text around them.
_FORBIDDEN: Final = {"Cc", "Cs"}
_TURNING: Final = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u2028\u2029")
_INVISIBLE: Final = {"Zs", "Cf", "Cn", "Co", "Mn", "Me"}


class Cookies:
    """Signs and reads the cookie that says who somebody is."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="monstrerie-player")

    def write(self, player: str) -> str:
        """The cookie of a player."""
        signed = self._signer.dumps(player)
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> str | None:
        """The player that a cookie names; None when it is missing or forged."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            player = self._signer.loads(cookie)
        except (BadSignature, UnicodeError):
            return None
        return player if isinstance(player, str) and ID.fullmatch(player) else None


def checked_id(id: str) -> str:
    """A table's id that could exist; anything else is as unknown as an unknown one."""
    if not ID.fullmatch(id):
        raise ServerError("unknown-table")
    return id


def checked_name(text: str) -> str:
    """A name as it is kept: trimmed, 1 to 24 characters, nothing that disturbs the text around it."""
    name = text.strip()
    if not 1 <= len(name) <= _LONGEST_NAME or not _plain(name):
        raise ServerError("bad-name", most=_LONGEST_NAME)
    return name


def checked_chat(text: str) -> str:
    """A line of chat as it is kept."""
    line = text.strip()
    if not 1 <= len(line) <= _LONGEST_CHAT or not _plain(line):
        raise ServerError("bad-chat", most=_LONGEST_CHAT)
    return line


def _plain(text: str) -> bool:
    kinds = [unicodedata.category(letter) for letter in text]
    if any(kind in _FORBIDDEN for kind in kinds) or not _TURNING.isdisjoint(text):
        return False
    return any(kind not in _INVISIBLE for kind in kinds)
