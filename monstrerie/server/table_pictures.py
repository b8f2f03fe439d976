"""The picture that a link to a table shows: its game's scenery, which round it is, and who sits there."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Final, get_args

from fastapi import APIRouter, Request, Response

from ..core.text import bundle, sentence
from . import paint
from .api import PROBLEMS, Here
from .errors import ServerError
from .languages import best_language
from .limits import household
from .previews import PARTS, drawable, state_of, table_at, title_of
from .records import BOT, EMPTY, Avatar, Seat

FREE: Final = "free"
"""the face of a chair that nobody has"""
_FACES: Final = get_args(Avatar)
_KEPT: Final = 60
"""seconds for which who fetched a picture need not ask again"""
router: Final = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{id}/picture", responses={200: {"content": {"image/png": {}}}})
async def picture(
    id: str, request: Request, here: Here, invite: str | None = None, lang: str | None = None
) -> Response:
    """What a link to a table shows: who plays, and which round; for a table that is listed, or with its
    invitation.
    """
    await here.questions.take(household(request.client.host if request.client else ""))
    row = await table_at(id, here)
    if not (row.listed or row.lets_in(invite)):
        raise ServerError("bad-invite")
    folder = here.settings.page
    if not drawable(row, folder):
        raise ServerError("not-found")
    scenery, parts = folder / f"link-{row.game}.png", folder / PARTS
    chosen = best_language(lang or request.headers.get("accept-language"))
    state = state_of(row, chosen, here)
    title = " · ".join(filter(None, (title_of(row.game, chosen), state)))
    shown = paint.Shown(scenery, title, tuple(_chair(one, chosen, parts) for one in row.seats))
    # A few dozen milliseconds that nobody else should wait for.
    made = await asyncio.to_thread(_drawn, shown, parts)
    kept = f"public, max-age={_KEPT}" if row.listed else f"private, max-age={_KEPT}"
    return Response(made, media_type="image/png", headers={"Cache-Control": kept})


def _chair(seat: Seat, lang: str, parts: Path) -> paint.Chair:
    usual = _FACES[seat.seat * 5 % len(_FACES)]  # as on the page, for whoever chose no face
    if seat.kind == EMPTY:
        return paint.Chair(FREE, sentence("page-lobby-free", {}, lang))
    if seat.kind == BOT:
        known = bundle(lang).has_message(key := f"page-level-{seat.level}")
        level = sentence(key, {}, lang) if known else str(seat.level)
        return paint.Chair(usual, sentence("page-chair-bot", {"level": level}, lang))
    name = seat.name or ""
    if not paint.known(name, _parts(parts).alphabets["small"]):  # of a script that we have no letters of
        name = sentence("page-chair", {"number": seat.seat + 1}, lang)
    return paint.Chair(seat.avatar or usual, name)


@lru_cache(maxsize=1)
def _parts(file: Path) -> paint.Parts:
    return paint.read_parts(file.read_bytes())


@lru_cache(maxsize=32)
def _drawn(shown: paint.Shown, parts: Path) -> bytes:
    return paint.draw(shown, _parts(parts))
