"""Who is there: a guest's signed cookie, and the words that people type."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from .errors import ServerError
from .records import Player

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
_EMOJI: Final = "\U0001f000-\U0001faff\u2600-\u27bf"
_NOT_SHOWN: Final = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u2060-\u206f\u2800\u3164\ufe00-\ufe0e"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
    f"|(?<![{_EMOJI}\ufe0f])[\u200d\ufe0f]|\u200d(?![{_EMOJI}])"
)
"""What Unicode lets programs leave out when they draw (Default_Ignorable_Code_Point), and Braille's blank;
not what makes several emoji one.
"""
_ALIKE: Final = str.maketrans(
    "авгеікмнорсстухјѕһԁԛԝαβγεηικμνορτυχ01i|",
    "abreikmhopcctyxjshdqwabyenikuvoptuxolll",
)
"""Letters of other alphabets and digits that look like a Latin letter; the few that common fonts don't tell
apart, not Unicode's whole table.
"""


class Cookies:
    """Signs and reads the cookie that says who somebody is."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="monstrerie-player")

    def write(self, player: Player) -> str:
        """The cookie of a player."""
        signed = self._signer.dumps(f"{player.id}.{player.generation}" if player.generation else player.id)
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """The player that a cookie names, and of which generation it is; None when it is missing or
        forged.
        """
        if not cookie or len(cookie) > 200:
            return None
        try:
            player = self._signer.loads(cookie)
        except (BadSignature, UnicodeError):
            return None
        if not isinstance(player, str):
            return None
        id, _, generation = player.partition(".")
        return (id, int(generation or 0)) if ID.fullmatch(id) else None


def checked_id(id: str) -> str:
    """A table's id that could exist; anything else is as unknown as an unknown one."""
    if not ID.fullmatch(id):
        raise ServerError("unknown-table")
    return id


def checked_name(text: str) -> str:
    """A name as it is kept: trimmed, 1 to 24 characters, nothing that disturbs the text around it, nothing
    that is not seen, and each letter in its usual form.
    """
    name = " ".join(unicodedata.normalize("NFKC", _NOT_SHOWN.sub("", text)).split())
    if not 1 <= len(name) <= _LONGEST_NAME or not _plain(text) or not _plain(name):
        raise ServerError("bad-name", most=_LONGEST_NAME)
    return name


def skeleton(name: str) -> str:
    """What names that look alike have in common, so that nobody sits down as somebody else."""
    letters = unicodedata.normalize("NFD", name.casefold().translate(_ALIKE))
    bare = "".join(letter for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))
    return bare.translate(_ALIKE).replace(" ", "")


def check_free(name: str, others: Iterable[str | None]) -> None:
    """Refuse a name that looks like one of these."""
    mine = skeleton(name)
    if any(other is not None and skeleton(other) == mine for other in others):
        raise ServerError("name-taken")


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
