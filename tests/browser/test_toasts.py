"""News at the edge of the page never lie on anything that one may want to press."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import Visitor

Visit = Callable[..., Visitor]
_COVERED = """() => {
  const toast = document.querySelector("[data-toast]");
  if (!toast) return null;
  const a = toast.getBoundingClientRect();
  const all = document.querySelectorAll("button, a[href], input, select, [role=button], [data-target]");
  return [...all].filter((one) => {
    if (toast.contains(one) || !one.checkVisibility()) return false;
    const b = one.getBoundingClientRect();
    return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((one) => one.outerHTML.slice(0, 100));
}"""


def covered(me: Visitor) -> list[str]:
    me.page.locator("[data-toast]").first.wait_for()
    me.page.wait_for_timeout(450)
    found: list[str] = me.page.evaluate(_COVERED)
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_toast_lies_on_no_button(visit: Visit, phone: bool) -> None:
    """With a plan on the table and Confirm in its corner; with the menu open; at home."""
    me = visit("Ani", phone=phone)
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    page.evaluate("navigator.clipboard.writeText = () => Promise.resolve()")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link for spectators").click()
    assert covered(me) == []
    page.keyboard.press("Escape")
    me.pick()
    page.locator("[data-space][data-target]").first.click()
    page.locator("[data-action=commit]").wait_for()
    assert covered(me) == []
    me.picture("planned", both=False)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_refused_wish_at_home(visit: Visit, phone: bool) -> None:
    me = visit("Ani", phone=phone)
    page = me.page
    # An answer that makes no sense is as good as none.
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(body="") if route.request.method == "POST" else route.continue_(),
    )
    page.goto("/")
    me.room().get_by_role("button", name="Play now", exact=True).click()
    assert covered(me) == []
    me.picture("home", both=False)
