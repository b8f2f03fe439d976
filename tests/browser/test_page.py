"""What a first visit costs, and that the page keeps to the strict content security policy."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Request, Response, expect

from .serving import PAGE
from .visitor import Visitor

Visit = Callable[..., Visitor]
MOST_SCRIPT = 150_000
"""bytes, compressed"""
MOST: Final = 350_000
"""bytes of a first visit, as they come over the line"""


def test_the_first_page_is_light(visit: Visit) -> None:
    """All JavaScript that the home page loads stays under 150 kB compressed."""
    me = visit(who=None)
    sizes: dict[str, int] = {}

    def arrived(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = len(gzip.compress(response.body(), 6))

    me.page.on("response", arrived)
    me.page.goto("/", wait_until="networkidle")
    expect(me.room().get_by_role("button", name="Play now")).to_be_visible()
    assert 0 < sum(sizes.values()) < MOST_SCRIPT, sizes


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_visit_is_light(visit: Visit, lang: str) -> None:
    """All that comes over the line until a stranger sees the rooms; no sound before the first touch."""
    me = visit(who=None, lang=lang)
    sizes: dict[str, int] = {}

    def arrived(request: Request) -> None:
        size = request.sizes()
        sizes[request.url] = size["responseBodySize"] + size["responseHeadersSize"]

    me.page.on("requestfinished", arrived)
    me.page.goto("/", wait_until="networkidle")
    expect(me.room().locator("button").first).to_be_visible()
    assert any(url.endswith(f"/locales/{lang}") for url in sizes), [*sizes]
    assert not any("sounds" in url for url in sizes)
    assert 100_000 < sum(sizes.values()) < MOST, sizes


def test_it_installs_on_a_home_screen(visit: Visit) -> None:
    """A browser is told what to call it, how to open it, and shown icons that are as large as they say."""
    me = visit(who=None)
    me.page.goto("/")
    fetch = me.page.context.request.get

    def link(kind: str) -> str:
        return str(me.page.locator(f"head link[rel='{kind}']").get_attribute("href"))

    manifest = fetch(link("manifest")).json()
    assert manifest["name"] == manifest["short_name"] == "Monstrerie" and manifest["start_url"] == "./"
    assert manifest["display"] == "fullscreen" and "standalone" in manifest["display_override"]
    icons = {one["sizes"]: fetch(one["src"]).body() for one in manifest["icons"]}
    assert {"192x192", "512x512"} <= icons.keys()
    icons["180x180"] = fetch(link("apple-touch-icon")).body()
    for size, picture in icons.items():
        assert picture.startswith(b"\x89PNG")
        assert "x".join(str(int.from_bytes(picture[at : at + 4])) for at in (16, 20)) == size
    assert any("maskable" in one.get("purpose", "") for one in manifest["icons"])
    assert fetch(link("icon")).headers["content-type"] == "image/svg+xml"


def test_nothing_is_written_into_the_page(built: None) -> None:
    """No inline script, no event handler in an attribute, nothing from elsewhere."""
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"\son\w+=", text)
    assert not re.search(r"(src|href)=\"(https?:)?//", text)


def test_it_waits_for_a_server_that_is_late(visit: Visit) -> None:
    """While the sentences can't be had the page says so in both languages, and opens as soon as they can."""
    me = visit(who=None)
    away = True
    me.page.route(
        "**/api/games", lambda route: route.fulfill(status=200, body="late") if away else route.continue_()
    )
    me.page.goto("/")
    expect(me.page.get_by_text("can’t reach its server")).to_be_visible()
    expect(me.page.get_by_text("joindre son serveur")).to_be_visible()
    me.picture("late")
    away = False
    expect(me.room().get_by_role("button", name="Play now")).to_be_visible()


RUNNING: Final = """() => document.getAnimations().filter(
    one => one.playState === 'running' && one.effect.getTiming().duration > 1
).map(one => one.animationName ?? one.transitionProperty)"""


def test_reduced_motion(visit: Visit) -> None:
    """Nothing moves for those who asked their system for that; the match is the same."""
    me = visit("Ani", speed="normal", reduced_motion="reduce")
    me.sit()
    assert me.wait_for_turn()
    me.pick()
    me.page.locator("[data-space][data-target]").first.click()
    assert me.page.evaluate(RUNNING) == []
    me.page.keyboard.press("c")
    assert me.wait_for_turn()


def test_living_details_stand_still_under_reduced_motion(visit: Visit) -> None:
    """The rooms at home and the hill of Dungeon Lords live, but not for those who asked for rest."""
    for motion, alive in (("no-preference", True), ("reduce", False)):
        me = visit("Ani", speed="normal", reduced_motion=motion)
        me.page.goto("/")
        expect(me.room().get_by_role("button", name="Play now")).to_be_visible()
        assert bool(me.page.evaluate(RUNNING)) == alive
        me.sit([{"kind": "me"}, {"kind": "bot", "level": "easy"}], game="dungeon-lords", options={})
        expect(me.page.locator(".realm [data-target]").first).to_be_attached()
        assert bool(me.page.evaluate(RUNNING)) == alive
