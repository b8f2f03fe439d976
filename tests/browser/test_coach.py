"""The coach on the result's page: a match is analyzed, and a moment of it played again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.positions import reached, sit_down
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
WORK = 300_000
"""ms"""


@pytest.mark.parametrize(
    ("lang", "phone", "words"),
    [
        ("en", False, ("Turning points", "own decisions", "After 1 move")),
        ("fr", True, ("Les tournants", "ses décisions", "Après 1 coup")),
    ],
)
def test_a_match_is_analyzed_and_tried_again(
    visit: Callable[..., Visitor], server: Server, lang: str, phone: bool, words: tuple[str, ...]
) -> None:
    me = visit("Ani", lang=lang, phone=phone)
    page = me.page
    sit_down(me, server.url, reached("mighty-monsters", 3, 7, lambda match: match.over, bot="easy"))
    match = me.table
    page.locator("[data-action=result]").click()
    page.locator("[data-action=analyse]").click()
    table = page.locator("[data-accounts]")
    expect(table).to_be_visible(timeout=WORK)
    expect(table.locator("tbody tr")).to_have_count(3)
    expect(table).to_contain_text(words[1])
    expect(page.get_by_role("heading", name=words[0])).to_be_visible()
    page.locator("input[type=range]").scroll_into_view_if_needed()
    me.picture("curve")
    page.locator("[data-mistake], [data-action=try]").last.scroll_into_view_if_needed()
    me.picture("analysis")
    me.no_sideways_scroll()
    # From the beginning by key, a point further.
    moment = page.locator("input[type=range]")
    moment.press("Home")
    moment.press("ArrowRight")
    expect(moment.locator("..")).to_contain_text(words[2][:5])
    page.locator("[data-action=try]").first.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert me.table != match
    me.picture("again")
