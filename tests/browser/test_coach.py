"""The coach: a match is analyzed on its result's page, and a moment of it played again; whoever plays alone
against bots asks what to do.
"""

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


@pytest.mark.parametrize(
    ("lang", "phone", "theme", "words"),
    [
        ("en", False, "dark", ("Ask the coach", "imagined tables", "with the coach", "coach’s help")),
        (
            "fr",
            True,
            "light",
            ("Demander à l’entraîneur", "tables imaginées", "avec l’entraîneur", "l’aide de l’entraîneur"),
        ),
    ],
)
def test_whoever_plays_alone_asks_what_to_do(
    visit: Callable[..., Visitor], lang: str, phone: bool, theme: str, words: tuple[str, ...]
) -> None:
    """Chosen at the new table, or allowed from the menu; the match is marked wherever it is shown."""
    me = visit("Ani", lang=lang, phone=phone, theme=theme)
    page = me.page
    coach = page.locator("[data-action=coach]")
    if phone:
        me.sit()
        assert me.wait_for_turn()
        expect(coach).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        me.picture("menu", both=False)
        coach.click()
    else:
        page.goto("/new/mighty-monsters")
        allow = page.locator("[data-coach] input")
        expect(allow).to_be_disabled()  # a friend may come by a link
        page.locator("main form select").nth(1).select_option("bot:easy")
        allow.check()
        me.picture("new", both=False)
        page.locator("button[type=submit]").click()
        assert me.wait_for_turn()
    expect(coach).to_contain_text(words[0])
    me.picture("asked", both=False)
    coach.click()
    advice = page.locator("[data-advice]")
    expect(advice).to_have_count(3)
    expect(page.get_by_role("dialog")).to_contain_text(words[1])
    expect(advice.first).to_contain_text("%")
    me.picture("advice", both=False)
    me.no_barriers()
    best = advice.first.locator("strong").inner_text()
    advice.first.locator("[data-action=lay-advice]").click()
    expect(me.prompt).to_contain_text(best)
    me.picture("laid", both=False)
    page.locator("[data-action=commit]").click()
    expect(page.locator("[data-action=commit]")).to_be_hidden()
    if phone:
        page.locator(".phone-tabs button").nth(1).click()
    expect(page.locator(".seat [data-coached]")).to_have_text(words[2])
    me.picture("marked", both=False)
    me.api(f"/tables/{me.table}/hand", {"level": "easy"})
    page.locator("[data-action=result]").click()
    expect(page.locator("main [data-coached]")).to_contain_text(words[3])
    me.picture("result", both=False)
    page.goto("/")
    expect(page.locator("a", has_text=words[2]).first).to_be_visible()
    me.picture("home", both=False)
