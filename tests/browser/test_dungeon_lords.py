"""Dungeon Lords through the page: two years in each language, pointing, battles told, phone, barriers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]
GAME: Final = "monstrerie.games.dungeon_lords:GAME"
RESULT: Final = {"en": "Rematch", "fr": "Revanche"}
SMALLEST: Final = 40
"""px: nothing to touch is smaller"""
WISE: Final = ("cell:", "tavern:", "lair:", "trap:", "act", "shop:")
"""spots that one should rather point at than decline"""
AT_ONCE: Final = (
    "localStorage.setItem('monstrerie.settings', JSON.stringify({speed: 'instant', atOnce: true}))"
)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game, whether or not the house has it."""
    made = Server(tmp_path_factory.mktemp("lords"), games=GAME)
    yield made
    made.stop()


class Lord:
    """A person who rules a dungeon by pointing at whatever glows."""

    def __init__(self, me: Visitor, players: int = 2, seed: int = 5, **options: Any) -> None:
        self.me = me
        self.page = me.page
        self.chance = random.Random(seed)
        bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
        me.sit([{"kind": "me"}, *bots], game="dungeon-lords", options=options, seed=seed)

    def targets(self, which: str = "") -> Locator:
        """What glows on the board; `which` is the beginning of a spot's name."""
        spot = f"[data-spot^='{which}']" if which else ""
        return self.page.locator(f".realm [data-target]{spot}")

    def wait(self) -> bool:
        """True when it is my turn, False when the match is over."""
        ready = self.page.locator(".realm [data-target], [data-action=result]")
        expect(ready.first).to_be_attached(timeout=30_000)
        return self.page.locator("[data-action=result]").count() == 0

    def step(self) -> None:
        """Point at something; where that is half a move, the other half next time."""
        glowing = self.targets()
        if self.chance.random() < 0.8:
            wise = [self.targets(which) for which in WISE]
            glowing = next((spots for spots in wise if spots.count()), glowing)
        count = glowing.count()
        if count:
            glowing.nth(self.chance.randrange(count)).click()

    def commit(self) -> None:
        commit = self.page.locator("[data-action=commit]")
        commit.click()
        expect(commit).to_be_hidden()

    def until(self, prompt: str, seconds: float = 90) -> None:
        """Play on until the prompt says that."""
        end = time.monotonic() + seconds
        while self.wait():
            if prompt in self.me.prompt.inner_text():
                return
            assert time.monotonic() < end, f"nobody asks “{prompt}”"
            self.step()
        raise AssertionError(f"the match was over before anybody asked “{prompt}”")

    def play(self, seconds: float = 240) -> int:
        """Play to the end; how many clicks it took."""
        clicks, end = 0, time.monotonic() + seconds
        while self.wait():
            assert time.monotonic() < end, "the match takes too long"
            self.step()
            clicks += 1
        return clicks


def hasty(visit: Visit, **more: Any) -> Visitor:
    """Somebody for whom one click is a move."""
    me = visit("Ani", **more)
    me.page.context.add_init_script(AT_ONCE)
    return me


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_two_years_against_bots(visit: Visit, lang: str, theme: str) -> None:
    """From the first order to the result, on the board alone."""
    me = hasty(visit, lang=lang, theme=theme)
    lord = Lord(me, players=3)
    assert lord.wait()
    me.picture("first")
    me.no_barriers()
    assert lord.play() >= 40
    me.picture("over")
    me.no_barriers()
    me.page.locator("[data-action=result]").click()
    expect(me.page.get_by_role("button", name=RESULT[lang])).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    me.picture("result")


def test_orders_are_laid_out_and_committed(visit: Visit) -> None:
    """A card is planned, changed, taken back, committed; a locked one says why not."""
    lord = Lord(visit("Ani"))
    page = lord.page
    assert lord.wait()
    lord.targets("order:").first.click()
    lord.commit()
    expect(page.locator(".slots .next")).to_have_count(1)
    cards = page.locator(".hand [data-target]")
    cards.nth(0).click()
    expect(page.locator(".slots .ghost")).to_have_count(1)
    cards.nth(1).click()
    expect(page.locator(".slots .ghost")).to_have_count(1)
    lord.me.picture("planned")
    page.keyboard.press("Backspace")
    expect(page.locator(".slots .ghost")).to_have_count(0)
    page.locator(".hand .locked").first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("locked this season")
    page.locator(".hand .locked").first.click()
    expect(lord.me.prompt).to_contain_text("locked this season")
    expect(lord.me.prompt.get_by_role("button", name="Rule DL", exact=False)).to_be_visible()
    cards.nth(0).click()
    cards.nth(0).click()  # the second click on the same thing commits
    expect(page.locator(".slots li").nth(1)).to_contain_class("next")


def test_by_keyboard(visit: Visit) -> None:
    """Arrows walk what glows, Enter takes, c commits."""
    lord = Lord(visit("Ani"))
    page = lord.page
    assert lord.wait()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-target]:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=commit]")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".slots .next")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator(".slots .ghost")).to_have_count(1)


@pytest.mark.slow
def test_a_room_is_built_in_two_steps(visit: Visit) -> None:
    """First the room, then the tunnel; ground that is no tunnel says why not."""
    me = hasty(visit)
    lord = Lord(me, players=2, seed=8)
    lord.until("Which room do you build")
    me.picture("rooms")
    shop = lord.targets("shop:")
    if lord.targets("cell:").count() == 0:
        shop.first.click()
    expect(lord.targets("cell:").first).to_be_visible()
    me.picture("tunnels")
    page = me.page
    page.locator(".cells [data-spot]:not([data-target])").last.click()
    expect(me.prompt.get_by_role("button", name="Rule DL", exact=False)).to_be_visible()
    lord.targets("cell:").first.click()
    expect(lord.targets("shop:")).to_have_count(0)


@pytest.mark.slow
def test_a_battle_is_told(visit: Visit) -> None:
    """Steps light up one by one while it is told, and can be skipped; a replay tells it too."""
    me = hasty(visit)
    lord = Lord(me, players=2, seed=5)
    lord.until("Do you lay a trap")
    me.picture("planning")
    me.no_barriers()
    me.page.evaluate(AT_ONCE.replace("instant", "normal"))
    me.page.reload()
    lit = me.page.locator(".steps .lit")
    end = time.monotonic() + 60
    while lit.count() == 0:
        assert time.monotonic() < end, "no battle is told"
        if lord.targets().count():
            lord.step()
        me.page.wait_for_timeout(150)
    me.picture("battle", both=False)
    expect(me.page.locator(".battle .lines li").first).to_be_visible()
    if me.page.locator("[data-action=skip]").count():
        me.page.keyboard.press("Escape")


def test_everything_explains_itself(visit: Visit) -> None:
    """A monster of the tavern, a place of the land, another lord's dungeon."""
    me = hasty(visit)
    lord = Lord(me, players=4)
    page = me.page
    assert lord.wait()
    lord.targets("order:").first.click()
    page.locator(".tavern .guest:not(.empty)").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("p").first).not_to_be_empty()
    me.picture("monster", both=False)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look in").first.click()
    expect(dialog.locator(".hill").first).to_be_visible()
    me.picture("other")
    me.no_barriers()


@pytest.mark.slow
def test_a_dungeon_on_a_phone(visit: Visit) -> None:
    """390 px: nothing too small to touch, no sideways scrolling, what glows comes into sight."""
    me = hasty(visit, phone=True, theme="dark")
    lord = Lord(me, players=2, seed=8)
    page = me.page
    for prompt in ("Choose the order", "Which played order", "Do you lay a trap"):
        lord.until(prompt)
        me.no_sideways_scroll()
        expect(lord.targets().first).to_be_in_viewport()
        for tab in range(2):
            page.locator(".realm > .tabs button").nth(tab).tap()
            assert too_small(me) == []
            me.picture(f"{prompt.split()[-1]}-{tab}", both=False)
            me.no_sideways_scroll()
    page.locator(".realm > .tabs button").nth(1).tap()
    expect(lord.targets("trap:").first).to_be_in_viewport()


def too_small(me: Visitor) -> list[str]:
    """What one can touch and hardly hit."""
    found: list[str] = me.page.evaluate(
        """least => [...document.querySelectorAll("button, a, input, select")]
        .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < least || box.height < least))
        .map(([html, box]) => `${html} ${box.width} x ${box.height}`)""",
        SMALLEST,
    )
    return found
