"""A real Chromium on a real server. Any error on a page's console fails the test that caused it."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import monstrerie

from .serving import ROOT, Server, build_page
from .visitor import PICTURES as WANTED
from .visitor import Visitor

CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    # Rampage draws in 3D; without a graphics card the processor does it.
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE: Final = 15_000
"""ms for anything to happen: other tests, bots and physics share the machine."""
PICTURES: Final = ROOT / "tests" / "screenshots" / "out"
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
FRAME: Final = 60
"""ms from one picture of a 3D city to the next, at least: the processor draws them, others want it, too"""
PICTURE: Final = 10_000
"""ms from one picture of a 3D city that is painted to the next: the page does everything else in between"""
_FEW_FRAMES: Final = f"""{{
const paint = window.requestAnimationFrame.bind(window), cancel = window.cancelAnimationFrame.bind(window);
const waiting = new Map();
let last = 0;
window.requestAnimationFrame = (draw) => {{
  if (!document.querySelector("canvas[data-stage]")) return paint(draw);
  const id = --last;
  waiting.set(id, setTimeout(() => paint((now) => waiting.delete(id) && draw(now)), {FRAME}));
  return id;
}};
window.cancelAnimationFrame = (id) => {{
  if (!waiting.has(id)) return cancel(id);
  clearTimeout(waiting.get(id));
  waiting.delete(id);
}};
}}"""
# Painting takes more of the processor than all else that these tests do.
_FEW_PICTURES: Final = """{
const gl = WebGL2RenderingContext.prototype;
let painted = -Infinity, last = -Infinity, paints = true;
for (const name of ["clear", "drawArrays", "drawArraysInstanced", "drawElements", "drawElementsInstanced"]) {
  const call = gl[name];
  gl[name] = function (...given) {
    const now = performance.now();
    if (now - last > 10) {  // another picture
      paints = now - painted >= APART;
      if (paints) painted = now;
    }
    last = now;
    if (paints) call.apply(this, given);
  };
}
}"""


def few_pictures(apart: float) -> str:
    """A script: a city in 3D is painted only every so many ms; never, where that is infinite."""
    return _FEW_PICTURES.replace("APART", "NaN" if apart == float("inf") else str(apart))


# What the browser itself says while a server is down; the page mends that, and its tests look at how.
_LINE_DOWN: Final = re.compile(
    r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE"
)
# Taking a picture of what the processor drew in 3D is slow, and the browser says so.
_PICTURED: Final = re.compile(r"GPU stall due to ReadPixels")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page, built."""
    # Under xdist every worker has a folder of its own beside its siblings'.
    build_page(tmp_path_factory.getbasetemp().parent / "page.lock")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that don't need one of their own."""
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, closed in the end."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield made
        finally:
            made.close()


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Both, with the page built, for programs that are no tests."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        build_page(Path(folder) / "page.lock")
        server = Server(Path(folder))
        try:
            yield browser, server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as made:
        yield made


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """`visit("Ani", lang="fr")` is a person with a browser of their own."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    # Tests of several files have the same name.
    name = re.sub(r"\W+", "-", f"{request.path.stem}-{request.node.name}").strip("-")

    def come(
        who: str | None = "Ani",
        lang: str = "en",
        phone: bool = False,
        speed: str = "instant",
        theme: str = "light",
        at: Server | None = None,
        newcomer: bool = False,
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            has_touch=phone,
            color_scheme=theme,  # type: ignore[arg-type]
            base_url=(at or server).url,
            **more,
        )
        contexts.append(context)
        context.add_init_script(_FEW_FRAMES)
        if not WANTED:
            context.add_init_script(few_pictures(PICTURE))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "localStorage.getItem('monstrerie.settings') ?? "
            f"localStorage.setItem('monstrerie.settings', JSON.stringify({{speed: '{speed}', sound: false}}))"
        )
        if not newcomer:  # who has met the games is not offered to be shown how
            known = json.dumps([*monstrerie.games()])
            context.add_init_script(f"localStorage.setItem('monstrerie.known', JSON.stringify({known}))")
        page = context.new_page()
        _listen(page, problems)
        if who:
            context.request.post("/api/session", data={"name": who})
        return Visitor(page, PICTURES / name, who or "")

    yield come
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def _listen(page: Page, problems: list[str]) -> None:
    def said(message: ConsoleMessage) -> None:
        known = _LINE_DOWN.search(message.text) or _PICTURED.search(message.text)
        if message.type in ("error", "warning") and not known:
            problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    page.on("console", said)
    page.on("pageerror", lambda error: problems.append(f"exception: {error}"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever wants a browser is marked so."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
