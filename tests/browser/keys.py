"""A person without a mouse: every step is a key, and nothing is focused but by keys."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from .visitor import Visitor

_PATIENCE: Final = 60
"""Steps of a walk, at most, and turns of one round."""
_HERE: Final = "which => document.activeElement?.matches(which) ?? false"
_AIM: Final = """which => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const ways = [...document.querySelectorAll(which)]
    .filter((one) => one.getClientRects().length)
    .map((one) => { const [a, b] = middle(one); return [a - x, b - y]; })
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  if (!ways.length) return [];
  const [dx, dy] = ways[0];
  const across = dx > 0 ? "ArrowRight" : "ArrowLeft", along = dy > 0 ? "ArrowDown" : "ArrowUp";
  return Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
}"""
_STAMP: Final = (
    "() => { const one = document.activeElement; one.dataset.passed = `${+(one.dataset.passed ?? 0) + 1}`;"
    " return one.dataset.passed; }"
)


class Keys:
    """Hands on the keyboard."""

    def __init__(self, me: Visitor) -> None:
        self.page: Page = me.page
        # A mouse that is used after all is found out.
        self.page.add_init_script("addEventListener('pointerdown', () => { window.pointed = true; }, true)")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, which: str) -> bool:
        """Whether the focus is on such a thing."""
        return bool(self.page.evaluate(_HERE, which))

    def walk(self, which: str) -> None:
        """Go by arrows to the nearest such thing; where no arrow leads on, Tab does."""
        expect(self.page.locator(which).first).to_be_attached()
        if not self.at("[data-target]"):
            self.press("ArrowDown")
        for _ in range(_PATIENCE):
            if self.at(which):
                return
            ways = self.page.evaluate(_AIM, which)
            assert ways, f"nothing is {which}"
            turns = int(self.page.evaluate(_STAMP))
            # Past the same thing again: the other way round, then Tab.
            self.press([*ways, "Tab", "Shift+Tab"][(turns - 1) % 4])
        raise AssertionError(f"no way by keys to {which}")

    def take(self, which: str) -> None:
        """Go there and press Enter."""
        self.walk(which)
        self.press("Enter")

    def never_pointed(self) -> None:
        """Nothing was clicked since the page was loaded."""
        assert not self.page.evaluate("window.pointed")
