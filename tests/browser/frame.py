"""Measuring the table's frame: what moves while one plans, what overlaps, is cut off or covered."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from .visitor import Visitor

SIZES: Final = {
    "desktop": (1440, 900),
    "laptop": (1366, 768),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "landscape": (844, 390),
}
LIMIT: Final = 2
"""px that a target may move while one plans"""

_TARGETS: Final = (
    """.frame [data-target], .frame [data-piece]:is(button), .frame > .actions, .frame > .prompt"""
)
_SEE: Final = f"""() => {{
  const seen = new Map();
  for (const one of document.querySelectorAll(`{_TARGETS}`)) {{
    if (!one.checkVisibility({{visibilityProperty: true}})) continue;
    const box = one.getBoundingClientRect();
    if (box.width) seen.set(one, box);
  }}
  window.__seen = seen;
  return seen.size;
}}"""
_MOVED: Final = """limit => [...window.__seen].flatMap(([one, was]) => {
  if (!one.isConnected || !one.checkVisibility({visibilityProperty: true})) return [];
  const box = one.getBoundingClientRect();
  const by = ["left", "top", "right", "bottom"].map(side => Math.round((box[side] - was[side]) * 10) / 10);
  return by.some(one => Math.abs(one) > limit) ? [`${one.outerHTML.slice(0, 110)} ${by}`] : [];
})"""
_LYING: Final = """() => {
  const wrong = [];
  const name = one => one.outerHTML.replace(/\\s+/g, " ").slice(0, 120);
  const frame = document.querySelector(".frame");
  // What scrolls may be scrolled into sight; everything else must lie in it.
  const clips = one => {
    const found = [];
    for (let up = one.parentElement; up && up !== frame.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) return {scrolls: up, found};
      if (/hidden|clip/.test(style.overflowY + style.overflowX)) found.push(up);
    }
    return {scrolls: null, found};
  };
  const slack = 3;
  for (const one of frame.querySelectorAll("[data-target], button, a")) {
    if (!one.checkVisibility({visibilityProperty: true}) || one.closest("[inert]")) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const {scrolls, found} = clips(one);
    for (const up of found) {
      const room = up.getBoundingClientRect();
      const out = Math.max(room.left - box.left, box.right - room.right,
        room.top - box.top, box.bottom - room.bottom);
      if (out > slack) wrong.push(`cut off by ${Math.round(out)}: ${name(one)}`);
    }
    const [right, bottom] = [innerWidth + slack, innerHeight + slack];
    if (!scrolls && (box.right > right || box.bottom > bottom || box.left < -slack || box.top < -slack))
      wrong.push(`outside: ${name(one)}`);
    // Its middle must be its own, as far as it is in sight.
    let [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const room = (scrolls ?? document.documentElement).getBoundingClientRect();
    if (x < Math.max(room.left, 0) || x > Math.min(room.right, innerWidth)) continue;
    if (y < Math.max(room.top, 0) || y > Math.min(room.bottom, innerHeight)) continue;
    const top = document.elementFromPoint(x, y);
    if (top && !one.contains(top) && !top.contains(one) && !top.closest("[data-target], .cover, .toasts"))
      if (!top.closest(".foot, .low, .tabs, .hand")) wrong.push(`covered by ${name(top)}: ${name(one)}`);
  }
  // Words of buttons and of the bars are whole.
  for (const one of frame.querySelectorAll("button, a, .line, .phase, .facts li, h1, h2, h3")) {
    if (!one.checkVisibility({visibilityProperty: true}) || !one.textContent.trim()) continue;
    const style = getComputedStyle(one);
    const cut = one.clientWidth > 2 && one.scrollWidth > one.clientWidth + slack;
    if (cut && /hidden|clip/.test(style.overflowX)) wrong.push(`words cut off: ${name(one)}`);
  }
  return wrong;
}"""


_STILL: Final = """() => {
  const looked = ".frame [data-target], .frame [data-piece], .frame > *, .frame .prompt *";
  const now = [...document.querySelectorAll(looked)].map(one => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join();
  }).join(" ");
  window.__still = now === window.__before ? (window.__still ?? 0) + 1 : 0;
  window.__before = now;
  if (window.__still < 4) return false;
  window.__still = 0;
  return true;
}"""


def resize(me: Visitor, size: str) -> None:
    """A window of one of the sizes."""
    width, height = SIZES[size]
    me.page.set_viewport_size({"width": width, "height": height})


def watch(page: Page) -> None:
    """Remember where everything that can be touched lies now."""
    settle(page)
    assert page.evaluate(_SEE)
    # On a busy machine forecasts come late; nothing has been touched so far.
    for _ in range(10):
        page.wait_for_timeout(250)
        if not moved(page):
            return
        page.evaluate(_SEE)


def moved(page: Page) -> list[str]:
    """What lies elsewhere than when it was last watched."""
    settle(page)
    found: list[str] = page.evaluate(_MOVED, LIMIT)
    return found


def settle(page: Page) -> None:
    """Until nothing moves by itself any more, and the engine has answered."""
    page.wait_for_function(_STILL, polling=120)


def lying(page: Page) -> list[str]:
    """What overlaps, is cut off, covered or outside of the window."""
    settle(page)
    found: list[str] = page.evaluate(_LYING)
    return found


def ready(me: Visitor, selector: str) -> None:
    """Until the table asks."""
    expect(me.page.locator(selector).first).to_be_attached(timeout=30_000)
