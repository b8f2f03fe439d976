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

_SEE: Final = """() => {
  const controls = ":is([data-target], button[data-piece], main :is(button, input, summary))";
  window.__see = () => [...document.querySelectorAll(`.frame ${controls}, .frame > :is(.actions, .prompt)`)]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width);
  window.__seen = new Map(window.__see());
  return window.__seen.size;
}"""
_MOVED: Final = """limit => {
  const now = new Map(window.__see());
  const found = [...window.__seen].flatMap(([one, was]) => {
    const box = now.get(one);
    if (!box) return [];
    const by = ["left", "top", "right", "bottom"].map(side => Math.round((box[side] - was[side]) * 10) / 10);
    return by.some(one => Math.abs(one) > limit) ? [`${one.outerHTML.slice(0, 110)} ${by}`] : [];
  });
  for (const [one, box] of now) if (!window.__seen.has(one)) window.__seen.set(one, box);
  return found;
}"""
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
    const over = "[data-target], aside, .cover, .toasts, .foot, .low, .tabs, .hand";
    if (top && !one.contains(top) && !top.contains(one) && !top.closest(over))
      wrong.push(`covered by ${name(top)}: ${name(one)}`);
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


_WRITTEN: Final = """() => {
  const wrong = new Set(), slack = 3;
  const name = one => one.outerHTML.replace(/\\s+/g, " ").slice(0, 120);
  const touches = document.head.appendChild(document.createElement("style"));
  // What lets touches through hides as well.
  touches.sheet.insertRule("*, *::before, *::after { pointer-events: auto !important }");
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const width = one => one.right - one.left, height = one => one.bottom - one.top;
  const paints = one => {
    const style = getComputedStyle(one);
    if (one instanceof SVGGraphicsElement && !(one instanceof SVGSVGElement))
      return style.fill !== "none" && !(one instanceof SVGTextContentElement)
        && style.fillOpacity * style.opacity > 0.5;
    const [, alpha] = /^rgba\\(.*, ([\\d.]+)\\)$/.exec(style.backgroundColor) ?? [null, 1];
    return (alpha > 0.5 || style.backgroundImage !== "none") && style.opacity > 0.5;
  };
  const written = [];
  const walk = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    const seen = one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    // The names of a city's zones are part of the stage, over which everything else lies.
    if (!seen || one.closest("[data-rampage] svg") || !/[\\p{L}\\p{N}]/u.test(node.data)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      let box = meet(rect, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
      let cut = null, scrolls = false;
      for (let up = one; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.position === "fixed") break;
        if (!/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)) continue;
        const room = up.getBoundingClientRect();
        // What only screen readers hear.
        if (width(room) < 3 || height(room) < 3) box = {left: 0, top: 0, right: 0, bottom: 0};
        scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY);
        const left = meet(box, room);
        const drawn = up instanceof SVGElement;
        if (!scrolls && !cut && !drawn && width(box) > 0 && style.textOverflow !== "ellipsis")
          if (width(box) - width(left) > slack || height(box) - height(left) > slack + 2) cut = up;
        box = left;
      }
      if (cut) wrong.add(`words cut off by ${name(cut).slice(0, 60)}: ${name(one)}`);
      if (width(box) < 3 || height(box) < 5) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const above = [];
      for (const top of document.elementsFromPoint(x, y)) {
        if (one.contains(top) || top.contains(one)) break;
        above.push(top);
      }
      const cover = above.find(paints);
      if (!cover) written.push([one, box, rect.height]);
      else if (!cover.closest("dialog, aside, .tooltip, .cover, .toasts, .foot, .low, .tabs, [popover]"))
        wrong.add(`words covered by ${name(cover).slice(0, 80)}: ${name(one)}`);
    }
  }
  written.forEach(([one, a, high], number) => {
    for (const [other, b, low] of written.slice(number + 1)) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const both = meet(a, b);
      if (width(both) > slack && height(both) > 0.3 * Math.min(high, low))
        wrong.add(`words over words: ${name(one)} AND ${name(other)}`);
    }
  });
  touches.remove();
  return [...wrong];
}"""


_STILL: Final = """() => {
  if (window.__asked?.size || document.fonts.status !== "loaded") return window.__still = 0, false;
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
_ASKED: Final = """
const asked = window.__asked = new Set(), heard = new WeakSet(), send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const {id} = JSON.parse(text);
  if (id !== undefined) asked.add(id);
  if (!heard.has(this)) this.addEventListener("message", ({data}) => asked.delete(JSON.parse(data).id));
  heard.add(this);
  return send.call(this, text);
};
"""


def listen(me: Visitor) -> None:
    """From now on it is known which questions the engine has yet to answer."""
    me.page.add_init_script(f"{{{_ASKED}}}")


def speak(page: Page, lang: str) -> None:
    """Go on in this language."""
    if page.locator("html").get_attribute("lang") != lang:
        # On a narrow page the menu has the switch; it is there all the same.
        page.locator(f"header .switch [lang={lang}]").dispatch_event("click")
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


def resize(me: Visitor, size: str) -> None:
    """A window of one of the sizes."""
    width, height = SIZES[size]
    me.page.set_viewport_size({"width": width, "height": height})


def watch(page: Page) -> None:
    """Remember where everything that can be touched lies now."""
    settle(page)
    assert page.evaluate(_SEE)


def moved(page: Page) -> list[str]:
    """What lies elsewhere than when it was last watched; what is new is watched, too."""
    settle(page)
    found: list[str] = page.evaluate(_MOVED, LIMIT)
    return found


def settle(page: Page) -> None:
    """Until nothing moves by itself any more, and the engine has answered."""
    page.wait_for_function(_STILL, polling=50)


def lying(page: Page) -> list[str]:
    """What overlaps, is cut off, covered or outside of the window."""
    settle(page)
    found: list[str] = page.evaluate(_LYING)
    return [*found, *written(page)]


def written(page: Page) -> list[str]:
    """Words that are cut off, covered, or written over others."""
    found: list[str] = page.evaluate(_WRITTEN)
    return found


def ready(me: Visitor, selector: str) -> None:
    """Until the table asks."""
    expect(me.page.locator(selector).first).to_be_attached(timeout=30_000)
