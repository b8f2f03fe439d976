"""Rampage by hand: every kind of gesture with the mouse on the city, in matches that begin with its card."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from .giant import SOON, Giant
from .visitor import Visitor

Visit = Callable[..., Visitor]
KUNG_FU_MASTER: Final = 7
JUMPER: Final = 3
TELEKINESIS: Final = 10
LONG_TAIL: Final = 16
MOUNTAINEER: Final = 19
ELASTIC_FOOT: Final = 15
LITTLE_WINGS: Final = 18
"""seeds with which the first seat of two begins with that card"""


def _at_table(visit: Visit, seed: int) -> Giant:
    giant = Giant.among_bots(visit(), seed=seed)
    assert giant.wait()
    giant.city()
    return giant


@pytest.mark.parametrize(
    ("kind", "seed", "sentence"),
    [
        ("kung-fu", KUNG_FU_MASTER, "shoots their paws"),
        ("jump", JUMPER, "jumps"),
        ("throw", TELEKINESIS, "tosses the"),
    ],
)
def test_a_shot_off_the_body(visit: Visit, kind: str, seed: int, sentence: str) -> None:
    """Drawn back from the body and let go; a hand that comes back to it changes nothing."""
    giant = _at_table(visit, seed)
    giant.take(kind)
    before = giant.number("direction")
    x, y = giant.grip()
    giant.press(x, y + 12)
    giant.page.mouse.move(x + 30, y + 50)
    giant.page.mouse.move(x + 50, y + 80)
    giant.until(lambda: giant.number("direction") != before, "the hand aims")
    assert giant.number("tilt_direction") == giant.number("direction")
    giant.page.mouse.move(x, y + 12)
    giant.page.mouse.up()
    expect(giant.page.locator(f"[data-gesture={kind}]")).to_be_visible()
    giant.press(x, y + 12)
    giant.page.mouse.move(x + 50, y + 80)
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text(sentence, timeout=SOON)


def _jump_out(giant: Giant) -> None:
    """Out of the city, so that a starting space is asked for."""
    giant.take("jump")
    giant.slide("direction", 90)
    giant.slide("strength", 1)
    giant.let_go()
    expect(giant.page.locator("[data-choice=restart]").first).to_be_visible(timeout=SOON)


def _looks(giant: Giant) -> float:
    """Which way the own monster stands, in degrees: the next gesture starts from there."""
    expect(giant.page.locator("[data-choice=flick]")).to_be_visible(timeout=SOON)
    giant.take("flick")
    return giant.number("face")


def test_a_new_start(visit: Visit) -> None:
    """Out of the city: a starting space clicked on, the monster turned there, the space clicked again."""
    giant = _at_table(visit, JUMPER)
    _jump_out(giant)
    giant.page.locator("[data-view=top]").click()
    form = giant.page.locator("[data-gesture=restart]")
    giant.press(*giant.point(-245, 245))
    giant.page.mouse.up()
    expect(form).to_contain_text("Start again from the north-west")
    knob = giant.page.locator("[data-turn=face]")
    box = knob.bounding_box()
    assert box is not None
    giant.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    x, y = giant.point(-245, 245)
    giant.page.mouse.move(x + 40, y + 50)
    giant.page.mouse.move(x + 5, y + 90)
    giant.page.mouse.up()
    giant.until(lambda: 255 < giant.number("face") < 285, "the knob turns it south")
    giant.me.picture("start", both=False)
    turned = giant.number("face")
    giant.press(x, y)
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text("starts again", timeout=SOON)
    assert abs(_looks(giant) - turned) < 3


def test_a_new_start_by_keys(visit: Visit) -> None:
    """A digit takes a space, arrows turn the monster or go to another space, Enter starts there."""
    giant = _at_table(visit, JUMPER)
    _jump_out(giant)
    giant.page.keyboard.press("1")
    form = giant.page.locator("[data-gesture=restart]")
    expect(form).to_be_visible()
    first, face = form.locator(".summary").inner_text(), giant.number("face")
    giant.canvas.focus()
    giant.page.keyboard.press("ArrowUp")
    expect(form.locator(".summary")).not_to_have_text(first)
    giant.page.keyboard.press("ArrowLeft")
    giant.page.keyboard.press("Shift+ArrowLeft")
    giant.until(lambda: abs((giant.number("face") - face) % 360 - 6) <= 1, "the arrows turn it")
    turned = giant.number("face")
    giant.page.keyboard.press("Enter")
    expect(giant.log()).to_contain_text("starts again", timeout=SOON)
    assert abs(_looks(giant) - turned) < 3


def test_a_new_start_by_touch(visit: Visit) -> None:
    """On a phone: a space from the list, the eye dragged by a finger, and the button."""
    giant = Giant.among_bots(visit(phone=True), seed=JUMPER)
    assert giant.wait()
    giant.city()
    _jump_out(giant)
    giant.touch(
        giant.page.locator("[data-choice=restart]").first, giant.page.locator("[data-gesture=restart]")
    )
    face = giant.number("face")
    giant.canvas.scroll_into_view_if_needed()
    box = giant.page.locator("[data-turn=face]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = giant.page.context.new_cdp_session(giant.page)
    for kind, dx in (("touchStart", 0), ("touchMove", 30), ("touchMove", 60)):
        point = {"x": x - dx, "y": y + dx, "id": 1}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    giant.until(lambda: giant.number("face") != face, "a finger turns it")
    giant.me.picture("start", both=False)
    giant.touch(giant.page.locator("[data-action=do]"), giant.log().get_by_text("starts again"))


def test_a_breath(visit: Visit) -> None:
    """A click points it; held, it grows; let go, it blows."""
    giant = _at_table(visit, KUNG_FU_MASTER)
    giant.take("breathe")
    strength = giant.number("strength")
    yaw = giant.number("yaw")
    giant.tap(*giant.point(60, 200))
    giant.until(lambda: giant.number("yaw") != yaw, "the breath is pointed")
    expect(giant.page.locator("[data-gesture=breathe]")).to_be_visible()
    giant.until(lambda: giant.number("strength") == strength, "what was only pointed has not grown")
    yaw = giant.number("yaw")
    giant.press(*giant.point(200, 60))
    weak = giant.number("strength")
    giant.until(lambda: giant.number("strength") != weak, "the breath grows")
    giant.until(lambda: giant.number("yaw") != yaw, "the breath is pointed elsewhere")
    giant.me.picture("breath", both=False)
    giant.page.wait_for_timeout(300)  # a fast machine is here sooner than a breath counts as held
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text(re.compile(r"breathes \w+ toward"), timeout=SOON)


def test_a_drop(visit: Visit) -> None:
    """The hand over the building sways by itself; a click lets go of the body."""
    giant = _at_table(visit, LONG_TAIL)
    giant.take("drop")
    for _ in range(2):
        place = giant.number("x"), giant.number("y")
        giant.page.mouse.move(*giant.point(*place, 40))
        giant.until(lambda: (giant.number("x"), giant.number("y")) != place, "the hand sways")  # noqa: B023
    giant.me.picture("drop", both=False)
    giant.press(*giant.point(*place, 40))
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text("drops", timeout=SOON)


@pytest.mark.parametrize(
    ("kind", "seed", "spot", "sentence"),
    [
        ("climb", MOUNTAINEER, (-42, 6), "climbs"),
        ("set-paws", ELASTIC_FOOT, (112, 175), "moves their paws"),
        ("place", LITTLE_WINGS, (112, 175), "lands in"),
    ],
)
def test_a_spot(visit: Visit, kind: str, seed: int, spot: tuple[float, float], sentence: str) -> None:
    """Pointed at on the city, then confirmed."""
    giant = _at_table(visit, seed)
    if kind == "place":
        giant.take("reveal")
        giant.page.locator("[data-action=commit]").click()
        expect(giant.page.locator("[data-gesture=place], [data-choice=place]").first).to_be_visible()
    if giant.page.locator(f"[data-gesture={kind}]").count() == 0:
        giant.take(kind)
    giant.page.locator("[data-view=top]").click()
    place = giant.number("x"), giant.number("y")
    # A roof is higher than the ground.
    z = 20 if kind == "climb" else 0
    giant.press(*giant.point(spot[0] + 16, spot[1], z))
    giant.page.mouse.move(*giant.point(*spot, z))
    giant.page.mouse.up()
    giant.until(lambda: (giant.number("x"), giant.number("y")) != place, "the place is another")
    giant.me.picture(kind, both=False)
    giant.page.locator("[data-action=do]").click()
    expect(giant.log()).to_contain_text(sentence, timeout=SOON)


def test_the_way_a_monster_looks(visit: Visit) -> None:
    """Turned by the knob beside it, by its keys, and by those of the city; then it stands so."""
    giant = _at_table(visit, KUNG_FU_MASTER)
    giant.take("flick")
    knob = giant.page.locator("[data-turn=face]")
    expect(knob).to_be_visible()
    box = knob.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    giant.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    giant.page.mouse.move(*giant.point(190, 250))
    giant.page.mouse.move(*giant.point(150, 250))
    giant.page.mouse.up()
    giant.until(lambda: 150 < giant.number("face") < 210, "the knob turns the monster")
    turned = giant.number("face")
    giant.me.picture("knob", both=False)
    knob.focus()
    giant.page.keyboard.press("ArrowLeft")
    giant.until(lambda: giant.number("face") == turned + 5, "the knob's own keys turn it")
    giant.canvas.focus()
    giant.page.keyboard.press(",")
    giant.until(lambda: giant.number("face") == turned + 20, "the keys of the city turn it")
    # `c` does what is in the hand, like the button.
    giant.slide("strength", 0.05)
    giant.page.keyboard.press("c")
    expect(giant.log()).to_contain_text("flicks their paws", timeout=SOON)


def test_keys_turn_what_falls_and_what_stands_up_again(visit: Visit) -> None:
    """Of a drop, comma and full stop turn the body in the hand, < and > the way it looks afterwards."""
    giant = _at_table(visit, LONG_TAIL)
    giant.take("drop")
    face, yaw = giant.number("face"), giant.number("yaw")
    # The first turn starts from where the body stands, which is no whole number.
    giant.canvas.focus()
    giant.page.keyboard.press("<")
    giant.until(lambda: abs(giant.number("face") - face - 15) <= 1, "< turns the body that stands up again")
    assert giant.number("yaw") == yaw
    giant.page.keyboard.press(",")
    giant.until(lambda: giant.number("yaw") == yaw + 15, "the comma turns the body that falls")
    giant.page.keyboard.press(".")
    giant.page.keyboard.press(">")
    giant.until(lambda: abs(giant.number("face") - face) <= 1, "> turns it back")
    assert giant.number("yaw") == yaw


def test_a_second_finger(visit: Visit) -> None:
    """It was a look after all: the hand is empty again, the city comes nearer, and nothing is played."""
    giant = Giant.among_bots(visit(phone=True), seed=KUNG_FU_MASTER)
    assert giant.wait()
    giant.city()
    form = giant.page.locator("[data-gesture]")
    giant.touch(giant.page.locator("[data-choice=flick]"), form)
    giant.grip()
    x, y = giant.page.locator("[data-aim]").evaluate(
        "one => [parseFloat(one.style.left), parseFloat(one.style.top)]"
    )
    giant.touch(giant.page.locator("[data-action=let-be]"), giant.page.locator("[data-choice=flick]"))
    expect(form).to_have_count(0)
    giant.canvas.scroll_into_view_if_needed()
    x, y = giant.on_page(x, y)
    touch = giant.page.context.new_cdp_session(giant.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    fingers("touchStart", (x, y))
    fingers("touchMove", (x - 20, y + 30))
    fingers("touchMove", (x - 40, y + 50))
    expect(form).to_be_visible()
    giant.me.picture("one-finger", both=False)
    # What says how, lies under the monster: the second finger comes down on the city.
    fingers("touchStart", (x - 40, y + 50), (x - 100, y - 100))
    expect(form).to_have_count(0)
    fingers("touchMove", (x - 40, y + 50), (x - 140, y - 130))
    fingers("touchEnd", (x - 40, y + 50))
    fingers("touchEnd")
    expect(giant.choices.first).to_be_visible()
    expect(form).to_have_count(0)
    expect(giant.log()).not_to_contain_text("flicks")
    giant.me.picture("two-fingers", both=False)
