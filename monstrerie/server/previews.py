"""What a link to a page shows where it is sent to somebody: a title, a sentence and a picture.

The pictures are files, one for each game (`tools/link_pictures.py`); what is live, who plays and which round,
is said in words: drawing it would need a library, and a thread for it. Only listed tables say it.
"""

from __future__ import annotations

import html
import re
from typing import Final

from msgspec import Struct

from ..core.text import bundle, join, own_sentence, sentence
from ..games import games
from . import queries
from .context import Context
from .errors import ServerError
from .identity import checked_id
from .records import BOT, EMPTY, OPEN, OVER, Table

SITE: Final = "Monstrerie"
_ABOUT_GAMES: Final = {"new", "rules", "school", "learn", "box"}
_META: Final = re.compile(
    r'(<meta (?:name|property)="(description|og:title|og:description|og:image)" content=")[^"]*(")'
)


class Preview(Struct, frozen=True):
    title: str
    text: str
    picture: str
    """its address on this server"""


async def preview(path: str, lang: str, here: Context) -> Preview:
    """What a link to this page of ours shows to a reader of this language."""
    first, second, *_ = [*path.strip("/").split("/"), "", ""]
    if first == "t":
        try:
            row = await _table(second, here)
        except ServerError:  # the page itself says what is wrong with it
            row = None
        if row is not None and row.game in games():
            live = _live(row, lang, here) if row.listed else _invitation(row, lang)
            return _of_game(row.game, lang, live, here)
    if first in _ABOUT_GAMES and second in games():
        return _of_game(second, lang, _said(f"{second}-about", lang, _home(lang)), here)
    return Preview(SITE, _home(lang), "/link.jpg")


def filled(page: str, shown: Preview, lang: str, base: str) -> str:
    """The page with these words in its head; the picture has a whole address, as those who fetch it want."""
    words = {
        "description": shown.text,
        "og:title": shown.title,
        "og:description": shown.text,
        "og:image": base + shown.picture,
    }
    page = _META.sub(lambda found: found[1] + html.escape(words[found[2]]) + found[3], page)
    page = page.replace('<html lang="en">', f'<html lang="{lang}">', 1)
    return page.replace("<title>Monstrerie</title>", f"<title>{html.escape(shown.title)}</title>", 1)


def _of_game(game: str, lang: str, text: str, here: Context) -> Preview:
    """With the picture of the game; the one of all games where it has none."""
    own = f"link-{game}.jpg"
    picture = own if (here.settings.page / own).is_file() else "link.jpg"
    return Preview(f"{_said(game, lang, game)} · {SITE}", text, f"/{picture}")


def _said(key: str, lang: str, otherwise: str) -> str:
    """A sentence of the game, which a guest need not have."""
    return sentence(key, {}, lang) if bundle(lang).has_message(key) else otherwise


def _home(lang: str) -> str:
    return sentence("page-home-text", {}, lang)


async def _table(id: str, here: Context) -> Table:
    room = here.store.rooms.get(id)
    return room.row if room is not None else await here.database.read(queries.table, checked_id(id))


def _invitation(row: Table, lang: str) -> str:
    """Who has the link knows the game, and no more than that."""
    if row.status == OPEN:
        return sentence("page-lobby-share-text", {"game": _said(row.game, lang, row.game)}, lang)
    return _said(f"{row.game}-about", lang, _home(lang))


def _live(row: Table, lang: str, here: Context) -> str:
    """Who plays, and how far they are; the round only where the match is in memory anyway."""
    people = [chair.name for chair in row.seats if chair.name is not None]
    bots = sum(chair.kind == BOT for chair in row.seats)
    who = join([*people, *([sentence("server-bots", {"count": bots}, lang)] if bots else [])], lang)
    free = sum(chair.kind == EMPTY for chair in row.seats)
    if row.status == OPEN:
        return f"{who} · {sentence('page-chairs-free', {'count': free}, lang)}"
    if row.status == OVER:
        return f"{who} · {sentence('page-over', {}, lang)}"
    room = here.store.rooms.get(row.id)
    if room is None or room.history is None:
        return who
    view = room.history.match.view(None)
    if view.get("round") is None:
        return who
    data = {"round": view["round"], "rounds": view.get("rounds") or 0}
    return f"{who} · {own_sentence(row.game, 'round', data, lang)}"
