"""The frame of every table: nothing moves while one plans, nothing overlaps, each phase is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from monstrerie import Match

from .frame import SIZES, listen, lying, moved, ready, resize, speak, watch
from .plans import PLANS, before_the_fights
from .positions import offers, reached, sit_down
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("name", PLANS)
def test_nothing_moves_while_one_plans(visit: Visit, server: Server, name: str) -> None:
    """From the first touch to the commit every target stays where it is, in every size.

    Half of them in French and in the dark, each size and each plan in both.
    """
    match, asks, plans = PLANS[name]
    desk, thumb = visit(), visit(None, phone=True, is_mobile=True)
    for me in (desk, thumb):
        # Rampage's city itself on an upright phone; elsewhere its map, which lies under the same things.
        me.page.add_init_script(
            "if (innerWidth > innerHeight) localStorage.setItem('monstrerie.rampage.flat', 'yes')"
        )
        listen(me)
    table = sit_down(desk, server.url, match(), None)
    thumb.page.context.add_cookies(desk.page.context.cookies())  # type: ignore[arg-type]
    found: list[str] = []
    for turn, size in enumerate(SIZES, [*PLANS].index(name)):
        me = thumb if size in ("phone", "landscape") else desk
        lang, theme = (("en", "light"), ("fr", "dark"))[turn % 2]
        resize(me, size)
        me.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        me.page.goto(f"/t/{table}")
        ready(me, asks)
        speak(me.page, lang)
        # A pointer that rests on a piece asks for its explanation, which lies over others.
        me.page.mouse.move(2, 2)
        found += [f"{size} lies: {one}" for one in lying(me.page)]
        me.picture(f"{size}-{lang}", both=False)
        watch(me.page)
        for number, plan in enumerate(plans):
            plan(me.page)
            found += [f"{size} {number} moves: {one}" for one in moved(me.page)[:6]]
        me.picture(f"{size}-{lang}-planned", both=False)
        found += [f"{size} lies planned: {one}" for one in lying(me.page)]
    assert not found, "\n".join(found)


HEARD: Final = """() => {
  [window.__told, window.__lines] = [[], []];
  new MutationObserver(() => {
    const banner = document.querySelector("[data-banner]");
    const line = document.querySelector("[data-prompt] .line")?.innerText;
    for (const [all, one] of [[window.__told, banner?.innerText], [window.__lines, line]])
      if (one && all.at(-1) !== one) all.push(one);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
LONG: Final = 90_000
"""ms for a round's end to be told at its usual pace, on a busy machine"""


def told(me: Visitor, *titles: str) -> str:
    """All banners, one a line, once these have been seen in this order; never were more than two sentences
    said at once beside the phase, which screen readers hear.
    """
    heard = """titles => {
      let at = 0;
      for (const one of window.__told) if (at < titles.length && one.includes(titles[at])) at += 1;
      return at === titles.length;
    }"""
    me.page.wait_for_function(heard, arg=list(titles), timeout=LONG)
    for line in me.page.evaluate("window.__lines"):
        assert len(re.findall(r"[.!?](?= |$)", line)) <= 3, line
    return "\n".join(me.page.evaluate("window.__told"))


def test_each_phase_is_told(visit: Visit, server: Server) -> None:
    """After one's own move, too: the banner with the phase, two sentences at most, then what comes next."""
    me = visit(speed="normal")
    page = me.page
    last = reached("dungeon-lords", 3, 5, offers("retrieve"))
    sit_down(me, server.url, last)
    page.evaluate(HEARD)
    ready(me, "[data-spot^='order:'][data-target]")
    page.locator("[data-spot^='order:'][data-target]").first.click()
    page.locator("[data-action=commit]").click()
    told(me, "Event")


def year_end() -> Match:
    """The first Combat is nearly over."""
    return reached("dungeon-lords", 2, 5, lambda match: match.view(None)["combat_round"] == 4)


def meal() -> Match:
    """Before somebody's last deed."""
    return reached("rampage", 2, 7, offers("dine"), bot="random", first="host", tremor="off")


TURNS: Final[list[tuple[Callable[[], Match], list[str]]]] = [
    (before_the_fights, ["Fighting the guards", "Playing monsters"]),
    (year_end, ["The second year begins\n", "Orders"]),
    (
        lambda: reached("dungeon-petz", 2, 4, offers("assign"), first="host"),
        ["Showing off", "Aging", "Shopping: forming groups"],
    ),
    (meal, ["Actions"]),
]


@pytest.mark.parametrize(("position", "phases"), TURNS, ids=["monsters", "lords", "petz", "rampage"])
def test_every_game_tells_what_begins(
    visit: Visit, server: Server, position: Callable[[], Match], phases: list[str]
) -> None:
    """While bots play on: one banner for each phase, and a card for what a new year changes."""
    me = visit(speed="fast")
    table = sit_down(me, server.url, position())
    me.page.evaluate(HEARD)
    # What happens before the board is there, nobody is told.
    ready(me, "main.board [data-piece]")
    me.api(f"/tables/{table}/hand", {"level": "easy"})
    said = told(me, *phases)
    assert ("a production room works twice a season" in said) == ("second year" in said)


FLIES: Final = """() => {
  [window.__flown, window.__stepped] = [0, 0];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    window.__stepped += Number(this.matches(".guard"));
    return animate.apply(this, all);
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const one of change.addedNodes) window.__flown += Number(one.dataset?.flies !== undefined);
  }).observe(document.body, {childList: true});
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_gold_that_changes_hands_is_seen_to_fly(visit: Visit, server: Server, motion: str) -> None:
    """From guards to purses, unless the reader wants no motion; new guards step up once."""
    me = visit(speed="fast", reduced_motion=motion)
    page = me.page
    sit_down(me, server.url, before_the_fights())
    ready(me, ".hand .card.playable")
    me.page.evaluate(FLIES)
    while page.locator(".guard.turned").count() == 0:
        if page.locator(".hand .card.playable").count():
            me.play_one()
        page.wait_for_timeout(100)
    expect(page.locator(".guard.turned")).to_have_count(0, timeout=60_000)
    moving = motion == "no-preference"
    assert (page.evaluate("window.__flown") > 0) == moving
    # The three guards of the next round, once.
    assert page.evaluate("window.__stepped") == 3 * moving
    expect(page.locator("[data-flies]")).to_have_count(0)
