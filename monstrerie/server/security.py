"""Around every request: size, origin, and headers that keep a browser from what we never asked of it."""

from __future__ import annotations

import hmac
import json
import logging
import re
import secrets
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .errors import ServerError, body_of
from .languages import best_language
from .logs import request

log = logging.getLogger("monstrerie.server")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # An invitation is part of an address: it must not travel on to other sites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_REQUEST_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
_LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
_SAFE: Final = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """Refuses what is too large or comes from a foreign page; adds the security headers to every answer."""

    def __init__(
        self,
        app: ASGIApp,
        longest: int,
        longest_match: int,
        origins: Collection[str],
        hosts: Collection[str] = (),
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.longest = longest
        self.longest_match = longest_match
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        asked = Headers(scope=scope).get("x-request-id", "")
        id = asked if _REQUEST_ID.fullmatch(asked) else secrets.token_hex(8)
        request.set(id)

        began = False

        async def guarded(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                metrics.REQUESTS.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = id
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        try:
            check_host(headers, self.hosts, self.origins)
            if scope["method"] not in _SAFE:
                check_origin(headers, self.origins, scope["scheme"])
            path = scope["path"]
            # A saved match, or all that somebody sees of one.
            large = path == "/api/tables" or "/guide/" in path or path.endswith("/explain")
            body = await _body(headers, receive, self.longest_match if large else self.longest)
            check_text(body)
        except ServerError as error:
            lang = best_language(headers.get("accept-language"))
            await JSONResponse(body_of(error, lang), error.status)(scope, receive, guarded)
            return
        if body is None:  # gone before it had finished asking
            return
        try:
            await self.app(scope, _replayed(body, receive), guarded)
        except Exception as error:  # here, so that this answer, too, has its headers and its id
            if began:
                raise
            log.error("%s %s", scope["method"], scope["path"], exc_info=error)
            broken = body_of(ServerError("internal"), best_language(headers.get("accept-language")))
            await JSONResponse(broken, 500)(scope, receive, guarded)


def has_token(headers: Headers, token: str | None) -> bool:
    """Whether a request brings the token of those who run the server; never where none is set, which takes as
    long to find out as that another one is wrong.
    """
    shown = headers.get("authorization", "").encode(errors="replace")
    right = hmac.compare_digest(shown, f"Bearer {token or secrets.token_urlsafe(32)}".encode())
    return right and token is not None


def check_host(headers: Headers, hosts: Collection[str], origins: Collection[str]) -> None:
    """Refuse a request for another name than the host's own: a foreign name that leads here would make
    another site's page look like ours.
    """
    if not hosts:
        return
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        name = ""
    own = {urlsplit(origin).hostname for origin in origins}
    if name not in _LOOPBACK and name not in hosts and name not in own:
        raise ServerError("wrong-host")


def check_origin(headers: Headers, origins: Collection[str], scheme: str = "http") -> None:
    """Refuse what another site's page makes a browser send; other programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site") == "cross-site":
            raise ServerError("foreign-origin")
        return
    try:
        claimed = urlsplit(origin)
        # Whoever is asked over HTTPS trusts no page that came without it, be it of the same name.
        safe = scheme not in ("https", "wss") or claimed.scheme == "https"
        own = safe and claimed.netloc == headers.get("host", "")
    except ValueError:
        own = False
    if not (own or origin.rstrip("/") in origins):
        raise ServerError("foreign-origin")


def check_text(body: bytes | None) -> None:
    """Refuse JSON with half a character in it (a lone surrogate): such text can't be stored or written."""
    if body is None or b"\\ud" not in body.lower():
        return
    try:
        # Written out again, a pair is one character, and a half of one can't be encoded.
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ServerError("bad-text") from None
    except (ValueError, RecursionError):
        return  # no JSON: told where it is read


async def _body(headers: Headers, receive: Receive, longest: int) -> bytes | None:
    """The whole body; bodies here are small, or refused. None when the client has gone."""
    length = headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length[:20]) > longest:
        raise ServerError("too-large", most=longest)
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > longest:
            raise ServerError("too-large", most=longest)
        if not message.get("more_body", False):
            return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
