"""Rampage through the page: whole games in each language, gestures by mouse and keys, phone, flat map."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from .visitor import Visitor

Visit = Callable[..., Visitor]
MENU: Final = {"en": "Menu", "fr": "Menu"}
HAND_OVER: Final = {"en": "Let a bot play for me", "fr": "Laisser un robot jouer pour moi"}
RESULT: Final = {"en": "Rematch", "fr": "Revanche"}
FLICKED: Final = {"en": "flicks the paws", "fr": "pichenette"}
SMALLEST: Final = 40
"""px: nothing to touch is smaller"""
_NO_WEBGL: Final = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return String(kind).startsWith("webgl") ? null : real.call(this, kind, ...more);
};
"""
_EASY: Final = (
    "localStorage.setItem('monstrerie.settings', JSON.stringify({speed: 'instant', level: 'easy'}))"
)


class Giant:
    """A person with a monster, more eager than able."""

    def __init__(self, me: Visitor, players: int = 2, seed: int = 7, **options: Any) -> None:
        self.me = me
        self.page = me.page
        self.chance = random.Random(seed)
        bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
        me.sit([{"kind": "me"}, *bots], game="rampage", options={"first": "host", **options}, seed=seed)

    @property
    def choices(self) -> Locator:
        """What can be done, as buttons."""
        return self.page.locator("[data-choice]")

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas[data-stage=ready]")

    def wait(self, seconds: float = 60) -> bool:
        """True when it is my turn, False when the match is over."""
        ready = self.page.locator("[data-choice], [data-gesture], [data-action=result]")
        expect(ready.first).to_be_attached(timeout=1000 * seconds)
        return self.page.locator("[data-action=result]").count() == 0

    def take(self, kind: str) -> None:
        """Take a gesture in hand, or lay a choice out."""
        self.page.locator(f"[data-choice={kind}]").first.click()

    def let_go(self) -> None:
        """Do what the sliders say."""
        form = self.page.locator("[data-gesture]")
        self.page.locator("[data-action=do]").click()
        expect(form).to_have_count(0)

    def play_one(self) -> str:
        """One decision with buttons and sliders; its kind."""
        if self.page.locator("[data-gesture]").count() == 0:
            kinds = self.choices.evaluate_all("all => all.map(one => one.dataset.choice)")
            wanted = [kind for kind in kinds if kind in ("flick", "drop", "dine", "eat")] or kinds
            kind: str = self.chance.choice(wanted)
            self.take(kind)
        form, commit = self.page.locator("[data-gesture]"), self.page.locator("[data-action=commit]")
        expect(form.or_(commit).first).to_be_visible()
        if form.count():
            made = form.get_attribute("data-gesture") or ""
            strength = form.locator("[data-field=strength]")
            if strength.count():
                strength.fill(str(round(self.chance.uniform(0.1, 0.5), 2)))
            self.let_go()
            return made
        commit.click()
        expect(commit).to_be_hidden()
        return kind

    def log(self) -> Locator:
        return self.page.locator("[role=log]").first

    def hand_over(self, lang: str) -> None:
        """A bot plays on for me, as easily as it can."""
        self.page.get_by_role("button", name=MENU[lang]).click()
        self.page.get_by_role("button", name=HAND_OVER[lang]).click()


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_against_a_bot(visit: Visit, lang: str) -> None:
    """A few turns with buttons and sliders, the rest by a bot in the person's place; result and replay."""
    me = visit(lang=lang)
    me.page.add_init_script(_EASY)
    giant = Giant(me, side="A" if lang == "en" else "B")
    made: list[str] = []
    end = time.monotonic() + 40
    while giant.wait() and len(made) < 8 and time.monotonic() < end:
        made.append(giant.play_one())
    assert "flick" in made
    expect(giant.log()).to_contain_text(FLICKED[lang])
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    giant.hand_over(lang)
    result = me.page.locator("[data-action=result]")
    expect(result).to_be_visible(timeout=150_000)
    result.click()
    expect(me.page.get_by_role("button", name=RESULT[lang])).to_be_visible()
    me.picture("result")
    me.page.goto(f"/t/{me.table}/replay?n=0")
    expect(giant.canvas).to_be_visible()
    for _ in range(3):
        me.page.keyboard.press("ArrowRight")
    expect(me.page).to_have_url(f"{me.page.url.split('?')[0]}?n=3")
    expect(giant.choices).to_have_count(0)
    me.picture("replay", both=False)


def test_a_flick_by_mouse(visit: Visit) -> None:
    """Drawn back from the paws and let go: they fly the other way, and it plays before it is told."""
    me = visit(speed="fast")
    giant = Giant(me)
    assert giant.wait()
    expect(giant.canvas).to_be_visible(timeout=60_000)
    me.picture("city")
    me.page.locator("[data-view=top]").click()
    me.page.wait_for_timeout(600)
    giant.take("flick")
    aim, box = me.page.locator("[data-aim]"), giant.canvas.bounding_box()
    expect(aim).to_be_visible()
    place = aim.evaluate("one => [parseFloat(one.style.left), parseFloat(one.style.top)]")
    assert box is not None
    x, y = box["x"] + place[0], box["y"] + place[1]
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 20, y - 20)
    me.page.mouse.move(x + 30, y - 30)
    expect(me.page.locator("[data-field=direction]")).to_have_value("225")
    me.picture("aiming", both=False)
    me.page.mouse.up()
    expect(giant.log()).to_contain_text("flicks the paws toward 225°")
    expect(me.page.locator("[data-action=again]")).to_be_visible(timeout=60_000)
    # Once more, slowly enough to be stopped.
    me.page.get_by_role("radio", name="Speed times 0.25").click()
    me.page.locator("[data-action=again]").click()
    me.page.locator("[data-action=cut]").click()
    expect(me.page.locator("[data-action=again]")).to_be_visible()


def test_a_flick_by_keys(visit: Visit) -> None:
    """Digit, arrows and Enter alone; a change of mind costs nothing."""
    me = visit()
    giant = Giant(me)
    assert giant.wait()
    expect(giant.canvas).to_be_visible(timeout=60_000)
    me.page.keyboard.press("1")
    form = me.page.locator("[data-gesture=flick]")
    expect(form).to_be_visible()
    giant.canvas.focus()
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("Shift+ArrowLeft")
    me.page.keyboard.press("ArrowUp")
    expect(form.locator("[data-field=direction]")).to_have_value("231")
    expect(form.locator("[data-field=strength]")).to_have_value("0.55")
    me.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    me.page.keyboard.press("1")
    expect(form).to_be_visible()
    giant.canvas.focus()
    me.page.keyboard.press("Enter")
    expect(giant.log()).to_contain_text("flicks the paws toward 225° at 50%")
    # Without a gesture in hand, the arrows turn the city.
    assert giant.wait()
    giant.canvas.focus()
    me.page.keyboard.press("ArrowLeft")
    expect(giant.choices.first).to_be_visible()


@pytest.mark.parametrize(("lang", "theme", "players"), [("en", "dark", 4), ("fr", "light", 5)])
def test_how_it_looks(visit: Visit, lang: str, theme: str, players: int) -> None:
    """City, cards, runaways and screens of others, in both themes, for few and for many; no barriers."""
    me = visit(lang=lang, theme=theme)
    giant = Giant(me, players=players, side="B", strict_diet=True)
    assert giant.wait()
    expect(giant.canvas).to_be_visible(timeout=60_000)
    expect(me.page.locator("[data-monster]")).to_have_count(players)
    me.picture("turn")
    me.no_barriers()
    giant.take("breathe")
    me.picture("breath")
    me.no_barriers()
    me.page.locator("[data-action=let-be]").click()
    me.page.locator("[data-monster='1']").click()
    expect(me.page.locator("[data-card=hidden]")).to_have_count(1)
    me.picture("another", both=False)


def test_on_a_phone(visit: Visit) -> None:
    """390 px: the city, the hand and the cards, nothing too small to touch."""
    me = visit(phone=True)
    giant = Giant(me)
    assert giant.wait()
    expect(giant.canvas).to_be_visible(timeout=60_000)
    me.page.locator("[data-choice=flick]").tap()
    me.picture("flick", both=False)
    small = me.page.locator("[data-rampage] :is(button, a, input)").evaluate_all(
        f"""all => all.filter(one => one.checkVisibility())
            .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
            .filter(([, box]) => box.width < {SMALLEST - 0.5} || box.height < {SMALLEST - 0.5})
            .map(([html]) => html)"""
    )
    assert small == []
    me.page.locator("[data-action=do]").tap()
    assert giant.wait()
    me.no_sideways_scroll()
    me.picture("after", both=False)


def test_without_webgl(visit: Visit) -> None:
    """A clear word, and a flat map on which everything can be played."""
    me = visit()
    me.page.add_init_script(_NO_WEBGL)
    giant = Giant(me)
    assert giant.wait()
    expect(me.page.locator("[data-rampage=flat]")).to_be_visible()
    expect(me.page.get_by_text("WebGL is missing")).to_be_visible()
    expect(me.page.locator("canvas")).to_have_count(0)
    me.picture("flat")
    me.no_barriers()
    paws = me.page.locator("[data-piece='body-0']").bounding_box()
    assert paws is not None
    x, y = paws["x"] + paws["width"] / 2, paws["y"] + paws["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 30, y)
    me.page.mouse.move(x + 40, y)
    me.picture("aiming", both=False)
    me.page.mouse.up()
    expect(giant.log()).to_contain_text("flicks the paws toward 180°")
    assert giant.wait()
    assert giant.play_one()
