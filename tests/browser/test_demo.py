"""The demo: the page with its server in the browser, from static files alone."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import monstrerie

from .serving import DEMO, PAGE, Server, build_demo
from .visitor import Visitor

PATIENCE: Final = 120_000
"""ms: Python starts in the browser, beside everything else that runs"""


class Files(SimpleHTTPRequestHandler):
    """A host of static files as others have it: an address that is no file is answered with 404.html."""

    protocol_version = "HTTP/1.1"

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        page = (DEMO / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadingHTTPServer]:
    """The demo, built and served."""
    build_demo(tmp_path_factory.getbasetemp().parent / "demo.lock")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(DEMO)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


class Away:
    """Stands for a server of ours where a person is said to be at: only its address counts."""

    def __init__(self, site: ThreadingHTTPServer) -> None:
        self.url = f"http://127.0.0.1:{site.server_port}"


def ready(me: Visitor) -> None:
    """The server in the browser answers."""
    expect(me.page.locator("[data-demo=ready]")).to_be_attached(timeout=PATIENCE)


def kept(me: Visitor) -> None:
    """Everything is kept for the time without a network, too."""
    me.page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'",
        timeout=PATIENCE,
    )


def play_now(me: Visitor, name: str, called: str, start: str) -> None:
    """As a stranger: one click, one name."""
    me.room(name).get_by_role("button", name=start).click()
    dialog = me.page.get_by_role("dialog")
    dialog.locator("input").first.fill(called)
    dialog.locator("button[type=submit]").click()
    expect(me.prompt).to_be_visible(timeout=PATIENCE)


def test_a_stranger_plays_offline_and_takes_the_match_along(
    site: ThreadingHTTPServer, server: Server, visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    me = visit(None, at=Away(site))
    me.page.goto("/")
    # The page does not wait for Python.
    expect(me.page.get_by_role("region")).to_have_count(3)
    play_now(me, "Mighty Monsters", "Ani", "Play now")
    for _ in range(2):
        assert me.wait_for_turn()
        me.play_one()
    assert me.wait_for_turn()
    cards, table = me.page.locator(".hand .card").all_inner_texts(), me.page.url

    # Without a network, by the table's own address, everything is where it was.
    me.page.goto("/")
    ready(me)
    kept(me)
    me.page.context.set_offline(True)
    me.page.reload()
    me.page.locator('a[href^="/t/"]').first.click(timeout=PATIENCE)
    expect(me.prompt).to_be_visible(timeout=PATIENCE)
    assert me.page.url == table
    assert me.wait_for_turn()
    assert me.page.locator(".hand .card").all_inner_texts() == cards
    me.play_one()

    # The match goes along as a file.
    me.page.get_by_role("button", name="Menu").click()
    with me.page.expect_download() as held:
        me.page.locator("[data-action=save]").click()
    file = tmp_path / "match.json"
    held.value.save_as(file)
    match = monstrerie.game("mighty-monsters").load(file.read_text(encoding="utf-8"))
    assert not match.over
    assert len(match.log) >= 3

    # A server takes it up.
    there = visit("Ani")
    there.page.goto("/continue")
    there.page.locator("input[type=file]").set_input_files(file)
    there.page.get_by_role("button", name="Play on").click()
    expect(there.prompt).to_be_visible()
    assert there.wait_for_turn()
    there.play_one()
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert there.api(f"/tables/{there.table}")["table"]["seats"][1]["kind"] == "bot"
    assert saved["players"] == len(there.api(f"/tables/{there.table}")["table"]["seats"])


def test_the_ordinary_page_brings_nothing_of_it(site: ThreadingHTTPServer, server: Server) -> None:
    scripts = [file.read_text(encoding="utf-8") for file in (PAGE / "assets").glob("*.js")]
    assert scripts
    assert not any("pyodide" in script or "monstrerie.demo" in script for script in scripts)
    assert not (PAGE / "sw.js").exists()
    assert any("pyodide" in file.read_text(encoding="utf-8") for file in (DEMO / "assets").glob("*.js"))
