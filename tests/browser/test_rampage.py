"""Rampage through the page: a whole game, gestures by mouse and keys, phone, flat map."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from .giant import SOON, Giant
from .visitor import REMATCH, Visitor

Visit = Callable[..., Visitor]
_NO_WEBGL: Final = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return String(kind).startsWith("webgl") ? null : real.call(this, kind, ...more);
};
"""
_COUNT_DRAWS: Final = """
window.drawn = {calls: 0, triangles: 0};
for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
  const real = WebGL2RenderingContext.prototype[name];
  WebGL2RenderingContext.prototype[name] = function (mode, ...more) {
    const count = name.startsWith("drawArrays") ? more[1] : more[0];
    const copies = name.endsWith("Instanced") ? more.at(-1) : 1;
    window.drawn.calls += 1;
    if (mode === this.TRIANGLES) window.drawn.triangles += (count * copies) / 3;
    return real.call(this, mode, ...more);
  };
}
"""
MOST_CALLS: Final = 120
MOST_TRIANGLES: Final = 400_000
"""of one picture: what a laptop without a big graphics card draws sixty times a second"""
_EASY: Final = (
    "localStorage.setItem('monstrerie.settings', "
    "JSON.stringify({speed: 'instant', sound: false, level: 'easy'}))"
)


@pytest.mark.slow
def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    """To the end with buttons and sliders, on a Runaway board that six meeples fill; result and replay."""
    me = visit()
    giant = Giant.among_bots(me, components={"runaway": {"rows": [1] * 6}})
    made: list[str] = []
    end = time.monotonic() + 600
    while giant.wait():
        assert time.monotonic() < end, f"the game takes too long: {made}"
        made.append(giant.play_one("kung-fu", "throw", "flick", "finish"))
    assert {"kung-fu", "flick"} & set(made)
    me.picture("over", both=False)
    me.page.locator("[data-action=result]").click()
    expect(me.page.get_by_role("button", name=REMATCH["en"])).to_be_visible()
    # Points did not decide: whoever filled the last row has lost, and the page says who and by which rule.
    verdict = me.page.locator("[data-verdict]")
    expect(verdict).to_contain_text("has filled the last row")
    expect(verdict.get_by_role("link")).to_have_attribute("href", "/rules/rampage?rule=RA-RUN-17")
    me.picture("result")
    me.page.goto(f"/t/{me.table}/replay?n=0")
    giant.city()
    for number in (1, 2):
        me.page.keyboard.press("ArrowRight")
        expect(me.page).to_have_url(f"{me.page.url.split('?')[0]}?n={number}")
    expect(giant.choices).to_have_count(0)
    expect(me.page.locator("[data-action=again]")).to_be_visible(timeout=SOON)
    me.picture("replay", both=False)


def test_a_seat_is_handed_to_a_bot(visit: Visit) -> None:
    """Enough smashed for today: a bot plays on in one's place, and the city shows it."""
    me = visit()
    me.page.add_init_script(_EASY)
    giant = Giant.among_bots(me)
    assert giant.wait()
    giant.hand_over()
    expect(me.page.locator("[data-seat='0']")).to_contain_text("a bot is playing")
    # A gesture of the first seat that nobody at the page has made.
    expect(giant.log()).to_contain_text(
        re.compile(r"Ani (flicks|jumps|drops|breathes|tosses|shoots)"), timeout=60_000
    )
    expect(giant.log()).not_to_contain_text("shakes")


def test_a_flick_by_mouse(visit: Visit) -> None:
    """Drawn back from the paws and let go: they fly the other way, and it plays before it is told."""
    me = visit(speed="fast")
    giant = Giant.among_bots(me)
    assert giant.wait()
    giant.city()
    me.picture("city")
    me.page.locator("[data-view=top]").click()
    giant.take("flick")
    x, y = giant.grip()
    giant.press(x, y)
    me.page.mouse.move(x + 20, y - 20)
    me.page.mouse.move(x + 30, y - 30)
    expect(me.page.locator("[data-field=direction]")).to_have_value("225")
    me.picture("aiming", both=False)
    me.page.mouse.up()
    expect(giant.log()).to_contain_text(
        re.compile(r"flicks their paws( hard)? toward the south-west"), timeout=SOON
    )
    expect(me.page.locator("[data-action=again]")).to_be_visible(timeout=SOON)
    # Once more, slowly enough to be stopped.
    me.page.get_by_role("radio", name="Speed ×0.25").click()
    me.page.locator("[data-action=again]").click()
    # At once: a click that waits until all is still comes after the end of it on a slow machine.
    me.page.locator("[data-action=cut]").dispatch_event("click")
    expect(me.page.locator("[data-action=again]")).to_be_visible()


def test_a_flick_by_keys(visit: Visit) -> None:
    """Digit, arrows and Enter alone; a change of mind costs nothing."""
    me = visit()
    giant = Giant.among_bots(me)
    assert giant.wait()
    giant.city()
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
    expect(giant.log()).to_contain_text("flicks their paws toward the south-west", timeout=SOON)
    # Without a gesture in hand, the arrows turn the city.
    assert giant.wait()
    giant.canvas.focus()
    me.page.keyboard.press("ArrowLeft")
    expect(giant.choices.first).to_be_visible()


def test_nothing_is_drawn_for_nothing(visit: Visit) -> None:
    """A city at rest costs nothing; a look at it, one picture that a small graphics card draws."""
    me = visit()
    me.page.add_init_script(_COUNT_DRAWS)
    giant = Giant.among_bots(me)
    assert giant.wait()
    giant.city()

    def quiet() -> bool:
        me.page.evaluate("window.drawn = {calls: 0, triangles: 0}")
        me.page.wait_for_timeout(500)
        return bool(me.page.evaluate("window.drawn.calls") == 0)

    giant.until(quiet, "the city comes to rest")
    giant.canvas.focus()
    me.page.keyboard.press("ArrowLeft")
    giant.until(lambda: bool(me.page.evaluate("window.drawn.calls > 0")), "a picture is drawn")
    me.page.wait_for_timeout(300)
    cost = me.page.evaluate("window.drawn")
    assert cost["calls"] <= MOST_CALLS
    assert cost["triangles"] <= MOST_TRIANGLES


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fr", "light")])
def test_how_it_looks(visit: Visit, lang: str, theme: str) -> None:
    """City, cards, runaways and screens of others, in both themes; no barriers."""
    me = visit(lang=lang, theme=theme)
    giant = Giant.among_bots(me, players=4, side="B", strict_diet=True)
    assert giant.wait()
    giant.city()
    expect(me.page.locator("[data-monster]")).to_have_count(4)
    giant.take("breathe")
    me.picture("breath")
    me.no_barriers()
    me.page.locator("[data-action=let-be]").click()
    me.no_barriers()
    me.page.locator("[data-monster='1']").click()
    expect(me.page.locator("[data-card=hidden]")).to_have_count(1)
    me.picture("another", both=False)


def test_many_monsters_in_teams(visit: Visit) -> None:
    """Five players: two boards, two teams, and a common turn."""
    me = visit()
    giant = Giant.among_bots(me, players=5)
    giant.city()
    expect(me.page.locator("[data-monster]")).to_have_count(5)
    expect(me.page.get_by_text("Team 2")).to_have_count(2)
    # Two boxes hold 38 floors, one holds 19; a bot of the own team may have smashed some already.
    left = me.page.get_by_text(re.compile(r"^\d+ floors left$")).inner_text()
    assert 19 < int(left.split()[0]) <= 38
    me.picture("teams", both=False)


def test_on_a_phone(visit: Visit) -> None:
    """390 px: the city, the hand and the cards, nothing too small to touch."""
    me = visit(phone=True)
    giant = Giant.among_bots(me)
    assert giant.wait()
    giant.city()
    giant.touch(me.page.locator("[data-choice=flick]"), me.page.locator("[data-gesture=flick]"))
    me.picture("flick", both=False)
    me.no_tiny_targets()
    giant.touch(me.page.locator("[data-action=do]"), giant.log().get_by_text("flicks"))
    assert giant.wait()
    me.no_sideways_scroll()
    me.picture("after", both=False)


def test_without_webgl(visit: Visit) -> None:
    """A clear word, and a flat map on which everything can be played."""
    me = visit()
    me.page.add_init_script(_NO_WEBGL)
    giant = Giant.among_bots(me)
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
    expect(giant.log()).to_contain_text(
        re.compile(r"flicks their paws( hard)? toward the west"), timeout=SOON
    )
    assert giant.wait()
    assert giant.play_one()


@pytest.mark.parametrize("phone", [False, True])
def test_every_view_leads_back_from_the_flat_map(visit: Visit, phone: bool) -> None:
    """The map is no trap: any camera button shows the city again, from there."""
    me = visit(phone=phone)
    assert Giant.among_bots(me).wait()
    city = me.page.locator("[data-rampage]")
    for view in ("table", "top", "monster"):
        me.page.locator("[data-view=flat]").click()
        expect(city).to_have_attribute("data-rampage", "flat")
        me.page.locator(f"[data-view={view}]").click()
        expect(city).to_have_attribute("data-rampage", "stage")
