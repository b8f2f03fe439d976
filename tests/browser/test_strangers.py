"""People who have never been here: they open a link, give a name, and play, with no reload anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from monstrerie.games import INCLUDED

from .visitor import AT_ONCE, Visitor

Visit = Callable[..., Visitor]
_MY_TURN: Final = re.compile("^● ")
"""the page's title when the seat has something to do"""
_NO_3D: Final = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return String(kind).startsWith("webgl") ? null : real.call(this, kind, ...more);
};
"""
"""Rampage by its flat map: who somebody is has nothing to do with how the city is drawn."""
_PATIENCE: Final = 30_000
_TURNS: Final = 12


def come(visit: Visit, phone: bool = False) -> Visitor:
    """Somebody without a name, for whom one click is a move."""
    me = visit(None, phone=phone)
    me.page.context.add_init_script(AT_ONCE)
    me.page.context.add_init_script(_NO_3D)
    return me


def name_oneself(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def host(me: Visitor, game: str, friends: int = 1) -> str:
    """Set up a table through the page as a stranger; the link for friends."""
    page = me.page
    page.goto("/")
    page.locator(f"[data-game='{game}']").get_by_role("link", name="Invite friends").click()
    chairs = page.locator("main form select[aria-label^=Seat]")
    expect(chairs.first).to_be_visible()
    for number in range(1, chairs.count()):
        chairs.nth(number).select_option("link" if number <= friends else "bot:easy")
    page.locator("form button.go").click()
    name_oneself(page, "Hugo")
    link: str = page.locator(".invite input").input_value()
    assert "?invite=" in link
    return link


def sit(page: Page, link: str, name: str | None) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit here").first.click()
    if name:
        name_oneself(page, name)


def move_when_asked(me: Visitor, game: str) -> None:
    """Make any move, by the list of legal ones; the last one in Rampage, where it ends something."""
    page = me.page
    if not page.locator(".decision").count():
        page.keyboard.press("m")
    listed = page.locator(".decision [data-target]")
    (listed.last if game == "rampage" else listed.first).click()


def plays(guest: Visitor, other: Visitor, game: str) -> None:
    """The guest gets a prompt of her own and makes a move; the host makes his where they come first."""
    mine, his = (one.page.locator("[data-prompt].yours") for one in (guest, other))
    for _ in range(_TURNS):
        _until(lambda: mine.count() + his.count() > 0, guest.page)
        if mine.count():
            break
        said = other.page.locator("[data-prompt]").inner_text()
        move_when_asked(other, game)
        # A click on what was asked before would be for a turn that is past.
        _until(lambda: other.page.locator("[data-prompt]").inner_text() != said, guest.page)  # noqa: B023
    expect(guest.page).to_have_title(_MY_TURN)
    expect(mine).to_contain_text("Your turn")
    seen = guest.api(f"/tables/{guest.table}")["table"]
    assert seen["your_seat"] == 1 and seen["your_turn"]
    move_when_asked(guest, game)
    _until(lambda: _moves_of(guest) > 0, guest.page)


def _moves_of(me: Visitor) -> int:
    """How many moves the seat has made, by the story that is told at the table."""
    table = me.api(f"/tables/{me.table}")["table"]
    frames = me.api(f"/tables/{me.table}/frames?from=0&to=199&seat={table['your_seat']}")["frames"]
    return sum(frame["seat"] == table["your_seat"] for frame in frames)


def _until(done: Callable[[], bool], page: Page) -> None:
    for _ in range(_PATIENCE // 100):
        if done():
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.locator("[data-prompt]").inner_text())


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", INCLUDED)
def test_an_invited_stranger_plays(visit: Visit, game: str, phone: bool) -> None:
    """Two who have never been here: the last free seat is taken, the match begins at once, both play."""
    hugo, fanny = come(visit, phone=not phone), come(visit, phone=phone)
    link = host(hugo, game)
    sit(fanny.page, link, "Fanny")
    plays(fanny, hugo, game)
    away = hugo.page.locator("[data-seat='1']").filter(has_text="away")
    expect(away).to_have_count(0)
    seen = hugo.api(f"/tables/{hugo.table}")["table"]["seats"][1]
    assert seen["name"] == "Fanny" and seen["online"]


def test_two_tabs_are_one_person(visit: Visit) -> None:
    """The name is given in one tab: the other one is that person, too, and plays."""
    hugo, fanny = come(visit), come(visit)
    link = host(hugo, "mighty-monsters")
    second = fanny.page.context.new_page()
    second.goto(link)
    expect(second.get_by_role("button", name="Sit here")).to_be_visible()
    sit(fanny.page, link, "Fanny")
    other = Visitor(second, fanny.pictures, "Fanny")
    plays(other, hugo, "mighty-monsters")
    # A third name, given in the first tab, is the second tab's, too.
    fanny.page.get_by_role("button", name="Menu").click()
    fanny.page.get_by_role("button", name="Settings").click()
    fanny.page.get_by_role("button", name="Change").click()
    dialog = fanny.page.get_by_role("dialog").last
    dialog.get_by_label("Your name at the table").fill("Ines")
    dialog.locator("button[type=submit]").click()
    expect(hugo.page.locator("[data-seat='1'] .name")).to_have_text("Ines")
    second.get_by_role("button", name="Chat").click()
    second.get_by_label("Say something").fill("Hello from the other tab")
    second.get_by_role("button", name="Send").click()
    expect(fanny.page.locator(".chat .lines")).to_contain_text("Ines")


def test_a_spectator_gives_a_name_to_chat(visit: Visit) -> None:
    """What was typed is said under the name just given, and nothing that was seen is lost."""
    hugo, frank = visit("Hugo"), come(visit)
    hugo.sit()
    assert hugo.wait_for_turn()
    frank.page.goto(f"/t/{hugo.table}")
    expect(frank.page.locator("[data-seat='0'] .name")).to_have_text("Hugo")
    frank.page.get_by_role("button", name="Chat").click()
    # Strangers find this table by its address alone: its host has to allow it.
    expect(frank.page.get_by_text("Only those who play may write here.")).to_be_visible()
    hugo.page.get_by_role("button", name="Menu").click()
    hugo.page.get_by_label("Spectators may chat").check()
    hugo.page.keyboard.press("Escape")
    frank.page.get_by_label("Say something").fill("Nice castle")
    frank.page.get_by_role("button", name="Send").click()
    name_oneself(frank.page, "Frank")
    line = frank.page.locator(".chat .lines li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Frank")
    expect(line).to_contain_text("Nice castle")
    expect(frank.page.get_by_label("Say something")).to_have_value("")
    before = frank.page.locator("[data-seat='0']").inner_text()
    hugo.play_one()
    expect(frank.page.locator("[data-seat='0']")).to_contain_text("Hugo")
    assert before
