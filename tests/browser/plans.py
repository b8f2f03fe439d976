"""Decisions in the middle of a match, and plans that are laid out for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from monstrerie import Match

from .positions import ADVANCED_PETZ, offers, reached

Plan = Callable[[Page], None]


def clicks(*selectors: str) -> Plan:
    """Click these, one after the other, until a plan is laid out."""

    def act(page: Page) -> None:
        for selector in selectors:
            # Without moving what lies in sight: the page itself brings what it asks for into sight.
            page.locator(selector).locator("visible=true").first.click()

    return act


def _slide(field: str, value: float) -> Plan:
    """Move a slider, which may be folded away."""
    slid = "(one, to) => { one.value = to; one.dispatchEvent(new Event('input', {bubbles: true})); }"
    return lambda page: page.locator(f"[data-field={field}]").evaluate(slid, value)


def _monsters() -> Match:
    return reached("mighty-monsters", 6, 3, offers("play"), first="host", factions="dealt", whim=True)


def _orders() -> Match:
    return reached("dungeon-lords", 3, 5, offers("order"))


def _hiring() -> Match:
    return reached("dungeon-lords", 3, 5, offers("dig"))


def _battle() -> Match:
    return reached("dungeon-lords", 3, 5, offers("lay"))


def _groups() -> Match:
    return reached("dungeon-petz", 3, 4, offers("gather"), **ADVANCED_PETZ)


def _errand() -> Match:
    return reached("dungeon-petz", 3, 4, offers("send"), **ADVANCED_PETZ)


def _cards() -> Match:
    return reached("dungeon-petz", 3, 4, offers("assign"), **ADVANCED_PETZ)


def before_the_fights() -> Match:
    """One more move, and the guards of the round are fought."""

    def last(match: Match) -> bool:
        return [one["standing"] for one in match.view(0)["seats"]] == [1, 2, 2] and match.to_act == (0,)

    return reached("mighty-monsters", 3, 4, last, factions="dealt")


def _gestures() -> Match:
    return reached("rampage", 4, 7, offers("flick"), first="host", tremor="off")


PLANS: Final[dict[str, tuple[Callable[[], Match], str, list[Plan]]]] = {
    "monsters": (
        _monsters,
        ".hand .playable",
        [clicks(".hand .playable"), clicks("[data-space][data-target]")],
    ),
    "orders": (
        _orders,
        "[data-spot^='order:'][data-target]",
        [clicks("[data-spot^='order:'][data-target]:not(.ghost)")] * 3,
    ),
    "digging": (
        _hiring,
        "[data-spot^='cell:'][data-target]",
        [clicks("[data-spot^='cell:'][data-target]")],
    ),
    "battle": (
        _battle,
        "[data-spot^='lair:'][data-target]",
        [clicks("[data-spot^='trap:'][data-target]"), clicks("[data-spot^='lair:'][data-target]")],
    ),
    "groups": (
        _groups,
        "[data-pool=imps]",
        [
            clicks("[data-pool=imps]"),
            clicks("[data-pool=gold]"),
            clicks("[data-exit-number='2']", "[data-pool=imps]"),
        ],
    ),
    "errand": (_errand, "[data-petz] [data-target]", [clicks(".town [data-target]")]),
    "cards": (
        _cards,
        ".hand .usable",
        [clicks(".hand .usable"), clicks("button.bar.open, button.bar.assigned")],
    ),
    "gestures": (
        _gestures,
        "canvas[data-stage=ready], [data-rampage=flat] [data-choice]",
        [
            clicks("[data-choice=flick]"),
            _slide("direction", 200),
            clicks("[data-action=let-be]"),
            clicks("[data-choice]:not(.gesture)"),
        ],
    ),
}
