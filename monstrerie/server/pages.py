"""The built page of the browser client, and the page that tells about the interface for programs."""

from __future__ import annotations

import html
import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from .context import Context
from .errors import ServerError
from .languages import best_language
from .previews import filled, preview


class Page(StaticFiles):
    """Files of the page; every other address is the page itself, which finds its own way."""

    def __init__(self, here: Context) -> None:
        folder = here.settings.page
        super().__init__(directory=folder, check_dir=False)
        self.here = here
        self.index = folder / "index.html"

    async def check_config(self) -> None:
        """A page that is not built is told in words, not as an error of ours."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            if path == self.index.name:
                raise HTTPException(404)  # no file like the others: it says what a link to it is about
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "ws/", "assets/")):
                raise
            answer = await self._page(path, scope)
        except (ValueError, OSError):  # an address no file can have
            raise HTTPException(404) from None
        # Files under assets/ carry a digest of what is in them in their names.
        forever = path.startswith("assets/") and answer.status_code == 200
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return answer

    async def _page(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        lang = best_language(request.headers.get("accept-language"))
        if not self.index.is_file():
            missing = ServerError("page-missing")
            return PlainTextResponse(missing.say(lang) + "\n", missing.status)
        shown = await preview(path, lang, self.here, request.query_params.get("invite"))
        base = f"{request.url.scheme}://{request.url.netloc}"
        page = filled(self.index.read_text(encoding="utf-8"), shown, lang, base)
        return HTMLResponse(page, headers={"Vary": "Accept-Language"})


def page(here: Context) -> ASGIApp:
    """The page, compressed on the way."""
    files = Page(here)

    async def root(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] == "/":
            scope = {**scope, "path": "/index.html"}
        await files(scope, receive, send)

    return GZipMiddleware(root, minimum_size=1000)


def interface_page(schema: dict[str, Any]) -> HTMLResponse:
    """The OpenAPI description as a page that needs no script and nothing from elsewhere."""
    parts: list[str] = []
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(f"<p>{html.escape(call.get('description') or call.get('summary', ''))}</p>")
            for parameter in call.get("parameters", []):
                kind = html.escape(json.dumps(parameter.get("schema", {})))
                parts.append(
                    f"<p>{parameter['in']} <code>{html.escape(parameter['name'])}</code>: {kind}</p>"
                )
            if "requestBody" in call:
                parts.append(f"<p>takes {_shape(call['requestBody'])}</p>")
            answers = ", ".join(f"{status} {_shape(answer)}" for status, answer in call["responses"].items())
            parts.append(f"<p>answers {answers}</p>")
    for name, shape in schema["components"]["schemas"].items():
        text = html.escape(json.dumps(shape, indent=1, ensure_ascii=False))
        named = html.escape(name)
        parts.append(f'<details id="{named}"><summary>{named}</summary><pre>{text}</pre></details>')
    title = html.escape(schema["info"]["title"])
    intro = html.escape(schema["info"]["description"])
    style = "body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{style}</style>'
        f'<h1>{title}</h1><p>{intro}</p><p><a href="/api/openapi.json">openapi.json</a></p>'
        f"{''.join(parts)}</html>"
    )


def _shape(place: dict[str, Any]) -> str:
    for content in place.get("content", {}).values():
        name = str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
        if name:
            return f'<a href="#{html.escape(name)}">{html.escape(name)}</a>'
    return ""
