"""The web application: REST, the socket and the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from .. import __version__
from ..core.errors import MonstrerieError, UnknownName
from . import (
    admin_api,
    api,
    boxes,
    coaching,
    guides,
    messages,
    metrics,
    openapi,
    puzzles,
    shutdown,
    table_pictures,
)
from .context import Context
from .errors import ServerError, body_of
from .identity import COOKIE, checked_id
from .languages import best_language
from .pages import interface_page, page
from .push import push_of
from .security import Guard, check_host, check_origin, has_token
from .settings import Settings
from .socket import Client, problem
from .validation import misunderstood, unreadable

log = logging.getLogger("monstrerie.server")
_CLOSES: Final = {"unknown-table": 4404, "table-stopped": 4404, "banned-here": 4403, "too-many-sockets": 1013}


def create_app(chosen: Settings, alone: bool = False) -> FastAPI:
    """The application with these settings; its lifespan opens and closes the database and the bots.

    `alone`: the process is the server's own, and ends in bounded time with it.
    """
    here = Context(chosen)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await here.open()
        try:
            yield
        finally:
            if alone:
                shutdown.end_within()
            await here.close()

    app = FastAPI(
        title="Monstrerie",
        version=__version__,
        description="Tables, seats and replays. What happens comes over a table's socket: docs/protocol.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.context = here
    app.include_router(api.router)
    app.include_router(boxes.router)
    app.include_router(table_pictures.router)
    app.include_router(puzzles.router)
    app.include_router(guides.router)
    app.include_router(coaching.router)
    app.include_router(admin_api.router)
    limits = chosen.limits
    app.add_middleware(
        Guard,
        longest=limits.message,
        longest_match=limits.match,
        origins=chosen.origins,
        hosts=chosen.hosts,
    )
    app.add_exception_handler(MonstrerieError, _said)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return interface_page(app.openapi())

    @app.get("/metrics", include_in_schema=False)
    async def measured(request: Request) -> Response:
        return _metrics(request, here)

    @app.websocket("/ws/tables/{id}")
    async def table_socket(socket: WebSocket, id: str) -> None:
        await _table_socket(here, socket, id)

    app.mount("/", page(here))
    original = app.openapi
    app.openapi = lambda: _tidy(original())  # type: ignore[method-assign]
    return app


def _metrics(request: Request, here: Context) -> Response:
    """For this machine itself, and for whoever has the host's token."""
    known = has_token(request.headers, here.settings.admin_token)
    if not known and (request.client is None or request.client.host not in ("127.0.0.1", "::1")):
        raise ServerError("not-found")
    here.measure()
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _table_socket(here: Context, socket: WebSocket, id: str) -> None:
    lang = best_language(socket.headers.get("accept-language"))
    try:
        check_host(socket.headers, here.settings.hosts, here.settings.origins)
        check_origin(socket.headers, here.settings.origins, socket.scope["scheme"])
    except ServerError:
        await socket.close(4403)  # before accepting: the browser sees 403
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            who = await here.player(socket.cookies.get(COOKIE))
            room = await here.store.room(checked_id(id))
            if room.end is not None:
                raise room.end
            held.enter_context(here.sockets.one(socket.client.host if socket.client else "", who))
            client = Client(socket, room, who)
        except ServerError as error:
            with suppress(WebSocketDisconnect):
                await push_of(socket)([messages.write(problem(error, None, lang))])
                await socket.close(_CLOSES.get(error.code, 1011))
            return
        client.lang = lang
        await here.handler.serve(client, here.settings.limits.message)


def _error(request: Request, error: MonstrerieError, status: int) -> JSONResponse:
    lang = best_language(request.headers.get("accept-language"))
    return JSONResponse(body_of(error, lang), status)


async def _said(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, MonstrerieError)
    if isinstance(error, ServerError):
        if error.code in ("database-away", "internal"):
            log.error("%s %s: %s", request.method, request.url.path, error, exc_info=error.__cause__)
        return _error(request, error, error.status)
    missing = isinstance(error, UnknownName) and request.method == "GET"
    return _error(request, error, 404 if missing else 400)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _error(request, misunderstood(error.errors()), 400)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "wrong-method"}
    if error.status_code in codes:
        made = _error(request, ServerError(codes[error.status_code]), error.status_code)
    else:
        made = _error(request, unreadable(), error.status_code)
    for name, value in (error.headers or {}).items():
        made.headers[name] = value
    return made


async def _broken(request: Request, error: Exception) -> JSONResponse:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _error(request, ServerError("internal"), 500)


def _tidy(schema: dict[str, Any]) -> dict[str, Any]:
    """With the types of our answers; we answer 400 where FastAPI would say 422."""
    for calls in schema["paths"].values():
        for call in calls.values():
            call["responses"].pop("422", None)
    named = schema["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        named.pop(name, None)
    named.update(openapi.schemas())
    return schema
