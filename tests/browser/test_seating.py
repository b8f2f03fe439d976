"""Chairs round a table: who sits where, as which monster; the invitation, and the chat of those who wait."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .visitor import Visitor

Visit = Callable[..., Visitor]
_OVERLAPS = """all => {
  const boxes = all.flatMap((one, chair) =>
    [...one.querySelectorAll(".seat, .name")].map(part => [chair, part.getBoundingClientRect()]));
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1
    || b.bottom <= a.top + 1;
  return boxes.flatMap(([i, a]) => boxes.filter(([k, b]) => i < k && !apart(a, b)).map(([k]) => [i, k]));
}"""


def chair(me: Visitor, number: int) -> Locator:
    return me.page.locator("[data-chair]").nth(number - 1)


def test_bots_are_tapped_and_dragged_into_chairs_and_chosen_in_a_list(visit: Visit) -> None:
    me = visit("Ani")
    page = me.page
    page.goto("/new/dungeon-lords")
    expect(chair(me, 1)).to_contain_text("Ani")
    hard, easy = page.locator("[data-bot=hard]"), page.locator("[data-bot=easy]")
    hard.click()
    expect(hard).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Put Bot (hard) on seat 2").click()
    expect(chair(me, 2)).to_have_attribute("data-chair", "bot:hard")
    expect(hard).to_have_attribute("aria-pressed", "false")
    easy.drag_to(chair(me, 3))
    expect(chair(me, 3)).to_have_attribute("data-chair", "bot:easy")
    # Whoever thinks better of it puts the bot back.
    easy.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put Bot (easy) on seat 2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(easy).to_have_attribute("aria-pressed", "false")
    # The keyboard and a screen reader have a list on each chair.
    page.get_by_label("Seat 2", exact=True).select_option(label="Me (Ani)")
    expect(chair(me, 2)).to_have_attribute("data-chair", "me")
    expect(chair(me, 1)).to_have_attribute("data-chair", "bot:hard")
    me.no_barriers()
    me.picture("chairs")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_eight_chairs_find_room_on_a_phone(visit: Visit, lang: str) -> None:
    """On those that are free one reads where to sit down."""
    me = visit("Ani", lang=lang, phone=True)
    free = [{"kind": "link"}] * 7
    table = me.api("/tables", {"game": "rampage", "seats": [{"kind": "me"}, *free]})["table"]
    guest = visit("Bo", lang=lang, phone=True)
    for one, address in ((me, "/new/rampage"), (guest, f"/t/{table['id']}?invite={table['invite']}")):
        one.page.goto(address)
        expect(chair(one, 1)).to_be_visible()
        for _ in range(8 - one.page.locator("[data-chair]").count()):
            one.page.locator(".count button").last.click()
        expect(one.page.locator("[data-chair]")).to_have_count(8)
        assert one.page.locator("[data-chair]").evaluate_all(_OVERLAPS) == []
        one.no_sideways_scroll()
    guest.no_barriers()
    guest.no_tiny_targets()
    guest.picture(f"free-{lang}")


def test_friends_meet_at_the_table_before_the_match(visit: Visit) -> None:
    """A monster is chosen and seen by the others; the host fills chairs and frees them; the invitation is
    shared, or scanned.
    """
    host, guest = visit("Hugo"), visit(None, phone=True)
    shared: list[str] = []
    host.page.expose_function("shared", lambda what: shared.append(what["url"]))
    host.page.add_init_script("navigator.share = async (what) => window.shared(what)")
    wanted = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    table = host.api("/tables", {"game": "dungeon-petz", "seats": wanted})["table"]
    link = f"/t/{table['id']}?invite={table['invite']}"
    host.page.goto(f"/t/{table['id']}")
    host.page.get_by_role("button", name="Share", exact=True).click()
    expect(host.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    assert [url.partition("/t/")[2] for url in shared] == [link.removeprefix("/t/")]

    page = guest.page
    page.goto(link)
    page.locator("[data-action=sit]").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name at the table").fill("Vlad")
    dialog.get_by_role("radio", name="vampire").check()
    guest.picture("monsters")
    dialog.locator("button[type=submit]").click()
    expect(chair(host, 2).locator("[data-avatar=vampire]")).to_be_visible()
    expect(chair(host, 2)).to_contain_text("Vlad")
    page.get_by_role("button", name="Change my name or monster").click()
    page.get_by_role("dialog").get_by_role("radio", name="unicorn").check()
    page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(chair(host, 2).locator("[data-avatar=uni]")).to_be_visible()
    page.get_by_label("Say something").fill("Good evening")
    page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("Good evening")

    host.page.get_by_label("Seat 2").select_option(label="Send Vlad away")
    expect(page.locator("[data-action=sit]").first).to_be_visible()
    host.page.locator("[data-bot=hard]").click()
    host.page.get_by_role("button", name="Put Bot (hard) on seat 3").click()
    expect(chair(guest, 3)).to_have_attribute("data-chair", "bot:hard")
    host.no_barriers()
    host.picture("waiting")
    page.locator("[data-action=sit]").click()
    # The last chair is taken, and the match begins; everybody goes on as their monster.
    expect(page.locator("[data-seat='1'] [data-avatar=uni]")).to_have_count(1)
