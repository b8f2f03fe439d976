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


def test_a_match_is_analyzed_and_tried_again(visit: Callable[..., Visitor], server: Server) -> None:
    """Once for everybody: another looks at it on a phone, in another language."""
    ani = visit("Ani")
    sit_down(ani, server.url, reached("mighty-monsters", 3, 7, lambda match: match.over, bot="easy"))
    match = ani.table
    ani.page.locator("[data-action=result]").click()
    ani.page.locator("[data-action=analyse]").click()
    expect(ani.page.locator("[data-accounts]")).to_be_visible(timeout=WORK)
    zoe = visit("Zoé", lang="fr", phone=True, theme="dark")
    zoe.page.goto(f"/t/{match}/result")
    looks_at_it(ani, "Turning points", "own decisions", "After", "Better:")
    looks_at_it(zoe, "Les tournants", "ses décisions", "Après", "Mieux")
    zoe.page.locator("[data-action=try]").first.click()
    zoe.page.wait_for_url("**/t/*")
    expect(zoe.page.get_by_role("button", name="Menu")).to_be_visible()
    assert zoe.table != match


def looks_at_it(me: Visitor, turns: str, own: str, moment: str, better: str) -> None:
    """The accounts, the curve by key, and on the board what cost most and what was better."""
    page = me.page
    table = page.locator("[data-accounts]")
    expect(table.locator("tbody tr")).to_have_count(3)
    expect(table).to_contain_text(own)
    expect(page.get_by_role("heading", name=turns)).to_be_visible()
    me.no_barriers()
    me.picture("analysis", both=False)
    slider, board = page.locator("input[type=range]"), page.locator("[data-moment]")
    slider.press("Home")
    slider.press("ArrowRight")
    expect(slider.locator("..")).to_contain_text(moment)
    expect(board).to_be_visible()
    mistake = page.locator("[data-mistake]").first
    mistake.locator("[data-action=look]").click()
    wanted = page.locator("[data-drawn=better]")
    expect(wanted).to_contain_text(better)
    drawn = board.locator(".space.planned")
    played = drawn.inner_html()
    me.picture("played", both=False)
    wanted.click()
    expect(wanted).to_have_attribute("aria-pressed", "true")
    expect(drawn).to_have_count(1)
    assert drawn.inner_html() != played
    me.picture("better", both=False)
    # The same as the list of mistakes says.
    said = (wanted.inner_text().split("(")[0], mistake.locator("strong").inner_text().split("(")[0])
    assert said[0].strip() == said[1].strip()


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
        # The levels say how strong they are, from the ladder of this version.
        expect(page.locator("[data-bot=hard] [data-rating]")).to_contain_text("rating")
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
    expect(page.locator(".seat [data-coached] svg")).to_have_attribute("aria-label", words[2])
    me.picture("marked", both=False)
    me.api(f"/tables/{me.table}/hand", {"level": "easy"})
    page.locator("[data-action=result]").click()
    expect(page.locator("main [data-coached]")).to_contain_text(words[3])
    me.picture("result", both=False)
    page.goto("/")
    expect(page.locator("a", has_text=words[2]).first).to_be_visible()
    me.picture("home", both=False)
