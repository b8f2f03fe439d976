"""REST for those who run the server: what `monstrerie admin` does, behind a token.

Without the right token, or where none is set, every address here is one where there is nothing.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import FileResponse
from starlette.background import BackgroundTask

from . import admin, admin_shapes, backup, queries, shapes
from .api import PROBLEMS, Here, answer, context
from .context import Context
from .errors import ServerError
from .identity import checked_id
from .languages import best_language
from .security import has_token
from .shapes import response


async def operator(request: Request, here: Annotated[Context, Depends(context)]) -> None:
    """Let in whoever has the token."""
    if not has_token(request.headers, here.settings.admin_token):
        raise ServerError("not-found")


router: Final = APIRouter(
    prefix="/api/admin",
    dependencies=[Depends(operator)],
    responses={**PROBLEMS, 409: response(shapes.ErrorAnswer, "not now")},
)
After = Annotated[str, Query(max_length=60)]
_DONE: Final = admin_shapes.AdminDoneAnswer(True)


@router.get("/tables", responses={200: response(admin_shapes.AdminTablesAnswer)})
async def tables(here: Here, stage: admin_shapes.Stage | None = None, after: After = "") -> Response:
    """All tables, or those in one stage, the latest first: 100 at a time."""
    found = await here.database.read(admin.tables, stage, after)
    more = queries.place_of(found[-1]) if len(found) == queries.LIST_LENGTH else None
    return answer(admin_shapes.AdminTablesAnswer([admin.described(row) for row in found], more))


@router.get("/tables/{id}", responses={200: response(admin_shapes.AdminTableAnswer)})
async def table(id: str, here: Here) -> Response:
    """One table, and what was said there."""
    return answer(await here.database.read(admin.table, checked_id(id)))


@router.post("/tables/{id}/close", responses={200: response(admin_shapes.AdminDoneAnswer)})
async def close(id: str, here: Here) -> Response:
    """End a match where it stands; remove a table that waits for people."""
    await here.database.write(admin.close, checked_id(id), here.store.server)
    await here.refresh([id])
    return answer(_DONE)


@router.post("/tables/{id}/delete", responses={200: response(admin_shapes.AdminDoneAnswer)})
async def delete(id: str, here: Here) -> Response:
    """Remove a table with its moves and its chat."""
    await here.database.write(admin.delete, checked_id(id), here.store.server)
    await here.refresh([id])
    return answer(_DONE)


@router.get("/matches", responses={200: response(admin_shapes.AdminMatchesAnswer)})
async def matches(here: Here) -> Response:
    """Ids of all tables where something was played, to be checked one by one."""
    return answer(admin_shapes.AdminMatchesAnswer(await here.database.read(admin.matches)))


@router.get("/tables/{id}/check", responses={200: response(admin_shapes.AdminCheckAnswer)})
async def check(id: str, request: Request, here: Here) -> Response:
    """Replay a stored match."""
    fault = await here.database.read(admin.check, checked_id(id))
    lang = best_language(request.headers.get("accept-language"))
    return answer(admin_shapes.AdminCheckAnswer(None if fault is None else fault.say(lang)))


@router.get("/people", responses={200: response(admin_shapes.AdminPeopleAnswer)})
async def people(here: Here, name: Annotated[str, Query(max_length=60)] = "", after: After = "") -> Response:
    """People whose name has this in it, the latest first: 100 at a time."""
    found = await here.database.read(admin.people, name, after)
    more = admin.place_of(found[-1]) if len(found) == queries.LIST_LENGTH else None
    return answer(admin_shapes.AdminPeopleAnswer(found, more))


@router.post("/people/{id}/ban", responses={200: response(admin_shapes.AdminPersonAnswer)})
async def ban(id: str, here: Here, wish: admin_shapes.BarWish | None = None) -> Response:
    """Bar somebody from the whole server, or no longer."""
    barred = wish is None or wish.barred
    found = await here.database.write(admin.ban, id, barred, here.store.server)
    if barred:
        here.store.sign_out(id)
    return answer(admin_shapes.AdminPersonAnswer(found))


@router.post("/people/{id}/mute", responses={200: response(admin_shapes.AdminPersonAnswer)})
async def mute(id: str, here: Here, wish: admin_shapes.BarWish | None = None) -> Response:
    """Bar somebody from the chat of all tables, or no longer."""
    found = await here.database.write(admin.mute, id, wish is None or wish.barred)
    return answer(admin_shapes.AdminPersonAnswer(found))


@router.get("/people/{id}/export", responses={200: response(admin_shapes.AdminExportAnswer)})
async def export(id: str, here: Here) -> Response:
    """Everything stored about somebody."""
    return answer(await here.database.read(admin.export, id))


@router.post("/people/{id}/erase", responses={200: response(admin_shapes.AdminDoneAnswer)})
async def erase(id: str, here: Here) -> Response:
    """Forget somebody; others' matches stay."""
    changed = await here.database.write(admin.erase, id, here.store.server)
    here.store.sign_out(id)
    await here.refresh(changed)
    return answer(_DONE)


@router.get("/reports", responses={200: response(admin_shapes.AdminReportsAnswer)})
async def reports(here: Here, after: After = "") -> Response:
    """What people reported, the latest first: 100 at a time."""
    found = await here.database.read(admin.reports, after)
    more = admin.place_of(found[-1]) if len(found) == queries.LIST_LENGTH else None
    return answer(admin_shapes.AdminReportsAnswer(found, more))


@router.post("/reports/{id}/drop", responses={200: response(admin_shapes.AdminDoneAnswer)})
async def drop(id: str, here: Here) -> Response:
    """A report is dealt with."""
    await here.database.write(admin.drop_report, id)
    return answer(_DONE)


@router.get("/backup", responses={200: {"content": {"application/vnd.sqlite3": {}}}})
async def copy(here: Here) -> Response:
    """The whole database as it is at this moment (SQLite)."""
    folder = Path(mkdtemp(prefix="monstrerie-backup-"))

    def remove() -> None:
        rmtree(folder, ignore_errors=True)

    file = folder / "monstrerie.sqlite"
    try:
        await asyncio.to_thread(backup.backup, here.database, file, _quietly)
    except BaseException:
        remove()
        raise
    return FileResponse(
        file, media_type="application/vnd.sqlite3", filename=file.name, background=BackgroundTask(remove)
    )


def _quietly(*_: Any) -> None:
    """Nobody sees how far it is."""
