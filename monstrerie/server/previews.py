"""What a link to a page shows where it is sent to somebody: a title, a sentence and a picture.

Each game has a picture (`tools/link_pictures.py`). What is live, who plays and which round, is said in words
and in a picture of its own (`table_pictures`), of listed tables and in links that carry the invitation.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from msgspec import Struct

from ..core.text import bundle, join, own_sentence, sentence
from ..games import games
from . import queries
from .context import Context
from .errors import ServerError
from .identity import checked_id
from .records import BOT, EMPTY, OPEN, OVER, Table

SITE: Final = "Monstrerie"
PARTS: Final = "link-parts.bin"
"""of which pictures of tables are put together"""
_ABOUT_GAMES: Final = {"new", "rules", "school", "learn", "box"}
_META: Final = re.compile(
    r'(<meta (?:name|property)="(description|og:title|og:description|og:image)" content=")[^"]*(")'
)


class Preview(Struct, frozen=True):
    title: str
    text: str
    picture: str
    """its address on this server"""


async def preview(path: str, lang: str, here: Context, invite: str | None = None) -> Preview:
    """What a link to this page of ours, with an invitation or without, shows to a reader of this language."""
    first, second, *_ = [*path.strip("/").split("/"), "", ""]
    if first == "t":
        try:
            row = await table_at(second, here)
        except ServerError:  # the page itself says what is wrong with it
            row = None
        if row is not None and row.game in games():
            return _of_table(row, lang, here, invite if row.lets_in(invite) else None)
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
    own = f"link-{game}.png"
    picture = own if (here.settings.page / own).is_file() else "link.jpg"
    return Preview(f"{title_of(game, lang)} · {SITE}", text, f"/{picture}")


def _of_table(row: Table, lang: str, here: Context, invite: str | None) -> Preview:
    """Live where it is listed or somebody was invited; else who has the link knows the game, and no more."""
    open_to_all = row.listed or (invite is not None and row.status != OPEN)
    shown = _of_game(row.game, lang, (_live if open_to_all else _invitation)(row, lang, here), here)
    if (row.listed or invite is not None) and drawable(row, here.settings.page):
        # Another address with each move: those who fetch pictures keep them.
        asked = {"lang": lang, "n": str(row.version)} | ({} if invite is None else {"invite": invite})
        return Preview(shown.title, shown.text, f"/api/tables/{row.id}/picture?{urlencode(asked)}")
    return shown


def drawable(row: Table, folder: Path) -> bool:
    """Whether there is a picture for a table of this game."""
    return all((folder / name).is_file() for name in (f"link-{row.game}.png", PARTS))


def title_of(game: str, lang: str) -> str:
    """The name of a game, as far as it has one."""
    return _said(game, lang, game)


def _said(key: str, lang: str, otherwise: str) -> str:
    """A sentence of the game, which a guest need not have."""
    return sentence(key, {}, lang) if bundle(lang).has_message(key) else otherwise


def _home(lang: str) -> str:
    return sentence("page-home-text", {}, lang)


async def table_at(id: str, here: Context) -> Table:
    """A table by its id; ServerError where there is none."""
    room = here.store.rooms.get(id)
    return room.row if room is not None else await here.database.read(queries.table, checked_id(id))


def _invitation(row: Table, lang: str, _: Context) -> str:
    if row.status == OPEN:
        return sentence("page-lobby-share-text", {"game": title_of(row.game, lang)}, lang)
    return _said(f"{row.game}-about", lang, _home(lang))


def _live(row: Table, lang: str, here: Context) -> str:
    """Who plays, and how far they are."""
    people = [chair.name for chair in row.seats if chair.name is not None]
    bots = sum(chair.kind == BOT for chair in row.seats)
    who = join([*people, *([sentence("server-bots", {"count": bots}, lang)] if bots else [])], lang)
    return " · ".join(filter(None, (who, state_of(row, lang, here))))


def state_of(row: Table, lang: str, here: Context) -> str:
    """How far they are; the round only where the match is in memory anyway."""
    if row.status == OPEN:
        free = sum(chair.kind == EMPTY for chair in row.seats)
        return sentence("page-chairs-free", {"count": free}, lang)
    if row.status == OVER:
        return sentence("page-over", {}, lang)
    room = here.store.rooms.get(row.id)
    view = None if room is None or room.history is None else room.history.match.view(None)
    if view is None or view.get("round") is None:
        return ""
    data = {"round": view["round"], "rounds": view.get("rounds") or 0}
    return own_sentence(row.game, "round", data, lang)
